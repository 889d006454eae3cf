"""Statistics of simulated games: counters of lengths, results, scores, questions and items.

The memory does not grow with the number of games.
"""

from collections import Counter
from collections.abc import Iterable
from math import log10
from typing import Any, Final

from wusel.bots.players import Chooser
from wusel.engine.ending import Result
from wusel.engine.errors import WuselError
from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.engine.step import TOGETHER
from wusel.engine.vocabulary import Vocabulary
from wusel.lab.report.shares import Shares
from wusel.lab.simulate import bot_seed

COURSE_BINS: Final = 20
BEGINS: Final = "_begins"
TURN: Final = "turn_begins"
ROUND: Final = "round_begins"
NEVER: Final = 0

Item = tuple[str, str, str]
ItemArguments = dict[int, list[tuple[int, str, str, dict[int, str]]]]


class GameStatistics:
    """Counters over a number of games, which can be merged with those of other games."""

    def __init__(self) -> None:
        self.lengths: Counter[int] = Counter()
        self.spans: Counter[tuple[str, int]] = Counter()
        self.event_counts: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.endings: Counter[tuple[str, int]] = Counter()
        self.team: Counter[bool] = Counter()
        self.verdicts: Counter[tuple[str, bool]] = Counter()
        self.winners: Counter[int] = Counter()
        self.seat_games: Counter[int] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.turn_games: Counter[int] = Counter()
        self.turn_wins: Counter[int] = Counter()
        self.seat_scores: Counter[tuple[int, int]] = Counter()
        self.rank_scores: Counter[tuple[int, int]] = Counter()
        self.team_scores: Counter[tuple[bool, int]] = Counter()
        self.game_scores: Counter[int] = Counter()
        self.margins: Counter[int] = Counter()
        self.questions: Counter[tuple[str, int]] = Counter()
        self.course: Counter[tuple[int, int]] = Counter()
        self.ways: Counter[int] = Counter()
        self.event_items: dict[Item, Shares] = {}
        self.chosen: dict[Item, Shares] = {}

    @property
    def games(self) -> int:
        return self.lengths.total()

    @property
    def fair(self) -> float:
        """The mean win rate of a seat, which is more than one by the number of seats if victories are shared."""
        return self.seat_wins.total() / self.seat_games.total()

    def merge(self, more: "GameStatistics") -> None:
        """Add the counters of other games."""
        for name, counts in vars(more).items():
            mine = getattr(self, name)
            if isinstance(counts, Counter):
                mine.update(counts)
            else:
                for item, shares in counts.items():
                    mine.setdefault(item, Shares()).merge(shares)


class StatisticsCollector:
    """Plays games and collects statistics; `kinds` are the kinds of items to count, such as cards."""

    def __init__(self, game: Game[Any], kinds: Iterable[str]) -> None:
        self.game = game
        self.events = item_arguments(game.events, set(kinds), by_seat=True)
        self.choices = item_arguments(game.choices, set(kinds), by_seat=False)
        self.names = {word.number: word.name for word in game.events.words}
        self.beginnings = {number: name for number, name in self.names.items() if name.endswith(BEGINS)}

    def play(self, options: dict[str, Any], seed: int, players: list[Chooser], stats: GameStatistics) -> None:
        """Play one game and add it to the statistics."""
        game = self.game
        events: list[Event] = []
        s = game.new(options, seed, events)
        s.events = events
        trace = GameTrace(s.seats)
        self.count_events(events, trace)
        while s.owing:
            seat = (s.owing & -s.owing).bit_length() - 1
            step = game.steps[s.agenda[-1]]
            found = game.options(s, seat)
            unpacked = game.choices.unpacked
            choice = players[seat](game, s, seat, bot_seed(seed, len(trace.questions), seat))
            trace.questions.append((game.asking(s), len(found)))
            if step.kind != TOGETHER and seat not in trace.turns:
                trace.turns.append(seat)
            if len(found) > 1:
                trace.offered[seat].update(set(self.items_in(self.choices, map(unpacked, found))))
                trace.chosen[seat].update(self.items_in(self.choices, [unpacked(choice)]))
            game.apply(s, seat, choice)
            self.count_events(events, trace)
        result = game.result(s)
        if result is None:
            raise WuselError(f"the game with seed {seed} stopped after {len(trace.questions)} choices without a result")
        add_game(trace, result, stats)
        self.add_shares(trace, result, stats)

    def count_events(self, events: list[Event], trace: "GameTrace") -> None:
        """Count the events since the last call."""
        for event in events:
            word = event.what[0]
            trace.event_counts[self.names[word]] += 1
            if word in self.beginnings:
                trace.begun[self.beginnings[word]] += 1
            if word in self.events:
                trace.event_items[event.what[1]].update(self.items_in(self.events, [event.what]))
        events.clear()

    def items_in(self, places: ItemArguments, messages: Iterable[list[int]]) -> list[Item]:
        """The items that choices or events name, each with the word and the kind."""
        return [
            (word, kind, names[message[place]])
            for message in messages
            for place, word, kind, names in places.get(message[0], ())
        ]

    def add_shares(self, trace: "GameTrace", result: Result, stats: GameStatistics) -> None:
        """Add the shares of items among winners and others. A team wins in some games and loses in the others."""
        for places in self.events.values():
            for _, word, kind, names in places:
                tries = [sum(n for item, n in had.items() if item[:2] == (word, kind)) for had in trace.event_items]
                if any(tries):
                    for name in names.values():
                        hits = [had[word, kind, name] for had in trace.event_items]
                        shares = stats.event_items.setdefault((word, kind, name), Shares())
                        shares.add(*split_by_winners(hits, tries, result))
        for item in sorted({item for had in trace.offered for item in had}):
            hits, tries = [had[item] for had in trace.chosen], [had[item] for had in trace.offered]
            stats.chosen.setdefault(item, Shares()).add(*split_by_winners(hits, tries, result))


