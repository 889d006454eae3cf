"""The picture of the sea and the players."""

from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.games.schwarm.scene import GAME, Scene, cards
from tests.thorough import thorough
from wusel.engine.chance import Chance
from wusel.games.schwarm.board import board, knowledge, legend, mark, might_expect
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.view.chart import BUOYS, CELL, GLYPHS, LEFT, MORE, SHIPS
from wusel.texts.texts import Texts

NAMES = ["Mo", "[red]Greta[/red]", "Maximiliane-Sophie", "小明"]
TEXTS = {language: Texts(GAME, language) for language in ("en", "de")}
SEA = GAME.content.sea
HEADINGS = 2
PASSING = ("anchor", "end_exploring", "rest")


def plain(marked: str) -> str:
    return Text.from_markup(marked, emoji=False).plain


def picture(s: SchwarmState, seat: int = 0, width: int = 80, language: str = "en") -> str:
    texts = TEXTS[language]
    return plain(board(GAME, GAME.view(s, seat), texts.say, texts.card, NAMES[: s.seats], width))


def known(s: SchwarmState, seat: int = 0, width: int = 80, language: str = "en") -> str:
    texts = TEXTS[language]
    return plain(knowledge(GAME, GAME.view(s, seat), texts.say, texts.card, NAMES[: s.seats], width))


def random_states(players: int, seed: int, **options: object) -> list[SchwarmState]:
    """Return every moment of a random game in which a seat is asked, and its end. Choices that do something are
    preferred."""
    luck = Chance(1)
    luck.reseed(seed)
    s = GAME.new({"players": players, **options}, seed)
    found = [s.clone()]
    while s.owing:
        seat = s.owing.bit_length() - 1
        offered = GAME.options(s, seat)
        busy = [choice for choice in offered if GAME.choices.word(choice).name not in PASSING]
        GAME.apply(s, seat, busy[luck.draw(len(busy))] if busy else offered[0])
        found.append(s.clone())
    return found


def cell_at(text: str, place: tuple[int, int]) -> tuple[str, str]:
    """Return the two lines of a cell on the picture."""
    row, column = place
    upper, lower = text.split("\n")[HEADINGS + 2 * row :][:2]
    start = LEFT + CELL * column
    return upper[start : start + CELL], lower[start : start + CELL]


def field_at(text: str, name: str) -> tuple[str, str]:
    return cell_at(text, SEA.cells[SEA.field_names.index(name)])


def land_at(text: str, name: str) -> tuple[str, str]:
    return cell_at(text, SEA.land_cells[SEA.land_names.index(name)])


# --- always


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_always_fits(players: int) -> None:
    for s in random_states(players, players)[:: thorough(9, sample=27)]:
        for width in (60, 80, 100):
            for language in ("en", "de"):
                for text in (picture(s, 0, width, language), known(s, 0, width, language)):
                    assert max(cell_len(line) for line in text.split("\n")) <= width
    for width in (60, 80, 100):
        assert max(cell_len(line) for line in plain(legend(TEXTS["de"].say, width)).split("\n")) <= width


@pytest.mark.parametrize("width", [60, 80])
def test_every_piece_is_found(width: int) -> None:
    for s in random_states(4, 5)[::7]:
        text = picture(s, 0, width)
        signs: dict[str, str] = dict.fromkeys(SEA.field_names, "")
        view: dict[str, Any] = GAME.view(s, 0)
        for sign, places in (("W", view["whales"]), ("T", view["tsunamis"])):
            for name in places:
                signs[name] += sign
        for seat, player in enumerate(view["players"]):
            for sign, places in ((SHIPS[seat], player["ships"]), (BUOYS[seat], player["buoys"])):
                for name in places:
                    signs[name] += sign
            for name, staff in player["stations"].items():
                assert land_at(text, name)[1].startswith(f"{SHIPS[seat]}{staff}")
        for name, wanted in signs.items():
            shown = field_at(text, name)[1].replace("│", "").replace(" ", "")
            assert shown == wanted or (MORE in shown and f"{name}: {wanted}" in text)
        for name, tile in view["tiles"].items():
            assert field_at(text, name)[0][1] == GLYPHS[tile]
        for name in view["face_down"]:
            assert field_at(text, name)[0] == " ▒  "
        if view["crab"]:
            assert "¤" in land_at(text, view["crab"])[1]
        assert text.count("¤") == (view["crab"] is not None)


@pytest.mark.rule("SW-H1", "SW-H3", "SW-H4")
@pytest.mark.parametrize("cards", ["open", "hidden"])
def test_it_shows_nothing_that_the_seat_cannot_know(cards: str) -> None:
    for s in random_states(3, 7, cards=cards)[:: thorough(11, sample=33)]:
        for seat in range(-1, 3):
            other = GAME.imagine(s, seat, 3)
            assert picture(other, seat) == picture(s, seat)
            assert known(other, seat) == known(s, seat)


@pytest.mark.rule("SW-H2", "SW-H3")
def test_hidden_cards_are_only_counted() -> None:
    for variant, seen in (("open", True), ("hidden", False)):
        scene = Scene(2, cards=variant)
        scene.s.players[0].cards = cards("light_ship*2 blue_crab_5")
        assert "Ship ×2  Crab 5 (blue)" in picture(scene.s, 0)
        assert ("Crab 5 (blue)" in picture(scene.s, 1)) == seen
        assert ("3 cards" in picture(scene.s, -1)) == (not seen)


# --- the sea


