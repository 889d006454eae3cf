"""What a game is like, on one page: everything is played, counted and drawn by one command that can be repeated."""

import shlex
from hashlib import sha256
from pathlib import Path
from typing import Any

from wusel import __version__
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.lab.arena.contest import new_contest
from wusel.lab.arena.results import ArenaResults
from wusel.lab.arena.run import run_contest
from wusel.lab.bench import build
from wusel.lab.intervals import wilson
from wusel.lab.report.balance import balance
from wusel.lab.report.cards import things
from wusel.lab.report.experiment import Crossing, Request, Setting, Study, crossing, study
from wusel.lab.report.formatting import between, count_of, keys_of, list_of, mean_of, of, points, rounded, share
from wusel.lab.report.game_statistics import BEGINS, Notes
from wusel.lab.report.gameplay import branching, lengths, scores, winning
from wusel.lab.report.ladder import bot_label, ladder
from wusel.lab.report.options import edge, options
from wusel.lab.report.page import Tile, page
from wusel.lab.worker_pool import Workers
from wusel.texts.texts import Texts

ENDINGS = (".html", ".htm")


def check_page(path: Path) -> None:
    """Refuse what cannot be written before anybody has waited for it."""
    if path.suffix.lower() not in ENDINGS:
        raise WuselError(f"{path}: a report is a page; name it like {path.with_suffix('.html').name}")
    if not path.parent.is_dir():
        raise WuselError(f"{path}: there is no folder {path.parent}")
    if path.is_dir():
        raise WuselError(f"{path} is a folder; name a file in it")


def write_report(game: Game[Any], request: Request, path: Path, workers: Workers = 1) -> None:
    """Play, count, draw, and write the page. The same request gives the same page, however many workers there are."""
    found = study(game, request, workers)
    crossed = crossing(game, request, workers) if request.cross_games else None
    drawn = draw(game, request, found, climb(game, request, workers), crossed)
    path.write_text(drawn, encoding="utf-8", newline="\n")


def climb(game: Game[Any], request: Request, workers: Workers) -> ArenaResults | None:
    """The ladder: each of its bots against the bot that all games were played by."""
    if not request.ladder_games:
        return None
    results = run_contest(
        new_contest(
            game,
            [*request.ladder],
            {**request.options},
            games=request.ladder_games,
            seed=request.seed,
            against=request.bot,
            to_the_end=True,
        ),
        workers,
    )
    if results.interrupted:
        raise KeyboardInterrupt
    return results


def draw(
    game: Game[Any], request: Request, found: Study, results: ArenaResults | None, crossed: Crossing | None = None
) -> str:
    """The page out of what was found."""
    texts = Texts(game, request.language)
    notes = found.notes[0]
    sections = [
        lengths(texts, notes),
        winning(texts, found),
        scores(found),
        branching(notes),
        things(texts, notes, found.settings[0].together),
        options(texts, found),
        *([balance(texts, game, request, crossed)] if crossed else []),
        ladder(results),
    ]
    return page(
        texts.say("game-title"),
        request.language,
        texts.say("game-about"),
        asked_for(game, request, texts),
        tiles(found.settings[0], notes),
        sections,
        provenance(request, texts),
    )


def asked_for(game: Game[Any], request: Request, texts: Texts) -> str:
    """Which game the page is about: the players, and every option that is not as usual."""
    usual = {option.name: option.default for option in game.declared}
    named = [
        texts.option(name, value)
        for name, value in request.options.items()
        if name == "players" or value != usual[name]
    ]
    return " · ".join([*named, f"{count_of(request.games)} played by {bot_label(request.bot)} bots"])


def tiles(setting: Setting, notes: Notes) -> list[Tile]:
    """What a game is like in a few figures."""
    shown = [Tile(rounded(mean_of(notes.lengths)), "choices in a game")]
    for word in keys_of(notes.spans):
        what = word.removesuffix(BEGINS).replace("_", " ")
        shown.append(Tile(rounded(mean_of(of(notes.spans, word))), f"{what}s in a game"))
    questions = notes.questions.total()
    found = sum(options * count for (_, options), count in notes.questions.items())
    shown.append(Tile(rounded(found / questions), "options per question"))
    first = edge(setting, notes)
    if setting.together:
        wins = notes.team[True]
        shown.append(Tile(share(wins / notes.games), f"won together ({between(wilson(wins, notes.games))})"))
    elif first is not None:
        low, high = first[1]
        shown.append(
            Tile(
                points(first[0]),
                f"percentage points that the first turn wins above a fair share ({points(low)} to {points(high)})",
            )
        )
    if notes.margins:
        shown.append(Tile(rounded(mean_of(notes.margins)), "lead of the best score"))
    return shown


# --- how it was made


def provenance(request: Request, texts: Texts) -> list[tuple[str, str]]:
    """Everything it takes to make the page again; no date, so that it comes out the same."""
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
        said = f"{list_of([*request.cross])}, {count_of(request.cross_games)} each, by {list_of([*request.cross_bots])}"
        rows.append(("Crossed", said))
    if request.ladder_games:
        rows.append(("Ladder", f"{list_of([*request.ladder])}, {count_of(request.ladder_games)} each at least"))
    if request.content_text:
        rows.append(("Content", f"a file of its own, SHA-256 {sha256(request.content_text.encode()).hexdigest()[:16]}"))
    rows.append(("Intervals", "95 %: the true value lies outside one in twenty of them"))
    return rows


def command(request: Request) -> str:
    """What to type for the same page; a content file has to be named as well."""
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
