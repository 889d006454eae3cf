"""The picture of the world and the pathogens."""

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.games.viroid.scene import BLUE, GAME, RED, Scene, random_game
from tests.thorough import thorough
from wusel.games.viroid.board import (
    board,
    knowledge,
    legend,
    mark,
    might_expect,
    own,
    spoken_of,
)
from wusel.games.viroid.game import Viroid
from wusel.games.viroid.plate import Plate
from wusel.games.viroid.printed import EFFECT_SIGNS
from wusel.games.viroid.state import ViroidState
from wusel.texts.texts import Texts

NAMES = ["Mo", "[red]Greta[/red]", "Maximiliane-Sophie", "小明"]
TEXTS = {language: Texts(GAME, language) for language in ("en", "de")}
WIDTHS = (60, 80, 120)
TWO = {RED: "london small_animal", BLUE: "shanghai blood"}


def plain(marked: str) -> str:
    return Text.from_markup(marked, emoji=False).plain


def picture(s: ViroidState, seat: int = 0, width: int = 80, language: str = "en", game: Viroid = GAME) -> str:
    texts = TEXTS[language]
    return plain(board(game, game.view(s, seat), texts.say, texts.card, NAMES[: s.seats], width))


def known(s: ViroidState, seat: int = 0, width: int = 80, language: str = "en", game: Viroid = GAME) -> str:
    texts = TEXTS[language]
    return plain(knowledge(game, game.view(s, seat), texts.say, texts.card, NAMES[: s.seats], width))


def shown(scene: Scene, language: str = "en", width: int = 80) -> str:
    return picture(scene.s, 0, width, language, scene.game)


def city(scene: Scene, name: str, seat: int = 0, language: str = "en") -> str:
    """Return one city as it is shown: signs, name, state, needs and wells."""
    texts, view = TEXTS[language], scene.game.view(scene.s, seat)
    plate = Plate(scene.game.content, view, texts.say, texts.card, own(view), spoken_of(view))
    return plain(plate.cell(scene.city(name), 40, 17)).rstrip()


def row_of(text: str, label: str) -> str:
    """Return the text behind a label, over all its lines. It is empty if there is no such label."""
    found = ""
    for line in text.split("\n"):
        if line.startswith(label) or (found and line.startswith(" " * 12)):
            found += f" {line.removeprefix(label)}"
        elif found:
            break
    return " ".join(found.split())


def every_state(players: int, seed: int, every: int) -> list[ViroidState]:
    """Return moments of a random game, one every few choices, and its end."""
    states = [s.clone() for s in random_game({"players": players}, seed)]
    return [*states[::every], states[-1]]


# --- always


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_always_fits(players: int) -> None:
    for s in every_state(players, players, thorough(23, sample=151)):
        for width in WIDTHS:
            for language in ("en", "de"):
                for text in (picture(s, 0, width, language), known(s, 0, width, language)):
                    assert max(cell_len(line) for line in text.split("\n")) <= width
    for width in WIDTHS:
        assert max(cell_len(line) for line in plain(legend(TEXTS["de"].say, width)).split("\n")) <= width


@pytest.mark.rule("VI-H1")
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_well_is_found(width: int) -> None:
    ways = {"small_animal": "s", "livestock": "l", "insect": "i", "blood": "b"}
    catalogue: Any = GAME.catalogue()
    for s in every_state(3, 5, 40):
        text = picture(s, 0, width)
        view: Any = GAME.view(s, 0)
        for name, seen in view["cities"].items():
            wells = []
            for way, holder in zip(catalogue["cities"][name]["wells"]["3"], seen["wells"], strict=True):
                letter = ways[way]
                signs = {"healthy": f"{letter}·", "dead": f"{letter}†"}
                wells.append(signs[holder] if holder in signs else f"{letter.upper()}{int(holder) + 1}")
            (line,) = [line for line in text.split("\n") if TEXTS["en"].card(name) in line and "needs" not in line][:1]
            assert " ".join(wells) in line[line.index(TEXTS["en"].card(name)) :]


@pytest.mark.rule("VI-H2")
def test_it_shows_nothing_that_nobody_can_know() -> None:
    for s in every_state(2, 7, thorough(17, sample=85)):
        for seat in range(-1, 2):
            other = GAME.imagine(s, seat, 3)
            assert picture(other, seat) == picture(s, seat)
            assert known(other, seat) == known(s, seat)


# --- the cities


