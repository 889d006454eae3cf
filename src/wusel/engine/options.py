"""The options of a game: named settings with the values that they can take."""

from collections.abc import Mapping

from wusel.engine.errors import BadOption
from wusel.engine.kinds import Seat
from wusel.engine.state import State

Value = int | str | bool


class GameOption:
    """One setting of a game; the first value is the default unless another is named. An option with a `most` continues
    to count in the games that follow (`Sequel`). Players are not asked for it, and every number up to `most` is
    possible in addition to its values."""

    def __init__(self, name: str, values: list[Value], default: Value | None = None, most: int = 0) -> None:
        self.name = name
        self.values = values
        self.default = values[0] if default is None else default
        self.most = most

    def parse(self, value: object) -> Value:
        """Return the value that is meant; accept words as typed on a command line ("3", "true")."""
        counted: list[Value] = [*range(len(self.values) + 1, self.most + 1)]
        for possible in self.values + counted:
            if type(value) is type(possible) and value == possible:
                return possible
            if isinstance(value, str) and value.strip().lower() == str(possible).lower():
                return possible
        can_be = ", ".join(str(possible).lower() for possible in self.values)
        raise BadOption(f"{self.name}={value} is not possible; it can be: {can_be}")


def settle_options(declared: list[GameOption], given: Mapping[str, object]) -> dict[str, Value]:
    """Return every option with its value: the given values checked, the others at their defaults."""
    settled = {option.name: option.default for option in declared}
    for name in given:
        if name not in settled:
            raise BadOption(f"there is no option {name}; there are: {', '.join(settled)}")
    for option in declared:
        if option.name in given:
            settled[option.name] = option.parse(given[option.name])
    return settled


def first_seat(s: State, options: dict[str, Value]) -> Seat:
    """Return the seat that begins, by the option `first`: a random seat or a named one."""
    whose = options["first"]
    if whose == "random":
        return Seat(s.draw(s.seats))
    if int(whose) > s.seats:
        seats = ", ".join(str(seat + 1) for seat in range(s.seats))
        raise BadOption(f"first={whose} is not possible with {s.seats} players; it can be: random, {seats}")
    return Seat(int(whose) - 1)
