"""Each invariant detects a violation. `test_fuzz` and `tests/games/test_laws.py` test that games keep them."""

from typing import Any

import pytest

from tests.lab.stand_in import StandIn
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.table import Table
from wusel.engine.written_state import read_state
from wusel.games import find_game
from wusel.games.mosquitozzz.words import KEEP_ALL
from wusel.lab.invariants import (
    INVARIANTS,
    a_clone_is_apart,
    an_end_has_a_result,
    broken_invariant,
    can_be_written_down,
    difference,
    illegal_is_refused,
    nobody_can_tell,
    nobody_stuck,
    offers_can_be_said,
    order_does_not_matter,
)  # fmt: skip

RNG = Chance(1)


def table_after(choices: int, name: str = "mosquitozzz", **options: object) -> Table[Any]:
    """Return a table after some choices, always the first option."""
    table: Table[Any] = Table(find_game(name), options, 5)
    for _ in range(choices):
        seat = table.owing()[0]
        table.choose(seat, table.legal(seat)[0])
    return table


def test_every_invariant_has_a_sentence() -> None:
    assert all(str(law.__doc__).endswith(".") for law in INVARIANTS)


def test_only_invariants_of_states_are_checked_for_a_state() -> None:
    table = table_after(4)
    table.seed += 1
    assert broken_invariant(table.game, table.state, RNG) == ""
    assert broken_invariant(table.game, table, RNG).startswith("a_save_is_the_game: ")


# --- broken tables


def test_a_fault_of_the_state() -> None:
    table = table_after(4)
    table.state.bank += 1
    assert broken_invariant(table.game, table, RNG).startswith("nothing_made_or_lost: blood was made or lost")


def test_nobody_to_choose_and_nothing_to_choose_from() -> None:
    table = table_after(0)
    table.state.owing = 0
    assert nobody_stuck(table.game, table.state, RNG).startswith("the game goes on")
    hopeless: Any = StandIn(table.game, options=lambda *_: [])
    table.state.owing = table.state.asked
    assert nobody_stuck(hopeless, table.state, RNG) == "asked and without a choice at lay_cards: [0, 1, 2]"


def test_a_choice_with_a_wrong_index() -> None:
    table = table_after(0)
    table.game.choices.base = dict.fromkeys(table.game.choices.base, 0)
    assert broken_invariant(table.game, table, RNG).startswith("offers_can_be_said: ")


def test_duplicate_options() -> None:
    table = table_after(0)
    game: Any = StandIn(table.game, options=lambda s, seat: table.game.options(s, seat) * 2)
    assert "is offered something twice" in offers_can_be_said(game, table.state, RNG)


def test_an_option_that_the_step_does_not_declare() -> None:
    table = table_after(0)
    game: Any = StandIn(table.game, options=lambda *_: [KEEP_ALL])
    said = "{'do': 'keep_all'} is offered at lay_cards, which does not declare that it asks for it"
    assert said in offers_can_be_said(game, table.state, RNG)


def test_a_wrong_checkpoint() -> None:
    table = table_after(2)
    table.checkpoints[0].state.turn += 1
    assert broken_invariant(table.game, table, RNG) == (
        "undo_leads_back: played again from a checkpoint, the state differs: turn is 1 and 2"
    )


# --- broken games


def test_a_state_that_changes_in_json(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_after(4)

    def forgetful(game: Game[Any], data: dict[str, object]) -> State:
        again: State = read_state(game, data)
        again.shown += 1
        return again

    monkeypatch.setattr("wusel.lab.invariants.read_state", forgetful)
    assert can_be_written_down(table.game, table.state, RNG) == "read back, the state differs: shown is 0 and 1"


def test_a_clone_that_shares_data_with_the_original() -> None:
    table = table_after(4)

    def tied(s: State, seat: int, choice: int) -> None:
        table.state.turn += 1
        table.game.apply(s, seat, choice)

    game: Any = StandIn(table.game, apply=tied)
    assert a_clone_is_apart(game, table.state, RNG).startswith("playing on with a clone changed the original: turn")


def test_simultaneous_choices_that_depend_on_their_order() -> None:
    table = table_after(0)

    def quick(s: Any, seat: int, choice: int) -> None:  # noqa: ANN401  # any game's state
        if seat == 0 and s.owing == s.asked:
            s.turn += 1
        table.game.apply(s, seat, choice)

    game: Any = StandIn(table.game, apply=quick)
    assert "in another order: turn is" in order_does_not_matter(game, table.state, RNG)


def test_a_view_that_leaks_hands() -> None:
    table = table_after(0)

    def leaky(s: Any, seat: int) -> dict[str, object]:  # noqa: ANN401
        return {**table.game.view(s, seat), "hands": [player.hand for player in s.players]}

    game: Any = StandIn(table.game, view=leaky)
    assert "sees what it may not: hands" in nobody_can_tell(game, table.state, RNG)


def test_a_view_of_spectators_that_leaks_a_hand() -> None:
    table = table_after(0)

    def leaky(s: Any, seat: int) -> dict[str, object]:  # noqa: ANN401
        return {**table.game.view(s, seat), "hand": s.players[1].hand if seat == -1 else []}

    game: Any = StandIn(table.game, view=leaky)
    assert "a spectator sees what it may not: hand" in nobody_can_tell(game, table.state, RNG)


def test_an_imagined_world_with_the_true_chance() -> None:
    table = table_after(0)
    game: Any = StandIn(table.game, imagine=lambda s, *_: s.clone())
    assert nobody_can_tell(game, table.state, RNG) == "seat 0: the imagined world knows what chance will bring"


def test_a_choice_that_leaks_hidden_information() -> None:
    table = table_after(0)

    def telling(s: Any, seat: int, choice: int) -> None:  # noqa: ANN401
        table.game.apply(s, seat, choice)
        s.left = sum(sum(player.hand) for player in s.players)

    game: Any = StandIn(table.game, apply=telling)
    assert "betrays something: view.left is" in nobody_can_tell(game, table.state, RNG)


def test_illegal_choices_that_are_accepted() -> None:
    table: Any = StandIn(table_after(0), choose=lambda *_: [])
    assert "is not offered and was carried out" in illegal_is_refused(table.game, table, RNG)


def test_an_end_without_a_result() -> None:
    table = table_after(0)
    while table.owing():
        seat = table.owing()[0]
        table.choose(seat, table.legal(seat)[0])
    nobody: Any = StandIn(table, result=lambda: None)
    assert an_end_has_a_result(table.game, nobody, RNG) == "nobody is asked and there is no result"
    assert an_end_has_a_result(table.game, table, RNG) == ""


def test_a_difference_is_named_by_its_path() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b is 2 and 3"
    assert difference({"a": [1]}, {"a": [1, 2]}) == "a is [1] and [1, 2]"
