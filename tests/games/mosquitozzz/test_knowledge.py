"""Public knowledge of hands: imagined tables agree with all that players can deduce, and with nothing more."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import reduce
from itertools import combinations, permutations
from operator import and_
from typing import Any

import pytest

from tests.games.mosquitozzz.scene import GAME, NAMES, NUMBERS, Scene, cards
from tests.thorough import thorough
from wusel.engine.chance import Chance
from wusel.engine.events import Event
from wusel.engine.table import Table
from wusel.games.mosquitozzz.cards import NO_CARD, ORANGE
from wusel.games.mosquitozzz.state import MosquitoState, Player
from wusel.games.mosquitozzz.view import must_hold
from wusel.games.mosquitozzz.words import END_DEFENCE, KEEP_ALL, Card, chosen_card

ANNA, BEN, CEM = 0, 1, 2
STARTER = GAME.content.starter
ATTACK = NUMBERS["attack"]
FLAT_HAND = NUMBERS["flat_hand"]


def deduced(table: Table[MosquitoState], seat: int) -> dict[str, Any]:
    """Return what all players know of a player's place. Cem and a spectator know the same."""
    seen: list[Any] = [table.view(by)["players"] for by in (CEM, -1)]
    assert seen[0][seat] == seen[1][seat] or seat == CEM
    place: dict[str, Any] = seen[1][seat]
    return place


def imagined_hands(s: MosquitoState, of: int, by: int, seeds: int = 300) -> set[tuple[int, ...]]:
    """Return the hands that a seat imagines for another player."""
    return {tuple(GAME.imagine(s, by, seed).players[of].hand) for seed in range(seeds)}


# --- the flat hand set aside


@pytest.mark.rule("MZ-S3", "MZ-H1")
def test_the_flat_hand_set_aside_is_held_until_one_is_played() -> None:
    table = Table(GAME, {"players": 3, "first": 1}, 4)
    for seat in range(3):
        assert deduced(table, seat)["holds"] == ["flat_hand"]
        assert deduced(table, seat)["maybe_red"] == 4
        assert deduced(table, seat)["unseen"] == [NAMES[card] for card in STARTER]
    assert all(FLAT_HAND in hand for hand in imagined_hands(table.state, ANNA, by=BEN))

    other = next(choice for choice in table.legal(BEN) if choice != Scene().choice("lay flat_hand"))
    table.choose(ANNA, Scene().choice("lay flat_hand"))
    table.choose(BEN, other)
    table.choose(CEM, Scene().choice("lay flat_hand"))
    assert [deduced(table, seat)["holds"] for seat in range(3)] == [[], ["flat_hand"], []]
    assert any(FLAT_HAND not in hand for hand in imagined_hands(table.state, ANNA, by=BEN))


# --- piles that run out


@pytest.mark.rule("MZ-D4", "MZ-H5")
def test_after_a_reshuffle_all_that_was_not_discarded_is_known_to_be_in_the_hand() -> None:
    hands, draws, discards = (
        {BEN: "flat_hand attack"},
        {BEN: "scented_candle"},
        {BEN: "mosquito_spray air_raid medicine"},
    )
    scene = Scene(at="refill_hands", hands=hands, draws=draws, discards=discards)
    place = deduced(scene.table, BEN)
    assert place["holds"] == ["attack", "flat_hand", "scented_candle"]
    assert place["maybe_red"] == 2, "the two cards drawn from the reshuffled pile"
    assert sorted(place["unseen"]) == sorted(words_of(hands, draws, discards))
    known = tuple(cards("attack flat_hand scented_candle"))
    drawn = combinations(cards("mosquito_spray air_raid medicine"), 2)
    assert imagined_hands(scene.s, BEN, by=ANNA) == {tuple(sorted(known + two)) for two in drawn}


def words_of(*zones: dict[int, str]) -> list[str]:
    return [word for zone in zones for text in zone.values() for word in text.split()]


