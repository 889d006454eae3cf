"""Field writers: each encodes one field of a state into its bytes of an observation row. A row is all zeros before, so
zeros are not written. Numbers are clipped to 0 to 255."""

from typing import Final, cast

from wusel.engine.data import Data

MAX_BYTE: Final = 255
NONE: Final = -1


class ValueIndex:
    """Maps values to offsets and names. A value without an offset is not written."""

    def __init__(self, values: list[int], names: list[str]) -> None:
        self.low = min(values)
        self.offsets = [NONE] * (max(values) - self.low + 1)
        for place, value in enumerate(values):
            self.offsets[value - self.low] = place
        self.names = names
        self.size = len(values)


class Writer:
    """Encodes one field; `first` is the offset of its bytes in a row."""

    def __init__(self, first: int) -> None:
        self.first = first

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        """Encode a value into the row that begins at `at`, from the point of view of a seat."""
        raise NotImplementedError


class Number(Writer):
    """A number, clipped to one byte."""

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        number = cast(int, value)
        if number > 0:
            row[at + self.first] = number if number < MAX_BYTE else MAX_BYTE


class IndexedWriter(Writer):
    """Encodes values by their offsets; `offsets` has one for each value from `low` on."""

    def __init__(self, first: int, index: ValueIndex) -> None:
        super().__init__(first)
        self.low = index.low
        self.offsets = index.offsets


class OneHot(IndexedWriter):
    """One-hot encoding of a value."""

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        number = cast(int, value) - self.low
        if 0 <= number < len(self.offsets):
            place = self.offsets[number]
            if place >= 0:
                row[at + self.first + place] = 1


class RelativeSeat(Writer):
    """One-hot encoding of a seat, relative to the observing seat."""

    def __init__(self, first: int, seats: int) -> None:
        super().__init__(first)
        self.seats = seats

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        who = cast(int, value)
        if 0 <= who < self.seats:
            row[at + self.first + (who - seat) % self.seats] = 1


class MultiHot(Writer):
    """Multi-hot encoding of a bit set."""

    def __init__(self, first: int, size: int) -> None:
        super().__init__(first)
        self.size = size

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        rest = cast(int, value)
        place = at + self.first
        end = place + self.size
        while rest > 0 and place < end:
            if rest & 1:
                row[place] = 1
            rest >>= 1
            place += 1


class Counts(IndexedWriter):
    """Histogram of a list. Lists are mostly sorted, so runs of equals are counted first: then every byte is written
    once, and none is read."""

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
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
            self.write_one(card, many, is_new, row, at)
            card = following
            many = 1
            is_new = card > highest
            if is_new:
                highest = card
        self.write_one(card, many, is_new, row, at)

    def write_one(self, card: int, many: int, is_new: bool, row: bytearray, at: int) -> None:
        """Add a run of equals to the count of its value."""
        number = card - self.low
        if 0 <= number < len(self.offsets):
            place = self.offsets[number]
            if place >= 0:
                where = at + self.first + place
                total = many if is_new else many + row[where]
                row[where] = total if total < MAX_BYTE else MAX_BYTE


class TotalAndCounts(Counts):
    """Histogram of a list, preceded by its length."""

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        pile = cast(list[int], value)
        if pile:
            row[at + self.first - 1] = len(pile) if len(pile) < MAX_BYTE else MAX_BYTE
            super().write(pile, row, at, seat)


class Numbers(Writer):
    """A list of numbers, one byte each."""

    def __init__(self, first: int, size: int, is_relative: bool) -> None:
        super().__init__(first)
        self.size = size
        self.is_relative = is_relative

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        numbers = cast(list[int], value)
        begin = at + self.first
        for place in range(min(len(numbers), self.size)):
            number = numbers[place]
            if number > 0:
                where = (place - seat) % self.size if self.is_relative else place
                row[begin + where] = number if number < MAX_BYTE else MAX_BYTE


class OneHotList(IndexedWriter):
    """A list of values, each one-hot encoded."""

    def __init__(self, first: int, index: ValueIndex, length: int, is_relative: bool) -> None:
        super().__init__(first, index)
        self.width = index.size
        self.length = length
        self.is_relative = is_relative

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        things = cast(list[int], value)
        begin = at + self.first
        for place in range(min(len(things), self.length)):
            number = things[place] - self.low
            if 0 <= number < len(self.offsets):
                found = self.offsets[number]
                if found >= 0:
                    where = (place - seat) % self.length if self.is_relative else place
                    row[begin + where * self.width + found] = 1


class Members(Writer):
    """A list with one writer for each member. A list by seat begins with the observing seat."""

    def __init__(self, writers: list[Writer], is_relative: bool) -> None:
        super().__init__(NONE)
        self.writers = writers
        self.is_relative = is_relative

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        members = cast(list[object], value)
        count = len(self.writers)
        for place in range(min(len(members), count)):
            where = (place - seat) % count if self.is_relative else place
            self.writers[where].write(members[place], row, at, seat)


class Combined(Writer):
    """Several encodings of the same value."""

    def __init__(self, writers: list[Writer]) -> None:
        super().__init__(NONE)
        self.writers = writers

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        for writer in self.writers:
            writer.write(value, row, at, seat)


class Fields(Writer):
    """A record, field by field."""

    def __init__(self, names: list[str], writers: list[Writer]) -> None:
        super().__init__(NONE)
        self.names = names
        self.writers = writers

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        thing = cast(Data, value)
        for place in range(len(self.names)):
            self.writers[place].write(getattr(thing, self.names[place]), row, at, seat)
