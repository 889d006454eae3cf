"""The adviser: the best choice given what a seat knows, and how certain that is."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

import pytest

from tests.bots.tables import TABLES, moments
from tests.thorough import thorough
from wusel.bots.adviser import advise
from wusel.bots.budget import Budget
from wusel.bots.comparing import NO_RIVAL, rival_of
from wusel.bots.reasons import Reason, readable
from wusel.bots.search import Search
from wusel.bots.trial import LEAST_WORLDS, WIDTH, Tally, Trial, blank
from wusel.bots.weighing import ALIKE, CLEAR, EITHER, LIKELY, UNSURE, Prospect, Weighing, sureness
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.kinds import Choice, Seat
from wusel.engine.measures import LATE, LESS, MORE, NOW, SOON, Measure
from wusel.engine.prices import traits_of_options, worthwhile_options
from wusel.engine.rules import LANGUAGES
from wusel.engine.state import State
from wusel.engine.traits import Traits
from wusel.games import SHELF, known_game
from wusel.texts.texts import Texts

SHORT = Budget(iterations=8)
CANDIDATES = 6
MOMENTS = 3
"""The number of times that a recommendation is checked while its search goes on."""


def told(weighing: Weighing) -> list[tuple[object, ...]]:
    return [
        (each.choice, each.visits, each.expected, each.error, each.alike, [(why.measure, why.by) for why in each.why])
        for each in weighing.prospects()
    ]


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_advice_is_legal_first_by_what_is_shown_and_knows_no_more_than_the_seat(
    game_name: str, options: dict[str, Any]
) -> None:
    game = known_game(game_name)
    for s, seat in islice(moments(game, options, 4), 20, None, thorough(131, sample=393)):
        weighing = advise(game, s, seat, 2, SHORT)
        prospects = weighing.prospects()
        legal = game.options(s, seat)
        together = game.plays_together(s)
        chances = weighing.chances(weighing.leader, weighing.prospects()[0].expected, together)
        assert {each.choice for each in prospects} <= set(legal)
        assert prospects[0].choice == weighing.advised()
        assert all(0 <= each.low() <= each.expected <= each.high() <= 1 for each in prospects)
        assert [each.expected for each in prospects] == sorted([each.expected for each in prospects], reverse=True)
        assert chances[seat] == prospects[0].expected, "one number for one thing"
        assert len(chances) == s.seats
        assert together or sum(chances) == pytest.approx(1)
        imagined = game.imagine(s, seat, 9)
        assert told(weighing) == told(advise(game, imagined, seat, 2, SHORT))
        advised = Choice(weighing.advised())
        assert game.thumb(s, Seat(seat), advised) == game.thumb(imagined, Seat(seat), advised)


def test_the_longer_it_thinks_the_surer_it_is() -> None:
    game = known_game("mosquitozzz")
    s = game.new({"players": 3}, 5)
    short, long = (advise(game, s, 0, 1, Budget(iterations=n)).prospects()[0] for n in (15, 120))
    assert long.visits > short.visits
    assert long.high() - long.low() < short.high() - short.low()
    assert short.high() - short.low() > 0.1, "a few playouts prove nothing"


def test_a_choice_that_was_made_is_weighed_however_bad_it_looks() -> None:
    game = known_game("maus")
    for s, seat in moments(game, {"players": 2}, 3):
        legal = game.options(s, seat)
        if len(legal) > WIDTH:
            tried = advise(game, s, seat, 1, SHORT).prospects()
            made = next(choice for choice in legal if choice not in [each.choice for each in tried])
            found = advise(game, s, seat, 1, SHORT, made)
            assert made in found.choices()
            assert made in [each.choice for each in found.prospects()]
            return
    raise AssertionError("there was never much to choose from")


# --- weighing, for any results


def tally_of(worlds: list[list[float]]) -> Tally:
    """Return a tally of choices 1, 2, 3 and so on, with the share of the first of two seats in each world."""
    found = blank([number + 1 for number in range(len(worlds[0]))], 2, 0)
    for world in worlds:
        found.note(0, [[value, 1 - value] for value in world], [[] for _ in world])
    return found


def weighed(
    worlds: list[list[float]], kept: int = 0, trusting: bool = False, traits: dict[int, Traits] | None = None
) -> Weighing:
    found = Weighing([number + 1 for number in range(len(worlds[0]))], 0, 2, [], kept, trusting, traits)
    found.add(tally_of(worlds))
    return found


def sure(worlds: list[list[float]]) -> str:
    return sureness(weighed(worlds).prospects())


@pytest.mark.parametrize("seed", range(40))
def test_whatever_comes_out_the_advised_choice_is_never_below_another(seed: int) -> None:
    """Worlds come in rounds of any size. Choices are close or far apart, one may have to stay, and one may be
    trusted."""
    luck = Chance(seed + 1)
    count = 2 + luck.draw(8)
    noise = 1 + luck.draw(100)
    kept = luck.draw(count + 1)
    levels = [luck.draw(30) for _ in range(count)]
    weighing = Weighing([number + 1 for number in range(count)], 0, 2, [], kept, trusting=seed % 3 == 0)
    for _ in range(10):
        choices = weighing.choices()
        found = blank(choices, 2, 0)
        for _ in range(1 + luck.draw(20)):
            values = [min(1.0, (levels[choice - 1] + luck.draw(noise)) / 100) for choice in choices]
            found.note(0, [[value, 1 - value] for value in values], [[] for _ in values])
        weighing.add(found)
        prospects = weighing.prospects()
        assert len(prospects) == count
        assert prospects[0].choice == weighing.advised()
        assert prospects[0].expected == max(each.expected for each in prospects)
        assert not kept or kept in weighing.choices()
        assert weighing.chances(weighing.leader, prospects[0].expected, together=False)[0] == prospects[0].expected


def test_the_words_say_how_sure_it_is() -> None:
    assert sure([[0.6, 0.3]] * 40) == CLEAR
    assert sure([[0.6, 0.599]] * 100) == EITHER
    assert sure([[0.6, 0.3]] * 2) == UNSURE, "two playouts tell nothing"
    assert sure([[0.6, 0.49]] * 11) == LIKELY
    assert sure([[0.6]] * 10) == CLEAR, "there is nothing else"


def test_two_that_are_as_good_are_said_to_be() -> None:
    first, second, third = weighed([[0.5, 0.49, 0.3], [0.7, 0.71, 0.3]] * 50).prospects()
    assert (first.alike, second.alike, third.alike) == (False, True, False)
    assert second.expected == pytest.approx(first.expected, abs=ALIKE)


def test_what_is_compared_is_the_difference_in_the_same_worlds() -> None:
    """Worlds differ far more than choices do, and the better choice is still known."""
    worlds = [[0.1, 0.04], [0.9, 0.84], [0.5, 0.44]] * 20
    found = weighed(worlds)
    assert sureness(found.prospects()) == CLEAR
    assert found.choices() == [1], "the other need not be tried any more"


def test_nothing_is_dropped_after_a_few_worlds() -> None:
    assert weighed([[1.0, 0.0]] * 7).choices() == [1, 2]
    assert weighed([[1.0, 0.0]] * 8).choices() == [1]


def test_a_difference_that_luck_explains_is_shown_smaller_than_it_came_out() -> None:
    worlds = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]] * 3
    first, second = weighed(worlds).prospects()
    assert 0 < first.expected - second.expected < 0.2, "it came out a third apart"


def test_what_experience_speaks_for_stays_the_first_until_another_is_ahead_beyond_doubt() -> None:
    better = [[0.0, 1.0], [1.0, 0.0], [0.0, 1.0]]
    assert weighed(better * 4).advised() == 2
    for worlds, kept in ((better * 4, 0), (better * 4, 1), (better * 4, 2)):
        first, second = weighed(worlds, kept, trusting=True).prospects()
        assert (first.choice, second.choice) == (1, 2)
        assert first.expected == second.expected, "and nothing is shown above it"
    for kept in (0, 1, 2):
        assert weighed(better * 60, kept, trusting=True).advised() == 2


def test_rivals_are_shown_where_experience_speaks() -> None:
    game = known_game("maus")
    judge = game.judge().on_reflection()
    for s, seat in islice(moments(game, {"players": 2, "chapter": "campaign"}, 3), 8, 40, 9):
        legal = game.options(s, seat)
        if len(legal) > 1:
            weighing = advise(game, s, seat, 1, SHORT)
            assert not judge.looks_ahead(s)
            assert weighing.advised() == weighing.trusted, "a few playouts prove nothing"
            assert len(weighing.prospects()) > 1


def test_rivals_are_compared_in_maus_und_mystik() -> None:
    game = known_game("maus")
    asked = (each for each in moments(game, {"players": 2}, 3) if len(game.options(*each)) > 3)
    for s, seat in islice(asked, 4, 20, 5):
        shown = advise(game, s, seat, 1, Budget(iterations=60)).prospects()
        assert len({round(each.expected, 4) for each in shown}) > 1


def test_what_was_won_a_few_times_is_not_won_for_sure() -> None:
    few, many = (weighed([[1.0, 1.0]] * n).prospects()[0].expected for n in (4, 400))
    assert few == pytest.approx(0.9)
    assert 0.99 < many < 1


LEVEL = [[0.5, 0.5, 0.3], [0.7, 0.7, 0.3]] * 60


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Traits(1, 0, price=3), Traits(2, 0)),
        (Traits(1, 0, closes=1), Traits(2, 0)),
        (Traits(1, 0, price=3), Traits(2, 0, price=2)),
        (Traits(1, 0, price=1), Traits(2, 0, closes=2)),
        (Traits(1, 0, price=1, closes=1), Traits(2, 0, price=9)),
    ],
    ids=["free", "open", "cheaper", "free before open", "open before cheaper"],
)
def test_of_equals_the_one_that_costs_less_is_advised(first: Traits, second: Traits) -> None:
    cheap = Traits(3, 0)
    found = weighed(LEVEL, traits={1: first, 2: second, 3: cheap})
    assert found.advised() == 2
    assert weighed(LEVEL, traits={1: second, 2: first, 3: cheap}).advised() == 1
    assert weighed(LEVEL[:4], traits={1: first, 2: second, 3: cheap}).advised() == 1, "a few playouts prove nothing"
    expected = [each.expected for each in found.prospects()]
    assert expected == sorted(expected, reverse=True), "and nothing is shown above it"


def test_a_choice_that_was_made_is_never_better_than_the_same_for_less() -> None:
    dear, cheap = Traits(1, 0, price=6), Traits(1, 0, price=2)
    for worlds in ([[0.9, 0.3]] * 3, [[0.9, 0.3]] * 80):
        made, same = weighed(worlds, kept=1, traits={1: dear, 2: cheap}).prospects()[::-1]
        assert (made.choice, same.choice) == (1, 2)
        assert made.expected <= same.expected


def twice_in_the_row() -> tuple[Game[Any], State, int, list[Choice]]:
    """Return a table where the same card has two prices, and the choices that pay more."""
    game = known_game("schwarm")
    for s, seat in moments(game, {"players": 2}, 3):
        worthwhile = worthwhile_options(game, s, seat)
        dearer = [choice for choice in game.options(s, seat) if choice not in worthwhile]
        if game.asking(s) == "acquire" and dearer:
            return game, s, seat, dearer
    raise AssertionError("no two cards of a row were the same")


def test_a_card_that_was_paid_too_dearly_is_weighed_beside_the_same_for_less() -> None:
    game, s, seat, dearer = twice_in_the_row()
    traits = traits_of_options(game, s, seat)
    weighing = advise(game, s, seat, 1, SHORT, dearer[-1])
    tried = {each.choice: each for each in weighing.prospects()}
    same = [each for each in tried if traits[dearer[-1]].is_dearer_than(traits[each])]
    assert weighing.advised() not in dearer
    assert same
    assert all(tried[dearer[-1]].expected <= tried[weighing.advised()].expected for _ in same)


def test_no_search_pays_more_than_it_has_to() -> None:
    game, s, seat, dearer = twice_in_the_row()
    tried = [each.choice for each in Search(game, s, seat, 1).candidates]
    assert sorted(tried) == sorted(set(game.options(s, seat)) - set(dearer))


def paid(game: Game[Any], s: State, seat: int, choice: int) -> tuple[object, int]:
    """Return what a choice buys and costs according to the view. Only choices with a cheaper equivalent need a cost."""
    said, view = game.choices.to_json(choice), game.view(s, seat)
    if said["do"] == "take":
        return str(view["row"][int(said["place"])]).partition("_")[2], int(said["place"])  # type: ignore[index]
    if said["do"] == "use_laid" and not s.variant.coop:  # type: ignore[attr-defined]
        return game.meant(view, said)["card"], 0
    return (said["card"], 1) if said["do"] == "use" else (choice, 0)


@pytest.mark.parametrize("game_name", SHELF)
def test_nobody_is_ever_advised_to_overpay(game_name: str) -> None:
    """Check the first recommendation, the one after one world, and those after each further world. The cost is read
    from the view, not from what the game declares."""
    game = known_game(game_name)
    avoided = 0
    for s, seat in islice(questions_of(game), thorough(1000, sample=30)):
        offered = [paid(game, s, seat, each) for each in game.options(s, seat)]
        for advised in recommendations(game, s, seat):
            what, cost = paid(game, s, seat, advised)
            costs = [other for same, other in offered if same == what]
            assert cost == min(costs)
            avoided += max(costs) > cost
    assert avoided or game_name in ("viroid", "maus"), "it was never put to the test"


def recommendations(game: Game[Any], s: State, seat: int) -> Iterator[int]:
    """Search like a hint, one world at a time, and yield the recommendation after each."""
    world = game.imagine(s, seat, 7)
    trial = Trial(game, world, seat, 7)
    first = trial.best_rated(Budget(iterations=LEAST_WORLDS * CANDIDATES))
    traits = traits_of_options(game, world, seat)
    weighing = Weighing(first, seat, s.seats, trial.measures, trusting=not trial.looks_ahead(), traits=traits)
    for seed in range(MOMENTS):
        weighing.add(Trial(game, world, seat, seed).run(weighing.choices(), Budget(iterations=1)))
        yield weighing.advised()


def questions_of(game: Game[Any]) -> Iterator[tuple[State, int]]:
    """Yield questions with a choice, some from each of many random games."""
    for deal in count():
        for n, (s, seat) in enumerate(moments(game, {"players": 2 + deal % 3}, deal)):
            if n % 7 == deal % 7 and len(game.options(s, seat)) > 1:
                yield s, seat


def test_tallies_add_up() -> None:
    worlds = [[0.1 * n % 1, 0.3 * n % 1, 0.7 * n % 1] for n in range(12)]
    whole = tally_of(worlds)
    parts = tally_of(worlds[:5])
    parts.add(tally_of(worlds[5:]))
    assert parts.worlds == whole.worlds == 12
    assert parts.totals == [pytest.approx(row) for row in whole.totals]
    assert parts.products == [pytest.approx(row) for row in whole.products]
    rest = whole.without([2])
    assert (rest.choices, rest.totals) == ([1, 3], [whole.totals[0], whole.totals[2]])
    assert rest.products == [[whole.products[a][b] for b in (0, 2)] for a in (0, 2)]


def test_it_stops_when_nothing_that_matters_can_change() -> None:
    assert weighed([[0.6, 0.599]] * 100).is_settled()
    assert not weighed([[0.6, 0.599]] * 10).is_settled()
    assert not weighed([[0.0, 0.001], [1.0, 0.999]] * 100).is_settled(), "nobody knows how it stands"


# --- why


def with_readings(worlds: list[list[tuple[float, float]]], *measures: Measure[Any]) -> Weighing:
    """Compare choices 1, 2, 3 and so on. Each world has a share and a measured value per choice."""
    choices = [number + 1 for number in range(len(worlds[0]))]
    found = Weighing(choices, 0, 2, list(measures))
    tally = blank(choices, 2, len(measures))
    for world in worlds:
        tally.note(0, [[share, 1 - share] for share, _ in world], [[read] * len(measures) for _, read in world])
    found.add(tally)
    return found


def test_a_reason_is_what_the_tally_says() -> None:
    """The reason is exactly the mean difference over the same worlds."""
    drops = Measure[Any]("drops", "drops", LATE, MORE, 0.5)
    worlds = [[(0.8, 5.0), (0.2, 2.0)], [(0.6, 4.0), (0.1, 2.0)]] * 40
    first, second = with_readings(worlds, drops).prospects()
    assert first.why == []
    assert [(each.measure, each.by, each.speaks_for) for each in second.why] == [(0, 2.5, True)]


def test_what_luck_explains_is_no_reason() -> None:
    drops = Measure[Any]("drops", "drops", LATE, MORE, 0.5)
    noisy = [[(0.8, 9.0), (0.2, 1.0)], [(0.8, 0.0), (0.1, 7.0)]] * 10
    assert with_readings(noisy, drops).prospects()[1].why == []


def test_what_goes_along_with_losing_is_no_reason() -> None:
    drops = Measure[Any]("drops", "drops", LATE, MORE, 0.5)
    worlds = [[(0.6, 5.0), (0.3, 2.0)], [(0.9, 4.0), (0.4, 1.0)]] * 40
    assert with_readings(worlds, drops).prospects()[1].why == []


def test_what_tempts_is_told_beside_what_is_gained() -> None:
    at_once, later = Measure[Any]("now", "drops", NOW, LESS, 0.5), Measure[Any]("late", "drops", LATE, MORE, 0.5)
    worlds = [[(0.8, 5.0), (0.2, 2.0)], [(0.8, 5.0), (0.2, 2.0)], [(0.9, 6.0), (0.3, 3.0)]] * 30
    second = with_readings(worlds, later, at_once).prospects()[1]
    assert [(each.measure, each.speaks_for) for each in second.why] == [(0, True)], "less of it goes along with losing"
    constant = [[(0.8, 5.0), (0.2, 2.0)], [(0.9, 5.0), (0.3, 2.0)]] * 30
    tempting = Measure[Any]("now", "drops", NOW, LESS, 0.5)
    assert with_readings(constant, tempting).prospects()[1].why == [], "nothing speaks for it"


@pytest.mark.parametrize("share", [0.0, 0.5], ids=["lost anyway", "level"])
def test_what_differs_is_told_of_what_is_as_good(share: float) -> None:
    drops = Measure[Any]("drops", "drops", LATE, MORE, 0.5)
    second = with_readings([[(share, 5.0), (share, 2.0)]] * 200, drops).prospects()[1]
    assert second.alike
    assert [(each.by, each.mean) for each in second.why] == [(3.0, 5.0)]
    assert with_readings([[(share, 2.0), (share, 5.0)]] * 200, drops).prospects()[1].why == [], (
        "it speaks for the other"
    )


def rivals(*each: tuple[Traits, float, bool]) -> int:
    """Return the place of the rival among choices that are much worse than the first, with or without a reason."""
    reason = [Reason(0, 1.0, 0.1, speaks_for=True, weight=1.0)]
    prospects = [Prospect(1, 40, 0.6, 0.01)]
    for number, (_, gap, has_reason) in enumerate(each):
        prospects.append(Prospect(number + 2, 40, 0.6 - gap, 0.01, gap == 0, reason if has_reason else []))
    return rival_of(prospects, {1: Traits(1, 8)} | {number + 2: traits for number, (traits, _, _) in enumerate(each)})


def test_it_is_explained_by_the_best_of_another_kind_that_does_something() -> None:
    same, other, stop = Traits(2, 8), Traits(3, 9), Traits(4, 10, stops=True)
    assert rivals((stop, 0.1, True), (same, 0.2, True), (other, 0.3, True)) == 3
    assert rivals((stop, 0.1, True), (same, 0.2, True), (other, 0.3, False)) == 2
    assert rivals((other, 0.0, True), (same, 0.2, True)) == 2, "one that is worse for sure says more"
    assert rivals((other, 0.0, True), (stop, 0.2, True)) == 1
    assert rivals((same, 0.2, False), (stop, 0.2, True)) == 2, "if there is nothing else"
    assert rivals((other, 0.2, False)) == NO_RIVAL


def read_twice(first: float, second: float, *measures: Measure[Any], trusting: bool = False) -> Weighing:
    """Compare two choices that win equally often, in too few worlds to be sure. The first choice has values for up to
    two measures, the second has zeros."""
    found = Weighing([1, 2], 0, 2, list(measures), trusting=trusting)
    tally = blank([1, 2], 2, len(measures))
    for turn in range(20):
        share = turn % 2
        tally.note(0, [[share, 1 - share], [share, 1 - share]], [[first, second], [0.0, 0.0]])
    found.add(tally)
    return found


def test_what_experience_speaks_for_is_explained_before_chances_can_be_told_apart() -> None:
    foes, cheese = Measure[Any]("foes", "foes", NOW, LESS, 0.2), Measure[Any]("cheese", "cheese", LATE, MORE, 0.2)
    told = read_twice(-0.7, -0.3, foes, cheese, trusting=True).prospects()[1].why
    assert [(each.measure, round(each.by, 6), each.speaks_for) for each in told] == [(0, -0.7, True), (1, -0.3, False)]


def test_what_more_speaks_against_is_not_explained() -> None:
    foes, cheese = Measure[Any]("foes", "foes", NOW, LESS, 0.2), Measure[Any]("cheese", "cheese", LATE, MORE, 0.2)
    assert read_twice(-0.3, -0.7, foes, cheese, trusting=True).prospects()[1].why == []


def clearly_better(read: Callable[[int], list[list[float]]], *measures: Measure[Any]) -> list[tuple[int, float, bool]]:
    """Return why the first of two choices is better, given the measured values in worlds of bad and of good luck."""
    found = Weighing([1, 2], 0, 2, list(measures))
    tally = blank([1, 2], 2, len(measures))
    for turn in range(80):
        luck = turn % 2
        first, second = 0.7 + 0.2 * luck, 0.2 + 0.2 * luck
        tally.note(0, [[first, 1 - first], [second, 1 - second]], read(luck))
    found.add(tally)
    return [(each.measure, each.by, each.speaks_for) for each in found.prospects()[1].why]


def test_a_price_paid_at_once_was_worth_it_if_the_choice_is_better_for_sure() -> None:
    price, gain = Measure[Any]("dna", "dna", NOW, MORE, 0.5), Measure[Any]("cities", "cities", LATE, LESS, 0.2)
    told = clearly_better(lambda luck: [[luck, 2.0 - luck], [luck + 5.0, 3.0 - luck]], price, gain)
    assert told == [(1, -1.0, True), (0, -5.0, False)]


def test_what_never_varies_is_told_if_nothing_else_is() -> None:
    cheese, wheel = Measure[Any]("cheese", "cheese", NOW, MORE, 0.5), Measure[Any]("wheel", "cheese", LATE, LESS, 0.2)
    told = clearly_better(lambda luck: [[1.0, 2.0 - luck], [0.0, 2.0 - luck]], cheese, wheel)
    assert told == [(0, 1.0, True)]


def test_what_never_varies_outweighs_what_speaks_against_a_choice_that_is_better_for_sure() -> None:
    """One choice always gains a room. Foes wait in it, and no measure says what it is worth to be there."""
    rooms, foes = Measure[Any]("rooms", "rooms", LATE, MORE, 0.1), Measure[Any]("foes", "foes", SOON, LESS, 0.2)
    told = clearly_better(lambda luck: [[2.0, 7.0 - luck], [1.0, 1.0 - luck]], rooms, foes)
    assert told == [(0, 1.0, True), (1, 6.0, False)]


def test_what_is_always_won_is_explained_as_well() -> None:
    corpses = Measure[Any]("corpses", "corpses", LATE, LESS, 0.3)
    second = with_readings([[(1.0, 0.0), (0.0, 1.0)]] * 30, corpses).prospects()[1]
    assert [(each.measure, each.by, each.speaks_for) for each in second.why] == [(0, -1.0, True)]


def test_one_thing_is_not_told_for_and_against_at_two_later_moments() -> None:
    soon = Measure[Any]("soon", "drops", SOON, MORE, 0.2, "blood")
    late = Measure[Any]("late", "drops", LATE, MORE, 0.2, "blood")
    told = read_twice(0.7, -0.5, soon, late, trusting=True).prospects()[1].why
    assert [each.measure for each in told] == [0]
    at_once = Measure[Any]("now", "drops", NOW, MORE, 0.2, "blood")
    told = read_twice(0.7, -0.5, soon, at_once, trusting=True).prospects()[1].why
    assert [each.measure for each in told] == [0, 1], "what can be had at once tempts"


@pytest.mark.parametrize(
    ("by", "said"), [(0.26, 0.3), (-0.94, 0.9), (1.1, 1.0), (1.3, 1.5), (2.6, 2.5), (2.8, 3.0), (-7.4, 7.0)]
)
def test_differences_are_said_as_people_say_them(by: float, said: float) -> None:
    assert readable(by) == said


def test_what_was_dropped_keeps_its_reason() -> None:
    """The choice fell behind one that no longer leads, so both differences add up."""
    drops = Measure[Any]("drops", "drops", LATE, MORE, 0.5)
    worlds = [[(0.5, 5.0), (0.5, 5.0), (0.1, 1.0), (0.1, 1.0)], [(0.7, 6.0), (0.7, 6.0), (0.2, 2.0), (0.2, 2.0)]] * 10
    weighing = with_readings(worlds, drops)
    assert weighing.choices() == [1, 2]
    further = blank([1, 2], 2, 1)
    for turn in range(40):
        low, high = 0.3 + turn % 2 / 10, 0.8 + turn % 2 / 10
        further.note(0, [[low, 1 - low], [high, 1 - high]], [[4.0 + turn % 2], [6.0 + turn % 2]])
    weighing.add(further)
    told = {each.choice: each for each in weighing.prospects()}
    assert weighing.advised() == 2
    assert told[3].why[0].by > 4.0


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_every_measure_can_be_told_in_both_languages(game_name: str, options: dict[str, Any]) -> None:
    game = known_game(game_name)
    s = game.new(options, 3)
    for language in LANGUAGES:
        texts = Texts(game, language)
        said = [
            texts.difference(measure.name, measure.unit, more, n)
            for measure in game.measures(s)
            for more in (True, False)
            for n in (0.4, 1.0, 7.0)
            if measure.unit != "games"
        ]
        said += [
            texts.difference(measure.name, measure.unit, True, 1.0, here, there)
            for measure in game.measures(s)
            for here, there in ((0, 100), (100, 0), (30, 60), (60, 30))
            if measure.unit == "games"
        ]
        assert len(set(said)) == len(said) > 0
        assert texts.why(said[:2], said[2:3]).count(said[2]) == 1
