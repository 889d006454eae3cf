"""The fuzzer finds, shrinks and saves failures, and passes correct games."""

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.lab.stand_in import StandIn
from tests.thorough import thorough
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.save import load
from wusel.engine.table import Table
from wusel.games import SHELF, find_game, load_table
from wusel.games.mosquitozzz.words import CATCH_INFECTION, CLOSE_DEFENCE, LAMP_PASSED
from wusel.lab.fuzz import CHOICE_APPLIES, SETUP, Failure, failing_table, fuzz, fuzz_game, save_failure
from wusel.lab.invariants import broken_invariant
from wusel.lab.shrink import shrink


def first_failure(game: Game[Any]) -> Failure:
    return next(failure for failure in islice(fuzz(game, 1), 200) if failure)


@pytest.mark.parametrize("name", list(SHELF))
def test_all_invariants_hold(name: str) -> None:
    games, choices = thorough(120, sample=2), thorough(5000, sample=120)
    assert list(islice(fuzz(find_game(name), 1, choices), games)) == [None] * games


def test_all_values_of_all_options_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("mosquitozzz")
    seen: set[tuple[str, object]] = set()

    def note(game: Game[Any], options: dict[str, Any], seed: int) -> Table[Any]:
        table = Table(game, options, seed)
        seen.update(options.items())
        table.state.owing = 0
        return table

    monkeypatch.setattr("wusel.lab.fuzz.Table", note)
    for seed in range(60):
        fuzz_game(game, seed)
    assert seen == {(option.name, value) for option in game.declared for value in option.values}


def lossy_game() -> Game[Any]:
    """A game that does not clear the table, so that an unused card is lost under the next one."""
    game = find_game("mosquitozzz")
    game.steps[CLOSE_DEFENCE] = game.steps[CATCH_INFECTION]
    return game


def test_a_lost_card_is_found_shrunk_and_saved(tmp_path: Path) -> None:
    game = lossy_game()
    failure = first_failure(game)
    assert failure.invariant == "nothing_made_or_lost"
    assert failure.sentence == "A state that play has reached has no faults."
    assert broken_invariant(game, failing_table(game, failure), Chance(1)) == failure.what

    shortest = shrink(game, failure)
    assert shortest.invariant == failure.invariant
    assert shortest.options["players"] == 2
    assert all(shortest.options[o.name] == o.default for o in game.declared if o.name != "players")
    assert len(shortest.choices) <= 12

    path = save_failure(game, shortest, tmp_path / "found")
    assert path is not None
    table = load(path, lambda *_: game)
    assert tuple(table.choices) == shortest.choices
    assert broken_invariant(game, table, Chance(1)) == shortest.what
    assert broken_invariant(game, table.at(len(table.choices) - 1), Chance(1)) == ""


def test_a_leaking_view_is_found_and_shrunk_to_no_choices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    healthy = find_game("mosquitozzz")

    def leaky(s: Any, seat: int) -> dict[str, object]:  # noqa: ANN401  # any game's state
        return {**healthy.view(s, seat), "next_hand": s.players[(seat + 1) % s.seats].hand}

    monkeypatch.setattr("wusel.lab.fuzz.Table", lambda game, *setting: Table(game.original, *setting))
    game: Any = StandIn(healthy, view=leaky)
    failure = first_failure(game)
    assert failure.invariant == "nobody_can_tell"
    assert "next_hand" in failure.what

    shortest = shrink(game, failure)
    assert (shortest.invariant, shortest.choices, shortest.options["players"]) == ("nobody_can_tell", (), 2)
    path = save_failure(game, shortest, tmp_path)
    assert path is not None
    assert load_table(path).state.digest() == failing_table(game, shortest).state.digest()


def test_a_choice_that_crashes_is_saved_without_it(tmp_path: Path) -> None:
    game = find_game("mosquitozzz")
    del game.events.by_number[LAMP_PASSED]
    shortest = shrink(game, first_failure(game))
    assert shortest.invariant == CHOICE_APPLIES
    assert "Every choice on offer" in shortest.sentence
    path = save_failure(game, shortest, tmp_path)
    assert path is not None
    table = load_table(path)
    assert tuple(table.choices) == shortest.choices[:-1]
    table.choose(*shortest.choices[-1])


def test_a_crash_during_setup_is_found(tmp_path: Path) -> None:
    game = find_game("mosquitozzz")
    game.declared[0].values.append(5)
    failure = first_failure(game)
    assert failure.invariant == SETUP
    assert failure.options["players"] == 5
    assert shrink(game, failure) == failure
    assert "gives a table" in failure.sentence
    assert save_failure(game, failure, tmp_path) is None
