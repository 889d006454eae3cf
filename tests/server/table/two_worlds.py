"""Two worlds that a seat cannot tell apart: the true one and an imagined one, as two tables of two servers."""

import asyncio
import itertools
import json
import logging
from functools import lru_cache
from typing import Any, cast

import httpx
import msgspec
from msgspec.structs import replace

from tests.server.visitors import NO_LIMITS
from wusel.bots.levels import BOTS
from wusel.engine.chance import Chance
from wusel.engine.deals import stirred
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.step import TOGETHER
from wusel.engine.table import Table
from wusel.server.lobby.identity import COOKIE, Identities
from wusel.server.lobby.manager import TableManager
from wusel.server.log.stores.rows import Checkpoint, Person, Record, Summary
from wusel.server.log.stores.store import Store
from wusel.server.operations.logs import JsonLines
from wusel.server.table.attendance import join
from wusel.server.table.live_table import LiveTable
from wusel.server.table.play import Written
from wusel.server.table.reading import state_from_log
from wusel.server.table.table_state import TableState
from wusel.server.web.app import make_app
from wusel.server.web.frame_sender import FrameSender
from wusel.server.web.sockets import Connection, Session
from wusel.server.workers.bot_question import Task, question, try_out
from wusel.server.workers.fair_queue import ANYBODY, Asker
from wusel.server.workers.worker_pool import WorkerPool

SEED = 2**128 + 12_345_678_901_234_567_890
BEGUN = 1_700_000_000_000
STEPS_ON = 6
MOST_TRIED = 40
WATCHER = Person("watcher", "Wanda")


def people(seats: int) -> list[Person]:
    return [Person(f"person{seat}", f"Name{seat}") for seat in range(seats)]


class Memory:
    """A store of one table. It begins with a checkpoint, which is how a world can differ from the true one."""

    def __init__(self, records: list[Record], checkpoint: Checkpoint, seats: int) -> None:
        self.log = records[:]
        self.start = checkpoint
        self.known = {person.id: person for person in [*people(seats), WATCHER]}

    def holds_leases(self) -> bool:
        return True

    async def person(self, id: str) -> Person | None:
        return self.known.get(id)

    def append(
        self, table: str, record: Record, summary: Summary | None, checkpoint: Checkpoint | None, same_people: bool
    ) -> "asyncio.Future[None]":
        self.log.append(record)
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        stored.set_result(None)
        return stored

    async def records(self, table: str, after: int = 0, upto: int = 2**31 - 1) -> list[Record]:
        return [record for record in self.log if after < record.n <= upto]

    async def record_with_key(self, table: str, key: str, after: int = 0) -> Record | None:
        return next((record for record in self.log if record.key == key and record.n > after), None)

    async def checkpoint(self, table: str, upto: int = 2**31 - 1) -> Checkpoint | None:
        return self.start if self.start.n <= upto else None


class Logged(logging.Handler):
    """A log handler that keeps the records without times."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(JsonLines().format(record))
        self.lines.append({name: value for name, value in line.items() if name not in ("at", "ms")})


class Wire:
    """The other end of a connection."""

    def __init__(self) -> None:
        self.frames: list[str] = []

    def send(self, text: bytes) -> None:
        self.frames.append(text.decode())

    def close(self, code: int) -> None:
        raise AssertionError(f"the connection was closed with {code}")


@lru_cache(10)
def advised(how: Task, sent: bytes) -> bytes:
    """Return advice, computed only once if both worlds ask the same."""
    found = how(sent)
    assert isinstance(found, bytes)
    return found


class Adviser(WorkerPool):
    """An adviser that answers at once and remembers the questions."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[bytes] = []

    async def advise(self, sent: bytes, how: Task = try_out, asker: Asker = ANYBODY) -> bytes:
        self.asked.append(sent)
        return advised(how, sent)


