"""Games that continue elsewhere: save files, replays, forks and rematches."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.company import catch_up, meet, state_at
from tests.server.visitors import Client, Guest, RunningServer, wait_until
from wusel.engine.kinds import Seat
from wusel.engine.save import checksum, save_text, table_from
from wusel.engine.table import Table
from wusel.games import SHELF, find_game
from wusel.server.table.table_state import TableState

GAMES = list(SHELF)


def plays(client: Client, choices: int) -> None:
    """Make a number of choices for the asked seats of one person."""
    for _ in range(choices):
        own = [seat for seat, each in enumerate(client.info["seats"]) if each["yours"]]
        while not (asked := [seat for seat in own if seat in client.play["owing"]]):
            client.hear()
        client.chooses(asked[0], pick=-1)


def played(server: RunningServer, choices: int = 6, game: str = GAMES[0], seats: str = "you you:Oma") -> Client:
    """Return a table where Anna plays alone, after some choices."""
    anna = server.guest("Anna")
    client = anna.joins(anna.opens(game, seats, start=True))
    plays(client, choices)
    return client


def two_play(server: RunningServer) -> tuple[Client, Client]:
    """Return a running game of Anna and Ben, after one or two choices."""
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens()
    ben.post(f"/api/tables/{table}", type="sit", id="sit", seat=1)
    clients = anna.joins(table), ben.joins(table)
    clients[0].does("start")
    clients[1].wait_for("started")
    for seat, client in enumerate(clients):
        if seat in client.play["owing"]:
            client.chooses(seat)
    return clients


def stop(anna: Client, ben: Client) -> None:
    anna.does("propose", seat=0, what="stop")
    ben.wait_for("proposed")
    ben.does("answer", seat=1, agree=True)
    anna.wait_for("answered")
    assert anna.info["phase"] == "over"


def save_of(guest: Guest, table: str) -> str:
    answer = guest.web.get(f"/api/tables/{table}/save")
    assert answer.status_code == 200, answer.text
    return answer.text


def without_names(save: str) -> list[Any]:
    """Return the content of a save without the names in its heading and the checksums that depend on them."""
    said = [json.loads(client)[0] for client in save.splitlines()]
    said[0]["players"] = []
    return said


def rewritten(said: list[Any]) -> str:
    """Return a save file with other content and matching checksums."""
    check, clients = 0, []
    for each in said:
        check = checksum(each, check)
        clients.append(json.dumps([each, f"{check:08x}"]))
    return "\n".join(clients) + "\n"


# --- save files


@pytest.mark.parametrize("game", GAMES)
def test_a_save_goes_down_and_up_and_play_goes_on(server: RunningServer, game: str) -> None:
    client = played(server, 6, game)
    anna = client.guest
    answer = anna.web.get(f"/api/tables/{client.table}/save")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-6.wusel"'
    table = table_from(answer.text, find_game)
    assert (len(table.choices), table.players) == (6, ["Anna", "Oma"])

    ben = server.guest("Ben")
    again = ben.joins(ben.post("/api/tables/upload", save=answer.text)["id"])
    assert again.info["forked"]
    assert [seat["kind"] for seat in again.info["seats"]] == ["person", "empty"]
    again.does("sit", seat=1, also=True, name="Opa")
    again.does("start")
    assert again.play["choices"] == 6
    assert without_names(save_of(ben, again.table)) == without_names(answer.text)
    assert [again.look(seat)["view"] for seat in (0, 1)] == [client.look(seat)["view"] for seat in (0, 1)]
    for each in (client, again):
        plays(each, 3)
    assert without_names(save_of(ben, again.table)) == without_names(save_of(anna, client.table))


def test_a_game_from_a_save_keeps_its_options(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = anna.joins(anna.post("/api/tables/upload", save=save_of((old := played(server)).guest, old.table))["id"])
    client.fails("arrange", "fixed", options={"players": 3})
    client.does("arrange", settings={"listed": True})
    client.does("start", fill="greedy")


def test_a_save_is_for_whoever_plays_alone_until_the_game_is_over(server: RunningServer) -> None:
    anna, ben = two_play(server)
    cleo = server.guest("Cleo")
    for guest in (anna.guest, ben.guest, cleo, server.guest()):
        assert guest.get(f"/api/tables/{anna.table}/save", 409)["code"] == "not_over"
    alone = played(server, seats="you greedy")
    assert save_of(alone.guest, alone.table)
    assert cleo.get(f"/api/tables/{alone.table}/save", 409)["code"] == "not_over", "a spectator does not play"
    assert cleo.post(f"/api/tables/{alone.table}/fork", 409, choices=0)["code"] == "not_over"
    stop(anna, ben)
    assert save_of(cleo, anna.table) == save_of(ben.guest, anna.table)


def test_a_save_that_is_none_is_refused_with_the_reason(server: RunningServer) -> None:
    client = played(server)
    anna = client.guest
    good = save_of(anna, client.table)
    clients = good.splitlines(keepends=True)
    said = [json.loads(each)[0] for each in clients]
    illegal = [said[0], *said[-3:0:-1], said[-1]]
    bad = {
        "": "empty",
        "[]": "no heading",
        "[" * 100_000: "no heading",
        "\x00" * 100: "no heading",
        "".join(clients[:3]): "truncated",
        "".join([clients[0], *clients[2:]]): "checksum",
        good[:-20]: "cut off",
        good + "more\n": "behind the closing line",
        rewritten(illegal): "cannot be made",
        rewritten([{**said[0], "wusel": 99}, *said[1:]]): "newer",
        rewritten([{**said[0], "game": "chess"}, *said[1:]]): "chess",
        rewritten([{**said[0], "players": ["x"]}, *said[1:]]): "players",
        rewritten([{**said[0], "options": {"players": 2, "x": 1}}, *said[1:]]): "does not fit",
        rewritten([{**said[0], "content": "cards = 3"}, *said[1:]]): "does not fit",
        rewritten([*said[:-1], {**said[-1], "state": "0"}]): "differs",
        rewritten([said[0], *([[0, 5]] * 3), said[-1]]): "choice 1",
    }
    for text, reason in bad.items():
        problem = anna.post("/api/tables/upload", 400, save=text)
        assert problem["code"] == "bad_save", text[:80]
        assert reason in problem["message"]
    assert anna.post("/api/tables/upload", 400, save="\n" * 11_000)["code"] == "too_long"
    assert len(anna.get("/api/tables/mine")["tables"]) == 1, "no table was opened"


# --- replays


def test_a_replay_tells_every_moment_as_it_was(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens(GAMES[0], "you you:Oma", start=True)
    client = anna.joins(table, seat=0)
    plays(anna.joins(table), 8)
    while client.play["choices"] < 8:
        client.hear()
    replay = anna.get(f"/api/tables/{table}/replay?seat=0")
    assert replay["total"] == 8
    assert [moment["choices"] for moment in replay["moments"]] == list(range(9))
    assert replay["moments"][0]["seat"] == -1
    assert replay["moments"][-1]["look"]["view"] == client.look(0)["view"]
    assert replay["moments"][-1]["owing"] == client.play["owing"]
    told = [frame for frame in client.frames if frame.get("news", {}).get("what") == "chose"]
    for moment, frame in zip(replay["moments"][1:], told, strict=True):
        look = next(look for look in frame["play"]["looks"] if look["seat"] == 0)
        assert moment["seat"] == frame["news"]["seat"]
        assert (moment["look"]["view"], moment["look"]["events"]) == (look["view"], look["events"])


def test_a_replay_can_be_what_happened_alone(server: RunningServer) -> None:
    client = played(server, 7)
    path = f"/api/tables/{client.table}/replay"
    whole, story = client.guest.get(path), client.guest.get(f"{path}?events=true")
    assert [moment["look"]["events"] for moment in story["moments"]] == [
        moment["look"]["events"] for moment in whole["moments"]
    ]
    assert (story["total"], story["moments"][7]["seat"]) == (7, whole["moments"][7]["seat"])
    assert all(moment["look"]["view"] == {} and not moment["look"]["choices"] for moment in story["moments"])
    assert client.guest.get(f"{path}?events=perhaps", 400)["code"] == "bad_query"


def test_a_replay_comes_in_parts(server: RunningServer) -> None:
    client = played(server, 7)
    path = f"/api/tables/{client.table}/replay"
    ask = client.guest.get
    whole = ask(path)["moments"]
    assert ask(f"{path}?first=0&count=3")["moments"] == whole[:3]
    assert ask(f"{path}?first=3&count=2")["moments"] == whole[3:5]
    assert ask(f"{path}?first=7")["moments"] == whole[7:]
    assert ask(f"{path}?first=8") == ask(f"{path}?first=100000") == {"total": 7, "moments": []}
    assert ask(f"{path}?count=101", 400)["code"] == "bad_query"
    assert ask(f"{path}?first=-1", 400)["code"] == "bad_query"
    assert ask(f"{path}?seat=0&seat=1", 400)["code"] == "bad_query"
    assert ask(f"{path}?seat=9", 400)["code"] == "bad_seat"


def test_a_running_game_is_replayed_from_ones_own_seat_alone(server: RunningServer) -> None:
    anna, ben = two_play(server)
    path = f"/api/tables/{anna.table}/replay"
    cleo, stranger = server.guest("Cleo"), server.guest()
    for guest, own in ((anna.guest, {0}), (ben.guest, {1}), (cleo, set()), (stranger, set())):
        for seat in (0, 1):
            answer = guest.get(f"{path}?seat={seat}", 200 if seat in own else 403)
            assert seat in own or answer["code"] == "not_yours"
        usual = guest.get(path)["moments"][0]["look"]["seat"]
        assert usual == (min(own) if own else -1)
        assert guest.get(f"{path}?seat=-1")["moments"][0]["look"]["choices"] == []
    stop(anna, ben)
    for guest in (anna.guest, ben.guest, cleo, stranger):
        for seat in (-1, 0, 1):
            assert guest.get(f"{path}?seat={seat}")["moments"][0]["look"]["seat"] == seat


def test_what_was_taken_back_is_not_replayed(server: RunningServer) -> None:
    client = played(server, 1)
    path = f"/api/tables/{client.table}/replay"
    whole = client.guest.get(path)
    client.does("propose", seat=whole["moments"][1]["seat"], what="undo")
    assert client.guest.get(path) == {"total": 0, "moments": whole["moments"][:1]}


# --- forks


def test_a_fork_shares_the_first_choices_and_then_goes_its_own_way(server: RunningServer) -> None:
    client = played(server, 6)
    anna = client.guest
    before = save_of(anna, client.table)
    fork = anna.joins(anna.post(f"/api/tables/{client.table}/fork", choices=4)["id"])
    assert fork.table != client.table
    assert fork.info["code"] != client.info["code"]
    assert [seat["name"] for seat in fork.info["seats"]] == ["Anna", "Oma"]
    fork.does("start")
    assert fork.play["choices"] == 4
    shared = anna.get(f"/api/tables/{client.table}/replay?count=5")["moments"]
    assert anna.get(f"/api/tables/{fork.table}/replay")["moments"] == shared
    plays(fork, 2)
    assert save_of(anna, client.table) == before
    deeper = anna.post(f"/api/tables/{fork.table}/fork", choices=2)["id"]
    second = anna.joins(deeper)
    second.does("start")
    assert anna.get(f"/api/tables/{deeper}/replay")["moments"] == shared[:3], "a fork of a fork"
    assert anna.post(f"/api/tables/{client.table}/fork", 400, choices=7)["code"] == "bad_fork"


def test_a_finished_game_of_several_can_be_forked_by_all_who_may_see_it(server: RunningServer) -> None:
    anna, ben = two_play(server)
    assert ben.guest.post(f"/api/tables/{ben.table}/fork", 409, choices=0)["code"] == "not_over"
    stop(anna, ben)
    fork = ben.guest.joins(ben.guest.post(f"/api/tables/{ben.table}/fork", choices=0)["id"])
    assert [seat["kind"] for seat in fork.info["seats"]] == ["empty", "person"], "nobody is seated unasked"
    assert fork.info["you_host"]
    cleo = server.guest("Cleo")
    watched = cleo.joins(cleo.post(f"/api/tables/{ben.table}/fork", choices=1)["id"])
    assert [seat["kind"] for seat in watched.info["seats"]] == ["empty", "empty"]
    assert server.guest().post(f"/api/tables/{ben.table}/fork", 401, choices=0)["code"] == "no_identity"


# --- rematches


def test_the_same_people_meet_again_each_a_seat_further_on(server: RunningServer) -> None:
    anna, ben = two_play(server)
    path = f"/api/tables/{anna.table}/rematch"
    assert anna.guest.post(path, 409)["code"] == "not_over"
    stop(anna, ben)
    assert server.guest("Cleo").post(path, 403)["code"] == "not_yours"
    assert server.guest().post(path, 401)["code"] == "no_identity"
    table = ben.guest.post(path)["id"]
    assert anna.guest.post(path)["id"] == table, "asked for twice, it is the same one"
    anna.wait_for("rematched")
    assert anna.info["rematch"] == table
    again = ben.guest.joins(table)
    assert again.info["you_host"]
    assert [seat["name"] for seat in again.info["seats"]] == ["Ben", "Anna"]
    assert again.info["options"] == anna.info["options"]
    assert not again.info["forked"]
    again.does("start")
    assert again.play["choices"] == 0


@pytest.mark.rule("MZ-S8")
def test_the_winner_begins_a_rematch(server: RunningServer) -> None:
    anna, ben = two_play(server)
    anna.does("resign", seat=0)
    again = ben.guest.joins(ben.guest.post(f"/api/tables/{ben.table}/rematch")["id"])
    assert again.info["options"] == {**anna.info["options"], "first": 1}, "Ben, who has moved on"
    again.does("start")
    assert again.look(0)["view"]["active"] == 0


def test_bots_and_those_who_gave_up_are_as_fresh_as_anybody(server: RunningServer) -> None:
    client = played(server, 1, seats="you greedy")
    client.does("resign", seat=0)
    while client.info["phase"] != "over":
        client.hear()
    again = client.guest.joins(client.guest.post(f"/api/tables/{client.table}/rematch")["id"])
    assert [(seat["bot"], seat["resigned"]) for seat in again.info["seats"]] == [("greedy", False), ("", False)]


# --- sequels


def best(state: TableState, seat: int) -> int:
    """Return the index of the choice that a seat likes best."""
    assert state.play.table is not None
    ratings = state.play.game.judge().ratings(state.play.table.state, Seat(seat), state.play.table.legal(seat))
    return ratings.index(max(ratings))


@pytest.mark.rule("MM-S4")
def test_the_same_people_go_on_with_the_story_each_in_their_seat(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"chapter": 1, "difficulty": "easy", "players": 2}
    anna, ben = clients = meet(server, "Anna Ben", "maus", options=options)
    path = f"/api/tables/{anna.table}/rematch"
    assert anna.guest.post(f"{path}?sequel=next_chapter", 409)["code"] == "not_over"
    while anna.info["phase"] == "playing":
        assert anna.info["sequels"] == []
        seat = anna.play["owing"][0]
        clients[seat].chooses(seat, best(state_at(server, anna), seat))
        catch_up(*clients)
    name, other = ("next_chapter", "turn_back") if anna.info["ending"]["won"] else ("turn_back", "next_chapter")
    [sequel] = anna.info["sequels"]
    assert (sequel["name"], sequel["table"]) == (name, "")
    assert server.guest("Cleo").post(f"{path}?sequel={name}", 403)["code"] == "not_yours"
    assert ben.guest.post(f"{path}?sequel={other}", 404)["code"] == "no_sequel"
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(server.manager, "config", replace(server.manager.config, games=("viroid",)))
        assert ben.guest.post(f"{path}?sequel={name}", 404)["code"] == "no_game"
    table = ben.guest.post(f"{path}?sequel={name}")["id"]
    anna.wait_for("rematched")
    assert anna.info["sequels"] == [{**sequel, "table": table}]
    assert anna.guest.post(f"{path}?sequel={name}")["id"] == table, "asked for twice, it is the same one"
    assert anna.guest.post(path)["id"] != table, "another game is something else"
    again = ben.guest.joins(table)
    assert [seat["name"] for seat in again.info["seats"]] == ["Anna", "Ben"]
    again.does("start")
    assert again.play["step"] == ("keep_something" if name == "next_chapter" else "take_turn")
    assert again.look(1)["events"] == [], "how the first chapter began is not told again"
    assert again.info["dealt_anew"], "whoever has read the last game does not know what is to come"


def nearly_over() -> tuple[str, Any]:
    """Return the save of a chapter whose last choice belongs to the first seat."""
    game = find_game("maus")
    for seed in range(1 << 70, 1 << 71):
        table = Table(game, {"chapter": 1, "difficulty": "easy", "players": 2}, seed)
        while table.owing():
            seat = table.owing()[0]
            legal = table.legal(seat)
            ratings = game.judge().ratings(table.state, Seat(seat), legal)
            table.choose(seat, legal[ratings.index(max(ratings))])
        if table.choices[-1][0] == 0:
            last = game.choices.to_json(table.choices[-1][1])
            return save_text(table.fork(len(table.choices) - 1)), last
    raise AssertionError


def ended(anna: Guest) -> Client:
    """Return a chapter that a person has just won or lost with a bot."""
    save, last = nearly_over()
    client = anna.joins(anna.post("/api/tables/upload", save=save)["id"])
    client.does("seatbot", seat=1, level="greedy")
    client.does("start")
    client.does("choose", seat=0, question=client.play["question"], choice=last)
    return client


def test_whoever_plays_with_bots_goes_on_with_them_from_the_very_end(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = ended(anna)
    [sequel] = client.info["sequels"]
    before = client.look(0)["view"]["mice"]
    again = anna.joins(anna.post(f"/api/tables/{client.table}/rematch?sequel={sequel['name']}")["id"])
    assert [(seat["yours"], seat["bot"]) for seat in again.info["seats"]] == [(True, ""), (False, "greedy")]
    again.does("start")
    assert again.play["choices"] == client.play["choices"], "one log tells of both chapters"
    assert again.look(0)["undo"], "what was done in the chapter before stays done"
    assert again.look(0)["view"]["campaign"]
    kept = again.look(0)["view"]["mice"]
    assert [(mouse["hero"], mouse["seat"]) for mouse in kept] == [(mouse["hero"], mouse["seat"]) for mouse in before]
    assert server.guest("Ben").joins(client.table).info["sequels"] == [{**sequel, "table": again.table}]


def stories(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/api/me/evenings")["stories"]
    return found


@pytest.mark.rule("MM-S4")
def test_a_story_is_found_again_where_it_stands_also_on_another_device(server: RunningServer) -> None:
    anna = server.guest("Anna")
    assert stories(anna) == []
    client = ended(anna)
    [story] = stories(anna)
    [sequel] = client.info["sequels"]
    assert (story["id"], story["view"], story["sequels"]) == (client.table, client.table, [sequel])
    assert (set(story["card"]["part"]), story["alone"]) == ({"en", "de"}, True)
    path = f"/api/tables/{client.table}/rematch?sequel={sequel['name']}"
    table = anna.post(path)["id"]
    [gathering] = stories(anna)
    assert (gathering["id"], gathering["card"]["id"], gathering["view"]) == (client.table, table, client.table)
    assert gathering["card"]["part"] == sequel["part"], "what follows is known before it has begun"
    again = anna.joins(table)
    again.does("start")
    elsewhere = server.guest("Anna's phone")
    elsewhere.post("/api/me/adopt", secret=anna.post("/api/me/link")["secret"])
    [going_on] = stories(elsewhere)
    assert (going_on["card"]["id"], going_on["card"]["phase"], going_on["view"]) == (table, "playing", table)
    again.does("resign", seat=0)
    [broken] = stories(anna)
    assert broken["card"]["id"] == client.table, "who gave up can begin the chapter again"
    assert anna.post(path)["id"] not in (table, client.table)


def test_the_deal_of_the_day_does_not_go_on_before_the_day_is_over(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = ended(anna)
    state_at(server, client).day = "9999-12-31"
    [sequel] = client.info["sequels"]
    path = f"/api/tables/{client.table}/rematch?sequel={sequel['name']}"
    assert anna.post(path, 409)["code"] == "not_over"


# --- a server that offers some games only


def test_only_games_that_the_host_names_can_be_opened(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored table continues all the same, and so does a rematch with the same people."""
    anna = server.guest("Anna")
    stored = anna.joins(anna.opens("schwarm", "you you:Oma", start=True))
    tried = anna.post("/api/days/schwarm")["id"]
    names = {"game": "schwarm", "seats": ["you", "you:Oma"]}
    save = save_text(Table(find_game("schwarm"), {"players": 2}, 5))
    config = replace(server.manager.config, games=("mosquitozzz", "viroid"))
    monkeypatch.setattr(server.manager, "config", config)

    assert [card["name"] for card in anna.get("/api/games")["games"]] == ["mosquitozzz", "viroid"]
    refused = anna.post("/api/tables", 404, **names)
    assert refused == {"code": "no_game", "message": "there is no game 'schwarm'; there are: mosquitozzz, viroid"}
    assert anna.post("/api/tables/upload", 404, save=save)["code"] == "no_game"
    assert server.guest("Ben").post("/api/days/schwarm", 404)["code"] == "no_game"
    assert anna.post("/api/days/schwarm")["id"] == tried, "a try that was begun goes on"
    assert not server.guest("Ben").get("/api/days/schwarm")["playable"]
    assert anna.opens("viroid")

    path = f"/api/tables/{stored.table}"
    assert anna.get("/api/games/schwarm")["card"]["name"] == "schwarm"
    stored.chooses(stored.play["owing"][0])
    assert anna.post(f"{path}/fork", 404, choices=0)["code"] == "no_game"
    stored.does("resign", seat=0)
    wait_until(lambda: anna.get(path)["phase"] == "over", "the game goes on")
    assert anna.post(f"{path}/rematch")["id"]
