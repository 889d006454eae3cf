"""The shortest and plainest game that still breaks the same law."""

from collections.abc import Iterator
from typing import Any, Final

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import GameOption, Value
from wusel.engine.table import Table
from wusel.lab.fuzz import Choices, Failure, Walk, new_luck
from wusel.lab.laws import LAWS

TRIES: Final = 5
LOOKS: Final = 3
OTHER_GAMES: Final = 30


def shrink(game: Game[Any], failure: Failure) -> Failure:
    """Fewer players and default options first, then another game that fails sooner, then fewer choices."""
    failure = attempt(game, failure, failure.options, failure.seed, failure.choices) or failure
    failure = with_plain_options(game, failure)
    failure = with_luckier_game(game, failure)
    return with_fewer_choices(game, failure)


def attempt(
    game: Game[Any], failure: Failure, options: dict[str, Value], seed: int, choices: Choices, limit: int = 0
) -> Failure | None:
    """Make those of the choices that are legal, then play on at random up to a limit, looking only and often at
    the law that was broken; the new failure if it is broken again."""
    try:
        table = Table(game, options, seed)
    except WuselError:
        return None
    laws = [law for law in LAWS if law.__name__ == failure.law] * LOOKS
    walk = Walk(table, new_luck(seed), laws, sample=False)
    for seat, choice in choices:
        if walk.wrong:
            break
        if seat < table.state.seats and choice in table.legal(seat):
            walk.wrong = walk.choose(seat, choice)
    found = walk.play_on(limit)
    return found if found and found.law == failure.law else None


def with_plain_options(game: Game[Any], failure: Failure) -> Failure:
    """Every option as plain as it can be while some game still fails."""
    for option in game.declared:
        for value in plainer(option, failure.options[option.name]):
            found = other_games(game, failure, {**failure.options, option.name: value}, TRIES, failure.choices)
            if found:
                failure = found
                break
    return failure


def plainer(option: GameOption, value: Value) -> list[Value]:
    """Fewer players, or the default of any other option."""
    if option.name == "players":
        return sorted(fewer for fewer in option.values if fewer < value)
    return [option.default] if value != option.default else []
