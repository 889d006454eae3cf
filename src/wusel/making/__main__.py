"""`python -m wusel.making`: write everything that is made from declarations; `--check` only says what is not as it
should be."""

import sys
from collections.abc import Iterator
from pathlib import Path

from wusel.engine.errors import WuselError
from wusel.making.listed import files_of_cards, listed_of
from wusel.making.made import made_of
from wusel.making.words import words_of

HOME = Path(__file__).parents[1]


def made_files(home: Path = HOME) -> Iterator[tuple[Path, str]]:
    """Every file with something made in it, and what it should hold."""
    for declaration in sorted(home.glob("games/*/words.toml")):
        yield declaration.with_suffix(".py"), words_of(declaration)
        yield declaration.with_name("made.py"), made_of(declaration.with_name("state.py"))
        if files_of_cards(declaration.parent):
            yield declaration.with_name("listed.py"), listed_of(declaration)


def main(args: list[str]) -> int:
    try:
        stale = [(path, text) for path, text in made_files() if not path.exists() or path.read_text("utf-8") != text]
    except WuselError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for path, text in stale:
        if args == ["--check"]:
            sys.stderr.write(f"{path} is not what its declaration makes of it: run `make declared`\n")
        else:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{path} written\n")
    return 1 if stale and args == ["--check"] else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