class World:
    """A server with one table at which a seat and a watcher listen."""

    def __init__(self, records: list[Record], checkpoint: Checkpoint, seat: int, seats: int) -> None:
        self.store = Memory(records, checkpoint, seats)
        self.manager = TableManager(replace(NO_LIMITS, db="in memory"), cast(Store, self.store), WorkerPool())
        self.manager.people = Identities(self.manager.store, b"the same secret in both worlds")
        state = state_from_log("table", "CODE", records, checkpoint)
        self.bots = Adviser()
        self.live = LiveTable(state, records, self.manager.store, self.bots, self.manager.looks)
        self.manager.tables["table"] = self.live
        everybody = [*people(seats), WATCHER]
        self.wires = [Wire() for _ in everybody]
        self.sessions = [
            Session(self.manager, self.live, Connection(cast(FrameSender, wire), person, ""))
            for wire, person in zip(self.wires, everybody, strict=True)
        ]
        self.eyes = (seat, -1)
        self.app = make_app(self.manager)

    @property
    def table(self) -> Table[Any]:
        assert self.live.state.play.table is not None
        return self.live.state.play.table

    def fence_fell(self, seat: int) -> bool:
        """Return whether the last choice has drawn chance or shown a seat something hidden."""
        s = self.table.state
        return bool(s.shown >> seat & 1 or s.chance != stirred(SEED, len(self.table.choices) - 1))

    def seen_by(self, seat: int) -> tuple[object, ...]:
        """Return what the game itself, without any server, shows a seat of the last choice."""
        *_, (s, events) = self.table.walk(len(self.table.choices))
        seen = [self.table.game.events.to_json(event.what) for event in events if event.is_seen_by(seat)]
        return self.table.game.view(s, seat), seen

    async def says(self, seat: int, kind: str, **fields: object) -> bytes:
        return await self.answer(seat, json.dumps({"type": kind, "seat": seat, **fields}))

    async def answer(self, seat: int, message: str) -> bytes:
        """Return everything on a seat's connection after a message of its own."""
        session, frames = self.sessions[seat], self.wires[seat].frames
        heard = len(frames)
        await session.handle(message)
        await asyncio.gather(*session.tasks)
        return "".join(frames[heard:]).encode()

    async def gets(self, path: str, person: Person | None = None) -> str:
        """Return the answer of the JSON API to a person, with its headers."""
        cookies = {COOKIE: self.manager.people.cookie(person)} if person else {}
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", cookies=cookies) as web:
            answer = await web.get(f"/api/tables/table{path}")
        return f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}"

    async def reports(self, person: Person | None, since: int) -> str:
        """Return the problem report that a person gets."""
        cookies = {COOKIE: self.manager.people.cookie(person)} if person else {}
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", cookies=cookies) as web:
            answer = await web.post("/api/tables/table/report", json={"browser": "any", "since": since})
        assert answer.status_code == 200, answer.text
        return answer.text

    def told(self) -> list[list[str]]:
        """Return what the seat and the watcher have received since the last time."""
        frames = [self.wires[eye].frames[:] for eye in self.eyes]
        for wire in self.wires:
            wire.frames.clear()
        return frames

    def counted(self) -> list[str]:
        """Return the metrics without the ones of the process and of times."""
        records = self.manager.metrics.text().decode().splitlines()
        others = ("#", "process_", "wusel_message_seconds_bucket", "wusel_message_seconds_sum")
        return [record for record in records if not record.startswith(others) and "_created" not in record]