def test_tiles_are_drawn_by_their_openings() -> None:
    scene = Scene(
        2,
        stations={0: "north5:2", 1: "west6"},
        ships={0: "d3"},
        tiles={"e2": "ns 0", "e3": "nsw 0 1", "f3": "ew 1", "g3": "golden 1 1", "queen": "- 0"},
    )
    text = picture(scene.s)
    assert field_at(text, "e2") == (" │  ", "△│  ")
    assert field_at(text, "e3") == ("─┤  ", "△│□ ")
    assert field_at(text, "f3") == ("────", "□   ")
    assert field_at(text, "g3") == ("─╬──", "□│□ ")
    assert field_at(text, "d3") == (" ·  ", "▲   ")
    assert field_at(text, "e5") == (" ♛  ", "△   ")
    assert land_at(text, "north5") == ("[4] ", "▲2  ")
    assert land_at(text, "west6") == ("[5] ", "■1  ")


def test_columns_and_rows_are_labelled() -> None:
    lines = picture(Scene(2).s).split("\n")
    assert lines[1].startswith("    a   b   c   d   e   f   g   h   i ")
    assert [line[:2] for line in lines[2:20:2]] == [f"{row:>2}" for row in range(1, 10)]


def test_dangers_are_shown() -> None:
    scene = Scene(2, stations={0: "north5", 1: "south5:3"}, whales="b2 b2", tsunamis="d4", crab="south5")
    text = picture(scene.s)
    assert field_at(text, "b2")[1] == "W W "
    assert field_at(text, "d4")[1] == "T   "
    assert land_at(text, "south5")[1] == "■3¤ "


def test_a_crowded_field_is_told_beside() -> None:
    scene = Scene(2, stations={0: "north5", 1: "south5"}, ships={0: "d4*3", 1: "d4"}, whales="d4")
    text = picture(scene.s)
    assert field_at(text, "d4")[1] == "W ▲+"
    assert "Crowded        d4: W▲▲▲■" in text


def test_the_field_for_a_tile_is_pointed_at() -> None:
    scene = Scene(2, play="researcher", stations={0: "north5", 1: "south5"}, hold={0: "curve straight"})
    scene.do(0, "explore e2")
    assert field_at(picture(scene.s), "e2")[0] == "›·‹ "


# --- players and cards


def test_a_player_has_a_place_points_and_a_supply() -> None:
    scene = Scene(
        2,
        seat=1,
        play="researcher",
        stations={0: "north5", 1: "south5:2"},
        ships={1: "d4 d5"},
        hold={1: "curve*2 golden"},
        points={1: 41},
        ability={1: "protection"},
    )
    lines = [line[40:].rstrip() for line in picture(scene.s).split("\n")]
    (at_it,) = [place for place, line in enumerate(lines) if line.startswith("▶")]
    assert lines[at_it].startswith("▶2 ■ [red]Greta")
    assert lines[at_it].endswith("41 points")
    assert lines[at_it + 1] == "  now +3, at the end +0  ⌂5 ♙5 □28 ■1"
    assert lines[at_it + 2] == "  └2 ╬1"
    assert lines[at_it + 3] == "  Protection  Joker"
    assert "jetzt +3, am Ende +0" in picture(scene.s, language="de")


def test_the_row_shows_its_prices() -> None:
    s = GAME.new({"players": 2}, 1)
    while GAME.asking(s) != "acquire":
        seat = s.owing.bit_length() - 1
        GAME.apply(s, seat, GAME.options(s, seat)[0])
    text = " ".join(picture(s).split())
    for price, card in enumerate(s.row):
        assert f"{price}:{TEXTS['en'].card(GAME.content.names.card[card])}" in text
    assert "10:Order card 1 10:Order card 2" in text
    assert "Abilities Fast Ship Golden Swarm Tile Protection Brilliant Researcher" in text


# --- questions


def test_the_marks_behind_choices() -> None:
    scene = Scene(2, tiles={"e2": "ns 0"}, sea="bare")
    view = GAME.view(scene.s, 0)
    view["face_down"] = ["d4"]
    card = TEXTS["de"].card

    def shown(said: dict[str, int | str]) -> str:
        return plain(mark(GAME, view, said, card))

    assert shown({"do": "build", "land": "north3"}) == "[6]"
    assert shown({"do": "lay", "tile": "esw"}) == "┬"
    assert shown({"do": "explore", "field": "e2"}) == "│"
    assert shown({"do": "explore", "field": "e3"}) == ""
    assert shown({"do": "sail", "field": "d4", "direction": "north"}) == "▒"
    assert shown({"do": "anchor"}) == ""


def test_questions_know_what_is_left() -> None:
    ships = Scene(2, play="ship", stations={0: "north5"}, ships={0: "e2"})
    assert GAME.view(ships.s, 0)["wanted"] == {"may": "deploy-sail-anchor", "n": 3}
    ships.do(0, "sail e2 south")
    assert GAME.view(ships.s, 0)["wanted"] == {"may": "sail-anchor", "n": 2}
    researchers = Scene(2, play="researcher", stations={0: "north5:3"}, hold={0: "straight*2"})
    assert GAME.view(researchers.s, 0)["wanted"] == {"may": "explore-end_exploring", "n": 2}
    crab = Scene(2, play="crab", stations={0: "north5"})
    assert GAME.view(crab.s, 0)["wanted"] == {"may": "new_crab"}


def test_what_a_player_might_expect() -> None:
    s = GAME.new({"players": 2}, 1)
    card = TEXTS["en"].card
    assert might_expect(GAME.view(s, 0), card) == []
    while GAME.asking(s) != "acquire":
        seat = s.owing.bit_length() - 1
        GAME.apply(s, seat, GAME.options(s, seat)[0])
    expected = might_expect(GAME.view(s, 0), card)
    assert len(expected) == 12
    assert expected[9] == ({"do": "take", "place": 9}, "Research station (green)")
    assert expected[11] == ({"do": "take_order", "number": 2}, "Order card 2")
