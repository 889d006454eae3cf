"""Replays of saved games at the terminal."""

import re
from pathlib import Path

import pytest

from tests.contents import TITLES, garlic_cards
from tests.terminal.sitting import Sitting
from wusel.bots.random_bot import RandomBot
from wusel.engine.errors import WuselError
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.games import find_game, load_table
from wusel.terminal.replay import show_replay
from wusel.texts.texts import Texts

NAMES = ["Ann", "Ben", "Cem"]
DRAWN = re.compile(r"(\w+) draws (?!one card|\d+ cards)[A-Z]")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Save a whole game of three, the same every time."""
    return played(tmp_path / "game.wusel", 1000)


def played(path: Path, choices: int, content: str = "") -> Path:
    game = find_game("mosquitozzz", content)
    labels = ["you:Ann", "bot:random:Ben", "bot:retired:Cem"]
    table = Table(game, {"players": 3}, 34, labels)
    while table.owing() and len(table.choices) < choices:
        seat = table.owing()[0]
        table.choose(seat, RandomBot().choose(game, table.state, seat, len(table.choices)))
    save(table, path)
    return path


def told(path: Path, seat: int, language: str = "en") -> str:
    sitting = Sitting()
    show_replay(path, seat, language, sitting.screen)
    assert not sitting.prompts
    return sitting.text


def test_the_story_has_every_turn_and_the_result(saved: Path) -> None:
    text = told(saved, -1)
    table = load_table(saved)
    result = table.result()
    assert result is not None
    turns = [int(turn) for turn in re.findall(r"── Turn (\d+): \w+ has the lamp ─", text)]
    assert turns == list(range(1, table.state.turn + 1))
    assert text.startswith("\n── Mosquitozzz ──")
    assert "At the table: Ann, Ben (random bot), Cem (retired bot)." in text
    ending = text[text.index("── The end") :]
    assert re.findall(r"^  (\w+) +(\d+)$", ending, re.M) == [
        (NAMES[seat], str(result.scores[seat])) for seat in sorted(range(3), key=lambda seat: -result.ranks[seat])
    ]
    winner = NAMES[result.ranks.index(1)]
    assert ending.rstrip("─\n ").endswith(f"── {winner} wins.")
    assert text.count(" wins.") == 1


def test_every_public_event_is_told_in_order(saved: Path) -> None:
    words = " ".join(told(saved, -1).split())
    table = load_table(saved)
    texts = Texts(table.game, "en")
    place = 0
    for event in (event for chapter in table.story() for event in chapter if event.is_seen_by(-1)):
        sentence = texts.event(event.what, NAMES).rstrip(".")
        if not sentence.endswith("wins"):
            assert sentence in words[place:]
            place = words.index(sentence, place)


def test_everybody_sees_their_own_draws_and_nobody_elses(saved: Path) -> None:
    for seat, name in enumerate(NAMES):
        assert set(DRAWN.findall(" ".join(told(saved, seat).split()))) == {name}
    assert not DRAWN.findall(" ".join(told(saved, -1).split()))


def test_a_spectator_sees_no_hand(saved: Path) -> None:
    assert "Your hand" in told(saved, 1)
    assert "Your hand" not in told(saved, -1)


def test_an_unfinished_game_is_told_so_far(tmp_path: Path) -> None:
    text = told(played(tmp_path / "half.wusel", 20), -1)
    assert "── The end" not in text
    assert "── So far" in text
    assert re.search(r"The game is not over; waiting for (Ann|Ben|Cem)", text)


def test_a_replay_in_german(saved: Path) -> None:
    text = told(saved, -1, "de")
    assert "── Zug 2" in text
    assert "── Das Ende" in text


def test_a_seat_that_is_not_there_is_refused(saved: Path) -> None:
    for seat in (3, -2):
        with pytest.raises(WuselError, match=f"there is no seat {seat}; seats are 0 to 2"):
            told(saved, seat)


@pytest.mark.parametrize("language", list(TITLES))
def test_a_card_that_only_the_content_knows_has_its_title_in_the_story(tmp_path: Path, language: str) -> None:
    path = played(tmp_path / "game.wusel", 30, garlic_cards())
    text = told(path, -1, language)
    assert TITLES[language] in text
    assert "garlic" not in text.replace(TITLES[language], "")