@pytest.mark.rule("TC-MZ-34", "MZ-D4")
def test_an_exactly_emptied_draw_pile_makes_the_whole_hand_known() -> None:
    scene = Scene(
        at="refill_hands",
        hands={BEN: "flat_hand attack scented_candle"},
        draws={BEN: "air_raid sanguification"},
        discards={BEN: "mosquito_spray medicine"},
    )
    place = deduced(scene.table, BEN)
    assert sorted(place["holds"]) == ["air_raid", "attack", "flat_hand", "sanguification", "scented_candle"]
    assert place["maybe_red"] == 0
    assert place["discard"] == ["mosquito_spray", "medicine"]
    assert imagined_hands(scene.s, BEN, by=ANNA) == {tuple(scene.s.players[BEN].hand)}


@pytest.mark.rule("MZ-D4")
def test_a_pile_with_one_card_left_has_room_for_one_medicine_only() -> None:
    scene = Scene(at="refill_hands", hands={BEN: "flat_hand attack scented_candle"}, draws={BEN: "air_raid medicine*2"})
    assert deduced(scene.table, BEN)["holds"] == ["medicine"]


# --- red cards


def after_phase_c() -> Scene:
    """Anna has defended herself and passed the lamp. Three cards join the two she kept."""
    scene = Scene(at="red_hand_cards", hands={ANNA: "infestation flat_hand scented_candle"})
    assert deduced(scene.table, ANNA)["hand_size"] == 2
    assert deduced(scene.table, ANNA)["maybe_red"] == 0
    assert not any(card < ORANGE for hand in imagined_hands(scene.s, ANNA, by=BEN) for card in hand)
    scene.come("attack", "air_raid", "mosquito_spray")
    return scene.do(ANNA, "pass_lamp 1")


@pytest.mark.rule("MZ-X6", "MZ-H1")
def test_no_card_kept_through_phase_c_is_red_but_cards_drawn_later_can_be() -> None:
    scene = after_phase_c()
    assert deduced(scene.table, ANNA)["maybe_red"] == 3
    assert deduced(scene.table, BEN)["maybe_red"] == 5, "Ben was not attacked"
    reds = {sum(card < ORANGE for card in hand) for hand in imagined_hands(scene.s, ANNA, by=BEN)}
    assert reds == {0, 1, 2}, "her starter set has no more than two"


@pytest.mark.rule("MZ-X6", "MZ-A3")
@pytest.mark.parametrize(("laid", "maybe_red"), [("attack", 2), ("flat_hand", 3), ("mosquito_spray", 3)])
def test_a_red_card_played_was_one_of_those_that_can_be_red(laid: str, maybe_red: int) -> None:
    scene = after_phase_c().lay(laid, "flat_hand", "flat_hand")
    assert deduced(scene.table, ANNA)["maybe_red"] == maybe_red


@pytest.mark.rule("MZ-X6", "MZ-A3")
def test_a_card_known_to_be_held_says_nothing_of_the_others_when_it_is_played() -> None:
    scene = Scene(
        at="refill_hands",
        hands={BEN: "attack flat_hand"},
        draws={BEN: "scented_candle"},
        discards={BEN: "mosquito_spray air_raid medicine"},
    )
    scene.lay("flat_hand", "attack", "flat_hand")
    assert deduced(scene.table, BEN)["holds"] == ["flat_hand", "scented_candle"]
    assert deduced(scene.table, BEN)["maybe_red"] == 2


# --- every course a game can take, and every hand it can lead to

Course = tuple[MosquitoState, tuple[tuple[int, ...], ...]]


def after(course: Course, seat: int, choice: int, come: tuple[int, ...] = ()) -> Course:
    """Continue a course. Anna remembers what she sees."""
    s, story = course[0].clone(), course[1]
    s.script = list(come)
    s.events = []
    GAME.apply(s, seat, choice)
    seen = [tuple(event.what) for event in s.events if event.is_seen_by(ANNA)]
    s.events = None
    return s, (*story, *seen)


def openings() -> Iterator[Course]:
    """Yield openings. Ben has the lamp, and was dealt any four of his seven cards and the flat hand."""
    rest = STARTER[:]
    rest.remove(FLAT_HAND)
    for deal in set(combinations(rest, 4)):
        s = GAME.new({"players": 2, "first": 2}, seed=1)
        s.players[ANNA].hand = cards("flat_hand*2 scented_candle*2 mosquito_spray")
        s.players[ANNA].draw = cards("attack air_raid sanguification")
        s.players[BEN].hand = sorted([FLAT_HAND, *deal])
        s.players[BEN].draw = sorted((Counter(rest) - Counter(deal)).elements())
        yield s, ()


