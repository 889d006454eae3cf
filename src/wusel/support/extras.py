"""Extras: optional dependencies, and how to install them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).parents[3] / "Makefile"
"""Exists where this file lies in a checkout."""


class MissingExtra(ModuleNotFoundError):
    """A package of an extra is not installed; the message says how to install it."""


@contextmanager
def needed_by(what: str, extra: str) -> Iterator[None]:
    """Raise MissingExtra if an import in this context does not find a package of the extra."""
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as error:
        if (error.name or "wusel").partition(".")[0] == "wusel":
            raise
        said = f"{what} needs {error.name}; to get it: {how_to_get(extra)}"
        raise MissingExtra(said, name=error.name) from None


def how_to_get(extra: str) -> str:
    """Return the command that installs an extra: with pip, or with make in a checkout."""
    if not CHECKOUT.exists():
        return f'pip install "wusel[{extra}]"'
    if extra in {"openspiel", "postgres"}:
        return f'pip install ".[{extra}]"'
    return "make ray" if extra == "ray" else "make study"
