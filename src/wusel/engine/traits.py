"""Traits of a choice: its price, and the choices it is equivalent to, so that no hint advises a player to overpay."""


class Traits:
    """The price of a choice and its place among the others.

    Choices with the same `same_as` have the same effect and differ only in their `price`, which is in a unit of the
    game; 0 is free. `closes` counts what the choice rules out for later, and breaks ties between equals. Choices of one
    `kind` differ only in details. A choice that `stops` only ends the current activity.
    """

    __slots__ = ("closes", "kind", "price", "same_as", "stops")

    def __init__(self, same_as: int, kind: int, price: int = 0, closes: int = 0, stops: bool = False) -> None:
        self.same_as = same_as
        self.kind = kind
        self.price = price
        self.closes = closes
        self.stops = stops

    def is_dearer_than(self, other: "Traits") -> bool:
        """Return whether the two differ only in cost, and this is the dearer one."""
        return self.same_as == other.same_as and self.price > other.price

    def burden(self) -> tuple[bool, int, int]:
        """Return the sort key among equals: free choices first, then by the number of things they rule out, then by
        price."""
        return self.price > 0, self.closes, self.price
