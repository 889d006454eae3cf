"""Check of a content file: its game, its contents, and its faults."""

import re
from pathlib import Path
from typing import Any

from wusel.engine.content.content_file import ContentFile
from wusel.engine.content.parts import read_text
from wusel.engine.errors import BadContent, RunsForever, WuselError
from wusel.engine.game import Game
from wusel.engine.table import Table
from wusel.games import find_game, known_game, usable_games
from wusel.lab.fuzz import Failure, fuzz_game
from wusel.lab.invariants import QUICK_INVARIANTS

MOST_NAMED = 8
GAMES = 8
CHOICES = 60


def check_content(path: Path, game: str, language: str) -> tuple[bool, list[str]]:
    """Return whether a file is valid, and the lines to print: the fault with its rule, or the contents."""
    name = game
    try:
        name = name or game_of(path)
        found = find_game(name, content=path)
    except BadContent as error:
        return False, [str(error), *(cited(known_game(name), str(error), language) if name else [])]
    fault = fault_in_play(found)
    if fault:
        return False, [f"{path} can be read, but not played with: {fault}"]
    to_play = f"To play it: wusel play {name} --content {path}"
    return True, [f"{path} can be played with: {name}", *brought(found, language), to_play]


def fault_in_play(game: Game[Any]) -> str:
    """Return a fault found by playing some hundred random choices; empty if there is none."""
    for seed in range(GAMES):
        failure = fuzz_game(game, seed, CHOICES, QUICK_INVARIANTS)
        if failure:
            return in_words(game, failure)
    return ""


def in_words(game: Game[Any], failure: Failure) -> str:
    """Describe a failure of a game to the author of the content: an endless loop, or a broken law."""
    law = f"{failure.sentence} {failure.what}"
    try:
        table: Table[Any] = Table(game, failure.options, failure.seed)
        for seat, choice in failure.choices:
            table.choose(seat, choice)
    except RunsForever as error:
        return str(error)
    except Exception:
        return law
    return law


def game_of(path: Path) -> str:
    """The game that has the most parts of a file; what it does not have, it refuses itself."""
    parts = set(ContentFile(read_text(path), str(path), {}, {}, {}, []).parsed(is_own=False))
    known = {name: len(parts & set(parts_of(known_game(name)))) for name in usable_games()}
    best = [name for name, common in known.items() if common and common == max(known.values())]
    if len(best) != 1:
        whose = f"could be of {' or '.join(best)}" if best else "has no part of any game"
        raise WuselError(f"{path} {whose}: say which one is meant with --game GAME")
    return best[0]


def parts_of(game: Game[Any]) -> list[str]:
    parts = game.parts()
    return list(parts.holders) if parts else []


def brought(game: Game[Any], language: str) -> list[str]:
    """A line for each part that the file brings along: how many entries, and the titles of the first ones."""
    parts = game.parts()
    assert parts is not None
    titles = game.titles(language)
    lines = []
    for part, entries in parts.files[-1].values.items():
        several = list(entries) if isinstance(entries, (dict, list)) else []
        named = [titles[name] for name in several if isinstance(name, str) and name in titles]
        more = ", ..." if len(named) > MOST_NAMED else ""
        said = f": {', '.join(named[:MOST_NAMED])}{more}" if named else ""
        is_one = isinstance(entries, dict) and not all(isinstance(entry, dict) for entry in entries.values())
        lines.append(f"  {part}" if is_one else f"  {part} ({len(several)}){said}")
    return lines


def cited(game: Game[Any], reason: str, language: str) -> list[str]:
    """The rules that a refusal names, in their own words."""
    rules = {rule.id: rule.sentence(language) for rule in game.rules.all()}
    return [f"{id}: {rules[id]}" for id in re.findall(r"[A-Z]{2}-[\w.-]+\w", reason) if id in rules]
