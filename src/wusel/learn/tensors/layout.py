"""Which byte of an observation says what: one layout for every game, made from what the game declares.

Fields of the state come as they are declared, by the kinds they are declared with: what a thing can be, how large a
number gets, how many places a list has. Of numbers without a kind, such as those of a deck, the table as it is laid out
tells how many there are at most.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from wusel.engine.data import FLAG, NUMBER, OR_ZERO, SET, Data, DataField
from wusel.engine.errors import BadDeclaration
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.state import OF_EVERY_TABLE
from wusel.engine.vocabulary import SET as SET_OF_ARGS
from wusel.engine.vocabulary import Arg
from wusel.learn.tensors import parts as write
from wusel.learn.tensors.features import Feature
from wusel.learn.tensors.parts import LARGEST, Part, Table

FEW: Final = 24
"""So many numbers, or fewer, have a byte each."""
AT_LEAST: Final = 8
"""So many numbers a pile has room for, however few are in it at first."""
MOST_IN_ORDER: Final = 256
"""A list with places is written in order if that takes no more bytes."""


class Named:
    """A part with its name: where it lies, what it says, and the names of its bytes if they have some."""

    def __init__(self, name: str, first: int, size: int, says: str, most: int, names: list[str], guess: bool) -> None:
        self.name = name
        self.first = first
        self.size = size
        self.says = says
        self.most = most
        self.names = names
        self.guess = guess


class Layout:
    """All parts of an observation: who looks, what is asked, the state, and features that were asked for."""

    def __init__(self, game: Game[Any], options: dict[str, Value], features: list[Feature]) -> None:
        self.seats = int(options["players"])
        self.size = 0
        self.own = False
        self.named: list[Named] = []
        self.game = game
        self.values = game.kind_values
        self.seat = self.add("seat", self.seats, "which seat looks", 1, [str(seat) for seat in range(self.seats)])
        self.asked = self.add("asked", self.seats, "who is asked, the one that looks first", 1)
        self.owing = self.add("owing", self.seats, "who has not chosen yet, the one that looks first", 1)
        steps = [step.name for step in game.steps[::-1]]
        self.step = self.add("step", len(steps), "which step asks", 1, steps)
        agenda = self.add("agenda", len(steps), "how often each step is still to come", LARGEST, steps)
        self.agenda = write.OfEach(agenda, Table([-1 - step for step in range(len(steps))], steps))
        self.about = self.told_parts(game)
        self.state = self.fields_part(game.state, "", game.new(options, 0))
        self.features = features
        self.added = [self.feature(each) for each in features]
        self.id = self.fingerprint()

    def fingerprint(self) -> str:
        """Short, and the same wherever the layout is the same."""
        lines = [f"{each.name} {each.first} {each.size} {each.says} {','.join(each.names)}" for each in self.named]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]

    def add(
        self, name: str, size: int, says: str, most: int, names: list[str] | None = None, guess: bool = False
    ) -> int:
        """Room for a part at the end; says where it begins."""
        first = self.size
        self.named.append(Named(name, first, size, says, most, names or [], guess and not self.own))
        self.size += size
        return first

    # --- what the step that asks was told

    def told_parts(self, game: Game[Any]) -> list[list[Part]]:
        """For every step the parts of what it is told; steps share what has the same name and is of the same kind."""
        shared: dict[str, Part] = {}
        found: list[list[Part]] = []
        for step in game.steps:
            parts: list[Part] = []
            for arg in game.told[step.name]:
                key = f"{arg.name} {arg.kind} {arg.shape}"
                if key not in shared:
                    shared[key] = self.told_part(arg)
                parts.append(shared[key])
            found.append(parts)
        return found

    def told_part(self, arg: Arg) -> Part:
        name = f"about.{arg.name}"
        if arg.shape == SET_OF_ARGS:
            size = max(arg.values) + 1
            return write.SetOf(self.add(name, size, f"a set of {arg.kind}", 1), size)
        if arg.kind == "number":
            return write.Number(self.add(name, 1, "a number", LARGEST))
        return self.one_of(name, Table(arg.values, [str(arg.to_json(value)) for value in arg.values]), arg.kind, False)

    # --- the state

    def fields_part(self, kind: type[Data], path: str, laid_out: object) -> Part:
        """A thing with its fields; `laid_out` is one as it is at first, if there is one then."""
        names: list[str] = []
        parts: list[Part] = []
        for field in kind.declared():
            if path or field.name not in OF_EVERY_TABLE:
                names.append(field.name)
                parts.append(self.part(field, field.depth, f"{path}{field.name}", getattr(laid_out, field.name, None)))
        return write.Fields(names, parts)

    def part(self, field: DataField, depth: int, path: str, laid_out: Any) -> Part:  # noqa: ANN401  # a field of any state
        if depth > 1 or (depth and (field.thing is not None or field.form == SET or field.kind == "seat")):
            return self.several(field, depth, path, laid_out or [])
        if depth:
            return self.places(field, path) if field.per else self.pile(field, path, laid_out or [])
        if field.thing is not None:
            return self.fields_part(field.thing, f"{path}.", laid_out)
        return self.scalar(field, path)

    def several(self, field: DataField, depth: int, path: str, laid_out: list[Any]) -> Part:
        """A list whose members have a part each."""
        is_by_seat = field.per == "seat" and depth == field.depth
        count = self.room_for(field.per) if field.per and depth == field.depth else len(laid_out)
        if not count and field.thing is not None:
            raise BadDeclaration(f"{self.game.name}: how many {path} can there be? (Per...[...] in state.py)")
        parts: list[Part] = []
        for place in range(count):
            self.own = is_by_seat and place == 0
            member = laid_out[place] if place < len(laid_out) else None
            parts.append(self.part(field, depth - 1, f"{path}[{place}]", member))
        self.own = False
        return write.Several(parts, is_by_seat)

    def scalar(self, field: DataField, path: str) -> Part:
        if field.form == FLAG or not field.kind:
            return write.Number(self.add(path, 1, "a number", 1 if field.form == FLAG else LARGEST, guess=field.secret))
        if field.kind == "seat":
            if field.form == SET:
                return write.SetOf(self.add(path, self.seats, "a set of seats", 1), self.seats)
            return write.Who(self.add(path, self.seats, "which seat, counted from the one that looks", 1), self.seats)
        table = self.table_of(field)
        if field.form == SET:
            first = self.add(path, table.size, f"a set of {field.kind}", 1, table.names, field.secret)
            return write.SetOf(first, table.size)
        if field.form != NUMBER:
            return self.one_of(path, table, field.kind, field.secret)
        parts: list[Part] = [write.Number(self.add(path, 1, "a number", LARGEST, guess=field.secret))]
        if 2 < table.size <= FEW:
            parts.append(self.one_of(path, table, "", field.secret))
        return write.Together(parts)

    def one_of(self, path: str, table: Table, kind: str, guess: bool) -> Part:
        says = f"which {kind}" if kind else "which number"
        return write.OneOf(self.add(f"{path}.is", table.size, says, 1, table.names, guess), table)

    def places(self, field: DataField, path: str) -> Part:
        """A list with places: each member has its own."""
        count, is_by_seat = self.room_for(field.per), field.per == "seat"
        parts: list[Part] = []
        if field.form in (NUMBER, FLAG):
            begin = self.add(path, count, "numbers", LARGEST, guess=field.secret)
            parts.append(write.Numbers(begin, count, is_by_seat))
        if field.kind:
            table = self.table_of(field)
            if field.form != NUMBER or (2 < table.size <= FEW and count * table.size <= MOST_IN_ORDER):
                says = f"in order, which {field.kind}, {count} times {table.size}"
                begin = self.add(f"{path}.order", count * table.size, says, 1, guess=field.secret)
                parts.append(write.OneOfEach(begin, table, count, is_by_seat))
        return write.Together(parts)

    def pile(self, field: DataField, path: str, laid_out: list[int]) -> Part:
        """How many of each there are."""
        is_named = field.kind and field.form != NUMBER
        table = self.table_of(field) if is_named else up_to(min(LARGEST, max(AT_LEAST, *laid_out, 0)))
        self.add(f"{path}.count", 1, "how many", LARGEST)
        says = f"how many of each {field.kind or 'number'}"
        return write.HowMany(self.add(f"{path}.each", table.size, says, LARGEST, table.names, field.secret), table)

    def feature(self, added: Feature) -> Part:
        size = len(added.names)
        name = f"feature.{added.name}"
        return write.Numbers(self.add(name, size, added.says, added.most, added.names, added.guess), size, turns=False)

    # --- kinds

    def room_for(self, kind: str) -> int:
        """How many places a list has at most that has one for each thing of a kind."""
        return self.seats if kind == "seat" else len(self.values[kind])

    def table_of(self, field: DataField) -> Table:
        """The things of a field's kind with their names. Where 0 stands for none, it has no byte."""
        values = self.values[field.kind]
        numbers = [number for number in values if number or field.form not in (OR_ZERO, NUMBER)]
        return Table(numbers, [values[number] if isinstance(values, Mapping) else str(number) for number in numbers])


def up_to(most: int) -> Table:
    """All numbers from 0 on."""
    values = list(range(most + 1))
    return Table(values, [str(value) for value in values])
