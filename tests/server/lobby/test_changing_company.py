"""A story goes on with more or fewer players than before: the mice are dealt out again between chapters."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.company import catch_up, state_at
from tests.server.scenes import fingerprint
from tests.server.visitors import Client, RunningServer, run_server
from wusel.engine.kinds import Seat
from wusel.engine.save import save_text, table_from
from wusel.engine.table import Table
from wusel.games import find_game


def best(table: Table[Any], seat: int) -> int:
    """Return the index of the choice that the judge of the game likes best."""
    ratings = table.game.judge().ratings(table.state, Seat(seat), table.legal(seat))
    return ratings.index(max(ratings))


def nearly_over() -> tuple[str, Any]:
    """Return a chapter played alone, before its last choice."""
    table = Table(find_game("maus"), {"chapter": 1, "difficulty": "easy", "players": 1}, 1 << 70)
    while table.owing():
        table.choose(0, table.legal(0)[best(table, 0)])
    last = table.game.choices.to_json(table.choices[-1][1])
    return save_text(table.fork(len(table.choices) - 1)), last


def plays_on(server: RunningServer, clients: list[Client]) -> None:
    """Play a chapter to its end. Seats are in the order of the clients."""
    while clients[0].info["phase"] == "playing":
        seat = clients[0].play["owing"][0]
        table = state_at(server, clients[0]).play.table
        assert table is not None
        clients[seat].chooses(seat, best(table, seat))
        catch_up(*clients)


def goes_on(client: Client) -> Client:
    """Open the lobby of the next chapter."""
    sequel = client.info["sequels"][0]
    table = client.guest.post(f"/api/tables/{client.table}/rematch?sequel={sequel['name']}")["id"]
    again = client.guest.joins(table)
    assert again.info["part"] == sequel["part"], "the lobby names the chapter"
    return again


def leaders(client: Client) -> list[int]:
    return [mouse["seat"] for mouse in client.look(0)["view"]["mice"]]


@pytest.mark.rule("MM-S3")
@pytest.mark.rule("MM-S4")
def test_a_story_begun_alone_goes_on_with_friends_who_come_and_leave(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db") as server:
        anna, ben, cleo = (server.guest(name) for name in ("Anna", "Ben", "Cleo"))
        save, last = nearly_over()
        alone = anna.joins(anna.post("/api/tables/upload", save=save)["id"])
        alone.does("start")
        alone.does("choose", seat=0, question=alone.play["question"], choice=last)
        first = goes_on(alone)
        first.fails("arrange", "fixed", options={"difficulty": "hard"})
        first.does("arrange", options={"players": 3})
        others = [guest.joins(first.table) for guest in (ben, cleo)]
        for seat, client in enumerate(others, 1):
            client.does("sit", seat=seat)
        first.does("start")
        clients = [first, *others]
        catch_up(*clients)
        assert leaders(first) == [0, 1, 2, 0]
        plays_on(server, clients)
        replay = cleo.get(f"/api/tables/{first.table}/replay?first=0&count=5")
        assert {moment["look"]["seat"] for moment in replay["moments"]} == {-1}, "Cleo had no seat then"
        second = goes_on(first)
        gone = cleo.joins(second.table)
        gone.does("leave", seat=2)
        ben_again = ben.joins(second.table)
        catch_up(second, ben_again)
        second.does("arrange", options={"players": 2})
        assert [seat["name"] for seat in second.info["seats"]] == ["Anna", "Ben"]
        second.does("start")
        catch_up(second, ben_again)
        assert leaders(second) == [0, 1, 0, 1]
        seat = second.play["owing"][0]
        [second, ben_again][seat].chooses(seat)
        before = fingerprint(state_at(server, second))
        [story] = ben.get("/api/me/evenings")["stories"]
        assert story["card"]["id"] == second.table, "who joined later has the story, too"
        cookies, table = dict(anna.web.cookies), second.table
    with run_server(tmp_path / "wusel.db") as server:
        guest = server.guest()
        guest.web.cookies.update(cookies)
        again = guest.joins(table)
        after = fingerprint(state_at(server, again))
        for known in (before, after):
            known.pop("n"), known.pop("at"), known.pop("question")
        assert after == before
        again.guest.post(f"/api/tables/{table}", type="resign", id="a", seat=0)
        state = state_at(server, again).play.table
        assert state is not None
        saved = table_from(save_text(state.snapshot()), find_game)
        assert (saved.state.seats, [seats for _, seats in saved.companies]) == (2, [3, 2])


def test_in_other_games_a_saved_position_fixes_the_number_of_players(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats="you greedy", start=True)
    fork = anna.joins(anna.post(f"/api/tables/{table}/fork", choices=0)["id"])
    fork.fails("arrange", "fixed", options={"players": 3})
