"""A game from the first to the last choice, over real sockets."""

import pytest

from tests.server.visitors import RunningServer
from wusel.games import SHELF


@pytest.mark.parametrize("game", list(SHELF))
def test_two_people_and_a_bot_play_a_whole_game(server: RunningServer, game: str) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens(game, "you open greedy")
    host, guest = anna.joins(table), ben.joins(table)
    guest.does("sit", seat=1)
    host.does("start")
    while host.info["phase"] != "over":
        for client, seat in ((host, 0), (guest, 1)):
            while client.n < max(host.n, guest.n) or not client.play:
                client.hear()
            if seat in client.play["owing"]:
                client.chooses(seat, pick=-1)
        if not {0, 1} & set(host.play["owing"]) and host.info["phase"] != "over":
            host.hear()
    assert host.info["ending"]["how"] == "finished"
    ranks = host.info["ending"]["ranks"]
    assert min(ranks) == 1 or set(ranks) == {2}, "somebody has won, or all have lost together"
    guest.wait_for("happened", n=host.n) if guest.n < host.n else None
    assert guest.info["ending"] == host.info["ending"]
