"""`wusel new-game`: the written game works at once with all parts: tests, bots, lab, learners, server."""

import asyncio
import json
from pathlib import Path

import pytest

import wusel
from tests.command_line import ok, refused
from tests.plugin_game import PluginGame
from wusel.engine.errors import BadContent
from wusel.games import offered_games
from wusel.lab.fuzz import fuzz_game
from wusel.making.__main__ import stale_files
from wusel.pictures.picture import picture_of
from wusel.server.operations.page_app import PageApp


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> PluginGame:
    return PluginGame("tiny_finds", tmp_path_factory.mktemp("cards"))


@pytest.fixture(scope="module")
def dice(tmp_path_factory: pytest.TempPathFactory) -> PluginGame:
    return PluginGame("hasty", tmp_path_factory.mktemp("dice"), "--no-cards")


def test_its_own_tests_pass(cards: PluginGame, dice: PluginGame) -> None:
    for game in (cards, dice):
        assert " passed" in game.python("-m", "pytest", "-p", "no:cacheprovider")


def test_nothing_is_left_of_the_template(cards: PluginGame, dice: PluginGame) -> None:
    for game, old in ((cards, ("newcards", "NC-")), (dice, ("newdice", "ND-"))):
        files = [path for path in game.home.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md")]
        assert len(files) >= 14
        for path in files:
            said = f"{path} {path.read_text(encoding='utf-8')}"
            assert not [each for each in old if each in said or each.capitalize() in said], path
        assert stale_files(game.home) == []


def test_the_command_line_knows_it(cards: PluginGame) -> None:
    assert "tiny_finds   Tiny finds" in cards.python("-m", "wusel", "games")
    played = cards.python(
        "-m", "wusel", "play", "tiny_finds", "--seats", "random,greedy", "--lang", "de", "--seed", "1"
    )
    assert "Offene Karte: " in played
    assert "Es ist keine Karte mehr da." in played


def test_engine_bots_and_learners_know_it(cards: PluginGame, dice: PluginGame) -> None:
    for game in (cards, dice):
        with game.installed():
            found = wusel.find_game(game.name)
            assert found.home == game.home / "src" / game.name
            assert fuzz_game(found, 1) is None
            assert wusel.play(game.name, ["greedy", "medium"]).result() is not None
            assert wusel.simulate(game.name, games=2, workers=2).summary["games"] == 2
            env = wusel.learn.env(game.name, 2)
            env.reset(seed=1)
            observed = env.last()[0]
            assert observed is not None
            env.step(int(observed["action_mask"].argmax()))
            assert env.agents
    assert game.name not in wusel.game_names()


def test_a_server_offers_it_with_its_texts(cards: PluginGame, tmp_path: Path) -> None:
    async def asked(path: str) -> str:
        app = PageApp(tmp_path)
        await app.open()
        _, _, said = await app.request("GET", path, None)
        await app.close()
        return said

    with cards.installed():
        assert offered_games()[-1] == "tiny_finds"
        listed = json.loads(asyncio.run(asked("/api/games")))["games"]
        (card,) = [each for each in listed if each["name"] == "tiny_finds"]
        assert card["titles"] == {"en": "Tiny finds", "de": "Tiny finds"}
        assert card["about"]["de"].startswith("Behalte die offene Karte")
        info = json.loads(asyncio.run(asked("/api/games/tiny_finds")))
        assert info["catalogue"]["cards"]["amber"] == {"copies": 2, "points": 8}
        assert "choice-keep = Behalten" in info["texts"]["de"]
        assert info["steps"] == {"take_turn": "TI-T1"}


def test_its_picture_and_its_content_are_its_own(cards: PluginGame, dice: PluginGame) -> None:
    board = cards.home / "src" / "tiny_finds" / "board.py"
    board.write_text("def legend(say, width):\n    return 'its own'\n", encoding="utf-8")
    more = cards.home / "more.toml"
    more.write_text(
        '[cards.crown]\ntitle = { en = "Crown", de = "Krone" }\ncopies = 9\npoints = 9\nsource = "public"\n',
        encoding="utf-8",
    )
    with cards.installed():
        assert picture_of(wusel.find_game("tiny_finds")).legend(str, 60) == "its own"
        assert wusel.find_game("tiny_finds", content=more).titles("de") == {"crown": "Krone"}
    board.unlink()
    with dice.installed(), pytest.raises(BadContent, match="hasty has no content files"):
        wusel.find_game("hasty", content=more)


# --- names


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Chess", "cannot be the name of a game"),
        ("a1b", "cannot be the name of a game"),
        ("x", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("../up", "cannot be the name of a game"),
        ("crumbs", "there is a game 'crumbs' already"),
        ("wusel", "there is a package 'wusel' already"),
        ("json", "there is a package 'json' already"),
    ],
)
def test_what_cannot_be_a_name_is_refused_and_nothing_written(name: str, reason: str, tmp_path: Path) -> None:
    assert reason in refused("new-game", name, "--into", str(tmp_path / "games"))
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "hasty").mkdir()
    assert "is there already" in refused("new-game", "hasty", "--into", str(tmp_path))
    assert list((tmp_path / "hasty").iterdir()) == []
    assert "wusel play nimble" in ok("new-game", "nimble", "--into", str(tmp_path))
