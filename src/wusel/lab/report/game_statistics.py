"""A game watched from the first question to the result, and what many of them say together, in whole numbers.

Nothing here grows with the number of games: a note is a count of how often something was so.
"""

from collections import Counter
from collections.abc import Iterable
from math import log10
from typing import Any, Final

from wusel.bots.players import Chooser
from wusel.engine.errors import WuselError
from wusel.engine.events import Event
from wusel.engine.game import Game, Result
from wusel.engine.step import TOGETHER
from wusel.engine.vocabulary import Vocabulary
from wusel.lab.report.shares import Shares
from wusel.lab.simulate import bot_seed

STRETCHES: Final = 20
BEGINS: Final = "_begins"
TURN: Final = "turn_begins"
ROUND: Final = "round_begins"
NEVER: Final = 0

Thing = tuple[str, str, str]
Places = dict[int, list[tuple[int, str, str, dict[int, str]]]]


class Notes:
    """What was seen in a number of games. Every count can be added to that of other games."""

    def __init__(self) -> None:
        self.lengths: Counter[int] = Counter()
        self.spans: Counter[tuple[str, int]] = Counter()
        self.told: Counter[str] = Counter()
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
        self.happened: dict[Thing, Shares] = {}
        self.chosen: dict[Thing, Shares] = {}

    @property
    def games(self) -> int:
        return self.lengths.total()

    @property
    def fair(self) -> float:
        """How often a seat wins on average; more than its part if victories are shared."""
        return self.seat_wins.total() / self.seat_games.total()

    def merge(self, more: "Notes") -> None:
        """What was seen in other games as well."""
        for name, notes in vars(more).items():
            mine = getattr(self, name)
            if isinstance(notes, Counter):
                mine.update(notes)
            else:
                for thing, shares in notes.items():
                    mine.setdefault(thing, Shares()).merge(shares)


class Watch:
    """Somebody who watches games of one kind; `kinds` are the things to look out for, such as cards."""

    def __init__(self, game: Game[Any], kinds: Iterable[str]) -> None:
        self.game = game
        self.events = places_of(game.events, set(kinds), by_seat=True)
        self.choices = places_of(game.choices, set(kinds), by_seat=False)
        self.names = {word.number: word.name for word in game.events.words}
        self.beginnings = {number: name for number, name in self.names.items() if name.endswith(BEGINS)}

    def play(self, options: dict[str, Any], seed: int, players: list[Chooser], notes: Notes) -> None:
        """One game, and what is to be noted about it."""
        game = self.game
        events: list[Event] = []
        s = game.new(options, seed, events)
        s.events = events
        seen = Seen(s.seats)
        self.look(events, seen)
        while s.owing:
            seat = (s.owing & -s.owing).bit_length() - 1
            step = game.steps[s.agenda[-1]]
            found = game.options(s, seat)
            spelled = game.choices.unpacked
            choice = players[seat](game, s, seat, bot_seed(seed, len(seen.questions), seat))
            seen.questions.append((game.asking(s), len(found)))
            if step.kind != TOGETHER and seat not in seen.turns:
                seen.turns.append(seat)
            if len(found) > 1:
                seen.offered[seat].update(set(self.things(self.choices, map(spelled, found))))
                seen.chosen[seat].update(self.things(self.choices, [spelled(choice)]))
            game.apply(s, seat, choice)
            self.look(events, seen)
        result = game.result(s)
        if result is None:
            raise WuselError(f"the game with seed {seed} stopped after {len(seen.questions)} choices without a result")
        write_down(seen, result, notes)
        self.relate(seen, result, notes)

    def look(self, events: list[Event], seen: "Seen") -> None:
        """What has just happened, and to whom."""
        for event in events:
            word = event.what[0]
            seen.told[self.names[word]] += 1
            if word in self.beginnings:
                seen.begun[self.beginnings[word]] += 1
            if word in self.events:
                seen.happened[event.what[1]].update(self.things(self.events, [event.what]))
        events.clear()

    def things(self, places: Places, said: Iterable[list[int]]) -> list[Thing]:
        """Which things choices or events speak of, each with the word and the kind."""
        return [
            (word, kind, names[what[place]]) for what in said for place, word, kind, names in places.get(what[0], ())
        ]

    def relate(self, seen: "Seen", result: Result, notes: Notes) -> None:
        """Who had which things: those who won, and the others. Friends win in some games and lose in the others."""
        for places in self.events.values():
            for _, word, kind, names in places:
                tries = [sum(n for thing, n in had.items() if thing[:2] == (word, kind)) for had in seen.happened]
                if any(tries):
                    for name in names.values():
                        hits = [had[word, kind, name] for had in seen.happened]
                        shares = notes.happened.setdefault((word, kind, name), Shares())
                        shares.add(*parted(hits, tries, result))
        for thing in sorted({thing for had in seen.offered for thing in had}):
            hits, tries = [had[thing] for had in seen.chosen], [had[thing] for had in seen.offered]
            notes.chosen.setdefault(thing, Shares()).add(*parted(hits, tries, result))


