"""The sources of pictures."""

import pytest
from rich.text import Text

from tests.games.mosquitozzz.scene import GAME, Scene
from wusel.games.mosquitozzz import board
from wusel.pictures import picture
from wusel.pictures.picture import picture_of
from wusel.texts.texts import Texts


def test_a_game_brings_its_own_picture() -> None:
    found = picture_of(GAME)
    assert (found.board, found.mark) == (board.board, board.mark)


def test_what_a_picture_leaves_out_is_as_if_there_were_none() -> None:
    assert not hasattr(board, "reading")
    assert picture_of(GAME).reading(GAME, "card", "fog_bomb", str, str, 60) == ""


def test_a_game_without_a_picture_shows_its_view_as_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "find_spec", lambda _: None)
    plain = picture_of(GAME)
    scene = Scene(3, swarm="attack resistant", hands={0: "fog_bomb"})
    view = GAME.view(scene.s, 0)
    texts = Texts(GAME, "en")
    marked = plain.board(GAME, view, texts.say, texts.card, ["Mo", "Ann", "Ben"], 60)
    lines = Text.from_markup(marked).plain.split("\n")
    assert "swarm: Attack, Resistant" in lines
    assert "    hand: Fog Bomb" in lines
    assert "    hand: –" in lines
    assert max(map(len, lines)) <= 60
    assert plain.knowledge(GAME, view, texts.say, texts.card, ["Mo", "Ann", "Ben"], 60) == marked
    assert plain.might_expect(view, texts.card) == []
    assert plain.legend(texts.say, 60) == ""
