"""The commands: one for everything that can be done with a game."""
# ruff: noqa: PLC0415  # each command imports what it needs itself, so that none waits for the others

import json
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from wusel.cli.arguments import (
    THE_GAMES,
    YOU,
    AnySeed,
    BotSeats,
    Content,
    GameName,
    Json,
    Language,
    NumberOfWorkers,
    On,
    Options,
    Seats,
    seating,
    workers_at,
)  # fmt: skip
from wusel.cli.derived import with_options_of
from wusel.cli.shelf import show_games
from wusel.engine.errors import WuselError
from wusel.games import SHELF, find_game
from wusel.lab.command_options import USUAL_BOT
from wusel.lab.simulate import new_plan
from wusel.support.extras import MissingExtra
from wusel.version import __version__

FOUND = 1
BAD_INPUT = 2
INTERRUPTED = 130


class Wusel(TyperGroup):
    """Errors are for people: one line that says what was wrong and what would be right."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401  # typer keeps the types to itself
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except (WuselError, MissingExtra, OSError) as error:
            typer.echo(f"wusel: {error}", err=True)
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None


class Play(TyperCommand):
    """--resume may stand without a file: then the game in hand is meant."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401  # as above
        for place in reversed(range(len(args))):
            if args[place] == "--resume" and (place + 1 == len(args) or args[place + 1].startswith("-")):
                args.insert(place + 1, "")
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=Wusel,
    help="Tabletop games on one engine: play them, simulate them, study them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"wusel {__version__}")
        raise typer.Exit


@app.callback()
def wusel(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    pass


# --- games and rules


@app.command()
def games() -> None:
    """List the games: title, players and options."""
    show_games()


@app.command()
def rules(
    game: GameName,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="One rule alone.", show_default=False)] = "",
    search: Annotated[str, typer.Option(metavar="WORD", help="The rules that speak of this.")] = "",
    lang: Language = None,
) -> None:
    """Read the rules: all of them, one, or those with a word in them."""
    book = find_game(game).rules
    language = lang or system_language()
    found = [book.find(id)] if id else book.all()
    found = [rule for rule in found if search.lower() in rule.sentence(language).lower()]
    if not found:
        raise WuselError(f"no rule of {game} speaks of {search!r} in {language}")
    indent = max(len(rule.id) for rule in found) + 2
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize
    for rule in found:
        line = rule.id.ljust(indent) + rule.sentence(language)
        typer.echo(textwrap.fill(line, width, subsequent_indent=" " * indent))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A content file.", show_default=False)],
    game: Annotated[
        str, typer.Option(metavar="GAME", help="The game of the file; recognised from its parts by default.")
    ] = "",
    lang: Language = None,
) -> None:
    """Say whether a content file can be played with: what it brings, or what is wrong with it (exit status 1)."""
    from wusel.cli.content import check_content

    is_well, lines = check_content(file, game, lang or system_language())
    for line in lines:
        typer.echo(line)
    if not is_well:
        raise typer.Exit(FOUND)


@app.command()
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is called: small letters.", show_default=False)],
    cards: Annotated[bool, typer.Option("--cards/--no-cards", help="A card game, or one with a die.")] = True,
    into: Annotated[Path, typer.Option(metavar="FOLDER", help="Where its folder is made.")] = Path(),
) -> None:
    """Write a small game as a package of its own, to begin from. See docs/add-a-game.md."""
    from wusel.making.new_game import write_game

    home = write_game(name, into, cards)
    typer.echo(f"{home} is a game, with tests and texts. Now:")
    typer.echo(f'    pip install -e "{home}[test]"')
    typer.echo(f"    wusel play {name}")


def system_language() -> str:
    from wusel.texts.texts import preferred_language

    return preferred_language()


# --- at the table


@app.command(cls=Play)
def play(
    game: GameName,
    seats: Seats = None,
    option: Options = None,
    seed: AnySeed = None,
    lang: Language = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="[FILE]",
            help="Go on with a saved game; without a file with the one left last.",
            show_default=False,
        ),
    ] = None,
    content: Content = None,
) -> None:
    """Play in the terminal, against bots or with friends at one screen."""
    from wusel.terminal.play import play as sit_down
    from wusel.terminal.saves import autosave_path

    if resume is not None and not resume.name:
        resume = autosave_path(game)
    who, options = seating(find_game(game, content=content), seats, option, first=YOU)
    sit_down(game, who, options, seed, lang or system_language(), resume, content)


