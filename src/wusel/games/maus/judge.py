"""What an experienced mouse thinks of a choice at first sight, and of a state."""

from wusel.engine.judge import Judge
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content import Content
from wusel.games.maus.state import STILL_PLAYING, WON, MausState


class MausJudge(Judge[MausState]):
    """Somebody who knows the house well."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def rate(self, s: MausState, seat: int, choice: int) -> float:
        if verb(choice) == words.ATTACK:
            return 5.0
        return 0.0 if verb(choice) == words.END_TURN else 1.0

    def worth(self, s: MausState, seat: int) -> float:
        if s.ended != STILL_PLAYING:
            return 1.0 if s.ended == WON else 0.0
        return (s.end - s.hourglass) / (s.end + 1)
