"""Which byte of an observation says what: one layout for every game, made from what the game declares.

Fields of the state come as they are declared. What a declared kind of things can be is named where the numbers of a
field are those of such a kind; how long lists are and how large other numbers get is found out by a rehearsal.
"""

from hashlib import sha256
from typing import Any, Final

from wusel.engine.data import Data, Field
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.vocabulary import SET, Arg
from wusel.learn.tensors.features import Feature
from wusel.learn.tensors.parts import (
    LARGEST,
    NO_PLACE,
    Fields,
    HowMany,
    Number,
    Numbers,
    OfEach,
    OneOf,
    OneOfEach,
    Part,
    SetOf,
    Several,
    Together,
    Who,
)
from wusel.learn.tensors.rehearsal import EACH, Rehearsal, Seen

OF_EVERY_TABLE: Final = ("seats", "chance", "agenda", "chosen", "asked", "owing", "shown")
"""Fields that are not written as they are: chance is nobody's business, the others have parts of their own."""
FEW: Final = 24
"""So many numbers, or fewer, have a byte each."""
AT_LEAST: Final = 8
"""So many numbers a pile has room for, however few came up."""
MOST_IN_ORDER: Final = 256
"""A list whose order may matter is written in order if that takes no more bytes."""


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


class Kind:
    """A declared kind of things: the number of each, and its name."""

    def __init__(self, name: str, arg: Arg) -> None:
        self.name = name
        self.values = arg.values
        self.names = [str(arg.to_json(value)) for value in arg.values]
        self.has_gaps = arg.values != list(range(len(arg.values)))


class Table:
    """Which place each number has, from the lowest on, and what the places are called. Zero and less is nothing where
    no thing has that number."""

    def __init__(self, values: list[int], names: list[str]) -> None:
        self.low = min(values)
        self.table = [NO_PLACE] * (max(values) - self.low + 1)
        for place, value in enumerate(values):
            self.table[value - self.low] = place
        self.names = names
        self.size = len(values)


