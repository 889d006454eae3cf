"""A machine word, for sets that are asked all the time: a whole number of at most 63 bits.

Compiled code works with it as it is, where it would have to look whether any other number is a large one. This module
itself stays plain: there a word is a whole number like all others.
"""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from mypy_extensions import i64

    Word: TypeAlias = i64
else:
    Word = int
