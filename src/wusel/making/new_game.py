"""Writes a small game as a package of its own, to begin from: a template with the names replaced.

The templates are games that run as they are. Replaced are the name of the package, that of its classes, its title and
the letters that its rules begin with.
"""

import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

from wusel.engine.errors import WuselError
from wusel.games import game_names
from wusel.making.__main__ import TEMPLATES, made_files
from wusel.making.words import camel

CARDS: Final = ("cards", "newcards", "NC-")
DICE: Final = ("dice", "newdice", "ND-")
"""The folder of a template, what its package is called, and how the IDs of its rules begin."""
WRITTEN: Final = (".py", ".toml", ".ftl", ".md")


def write_game(name: str, into: Path, cards: bool = True) -> Path:
    """Write a game with this name to a folder of the same name, and return that folder."""
    home = into / name
    if home.exists():
        raise WuselError(f"{home} is there already; say another name, or where else it should be with --into FOLDER")
    check_name(name)
    folder, old, _ = template = CARDS if cards else DICE
    for source in sorted((TEMPLATES / folder).rglob("*")):
        if source.suffix in WRITTEN and source.is_file():
            path = home / str(source.relative_to(TEMPLATES / folder)).replace(old, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = source.read_text(encoding="utf-8")
            path.write_text(renamed(text, template, name, source.suffix == ".py"), encoding="utf-8")
    for path, text in made_files(home):
        path.write_text(text, encoding="utf-8")
    return home


def renamed(text: str, template: tuple[str, str, str], name: str, is_code: bool) -> str:
    """The text of a template for a game with this name: in code its classes are called so, elsewhere its title."""
    _, old, rules = template
    title = camel(name) if is_code else name.replace("_", " ").capitalize()
    letters = name.replace("_", "")[:2].upper()
    return text.replace(old, name).replace(old.capitalize(), title).replace(rules, f"{letters}-")


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a package, or is that of another."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*[a-z0-9]", name) or not name.replace("_", "")[:2].isalpha() or iskeyword(name):
        raise WuselError(f"{name!r} cannot be the name of a game: take small letters, at least two, such as tiny_race")
    if name in game_names():
        raise WuselError(f"there is a game {name!r} already")
    there = find_spec(name)
    if there is not None and there.origin is not None:
        raise WuselError(f"there is a package {name!r} already, which the game would hide; take another name")
