"""What must hold of every state that play can reach."""

from wusel.games.crumbs.content import Content
from wusel.games.crumbs.state import CrumbsState


def faults_of(s: CrumbsState, content: Content) -> list[str]:
    """Everything that cannot be right, in words."""
    if len(s.crumbs) != s.seats or not 0 <= s.turn < s.seats:
        return [f"{len(s.crumbs)} players in {s.seats} seats, turn {s.turn}"]
    found = []
    if sorted(s.pile + s.spent) != content.pile:
        found.append(f"finds were made or lost: {s.pile} and {s.spent}")
    if min(s.crumbs) < 0 or s.gathered < 0 or s.caught not in (0, 1):
        found.append(f"crumbs {s.crumbs}, {s.gathered} gathered, caught {s.caught}")
    return found
