"""Tests of the rules of Newdice, and of the laws that hold for every game."""

import pytest
from newdice import words
from newdice.game import new_game
from newdice.state import NewdiceState

import wusel
from wusel.lab.fuzz import fuzz_game
from wusel.texts.texts import LANGUAGES, Texts

GAME = new_game()
PLAYERS = ["Anna", "Ben"]


def table_with(*pips: int) -> wusel.Table[NewdiceState]:
    """Return a table for two on which the die shows these numbers in turn."""
    table: wusel.Table[NewdiceState] = wusel.Table(GAME, {"players": 2}, seed=1)
    table.state.script = [each - 1 for each in pips]
    return table


@pytest.mark.rule("ND-T1")
def test_nobody_stops_before_the_first_roll() -> None:
    table = table_with(4)
    with pytest.raises(wusel.WuselError, match="ND-T1"):
        table.choose(0, words.STOP)
    table.choose(0, words.ROLL)
    table.choose(0, words.STOP)
    assert (table.view(0)["points"], table.owing()) == ([4, 0], [1])


@pytest.mark.rule("ND-T2")
def test_a_one_loses_what_was_gathered() -> None:
    table = table_with(6, 1)
    table.choose(0, words.ROLL)
    assert table.view(1)["gathered"] == 6
    table.choose(0, words.ROLL)
    assert (table.view(0)["points"], table.view(0)["gathered"], table.owing()) == ([0, 0], 0, [1])


@pytest.mark.parametrize("seed", range(5))
def test_the_laws_hold(seed: int) -> None:
    assert fuzz_game(GAME, seed) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    texts = Texts(GAME, language)
    for choice in (words.ROLL, words.STOP):
        assert texts.choice(choice, PLAYERS)
    for word in GAME.events.words:
        assert "Anna" in texts.event([word.number, 0, 1], PLAYERS)
    for may in ("roll", "roll-stop"):
        assert texts.question("take_turn", {"may": may}, PLAYERS)
    assert texts.say("end-goal")
