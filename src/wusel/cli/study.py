"""The commands that study: how strong bots are, what a game was decided by, what a game is like."""
# ruff: noqa: PLC0415  # each command imports what it needs itself, so that none waits for the others

import json
from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins

from wusel.cli.arguments import (
    THE_BOTS,
    THE_PLAYERS,
    USUAL_BOT,
    Content,
    GameName,
    Json,
    Language,
    NumberOfWorkers,
    On,
    Options,
    Seed,
    seating,
    workers_at,
)  # fmt: skip
from wusel.cli.commands import INTERRUPTED, app, system_language
from wusel.games import find_game

GamesFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Keep every game in this file; the same command goes on from it.", show_default=False
    ),
]

# --- how strong bots are


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT,...",
            help=f"Who competes: {THE_PLAYERS}, or oracle, which cheats. hard:400 searches with 400 playouts.",
            show_default=False,
        ),
    ],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games for each duel or team.")] = 400,
    against: Annotated[
        str, typer.Option(metavar="BOT", help="Each bot alone against this one in all other seats.", show_default=False)
    ] = "",
    players: Annotated[int | None, typer.Option(metavar="N", min=1, help="How many play.", show_default=False)] = None,
    option: Options = None,
    seed: Seed = 1,
    iterations: Annotated[
        int, typer.Option(metavar="N", min=0, help="Playouts for bots that search; 0 leaves them their own budget.")
    ] = 0,
    to_the_end: Annotated[bool, typer.Option("--all", help="Play all games, however clear it is.")] = False,
    workers: NumberOfWorkers = None,
    on: On = "",
    out: GamesFile = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw it to a .svg, .png or .pdf file.", show_default=False)
    ] = None,
    as_json: Json = False,
    content: Content = None,
) -> None:
    """Find out which bots are stronger: every deal is played once from each seat. The outcome does not depend on the
    number of workers."""
    from wusel.lab.arena.contest import new_contest
    from wusel.lab.arena.plot import save_results_plot
    from wusel.lab.arena.run import run_contest
    from wusel.lab.arena.tables import show_results
    from wusel.lab.plots import check_plot

    if plot is not None:
        check_plot(plot)
    chosen = find_game(game, content=content)
    given = [*(option or []), *([f"players={players}"] if players else [])]
    _, options = seating(chosen, None, given, first=USUAL_BOT)
    names = [name.strip() for name in bots.split(",")]
    contest = new_contest(chosen, names, options, games, seed, against, iterations, to_the_end)
    with workers_at(on, workers) as crew:
        results = run_contest(contest, crew, out)
    if as_json:
        typer.echo(json.dumps(results.to_json(), indent=2))
    else:
        show_results(results)
    if plot is not None and results.games:
        save_results_plot(results, plot)
    if results.interrupted:
        raise typer.Exit(INTERRUPTED)


@app.command()
def tasks(
    name: Annotated[
        str, typer.Argument(metavar="[TASK]", help="One of the tasks; none lists them.", show_default=False)
    ] = "",
    agents: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help=f"Who plays it: {THE_PLAYERS}. hard:400 takes 400 playouts.")
    ] = "random",
    games: Annotated[
        int, typer.Option(metavar="N", min=0, help="Only so many of its games; 0 plays all.", show_default=False)
    ] = 0,
    workers: NumberOfWorkers = None,
    on: On = "",
    out: GamesFile = None,
    as_json: Json = False,
) -> None:
    """Wusel Bench: fixed tasks by which agents are compared, with results that anyone can repeat."""
    from wusel.lab.tasks import find_task, run_task, show_scores, show_tasks

    if not name:
        show_tasks()
        return
    with workers_at(on, workers) as crew:
        scores, results = run_task(find_task(name), [agent.strip() for agent in agents.split(",")], games, crew, out)
    if as_json:
        typer.echo(json.dumps([to_builtins(score) for score in scores], indent=2))
    else:
        show_scores(scores)
    if results.interrupted:
        raise typer.Exit(INTERRUPTED)


