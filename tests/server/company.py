"""People around a table, over real sockets."""

from typing import Any

from tests.server.scenes import fingerprint
from tests.server.visitors import Client, Frame, RunningServer
from wusel.server.table.table_state import TableState


def gather(server: RunningServer, people: str, game: str = "mosquitozzz", bots: str = "", **more: Any) -> list[Client]:  # noqa: ANN401  # JSON
    """Seat all named people at a new table, the first as host, with bots in the seats behind them."""
    names = people.split()
    guests = [server.guest(name) for name in names]
    seats = " ".join(["you", *["open"] * (len(names) - 1), *bots.split()])
    table = guests[0].opens(game, seats, **more)
    clients = [guest.joins(table) for guest in guests]
    for seat, client in enumerate(clients[1:], 1):
        client.does("sit", seat=seat)
    catch_up(*clients)
    return clients


def meet(server: RunningServer, people: str, game: str = "mosquitozzz", bots: str = "", **more: Any) -> list[Client]:  # noqa: ANN401  # JSON
    """Do the same, and start the game."""
    clients = gather(server, people, game, bots, **more)
    clients[0].does("start")
    catch_up(*clients)
    return clients


def catch_up(*clients: Client) -> None:
    """Let all clients hear everything that any of them has heard."""
    while any(client.n < max(other.n for other in clients) for client in clients):
        for client in clients:
            if client.n < max(other.n for other in clients):
                client.hear()


def state_at(server: RunningServer, client: Client) -> TableState:
    """Return the server's state of a table."""
    return server.manager.tables[client.table].state


def print_of(server: RunningServer, client: Client) -> dict[str, Any]:
    """Return the whole state of a table on the server, to be compared while nothing happens."""
    return fingerprint(state_at(server, client))


def barred_choice(state: TableState, seat: int) -> tuple[dict[str, int | str], str]:
    """Return a choice that a rule bars now, and the rule."""
    assert state.play.table is not None
    game, s = state.play.game, state.play.table.state
    for index in range(game.choices.size):
        choice = game.choices.at(index)
        rule = game.barred(s, seat, choice)
        if rule and choice not in game.options(s, seat):
            return game.choices.to_json(choice), rule
    raise AssertionError("nothing is barred now")


def choose_on(clients: list[Client], choices: int, pick: int = 0) -> None:
    """Make a number of choices, each by the first seat that owes one. Seats are in the order of the clients."""
    for _ in range(choices):
        seat = clients[0].play["owing"][0]
        clients[seat].chooses(seat, pick)
        catch_up(*clients)


def missed(client: Client) -> list[Frame]:
    """Return the records that a client received when it came back."""
    return [told for frame in client.frames if frame["type"] == "missed" for told in frame["lines"]]


def heard(client: Client, after: int, upto: int) -> list[Frame]:
    """Return the part of the log that a client received, in the order of arrival."""
    return [frame for frame in client.frames if frame["type"] == "happened" and after < frame["n"] <= upto]
