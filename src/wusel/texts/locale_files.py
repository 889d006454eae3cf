"""The locale files of a folder: `en.ftl`, or as many as one likes in `en/`, or both."""

import re
from pathlib import Path
from typing import Final

from wusel.engine.errors import WuselError

COMMON: Final = Path(__file__).parent / "locale"
"""What is said at every table."""


def locale_text(folder: Path, language: str) -> str:
    """All that is said in a language there, file after file."""
    files = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


def plain_line(folder: Path, language: str, key: str) -> str:
    """A text that is one line of plain words. To find it, the others need not be understood: that takes a game as long
    as all the rest of its beginning."""
    found = re.search(rf"^{re.escape(key)} = ([^{{\n]+)$", locale_text(folder, language), re.MULTILINE)
    if found is None:
        raise WuselError(f"the text {key!r} in {folder} has to be a line of plain words in {language}")
    return found[1].strip()
