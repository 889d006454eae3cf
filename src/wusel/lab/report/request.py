"""The request for a report, checked before any game is played."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from wusel.bots.levels import HARD, new_bot
from wusel.bots.players import is_kept_elsewhere
from wusel.bots.search_bot import SearchBot
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value, settle_options
from wusel.lab.arena.contest import check_names
from wusel.lab.arena.players import cheats, new_chooser
from wusel.lab.command_options import THE_BOTS, USUAL_BOT, Seed
from wusel.lab.simulate import LARGEST_SEED
from wusel.support.command_option import CommandOption


@dataclass(frozen=True)
class Request:
    """The parameters of a report. Options and ladder are left out with 0 games for them. All combinations of the values
    of the options in `cross` are played by `cross_bots`."""

    game: str
    options: dict[str, Value]
    bot: str
    seed: int
    games: int
    option_games: int
    ladder: tuple[str, ...]
    ladder_games: int
    language: str
    content_text: str = ""
    cross: tuple[str, ...] = ()
    cross_games: int = 0
    cross_bots: tuple[str, ...] = ()


def new_request(
    game: Game[Any],
    options: dict[str, object],
    bot: Annotated[str, CommandOption(f"Who plays: {THE_BOTS}. hard:40 searches with 40 playouts.", "BOT")] = USUAL_BOT,
    seed: Seed = 1,
    games: Annotated[int, CommandOption("How many games.", "N", least=2)] = 400,
    option_games: Annotated[
        int, CommandOption("How many games for every other value of every option; 0 for none.", "N", least=0)
    ] = 100,
    ladder: Annotated[
        Sequence[str], CommandOption("Whose strength is compared with that of the bot that plays.", "BOT,BOT,...")
    ] = ("random", "easy", "hard:8"),
    ladder_games: Annotated[int, CommandOption("How many games for each of them; 0 for none.", "N", least=0)] = 12,
    language: str = "en",
    cross: Annotated[
        Sequence[str], CommandOption("Play every combination of the values of these options, too.", "OPTION,OPTION,...")
    ] = (),
    cross_games: Annotated[int, CommandOption("How many games for each combination.", "N", least=1)] = 40,
    cross_bots: Annotated[
        Sequence[str], CommandOption("Who plays them; without it the bot that plays.", "BOT,BOT,...")
    ] = (),
) -> Request:
    """A request that is validated before anything is played."""
    settled = settle_options(game.declared, options)
    game.new(settled, 0)
    if not 0 <= seed <= LARGEST_SEED:
        raise WuselError(f"seed {seed} is not possible here; it can be 0 to {LARGEST_SEED}")
    if games < 2:
        raise WuselError(f"{games} games say nothing about a game; it takes 2 at least")
    if cheats(bot):
        raise WuselError(f"{bot} cheats; a report is about games that are played by the rules")
    who, *rungs = (deterministic(name) for name in (bot, *ladder))
    new_chooser(who)
    if ladder_games:
        check_names(rungs, who, together=False)
    crossed = check_cross(game, cross)
    bots = tuple(deterministic(name) for name in cross_bots or [who])
    for name in bots:
        new_chooser(name)
    content = game.content_text()
    return Request(
        game.name, settled, who, seed, games, option_games, tuple(rungs), ladder_games, language, content,
        crossed, cross_games if crossed else 0, bots,
    )  # fmt: skip


def check_cross(game: Game[Any], names: Sequence[str]) -> tuple[str, ...]:
    """Check that the game has these options."""
    known = [option.name for option in game.declared]
    for name in names:
        if name not in known:
            raise WuselError(f"{game.name} has no option {name!r} to cross; there are: {', '.join(known)}")
    return tuple(names)


def deterministic(name: str) -> str:
    """The name of a deterministic bot: a search with a time limit gets the playouts of its level instead."""
    if is_kept_elsewhere(name):
        raise WuselError(f"{name} may know the options alone that it has learned; a report tries others, too")
    if ":" in name:
        return name
    if cheats(name):
        return f"{name}:{HARD.iterations}"
    bot = new_bot(name)
    return f"{name}:{bot.budget.iterations}" if isinstance(bot, SearchBot) else name
