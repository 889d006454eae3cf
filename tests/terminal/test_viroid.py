"""Viroid at the terminal."""

import re

import pytest

from tests.terminal.sitting import Sitting


def viroid(
    *answers: str, width: int = 80, language: str = "en", pathogen: str = "bacterium", start: str = "cards"
) -> Sitting:
    """Start a game of Mo, first in turn, and a bot."""
    sitting = Sitting(*answers, width=width)
    return sitting.play(
        "you:Mo", "random", game="viroid", seed=3, language=language, first=1, pathogen=pathogen, start=start
    )


@pytest.mark.rule("VI-E5")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_won_or_lost_together_without_points(language: str) -> None:
    text = Sitting().play("random", "random", game="viroid", language=language).text
    ending = re.split("── (?:The end|Das Ende)", text)[1]
    assert re.search("(won|lost) together|gemeinsam (gewonnen|verloren)", ending)
    assert not re.search(r"^ +(Greta|Otto) +\d+$", ending, re.MULTILINE)
    assert "{" not in text


def test_the_last_words_come_after_the_reason() -> None:
    text = Sitting().play("random", "random", game="viroid").text
    reason = re.search("Research has reached the cure|event cards are used up|Too few of you have", text)
    last = re.search("The cure is found|no more event cards|Too few of you are left", text)
    assert reason
    assert last
    assert reason.start() < last.start() < text.index("You have lost together")


@pytest.mark.rule("VI-2.7", "VI-2.9")
def test_cities_that_cannot_be_entered_are_told_with_their_rules() -> None:
    sitting = viroid("tokyo", "w")
    barred = [line for line in sitting.text.split("\n") if line.startswith("     not now")]
    assert any("(VI-2.7: Your resistances" in line for line in barred)
    assert max(map(len, barred)) <= 80
    assert "not now: Tokyo (VI-2.7: Your resistances to cold, drugs and heat must each reach" in sitting.words
    everything = sitting.words[sitting.words.rindex("not now: Anchorage") :]
    assert "Anchorage, Los Angeles, Toronto, New York, Mexico City," in everything


@pytest.mark.parametrize(("pathogen", "start"), [("bacterium", "cards"), ("nanites", "expert"), ("vibrio", "cards")])
def test_nothing_is_wider_than_the_screen(pathogen: str, start: str) -> None:
    for width in (60, 80):
        sitting = viroid("h", "r", "v", "l", *["1"] * 12, width=width, language="de", pathogen=pathogen, start=start)
        shown = [line for line in sitting.text.splitlines() if line not in sitting.prompts]
        assert [line for line in shown if len(line) > width and "wusel " not in line] == []


@pytest.mark.parametrize(
    ("asked", "language", "words"),
    [("h cysts", "en", "Cysts α 2 Cysts 1 infection point"), ("h zysten", "de", "Zysten α 2 Zysten 1 Infektionspunkt")],
)
def test_help_about_a_strain(asked: str, language: str, words: str) -> None:
    assert words in " ".join(viroid(asked, language=language).words.replace("·", " ").split())
