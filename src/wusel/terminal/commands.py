"""Commands at the table that are no choices."""

from typing import Final

from wusel.engine.errors import CannotUndo, WuselError
from wusel.terminal.refusals import explain
from wusel.terminal.session import Session
from wusel.terminal.things import Things
from wusel.texts.texts import LANGUAGES, Texts

UNDO, HELP, RULE, WHY, LOG, KNOWLEDGE, BOARD, SAVE, LANGUAGE, QUIT = (
    "undo", "help", "rule", "why", "log", "knowledge", "board", "save", "language", "quit",
)  # fmt: skip
COMMANDS: Final = {
    "u": UNDO, "undo": UNDO, "zurück": UNDO,
    "h": HELP, "?": HELP, "help": HELP, "hilfe": HELP,
    "r": RULE, "rule": RULE, "rules": RULE, "regel": RULE, "regeln": RULE,
    "w": WHY, "why": WHY, "warum": WHY,
    "l": LOG, "log": LOG, "verlauf": LOG,
    "v": KNOWLEDGE, "wissen": KNOWLEDGE,
    "": BOARD, "b": BOARD, "board": BOARD, "tisch": BOARD,
    "s": SAVE, "save": SAVE, "sichern": SAVE,
    "lang": LANGUAGE, "sprache": LANGUAGE,
    "q": QUIT, "quit": QUIT, "exit": QUIT, "ende": QUIT,
}  # fmt: skip
HELP_LINES: Final = (
    ("1, 2, …", "number"), ("u", UNDO), ("Enter, b", BOARD), ("v", KNOWLEDGE), ("l", LOG), ("h …", "thing"),
    ("r …", RULE), ("w", WHY), ("lang", LANGUAGE), ("s", SAVE), ("q", QUIT),
)  # fmt: skip


class Quit(Exception):
    """Somebody wants to go."""


def run(session: Session, seat: int, command: str, about: str) -> bool:
    """Do what is asked; returns whether the question should be shown again."""
    if command == QUIT:
        raise Quit
    if command == UNDO:
        return undo(session, seat)
    if command == LANGUAGE:
        return switch_language(session, about)
    if command == RULE:
        tell_rules(session, about)
    elif command == WHY:
        tell_why(session, seat, about)
    elif command == LOG:
        tell_log(session, seat, about)
    elif command == KNOWLEDGE:
        session.screen.show()
        session.show_knowledge(seat)
    elif command == SAVE:
        session.keep()
        if session.can_save:
            session.screen.tell(session.say("saved", path=str(session.path)))
    elif command == HELP and about:
        if not tell_thing(session, about):
            session.screen.tell(session.say("no-thing", about=about))
    elif command == HELP:
        show_help(session)
    return command == BOARD


def undo(session: Session, seat: int) -> bool:
    """Take the last choice back, or say why not."""
    try:
        session.take_back(seat)
    except CannotUndo as error:
        session.screen.tell(session.texts.say(f"undo-{error.why}"))
        return False
    session.screen.tell(session.say("undone"), "bold")
    return True


def switch_language(session: Session, wanted: str) -> bool:
    """The named language, or the next one."""
    here = LANGUAGES.index(session.texts.language)
    try:
        session.texts = Texts(session.game, wanted or LANGUAGES[(here + 1) % len(LANGUAGES)])
    except WuselError as error:
        session.screen.tell(str(error))
        return False
    return True


def tell_rules(session: Session, about: str) -> None:
    """A rule by its ID, the rules that speak of something, or a list of all."""
    rules = session.game.rules.all()
    if not about:
        session.screen.tell(", ".join(rule.id for rule in rules))
        session.screen.tell(session.say("rules-hint"))
        return
    wanted = about.casefold()
    found = [rule for rule in rules if wanted in (rule.id.casefold(), rule.id.casefold().partition("-")[2])]
    found = found or [rule for rule in rules if wanted in session.texts.rule(rule.id).casefold()]
    for rule in found:
        session.screen.tell(f"{rule.id}: {session.texts.rule(rule.id)}", first="  ")
    if not found:
        session.screen.tell(session.say("no-rule", about=about))


def tell_why(session: Session, seat: int, about: str) -> None:
    if not explain(session, seat, about):
        session.screen.tell(session.say("nothing-barred"))


def tell_log(session: Session, seat: int, about: str) -> None:
    """The last turns again, or with any word behind it the whole story."""
    session.story.tell(session.screen, session.texts, seat, 0 if about else session.story.last_turns(2))
    session.screen.tell(session.say("log-hint"), "dim")


def tell_thing(session: Session, about: str) -> bool:
    """Describe the things with a name; return False if there are none."""
    things = Things(session.game, session.texts)
    found = things.called(about)
    for thing in found:
        reading = session.reading(thing.kind, thing.name)
        if reading:
            session.screen.show(reading)
            continue
        heading = [(things.title(thing), "bold"), (f"({session.texts.say(f'things-{thing.collection}')})", "dim")]
        session.screen.tell_in_parts(heading, first="  ")
        for line in things.told(thing):
            session.screen.tell(line, first="    ")
    return bool(found)


def show_help(session: Session) -> None:
    session.screen.show()
    for key, what in HELP_LINES:
        session.screen.tell(session.say(f"help-{what}"), first=f"  {key:<10}")
    session.screen.show(session.picture.legend(session.texts.say, session.screen.width))
