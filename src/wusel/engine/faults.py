"""Whether the fields of a state hold what they can, by the kinds that they are declared with."""

from collections.abc import Mapping
from typing import Any

from wusel.engine.data import FLAG, MAYBE, OR_ZERO, SET, Data, DataField
from wusel.engine.kinds import NOTHING
from wusel.engine.sets import members

Values = Mapping[int, str] | range


class KindCheck:
    """Notes in `found` which fields of a thing, and of all it holds, have numbers that are none of their kind."""

    def __init__(self, values: Mapping[str, Values], seats: int) -> None:
        self.values = {**values, "seat": range(seats)}
        self.seats = seats
        self.found: list[str] = []

    def look_at(self, thing: Data, path: str = "") -> None:
        for field in thing.declared():
            value = getattr(thing, field.name)
            if field.per and not self.has_room(field.per, len(value)):
                self.found.append(f"{path}{field.name} has {len(value)} places")
            self.look_into(field, field.depth, value, path + field.name)

    def look_into(self, field: DataField, depth: int, value: Any, path: str) -> None:  # noqa: ANN401  # a field of any state
        if depth:
            for place, member in enumerate(value):
                self.look_into(field, depth - 1, member, f"{path}[{place}]")
        elif field.thing is not None:
            self.look_at(value, f"{path}.")
        elif not self.fits(field, value):
            self.found.append(f"{path} is {value}")

    def has_room(self, kind: str, places: int) -> bool:
        """Whether a list with a place for each thing of a kind can have so many. Where a kind only counts, fewer do."""
        most = len(self.values[kind])
        return places == most or (places < most and isinstance(self.values[kind], range) and kind != "seat")

    def fits(self, field: DataField, value: int) -> bool:
        """Whether a number can be what a field holds."""
        if field.form == FLAG:
            return value in (0, 1)
        if not field.kind:
            return True
        values = self.values[field.kind]
        if field.form == SET:
            return value >= 0 and all(member in values for member in members(value))
        return value in values or (field.form == MAYBE and value == NOTHING) or (field.form == OR_ZERO and value == 0)


def kinds_in(thing: type[Data]) -> dict[str, str]:
    """The kinds that the fields of a class, and of all it holds, are declared with, each with a field that has it."""
    found: dict[str, str] = {}
    for field in thing.declared():
        if field.thing is not None:
            found |= kinds_in(field.thing)
        found |= {kind: field.name for kind in (field.kind, field.per) if kind}
    return found
