"""Layout of text pictures of a table, with colour marks such as [red]...[/red]."""

import re
from collections.abc import Callable
from typing import Final
from unicodedata import east_asian_width

Say = Callable[..., str]
Card = Callable[[str], str]

ROOMY: Final = 72


class Piece:
    """A few words in one style."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style

    def markup(self) -> str:
        said = escaped(self.text)
        return f"[{self.style}]{said}[/{self.style}]" if self.style else said


# --- setting text


def label_width(width: int) -> int:
    """Return the width of the left column, enough for names and labels."""
    return 15 if width >= ROOMY else 12


def heading(text: str) -> str:
    return Piece(text, "bold").markup()


def row(label: str, pieces: list[Piece], width: int) -> list[str]:
    """Return a label and its pieces, on as many lines as they need."""
    indent = label_width(width)
    lines = flowed(pieces or [Piece("–", "dim")], width - indent)
    first = Piece(padded(clipped(label, indent - 1), indent), "dim").markup() + lines[0]
    return [first, *[" " * indent + line for line in lines[1:]]]


def listed(pieces: list[Piece], width: int) -> list[str]:
    return [f"  {line}" for line in flowed(pieces or [Piece("–", "dim")], width - 2)]


def flowed(pieces: list[Piece], width: int) -> list[str]:
    """Return the pieces side by side, on a new line if one does not fit."""
    lines: list[str] = []
    used = 0
    for piece in pieces:
        text = clipped(piece.text, width)
        shown = Piece(text, piece.style).markup()
        if lines and used + 2 + cells(text) <= width:
            lines[-1] += "  " + shown
            used += 2 + cells(text)
        else:
            lines.append(shown)
            used = cells(text)
    return lines


def each_counted(names: list[str]) -> list[tuple[str, str]]:
    """Return the names in order of appearance, each once and with the number of its copies, such as " ×3"."""
    return [(name, f" ×{names.count(name)}" if names.count(name) > 1 else "") for name in dict.fromkeys(names)]


def cells(text: str) -> int:
    """Return the number of columns that a text takes on the screen."""
    return sum(2 if east_asian_width(each) in ("W", "F") else 1 for each in text)


def clipped(text: str, width: int) -> str:
    if cells(text) <= width:
        return text
    while text and cells(text) > width - 1:
        text = text[:-1]
    return f"{text}…"


def padded(text: str, width: int) -> str:
    return text + " " * (width - cells(text))


def escaped(text: str) -> str:
    """Return text with its brackets escaped, so that names with brackets are not read as colour marks."""
    return re.sub(r"(\\*)(\[[a-zA-Z#/@][^\[]*?\])", r"\1\1\\\2", text)
