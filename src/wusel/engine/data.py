"""State as plain data: fields are declared once with their types, written exactly and read back strictly."""

from typing import Final, Self, TypeVar

from wusel.engine.errors import BadSave
from wusel.engine.subclassing import open_class

NUMBER: Final = 0
ONE_OF: Final = 1
MAYBE: Final = 2
OR_ZERO: Final = 3
SET: Final = 4
FLAG: Final = 5
PILE: Final = 6

MADE: tuple[str, ...] = ()
"""The slots of a class that declares fields. They are empty because the class generated from it has the real slots."""


class DataField:
    """A declared field: its name, the nesting depth of its lists, the class of the objects in it, and the kind of its
    numbers.

    `thing` is None if the field holds numbers, and `kind` is empty if they are of no declared kind. `form` says how a
    number of the kind is encoded. `per` is the kind whose members each have one place in the list. A `secret` field is
    hidden from the other players; if it is also `mixed`, they know its contents as a whole.
    """

    __slots__ = ("depth", "form", "kind", "mixed", "name", "per", "secret", "thing")

    def __init__(
        self,
        name: str,
        depth: int = 0,
        thing: "type[Data] | None" = None,
        kind: str = "",
        form: int = NUMBER,
        per: str = "",
        secret: bool = False,
        mixed: bool = False,
    ) -> None:
        self.name = name
        self.depth = depth
        self.thing = thing
        self.kind = kind
        self.form = form
        self.per = per
        self.secret = secret
        self.mixed = mixed


@open_class(allow_interpreted_subclasses=True)
class Data:
    """An object made of numbers, further such objects, and lists of both.

    A class names its fields with their kinds. From that `make declared` generates the class that games use, with slots,
    `clone`, `read_out` and `declared`, and a function `new_...` that takes every field.
    """

    __slots__ = ()

    @classmethod
    def declared(cls) -> list[DataField]:
        """Return every field, in the order in which the constructor takes them."""
        raise NotImplementedError

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable with the original."""
        raise NotImplementedError

    def read_out(self, to: "Listener") -> None:
        """Pass the value of each declared field to a listener, in order. For a state, omit the fields that every state
        has."""
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """Return every field in plain builtins that share nothing with the original."""
        return {field.name: plain(getattr(self, field.name)) for field in self.declared()}

    def become(self, other: "Data") -> None:
        """Take over every field of another object of the same class. The other object must not be used afterwards."""
        for field in self.declared():
            setattr(self, field.name, getattr(other, field.name))


class Listener:
    """A visitor that receives the values of an object field by field: numbers, objects, lists of them, and lists of
    such lists. Lists of numbers may be nested one level deeper."""

    def number(self, value: int) -> None:
        raise NotImplementedError

    def numbers(self, values: list[int]) -> None:
        raise NotImplementedError

    def lists(self, values: list[list[int]]) -> None:
        raise NotImplementedError

    def deeper(self, values: list[list[list[int]]]) -> None:
        raise NotImplementedError

    def thing(self, value: Data) -> None:
        raise NotImplementedError

    def things(self, values: list[Data]) -> None:
        raise NotImplementedError

    def rows(self, values: list[list[Data]]) -> None:
        raise NotImplementedError


@open_class(allow_interpreted_subclasses=True)
class Fixed(Data):
    """An object that never changes after it is made, so clones share it."""

    __slots__ = ()


D = TypeVar("D", bound=Data)


def shape_of(kind: type[Data]) -> str:
    """Return every field of a class and of all objects in it, as text. Data written with another shape cannot be read
    back."""
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
    """Return an object of a class from the data that `to_data` wrote."""
    if not isinstance(data, dict):
        raise BadSave(f"{what} should have named fields, not be {data!r}")
    made = kind()
    for field in kind.declared():
        setattr(made, field.name, read(field, field.depth, data.get(field.name), field.name))
    return made


def read(field: DataField, depth: int, value: object, what: str) -> object:
    """Return a value if it matches what the field declares; raise otherwise."""
    if depth:
        if not isinstance(value, list):
            raise BadSave(f"{what} should be a list, not {value!r}")
        return [read(field, depth - 1, each, f"each of {what}") for each in value]
    if field.thing is not None:
        return thaw(field.thing, value, what)
    return whole_number(value, what)


def whole_number(value: object, what: str) -> int:
    """Return the value if it is an integer. A bool does not count, although it is an int in Python."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(f"{what} should be a whole number, not {value!r}")
    return value
