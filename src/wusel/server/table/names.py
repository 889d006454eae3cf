"""Names and messages that people write: normalised, with something in them that can be seen."""

from typing import Final
from unicodedata import category, normalize

from wusel.server.refusals import Refusal

MOST_MARKS: Final = 3
"""Combining marks on one letter: no language needs more."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols without a glyph."""


def clean_text(text: str) -> str:
    """Normalised (NFC), invisible characters replaced by spaces, stripped."""
    return "".join(" " if is_unseen(c) else c for c in normalize("NFC", text)).strip()


def is_unseen(c: str) -> bool:
    return c in BLANKS or category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(name: str) -> str:
    """A readable name: at least one visible character, few combining marks on each."""
    kept: list[str] = []
    for c in " ".join(clean_text(name).split()):
        marks = kept[-MOST_MARKS:] if category(c) in ("Mn", "Me") else ()
        if marks == () or any(category(before) not in ("Mn", "Me") for before in marks):
            kept.append(c)
    if not any(category(c)[0] in "LNPS" for c in kept):
        raise Refusal("bad_name", "a name needs at least one letter")
    return "".join(kept)
