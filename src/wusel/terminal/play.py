"""A game in the terminal from the first card to the last drop, and the next one."""

import secrets
import shlex
from pathlib import Path
from typing import Any

from wusel.bots.seats import take_seats
from wusel.engine.ending import moved_on
from wusel.engine.errors import BadOption, RunsForever, WuselError
from wusel.engine.game import Game
from wusel.engine.table import Table
from wusel.engine.view import SPECTATOR
from wusel.games import find_game, load_table
from wusel.terminal.commands import Quit
from wusel.terminal.ending import tell_ending
from wusel.terminal.question import ask
from wusel.terminal.saves import autosave_path, put_away
from wusel.terminal.screen import Screen
from wusel.terminal.session import Session
from wusel.texts.texts import Texts


def play(
    game_name: str,
    seats: list[str],
    options: dict[str, object],
    seed: int | None,
    language: str,
    resume: Path | None,
    content: Path | None,
    screen: Screen | None = None,
) -> None:
    """Play until nobody wants another game. A seat is `you`, `you:Name`, a bot's level or `file:policy.npz`."""
    screen = screen or Screen()
    try:
        session = sit_down(game_name, seats, options, seed, language, resume, content, screen)
        greet(session)
        while play_through(session):
            following = sequel(session)
            if following is None and not screen.yes(session.say("another-game")):
                return
            session = following or rematch(session)
            session.introduce()
    except (EOFError, KeyboardInterrupt):
        screen.show()


def sit_down(
    game_name: str,
    seats: list[str],
    options: dict[str, object],
    seed: int | None,
    language: str,
    resume: Path | None,
    content: Path | None,
    screen: Screen,
) -> Session:
    """The game to go on with, or a new one."""
    if resume is not None:
        table = load_table(resume)
        if table.game.name != game_name:
            raise WuselError(f"{resume}: this is a game of {table.game.name}, not of {game_name}")
        session = Session(table, screen, Texts(table.game, language), resume)
        session.check_bots()
        return session
    game = find_game(game_name, content=content)
    texts = Texts(game, language)
    path = autosave_path(game_name)
    going_on = unfinished(path, game, texts, screen)
    return going_on or new_session(game, seats, options, seed, texts, path, screen)


def new_session(
    game: Game[Any],
    seats: list[str],
    options: dict[str, object],
    seed: int | None,
    texts: Texts,
    path: Path,
    screen: Screen,
) -> Session:
    people = take_seats(seats, lambda number: texts.say("terminal-player", number=number))
    settled = {**options, **players_option(game, options, len(people))}
    table = Table(game, settled, secrets.randbits(60) if seed is None else seed, [each.label for each in people])
    if table.state.seats != len(people):
        raise BadOption(f"{game.name} has {table.state.seats} seats here, but {len(people)} want to play")
    session = Session(table, screen, texts, path)
    session.check_bots()
    make_room(path, game.name)
    return session


def players_option(game: Game[Any], options: dict[str, object], people: int) -> dict[str, object]:
    """Return the option for as many players as there are people, if the game has it."""
    if not any(option.name == "players" for option in game.declared):
        return {}
    if str(options.get("players", people)) != str(people):
        raise BadOption(f"players={options['players']} does not fit: {people} sit at the table")
    return {"players": people}


def unfinished(path: Path, game: Game[Any], texts: Texts, screen: Screen) -> Session | None:
    """The game that was left, if there is one and somebody wants to go on with it."""
    try:
        if not path.exists():
            return None
        table = load_table(path)
    except (WuselError, OSError) as error:
        screen.tell(texts.say("terminal-broken-save", reason=str(error)), "red")
        make_room(path, f"broken-{game.name}")
        return None
    if table.result():
        return None
    session = Session(table, screen, Texts(table.game, texts.language), path)
    names = ", ".join(session.names)
    question = session.say("resume", players=names, choices=len(session.table.choices))
    if not screen.yes(question):
        return None
    session.check_bots()
    return session


def make_room(path: Path, name: str) -> None:
    """No save is overwritten by another game: what lies there is given a dated name."""
    try:
        if path.exists():
            put_away(path, name)
    except OSError:
        return  # the first autosave will say what is wrong with the folder


def play_through(session: Session) -> bool:
    """The whole game; False if somebody left before the end."""
    session.keep()
    try:
        while session.table.owing():
            next_choice(session)
    except (Quit, EOFError, KeyboardInterrupt):
        session.keep()
        say_goodbye(session)
        return False
    tell_ending(session, session.viewer if len(session.persons) == 1 else SPECTATOR)
    keep_story(session)
    return True


def greet(session: Session) -> None:
    """Welcome to a new game, or back to an old one."""
    session.introduce()
    if not session.table.choices:
        session.screen.show()
        session.screen.tell(session.texts.say("game-about"))


def next_choice(session: Session) -> None:
    """Somebody chooses: a bot by itself, a person when asked."""
    seat = session.next_seat()
    if seat not in session.persons:
        session.let_bot_choose(seat)
    else:
        if seat != session.viewer:
            hand_over(session, seat)
        session.catch_up()
        try:
            session.choose(seat, ask(session, seat))
        except RunsForever as error:
            session.screen.tell(str(error), "red")
    session.catch_up()


def hand_over(session: Session, seat: int) -> None:
    """Pass the device to another person without showing hidden information."""
    name = session.names[seat]
    if session.unread:
        session.screen.ask(session.say("read-then-pass", name=name))
    if session.viewer != SPECTATOR:
        session.screen.clear()
    session.screen.show()
    session.screen.ask(session.say("hand-over", name=name))
    session.viewer = seat
    session.unread = False


def say_goodbye(session: Session) -> None:
    """Say how to return to the game."""
    if session.can_save:
        file = "" if session.path == autosave_path(session.game.name) else f" {shlex.quote(str(session.path))}"
        session.screen.show()
        session.screen.command(session.say("goodbye"), f"wusel play {session.game.name} --resume{file}")


def keep_story(session: Session) -> None:
    """A finished game makes room for the next and can be watched again."""
    if session.can_save:
        if session.path == autosave_path(session.game.name):
            session.path = put_away(session.path, session.game.name)
        session.screen.show()
        session.screen.command(session.say("replay"), f"wusel replay {shlex.quote(str(session.path))}")


def sequel(session: Session) -> Session | None:
    """The next chapter, or the same one again, if the story has one and somebody wants it."""
    old = session.table
    for each in old.game.continuation().sequels(old.options, old.state):
        what = session.texts.say(f"sequel-{each.name}")
        part = session.texts.titles.get(each.part, "")
        if session.screen.yes(session.say("go-on", what=f"{what} ({part})" if part else what)):
            path = autosave_path(old.game.name)
            make_room(path, old.game.name)
            return Session(old.gone_on(each), session.screen, session.texts, path)
    return None


def rematch(session: Session) -> Session:
    """The same people once more, each a seat further on."""
    old = session.table
    result = old.result()
    assert result is not None
    options = old.game.continuation().rematch(old.options, result.moved_on())
    path = autosave_path(old.game.name)
    make_room(path, old.game.name)
    table = Table(old.game, options, secrets.randbits(60), moved_on(old.players))
    return Session(table, session.screen, session.texts, path)
