"""The save file: options, seed and choices of a table, one line each, so that errors can name the damaged line.

Every line is a JSON list of its content and a checksum over this line and all lines before. The first line is the
heading. The last line closes the file with the number of choices and the digest of the final state.
"""

import json
import os
import zlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from wusel.engine.content.toml_scan import is_writable
from wusel.engine.data import whole_number
from wusel.engine.deals import Company, Deal
from wusel.engine.errors import BadSave, WuselError
from wusel.engine.game import Game
from wusel.engine.state import MOST_SEATS
from wusel.engine.table import Table

VERSION: Final = 3
PLAIN: Final = 1
"""The version of a save in which nothing was dealt anew. Earlier versions of Wusel can read it, too."""
DEALT_ANEW: Final = 2
"""The version of a save in which the number of seats never changed."""
MOST_DEALS: Final = 100
MOST_COMPANIES: Final = 100
LONGEST_SEED: Final = 1 << 256
LONGEST_CHOICE: Final = 2_000
"""The greatest number of characters in the line of a choice."""
DEEPEST: Final = 6
FindGame = Callable[[str, str], Game[Any]]
Edition = tuple[int, str]
"""The edition of the rules and the ID of the content."""


def edition_of(game: Game[Any]) -> Edition:
    return game.edition(), game.content_id()


def save_text(table: Table[Any]) -> str:
    """Return the text of a table's save file."""
    game = table.game
    heading = heading_of(game, table.options, table.seed, table.players, table.deals, table.companies)
    choices = [(seat, game.choices.to_json(choice)) for seat, choice in table.choices]
    return written(heading, choices, {"state": table.state.digest(), "shape": game.shape})


def heading_of(
    game: Game[Any],
    options: Mapping[str, object],
    seed: int,
    players: list[str],
    deals: Sequence[Deal],
    companies: Sequence[Company],
    edition: Edition | None = None,
) -> dict[str, object]:
    """Return the heading above the choices; `edition` is that of this game unless the save comes from another one."""
    rules, content = edition or edition_of(game)
    heading: dict[str, object] = {
        "wusel": VERSION if companies else DEALT_ANEW if deals else PLAIN,
        "game": game.name,
        "edition": [rules, content],
        "options": options,
        "seed": seed,
        "players": players,
        "content": game.content_text(),
    }
    if deals:
        heading["deals"] = deals
    if companies:
        heading["companies"] = companies
    return heading


def written(
    heading: dict[str, object], choices: Sequence[tuple[int, Mapping[str, object]]], closing: dict[str, object]
) -> str:
    """Return the text of a save file with this heading, these choices and this closing line."""
    said: list[object] = [heading, *choices, {"choices": len(choices), **closing}]
    lines = []
    check = 0
    for each in said:
        check = checksum(each, check)
        lines.append(json.dumps([each, f"{check:08x}"], ensure_ascii=False))
    return "\n".join(lines) + "\n"


def save(table: Table[Any], path: Path) -> None:
    """Write a table to a file; the old file stays until the new one is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    with beside.open("w", encoding="utf-8") as file:
        file.write(save_text(table))
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def load(path: Path, find_game: FindGame) -> Table[Any]:
    """Return the table in a file, replayed and checked choice by choice."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave(f"{path}: not a Wusel save (not even text)") from None
    except OSError as error:
        raise BadSave(f"{path}: cannot be read: {error.strerror}") from None
    try:
        return table_from(text, find_game)
    except BadSave as error:
        raise BadSave(f"{path}: {error}") from None


def table_from(text: str, find_game: FindGame) -> Table[Any]:
    """Return the table in the text of a save file; raise with the reason and the choice if it is damaged."""
    lines = text.split("\n")
    if not text.strip():
        raise BadSave("the file is empty")
    table, check, otherwise = open_table(lines[0], find_game)
    closing: object = None
    for number, line in enumerate(lines[1:], 1):
        if closing is not None:
            if line.strip():
                raise BadSave(f"there is something behind the closing line, in line {number + 1}")
            continue
        if not line.strip():
            raise BadSave(f"truncated after choice {number - 1}: the closing line is missing")
        if len(line) > LONGEST_CHOICE:
            raise BadSave(f"choice {number} is longer than any choice")
        said, check = read_line(line, check, f"choice {number}")
        if isinstance(said, dict):
            closing = said
            check_closing(table, said, otherwise)
        else:
            replay_choice(table, said, number, otherwise)
    if closing is None:
        raise BadSave(f"truncated after choice {len(table.choices)}: the closing line is missing")
    return table


