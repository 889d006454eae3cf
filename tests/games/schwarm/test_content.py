"""The board file: its contents, its rules, and boards by other people."""

import re
from pathlib import Path

import pytest

from tests.games.schwarm.scene import GAME, Scene, random_game
from wusel.engine.content.content_file import SOURCES
from wusel.engine.content.parts import Parts
from wusel.engine.errors import BadContent
from wusel.engine.save import save, table_from
from wusel.engine.table import Table
from wusel.games.schwarm.content.content import OWN, Content, load_content
from wusel.games.schwarm.game import Schwarm, new_game

PARTS = ("board", "tile", "card", "joker", "damage")
TEXT = (OWN / "board.toml").read_text(encoding="utf-8")
GRID = [
    " ~  ~  6  5  4* 5  7  ~  ~ ",
    " ~  ~  ~  ~  ~  ~  ~  ~  ~ ",
    " 7  ~  ~  ~  ~  ~  ~  ~  6 ",
    " 5  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 4* ~  ~  ~  Q  ~  ~  ~  4*",
    " 5  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 6  ~  ~  ~  ~  ~  ~  ~  7 ",
    " ~  ~  ~  ~  ~  ~  ~  ~  ~ ",
    " ~  ~  7  5  4* 5  6  ~  . ",
]
Edit = tuple[str, str, str]


def provenance_of(content: Content) -> dict[str, str]:
    """Return the source of each entry."""
    assert content.parts is not None
    return content.parts.provenance


def cards_of(content: Content) -> list[object]:
    """Return all cards by number, their texts, and the actions of jokers."""
    printed = [(kind.name, kind.colour, kind.effects) for kind in [*content.cards, *content.jokers]]
    return [content.piles, printed]


def begin_of(entry: str) -> int:
    """Return where an entry begins: "tile curve", "card blue whale", or the name of a part that exists once."""
    group, *words = entry.split()
    if group == "tile":
        return TEXT.index(f'[[tile]]\nshape = "{words[0]}"')
    if group == "card":
        return TEXT.index(f'[[card]]\ncolour = "{words[0]}"\neffects = [{{ do = "{words[1]}"')
    return TEXT.index(f"[{group}]")


def line_of(entry: str) -> int:
    return TEXT[: begin_of(entry)].count("\n") + 1


def line_of_fault(entry: str, old: str, new: str) -> int:
    """Return the line of a replacement, or the line of the entry if a key is gone."""
    before = TEXT[begin_of(entry) :].partition("\n\n")[0]
    below = before[: before.index(old)].count("\n")
    key = before.split("\n")[below].partition(" = ")[0]
    return line_of(entry) + (below if f"\n{key} = " in before.replace(old, new) else 0)


def edited(*edits: Edit) -> str:
    """Return our own board file with parts of some entries replaced."""
    text = TEXT
    for entry, old, new in edits:
        before = TEXT[begin_of(entry) :].partition("\n\n")[0]
        assert old in before
        assert text.count(before) == 1
        text = text.replace(before, before.replace(old, new))
    return text


def drawn(rows: list[str]) -> str:
    """Return our own file with another board."""
    ours = "".join(f'    "{row}",\n' for row in GRID)
    assert TEXT.count(ours) == 1
    return TEXT.replace(ours, "".join(f'    "{row}",\n' for row in rows))


def painted(*cells: tuple[str, str]) -> str:
    """Return our own file with other marks on some cells of the board, given as ("e5", "~")."""
    grid = [row.split() for row in GRID]
    for name, mark in cells:
        grid[int(name[1:]) - 1][ord(name[0]) - 97] = mark
    return drawn([" ".join(row) for row in grid])


def content_of(text: str) -> Content:
    parts = Parts(OWN, text, "my.toml")
    with parts.all_faults():
        return Content(parts)


def refusal(text: str) -> str:
    with pytest.raises(BadContent) as caught:
        content_of(text)
    return str(caught.value)


# --- our own board


def test_our_own_board_loads() -> None:
    assert len(load_content().light) == 13
    assert drawn(GRID) == TEXT
    assert new_game().content_text() == "", "a save need not carry along what is everywhere"


