"""OpenSpiel games: conformance, serialisation, information states, example algorithms."""

import runpy
import sys
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from tests.learn.moments import GAMES
from wusel.learn import spiel

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
        ("mosquitozzz", {"first": "#1", "idle_use": True, "deals": 7}),
        ("viroid", {"first": "random", "must_use_extended": False}),
    ],
)
def test_a_game_can_be_loaded_from_its_string(name: str, params: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"wusel_{name}", params)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert (again.encoder.options, again.deals) == (game.encoder.options, game.deals)


def test_numbers_among_strings_are_parsed_as_strings() -> None:
    game = pyspiel.load_game("wusel_maus(chapter=#2,party=drawn)")
    assert (game.encoder.options["chapter"], game.encoder.options["party"]) == (2, "drawn")
    assert "chapter=#2," in str(game)


def test_resampling_keeps_the_information_state_of_the_player_and_changes_those_of_others() -> None:
    state = pyspiel.load_game("wusel_mosquitozzz", {"players": 2}).new_initial_state()
    state.apply_action(3)
    worlds = [state.resample_from_infostate(0, lambda luck=luck: luck / 8) for luck in range(8)]
    assert {world.information_state_string(0) for world in worlds} == {state.information_state_string(0)}
    assert all(world.information_state_tensor(0) == state.information_state_tensor(0) for world in worlds)
    assert len({world.information_state_string(1) for world in worlds}) > 1


def test_information_states_contain_past_actions() -> None:
    state = pyspiel.load_game("wusel_crumbs", {"players": 2}).new_initial_state()
    state.apply_action(0)
    before = state.information_state_string(0)
    other = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) != before == other.information_state_string(0)


@pytest.mark.parametrize(
    ("example", "args", "says"),
    [
        ("open_spiel_search.py", ["--games", "1", "--simulations", "3"], "won "),
        ("open_spiel_regret.py", ["--iterations", "10"], "returns "),
    ],
)
def test_the_examples_of_openspiel_run(
    example: str, args: list[str], says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [example, *args])
    runpy.run_path(str(EXAMPLES / example), run_name="__main__")
    assert says in capsys.readouterr().out
