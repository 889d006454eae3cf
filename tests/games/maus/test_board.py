"""The picture of the room and of the mice in a terminal."""

from functools import lru_cache
from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.games.maus.scene import GAME, Scene, quiet_game
from tests.games.maus.telling import foes_by
from tests.thorough import thorough
from wusel.games.maus.board import board, knowledge, legend, mark, reading
from wusel.games.maus.game import Maus
from wusel.games.maus.state import MausState
from wusel.games.maus.view.printed import effect_text
from wusel.texts.texts import Texts

NAMES = ["Mo", "[red]Greta[/red]", "Maximiliane-Sophie", "小明"]
WIDTHS = (60, 80, 120)


@lru_cache
def texts_of(game: Maus, language: str) -> Texts:
    return Texts(game, language)


def plain(marked: str) -> str:
    return Text.from_markup(marked, emoji=False).plain


def picture(s: MausState, width: int = 80, language: str = "en", game: Maus = GAME) -> str:
    texts = texts_of(game, language)
    return plain(board(game, game.view(s, 0), texts.say, texts.card, NAMES[: s.seats], width))


def known(s: MausState, width: int = 80, language: str = "en", game: Maus = GAME) -> str:
    texts = texts_of(game, language)
    return plain(knowledge(game, game.view(s, 0), texts.say, texts.card, NAMES[: s.seats], width))


def shown(scene: Scene, language: str = "en", width: int = 60) -> str:
    game = scene.game
    assert isinstance(game, Maus)
    return picture(scene.s, width, language, game)


def cell(text: str, field: str, width: int = 10) -> list[str]:
    """Return a field and its figures as they are shown 60 columns wide."""
    lines = text.split("\n")
    column = (ord(field[0]) - ord("a")) * width
    at = next(n for n, line in enumerate(lines) if line[column : column + 2] == field)
    return [line[column : column + width].strip() for line in lines[at : at + 3]]


def behind(scene: Scene, **said: int | str) -> str:
    game = scene.game
    assert isinstance(game, Maus)
    return plain(mark(game, game.view(scene.s, 0), said, texts_of(game, "en").card))


def on(kind: str, name: str, language: str = "en") -> list[str]:
    texts = texts_of(GAME, language)
    return plain(reading(GAME, kind, name, texts.say, texts.card, 200)).split("\n")


# --- always


@pytest.mark.parametrize("chapter", range(1, 7))
def test_it_always_fits_and_every_choice_has_its_mark(chapter: int) -> None:
    luck, texts = Random(chapter), texts_of(GAME, "de")
    s = GAME.new({"chapter": chapter, "players": 1 + chapter % 4}, chapter)
    made, every = 0, thorough(19, sample=97)
    while s.owing:
        seat = s.owing.bit_length() - 1
        options = GAME.options(s, seat)
        if made % every == 0:
            for width in WIDTHS:
                for text in (picture(s, width, "de"), known(s, width)):
                    assert max(cell_len(line) for line in text.split("\n")) <= width
            for choice in options:
                view, said = GAME.view(s, seat), GAME.choices.to_json(choice)
                assert "[/" not in plain(mark(GAME, view, said, texts.card))
                assert ("side" in GAME.meant(view, said)) == ("field" in said)
                assert texts.said(choice, view, NAMES)
        GAME.apply(s, seat, luck.choice(options))
        made += 1
    assert max(cell_len(line) for line in picture(s, 60).split("\n")) <= 60


def test_the_legend_fits() -> None:
    for language in ("en", "de"):
        for width in WIDTHS:
            text = plain(legend(texts_of(GAME, language).say, width))
            assert max(cell_len(line) for line in text.split("\n")) <= width


# --- the room


@pytest.mark.rule("MM-H1")
def test_everybody_stands_on_a_field() -> None:
    text = shown(Scene("leader c4, archer c4, scamp c4, mystic d4", "rat e1, roach f1*2, spider d2"))
    assert cell(text, "c4")[1:] == ["Arlo Nela", "Pim"]
    assert cell(text, "d4")[1] == "Iva"
    assert (cell(text, "e1")[1], cell(text, "f1")[1], cell(text, "d2")[1]) == ("Ra1", "Ro1 Ro2", "Spid")


@pytest.mark.rule("MM-MOV1", "MM-MOV2")
def test_fields_that_can_be_reached_have_their_price() -> None:
    text = shown(Scene("leader e3", "rat d3", points=2, room="room_4o"))
    assert cell(text, "e4")[0] == "e4 ✦ ›1"
    assert cell(text, "d3")[0] == "d3  ›1|"
    assert text.split("\n")[1].startswith("░░░░░░░░░ b1 ⇧")
    assert "›" not in cell(text, "f1")[0]


def test_what_lies_and_flows_there() -> None:
    text = shown(Scene("leader a1", room="room_2b", traps="a2"))
    assert "≈" in text.split("Track")[0]
    assert "¤" in cell(text, "a2")[0]


# --- track, wheel and pages


@pytest.mark.rule("MM-CHW1", "MM-RND1")
def test_wheel_pages_and_track() -> None:
    text = shown(Scene("leader a1, archer b1", "rat e1", wheel=2, page=3, end=6, track="archer rats leader"))
    assert "Wheel       ●●○○○○" in text
    assert "Pages       ··⧗··■  page 3 of 6" in text
    assert "Track       Nela  Rat Warrior  ▶Arlo" in text


