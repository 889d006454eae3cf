"""Fields and the ways between them; distances are worked out once, when the content is loaded.

A way has a kind: open ground, a step up or down, a line that not everybody crosses, a current. It may lead in one
direction only. What a kind costs is a matter of who travels: one climbs where another goes round. So there is one
`Graph` for a map, and `Routes` on it for each sort of traveller.
"""

from typing import Final, TypeVar

from wusel.engine.sets import NONE, Unions, has, lowest, members, only

Place = TypeVar("Place", bound=int)
"""A field, by whatever kind a game knows it."""

FAR: Final = 9999
NOWHERE: Final = -1
BARRED: Final = 0


class Graph:
    """A map: `to` lists for each field where its ways lead, `kinds` of which kind each of them is."""

    __slots__ = ("fields", "kinds", "to")

    def __init__(self, fields: int) -> None:
        self.fields = fields
        self.to: list[list[int]] = [[] for _ in range(fields)]
        self.kinds: list[list[int]] = [[] for _ in range(fields)]

    def lead(self, here: int, there: int, kind: int) -> None:
        """A way in one direction."""
        self.to[here].append(there)
        self.kinds[here].append(kind)

    def join(self, here: int, there: int, kind: int) -> None:
        """A way in both directions."""
        self.lead(here, there, kind)
        self.lead(there, here, kind)

    def along(self, here: int, kind: int) -> int:
        """Where the first way of a kind leads, a current for example; NOWHERE if there is none."""
        for way in range(len(self.to[here])):
            if self.kinds[here][way] == kind:
                return self.to[here][way]
        return NOWHERE


class Routes:
    """A map as one sort of traveller knows it. `costs` says for each kind of way how many points it takes, BARRED that
    it is not to be used. `near` is the set of fields one way on from each; `apart` has the distance from a field to
    another at here * fields + there, FAR if one cannot get there.

    Where one can get to is found as layers: the set of fields that take no point, those that take one, two and so on.
    `free` has those from each field while nothing is in the way, `around` by points all other fields that take no more.
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
        """The points that a shortest way takes while nothing is in it."""
        return self.apart[here * self.fields + there]

    def freely(self, here: int, most: int) -> int:
        """The other fields one can get to while nothing is in the way."""
        around = self.around[here]
        return around[most] if most < len(around) else around[-1]

    def layers(self, here: int, most: int, blocked: int, ends: int, until: int = NONE) -> list[int]:
        """By points the fields that one can get to with just as many, beginning with the own field. Nobody enters the
        blocked fields, and nobody goes on from those where a move ends; with the first layer that has one of some
        fields it is enough."""
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
        """The layers that have been found, and those that follow them."""
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
        """What it takes to get to each field with so many points, FAR where that is not enough."""
        taken = [FAR] * self.fields
        layers = self.layers(here, most, blocked, ends)
        for points in range(len(layers)):
            for field in members(layers[points]):
                taken[field] = points
        return taken

    def reach(self, here: int, most: int, blocked: int, ends: int) -> int:
        """The set of fields one can get to, the own among them."""
        fields = NONE
        for layer in self.layers(here, most, blocked, ends):
            fields |= layer
        return fields

    def path(self, here: int, there: Place, blocked: int) -> list[Place]:
        """The steps of a shortest way round the blocked fields, empty if there is none. Of several, it is always the
        same one."""
        return self.path_through(self.layers(here, FAR, blocked, NONE), there, NONE)

    def path_through(self, layers: list[int], there: Place, ends: int) -> list[Place]:
        """The steps to a field by which it came into its layer; no step but the last is where a move ends."""
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
    """By layer the fields of all up to it but the first, which is the own field."""
    found = [NONE]
    for points in range(1, len(layers)):
        found.append(found[-1] | layers[points])
    return found


def layer_of(layers: list[int], field: int) -> int:
    """The points that a field takes, NOWHERE if one does not get there."""
    for points in range(len(layers)):
        if has(layers[points], field):
            return points
    return NOWHERE