def test_every_entry_says_where_it_comes_from() -> None:
    provenance = provenance_of(load_content())
    assert len(provenance) == TEXT.count("\n[") == TEXT.count("\nsource = ")
    assert set(provenance.values()) <= set(SOURCES)
    assert provenance["board"] == provenance["joker"] == provenance["damage"] == "reconstructed"
    assert (provenance["tile: curve"], provenance["tile: golden"]) == ("public", "reconstructed")
    assert (provenance["card: green station"], provenance["card: blue whale 4"]) == ("rulebook", "reconstructed")


# --- text that is no board file


@pytest.mark.parametrize(
    ("edit", "lines_below"),
    [
        (("board", "[board]", "[board"), 0),
        (("damage", "points_per_amoeba = 10", "points_per_amoeba = ten"), 1),
        (("tile tee", "copies = 25", "copies = 25\ncopies = 2"), 3),
        (("damage", "[damage]", "[joker]"), 0),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(edit: Edit, lines_below: int) -> None:
    said = refusal(edited(edit))
    assert said.startswith("my.toml: not TOML: ")
    assert f"(at line {line_of(edit[0]) + lines_below}, " in said


@pytest.mark.parametrize("part", ["[weather]", "[[weather]]", "[ weather ]"])
def test_an_unknown_part_is_refused_with_its_line(part: str) -> None:
    last = (TEXT + part).count("\n") + 1
    reason = f"weather is no part of the content; its parts are {', '.join(PARTS)}"
    assert f"my.toml, line {last}: {reason}" in refusal(TEXT + part).splitlines()


def test_an_unknown_value_at_the_top_is_refused_with_its_line() -> None:
    said = refusal("# my board\nversion = 3\n" + TEXT)
    assert said.startswith("my.toml, line 2: version is no part of the content; its parts are ")


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("value", ["3", "true", '"some"', "[]", "[3]", "[[1], [2]]", '["a", {}]', "1.5", "1979-05-27"])
def test_a_part_of_another_kind_is_refused(name: str, value: str) -> None:
    entries = TEXT.split("\n\n")
    without = "\n\n".join(entry for entry in entries if not entry.startswith((f"[{name}]", f"[[{name}]]")))
    assert any(told.startswith("my.toml, line ") for told in refusal(f"{name} = {value}\n{without}").splitlines())


@pytest.mark.parametrize(
    ("entry", "old", "new", "reason"),
    [
        ("board", "[board]", "[[board]]", "board should be one table [board]"),
        ("joker", "[joker]", "[[joker]]", "joker should be one table [joker]"),
        ("damage", "[damage]", "[[damage]]", "damage should be one table [damage]"),
    ],
)
def test_a_list_of_what_is_there_once_is_refused(entry: str, old: str, new: str, reason: str) -> None:
    assert f"my.toml, line {line_of(entry)}: {reason}" in refusal(edited((entry, old, new))).splitlines()


@pytest.mark.parametrize("name", ["tile", "card"])
def test_a_single_entry_where_there_are_many_is_refused(name: str) -> None:
    entries = TEXT.split("\n\n")
    without = "\n\n".join(entry for entry in entries if not entry.startswith(f"[[{name}]]"))
    said = refusal(without + f'\n[{name}]\nshape = "curve"\n')
    assert said == f"my.toml, line {without.count(chr(10)) + 2}: each {name} should be a table [[{name}]]"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for name in ("nowhere.toml", ""):
        with pytest.raises(BadContent, match="cannot be read: "):
            load_content(tmp_path / name)
    (tmp_path / "latin.toml").write_bytes("# Königin".encode("latin-1"))
    with pytest.raises(BadContent, match=r"latin.toml: cannot be read: "):
        load_content(tmp_path / "latin.toml")


# --- entries that break the rules: refused with the line of the key, or the one the entry begins in

SOURCE = "is none of rulebook, public, reconstructed"
ENTRIES = [
    ("board", "grid = [", "rows = [", "grid should be a list of drawn rows, not None"),
    ("board", 'source = "reconstructed"', "", f"board: source None {SOURCE}"),
    ("tile curve", '"curve"', '"bend"', "shape 'bend' is none of straight, curve, tee, cross, golden"),
    ("tile curve", '"curve"', "[1]", "shape [1] is none of "),
    ("tile curve", 'shape = "curve"', "", "shape None is none of "),
    ("tile tee", "copies = 25", "copies = true", "copies should be 0 to 59, not True"),
    ("tile tee", "copies = 25", "copies = -1", "copies should be 0 to 59, not -1"),
    ("tile tee", "copies = 25", 'copies = "25"', "copies should be 0 to 59, not '25'"),
    ("tile tee", "copies = 25", "copies = 60", "copies should be 0 to 59, not 60"),
    ("tile tee", "copies = 25", "", "copies should be 0 to 59, not None"),
    ("tile golden", "points = 0", "points = 10", "points should be 0 to 9, not 10"),
    ("tile golden", "points = 0", "points = [0]", "points should be 0 to 9, not [0]"),
    ("tile golden", "points = 0", "points = 0.0", "points should be 0 to 9, not 0.0"),
    ("tile straight", "points = 2", "points = 1", "a straight scores 2 (SW-F8)"),
    ("tile curve", "points = 2", "points = 1", "a curve scores 2 (SW-F8)"),
    ("tile tee", "points = 1", "points = 2", "a tee scores 1 (SW-F8)"),
    ("tile cross", "points = 0", "points = 1", "a cross scores 0 (SW-F8)"),
    ("tile cross", '"public"', '"a friend"', f"tile: cross: source 'a friend' {SOURCE}"),
    ("tile cross", 'source = "public"', "", f"tile: cross: source None {SOURCE}"),
    ("tile cross", '"public"', '["public"]', f"tile: cross: source ['public'] {SOURCE}"),
    ("tile cross", "points", "colour = 3\npoints", "tile: cross: there is no colour here; there may be: shape, "),
    ("card light ship", '"ship"', '"boat"', "effects do='boat' is not possible; it can be: station, ship, "),
    ("card light ship", '"ship"', "3", "effects do=3 is not possible; it can be: station, ship, "),
    ("card light ship", '[{ do = "ship" }]', "[]", "a card has at least one effect"),
    ("card light ship", 'effects = [{ do = "ship" }]', "", "effects should be a list of effects, not None"),
    ("card light ship", '"light"', '"red"', "colour 'red' is none of light, blue, green"),
    ("card light ship", '"light"', '{ name = "light" }', "colour {'name': 'light'} is none of light, blue, green"),
    ("card light ship", 'colour = "light"', "", "colour None is none of light, blue, green"),
    ("card light ship", "copies = 5", "copies = 0", "copies should be 1 to 13, not 0"),
    ("card light ship", "copies = 5", "copies = 14", "copies should be 1 to 13, not 14"),
    ("card light ship", "copies = 5", "copies = true", "copies should be 1 to 13, not True"),
    ("card light ship", "copies = 5", "", "copies should be 1 to 13, not None"),
    ("card blue whale", ", range = 4", "", "effects whale takes ['do', 'range'], not ['do']"),
    ("card blue whale", "range = 4", "range = 0", "effects range=0"),
    ("card blue whale", "range = 4", "range = 8", "effects range=8"),
    ("card blue whale", "range = 4", "range = true", "effects range=True"),
    ("card blue whale", 'source = "reconstructed"', "", f"card: blue whale 4: source None {SOURCE}"),
    ("card light ship", "copies", "range = 3\ncopies", "card: light ship: there is no range here; there may be: "),
    ("joker", '"tsunami", range = 3', '"tsunami", range = 8', "effects range=8"),
    ("joker", '"ship"', '"ship_and_researcher"', "a joker is every action once, and never the double one (SW-J1)"),
    ("joker", '"ship"', '"station"', "a joker is every action once, and never the double one (SW-J1)"),
    ("joker", "effects = [", "actions = [", "effects should be a list of effects, not None"),
    ("joker", 'source = "reconstructed"', "", f"joker: source None {SOURCE}"),
    ("damage", "= 10", "= 0", "points_per_amoeba should be 1 to 100, not 0"),
    ("damage", "= 10", "= 101", "points_per_amoeba should be 1 to 100, not 101"),
    ("damage", "= 10", '= "ten"', "points_per_amoeba should be 1 to 100, not 'ten'"),
    ("damage", 'source = "reconstructed"', "", f"damage: source None {SOURCE}"),
]


@pytest.mark.rule("SW-F8", "SW-C3", "SW-P2.2")
@pytest.mark.parametrize(("entry", "old", "new", "reason"), ENTRIES)
def test_an_entry_that_breaks_the_rules_is_refused(entry: str, old: str, new: str, reason: str) -> None:
    said = refusal(edited((entry, old, new)))
    assert said.startswith(f"my.toml, line {line_of_fault(entry, old, new)}: {reason}")


@pytest.mark.parametrize(
    ("entry", "old", "new", "reason"),
    [
        ("tile curve", '"curve"', '"straight"', "tile: straight is there twice"),
        ("card light ship", '"ship"', '"researcher"', "card: light researcher is there twice"),
    ],
)
def test_what_is_there_twice_is_refused(entry: str, old: str, new: str, reason: str) -> None:
    assert f"my.toml, line {line_of(entry)}: {reason}" in refusal(edited((entry, old, new))).splitlines()


SETS = [
    ("tile straight", [("tile tee", "25", "24")], "58 tiles, not 59 (SW-C3)"),
    ("tile straight", [("tile cross", "8", "9")], "60 tiles, not 59 (SW-C3)"),
    ("tile straight", [("tile golden", "4", "3")], "3 golden tiles, not 4 (SW-C4)"),
    ("card light researcher", [("card light ship", "5", "4")], "12 light cards, not 13 (SW-C5)"),
    ("card light researcher", [("card blue station", "2", "3")], "7 blue cards, not 6 (SW-C5)"),
    ("card light researcher", [("card green station", "1", "2")], "2 green cards, not 1 (SW-C5)"),
    (
        "card light researcher",
        [("card light ship", "5", "2"), ("card light researcher", "5", "8")],
        "too few light ship cards to take three out (SW-C7)",
    ),
    (
        "card light researcher",
        [("card light ship", "5", "8"), ("card light researcher", "5", "2")],
        "too few light researcher cards to take three out (SW-C7)",
    ),
    (
        "card light researcher",
        [("card blue ship_and_researcher", "copies = 1", "copies = 2"), ("card blue station", "2", "1")],
        "the double card exists once and is blue (SW-C6)",
    ),
    (
        "card light researcher",
        [("card blue ship_and_researcher", '"ship_and_researcher"', '"ship"')],
        "the double card exists once and is blue (SW-C6)",
    ),
    (
        "card light researcher",
        [
            ("card blue ship_and_researcher", '"blue"', '"light"'),
            ("card light ship", "5", "4"),
            ("card blue station", "2", "3"),
        ],
        "the double card exists once and is blue (SW-C6)",
    ),
    (
        "card light researcher",
        [("card green station", '"station"', '"ship"')],
        "the green card is a station (SW-C5)",
    ),
]


@pytest.mark.rule("SW-C3..C7", "SW-S4")
@pytest.mark.parametrize(("entry", "edits", "reason"), SETS)
def test_a_set_that_breaks_the_rules_is_refused(entry: str, edits: list[Edit], reason: str) -> None:
    assert f"my.toml, line {line_of(entry)}: {reason}" in refusal(edited(*edits)).splitlines()


def test_three_ships_and_three_researchers_are_just_enough() -> None:
    content = content_of(edited(("card light ship", "5", "3"), ("card light researcher", "5", "7")))
    assert len(content.light) == 13


# --- files from before cards and jokers had effects


def in_the_old_form() -> str:
    """Return our own cards in the old form: each with an `action`, dangers with a `range`, and the ranges of jokers."""
    cards, ranges = "", ""
    for card in GAME.catalogue()["cards"].values():
        (effect,) = card["effects"]
        cards += f'[[card]]\naction = "{effect["do"]}"\ncolour = "{card["colour"]}"\ncopies = {card["copies"]}\n'
        cards += f"range = {effect['range']}\n" if "range" in effect else ""
        cards += 'source = "public"\n\n'
    for effect in GAME.catalogue()["joker"]:
        ranges += f"{effect['do']} = {effect['range']}\n" if "range" in effect else ""
    return f'{cards}[joker]\n{ranges}source = "public"\n'


def test_files_in_the_old_form_hold_the_same_cards() -> None:
    assert cards_of(content_of(in_the_old_form())) == cards_of(load_content())


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"ship"', '"boat"', "action 'boat' is none of station, ship, "),
        ("range = 3\n", "range = 8\n", "effects range=8 is not possible; it can be: 1, 2, 3, 4, 5, 6, 7"),
        ("range = 3\n", "", "effects range=None is not possible; it can be: 1, 2, 3, 4, 5, 6, 7"),
        ("crab = 4\n", "", "effects range=None is not possible; it can be: 1, 2, 3, 4, 5, 6, 7"),
    ],
)
def test_a_fault_in_the_old_form_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    assert re.search(rf"^my.toml, line \d+: {re.escape(reason)}", refusal(in_the_old_form().replace(old, new, 1)))


