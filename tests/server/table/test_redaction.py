"""No person receives hidden information: not in frames, answers, errors, replays, bots' questions, logs or metrics.

Every test here sets up two worlds that a seat cannot tell apart, and lets the same happen in both. Every byte that the
seat and a spectator receive must be the same, until chance is drawn or something hidden is shown to that seat. From
then on it may know more.
"""

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import wusel.server.table.audience
import wusel.server.table.commands
import wusel.server.table.hints
import wusel.server.table.live_table
import wusel.server.table.redaction
import wusel.server.table.scheduler
from tests.server.table.two_worlds import BEGUN, SEED, WATCHER, Pair, Times, people
from tests.thorough import compiled_cases, thorough
from wusel.bots.budget import Budget
from wusel.engine.chance import Chance
from wusel.engine.errors import BadOption
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.table import Table
from wusel.engine.view import View
from wusel.games import SHELF, known_game
from wusel.server.log.entries import AnyEntry, Chair, Chose, Clock, Opened, Settings, Started, write_entry
from wusel.server.log.stores.rows import Record
from wusel.server.refusals import Refusal
from wusel.server.table.hints import Hints, HintSearch
from wusel.server.table.reading import edition_of
from wusel.server.table.table_state import TableState
from wusel.server.wire.messages import News, OwnLook

NEWS = wusel.server.table.redaction.news
POSITIONS = thorough(4, 1)
MOST_POSITIONS = 12
CLOCK = Clock("live", 3600, 5)


def played(game: Game[Any], options: dict[str, Any], luck: Chance, clock: Clock | None) -> list[Record]:
    """Return the whole log of a game with random choices."""
    table = Table(game, options, SEED)
    chairs = [Chair(person.id, person.name) for person in people(table.state.seats)]
    settings = Settings(hints=True, clock=clock)
    entries: list[AnyEntry] = [
        Opened("person0", game.name, table.options, settings, chairs),
        Started(str(SEED), chairs, edition=edition_of(game)),
    ]
    while table.owing():
        owing = table.owing()
        seat = owing[luck.draw(len(owing))]
        offers = table.legal(seat)
        choice = offers[luck.draw(len(offers))]
        table.choose(seat, choice)
        entries.append(Chose(seat, game.choices.to_json(choice)))
    return [Record(n, BEGUN - 1_000_000 + n, write_entry(entry)) for n, entry in enumerate(entries, 1)]


def settings_of(name: str) -> list[dict[str, Any]]:
    """Return every value of every option once, with all possible numbers of players in turn. A person who plays alone
    may download the game with everything hidden in it, so nothing is secret then."""
    game = known_game(name)
    players = [
        number for option in game.declared if option.name == "players" for number in option.values if number != 1
    ]
    others = [{option.name: value} for option in game.declared if option.name != "players" for value in option.values]
    settings: list[dict[str, Any]] = [{"players": number} for number in players]
    for place, other in enumerate(others):
        possible = [
            {"players": number} | other for number in players if can_be_played(game, {"players": number} | other)
        ]
        settings.append(possible[place % len(possible)])
    return settings


def can_be_played(game: Game[Any], options: dict[str, Any]) -> bool:
    try:
        return bool(Table(game, options, 0).owing())
    except BadOption:
        return False


CASES = [(name, options) for name in SHELF for options in settings_of(name)]
TRIED = compiled_cases(CASES, CASES[::3])


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Iterator[Times]:
    times = Times()
    for module in (wusel.server.table.audience, wusel.server.table.live_table, wusel.server.table.scheduler):
        monkeypatch.setattr(module, "now", times.now)
    logging.getLogger("wusel").setLevel(logging.DEBUG)
    yield times
    logging.getLogger("wusel").setLevel(logging.NOTSET)


