"""Recorded games: one random game for each mode and player count, every option and every event.

A change of a rule, or of what a seat may see, changes a record. Both builds must reproduce all of them to the letter.
Games of four players, one for each mode, are kept as text, so that differences can be read. `digests.txt` has a line
for every game with its course, its record, and the judge's exact ratings of every option. `make golden` writes all of
it again, and `python -m tests.golden.record NAME` prints one record.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from wusel.engine.chance import Chance
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.game import Game
from wusel.engine.table import Table
from wusel.engine.vocabulary import Spoken
from wusel.games import known_game

HERE = Path(__file__).parent
VIEW_EVERY = 40
DIGESTS = HERE / "digests.txt"
WHOLE_PLAYERS = 4
# Seeds of long games of Mosquitozzz, which use more of the rules.
LONG = {
    "standard": {2: 24, 3: 32, 4: 54},
    "ambush": {2: 197, 3: 368, 4: 24},
    "rebellion": {2: 305, 3: 238, 4: 178},
    "kamikaze": {2: 305, 3: 132, 4: 178},
}
FREE = {"start": "free", "tsunami": "dangerous", "cards": "hidden"}
# Seeds of games of Viroid in which much happens, by number of players, and how these begin.
MUCH = {
    "bacterium": {2: 9, 3: 4, 4: 14},
    "nanites": {2: 13, 3: 14, 4: 4},
    "fungus": {2: 15, 3: 4, 4: 4},
    "vibrio": {2: 4, 3: 12, 4: 3},
    "virus": {2: 1, 3: 11, 4: 5},
}
BEGUN = {
    2: {"start": "cards", "difficulty": "easy"},
    3: {"start": "expert", "difficulty": "normal"},
    4: {"start": "expert", "difficulty": "demanding"},
}
# Chapters of Maus und Mystik with seeds of games in which much happens, and how they are set up.
CHAPTERS: list[tuple[dict[str, object], int]] = [
    ({"chapter": 1, "players": 1}, 37),
    ({"chapter": 2, "players": 2, "party": "drawn", "difficulty": "easy"}, 5),
    ({"chapter": 3, "players": 3, "split_move": True}, 13),
    ({"chapter": 4, "players": 4, "difficulty": "hard"}, 36),
    ({"chapter": 5, "players": 1, "party": "chosen"}, 10),
    ({"chapter": 6, "players": 2, "against_current": False}, 12),
    ({"chapter": "campaign", "players": 4, "party": "chosen"}, 8),
]
Recorded = tuple[str, dict[str, object], int]
GAMES: list[Recorded] = [
    ("mosquitozzz", {"mode": mode, "players": players}, seed)
    for mode, counts in LONG.items()
    for players, seed in counts.items()
]
GAMES += [("schwarm", {"players": players}, 7) for players in (2, 3, 4)]
GAMES += [("schwarm", {"players": players, **FREE}, 8) for players in (2, 3, 4)]
GAMES += [
    ("viroid", {"players": players, "pathogen": pathogen, **BEGUN[players]}, seed)
    for pathogen, counts in MUCH.items()
    for players, seed in counts.items()
]
GAMES += [("maus", options, seed) for options, seed in CHAPTERS]


def name_of(game: str, options: dict[str, object]) -> str:
    """Return the name of the recorded game with these options."""
    return f"{game}/" + "-".join(str(value) for value in options.values())


WHOLE = [name_of(game, options) for game, options, _ in GAMES if options["players"] == WHOLE_PLAYERS]


class Digests(NamedTuple):
    """Digests of a recorded game."""

    course: str
    record: str
    opinions: str


def file_of(name: str) -> Path:
    """Return the file with the whole record of this name."""
    return HERE / f"{name}.txt"


def in_words(said: Mapping[str, Spoken]) -> str:
    return " ".join([str(said["do"]), *(f"{name}={value}" for name, value in said.items() if name != "do")])


def happened(game: Game[Any], event: Event) -> str:
    whose = "" if event.seen_by == EVERYBODY else f"  (only seat {event.seen_by.bit_length() - 1})"
    return f"    {in_words(game.events.to_json(event.what))}{whose}"


def views(table: Table[Any]) -> list[str]:
    """Return the views of all seats, seat by seat where they differ. -1 is a spectator."""
    seen = {seat: table.view(seat) for seat in range(-1, table.state.seats)}
    lines = []
    for key in sorted(seen[0]):
        said = {seat: json.dumps(view[key], ensure_ascii=False) for seat, view in seen.items()}
        if len(set(said.values())) == 1:
            lines.append(f"    all see {key}: {said[0]}")
        else:
            lines += [f"    seat {seat} sees {key}: {text}" for seat, text in said.items()]
    return lines


def recorded(name: str, options: dict[str, object], seed: int) -> str:
    """Return the whole game as text."""
    game = known_game(name)
    luck = Chance(1)
    luck.reseed(seed)
    table = Table(game, options, seed)
    lines = [f"{name} {options} seed {seed}", f"state {table.state.digest()}"]
    lines += [happened(game, event) for event in table.opening]
    while table.owing():
        owing = table.owing()
        seat = owing[luck.draw(len(owing))]
        legal = table.legal(seat)
        choice = legal[luck.draw(len(legal))]
        lines.append(
            f"{game.asking(table.state)}, seat {seat}: " + " | ".join(in_words(game.choices.to_json(c)) for c in legal)
        )
        events = table.choose(seat, choice)
        lines.append(f"  {len(table.choices)}. {in_words(game.choices.to_json(choice))}  -> {table.state.digest()}")
        lines += [happened(game, event) for event in events]
        if len(table.choices) % VIEW_EVERY == 0 or not table.owing():
            lines += views(table)
    result = table.result()
    assert result is not None
    lines.append(f"result {result.to_json()}")
    return "\n".join(lines) + "\n"


def opinions(name: str, options: dict[str, object], seed: int) -> str:
    """Return the digest of a judge's ratings of all options in a random game."""
    game = known_game(name)
    judge = game.judge()
    luck = Chance(1)
    luck.reseed(seed)
    s = game.new(options, seed)
    ratings = []
    while s.owing:
        seat = (s.owing & -s.owing).bit_length() - 1
        found = game.options(s, seat)
        ratings.append(" ".join(rating.hex() for rating in judge.ratings(s, seat, found)))
        game.apply(s, seat, found[luck.draw(len(found))])
    return digest_of(ratings)