# --- boards that break the rules

GRID_LINE = line_of("board") + 1
COASTS = [
    ([("e5", "~")], "there are 0 queens on the board, not one (SW-C1)"),
    ([("e5", "~"), ("d4", "Q"), ("f4", "Q")], "there are 2 queens on the board, not one (SW-C1)"),
    ([("i9", "~")], "61 water fields, not 59 and the queen's (SW-S1)"),
    ([("a1", ".")], "59 water fields, not 59 and the queen's (SW-S1)"),
    ([(f"{column}1", ".") for column in "cdefg"] + [("i3", ".")], "14 land fields are too few, 15 are needed (SW-K1)"),
    ([(f"{column}1", ".") for column in "cdefg"], "there is no land in the north (SW-C1)"),
    ([("a5", "4")], "0 start fields in the west, not one (SW-S7)"),
    ([("c9", "7*")], "2 start fields in the south, not one (SW-S7)"),
    (
        [("h1", "7"), ("i2", "6"), ("i9", "~"), ("c1", "~"), ("e9", "."), ("d9", "5*")],
        "1 land fields in the north have one neighbour, not two (SW-V1.3)",
    ),
    ([("e1", "."), ("c1", "6*")], "4 land fields in the north have one neighbour, not two (SW-V1.3)"),
]


