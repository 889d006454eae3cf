"""Phase 2: playing cards, and the two actions on land."""

from typing import Final

from wusel.engine.state import STEP_BITS, WORD_BITS, WORD_MASK
from wusel.engine.step import Ask, AskAlways, Step
from wusel.games.schwarm.cards import BLUE, LIGHT, action_of, colour_of, range_of
from wusel.games.schwarm.content import Content
from wusel.games.schwarm.state import RESEARCHERS, STAFF_LIMIT, STATIONS, Player, SchwarmState
from wusel.games.schwarm.steps.at_sea import AskAtSea
from wusel.games.schwarm.words import (
    BUILD,
    BUILD_STATION,
    BUILT,
    CARD_PLAYED,
    CRAB,
    DOUBLE_CARD,
    FAST_SHIP,
    JOKER,
    JOKER_PLAYED,
    MEET_QUEEN,
    NEXT_PLAYER,
    NO_EFFECT,
    NO_RULE,
    PLAY,
    PLAY_CARD,
    RAISE_TSUNAMI,
    RESEARCHER,
    RESEARCHER_FIRST,
    SAIL_SHIPS,
    SCORE_ROUND,
    SEND_RESEARCHERS,
    SHIP,
    SHIP_AND_RESEARCHER,
    SHIP_FIRST,
    STAFF,
    STAFFED,
    STATION,
    SW_J1,
    SW_J2,
    SW_P2_1,
    SW_ST1,
    SW_ST5,
    TSUNAMI,
    WAKE_CRAB,
    WAKE_WHALE,
    WHALE,
)

ARG: Final = WORD_BITS
SHIP_STEPS: Final = 3
FAST_STEPS: Final = 4


class PlayCard(AskAlways[SchwarmState]):
    """One action card or the joker, turn by turn until all are played (SW-P2.1..P2.4, SW-J1, SW-J2, SW-Q6). Even a last
    card is asked for: with hidden cards nobody else knows which it is."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        player = s.players[seat]
        return 1 << seat if player.cards or player.joker else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        found: list[int] = []
        for card in player.cards:
            choice = PLAY | card << ARG
            if choice not in found:
                found.append(choice)
        if player.joker:
            found += [JOKER | action << ARG for action in range(SHIP_AND_RESEARCHER)]
        return found

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        if choice in self.options(s, seat):
            return NO_RULE
        if choice & WORD_MASK != JOKER:
            return SW_P2_1
        return SW_J2 if not s.players[seat].joker else SW_J1

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        player = s.players[seat]
        if choice & WORD_MASK == JOKER:
            action = choice >> ARG
            how_far = self.content.joker[action]
            player.joker = 0
            s.tell(JOKER_PLAYED, seat, action)
        else:
            card = choice >> ARG
            action, how_far = action_of(card), range_of(card)
            player.cards.remove(card)
            put_away(s, card)
            s.tell(CARD_PLAYED, seat, card)
        s.then(NEXT_PLAYER)
        begin_action(s, player, action, how_far)

    def act(self, s: SchwarmState) -> None:
        """Everybody has played as many cards: the round is over."""
        s.then(SCORE_ROUND)


def put_away(s: SchwarmState, card: int) -> None:
    """Light cards wait for the next round, blue ones leave, the green one is kept (SW-P2.3)."""
    if colour_of(card) == LIGHT:
        s.light.append(card)
        s.light.sort()
    elif colour_of(card) == BLUE:
        s.blue_spent.append(card)


def begin_action(s: SchwarmState, player: Player, action: int, how_far: int) -> None:
    """What comes next for an action (SW-P2.4)."""
    if action == STATION:
        s.then(BUILD_STATION)
    elif action == SHIP:
        s.then(SAIL_SHIPS | steps_of(player) << STEP_BITS)
    elif action == RESEARCHER:
        s.then(SEND_RESEARCHERS)
    elif action == SHIP_AND_RESEARCHER:
        s.then(DOUBLE_CARD)
    elif action == WHALE:
        s.then(WAKE_WHALE | how_far << STEP_BITS)
    elif action == TSUNAMI:
        s.then(RAISE_TSUNAMI | how_far << STEP_BITS)
    elif action == CRAB:
        s.then(WAKE_CRAB | how_far << STEP_BITS)


def steps_of(player: Player) -> int:
    """How far the ships sail together (SW-SH2, SW-SH7, SW-Q9)."""
    return FAST_STEPS if player.ability == FAST_SHIP else SHIP_STEPS


class NextPlayer(Step[SchwarmState]):
    """The next one in the order is at it."""

    def act(self, s: SchwarmState) -> None:
        s.turn = (s.turn + 1) % s.seats
        s.then(PLAY_CARD)


class DoubleCard(Ask[SchwarmState]):
    """Ship and researchers, in any order (SW-SF1)."""

    def asks(self, s: SchwarmState) -> int:
        return 1 << s.seat_at_turn()

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return [SHIP_FIRST, RESEARCHER_FIRST]

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        sail = SAIL_SHIPS | steps_of(s.players[seat]) << STEP_BITS
        if choice == SHIP_FIRST:
            s.then(sail, SEND_RESEARCHERS)
        else:
            s.then(SEND_RESEARCHERS, sail)


class BuildStation(AskAtSea):
    """A station with a researcher on a free land field; without a station or land a researcher on an own station; else
    nothing (SW-ST1..ST6)."""

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        return 1 << seat if self.options(s, seat) else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        if len(player.stations) < STATIONS:
            free = [BUILD | land << ARG for land in range(self.sea.lands) if s.station_owner(land) < 0]
            if free:
                return free
        return staff_options(player)

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        if choice in self.options(s, seat):
            return NO_RULE
        if choice & WORD_MASK == BUILD and s.station_owner(choice >> ARG) >= 0:
            return SW_ST5
        return SW_ST1

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        if choice & WORD_MASK == STAFF:
            staff_station(s, seat, choice >> ARG)
        else:
            build(s, seat, choice >> ARG)
        s.then(MEET_QUEEN | 1 << seat << STEP_BITS)

    def act(self, s: SchwarmState) -> None:
        s.tell(NO_EFFECT, s.seat_at_turn())


def build(s: SchwarmState, seat: int, land: int) -> None:
    """A station, with a researcher while there is one (SW-ST1, SW-ST2)."""
    player = s.players[seat]
    staff = 1 if player.researchers() < RESEARCHERS else 0
    player.stations.append(land)
    player.staff.append(staff)
    s.tell(BUILT, seat, land, staff)


def staff_options(player: Player) -> list[int]:
    """Own stations with room for one more researcher, while there is one (SW-F1, SW-ST3)."""
    if player.researchers() >= RESEARCHERS:
        return []
    places = [place for place in range(len(player.stations)) if player.staff[place] < STAFF_LIMIT]
    return [STAFF | player.stations[place] << ARG for place in places]


def staff_station(s: SchwarmState, seat: int, land: int) -> None:
    """One more researcher on an own station (SW-F1)."""
    player = s.players[seat]
    player.staff[player.stations.index(land)] += 1
    s.tell(STAFFED, seat, land)
