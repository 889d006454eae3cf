"""The guided first game: a newcomer has to have a good chance with any content."""

import json
import re
from pathlib import Path

from wusel.bots.players import new_chooser
from wusel.engine.options import settle_options
from wusel.games import find_game
from wusel.lab.simulate import bot_seed

GUIDE = (Path(__file__).parents[3] / "web/src/games/maus/guide.ts").read_text()
[DEAL] = re.findall(r"deal: (\d+)", GUIDE)
[WISHES] = re.findall(r"options: \{(.*)\}", GUIDE)
OPTIONS = {name: json.loads(value) for name, value in re.findall(r'(\w+): ([\w"]+)', WISHES)}
GAME = find_game("maus")
GAMES = 20
LEAST_WON = 16


def is_won(seed: int) -> bool:
    """Play the guide's deal with a beginner whose own luck has this seed, and return whether it is won."""
    beginner = new_chooser("easy")
    s = GAME.new(settle_options(GAME.declared, OPTIONS), int(DEAL))
    made = 0
    while s.owing:
        GAME.apply(s, 0, beginner(GAME, s, 0, bot_seed(seed, made, 0)))
        made += 1
    result = GAME.result(s)
    return result is not None and bool(result.won)


def test_a_beginner_wins_the_deal_of_the_guide() -> None:
    assert sum(is_won(seed) for seed in range(GAMES)) >= LEAST_WON
