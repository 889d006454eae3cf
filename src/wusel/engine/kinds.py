"""Kinds as types: the meaning of a number, so that the type checker refuses to mix them up.

A kind is declared once, in a game's `words.toml`, and becomes a type of its own in `words.py`: `Hero`, `City`, `Way`.
At run time a hero is a plain integer, compiled or not, and costs nothing extra. `make check` reports code that passes
any other number in place of a hero. Kinds that are only counted (`n = "0..99"`) are integers with a name.

For a kind with the name K there are also:

    KSet            a set of such things: an integer with a bit for each (see sets.py)
    each_k(group)   its members
    PerK[T]         a list with a place for each thing of the kind; if K counts, with at most so many places

In a `state.py` these types say what a field holds and how a view shows it: as a name, a list of names, a number, or
null if something optional is missing. A Hidden field is not shown unless `view.py` shows it.
"""

from typing import Annotated, Final, NewType, TypeAlias, TypeVar

T = TypeVar("T")

NOTHING: Final = -1
"""The value that stands for a missing thing."""

Seat = NewType("Seat", int)
"""A place at the table, taken by a player."""
Choice = NewType("Choice", int)
"""A word with its arguments that a player can choose, packed into one number."""
Deed = NewType("Deed", int)
"""A word with its arguments that a card carries out, packed in the same way."""
SeatSet: TypeAlias = int

Flag: TypeAlias = int
"""A yes or no: 1 or 0."""
Maybe: TypeAlias = Annotated[T, "NOTHING if there is none"]
OrZero: TypeAlias = Annotated[T, "0 if there is none"]
Hidden: TypeAlias = Annotated[T, "no part of the view"]
Secret: TypeAlias = Annotated[T, "hidden, and dealt anew in worlds that others imagine"]
Mixed: TypeAlias = Annotated[T, "secret; but what all that is mixed of a seat holds together, everybody knows"]
Listed: TypeAlias = Annotated[T, "printed on a card, and told to whoever draws it"]
PerSeat: TypeAlias = list[T]
Pile: TypeAlias = list[T]
"""A sorted list: everyone knows which cards are in the pile, and no one knows their order."""
Stack: TypeAlias = list[T]
"""A sorted list of which players see only the number of cards."""
