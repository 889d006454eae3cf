"""The finds as data: catalogue and texts follow from them, and other people can write their own."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.crumbs.scene import GAME, Scene
from wusel.engine.errors import BadContent
from wusel.engine.save import save_text, table_from
from wusel.games import find_game
from wusel.games.crumbs.game import Crumbs, new_game
from wusel.texts.texts import Texts

BIRTHDAY = Path(__file__).parent / "birthday.toml"


@pytest.fixture(scope="module")
def party() -> Crumbs:
    return new_game(BIRTHDAY)


def test_the_catalogue_is_what_it_says_it_is() -> None:
    catalogue: dict[str, Any] = GAME.catalogue()
    assert json.loads(json.dumps(catalogue)) == catalogue
    effects = [{"do": "gain", "crumbs": 4}, {"do": "treat", "crumbs": 1}]
    assert catalogue["finds"]["dropped_plate"] == {"copies": 3, "effects": effects}


def test_the_text_on_a_find_follows_from_its_effects() -> None:
    plate = GAME.content.effects[GAME.content.names.find.index("dropped_plate")]
    assert Texts(GAME, "en").effects(plate) == "Gather 4 crumbs. Everybody else keeps one more crumb."
    assert Texts(GAME, "de").effects(plate) == "Sammle 4 Krümel. Alle anderen behalten einen Krümel mehr."


def test_new_finds_need_no_code(party: Crumbs) -> None:
    catalogue: dict[str, Any] = party.catalogue()
    assert list(catalogue["finds"]) == ["birthday_cake", "tipped_over_chair", "nothing"]
    texts = Texts(party, "de")
    assert texts.thing("find", "birthday_cake") == "Geburtstagstorte"
    assert texts.effects(party.content.effects[0]).endswith("Nimm jemand anderem einen Krümel weg.")
    scene = Scene(0, 4, come="birthday_cake nothing tipped_over_chair", game=party)
    scene.do(0, "turn_up")
    assert (scene.s.gathered, scene.s.crumbs) == (6, [0, 5])
    scene.do(0, "turn_up", "turn_up")
    assert scene.s.crumbs == [1, 5], "behind the cat lay one more crumb"
    assert scene.asked == [1]


def test_a_save_carries_its_finds_along(party: Crumbs) -> None:
    scene = Scene(0, 0, game=party)
    scene.do(0, "turn_up")
    again = table_from(save_text(scene.table), find_game)
    assert again.state.digest() == scene.s.digest()
    assert again.game.content_id() == party.content_id() != GAME.content_id()


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("crumbs = 5", "crumbs = 50", 6, "birthday_cake: effects crumbs=50 is not possible; it can be: 1, 2"),
        ('"treat", ', '"throw", ', 6, "do='throw' is not possible; it can be: gain, pinch, treat, cat"),
        ("copies = 2", "copies = 0", 11, "tipped_over_chair: copies should be 1 to 30, not 0"),
        ("copies = 1", "copies = 1\ncolour = 3", 18, "nothing: there is no colour here"),
        ('{ do = "cat" }, ', "", 3, r"no find brings the cat \(CR-C2\)"),
        (', de = "Gar nichts"', "", 16, "nothing: title should be"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    text = BIRTHDAY.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadContent, match=reason) as refusal:
        new_game(content_text=text.replace(old, new))
    assert f", line {line}: " in str(refusal.value)
