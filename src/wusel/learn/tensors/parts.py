"""How the fields of a state are written into a row of bytes. A row remembers the values that it was written from, and
only what has changed since is written again; a number that does not fit a byte is 255."""

from typing import Final, cast

from wusel.engine.data import Data

LARGEST: Final = 255
NO_PLACE: Final = -1
MOST_READY: Final = 1024
"""So many pieces a leaf keeps ready for each seat."""


class Row:
    """What a seat is shown: the bytes, and for every leaf of the layout the value that its bytes were written from."""

    def __init__(self, size: int, leaves: int) -> None:
        self.bytes = bytearray(size)
        self.values: list[object] = [None] * leaves


# --- where the values are


class Branch:
    """Some part of a state."""

    def show(self, value: object, row: Row, seat: int) -> None:
        """Write it into a row, as a seat sees it."""
        raise NotImplementedError

    def clear(self, row: Row) -> None:
        """Write that there is nothing."""
        raise NotImplementedError


class Leaf(Branch):
    """A number or a list of numbers, written in one way or several into bytes that lie together."""

    def __init__(self, place: int, first: int, size: int, parts: "list[Part]", seats: int) -> None:
        self.place = place
        self.where = slice(first, first + size)
        self.parts = parts
        self.nothing = bytearray(size)
        self.all = slice(0, size)
        self.ready: list[dict[object, bytearray]] = [{} for _ in range(seats)]

    def piece(self, value: object, seat: int) -> bytearray:
        """The bytes for a value."""
        piece = self.nothing[self.all]
        for part in self.parts:
            part.write(value, piece, seat)
        return piece

    def kept_piece(self, name: object, value: object, seat: int) -> bytearray:
        """The same, kept ready under a name for whoever comes to that value again."""
        ready = self.ready[seat]
        piece = ready.get(name)
        if piece is None:
            piece = self.piece(value, seat)
            if len(ready) < MOST_READY:
                ready[name] = piece
        return piece

    def clear(self, row: Row) -> None:
        if row.values[self.place] is not None:
            row.values[self.place] = None
            row.bytes[self.where] = self.nothing


class OneNumber(Leaf):
    """A number. Small ones are the same object wherever they are equal, which is quickly seen."""

    def show(self, value: object, row: Row, seat: int) -> None:
        before = row.values[self.place]
        if value is not before and value != before:
            row.values[self.place] = value
            row.bytes[self.where] = self.kept_piece(value, value, seat)


class ManyNumbers(Leaf):
    """A list of numbers. It is copied when it is remembered, since the one at the table changes."""

    def show(self, value: object, row: Row, seat: int) -> None:
        if value != row.values[self.place]:
            row.values[self.place] = cast(list[int], value)[:]
            row.bytes[self.where] = self.piece(value, seat)


class SameAgain(Leaf):
    """A list of numbers that is mostly one of a few, such as the agenda."""

    def show(self, value: object, row: Row, seat: int) -> None:
        if value != row.values[self.place]:
            numbers = cast(list[int], value)
            row.values[self.place] = numbers[:]
            row.bytes[self.where] = self.kept_piece(tuple(numbers), numbers, seat)


class Several(Branch):
    """A list whose members have a branch each; where there is one for every seat, the one that looks comes first."""

    def __init__(self, branches: list[Branch], turns: bool) -> None:
        self.branches = branches
        self.turns = turns

    def show(self, value: object, row: Row, seat: int) -> None:
        members = cast(list[object], value)
        branches = self.branches
        count = len(branches)
        there = min(len(members), count)
        for place in range(there):
            where = (place - seat) % count if self.turns else place
            branches[where].show(members[place], row, seat)
        for place in range(there, count):
            branches[place].clear(row)

    def clear(self, row: Row) -> None:
        for branch in self.branches:
            branch.clear(row)


class Fields(Branch):
    """A thing with its fields."""

    def __init__(self, names: list[str], branches: list[Branch]) -> None:
        self.names = names
        self.branches = branches

    def show(self, value: object, row: Row, seat: int) -> None:
        thing = cast(Data, value)
        names, branches = self.names, self.branches
        for place in range(len(names)):
            branches[place].show(getattr(thing, names[place]), row, seat)

    def clear(self, row: Row) -> None:
        for branch in self.branches:
            branch.clear(row)


class FixedFields(Fields):
    """A thing that never changes: whether it is the same one tells all."""

    def __init__(self, place: int, names: list[str], branches: list[Branch]) -> None:
        super().__init__(names, branches)
        self.place = place

    def show(self, value: object, row: Row, seat: int) -> None:
        if value is not row.values[self.place]:
            row.values[self.place] = value
            super().show(value, row, seat)

    def clear(self, row: Row) -> None:
        row.values[self.place] = None
        super().clear(row)


# --- how they are written


class Part:
    """Some bytes that follow from one value, from `first` on in the piece of its leaf, which is all zeros before."""

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        self.size = size

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        """Write a value as a seat sees it."""
        raise NotImplementedError


