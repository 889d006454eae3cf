"""A game continues by the rules it began with, or not at all. It never changes silently."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.company import state_at
from tests.server.scenes import Paper, fingerprint
from tests.server.visitors import Client, Guest, RunningServer, run_server
from wusel.engine.save import table_from
from wusel.games import find_game, known_game
from wusel.games.mosquitozzz.game import ONE_EFFECT_A_CARD
from wusel.server.log.entries import Answered, Chose, Edition, Proposed, Started, Undid, read_entry
from wusel.server.log.stores.rows import Record
from wusel.server.table.reading import state_from_log
from wusel.server.table.table_state import TableState

GAME = "mosquitozzz"
TODAY = known_game(GAME).edition()
NEXT = TODAY + 1


@pytest.fixture
def _new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change the number of the rules, and nothing else."""
    monkeypatch.setattr(type(known_game(GAME)), "edition", lambda _: NEXT)


def change_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change a rule, so that the same deal goes differently."""
    kind = type(known_game(GAME))
    real = kind.set_up

    def other_deal(game: Any, options: Any, chance: int, events: Any) -> Any:  # noqa: ANN401  # as any game has it
        return real(game, options, chance + 1, events)

    monkeypatch.setattr(kind, "set_up", other_deal)


def begun(choices: int) -> Paper:
    """Return a game, without a server, that began with the current edition."""
    paper = Paper()
    edition = Edition(TODAY, paper.state.play.game.content_id())
    paper.write(Started(str(1 << 128), paper.state.seating.chairs[:], edition=edition))
    return paper.plays(choices)


def read_again(paper: Paper, checkpoint: bool) -> TableState:
    return state_from_log("table", "CODE", paper.records, paper.state.checkpoint() if checkpoint else None)


# --- on paper


def test_every_game_that_begins_says_by_which_rules_and_with_which_content(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = anna.joins(anna.opens(seats="you greedy", start=True))
    game = known_game(GAME)
    assert state_at(server, client).play.edition == Edition(TODAY, game.content_id())
    assert game.content_id()


def test_the_same_edition_is_simply_read() -> None:
    paper = begun(5)
    for checkpoint in (True, False):
        assert fingerprint(read_again(paper, checkpoint)) == fingerprint(paper.state)


@pytest.mark.usefixtures("_new_rules")
def test_a_game_by_other_rules_goes_on_if_they_lead_to_the_same() -> None:
    paper = begun(6)
    state = read_again(paper, checkpoint=True)
    assert state.play.unplayed is None
    assert state.play.table is not None
    assert paper.state.play.table is not None
    assert state.play.table.state.digest() == paper.state.play.table.state.digest()


@pytest.mark.usefixtures("_new_rules")
def test_without_proof_it_does_not() -> None:
    paper = begun(6)
    state = read_again(paper, checkpoint=False)
    assert (state.phase, state.play.table, state.owing()) == ("over", None, [])
    assert state.ending is not None
    assert state.ending.how == "outdated"
    entries = [read_entry(record.entry) for record in paper.records]
    assert state.play.unplayed == [(entry.seat, entry.choice) for entry in entries if isinstance(entry, Chose)]


def test_rules_that_lead_elsewhere_do_not_go_on_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = begun(6)
    checkpoint = paper.state.checkpoint()
    change_a_rule(monkeypatch)
    monkeypatch.setattr(type(known_game(GAME)), "edition", lambda _: NEXT)
    state = state_from_log("table", "CODE", paper.records, checkpoint)
    assert state.play.unplayed is not None


def test_other_content_is_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = begun(6)
    checkpoint = paper.state.checkpoint()
    change_a_rule(monkeypatch)
    monkeypatch.setattr(type(known_game(GAME)), "content_id", lambda _: "mended")
    assert state_from_log("table", "CODE", paper.records, checkpoint).play.unplayed is not None


def test_cards_that_say_the_same_in_other_words_are_the_same_content() -> None:
    paper = Paper()
    paper.write(Started(str(1 << 128), paper.state.seating.chairs[:], edition=Edition(TODAY, ONE_EFFECT_A_CARD)))
    paper.plays(6)
    assert read_again(paper, checkpoint=False).play.unplayed is None


def test_other_content_in_another_shape_goes_on_if_it_leads_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = begun(6)
    checkpoint = paper.state.checkpoint()
    game = known_game(GAME)
    monkeypatch.setattr(game, "shape", "another")
    monkeypatch.setattr(type(game), "content_id", lambda _: "written otherwise")
    assert state_from_log("table", "CODE", paper.records, checkpoint).play.unplayed is None


def test_logs_from_before_editions_are_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(known_game(GAME)), "edition", lambda _: 1)
    paper = Paper().starts().plays(4)
    assert b"edition" in paper.records[1].entry
    old = [Record(record.n, record.at, record.entry.partition(b',"edition"')[0] + b"}") for record in paper.records[:2]]
    again = state_from_log("table", "CODE", old + paper.records[2:])
    assert (again.play.unplayed, again.play.edition) == (None, Edition())


@pytest.mark.usefixtures("_new_rules")
def test_what_was_taken_back_is_not_in_the_save_of_a_game_that_cannot_go_on() -> None:
    paper = begun(4)
    paper.write(Undid(0, 3))
    paper.write(Proposed(0, "undo", 1))
    paper.write(Answered(1, True))
    state = read_again(paper, checkpoint=False)
    assert state.play.unplayed is not None
    assert len(state.play.unplayed) == 1


# --- at a server


def comes_again(server: RunningServer, guest: Guest) -> Guest:
    again = server.guest()
    again.web.cookies = guest.web.cookies
    return again


def play_some(server: RunningServer, choices: int) -> Client:
    anna = server.guest("Anna")
    client = anna.joins(anna.opens(GAME, "you you:Oma", start=True))
    for _ in range(choices):
        client.chooses(client.play["owing"][0])
    return client


def test_an_update_that_changes_nothing_for_a_game_lets_it_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with run_server(tmp_path / "wusel.db") as server:
        client = play_some(server, 5)
        seen = [client.look(seat)["view"] for seat in (0, 1)]
    monkeypatch.setattr(type(known_game(GAME)), "edition", lambda _: NEXT)
    with run_server(tmp_path / "wusel.db") as server:
        again = comes_again(server, client.guest).joins(client.table)
        assert again.play == {**client.play, "looks": again.play["looks"]}
        assert seen == [again.look(seat)["view"] for seat in (0, 1)]
        again.chooses(again.play["owing"][0])


def test_a_game_that_cannot_go_on_says_so_and_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with run_server(tmp_path / "wusel.db") as server:
        client = play_some(server, 5)
        waiting = client.guest.opens(GAME, "you open", settings={"listed": True})
        save = client.guest.web.get(f"/api/tables/{client.table}/save").text
        upload = client.guest.post("/api/tables/upload", save=save)["id"]
    with monkeypatch.context() as then:
        change_a_rule(then)
        then.setattr(type(known_game(GAME)), "edition", lambda _: NEXT)
        with run_server(tmp_path / "wusel.db") as server:
            anna = comes_again(server, client.guest)
            again = anna.joins(client.table, since=2)
            assert (again.info["phase"], again.info["ending"]["how"]) == ("over", "outdated")
            assert again.frames[0]["play"] is None
            again.fails("choose", "outdated", seat=0, question=1, choice={"do": "enough"})
            again.does("chat", text="What a pity!")
            for path in ("replay", "review"):
                assert anna.get(f"/api/tables/{client.table}/{path}", 409)["code"] == "outdated"
            assert anna.post(f"/api/tables/{client.table}/fork", 409, choices=0)["code"] == "outdated"
            kept = anna.web.get(f"/api/tables/{client.table}/save").text
            mine = {card["id"]: card["phase"] for card in anna.get("/api/tables/mine")["tables"]}
            assert (mine[client.table], mine[waiting]) == ("over", "gathering")
            saved = anna.joins(upload)
            saved.does("sit", seat=1, also=True, name="Oma")
            saved.fails("start", "outdated")
            other = anna.joins(anna.post(f"/api/tables/{client.table}/rematch")["id"])
            other.does("start")
    assert table_from(kept, find_game).state.digest() == table_from(save, find_game).state.digest()
    assert '"state": ""' in kept, "our rules have no say in it"
    assert json.loads(kept.partition("\n")[0])[0]["edition"] == json.loads(save.partition("\n")[0])[0]["edition"]
