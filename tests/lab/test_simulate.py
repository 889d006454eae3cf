"""Simulation: deterministic with any number of workers, written to files, summarised."""

import csv
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet
import pytest

from wusel.engine.chance import Chance
from wusel.engine.errors import WuselError
from wusel.games import known_game
from wusel.lab.plots import check_plot
from wusel.lab.row_writers import column_names, open_row_file, row_values, row_writer
from wusel.lab.simulate import Plan, Row, bot_seed, new_plan, shrinking_chunks, simulate
from wusel.lab.summary import Summary
from wusel.support import extras

GAME = known_game("mosquitozzz")
THREE = ["random", "random", "random"]
GETTING = r"(make study|pip install \"wusel\[{}\]\")"
"""With make in a checkout, else with pip."""


def plan_of(games: int, seats: list[str] = THREE, rotate: bool = False, mode: object = "standard") -> Plan:
    return new_plan(GAME, seats, {"players": len(seats), "mode": mode}, 7, games, rotate)


def rows_of(plan: Plan, workers: int = 1, chunk: int = 0) -> list[Row]:
    return [row for rows in simulate(plan, workers, chunk) for row in rows]


def summary_of(rows: list[Row]) -> Summary:
    summary = Summary()
    for row in rows:
        summary.add(row)
    return summary


# --- the games


def test_results_do_not_depend_on_workers_and_chunks() -> None:
    plan = plan_of(23)
    rows = rows_of(plan)
    assert [row.index for row in rows] == list(range(23))
    assert [row.seed for row in rows] == list(range(7, 30))
    assert rows_of(plan, chunk=1) == rows
    assert rows_of(plan, chunk=100) == rows
    assert rows_of(plan, workers=2, chunk=4) == rows


def test_games_differ_and_have_results() -> None:
    rows = rows_of(plan_of(10))
    assert len({row.choices for row in rows}) > 1
    for row in rows:
        assert row.won is None
        assert row.winner is not None
        assert row.ranks[row.winner] == 1
        assert len(row.scores) == 3
        assert row.reason


def test_greedy_bots_play_too() -> None:
    rows = rows_of(plan_of(10, ["greedy", "random"]))
    assert summary_of(rows).bots["greedy"].wins > summary_of(rows).bots["random"].wins


def test_rotation_moves_every_bot_by_one_seat() -> None:
    plan = plan_of(4, ["greedy", "random", "random"], rotate=True)
    assert [plan.bots(index).index("greedy") for index in range(4)] == [0, 1, 2, 0]
    fixed = plan_of(4, ["greedy", "random", "random"])
    assert [fixed.bots(index).index("greedy") for index in range(4)] == [0, 0, 0, 0]


def test_bot_seeds_are_independent_of_the_game() -> None:
    rng = Chance(1)
    rng.reseed(7)
    game_chance = [rng.chance]
    for _ in range(200):
        rng.word()
        game_chance.append(rng.chance)
    seeds = [bot_seed(7, made, seat) for made in range(50) for seat in range(4)]
    assert len(set(seeds)) == len(seeds)
    for seed in seeds:
        rng.reseed(seed)
        assert rng.chance not in game_chance
    assert not set(seeds) & {bot_seed(8, made, seat) for made in range(50) for seat in range(4)}


def test_a_million_games_can_be_cancelled() -> None:
    assert len(next(simulate(plan_of(1_000_000), chunk=2))) == 2


@pytest.mark.parametrize("games", [1, 7, 500, 20_000])
@pytest.mark.parametrize("workers", [1, 16])
def test_chunks_shrink_to_one_game(games: int, workers: int) -> None:
    chunks = list(shrinking_chunks(games, workers))
    assert [index for chunk in chunks for index in chunk] == list(range(games))
    sizes = [len(chunk) for chunk in chunks]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] <= max(1, min(500, games / workers / 10))
    assert sizes[-1] == 1


# --- refusals


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (["random", "clever"], {"players": 2}, "there is no bot 'clever'; there are: random, easy, greedy"),
        (["random"] * 5, {"players": 5}, "players=5 is not possible; it can be: 2, 3, 4"),
        (["random"] * 2, {"players": 3}, "2 bots .* for 3 seats"),
        (["random"] * 2, {"players": 2, "weather": "hot"}, "there is no option weather"),
    ],
)
def test_an_impossible_plan_is_refused(seats: list[str], options: dict[str, object], said: str) -> None:
    with pytest.raises(WuselError, match=said):
        new_plan(GAME, seats, options, 1, 1)


@pytest.mark.parametrize(("seed", "games"), [(1, 0), (-1, 1), (2**63, 1)])
def test_numbers_out_of_range_are_refused(seed: int, games: int) -> None:
    with pytest.raises(WuselError, match=r"it takes 1|it can be 0 to"):
        new_plan(GAME, THREE, {"players": 3}, seed, games)


