"""Phase 1: acquiring cards from the row."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.step import Ask, AskTold, Step
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.state import Player, SchwarmState

BLUE_CARDS: Final = 2


class NewRound(Step[SchwarmState]):
    """A step that lays out the row: light cards in random order, two blue ones and the green one, and the order cards
    at the end (SW-L1, SW-NR1..NR3)."""

    def act(self, s: SchwarmState) -> None:
        s.round += 1
        words.tell_round_begins(s, s.round)
        while s.light:
            s.row.append(s.pick(s.light))
        if len(s.blue_pile) < BLUE_CARDS:
            s.blue_pile = sorted(s.blue_spent)
            s.blue_spent = []
        for _ in range(BLUE_CARDS):
            s.row.append(s.pick(s.blue_pile))
        s.row += s.content.green
        for player in s.players:
            player.joker = 1
        s.turn = 0
        s.then(words.ACQUIRE)


class Acquire(Ask[SchwarmState]):
    """Everyone takes one card at a time, in the order of the stones. A card costs one point for each card before it
    (SW-P1.1..P1.8, SW-P1.11). A player who cannot take any card waits, and a player who has all cards is skipped
    (SW-Q44)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        found = []
        if not has_all_cards(s, player):
            found = [words.take(price) for price in range(min(len(s.row), player.points + 1))]
        if not player.order and len(s.row) <= player.points:
            found += [words.take_order(number) for number in s.order_stack]
        return found

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        """Return the rule against one card too many, or against a card that costs too much."""
        player = s.players[seat]
        if verb(choice) == words.TAKE:
            return "SW-P1.6" if has_all_cards(s, player) else "SW-Q4"
        return "SW-P1.6" if player.order or words.chosen_number(choice) not in s.order_stack else "SW-Q4"

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        player = s.players[seat]
        s.pass_turn()
        s.then(words.ACQUIRE)
        if verb(choice) == words.TAKE:
            price = words.chosen_place(choice)
            card = s.row.pop(price)
            player.cards.append(card)
            words.tell_card_taken(s, seat, card, price)
        else:
            price = len(s.row)
            player.order = words.chosen_number(choice)
            s.order_stack.remove(player.order)
            words.tell_order_taken(s, seat, player.order, price)
            words.then_pick_ability(s, taker=seat)
        player.points -= price

    def act(self, s: SchwarmState) -> None:
        """Let the current player wait, or skip them if they have all cards. Set the order once all cards are taken."""
        if not s.row and not s.order_stack:
            s.then(words.SET_ORDER)
            return
        seat = s.at_turn()
        if not s.players[seat].order:
            words.tell_waits(s, seat)
        s.pass_turn()
        s.then(words.ACQUIRE)


def has_all_cards(s: SchwarmState, player: Player) -> bool:
    """Return whether a player has a full quota of action cards for the round (SW-P1.6)."""
    return len(player.cards) >= s.variant.quota


class PickAbility(AskTold[SchwarmState]):
    """With an order card a player picks one of the remaining abilities. The golden one brings its tile at once
    (SW-P1.9, SW-AB1..AB3)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        return [words.choose_ability(ability) for ability in s.abilities]

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        player = s.players[seat]
        player.ability = words.chosen_ability(choice)
        s.abilities.remove(player.ability)
        words.tell_ability_taken(s, seat, player.ability)
        if player.ability == words.GOLDEN_TILE:
            s.golden -= 1
            player.tiles[words.GOLDEN] += 1


class SetOrder(Step[SchwarmState]):
    """The order cards decide the order of the stones and return to the edge (SW-P1.10, SW-Q45)."""

    def act(self, s: SchwarmState) -> None:
        s.order = sorted(s.everybody(), key=lambda seat: s.players[seat].order)
        s.order_stack = list(range(1, s.seats + 1))
        for seat in s.order:
            words.tell_order_set(s, seat, s.players[seat].order)
            s.players[seat].order = 0
        s.turn = 0
        s.then(words.PLAY_CARD)