class Seen:
    """What is kept of one game while it is played."""

    def __init__(self, seats: int) -> None:
        self.questions: list[tuple[str, int]] = []
        self.turns: list[int] = []
        self.begun: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.happened: list[Counter[Thing]] = [Counter() for _ in range(seats)]
        self.offered: list[Counter[Thing]] = [Counter() for _ in range(seats)]
        self.chosen: list[Counter[Thing]] = [Counter() for _ in range(seats)]


def places_of(vocabulary: Vocabulary, kinds: set[str], by_seat: bool) -> Places:
    """Where words speak of things of certain kinds: for each word the place, its name, the kind, and the names.
    With `by_seat` only words that begin with a seat count, so that it is clear who did it."""
    places: Places = {}
    for word in vocabulary.words:
        if by_seat and not (word.args and word.args[0].kind == "seat"):
            continue
        for place, arg in enumerate(word.args, 1):
            if arg.kind in kinds and arg.names:
                places.setdefault(word.number, []).append((place, word.name, arg.kind, arg.names))
    return places


def parted(hits: list[int], tries: list[int], result: Result) -> tuple[int, int, int, int]:
    """Hits and tries of those who won, then of all others."""
    won = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    own_hits, own_tries = sum(hits[seat] for seat in won), sum(tries[seat] for seat in won)
    return own_hits, own_tries, sum(hits) - own_hits, sum(tries) - own_tries


def rounds_of(seen: Seen) -> int:
    """How many rounds were begun; where a game does not tell of rounds, a turn of everybody is one."""
    seats = len(seen.happened)
    return seen.begun[ROUND] or (seen.begun[TURN] + seats - 1) // seats


def write_down(seen: Seen, result: Result, notes: Notes) -> None:
    """How a game went and how it ended."""
    length = len(seen.questions)
    notes.lengths[length] += 1
    notes.reasons[result.reason] += 1
    notes.endings[result.reason, rounds_of(seen)] += 1
    notes.spans.update(seen.begun.items())
    notes.told.update(seen.told)
    notes.questions.update(seen.questions)
    notes.course.update((number * STRETCHES // length, found) for number, (_, found) in enumerate(seen.questions))
    notes.ways[round(sum(log10(found) for _, found in seen.questions))] += 1
    notes.seat_scores.update(enumerate(result.scores))
    notes.game_scores[sum(result.scores)] += 1
    if result.won is None:
        write_rivals(seen, result, notes)
    else:
        notes.team[result.won] += 1
        notes.verdicts[result.reason, result.won] += 1
        notes.team_scores[result.won, sum(result.scores)] += 1


def write_rivals(seen: Seen, result: Result, notes: Notes) -> None:
    """Who won, from which seat and turn, and by how much."""
    for seat, (rank, score) in enumerate(zip(result.ranks, result.scores, strict=True)):
        turn = seen.turns.index(seat) + 1 if seat in seen.turns else NEVER
        notes.seat_games[seat] += 1
        notes.seat_wins[seat] += rank == 1
        notes.turn_games[turn] += 1
        notes.turn_wins[turn] += rank == 1
        notes.rank_scores[rank, score] += 1
    notes.winners[result.ranks.count(1)] += 1
    if len(result.scores) > 1:
        best, second = sorted(result.scores, reverse=True)[:2]
        notes.margins[best - second] += 1
