"""How the fields of a state are written into a row of bytes. A row is all zeros before, so only what is there is
written; a number that does not fit a byte is 255."""

from typing import Final, cast

from wusel.engine.data import Data

LARGEST: Final = 255
NO_PLACE: Final = -1


class Table:
    """Which place each number has, from the lowest on, and what the places are called. Zero and less is nothing where
    no thing has that number."""

    def __init__(self, values: list[int], names: list[str]) -> None:
        self.low = min(values)
        self.places = [NO_PLACE] * (max(values) - self.low + 1)
        for place, value in enumerate(values):
            self.places[value - self.low] = place
        self.names = names
        self.size = len(values)


class Part:
    """Some bytes of a row, from `first` on, that follow from one field."""

    def __init__(self, first: int) -> None:
        self.first = first

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        """Write a value into the row that begins at a place, as a seat sees it."""
        raise NotImplementedError


class Number(Part):
    """A number as it is; one below zero is 0."""

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        number = cast(int, value)
        if number > 0:
            row[at + self.first] = number if number < LARGEST else LARGEST


class Listed(Part):
    """Bytes for things that have a place in a table: `table` has that of each value from `low` on."""

    def __init__(self, first: int, table: Table) -> None:
        super().__init__(first)
        self.low = table.low
        self.table = table.places


class OneOf(Listed):
    """One byte for each thing that it can be; nothing has none."""

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        number = cast(int, value) - self.low
        if 0 <= number < len(self.table):
            place = self.table[number]
            if place >= 0:
                row[at + self.first + place] = 1


class Who(Part):
    """A seat, counted from the one that looks."""

    def __init__(self, first: int, seats: int) -> None:
        super().__init__(first)
        self.seats = seats

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        who = cast(int, value)
        if 0 <= who < self.seats:
            row[at + self.first + (who - seat) % self.seats] = 1


class SetOf(Part):
    """One byte for each thing that can be in a set."""

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


class OfEach(Listed):
    """How many of each kind are in a pile. Equals mostly lie together, and piles are mostly sorted: then every byte is
    written once, and none is read."""

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
        """So many of a kind, together with those that are there already."""
        number = card - self.low
        if 0 <= number < len(self.table):
            place = self.table[number]
            if place >= 0:
                where = at + self.first + place
                total = many if is_new else many + row[where]
                row[where] = total if total < LARGEST else LARGEST


class HowMany(OfEach):
    """How many of each kind are in a pile, and before that how many in all."""

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        pile = cast(list[int], value)
        if pile:
            row[at + self.first - 1] = len(pile) if len(pile) < LARGEST else LARGEST
            super().write(pile, row, at, seat)


class Numbers(Part):
    """A list of numbers, each at its own place."""

    def __init__(self, first: int, size: int, turns: bool) -> None:
        super().__init__(first)
        self.size = size
        self.turns = turns

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        numbers = cast(list[int], value)
        begin = at + self.first
        for place in range(min(len(numbers), self.size)):
            number = numbers[place]
            if number > 0:
                where = (place - seat) % self.size if self.turns else place
                row[begin + where] = number if number < LARGEST else LARGEST


class OneOfEach(Listed):
    """A list of things, each at its own place, with one byte for each thing that it can be."""

    def __init__(self, first: int, table: Table, places: int, turns: bool) -> None:
        super().__init__(first, table)
        self.width = table.size
        self.places = places
        self.turns = turns

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        things = cast(list[int], value)
        begin = at + self.first
        for place in range(min(len(things), self.places)):
            number = things[place] - self.low
            if 0 <= number < len(self.table):
                found = self.table[number]
                if found >= 0:
                    where = (place - seat) % self.places if self.turns else place
                    row[begin + where * self.width + found] = 1


class Several(Part):
    """A list whose members have a part each; where there is one for every seat, the one that looks comes first."""

    def __init__(self, parts: list[Part], turns: bool) -> None:
        super().__init__(NO_PLACE)
        self.parts = parts
        self.turns = turns

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        members = cast(list[object], value)
        count = len(self.parts)
        for place in range(min(len(members), count)):
            where = (place - seat) % count if self.turns else place
            self.parts[where].write(members[place], row, at, seat)


class Together(Part):
    """The same value written in several ways."""

    def __init__(self, parts: list[Part]) -> None:
        super().__init__(NO_PLACE)
        self.parts = parts

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        for part in self.parts:
            part.write(value, row, at, seat)


class Fields(Part):
    """A thing with its fields."""

    def __init__(self, names: list[str], parts: list[Part]) -> None:
        super().__init__(NO_PLACE)
        self.names = names
        self.parts = parts

    def write(self, value: object, row: bytearray, at: int, seat: int) -> None:
        thing = cast(Data, value)
        for place in range(len(self.names)):
            self.parts[place].write(getattr(thing, self.names[place]), row, at, seat)
