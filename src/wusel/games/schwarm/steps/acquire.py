"""Phase 1: acquiring cards from the row."""

from typing import Final

from wusel.engine.state import STEP_BITS, WORD_BITS, WORD_MASK
from wusel.engine.step import Ask, Step
from wusel.games.schwarm.cards import GREEN, card_number
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.tiles import GOLDEN
from wusel.games.schwarm.words import (
    ABILITY_TAKEN,
    ACQUIRE,
    CARD_TAKEN,
    CHOOSE_ABILITY,
    GOLDEN_SWARM_TILE,
    NO_RULE,
    ORDER_SET,
    ORDER_TAKEN,
    PICK_ABILITY,
    PLAY_CARD,
    ROUND_BEGINS,
    SET_ORDER,
    STATION,
    SW_P1_6,
    SW_P1_9,
    SW_Q4,
    TAKE,
    TAKE_ORDER,
    WAITS,
)

ARG: Final = WORD_BITS
BLUE_CARDS: Final = 2
GREEN_CARD: Final = card_number(STATION, GREEN, 0)


class NewRound(Step[SchwarmState]):
    """Light cards in random order, two blue ones, the green one; behind them the order cards (SW-L1, SW-NR1..NR3)."""

    def act(self, s: SchwarmState) -> None:
        s.round += 1
        s.tell(ROUND_BEGINS, s.round)
        while s.light:
            s.row.append(s.pick(s.light))
        if len(s.blue_pile) < BLUE_CARDS:
            s.blue_pile = sorted(s.blue_spent)
            s.blue_spent = []
        for _ in range(BLUE_CARDS):
            s.row.append(s.pick(s.blue_pile))
        s.row.append(GREEN_CARD)
        for player in s.players:
            player.joker = 1
        s.turn = 0
        s.then(ACQUIRE)


class Acquire(Ask[SchwarmState]):
    """In the order of the stones everybody takes one card after the other; a card costs as many points as cards lie
    before it (SW-P1.1..P1.8, SW-P1.11). Who can take nothing waits, who has everything is passed over (SW-Q44)."""

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        player = s.players[seat]
        if may_take_action(s, player) or may_take_order(s, player):
            return 1 << seat
        return 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        found = []
        if may_take_action(s, player):
            affordable = min(len(s.row), player.points + 1)
            found = [TAKE | place << ARG for place in range(affordable)]
        if may_take_order(s, player):
            found += [TAKE_ORDER | number << ARG for number in s.order_stack]
        return found

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        if choice in self.options(s, seat):
            return NO_RULE
        player = s.players[seat]
        if choice & WORD_MASK == TAKE:
            return SW_P1_6 if len(player.cards) >= s.variant.quota else SW_Q4
        return SW_P1_6 if player.order or choice >> ARG not in s.order_stack else SW_Q4

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        player = s.players[seat]
        s.turn = (s.turn + 1) % s.seats
        s.then(ACQUIRE)
        if choice & WORD_MASK == TAKE:
            price = choice >> ARG
            card = s.row.pop(price)
            player.cards.append(card)
            s.tell(CARD_TAKEN, seat, card, price)
        else:
            price = len(s.row)
            player.order = choice >> ARG
            s.order_stack.remove(player.order)
            s.tell(ORDER_TAKEN, seat, player.order, price)
            s.then(PICK_ABILITY | seat << STEP_BITS)
        player.points -= price

    def act(self, s: SchwarmState) -> None:
        """Whoever is at it waits or has everything; when all is taken the order is set."""
        if not s.row and not s.order_stack:
            s.then(SET_ORDER)
            return
        player = s.players[s.seat_at_turn()]
        if not player.order:
            s.tell(WAITS, s.seat_at_turn())
        s.turn = (s.turn + 1) % s.seats
        s.then(ACQUIRE)


def may_take_action(s: SchwarmState, player: Player) -> bool:
    """The front card costs nothing (SW-P1.2, SW-P1.6)."""
    return len(player.cards) < s.variant.quota and len(s.row) > 0


def may_take_order(s: SchwarmState, player: Player) -> bool:
    """The order cards cost as much as cards lie in the row (SW-P1.4, SW-P1.8)."""
    return player.order == 0 and len(s.row) <= player.points


class PickAbility(Ask[SchwarmState]):
    """With an order card comes one of the abilities left; the golden one brings its tile at once (SW-P1.9,
    SW-AB1..AB3)."""

    def asks(self, s: SchwarmState) -> int:
        return 1 << s.arg

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return [CHOOSE_ABILITY | ability << ARG for ability in s.abilities]

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else SW_P1_9

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        player = s.players[seat]
        player.ability = choice >> ARG
        s.abilities.remove(player.ability)
        s.tell(ABILITY_TAKEN, seat, player.ability)
        if player.ability == GOLDEN_SWARM_TILE:
            s.golden -= 1
            player.tiles[GOLDEN] += 1


class SetOrder(Step[SchwarmState]):
    """The stones are placed by the order cards, which go back to the edge (SW-P1.10, SW-Q45)."""

    def act(self, s: SchwarmState) -> None:
        order = [0] * s.seats
        for seat in range(s.seats):
            order[s.players[seat].order - 1] = seat
            s.players[seat].order = 0
        s.order = order
        s.order_stack = list(range(1, s.seats + 1))
        for place in range(s.seats):
            s.tell(ORDER_SET, order[place], place + 1)
        s.turn = 0
        s.then(PLAY_CARD)
