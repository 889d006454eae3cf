"""The laws of the engine, held by every game on the shelf at random moments of random games."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, composite

from tests.thorough import thorough
from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.levels import BOTS, new_bot
from wusel.bots.random_bot import play_randomly
from wusel.engine.chance import Chance
from wusel.engine.errors import BadOption
from wusel.engine.step import ACTS, ANYONE
from wusel.engine.table import Table
from wusel.games import SHELF, known_game
from wusel.lab.invariants import INVARIANTS, Invariant, asked_seats, broken_invariant

GAMES = {name: known_game(name) for name in SHELF}
often = settings(max_examples=thorough(100, sample=30))


@composite
def tables(draw: DrawFn) -> Table[Any]:
    """Draw a table of any game with any options, after any number of random choices."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.declared}
    luck = Chance(1)
    luck.reseed(draw(st.integers(0, 2**40)))
    try:
        table = Table(game, options, draw(st.integers(0, 2**40)))
    except BadOption:
        table = Table(game, {}, 0)
    for _ in range(draw(st.integers(0, 120))):
        if table.owing():
            seat = table.owing()[luck.draw(len(table.owing()))]
            legal = table.legal(seat)
            table.choose(seat, legal[luck.draw(len(legal))])
    return table


@pytest.mark.parametrize("name", sorted(GAMES))
def test_whoever_is_asked_can_read_the_rule_of_it(name: str) -> None:
    game = GAMES[name]
    rules = {rule.id for rule in game.rules.all()}
    assert [step.name for step in game.steps if step.kind != ACTS and step.tells not in rules] == []


@pytest.mark.parametrize("law", INVARIANTS, ids=[law.__name__ for law in INVARIANTS])
@given(table=tables(), seed=st.integers(0, 2**40))
@settings(max_examples=thorough(60, sample=20))
def test_the_law_holds(law: Invariant, table: Table[Any], seed: int) -> None:
    luck = Chance(1)
    luck.reseed(seed)
    assert broken_invariant(table.game, table, luck, [law]) == ""


# --- no seat can tell imagined from true, clause by clause


@given(table=tables(), seed=st.integers(0, 2**40))
@often
def test_the_seat_sees_the_same(table: Table[Any], seed: int) -> None:
    game, s = table.game, table.state
    for seat in range(s.seats):
        assert game.view(game.imagine(s, seat, seed), seat) == game.view(s, seat)


@given(table=tables(), seed=st.integers(0, 2**40))
@often
def test_the_seat_is_offered_the_same(table: Table[Any], seed: int) -> None:
    game, s = table.game, table.state
    for seat in range(s.seats):
        assert game.options(game.imagine(s, seat, seed), seat) == game.options(s, seat)


@given(table=tables(), seed=st.integers(0, 2**40))
@often
def test_the_same_choice_shows_the_seat_the_same_until_a_fence_falls(table: Table[Any], seed: int) -> None:
    game = table.game
    for seat in asked_seats(table.state):
        for choice in table.legal(seat):
            views = []
            for world in (table.state.clone(), game.imagine(table.state, seat, seed)):
                before = world.chance
                game.apply(world, seat, choice)
                if world.chance == before and not world.shown >> seat & 1:
                    views.append((game.view(world, seat), game.options(world, seat)))
            assert len(views) in (0, 2)
            assert views[:1] == views[1:]


@given(table=tables(), seed=st.integers(0, 2**40))
@often
def test_the_true_state_fits_what_everybody_knows_and_so_does_the_imagined(table: Table[Any], seed: int) -> None:
    game, s = table.game, table.state
    assert game.faults(s) == []
    for seat in range(s.seats):
        assert game.faults(game.imagine(s, seat, seed)) == []


@given(table=tables(), first=st.integers(0, 2**40), second=st.integers(0, 2**40))
@often
def test_imagining_depends_on_what_the_seat_knows_and_the_seed_alone(
    table: Table[Any], first: int, second: int
) -> None:
    game, s = table.game, table.state
    for seat in range(s.seats):
        again = game.imagine(game.imagine(s, seat, first), seat, second)
        assert again.digest() == game.imagine(s, seat, second).digest()


@pytest.mark.parametrize("name", BOTS)
@given(table=tables(), first=st.integers(0, 2**40), second=st.integers(0, 2**40))
@settings(max_examples=thorough(25, sample=6))
def test_a_bot_cannot_tell_either(name: str, table: Table[Any], first: int, second: int) -> None:
    game, s, bot = table.game, table.state, new_bot(name, Budget(iterations=6))
    for seat in asked_seats(s):
        choice = ask(bot, game, s, seat, second)
        assert choice in game.options(s, seat)
        assert choice == ask(bot, game, game.imagine(s, seat, first), seat, second)


# --- whole games


@given(table=tables(), seed=st.integers(0, 2**40))
@settings(max_examples=thorough(60, sample=20))
def test_replay_equals_live_and_every_game_ends(table: Table[Any], seed: int) -> None:
    game, luck = table.game, Chance(1)
    luck.reseed(seed)
    play_randomly(game, table.state, luck)
    assert game.result(table.state) is not None
    again = Table(game, table.options, table.seed)
    for seat, choice in table.choices:
        again.choose(seat, choice)
    luck.reseed(seed)
    play_randomly(game, again.state, luck)
    assert again.state.digest() == table.state.digest()


@given(table=tables(), data=st.data())
@often
def test_the_order_of_arrival_does_not_matter(table: Table[Any], data: st.DataObject) -> None:
    game, s = table.game, table.state
    owing = table.owing()
    if owing and game.steps[s.agenda[-1]].kind == ANYONE:
        return  # the first answer counts, and slower seats are asked no more
    choices = {seat: data.draw(st.sampled_from(game.options(s, seat))) for seat in owing}
    ends = set()
    for order in (owing, data.draw(st.permutations(owing))):
        world = s.clone()
        for seat in order:
            game.apply(world, seat, choices[seat])
        ends.add(world.digest())
    assert len(ends) == 1


@given(table=tables())
@often
def test_events_told_to_nobody_change_nothing(table: Table[Any]) -> None:
    """The game is the same with or without a listener."""
    game = table.game
    silent = game.new(table.options, table.seed)
    for seat, choice in table.choices:
        game.apply(silent, seat, choice)
    assert silent.digest() == table.state.digest()
