"""Invariants of every game at every moment, as property checks for the fuzzer and the property tests.

A check takes the game, a state or a table, and a random generator to choose samples with. It returns a description of
the violation, empty if the invariant holds, and leaves what it checks unchanged. The fuzzer prints the name of a check
and its docstring, where an invariant is called a law.
"""
# ruff: noqa: ARG001  # all checks have the same signature

import json
from collections.abc import Callable, Sequence
from traceback import extract_tb
from typing import Any, Final

from wusel.engine.chance import Chance
from wusel.engine.errors import CannotUndo, WuselError
from wusel.engine.game import Game
from wusel.engine.save import save_text, table_from
from wusel.engine.state import State
from wusel.engine.step import TOGETHER
from wusel.engine.table import Table
from wusel.engine.vocabulary import verb
from wusel.engine.written_state import faults_of_state, read_state

AnyGame = Game[Any]
Invariant = Callable[[AnyGame, Any, Chance], str]

CHOICES_AHEAD: Final = 3
ILLEGAL_TRIES: Final = 4


# --- invariants of a state that are cheap to check


def nothing_made_or_lost(game: AnyGame, s: State, rng: Chance) -> str:
    """A state that play has reached has no faults."""
    return "; ".join(faults_of_state(game, s))


def nobody_stuck(game: AnyGame, s: State, rng: Chance) -> str:
    """While a game goes on somebody owes a choice and everybody asked has one; when it is over nobody is asked."""
    if game.result(s) is not None:
        return f"the game is over and {s.asked:b} are still asked" if s.asked else ""
    if not s.owing or s.owing & ~s.asked:
        return f"the game goes on, but of the seats asked ({s.asked:b}) these owe a choice: {s.owing:b}"
    stuck = [seat for seat in asked_seats(s) if not game.options(s, seat)]
    return f"asked and without a choice at {game.asking(s)}: {stuck}" if stuck else ""


def offers_can_be_said(game: AnyGame, s: State, rng: Chance) -> str:
    """Every legal choice is offered once, by a step that declares it, and survives JSON and the dense index."""
    for seat in asked_seats(s):
        offers = game.options(s, seat)
        if len(set(offers)) != len(offers):
            return f"seat {seat} is offered something twice at {game.asking(s)}: {offers}"
        for choice in offers:
            as_json = game.choices.to_json(choice)
            if game.choices.from_json(json.loads(json.dumps(as_json))) != choice:
                return f"{as_json} does not come back from JSON as {choice}"
            if game.choices.at(game.choices.index(choice)) != choice:
                return f"{as_json} does not come back from its dense index {game.choices.index(choice)}"
            if not game.steps[s.agenda[-1]].verbs >> verb(choice) & 1:
                return f"{as_json} is offered at {game.asking(s)}, which does not declare that it asks for it"
    return ""


# --- invariants of a state that are expensive to check


def can_be_written_down(game: AnyGame, s: State, rng: Chance) -> str:
    """A state comes back from JSON exactly, and offers what it offered."""
    again = read_state(game, json.loads(json.dumps(s.to_data())))
    if again.digest() != s.digest():
        return differs("read back, the state differs", s.to_data(), again.to_data())
    for seat in asked_seats(s):
        if game.options(again, seat) != game.options(s, seat):
            return f"read back, seat {seat} is offered {game.options(again, seat)}, not {game.options(s, seat)}"
    return ""


def a_clone_is_apart(game: AnyGame, s: State, rng: Chance) -> str:
    """A clone is the same table, and playing on at one table changes nothing at the other."""
    before = s.to_data()
    clone = s.clone()
    wrong = differs("the clone differs", before, clone.to_data())
    for _ in range(CHOICES_AHEAD):
        if clone.owing:
            seat = owing_seat(clone, rng)
            game.apply(clone, seat, any_of(game.options(clone, seat), rng))
    return wrong or differs("playing on with a clone changed the original", before, s.to_data())


