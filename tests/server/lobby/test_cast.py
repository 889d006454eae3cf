"""Bots with names at tables: no member of the cast sits at a table twice."""

import pytest

from tests.server.scenes import Paper
from tests.server.visitors import RunningServer
from wusel.bots.cast import CAST, STRENGTHS, character_of, strength_of
from wusel.server.refusals import Refusal
from wusel.server.wire.client_messages import Seatbot, Start


def bots_at(paper: Paper) -> list[str]:
    return [chair.bot for chair in paper.state.seating.chairs if chair.bot]


def test_the_shelf_tells_who_there_is(server: RunningServer) -> None:
    shelf = server.guest().get("/api/games")
    assert (shelf["cast"], shelf["strengths"]) == (list(CAST), list(STRENGTHS))


def test_anybody_is_somebody_who_does_not_sit_here_yet() -> None:
    for _ in range(20):
        paper = Paper("ann - - -")
        paper.says("ann", Seatbot("x", 1, "any-hard"))
        paper.says("ann", Start("x", "any-easy"))
        bots = bots_at(paper)
        assert [strength_of(bot) for bot in bots] == ["hard", "easy", "easy"]
        assert len({character_of(bot) for bot in bots}) == 3
        assert {character_of(bot) for bot in bots} <= set(CAST)


def test_nobody_sits_here_twice_not_even_in_another_strength() -> None:
    paper = Paper("ann - -")
    paper.says("ann", Seatbot("x", 1, "igor-hard"))
    for again in ("igor-hard", "igor-easy"):
        with pytest.raises(Refusal, match="Igor sits at this table already"):
            paper.says("ann", Seatbot("x", 2, again))
    paper.says("ann", Seatbot("x", 1, "igor-easy"))
    assert bots_at(paper) == ["igor-easy"]


@pytest.mark.parametrize("level", ["any-random", "igor-greedy", "any", "-hard", "nobody-hard", "igor-"])
def test_who_is_not_of_the_cast_has_no_seat(level: str) -> None:
    with pytest.raises(Refusal, match="there is no bot"):
        Paper("ann -").says("ann", Seatbot("x", 1, level))


def test_a_game_is_played_with_them(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats="you magda-easy any-easy", start=True)
    client = anna.joins(table)
    while 0 not in client.play["owing"] and client.info["phase"] == "playing":
        client.hear()
    assert client.info["seats"][1]["bot"] == "magda-easy"
