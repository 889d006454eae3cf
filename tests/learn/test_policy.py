"""Policy files: they are loaded and checked, and play beside bots from observations alone."""

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

import wusel.learn
from tests.command_line import ok, refused, run
from tests.learn.moments import moments
from wusel.learn.policy import Policy, load_policy, usual_scale
from wusel.learn.settings import encoder_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_mosquitozzz.py"


@pytest.fixture
def policy(tmp_path: Path) -> Path:
    """Return the file of an untrained network."""
    encoder, rng = encoder_of("mosquitozzz", 2, {}), np.random.default_rng(1)
    sizes = [encoder.size, 8, encoder.actions]
    layers = [
        (rng.standard_normal((rows, columns)).astype(np.float32), np.zeros(columns, np.float32))
        for rows, columns in pairwise(sizes)
    ]
    path = tmp_path / "policy.npz"
    Policy(encoder, usual_scale(encoder), layers).save(path)
    return path


def test_a_policy_chooses_the_same_in_every_determinization(policy: Path) -> None:
    learned = load_policy(policy)
    game = learned.encoder.game
    for s in moments(learned.encoder, games=2, every=2):
        for seat in range(s.seats):
            if s.owing >> seat & 1:
                choice = learned.choose(game, s, seat, 1)
                assert choice in game.options(s, seat)
                assert choice == learned.choose(game, game.imagine(s, seat, 77), seat, 2)


def test_a_policy_competes_in_the_arena(policy: Path) -> None:
    args = ["arena", "mosquitozzz", "--players", "2", "--bots", f"file:{policy},random", "--games", "8", "--json"]
    found = json.loads(ok(*args))
    assert f"file:{policy}" in json.dumps(found)


def test_a_policy_plays_in_simulations_and_in_the_terminal(
    policy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Decisions are recorded, and a saved game loads the policy again."""
    who, file = f"file:{policy}", tmp_path / "decisions.parquet"
    report = json.loads(
        ok("simulate", "mosquitozzz", "--seats", f"{who},random", "--games", "2", "--json", "--decisions", str(file))
    )
    assert report["games"] == 2
    frame = pyarrow.parquet.read_table(file).to_pandas()
    learned = load_policy(policy)
    own = frame[frame.bot == who].iloc[0]
    logits = np.where(own["mask"], learned.scores(np.array(own.observation)), -np.inf)
    assert own.choice == logits.argmax()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = run("play", "mosquitozzz", "--seats", f"{who},random", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "policy" in result.stdout


def test_a_policy_can_be_the_opponent_in_a_vectorised_environment(policy: Path) -> None:
    env = wusel.learn.vector_env("mosquitozzz", 2, count=2, opponent=f"file:{policy}")
    env.reset(seed=1)
    env.step(env.masks.argmax(axis=1))
    assert env.masks.any(axis=1).all()


def test_a_policy_for_something_else_is_refused_in_a_sentence(policy: Path, tmp_path: Path) -> None:
    def arena(game: str, file: Path, *more: str) -> str:
        return refused("arena", game, "--bots", f"file:{file},random", *more)

    assert "has learned mosquitozzz, not schwarm; it can play that alone" in arena("schwarm", policy)
    others = arena("mosquitozzz", policy, "--players", "3")
    assert "has learned mosquitozzz with players=2, mode=standard" in others
    assert "No such file" in arena("mosquitozzz", tmp_path / "none.npz")
    nonsense = tmp_path / "nonsense.npz"
    nonsense.write_text("nothing was learned")
    assert "holds no policy" in arena("mosquitozzz", nonsense)
    for command in ("simulate", "play"):
        assert "not schwarm; it can play that alone" in refused(command, "schwarm", "--seats", f"file:{policy},random")
    assert "a report tries others, too" in refused("report", "mosquitozzz", "--bot", f"file:{policy}")


def test_the_example_learns_and_leaves_a_policy_and_a_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_from_file_location("learn_mosquitozzz", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, example)
    spec.loader.exec_module(example)
    for name, few in {"GAMES": 4, "PLAYED": 2, "LOOKS_AROUND": 3, "LESSONS": 2, "MINIBATCH": 8, "KEPT": 16}.items():
        monkeypatch.setattr(example, name, few)
    out, curve = tmp_path / "policy.npz", tmp_path / "curve.svg"
    monkeypatch.setattr(sys, "argv", ["example", "--minutes", "0.001", "--out", str(out), "--plot", str(curve)])
    example.main()
    assert load_policy(out).encoder.game.name == "mosquitozzz"
    assert "<svg" in curve.read_text()


def test_the_layout_is_described(policy: Path) -> None:
    text = ok("learn", "describe", "mosquitozzz", "--players", "2")
    encoder = load_policy(policy).encoder
    assert f"{encoder.size} bytes, {encoder.actions} choices, layout {encoder.layout.id}" in text
    assert "players[1].hand+draw.each" in text
    report = json.loads(ok("learn", "describe", "crumbs", "--json", "-o", "goal=12"))
    assert report["options"]["goal"] == 12
    assert sum(part["size"] for part in report["parts"]) == report["bytes"]
    assert refused("learn", "describe", "chess").startswith("wusel: there is no game 'chess'")
