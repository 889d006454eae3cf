"""Decks in blocks: a voyage through calm days, then rough ones, with a storm somewhere in each part of the rough sea.

Calm days are the cards 10 to 13. Six of the rough days 20 to 26 are shuffled and cut into two halves. A storm, one of
30 to 32, is shuffled into each half. The remaining cards go back into the box unseen.
"""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.test_chance import chance, chi_square
from wusel.engine.data import thaw
from wusel.engine.decks import UNKNOWN, Deck, piled, stacked
from wusel.engine.errors import WuselError
from wusel.engine.events import EVERYBODY
from wusel.engine.sets import only

CALM, ROUGH, STORM = 0, 1, 2
SKIPPER, MATE, SPECTATOR = 0, 1, -1
POOLS = [[10, 11, 12, 13], [20, 21, 22, 23, 24, 25, 26], [30, 31, 32]]
HALF = [ROUGH, ROUGH, ROUGH, STORM]


def voyage() -> Deck:
    return stacked([[CALM] * 4, HALF, HALF], POOLS)


def drawn(deck: Deck, seed: int) -> list[int]:
    """Draw every card of the deck in order."""
    luck = chance(seed)
    return [deck.draw(luck) for _ in range(sum(deck.left()))]


def cards_of(deck: Deck) -> list[int]:
    """Return every card in the deck or in the box."""
    return sorted(deck.known + [card for pool in deck.pools for card in pool])


def known_to(deck: Deck, seat: int) -> dict[str, object]:
    """Return what a seat may know of a deck."""
    seen = deck.clone()
    seen.hide_from(seat)
    return seen.to_data()


