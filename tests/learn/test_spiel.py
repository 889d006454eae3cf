"""OpenSpiel games: conformance, serialisation, information states, example algorithms."""

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from tests.learn.moments import GAMES
from wusel.engine.chance import Chance
from wusel.learn import spiel

HANDFUL = "wusel_crumbs(players=2,pile=handful,goal=3,deals=1,chance_nodes=True)"
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True, scope="module")
def _known() -> None:
    spiel.register()


@pytest.mark.parametrize("name", GAMES)
def test_games_pass_the_random_simulation_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"wusel_{name}"), num_sims=1, serialize=name == "crumbs", verbose=False)


@pytest.mark.parametrize(
    ("name", "params"),
    [
        *((name, {}) for name in GAMES),
        ("maus", {"chapter": "2", "players": 2}),
        ("maus", {"chapter": "campaign"}),
        ("mosquitozzz", {"first": "#1", "idle_use": True, "deals": 7, "chance_nodes": True}),
        ("viroid", {"first": "random", "must_use_extended": False}),
    ],
)
def test_a_game_can_be_loaded_from_its_string(name: str, params: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"wusel_{name}", params)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    known = [(each.encoder.options, each.deals, each.chance_nodes) for each in (game, again)]
    assert known[0] == known[1]


def test_numbers_among_strings_are_parsed_as_strings() -> None:
    game = pyspiel.load_game("wusel_maus(chapter=#2,party=drawn)")
    assert (game.encoder.options["chapter"], game.encoder.options["party"]) == (2, "drawn")
    assert "chapter=#2," in str(game)


def test_resampling_keeps_the_information_state_of_the_player_and_changes_those_of_others() -> None:
    state = pyspiel.load_game("wusel_mosquitozzz", {"players": 2}).new_initial_state()
    state.apply_action(3)
    worlds = [state.resample_from_infostate(0, lambda luck=luck: luck / 8) for luck in range(8)]
    assert {world.information_state_string(0) for world in worlds} == {state.information_state_string(0)}
    assert all(world.observation_tensor(0) == state.observation_tensor(0) for world in worlds)
    assert len({world.information_state_string(1) for world in worlds}) > 1


# --- chance nodes and the game that can be solved


def nodes(state: Any) -> Iterator[Any]:  # noqa: ANN401  # a state of OpenSpiel
    """Yield all states from this one on."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from nodes(state.child(action))


def value(state: Any) -> float:  # noqa: ANN401  # as above
    """Return the minimax value of an open game for the first of two players."""
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return float(sum(odds * value(state.child(outcome)) for outcome, odds in state.chance_outcomes()))
    values = [value(state.child(action)) for action in state.legal_actions()]
    return max(values) if state.current_player() == 0 else min(values)


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_can_be_a_chance_node(name: str) -> None:
    state, luck, drawn = pyspiel.load_game(f"wusel_{name}", {"chance_nodes": True}).new_initial_state(), Chance(5), 0
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            odds = [odds for _, odds in state.chance_outcomes()]
            assert sum(odds) == pytest.approx(1)
            drawn += 1
        actions = state.legal_actions()
        state.apply_action(actions[luck.draw(len(actions))])
    assert drawn > 1


def test_games_with_chance_nodes_pass_the_random_simulation_test_of_openspiel() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(HANDFUL), num_sims=3, serialize=True, verbose=False)


def test_information_states_have_perfect_recall() -> None:
    """Each follows from exactly one other and one choice. What a player has seen is never forgotten."""
    game = pyspiel.load_game(HANDFUL)
    before: dict[tuple[int, str], set[tuple[str, int]]] = {}
    for state in nodes(game.new_initial_state()):
        own: dict[int, tuple[str, int]] = {}
        past = game.new_initial_state()
        for action in state.history():
            if not past.is_chance_node():
                player = past.current_player()
                here = past.information_state_string(player)
                before.setdefault((player, here), set()).add(own.get(player, ("", -1)))
                own[player] = here, action
            past.apply_action(action)
    assert len(before) > 50
    assert all(len(led_there) == 1 for led_there in before.values())
    assert not game.get_type().provides_information_state_tensor


def test_cfr_finds_the_equilibrium_of_a_handful_of_crumbs() -> None:
    game = pyspiel.load_game(HANDFUL)
    assert value(game.new_initial_state()) == pytest.approx(1 / 6)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(16):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.exploitability(game, policy) < 0.005
    assert pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0] == pytest.approx(1 / 6, abs=0.005)


@pytest.mark.parametrize(
    ("example", "args", "says"),
    [
        ("open_spiel_search.py", ["--games", "1", "--simulations", "3"], "won "),
        ("open_spiel_regret.py", ["--iterations", "2"], "value +"),
    ],
)
def test_the_examples_of_openspiel_run(
    example: str, args: list[str], says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [example, *args])
    runpy.run_path(str(EXAMPLES / example), run_name="__main__")
    assert says in capsys.readouterr().out
