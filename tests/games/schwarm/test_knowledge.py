"""Hidden cards: views, events and refusals reveal no hand, and imagined tables deal the unknown ones again at
random."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.schwarm.scene import GAME, NAMES, Scene
from tests.games.schwarm.test_network import games
from tests.thorough import thorough
from wusel.engine.chance import Chance
from wusel.engine.errors import WuselError
from wusel.engine.table import Table
from wusel.games.schwarm.state import SchwarmState

WHITE, RED, YELLOW = 0, 1, 2
SPECTATOR = -1


def moments(cards: str, every: int = 6) -> Iterator[SchwarmState]:
    """Yield some moments of random games with 2, 3 and 4 players."""
    for moment, s in enumerate(games(range(thorough(6, sample=2)), cards=cards)):
        if moment % every == 0:
            yield s


def another_table(s: SchwarmState, seat: int, luck: Chance) -> SchwarmState:
    """Return a table that differs in facts unknown to a seat. It is made by hand, not imagined."""
    other = s.clone()
    other.reseed(luck.word())
    hands = [player.cards for who, player in enumerate(other.players) if who != seat]
    for mine in hands:
        theirs = hands[luck.draw(len(hands))]
        if mine and theirs:
            i, j = luck.draw(len(mine)), luck.draw(len(theirs))
            mine[i], theirs[j] = theirs[j], mine[i]
    return other


def places(s: SchwarmState, by: int) -> list[dict[str, Any]]:
    seen: Any = GAME.view(s, by)["players"]
    return list(seen)


# --- views


@pytest.mark.rule("SW-H3", "SW-V2")
def test_with_hidden_cards_a_hand_is_seen_by_its_owner_only() -> None:
    for s in moments("hidden"):
        for by in range(SPECTATOR, s.seats):
            for seat, place in enumerate(places(s, by)):
                cards = s.players[seat].cards
                assert place["cards"] == ([NAMES.card[card] for card in cards] if seat == by else None)
                assert place["card_count"] == len(cards)


@pytest.mark.rule("SW-H2", "SW-H3")
def test_with_open_cards_everybody_sees_every_hand() -> None:
    for s in moments("open"):
        for by in range(SPECTATOR, s.seats):
            for seat, place in enumerate(places(s, by)):
                assert place["cards"] == [NAMES.card[card] for card in s.players[seat].cards]


@pytest.mark.rule("SW-H3", "SW-H1")
def test_tables_that_differ_in_what_is_hidden_look_the_same() -> None:
    luck = Chance(99)
    swapped = 0
    for s in moments("hidden"):
        for seat in range(SPECTATOR, s.seats):
            other = another_table(s, seat, luck)
            assert json.dumps(GAME.view(other, seat)) == json.dumps(GAME.view(s, seat))
            if seat >= 0:
                assert GAME.options(other, seat) == GAME.options(s, seat)
            swapped += any(a.cards != b.cards for a, b in zip(other.players, s.players, strict=True))
    assert swapped > 30, "the tables did differ"


# --- imagined tables


@pytest.mark.rule("SW-H3", "SW-H1")
@pytest.mark.parametrize("cards", ["open", "hidden"])
def test_nobody_can_tell_an_imagined_table_from_the_true_one(cards: str) -> None:
    for moment, s in enumerate(moments(cards)):
        for seat in range(SPECTATOR, s.seats):
            world = GAME.imagine(s, seat, moment)
            assert GAME.faults(world) == []
            assert GAME.view(world, seat) == GAME.view(s, seat)
            assert world.chance != s.chance
            if seat >= 0:
                assert GAME.options(world, seat) == GAME.options(s, seat)


@pytest.mark.rule("SW-H3", "SW-V2")
def test_imagined_hands_keep_their_sizes_and_hold_the_same_cards_together() -> None:
    dealt_anew = 0
    for moment, s in enumerate(moments("hidden")):
        for seat in range(SPECTATOR, s.seats):
            world = GAME.imagine(s, seat, moment)
            pairs = list(zip(world.players, s.players, strict=True))
            assert [len(new.cards) for new, _ in pairs] == [len(old.cards) for _, old in pairs]
            together = [Counter(card for player in t.players for card in player.cards) for t in (world, s)]
            assert together[0] == together[1]
            if seat >= 0:
                assert world.players[seat].cards == s.players[seat].cards
            dealt_anew += any(Counter(new.cards) != Counter(old.cards) for new, old in pairs)
    assert dealt_anew > 30


@pytest.mark.rule("SW-H2")
def test_with_open_cards_nothing_is_dealt_anew() -> None:
    for s in moments("open"):
        for seat in range(SPECTATOR, s.seats):
            world = GAME.imagine(s, seat, 3)
            world.chance, world.shown = s.chance, s.shown
            assert world.digest() == s.digest()


@pytest.mark.rule("SW-H3")
def test_every_deal_that_can_be_is_imagined() -> None:
    scene = Scene(
        cards="hidden",
        at="play_card",
        hands={WHITE: "light_ship", RED: "light_whale_3 light_crab_4", YELLOW: "light_tsunami_3"},
    )
    held = {tuple(GAME.imagine(scene.s, WHITE, seed).players[YELLOW].cards) for seed in range(80)}
    names = {NAMES.card[card] for (card,) in held}
    assert names == {"light_whale_3", "light_crab_4", "light_tsunami_3"}
    of_red = {tuple(GAME.imagine(scene.s, RED, seed).players[RED].cards) for seed in range(9)}
    assert of_red == {tuple(scene.s.players[RED].cards)}, "Red knows the own hand"


@pytest.mark.rule("SW-H1", "SW-H3")
def test_imagining_depends_on_nothing_but_what_a_seat_can_know() -> None:
    luck = Chance(5)
    for s in moments("hidden"):
        for seat in range(SPECTATOR, s.seats):
            once = GAME.imagine(s, seat, 2).digest()
            assert GAME.imagine(GAME.imagine(s, seat, 1), seat, 2).digest() == once
            assert GAME.imagine(another_table(s, seat, luck), seat, 2).digest() == once


@pytest.mark.rule("SW-H1", "SW-H4")
def test_an_imagined_sea_turns_up_other_tiles() -> None:
    scene = Scene(play="ship", sea="full", stations={WHITE: "north5"}, ships={WHITE: "e2"})
    came = set()
    for seed in range(60):
        world = GAME.imagine(scene.s, WHITE, seed)
        assert (world.face_down, world.unseen) == (scene.s.face_down, scene.s.unseen)
        GAME.apply(world, WHITE, scene.choice("sail e2 south"))
        came.add(tuple(world.players[WHITE].tiles))
    assert len(came) == 4, "any of the four shapes"


# --- what is told and refused


@pytest.mark.rule("SW-H3", "SW-V2")
def test_playing_tells_of_the_card_played_and_of_no_other() -> None:
    told = []
    for rest in ("light_ship light_tsunami_3", "light_researcher green_station"):
        hands = {WHITE: f"light_crab_4 {rest}"}
        scene = Scene(cards="hidden", at="play_card", hands=hands, stations={WHITE: "north5"})
        scene.do(WHITE, "play light_crab_4")
        told.append((scene.told, scene.offers(WHITE)))
    assert told[0] == told[1]
    assert told[0][0] == ["card_played 0 light_crab_4"]


@pytest.mark.rule("SW-H3", "SW-V2")
def test_even_a_last_card_is_asked_for_so_that_silence_tells_nothing() -> None:
    scene = Scene(cards="hidden", at="play_card", hands={WHITE: "light_ship"}, jokers={WHITE: 0})
    assert (scene.asking, scene.offers(WHITE)) == ("play_card", {"play light_ship"})


def refusal(s: SchwarmState, seat: int, choice: int) -> str:
    table = Table(GAME, {"players": s.seats, "cards": "hidden"}, 1)
    table.state = s
    try:
        table.check(seat, choice)
    except WuselError as error:
        return str(error)
    return ""


@pytest.mark.rule("SW-H3")
def test_a_refusal_says_the_same_whatever_the_others_hold() -> None:
    hands = {WHITE: "light_ship", RED: "light_whale_3 light_crab_4", YELLOW: "light_tsunami_3"}
    scene = Scene(cards="hidden", at="play_card", hands=hands)
    luck = Chance(7)
    others = [another_table(scene.s, WHITE, luck) for _ in range(5)]
    assert len({str(other.players[RED].cards) for other in others}) > 1
    for card in filter(None, NAMES.card):
        choice = scene.choice(f"play {card}")
        for seat in (WHITE, RED):
            said = refusal(scene.s, seat, choice)
            assert {refusal(other, seat, choice) for other in others} == {said}
            assert (said == "") == (seat == WHITE and card == "light_ship")
