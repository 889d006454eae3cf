"""Choices as ints: to JSON and back, and without gaps for learning."""

import pytest

from wusel.engine.errors import BadChoice
from wusel.engine.vocabulary import Arg, Choices, Word
from wusel.games import SHELF, known_game

COLOUR = Arg("colour", "colour", {3: "red", 9: "blue", 40: "green"})
SIZE = Arg("size", "number", range(1, 5))
WORDS = Choices(Word(1, "wait"), Word(2, "paint", COLOUR, SIZE), Word(7, "wash", SIZE))


def test_a_choice_in_json() -> None:
    paint = 2 | 9 << 6 | 4 << 18
    assert WORDS.to_json(paint) == {"do": "paint", "colour": "blue", "size": 4}
    assert WORDS.from_json({"do": "paint", "colour": "blue", "size": 4}) == paint
    assert WORDS.to_json(1) == {"do": "wait"}


def test_the_dense_index_has_no_gaps() -> None:
    assert WORDS.size == 1 + 3 * 4 + 4
    choices = [WORDS.at(index) for index in range(WORDS.size)]
    assert len(set(choices)) == WORDS.size
    assert [WORDS.index(choice) for choice in choices] == list(range(WORDS.size))


@pytest.mark.parametrize("name", SHELF)
def test_every_choice_of_every_game_survives_json_and_index(name: str) -> None:
    words = known_game(name).choices
    for index in range(words.size):
        choice = words.at(index)
        assert words.index(choice) == index
        assert words.from_json(words.to_json(choice)) == choice


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("paint", "is not of the form"),
        ({}, "do=None is not possible; it can be: wait, paint, wash"),
        ({"do": "fly"}, "do='fly' is not possible"),
        ({"do": "paint"}, "takes"),
        ({"do": "wait", "size": 1}, "takes"),
        ({"do": "paint", "colour": "pink", "size": 1}, "it can be: red, blue, green"),
        ({"do": "paint", "colour": 9, "size": 1}, "colour=9 is not possible"),
        ({"do": "paint", "colour": "red", "size": 5}, "size=5 is not possible; it can be: 1, 2, 3, 4"),
        ({"do": "paint", "colour": "red", "size": True}, "size=True is not possible"),
        ({"do": "paint", "colour": "red", "size": [1]}, "is not possible"),
    ],
)
def test_what_is_no_choice_is_refused_with_what_is_possible(said: object, reason: str) -> None:
    with pytest.raises(BadChoice, match=reason):
        WORDS.from_json(said)


@pytest.mark.parametrize("packed", [0, 5, -1, 2 | 5 << 6, 1 | 1 << 6, 7 | 9 << 6])
def test_ints_that_are_no_choice_are_refused(packed: int) -> None:
    with pytest.raises(BadChoice):
        WORDS.to_json(packed)


@pytest.mark.parametrize("index", [-1, 17])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    with pytest.raises(BadChoice, match="not between 0 and 16"):
        WORDS.at(index)
