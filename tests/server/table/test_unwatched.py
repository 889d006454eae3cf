"""Bots play for people. At a table that no one watches they wait, unless people have days for each choice."""

from typing import Any

from tests.server.company import catch_up, gather, state_at
from tests.server.scenes import Paper
from tests.server.visitors import Guest, RunningServer, wait_until
from wusel.server.log.entries import Away, Back, Clock, Settings
from wusel.server.table.audience import Audience
from wusel.server.table.scheduler import Scheduler

DAYS = {"pace": 0, "clock": {"kind": "days", "budget": 2}}


def scheduler(server: RunningServer, table: str) -> Scheduler:
    return server.manager.tables[table].scheduler


def opens_and_leaves(guest: Guest) -> str:
    return guest.opens(seats="greedy greedy", start=True)


def test_tables_of_bots_that_were_opened_and_left_wait(server: RunningServer) -> None:
    anna = server.guest("Anna")
    left = [opens_and_leaves(anna) for _ in range(20)]
    assert not any(scheduler(server, table).thinking for table in left)
    watched = anna.joins(left[0])
    watched.wait_for("chose")
    assert not any(scheduler(server, table).thinking for table in left[1:])
    assert all(len(server.manager.tables[table].state.play.table.choices) == 0 for table in left[1:])  # type: ignore[union-attr]


def test_bots_stop_when_the_last_one_leaves_and_go_on_when_somebody_comes(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = opens_and_leaves(anna)
    clients = [anna.joins(table), ben.joins(table)]
    for client in clients:
        client.wait_for("chose")
        client.hangs_up()
    live = server.manager.tables[table]
    wait_until(lambda: not live.audience.listeners and not live.scheduler.thinking, "the bots did not stop")
    assert live.state.phase == "playing"
    n = live.state.n
    again = anna.joins(table)
    again.wait_for("chose")
    assert again.n > n


def test_bots_answer_people_who_have_days(server: RunningServer) -> None:
    anna, ben = gather(server, "Anna Ben", "schwarm", bots="greedy", settings=DAYS)
    anna.does("start")
    catch_up(anna, ben)
    for client in (anna, ben):
        client.hangs_up()
    live = server.manager.tables[anna.table]
    wait_until(lambda: not live.audience.listeners, "somebody is still there")
    for _ in range(6):
        wait_until(lambda: [seat for seat in live.state.owing() if seat < 2], "the bot did not answer")
        seat = next(seat for seat in live.state.owing() if seat < 2)
        guest = (anna.guest, ben.guest)[seat]
        assert live.state.play.table is not None
        choice = live.state.play.game.choices.to_json(live.state.play.table.legal(seat)[0])
        question = live.state.play.question
        said: dict[str, Any] = {
            "type": "choose",
            "id": f"c{question}",
            "seat": seat,
            "question": question,
            "choice": choice,
        }
        guest.post(f"/api/tables/{anna.table}", **said)
    assert not state_at(server, anna).seating.chairs[0].away


class Left(Paper):
    """A table without a server and without spectators, in the middle of a game."""

    def __init__(self, seats: str, settings: Settings) -> None:
        super().__init__(seats, settings=settings)
        self.audience = Audience(self.state)
        self.starts()

    def is_awaited(self) -> bool:
        return Scheduler(self).is_awaited()  # type: ignore[arg-type]  # as much of a table as is asked for


def test_only_days_for_people_who_are_still_there_keep_bots_at_work() -> None:
    days = Settings(clock=Clock("days", 2))
    table = Left("ann ben greedy", days)
    table.write(Away(0, "time"))
    assert table.is_awaited(), "it will be Ben's turn"
    table.write(Away(1, "time"))
    assert not table.is_awaited(), "bots alone would play on to the end"
    table.write(Back(0))
    assert table.is_awaited()
    for settings in (Settings(), Settings(clock=Clock("live", 60))):
        assert not Left("ann ben greedy", settings).is_awaited()
