"""Who has won."""

from wusel.engine.game import Result
from wusel.games.crumbs.state import CrumbsState


def result(s: CrumbsState) -> Result | None:
    """Ranks by crumbs; equals share a rank. Who plays alone has won with enough of them (CR-E2, CR-E3)."""
    if s.agenda:
        return None
    enough = max(s.crumbs) >= s.goal
    reason = "enough" if enough else "pile_empty"
    if s.seats == 1:
        return Result([1 if enough else 2], s.crumbs[:], reason, enough)
    return Result([1 + sum([1 for other in s.crumbs if other > own]) for own in s.crumbs], s.crumbs[:], reason)
