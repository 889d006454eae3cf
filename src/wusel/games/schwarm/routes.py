"""Where ships or a whale can still come to in the move being made, and the best way there: for boards to show."""

from typing import Final

from wusel.engine.sets import added, has, only
from wusel.games.schwarm import words
from wusel.games.schwarm.sea import Sea, way
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.dangers import damage_of

NO_WAY: Final[list[int]] = []


class Routes:
    """The best way to every field that can be reached: the shortest, of several the one that does most harm. A way is
    the fields from where the piece is now to where it comes to."""

    def __init__(self, sea: Sea, s: SchwarmState, seat: int) -> None:
        self.sea = sea
        self.s = s
        self.seat = seat
        self.ways = [NO_WAY] * sea.fields
        self.harm = [0] * sea.fields
        self.prey = 0
        for victim in range(s.seats):
            if victim != seat:
                self.prey |= s.players[victim].ship_bits()

    def swim(self, whale: int, been: int, left: int) -> None:
        """Every way of a whale, which comes to no field twice (SW-D3, SW-D6)."""
        self.go_on([whale], been, left)

    def go_on(self, path: list[int], been: int, left: int) -> None:
        if left == 0:
            return
        for direction in range(4):
            beside = self.sea.next[way(path[-1], direction)]
            if beside >= 0 and not has(been, beside):
                further = [*path, beside]
                self.note(further, self.harm_on(further))
                self.go_on(further, added(been, beside), left - 1)

    def sail(self, ship: int, left: int) -> None:
        """The shortest way of a ship to every field within its steps (SW-SH3)."""
        edge = [[ship]]
        been = only(ship)
        for _ in range(left):
            further: list[list[int]] = []
            for path in edge:
                for direction in range(4):
                    beside = self.sea.next[way(path[-1], direction)]
                    if beside >= 0 and not has(been, beside):
                        been = added(been, beside)
                        further.append([*path, beside])
                        self.note([*path, beside], 0)
            edge = further

    def note(self, path: list[int], harm: int) -> None:
        """A way counts if it is shorter than the one known so far, or as short and does more harm."""
        end = path[-1]
        known = self.ways[end]
        if not known or len(path) < len(known) or (len(path) == len(known) and harm > self.harm[end]):
            self.ways[end] = path
            self.harm[end] = harm

    def harm_on(self, path: list[int]) -> int:
        """What the others would lose on the way, each hit from where the last one left them (SW-DM1..DM4)."""
        if not self.prey:
            return 0
        lost = [0] * self.s.seats
        for field in path[1:]:
            if has(self.prey, field):
                for victim in range(self.s.seats):
                    if victim != self.seat:
                        for ship in self.s.players[victim].ships:
                            if ship == field:
                                lost[victim] += damage_of(self.s, victim, lost[victim], 0)
        return sum(lost)


def routes_of(s: SchwarmState) -> Routes | None:
    """The routes of whoever is just moving ships or a whale."""
    if not s.asked or s.agenda[-1] not in (words.WHALE_SWIMS, words.SAIL_SHIPS):
        return None
    seat = s.seat_at_turn()
    routes = Routes(s.sea, s, seat)
    if s.agenda[-1] == words.WHALE_SWIMS:
        routes.swim(words.told_whale_swims(s).whale, words.told_whale_swims(s).been, words.told_whale_swims(s).left)
    else:
        for ship in s.players[seat].ships:
            routes.sail(ship, words.told_sail_ships(s).left)
    return routes
