"""Identity: an unforgeable cookie, a name, and a private link that moves both to another device."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.visitors import Client, Guest, RunningServer, run_server
from wusel.server.lobby.identity import NOBODY, Identities
from wusel.server.log.stores import open_store
from wusel.server.refusals import Refusal


def on_another_device(server: RunningServer, guest: Guest) -> Guest:
    """Return the same person with a second browser."""
    other = server.guest()
    other.post("/api/me/adopt", **guest.post("/api/me/link"))
    return other


def test_somebody_new_gets_a_name_and_a_cookie_that_scripts_cannot_read(server: RunningServer) -> None:
    guest = server.guest()
    answer = guest.web.get("/api/me")
    assert answer.json()["name"].startswith("Guest ")
    assert answer.json()["has_link"] is False
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("wusel=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "max-age=34560000" in cookie
    assert "secure" not in cookie, "on plain http the browser would not send it back"
    assert guest.get("/api/me") == answer.json()


def test_behind_https_the_cookie_stays_there(server: RunningServer) -> None:
    answer = server.guest().web.get("/api/me", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"})
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_name_is_kept_and_cleaned(server: RunningServer) -> None:
    anna = server.guest("Anna")
    assert anna.post("/api/me", name="  Anna \u202e\u0000  Berta\n")["name"] == "Anna Berta"
    assert anna.get("/api/me")["name"] == "Anna Berta"
    assert anna.post("/api/me", name="x" * 40)["name"] == "x" * 40
    assert anna.post("/api/me", 400, name="x" * 41)["code"] == "malformed"
    assert anna.post("/api/me", 400, name="\u200b \u2028")["code"] == "bad_name"
    assert anna.get("/api/me")["name"] == "x" * 40


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u0301Anna", "\u0301Anna"[1:]),
        ("A" + "\u0301\u0302\u0303\u0304\u0305\u0306\u0307", "\u00c1\u0302\u0303\u0304"),
        ("An\u3164na", "An na"),
        ("\u05d3\u05b8\u05bc\u05d5\u05b4\u05d3", "\u05d3\u05b8\u05bc\u05d5\u05b4\u05d3"),
        ("\U0001f41d", "\U0001f41d"),
        ("\u0e19\u0e49\u0e33", "\u0e19\u0e49\u0e33"),
    ],
)
def test_a_name_can_be_read(server: RunningServer, wanted: str, name: str) -> None:
    assert server.guest("Anna").post("/api/me", name=wanted)["name"] == name


UNSEEN = [
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\u0301",
    "\ufe0f\u0301",
    "\u00ad",
    "\u2060 \ufeff",
    "\U000e0041",
    "\u00a0",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_nobody_sees_is_none(server: RunningServer, name: str) -> None:
    anna = server.guest("Anna")
    assert anna.post("/api/me", 400, name=name)["code"] == "bad_name"
    client = anna.joins(anna.opens(seats="you open"))
    client.fails("sit", "bad_name", seat=1, also=True, name=name)


def test_without_an_identity_nothing_is_changed(server: RunningServer) -> None:
    stranger = server.guest()
    for path, body in [("/api/me", {"name": "Anna"}), ("/api/me/link", {}), ("/api/tables", {"game": "mosquitozzz"})]:
        answer = stranger.post(path, 401, **body)
        assert answer["code"] == "no_identity"
        assert "GET /api/me" in answer["message"]
    assert not stranger.web.cookies


@pytest.mark.parametrize("spoil", [lambda c: c[:-1], lambda c: "A" + c, lambda c: c.split(".")[0], lambda c: c * 50])
def test_a_forged_cookie_is_nobodys(server: RunningServer, spoil: Callable[[str], str]) -> None:
    anna = server.guest("Anna")
    genuine = anna.web.cookies["wusel"]
    forged = spoil(genuine)
    forger = server.guest()
    forger.web.cookies["wusel"] = forged
    assert forger.get("/api/tables/mine", 401)["code"] == "no_identity"
    assert forger.get("/api/me")["name"] != "Anna"


def test_a_cookie_of_another_server_is_worth_nothing(server: RunningServer, tmp_path: Path) -> None:
    anna = server.guest("Anna")
    with run_server(tmp_path / "other.db") as elsewhere:
        guest = elsewhere.guest()
        guest.web.cookies["wusel"] = anna.web.cookies["wusel"]
        assert guest.get("/api/tables/mine", 401)["code"] == "no_identity"


def test_the_cookie_outlives_the_server(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db") as first:
        cookie = first.guest("Anna").web.cookies["wusel"]
    with run_server(tmp_path / "wusel.db") as second:
        guest = second.guest()
        guest.web.cookies["wusel"] = cookie
        assert guest.get("/api/me")["name"] == "Anna"


# --- the private link


def test_a_private_link_moves_the_identity(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens()
    phone = on_another_device(server, anna)
    assert phone.get("/api/me") == {"name": "Anna", "has_link": True}
    assert [card["id"] for card in phone.get("/api/tables/mine")["tables"]] == [table]
    assert phone.joins(table).info["you_host"]
    assert anna.get("/api/me")["has_link"], "the first device keeps it too"


def test_a_newer_link_replaces_the_older_one(server: RunningServer) -> None:
    anna = server.guest("Anna")
    old, new = anna.post("/api/me/link"), anna.post("/api/me/link")
    assert old != new
    assert server.guest().post("/api/me/adopt", 404, **old)["code"] == "no_link"
    assert server.guest().post("/api/me/adopt", **new)["name"] == "Anna"


def test_revoking_ends_the_link_and_all_other_devices(server: RunningServer) -> None:
    anna = server.guest("Anna")
    link = anna.post("/api/me/link")
    thief = server.guest()
    thief.post("/api/me/adopt", **link)
    assert anna.checked(anna.web.delete("/api/me/link"), 200) == {"name": "Anna", "has_link": False}
    assert server.guest().post("/api/me/adopt", 404, **link)["code"] == "no_link"
    assert thief.post("/api/me", 401, name="Thief")["code"] == "no_identity"
    assert thief.get("/api/me")["name"] != "Anna"
    assert anna.get("/api/me") == {"name": "Anna", "has_link": False}, "the device that revoked stays signed in"


def test_revoking_cuts_the_lines_of_other_devices(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens(seats="you open")
    thief = on_another_device(server, anna)
    client, others = thief.joins(table), ben.joins(table)
    silent = Client(thief, table)
    thief.clients.append(silent)
    anna.web.delete("/api/me/link")
    assert client.is_cut() == 1012
    silent.send({"type": "hello", "table": table})
    assert not silent.wait_for("welcome")["table"]["you_host"], "nor is a connection of use that was only being opened"
    assert not thief.joins(table).info["you_host"], "they come back as a stranger"
    assert anna.joins(table).info["you_host"]
    others.does("chat", text="still here")


def test_links_that_were_never_made_open_nothing(server: RunningServer) -> None:
    guest = server.guest()
    assert guest.post("/api/me/adopt", 404, secret="x" * 32)["code"] == "no_link"
    assert guest.post("/api/me/adopt", 400, secret="")["code"] == "malformed"
    assert guest.post("/api/me/adopt", 400, secret="x" * 31 + "/")["code"] == "malformed"
    assert not guest.web.cookies


def test_only_a_fingerprint_of_the_link_is_stored(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db") as server:
        secret = server.guest("Anna").post("/api/me/link")["secret"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Anna" in stored
    assert secret.encode() not in stored


def test_two_devices_at_once_do_not_bring_back_what_was_revoked(tmp_path: Path) -> None:
    """One device renames the person while the other signs it out. It stays signed out."""

    async def meet() -> None:
        store = open_store(str(tmp_path / "wusel.db"))
        await store.open()
        people = Identities(store, b"secret")
        person, _ = await people.new_link(await people.new_person())
        cookie = people.cookie(person)
        await people.revoke(person)
        for change in (people.rename(person, "Thief"), people.new_link(person), people.revoke(person)):
            with pytest.raises(Refusal, match="signed out"):
                await change
        assert await people.of(cookie) == NOBODY
        early = await people.new_person()
        later, _ = await people.new_link(early)
        assert (await people.rename(early, "Berta")).link == later.link, "what another device did meanwhile is kept"
        await store.close()

    asyncio.run(meet())


def test_a_new_name_is_known_at_the_table_on_the_next_visit(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens(seats="you open")
    client = ben.joins(table)
    anna.joins(table).hangs_up()
    anna.post("/api/me", name="Berta")
    anna.joins(table)
    client.wait_for("renamed")
    assert client.info["seats"][0]["name"] == "Berta"
