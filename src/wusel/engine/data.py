"""State as plain data: fields declared once with their types, written down exactly, read back strictly."""

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
"""The slots of a class whose fields are declared: those of what is made from it."""


class DataField:
    """A declared field: its name, how deep its lists are nested, the class of the things it holds if not numbers, and
    what kind of number those are: empty if no kind is named. `form` says how a number of that kind is meant, `per` is
    the kind whose things have a place each in the list. What is `secret` others cannot know; what is `mixed` besides,
    they know together."""

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
    """Something made of numbers, further such things, and lists of both.

    A class names its fields with their kinds; from that `make declared` writes what is really put on a table, with
    slots, `clone`, `read_out` and `declared`, and a function `new_...` that takes every field.
    """

    __slots__ = ()

    @classmethod
    def declared(cls) -> list[DataField]:
        """Every field, in the order in which the constructor takes them."""
        raise NotImplementedError

    def clone(self) -> Self:
        """The same once more, sharing nothing that can change."""
        raise NotImplementedError

    def read_out(self, to: "Listener") -> None:
        """Tell what each declared field holds, in their order; of a state without the fields of every table."""
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """Every field in plain builtins, sharing nothing with the original."""
        return {field.name: plain(getattr(self, field.name)) for field in self.declared()}

    def become(self, other: "Data") -> None:
        """Take over every field of another thing of the same kind, which is given up."""
        for field in self.declared():
            setattr(self, field.name, getattr(other, field.name))


class Listener:
    """Is told what a thing holds, field by field: numbers, things, lists of them, and lists of such lists; of
    numbers even deeper ones."""

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
    made = kind()
    for field in kind.declared():
        setattr(made, field.name, read(field, field.depth, data.get(field.name), field.name))
    return made


def read(field: DataField, depth: int, value: object, what: str) -> object:
    """A value, if it is what the field declares."""
    if depth:
        if not isinstance(value, list):
            raise BadSave(f"{what} should be a list, not {value!r}")
        return [read(field, depth - 1, each, f"each of {what}") for each in value]
    if field.thing is not None:
        return thaw(field.thing, value, what)
    return whole_number(value, what)


def whole_number(value: object, what: str) -> int:
    """Return the value if it is an integer. A bool is none, although Python counts it as one."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(f"{what} should be a whole number, not {value!r}")
    return value
