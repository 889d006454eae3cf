"""The guided first game: its deal is the rulebook's example with any content."""

import json
import re
from itertools import count
from pathlib import Path

import pytest

from tests.games.viroid.scene import BLUE, GAME, RED
from wusel.engine.table import Table
from wusel.games.viroid import words

GUIDE = (Path(__file__).parents[3] / "web/src/games/viroid/guide.ts").read_text()
[DEAL] = re.findall(r"deal: (\d+)", GUIDE)
[WISHES] = re.findall(r"options: \{(.*)\}", GUIDE)
OPTIONS = {name: json.loads(value) for name, value in re.findall(r'(\w+): ([\w"]+)', WISHES)}


def tells_the_example(deal: int) -> bool:
    """The first seat begins in London, mild climate is the first event, and after a step to Paris the die kills."""
    table = Table(GAME, OPTIONS, deal)
    if GAME.look(table.state)["players"][RED]["cities"] != ["london"]:
        return False
    while table.owing() == [BLUE]:
        table.choose(BLUE, table.legal(BLUE)[0])
    if GAME.look(table.state)["spent"] != ["mild_climate"]:
        return False
    table.choose(RED, words.enter(GAME.content.worlds[2].names.index("paris")))
    table.choose(RED, words.FINISH)
    return GAME.asking(table.state) == "choose_dead"


@pytest.mark.rule("TC-VI-01", "TC-VI-02", "TC-VI-03")
def test_the_guide_is_dealt_london_and_mild_climate() -> None:
    assert OPTIONS == {"players": 2, "pathogen": "bacterium", "difficulty": "easy", "first": 1}
    assert tells_the_example(int(DEAL)), f"deal {next(filter(tells_the_example, count()))} does"
