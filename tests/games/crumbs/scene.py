"""Tables of Crumbs in the middle of a game: the crumbs kept, and the next finds."""

from tests.games.scene import AnyScene
from wusel.engine.table import Table
from wusel.games.crumbs.game import Crumbs, new_game
from wusel.games.crumbs.state import CrumbsState

GAME = new_game()


class Scene(AnyScene[CrumbsState]):
    """A table on which seat 0 begins. `come` are the next finds."""

    def __init__(self, *kept: int, come: str = "", goal: int = 20, left: str = "", game: Crumbs = GAME) -> None:
        super().__init__(game, Table(game, {"players": len(kept), "goal": goal}, 5))
        self.s.crumbs = list(kept)
        self.s.script = [game.content.names.find.index(name) for name in come.split()]
        if left:
            self.s.pile = sorted(game.content.names.find.index(name) for name in left.split())
