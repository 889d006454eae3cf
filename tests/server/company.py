"""People around a table, over real sockets."""

from typing import Any

from tests.server.scenes import fingerprint
from tests.server.visitors import Client, Frame, RunningServer
from wusel.server.table.table_state import TableState


def gather(server: RunningServer, people: str, game: str = "mosquitozzz", bots: str = "", **more: Any) -> list[Client]:  # noqa: ANN401  # JSON
    """Everybody named sits at a new table, the first as host; behind them sit bots."""
    names = people.split()
    guests = [server.guest(name) for name in names]
    seats = " ".join(["you", *["open"] * (len(names) - 1), *bots.split()])
    table = guests[0].opens(game, seats, **more)
    lines = [guest.joins(table) for guest in guests]
    for seat, line in enumerate(lines[1:], 1):
        line.does("sit", seat=seat)
    catch_up(*lines)
    return lines


def meet(server: RunningServer, people: str, game: str = "mosquitozzz", bots: str = "", **more: Any) -> list[Client]:  # noqa: ANN401  # JSON
    """The same, and the game has begun."""
    lines = gather(server, people, game, bots, **more)
    lines[0].does("start")
    catch_up(*lines)
    return lines


def catch_up(*lines: Client) -> None:
    """Everybody has heard what anybody has heard."""
    while any(line.n < max(other.n for other in lines) for line in lines):
        for line in lines:
            if line.n < max(other.n for other in lines):
                line.hear()


def state_at(server: RunningServer, line: Client) -> TableState:
    """What the server knows of a table."""
    return server.manager.tables[line.table].state


def print_of(server: RunningServer, line: Client) -> dict[str, Any]:
    """Everything the server knows of a table, to be compared while nothing happens."""
    return fingerprint(state_at(server, line))


def barred_choice(state: TableState, seat: int) -> tuple[dict[str, int | str], str]:
    """A choice that a rule bars now, and the rule."""
    assert state.table is not None
    game, s = state.game, state.table.state
    for index in range(game.choices.size):
        choice = game.choices.at(index)
        rule = game.barred(s, seat, choice)
        if rule and choice not in game.options(s, seat):
            return game.choices.to_json(choice), rule
    raise AssertionError("nothing is barred now")


def choose_on(lines: list[Client], choices: int, pick: int = 0) -> None:
    """So many choices, each by the first who owes one; seats are in the order of the lines."""
    for _ in range(choices):
        seat = lines[0].play["owing"][0]
        lines[seat].chooses(seat, pick)
        catch_up(*lines)


def missed(line: Client) -> list[Frame]:
    """What a line was told when it came again, line by line."""
    return [told for frame in line.frames if frame["type"] == "missed" for told in frame["lines"]]


def heard(line: Client, after: int, upto: int) -> list[Frame]:
    """What a line was told of the log, in the order in which it came."""
    return [frame for frame in line.frames if frame["type"] == "happened" and after < frame["n"] <= upto]
