"""Fields and the ways between them; distances are worked out once, when the content is loaded.

A way has a kind: open ground, a step up or down, a line that not everybody crosses, a current. It may lead in one
direction only. What a kind costs is a matter of who travels: one climbs where another goes round. So there is one
`Graph` for a map, and `Routes` on it for each sort of traveller.
"""

from typing import Final

from wusel.engine.sets import NONE, added, has, set_of

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
    another at here * fields + there, FAR if one cannot get there."""

    __slots__ = ("apart", "fields", "near", "points", "to")

    def __init__(self, graph: Graph, costs: list[int]) -> None:
        self.fields = graph.fields
        self.to: list[list[int]] = []
        self.points: list[list[int]] = []
        for here in range(graph.fields):
            points = [costs[kind] for kind in graph.kinds[here]]
            self.to.append([graph.to[here][way] for way in range(len(points)) if points[way] != BARRED])
            self.points.append([cost for cost in points if cost != BARRED])
        self.near = [set_of(there) for there in self.to]
        self.apart: list[int] = []
        for here in range(self.fields):
            self.apart += self.spread(here, FAR, NONE, NONE)

    def distance(self, here: int, there: int) -> int:
        """The points that a shortest way takes while nothing is in it."""
        return self.apart[here * self.fields + there]

    def spread(self, here: int, most: int, blocked: int, ends: int) -> list[int]:
        """What it takes to get to each field with so many points, FAR where that is not enough. Nobody enters the
        blocked fields, and nobody goes on from those where a move ends."""
        taken = [FAR] * self.fields
        taken[here] = 0
        waiting = [here]
        turn = 0
        while turn < len(waiting):
            field = waiting[turn]
            turn += 1
            if field != here and has(ends, field):
                continue
            to, points = self.to[field], self.points[field]
            for way in range(len(to)):
                there = to[way]
                cost = taken[field] + points[way]
                if cost <= most and cost < taken[there] and not has(blocked, there):
                    taken[there] = cost
                    waiting.append(there)
        return taken

    def reach(self, here: int, most: int, blocked: int, ends: int) -> int:
        """The set of fields one can get to, the own among them."""
        taken = self.spread(here, most, blocked, ends)
        fields = NONE
        for field in range(self.fields):
            if taken[field] != FAR:
                fields = added(fields, field)
        return fields

    def path(self, here: int, there: int, blocked: int) -> list[int]:
        """The steps of a shortest way round the blocked fields, empty if there is none. Of several, it is always the
        same one."""
        taken = self.spread(here, FAR, blocked, NONE)
        steps: list[int] = []
        if taken[there] == FAR:
            return steps
        while there != here:
            steps.append(there)
            there = self.before(there, taken)
        steps.reverse()
        return steps

    def before(self, there: int, taken: list[int]) -> int:
        """The field from which a shortest way comes to another."""
        for field in range(self.fields):
            for way in range(len(self.to[field])):
                if self.to[field][way] == there and taken[field] + self.points[field][way] == taken[there]:
                    return field
        return NOWHERE
