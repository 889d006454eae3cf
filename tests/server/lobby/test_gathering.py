"""Before the game: tables are opened, found, filled, rearranged and started."""

import re
from pathlib import Path

import pytest

from tests.server.company import catch_up, gather, meet
from tests.server.scenes import Paper
from tests.server.visitors import Client, Guest, RunningServer, run_server
from wusel.games import SHELF, known_game
from wusel.server.log.entries import Away, Hosted
from wusel.server.table import scheduler
from wusel.server.wire.client_messages import Kick, Leave, Sit

GAMES = list(SHELF)
ALL_OPTIONS = [
    (game, option.name, value) for game in GAMES for option in known_game(game).declared for value in option.values
]


def seats(client: Client) -> list[str]:
    """Return the names in the seats, from the last message."""
    return [seat["name"] or seat["bot"] for seat in client.info["seats"]]


def two_at_a_table(server: RunningServer, game: str = GAMES[0], wanted: str = "you open") -> tuple[Client, Client]:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens(game, wanted)
    return anna.joins(table), ben.joins(table)


def up_to_date(client: Client, n: int) -> None:
    while client.n < n:
        client.hear()


# --- opening


@pytest.mark.parametrize("game", GAMES)
def test_a_table_for_any_game_with_any_of_its_options(server: RunningServer, game: str) -> None:
    anna = server.guest("Anna")
    opened = 0
    for _, name, value in (each for each in ALL_OPTIONS if each[0] == game):
        answer = anna.web.post("/api/tables", json={"game": game, "options": {name: value}})
        if answer.status_code == 200:
            info = anna.get(f"/api/tables/{answer.json()['id']}")
            assert info["options"][name] == value
            assert len(info["seats"]) == info["options"]["players"]
            opened += 1
        else:
            assert answer.json()["code"] == "bad_option", "some values need others beside them"
    assert opened >= len(known_game(game).declared)


def test_seats_are_yours_open_or_a_bots(server: RunningServer) -> None:
    anna = server.guest("Anna")
    info = anna.joins(anna.opens(seats="you you:Oma open greedy")).info
    found = [(seat["kind"], seat["name"], seat["bot"], seat["yours"], seat["here"]) for seat in info["seats"]]
    assert found == [
        ("person", "Anna", "", True, True),
        ("person", "Oma", "", True, True),
        ("empty", "", "", False, False),
        ("bot", "", "greedy", False, False),
    ]
    assert info["phase"] == "gathering"
    assert info["you_host"]
    assert not info["you_watch"]


