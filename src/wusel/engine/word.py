"""A machine word, for sets on hot paths: an integer of at most 63 bits.

Compiled code uses it directly, while it must check for any other integer whether it is a large one. This module itself
is never compiled: in plain Python a word is an ordinary int.
"""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from mypy_extensions import i64

    Word: TypeAlias = i64
else:
    Word = int
