"""Every recorded game is reproduced to the letter, state by state, on every build."""

import pytest

from tests.golden.record import GAMES, OPINIONS, all_opinions, file_of, recorded
from wusel.games import SHELF


@pytest.mark.parametrize(("name", "options", "seed"), GAMES, ids=[file_of(*each[:2]).stem for each in GAMES])
def test_the_recorded_game_is_played_again(name: str, options: dict[str, object], seed: int) -> None:
    assert recorded(name, options, seed) == file_of(name, options).read_text(encoding="utf-8")


def test_every_game_on_the_shelf_is_recorded() -> None:
    assert {name for name, _, _ in GAMES} == set(SHELF)


def test_the_judges_have_not_changed_their_minds() -> None:
    assert all_opinions() == OPINIONS.read_text(encoding="utf-8")