class Layout:
    """All parts of an observation: who looks, what is asked, the state, and features that were asked for."""

    def __init__(self, game: Game[Any], options: dict[str, Value], features: list[Feature]) -> None:
        self.seats = int(options["players"])
        self.size = 0
        self.own = False
        self.named: list[Named] = []
        self.rehearsal = Rehearsal(game, options)
        self.kinds = kinds_of(game)
        self.seat = self.add("seat", self.seats, "which seat looks", 1, seat_names(self.seats))
        self.asked = self.add("asked", self.seats, "who is asked, the one that looks first", 1)
        self.owing = self.add("owing", self.seats, "who has not chosen yet, the one that looks first", 1)
        steps = [step.name for step in game.steps[::-1]]
        self.step = self.add("step", len(steps), "which step asks", 1, steps)
        agenda = self.add("agenda", len(steps), "how often each step is still to come", LARGEST, steps)
        self.agenda = OfEach(agenda, len(steps), -len(steps), list(range(len(steps)))[::-1])
        self.about = self.told_parts(game)
        self.state = self.fields_part(game.state, "")
        self.features = features
        self.added = [self.feature(each) for each in features]
        self.rehearsal.seen.clear()
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
        if arg.shape == SET:
            size = max(arg.values) + 1
            return SetOf(self.add(name, size, f"a set of {arg.kind}", 1), size)
        if arg.kind == "number":
            return Number(self.add(name, 1, "a number", LARGEST), 0)
        return self.one_of(name, Table(arg.values, [str(arg.to_json(value)) for value in arg.values]), arg.kind, False)

    # --- the state

    def fields_part(self, kind: type[Data], path: str) -> Part:
        first = self.size
        names: list[str] = []
        parts: list[Part] = []
        for field in kind.declared():
            if path or field.name not in OF_EVERY_TABLE:
                names.append(field.name)
                parts.append(self.part(field, field.depth, f"{path}{field.name}"))
        return Fields(first, self.size - first, names, parts)

    def part(self, field: Field, depth: int, path: str) -> Part:
        seen = self.rehearsal.at(plain(path))
        if depth > 1 or (depth and field.thing is not None):
            return self.several(field, depth, path, seen)
        if depth:
            return self.pile(path, seen) if self.is_pile(path, seen) else self.places(path, seen)
        if field.thing is not None:
            return self.fields_part(field.thing, f"{path}.")
        return self.scalar(path, seen)

    def is_pile(self, path: str, seen: Seen) -> bool:
        """Whether a list is now longer, now shorter, or named after the things that are sorted in it."""
        named = seen.sorted and seen.high() > 1 and self.kind_called(path, seen, several=True) is not None
        return named or seen.longest == 0 or seen.shortest != seen.longest

    def several(self, field: Field, depth: int, path: str, seen: Seen) -> Part:
        first = self.size
        parts: list[Part] = []
        for place in range(seen.longest):
            self.own = seen.by_seat and place == 0
            parts.append(self.part(field, depth - 1, f"{path}[{place}]"))
        self.own = False
        return Several(first, self.size - first, parts, seen.by_seat)

    def scalar(self, path: str, seen: Seen) -> Part:
        kind = self.kind_with_gaps(seen) or self.kind_called(path, seen, several=False)
        if kind is not None:
            return self.one_of(path, Table(kind.values, kind.names), kind.name, seen.hidden)
        group = self.kind_called(path, seen, several=True)
        if group is not None or seen.high() > LARGEST:
            size = len(group.values) if group is not None else self.room(seen.high().bit_length())
            says = f"a set of {group.name}" if group is not None else "a set"
            names = group.names if group is not None else []
            return SetOf(self.add(path, size, says, 1, names, seen.hidden), size)
        first = self.size
        parts: list[Part] = [self.number(path, seen)]
        if "." not in path and 1 < self.seats == seen.high() + 1:
            says = "if a seat: counted from the one that looks"
            parts.append(Who(self.add(f"{path}.from_here", self.seats, says, 1), self.seats))
        if 2 <= seen.high() - seen.low() <= FEW:
            parts.append(self.one_of(path, span(seen.low(), seen.high()), "", seen.hidden))
        return Together(first, self.size - first, parts) if len(parts) > 1 else parts[0]

    def number(self, path: str, seen: Seen) -> Part:
        low = min(0, seen.low())
        return Number(self.add(path, 1, said_from("a number", low), LARGEST, guess=seen.hidden), low)

    def one_of(self, path: str, table: Table, kind: str, guess: bool) -> Part:
        says = f"which {kind}" if kind else "which number"
        first = self.add(f"{path}.is", table.size, says, 1, table.names, guess)
        return OneOf(first, table.size, table.low, table.table)

    def places(self, path: str, seen: Seen) -> Part:
        """A list that is always of the same length: each member has its own place."""
        first = self.size
        kind = self.kind_with_gaps(seen)
        if kind is not None:
            return self.each(path, seen, Table(kind.values, kind.names), kind.name)
        if seen.high() > LARGEST:
            size = self.room(seen.high().bit_length())
            sets: list[Part] = [
                SetOf(self.add(f"{path}[{place}]", size, "a set", 1, guess=seen.hidden), size)
                for place in range(seen.longest)
            ]
            return Several(first, self.size - first, sets, seen.by_seat)
        low = min(0, seen.low())
        begin = self.add(path, seen.longest, said_from("numbers", low), LARGEST, guess=seen.hidden)
        parts: list[Part] = [Numbers(begin, seen.longest, low, seen.by_seat)]
        if 2 <= seen.high() - seen.low() <= FEW:
            parts.append(self.each(path, seen, span(seen.low(), seen.high()), ""))
        return Together(first, self.size - first, parts)

    def pile(self, path: str, seen: Seen) -> Part:
        """How many of each there are, and in order if that may matter."""
        first = self.size
        kind = self.kind_with_gaps(seen) or self.kind_called(path, seen, several=True)
        if kind is not None:
            table, name = Table(kind.values, kind.names), kind.name
        else:
            low = min(0, seen.low())
            table, name = span(low, max(AT_LEAST, self.room(seen.high() + 1)) - 1, with_nothing=True), "number"
        begin = self.add(f"{path}.count", 1, "how many", LARGEST)
        self.add(f"{path}.each", table.size, f"how many of each {name}", LARGEST, table.names, seen.hidden)
        parts: list[Part] = [HowMany(begin, table.size, table.low, table.table)]
        if not seen.sorted and seen.longest * table.size <= MOST_IN_ORDER:
            parts.append(self.each(path, seen, table, name))
        return Together(first, self.size - first, parts)

    def each(self, path: str, seen: Seen, table: Table, kind: str) -> Part:
        size = seen.longest * table.size
        says = f"in order, which {kind or 'number'}, {seen.longest} times {table.size}"
        begin = self.add(f"{path}.order", size, says, 1, guess=seen.hidden)
        return OneOfEach(begin, size, table.low, table.table, table.size, seen.by_seat)

    def feature(self, added: Feature) -> Part:
        size = len(added.names)
        name = f"feature.{added.name}"
        return Numbers(self.add(name, size, added.says, added.most, added.names, added.guess), size, 0, turns=False)

    # --- which kind of things

    def kind_with_gaps(self, seen: Seen) -> Kind | None:
        """The kind whose numbers these are, where its numbers are such that this is no accident."""
        values = {value for value in seen.values if value > 0}
        if len(values) < 3 and max(values, default=0) < 2 * FEW:
            return None
        fitting = [kind for kind in self.kinds if kind.has_gaps and values <= set(kind.values)]
        return min(fitting, key=size_of) if fitting else None

    def kind_called(self, path: str, seen: Seen, several: bool) -> Kind | None:
        """The kind that a field is named after: `encounter` is one, `spent_encounters` are several."""
        word = path.rpartition(".")[2].partition("[")[0].rpartition("_")[2]
        for kind in self.kinds:
            fits = seen.high() < (1 << len(kind.values) if several and seen.shortest < 0 else len(kind.values))
            if not kind.has_gaps and word == (plural(kind.name) if several else kind.name) and fits:
                return kind
        return None

    def room(self, size: int) -> int:
        """Room for so many numbers: as many as the next larger kind has, if that is not far off."""
        larger = [len(kind.values) for kind in self.kinds if size <= len(kind.values) <= 2 * size]
        return min(larger, default=size)


