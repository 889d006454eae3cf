"""The benchmark."""

import json

import pytest

from tests.lab.quick_bench import quick_bench
from wusel.bots.random_bot import play_randomly
from wusel.engine.errors import WuselError
from wusel.games import SHELF, find_game, known_game
from wusel.lab.bench import REPEATS, bench_report, best_rate, sample_states
from wusel.lab.calibration import calibration_loop
from wusel.lab.simulate import player_rng
from wusel.support.build import build

WHAT = ("decisions", "games", "clones", "views", "imagines", "search_iterations")
FIGURES = [f"{what}_per_second" for what in WHAT]


def test_a_report_has_every_figure_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_bench(monkeypatch)
    report = json.loads(json.dumps(bench_report([known_game(name) for name in SHELF], 3, 0.01)))
    assert report["build"] in ("plain", "compiled")
    assert report["python"].count(".") == 2
    assert report["machine"]
    assert report["players"] == 3
    assert report["calibration_loops_per_second"] > 0
    assert list(report["games"]) == list(SHELF)
    for figures in report["games"].values():
        assert list(figures) == FIGURES
        assert all(rate > 0 for rate in figures.values())
        assert figures["decisions_per_second"] > figures["games_per_second"]


def test_impossible_numbers_of_players_are_refused() -> None:
    with pytest.raises(WuselError, match="players=9 is not possible"):
        bench_report([known_game(name) for name in SHELF], 9, 0.01)


def test_the_build_follows_from_the_file_of_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    for file, said in (("game.py", "plain"), ("game.cpython-311.so", "compiled"), ("game.pyd", "compiled")):
        monkeypatch.setattr("wusel.engine.game.__file__", file)
        assert build() == said


def test_the_best_window_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every window begins with iteration 0. One of them is faster than the others."""
    now = 0.0
    windows = 0
    turns = []

    def work(turn: int) -> int:
        nonlocal now, windows
        windows += turn == 0
        turns.append(turn)
        now += 0.25 if windows == 2 else 0.5
        return 1

    monkeypatch.setattr("wusel.lab.bench.perf_counter", lambda: now)
    assert best_rate(work, 1.0 * REPEATS) == 4.0
    assert turns[:4] == [0, 1, 0, 1]


def test_sample_states_are_of_varied_moments() -> None:
    game = find_game(next(iter(SHELF)))
    options = {option.name: option.default for option in game.declared}
    states = sample_states(game, options)
    assert len(states) == 100
    assert len({s.digest() for s in states}) == 100
    assert all(s.owing for s in states)
    assert len({play_randomly(game, s.clone(), player_rng(1)) for s in states}) > 10


def test_the_calibration_work_is_fixed() -> None:
    assert calibration_loop() == calibration_loop()