@pytest.fixture(autouse=True)
def _hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow any number of hints, and search for them with the same luck in both worlds on any machine."""
    monkeypatch.setattr(wusel.server.table.hints, "HINTS_PER_SECOND", 0)
    monkeypatch.setattr(wusel.server.table.hints, "ROUND", Budget(iterations=2))
    monkeypatch.setattr(wusel.server.table.hints, "AT_FIRST", 2)
    monkeypatch.setattr(wusel.server.table.hints, "randbits", lambda bits: SEED >> (64 - bits))


async def compared(records: list[Record], seat: int, luck: Chance, times: Times) -> int:
    return await Pair(records, seat, luck, times).compare()


def compare_worlds(name: str, options: dict[str, Any], positions: int, times: Times) -> int:
    """Compare positions of a random game, each from one seat, and more of them until a choice is made before chance is
    drawn. Return how many choices were compared."""
    luck = Chance(1)
    luck.reseed(sum(map(ord, f"{name}{options}")))
    lines = played(known_game(name), options, luck, CLOCK if luck.draw(2) else None)
    made = 0
    for number in range(MOST_POSITIONS):
        if number >= positions and made:
            break
        n = 2 + luck.draw(len(lines) - 3)
        seat = luck.draw(int(options["players"]))
        made += asyncio.run(compared(lines[:n], seat, luck, times))
    return made


@pytest.mark.parametrize(("name", "options"), TRIED, ids=[f"{name}-{options}" for name, options in TRIED])
def test_nobody_can_tell_the_true_world_from_an_imagined_one(name: str, options: dict[str, Any], times: Times) -> None:
    assert compare_worlds(name, options, POSITIONS, times) > 0


# --- these tests can fail


def leaky_look(state: TableState, seat: int, events: list[Any]) -> OwnLook:
    """Return a seat's view with a little too much in it."""
    assert state.play.table is not None
    return OwnLook(seat, [], [], None, events, state.play.table.state.digest())


def leaky_view(state: TableState) -> View:
    """Return a public view made from one seat's view."""
    assert state.play.table is not None
    return state.play.game.view(state.play.table.state, 0)


def leaky_choosing(state: TableState, *_: object) -> Chose:
    assert state.play.table is not None
    raise Refusal("illegal", f"not while the table is {state.play.table.state.digest()}")


def leaky_news(state: TableState, entry: AnyEntry, *_: object) -> News:
    """Return news that tell a choice to all, even a secret one."""
    news = NEWS(state, entry, WATCHER.id, [])
    return replace(news, text=str(entry.choice)) if isinstance(entry, Chose) else news


def leaky_hint(game: Game[Any], s: State, *_: object) -> bytes:
    """Return a hint question that contains other players' hands."""
    return json.dumps({"game": game.name, "world": s.to_data()}).encode()


def test_a_leak_in_a_hint_is_found(times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wusel.server.table.hints, "hint_question", leaky_hint)
    monkeypatch.setattr(wusel.server.table.hints.Hints, "begin", careless)
    monkeypatch.setattr(wusel.server.table.hints.Hints, "think", no_advice)
    with pytest.raises(AssertionError, match="what is asked for a hint differs"):
        any(compare_worlds(*case, POSITIONS, times) < 0 for case in CASES)


def careless(hints: Hints, seat: int) -> HintSearch:
    """Make hints search the true state."""
    play = hints.state.play
    assert play.table is not None
    return HintSearch(play.game, play.question, seat, play.table.state.clone())


async def no_advice(hints: Hints, search: HintSearch, *_: object) -> None:
    hints.bots.asked.append(leaky_hint(hints.state.play.game, search.world))  # type: ignore[attr-defined]  # the bots of these worlds remember


def test_a_leak_in_a_view_is_found(times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wusel.server.table.redaction, "own_look", leaky_look)
    with pytest.raises(AssertionError, match="joining since None differs"):
        compare_worlds(*CASES[0], 1, times)


def test_a_leak_in_what_everybody_sees_is_found(times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wusel.server.table.audience, "shared_view", leaky_view)
    with pytest.raises(AssertionError, match="joining since None differs"):
        any(compare_worlds(*case, POSITIONS, times) < 0 for case in CASES)


def test_a_leak_in_a_refusal_is_found(times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wusel.server.table.commands, "check_choose", leaky_choosing)
    with pytest.raises(AssertionError, match="an illegal choice: what is told differs"):
        compare_worlds(*CASES[0], 1, times)


def test_a_leak_of_a_secret_choice_is_found(times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wusel.server.table.redaction, "news", leaky_news)
    with pytest.raises(AssertionError, match="a choice: what is told differs"):
        any(compare_worlds(*case, POSITIONS, times) < 0 for case in CASES)
