"""A glance at a content file that somebody brings along, before it is read: TOML can be made so that reading it takes
for ever. What no content needs is refused here, in one pass."""

import re
from typing import Final

from wusel.engine.errors import BadContent

LONGEST_TEXT: Final = 400_000
LONGEST_WORD: Final = 100
DEEPEST: Final = 12
MOST_PARTS: Final = 8
"""Of a key with dots."""

PIECE: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?!"")(?:\\.|[^"\\\n])*"|' + r"'(?!'')[^'\n]*'|"
    r"""#[^\n]*|[\[\]{}.]|[^\s\[\]{}=,."'#]+|[ \t]+|[\r\n=,]+""",
    re.DOTALL,
)


def check_text(text: str, where: str) -> None:
    """Raise what is too much about a text, if anything is."""
    if len(text) > LONGEST_TEXT:
        raise BadContent(f"{where}: it is too long: {len(text)} characters, where {LONGEST_TEXT} are the most")
    if not is_writable(text):
        raise BadContent(f"{where}: it has characters that no text can have (lone surrogates)")
    glance = Glance()
    at = 0
    while at < len(text):
        found = PIECE.match(text, at)
        fault = glance.fault_of(found.group()) if found else "not TOML: something begins here that does not end"
        if fault or not found:
            line = text.count("\n", 0, at) + 1
            raise BadContent(f"{where}, line {line}: {fault}")
        at = found.end()


class Glance:
    """What is known of a text, piece by piece: how deep it is nested here, and how many parts the key at hand has."""

    def __init__(self) -> None:
        self.depth = 0
        self.parts = 0
        self.follows_dot = False

    def fault_of(self, piece: str) -> str:
        """What is too much about the next piece; empty if nothing is."""
        first = piece[0]
        if first in " \t":
            return ""
        if first in "[{":
            self.depth += 1
        elif first in "]}":
            self.depth -= 1
        if first == ".":
            if self.follows_dot:
                return "not TOML: two dots in a row"
        else:
            self.parts = self.parts + 1 if self.follows_dot else 1
        self.follows_dot = first == "."
        if self.depth > DEEPEST:
            return f"it is nested more than {DEEPEST} deep"
        if self.parts > MOST_PARTS:
            return f"a key has more than {MOST_PARTS} parts"
        if len(piece) > LONGEST_WORD and first not in "\"'#\r\n=,":
            return f"a number or a name has more than {LONGEST_WORD} characters"
        return ""


def is_writable(text: str) -> bool:
    """Whether a text can be written down at all."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
