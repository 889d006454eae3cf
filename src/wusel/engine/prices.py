"""The prices of a seat's options, and the options that only cost more than another one."""
# Callers outside the rules use plain numbers for seats; rules use a separate type.
# mypy: disable-error-code="arg-type"

from wusel.engine.game import Game
from wusel.engine.kinds import Choice
from wusel.engine.state import S
from wusel.engine.traits import Traits


def traits_of_options(game: Game[S], s: S, seat: int) -> dict[int, Traits]:
    """Return the traits of each option of a seat."""
    return {choice: game.traits(s, seat, choice) for choice in game.options(s, seat)}


def worthwhile_options(game: Game[S], s: S, seat: int) -> list[Choice]:
    """Return the options of a seat, without options that only cost more than another one."""
    traits = traits_of_options(game, s, seat)
    least: dict[int, int] = {}
    for each in traits.values():
        least[each.same_as] = min(each.price, least.get(each.same_as, each.price))
    return [choice for choice in game.options(s, seat) if traits[choice].price == least[traits[choice].same_as]]
