"""Which rules a step carries out: those that it cites. Compiled classes have no docstrings, so the source is read."""

import ast
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from wusel.engine.declared import snake
from wusel.engine.game import Game

RULE: Final = re.compile(r"\b[A-Z]{2}-[A-Z0-9][\w.-]*\w|\b[A-Z]{2}-[A-Z0-9]")


def rules_of_steps(game: Game[Any]) -> dict[str, list[str]]:
    """For every step the IDs of the rules that its docstring cites, and of the one that bars what it does not offer."""
    cited = cited_in(game.home)
    return {step.name: unique([*cited.get(step.name, []), *([step.rule] if step.rule else [])]) for step in game.steps}


@lru_cache(16)
def cited_in(home: Path) -> dict[str, list[str]]:
    """The rules cited by the classes of a game, by the name of the step that each carries out."""
    found: dict[str, list[str]] = {}
    for path in sorted(home.rglob("steps*.py")) + sorted(home.glob("steps/*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[snake(node.name)] = RULE.findall(ast.get_docstring(node) or "")
    return found


def unique(names: list[str]) -> list[str]:
    """Each once, in the order in which it first comes."""
    return list(dict.fromkeys(names))
