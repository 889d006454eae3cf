"""The picture of the table."""

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.games.mosquitozzz.scene import GAME, Scene
from wusel.engine.chance import Chance
from wusel.games.mosquitozzz.board import board, knowledge, mark, might_expect
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.texts.texts import Texts

NAMES = ["Mo", "[red]Greta[/red]", "Maximiliane-Sophie", "小明"]
TEXTS = {language: Texts(GAME, language) for language in ("en", "de")}


def picture(s: MosquitoState, seat: int, width: int = 80, language: str = "en") -> str:
    texts = TEXTS[language]
    marked = board(GAME, GAME.view(s, seat), texts.say, texts.card, NAMES[: s.seats], width)
    return Text.from_markup(marked, emoji=False).plain


def random_states(players: int, mode: str, seed: int) -> list[MosquitoState]:
    """Return every moment of a random game in which a seat is asked, and its end."""
    luck = Chance(1)
    luck.reseed(seed)
    s = GAME.new({"players": players, "mode": mode}, seed)
    found = [s.clone()]
    while s.owing:
        seat = s.owing.bit_length() - 1
        options = GAME.options(s, seat)
        GAME.apply(s, seat, options[luck.draw(len(options))])
        found.append(s.clone())
    return found


@pytest.mark.parametrize("mode", ["standard", "kamikaze"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_always_fits(players: int, mode: str) -> None:
    for s in random_states(players, mode, players)[::6]:
        for width in (60, 80):
            for language in ("en", "de"):
                texts = TEXTS[language]
                view = GAME.view(s, 0)
                known = knowledge(GAME, view, texts.say, texts.card, NAMES[:players], width)
                for text in (picture(s, 0, width, language), Text.from_markup(known).plain):
                    assert max(cell_len(line) for line in text.split("\n")) <= width
                assert len(picture(s, 0, width, language).split("\n")) <= 24


@pytest.mark.rule("MZ-H1", "MZ-H3", "MZ-H7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_shows_nothing_that_the_seat_cannot_know(players: int) -> None:
    for s in random_states(players, "standard", 7)[::5]:
        for seat in range(-1, players):
            other = GAME.imagine(s, seat, 3)
            assert picture(other, seat) == picture(s, seat)


def test_a_spectator_sees_no_hand() -> None:
    scene = Scene(3, hands={0: "fog_bomb", 1: "ointment"})
    assert "Your hand      ●5! Fog Bomb" in picture(scene.s, 0)
    assert "Fog Bomb" not in picture(scene.s, 1)
    assert "Fog Bomb" not in picture(scene.s, -1)
    assert "Your hand" not in picture(scene.s, -1)


def test_every_colour_has_its_symbol() -> None:
    hand = "infestation flat_hand mosquito_spray fog_bomb medicine mosquito_net"
    scene = Scene(3, swarm="attack*2 resistant", hands={0: hand})
    text = picture(scene.s, 0)
    assert "▲1 Attack ×2  ◆ Resistant" in text
    assert "▲3 Infestation  ● Flat Hand  ●2 Mosquito Spray  ●5! Fog Bomb" in text
    assert "■+1 Medicine  ■! Mosquito Net" in text


def test_the_crowd_shows_who_is_left() -> None:
    scene = Scene(3, at="defend", swarm="apocalypse air_raid", left=4)
    assert "жжжж× ××  4 of 7 left" in picture(scene.s, 0)
    assert "7 waiting" in picture(Scene(3, swarm="apocalypse air_raid").s, 0)
    assert "nobody there yet" in picture(Scene(3).s, 0)


def test_lamp_blood_infection_and_laid_cards() -> None:
    scene = Scene(3, at="defend", active=1, swarm="attack", laid={2: "sanguification"}, infected=(1,), blood={1: 6})
    lines = picture(scene.s, 0).split("\n")
    (lit,) = [line for line in lines if line.startswith("☼")]
    assert lit.startswith("☼ [red]Greta")
    assert "♥♥♥♥♥♥····  6" in lit
    assert lit.endswith("☣ Infected")
    assert any(line.endswith("■+1 Sanguification") for line in lines)


def test_cards_that_stay_are_shown_apart() -> None:
    scene = Scene(3, at="choose_staying", swarm="attack*2 air_raid infestation", left=3)
    scene.do(0, "stay infestation")
    text = picture(scene.s, 0)
    assert "Swarm          ▲1 Attack ×2  ▲2 Air Raid\n" in text
    assert "Stays          ▲3 Infestation\n" in text


def test_the_marks_behind_choices() -> None:
    scene = Scene(3, at="defend", swarm="attack", laid={1: "mosquito_spray"}, blood={2: 7}, infected=(2,))
    view = GAME.view(scene.s, 0)
    card = TEXTS["en"].card
    assert "●2" in mark(GAME, view, {"do": "use_laid", "seat": 1}, card)
    assert "♥7 ☣" in mark(GAME, view, {"do": "pass_lamp", "seat": 2}, card)
    assert "■+3!" in mark(GAME, view, {"do": "learn", "card": "ointment"}, card)
    assert mark(GAME, view, {"do": "end_defence"}, card) == ""


def test_what_a_player_might_expect() -> None:
    scene = Scene(3, at="defend", swarm="attack", hands={0: "attack flat_hand*2"}, laid={1: "mosquito_spray"})
    card = TEXTS["en"].card
    assert might_expect(GAME.view(scene.s, 0), card) == [
        ({"do": "use_laid", "seat": 1}, "Mosquito Spray"),
        ({"do": "use", "card": "attack"}, "Attack"),
        ({"do": "use", "card": "flat_hand"}, "Flat Hand"),
    ]
    assert might_expect(GAME.view(Scene(3).s, 0), card) == []
