"""Field writers: each encodes one field of a state into its bytes of an observation row. A row is all zeros before, so
zeros are not written. Numbers are clipped to 0 to 255.

Rows are `vec`s and places are `i64`s: compiled, a byte is written by a machine instruction, not by a call into Python,
which takes ten times as long.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wusel.engine.data import Data, Listener
from wusel.engine.sets import WORD, WORD_BITS

MAX_BYTE: Final = 255
NONE: Final = -1


class ValueIndex:
    """Maps values to offsets and names. A value without an offset is not written."""

    def __init__(self, values: list[int], names: list[str]) -> None:
        self.low = min(values)
        self.most = min(MAX_BYTE, max(values))
        self.offsets = [NONE] * (max(values) - self.low + 1)
        for place, value in enumerate(values):
            self.offsets[value - self.low] = place
        self.names = names
        self.size = len(values)


class Writer:
    """Encodes one field, which is a number, a list, or a list of lists; `first` is the offset of its bytes in a row.
    This one writes nothing."""

    def __init__(self, first: i64) -> None:
        self.first = first

    def number(self, value: int, row: vec[u8], at: i64, seat: i64) -> None:
        """Encode a number into the row that begins at `at`, from the point of view of a seat."""

    def numbers(self, values: list[int], row: vec[u8], at: i64, seat: i64) -> None:
        """Encode a list in the same way."""

    def lists(self, values: list[list[int]], row: vec[u8], at: i64, seat: i64) -> None:
        """Encode a list of lists in the same way."""

    def deeper(self, values: list[list[list[int]]], row: vec[u8], at: i64, seat: i64) -> None:
        """Encode a list of such lists in the same way."""


class Number(Writer):
    """A number, clipped to one byte."""

    def number(self, value: int, row: vec[u8], at: i64, seat: i64) -> None:
        number: i64 = value
        if number > 0:
            row[at + self.first] = byte(number)


class Length(Writer):
    """The length of a list, clipped to one byte."""

    def numbers(self, values: list[int], row: vec[u8], at: i64, seat: i64) -> None:
        row[at + self.first] = byte(len(values))

    def lists(self, values: list[list[int]], row: vec[u8], at: i64, seat: i64) -> None:
        row[at + self.first] = byte(len(values))

    def deeper(self, values: list[list[list[int]]], row: vec[u8], at: i64, seat: i64) -> None:
        row[at + self.first] = byte(len(values))


class IndexedWriter(Writer):
    """Encodes values by their offsets; `offsets` has one for each value from `low` on."""

    def __init__(self, first: i64, index: ValueIndex) -> None:
        super().__init__(first)
        self.low: i64 = index.low
        self.offsets: vec[i64] = vec[i64](index.offsets)


class OneHot(IndexedWriter):
    """One-hot encoding of a value."""

    def number(self, value: int, row: vec[u8], at: i64, seat: i64) -> None:
        number: i64 = value
        number -= self.low
        if 0 <= number < len(self.offsets):
            place = self.offsets[number]
            if place >= 0:
                row[at + self.first + place] = 1


class NumberAndOneHot(OneHot):
    """A number, clipped to one byte, followed by its one-hot encoding."""

    def number(self, value: int, row: vec[u8], at: i64, seat: i64) -> None:
        number: i64 = value
        if number > 0:
            row[at + self.first - 1] = byte(number)
        super().number(value, row, at, seat)


class RelativeSeat(Writer):
    """One-hot encoding of a seat, relative to the observing seat."""

    def __init__(self, first: i64, seats: i64) -> None:
        super().__init__(first)
        self.seats = seats

    def number(self, value: int, row: vec[u8], at: i64, seat: i64) -> None:
        who: i64 = value
        if 0 <= who < self.seats:
            row[at + self.first + turned(who, seat, self.seats)] = 1


class MultiHot(Writer):
    """Multi-hot encoding of a bit set."""

    def __init__(self, first: i64, size: i64) -> None:
        super().__init__(first)
        self.size = size

    def number(self, value: int, row: vec[u8], at: i64, seat: i64) -> None:
        place: i64 = at + self.first
        end: i64 = place + self.size
        while value > 0:
            write_bits(value & WORD, row, place, end)
            value >>= WORD_BITS
            place += WORD_BITS


class Counts(IndexedWriter):
    """Histogram of a list, preceded by its length if it `has_length`."""

    def __init__(self, first: i64, index: ValueIndex, has_length: bool) -> None:
        super().__init__(first, index)
        self.has_length = has_length

    def numbers(self, values: list[int], row: vec[u8], at: i64, seat: i64) -> None:
        if not values:
            return
        begin: i64 = at + self.first
        if self.has_length:
            row[begin - 1] = byte(len(values))
        low: i64 = self.low
        offsets = self.offsets
        for each in values:
            number: i64 = each
            number -= low
            if 0 <= number < len(offsets):
                place = offsets[number]
                if place >= 0:
                    count = row[begin + place]
                    if count < MAX_BYTE:
                        row[begin + place] = count + 1


class Numbers(Writer):
    """A list of numbers, one byte each."""

    def __init__(self, first: i64, size: i64, is_relative: bool) -> None:
        super().__init__(first)
        self.size = size
        self.is_relative = is_relative

    def numbers(self, values: list[int], row: vec[u8], at: i64, seat: i64) -> None:
        begin: i64 = at + self.first
        for place, each in enumerate(values):
            where: i64 = place
            if where >= self.size:
                return
            number: i64 = each
            if number > 0:
                row[begin + (turned(where, seat, self.size) if self.is_relative else where)] = byte(number)


class OneHotList(IndexedWriter):
    """A list of values, each one-hot encoded."""

    def __init__(self, first: i64, index: ValueIndex, length: i64, is_relative: bool) -> None:
        super().__init__(first, index)
        self.width: i64 = index.size
        self.length = length
        self.is_relative = is_relative

    def numbers(self, values: list[int], row: vec[u8], at: i64, seat: i64) -> None:
        begin: i64 = at + self.first
        for place, each in enumerate(values):
            where: i64 = place
            if where >= self.length:
                return
            number: i64 = each
            number -= self.low
            if 0 <= number < len(self.offsets):
                found = self.offsets[number]
                if found >= 0:
                    if self.is_relative:
                        where = turned(where, seat, self.length)
                    row[begin + where * self.width + found] = 1


class Both(Writer):
    """Two encodings of the same value."""

    def __init__(self, one: Writer, other: Writer) -> None:
        super().__init__(NONE)
        self.one = one
        self.other = other

    def numbers(self, values: list[int], row: vec[u8], at: i64, seat: i64) -> None:
        self.one.numbers(values, row, at, seat)
        self.other.numbers(values, row, at, seat)


class Members(Writer):
    """A list with one writer for each member. A list by seat begins with the observing seat."""

    def __init__(self, writers: list[Writer], is_relative: bool) -> None:
        super().__init__(NONE)
        self.writers: vec[Writer] = vec[Writer](writers)
        self.is_relative = is_relative

    def numbers(self, values: list[int], row: vec[u8], at: i64, seat: i64) -> None:
        for place in range(min(len(values), len(self.writers))):
            self.writers[self.where(place, seat)].number(values[place], row, at, seat)

    def lists(self, values: list[list[int]], row: vec[u8], at: i64, seat: i64) -> None:
        for place in range(min(len(values), len(self.writers))):
            self.writers[self.where(place, seat)].numbers(values[place], row, at, seat)

    def deeper(self, values: list[list[list[int]]], row: vec[u8], at: i64, seat: i64) -> None:
        for place in range(min(len(values), len(self.writers))):
            self.writers[self.where(place, seat)].lists(values[place], row, at, seat)

    def where(self, place: i64, seat: i64) -> i64:
        return turned(place, seat, len(self.writers)) if self.is_relative else place


class Things(Writer):
    """A list of things: where the writers of each begin in those of a state, and where the last ones end. A list by
    seat begins with the observing seat."""

    def __init__(self, is_relative: bool) -> None:
        super().__init__(NONE)
        self.is_relative = is_relative
        self.begins: vec[i64] = vec[i64]()
        self.end: i64 = 0

    def settle(self, begins: list[int], end: i64) -> None:
        self.begins = vec[i64](begins)
        self.end = end

    def begin(self, place: i64, seat: i64) -> i64:
        return self.begins[turned(place, seat, len(self.begins)) if self.is_relative else place]


class RowWriter(Listener):
    """Writes a state, which reads out its fields one by one, with one writer for each field. A list of things has a
    writer of its own, followed by the writers of the fields of each."""

    def __init__(self, writers: list[Writer]) -> None:
        self.writers: vec[Writer] = vec[Writer](writers)
        self.lists_of_things = [each if isinstance(each, Things) else Things(False) for each in writers]
        self.row: vec[u8] = vec[u8]()
        self.at: i64 = 0
        self.seat: i64 = 0
        self.place: i64 = 0

    def write(self, thing: Data, row: vec[u8], at: i64, seat: i64) -> None:
        self.row = row
        self.at = at
        self.seat = seat
        self.place = 0
        thing.read_out(self)

    def number(self, value: int) -> None:
        place = self.place
        self.place = place + 1
        self.writers[place].number(value, self.row, self.at, self.seat)

    def numbers(self, values: list[int]) -> None:
        place = self.place
        self.place = place + 1
        self.writers[place].numbers(values, self.row, self.at, self.seat)

    def lists(self, values: list[list[int]]) -> None:
        place = self.place
        self.place = place + 1
        self.writers[place].lists(values, self.row, self.at, self.seat)

    def deeper(self, values: list[list[list[int]]]) -> None:
        place = self.place
        self.place = place + 1
        self.writers[place].deeper(values, self.row, self.at, self.seat)

    def thing(self, value: Data) -> None:
        value.read_out(self)

    def things(self, values: list[Data]) -> None:
        members = self.lists_of_things[self.place]
        for place in range(min(len(values), len(members.begins))):
            self.place = members.begin(place, self.seat)
            values[place].read_out(self)
        self.place = members.end

    def rows(self, values: list[list[Data]]) -> None:
        members = self.lists_of_things[self.place]
        for place in range(min(len(values), len(members.begins))):
            self.place = members.begin(place, self.seat)
            self.things(values[place])
        self.place = members.end


def byte(number: i64) -> u8:
    """A number that is not negative, clipped to one byte."""
    return u8(number) if number < MAX_BYTE else MAX_BYTE


def turned(place: i64, seat: i64, seats: i64) -> i64:
    """A place counted from the observing seat."""
    return place - seat if place >= seat else place - seat + seats


def write_bits(bits: i64, row: vec[u8], place: i64, end: i64) -> None:
    """Encode a machine word bit by bit."""
    while bits and place < end:
        if bits & 1:
            row[place] = 1
        bits >>= 1
        place += 1
