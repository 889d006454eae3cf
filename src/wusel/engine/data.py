"""State as plain data: fields declared once with their types, written down exactly, read back strictly."""

from typing import Any, TypeVar

from wusel.engine.errors import BadSave


class Field:
    """A declared field: its name, how deep its lists are nested, and the kind of thing it holds if not numbers."""

    __slots__ = ("depth", "name", "thing")

    def __init__(self, name: str, depth: int = 0, thing: "type[Data] | None" = None) -> None:
        self.name = name
        self.depth = depth
        self.thing = thing


class Data:
    """Something made of numbers, further such things, and lists of both.

    A class names its fields with their types and nothing else; `make declared` writes constructor, `clone` and
    `declared` below them.
    """

    __slots__ = ()

    @classmethod
    def declared(cls) -> list[Field]:
        """Every field, in the order in which the constructor takes them."""
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """Every field in plain builtins, sharing nothing with the original."""
        return {field.name: plain(getattr(self, field.name)) for field in self.declared()}

    def become(self, other: "Data") -> None:
        """Take over every field of another thing of the same kind, which is given up."""
        for field in self.declared():
            setattr(self, field.name, getattr(other, field.name))


class Fixed(Data):
    """Something that never changes once it is made, so clones share it."""

    __slots__ = ()


D = TypeVar("D", bound=Data)


def shape_of(kind: type[Data]) -> str:
    """Every field of a kind of thing and of all it holds, in words: what was written down in another shape cannot be
    read back."""
    fields = []
    for field in kind.declared():
        held = f"({shape_of(field.thing)})" if field.thing is not None else ""
        fields.append(f"{field.name}{'*' * field.depth}{held}")
    return " ".join(fields)


def plain(value: object) -> object:
    if isinstance(value, Data):
        return value.to_data()
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value


def thaw(kind: type[D], data: object, what: str) -> D:
    """A thing of a kind, out of what `to_data` wrote down."""
    if not isinstance(data, dict):
        raise BadSave(f"{what} should have named fields, not be {data!r}")
    make: Any = kind
    made: D = make(*(read(field, field.depth, data.get(field.name), field.name) for field in kind.declared()))
    return made


def read(field: Field, depth: int, value: object, what: str) -> object:
    """A value, if it is what the field declares."""
    if depth:
        if not isinstance(value, list):
            raise BadSave(f"{what} should be a list, not {value!r}")
        return [read(field, depth - 1, each, f"each of {what}") for each in value]
    if field.thing is not None:
        return thaw(field.thing, value, what)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(f"{what} should be a whole number, not {value!r}")
    return value