def test_a_city_shows_needs_and_wells() -> None:
    scene = Scene(2, boards={RED: "small_animal", BLUE: "blood"}, infected=TWO, dead="london blood")
    assert city(scene, "london") == "›✈≈London         060✓ S1 s· b†"
    assert city(scene, "london", language="de") == "›✈≈London         060✓ K1 k· b†"
    assert city(scene, "shanghai") == "  ≈Shanghai       030✓ l· B2 b·"
    assert city(scene, "paris") == "›  Paris          050✓ s· b·"
    assert city(scene, "bogota") == "   Bogotá         003✓ s· l· i·"


@pytest.mark.rule("VI-2.7")
def test_needs_that_cannot_be_borne_have_no_tick() -> None:
    scene = Scene(2, boards={RED: "small_animal cold:1 drug:6 heat:2"}, infected=TWO)
    assert "060✓" in city(scene, "london")
    assert "261 " in city(scene, "new_york")
    assert "261✓" in city(scene, "new_york", BLUE)
    assert "261 " in city(scene, "new_york", -1)


@pytest.mark.rule("VI-B7", "VI-B8", "VI-GW4", "VI-GW5")
def test_what_has_become_of_a_city_is_marked() -> None:
    scene = Scene(
        2,
        boards={RED: "small_animal infection:3"},
        infected=TWO,
        dead="tokyo blood",
        extinct="rome",
        measures="hygiene paris*2, culling nairobi",
        blocked="new_york, new_york-london",
    )
    assert city(scene, "tokyo") == " ✈≈Tokyo         Q161✓ s· i· i· b†"
    assert city(scene, "rome") == "  ≈Rome          †043✓ s† i†"
    assert city(scene, "paris") == "›  Paris         !050✓ s· b·"
    assert city(scene, "new_york").startswith(" ×≈New York")
    assert row_of(shown(scene), "Measures") == "Paris: hygiene ×2 Nairobi: culling"
    assert row_of(shown(scene), "Blocked") == "New York–London × New York"
    assert row_of(shown(scene, "de"), "Maßnahmen") == "Paris: Hygiene ×2 Nairobi: Keulung"
    assert "Measures" not in shown(Scene(2, infected=TWO, boards={RED: "small_animal"}))


def test_columns_follow_the_width() -> None:
    scene = Scene(2, boards={RED: "small_animal"}, infected=TWO)
    for width, columns in ((60, 1), (80, 2), (120, 3)):
        (line,) = [line for line in shown(scene, width=width).split("\n") if "Anchorage" in line]
        assert len(re.findall(r"\d{3}", line)) == columns


def test_the_city_in_question_stands_out() -> None:
    healing = Scene(
        2, phase=1, come=("heals rome paris",), infected={RED: "paris small_animal, paris blood", BLUE: "rome"}
    )
    assert healing.asking == "choose_healed"
    assert city(healing, "paris").startswith("›")
    assert not city(healing, "rome").startswith("›")
    dying = Scene(
        2, phase=4, dice="1", boards={RED: "severity:1 mortality:1"}, infected={RED: "paris small_animal, paris blood"}
    )
    assert dying.asking == "die_in"
    assert city(dying, "paris").startswith("›")


# --- tracks and deck


@pytest.mark.rule("VI-E3")
def test_research_comes_nearer_to_the_cure() -> None:
    def track(research: int, cure: int, width: int = 100) -> str:
        return row_of(shown(Scene(2, phase=3, research=research, cure=cure, infected=TWO), width=width), "Research")

    assert track(0, 30) == "▶" + "·" * 29 + "✚" + " 30 fields to the cure"
    assert track(5, 6) == "━━━━━▶✚" + "·" * 24 + " 1 field to the cure"
    assert track(29, 30) == "━" * 29 + "▶✚ 1 field to the cure"
    for research in range(30):
        small = track(research, research + 1, 60)
        assert small.count("▶") == small.count("✚") == 1


def test_at_the_end_they_stand_on_one_field() -> None:
    scene = Scene(2, phase=1, come=("heals shanghai",), research=19, infected=TWO)
    assert scene.reason == "cure"
    assert row_of(shown(scene, width=100), "Research") == "━" * 20 + "▶" + "·" * 10 + " 0 fields to the cure"


@pytest.mark.rule("VI-B5", "VI-E1")
def test_what_is_missing_to_win() -> None:
    scene = Scene(2, phase=3, infected=TWO, corpses="america:0 europe:1 africa:0 asia:0")
    assert row_of(shown(scene), "Missing") == "1 dead 30 cities without infected"
    assert "Europe  †1\n" in shown(scene)
    names = [name for name in scene.world.names if name not in ("london", "shanghai", "rome", "tokyo")]
    nearly = Scene(2, phase=3, infected=TWO, extinct=" ".join(names), corpses="america:0 europe:1 africa:0 asia:0")
    assert row_of(shown(nearly), "Missing") == "1 dead 2 cities without infected Rome Tokyo"
    assert row_of(shown(nearly, "de"), "Es fehlen") == "1 Toter 2 Städte ohne Infizierte Rom Tokio"


