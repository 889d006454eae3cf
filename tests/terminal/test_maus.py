"""Maus und Mystik at the terminal."""

import re

import pytest

from tests.terminal.sitting import Sitting
from tests.thorough import compiled_cases


def maus(*answers: str, width: int = 80, language: str = "en", chapter: object = 1) -> Sitting:
    """Start a game of Mo and a bot."""
    sitting = Sitting(*answers, width=width)
    return sitting.play("you:Mo", "random", game="maus", seed=3, language=language, chapter=chapter)


@pytest.mark.rule("MM-E1")
@pytest.mark.parametrize("language", compiled_cases(["en", "de"], ["de"]))
def test_a_whole_chapter_is_won_or_lost_together_without_points(language: str) -> None:
    text = Sitting().play("random", "random", game="maus", language=language).text
    ending = re.split("── (?:The end|Das Ende)", text)[1]
    assert re.search("(won|lost) together|gemeinsam (gewonnen|verloren)", ending)
    assert not re.search(r"^ +(Greta|Otto) +\d+$", ending, re.MULTILINE)
    assert "{" not in text


def test_pages_are_read_aloud_when_they_are_turned() -> None:
    for language, title, text in (
        ("en", "A House by the Water", "By the ferry stands an old inn with a lamp under its roof."),
        ("de", "Ein Haus am Wasser", "An der Fähre steht ein altes Wirtshaus mit einer Lampe unterm Dach."),
    ):
        sitting = maus(language=language)
        lines = sitting.text.splitlines()
        assert f"   {title}" in lines
        assert text in sitting.words
        assert "A page is turned" not in sitting.text


def test_what_is_written_on_cards_can_be_looked_up() -> None:
    said = maus("h nib sword", "h together").words
    assert "Nib Sword It has written letters." in said
    assert "starting equipment, paw, hand to hand" in said
    assert "Together!" in said.partition("hand to hand")[2]


@pytest.mark.parametrize(("chapter", "width"), compiled_cases([(1, 60), (1, 80), (4, 60), (4, 80)], [(1, 80), (4, 60)]))
def test_nothing_is_wider_than_the_screen(chapter: int, width: int) -> None:
    sitting = maus("h", "v", "l", *["1"] * 25, "v", width=width, language="de", chapter=chapter)
    shown = [line for line in sitting.text.splitlines() if line not in sitting.prompts]
    assert [line for line in shown if len(line) > width and "wusel " not in line] == []


@pytest.mark.rule("MM-S4")
def test_a_lost_chapter_is_told_again_if_somebody_wants_it() -> None:
    text = Sitting().play("random", "random", game="maus", seed=3, difficulty="hard").text
    assert "Turn back a page (1: The Dark Lamp)? [Y/n]" in text
    assert text.index("Turn back a page") < text.index("Another game? [Y/n]"), "who wants none is asked what else"
    again = Sitting(yes=("y",)).play("random", "random", game="maus", seed=3, difficulty="hard").text
    assert again.count("── The end") == 2
