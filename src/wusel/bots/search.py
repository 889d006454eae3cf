"""Search over the knowledge of a seat: choices are tried in the same imagined worlds, and the worse half is dropped
again and again (sequential halving)."""

from math import sqrt
from time import perf_counter
from typing import Any, Final

from wusel.bots.budget import Budget
from wusel.bots.playout import appraisal, best_rival, play_on, rechoose
from wusel.engine.chance import Chance
from wusel.engine.errors import RunsForever
from wusel.engine.game import Game
from wusel.engine.judge import Judge
from wusel.engine.kinds import Seat
from wusel.engine.prices import worthwhile_options
from wusel.engine.state import State

OWN_LUCK: Final = 0x5EA7C4
ENDLESS: Final = 1 << 30
MOMENT: Final = 1e-6  # clocks are not finer


class Style:
    """Settings of a search. `horizon` is the number of changes of the asked seat before a playout is cut off (0: the
    judge decides). `width` is the number of candidates, the best rated first, and `widening` the number of iterations
    for one more. `caution` is the number of standard errors by which a choice must beat the judge's favourite, doubled
    in co-operative games. `margin` is the weight of the margin of a win or loss.

    The rest are habits. `reach` multiplies the horizon. `bend` is the preference for safe values, or for risky ones if
    negative. `spite` is the weight of the best rival's loss, without effect in co-operative games.
    """

    __slots__ = ("bend", "caution", "horizon", "margin", "reach", "spite", "widening", "width")

    def __init__(
        self,
        horizon: int,
        width: int,
        widening: int,
        caution: float,
        margin: float,
        reach: float = 1.0,
        bend: float = 0.0,
        spite: float = 0.0,
    ) -> None:
        self.horizon = horizon
        self.margin = margin
        self.width = width
        self.widening = widening
        self.caution = caution
        self.reach = reach
        self.bend = bend
        self.spite = spite

    def liked(self, value: float) -> float:
        """Return the value of a playout bent towards safety or risk. 0 and 1 stay the same."""
        return value + self.bend * value * (1.0 - value)


# In a team, all members pay for a choice that one of them mistakes for a gain.
AMONG_FRIENDS: Final = 2.0

# Found by short trials of both games: a bot that leaves the judge's favourite for noise plays worse than the judge.
STYLE: Final = Style(horizon=0, width=8, widening=150, caution=1.0, margin=0.5)


class Candidate:
    """A choice that is tried, with the judge's rating and the results of its playouts. `gain` sums up how much better
    it did than the judge's favourite in the same worlds."""

    __slots__ = ("choice", "gain", "gain_squares", "rating", "total", "visits")

    def __init__(self, choice: int, rating: float) -> None:
        self.choice = choice
        self.rating = rating
        self.visits = 0
        self.total = 0.0
        self.gain = 0.0
        self.gain_squares = 0.0

    def note(self, value: float, favourite: float) -> None:
        """Add one playout, and the favourite's result in the same world."""
        self.visits += 1
        self.total += value
        gain = value - favourite
        self.gain += gain
        self.gain_squares += gain * gain

    def mean(self) -> float:
        """Return the expected result, from 0 (lost) to 1 (won)."""
        return self.total / self.visits if self.visits else 0.0

    def lead(self, caution: float) -> float:
        """Return how much better this is than the favourite, less a number of standard errors."""
        n = self.visits
        if n < 2:
            return 0.0
        mean = self.gain / n
        spread = max(0.0, (self.gain_squares - n * mean * mean) / (n - 1))
        return mean - caution * sqrt(spread / n)


