"""The fields that ships or a whale can still reach in the current move, with the best way to each, for boards to
show."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.sets import added, has, only
from wusel.games.schwarm import words
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.dangers import damage_of
from wusel.games.schwarm.words import Field, FieldSet

NO_WAY: Final[list[Field]] = []


class Routes:
    """The best ways to all fields that can be reached: the shortest, and of several the most harmful. A way has the
    fields from the piece's place to its destination."""

    def __init__(self, s: SchwarmState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.ways = [NO_WAY] * len(s.sea.fields)
        self.harm = [0] * len(s.sea.fields)
        self.prey = s.ships_of_others(seat)

    def swim(self, path: list[Field], been: FieldSet, left: int) -> None:
        """Note every way of a whale, which enters no field twice (SW-D3, SW-D6)."""
        if left == 0:
            return
        for beside in self.s.sea.beside[path[-1]]:
            if not has(been, beside):
                further = [*path, beside]
                self.note(further, self.harm_on(further))
                self.swim(further, added(been, beside), left - 1)

    def sail(self, ship: Field, left: int) -> None:
        """Note the shortest way of a ship to every field within its steps (SW-SH3)."""
        edge = [[ship]]
        been = only(ship)
        for _ in range(left):
            further: list[list[Field]] = []
            for path in edge:
                for beside in self.s.sea.beside[path[-1]]:
                    if not has(been, beside):
                        been = added(been, beside)
                        further.append([*path, beside])
                        self.note([*path, beside], 0)
            edge = further

    def note(self, path: list[Field], harm: int) -> None:
        """Keep a way if it is shorter than the known one, or as short and more harmful."""
        end = path[-1]
        known = self.ways[end]
        if not known or len(path) < len(known) or (len(path) == len(known) and harm > self.harm[end]):
            self.ways[end] = path
            self.harm[end] = harm

    def harm_on(self, path: list[Field]) -> int:
        """Return the points that the others would lose on the way. Each hit depends on the points left by the one
        before (SW-DM1..DM4)."""
        if not self.prey:
            return 0
        lost = [0] * self.s.seats
        for field in path[1:]:
            if has(self.prey, field):
                for victim in self.s.everybody():
                    if victim != self.seat:
                        for ship in self.s.players[victim].ships:
                            if ship == field:
                                lost[victim] += damage_of(self.s, victim, lost[victim], 0)
        return sum(lost)


def routes_of(s: SchwarmState) -> Routes | None:
    """Return the routes of the current player, while moving ships or a whale."""
    if not s.asked or s.agenda[-1] not in (words.WHALE_SWIMS, words.SAIL_SHIPS):
        return None
    seat = s.at_turn()
    routes = Routes(s, seat)
    if s.agenda[-1] == words.WHALE_SWIMS:
        told = words.told_whale_swims(s)
        routes.swim([told.whale], told.been, told.left)
    else:
        for ship in s.players[seat].ships:
            routes.sail(ship, words.told_sail_ships(s).left)
    return routes
