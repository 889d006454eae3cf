"""Content that was changed at random: it is refused or can be played, and what cannot is found."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.maus import endless
from tests.thorough import thorough
from wusel.engine.errors import BadContent
from wusel.games import SHELF, find_game
from wusel.lab import fuzz
from wusel.lab.content_mutation import Mutation, mutated_content
from wusel.lab.fuzz import CONTENT_READ, MUTATION_SEED, TERMINATES, fuzz_content, fuzz_mutated, save_failure
from wusel.lab.simulate import player_rng


@pytest.mark.parametrize("name", list(SHELF))
def test_whatever_is_changed_does_no_harm(name: str) -> None:
    game = find_game(name)
    found = [fuzz_mutated(game, seed, 30) for seed in range(thorough(100, sample=6))]
    assert [failure for failure in found if failure] == []


def test_the_same_seed_changes_the_same_and_another_something_else() -> None:
    game = find_game("mosquitozzz")
    texts = [mutated_content(game, player_rng(seed)) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


def test_every_field_comes_up_and_most_often_something_is_otherwise() -> None:
    tree = {"cards": {"a": {"n": 1, "is": True}, "b": {"n": 2, "is": False, "word": "x"}}, "list": [{"k": [1, 2]}]}
    mutation = Mutation(tree, player_rng(1))
    assert set(mutation.fields) == {
        ("cards",),
        ("cards", "*"),
        ("cards", "*", "n"),
        ("cards", "*", "is"),
        ("cards", "*", "word"),
        ("list",),
        ("list", "*"),
        ("list", "*", "k"),
        ("list", "*", "k", "*"),
    }
    own = find_game("viroid")
    texts = {mutated_content(own, player_rng(seed)) for seed in range(40)}
    assert len(texts) > 30


def test_some_of_it_can_still_be_played() -> None:
    game = find_game("mosquitozzz")
    played = 0
    for seed in range(60):
        try:
            find_game(game.name, mutated_content(game, player_rng(seed)))
        except BadContent:
            continue
        played += 1
    assert 0 < played < 60


def test_what_is_neither_read_nor_refused_is_found_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("crumbs")

    def stumbles(*_: Any) -> None:  # noqa: ANN401  # whatever it is asked
        raise KeyError

    monkeypatch.setattr(fuzz, "find_game", stumbles)
    failure = fuzz_mutated(game, 3)
    assert failure is not None
    assert failure.invariant == CONTENT_READ
    assert failure.sentence == "A content file is read, or refused with the reason."
    kept = save_failure(game, failure, tmp_path)
    assert kept is not None
    assert kept.read_text(encoding="utf-8") == failure.content


def test_what_takes_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def takes_for_ever(*_: Any) -> None:  # noqa: ANN401  # whatever it is asked
        while True:
            pass

    monkeypatch.setattr(fuzz, "fuzz_content", takes_for_ever)
    monkeypatch.setattr(fuzz, "TIME_LIMIT", 0.05)
    failure = fuzz_mutated(find_game("crumbs"), 3)
    assert failure is not None
    assert failure.invariant == TERMINATES


def test_content_that_goes_round_in_circles_is_stopped_and_that_is_well() -> None:
    assert fuzz_content("maus", endless.HIDDEN, 1, 60) is None


def test_chapters_that_would_never_end_are_among_it() -> None:
    game = find_game("maus")
    for seed in range(200):
        try:
            find_game(game.name, mutated_content(game, player_rng(seed + MUTATION_SEED)))
        except BadContent as error:
            if "it sets itself off again and again" in str(error):
                return
    raise AssertionError("nothing went round in circles")
