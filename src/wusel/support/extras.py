"""What only some studies need is not installed with the rest."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import wusel


@contextmanager
def needed_by(what: str, extra: str) -> Iterator[None]:
    """Around the import of packages that come with an extra: if one is missing, a sentence says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        said = f"{what} needs {error.name}; to get it: {how_to_get(extra)}"
        raise ModuleNotFoundError(said, name=error.name) from None


def how_to_get(extra: str) -> str:
    """The one command that installs what is missing; whoever has the sources has it done by make."""
    is_checkout = Path(wusel.__file__).parents[2].joinpath("Makefile").exists()
    if not is_checkout:
        return f'pip install "wusel[{extra}]"'
    return {"ray": "make ray", "openspiel": 'pip install ".[openspiel]"'}.get(extra, "make study")