@pytest.mark.rule("SW-C1", "SW-S1", "SW-S7", "SW-V1.3")
@pytest.mark.parametrize(("cells", "reason"), COASTS)
def test_a_board_that_breaks_the_rules_is_refused(cells: list[tuple[str, str]], reason: str) -> None:
    assert f"my.toml, line {GRID_LINE}: {reason}" in refusal(painted(*cells)).splitlines()


CELLS = [
    (3, [("a3", "x")], "column 1: 'x' is neither ~, Q, . nor a land value up to 99"),
    (3, [("a3", "*")], "column 1: '*' is neither ~, Q, . nor a land value up to 99"),
    (3, [("a3", "4**")], "column 1: '4**' is neither ~, Q, . nor a land value up to 99"),
    (3, [("a3", "-4")], "column 1: '-4' is neither ~, Q, . nor a land value up to 99"),
    (3, [("a3", "100")], "column 1: '100' is neither ~, Q, . nor a land value up to 99"),
    (7, [("a7", "9" * 5000)], "column 1: '999"),
    (5, [("a5", "")], "has 8 cells, the first row 9"),
    (8, [("c8", "~ ~")], "has 10 cells, the first row 9"),
    (1, [("d1", "."), ("f1", ".")], "column 3: north3 has 0 land neighbours (SW-V1.3)"),
    (
        1,
        [("h1", "5"), ("i1", "5"), ("i2", "5"), ("c1", "~"), ("c9", "~"), ("i9", "~")],
        "column 8: north8 has 3 land neighbours (SW-V1.3)",
    ),
    (1, [("f1", "~"), ("g1", "~"), ("f2", "5"), ("e3", "7")], "column 5: north5 lies in no line with its neighbours"),
    (1, [("d2", "."), ("i9", "~")], "column 4: north4 touches no water (SW-Q32)"),
    (1, [("e2", "Q"), ("e5", "~")], "column 5: north5 touches the queen's field (SW-Q32)"),
]


