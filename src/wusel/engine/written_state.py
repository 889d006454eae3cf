"""Reading of states that were written down, and a check that play can lead to them."""
# Callers outside the rules use plain numbers for seats and choices; rules use separate types.
# mypy: disable-error-code="arg-type"

from wusel.engine.chance import STATES
from wusel.engine.data import thaw
from wusel.engine.errors import BadSave
from wusel.engine.faults import KindCheck
from wusel.engine.game import Game
from wusel.engine.state import S
from wusel.engine.step import ANYONE
from wusel.engine.turns import Turns


def read_state(game: Game[S], data: object) -> S:
    """Return the state that `to_data` wrote down; raise if play cannot lead to it."""
    s = thaw_state(game, data)
    faults = faults_of_state(game, s)
    if faults:
        raise BadSave(f"this state cannot be: {'; '.join(faults)}")
    return s


def thaw_state(game: Game[S], data: object) -> S:
    """Return the state that `to_data` wrote down. Check only that it has all its fields."""
    s = thaw(game.state, data, "a state")
    s.set_out(game.content)
    if s.agenda and is_agenda(game, s.agenda):
        s.frame = s.agenda[-1 - game.steps[s.agenda[-1]].told : -1]
    return s


def faults_of_state(game: Game[S], s: S) -> list[str]:
    """Return what is wrong with a state: its kinds, the game's own checks, or its agenda."""
    return kind_faults(game, s) or game.faults(s) or agenda_faults(game, s)


def kind_faults(game: Game[S], s: S) -> list[str]:
    """Return the fields that hold values outside their declared kinds."""
    check = KindCheck(game.kind_values, s.seats)
    check.look_at(s)
    return check.found if 0 < s.chance < STATES else [f"chance is {s.chance}", *check.found]


def agenda_faults(game: Turns[S], s: S) -> list[str]:
    """Return what is wrong with the agenda and the pending choices."""
    if not is_agenda(game, s.agenda):
        return [f"the agenda {s.agenda} has an unknown step"]
    if not s.agenda:
        return []
    step = game.steps[s.agenda[-1]]
    asked = step.asks(s)
    if step.kind == ANYONE:
        asked &= s.asked
    if s.asked != asked or s.owing & ~asked or len(s.chosen) != s.seats:
        return [f"{asked:b} should be asked, not {s.asked:b}, of whom {s.owing:b} owe a choice"]
    if not s.owing:
        return [f"nobody owes a choice at {step.name}"]
    for seat, choice in enumerate(s.chosen):
        pending = asked >> seat & 1 and not s.owing >> seat & 1
        if bool(choice) != bool(pending) or (choice and choice not in game.options(s, seat)):
            return [f"seat {seat} cannot have chosen {choice}"]
    return []


def is_agenda(game: Turns[S], agenda: list[int]) -> bool:
    """Return whether these numbers are steps, each with the right number of arguments under it."""
    place = len(agenda) - 1
    while place >= 0:
        number = agenda[place]
        if not -len(game.steps) <= number < 0:
            return False
        told = game.steps[number].told
        if told > place or any(value < 0 for value in agenda[place - told : place]):
            return False
        place -= 1 + told
    return True
