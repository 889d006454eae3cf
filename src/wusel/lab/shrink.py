"""The plainest and shortest game that still breaks the same law."""

from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.options import GameOption, Value
from wusel.lab.fuzz import Choices, Failure, Walk, new_luck
from wusel.lab.laws import LAWS

LOOKS: Final = 3
OTHER_GAMES: Final = 20


def shrink(game: Game[Any], failure: Failure) -> Failure:
    """Fewer players and default options first, then another game that fails sooner, then fewer choices."""
    return with_fewer_choices(game, with_sooner_end(game, with_plain_options(game, failure)))


def with_plain_options(game: Game[Any], failure: Failure) -> Failure:
    """Every option as plain as it can be while the game, or one of some others, still fails."""
    for option in game.declared:
        for value in plainer(option, failure.options[option.name]):
            options = {**failure.options, option.name: value}
            for seed in range(failure.seed, failure.seed + OTHER_GAMES):
                found = fails_again(game, failure, options, seed, failure.choices)
                if found:
                    return with_plain_options(game, found)
    return failure


def plainer(option: GameOption, value: Value) -> list[Value]:
    """Fewer players, the fewest first, or the default of any other option."""
    if option.name == "players":
        return option.values[: option.values.index(value)]
    return [option.default] if value != option.default else []


def with_sooner_end(game: Game[Any], failure: Failure) -> Failure:
    """The shortest of some other random games that fail too."""
    for seed in range(failure.seed + 1, failure.seed + 1 + OTHER_GAMES):
        failure = fails_again(game, failure, failure.options, seed, (), len(failure.choices) - 1) or failure
    return failure


def with_fewer_choices(game: Game[Any], failure: Failure) -> Failure:
    """Leave out choices, half of them at a time, then a quarter, down to single ones, as long as that helps."""
    size = len(failure.choices) // 2
    while size:
        start = 0
        while start < len(failure.choices):
            fewer = failure.choices[:start] + failure.choices[start + size :]
            found = fails_again(game, failure, failure.options, failure.seed, fewer, 0)
            if found:
                failure = found
            else:
                start += size
        size //= 2
    return failure


def fails_again(
    game: Game[Any],
    failure: Failure,
    options: dict[str, Value],
    seed: int,
    choices: Choices,
    limit: int | None = None,
) -> Failure | None:
    """Make those of the choices that are legal, then play on at random up to a limit, looking again and again at
    the one law in question; how it was broken, if it was. Stumbling over anything else proves nothing."""
    laws = [law for law in LAWS if law.__name__ == failure.law] * LOOKS
    try:
        walk = Walk(game, options, seed, new_luck(seed), laws, sample=False)
        for seat, choice in choices:
            if not walk.wrong and choice in walk.table.legal(seat):
                walk.wrong = walk.choose(seat, choice)
        found = walk.play_on(limit)
    except Exception:
        return None
    return found if found and found.law == failure.law else None
