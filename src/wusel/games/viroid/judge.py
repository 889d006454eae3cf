"""What an experienced pathogen thinks of its choices."""

from wusel.engine.judge import Judge
from wusel.games.viroid.content import Content
from wusel.games.viroid.state import ViroidState


class ViroidJudge(Judge[ViroidState]):
    def __init__(self, content: Content) -> None:
        self.content = content

    def rate(self, s: ViroidState, seat: int, choice: int) -> float:
        return 0.0

    def worth(self, s: ViroidState, seat: int) -> float:
        return 0.5
