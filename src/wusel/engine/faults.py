"""A check of the fields of a state against the kinds that they are declared with."""

from collections.abc import Mapping
from typing import Any

from wusel.engine.data import FLAG, MAYBE, OR_ZERO, SET, Data, DataField
from wusel.engine.kinds import NOTHING
from wusel.engine.sets import members

Values = Mapping[int, str] | range


class KindCheck:
    """A check that notes in `found` which fields of an object, and of all objects in it, hold numbers outside their
    kind."""

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
        """Return whether a list with one place for each member of a kind can have this length. It may be shorter if the
        kind only counts."""
        most = len(self.values[kind])
        return places == most or (places < most and isinstance(self.values[kind], range) and kind != "seat")

    def fits(self, field: DataField, value: int) -> bool:
        """Return whether a field can hold a number."""
        if field.form == FLAG:
            return value in (0, 1)
        if not field.kind:
            return True
        values = self.values[field.kind]
        if field.form == SET:
            return value >= 0 and all(member in values for member in members(value))
        return value in values or (field.form == MAYBE and value == NOTHING) or (field.form == OR_ZERO and value == 0)


def kinds_in(thing: type[Data]) -> dict[str, str]:
    """Return the kinds of the fields of a class and of all objects in it, each with one such field."""
    found: dict[str, str] = {}
    for field in thing.declared():
        if field.thing is not None:
            found |= kinds_in(field.thing)
        found |= {kind: field.name for kind in (field.kind, field.per) if kind}
    return found
