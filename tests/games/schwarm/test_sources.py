"""Sources of research points: every move of a marker has one event."""

from random import Random
from typing import Any

import pytest

from tests.contents import steep_coasts
from tests.games.schwarm.scene import GAME
from wusel.engine.table import Table
from wusel.engine.table import sources_of as sources_at
from wusel.games import known_game
from wusel.games.schwarm.sources import sources_of


def played(options: dict[str, object], seed: int, content: str = "") -> Table[Any]:
    """Play a whole game of random choices."""
    luck = Random(seed)
    table: Table[Any] = Table(known_game("schwarm", content), options, seed)
    while owing := table.owing():
        table.carry_out(owing[0], luck.choice(table.legal(owing[0])))
    return table


@pytest.mark.rule("SW-E4")
@pytest.mark.parametrize("content", ["", "steep"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_sources_together_are_the_scores(players: int, content: str) -> None:
    options: dict[str, object] = {"players": players, "tsunami": "dangerous"}
    table = played(options, players, steep_coasts() if content else "")
    result, sources = table.result(), sources_at(table)
    assert result is not None
    for seat, score in enumerate(result.scores):
        assert sum(source.points[seat] for source in sources) == score
    points = {source.name: source.points for source in sources}
    assert sum(points["taken"]) == -sum(points["lost"])
    assert min(points["networks"]) > 0 > max(points["cards"])


@pytest.mark.rule("SW-F8", "SW-DM2", "SW-R1", "SW-E2", "SW-E3", "SW-P1.2")
def test_every_source_has_its_own_line() -> None:
    told: list[dict[str, Any]] = [
        {"do": "card_taken", "seat": 1, "card": "light_ship", "n": 3},
        {"do": "order_taken", "seat": 1, "number": 2, "n": 4},
        {"do": "tile_laid", "seat": 0, "tile": "ns", "field": "e2"},
        {"do": "tile_laid", "seat": 0, "tile": "nes", "field": "e3"},
        {"do": "tile_laid", "seat": 0, "tile": "golden", "field": "e4"},
        {"do": "damage", "seat": 0, "other": 1, "n": 2},
        {"do": "round_scored", "seat": 0, "n": 7},
        {"do": "round_scored", "seat": 0, "n": 9},
        {"do": "station_counted", "seat": 1, "land": "north5", "n": 4},
        {"do": "sides_counted", "seat": 1, "sides": 2, "n": 10},
        {"do": "won", "seat": 0},
    ]
    assert {source.name: source.points for source in sources_of(GAME.content, 2, told)} == {
        "start": [20, 20],
        "cards": [0, -7],
        "tiles": [3, 0],
        "taken": [2, 0],
        "lost": [0, -2],
        "networks": [16, 0],
        "queen": [0, 4],
        "coasts": [0, 10],
    }
