"""The public names of `import wusel`, with their signatures. Each is imported when it is first used."""

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import wusel
from wusel.lab.simulate import new_plan, play_game

PROMISED = {
    "find_game": "(name: str, content_text: str='', content: Path | None=None) -> Game[Any]",
    "game_names": "() -> list[str]",
    "load": "(path: str | Path) -> Table[Any]",
    "play": "(game: str | Game[Any], bots: Sequence[str]=(), options: Mapping[str, object] | None=None, *,"
    " seed: int=1) -> Table[Any]",
    "save": "(table: Table[Any], path: str | Path) -> None",
    "simulate": "(game: str | Game[Any], bots: Sequence[str]=(), games: int=1000,"
    " options: Mapping[str, object] | None=None, *, seed: int=1, rotate: bool=False, workers: int=1) -> Simulation",
}
"""Functions. A change here breaks other people's programs: see the promise in docs/python.md."""
CLASSES = {
    "Game": "apply carry_out choices content_text imagine judge new options result view",
    "Result": "ranks reason scores to_json won",
    "Row": "bots choices index ranks reason scores seed winner won",
    "Simulation": "rows summary",
    "Table": "at choices choose fork game legal options owing players preview result seed state story undo view",
    "WuselError": "args",
}
"""Classes, with the attributes that are promised."""
LEARN = "encoder_of env parallel_env vector_env"


def test_nothing_but_what_is_promised_is_public() -> None:
    assert set(wusel.__all__) == {*PROMISED, *CLASSES, "learn", "__version__"}
    assert dir(wusel) == sorted(wusel.__all__)
    with pytest.raises(AttributeError, match="module 'wusel' has no attribute 'chess'"):
        wusel.chess  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", PROMISED)
def test_a_function_is_called_as_promised(name: str) -> None:
    (function,) = ast.parse(inspect.getsource(getattr(wusel, name))).body
    assert isinstance(function, ast.FunctionDef)
    assert function.returns is not None
    assert f"({ast.unparse(function.args)}) -> {ast.unparse(function.returns)}" == PROMISED[name]
    assert ast.get_docstring(function)


def test_classes_have_what_is_promised() -> None:
    """Attributes are looked up on objects, because compiled classes and slots show them differently from plain ones."""
    table = wusel.play("crumbs", ["greedy", "random"])
    simulation = wusel.simulate("crumbs", ["greedy", "random"], 1)
    things = [table.game, table.result(), simulation.rows[0], simulation, table, wusel.WuselError("no")]
    for (name, promised), thing in zip(CLASSES.items(), things, strict=True):
        assert isinstance(thing, getattr(wusel, name))
        assert [each for each in promised.split() if not hasattr(thing, each)] == []
    assert [each for each in LEARN.split() if not hasattr(wusel.learn, each)] == []


def test_the_package_alone_imports_nothing_else() -> None:
    """This covers the engine, all games, and all libraries that some parts need."""
    program = "import sys, wusel; dir(wusel); sys.stdout.write(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert [each for each in done.stdout.split() if each.startswith("wusel.")] == ["wusel.version"]
    assert not {"numpy", "gymnasium", "msgspec", "rich", "typer", "importlib.metadata"} & set(done.stdout.split())


def test_each_name_can_be_the_first_one() -> None:
    """No name needs an earlier import of another. Each is tried in a process of its own."""
    program = """
import os, sys, wusel
for name in wusel.__all__:
    if not os.fork():
        exec(f"from wusel import {name}; assert wusel.{name} is {name}")
        os._exit(0)
    assert os.wait()[1] == 0, name
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# --- what they do


def test_a_game_of_bots_is_the_one_that_is_simulated(tmp_path: Path) -> None:
    table = wusel.play("crumbs", ["greedy", "random"], {"goal": 12}, seed=5)
    result = table.result()
    assert result is not None
    row = wusel.simulate("crumbs", ["greedy", "random"], 2, {"goal": 12}, seed=4).rows[1]
    assert (row.seed, list(row.scores), row.choices) == (5, result.scores, len(table.choices))
    game = wusel.find_game("crumbs")
    assert (
        play_game(new_plan(game, ["greedy", "random"], {"goal": 12, "players": 2}, 5, 1), game, 0).scores == row.scores
    )
    wusel.save(table, tmp_path / "game.wusel")
    assert wusel.load(str(tmp_path / "game.wusel")).choices == table.choices


def test_who_plays_follows_from_bots_or_options() -> None:
    assert wusel.play(wusel.find_game("crumbs"), options={"players": 4}).players == ["greedy"] * 4
    assert wusel.play("crumbs").state.seats == 3
    assert len(wusel.simulate("crumbs", ["random"] * 2, 3).rows[0].scores) == 2
    with pytest.raises(wusel.WuselError, match="2 bots"):
        wusel.play("crumbs", ["greedy", "random"], {"players": 3})
    with pytest.raises(wusel.WuselError, match="there is no game 'chess'"):
        wusel.play("chess")


def test_the_figures_of_a_simulation_do_not_depend_on_the_workers() -> None:
    one = wusel.simulate("crumbs", ["greedy", "random"], 6, rotate=True)
    assert wusel.simulate("crumbs", ["greedy", "random"], 6, rotate=True, workers=2) == one
    assert one.summary["games"] == len(one.rows) == 6
    assert [row.bots[0] for row in one.rows[:2]] == ["greedy", "random"]
