"""A person points at a thing of the game. All at the table see it, and it leaves no trace."""

import pytest
from msgspec import convert

from tests.server.company import gather, meet, print_of, state_at
from tests.server.visitors import Client, RunningServer
from wusel.games import SHELF, known_game
from wusel.server.table.talk_commands import named_things
from wusel.server.wire.client_messages import Point

HAND = "card:flat_hand"


def seen(client: Client) -> list[tuple[int, str]]:
    """Return the pointers shown to a person, up to the answer to a question of their own."""
    client.says("mute", voice=10_000, muted=True)
    return [(each["seat"], each["thing"]) for each in client.frames if each["type"] == "pointed"]


def test_everybody_sees_it_and_nothing_is_stored(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    zoe, nobody = server.guest("Zoe").joins(anna.table), server.guest().joins(anna.table)
    before = print_of(server, anna)
    anna.does("point", seat=0, thing=HAND)
    ben.does("point", seat=1, thing="seat:0")
    for client in (anna, ben, zoe, nobody):
        assert seen(client) == [(0, HAND), (1, "seat:0")]
    assert print_of(server, anna) == before
    assert len(anna.guest.get(f"/api/tables/{anna.table}/replay")["moments"]) == 1


def test_whoever_was_away_does_not_hear_of_it(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    ben.hangs_up()
    anna.does("point", seat=0, thing=HAND)
    assert seen(ben.guest.joins(ben.table, since=ben.n)) == []


@pytest.mark.parametrize("thing", ["card:ace", "city:flat_hand", "seat:2", "n:1", "card:flat_hand\n"])
def test_only_what_the_game_names_can_be_pointed_at(server: RunningServer, thing: str) -> None:
    anna, ben = meet(server, "Anna Ben")
    anna.fails("point", "no_thing", seat=0, thing=thing)
    assert seen(ben) == []


@pytest.mark.parametrize("thing", ["", "flat_hand", "card:", "card:Flat hand", "card:<b>", "x:" + "y" * 80, 5, None])
def test_what_has_no_plain_name_is_no_message(server: RunningServer, thing: object) -> None:
    anna, ben = meet(server, "Anna Ben")
    anna.fails("point", "malformed", seat=0, thing=thing)
    assert seen(ben) == []


@pytest.mark.parametrize("game", SHELF)
def test_every_name_of_a_game_can_be_said(game: str) -> None:
    things = named_things(known_game(game))
    assert any(thing.startswith("card:") for thing in things)
    said = [convert({"type": "point", "id": "a", "seat": 0, "thing": thing}, Point) for thing in things]
    assert [point.thing for point in said] == list(things)


def test_only_who_plays_with_others_points(server: RunningServer) -> None:
    host, _guest = gather(server, "Anna Ben")
    host.fails("point", "not_started", seat=0, thing=HAND)
    anna, ben, cid = meet(server, "Anna Ben Cid")
    zoe, nobody = server.guest("Zoe").joins(anna.table), server.guest().joins(anna.table)
    anna.fails("point", "not_yours", seat=1, thing=HAND)
    zoe.fails("point", "not_yours", seat=0, thing=HAND)
    nobody.fails("point", "no_identity", seat=0, thing=HAND)
    ben.does("resign", seat=1)
    ben.fails("point", "resigned", seat=1, thing=HAND)
    cid.does("resign", seat=2)
    anna.fails("point", "over", seat=0, thing=HAND)
    (alone,) = meet(server, "Dora", bots="greedy")
    alone.fails("point", "alone", seat=0, thing=HAND)


@pytest.mark.usefixtures("_no_time_passes")
def test_who_points_too_fast_is_slowed_down_and_can_still_talk(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    for _ in range(5):
        anna.does("point", seat=0, thing=HAND)
    anna.guest.joins(anna.table).fails("point", "too_fast", seat=0, thing=HAND)
    anna.does("chat", text="there")
    ben.does("point", seat=1, thing=HAND)
    assert len(seen(ben)) == 6


def test_who_is_not_heard_is_not_seen_either(server: RunningServer) -> None:
    anna, ben, cid = meet(server, "Anna Ben Cid")
    voice = anna.info["seats"][1]["voice"]
    cid.does("mute", voice=voice, muted=True)
    ben.does("point", seat=1, thing=HAND)
    assert (len(seen(anna)), seen(cid)) == (1, [])
    anna.does("mute", voice=voice, muted=True, everyone=True)
    ben.fails("point", "silenced", seat=1, thing=HAND)


@pytest.mark.parametrize("mode", ["standard", "ambush"])
def test_everybody_knows_whether_they_play_together(server: RunningServer, mode: str) -> None:
    anna, ben = meet(server, "Anna Ben", options={"mode": mode})
    assert [anna.play["together"], ben.play["together"]] == [mode == "ambush"] * 2
    assert state_at(server, anna).play.options["mode"] == mode