class Pair:
    """The true world and one that a seat could imagine. Everything done in both must look the same."""

    def __init__(self, records: list[Record], seat: int, luck: Chance, times: "Times") -> None:
        state = state_from_log("table", "CODE", records)
        assert state.play.table is not None
        self.game: Game[Any] = state.play.game
        self.seat = seat
        self.seats = len(state.seating.chairs)
        self.begun = state.n
        self.made = len(state.play.table.choices)
        self.luck = luck
        self.times = times
        self.ids = itertools.count(1)
        self.has_learnt = False
        true = state.play.table.state
        self.worlds = [
            World(records, checkpoint_with(state, each), seat, self.seats)
            for each in (true, self.game.imagine(true, seat, luck.word()))
        ]
        self.logged = Logged()

    async def both(
        self, what: str, kind: str, seat: int, *fields: dict[str, object], chooses: bool = False
    ) -> list[bytes]:
        """Let a seat send a message in both worlds. If it `chooses`, the choice is among the legal ones."""
        id = f"c{next(self.ids)}"
        self.times.pass_by()
        answers, logs, told = [], [], []
        for world, said in zip(self.worlds, fields * (3 - len(fields)), strict=False):
            self.logged.lines.clear()
            answers.append(await world.says(seat, kind, id=id, **said))
            logs.append(self.logged.lines[:])
            told.append(world.told())
        self.has_learnt = chooses and self.learns(seat)
        if not self.has_learnt:
            alike(f"{what}: what is told", *told)
            alike(f"{what}: what is logged", *logs)
            if seat == self.seat:
                alike(f"{what}: the answer", *answers)
        return answers

    def learns(self, chooser: int) -> bool:
        """Return whether the seat may know more after a choice. After its own, it may if chance was drawn or something
        hidden was shown to it in any of the worlds. After another seat's, it may if the view law itself shows the
        difference, such as a card out of a hidden hand."""
        if chooser == self.seat:
            return any(world.fence_fell(self.seat) for world in self.worlds)
        true, imagined = [[world.seen_by(seat) for seat in (self.seat, -1)] for world in self.worlds]
        return true != imagined

    async def join(self, since: int | None) -> None:
        """Connect the seat and the watcher, for the first time or again."""
        for world in self.worlds:
            for eye in world.eyes:
                await join(world.live, world.sessions[eye].connection, since)
        alike(f"joining since {since}", *[world.told() for world in self.worlds])

    async def try_everything(self) -> None:
        """Try choices that are not on offer, or not now. Every refusal is the same in both worlds."""
        vocabulary = self.game.choices
        asked = self.worlds[0].live.state.play.question
        tries = range(vocabulary.size)
        offers = {offer for world in self.worlds for offer in self.game.options(world.table.state, self.seat)}
        some = sorted({self.luck.draw(vocabulary.size) for _ in range(MOST_TRIED)})
        for each in some if len(tries) > MOST_TRIED else tries:
            choice = vocabulary.at(each)
            if choice not in offers:
                said = vocabulary.to_json(choice)
                await self.both("an illegal choice", "choose", self.seat, {"question": asked, "choice": said})
            await self.wonder(each, asked)
        odd: dict[str, Any] = {"question": asked - 1, "choice": {"do": "nothing"}}
        await self.both("a late choice", "choose", self.seat, odd)
        await self.both("nonsense", "choose", self.seat, odd | {"question": asked})
        other = (self.seat + 1) % self.seats
        for world in self.worlds:
            world.sessions[self.seat].faults = 0
        for kind in ("choose", "undo", "resign"):
            more = odd if kind == "choose" else {}
            text = json.dumps({"type": kind, "id": "x", "seat": other, **more})
            alike("another's seat", *[await each.answer(self.seat, text) for each in self.worlds])

    async def wonder(self, each: int, asked: int) -> None:
        """Ask whether a choice is possible, on offer or not. The answer reveals no more than trying would."""
        said = {"question": asked, "choice": self.game.choices.to_json(self.game.choices.at(each))}
        await self.both("wondering about a choice", "why", self.seat, said)

    async def talk_and_ask(self) -> None:
        """Chat, point, propose, and read the API."""
        other = (self.seat + 1) % self.seats
        for seat in (self.seat, other):
            for world in self.worlds:
                chat = json.dumps({"type": "chat", "id": f"chat{seat}", "text": "hello"})
                await world.answer(seat, chat)
            alike("chat", *[world.told() for world in self.worlds])
            await self.both("pointing", "point", seat, {"thing": f"seat:{other}"})
            await self.both("a proposal", "propose", seat, {"what": "undo" if self.luck.draw(2) else "stop"})
            await self.both("the answer to it", "answer", (seat + 1) % self.seats, {"agree": False})
        for who, path in itertools.product((people(self.seats)[self.seat], None), self.paths()):
            self.logged.lines.clear()
            alike(f"GET {path} of {who}", *[await world.gets(path, who) for world in self.worlds])
            true, imagined = (
                self.logged.lines[: len(self.logged.lines) // 2],
                self.logged.lines[len(self.logged.lines) // 2 :],
            )
            alike("what is logged of requests", true, imagined)
        for who in (people(self.seats)[self.seat], None):
            alike(f"a report of {who}", *[await world.reports(who, self.made + 1) for world in self.worlds])

    def paths(self) -> list[str]:
        first = self.made + 1
        later = f"/replay?first={first}"
        return ["", "/save", later, f"{later}&seat=-1", f"{later}&events=true", f"/replay?seat={self.seats}"]

    async def undo(self) -> None:
        await self.both("undo", "undo", self.seat, {})

    async def choose(self) -> bool:
        """Make a choice. Return whether the seat still knows no more than before."""
        true = self.worlds[0]
        s = true.table.state
        owing = [seat for seat in range(self.seats) if s.owing >> seat & 1]
        if not owing:
            return False
        seat = owing[self.luck.draw(len(owing))]
        together = self.game.steps[s.agenda[-1]].kind == TOGETHER
        if together and len(owing) == 1 and seat != self.seat:
            return False
        picks = self.same_choice(seat) if seat == self.seat or not together else self.secret_choices(seat)
        if not picks:
            return False
        asked = true.live.state.play.question
        said = [{"question": asked, "choice": self.game.choices.to_json(pick)} for pick in picks]
        answers = await self.both("a choice", "choose", seat, *said, chooses=True)
        assert not any(b'"refused"' in answer for answer in answers), answers
        return not self.has_learnt

    def same_choice(self, seat: int) -> list[int]:
        """Return a choice that is possible in both worlds."""
        offers = [self.game.options(world.table.state, seat) for world in self.worlds]
        common = [each for each in offers[0] if each in offers[1]]
        return [common[self.luck.draw(len(common))]] * 2 if common else []

    def secret_choices(self, seat: int) -> list[int]:
        """Return secret choices, which need not be the same."""
        offers = [self.game.options(world.table.state, seat) for world in self.worlds]
        return [each[self.luck.draw(len(each))] for each in offers]

    def ask_bots(self) -> None:
        """Check that a bot at the seat is asked the same."""
        for level in BOTS if self.worlds[0].table.state.asked >> self.seat & 1 else ():
            seed = self.luck.word()
            asked = [question(self.game, each.table.state, self.seat, level, seed) for each in self.worlds]
            alike(f"what the bot {level} is asked", *asked)

    async def ask_hint(self) -> None:
        """Let a person at the seat ask for a hint, about the current question or another."""
        asked = self.worlds[0].live.state.play.question
        for number in (asked - 1, asked):
            await self.both("a hint", "hint", self.seat, {"question": number})
        alike("what is asked for a hint", *[world.bots.asked for world in self.worlds])

    async def ask_ahead(self) -> None:
        """Let a person at the seat ask what its choices would lead to."""
        asked = self.worlds[0].live.state.play.question
        for further in (False, True):
            await self.both("a look ahead", "foresee", self.seat, {"question": asked, "further": further, "view": True})

    async def compare(self) -> int:
        """Compare everything that can happen at this position. Return the number of choices made before the seat knew
        more."""
        root = logging.getLogger("wusel")
        root.addHandler(self.logged)
        try:
            return await self.go_on()
        finally:
            root.removeHandler(self.logged)
            for world in self.worlds:
                world.live.scheduler.stop()

    def is_over(self) -> bool:
        """Return whether the game is over. Then nothing is secret any more."""
        return any(world.live.state.phase == "over" for world in self.worlds)

    async def go_on(self) -> int:
        await self.join(None)
        self.ask_bots()
        await self.ask_hint()
        await self.ask_ahead()
        await self.try_everything()
        await self.talk_and_ask()
        await self.undo()
        made = 0
        while made < STEPS_ON and await self.choose() and not self.is_over():
            made += 1
            self.ask_bots()
            if made == 1:
                await self.ask_hint()
                await self.ask_ahead()
                await self.talk_and_ask()
            if self.luck.draw(3) == 0:
                await self.undo()
        if not self.has_learnt and not self.is_over():
            await self.join(self.begun)
            await self.try_everything()
        alike("metrics", *(world.counted() for world in self.worlds))
        return made


class Times:
    """The time of day in both worlds."""

    def __init__(self) -> None:
        self.at = BEGUN

    def pass_by(self) -> None:
        self.at += 250

    def now(self) -> int:
        return self.at


def alike(what: str, true: object, imagined: object) -> None:
    """Check that both are the same byte by byte, and contain neither seed nor state."""
    assert true == imagined, f"{what} differs:\n{true!r}\n{imagined!r}"
    assert str(SEED) not in str(true), what


def checkpoint_with(state: TableState, world: State) -> Checkpoint:
    """Return a checkpoint of the same table in a certain world."""
    written = msgspec.json.decode(state.checkpoint().state, type=Written)
    written.state = world.to_data()
    return Checkpoint(state.n, msgspec.json.encode(written))
