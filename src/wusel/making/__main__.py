"""`python -m wusel.making [FOLDER]`: write everything that is made from declarations, of our own games or of those in a
folder; `--check` only says what is not as it should be."""

import sys
from collections.abc import Iterator
from pathlib import Path

from wusel.engine.errors import WuselError
from wusel.making.listed import files_of_cards, listed_of
from wusel.making.made import made_of
from wusel.making.words import words_of

HOME = Path(__file__).parents[1]
INSTALLED = Path(__file__).with_name("templates")
TEMPLATES = INSTALLED if INSTALLED.exists() else Path(__file__).parents[3] / "templates"
"""The templates of new games: a package has a copy of them here, a checkout has them in a folder of its own."""
CHECK = "--check"


def made_files(home: Path = HOME) -> Iterator[tuple[Path, str]]:
    """Every file with something made in it, and what it should hold."""
    for declaration in sorted(home.rglob("words.toml")):
        yield declaration.with_suffix(".py"), words_of(declaration)
        yield declaration.with_name("made.py"), made_of(declaration.with_name("state.py"))
        if files_of_cards(declaration.parent):
            yield declaration.with_name("listed.py"), listed_of(declaration)


def stale_files(home: Path) -> list[tuple[Path, str]]:
    """The files that are not what their declarations make of them."""
    if not any(home.rglob("words.toml")):
        raise WuselError(f"{home} holds no game: there is no words.toml in it")
    return [(path, text) for path, text in made_files(home) if not path.exists() or path.read_text("utf-8") != text]


def main(args: list[str]) -> int:
    folders = [Path(arg) for arg in args if arg != CHECK] or [HOME, TEMPLATES]
    try:
        stale = [each for folder in folders for each in stale_files(folder)]
    except (WuselError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for path, text in stale:
        if CHECK in args:
            sys.stderr.write(f"{path} is not what its declaration makes of it: run `python -m wusel.making`\n")
        else:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{path} written\n")
    return 1 if stale and CHECK in args else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
