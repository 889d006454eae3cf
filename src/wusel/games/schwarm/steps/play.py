"""Phase 2: playing cards, and the two actions on land."""

from typing import Final

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import only
from wusel.engine.step import Ask, AskAlways, Step
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.words import Card, Land

STAFF_LIMIT: Final = 3


class PlayCard(AskAlways[SchwarmState]):
    """Players take turns with one action card or the joker until all are played (SW-P2.1..P2.4, SW-J1, SW-J2, SW-Q6).
    A player is asked even for the last card, because the others do not know hidden cards."""

    def asks(self, s: SchwarmState) -> SeatSet:
        seat = s.at_turn()
        player = s.players[seat]
        return only(seat) if player.cards or player.joker else 0

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        found: list[Choice] = []
        for card in player.cards:
            choice = words.play(card)
            if choice not in found:
                found.append(choice)
        return found + s.content.as_joker if player.joker else found

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        if verb(choice) == words.PLAY:
            return "SW-P2.1"
        return "SW-J1" if s.players[seat].joker else "SW-J2"

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        player = s.players[seat]
        if verb(choice) == words.JOKER:
            player.joker = 0
            words.tell_joker_played(s, seat, words.chosen_action(choice))
        else:
            card = words.chosen_card(choice)
            player.cards.remove(card)
            put_away(s, card)
            words.tell_card_played(s, seat, card)
        s.then(words.NEXT_PLAYER)
        self.doing.happen_all(s, seat, s.content.played_by(choice).effects[::-1])  # the agenda is a stack

    def act(self, s: SchwarmState) -> None:
        """The round is over when all players have played all their cards."""
        s.then(words.SCORE_ROUND)


def put_away(s: SchwarmState, card: Card) -> None:
    """Put a card away: light cards wait for the next round, blue ones leave the game, the green one is kept
    (SW-P2.3)."""
    colour = s.content.cards[card].colour
    if colour == words.LIGHT:
        s.light.append(card)
        s.light.sort()
    elif colour == words.BLUE:
        s.blue_spent.append(card)


class NextPlayer(Step[SchwarmState]):
    """The turn passes to the next player in the order."""

    def act(self, s: SchwarmState) -> None:
        s.pass_turn()
        s.then(words.PLAY_CARD)


class DoubleCard(Ask[SchwarmState]):
    """The player carries out ship and researcher in any order (SW-SF1)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        return [words.SHIP_FIRST, words.RESEARCHER_FIRST]

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        ship_first = choice == words.SHIP_FIRST
        self.doing.happen_all(s, seat, [words.RESEARCHER, words.SHIP] if ship_first else [words.SHIP, words.RESEARCHER])


class BuildStation(Ask[SchwarmState]):
    """The player builds a station with a researcher on a free land field. Without a station or land, a researcher joins
    an own station, or nothing happens (SW-ST1..ST6)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        free = s.free_land()
        if free and player.stations_left():
            return [words.build(land) for land in free]
        return staff_options(player)

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        taken = verb(choice) == words.BUILD and words.chosen_land(choice) not in s.free_land()
        return "SW-ST5" if taken else "SW-ST1"

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        if verb(choice) == words.STAFF:
            staff_station(s, seat, words.chosen_land(choice))
        else:
            build(s, seat, words.chosen_land(choice))
        words.then_meet_queen(s, changed=only(seat))

    def act(self, s: SchwarmState) -> None:
        words.tell_no_effect(s, s.at_turn())


def build(s: SchwarmState, seat: Seat, land: Land) -> None:
    """Build a station, with a researcher if one is left (SW-ST1, SW-ST2)."""
    player = s.players[seat]
    staff = min(1, player.researchers_left())
    player.stations.append(land)
    player.staff.append(staff)
    words.tell_built(s, seat, land, staff)


def staff_options(player: Player) -> list[Choice]:
    """Return the own stations with room for one more researcher, if one is left (SW-F1, SW-ST3)."""
    if not player.researchers_left():
        return []
    stations = zip(player.stations, player.staff, strict=True)
    return [words.staff(land) for land, staff in stations if staff < STAFF_LIMIT]


def staff_station(s: SchwarmState, seat: Seat, land: Land) -> None:
    """Add one researcher to an own station (SW-F1)."""
    player = s.players[seat]
    player.staff[player.stations.index(land)] += 1
    words.tell_staffed(s, seat, land)
