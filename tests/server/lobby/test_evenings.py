"""A person's evenings: games, results, opponents, and their deletion."""

import asyncio
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from tests.server.company import choose_on, meet
from tests.server.visitors import Guest, RunningServer
from wusel.server.lobby.evenings import evenings_of
from wusel.server.log.stores.rows import Lesson as LessonRow
from wusel.server.log.stores.rows import Summary, TableRow
from wusel.server.wire.api_messages import Lesson, Turn
from wusel.server.wire.messages import Ending


def evenings(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.get("/api/me/evenings")
    return found


def row(
    seats: list[tuple[str, str, int]],
    ranks: list[int],
    won: bool | None = None,
    how: Literal["finished", "resigned"] = "finished",
) -> TableRow:
    ending = Ending(how, ranks, [0] * len(ranks), "", won, [])
    card = {"options": {}, "names": [], "free": 0, "seats": seats, "ending": ending}
    return TableRow("t", "T", 1, Summary("over", "halma", False, 0, ("me", "ben"), msgspec.json.encode(card)))


def test_how_one_does_against_each() -> None:
    seats = [("Me", "", 0), ("Ben", "", 1), ("", "igor-hard", -1)]
    rows = [row(seats, [1, 2, 3]), row(seats, [2, 1, 2]), row(seats, [3, 1, 2], how="resigned")]
    found = evenings_of(rows, "me", [])
    assert [(each.name, each.bot, each.games, each.ahead, each.behind) for each in found.tallies] == [
        ("Ben", "", 2, 1, 1),
        ("", "igor-hard", 2, 1, 0),
    ]
    assert found.beaten == {"halma": ["igor-hard"]}
    assert [player.yours for player in found.games[0].players] == [True, False, False]


def test_friends_win_and_lose_together() -> None:
    seats = [("", "igor-easy", -1), ("Me", "", 0)]
    found = evenings_of([row(seats, [1, 1], won=True), row(seats, [1, 1], won=False)], "me", [])
    (tally,) = found.tallies
    assert (tally.games, tally.won, tally.lost, tally.ahead, tally.behind) == (2, 1, 1, 0, 0)
    assert found.beaten == {"halma": ["igor-easy"]}


def test_who_plays_for_several_has_beaten_nobody() -> None:
    found = evenings_of([row([("Me", "", 0), ("Mum", "", 0), ("", "igor-hard", -1)], [1, 2, 3])], "me", [])
    assert (found.tallies, found.beaten) == ([], {})


def test_what_a_game_taught_is_told_to_whoever_sat_there() -> None:
    seats = [("Me", "", 0), ("Ben", "", 1)]
    turn = Turn(3, 0, True, 0.6, 0.4, 0.01, {"do": "wait"}, {}, {"do": "go"}, {}, [])
    lessons = [
        LessonRow("t", 0, msgspec.json.encode(Lesson(turn))),
        LessonRow("t", 1, msgspec.json.encode(Lesson(replace(turn, seat=1, after=0.1)))),
    ]
    assert evenings_of([row(seats, [1, 2])], "me", lessons).games[0].taught == turn, "one's own, not what Ben missed"
    assert evenings_of([row(seats, [1, 2])], "me", []).games[0].taught is None


def test_games_are_told_with_their_end_and_without_who_others_are(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben")
    choose_on(clients, 3)
    clients[1].does("resign", seat=1)
    (game,) = evenings(clients[0].guest)["games"]
    assert (game["card"]["id"], game["card"]["phase"], game["ending"]["how"]) == (clients[0].table, "over", "resigned")
    assert [(player["name"], player["yours"]) for player in game["players"]] == [("Anna", True), ("Ben", False)]
    people = {chair.person for chair in server.manager.tables[clients[0].table].state.seating.chairs}
    assert not any(person in str(evenings(clients[0].guest)) for person in people)


def test_a_game_from_before_ends_were_written_down_is_read_again(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats="you greedy", start=True)
    anna.joins(table).does("resign", seat=0)
    store = server.manager.store
    loop = server.manager.tables[table].store._loop  # type: ignore[attr-defined]
    known = asyncio.run_coroutine_threadsafe(store.table(table), loop).result()
    assert known is not None
    card = msgspec.json.encode({"options": {}, "names": ["Anna"], "free": 0})
    old = replace(known, summary=replace(known.summary, card=card))
    asyncio.run_coroutine_threadsafe(store.keep_summary(old), loop).result()
    (game,) = evenings(anna)["games"]
    assert (game["ending"]["how"], [player["bot"] for player in game["players"]]) == ("resigned", ["", "greedy"])


def test_all_goes_but_what_others_still_play(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben")
    anna, ben = clients[0].guest, clients[1].guest
    alone = anna.opens(seats="you greedy", start=True)
    over = meet_again(anna, ben)
    assert anna.checked(anna.web.delete("/api/me/evenings"), 200) == {"gone": 2, "left": 0}
    assert [game["card"]["id"] for game in evenings(anna)["games"]] == [clients[0].table]
    anna.get(f"/api/tables/{alone}", status=404)
    (game,) = [game for game in evenings(ben)["games"] if game["card"]["id"] == over]
    assert {player["name"] for player in game["players"]} == {"Guest 0", "Ben"}


def meet_again(anna: Guest, ben: Guest) -> str:
    """Play a game of the two to its end."""
    table = anna.opens()
    clients = [anna.joins(table), ben.joins(table)]
    clients[1].does("sit", seat=1)
    clients[0].does("start")
    clients[1].does("resign", seat=1)
    return table
