"""Tests of the rules of Newcards, and of the laws that hold for every game."""

import pytest
from newcards import words
from newcards.game import new_game

import wusel
from wusel.lab.fuzz import fuzz_game
from wusel.texts.texts import LANGUAGES, Texts

GAME = new_game()
PLAYERS = ["Anna", "Ben"]


@pytest.mark.rule("NC-T1")
def test_nobody_keeps_more_than_three_cards() -> None:
    table = wusel.Table(GAME, {"players": 2}, seed=1)
    for _ in range(3):
        table.choose(0, words.KEEP)
        table.choose(1, words.LEAVE)
    assert len(table.state.players[0].cards) == 3
    assert table.owing() == [1], "nobody is asked where there is nothing to decide"


@pytest.mark.rule("NC-E1")
def test_points_count_when_no_card_is_left() -> None:
    table = wusel.Table(GAME, {"players": 2}, seed=1)
    while table.owing():
        seat = table.owing()[0]
        table.choose(seat, table.legal(seat)[0])
    result = table.result()
    assert result is not None
    assert (table.view(0)["pile"], min(result.ranks), result.reason) == ([], 1, "no_cards")


@pytest.mark.parametrize("seed", range(5))
def test_the_laws_hold(seed: int) -> None:
    assert fuzz_game(GAME, seed) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    texts = Texts(GAME, language)
    for choice in (words.KEEP, words.LEAVE):
        assert texts.choice(choice, PLAYERS)
    for word in GAME.events.words:
        assert "Anna" in texts.event([word.number, 0, 0], PLAYERS)
    assert texts.question("take_turn", {}, PLAYERS)
    assert texts.say("end-no_cards")
