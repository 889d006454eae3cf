"""Which rules a step carries out: those that it cites. Compiled classes have no docstrings, so the source is read."""

import ast
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from wusel.engine.declared import snake
from wusel.engine.game import Game

RULE: Final = re.compile(r"\b[A-Z]{2}-[\w.-]*\w")


def rules_of_steps(game: Game[Any]) -> dict[str, list[str]]:
    """For every step the IDs of the rules that its docstring cites, and of the one that bars what it does not offer."""
    book = [rule.id for rule in game.rules.all()]
    cited = cited_in(game.home)
    found = {
        step.name: [each for said in cited.get(step.name, []) for each in meant(said, book)] for step in game.steps
    }
    return {step.name: unique([*found[step.name], *([step.rule] if step.rule else [])]) for step in game.steps}


def meant(said: str, book: list[str]) -> list[str]:
    """The rules that are meant by MZ-B5, or by MZ-B4..B7 as they stand in the book."""
    first, _, last = said.partition("..")
    if first not in book:
        return []
    if last and "-" not in last:
        last = f"{first.partition('-')[0]}-{last}"
    return book[book.index(first) : book.index(last) + 1] if last in book else [first]


@lru_cache(16)
def cited_in(home: Path) -> dict[str, list[str]]:
    """The rules cited by the classes of a game, by the name of the step that each carries out."""
    found: dict[str, list[str]] = {}
    for path in [*sorted(home.glob("steps.py")), *sorted(home.glob("steps/*.py"))]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[snake(node.name)] = RULE.findall(ast.get_docstring(node) or "")
    return found


def unique(names: list[str]) -> list[str]:
    """Each once, in the order in which it first comes."""
    return list(dict.fromkeys(names))