def open_table(line: str, find_game: FindGame) -> tuple[Table[Any], int, str]:
    """Return the table of the heading before its first choice, the checksum, and the difference between the save's
    rules and ours in words."""
    try:
        parts = json.loads(line)
        heading = parts[0]
        version = heading["wusel"]
        if too_much_in(parts, DEEPEST):
            raise TypeError
    except (ValueError, LookupError, TypeError, RecursionError):
        raise BadSave("not a Wusel save: the first line is no heading") from None
    if whole_number(version, "the save version") > VERSION:
        raise BadSave(f"made by a newer Wusel: save version {version}, this one reads up to {VERSION}")
    heading, check = read_line(line, 0, "the heading")
    players, options = heading.get("players"), heading.get("options")
    if "seed" not in heading or not isinstance(options, dict) or not isinstance(players, list):
        raise BadSave("the heading lacks seed, options or players")
    seed = whole_number(heading["seed"], "the seed")
    deals = read_pairs(heading.get("deals", []), MOST_DEALS, "deal", "seed")
    companies = read_pairs(heading.get("companies", []), MOST_COMPANIES, "company", "number of seats")
    if any(abs(each) >= LONGEST_SEED for each in (seed, *(newer for _, newer in deals))):
        raise BadSave("a seed has 256 bits at most")
    if any(not 0 < each <= MOST_SEATS for _, each in companies):
        raise BadSave(f"a company has 1 to {MOST_SEATS} seats")
    try:
        game = find_game(str(heading.get("game")), str(heading.get("content") or ""))
        if companies and not game.continuation().may_regroup():
            raise BadSave("the number of seats cannot change in this game")
        table = Table(game, options, seed, [str(name) for name in players], deals, companies)
    except WuselError as error:
        raise BadSave(f"the heading does not fit: {error}") from None
    seats = companies[-1][1] if companies else table.state.seats
    if len(players) != seats:
        raise BadSave(f"the heading names {len(players)} players for {seats} seats")
    return table, check, other_edition(game, heading.get("edition"))


def other_edition(game: Game[Any], said: object) -> str:
    """Return, in words, how the rules or the content of a save differ from ours; empty if they do not."""
    rules = game.edition()
    if not isinstance(said, list) or [type(each) for each in said] != [int, str]:
        return f"the save does not say by which edition of the rules it was made; here it is edition {rules}"
    if said[0] != rules:
        return f"the save was made by edition {said[0]} of the rules of {game.name}, and here it is edition {rules}"
    is_ours = game.goes_on_from(said[1])
    return "" if is_ours else f"the save was made with other content of {game.name} than there is here"


def read_pairs(said: object, most: int, what: str, second: str) -> list[tuple[int, int]]:
    """Read pairs of a number of choices and a value: seeds for deals, numbers of seats for companies."""
    if not isinstance(said, list) or len(said) > most:
        raise BadSave(f"the heading should have a list of at most {most} entries of the kind {what}")
    pairs: list[tuple[int, int]] = []
    for each in said:
        if not isinstance(each, list) or len(each) != 2:
            raise BadSave(f"a {what} should be a number of choices and a {second}, not {each!r}")
        after = whole_number(each[0], f"a {what}'s number of choices")
        pairs.append((after, whole_number(each[1], f"a {what}'s {second}")))
    return pairs


def read_line(line: str, check: int, what: str) -> tuple[Any, int]:
    """Return the content of a line after checking its checksum."""
    try:
        parts = json.loads(line)
        if too_much_in(parts, DEEPEST):
            raise TypeError
        said, given = parts
    except (ValueError, TypeError, RecursionError):
        raise BadSave(f"{what} is damaged or cut off: {line[:60]!r}") from None
    check = checksum(said, check)
    if given != f"{check:08x}":
        raise BadSave(f"{what} is damaged: its checksum does not fit")
    return said, check


def too_much_in(said: object, deepest: int) -> bool:
    """Return whether data is nested deeper than in any save, or holds a text that cannot be encoded."""
    if isinstance(said, dict):
        said = [*said, *said.values()]
    if isinstance(said, list):
        return deepest == 0 or any(too_much_in(each, deepest - 1) for each in said)
    return isinstance(said, str) and not is_writable(said)


def checksum(said: object, before: int) -> int:
    return zlib.crc32(json.dumps(said, sort_keys=True).encode(), before)


def replay_choice(table: Table[Any], said: object, number: int, otherwise: str) -> None:
    """Make one choice of the file again. An impossible choice may have been possible by other rules, so the error
    mentions these."""
    if not isinstance(said, list) or len(said) != 2:
        raise BadSave(f"choice {number} is not a seat and a choice: {said!r}")
    seat = whole_number(said[0], f"the seat of choice {number}")
    try:
        table.choose(seat, table.game.choices.from_json(said[1]))
    except WuselError as error:
        reason = f"choice {number} cannot be made: {error}"
        raise BadSave(f"{otherwise}, where {reason}" if otherwise else reason) from None


def check_closing(table: Table[Any], closing: dict[str, object], otherwise: str) -> None:
    """Check that the closing line agrees with the replayed choices.

    A state of another shape cannot be compared: such a save comes from another version, and only its choices are
    checked. A save of our own edition without a shape is compared anyway.
    """
    wanted = whole_number(closing.get("choices"), "the number of choices")
    if wanted != len(table.choices):
        raise BadSave(f"choices are missing: {len(table.choices)} of {wanted} are there")
    if any(not 0 <= after <= len(table.choices) for after, _ in table.deals + table.companies):
        raise BadSave("it was dealt anew or regrouped after more choices than there are")
    is_our_shape = closing.get("shape", "" if otherwise else table.game.shape) == table.game.shape
    if is_our_shape and closing.get("state") != table.state.digest():
        why = otherwise or "the save was made with other rules or cards"
        raise BadSave(f"after choice {len(table.choices)} the state differs from the saved one: {why}")