def digest_of(lines: Iterable[str]) -> str:
    digest = sha256()
    for line in lines:
        digest.update(line.encode())
    return digest.hexdigest()[:16]


def course_of(record: str) -> str:
    """Return the digest of the options, the choices and the end of the game. The format of states, events and views may
    change. If this digest changes, the same choices lead to a different game."""
    lines = (line for line in record.splitlines() if not line.startswith(("    ", "state ")))
    return digest_of(line.partition("  -> ")[0] for line in lines)


def comparable(record: str) -> list[str]:
    """Return the lines of a record with the parts of views sorted by name, because their order means nothing."""
    return [in_order(line) for line in record.splitlines()]


def in_order(line: str) -> str:
    who, sees, seen = line.partition(" sees " if " sees " in line else " see ")
    name, colon, part = seen.partition(": ")
    return f"{who}{sees}{name}{colon}{json.dumps(json.loads(part), sort_keys=True)}" if sees and colon else line


def edition_of(name: str, options: dict[str, object]) -> str:
    """Return the name of a recorded game with the edition of its rules and content."""
    game = known_game(name)
    return f"{name_of(name, options)}, edition {game.edition()}, content {game.content_id()}"


def written_digests() -> dict[str, Digests]:
    """Return the digests on disk by edition."""
    lines = (line.split(": ") for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    return {edition: Digests(*digests.split()) for edition, digests in lines}


def is_honest(old: Mapping[str, Digests], new: Mapping[str, Digests]) -> bool:
    """Return whether every game with a changed course also has a changed edition."""
    return all(new[edition].course == was.course for edition, was in old.items() if edition in new)


def record_all() -> None:
    """Write the whole records and the digests of all games."""
    digests = {}
    for game in GAMES:
        name, record = name_of(*game[:2]), recorded(*game)
        digests[edition_of(*game[:2])] = Digests(course_of(record), digest_of(comparable(record)), opinions(*game))
        if name in WHOLE:
            file_of(name).parent.mkdir(exist_ok=True)
            file_of(name).write_text(record, encoding="utf-8")
    if not is_honest(written_digests(), digests):
        sys.exit(
            "A recorded game goes another way now: raise the number that its Game.edition() returns, and record again."
        )
    lines = [f"{edition}: {' '.join(found)}\n" for edition, found in digests.items()]
    DIGESTS.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.writelines(recorded(*game) for game in GAMES if name_of(*game[:2]) in sys.argv[1:])
    else:
        record_all()
