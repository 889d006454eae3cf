"""What only some studies need is not installed with the rest."""

from pathlib import Path

import wusel


def how_to_get(extra: str) -> str:
    """The one command that installs what is missing; whoever has the sources has it done by make."""
    is_checkout = Path(wusel.__file__).parents[2].joinpath("Makefile").exists()
    if is_checkout:
        return "make ray" if extra == "ray" else "make study"
    return f'pip install "wusel[{extra}]"'