@pytest.mark.rule("MM-REI2")
def test_what_a_surge_would_bring() -> None:
    assert "If it fills nobody" in shown(Scene("leader a1"))
    assert "If it fills 4 × Roach" in shown(Scene("leader a1", encounter="encounter_02"))
    assert f"Ist es voll {len(foes_by(1, 'surge', 'room_4o'))} × Ratte" in shown(
        Scene("leader e4", chapter=1, room="room_4o"), "de"
    )


# --- mice and foes


def test_a_mouse_with_all_she_has() -> None:
    text = shown(Scene("leader a1 cheese:3 wounds:1 poison:1 stunned search_weapon_1 ability_leader_1"), width=120)
    (line,) = [line for line in text.split("\n") if line.startswith("▶Arlo")]
    assert "a1 ♥2/3  ☠1  ◔3  ⚔2 ⛨2 ★2 »2  5 points  1 action  stunned  Nib Sword  Felt Coat" in line
    assert f"({GAME.titles('en')['search_weapon_1']})" in text
    assert "gefangen" in shown(Scene("leader a1, archer"), "de")


@pytest.mark.rule("MM-EMV1")
def test_a_foe_with_whom_it_goes_for() -> None:
    text = shown(Scene("leader a1", "spider d4 wounds:1 down"))
    assert "Spider      ⚔" in text
    assert "Spid d4_ ♥" in text
    assert "→ Arlo" in shown(Scene("leader a1", "rat b2"))


# --- behind choices


@pytest.mark.rule("MM-ATK1")
def test_an_attack_shows_the_dice_of_both_sides() -> None:
    assert behind(Scene("leader c4", "rat c4"), do="attack", item="gear_nib_sword", figure="rat_1") == "⚔3 : ⛨2  c4 ♥1"


def test_a_way_out_shows_the_room_behind_it() -> None:
    scene = Scene("leader f5", chapter=1, room="room_4o")
    assert behind(scene, do="explore", exit="east") == "→ Taproom"


def in_words(scene: Scene, language: str = "en", **said: int | str) -> str:
    game = scene.game
    assert isinstance(game, Maus)
    return texts_of(game, language).said(game.choices.from_json(said), game.view(scene.s, 0), NAMES)


def test_a_field_is_told_by_what_is_there() -> None:
    """The way out is in the west of the mill, on a5. The archer stands on e4."""
    scene = Scene("leader b4, archer e4", "rat d4")
    said = {field: in_words(scene, do="go", field=field) for field in ("c4", "d4", "a5", "f5", "b1", "f1", "c6")}
    assert said == {
        "c4": "Go to c4: middle, beside Rat 1",
        "d4": "Go to d4: middle, with Rat 1",
        "a5": "Go to a5: south-west, at the way out west",
        "f5": "Go to f5: south-east, beside Nela",
        "b1": "Go to b1: north-west, at the way out north",
        "f1": "Go to f1: north-east",
        "c6": "Go to c6: south, near the way out south",
    }
    assert in_words(scene, do="search") == "Search"


def test_it_is_told_who_comes_to_a_field() -> None:
    scene = Scene("leader c4, archer e3", "rat c4", wheel=5, encounter="encounter_01", track="leader rats archer")
    scene.roll("cb").do(0, "end_turn")
    assert in_words(scene, do="place_at", field="e2") == "Rat to e2: north-east, beside Nela"
    german = in_words(scene, "de", do="place_at", field="e2")
    assert german == "Ratte auf e2: Nordosten, neben Nela"
    freed = Scene("leader, archer a4", track="leader archer", begin=True)
    assert in_words(freed, do="place_at", field="a3") == "Arlo to a3: west, beside Nela"
    arriving = Scene("leader b3, archer b4").do(0, "explore turn")
    field = min(arriving.offers(0, "place_at"))
    assert in_words(arriving, do="place_at", field=field).startswith(f"All mice to {field}: ")
    assert "Nela" not in in_words(arriving, do="place_at", field=field)


def test_prices() -> None:
    scene = Scene("leader a1 ability_leader_1")
    ability = next(each for each in GAME.content.abilities if each.name == "ability_leader_1")
    assert behind(scene, do="use_ability", hero="hero_leader", ability=ability.name) == f"−{ability.costs[0]}◔"
    assert behind(scene, do="go", field="b1") == "›1"
    assert behind(scene, do="end_turn") == ""


# --- what is written


def test_what_is_written_on_pages_and_cards() -> None:
    assert on("page", "page_01_goal")[1].startswith("   Go through the taproom")
    assert on("page", "page_01_goal", "de")[1].startswith("   Geht durch die Schankstube")
    assert on("ability", "ability_leader_1")[0] == "   Together!"
    assert "cheese" in on("ability", "ability_leader_1")[2]
    assert on("item", "gear_nib_sword")[2].startswith("   starting equipment, paw, hand to hand")
    assert on("foe_card", "rats")[1].startswith("   ♥")
    assert on("act", "act_beetle")[2] == "   Taproom"
    assert on("room", "room_1o") == [""]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_every_card_does_is_said_as_anywhere_else(language: str) -> None:
    texts = texts_of(GAME, language)
    for script in GAME.content.scripts:
        for effect in script:
            assert effect_text(GAME, effect, texts.say, texts.card) == texts.effect(effect)


def test_who_is_on_her_way_is_not_captured() -> None:
    scene = Scene("leader b3, archer d2, healer", room="room_5o").do(0, "explore turn")
    for language, away, captured in (("en", "on the way", "captured"), ("de", "unterwegs", "gefangen")):
        shown = picture(scene.s, language=language, game=quiet_game())
        assert (shown.count(away), shown.count(captured)) == (2, 1)
