"""Recorded games: one whole random game for each mode and player count, every option and every event.

A change of a rule, or of what a seat may see, shows as a difference in these files; both builds must reproduce them to
the letter.
What the judges thought of every option is kept as a digest, to the last bit: else bots would play otherwise in another
build. `make golden` writes all of it anew.
"""

import json
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from wusel.engine.chance import Chance
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.game import Game
from wusel.engine.table import Table
from wusel.engine.vocabulary import Spoken
from wusel.games import known_game

HERE = Path(__file__).parent
VIEW_EVERY = 40
OPINIONS = HERE / "opinions.txt"
EDITIONS = HERE / "editions.txt"
# Seeds of games of Mosquitozzz that last long: more of the rules comes up in them.
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


def file_of(game: str, options: dict[str, object]) -> Path:
    """Where the recorded game with these options is kept."""
    return HERE / game / ("-".join(str(value) for value in options.values()) + ".txt")


def in_words(said: Mapping[str, Spoken]) -> str:
    return " ".join([str(said["do"]), *(f"{name}={value}" for name, value in said.items() if name != "do")])


def happened(game: Game[Any], event: Event) -> str:
    whose = "" if event.seen_by == EVERYBODY else f"  (only seat {event.seen_by.bit_length() - 1})"
    return f"    {in_words(game.events.to_json(event.what))}{whose}"


def views(table: Table[Any]) -> list[str]:
    """What everybody sees, seat by seat where they do not see the same; -1 is a spectator."""
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
    """The whole game as text."""
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
    """One line for a random game: what its judge thought of all options on the way."""
    game = known_game(name)
    judge = game.judge()
    luck = Chance(1)
    luck.reseed(seed)
    s = game.new(options, seed)
    digest = sha256()
    while s.owing:
        seat = (s.owing & -s.owing).bit_length() - 1
        found = game.options(s, seat)
        digest.update(" ".join(rating.hex() for rating in judge.ratings(s, seat, found)).encode())
        game.apply(s, seat, found[luck.draw(len(found))])
    return f"{name} {options} seed {seed}: {digest.hexdigest()[:16]}"


def course_of(name: str, options: dict[str, object]) -> str:
    """Which edition of rules and content a recorded game is of, and how it goes: what could be chosen, what was, and
    how it ended. How states, events and views are written down may change; if this does, the same choices lead
    elsewhere."""
    game = known_game(name)
    file = file_of(name, options)
    digest = sha256()
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith(("    ", "state ")):
            digest.update(line.partition("  -> ")[0].encode())
    return f"{name} {file.stem}, edition {game.edition()}, content {game.content_id()}: {digest.hexdigest()[:16]}"


def all_editions() -> str:
    """A line for every recorded game."""
    return "\n".join(course_of(name, options) for name, options, _ in GAMES) + "\n"


def is_honest(old: str, new: str) -> bool:
    """Whether every game that goes another way now says so by another edition."""
    before, after = (dict(line.split(": ") for line in text.splitlines()) for text in (old, new))
    return all(after[edition] == digest for edition, digest in before.items() if edition in after)


def all_opinions() -> str:
    return "\n".join(opinions(*game) for game in GAMES) + "\n"


if __name__ == "__main__":
    OPINIONS.write_text(all_opinions(), encoding="utf-8")
    for name, options, seed in GAMES:
        file_of(name, options).parent.mkdir(exist_ok=True)
        file_of(name, options).write_text(recorded(name, options, seed), encoding="utf-8")
    editions = all_editions()
    if not is_honest(EDITIONS.read_text(encoding="utf-8"), editions):
        sys.exit(
            "A recorded game goes another way now: raise the number that its Game.edition() returns, and record again."
        )
    EDITIONS.write_text(editions, encoding="utf-8")
