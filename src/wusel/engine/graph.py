"""Fields and the ways between them; distances are computed once, when the content is loaded.

A way has a kind: open ground, a step up or down, a line that only some cross, a current. It may lead in one direction
only. The cost of a kind depends on the traveller: one climbs a slope that another must go around. A map therefore has
one `Graph`, and `Routes` on it for each sort of traveller.
"""

from typing import Final, TypeVar

from wusel.engine.sets import NONE, Unions, has, lowest, members, only

Place = TypeVar("Place", bound=int)
"""A field, as any kind that a game declares for it."""

FAR: Final = 9999
NOWHERE: Final = -1
BARRED: Final = 0


class Graph:
    """A map. For each field, `to` lists the fields that its ways lead to, and `kinds` the kind of each way."""

    __slots__ = ("fields", "kinds", "to")

    def __init__(self, fields: int) -> None:
        self.fields = fields
        self.to: list[list[int]] = [[] for _ in range(fields)]
        self.kinds: list[list[int]] = [[] for _ in range(fields)]

    def lead(self, here: int, there: int, kind: int) -> None:
        """Add a way in one direction."""
        self.to[here].append(there)
        self.kinds[here].append(kind)

    def join(self, here: int, there: int, kind: int) -> None:
        """Add a way in both directions."""
        self.lead(here, there, kind)
        self.lead(there, here, kind)

    def along(self, here: int, kind: int) -> int:
        """Return the field that the first way of a kind leads to, for example a current; NOWHERE if there is none."""
        for way in range(len(self.to[here])):
            if self.kinds[here][way] == kind:
                return self.to[here][way]
        return NOWHERE


class Routes:
    """A map for one sort of traveller. `costs` gives the points for each kind of way, BARRED if it cannot be used.
    `near` is the set of fields one way from each field. `apart` has the distance between two fields at here * fields +
    there, FAR if there is no path.

    Reachable fields are found as layers: the set of fields that cost no point, one point, two points and so on. `free`
    has the layers from each field while nothing is in the way. `around` has, by points, all other fields that cost no
    more.
    """

    __slots__ = ("apart", "around", "back", "fields", "free", "near", "on", "prices", "starts")

    def __init__(self, graph: Graph, costs: list[int]) -> None:
        self.fields = graph.fields
        self.prices = sorted({costs[kind] for kinds in graph.kinds for kind in kinds} - {BARRED})
        self.starts = [NONE] * len(self.prices)
        on = [[NONE] * graph.fields for _ in self.prices]
        self.back = [[NONE] * graph.fields for _ in self.prices]
        for here in range(graph.fields):
            for there, kind in zip(graph.to[here], graph.kinds[here], strict=True):
                if costs[kind] != BARRED:
                    price = self.prices.index(costs[kind])
                    self.starts[price] |= only(here)
                    on[price][here] |= only(there)
                    self.back[price][there] |= only(here)
        self.near = [NONE] * graph.fields
        for ways in on:
            self.near = [self.near[field] | ways[field] for field in range(graph.fields)]
        self.on = [Unions(ways) for ways in on]
        self.free = [self.layers_after([only(here)], FAR, NONE, NONE, NONE) for here in range(graph.fields)]
        self.around = [all_so_far(layers) for layers in self.free]
        self.apart: list[int] = []
        for here in range(self.fields):
            self.apart += self.spread(here, FAR, NONE, NONE)

    def distance(self, here: int, there: int) -> int:
        """Return the length of a shortest path in points while nothing is in the way."""
        return self.apart[here * self.fields + there]

    def freely(self, here: int, most: int) -> int:
        """Return the other fields that can be reached while nothing is in the way."""
        around = self.around[here]
        return around[most] if most < len(around) else around[-1]

    def layers(self, here: int, most: int, blocked: int, ends: int, until: int = NONE) -> list[int]:
        """Return, by points, the fields that can be reached with exactly that many, beginning with the own field. No
        path enters the `blocked` fields, and no path continues from the `ends`. The search stops at the first layer
        with one of the `until` fields."""
        free = self.free[here]
        last = min(most, len(free) - 1)
        special = blocked | ends | until
        points = 1
        while points <= last and not free[points] & special:
            points += 1
        if points > last:
            return free[:points]
        layer = free[points]
        if layer & blocked:
            return self.layers_after(free[:points], most, blocked, ends, until)
        found = free[: points + 1]
        return found if layer & until or points == last else self.layers_after(found, most, blocked, ends, until)

    def layers_after(self, found: list[int], most: int, blocked: int, ends: int, until: int) -> list[int]:
        """Return the layers found so far and the layers that follow."""
        taken = blocked
        for layer in found:
            taken |= layer
        prices, starts = self.prices, self.starts
        dearest = prices[-1] if prices else 0
        idle = 0
        points = len(found)
        while idle < dearest and points <= most:
            layer = NONE
            for nth, price in enumerate(prices):
                if points >= price:
                    going = found[points - price] & starts[nth]
                    if points > price:
                        going &= ~ends
                    if going:
                        layer |= self.on[nth].of(going)
            layer &= ~taken
            taken |= layer
            found.append(layer)
            if layer & until:
                break
            idle = 0 if layer else idle + 1
            points += 1
        return found

    def spread(self, here: int, most: int, blocked: int, ends: int) -> list[int]:
        """Return the points that each field takes, FAR if the given points are not enough."""
        taken = [FAR] * self.fields
        layers = self.layers(here, most, blocked, ends)
        for points in range(len(layers)):
            for field in members(layers[points]):
                taken[field] = points
        return taken

    def reach(self, here: int, most: int, blocked: int, ends: int) -> int:
        """Return the set of fields that can be reached, including the own field."""
        fields = NONE
        for layer in self.layers(here, most, blocked, ends):
            fields |= layer
        return fields

    def path(self, here: int, there: Place, blocked: int) -> list[Place]:
        """Return the steps of a shortest path around the blocked fields; empty if there is none. If there are several,
        it is always the same one."""
        return self.path_through(self.layers(here, FAR, blocked, NONE), there, NONE)

    def path_through(self, layers: list[int], there: Place, ends: int) -> list[Place]:
        """Return the steps of the path by which a field came into its layer; only the last step may be one of the
        `ends`."""
        points = layer_of(layers, there)
        steps: list[Place] = []
        while points > 0:
            steps.append(there)
            for price in range(len(self.prices)):
                before = points - self.prices[price]
                if before >= 0:
                    from_there = self.back[price][there] & (layers[before] & ~ends if before else layers[0])
                    if from_there:
                        points = before
                        there = lowest(from_there)  # type: ignore[assignment]  # it is of the kind of the others
                        break
        steps.reverse()
        return steps


def all_so_far(layers: list[int]) -> list[int]:
    """Return, by layer, the fields of all layers up to it, without the first layer, which is the own field."""
    found = [NONE]
    for points in range(1, len(layers)):
        found.append(found[-1] | layers[points])
    return found


def layer_of(layers: list[int], field: int) -> int:
    """Return the points that a field takes; NOWHERE if it cannot be reached."""
    for points in range(len(layers)):
        if has(layers[points], field):
            return points
    return NOWHERE
