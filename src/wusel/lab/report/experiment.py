"""The simulations of a report: the game with the requested options, with one option changed at a time, and crossed."""

from contextlib import closing, suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Any, Final

from wusel.engine.errors import BadOption
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.games import find_game
from wusel.lab.arena.players import new_chooser
from wusel.lab.progress import progress
from wusel.lab.report.game_statistics import GameStatistics, StatisticsCollector
from wusel.lab.report.request import Request
from wusel.lab.simulate import chunks_of
from wusel.lab.worker_pool import Workers, run_tasks
from wusel.texts.locale_files import locale_text

GAMES_PER_CHUNK: Final = 10
CARD: Final = "card"

# The index of a setting, and a chunk of its games.
Task = tuple[int, range]


@dataclass(frozen=True)
class Setting:
    """The options of a number of games. `option` is the one that was changed, empty for the requested options."""

    option: str
    value: Value
    options: dict[str, Value]
    games: int
    seats: int
    together: bool


@dataclass(frozen=True)
class Experiment:
    """The settings with their statistics, the first as requested; and the option values that are not possible."""

    settings: list[Setting]
    stats: list[GameStatistics]
    refused: list[tuple[str, Value]]


@dataclass(frozen=True)
class CrossExperiment:
    """All combinations of the values of some options, with their statistics for each bot."""

    settings: list[Setting]
    stats: dict[str, list[GameStatistics]]


def settings_of(game: Game[Any], request: Request) -> tuple[list[Setting], list[tuple[str, Value]]]:
    """The requested options, then every other value of every option; and the values that are not possible with the rest
    of the options."""
    settings, refused = [setting_of(game, request.options, request.games, "", "")], []
    for option in game.declared if request.option_games else []:
        for value in option.values:
            if value != request.options[option.name]:
                changed = {**request.options, option.name: value}
                try:
                    settings.append(setting_of(game, changed, request.option_games, option.name, value))
                except BadOption:
                    refused.append((option.name, value))
    return settings, refused


def setting_of(game: Game[Any], options: dict[str, Value], games: int, option: str, value: Value) -> Setting:
    s = game.new(options, 0)
    return Setting(option, value, options, games, s.seats, game.plays_together(s))


def item_kinds(game: Game[Any]) -> list[str]:
    """The kinds of items to count: cards, and all kinds whose effects the game's texts describe."""
    kinds = {arg.kind: arg.names.values() for word in game.events.words for arg in word.args}
    texts = locale_text(game.home / "locale", "en")
    return [kind for kind, names in kinds.items() if kind == CARD or any(f"{kind}-{n}-text =" in texts for n in names)]


# --- simulation


def run_experiment(game: Game[Any], request: Request, workers: Workers) -> Experiment:
    """Play all games of all settings; the statistics do not depend on the number of workers."""
    settings, refused = settings_of(game, request)
    return Experiment(settings, statistics_of(request, settings, workers), refused)


def run_cross(game: Game[Any], request: Request, workers: Workers) -> CrossExperiment:
    """Play every possible combination of the values of the crossed options with every requested bot."""
    values = [option.values for name in request.cross for option in game.declared if option.name == name]
    settings: list[Setting] = []
    for combined in product(*values):
        changed = {**request.options, **dict(zip(request.cross, combined, strict=True))}
        with suppress(BadOption):
            settings.append(setting_of(game, changed, request.cross_games, "", ""))
    bots = request.cross_bots
    return CrossExperiment(settings, {bot: statistics_of(replace(request, bot=bot), settings, workers) for bot in bots})


def statistics_of(request: Request, settings: list[Setting], workers: Workers) -> list[GameStatistics]:
    """The statistics of all games of each setting."""
    tasks = [
        (place, chunk) for place, setting in enumerate(settings) for chunk in chunks_of(setting.games, GAMES_PER_CHUNK)
    ]
    stats = [GameStatistics() for _ in settings]
    games = sum(setting.games for setting in settings)
    work = run_tasks(tasks, partial(SettingSimulator, request, settings), workers)
    with progress("games", games) as advance, closing(work) as found:
        for (place, _), more in zip(tasks, found, strict=True):
            stats[place].merge(more)
            advance(more.games)
    return stats


class SettingSimulator:
    """The job of a worker: plays games of the settings. Items are counted for the first setting only."""

    def __init__(self, request: Request, settings: list[Setting]) -> None:
        self.request = request
        self.settings = settings
        self.game = find_game(request.game, request.content_text)
        self.with_items = StatisticsCollector(self.game, item_kinds(self.game))
        self.without_items = StatisticsCollector(self.game, [])

    def __call__(self, task: Task) -> GameStatistics:
        """One chunk of the games of one setting."""
        place, chunk = task
        setting = self.settings[place]
        collector = self.without_items if place else self.with_items
        stats = GameStatistics()
        for index in chunk:
            players = [new_chooser(self.request.bot) for _ in range(setting.seats)]
            collector.play(setting.options, self.request.seed + index, players, stats)
        return stats
