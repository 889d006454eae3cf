"""The results of a tournament: duels and ratings, or teams and their win rates."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from wusel.lab.arena.contest import Contest, LineUp, Match
from wusel.lab.arena.deal_statistics import is_significant, lead_of, mean_interval, share_interval, share_of
from wusel.lab.arena.players import cheats
from wusel.lab.arena.ratings import Order, orders, rate
from wusel.lab.intervals import wilson
from wusel.lab.simulate import Row

Rows = Mapping[Match, Row]


@dataclass(frozen=True)
class Duel:
    """One bot alone against another in all other seats: its share of the victories, which is `fair` if both are equally
    strong, and its mean lead in points. It is `clear` if the difference is significant."""

    bot: str
    against: str
    deals: int
    games: int
    share: float
    low: float
    high: float
    fair: float
    lead: float
    lead_low: float
    lead_high: float
    clear: bool


@dataclass(frozen=True)
class Rating:
    """Elo points above the reference, from all duels; 400 points are odds of ten to one."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    cheats: bool


@dataclass(frozen=True)
class Team:
    """The same bot in all seats: its win rate, and the gain over the win rate of the reference on the same deals."""

    bot: str
    games: int
    wins: int
    rate: float
    low: float
    high: float
    gain: float | None
    gain_low: float | None
    gain_high: float | None
    cheats: bool


@dataclass(frozen=True)
class ArenaResults:
    """All results so far. Duels and teams with fewer than two complete deals are left out."""

    contest: Contest
    duels: list[Duel]
    ratings: list[Rating]
    teams: list[Team]
    games: int
    interrupted: bool = False

    @property
    def together(self) -> bool:
        return self.contest.together

    @property
    def reference(self) -> str:
        return self.contest.reference

    @property
    def stopped_early(self) -> bool:
        """Return whether a duel or team stopped before all deals were played."""
        played = [duel.deals for duel in self.duels] + [team.games for team in self.teams]
        return not self.interrupted and any(deals < self.contest.deals for deals in played)

    def to_json(self) -> dict[str, object]:
        """All results, ready for JSON."""
        contest = self.contest
        return {
            **contest.settings(),
            "bots": list(contest.bots),
            "cheats": [bot for bot in contest.bots if cheats(bot)],
            "reference": self.reference,
            "seed": contest.seed,
            "deals": contest.deals,
            "games": self.games,
            "interrupted": self.interrupted,
            "stopped_early": self.stopped_early,
            "ratings": [asdict(rating) for rating in self.ratings],
            "duels": [asdict(duel) | {"cheats": cheats(duel.bot) or cheats(duel.against)} for duel in self.duels],
            "teams": [asdict(team) for team in self.teams],
        }


def complete_deals(contest: Contest, rows: Rows, line_up: LineUp, deals: int) -> dict[int, list[Row]]:
    """The games of each of the first deals that was played from all seats."""
    found = {}
    for deal in range(deals):
        matches = contest.matches(line_up, deal)
        if all(match in rows for match in matches):
            found[deal] = [rows[match] for match in matches]
    return found


def shares(played: Mapping[int, list[Row]], bot: str) -> list[float]:
    """The lone bot's share of the victories for each deal."""
    return [sum(share_of(row, bot) for row in rows) / len(rows) for rows in played.values()]


def gains(played: Mapping[int, list[Row]], other: Mapping[int, list[Row]]) -> list[float]:
    """The difference in victories of two teams, for each deal that both played."""
    return [float(bool(played[deal][0].won) - bool(other[deal][0].won)) for deal in played if deal in other]


def evaluate(contest: Contest, rows: Rows, interrupted: bool = False) -> ArenaResults:
    """Evaluate all games of a contest."""
    played = {line_up: complete_deals(contest, rows, line_up, contest.deals) for line_up in contest.line_ups()}
    played = {line_up: deals for line_up, deals in played.items() if len(deals) >= 2}
    games = sum(len(rows) for deals in played.values() for rows in deals.values())
    if contest.together:
        return ArenaResults(contest, [], [], new_teams(contest, played), games, interrupted)
    duels = [new_duel(line_up, deals) for line_up, deals in played.items()]
    return ArenaResults(contest, duels, new_ratings(contest, played), [], games, interrupted)


def new_duel(line_up: LineUp, played: Mapping[int, list[Row]]) -> Duel:
    bot, other, seats = line_up[0], line_up[1], len(line_up)
    won = shares(played, bot)
    leads = [sum(lead_of(row, bot) for row in rows) / len(rows) for rows in played.values()]
    return Duel(
        bot,
        other,
        len(played),
        sum(map(len, played.values())),
        sum(won) / len(won),
        *share_interval(won, seats),
        1 / seats,
        sum(leads) / len(leads),
        *mean_interval(leads, seats),
        is_significant(won, seats, 1 / seats),
    )


def new_ratings(contest: Contest, played: Mapping[LineUp, Mapping[int, list[Row]]]) -> list[Rating]:
    """The ratings of all bots that have played, the strongest first."""
    deals: dict[int, dict[Order, float]] = {}
    games: Counter[str] = Counter()
    for duel in played.values():
        for deal, rows in duel.items():
            counts = deals.setdefault(deal, {})
            for row in rows:
                games.update(set(row.bots))
                for order, part in orders(row.bots, row.ranks).items():
                    counts[order] = counts.get(order, 0.0) + part
    if not games:
        return []
    found = [
        Rating(bot, strength.rating, strength.low, strength.high, games[bot], cheats(bot))
        for bot, strength in rate(list(deals.values()), contest.reference).items()
    ]
    return sorted(found, key=lambda rating: -rating.rating)


def new_teams(contest: Contest, played: Mapping[LineUp, Mapping[int, list[Row]]]) -> list[Team]:
    """The teams in the order of the line-ups."""
    reference = played.get((contest.reference,) * contest.seats, {})
    return [
        new_team(line_up[0], deals, {} if line_up[0] == contest.reference else reference)
        for line_up, deals in played.items()
    ]


def new_team(bot: str, played: Mapping[int, list[Row]], reference: Mapping[int, list[Row]]) -> Team:
    games = len(played)
    wins = sum(bool(rows[0].won) for rows in played.values())
    low, high = wilson(wins, games)
    gained = gains(played, reference)
    if len(gained) < 2:
        return Team(bot, games, wins, wins / games, low, high, None, None, None, cheats(bot))
    gain = sum(gained) / len(gained)
    return Team(bot, games, wins, wins / games, low, high, gain, *mean_interval(gained, 1), cheats(bot))
