"""Phase 2: playing cards, and the two actions on land."""

from typing import Final

from wusel.engine.sets import only
from wusel.engine.step import Ask, AskAlways, Step
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.cards import BLUE, LIGHT, action_of, colour_of, range_of
from wusel.games.schwarm.state import RESEARCHERS, STAFF_LIMIT, STATIONS, Player, SchwarmState
from wusel.games.schwarm.steps.at_sea import AskAtSea

SHIP_STEPS: Final = 3
FAST_STEPS: Final = 4


class PlayCard(AskAlways[SchwarmState]):
    """One action card or the joker, turn by turn until all are played (SW-P2.1..P2.4, SW-J1, SW-J2, SW-Q6). Even a last
    card is asked for: with hidden cards nobody else knows which it is."""

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        player = s.players[seat]
        return only(seat) if player.cards or player.joker else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        found: list[int] = []
        for card in player.cards:
            choice = words.play(card)
            if choice not in found:
                found.append(choice)
        if player.joker:
            found += [words.joker(action) for action in range(words.SHIP_AND_RESEARCHER)]
        return found

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        if verb(choice) != words.JOKER:
            return "SW-P2.1"
        return "SW-J2" if not s.players[seat].joker else "SW-J1"

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        player = s.players[seat]
        if verb(choice) == words.JOKER:
            action = words.chosen_action(choice)
            how_far = s.content.joker[action]
            player.joker = 0
            words.tell_joker_played(s, seat, action)
        else:
            card = words.chosen_card(choice)
            action, how_far = action_of(card), range_of(card)
            player.cards.remove(card)
            put_away(s, card)
            words.tell_card_played(s, seat, card)
        s.then(words.NEXT_PLAYER)
        begin_action(s, player, action, how_far)

    def act(self, s: SchwarmState) -> None:
        """Everybody has played as many cards: the round is over."""
        s.then(words.SCORE_ROUND)


def put_away(s: SchwarmState, card: int) -> None:
    """Light cards wait for the next round, blue ones leave, the green one is kept (SW-P2.3)."""
    if colour_of(card) == LIGHT:
        s.light.append(card)
        s.light.sort()
    elif colour_of(card) == BLUE:
        s.blue_spent.append(card)


def begin_action(s: SchwarmState, player: Player, action: int, how_far: int) -> None:
    """What comes next for an action (SW-P2.4)."""
    if action == words.STATION:
        s.then(words.BUILD_STATION)
    elif action == words.SHIP:
        words.then_sail_ships(s, left=steps_of(player), under_way=0)
    elif action == words.RESEARCHER:
        words.then_send_researchers(s, laid=0)
    elif action == words.SHIP_AND_RESEARCHER:
        s.then(words.DOUBLE_CARD)
    elif action == words.WHALE:
        words.then_wake_whale(s, how_far)
    elif action == words.TSUNAMI:
        words.then_raise_tsunami(s, how_far)
    elif action == words.CRAB:
        words.then_wake_crab(s, how_far)


def steps_of(player: Player) -> int:
    """How far the ships sail together (SW-SH2, SW-SH7, SW-Q9)."""
    return FAST_STEPS if player.ability == words.FAST_SHIP else SHIP_STEPS


class NextPlayer(Step[SchwarmState]):
    """The next one in the order is at it."""

    def act(self, s: SchwarmState) -> None:
        s.turn = (s.turn + 1) % s.seats
        s.then(words.PLAY_CARD)


class DoubleCard(Ask[SchwarmState]):
    """Ship and researchers, in any order (SW-SF1)."""

    def asks(self, s: SchwarmState) -> int:
        return only(s.seat_at_turn())

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return [words.SHIP_FIRST, words.RESEARCHER_FIRST]

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        if choice == words.SHIP_FIRST:
            words.then_send_researchers(s, laid=0)
        words.then_sail_ships(s, left=steps_of(s.players[seat]), under_way=0)
        if choice == words.RESEARCHER_FIRST:
            words.then_send_researchers(s, laid=0)


class BuildStation(AskAtSea):
    """A station with a researcher on a free land field; without a station or land a researcher on an own station; else
    nothing (SW-ST1..ST6)."""

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        return only(seat) if self.options(s, seat) else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        if len(player.stations) < STATIONS:
            free = [words.build(land) for land in range(s.sea.lands) if s.station_owner(land) < 0]
            if free:
                return free
        return staff_options(player)

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        if verb(choice) == words.BUILD and s.station_owner(words.chosen_land(choice)) >= 0:
            return "SW-ST5"
        return "SW-ST1"

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        if verb(choice) == words.STAFF:
            staff_station(s, seat, words.chosen_land(choice))
        else:
            build(s, seat, words.chosen_land(choice))
        words.then_meet_queen(s, changed=only(seat))

    def act(self, s: SchwarmState) -> None:
        words.tell_no_effect(s, s.seat_at_turn())


def build(s: SchwarmState, seat: int, land: int) -> None:
    """A station, with a researcher while there is one (SW-ST1, SW-ST2)."""
    player = s.players[seat]
    staff = 1 if player.researchers() < RESEARCHERS else 0
    player.stations.append(land)
    player.staff.append(staff)
    words.tell_built(s, seat, land, staff)


def staff_options(player: Player) -> list[int]:
    """Own stations with room for one more researcher, while there is one (SW-F1, SW-ST3)."""
    if player.researchers() >= RESEARCHERS:
        return []
    places = [place for place in range(len(player.stations)) if player.staff[place] < STAFF_LIMIT]
    return [words.staff(player.stations[place]) for place in places]


def staff_station(s: SchwarmState, seat: int, land: int) -> None:
    """One more researcher on an own station (SW-F1)."""
    player = s.players[seat]
    player.staff[player.stations.index(land)] += 1
    words.tell_staffed(s, seat, land)