def lay(course: Course, anna: str) -> Iterator[Course]:
    """Anna lays a card, and Ben any of his. An attack comes from the deck."""
    laid = after(course, ANNA, Scene().choice(f"lay {anna}"))
    for choice in GAME.options(laid[0], BEN):
        yield after(laid, BEN, choice, (ATTACK,))


def defend_and_learn(course: Course) -> Course:
    """No player defends. The first open card is learned, and a certain one takes its place."""
    active = course[0].active
    course = after(course, active, END_DEFENCE)
    choice = GAME.options(course[0], active)[0]
    return after(course, active, choice, (course[0].experience[0],))


def draws(ben: Player, discarded: Card) -> set[tuple[int, ...]]:
    """Return every order of Ben's next cards. A pile that is taken as a whole needs no chance."""
    given = [discarded] if discarded else []
    missing, pile = 5 - len(ben.hand) + len(given), ben.draw
    if missing >= len(pile):
        missing, pile = missing - len(pile), ben.discard + given
    return set(permutations(pile, missing)) if missing < len(pile) else {()}


def breathe(course: Course, ben_discards: bool) -> Iterator[Course]:
    """Anna keeps her cards and draws the last one of her pile. Ben discards and draws in every possible way."""
    kept = after(course, ANNA, KEEP_ALL)
    anna, ben = kept[0].players[ANNA], kept[0].players[BEN]
    for choice in GAME.options(kept[0], BEN) if ben_discards else [KEEP_ALL]:
        for bens in draws(ben, chosen_card(choice) if choice != KEEP_ALL else NO_CARD):
            yield after(kept, BEN, choice, (anna.draw[-1], *bens))


def check_what_anna_imagines(courses: list[Course]) -> None:
    """Check all courses that look the same to Anna. She imagines every hand that Ben can have, and no other. The true
    course makes no difference to her."""
    by_story: dict[tuple[tuple[int, ...], ...], dict[tuple[int, ...], MosquitoState]] = defaultdict(dict)
    for s, story in courses:
        by_story[story][tuple(s.players[BEN].hand)] = s
    assert max(len(possible) for possible in by_story.values()) > 5
    for possible in by_story.values():
        tables = list(possible.values())
        assert imagined_hands(tables[0], BEN, by=ANNA, seeds=len(possible) * thorough(40, sample=12)) == set(possible)
        assert len({json.dumps(GAME.view(s, ANNA)) for s in tables}) == 1
        assert len({GAME.imagine(s, ANNA, 7).digest() for s in tables}) == 1
        common = reduce(and_, (Counter(hand) for hand in possible))
        assert must_hold(tables[0].players[BEN], unseen_of(tables[0].players[BEN])) == sorted(common.elements())


def unseen_of(player: Player) -> list[Card]:
    return sorted(player.hand + player.draw)


@pytest.mark.rule("MZ-H1", "MZ-H2", "MZ-X6", "MZ-D4")
def test_anna_imagines_exactly_the_hands_that_ben_can_have() -> None:
    courses = list(openings())
    check_what_anna_imagines(courses)
    courses = [laid for course in courses for laid in lay(course, "scented_candle")]
    check_what_anna_imagines(courses)
    courses = [defend_and_learn(course) for course in courses]
    check_what_anna_imagines(courses)
    courses = [drawn for course in courses for drawn in breathe(course, ben_discards=False)]
    check_what_anna_imagines(courses)
    courses = [laid for course in courses for laid in lay(course, "scented_candle")]
    check_what_anna_imagines(courses)
    courses = [drawn for course in courses for drawn in breathe(defend_and_learn(course), ben_discards=True)]
    check_what_anna_imagines(courses)


# --- imagined tables


def moments(seeds: range, **options: object) -> Iterator[MosquitoState]:
    """Yield moments of games with random choices."""
    for seed in seeds:
        luck = Chance(seed + 1)
        s = GAME.new(options, seed)
        while s.owing:
            seat = luck.draw(s.seats)
            if s.owing >> seat & 1:
                found = GAME.options(s, seat)
                GAME.apply(s, seat, found[luck.draw(len(found))])
                if luck.draw(6) == 0:
                    yield s