@pytest.mark.rule("SW-C1", "SW-Q3", "SW-V1.3")
@pytest.mark.parametrize(("row", "cells", "reason"), CELLS)
def test_a_wrong_cell_is_refused_with_its_row(row: int, cells: list[tuple[str, str]], reason: str) -> None:
    assert any(
        told.startswith(f"my.toml, line {GRID_LINE + row}: row {row} of the board {reason}")
        for told in refusal(painted(*cells)).splitlines()
    )


@pytest.mark.parametrize("value", ["3", '"~ ~"', "[]", "[3]", "[[]]", "true", "{}", '["~", 3]'])
def test_a_grid_must_be_drawn_in_rows(value: str) -> None:
    drawn_so = TEXT[begin_of("board") :].partition('source = "')[0]
    said = refusal(TEXT.replace(drawn_so, f"[board]\ngrid = {value}\n"))
    assert said.startswith(f"my.toml, line {GRID_LINE}: grid should be a list of drawn rows, not ")


@pytest.mark.parametrize("rows", [[""], ["", ""], ["~"], ["Q"], ["Q 4*"], ["."]])
def test_a_tiny_board_is_refused(rows: list[str]) -> None:
    assert any(told.startswith(f"my.toml, line {GRID_LINE}: ") for told in refusal(drawn(rows)).splitlines())


