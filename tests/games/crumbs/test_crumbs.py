"""Crumbs as a whole: laws, bots, texts, the terminal; and no shelf offers it."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len
from rich.text import Text

from tests.games.crumbs.scene import GAME, Scene
from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.levels import BOTS, new_bot
from wusel.cli.shelf import list_of_games
from wusel.engine.chance import Chance
from wusel.engine.errors import BadSave, WuselError
from wusel.engine.kinds import Seat
from wusel.engine.step import ACTS
from wusel.engine.table import Table
from wusel.engine.written_state import read_state
from wusel.games import find_game, game_names, offered_games
from wusel.lab.invariants import broken_invariant
from wusel.pictures.picture import Picture, picture_of
from wusel.texts.locale_files import locale_text
from wusel.texts.texts import LANGUAGES, Texts

NAMES = ["Anna", "[red]Ben[/red]", "Maximiliane-Sophie", "小明"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_laws_hold(players: int) -> None:
    luck = Chance(players)
    table = Table(GAME, {"players": players}, players)
    while table.owing():
        assert broken_invariant(GAME, table, luck) == ""
        seat = table.owing()[0]
        table.choose(seat, table.legal(seat)[luck.draw(len(table.legal(seat)))])
    assert broken_invariant(GAME, table, luck) == ""


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [1, 3])
def test_bots_play_it(name: str, players: int) -> None:
    bot = new_bot(name, Budget(iterations=8))
    s = GAME.new({"players": players, "goal": 12}, 3)
    while s.owing:
        seat = s.owing.bit_length() - 1
        GAME.apply(s, seat, ask(bot, GAME, s, seat, len(s.spent)))
    assert GAME.result(s) is not None


def test_the_judge_stops_when_the_cat_would_take_too_much() -> None:
    judge = GAME.judge()
    scene = Scene(0, 0, come="bread_crumb")
    scene.do(0, "turn_up")
    turn_up, stop = scene.table.legal(0)
    assert judge.rate(scene.s, Seat(0), turn_up) > judge.rate(scene.s, Seat(0), stop)
    scene.s.gathered = 15
    assert judge.rate(scene.s, Seat(0), turn_up) < judge.rate(scene.s, Seat(0), stop)
    scene.s.gathered, scene.s.crumbs = 1, [19, 0]
    assert judge.rate(scene.s, Seat(0), turn_up) < judge.rate(scene.s, Seat(0), stop)
    assert judge.worth(scene.s, Seat(0)) > 0.9
    assert judge.worth(scene.s, Seat(1)) < 0.1


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("pile", [0], "finds were made or lost"),
        ("crumbs", [1, -1], r"crumbs\[1\] is -1"),
        ("crumbs", [1], "crumbs has 1 places"),
        ("caught", 2, "caught is 2"),
        ("agenda", [7, -3], "nobody owes a choice|should be asked"),
    ],
)
def test_a_state_that_cannot_be_is_refused(field: str, value: object, reason: str) -> None:
    with pytest.raises(BadSave, match=reason):
        read_state(GAME, Scene(0, 0).s.to_data() | {field: value})


# --- texts


def keys() -> set[str]:
    """Return the keys of all messages that the game needs."""
    found = {"game-title", "game-about", "end-enough", "end-pile_empty", "things-finds", "tells-copies"}
    found |= {f"effect-{name}" for name in GAME.effects.by_name} | {f"choice-{name}" for name in GAME.choices.by_name}
    found |= {f"event-{name}" for name in GAME.events.by_name} | {f"seen-{part}" for part in GAME.look(Scene(0, 0).s)}
    found |= {f"{about}-{step.name}" for step in GAME.steps if step.kind != ACTS for about in ("ask", "waits")}
    for option in GAME.declared:
        found |= {f"option-{option.name}", f"option-{option.name}-text"}
        found |= {f"option-{option.name}-{value}" for value in option.values}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_and_nothing_else(language: str) -> None:
    body = FluentParser().parse(locale_text(GAME.home / "locale", language)).body
    assert sorted(entry.id.name for entry in body if isinstance(entry, ast.Message)) == sorted(keys())
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(language: str) -> None:
    texts = Texts(GAME, language)
    told = set()
    for seed in range(6):
        table = Table(GAME, {"players": 3}, seed)
        while table.owing():
            seat = table.owing()[0]
            assert texts.say(f"ask-{GAME.asking(table.state)}")
            assert all(texts.choice(choice, NAMES) for choice in table.legal(seat))
            table.choose(seat, table.legal(seat)[(seed + len(table.choices)) % 3 % len(table.legal(seat))])
        for events in table.story():
            told |= {GAME.events.word(event.what).name for event in events if texts.event(event.what, NAMES)}
    assert told == set(GAME.events.by_name)


def test_rules_are_said_in_both_languages() -> None:
    for rule in GAME.rules.all():
        assert rule.en.endswith(".")
        assert rule.de.endswith(".")
    named = {step.rule for step in GAME.steps if step.rule}
    assert named == {"CR-T2", "CR-F2"}
    assert all(GAME.rules.find(id).id == id for id in named)


# --- the terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_the_picture_fits(language: str, width: int) -> None:
    picture: Any = picture_of(GAME)
    assert all(callable(getattr(picture, name)) for name in vars(Picture) if not name.startswith("_"))
    texts = Texts(GAME, language)
    scene = Scene(3, 5, 0, 1, come="unguarded_larder")
    scene.do(0, "turn_up")
    view = scene.table.view(0)
    for drawn in (picture.board, picture.knowledge):
        text = Text.from_markup(drawn(GAME, view, texts.say, texts.card, NAMES, width)).plain
        assert max(cell_len(line) for line in text.split("\n")) <= width
        assert f"{texts.card('bread_crumb')} ×10" in text


# --- the shelf


def test_crumbs_comes_as_games_of_others_do_and_is_on_no_shelf() -> None:
    assert "crumbs" in game_names()
    assert "crumbs" not in offered_games()
    assert [line for line in list_of_games() if line.startswith("crumbs")]
    with pytest.raises(WuselError, match=r"there is no game 'chess'; there are: mosquitozzz, .*crumbs"):
        find_game("chess")