class GameTrace:
    """Counters of one game while it is played."""

    def __init__(self, seats: int) -> None:
        self.questions: list[tuple[str, int]] = []
        self.turns: list[int] = []
        self.begun: Counter[str] = Counter()
        self.event_counts: Counter[str] = Counter()
        self.event_items: list[Counter[Item]] = [Counter() for _ in range(seats)]
        self.offered: list[Counter[Item]] = [Counter() for _ in range(seats)]
        self.chosen: list[Counter[Item]] = [Counter() for _ in range(seats)]


def item_arguments(vocabulary: Vocabulary, kinds: set[str], by_seat: bool) -> ItemArguments:
    """The arguments of words that name items of some kinds: for each word the position, its name, the kind, and the
    names. With `by_seat` only words whose first argument is a seat count."""
    places: ItemArguments = {}
    for word in vocabulary.words:
        if by_seat and not (word.args and word.args[0].kind == "seat"):
            continue
        for place, arg in enumerate(word.args, 1):
            if arg.kind in kinds and arg.names:
                places.setdefault(word.number, []).append((place, word.name, arg.kind, arg.names))
    return places


def split_by_winners(hits: list[int], tries: list[int], result: Result) -> tuple[int, int, int, int]:
    """Hits and tries of winners, then of all others."""
    won = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    own_hits, own_tries = sum(hits[seat] for seat in won), sum(tries[seat] for seat in won)
    return own_hits, own_tries, sum(hits) - own_hits, sum(tries) - own_tries


def rounds_of(trace: GameTrace) -> int:
    """The number of rounds; without events for rounds, one turn of every seat is a round."""
    seats = len(trace.event_items)
    return trace.begun[ROUND] or (trace.begun[TURN] + seats - 1) // seats


def add_game(trace: GameTrace, result: Result, stats: GameStatistics) -> None:
    """Add the counters of one game."""
    length = len(trace.questions)
    stats.lengths[length] += 1
    stats.reasons[result.reason] += 1
    stats.endings[result.reason, rounds_of(trace)] += 1
    stats.spans.update(trace.begun.items())
    stats.event_counts.update(trace.event_counts)
    stats.questions.update(trace.questions)
    stats.course.update((number * COURSE_BINS // length, found) for number, (_, found) in enumerate(trace.questions))
    stats.ways[round(sum(log10(found) for _, found in trace.questions))] += 1
    stats.seat_scores.update(enumerate(result.scores))
    stats.game_scores[sum(result.scores)] += 1
    if result.won is None:
        add_competitive_game(trace, result, stats)
    else:
        stats.team[result.won] += 1
        stats.verdicts[result.reason, result.won] += 1
        stats.team_scores[result.won, sum(result.scores)] += 1


def add_competitive_game(trace: GameTrace, result: Result, stats: GameStatistics) -> None:
    """Add winners by seat and turn, ranks and margins of a competitive game."""
    for seat, (rank, score) in enumerate(zip(result.ranks, result.scores, strict=True)):
        turn = trace.turns.index(seat) + 1 if seat in trace.turns else NEVER
        stats.seat_games[seat] += 1
        stats.seat_wins[seat] += rank == 1
        stats.turn_games[turn] += 1
        stats.turn_wins[turn] += rank == 1
        stats.rank_scores[rank, score] += 1
    stats.winners[result.ranks.count(1)] += 1
    if len(result.scores) > 1:
        best, second = sorted(result.scores, reverse=True)[:2]
        stats.margins[best - second] += 1