def kinds_of(game: Game[Any]) -> list[Kind]:
    """Every kind of things that the words of a game speak of."""
    found: dict[str, Kind] = {}
    words = [*game.choices.words, *game.events.words, *game.effects.words]
    for arg in [arg for word in words for arg in word.args] + [arg for told in game.told.values() for arg in told]:
        if arg.kind not in ("number", "seat") and (
            arg.kind not in found or len(found[arg.kind].values) < len(arg.values)
        ):
            found[arg.kind] = Kind(arg.kind, arg)
    return [found[name] for name in sorted(found)]


def size_of(kind: Kind) -> int:
    return len(kind.values)


def span(low: int, high: int, with_nothing: bool = False) -> Table:
    """All numbers from the lowest to the highest; zero is nothing and has no byte, unless something has that number."""
    values = [value for value in range(low, high + 1) if value or with_nothing]
    return Table(values, [str(value) for value in values])


def plural(name: str) -> str:
    return f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"


def said_from(what: str, low: int) -> str:
    return f"{what}, from {low} on" if low else what


def seat_names(seats: int) -> list[str]:
    return [str(seat) for seat in range(seats)]


def plain(path: str) -> str:
    """A path as the rehearsal notes it: any member of a list stands for all."""
    words = path.replace("]", "").split("[")
    rest = [f".{EACH}{word.lstrip('0123456789')}" for word in words[1:]]
    return "".join([words[0], *rest])
