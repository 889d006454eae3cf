"""What the judge of a game thinks of everything on offer: whoever learns from there begins where greedy stands."""

from typing import Any

from wusel.engine.game import Game
from wusel.engine.kinds import Seat
from wusel.engine.state import State
from wusel.learn.tensors.features import Feature
from wusel.learn.tensors.parts import LARGEST


def opinions(game: Game[Any]) -> Feature:
    judge = Opinions(game)
    names = [" ".join(str(word) for word in game.choices.to_json(choice).values()) for choice in judge.index]
    says = "how good each choice on offer looks to the judge: 255 is the best, half of it by 1 worse"
    return Feature("judge", says, names, LARGEST, judge.of)


class Opinions:
    """The judge's ratings, as bytes."""

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
                found[self.index[offered[place]]] = round(LARGEST / (1 + best - ratings[place]))
        return found
