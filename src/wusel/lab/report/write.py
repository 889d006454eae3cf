"""Writes the HTML report about a game: simulation, statistics, sections, and the command that reproduces it."""

import shlex
from hashlib import sha256
from pathlib import Path
from typing import Any

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.lab.arena.contest import new_contest
from wusel.lab.arena.results import ArenaResults
from wusel.lab.arena.run import run_contest
from wusel.lab.intervals import wilson
from wusel.lab.report.balance import balance
from wusel.lab.report.cards import cards
from wusel.lab.report.experiment import CrossExperiment, Experiment, Setting, run_cross, run_experiment
from wusel.lab.report.formatting import (
    count_of,
    counts_of,
    keys_of,
    list_of,
    mean_of,
    points,
    rounded,
    share,
    share_range,
)
from wusel.lab.report.game_statistics import BEGINS, GameStatistics
from wusel.lab.report.gameplay import branching, lengths, scores, winning
from wusel.lab.report.ladder import bot_label, ladder
from wusel.lab.report.options import first_turn_advantage, options
from wusel.lab.report.page import Tile, page
from wusel.lab.report.request import Request
from wusel.lab.worker_pool import Workers, open_pool
from wusel.support.build import build
from wusel.texts.texts import Texts
from wusel.version import __version__

ENDINGS = (".html", ".htm")


def check_page(path: Path) -> None:
    """Check that a report can be written to a path, before the long work begins."""
    if path.suffix.lower() not in ENDINGS:
        raise WuselError(f"{path}: a report is a page; name it like {path.with_suffix('.html').name}")
    if not path.parent.is_dir():
        raise WuselError(f"{path}: there is no folder {path.parent}")
    if path.is_dir():
        raise WuselError(f"{path} is a folder; name a file in it")


def write_report(game: Game[Any], request: Request, path: Path, workers: Workers = 1) -> None:
    """Simulate and write the page. The same request gives the same page with any number of workers."""
    with open_pool(workers) as pool:
        experiment = run_experiment(game, request, pool)
        crossed = run_cross(game, request, pool) if request.cross_games else None
        results = run_ladder(game, request, pool)
    html = render(game, request, experiment, results, crossed)
    path.write_text(html, encoding="utf-8", newline="\n")


def run_ladder(game: Game[Any], request: Request, workers: Workers) -> ArenaResults | None:
    """A tournament of the ladder's bots against the bot of the report."""
    if not request.ladder_games:
        return None
    games, seed, bot = request.ladder_games, request.seed, request.bot
    contest = new_contest(game, [*request.ladder], {**request.options}, games, seed, bot, to_the_end=True)
    results = run_contest(contest, workers)
    if results.interrupted:
        raise KeyboardInterrupt
    return results


def render(
    game: Game[Any],
    request: Request,
    experiment: Experiment,
    results: ArenaResults | None,
    crossed: CrossExperiment | None = None,
) -> str:
    """The HTML of the page."""
    texts = Texts(game, request.language)
    stats = experiment.stats[0]
    sections = [
        lengths(texts, stats),
        winning(texts, experiment),
        scores(experiment),
        branching(stats),
        cards(texts, stats, experiment.settings[0].together),
        options(texts, experiment),
        *([balance(texts, game, request, crossed)] if crossed else []),
        ladder(results),
    ]
    return page(
        texts.say("game-title"),
        request.language,
        texts.say("game-about"),
        subtitle(game, request, texts),
        tiles(experiment.settings[0], stats),
        sections,
        provenance(request, texts),
    )


def subtitle(game: Game[Any], request: Request, texts: Texts) -> str:
    """The subtitle: the players, every option that is not the default, and the games."""
    defaults = {option.name: option.default for option in game.declared}
    named = [
        texts.option(name, value)
        for name, value in request.options.items()
        if name == "players" or value != defaults[name]
    ]
    return " · ".join([*named, f"{count_of(request.games)} played by {bot_label(request.bot)} bots"])


def tiles(setting: Setting, stats: GameStatistics) -> list[Tile]:
    """The key figures of a game."""
    shown = [Tile(rounded(mean_of(stats.lengths)), "choices in a game")]
    for word in keys_of(stats.spans):
        what = word.removesuffix(BEGINS).replace("_", " ")
        shown.append(Tile(rounded(mean_of(counts_of(stats.spans, word))), f"{what}s in a game"))
    questions = stats.questions.total()
    found = sum(options * count for (_, options), count in stats.questions.items())
    shown.append(Tile(rounded(found / questions), "options per question"))
    first = first_turn_advantage(setting, stats)
    if setting.together:
        wins = stats.team[True]
        shown.append(Tile(share(wins / stats.games), f"won together ({share_range(wilson(wins, stats.games))})"))
    elif first is not None:
        interval = f"({points(first[1][0])} to {points(first[1][1])})"
        text = f"percentage points that the first turn wins above a fair share {interval}"
        shown.append(Tile(points(first[0]), text))
    if stats.margins:
        shown.append(Tile(rounded(mean_of(stats.margins)), "lead of the best score"))
    return shown


# --- provenance


def provenance(request: Request, texts: Texts) -> list[tuple[str, str]]:
    """Everything that is needed to reproduce the page; no date, so that it is the same."""
    settled = [f"{texts.say(f'option-{name}')}: {texts.option(name, value)}" for name, value in request.options.items()]
    rows = [
        ("Command", command(request)),
        ("Version", f"wusel {__version__}, {build()} build"),
        ("Set up", "; ".join(settled)),
        ("Played by", f"{request.bot} bots in all seats, {count_of(request.games)}, seeds from {request.seed} on"),
    ]
    if request.option_games:
        rows.append(("Options", f"{count_of(request.option_games)} for each other value"))
    if request.cross_games:
        text = f"{list_of([*request.cross])}, {count_of(request.cross_games)} each, by {list_of([*request.cross_bots])}"
        rows.append(("Crossed", text))
    if request.ladder_games:
        rows.append(("Ladder", f"{list_of([*request.ladder])}, {count_of(request.ladder_games)} each at least"))
    if request.content_text:
        rows.append(("Content", f"a file of its own, SHA-256 {sha256(request.content_text.encode()).hexdigest()[:16]}"))
    rows.append(("Intervals", "95 %: the true value lies outside one in twenty of them"))
    return rows


def command(request: Request) -> str:
    """The command that writes the same page."""
    parts = ["wusel", "report", request.game]
    for name, value in request.options.items():
        parts += ["--option", f"{name}={str(value).lower()}"]
    parts += ["--bot", request.bot, "--seed", str(request.seed), "--games", str(request.games)]
    parts += ["--option-games", str(request.option_games), "--ladder-games", str(request.ladder_games)]
    parts += ["--ladder", ",".join(request.ladder), "--lang", request.language]
    if request.cross_games:
        parts += ["--cross", ",".join(request.cross), "--cross-games", str(request.cross_games)]
        parts += ["--cross-bots", ",".join(request.cross_bots)]
    if request.content_text:
        parts += ["--content", "FILE"]
    return shlex.join(parts)
