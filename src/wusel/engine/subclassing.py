"""Compiled classes that plain Python may derive from: `@open_class(allow_interpreted_subclasses=True)`.

Games of other packages are plain Python also where the engine is compiled. Only mypyc reads the mark, which is known by
its own name there; without it a compiled class refuses to be derived from. This module itself is never compiled.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["open_class"]

Class = TypeVar("Class", bound=type)

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as open_class
else:

    def open_class(**_: bool) -> Callable[[Class], Class]:
        return lambda given: given
