"""The places of the first stations."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.step import AskTold
from wusel.games.schwarm import words
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import Land

LEAST_DISTANCE: Final = 4


class FirstStation(AskTold[SchwarmState]):
    """A first station with its researcher goes on one of the remaining start fields. With the variant it goes anywhere
    at some distance from the others (SW-S7, SW-V1.1)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        taken = [land for player in s.players for land in player.stations]
        if not s.variant.free_start:
            return [words.found(land) for land in s.sea.starts if land not in taken]
        room = [self.room(s, land, taken) for land in s.sea.lands]
        wanted = min(LEAST_DISTANCE, max(room))
        return [words.found(land) for land in s.sea.lands if room[land] >= wanted]

    def room(self, s: SchwarmState, land: Land, taken: list[Land]) -> int:
        """Return the distance to the nearest first station."""
        return min([s.sea.distance(land, other) for other in taken], default=len(s.sea.lands))

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        return "SW-V1.1" if s.variant.free_start else "SW-S7"

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        land = words.chosen_land(choice)
        s.players[seat].stations.append(land)
        s.players[seat].staff.append(1)
        words.tell_founded(s, seat, land)