# --- what a game was decided by


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", show_default=False)],
    at: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="One moment in depth, after so many choices.", show_default=False),
    ] = None,
    iterations: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            help="Playouts for each moment, which then come out the same on every machine; 0 lets the clock decide.",
        ),
    ] = 0,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw the curve to a .svg, .png or .pdf file.", show_default=False),
    ] = None,
    workers: NumberOfWorkers = None,
    on: On = "",
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Look back at a saved game: what each choice was worth, what would have been better, and how everybody stood. A
    choice is judged by what its seat could know."""
    from wusel.games import load_table
    from wusel.lab.analyse.analysis import analyse as analyse_table
    from wusel.lab.analyse.phrases import Phrases
    from wusel.lab.analyse.tables import show_analysis
    from wusel.lab.analyse.win_chances import chances_figure
    from wusel.lab.plots import check_plot, save_figure
    from wusel.texts.texts import Texts

    if plot is not None:
        check_plot(plot)
    table = load_table(file)
    phrases = Phrases(Texts(table.game, lang or system_language()), table)
    with workers_at(on, workers) as crew:
        found = analyse_table(table, at, iterations, crew)
    if as_json:
        typer.echo(json.dumps(found.to_json(), indent=2))
    elif found.moments:
        show_analysis(found, phrases)
    if plot is not None and found.moments:
        save_figure(chances_figure(found, phrases), plot)
    if not found.finished:
        raise typer.Exit(INTERRUPTED)


# --- what a game is like


@app.command()
def report(
    game: GameName,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.html", help="Where to write it; without it GAME-report.html.", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", min=2, help="How many games.")] = 400,
    players: Annotated[int | None, typer.Option(metavar="N", min=1, help="How many play.", show_default=False)] = None,
    option: Options = None,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help=f"Who plays: {THE_BOTS}. hard:40 searches with 40 playouts.")
    ] = USUAL_BOT,
    option_games: Annotated[
        int, typer.Option(metavar="N", min=0, help="How many games for every other value of every option; 0 for none.")
    ] = 100,
    ladder: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="Whose strength is compared with that of the bot that plays.")
    ] = "random,easy,hard:8",
    ladder_games: Annotated[
        int, typer.Option(metavar="N", min=0, help="How many games for each of them; 0 for none.")
    ] = 12,
    cross: Annotated[
        str,
        typer.Option(
            metavar="OPTION,OPTION,...",
            help="Play every combination of the values of these options, too.",
            show_default=False,
        ),
    ] = "",
    cross_games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games for each combination.")] = 40,
    cross_bots: Annotated[
        str,
        typer.Option(metavar="BOT,BOT,...", help="Who plays them; without it the bot that plays.", show_default=False),
    ] = "",
    seed: Seed = 1,
    workers: NumberOfWorkers = None,
    on: On = "",
    lang: Language = None,
    content: Content = None,
) -> None:
    """Write a page about a game: how long it is, who wins, scores, choices, cards, options, and what skill is worth.
    The same command writes the same page, with any number of workers."""
    from wusel.lab.report.experiment import new_request
    from wusel.lab.report.write import check_page, write_report

    path = out or Path(f"{game}-report.html")
    check_page(path)
    chosen = find_game(game, content=content)
    given = [*(option or []), *([f"players={players}"] if players else [])]
    _, options = seating(chosen, None, given, first=USUAL_BOT)
    names, crossed, crossing = (
        [name.strip() for name in named.split(",") if name.strip()] for named in (ladder, cross, cross_bots)
    )
    language = lang or system_language()
    request = new_request(
        chosen, options, bot, seed, games, option_games, names, ladder_games, language, crossed, cross_games, crossing
    )
    with workers_at(on, workers) as crew:
        write_report(chosen, request, path, crew)
    typer.echo(f"Written to {path}.")
