"""The schedule of a round-robin tournament: pairings, deals and seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations
from typing import Annotated, Any, Final

from wusel.bots.players import check_chooser, is_kept_elsewhere
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value, settle_options
from wusel.lab.arena.players import new_chooser
from wusel.lab.command_options import THE_PLAYERS, USUAL_BOT, Seed
from wusel.lab.simulate import LARGEST_SEED
from wusel.support.build import build
from wusel.support.command_option import CommandOption
from wusel.version import __version__

MIN_DEALS: Final = 2

# The bots at a table: in a duel one bot against another in all other seats, in a team the same bot in all seats.
LineUp = tuple[str, ...]
# A seed, and the bots by seat.
Match = tuple[int, LineUp]


@dataclass(frozen=True)
class Contest:
    """A round-robin tournament on common deals: deal `n` has the seed `seed + n` for all bots. With `against` every bot
    plays against this one only; `to_the_end` plays all deals, without early stopping."""

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
        """The bot that all others are compared with."""
        if self.against:
            return self.against
        return USUAL_BOT if USUAL_BOT in self.bots else self.bots[-1]

    def line_ups(self) -> list[LineUp]:
        """All teams, or all duels: each bot alone against each other one."""
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
        """The games of a deal: one for each seat that the lone bot can take."""
        rotated = [line_up[-shift:] + line_up[:-shift] for shift in range(self.seats)]
        return [(self.seed + deal, bots) for bots in dict.fromkeys(rotated)]

    def settings(self) -> dict[str, object]:
        """All parameters of a game except seed and seats."""
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
    bots: Annotated[
        Sequence[str],
        CommandOption(
            f"Who competes: {THE_PLAYERS}, or oracle, which cheats. hard:400 searches with 400 playouts.",
            "BOT,BOT,...",
        ),
    ],
    options: dict[str, object],
    games: Annotated[int, CommandOption("How many games for each duel or team.", "N", least=1)] = 400,
    seed: Seed = 1,
    against: Annotated[str, CommandOption("Each bot alone against this one in all other seats.", "BOT")] = "",
    iterations: Annotated[
        int, CommandOption("Playouts for bots that search; 0 leaves them their own budget.", "N", least=0)
    ] = 0,
    to_the_end: Annotated[bool, CommandOption("Play all games, however clear it is.", names="--all")] = False,
) -> Contest:
    """A contest that is validated before anything is played. `games` is the number for each duel or team; it is rounded
    up to whole deals."""
    settled = settle_options(game.declared, options)
    if games < 1:
        raise WuselError(f"{games} games cannot be played; it takes 1 at least")
    if not 0 <= seed <= LARGEST_SEED - games:
        raise WuselError(f"seed {seed} is not possible here; it can be 0 to {LARGEST_SEED - games}")
    s = game.new(settled, seed)
    together = game.plays_together(s)
    check_names(bots, against, together)
    for name in [*bots, against]:
        if is_kept_elsewhere(name):
            check_chooser(name, game, settled)
    deals = max(MIN_DEALS, games if together else -(-games // s.seats))
    text = game.content_text()
    return Contest(
        game.name, tuple(bots), settled, s.seats, together, deals, seed, against, iterations, to_the_end, text
    )


def check_names(bots: Sequence[str], against: str, together: bool) -> None:
    """Check that all bots exist, none is named twice, and rivals are two at least."""
    for name in [*bots, *([against] if against else [])]:
        new_chooser(name)
    for name in bots:
        if bots.count(name) > 1:
            raise WuselError(f"{name} is named twice; name each bot once")
    if not together and len({*bots, against} - {""}) < 2:
        raise WuselError(f"{bots[0]} alone is no contest; name two bots, or one and another to play against")
