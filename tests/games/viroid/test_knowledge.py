"""Hidden information: the next event card, and the cards left in the box."""

import json
from collections.abc import Iterator

import pytest

from tests.games.viroid.scene import GAME, RED, random_game
from wusel.engine.step import TOGETHER
from wusel.games.viroid import words
from wusel.games.viroid.state import ViroidState

SPECTATOR = -1
CARDS = GAME.content.cards


def moments(every: int = 7) -> Iterator[ViroidState]:
    """Yield some moments of random games."""
    for seed, (players, pathogen) in enumerate([(2, "bacterium"), (3, "virus"), (4, "fungus")]):
        for moment, s in enumerate(random_game({"players": players, "pathogen": pathogen}, seed)):
            if moment % every == 0:
                yield s


def drawn(s: ViroidState) -> set[str]:
    view = GAME.look(s)
    return set(view["spent"]) | ({view["card"]} if view["card"] else set())


@pytest.mark.rule("VI-H1")
def test_all_see_the_same_and_nothing_is_chosen_in_secret() -> None:
    assert not GAME.hides()
    assert all(step.kind != TOGETHER for step in GAME.steps)
    for s in moments():
        assert not any(GAME.own(s, seat) for seat in s.everybody())


@pytest.mark.rule("VI-H2")
def test_no_view_names_a_card_that_has_not_been_drawn() -> None:
    for s in moments():
        text = json.dumps(GAME.view(s, RED))
        named = {card.name for card in CARDS if f'"{card.name}"' in text}
        assert named == drawn(s)


@pytest.mark.rule("VI-H2")
def test_neither_the_order_nor_the_cards_left_out_are_settled_before_they_are_drawn() -> None:
    for s in moments():
        assert s.deck.known == []
        unseen = sorted(card for pool in s.deck.pools for card in pool)
        assert {CARDS[card].name for card in unseen} == {card.name for card in CARDS} - drawn(s)
        assert all(block == sorted(block) for block in s.deck.blocks)


@pytest.mark.rule("VI-H1", "VI-H2")
def test_imagining_deals_nothing_anew_but_what_chance_will_bring() -> None:
    for moment, s in enumerate(moments()):
        for seat in range(SPECTATOR, s.seats):
            world = GAME.imagine(s, seat, moment)
            assert world.chance != s.chance
            world.chance, world.shown = s.chance, s.shown
            assert world.digest() == s.digest()


@pytest.mark.rule("VI-H2", "VI-S6")
def test_whatever_can_come_is_imagined() -> None:
    s = GAME.new({"players": 2, "first": 1}, 1)
    s.deck.blocks[0] = []
    s.agenda = [words.REVEAL]
    came = set()
    for seed in range(900):
        world = GAME.imagine(s, RED, seed)
        GAME.advance(world)
        came.add(CARDS[world.card].name)
    assert came == {card.name for card in CARDS if card.letter in (words.B, words.M)}, (
        "of the block on top, any B and any M"
    )