@pytest.mark.parametrize("rows", [["~ " * 27], ["~"] * 27, ["~ " * 500] * 200])
def test_a_huge_board_is_refused(rows: list[str]) -> None:
    assert refusal(drawn(rows)).endswith("a board has at most 26 rows and columns, which letters can name")


# --- a board by other people

WIDE = [
    " .  ~  6  5  4* 5  5  7  ~  . ",
    " 7  ~  ~  ~  ~  ~  ~  ~  ~  6 ",
    " 5  ~  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 5  ~  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 4* ~  ~  ~  Q  ~  ~  ~  ~  4*",
    " 5  ~  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 5  ~  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 6  ~  ~  ~  ~  ~  ~  ~  ~  7 ",
    " .  ~  7  5  4* 5  5  6  ~  . ",
]


@pytest.fixture
def wide(tmp_path: Path) -> Path:
    """Return another board, on which whales swim farther."""
    path = tmp_path / "wide.toml"
    path.write_text(drawn(WIDE).replace('"whale", range = 4', '"whale", range = 6'), encoding="utf-8")
    return path


def test_a_board_brought_along_is_played_on(wide: Path) -> None:
    game = new_game(wide)
    assert (len(game.content.sea.lands), game.content.sea.field_names[game.content.sea.queen]) == (26, "e5")
    assert "blue_whale_6" in game.content.names.card
    for players in (2, 3, 4):
        for s in random_game({"players": players, "start": "free", "tsunami": "dangerous"}, players, game):
            assert game.faults(s) == []
        assert game.result(s) is not None


def test_the_wide_board_has_its_own_coasts(wide: Path) -> None:
    scene = Scene(play="ship", stations={0: "north8 west8"}, game=new_game(wide))
    assert scene.offers(0, "deploy") == {"h2", "i1", "b8"}


@pytest.mark.parametrize("name", PARTS)
def test_a_part_that_is_not_brought_along_is_the_games_own(name: str) -> None:
    entries = TEXT.split("\n\n")
    without = "\n\n".join(entry for entry in entries if not entry.startswith((f"[{name}]", f"[[{name}]]")))
    assert f"[{name}]" not in without
    content, own = content_of(without), load_content()
    assert (content.sea.grid, content.tiles, content.points) == (own.sea.grid, own.tiles, own.points)
    assert (cards_of(content), content.per_amoeba) == (cards_of(own), own.per_amoeba)


def test_a_part_alone_can_be_brought_along() -> None:
    content = content_of('[damage]\npoints_per_amoeba = 7\nsource = "public"\n')
    assert content.per_amoeba == 7
    assert cards_of(content) == cards_of(load_content())
    assert provenance_of(content) == {**provenance_of(load_content()), "damage": "public"}


def on_the_board_in_the_save(name: str, content_text: str) -> Schwarm:
    assert name == "schwarm"
    return new_game(None, content_text)


def test_a_save_carries_the_board_along(wide: Path, tmp_path: Path) -> None:
    table = Table(new_game(wide), {"players": 2}, 1)
    table.choose(table.owing()[0], table.legal(table.owing()[0])[0])
    save(table, tmp_path / "game.wusel")
    text = (tmp_path / "game.wusel").read_text(encoding="utf-8")
    again = table_from(text, on_the_board_in_the_save)
    assert again.state.digest() == table.state.digest()
    assert isinstance(again.game, Schwarm)
    assert len(again.game.content.sea.lands) == 26
