"""Summary statistics of many games: win rates, scores, ranks, lengths and reasons for the end."""

from collections import Counter

from wusel.lab.intervals import RunningStats, wilson
from wusel.lab.simulate import Row


class Tally:
    """Wins, scores and ranks of a bot that has a number of seats in each game.

    The unit is always the game, so that confidence intervals hold: a bot in two seats has won a game if either seat
    won, and its score and rank in a game are those of its seats together.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.wins = 0
        self.score = RunningStats()
        self.ranks = 0

    def add(self, row: Row, seats: list[int]) -> None:
        self.wins += any(row.ranks[seat] == 1 for seat in seats)
        self.score.add(sum(row.scores[seat] for seat in seats))
        self.ranks += sum(row.ranks[seat] for seat in seats)

    def to_json(self) -> dict[str, object]:
        games = self.score.count
        mean, interval = self.score.mean(), self.score.interval()
        return {
            "games": games,
            **win_rate(self.wins, games),
            "mean_score": None if mean is None else mean / self.seats,
            "mean_score_interval": interval and [end / self.seats for end in interval],
            "mean_rank": self.ranks / (games * self.seats) if games else None,
        }


class Summary:
    """Running sums over all rows; every seat with rank 1 has won, alone or with others."""

    def __init__(self) -> None:
        self.games = 0
        self.seats: dict[tuple[int, str], Tally] = {}
        self.bots: dict[str, Tally] = {}
        self.team_games = 0
        self.team_wins = 0
        self.length = RunningStats()
        self.reasons: Counter[str] = Counter()

    def add(self, row: Row) -> None:
        self.games += 1
        for seat, bot in enumerate(row.bots):
            self.seats.setdefault((seat, bot), Tally(1)).add(row, [seat])
        for bot in set(row.bots):
            places = [seat for seat, name in enumerate(row.bots) if name == bot]
            self.bots.setdefault(bot, Tally(len(places))).add(row, places)
        if row.won is not None:
            self.team_games += 1
            self.team_wins += row.won
        self.length.add(row.choices)
        self.reasons[row.reason] += 1

    def to_json(self) -> dict[str, object]:
        """All figures, ready for JSON."""
        return {
            "games": self.games,
            "team": win_rate(self.team_wins, self.team_games) if self.team_games else None,
            "seats": [{"seat": seat, "bot": bot, **t.to_json()} for (seat, bot), t in sorted(self.seats.items())],
            "bots": [{"bot": bot, "seats": t.seats, **t.to_json()} for bot, t in sorted(self.bots.items())],
            "choices": {"mean": self.length.mean(), "least": self.length.least, "most": self.length.most},
            "reasons": {reason: {"games": n, "share": n / self.games} for reason, n in sorted(self.reasons.items())},
        }


def win_rate(wins: int, games: int) -> dict[str, object]:
    """Wins, win rate and its confidence interval."""
    return {
        "wins": wins,
        "win_rate": wins / games if games else None,
        "win_rate_interval": list(wilson(wins, games)),
    }
