"""Searches for games that reach the rarest questions and records them in `rare/`: python -m tests.browser.seek [game]

Bots that play to win hardly ever reach most of these. So many random games are played side by side, and every few
choices only the closest ones go on. Other questions arise only late in a long game, and random play never gets there.
Bots play such a game until it asks. The search takes about a minute; it is needed only after a change of the rules.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tests.browser.positions import RARE, WHIMS, play
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.save import save
from wusel.engine.sets import members
from wusel.engine.table import Table
from wusel.engine.vocabulary import deed
from wusel.games import known_game
from wusel.games.maus import words as maus
from wusel.games.viroid.state import DEAD

SIDE_BY_SIDE = 300
TRIES = 10
STRETCH = 7
"""Choices between two selections."""
ATTEMPTS = 10
FEWEST_GAMES = 12
GAMES = 200
LONGEST = 1000
RARE_DEEDS = (maus.SET_TRAP, maus.DRAW, maus.EVERY_KNIFE, maus.ORDER_ATTACK, maus.FOLLOW_UP)

Choices = list[tuple[int, int]]


class Quest(NamedTuple):
    """The questions to find, and a measure of how close the first seat is to them. Without a measure, bots play."""

    steps: set[str]
    options: dict[str, Value]
    closeness: Callable[[Game[Any], Any], float] | None = None


class Trail(NamedTuple):
    """A game on its way."""

    closeness: float
    luck: float
    seed: int
    state: Any
    choices: Choices


def out_of_buoys(game: Any, s: Any) -> float:  # noqa: ANN401  # a game's own state
    """Return how close the first seat is to having tiles to lay but no buoys, near the queen but not with her yet."""
    player, sea = s.players[0], game.content.sea
    row, column = sea.cells[sea.queen]
    near = sum(
        player.buoys >> field & 1
        for field, (at_row, at_column) in enumerate(sea.cells)
        if abs(at_row - row) + abs(at_column - column) <= 2
    )
    pieces = sum(player.tiles) + len(player.stations) + len(player.ships) + len(player.cards)
    return float(pieces - 2 * player.buoys_left + 0.15 * near - 4 * (player.buoys >> sea.queen & 1))


def mixed_graves(_: Any, s: Any) -> float:  # noqa: ANN401  # a game's own state
    """Return how close the table is to cities, not extinct, with corpses on fields of several kinds."""
    graves = [len(s.ways_of(city, DEAD)) for city in s.world.cities if not s.extinct >> city & 1]
    return float(sum(ways > 1 for ways in graves)) + 0.1 * sum(graves)


def well_equipped(game: Any, s: Any) -> float:  # noqa: ANN401  # a game's own state
    """Return how close the mice are to rare abilities with enough cheese, to knives or a disguise, and to the time to
    use them."""
    content = game.content
    closeness = 0.2 * (s.chapter.end - s.chapter.hourglass) + 4 * len(
        [item for item in s.party.items if content.disguises >> item & 1]
    )
    for mouse in s.party.mice:
        for ability in members(mouse.abilities):
            if any(deed(effect) in RARE_DEEDS for effect in content.scripts[content.abilities[ability].script]):
                closeness += 2 + 0.3 * min(mouse.cheese, 3)
        knives = [item for item in mouse.worn + mouse.pack if content.items[item].powers >> maus.IS_KNIFE & 1]
        closeness += len(knives) + 0.5 * len([item for item in knives if item in mouse.worn])
    return float(closeness)


QUESTS = {
    "schwarm": [Quest({"free_buoy", "queen_buoy"}, {"players": 2}, out_of_buoys)],
    "viroid": [
        Quest({"remove_corpse_in"}, {"players": 2}, mixed_graves),
        Quest({"kill_at_harbour"}, {"players": 2, "pathogen": "vibrio"}),
    ],
    "maus": [
        Quest(
            {"choose_field", "choose_find", "disguise", "next_knife", "obey", "order", "strike_on"},
            {"players": 1, "party": "chosen"},
            well_equipped,
        ),
        Quest({"choose_card"}, {"players": 1, "chapter": "6", "difficulty": "easy"}),
        Quest({"answer_placing", "answer_roll", "choose_foe", "free_captured"}, {"players": 1, "party": "drawn"}),
        Quest(
            {"arrive", "go_on_after_loss", "keep_some_ability", "keep_something"},
            {"players": 1, "chapter": "campaign"},
        ),
    ],
}


def seek(name: str, quest: Quest) -> dict[str, Table[Any]]:
    """Return a table for every question of a quest."""
    game = known_game(name)
    found = sought_at_random(game, quest) if quest.closeness else played_to(game, quest)
    if missing := quest.steps - set(found):
        raise SystemExit(f"{name}: nothing leads to {', '.join(sorted(missing))}")
    return found


def played_to(game: Game[Any], quest: Quest) -> dict[str, Table[Any]]:
    """Let bots play until the questions arise, and keep the moment with the most choices for each. Long games are left
    out, because every use of the moment has to replay them."""
    found: dict[str, tuple[int, Table[Any]]] = {}
    for seed in range(GAMES):
        deal = play(game, quest.options, seed, WHIMS)
        for step, choices, made in deal.asked:
            if step in quest.steps and made < LONGEST and choices > found.get(step, (0,))[0]:
                found[step] = (choices, deal.table.fork(made))
        if seed + 1 >= FEWEST_GAMES and len(found) == len(quest.steps):
            break
    return {step: table for step, (_, table) in found.items()}


def sought_at_random(game: Game[Any], quest: Quest) -> dict[str, Table[Any]]:
    found: dict[str, Table[Any]] = {}
    for attempt in range(ATTEMPTS):
        luck = Random(attempt)
        trails = [Trail(0, 0, seed, game.new(quest.options, seed), []) for seed in range(SIDE_BY_SIDE)]
        while trails and quest.steps - set(found):
            further = [walk_on(game, quest, trail, luck, found) for trail in trails for _ in range(TRIES)]
            trails = sorted((each for each in further if each.state.owing), key=lambda each: each[:2])[-SIDE_BY_SIDE:]
        if not quest.steps - set(found):
            break
    return found


def walk_on(game: Game[Any], quest: Quest, trail: Trail, luck: Random, found: dict[str, Table[Any]]) -> Trail:
    """Make a few random choices, and record each wanted question that arises."""
    s, choices = trail.state.clone(), trail.choices[:]
    for _ in range(STRETCH):
        if not s.owing:
            break
        seat = (s.owing & -s.owing).bit_length() - 1
        choice = luck.choice(game.options(s, seat))
        game.apply(s, seat, choice)
        choices.append((seat, choice))
        step = game.asking(s)
        if step in quest.steps and step not in found and s.owing & 1:
            found[step] = table_of(game, quest, trail.seed, choices)
    assert quest.closeness
    return Trail(quest.closeness(game, s), luck.random(), trail.seed, s, choices)


def table_of(game: Game[Any], quest: Quest, seed: int, choices: Choices) -> Table[Any]:
    table = Table(game, quest.options, seed)
    for seat, choice in choices:
        table.choose(seat, choice)
    return table


def main() -> None:
    for name in sys.argv[1:] or QUESTS:
        for quest in QUESTS[name]:
            for step, table in seek(name, quest).items():
                path = RARE / f"{name}-{step}.wusel"
                save(table, path)
                sys.stdout.write(f"{path}: {len(table.choices)} choices\n")


if __name__ == "__main__":
    main()
