"""The commands that study: how strong bots are, what a game was decided by, what a game is like."""
# ruff: noqa: PLC0415  # each command imports what it needs itself, so that none waits for the others

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import to_builtins

from wusel.cli.arguments import (
    Content,
    GameName,
    Json,
    Language,
    NumberOfWorkers,
    On,
    Options,
    Players,
    seating,
    workers_at,
)  # fmt: skip
from wusel.cli.commands import INTERRUPTED, app, system_language
from wusel.cli.derived import with_options_of
from wusel.games import find_game
from wusel.lab.arena.contest import new_contest
from wusel.lab.command_options import THE_PLAYERS, USUAL_BOT
from wusel.lab.report.request import new_request

GamesFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Keep every game in this file; the same command goes on from it.", show_default=False
    ),
]

# --- how strong bots are


@app.command()
@with_options_of(new_contest)
def arena(
    game: GameName,
    players: Players = None,
    option: Options = None,
    workers: NumberOfWorkers = None,
    on: On = "",
    out: GamesFile = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw it to a .svg, .png or .pdf file.", show_default=False)
    ] = None,
    as_json: Json = False,
    content: Content = None,
    **given: Any,  # noqa: ANN401  # of a contest
) -> None:
    """Find out which bots are stronger: every deal is played once from each seat. The outcome does not depend on the
    number of workers."""
    from wusel.lab.arena.plot import save_results_plot
    from wusel.lab.arena.run import run_contest
    from wusel.lab.arena.tables import show_results
    from wusel.lab.plots import check_plot

    if plot is not None:
        check_plot(plot)
    chosen = find_game(game, content=content)
    _, options = seating(chosen, None, option, USUAL_BOT, players)
    contest = new_contest(chosen, options=options, **given)
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
@with_options_of(new_request)
def report(
    game: GameName,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.html", help="The output file; GAME-report.html by default.", show_default=False),
    ] = None,
    players: Players = None,
    option: Options = None,
    workers: NumberOfWorkers = None,
    on: On = "",
    lang: Language = None,
    content: Content = None,
    **given: Any,  # noqa: ANN401  # of a request
) -> None:
    """Write a page about a game: how long it is, who wins, scores, choices, cards, options, and what skill is worth.
    The same command writes the same page, with any number of workers."""
    from wusel.lab.report.write import check_page, write_report

    path = out or Path(f"{game}-report.html")
    check_page(path)
    chosen = find_game(game, content=content)
    _, options = seating(chosen, None, option, USUAL_BOT, players)
    request = new_request(chosen, options, language=lang or system_language(), **given)
    with workers_at(on, workers) as crew:
        write_report(chosen, request, path, crew)
    typer.echo(f"Written to {path}.")
