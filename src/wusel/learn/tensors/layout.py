"""Observation layout: the offset, size and meaning of every segment of the observation vector.

It is derived from the declared fields of a game's state, in their order. The kind of a field determines its encoding.
For numbers without a kind, such as those of a deck, the initial state determines how many there are. Secret values of
another seat have no bytes. Of secret lists only the length is encoded, and of mixed ones also the sum.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, Final

from wusel.engine.data import FLAG, NUMBER, OR_ZERO, SET, Data, DataField
from wusel.engine.errors import BadDeclaration
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.state import OF_EVERY_TABLE
from wusel.engine.vocabulary import SET as SET_OF_ARGS
from wusel.engine.vocabulary import Arg
from wusel.learn.tensors import writers
from wusel.learn.tensors.features import Feature
from wusel.learn.tensors.writers import MAX_BYTE, NONE, ValueIndex, Writer

MAX_ONE_HOT: Final = 24
"""Numbers with at most this many values are one-hot encoded, too."""
MIN_COUNTED: Final = 8
"""A histogram of numbers without a kind reaches at least this far."""
MAX_LIST_BYTES: Final = 256
"""A list of numbers is one-hot encoded if that takes no more bytes."""


class Named:
    """A segment of the observation. `names` are those of its bytes if they have some; a `guess` is computed from what
    was sampled."""

    def __init__(self, name: str, first: int, size: int, says: str, most: int, names: list[str], guess: bool) -> None:
        self.name = name
        self.first = first
        self.size = size
        self.says = says
        self.most = most
        self.names = names
        self.guess = guess


class Layout:
    """All segments of an observation: the observing seat, the current step, the state, and the requested features."""

    def __init__(self, game: Game[Any], options: dict[str, Value], features: list[Feature]) -> None:
        self.seats = int(options["players"])
        self.size = 0
        self.is_own = False
        self.hides = not game.is_open(options)
        self.named: list[Named] = []
        self.game = game
        self.values = game.kind_values
        self.seat = self.add("seat", self.seats, "which seat looks", 1, [str(seat) for seat in range(self.seats)])
        self.asked = self.add("asked", self.seats, "who is asked, the one that looks first", 1)
        self.owing = self.add("owing", self.seats, "who has not chosen yet, the one that looks first", 1)
        steps = [step.name for step in game.steps[::-1]]
        self.step = self.add("step", len(steps), "which step asks", 1, steps)
        agenda = self.add("agenda", len(steps), "how often each step is still to come", MAX_BYTE, steps)
        self.agenda = writers.Counts(agenda, ValueIndex([-1 - step for step in range(len(steps))], steps), False)
        self.arguments = self.argument_writers(game)
        self.writers: list[Writer] = []
        self.add_fields(game.state, "", game.new(options, 0))
        self.state = writers.RowWriter(self.writers)
        self.features = features
        self.feature_writers = [self.feature_writer(each) for each in features]
        self.id = self.fingerprint()

    def fingerprint(self) -> str:
        """A short hash of the layout. Policies refuse to play on another one."""
        lines = [f"{each.name} {each.first} {each.size} {each.says} {','.join(each.names)}" for each in self.named]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]

    def add(
        self, name: str, size: int, says: str, most: int, names: list[str] | None = None, guess: bool = False
    ) -> int:
        """Append a segment and return its offset."""
        first = self.size
        self.named.append(Named(name, first, size, says, most, names or [], guess))
        self.size += size
        return first

    # --- arguments of the current step

    def argument_writers(self, game: Game[Any]) -> list[list[Writer]]:
        """The writers of each step's arguments. Arguments of the same name and kind share a segment."""
        shared: dict[str, Writer] = {}
        found: list[list[Writer]] = []
        for step in game.steps:
            parts: list[Writer] = []
            for arg in game.told[step.name]:
                key = f"{arg.name} {arg.kind} {arg.shape}"
                if key not in shared:
                    shared[key] = self.argument_writer(arg)
                parts.append(shared[key])
            found.append(parts)
        return found

    def argument_writer(self, arg: Arg) -> Writer:
        name = f"about.{arg.name}"
        if arg.shape == SET_OF_ARGS:
            size = max(arg.values) + 1
            return writers.MultiHot(self.add(name, size, f"a set of {arg.kind}", 1), size)
        if arg.kind == "number":
            return writers.Number(self.add(name, 1, "a number", MAX_BYTE))
        index = ValueIndex(arg.values, [str(arg.to_json(value)) for value in arg.values])
        return self.one_hot(name, index, arg.kind)

    # --- the state

    def add_fields(self, kind: type[Data], path: str, initial: object) -> None:
        """Add the writers of a record, one for each field; `initial` is its value in the initial state, if there is
        one."""
        fields = [field for field in kind.declared() if path or field.name not in OF_EVERY_TABLE]
        together = self.together([field for field in fields if field.mixed and self.is_secret(field)], path)
        for field in fields:
            name, value = f"{path}{field.name}", getattr(initial, field.name, None)
            if not self.is_secret(field):
                self.add_field(field, field.depth, name, value)
            elif field.thing is not None:
                raise BadDeclaration(f"{self.game.name}: {name} cannot be secret as a whole; let its fields be")
            elif not field.depth:
                self.writers.append(Writer(NONE))
            elif field.mixed and together is not None:
                self.writers.append(writers.Both(self.length(name), together))
            else:
                self.writers.append(self.length(name))

    def is_secret(self, field: DataField) -> bool:
        """Return whether the observing seat does not know the value of a field."""
        return field.secret and self.hides and not self.is_own

    def together(self, mixed: list[DataField], path: str) -> Writer | None:
        """The writer that all mixed fields of a record share: the histogram of their common content."""
        if not mixed:
            return None
        index, names = self.index_of(mixed[0]), [field.name for field in mixed]
        says = f"how many of each {mixed[0].kind} are in {' and '.join(names)}, all told"
        first = self.add(f"{path}{'+'.join(names)}.each", index.size, says, MAX_BYTE, index.names)
        return writers.Counts(first, index, False)

    def add_field(self, field: DataField, depth: int, path: str, initial: Any) -> None:  # noqa: ANN401  # a field of any state
        """Add the writer of a field; of a thing those of its fields, of a list of things those of each."""
        if field.thing is None:
            self.writers.append(self.field_writer(field, depth, path, initial))
        elif not depth:
            self.add_fields(field.thing, f"{path}.", initial)
        else:
            things = writers.Things(field.per == "seat" and depth == field.depth)
            self.writers.append(things)
            begins: list[int] = []
            for member, value in self.each_member(field, depth, path, initial or []):
                begins.append(len(self.writers))
                self.add_field(field, depth - 1, member, value)
            things.settle(begins, len(self.writers))

    def field_writer(self, field: DataField, depth: int, path: str, initial: Any) -> Writer:  # noqa: ANN401  # as above
        """The writer of a number, or of a list of numbers."""
        if depth > 1 or (depth and (field.form == SET or field.kind == "seat")):
            is_by_seat = field.per == "seat" and depth == field.depth
            members = self.each_member(field, depth, path, initial or [])
            return writers.Members([self.field_writer(field, depth - 1, *each) for each in members], is_by_seat)
        if depth:
            return self.slots(field, path) if field.per else self.counts(field, path, initial or [])
        return self.scalar(field, path)

    def each_member(self, field: DataField, depth: int, path: str, initial: list[Any]) -> Iterator[tuple[str, Any]]:
        """The path and the initial value of each member that a list can have."""
        is_by_seat = field.per == "seat" and depth == field.depth
        count = self.capacity(field.per) if field.per and depth == field.depth else len(initial)
        if not count and field.thing is not None:
            raise BadDeclaration(f"{self.game.name}: how many {path} can there be? (Per...[...] in state.py)")
        of_own = self.is_own
        for place in range(count):
            self.is_own = of_own or (is_by_seat and place == 0)
            yield f"{path}[{place}]", initial[place] if place < len(initial) else None
        self.is_own = of_own

    def scalar(self, field: DataField, path: str) -> Writer:
        if field.form == FLAG or not field.kind:
            most = 1 if field.form == FLAG else MAX_BYTE
            return writers.Number(self.add(path, 1, "a number", most))
        if field.kind == "seat":
            if field.form == SET:
                return writers.MultiHot(self.add(path, self.seats, "a set of seats", 1), self.seats)
            first = self.add(path, self.seats, "which seat, counted from the one that looks", 1)
            return writers.RelativeSeat(first, self.seats)
        index = self.index_of(field)
        if field.form == SET:
            first = self.add(path, index.size, f"a set of {field.kind}", 1, index.names)
            return writers.MultiHot(first, index.size)
        if field.form != NUMBER:
            return self.one_hot(path, index, field.kind)
        number = self.add(path, 1, "a number", index.most)
        if not 2 < index.size <= MAX_ONE_HOT:
            return writers.Number(number)
        first = self.add(f"{path}.is", index.size, "which number", 1, index.names)
        return writers.NumberAndOneHot(first, index)

    def one_hot(self, path: str, index: ValueIndex, kind: str) -> Writer:
        return writers.OneHot(self.add(f"{path}.is", index.size, f"which {kind}", 1, index.names), index)

    def length(self, path: str) -> Writer:
        return writers.Length(self.add(f"{path}.count", 1, "how many", MAX_BYTE))

    def slots(self, field: DataField, path: str) -> Writer:
        """A writer for a list of fixed length, which is encoded member by member."""
        count, is_by_seat = self.capacity(field.per), field.per == "seat"
        plain = order = None
        if field.form in (NUMBER, FLAG):
            most = 1 if field.form == FLAG else self.index_of(field).most if field.kind else MAX_BYTE
            plain = writers.Numbers(self.add(path, count, "numbers", most), count, is_by_seat)
        if field.kind:
            index = self.index_of(field)
            if field.form != NUMBER or (2 < index.size <= MAX_ONE_HOT and count * index.size <= MAX_LIST_BYTES):
                says = f"in order, which {field.kind}, {count} times {index.size}"
                begin = self.add(f"{path}.order", count * index.size, says, 1)
                order = writers.OneHotList(begin, index, count, is_by_seat)
        return writers.Both(plain, order) if plain and order else plain or order or Writer(NONE)

    def counts(self, field: DataField, path: str, initial: list[int]) -> Writer:
        """A writer for a list of any length, which is encoded as a histogram."""
        is_named = field.kind and field.form != NUMBER
        index = self.index_of(field) if is_named else range_index(min(MAX_BYTE, max(MIN_COUNTED, *initial, 0)))
        self.length(path)
        says = f"how many of each {field.kind or 'number'}"
        first = self.add(f"{path}.each", index.size, says, MAX_BYTE, index.names)
        return writers.Counts(first, index, True)

    def feature_writer(self, added: Feature) -> Writer:
        size = len(added.names)
        first = self.add(f"feature.{added.name}", size, added.says, added.most, added.names, added.guess)
        return writers.Numbers(first, size, is_relative=False)

    # --- kinds

    def capacity(self, kind: str) -> int:
        """The length of a list that has one member for each value of a kind."""
        return self.seats if kind == "seat" else len(self.values[kind])

    def index_of(self, field: DataField) -> ValueIndex:
        """The values of a field's kind with their names. Where 0 stands for none, it has no byte."""
        values = self.values[field.kind]
        numbers = [number for number in values if number or field.form not in (OR_ZERO, NUMBER)]
        names = [values[number] if isinstance(values, Mapping) else str(number) for number in numbers]
        return ValueIndex(numbers, names)


def range_index(most: int) -> ValueIndex:
    """An index of the numbers from 0 to `most`."""
    values = list(range(most + 1))
    return ValueIndex(values, [str(value) for value in values])