@pytest.mark.parametrize(
    ("wanted", "code", "status"),
    [
        ({"game": "chess"}, "no_game", 404),
        ({"game": GAMES[0], "options": {"players": 99}}, "bad_option", 400),
        ({"game": GAMES[0], "options": {"players": True}}, "bad_option", 400),
        ({"game": GAMES[0], "options": {"colour": "red"}}, "bad_option", 400),
        ({"game": GAMES[0], "seats": ["you", "genius"]}, "no_bot", 400),
        ({"game": GAMES[0], "seats": ["you", "open", "open"], "options": {"players": 2}}, "too_many_seats", 400),
        ({"game": GAMES[0], "seats": ["you: \u200b", "open"]}, "bad_name", 400),
        ({"game": GAMES[0], "settings": {"pace": -1}}, "malformed", 400),
        ({"game": GAMES[0], "settings": {"clock": {"kind": "sun", "budget": 1}}}, "malformed", 400),
        ({"game": GAMES[0], "seats": ["you", "open"], "start": True}, "empty_seats", 409),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: RunningServer, wanted: dict[str, object], code: str, status: int
) -> None:
    anna = server.guest("Anna")
    assert anna.post("/api/tables", status, **wanted)["code"] == code
    assert anna.get("/api/tables/mine")["tables"] == [], "nothing is left behind"


# --- finding


def test_a_table_is_found_by_its_code_however_it_is_typed(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens()
    code = anna.get(f"/api/tables/{table}")["code"]
    assert re.fullmatch(r"[2-9A-HJ-NP-Z]{8}", code), "no letters that look alike"
    for typed in (code, code.lower(), f"{code[:4]}-{code[4:]}", f" {code[:4]} {code[4:]} "):
        assert ben.post("/api/tables/find", code=typed)["id"] == table
    assert ben.post("/api/tables/find", 404, code="AAAAAAAA")["code"] == "no_table"
    assert ben.post("/api/tables/find", 404, code="----")["code"] == "no_table"


def test_codes_and_links_are_never_alike(server: RunningServer) -> None:
    anna = server.guest("Anna")
    infos = [anna.get(f"/api/tables/{anna.opens()}") for _ in range(20)]
    assert len({info["code"] for info in infos}) == len({info["id"] for info in infos}) == 20
    assert all(len(info["id"]) >= 22 for info in infos), "128 bits"


def test_only_listed_tables_are_listed(server: RunningServer) -> None:
    anna, stranger = server.guest("Anna"), server.guest()
    anna.opens()
    shown = anna.opens(settings={"listed": True})
    cards = stranger.get("/api/tables")["tables"]
    assert [card["id"] for card in cards] == [shown]
    assert (cards[0]["phase"], cards[0]["names"], cards[0]["free"]) == ("gathering", ["Anna"], 1)
    assert anna.get("/api/tables/mine")["tables"][0] == cards[0]
    client = anna.joins(shown)
    client.does("start", fill="greedy")
    assert stranger.get("/api/tables")["tables"][0]["phase"] == "playing"
    client.does("propose", seat=0, what="stop")
    assert stranger.get("/api/tables")["tables"] == []
    assert [card["phase"] for card in anna.get("/api/tables/mine")["tables"]] == ["over", "gathering"]


def test_a_game_that_strangers_may_not_watch_is_listed_only_until_it_starts(server: RunningServer) -> None:
    anna, stranger = server.guest("Anna"), server.guest()
    client = anna.joins(anna.opens(settings={"listed": True, "spectators": False}))
    assert [card["id"] for card in stranger.get("/api/tables")["tables"]] == [client.table]
    client.does("start", fill="greedy")
    assert stranger.get("/api/tables")["tables"] == []


def test_a_table_can_be_unlisted_again(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = anna.joins(anna.opens(settings={"listed": True}))
    client.does("arrange", settings={"listed": False})
    assert server.guest().get("/api/tables")["tables"] == []


# --- sitting


def test_sit_move_and_leave(server: RunningServer) -> None:
    host, ben = two_at_a_table(server, wanted="you open open")
    assert ben.info["you_watch"]
    ben.does("sit", seat=1)
    assert seats(ben) == ["Anna", "Ben", ""]
    ben.does("sit", seat=2)
    assert seats(ben) == ["Anna", "", "Ben"]
    ben.does("sit", seat=1, also=True, name="Oma")
    assert seats(ben) == ["Anna", "Oma", "Ben"]
    ben.does("leave", seat=2)
    assert seats(ben) == ["Anna", "Oma", ""]
    up_to_date(host, ben.n)
    assert seats(host) == seats(ben)
    assert [seat["yours"] for seat in host.info["seats"]] == [True, False, False]
    ben.does("leave")
    assert ben.info["you_watch"]
    ben.fails("leave", "not_yours")


def test_a_taken_seat_stays_taken(server: RunningServer) -> None:
    host, ben = two_at_a_table(server, wanted="you greedy")
    n = ben.n
    ben.fails("sit", "taken", seat=0)
    ben.fails("sit", "taken", seat=1)
    ben.fails("sit", "bad_seat", seat=2)
    ben.fails("sit", "malformed", seat=16)
    ben.fails("sit", "malformed", seat=-1)
    ben.fails("leave", "not_yours", seat=0)
    assert ben.says("chat", text="hm")["n"] == n + 1, "refusals leave no record behind"
    host.does("sit", seat=1)
    assert seats(host) == ["", "Anna"], "the host may take a bot's seat"


def test_two_who_want_the_same_seat(server: RunningServer) -> None:
    host, ben = two_at_a_table(server)
    cleo = server.guest("Cleo").joins(host.table)
    for client in (ben, cleo):
        client.send({"type": "sit", "id": "race", "seat": 1})
    answers = []
    for client in (ben, cleo):
        while (frame := client.hear())["type"] not in ("done", "refused"):
            pass
        answers.append(frame)
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert next(answer for answer in answers if answer["type"] == "refused")["code"] == "taken"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("kick", {"seat": 0}),
        ("swap", {"a": 0, "b": 1}),
        ("seatbot", {"seat": 1, "level": "greedy"}),
        ("arrange", {"options": {"players": 3}}),
        ("arrange", {"settings": {"listed": True}}),
        ("start", {"fill": "greedy"}),
        ("mute", {"voice": 0, "muted": True, "everyone": True}),
    ],
)
def test_what_only_the_host_may_do(server: RunningServer, kind: str, fields: dict[str, object]) -> None:
    _, ben = two_at_a_table(server)
    n = ben.n
    ben.fails(kind, "not_host", **fields)
    stranger = server.guest().joins(ben.table)
    stranger.fails(kind, "no_identity", **fields)
    assert (stranger.n, seats(stranger)) == (n, ["Anna", ""])


def test_the_host_arranges_people_and_bots(server: RunningServer) -> None:
    host, ben = two_at_a_table(server, wanted="you open open")
    ben.does("sit", seat=1)
    host.does("swap", a=0, b=1)
    assert seats(host) == ["Ben", "Anna", ""]
    host.does("seatbot", seat=2, level="random")
    host.fails("seatbot", "taken", seat=0, level="random")
    host.fails("seatbot", "no_bot", seat=2, level="genius")
    host.fails("swap", "bad_seat", a=0, b=3)
    host.fails("kick", "bad_seat", seat=1)
    host.does("kick", seat=0)
    host.does("kick", seat=2)
    assert seats(host) == ["", "Anna", ""]
    up_to_date(ben, host.n)
    assert ben.info["you_watch"], "whoever is sent away still watches"
    assert (ben.info["sent_away"], host.info["sent_away"]) == (True, False)
    ben.does("sit", seat=0, invitation=host.info["invitation"])
    assert not ben.info["sent_away"]


def test_a_host_who_leaves_hands_on(server: RunningServer) -> None:
    host, ben = two_at_a_table(server)
    ben.does("sit", seat=1)
    host.does("leave")
    up_to_date(ben, host.n)
    assert ben.info["you_host"]
    assert not host.info["you_host"]
    ben.does("start", fill="greedy")


def test_the_last_one_to_leave_closes_the_table(server: RunningServer) -> None:
    host, ben = two_at_a_table(server)
    code = host.info["code"]
    host.does("leave")
    up_to_date(ben, host.n)
    assert ben.info["phase"] == "over"
    assert ben.info["ending"]["how"] == "closed"
    assert ben.says("sit", seat=0)["type"] == "refused"
    assert ben.guest.post("/api/tables/find", 404, code=code)["code"] == "no_table"


def test_empty_seats_are_not_here_because_a_stranger_watches(server: RunningServer) -> None:
    host, _ = two_at_a_table(server)
    stranger = server.guest().joins(host.table)
    assert [seat["here"] for seat in stranger.info["seats"]] == [True, False]
    assert host.wait_for("presence", watching=2)["here"] == [True, False]


# --- arranging


def test_fewer_players_cost_empty_seats_first_then_bots(server: RunningServer) -> None:
    host, ben = two_at_a_table(server, wanted="greedy open you open")
    ben.does("sit", seat=3)
    up_to_date(host, ben.n)
    host.does("arrange", options={"players": 3})
    assert seats(host) == ["greedy", "Anna", "Ben"]
    host.does("arrange", options={"players": 2})
    assert seats(host) == ["Anna", "Ben"]
    host.does("arrange", options={"players": 4})
    assert seats(host) == ["Anna", "Ben", "", ""]
    host.does("sit", seat=2, also=True, name="Oma")
    host.fails("arrange", "too_few_seats", options={"players": 2})
    host.fails("arrange", "bad_option", options={"players": 77})
    assert host.info["options"]["players"] == 4


def test_settings_and_options_change_apart(server: RunningServer) -> None:
    host, ben = two_at_a_table(server)
    before = host.info["options"]
    host.does("arrange", settings={"spectators": False, "clock": {"kind": "live", "budget": 60}})
    up_to_date(ben, host.n)
    assert ben.info["settings"]["clock"] == {"kind": "live", "budget": 60, "more": 0}
    assert ben.info["settings"]["spectators"] is False
    assert ben.info["options"] == before
    host.does("arrange", options={})
    assert host.info["settings"]["spectators"] is False


# --- starting


def test_a_game_starts_once_and_only_with_all_seats_filled(server: RunningServer) -> None:
    host, ben = two_at_a_table(server)
    host.fails("start", "empty_seats")
    host.fails("start", "no_bot", fill="genius")
    assert host.info["phase"] == "gathering"
    ben.does("sit", seat=1)
    host.send({"type": "start", "id": "go"})
    host.send({"type": "start", "id": "go"})
    first, second = host.wait_for("done", id="go"), host.wait_for("done", id="go")
    assert first == second, "said twice, it counts once"
    host.fails("start", "started")
    host.fails("sit", "started", seat=0)
    host.fails("kick", "started", seat=1)
    host.fails("arrange", "started", options={"players": 3})
    up_to_date(ben, host.n)
    assert ben.info["phase"] == "playing"
    assert [look["seat"] for look in ben.play["looks"]] == [1]


def test_empty_seats_can_be_filled_at_the_start(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = anna.joins(anna.opens(seats="open you open"))
    client.does("start", fill="random")
    assert seats(client)[:2] == ["random", "Anna"]
    assert client.info["seats"][2]["kind"] == "bot"


def test_nothing_of_the_game_is_there_before_the_start(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens()
    client = anna.joins(table)
    assert client.frames[-1]["play"] is None
    client.fails("choose", "not_started", seat=0, question=0, choice={})
    client.fails("undo", "not_started", seat=0)
    client.fails("resign", "not_started", seat=0)
    for path in ("save", "replay"):
        assert anna.get(f"/api/tables/{table}/{path}", 409)["code"] == "not_started"
    assert anna.post(f"/api/tables/{table}/fork", 409, choices=0)["code"] == "not_started"
    assert anna.post(f"/api/tables/{table}/rematch", 409)["code"] == "not_over"


def test_commands_work_without_a_socket_too(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens()
    client = anna.joins(table)
    done = ben.post(f"/api/tables/{table}", type="sit", id="a", seat=1)
    assert ben.post(f"/api/tables/{table}", type="sit", id="a", seat=1) == done
    assert client.wait_for("seated")["n"] == done["n"]
    assert ben.post(f"/api/tables/{table}", 403, type="start", id="b")["code"] == "not_host"
    assert ben.post(f"/api/tables/{table}", 400, type="hello", table=table)["code"] == "malformed"


def test_a_host_may_only_watch(server: RunningServer) -> None:
    anna: Guest = server.guest("Anna")
    client = anna.joins(anna.opens(seats="greedy greedy", start=True))
    assert client.info["you_host"]
    assert client.info["you_watch"]
    assert [look["seat"] for look in client.play["looks"]] == [-1]


# --- the host role while the host is absent


def test_the_first_who_joined_is_host_until_the_host_is_back(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, ben, cleo = gather(server, "Anna Ben Cleo")
    monkeypatch.setattr(scheduler, "HOST_ABSENT_MS", 0)
    host.hangs_up()
    told = cleo.wait_for("hosted")
    catch_up(ben, cleo)
    assert told["news"]["voice"] == ben.info["host"] == ben.info["seats"][1]["voice"]
    assert ben.info["owner"] == ben.info["seats"][0]["voice"]
    assert (ben.info["you_host"], cleo.info["you_host"]) == (True, False)
    cleo.fails("start", "not_host", fill="greedy")
    again = host.guest.joins(host.table)
    again.wait_for("hosted")
    assert (again.info["you_host"], again.info["host"]) == (True, again.info["owner"])
    ben.fails("start", "not_host")
    again.does("start")


def test_friends_start_without_the_host_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "HOST_ABSENT_MS", 0)
    with run_server(tmp_path / "wusel.db") as server:
        host, ben = gather(server, "Anna Ben")
        host.hangs_up()
        ben.wait_for("hosted")
        table, cookies = ben.table, [dict(client.guest.web.cookies) for client in (host, ben)]
    monkeypatch.setattr(scheduler, "HOST_ABSENT_MS", 60_000)
    with run_server(tmp_path / "wusel.db") as server:
        guests = [server.guest(), server.guest()]
        for guest, known in zip(guests, cookies, strict=True):
            guest.web.cookies.update(known)
        assert guests[1].joins(table).info["you_host"]
        again = guests[0].joins(table)
        assert again.wait_for("hosted")["table"]["you_host"], "the role returns after a restart, too"


def test_a_command_of_the_owner_is_a_sign_of_life(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    host, ben = gather(server, "Anna Ben")
    monkeypatch.setattr(scheduler, "HOST_ABSENT_MS", 0)
    host.hangs_up()
    ben.wait_for("hosted")
    monkeypatch.setattr(scheduler, "HOST_ABSENT_MS", 60_000)
    host.guest.post(f"/api/tables/{host.table}", type="start", id="from-the-web")
    ben.wait_for("started")
    assert not ben.info["you_host"]


def test_a_host_role_on_loan_goes_back_or_on() -> None:
    paper = Paper("ann ben cid -")
    paper.write(Hosted("ben"))
    assert paper.is_refused("cid", Kick("c", seat=1)) == "not_host"
    paper.says("ben", Kick("c", seat=0))
    assert (paper.state.seating.host, paper.state.seating.owner) == ("ben", "ann")
    paper.says("ann", Sit("c", seat=0))  # the owner needs no invitation
    assert paper.state.seating.seats_of("ann") == [0]
    paper.says("ben", Leave("c"))
    assert (paper.state.seating.host, paper.state.seating.owner) == ("ann", "ann")
    paper.write(Hosted("cid"))
    paper.says("ann", Leave("c"))
    seating = paper.state.seating
    assert (seating.host, seating.owner) == ("cid", "cid"), "an owner who leaves does not return"


def test_nobody_takes_over_from_a_host_who_is_here_or_where_nobody_waits(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "HOST_ABSENT_MS", 0)
    host, ben = gather(server, "Anna Ben")
    zoe = server.guest("Zoe").joins(host.table)
    deadlines = server.manager.tables[host.table].scheduler.deadlines
    assert deadlines([]) == []
    ben.hangs_up()
    host.hangs_up()
    zoe.wait_for("presence", here=[False, False])
    assert deadlines([]) == [], "a spectator cannot be host"
    days = {"kind": "days", "budget": 1}
    host, ben = meet(server, "Anna Ben", settings={"clock": days})
    host.hangs_up()
    ben.wait_for("presence", here=[False, True])
    assert [type(entry) for _, entry in server.manager.tables[host.table].scheduler.deadlines([0])] == [Away]
