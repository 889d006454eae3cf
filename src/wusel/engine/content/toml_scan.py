"""The tokens of a TOML text with their line numbers, and limits that foreign content must meet before it is parsed.

Some TOML takes extremely long to parse. `check_text` refuses what no content needs, in one pass.
"""

import re
from collections.abc import Iterator
from typing import Final

from wusel.engine.errors import BadContent

LONGEST_TEXT: Final = 400_000
LONGEST_WORD: Final = 100
DEEPEST: Final = 12
MOST_PARTS: Final = 8
"""The greatest number of parts in a key with dots."""

TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?!"")(?:\\.|[^"\\\n])*"|' + r"'(?!'')[^'\n]*'|"
    r"""#[^\n]*|[\[\]{}=,.]|[^\s\[\]{}=,."'#]+|[ \t]+|[\r\n]+""",
    re.DOTALL,
)
NO_TOKEN: Final = ""
NEWLINE: Final = "\n"


def tokens(text: str) -> Iterator[tuple[str, int]]:
    """Yield every token and the line it begins in, without blanks and comments; consecutive line breaks are one token.
    Text that cannot be a token ends the sequence with `NO_TOKEN`."""
    at, line = 0, 1
    while at < len(text):
        found = TOKEN.match(text, at)
        if found is None:
            yield NO_TOKEN, line
            return
        token = found.group()
        if token[0] not in " \t#":
            yield NEWLINE if token[0] in "\r\n" else token, line
        line += token.count("\n")
        at = found.end()


def check_text(text: str, where: str) -> None:
    """Raise if a text exceeds a limit, and name the limit."""
    if len(text) > LONGEST_TEXT:
        raise BadContent(f"{where}: it is too long: {len(text)} characters, where {LONGEST_TEXT} are the most")
    if not is_writable(text):
        raise BadContent(f"{where}: it has characters that no text can have (lone surrogates)")
    limits = Limits()
    for token, line in tokens(text):
        fault = limits.fault_of(token)
        if fault:
            raise BadContent(f"{where}, line {line}: {fault}")


class Limits:
    """The nesting depth at the current token, and the number of parts of the current key."""

    def __init__(self) -> None:
        self.depth = 0
        self.parts = 0
        self.follows_dot = False

    def fault_of(self, token: str) -> str:
        """Return the limit that the next token exceeds; empty if it exceeds none."""
        if token == NO_TOKEN:
            return "not TOML: something begins here that does not end"
        if token in ("[", "{"):
            self.depth += 1
        elif token in ("]", "}"):
            self.depth -= 1
        if token == ".":
            if self.follows_dot:
                return "not TOML: two dots in a row"
        else:
            self.parts = self.parts + 1 if self.follows_dot else 1
        self.follows_dot = token == "."
        if self.depth > DEEPEST:
            return f"it is nested more than {DEEPEST} deep"
        if self.parts > MOST_PARTS:
            return f"a key has more than {MOST_PARTS} parts"
        if len(token) > LONGEST_WORD and token[0] not in "\"'":
            return f"a number or a name has more than {LONGEST_WORD} characters"
        return ""


def is_writable(text: str) -> bool:
    """Return whether a text can be encoded in UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
