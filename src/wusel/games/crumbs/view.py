"""What a seat may know: everything but what comes next."""

from typing import TypedDict

from wusel.games.crumbs.content import Content
from wusel.games.crumbs.state import CrumbsState


class CrumbsView(TypedDict):
    """The table as everybody sees it. Of the pile all know what is left in it (CR-H1)."""

    goal: int
    turn: int
    gathered: int
    crumbs: list[int]
    pile: dict[str, int]  # how many of each find are left
    spent: list[str]


def view_of(s: CrumbsState, content: Content) -> CrumbsView:
    return {
        "goal": s.goal,
        "turn": s.turn,
        "gathered": s.gathered,
        "crumbs": s.crumbs[:],
        "pile": {name: s.pile.count(find) for find, name in enumerate(content.names)},
        "spent": [content.names[find] for find in s.spent],
    }
