"""Measures of a state that players see and name: wounds, captures, foes, cheese and pages."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.measures import LATE, LESS, MORE, NOW, SOON, Measure
from wusel.engine.sets import count
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.state import WON, MausState


class Wounds(Measure[MausState]):
    """The wounds of all mice."""

    def read(self, s: MausState, seat: Seat) -> float:
        return float(sum([mouse.wounds for mouse in s.party.mice]))


class Captures(Measure[MausState]):
    """The number of captures in this chapter (MM-CAP1)."""

    def read(self, s: MausState, seat: Seat) -> float:
        return float(sum([mouse.captures for mouse in s.party.mice]))


class FreeMice(Measure[MausState]):
    """The mice that are not captured."""

    def read(self, s: MausState, seat: Seat) -> float:
        return float(len([1 for mouse in s.party.mice if mouse.field != NOWHERE]))


class Enemies(Measure[MausState]):
    """Enemies in the room."""

    def read(self, s: MausState, seat: Seat) -> float:
        return float(len(s.enemies()))


class Pages(Measure[MausState]):
    """The pages until the chapter is lost (MM-E1)."""

    def read(self, s: MausState, seat: Seat) -> float:
        return float(s.chapter.end - s.chapter.hourglass)


class Wheel(Measure[MausState]):
    """The cheese on the foes' wheel."""

    def read(self, s: MausState, seat: Seat) -> float:
        return float(s.chapter.wheel)


class Cheese(Measure[MausState]):
    """The cheese of all mice."""

    def read(self, s: MausState, seat: Seat) -> float:
        return float(sum([mouse.cheese for mouse in s.party.mice]))


class Rooms(Measure[MausState]):
    """The rooms that the mice have visited."""

    def read(self, s: MausState, seat: Seat) -> float:
        return float(count(s.house.visited))


class Victory(Measure[MausState]):
    """The share of games, in per cent, that have won the chapter by then."""

    def read(self, s: MausState, seat: Seat) -> float:
        return 100.0 if s.chapter.ended == WON else 0.0


class Things(Measure[MausState]):
    """The items that all mice wear and carry."""

    def read(self, s: MausState, seat: Seat) -> float:
        return float(sum([len(mouse.worn) + len(mouse.pack) for mouse in s.party.mice]))


MEASURES: Final[list[Measure[MausState]]] = [
    Enemies("enemies_now", "enemies", NOW, LESS, 0.2, "enemies"),
    Wounds("wounds_now", "wounds", NOW, LESS, 0.5, "wounds"),
    Cheese("cheese_now", "cheese", NOW, MORE, 0.5, "cheese"),
    Things("things_now", "things", NOW, MORE, 0.2, "things"),
    Wounds("wounds_soon", "wounds", SOON, LESS, 0.2, "wounds"),
    Wounds("wounds_late", "wounds", LATE, LESS, 0.3, "wounds"),
    Captures("captures", "captures", LATE, LESS, 0.1),
    FreeMice("free_mice", "mice", LATE, MORE, 0.1, "captures"),
    Enemies("enemies", "enemies", SOON, LESS, 0.2),
    Pages("pages", "pages", LATE, MORE, 0.15),
    Wheel("wheel", "cheese", SOON, LESS, 0.2),
    Cheese("cheese", "cheese", SOON, MORE, 0.2),
    Rooms("rooms", "rooms", LATE, MORE, 0.1),
    Things("things", "things", LATE, MORE, 0.2),
    Victory("victory", "games", LATE, MORE, 8.0),
]