@pytest.mark.rule("VI-S8", "VI-S10", "VI-H2")
def test_the_deck_is_shown_by_blocks() -> None:
    s = Scene.opening(2, difficulty="normal").s
    while s.turn < 5:
        seat = s.owing.bit_length() - 1
        GAME.apply(s, seat, GAME.options(s, seat)[-1])
    assert row_of(picture(s), "Event cards").endswith("C7+M C7+M D14+M")


# --- pathogens


def test_a_player_has_values_spreads_strains_and_a_mutation() -> None:
    values = "dna:29 infection:2 severity:4 mortality:1 cold:1 drug:6 heat:0 ability:1"
    board = f"{values} small_animal extra_bird cysts_1:2 cramps_1:0"
    scene = Scene(2, seat=BLUE, boards={BLUE: board}, infected={RED: "tokyo", BLUE: "london small_animal, paris blood"})
    said = row_of(shown(scene), "▶2 [red]Greta…")
    assert said == (
        "DNA 29 infection 2 severity 4 mortality 1 cold 1 drugs 6 heat 0 2 infected in 2 cities "
        "small animal 1/1 bird 1/1 Cysts α 2/4 Cramps α 0/4 1 further ability Bird of Passage"
    )
    german = row_of(shown(scene, "de"), "▶2 [red]Greta…")
    assert german.startswith(
        "DNA 29 Infektion 2 Schwere 4 Sterblichkeit 1 Kälte 1 Medikamente 6 Hitze 0 2 infiziert in 2 "
    )
    scene.do(BLUE, "enter london")
    assert "small animal 1 bird 1" in row_of(shown(scene), "▶2 [red]Greta…")


@pytest.mark.rule("VI-F7")
def test_who_is_out_is_said_to_be() -> None:
    scene = Scene(3, phase=3, infected={RED: "paris", BLUE: "rome"})
    assert row_of(shown(scene), " 3 Maximilian…").startswith("DNA 0 is out ")
    assert "is out" not in row_of(shown(scene), "▶1 Mo")


def test_the_card_is_told_with_all_that_it_does() -> None:
    scene = Scene(2, phase=1, come=("feeding_pigeons",), boards={RED: "small_animal"}, infected=TWO)
    assert scene.asking == "break_out_to"
    card: Any = scene.game.catalogue()["cards"]["feeding_pigeons"]
    for language, does in (
        ("en", "Everybody: an outbreak by bird, quarantine or not. heals in Rome +8 DNA"),
        ("de", "Alle: Ausbruch (Vogel), Quarantäne hin oder her. heilt in Rom +8 DNA"),
    ):
        said = row_of(shown(scene, language), TEXTS[language].say("board-card"))
        assert said == f"{card['title'][language]} {card['sentence'][language]} {does}"


def test_dice_lie_on_the_table() -> None:
    two = {RED: "paris, london"}
    scene = Scene(2, phase=4, dice="1 4 6", boards={RED: "severity:3 mortality:1"}, infected=two)
    assert row_of(shown(scene), "Dice") == "1 4 6"
    assert "Dice" not in shown(Scene(2, phase=3, infected=two))


# --- knowledge


@pytest.mark.rule("VI-H1", "VI-H2")
def test_what_has_been_named_and_what_is_left() -> None:
    scene = Scene(2, phase=1, come=("feeding_pigeons",), infected={RED: "paris, tokyo", BLUE: "rome, tokyo"})
    while scene.s.card >= 0:
        scene.do(scene.s.owing.bit_length() - 1, "decline")
    text = known(scene.s, game=scene.game)
    assert row_of(text, "Spent") == "Feeding the Pigeons"
    assert row_of(text, "Named so far") == "Rome"
    assert row_of(text, "Markers left") == "pest control 7 culling 7 bird watch 7 hygiene 7 blocks 7"
    assert "≈ New York" in row_of(text, "London")
    assert "Paris" in row_of(text, "London")


def test_strains_are_told_line_by_line() -> None:
    scene = Scene(2, phase=3, boards={RED: "cysts_1:1"}, infected=TWO)
    text = known(scene.s, language="de")
    mine = text[text.index("1 Mo") : text.index("2 [red]")]
    assert [line.strip() for line in mine.strip().split("\n")] == [
        "1 Mo",
        "Zysten α",
        "✓ Zysten  1 Infektionspunkt mehr.",
        "5 Verkapselung  Du: Resistenz gegen Medikamente +1.",
        "7 Geschwüre  Schwere +1: ein Würfel mehr.",
        "10 Wucherungen  Schwere +1: ein Würfel mehr.  1 Infektionspunkt mehr.",
    ]
    assert text.count("Zysten β") == 1


