"""A mark for compiled classes that plain Python may subclass: `@open_class(allow_interpreted_subclasses=True)`.

Games in other packages are plain Python even if the engine is compiled. Only mypyc reads the mark, which it knows under
its own name. Without the mark a compiled class refuses subclasses. This module itself is never compiled.
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