class Search:
    """One decision of one seat. With `cheating` the worlds are the true state, and only the luck to come is unknown."""

    def __init__(
        self, game: Game[Any], s: State, seat: int, seed: int, style: Style = STYLE, cheating: bool = False
    ) -> None:
        self.game = game
        self.judge = game.judge().at_play()
        self.root = s
        self.seat = seat
        self.style = style
        self.horizon = style.horizon or max(1, round(style.reach * self.judge.horizon(s)))
        self.until = last_round(self.judge, s, style.reach)
        together = game.plays_together(s)
        self.caution = style.caution * (AMONG_FRIENDS if together else 1.0)
        self.spite = 0.0 if together else style.spite
        self.settled = not self.judge.looks_ahead(s)
        self.cheating = cheating
        self.iterations = 0
        self.luck = own_luck(seed)
        self.candidates = self.rated()

    def rated(self) -> list[Candidate]:
        """Return the plausible choices that no other one undercuts, the judge's favourite first. Ties are ordered by
        lot."""
        found = self.judge.plausible(self.root, Seat(self.seat), worthwhile_options(self.game, self.root, self.seat))
        ratings = self.judge.ratings(self.root, Seat(self.seat), found)
        places = list(range(len(found)))
        candidates = []
        while places:
            place = self.luck.pick(places)
            candidates.append(Candidate(found[place], ratings[place]))
        candidates.sort(key=by_rating)
        return candidates

    def overlook(self, out_of: int) -> None:
        """Drop each choice with a probability of 1 in `out_of`, but never all of them."""
        seen = [candidate for candidate in self.candidates if self.luck.draw(out_of)]
        self.candidates = seen or self.candidates

    # --- trying

    def run(self, budget: Budget) -> None:
        """Try the choices and drop the worse half while the budget lasts. The favourite is never dropped."""
        begun = perf_counter()
        alive = self.candidates[: self.breadth(self.expected(budget))]
        rounds = max(1, (len(alive) - 1).bit_length())
        end = begun + budget.seconds if budget.seconds else 0.0
        for number in range(rounds):
            worlds = ENDLESS
            if budget.iterations:
                worlds = max(1, budget.iterations // (rounds * len(alive)))
            round_end = begun + budget.seconds * (number + 1) / rounds
            while worlds and self.try_in_a_world(alive, end):
                worlds -= 1
                if end and perf_counter() >= round_end:
                    break
            alive = better_half(alive)

    def expected(self, budget: Budget) -> int:
        """Return the expected number of playouts. With a clock, a first playout is timed. It is not counted and does
        not change the luck, so a fast machine chooses as if there were no clock."""
        if not budget.seconds:
            return budget.iterations
        luck = self.luck.chance
        begun = perf_counter()
        self.play_out(self.new_world(), self.candidates[0], self.luck)
        in_time = int(budget.seconds / max(perf_counter() - begun, MOMENT))
        self.luck.chance = luck
        return min(budget.iterations, in_time) if budget.iterations else in_time

    def breadth(self, iterations: int) -> int:
        """Return the number of candidates: more for a larger budget, each with a few playouts."""
        return min(self.style.width + iterations // self.style.widening, max(2, iterations // 4))

    def try_in_a_world(self, alive: list[Candidate], end: float) -> bool:
        """Play each choice out in the same world. Return False and record nothing if time runs out."""
        world = self.new_world()
        luck = self.luck.word() + 1
        playing = Chance(luck)
        outcomes: list[float] = []
        for candidate in alive:
            if end and perf_counter() >= end:
                return False
            playing.chance = luck
            outcomes.append(self.play_out(world, candidate, playing))
        for place in range(len(alive)):
            alive[place].note(outcomes[place], outcomes[0])
        self.iterations += len(alive)
        return True

    def play_out(self, world: State, candidate: Candidate, luck: Chance) -> float:
        """Return the result of a choice in a world, which stays unchanged."""
        s = world.clone()
        try:
            self.game.apply(s, self.seat, candidate.choice)
            play_on(self.game, self.judge, s, luck, self.horizon, None, self.until)
        except RunsForever:
            return 0.0
        value = appraisal(self.game, self.judge, s, self.seat, self.style.margin)
        if self.spite:
            value += self.spite * (1.0 - best_rival(self.game, self.judge, s, self.seat) - value)
        return self.style.liked(value) if self.style.bend else value

    def new_world(self) -> State:
        """Return a world the seat could be in, with sensible choices of the others. For a cheat, it is the true
        world."""
        seed = self.luck.word() << 30 | self.luck.word()
        if self.cheating:
            world = self.root.clone()
            world.reseed(seed)
            return world
        imagined: State = self.game.imagine(self.root, self.seat, seed)
        rechoose(self.game, self.judge, imagined, self.seat, self.luck)
        return imagined

    # --- results

    def best(self) -> Candidate:
        """Return the judge's favourite, unless another choice did clearly better and the difference is meaningful."""
        best = self.candidates[0]
        if self.settled:
            return best
        most = max([candidate.visits for candidate in self.candidates])
        lead = self.judge.doubt(self.root)
        for candidate in self.candidates:
            if candidate.visits == most and candidate.lead(self.caution) > lead:
                lead = candidate.lead(self.caution)
                best = candidate
        return best


def last_round(judge: Judge[Any], s: State, reach: float = 1.0) -> int:
    """Return the round at whose end playouts stop, for this reach, or 0 if rounds do not matter."""
    now = judge.rounds(s)
    return now + max(1, round(reach)) if now else 0


def own_luck(seed: int) -> Chance:
    """Return the luck of a search, two seedings away from the world that was imagined with the same seed."""
    luck = Chance(1)
    luck.reseed(seed)
    luck.reseed(luck.chance + OWN_LUCK)
    return luck


def by_rating(candidate: Candidate) -> float:
    return -candidate.rating


def by_mean(candidate: Candidate) -> float:
    return -candidate.mean()


def better_half(alive: list[Candidate]) -> list[Candidate]:
    """Return the half with the better results. It always contains the favourite, in front."""
    rest = alive[1:]
    rest.sort(key=by_mean)
    return alive[:1] + rest[: len(alive) // 2]