@given(st.integers(0, 10_000))
def test_every_block_comes_in_its_turn_with_its_storm(seed: int) -> None:
    cards = drawn(voyage(), seed)
    assert sorted(cards[:4]) == [10, 11, 12, 13]
    for half in (cards[4:8], cards[8:]):
        assert sorted(card // 10 for card in half) == [2, 2, 2, 3]
    assert len(set(cards)) == 12


def test_everybody_can_count_what_is_left() -> None:
    deck, luck = voyage(), chance(4)
    for _ in range(5):
        deck.draw(luck)
    deck.peek(luck, 2, only(SKIPPER))
    assert deck.left() == [0, 3, 4, 0]
    deck.put_at_bottom(40)
    assert deck.left() == [0, 3, 4, 1]


def test_cards_come_in_the_order_of_the_blocks_whatever_was_put_where() -> None:
    deck, luck = piled([[1], [2]]), chance(1)
    deck.peek(luck, 2, EVERYBODY)
    deck.put_on_top(8)
    deck.shuffle_in(9, 0)
    voyages = [drawn(deck.clone(), seed) for seed in range(100)]
    assert all((sorted(cards[:3]), cards[3]) == ([1, 8, 9], 2) for cards in voyages)
    assert {cards[0] for cards in voyages} == {1, 8, 9}


def test_all_cards_come_first_equally_often() -> None:
    firsts = Counter(stacked([HALF], [[], *POOLS[1:]]).draw(chance(seed)) for seed in range(21_000))
    assert chi_square([firsts[card] for card in POOLS[ROUGH]]) < 25
    assert chi_square([firsts[card] for card in POOLS[STORM]]) < 15
    assert abs(firsts[30] + firsts[31] + firsts[32] - 21_000 / 4) < 250


def test_whoever_looks_finds_the_cards_in_that_order() -> None:
    deck, luck = voyage(), chance(2)
    seen = deck.peek(luck, 6, only(SKIPPER))
    assert deck.peek(luck, 3, only(MATE)) == seen[:3]
    assert deck.seen == [1, 1, 1, 3, 3, 3]
    assert drawn(deck, 9)[:6] == seen


def test_whoever_looks_too_far_sees_all_there_are() -> None:
    deck, luck = piled([[1, 2], [3]]), chance(2)
    deck.put_at_bottom(9)
    seen = deck.peek(luck, 10, EVERYBODY)
    assert (sorted(seen[:2]), seen[2:]) == ([1, 2], [3, 9])
    assert drawn(deck, 3) == seen


def test_cards_are_put_on_top_and_at_the_bottom() -> None:
    deck = piled([[1, 2], [3]])
    deck.put_on_top(7)
    deck.put_on_top(8)
    deck.put_at_bottom(4)
    deck.put_at_bottom(5)
    cards = drawn(deck, 1)
    assert cards[:2] == [8, 7]
    assert sorted(cards[2:4]) == [1, 2]
    assert cards[4:] == [3, 4, 5]
    deck.put_at_bottom(6)
    assert drawn(deck, 1) == [6]


def test_an_empty_deck_gives_nothing_and_stays_as_it_is() -> None:
    deck = piled([[]])
    with pytest.raises(IndexError):
        deck.draw(chance(1))
    assert deck.to_data() == piled([[]]).to_data()


def test_a_script_names_the_cards_that_come() -> None:
    deck, luck = voyage(), chance(1)
    luck.script = [12, 10, 13, 11, 31, 24]
    assert [deck.draw(luck) for _ in range(6)] == [12, 10, 13, 11, 31, 24]
    luck.script = [10]
    with pytest.raises(WuselError, match="the script wants"):
        deck.draw(luck)


def test_shuffling_a_card_in_hides_what_was_known() -> None:
    deck, luck = voyage(), chance(6)
    calm = deck.peek(luck, 5, EVERYBODY)
    before = cards_of(deck)
    deck.shuffle_in(99, 0)
    assert deck.left() == [5, 4, 4, 0]
    assert cards_of(deck) == sorted([*before, 99])
    assert all(drawn(deck.clone(), seed)[5] == calm[4] for seed in range(20)), "other blocks lie as they lay"
    places = Counter(drawn(deck.clone(), seed).index(99) for seed in range(5000))
    assert set(places) == {0, 1, 2, 3, 4}
    assert chi_square(list(places.values())) < 20


def test_what_lies_at_the_bottom_is_shuffled_with_the_last_block() -> None:
    deck = piled([[1, 2], [3]])
    deck.put_at_bottom(4)
    deck.shuffle_in(5, 0)
    assert all(drawn(deck.clone(), seed)[-1] == 4 for seed in range(20))
    deck.shuffle_in(6, 1)
    assert {drawn(deck.clone(), seed)[-1] for seed in range(100)} == {3, 4, 6}


def test_a_card_shuffled_in_openly_is_not_taken_for_one_in_the_box() -> None:
    deck, luck = voyage(), chance(6)
    for _ in range(4):
        deck.draw(luck)
    card, other = deck.draw(luck), deck.peek(luck, 1, EVERYBODY)[0]
    deck.shuffle_in(card, 1)
    assert all({card, other} <= set(drawn(deck.clone(), seed)[:4]) for seed in range(50))


# --- who knows what


def test_a_seat_that_has_not_looked_knows_what_it_knew_before() -> None:
    deck, luck = voyage(), chance(3)
    before = deck.clone()
    seen = deck.peek(luck, 6, only(SKIPPER))
    mate = deck.clone()
    mate.hide_from(MATE)
    assert (mate.blocks, mate.pools, deck.left()) == (before.blocks, before.pools, before.left())
    assert mate.known == [UNKNOWN] * 6
    assert mate.origin == [1, 1, 0, 0, 0, 0]
    assert known_to(deck, SPECTATOR) == mate.to_data()
    skipper = deck.clone()
    skipper.hide_from(SKIPPER)
    assert skipper.known[::-1] == seen


def test_every_card_that_can_lie_there_does_in_some_world() -> None:
    deck, luck = voyage(), chance(3)
    deck.peek(luck, 5, only(SKIPPER))
    worlds: Counter[int] = Counter()
    for seed in range(4000):
        world = deck.clone()
        world.redeal(chance(seed), MATE)
        worlds[world.known[0]] += 1
    assert set(worlds) == {*POOLS[ROUGH], *POOLS[STORM]}
    assert abs(sum(worlds[storm] for storm in POOLS[STORM]) - 1000) < 120


Deed = tuple[str, int, int]
deeds = st.lists(
    st.tuples(
        st.sampled_from(["draw", "peek", "top", "bottom", "shuffle"]),
        st.integers(0, 4),
        st.sampled_from([only(SKIPPER), only(MATE), EVERYBODY]),
    ),
    max_size=15,
)


def after(deed: list[Deed], seed: int) -> tuple[Deck, list[int]]:
    """Return a voyage with some adventures, and the cards that are out of the deck."""
    deck, luck, out = voyage(), chance(seed), [40, 41]
    for what, n, seats in deed:
        if what == "peek":
            deck.peek(luck, n, seats)
        elif what == "draw" and not deck.is_empty():
            out.append(deck.draw(luck))
        elif what == "top" and out:
            deck.put_on_top(out.pop(0))
        elif what == "bottom" and out:
            deck.put_at_bottom(out.pop(0))
        elif what == "shuffle" and out:
            deck.shuffle_in(out.pop(0), n % 3)
    return deck, out


@given(deeds, st.integers(0, 1000))
def test_no_card_is_made_or_lost(deed: list[Deed], seed: int) -> None:
    deck, out = after(deed, seed)
    everything = sorted([40, 41, *(card for pool in POOLS for card in pool)])
    assert sorted(cards_of(deck) + out) == everything
    assert sum(deck.left()) + len(out) == 14
    assert deck.is_empty() == (len(out) == 14)
    known = deck.known[:]
    cards = drawn(deck, seed)
    assert deck.is_empty()
    assert [card for card in cards if card in known] == known[::-1], "what somebody has seen comes in that order"
    assert sorted(cards_of(deck) + out + cards) == everything


@given(deeds, st.integers(0, 1000), st.sampled_from([SKIPPER, MATE, SPECTATOR]))
def test_nobody_can_tell_an_imagined_deck_from_the_true_one(deed: list[Deed], seed: int, seat: int) -> None:
    deck, _ = after(deed, seed)
    world = deck.clone()
    world.redeal(chance(seed), seat)
    assert known_to(world, seat) == known_to(deck, seat)
    assert cards_of(world) == cards_of(deck)
    again = world.clone()
    again.redeal(chance(seed), seat)
    assert again.to_data() == world.to_data(), "it depends on what the seat knows and on the seed alone"


@given(deeds, st.integers(0, 1000))
def test_a_deck_is_plain_data_and_a_clone_shares_nothing(deed: list[Deed], seed: int) -> None:
    deck, _ = after(deed, seed)
    data = deck.to_data()
    assert thaw(Deck, data, "a deck").to_data() == data
    copy = deck.clone()
    copy.peek(chance(1), 3, EVERYBODY)
    copy.shuffle_in(50, 0)
    assert deck.to_data() == data
