"""Maps each step to the rule IDs in its docstring. Compiled classes have no docstrings, so the source is parsed."""

import ast
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from wusel.engine.declared import snake
from wusel.engine.game import Game

RULE: Final = re.compile(r"\b[A-Z]{2}-[\w.-]*\w")


def rules_of_steps(game: Game[Any]) -> dict[str, list[str]]:
    """The rule IDs of every step: the ones cited in its docstring, and the one that bars what it does not offer."""
    book = [rule.id for rule in game.rules.all()]
    cited = citations_in(game.home)
    found: dict[str, list[str]] = {}
    for step in game.steps:
        rules = [rule for citation in cited.get(step.name, []) for rule in expand(citation, book)]
        found[step.name] = unique([*rules, step.rule] if step.rule else rules)
    return found


def expand(citation: str, book: list[str]) -> list[str]:
    """The rule IDs of a citation: of one rule such as MZ-B5, or of a range such as MZ-B4..B7."""
    first, _, last = citation.partition("..")
    if first not in book:
        return []
    if last and "-" not in last:
        last = f"{first.partition('-')[0]}-{last}"
    return book[book.index(first) : book.index(last) + 1] if last in book else [first]


@lru_cache(16)
def citations_in(home: Path) -> dict[str, list[str]]:
    """The citations of each step class of a game, by the name of the step."""
    found: dict[str, list[str]] = {}
    for path in [*sorted(home.glob("steps.py")), *sorted(home.glob("steps/*.py"))]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[snake(node.name)] = RULE.findall(ast.get_docstring(node) or "")
    return found


def unique(names: list[str]) -> list[str]:
    """Without duplicates, in order of first occurrence."""
    return list(dict.fromkeys(names))
