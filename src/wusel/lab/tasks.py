"""Wusel Bench: fixed tasks that compare agents by any author. `wusel tasks` plays them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct, convert
from rich.console import Console

from wusel.engine.errors import WuselError
from wusel.engine.options import Value
from wusel.games import find_game
from wusel.lab.arena.contest import Contest, new_contest
from wusel.lab.arena.results import ArenaResults
from wusel.lab.arena.run import run_contest
from wusel.lab.intervals import Interval
from wusel.lab.tables import new_table, percent
from wusel.lab.worker_pool import Workers

FILE: Final = Path(__file__).with_name("tasks.toml")


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """A task: a game with its options, the bot in the other seats (empty in co-operative games), the number of games,
    and the first deal."""

    name: str
    game: str
    options: dict[str, Value]
    games: int
    seed: int
    against: str = ""

    def contest(self, agents: list[str], games: int = 0) -> Contest:
        """The games that some agents have to play, all of them or as many as are wanted."""
        if self.against in agents:
            raise WuselError(f"{self.against} holds the other seats in {self.name}; name somebody else")
        return new_contest(
            find_game(self.game),
            agents,
            {**self.options},
            min(games or self.games, self.games),
            self.seed,
            self.against,
            to_the_end=True,
        )


class Score(Struct, frozen=True):
    """The score of an agent in a task: its share of the victories, or how often its team won."""

    task: str
    agent: str
    games: int
    score: float
    interval: Interval


@cache
def all_tasks() -> dict[str, Task]:
    tasks = convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["task"], list[Task])
    return {task.name: task for task in tasks}


def find_task(name: str) -> Task:
    if name not in all_tasks():
        raise WuselError(f"there is no task {name!r}; there are: {', '.join(all_tasks())}")
    return all_tasks()[name]


def run_task(
    task: Task, agents: list[str], games: int = 0, workers: Workers = 1, out: Path | None = None
) -> tuple[list[Score], ArenaResults]:
    """Play a task; the scores in the order of the agents, and everything else that was found out."""
    results = run_contest(task.contest(agents, games), workers, out)
    duels = [Score(task.name, each.bot, each.games, each.share, (each.low, each.high)) for each in results.duels]
    teams = [Score(task.name, each.bot, each.games, each.rate, (each.low, each.high)) for each in results.teams]
    return sorted(duels + teams, key=lambda score: agents.index(score.agent)), results


# --- output


def show_tasks() -> None:
    table = new_table("task", "played", "against", "games", left=("task", "played", "against"))
    for task in all_tasks().values():
        options = ", ".join(f"{name}={value}" for name, value in task.options.items())
        table.add_row(task.name, f"{task.game}, {options}", task.against or "nobody: a team", str(task.games))
    Console().print(table)


def show_scores(scores: list[Score]) -> None:
    table = new_table("task", "bot", "games", "score", left=("task", "bot"))
    for score in scores:
        table.add_row(score.task, score.agent, str(score.games), percent(score.score, *score.interval))
    Console().print(table)
