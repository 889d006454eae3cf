"""Every recorded game is reproduced to the letter, state by state, on every build."""

import pytest

from tests.golden.record import (
    GAMES,
    HERE,
    WHOLE,
    Digests,
    comparable,
    course_of,
    digest_of,
    edition_of,
    file_of,
    is_honest,
    name_of,
    opinions,
    recorded,
    written_digests,
)
from wusel.games import SHELF

every_game = pytest.mark.parametrize(("name", "options", "seed"), GAMES, ids=[name_of(*each[:2]) for each in GAMES])


@every_game
def test_the_recorded_game_is_played_again(name: str, options: dict[str, object], seed: int) -> None:
    """A game with a changed course belongs to another edition. The edition tells older tables that they cannot simply
    go on. Raise what `Game.edition` returns, then run `make golden`."""
    record = recorded(name, options, seed)
    if name_of(name, options) in WHOLE:
        assert comparable(record) == comparable(file_of(name_of(name, options)).read_text(encoding="utf-8"))
    written = written_digests()[edition_of(name, options)]
    assert course_of(record) == written.course
    assert digest_of(comparable(record)) == written.record


@every_game
def test_the_judge_has_not_changed_its_mind(name: str, options: dict[str, object], seed: int) -> None:
    assert opinions(name, options, seed) == written_digests()[edition_of(name, options)].opinions


def test_every_game_on_the_shelf_is_recorded() -> None:
    assert {name for name, _, _ in GAMES} == set(SHELF)
    assert {path.relative_to(HERE).with_suffix("").as_posix() for path in HERE.glob("*/*.txt")} == set(WHOLE)
    assert set(written_digests()) == {edition_of(name, options) for name, options, _ in GAMES}


def test_an_edition_cannot_change_its_mind() -> None:
    aa, bb, cc = (Digests(course, course, course) for course in ("aa", "bb", "cc"))
    old = {"maus edition 1": aa, "viroid edition 4": bb}
    assert is_honest(old, old)
    assert is_honest(old, {"maus edition 2": cc, "viroid edition 4": bb})
    assert not is_honest(old, {"maus edition 1": cc, "viroid edition 4": bb})
    assert is_honest({}, old)
