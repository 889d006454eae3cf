"""Field writers: each encodes one field of a state into its bytes of an observation row. A row is all zeros before, so
zeros are not written. Numbers are clipped to 0 to 255.

Rows are `vec`s and places are `i64`s: compiled, a byte is written by a machine instruction, not by a call into Python,
which takes ten times as long.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from wusel.engine.data import Data
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
    """Encodes one field; `first` is the offset of its bytes in a row."""

    def __init__(self, first: i64) -> None:
        self.first = first

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        """Encode a value into the row that begins at `at`, from the point of view of a seat."""
        raise NotImplementedError


class Number(Writer):
    """A number, clipped to one byte."""

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        number: i64 = cast(int, value)
        if number > 0:
            row[at + self.first] = byte(number)


class Length(Writer):
    """The length of a list, clipped to one byte."""

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        row[at + self.first] = byte(len(cast(list[object], value)))


class IndexedWriter(Writer):
    """Encodes values by their offsets; `offsets` has one for each value from `low` on."""

    def __init__(self, first: i64, index: ValueIndex) -> None:
        super().__init__(first)
        self.low: i64 = index.low
        self.offsets: vec[i64] = vec[i64](index.offsets)

    def place_of(self, value: i64) -> i64:
        """The offset of a value, NONE if it has none."""
        number = value - self.low
        if 0 <= number < len(self.offsets):
            return self.offsets[number]
        return NONE


class OneHot(IndexedWriter):
    """One-hot encoding of a value."""

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        place = self.place_of(cast(int, value))
        if place >= 0:
            row[at + self.first + place] = 1


class RelativeSeat(Writer):
    """One-hot encoding of a seat, relative to the observing seat."""

    def __init__(self, first: i64, seats: i64) -> None:
        super().__init__(first)
        self.seats = seats

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        who: i64 = cast(int, value)
        if 0 <= who < self.seats:
            row[at + self.first + (who - seat) % self.seats] = 1


class MultiHot(Writer):
    """Multi-hot encoding of a bit set."""

    def __init__(self, first: i64, size: i64) -> None:
        super().__init__(first)
        self.size = size

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        rest = cast(int, value)
        begin: i64 = at + self.first
        end: i64 = begin + self.size
        while rest > 0:
            bits: i64 = rest & WORD
            place = begin
            while bits and place < end:
                if bits & 1:
                    row[place] = 1
                bits >>= 1
                place += 1
            rest >>= WORD_BITS
            begin += WORD_BITS


class Counts(IndexedWriter):
    """Histogram of a list."""

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        begin: i64 = at + self.first
        for card in cast(list[int], value):
            place = self.place_of(card)
            if place >= 0 and row[begin + place] < MAX_BYTE:
                row[begin + place] += 1


class Numbers(Writer):
    """A list of numbers, one byte each."""

    def __init__(self, first: i64, size: i64, is_relative: bool) -> None:
        super().__init__(first)
        self.size = size
        self.is_relative = is_relative

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        numbers = cast(list[int], value)
        begin: i64 = at + self.first
        for place in range(min(len(numbers), self.size)):
            number: i64 = numbers[place]
            if number > 0:
                where = (place - seat) % self.size if self.is_relative else place
                row[begin + where] = byte(number)


class OneHotList(IndexedWriter):
    """A list of values, each one-hot encoded."""

    def __init__(self, first: i64, index: ValueIndex, length: i64, is_relative: bool) -> None:
        super().__init__(first, index)
        self.width: i64 = index.size
        self.length = length
        self.is_relative = is_relative

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        things = cast(list[int], value)
        begin: i64 = at + self.first
        for place in range(min(len(things), self.length)):
            found = self.place_of(things[place])
            if found >= 0:
                where = (place - seat) % self.length if self.is_relative else place
                row[begin + where * self.width + found] = 1


class Members(Writer):
    """A list with one writer for each member. A list by seat begins with the observing seat."""

    def __init__(self, writers: list[Writer], is_relative: bool) -> None:
        super().__init__(NONE)
        self.writers = writers
        self.is_relative = is_relative

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        members = cast(list[object], value)
        count: i64 = len(self.writers)
        for place in range(min(len(members), len(self.writers))):
            where = (place - seat) % count if self.is_relative else place
            self.writers[where].write(members[place], row, at, seat)


class Combined(Writer):
    """Several encodings of the same value."""

    def __init__(self, writers: list[Writer]) -> None:
        super().__init__(NONE)
        self.writers = writers

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        for writer in self.writers:
            writer.write(value, row, at, seat)


class Fields(Writer):
    """A record, field by field: those at `places` among its values, each with its writer."""

    def __init__(self, places: list[int], writers: list[Writer]) -> None:
        super().__init__(NONE)
        self.places = places
        self.writers = writers

    def write(self, value: object, row: vec[u8], at: i64, seat: i64) -> None:
        values = cast(Data, value).values()
        for nth in range(len(self.places)):
            self.writers[nth].write(values[self.places[nth]], row, at, seat)


def byte(number: i64) -> u8:
    """A number that is not negative, clipped to one byte."""
    return u8(number) if number < MAX_BYTE else MAX_BYTE
