"""A reported problem, opened at the moment that is meant."""

from collections.abc import Sequence
from typing import Any

from wusel.engine.errors import BadChoice, WuselError
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.game import Game
from wusel.engine.save import table_from
from wusel.games import find_game
from wusel.pictures.picture import picture_of
from wusel.support.problem import ProblemReport
from wusel.terminal.screen import Screen
from wusel.terminal.story import Story
from wusel.texts.texts import Texts


def show_problem(problem: ProblemReport, language: str, screen: Screen | None = None) -> None:
    """The story up to the moment, the table as the seat saw it then, and what it could choose. Where the whole game is
    in the report, both come from the rules; otherwise they are what the seat was told."""
    screen = screen or Screen()
    screen.fast = True
    game = find_game(problem.game, problem.content)
    texts = Texts(game, language)
    chapters, view, offered = from_rules(problem) if problem.save else as_told(game, problem)
    picture = picture_of(game)
    screen.line(texts.say("game-title"))
    screen.tell(texts.say("terminal-who-plays", players=", ".join(problem.players)), names=problem.players)
    Story(game, picture, problem.players, chapters).tell(screen, texts, problem.seat)
    screen.line(texts.say("terminal-problem", choices=problem.choices, seat=problem.seat))
    screen.show(picture.board(game, view, texts.say, texts.card, problem.players, screen.width))
    screen.show()
    for number, choice in enumerate(offered, 1):
        screen.tell(texts.said(choice, view, problem.players), first=f"{number:>4}  ")
    if words := " ".join("".join(c if c.isprintable() else " " for c in problem.words).split()):
        screen.tell(texts.say("terminal-problem-words", words=words))
    screen.tell(f"Wusel {problem.version}, {problem.build}. {problem.browser}".strip())


def from_rules(problem: ProblemReport) -> tuple[list[list[Event]], dict[str, Any], Sequence[int]]:
    table = table_from(problem.save, find_game)
    if not (0 <= problem.choices <= len(table.choices) and -1 <= problem.seat < table.state.seats):
        raise WuselError("this report speaks of a moment or a seat that its game does not have")
    table.go_back(problem.choices)
    offered = table.legal(problem.seat) if problem.seat in table.owing() else []
    return table.story(), table.view(problem.seat), offered


def as_told(game: Game[Any], problem: ProblemReport) -> tuple[list[list[Event]], dict[str, Any], Sequence[int]]:
    try:
        chapters = [[Event(EVERYBODY, game.events.from_json(said)) for said in each.events] for each in problem.told]
        return chapters, problem.view, [game.choices.from_json(said) for said in problem.offered]
    except BadChoice as error:
        raise WuselError(f"this report was made with other rules: {error}") from None