@pytest.mark.parametrize("name", ["rows.txt", "rows", "rows.csv.gz"])
def test_other_file_formats_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(WuselError, match=r"possible are: \.csv, \.parquet"):
        open_row_file(tmp_path / name, 3)


@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
def test_a_missing_folder_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(WuselError, match=r"nowhere.*cannot be written"):
        open_row_file(tmp_path / "nowhere" / name, 3)


def test_missing_pyarrow_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ModuleNotFoundError, match=rf"needs pyarrow; to get it: {GETTING.format('parquet')}$"):
        open_row_file(tmp_path / "rows.parquet", 3)
    monkeypatch.setattr(extras, "CHECKOUT", tmp_path / "Makefile")
    with pytest.raises(ModuleNotFoundError, match=r': pip install "wusel\[parquet\]"$'):
        open_row_file(tmp_path / "rows.parquet", 3)


def test_missing_matplotlib_is_named_before_the_work_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ModuleNotFoundError, match=rf"needs matplotlib; to get it: {GETTING.format('plots')}$"):
        check_plot(Path("ladder.svg"))


# --- files


def test_small_chunks_are_collected_into_large_row_groups(tmp_path: Path) -> None:
    """The metadata of every row group stay in memory, so there must be fewer groups than chunks."""
    with row_writer(tmp_path / "rows.parquet", 3) as write:
        for rows in simulate(plan_of(12), chunk=1):
            write(rows)
    stored = pyarrow.parquet.ParquetFile(tmp_path / "rows.parquet")
    assert (stored.metadata.num_rows, stored.metadata.num_row_groups) == (12, 1)


def test_csv_and_parquet_have_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wusel.lab.row_writers.ROWS_PER_GROUP", 4)
    for mode in ("standard", "ambush"):
        plan = plan_of(12, mode=mode)
        for name in ("rows.csv", "rows.parquet"):
            with row_writer(tmp_path / name, 3) as write:
                for rows in simulate(plan, chunk=5):
                    write(rows)
        with (tmp_path / "rows.csv").open(newline="", encoding="utf-8") as file:
            written = list(csv.reader(file))
        stored = pyarrow.parquet.ParquetFile(tmp_path / "rows.parquet")
        assert stored.metadata.num_row_groups == 3
        expected = [row_values(row) for row in rows_of(plan)]
        assert written[0] == column_names(3)
        assert written[1:] == [["" if cell is None else str(cell) for cell in row] for row in expected]
        assert [list(row.values()) for row in stored.read().to_pylist()] == expected


def test_rows_are_kept_after_an_exception(tmp_path: Path) -> None:
    def break_off(name: str) -> Iterator[None]:
        with row_writer(tmp_path / name, 3) as write:
            write([ROW, ROW])
            yield
            raise KeyboardInterrupt

    for name in ("rows.csv", "rows.parquet"):
        with pytest.raises(KeyboardInterrupt):
            list(break_off(name))
    assert len((tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()) == 3
    assert pyarrow.parquet.read_table(tmp_path / "rows.parquet").num_rows == 2


def test_without_a_file_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with row_writer(None, 3) as write:
        write([ROW])
    assert list(tmp_path.iterdir()) == []


# --- the summary

ROW = Row(0, 7, ("greedy", "random", "random"), (2, 1, 3), (4, 6, 0), None, 1, "the_end", 30)
LOST = Row(1, 8, ("greedy", "random", "random"), (2, 2, 2), (1, 2, 0), False, None, "the_end", 10)


def test_the_unit_of_a_bot_in_two_seats_is_the_game() -> None:
    summary = summary_of([ROW, ROW])
    assert summary.bots["random"].to_json() == {
        "games": 2, "wins": 2, "win_rate": 1.0, "win_rate_interval": pytest.approx([0.3424, 1.0], abs=1e-4),
        "mean_score": 3.0, "mean_score_interval": [3.0, 3.0], "mean_rank": 2.0,
    }  # fmt: skip
    assert summary.seats[2, "random"].wins == 0
    assert summary.to_json()["team"] is None


def test_a_team_wins_or_loses_as_one() -> None:
    said = summary_of([LOST]).to_json()
    assert said["team"] == {"wins": 0, "win_rate": 0.0, "win_rate_interval": pytest.approx([0, 0.7935], abs=1e-4)}
    assert said["choices"] == {"mean": 10, "least": 10, "most": 10}
    assert said["reasons"] == {"the_end": {"games": 1, "share": 1.0}}


def test_sums_do_not_depend_on_the_order() -> None:
    rows = rows_of(plan_of(20, ["greedy", "random", "random"], rotate=True))
    assert summary_of(rows).to_json() == summary_of(rows[::-1]).to_json()
    assert json.loads(json.dumps(summary_of(rows).to_json()))["games"] == 20


def test_an_empty_summary() -> None:
    assert Summary().to_json()["games"] == 0