def order_does_not_matter(game: AnyGame, s: State, rng: Chance) -> str:
    """The order of simultaneous choices makes no difference."""
    if not s.owing or game.steps[s.agenda[-1]].kind != TOGETHER:
        return ""
    seats = [seat for seat in asked_seats(s) if s.owing >> seat & 1]
    choices = {seat: any_of(game.options(s, seat), rng) for seat in seats}
    ends = []
    for order in (seats, seats[::-1]):
        end = s.clone()
        for seat in order:
            game.apply(end, seat, choices[seat])
        ends.append(end.to_data())
    return differs(f"{choices} in another order", ends[0], ends[1])


def nobody_can_tell(game: AnyGame, s: State, rng: Chance) -> str:
    """No seat can tell an imagined world from the true one: not by what it sees, is offered, or can try."""
    for seat in range(s.seats):
        wrong = distinguishing_fact(game, s, seat, rng)
        if wrong:
            return f"seat {seat}: {wrong}"
    return ""


def distinguishing_fact(game: AnyGame, s: State, seat: int, rng: Chance) -> str:
    """Return a fact by which a seat could tell an imagined world from the true one; empty if there is none."""
    seed = rng.word()
    world = game.imagine(s, seat, seed)
    if world.chance == s.chance:
        return "the imagined world knows what chance will bring"
    if game.imagine(world, seat, seed).digest() != world.digest():
        return "the same seed imagines something else from the imagined world"
    faults = faults_of_state(game, world)
    if faults:
        return f"the imagined world cannot be: {'; '.join(faults)}"
    for who, eyes in ((seat, "it"), (-1, "a spectator")):
        leak = differs(f"{eyes} sees what it may not", game.view(s, who), game.view(world, who))
        if leak:
            return leak
    offers = game.options(s, seat)
    if game.options(world, seat) != offers:
        return f"it is offered {game.options(world, seat)} in the imagined world and {offers} in the true one"
    return difference_after_choice(game, s, world, seat, any_of(offers, rng)) if offers else ""


def difference_after_choice(game: AnyGame, s: State, world: State, seat: int, choice: int) -> str:
    """Return a difference for a seat after its own choice in both worlds that no draw or reveal explains."""
    after = []
    for before in (s, world):
        then = before.clone()
        then.events = []
        game.apply(then, seat, choice)
        if then.chance != before.chance or then.shown >> seat & 1:
            return ""
        seen = [game.events.to_json(event.what) for event in then.events if event.is_seen_by(seat)]
        after.append({"view": game.view(then, seat), "events": seen})
    return differs(f"{game.choices.to_json(choice)} betrays something", after[0], after[1])


# --- invariants of a table


def undo_leads_back(game: AnyGame, table: Table[Any], rng: Chance) -> str:
    """A choice taken back and made again leads to the same state; where a fence stands nothing changes."""
    if not table.choices:
        return ""
    seat, choice = table.choices[-1]
    before = table.state.to_data()
    played_again = table.at(len(table.choices)).to_data()
    if played_again != before:
        return differs("played again from a checkpoint, the state differs", before, played_again)
    earlier = table.at(len(table.choices) - 1).to_data()
    fenced = table.why_no_undo(seat)
    try:
        table.undo(seat)
    except CannotUndo as error:
        if not fenced or error.why != fenced or table.state.to_data() != before:
            return f"undo was refused ({error.why}) although {fenced or 'no'} fence stands"
        return ""
    if fenced:
        return f"undo went past a fence: {fenced}"
    elsewhere = differs("undo led elsewhere", earlier, table.state.to_data())
    table.choose(seat, choice)
    return elsewhere or differs("redo led elsewhere", before, table.state.to_data())


