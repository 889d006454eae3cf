"""Kinds as types: what a number stands for, so that a checker refuses to mix things up.

A kind is declared once, in a game's `words.toml`, and is then a type of its own in `words.py`: `Hero`, `City`, `Way`.
A hero is a whole number when the game runs, plain or compiled, and costs nothing; but whoever hands over a figure where
a hero is wanted is told so by `make check`. Kinds that are only counted (`n = "0..99"`) are whole numbers with a name.

For each kind there is besides, where K is its name:

    KSet            a set of such things: a whole number with a bit for each (see sets.py)
    each_k(group)   its members
    PerK[T]         a list with a place for each thing of the kind; if K counts, with at most so many places

In a `state.py` these say what a field holds, and how it is seen by those who may see it: by name, as a list of names,
as a number, or, of something that may be missing, as nothing. What is Hidden nobody sees unless `view.py` says so.
"""

from typing import Annotated, Final, NewType, TypeAlias, TypeVar

T = TypeVar("T")

NOTHING: Final = -1
"""Where something may be missing: what is there then."""

Seat = NewType("Seat", int)
"""A place at the table; people sit there."""
Choice = NewType("Choice", int)
"""A word with its arguments that somebody can choose, packed into one number."""
Deed = NewType("Deed", int)
"""A word with its arguments that a card carries out, packed likewise."""
SeatSet: TypeAlias = int

Flag: TypeAlias = int
"""Whether something is so: 0 or 1."""
Maybe: TypeAlias = Annotated[T, "NOTHING if there is none"]
OrZero: TypeAlias = Annotated[T, "0 if there is none"]
Hidden: TypeAlias = Annotated[T, "no part of the view"]
Secret: TypeAlias = Annotated[T, "hidden, and dealt anew in worlds that others imagine"]
Mixed: TypeAlias = Annotated[T, "secret; but what all that is mixed of a seat holds together, everybody knows"]
Listed: TypeAlias = Annotated[T, "printed on a card, and told to whoever draws it"]
PerSeat: TypeAlias = list[T]
Pile: TypeAlias = list[T]
"""Sorted: everybody knows what is in it, and nobody in which order."""
Stack: TypeAlias = list[T]
"""Likewise sorted, but nothing is seen of it but how high it is."""