class Number(Part):
    """A number as it is; where numbers below zero can come, the lowest is 0."""

    def __init__(self, first: int, low: int) -> None:
        super().__init__(first, 1)
        self.low = low

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        number = cast(int, value) - self.low
        if number > 0:
            piece[self.first] = number if number < LARGEST else LARGEST


class OneOf(Part):
    """One byte for each thing that it can be. `table` has the place of each value from `low` on; nothing has none."""

    def __init__(self, first: int, size: int, low: int, table: list[int]) -> None:
        super().__init__(first, size)
        self.low = low
        self.table = table

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        number = cast(int, value) - self.low
        if 0 <= number < len(self.table):
            place = self.table[number]
            if place >= 0:
                piece[self.first + place] = 1


class Who(Part):
    """A seat, counted from the one that looks."""

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        who = cast(int, value)
        if 0 <= who < self.size:
            piece[self.first + (who - seat) % self.size] = 1


class Seats(Part):
    """A set of seats, counted from the one that looks."""

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        seats = cast(int, value)
        for who in range(self.size):
            if seats >> who & 1:
                piece[self.first + (who - seat) % self.size] = 1


class SetOf(Part):
    """One byte for each thing that can be in a set."""

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        rest = cast(int, value)
        place = self.first
        end = place + self.size
        while rest > 0 and place < end:
            if rest & 1:
                piece[place] = 1
            rest >>= 1
            place += 1


class OfEach(Part):
    """How many of each kind are in a pile. Equals mostly lie together, and piles are mostly sorted: then every byte is
    written once, and none is read."""

    def __init__(self, first: int, size: int, low: int, table: list[int]) -> None:
        super().__init__(first, size)
        self.low = low
        self.table = table

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        pile = cast(list[int], value)
        if not pile:
            return
        card = highest = pile[0]
        many = 0
        is_new = True
        for following in pile:
            if following == card:
                many += 1
                continue
            self.write_one(card, many, is_new, piece)
            card = following
            many = 1
            is_new = card > highest
            if is_new:
                highest = card
        self.write_one(card, many, is_new, piece)

    def write_one(self, card: int, many: int, is_new: bool, piece: bytearray) -> None:
        """So many of a kind, together with those that are there already."""
        number = card - self.low
        if 0 <= number < len(self.table):
            place = self.table[number]
            if place >= 0:
                where = self.first + place
                total = many if is_new else many + piece[where]
                piece[where] = total if total < LARGEST else LARGEST


class HowMany(OfEach):
    """How many there are in a pile in all, and then of each kind."""

    def __init__(self, first: int, size: int, low: int, table: list[int]) -> None:
        super().__init__(first + 1, size, low, table)
        self.count = first

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        pile = cast(list[int], value)
        if pile:
            piece[self.count] = len(pile) if len(pile) < LARGEST else LARGEST
            super().write(pile, piece, seat)


class Numbers(Part):
    """A list of numbers, each at its own place."""

    def __init__(self, first: int, size: int, low: int, turns: bool) -> None:
        super().__init__(first, size)
        self.low = low
        self.turns = turns

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        numbers = cast(list[int], value)
        for place in range(min(len(numbers), self.size)):
            number = numbers[place] - self.low
            if number > 0:
                where = (place - seat) % self.size if self.turns else place
                piece[self.first + where] = number if number < LARGEST else LARGEST


class OneOfEach(Part):
    """A list of things, each at its own place, with one byte for each thing that it can be."""

    def __init__(self, first: int, size: int, low: int, table: list[int], width: int, turns: bool) -> None:
        super().__init__(first, size)
        self.low = low
        self.table = table
        self.width = width
        self.places = size // width
        self.turns = turns

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        things = cast(list[int], value)
        for place in range(min(len(things), self.places)):
            number = things[place] - self.low
            if 0 <= number < len(self.table):
                found = self.table[number]
                if found >= 0:
                    where = (place - seat) % self.places if self.turns else place
                    piece[self.first + where * self.width + found] = 1


class EachSet(Part):
    """A list of sets, each at its own place."""

    def __init__(self, sets: list[SetOf], turns: bool) -> None:
        super().__init__(sets[0].first, len(sets) * sets[0].size)
        self.sets = sets
        self.turns = turns

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        numbers = cast(list[int], value)
        count = len(self.sets)
        for place in range(min(len(numbers), count)):
            where = (place - seat) % count if self.turns else place
            self.sets[where].write(numbers[place], piece, seat)


class Agenda(Part):
    """The step that asks, the steps still to come, and what the one that asks was told."""

    def __init__(self, first: int, to_come: OfEach, told: list[list[Part]]) -> None:
        super().__init__(first, to_come.size)
        self.to_come = to_come
        self.told = told

    def write(self, value: object, piece: bytearray, seat: int) -> None:
        agenda = cast(list[int], value)
        if not agenda:
            return
        step = agenda[-1]
        piece[self.first - 1 - step] = 1
        self.to_come.write(agenda, piece, seat)
        told = self.told[step]
        below = len(agenda) - 1 - len(told)
        for place in range(len(told)):
            told[place].write(agenda[below + place], piece, seat)
