"""How an arena stands, as tables for people."""

from rich.console import Console

from wusel.lab.arena.players import cheats, titled
from wusel.lab.arena.results import Duel, Rating, Standing, Team
from wusel.lab.tables import new_table


def show_standing(standing: Standing) -> None:
    """Ratings and duels, or teams; and what to bear in mind."""
    console = Console()
    if not standing.duels and not standing.teams:
        console.print("Too few deals were finished to say anything.")
        return
    if standing.together:
        table = new_table("bot", "games", "wins", "win rate", f"more than {standing.reference}")
        for team in standing.teams:
            table.add_row(*team_cells(team))
        console.print(table)
    else:
        show_duels(console, standing)
    for remark in remarks(standing):
        console.print(remark)


def show_duels(console: Console, standing: Standing) -> None:
    if len(standing.ratings) > 2:
        table = new_table("bot", "rating", "games")
        for rating in standing.ratings:
            table.add_row(*rating_cells(rating, standing.reference))
        console.print(table)
        console.print()
    table = new_table("bot", "against", "games", f"wins (fair: {standing.duels[0].fair:.0%})", "points ahead")
    for duel in standing.duels:
        table.add_row(*duel_cells(duel, standing.contest.seats - 1))
    console.print(table)


def rating_cells(rating: Rating, reference: str) -> list[str]:
    said = f"{rating.rating:+.0f} ({rating.low:+.0f}..{rating.high:+.0f})" if rating.bot != reference else "0"
    return [titled(rating.bot), said, f"{rating.games}"]


def duel_cells(duel: Duel, others: int) -> list[str]:
    against = titled(duel.against) if others == 1 else f"{others} {titled(duel.against)}"
    lead = f"{duel.lead:+.2f} ({duel.lead_low:+.2f}..{duel.lead_high:+.2f})"
    return [titled(duel.bot), against, f"{duel.games}", percent(duel.share, duel.low, duel.high), lead]


def team_cells(team: Team) -> list[str]:
    cells = [titled(team.bot), f"{team.games}", f"{team.wins}", percent(team.rate, team.low, team.high)]
    if team.gain is None or team.gain_low is None or team.gain_high is None:
        return [*cells, ""]
    return [*cells, f"{100 * team.gain:+.1f} ({100 * team.gain_low:+.1f}..{100 * team.gain_high:+.1f}) pp"]


def percent(share: float, low: float, high: float) -> str:
    return f"{share:.1%} ({low:.1%}..{high:.1%})"


def remarks(standing: Standing) -> list[str]:
    """What the figures mean, and what came between."""
    contest = standing.contest
    said = [
        f"{standing.games} games, {contest.game} with {contest.seats} players; in brackets 95 % intervals over deals."
    ]
    if len(standing.ratings) > 2:
        said.append(f"Ratings are points above {standing.reference}; 400 more are ten victories for one.")
    if standing.stopped_early:
        said.append(
            f"What was clear was not played on to {contest.deals} deals (--all does), so its figures flatter a little."
        )
    if any(cheats(bot) for bot in (*contest.bots, contest.against)):
        said.append("The oracle cheats: it sees all hands and secret choices.")
    if standing.interrupted:
        said.append("Interrupted: this is how it stands so far.")
    return said
