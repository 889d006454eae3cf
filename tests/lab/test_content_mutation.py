"""Fuzzing with mutated content."""

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
def test_mutated_content_is_refused_or_playable(name: str) -> None:
    game = find_game(name)
    found = [fuzz_mutated(game, seed, 30) for seed in range(thorough(400, sample=6))]
    assert [failure for failure in found if failure] == []


def test_mutations_depend_on_the_seed() -> None:
    game = find_game("mosquitozzz")
    texts = [mutated_content(game, player_rng(seed)) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


def test_all_fields_are_indexed_and_most_mutations_differ() -> None:
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


def test_some_mutated_content_is_playable() -> None:
    game = find_game("mosquitozzz")
    played = 0
    for seed in range(60):
        try:
            find_game(game.name, mutated_content(game, player_rng(seed)))
        except BadContent:
            continue
        played += 1
    assert 0 < played < 60


def test_a_crash_while_reading_is_found_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("crumbs")

    def crashes(*_: Any) -> None:  # noqa: ANN401  # any question
        raise KeyError

    monkeypatch.setattr(fuzz, "find_game", crashes)
    failure = fuzz_mutated(game, 3)
    assert failure is not None
    assert failure.invariant == CONTENT_READ
    assert failure.sentence == "A content file is read, or refused with the reason."
    kept = save_failure(game, failure, tmp_path)
    assert kept is not None
    assert kept.read_text(encoding="utf-8") == failure.content


def test_an_endless_loop_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def never_ends(*_: Any) -> None:  # noqa: ANN401  # any question
        while True:
            pass

    monkeypatch.setattr(fuzz, "fuzz_content", never_ends)
    monkeypatch.setattr(fuzz, "TIME_LIMIT", 0.05)
    failure = fuzz_mutated(find_game("crumbs"), 3)
    assert failure is not None
    assert failure.invariant == TERMINATES


def test_an_endless_loop_that_the_engine_stops_is_no_failure() -> None:
    assert fuzz_content("maus", endless.HIDDEN, 1, 60) is None


def test_some_mutated_chapters_loop() -> None:
    game = find_game("maus")
    for seed in range(200):
        try:
            find_game(game.name, mutated_content(game, player_rng(seed + MUTATION_SEED)))
        except BadContent as error:
            if "it sets itself off again and again" in str(error):
                return
    raise AssertionError("nothing went round in circles")