@app.command()
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A saved game, or a reported problem.", show_default=False)
    ],
    seat: Annotated[int, typer.Option(min=-1, help="Through whose eyes: 0 is the first seat, -1 a spectator.")] = 0,
    lang: Language = None,
) -> None:
    """Watch a saved game again, choice by choice; a reported problem up to the moment that is meant."""
    from wusel.support.problem import read_problem
    from wusel.terminal.problem import show_problem
    from wusel.terminal.replay import show_replay

    problem = read_problem(file)
    if problem is not None:
        show_problem(problem, lang or system_language())
        return
    show_replay(file, seat, lang or system_language())


# --- in the lab


@app.command()
@with_options_of(new_plan)
def simulate(
    game: GameName,
    seats: BotSeats = None,
    option: Options = None,
    workers: NumberOfWorkers = None,
    on: On = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a row for each game to a .csv or .parquet file.", show_default=False),
    ] = None,
    decisions: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write every decision to a .parquet file, see docs/learn.md.", show_default=False
        ),
    ] = None,
    as_json: Json = False,
    content: Content = None,
    **given: Any,  # noqa: ANN401  # of a plan
) -> None:
    """Let bots play many games and sum up who wins. The outcome does not depend on the number of workers."""
    from wusel.lab.run import play_plan
    from wusel.lab.tables import show_summary

    chosen = find_game(game, content=content)
    who, options = seating(chosen, seats, option, first=USUAL_BOT)
    plan = new_plan(chosen, who, options, **given)
    with workers_at(on, workers) as crew:
        summary, finished = play_plan(plan, crew, out, decisions)
    if as_json:
        setting = {"game": plan.game, "options": plan.options, "seed": plan.seed, "rotate": plan.rotate}
        typer.echo(json.dumps({**setting, **summary.to_json()}, indent=2))
    else:
        show_summary(summary)
    if not finished:
        raise typer.Exit(INTERRUPTED)


@app.command()
def bench(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help=f"{THE_GAMES}; all by default.", show_default=False)
    ] = "",
    players: Annotated[int, typer.Option(metavar="N", min=1, help="How many play.")] = 3,
    seconds: Annotated[float, typer.Option(min=0.001, help="How long to measure each figure.")] = 1.0,
    as_json: Json = False,
) -> None:
    """Measure how fast the games are on one core."""
    from wusel.lab.bench import bench_report
    from wusel.lab.tables import show_bench

    report = bench_report([find_game(name) for name in ([game] if game else SHELF)], players, seconds)
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        show_bench(report)


@app.command()
def fuzz(
    game: GameName,
    minutes: Annotated[float, typer.Option(min=0.0, help="How long to look.")] = 1.0,
    seed: AnySeed = None,
    workers: NumberOfWorkers = None,
    on: On = "",
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where to save a game that breaks a law.")] = Path("fuzz"),
    content: Content = None,
    alter: Annotated[
        bool, typer.Option("--alter-content", help="Change something in the content before each game.")
    ] = False,
) -> None:
    """Play random games in every setting and look for broken laws; exit status 1 if one is found."""
    from secrets import randbelow

    from wusel.lab.fuzz import save_failure
    from wusel.lab.run import look_for_failure
    from wusel.lab.shrink import shrink

    chosen = find_game(game, content=content)
    first = randbelow(2**32) if seed is None else seed
    with workers_at(on, workers) as crew:
        played, failure = look_for_failure(chosen, first, minutes * 60, crew, alter)
    if failure is None:
        typer.echo(f"Random games of {game} that kept all laws: {played}, seeds from {first} on.")
        return
    typer.echo(f"The game with seed {failure.seed} breaks a law; looking for a shorter one.", err=True)
    if failure.choices:
        chosen = find_game(game, failure.content) if failure.content else chosen
        failure = shrink(chosen, failure)
    typer.echo(f"Broken after {len(failure.choices)} choices: {failure.sentence}")
    typer.echo(failure.what)
    typer.echo(f"Options: {failure.options}, seed {failure.seed}")
    path = save_failure(chosen, failure, out)
    if path is not None:
        typer.echo(f"To see it: wusel {'check' if path.suffix == '.toml' else 'replay'} {path}")
    raise typer.Exit(FOUND)
