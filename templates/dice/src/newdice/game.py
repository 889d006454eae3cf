"""The game of Newdice: set-up, views and result."""

from pathlib import Path

from newdice import made, words
from newdice.judge import NewdiceJudge
from newdice.state import NewdiceState
from wusel.engine.content.content import Printed
from wusel.engine.events import Event
from wusel.engine.game import Game, Result
from wusel.engine.kinds import Seat
from wusel.engine.options import Value


class Newdice(Game[NewdiceState]):
    """The game. Nothing is printed, so there is no content."""

    def __init__(self) -> None:
        super().__init__("newdice", made.NewdiceState, words.MADE_FROM, Printed())

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> NewdiceState:
        """Return the table, laid out for the first step (ND-S1)."""
        seats = int(options["players"])
        s = made.new_newdice_state(seats=seats, chance=chance, events=events, points=[0] * seats, turn=Seat(0))
        words.then_take_turn(s, rolls=0)
        return s

    def look(self, s: NewdiceState) -> made.SeenNewdiceState:
        return made.seen_newdice_state(s)

    def result(self, s: NewdiceState) -> Result | None:
        """Return the ranks by points (ND-E1)."""
        if s.agenda:
            return None
        return Result([1 + sum([other > own for other in s.points]) for own in s.points], s.points[:], "goal")

    def hides(self) -> bool:
        return False

    def judge(self) -> NewdiceJudge:
        return NewdiceJudge()


def new_game(content: Path | None = None, content_text: str = "") -> Newdice:
    """Return the game. It has no content that a file or a save could replace."""
    return Newdice()
