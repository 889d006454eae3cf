"""How the fields of a state are told in bytes. Every part adds pieces that are as long as it is, most of them
ready-made, and a row is all of them one after the other; a number that does not fit a byte is 255."""

from typing import Final, cast

from wusel.engine.data import Data

LARGEST: Final = 255
NO_PLACE: Final = -1
MOST_KNOWN: Final = 4096


class Part:
    """Some bytes of a row that follow from one field; `nothing` is what they are if there is nothing."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.nothing = bytes(size)

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        """Add what a value says, as a seat sees it."""
        raise NotImplementedError


class Number(Part):
    """A number as it is; where numbers below zero can come, the lowest is 0."""

    def __init__(self, low: int) -> None:
        super().__init__(1)
        self.low = low
        self.ready = all_bytes()

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        number = cast(int, value) - self.low
        told.append(self.ready[max(0, number) if number < LARGEST else LARGEST])


class OneOf(Part):
    """One byte for each thing that it can be. `table` has the place of each value from `low` on; nothing has none."""

    def __init__(self, size: int, low: int, table: list[int]) -> None:
        super().__init__(size)
        self.low = low
        self.ready = [one_of(size, place) for place in table]

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        number = cast(int, value) - self.low
        told.append(self.ready[number] if 0 <= number < len(self.ready) else self.nothing)


class Who(Part):
    """A seat, counted from the one that looks."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.ready = [one_of(seats, place) for place in range(seats)]

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        who = cast(int, value)
        told.append(self.ready[(who - seat) % self.size] if 0 <= who < self.size else self.nothing)


class SetOf(Part):
    """One byte for each thing that can be in a set. Sets come again: the latest are kept in bytes."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.known: dict[int, bytes] = {}

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        members = cast(int, value)
        found = self.known.get(members)
        if found is None:
            found = bytes([members >> place & 1 for place in range(self.size)])
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[members] = found
        told.append(found)


class Seats(SetOf):
    """A set of seats, counted from the one that looks."""

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        seats = cast(int, value)
        super().tell((seats >> seat | seats << self.size - seat) & (1 << self.size) - 1, seat, told)


class OfEach(Part):
    """How many of each kind are in a pile."""

    def __init__(self, size: int, low: int, table: list[int]) -> None:
        super().__init__(size)
        self.low = low
        self.table = table
        self.none = [0] * size

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        pile = cast(list[int], value)
        if not pile:
            told.append(self.nothing)
            return
        counts = self.none[:]
        low, table = self.low, self.table
        kinds = len(table)
        for card in pile:
            number = card - low
            if 0 <= number < kinds:
                place = table[number]
                if place >= 0:
                    many = counts[place] + 1
                    counts[place] = many if many < LARGEST else LARGEST
        told.append(bytes(counts))


class HowMany(OfEach):
    """How many there are in a pile in all, and then of each kind."""

    def __init__(self, size: int, low: int, table: list[int]) -> None:
        super().__init__(size, low, table)
        self.size = size + 1
        self.nothing = bytes(size + 1)
        self.ready = all_bytes()

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        count = len(cast(list[int], value))
        if count:
            told.append(self.ready[count if count < LARGEST else LARGEST])
            super().tell(value, seat, told)
        else:
            told.append(self.nothing)


class Numbers(Part):
    """A list of numbers, each at its own place."""

    def __init__(self, size: int, low: int, turns: bool) -> None:
        super().__init__(size)
        self.low = low
        self.turns = turns
        self.none = [0] * size

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        numbers = cast(list[int], value)
        row = self.none[:]
        for place in range(min(len(numbers), self.size)):
            number = numbers[place] - self.low
            if number > 0:
                row[(place - seat) % self.size if self.turns else place] = number if number < LARGEST else LARGEST
        told.append(bytes(row))


class OneOfEach(Part):
    """A list of things, each at its own place, with one byte for each thing that it can be."""

    def __init__(self, places: int, low: int, table: list[int], width: int, turns: bool) -> None:
        super().__init__(places * width)
        self.low = low
        self.ready = [one_of(width, place) for place in table]
        self.none = bytes(width)
        self.places = places
        self.turns = turns

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        things = cast(list[int], value)
        if not things:
            told.append(self.nothing)
            return
        ready, kinds = self.ready, len(self.ready)
        for where in range(self.places):
            place = (where + seat) % self.places if self.turns else where
            number = things[place] - self.low if place < len(things) else NO_PLACE
            told.append(ready[number] if 0 <= number < kinds else self.none)


class Several(Part):
    """A list whose members have a part each; where there is one for every seat, the one that looks comes first."""

    def __init__(self, parts: list[Part], turns: bool) -> None:
        super().__init__(sum([part.size for part in parts]))
        self.parts = parts
        self.turns = turns

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        members = cast(list[object], value)
        count = len(self.parts)
        for where in range(count):
            place = (where + seat) % count if self.turns else where
            if place < len(members):
                self.parts[where].tell(members[place], seat, told)
            else:
                told.append(self.parts[where].nothing)


class Together(Part):
    """The same value told in several ways."""

    def __init__(self, parts: list[Part]) -> None:
        super().__init__(sum([part.size for part in parts]))
        self.parts = parts

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        for part in self.parts:
            part.tell(value, seat, told)


class Fields(Part):
    """A thing with its fields."""

    def __init__(self, names: list[str], parts: list[Part]) -> None:
        super().__init__(sum([part.size for part in parts]))
        self.names = names
        self.parts = parts

    def tell(self, value: object, seat: int, told: list[bytes]) -> None:
        thing = cast(Data, value)
        for place in range(len(self.names)):
            self.parts[place].tell(getattr(thing, self.names[place]), seat, told)


def one_of(size: int, place: int) -> bytes:
    """So many bytes, of which one is 1; none if it has no place."""
    return bytes([1 if each == place else 0 for each in range(size)])


def all_bytes() -> list[bytes]:
    """Every byte there is."""
    return [bytes([number]) for number in range(LARGEST + 1)]
