"""Where the first stations stand."""

from typing import Final

from wusel.engine.sets import only
from wusel.engine.step import Ask
from wusel.games.schwarm import words
from wusel.games.schwarm.state import SchwarmState

LEAST_DISTANCE: Final = 4


class FirstStation(Ask[SchwarmState]):
    """A first station with its researcher on one of the start fields left, or by agreement anywhere with some distance
    to the others (SW-S7, SW-V1.1)."""

    def asks(self, s: SchwarmState) -> int:
        return only(words.told_first_station(s))

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        taken = [land for player in s.players for land in player.stations]
        if not s.variant.free_start:
            return [words.found(land) for land in s.sea.starts if land not in taken]
        room = [self.room(s, land, taken) for land in range(s.sea.lands)]
        wanted = min(LEAST_DISTANCE, max(room))
        return [words.found(land) for land in range(s.sea.lands) if room[land] >= wanted]

    def room(self, s: SchwarmState, land: int, taken: list[int]) -> int:
        """How far the nearest first station is."""
        nearest = s.sea.lands
        for other in taken:
            nearest = min(nearest, s.sea.distance(land, other))
        return nearest

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        return "SW-V1.1" if s.variant.free_start else "SW-S7"

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        land = words.chosen_land(choice)
        s.players[seat].stations.append(land)
        s.players[seat].staff.append(1)
        words.tell_founded(s, seat, land)
