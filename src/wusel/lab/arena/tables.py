"""Tables in the terminal: the results of a tournament."""

from rich.console import Console

from wusel.lab.arena.players import cheats, display_name
from wusel.lab.arena.results import ArenaResults, Duel, Rating, Team
from wusel.lab.tables import new_table, percent


def show_results(results: ArenaResults) -> None:
    """Print ratings and duels, or teams, and remarks."""
    console = Console()
    if not results.duels and not results.teams:
        console.print("Too few deals were finished to say anything.")
        return
    if results.together:
        table = new_table("bot", "games", "wins", "win rate", f"more than {results.reference}")
        for team in results.teams:
            table.add_row(*team_cells(team))
        console.print(table)
    else:
        show_duels(console, results)
    for remark in remarks(results):
        console.print(remark)


def show_duels(console: Console, results: ArenaResults) -> None:
    if len(results.ratings) > 2:
        table = new_table("bot", "rating", "games")
        for rating in results.ratings:
            table.add_row(*rating_cells(rating, results.reference))
        console.print(table)
        console.print()
    table = new_table("bot", "against", "games", f"wins (fair: {results.duels[0].fair:.0%})", "points ahead")
    for duel in results.duels:
        table.add_row(*duel_cells(duel, results.contest.seats - 1))
    console.print(table)


def rating_cells(rating: Rating, reference: str) -> list[str]:
    text = f"{rating.rating:+.0f} ({rating.low:+.0f}..{rating.high:+.0f})" if rating.bot != reference else "0"
    return [display_name(rating.bot), text, f"{rating.games}"]


def duel_cells(duel: Duel, others: int) -> list[str]:
    against = display_name(duel.against) if others == 1 else f"{others} {display_name(duel.against)}"
    lead = f"{duel.lead:+.2f} ({duel.lead_low:+.2f}..{duel.lead_high:+.2f})"
    return [display_name(duel.bot), against, f"{duel.games}", percent(duel.share, duel.low, duel.high), lead]


def team_cells(team: Team) -> list[str]:
    cells = [display_name(team.bot), f"{team.games}", f"{team.wins}", percent(team.rate, team.low, team.high)]
    if team.gain is None or team.gain_low is None or team.gain_high is None:
        return [*cells, ""]
    return [*cells, f"{100 * team.gain:+.1f} ({100 * team.gain_low:+.1f}..{100 * team.gain_high:+.1f}) pp"]


def remarks(results: ArenaResults) -> list[str]:
    """Explain the figures, and say whether the run was cut short."""
    contest = results.contest
    lines = [
        f"{results.games} games, {contest.game} with {contest.seats} players; in brackets 95 % intervals over deals."
    ]
    if len(results.ratings) > 2:
        lines.append(f"Ratings are points above {results.reference}; 400 more are ten victories for one.")
    if results.stopped_early:
        lines.append(
            f"What was clear was not played on to {contest.deals} deals (--all does), so its figures flatter a little."
        )
    if any(cheats(bot) for bot in (*contest.bots, contest.against)):
        lines.append("The oracle cheats: it sees all hands and secret choices.")
    if results.interrupted:
        lines.append("Interrupted: this is how it stands so far.")
    return lines
