"""Whether the fields of a state hold what they can, by the kinds that they are declared with."""

from collections.abc import Mapping
from typing import Any

from wusel.engine.data import FLAG, MAYBE, OR_ZERO, SET, Data, Field
from wusel.engine.kinds import NOTHING
from wusel.engine.sets import members

Values = Mapping[int, str] | range


def faults_in(thing: Data, values: Mapping[str, Values], seats: int) -> list[str]:
    """Which fields of a thing, and of all it holds, have numbers that are none of their kind."""
    found: list[str] = []
    note_faults(thing, "", values, seats, found)
    return found


def note_faults(thing: Data, path: str, values: Mapping[str, Values], seats: int, found: list[str]) -> None:
    """Note which fields of a thing, and of all it holds, have numbers that are none of their kind."""
    for field in thing.declared():
        value = getattr(thing, field.name)
        if field.per and len(value) != (seats if field.per == "seat" else len(values[field.per])):
            found.append(f"{path}{field.name} has {len(value)} places")
        note_field(field, field.depth, value, path + field.name, values, seats, found)


def note_field(
    field: Field,
    depth: int,
    value: Any,
    path: str,
    values: Mapping[str, Values],
    seats: int,
    found: list[str],
) -> None:
    if depth:
        for place, member in enumerate(value):
            note_field(field, depth - 1, member, f"{path}[{place}]", values, seats, found)
    elif field.thing is not None:
        note_faults(value, f"{path}.", values, seats, found)
    elif field.form == FLAG and value not in (0, 1):
        found.append(f"{path} is {value}")
    elif field.kind and not fits(field, value, range(seats) if field.kind == "seat" else values[field.kind]):
        found.append(f"{path} is {value}")


def fits(field: Field, value: int, values: Values) -> bool:
    """Whether a number can be what a field holds."""
    if field.form == SET:
        return value >= 0 and all(member in values for member in members(value))
    return value in values or (field.form == MAYBE and value == NOTHING) or (field.form == OR_ZERO and value == 0)


def kinds_in(thing: type[Data]) -> list[Field]:
    """The fields of a class, and of all it holds, that are declared with a kind; and those with places for one."""
    found: list[Field] = []
    for field in thing.declared():
        if field.thing is not None:
            found += kinds_in(field.thing)
        found += [Field(field.name, kind=kind) for kind in (field.kind, field.per) if kind]
    return found
