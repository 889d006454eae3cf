"""What is made from declarations: up to date in the repository, and right for a small one."""

from pathlib import Path

import pytest

from wusel.engine.declared import fingerprint
from wusel.engine.errors import BadDeclaration
from wusel.games import SHELF, TOYS
from wusel.making import __main__ as making
from wusel.making.state import state_of
from wusel.making.words import words_of

WORDS = """\
players = [2]

[kinds]
colour = ["red", "blue"]
shade = { like = "colour", names = ["pale"] }
n = "0..9"

[choices]
paint = ["colour"]
mix = ["colour", "with_colour:colour", "n"]
wait = []

[events]
painted = ["seat", "colour*"]

[effects]
dry = ["n"]

[steps]
take_turn = { with = ["by:seat", "been:{field}"], asks = ["paint", "wait"] }
clean_up = {}
"""
MADE = '''\
"""Made from words.toml by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa: E704

from typing import Final

from wusel.engine.state import State

MADE_FROM: Final = "{made_from}"

# --- colour: what it can be

RED: Final = 0
BLUE: Final = 1
COLOURS: Final = ("red", "blue")
SHADES: Final = ("pale",)

# --- choices

PAINT: Final = 1
MIX: Final = 2
WAIT: Final = 3
def paint(colour: int) -> int: return PAINT | colour << 6
def paint_colour(choice: int) -> int: return choice >> 6
def mix(colour: int, with_colour: int, n: int) -> int: return MIX | colour << 6 | with_colour << 18 | n << 30
def mix_colour(choice: int) -> int: return choice >> 6 & 4095
def mix_with_colour(choice: int) -> int: return choice >> 18 & 4095
def mix_n(choice: int) -> int: return choice >> 30 & 4095

# --- events

PAINTED: Final = 1

# --- effects

DRY: Final = 1
def dry(n: int) -> int: return DRY | n << 6
def dry_n(effect: int) -> int: return effect >> 6

# --- steps, as numbers below zero

TAKE_TURN: Final = -1
CLEAN_UP: Final = -2
def then_take_turn(s: State, by: int, been: int) -> None:
    s.agenda.append(by)
    s.agenda.append(been)
    s.agenda.append(TAKE_TURN)
def take_turn_by(s: State) -> int: return s.frame[0]
def take_turn_been(s: State) -> int: return s.frame[1]
'''
STATE = '''\
"""A small table."""

from wusel.engine.data import Data, Field, Fixed
from wusel.engine.decks import Deck
from wusel.engine.state import State


class Variant(Fixed):
    """What was agreed."""

    rounds: int


class Camp(Data):
    """Where somebody sleeps."""

    fires: list[int]  # by night
    sparks: list[list[int]]


class Table(State):
    """Everything."""

    variant: Variant
    deck: Deck
    camps: list[Camp]
    rows: list[list[Camp]]

    def fires(self) -> int:
        return sum(len(camp.fires) for camp in self.camps)
'''


@pytest.fixture
def state(tmp_path: Path) -> Path:
    path = tmp_path / "state.py"
    path.write_text(STATE, encoding="utf-8")
    return path


def lines_with(text: str, part: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if part in line]


# --- the repository


def test_everything_made_is_up_to_date() -> None:
    files = dict(making.made_files())
    names = {f"games/{game}/{file}" for game in (*SHELF, *TOYS) for file in ("words.py", "state.py")}
    assert {str(path.relative_to(making.HOME)) for path in files} == names | {"engine/decks.py"}
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run `make declared`"


# --- words


def test_words_are_made(tmp_path: Path) -> None:
    (tmp_path / "words.toml").write_text(WORDS, encoding="utf-8")
    assert words_of(tmp_path / "words.toml") == MADE.replace("{made_from}", fingerprint(WORDS))


# --- states


def test_what_is_made_for_a_state(state: Path) -> None:
    text = state_of(state)
    assert lines_with(text, "__slots__") == [
        '__slots__ = ("rounds",)',
        '__slots__ = ("fires", "sparks",)',
        '__slots__ = ("camps", "deck", "rows", "variant",)',
    ]
    assert lines_with(text, "return Camp(") == ["return Camp(self.fires[:], [each[:] for each in self.sparks])"]
    assert lines_with(text, "self.deck.clone()") == [
        "self.variant, self.deck.clone(), [each.clone() for each in self.camps],"
    ]
    assert lines_with(text, "for each in each]") == [
        "[[each.clone() for each in each] for each in self.rows])",
    ]
    assert 'Field("rows", 2, Camp)' in text
    assert text.count("def clone") == 2, "what never changes is not cloned"


def test_what_people_wrote_stays_and_making_twice_changes_nothing(state: Path) -> None:
    once = state_of(state)
    assert [line for line in STATE.splitlines() if line not in once.splitlines()] == []
    state.write_text(once, encoding="utf-8")
    assert state_of(state) == once


def test_a_field_that_goes_leaves_nothing_behind(state: Path) -> None:
    state.write_text(state_of(state).replace("    deck: Deck\n", ""), encoding="utf-8")
    assert "self.deck" not in state_of(state)


@pytest.mark.parametrize("kind", ["str", "dict[int, int]", "list[str]", "Final", "Variant | None"])
def test_what_cannot_be_written_down_is_refused(state: Path, kind: str) -> None:
    state.write_text(STATE.replace("deck: Deck", f"deck: {kind}"), encoding="utf-8")
    with pytest.raises(BadDeclaration, match="deck should be int, a kind of Data, or a list of these"):
        state_of(state)


def test_a_state_without_the_class_of_its_fields_is_told_so(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Else the file is written and cannot be read: a NameError."""
    state.write_text(STATE.replace("Data, Field, Fixed", "Data, Fixed"), encoding="utf-8")
    monkeypatch.setattr(making, "made_files", lambda: iter([(state, state_of(state))]))
    assert making.main([]) == 1
    said = "state.py: what is made from the fields needs `from wusel.engine.data import Field`\n"
    assert capsys.readouterr().err.endswith(said)


# --- the command


def test_the_command_writes_what_is_stale_and_only_looks_if_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fresh, stale = tmp_path / "fresh.py", tmp_path / "stale.py"
    fresh.write_text("same\n", encoding="utf-8")
    monkeypatch.setattr(making, "made_files", lambda: iter([(fresh, "same\n"), (stale, "new\n")]))
    assert making.main(["--check"]) == 1
    assert not stale.exists()
    assert "stale.py is not what its declaration makes of it: run `make declared`" in capsys.readouterr().err
    assert making.main([]) == 0
    assert stale.read_text(encoding="utf-8") == "new\n"
    assert capsys.readouterr().out == f"{stale} written\n"
    assert making.main(["--check"]) == 0