@pytest.mark.rule("MZ-H2", "MZ-H4", "MZ-G4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_tables_differ_only_in_how_hidden_cards_lie(players: int) -> None:
    for s in moments(range(thorough(6, sample=3)), players=players):
        for seat in range(-1, players):
            world = GAME.imagine(s, seat, 3)
            assert GAME.faults(world) == []
            assert (world.swarm_deck, world.experience) == (s.swarm_deck, s.experience)
            for other in range(players):
                mine, theirs = s.players[other], world.players[other]
                assert sorted(theirs.hand + theirs.draw) == sorted(mine.hand + mine.draw)
                assert len(theirs.hand) == len(mine.hand)
                assert other != seat or theirs.hand == mine.hand


@pytest.mark.rule("MZ-H7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagining_depends_on_nothing_but_what_a_seat_can_know(players: int) -> None:
    for s in moments(range(thorough(6, sample=3)), players=players):
        for seat in range(-1, players):
            again = GAME.imagine(GAME.imagine(s, seat, 1), seat, 2)
            assert again.digest() == GAME.imagine(s, seat, 2).digest()


@pytest.mark.rule("MZ-H2")
def test_tables_that_a_seat_cannot_tell_apart_are_imagined_alike() -> None:
    scene = Scene(
        at="hand_on_lamp",
        hands={ANNA: "flat_hand*2 scented_candle*2"},
        draws={ANNA: ""},
        discards={ANNA: "attack mosquito_spray attack"},
    )
    imagined = defaultdict(set)
    for seed in range(30):
        table = scene.s.clone()
        table.reseed(seed)
        GAME.apply(table, ANNA, scene.choice("pass_lamp 1"))
        imagined[json.dumps(GAME.view(table, ANNA))].add(GAME.imagine(table, ANNA, 7).digest())
    assert len(imagined) == 2, "she has drawn an attack or the spray"
    assert [len(alike) for alike in imagined.values()] == [1, 1]


@pytest.mark.rule("MZ-H3", "MZ-A1")
def test_a_secret_card_is_imagined_to_be_any_that_the_imagined_hand_allows() -> None:
    scene = Scene().do(ANNA, "lay scented_candle").do(BEN, "lay flat_hand")
    laid = set()
    for seed in range(300):
        world = GAME.imagine(scene.s, ANNA, seed)
        assert world.chosen[ANNA] == scene.s.chosen[ANNA]
        assert world.chosen[BEN] in GAME.options(world, BEN)
        assert world.chosen[CEM] == 0
        laid.add(world.chosen[BEN])
    assert laid == {scene.choice(f"lay {NAMES[card]}") for card in STARTER}


@pytest.mark.rule("MZ-Q19", "MZ-H3")
def test_a_secret_discard_is_imagined_to_be_any_too() -> None:
    scene = Scene(2, at="two_player_discard", hands={BEN: "flat_hand attack"}).do(BEN, "keep_all")
    discarded = set()
    for seed in range(300):
        world = GAME.imagine(scene.s, ANNA, seed)
        assert world.chosen[BEN] in GAME.options(world, BEN)
        discarded.add(world.chosen[BEN])
    assert discarded == {KEEP_ALL, *(scene.choice(f"discard {NAMES[card]}") for card in STARTER)}


@pytest.mark.rule("MZ-H7", "MZ-H2")
def test_imagined_chance_is_not_the_chance_of_the_table() -> None:
    scene = Scene(active=BEN).do(BEN, "lay flat_hand").do(CEM, "lay flat_hand")
    worlds = [GAME.imagine(scene.s, ANNA, seed) for seed in range(200)]
    assert len({world.chance for world in worlds} | {scene.s.chance}) == 201
    came = set()
    for world in worlds:
        events: list[Event] = []
        world.events = events
        GAME.apply(world, ANNA, scene.choice("lay flat_hand"))
        said = [GAME.events.to_json(event.what) for event in events]
        came.add(next(str(each["card"]) for each in said if each["do"] == "turned_up"))
    assert came == {NAMES[card] for card in scene.s.swarm_deck}
