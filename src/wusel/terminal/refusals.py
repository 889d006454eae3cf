"""Choices that a person might expect but cannot make now, with the rules that bar them."""

from typing import Final

from wusel.terminal.session import Session

MOST_NAMED: Final = 4


def barred(session: Session, seat: int) -> dict[str, list[str]]:
    """Return the barred choices by rule, each once."""
    table = session.table
    legal = table.legal(seat)
    found: dict[str, list[str]] = {}
    for said, thing in session.picture.might_expect(table.view(seat), session.texts.card):
        choice = session.game.choices.from_json(said)
        rule = "" if choice in legal else session.game.barred(table.state, seat, choice)
        if rule and thing not in found.setdefault(rule, []):
            found[rule].append(thing)
    return found


def show_barred(session: Session, seat: int) -> None:
    """One dim line for every rule that bars something; where it bars a lot, some of it."""
    room = session.screen.width - 5
    for rule, things in barred(session, seat).items():
        named = things if len(things) <= MOST_NAMED else [*things[: MOST_NAMED - 1], "…"]
        line = refusal(session, ", ".join(named), rule)
        session.screen.tell(line if len(line) <= room else line[: room - 1] + "…", "dim", first="     ")


def explain(session: Session, seat: int, wanted: str = "") -> bool:
    """Say why something is not on offer; False if no rule is known to bar anything of that name."""
    known = False
    for rule, things in barred(session, seat).items():
        named = [thing for thing in things if wanted.casefold() in thing.casefold()]
        if named:
            known = True
            session.screen.tell(refusal(session, ", ".join(named), rule))
    return known


def refusal(session: Session, what: str, rule: str) -> str:
    return session.say("not-now", what=what, rule=rule, text=session.texts.rule(rule))
