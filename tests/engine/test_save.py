"""Save files: exact, and clear about what is wrong with a bad one and where."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engine.test_table import played
from wusel.engine.errors import BadSave
from wusel.engine.save import checksum, save, save_text, table_from
from wusel.games import find_game, load_table
from wusel.games.mosquitozzz.content import OWN
from wusel.games.mosquitozzz.game import new_game

SHAPE = new_game().shape


def lines_of(text: str) -> list[str]:
    return text.rstrip("\n").split("\n")


def resealed(said: list[object]) -> str:
    """Return a file with any content and valid checksums."""
    check = 0
    lines = []
    for each in said:
        check = checksum(each, check)
        lines.append(json.dumps([each, f"{check:08x}"]))
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def text() -> str:
    return save_text(played(40))


def test_a_saved_table_comes_back(tmp_path: Path) -> None:
    table = played(55)
    file = tmp_path / "folder" / "game.wusel"
    save(table, file)
    back = load_table(file)
    assert back.state.digest() == table.state.digest()
    assert back.choices == table.choices
    assert back.players == table.players
    assert back.fences[-1].at == table.fences[-1].at
    assert list(file.parent.iterdir()) == [file]


def test_a_game_with_its_own_cards_carries_them_along(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    own = (OWN / "cards.toml").read_text(encoding="utf-8")
    cards.write_text(own.replace("[cards.fog_bomb]", "[cards.garlic]").replace('"fog_bomb"', '"garlic"'))
    table = played(0).__class__(new_game(cards), {"players": 2}, 5)
    file = tmp_path / "game.wusel"
    save(table, file)
    cards.unlink()
    assert "garlic" in load_table(file).game.choices.words[0].args[0].by_name


def test_every_cut_is_noticed(text: str) -> None:
    for end in range(0, len(text) - 1, 97):
        with pytest.raises(BadSave):
            table_from(text[:end], find_game)


def test_a_cut_between_lines_names_the_last_choice(text: str) -> None:
    cut = "\n".join(lines_of(text)[:18]) + "\n"
    with pytest.raises(BadSave, match="truncated after choice 17: the closing line is missing"):
        table_from(cut, find_game)


def test_a_cut_inside_a_line_names_the_choice(text: str) -> None:
    cut = "\n".join(lines_of(text)[:18])[:-9]
    with pytest.raises(BadSave, match="choice 17 is damaged or cut off"):
        table_from(cut, find_game)


def test_every_flipped_character_is_noticed(text: str) -> None:
    digest = table_from(text, find_game).state.digest()
    for place in range(0, len(text) - 1, 41):
        changed = text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :]
        if changed.split() != text.split():
            try:
                back = table_from(changed, find_game)
            except BadSave:
                continue
            assert back.state.digest() == digest


def test_a_changed_choice_is_named(text: str) -> None:
    lines = lines_of(text)
    lines[12] = lines[12].replace("[[", "[[ ", 1).replace('"do"', '"du"')
    with pytest.raises(BadSave, match="choice 12 is damaged: its checksum does not fit"):
        table_from("\n".join(lines), find_game)


def test_swapped_choices_are_noticed(text: str) -> None:
    lines = lines_of(text)
    lines[1], lines[2] = lines[2], lines[1]
    with pytest.raises(BadSave, match="choice 1 is damaged"):
        table_from("\n".join(lines), find_game)


def said_in(text: str) -> list[object]:
    return [json.loads(line)[0] for line in lines_of(text)]


Change = Callable[[list[object]], None]


def with_heading(**changes: object) -> Change:
    def change(said: list[object]) -> None:
        assert isinstance(said[0], dict)
        said[0].update(changes)

    return change


def with_choice(number: int, choice: object) -> Change:
    def change(said: list[object]) -> None:
        said[number] = choice

    return change


def without_choice(number: int) -> Change:
    def change(said: list[object]) -> None:
        del said[number]

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (with_heading(wusel=4), "made by a newer Wusel: save version 4, this one reads up to 3"),
        (with_heading(game="chess"), "there is no game 'chess'"),
        (with_heading(options={"players": 9}), "players=9 is not possible"),
        (with_heading(options=[]), "lacks seed, options or players"),
        (with_heading(players=4), "lacks seed, options or players"),
        (with_heading(wusel=True), "the save version should be a whole number, not True"),
        (with_heading(seed="x"), "the seed should be a whole number, not 'x'"),
        (with_heading(seed=True), "the seed should be a whole number, not True"),
        (with_heading(options={"players": True}), "players=True is not possible"),
        (with_heading(deals=[[True, 5]]), "a deal's number of choices should be a whole number, not True"),
        (with_heading(deals=[[1, False]]), "a deal's seed should be a whole number, not False"),
        (with_heading(companies=[[1, True]]), "a company's number of seats should be a whole number, not True"),
        (with_heading(deals=[3]), "a deal should be a number of choices and a seed, not 3"),
        (with_choice(9, [True, {"do": "keep_all"}]), "the seat of choice 9 should be a whole number, not True"),
        (with_choice(9, [0, True]), "choice 9 cannot be made: True is not of the form"),
        (with_choice(41, {"choices": True}), "the number of choices should be a whole number, not True"),
        (with_heading(players=["Mo"]), "names 1 players for 4 seats"),
        (with_heading(content="[cards]"), "the content in the save, line 1: the card attack is missing"),
        (with_heading(seed=55), "cannot be made|differs from the saved one"),
        (with_choice(9, [0, {"do": "fly"}]), "choice 9 cannot be made: do='fly' is not possible"),
        (with_choice(9, [0, {"do": "keep_all"}]), "choice 9 cannot be made"),
        (with_choice(9, [7, {"do": "keep_all"}]), "choice 9 cannot be made: there is no seat 7"),
        (with_choice(9, ["x"]), "choice 9 is not a seat and a choice"),
        (without_choice(40), "choices are missing: 39 of 40"),
        (lambda said: said.append([0, {"do": "enough"}]), "something behind the closing line, in line 43"),
        (
            with_choice(41, {"choices": 40, "state": "0" * 16, "shape": new_game().shape}),
            "after choice 40 the state differs",
        ),
    ],
)
def test_a_file_that_does_not_fit_says_where(text: str, change: Change, reason: str) -> None:
    said = said_in(text)
    change(said)
    with pytest.raises(BadSave, match=reason):
        table_from(resealed(said), find_game)


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ([99, ""], "made by edition 99 of the rules of mosquitozzz, and here it is edition"),
        ([new_game().edition(), "another"], "made with other content of mosquitozzz than there is here"),
        (None, "does not say by which edition of the rules it was made"),
        ([True, ""], "does not say by which edition of the rules it was made"),
        (["x"], "does not say by which edition of the rules it was made"),
    ],
)
def test_a_save_by_other_rules_says_so_where_it_no_longer_fits(text: str, edition: object, reason: str) -> None:
    said = said_in(text)
    with_heading(edition=edition)(said)
    assert len(table_from(resealed(said), find_game).choices) == 40
    for change in (with_choice(9, [0, {"do": "fly"}]), with_choice(41, {"choices": 40, "state": "0", "shape": SHAPE})):
        other = said[:]
        change(other)
        with pytest.raises(BadSave, match=reason):
            table_from(resealed(other), find_game)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the file is empty"),
        (b"\x89PNG\r\n\xff", "not a Wusel save"),
        (b"hello", "not a Wusel save: the first line is no heading"),
        (b"[]", "not a Wusel save"),
        (b"[" * 100_000, "not a Wusel save"),
        (b'[{"wusel": "x"}, "0"]', "the save version should be a whole number, not 'x'"),
    ],
)
def test_foreign_files(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "holiday.png"
    file.write_bytes(content)
    with pytest.raises(BadSave, match=f"holiday.png: .*{reason}"):
        load_table(file)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot be read"):
        load_table(tmp_path / "nothing.wusel")
