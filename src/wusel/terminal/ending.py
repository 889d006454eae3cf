"""The end of a game, told piece by piece."""

from wusel.bots.seats import LONGEST_NAME
from wusel.engine.ending import Result
from wusel.terminal.session import Session
from wusel.terminal.story import BULLET


def tell_ending(session: Session, viewer: int) -> None:
    """The last board, why it is over, who has how much from the last to the first if there are points to compare, what
    decided between equals, and who has won."""
    result = session.table.result()
    assert result is not None
    screen = session.screen
    screen.line(session.say("the-end"))
    session.show_board(viewer)
    screen.show()
    screen.pause()
    screen.tell(session.texts.say(f"end-{result.reason}"))
    apart = result.won is None or len(set(result.scores)) > 1
    scored = range(len(session.names)) if any(result.scores) and apart else ()
    for seat in sorted(scored, key=lambda seat: -result.ranks[seat]):
        screen.pause()
        screen.tell(f"{session.names[seat]:<{LONGEST_NAME}} {result.scores[seat]:>3}", first="  ")
    for throw in session.story.finale(session.texts):
        screen.pause()
        screen.tell(throw, first=BULLET, names=session.names)
    screen.pause()
    screen.line(outcome(session, result))


def outcome(session: Session, result: Result) -> str:
    if result.won is not None:
        return session.texts.say("result-won_together" if result.won else "result-lost_together")
    winners = [name for seat, name in enumerate(session.names) if result.ranks[seat] == 1]
    return session.texts.say("result-won", seat=", ".join(winners), count=len(winners))