def illegal_is_refused(game: AnyGame, table: Table[Any], rng: Chance) -> str:
    """A choice that is not offered is refused, and nothing has changed."""
    vocabulary = game.choices
    before = table.state.to_data()
    made = len(table.choices)
    for _ in range(ILLEGAL_TRIES):
        seat = rng.draw(table.state.seats + 1)
        choice = vocabulary.at(rng.draw(vocabulary.size))
        if seat < table.state.seats and choice in table.legal(seat):
            continue
        try:
            table.choose(seat, choice)
        except WuselError:
            if table.state.to_data() != before or len(table.choices) != made:
                return f"{vocabulary.to_json(choice)} of seat {seat} was refused and changed something"
        else:
            return f"{vocabulary.to_json(choice)} of seat {seat} is not offered and was carried out"
    return ""


def an_end_has_a_result(game: AnyGame, table: Table[Any], rng: Chance) -> str:
    """A game that is over says how: a rank and a score for every seat, the best rank 1 unless a team has lost."""
    if table.state.asked:
        return ""
    result = table.result()
    if result is None:
        return "nobody is asked and there is no result"
    if len(result.ranks) != table.state.seats or len(result.scores) != table.state.seats or not result.reason:
        return f"the result is incomplete: {result.to_json()}"
    return f"nobody is first: {result.ranks}" if result.won is not False and min(result.ranks) != 1 else ""


def a_save_is_the_game(game: AnyGame, table: Table[Any], rng: Chance) -> str:
    """A saved game, loaded and played again choice by choice, is the same game."""
    again = table_from(save_text(table), lambda *_: table.game)
    if again.choices != table.choices:
        return f"the loaded game has the choices {again.choices}, not {table.choices}"
    return differs("the loaded game differs", table.state.to_data(), again.state.to_data())


# --- all together

QUICK_INVARIANTS: Final[tuple[Invariant, ...]] = (nothing_made_or_lost, nobody_stuck, offers_can_be_said)
STATE_INVARIANTS: Final[tuple[Invariant, ...]] = (
    *QUICK_INVARIANTS,
    can_be_written_down,
    a_clone_is_apart,
    order_does_not_matter,
    nobody_can_tell,
)
TABLE_INVARIANTS: Final[tuple[Invariant, ...]] = (
    undo_leads_back,
    illegal_is_refused,
    an_end_has_a_result,
    a_save_is_the_game,
)
INVARIANTS: Final = STATE_INVARIANTS + TABLE_INVARIANTS


def broken_invariant(
    game: AnyGame, at: Table[Any] | State, rng: Chance, invariants: Sequence[Invariant] = INVARIANTS
) -> str:
    """The first invariant that a table or a state violates, as "name: what is wrong"; empty if all hold.

    For a state alone only the invariants of states are checked. An exception in a check is a violation as well.
    """
    s = at.state if isinstance(at, Table) else at
    for invariant in invariants:
        if invariant in TABLE_INVARIANTS and not isinstance(at, Table):
            continue
        try:
            wrong = invariant(game, at if invariant in TABLE_INVARIANTS else s, rng)
        except Exception as error:
            wrong = crash(error)
        if wrong:
            return f"{invariant.__name__}: {wrong}"
    return ""


def crash(error: BaseException) -> str:
    """An unexpected exception, with the file and line that raised it."""
    at = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} {error} ({at.filename}:{at.lineno})"


# --- helpers


def asked_seats(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if s.asked >> seat & 1]


def owing_seat(s: State, rng: Chance) -> int:
    """A random seat that owes a choice."""
    return any_of([seat for seat in range(s.seats) if s.owing >> seat & 1], rng)


def any_of(choices: Sequence[int], rng: Chance) -> int:
    return choices[rng.draw(len(choices))]


def differs(what: str, one: object, other: object) -> str:
    """A description of where two JSON values differ; empty if they are equal."""
    return f"{what}: {difference(one, other)}" if one != other else ""


def difference(one: object, other: object, where: str = "") -> str:
    """The path of the first difference between two JSON values, and both values there."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{where}.{key}" if where else key, one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{where}[{i}]", one[i], other[i]) for i in range(len(one))]
    else:
        return f"{where} is {one} and {other}"
    return next(difference(a, b, place) for place, a, b in pairs if a != b)