# --- questions


def marked(scene: Scene, said: dict[str, int | str], seat: int = RED) -> str:
    return plain(mark(scene.game, scene.game.view(scene.s, seat), said, TEXTS["de"].card))


def test_the_marks_behind_cities() -> None:
    scene = Scene(
        2,
        boards={RED: "small_animal infection:3"},
        infected={RED: "london small_animal", BLUE: "paris blood"},
        dead="london blood",
        measures="hygiene paris",
    )
    assert marked(scene, {"do": "enter", "city": "london"}) == "060 1·†"
    assert marked(scene, {"do": "enter", "city": "paris"}) == "050 ·2 ☣2"
    assert marked(scene, {"do": "stop"}) == ""


def test_the_marks_behind_purchases() -> None:
    scene = Scene(2, phase=3, boards={RED: "dna:40 small_animal cysts_1:2 once"}, infected=TWO)
    assert marked(scene, {"do": "improve", "spread": "small_animal"}) == "−20"
    assert marked(scene, {"do": "resist", "resistance": "heat"}) == "−15"
    assert marked(scene, {"do": "develop", "slot": 0}) == "−7 ⚅"
    assert marked(scene, {"do": "buy_strain", "strain": "cough_1"}) == "−10 ⇶4 ⚅5 ❄6 ⚰10"
    assert marked(scene, {"do": "develop_ability"}) == "−12"
    assert marked(scene, {"do": "heighten", "value": "severity"}) == "−6"
    assert marked(scene, {"do": "finish"}) == ""


def test_what_a_virus_grows_costs_nothing() -> None:
    scene = Scene(2, phase=0, dice="1", boards={RED: "cysts_1:2"}, infected=TWO, pathogen="virus")
    assert scene.asking == "free_growth"
    assert marked(scene, {"do": "develop", "slot": 0}) == "⚅"
    assert marked(scene, {"do": "buy_strain", "strain": "cough_1"}) == "⇶4 ⚅5 ❄6 ⚰10"


def test_every_symptom_has_its_sign() -> None:
    signs = {str(effect.get("resistance", effect["do"])) for effect in effects_of_symptoms()}
    assert signs <= set(EFFECT_SIGNS)
    explained = plain(legend(TEXTS["en"].say, 80))
    assert all(EFFECT_SIGNS[sign] in explained for sign in signs)


def effects_of_symptoms() -> list[dict[str, Any]]:
    strains = GAME.catalogue()["strains"].values()
    return [effect for strain in strains for symptom in strain["symptoms"] for effect in symptom["effects"]]


def test_questions_know_what_is_left() -> None:
    infecting = Scene(2, boards={RED: "small_animal:2 infection:3"}, infected=TWO)
    assert infecting.game.view(infecting.s, 0)["wanted"] == {"may": "enter", "n": 3}
    infecting.do(RED, "enter london")
    assert infecting.game.view(infecting.s, 0)["wanted"] == {"may": "enter", "n": 2}
    mutating = Scene(2, phase=3, boards={RED: "dna:17"}, infected=TWO)
    assert mutating.game.view(mutating.s, 0)["wanted"] == {"may": "develop-discard", "n": 17}
    killing = Scene(
        2,
        phase=4,
        dice="1 1",
        boards={RED: "severity:2 mortality:1"},
        infected={RED: "london, paris, rome", BLUE: "tokyo"},
    )
    assert killing.game.view(killing.s, 0)["wanted"] == {"may": "kill", "n": 2}
    giving = Scene(2, phase=0, boards={RED: "dna:3"}, infected=TWO, pathogen="nanites")
    assert giving.game.view(giving.s, 0)["wanted"] == {"may": "give-keep"}


def test_what_a_player_might_expect() -> None:
    card = TEXTS["en"].card
    infecting = Scene(2, boards={RED: "small_animal"}, infected=TWO)
    expected = might_expect(infecting.game.view(infecting.s, 0), card)
    assert len(expected) == 32
    assert ({"do": "enter", "city": "rio"}, "Rio de Janeiro") in expected
    mutating = Scene(2, phase=3, boards={RED: "dna:40 cysts_1"}, infected=TWO)
    assert ({"do": "buy_strain", "strain": "cysts_2"}, "Cysts β") in might_expect(
        mutating.game.view(mutating.s, 0), card
    )
    giving = Scene(2, phase=0, boards={RED: "dna:3"}, infected=TWO, pathogen="nanites")
    assert might_expect(giving.game.view(giving.s, 0), card) == []
