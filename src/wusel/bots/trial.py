"""Trials of choices: all of them in the same worlds that a seat could be in, and with the same luck."""

from time import perf_counter
from typing import Any, Final

from wusel.bots.budget import Budget
from wusel.bots.contrast import Readings, add_rows, no_readings
from wusel.bots.playout import play_on, rechoose
from wusel.bots.search import ENDLESS, MOMENT, last_round, own_luck
from wusel.bots.watch import Watch
from wusel.engine.chance import Chance
from wusel.engine.errors import RunsForever
from wusel.engine.game import Game
from wusel.engine.judge import Judge
from wusel.engine.kinds import Seat
from wusel.engine.prices import worthwhile_options
from wusel.engine.state import State

# The most choices that are tried, the best rated first. There are fewer if each could not be tried in enough worlds.
WIDTH: Final = 12
LEAST_WORLDS: Final = 4


class Tally:
    """Sums over the worlds in which choices were tried: each seat's share of the victory for each choice, and products
    of the chooser's results for each pair of choices. The products give the standard error of their difference.
    `readings` contains the sums of measures. Tallies of the same choices can be added."""

    __slots__ = ("choices", "products", "readings", "totals", "worlds")

    def __init__(
        self,
        choices: list[int],
        worlds: int,
        totals: list[list[float]],
        products: list[list[float]],
        readings: Readings,
    ) -> None:
        self.choices = choices
        self.worlds = worlds
        self.totals = totals
        self.products = products
        self.readings = readings

    def note(self, seat: int, outcomes: list[list[float]], readings: list[list[float]]) -> None:
        """Add one world: every seat's share after each choice, and the measures of the seat that chose."""
        self.worlds += 1
        self.readings.note(readings, [shares[seat] for shares in outcomes])
        for place in range(len(outcomes)):
            shares = outcomes[place]
            total = self.totals[place]
            for other in range(len(shares)):
                total[other] += shares[other]
            own = shares[seat]
            products = self.products[place]
            for beside in range(len(outcomes)):
                products[beside] += own * outcomes[beside][seat]

    def add(self, other: "Tally") -> None:
        """Add the same choices in other worlds."""
        self.worlds += other.worlds
        add_rows(self.totals, other.totals)
        add_rows(self.products, other.products)
        self.readings.add(other.readings)

    def without(self, dropped: list[int]) -> "Tally":
        """Return the same tally without some choices."""
        places = [place for place in range(len(self.choices)) if self.choices[place] not in dropped]
        return Tally(
            [self.choices[place] for place in places],
            self.worlds,
            [self.totals[place] for place in places],
            [[self.products[place][beside] for beside in places] for place in places],
            self.readings.only(places),
        )


def blank(choices: list[int], seats: int, measures: int) -> Tally:
    """Return an empty tally, before any world."""
    count = len(choices)
    totals = [[0.0] * seats for _ in choices]
    return Tally(choices, 0, totals, [[0.0] * count for _ in choices], no_readings(count, measures))


class Trial:
    """A question of one seat, with everything that it knows."""

    def __init__(self, game: Game[Any], s: State, seat: int, seed: int) -> None:
        self.game = game
        self.judge: Judge[Any] = game.judge().on_reflection()
        self.measures = game.measures(s)
        self.together = game.plays_together(s)
        self.root = s
        self.seat = seat
        self.late = self.judge.horizon(s)
        self.horizon = self.judge.foresight(s)
        self.until = last_round(self.judge, s)
        self.luck = own_luck(seed)

    def looks_ahead(self) -> bool:
        """Return whether a trial says more than the judge's opinion."""
        return self.judge.looks_ahead(self.root)

    def best_rated(self, budget: Budget) -> list[int]:
        """Return the choices that are worth a trial, the judge's favourite first. Choices that only cost more than
        another are left out."""
        found = self.judge.plausible(self.root, Seat(self.seat), worthwhile_options(self.game, self.root, self.seat))
        ratings = self.judge.ratings(self.root, Seat(self.seat), found)
        order = sorted(range(len(found)), key=lambda place: -ratings[place])
        return [found[place] for place in order[: self.width(budget)]]

    def width(self, budget: Budget) -> int:
        """Return the number of candidates that can be tried often enough. With a clock, a first playout is timed."""
        playouts = budget.iterations or ENDLESS
        if budget.seconds:
            begun = perf_counter()
            watch = self.new_watch(self.root)
            self.play_out(self.new_world(), self.game.options(self.root, self.seat)[0], self.luck, watch)
            playouts = min(playouts, int(budget.seconds / max(perf_counter() - begun, MOMENT)))
        return min(WIDTH, max(2, playouts // LEAST_WORLDS))

    def run(self, choices: list[int], budget: Budget) -> Tally:
        """Try these choices in as many worlds as the budget allows, and in at least one."""
        tally = blank(choices, self.root.seats, len(self.measures))
        end = perf_counter() + budget.seconds if budget.seconds else 0.0
        worlds = max(1, budget.iterations // len(choices)) if budget.iterations else ENDLESS
        while tally.worlds < worlds and self.try_in_a_world(tally, end):
            pass
        return tally

    def try_in_a_world(self, tally: Tally, end: float) -> bool:
        """Play each choice out in the same world. Return False and record nothing if time runs out meanwhile."""
        world = self.new_world()
        luck = self.luck.word() + 1
        playing = Chance(luck)
        outcomes: list[list[float]] = []
        readings: list[list[float]] = []
        for choice in tally.choices:
            if end and tally.worlds and perf_counter() >= end:
                return False
            playing.chance = luck
            watch = self.new_watch(world)
            outcomes.append(self.play_out(world, choice, playing, watch))
            readings.append(watch.readings)
        tally.note(self.seat, outcomes, readings)
        return True

    def new_watch(self, world: State) -> Watch:
        return Watch(self.game, self.measures, world, self.seat, self.late)

    def new_world(self) -> State:
        """Return a world the seat could be in, with sensible choices of the others."""
        imagined: State = self.game.imagine(self.root, self.seat, self.luck.word() << 30 | self.luck.word())
        rechoose(self.game, self.judge, imagined, self.seat, self.luck)
        return imagined

    def play_out(self, world: State, choice: int, luck: Chance, watch: Watch) -> list[float]:
        """Return every seat's share after a choice in a world, which stays unchanged."""
        s = world.clone()
        try:
            self.game.apply(s, self.seat, choice)
            watch.begin(s)
            play_on(self.game, self.judge, s, luck, self.horizon, watch, self.until)
            watch.end(s)
        except RunsForever:
            return [0.0] * s.seats
        return shares(self.game, self.judge, s, self.together)


def shares(game: Game[Any], judge: Judge[Any], s: State, together: bool) -> list[float]:
    """Return the result for every seat: rivals share one victory, friends have it together. For a playout that was cut
    off, the judge gives the frequency of wins."""
    result = game.result(s)
    if result is not None and result.won is not None:
        return [1.0 if result.won else 0.0] * s.seats
    if result is not None:
        winners = result.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in result.ranks]
    found = [judge.chance(s, seat) for seat in s.everybody()]
    whole = sum(found)
    if together:
        return [whole / s.seats] * s.seats
    return [each / whole if whole else 1.0 / s.seats for each in found]
