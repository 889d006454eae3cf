"""The feature `judge`: the judge's ratings of all legal actions, so that training starts from the greedy policy."""

from typing import Any

from wusel.engine.game import Game
from wusel.engine.kinds import Seat
from wusel.engine.state import State
from wusel.learn.tensors.features import Feature
from wusel.learn.tensors.writers import MAX_BYTE


def judge_ratings(game: Game[Any]) -> Feature:
    judge = JudgeRatings(game)
    names = [" ".join(str(word) for word in game.choices.to_json(choice).values()) for choice in judge.index]
    says = "how good each choice on offer looks to the judge: 255 is the best, half of it by 1 worse"
    return Feature("judge", says, names, MAX_BYTE, judge.of)


class JudgeRatings:
    """Computes the judge's ratings as bytes."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.judge = game.judge()
        self.size = game.choices.size
        self.index = {game.choices.at(place): place for place in range(self.size)}

    def of(self, s: State, seat: int) -> list[int]:
        found = [0] * self.size
        offered = self.game.options(s, seat)
        if offered:
            ratings: list[float] = self.judge.ratings(s, Seat(seat), offered)
            best = max(ratings)
            for place in range(len(offered)):
                found[self.index[offered[place]]] = round(MAX_BYTE / (1 + best - ratings[place]))
        return found
