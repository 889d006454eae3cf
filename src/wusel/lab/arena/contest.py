"""What is played in the arena: who meets whom, on which deals, in which seats."""

from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations
from typing import Any, Final

from wusel import __version__
from wusel.bots.players import check_chooser, is_learned
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value, settle_options
from wusel.lab.arena.players import new_chooser
from wusel.lab.bench import build
from wusel.lab.simulate import LARGEST_SEED

USUAL_REFERENCE: Final = "greedy"
FEWEST_DEALS: Final = 2

# Who sits at a table: in a duel one alone and another in all other seats, in a team the same everywhere.
LineUp = tuple[str, ...]
# A seed, and who sits where.
Match = tuple[int, LineUp]


@dataclass(frozen=True)
class Contest:
    """Bots and the deals they play: deal `n` has the seed `seed + n`, whoever plays it. `against` has everybody meet
    this one alone; `to_the_end` plays all deals, however clear it is who is stronger."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Value]
    seats: int
    together: bool
    deals: int
    seed: int = 1
    against: str = ""
    iterations: int = 0
    to_the_end: bool = False
    content_text: str = ""

    @property
    def reference(self) -> str:
        """Whom all others are compared with."""
        if self.against:
            return self.against
        return USUAL_REFERENCE if USUAL_REFERENCE in self.bots else self.bots[-1]

    def line_ups(self) -> list[LineUp]:
        """All teams, or all duels: each bot alone among each other one."""
        others = [bot for bot in self.bots if bot != self.against]
        if self.together:
            return [(bot,) * self.seats for bot in ([*others, self.against] if self.against else others)]
        if self.against:
            pairs = [(bot, self.against) for bot in others]
        elif self.seats == 2:
            pairs = list(combinations(others, 2))
        else:
            pairs = list(permutations(others, 2))
        return [(bot,) + (other,) * (self.seats - 1) for bot, other in pairs]

    def matches(self, line_up: LineUp, deal: int) -> list[Match]:
        """A deal, once for each seat that the lone bot can take."""
        turned = [line_up[-shift:] + line_up[:-shift] for shift in range(self.seats)]
        return [(self.seed + deal, bots) for bots in dict.fromkeys(turned)]

    def settings(self) -> dict[str, object]:
        """All that a game depends on, besides seed and seats."""
        content = sha256(self.content_text.encode()).hexdigest()[:16] if self.content_text else "its own"
        return {
            "game": self.game,
            "options": self.options,
            "content": content,
            "iterations": self.iterations,
            "version": __version__,
            "build": build(),
        }


def new_contest(
    game: Game[Any],
    bots: list[str],
    options: dict[str, object],
    games: int = 400,
    seed: int = 1,
    against: str = "",
    iterations: int = 0,
    to_the_end: bool = False,
) -> Contest:
    """A contest that has been found possible, before anything is played. There are so many games for each duel or
    team, or a few more to make whole deals."""
    settled = settle_options(game.declared, options)
    check_names(bots, against)
    for name in [*bots, against]:
        if is_learned(name):
            check_chooser(name, game, settled)
    if games < 1:
        raise WuselError(f"{games} games cannot be played; it takes 1 at least")
    if not 0 <= seed <= LARGEST_SEED - games:
        raise WuselError(f"seed {seed} is not possible here; it can be 0 to {LARGEST_SEED - games}")
    s = game.new(settled, seed)
    together = game.plays_together(s)
    deals = max(FEWEST_DEALS, games if together else -(-games // s.seats))
    text = game.content_text()
    return Contest(
        game.name, tuple(bots), settled, s.seats, together, deals, seed, against, iterations, to_the_end, text
    )


def check_names(bots: list[str], against: str) -> None:
    """Everybody is known, nobody comes twice, and somebody has an opponent."""
    for name in [*bots, *([against] if against else [])]:
        new_chooser(name)
    for name in bots:
        if bots.count(name) > 1:
            raise WuselError(f"{name} is named twice; name each bot once")
    if len({*bots, against} - {""}) < 2:
        raise WuselError(f"{bots[0]} alone is no contest; name two bots, or one and another to play against")
