"""The deal of the day: the same for all players, once each, and unknown before the day."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import Client, Guest, RunningServer, run_server, wait_until
from wusel.bots.cast import CAST
from wusel.engine.table import Table
from wusel.games import SHELF, known_game
from wusel.server.lobby import daily_deal, day_results
from wusel.server.table import scheduler
from wusel.server.workers.worker_pool import WorkerFailed

SECRET = b"s" * 32


def sits_down(guest: Guest, game: str = "mosquitozzz") -> str:
    return str(guest.post(f"/api/days/{game}")["id"])


def told(guest: Guest, query: str = "", game: str = "mosquitozzz") -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/api/days/{game}{query}")
    return found


def resigned(guest: Guest, game: str = "mosquitozzz", query: str = "") -> str:
    table = sits_down(guest, f"{game}{query}")
    guest.joins(table).does("resign", seat=0)
    return table


def deal_at(server: RunningServer, table: str) -> tuple[Any, ...]:
    state = server.manager.tables[table].state
    assert state.play.table is not None
    return state.play.table.seed, state.play.options, [chair.bot for chair in state.seating.chairs]


def test_everybody_gets_the_same_deal_and_another_one_in_each_game(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    assert deal_at(server, sits_down(anna)) == deal_at(server, sits_down(ben))
    deals = [deal_at(server, sits_down(anna, game)) for game in SHELF]
    assert len({seed for seed, _, _ in deals}) == len(SHELF)


def test_what_is_dealt_hangs_on_the_secret_the_game_and_the_day() -> None:
    seeds = {
        daily_deal.derive_number(secret, game, day, "seed")
        for secret in (SECRET, b"t" * 32)
        for game in ("a", "b")
        for day in ("2026-11-16", "2026-11-17")
    }
    assert len(seeds) == 8
    assert len(set(daily_deal.bots_of(SECRET, "a", "2026-11-16", 4))) == 3


def test_bots_have_the_same_luck_at_every_table(server: RunningServer) -> None:
    states = [server.manager.tables[sits_down(server.guest(name))].state for name in ("Anna", "Ben")]
    assert scheduler.bot_seed(states[0], 1) == scheduler.bot_seed(states[1], 1)
    assert scheduler.bot_seed(states[0], 1) != scheduler.bot_seed(states[0], 2)


def test_one_try_counts(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = resigned(anna)
    assert sits_down(anna) == table
    assert anna.checked(anna.web.delete("/api/me/evenings"), 200)["gone"] == 0
    assert told(anna)["yours"]["how"] == "resigned"


def test_what_was_drawn_is_not_taken_back(server: RunningServer) -> None:
    client: Client = server.guest("Anna").joins(sits_down(server.guests[-1]))
    while 0 not in client.play["owing"]:
        client.hear()
    client.chooses(0)
    client.fails("propose", "day", seat=0, what="undo")


def test_a_table_keeps_its_secrets_until_the_day_is_over(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.guest("Anna")
    table = resigned(anna)
    where = f"/api/tables/{table}"
    for path in ("save", "review"):
        anna.get(f"{where}/{path}", status=409)
    anna.post(f"{where}/fork", status=409, choices=0)
    anna.get(f"{where}/replay?seat=1", status=403)
    assert anna.post(f"{where}/report")["save"] == ""
    assert anna.get(f"{where}/replay")["total"] >= 0
    monkeypatch.setattr("wusel.server.web.record_api.today", lambda: "2999-01-01")
    monkeypatch.setattr("wusel.server.lobby.opening.today", lambda: "2999-01-01")
    assert anna.web.get(f"{where}/save").status_code == 200
    anna.get(f"{where}/replay?seat=1")


def test_how_it_went_for_others_is_told_to_those_who_have_finished(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    resigned(anna)
    share = told(anna)["share"]
    sits_down(ben)
    waiting = told(ben, f"?share={share}")
    assert (waiting["others"], waiting["yours"], waiting["tries"], waiting["phase"]) == ([], None, 1, "playing")
    assert (waiting["shared"]["how"], waiting["shared"]["curve"]) == ("resigned", [])
    resigned(ben)
    known = told(ben, f"?share={share}")
    assert (len(known["others"]), known["tries"], known["shared"]["curve"]) == (1, 2, known["others"][0]["curve"])
    assert all(0 <= each <= 1 for each in known["yours"]["curve"])
    assert "Anna" not in str(known)


@pytest.mark.parametrize("day", ["2999-01-01", "yesterday", "20200101"])
def test_days_that_have_not_come_are_refused(server: RunningServer, day: str) -> None:
    server.guest("Anna").get(f"/api/days/mosquitozzz?day={day}", status=400)


@pytest.mark.parametrize("name", SHELF)
def test_every_game_has_a_curve(name: str) -> None:
    game = known_game(name)
    table = Table(game, {"players": 3}, 7)
    for _ in range(60):
        seat = table.owing()[0]
        table.choose(seat, table.legal(seat)[0])
        if not table.owing():
            break
    curve = day_results.curve_of(table, 0)
    assert 10 <= len(curve) <= day_results.POINTS + 1
    assert len(set(curve)) > 1
    assert all(0 <= each <= 1 for each in curve)


def test_one_address_does_not_try_without_end(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", tries_per_hour=1) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        table = sits_down(anna)
        ben.post("/api/days/mosquitozzz", status=429)
        assert sits_down(anna) == table, "whoever has begun goes on"


# --- the archive and the streak


def test_a_past_day_is_played_without_counting(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    resigned(anna)
    (day,) = {told(anna)["day"]}
    tomorrow = daily_deal.days_before(day, -1)
    monkeypatch.setattr(daily_deal, "today", lambda: tomorrow)
    table = resigned(ben, query=f"?day={day}")
    assert deal_at(server, table) == deal_at(server, told(anna, f"?day={day}")["table"])
    found = told(ben, f"?day={day}")
    assert (found["late"], found["tries"], found["streak"], len(found["others"])) == (True, 1, 0, 1)
    assert told(anna, f"?day={day}")["tries"] == 1, "who comes late is not among those of the day"
    past = ben.get("/api/days/mosquitozzz/past")["days"]
    assert len(past) == daily_deal.ARCHIVE
    assert (past[0]["day"], past[0]["late"], past[0]["yours"]["how"], past[0]["yours"]["curve"]) == (
        day,
        True,
        "resigned",
        [],
    )
    assert (past[1]["begun"], past[1]["yours"]) == (False, None)
    assert not anna.get("/api/days/mosquitozzz/past")["days"][0]["late"]


@pytest.mark.parametrize("day", ["2020-01-01", "2999-01-01", "nonsense"])
def test_only_days_of_the_archive_are_played(server: RunningServer, day: str) -> None:
    assert server.guest("Anna").post(f"/api/days/maus?day={day}", status=400)["code"] == "no_day"


def test_a_streak_is_of_days_in_a_row_and_today_may_still_come() -> None:
    days = ["2026-11-16", "2026-11-15", "2026-11-14", "2026-11-12"]
    assert daily_deal.streak_of(days, "2026-11-16") == 3
    assert daily_deal.streak_of(days, "2026-11-17") == 3
    assert daily_deal.streak_of(days, "2026-11-18") == 0
    assert daily_deal.streak_of([], "2026-11-18") == 0
    assert daily_deal.streak_of(["2026-03-01", "2026-02-28"], "2026-03-01") == 2


def test_a_day_counts_for_the_streak_when_its_deal_is_over(server: RunningServer) -> None:
    anna = server.guest("Anna")
    sits_down(anna)
    assert told(anna)["streak"] == 0
    resigned(anna)
    assert told(anna, game="schwarm")["streak"] == 1, "in whatever game"


# --- the cast


@pytest.mark.usefixtures("_cast_plays")
def test_the_cast_plays_the_same_seat_and_is_told_to_those_who_have_finished(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    resigned(anna, "mosquitozzz")
    sits_down(ben, "mosquitozzz")
    wait_until(lambda: not told(anna, game="mosquitozzz")["cast_plays"], "the cast did not finish")
    found = told(anna, game="mosquitozzz")
    seated = {bot.partition("-")[0] for bot in found["bots"]}
    played = {each["bot"].partition("-")[0] for each in found["cast"]}
    assert played | seated == set(CAST)
    assert not played & seated
    assert all(each["result"]["how"] == "finished" for each in found["cast"])
    assert {each["standing"] for each in found["cast"]} == {"better"}, "Anna has resigned"
    assert (found["tries"], found["others"]) == (1, []), "bots are not among the people"
    waiting = told(ben, game="mosquitozzz")
    assert (waiting["cast"], waiting["yours"]) == ([], None)


@pytest.mark.usefixtures("_cast_plays")
def test_what_the_cast_has_played_is_not_played_again(server: RunningServer) -> None:
    anna = server.guest("Anna")
    resigned(anna, "mosquitozzz")
    wait_until(lambda: not told(anna, game="mosquitozzz")["cast_plays"], "the cast did not finish")
    found = told(anna, game="mosquitozzz")["cast"]
    resigned(server.guest("Ben"), "mosquitozzz")
    wait_until(lambda: not server.manager.daily_cast.waiting, "the cast did not finish")
    assert told(anna, game="mosquitozzz")["cast"] == found


@pytest.mark.usefixtures("_cast_plays")
def test_where_the_cast_cannot_play_nobody_waits_for_it(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> bytes:
        raise WorkerFailed("slow")

    monkeypatch.setattr(server.manager.reviews.workers, "advise", fail)
    anna = server.guest("Anna")
    resigned(anna, "mosquitozzz")
    wait_until(lambda: not server.manager.daily_cast.waiting, "it is still tried")
    found = told(anna, game="mosquitozzz")
    assert (found["cast"], found["cast_plays"]) == ([], False)
