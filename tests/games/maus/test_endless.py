"""Chapters that would never end. The game refuses them before play if it can, and stops the others in play."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.maus import endless
from tests.games.maus.standin import content_of
from wusel.bots.random_bot import play_randomly
from wusel.cli.content import check_content
from wusel.engine.chance import Chance
from wusel.engine.errors import BadContent, RunsForever
from wusel.engine.table import Table
from wusel.games import find_game


@pytest.mark.parametrize(
    ("chapter", "reason"),
    [
        (endless.RING, "chapter_01 rule 5: it sets itself off again and again (MM-K7)"),
        (
            endless.TWO_RINGS,
            "chapter_01 rule 5: it sets itself off again and again, by way of chapter_01 rule 6 (MM-K7)",
        ),
        (endless.TREE, "chapter_01 rule 5: it sets itself off again and again (MM-K7)"),
        (endless.PAGES, "page_round: it turns to itself, with nothing to choose on the way (MM-K7)"),
    ],
    ids=["a rule that sets itself off", "two rules", "ever more of them", "pages"],
)
def test_a_circle_that_can_be_seen_is_refused_with_its_rule(chapter: str, reason: str) -> None:
    with pytest.raises(BadContent, match=re.escape(reason)) as caught:
        content_of(chapter=chapter)
    line = int(str(caught.value).partition("line ")[2].partition(":")[0])
    assert "effects" in chapter.split("\n")[line - 2] or "choices" in chapter.split("\n")[line - 2]


def test_a_count_that_begins_anew_is_no_circle() -> None:
    """A rule that clears a count and raises it to less than the awaited number ends."""
    chapter = endless.chapter_with(
        endless.count("ring"),
        endless.rule("turn_end", "", endless.RAISE.format("ring")),
        endless.rule("count", 'count = "ring"\nleast = 3', endless.CLEAR.format("ring"), endless.RAISE.format("ring")),
    )
    assert content_of(chapter=chapter).chapters


@pytest.mark.rule("MM-HOU1")
@pytest.mark.rule("MM-REI1")
def test_surges_that_bring_surges_end_with_the_last_page() -> None:
    game = find_game("maus", endless.SURGES)
    s = game.new({"players": 2}, 1)
    play_randomly(game, s, Chance(7))
    result = game.result(s)
    assert result is not None
    assert result.won is False


def test_what_only_play_brings_about_is_stopped_there() -> None:
    table: Table[Any] = Table(find_game("maus", endless.HIDDEN), {"players": 2}, 1)
    while "end_turn" not in table.game.words_of(table.legal(table.owing()[0])):
        table.choose(table.owing()[0], table.legal(table.owing()[0])[0])
    before = table.state.digest()
    with pytest.raises(RunsForever, match=r"carry_out \(script chapter_01 rule 16"):
        table.choose(table.owing()[0], table.game.choices.from_json({"do": "end_turn"}))
    assert table.state.digest() == before


def test_check_finds_it_by_playing_and_names_the_rule(tmp_path: Path) -> None:
    path = tmp_path / "hidden.toml"
    path.write_text(endless.HIDDEN, encoding="utf-8")
    is_well, lines = check_content(path, "", "en")
    assert not is_well
    assert lines[0].startswith(f"{path} can be read, but not played with: one choice sets off more than 1000 steps")
    assert "chapter_01 rule 16" in lines[0]
    assert ".py" not in lines[0], "whoever wrote a chapter need not read our code"
