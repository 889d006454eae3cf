"""From round to round: cards, order, jokers, abilities."""

from collections import Counter

import pytest

from tests.games.schwarm.scene import GAME, NAMES, Scene, cards, random_game
from wusel.engine.kinds import Seat
from wusel.games.schwarm import words
from wusel.games.schwarm.state import SchwarmState

ANNA, BEN, CEM = 0, 1, 2
ROUNDS = {2: 4, 3: 3, 4: 3}


def round_starts(players: int, seed: int) -> list[SchwarmState]:
    """Return the state at the beginning of each round, and at the end of the game."""
    found: list[SchwarmState] = []
    for s in random_game({"players": players}, seed):
        if s.round > len(found):
            found.append(s.clone())
    found.append(s)
    return found


def blue_in(s: SchwarmState) -> list[int]:
    return [card for card in s.row if NAMES.card[card].startswith("blue_")]


def last_card(players: int = 3, **given: object) -> Scene:
    """All players except Anna have played everything. She has one more card."""
    jokers = dict.fromkeys(range(players), 0)
    order = [*range(1, players), ANNA]
    given |= {"order": order, "jokers": jokers, "hands": {ANNA: "light_researcher"}}
    scene = Scene(players, at="play_card", **given)  # type: ignore[arg-type]  # passed on as it is
    return scene.do(ANNA, "play light_researcher")


@pytest.mark.rule("SW-NR1", "SW-L1", "TC-SW-37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_has_its_row(players: int) -> None:
    light = {2: 7, 3: 12, 4: 13}[players]
    for seed in range(3):
        *starts, end = round_starts(players, seed)
        assert [s.round for s in starts] == list(range(1, ROUNDS[players] + 1))
        for s in starts:
            colours = [NAMES.card[card].partition("_")[0] for card in s.row]
            assert colours == ["light"] * light + ["blue"] * 2 + ["green"]
        assert (end.ended, end.round) == (1, ROUNDS[players])
        assert GAME.result(end) is not None


@pytest.mark.rule("TC-SW-37", "SW-NR1", "SW-NR3", "SW-P2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_rounds_use_all_blue_cards_and_a_fourth_two_of_them_again(players: int) -> None:
    for seed in range(3):
        *starts, _ = round_starts(players, seed)
        used = [card for s in starts[:3] for card in blue_in(s)]
        assert sorted(used) == sorted(GAME.content.blue)
        if players == 2:
            again = Counter(blue_in(starts[3]))
            assert again.total() == 2
            assert again <= Counter(GAME.content.blue)


def test_round_starts_see_the_first_question_of_a_round() -> None:
    assert [GAME.asking(s) for s in round_starts(2, 1)[:-1]] == ["acquire"] * 4


@pytest.mark.rule("SW-NR3", "SW-Q37")
def test_in_the_fourth_round_of_two_the_double_card_may_come_again() -> None:
    blue = "blue_station*2 blue_ship_and_researcher blue_crab_5 blue_tsunami_4 blue_whale_4"
    seen: Counter[int] = Counter()
    for seed in range(60):
        scene = Scene(2, at="play_card", round=3, hands={ANNA: "light_researcher"}, jokers={ANNA: 0, BEN: 0})
        scene.s.blue_pile = []
        scene.s.blue_spent = cards(blue)
        scene.s.reseed(seed)
        scene.do(ANNA, "play light_researcher")
        assert scene.s.round == 4
        drawn = [card for card in scene.s.row if card in cards(blue)]
        assert sorted(drawn + scene.s.blue_pile) == sorted(cards(blue))
        assert (len(drawn), scene.s.blue_spent) == (2, [])
        seen.update(drawn)
    assert len(seen) == 5
    assert seen[cards("blue_ship_and_researcher")[0]] > 5


@pytest.mark.rule("SW-NR1", "TC-SW-49")
def test_the_next_round_keeps_the_order_of_the_stones() -> None:
    scene = last_card()
    assert scene.s.order == [BEN, CEM, ANNA]
    assert (scene.s.round, scene.asking) == (2, "acquire")
    for seat in (BEN, CEM, ANNA, BEN):
        assert scene.asked == [seat]
        scene.do(seat, "take 0")


@pytest.mark.rule("SW-NR2", "SW-AB2", "SW-J2")
def test_jokers_and_abilities_are_there_again_in_the_next_round() -> None:
    scene = last_card(ability={ANNA: "fast_ship", BEN: "protection", CEM: "golden_tile"})
    assert [player.joker for player in scene.s.players] == [1, 1, 1]
    assert [player.ability for player in scene.s.players] == [-1, -1, -1]
    scene.do(BEN, "take_order 1")
    assert len(scene.offers(BEN, "choose_ability")) == 4


@pytest.mark.rule("SW-AB2", "SW-SH7")
def test_a_fast_ship_is_slow_again_in_the_next_round() -> None:
    scene = last_card(2, ability={ANNA: "fast_ship"}, ships={ANNA: "b2"})
    scene.s.agenda = [words.PLAY_CARD]
    scene.s.turn = scene.s.order.index(Seat(ANNA))
    scene.s.offer = None
    GAME.settle(scene.s)
    scene.do(ANNA, "joker ship", "sail b2 east", "sail c2 east", "sail d2 east")
    assert scene.asked == [BEN]


@pytest.mark.rule("SW-AB3", "TC-SW-43")
def test_a_golden_tile_may_be_kept_for_a_later_round() -> None:
    scene = Scene(play="researcher", round=2, stations={ANNA: "north5"}, hold={ANNA: "golden"})
    assert scene.s.players[ANNA].ability == -1
    scene.do(ANNA, "explore e2")
    assert scene.s.tops[scene.field("e2")] == 31
    assert (scene.has_buoy(ANNA, "e2"), scene.held(ANNA), scene.points[ANNA]) == (True, {}, 20)


@pytest.mark.rule("SW-AB3", "SW-C4")
def test_golden_tiles_are_not_given_back_at_the_end_of_a_round() -> None:
    scene = last_card(ability={ANNA: "golden_tile"}, hold={ANNA: "golden"})
    assert (scene.held(ANNA), scene.s.golden) == ({"golden": 1}, 3)


@pytest.mark.rule("SW-E1", "SW-NR3")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 3)])
def test_after_the_last_round_the_game_is_over(players: int, rounds: int) -> None:
    assert last_card(players, round=rounds - 1).s.round == rounds
    over = last_card(players, round=rounds)
    assert over.asking == ""
    assert over.table.result() is not None


@pytest.mark.rule("SW-P2.3", "SW-NR1")
def test_the_light_cards_played_are_those_of_the_next_row() -> None:
    scene = last_card(2)
    row = Counter(card for card in scene.row if card.startswith("light_"))
    assert row == {
        "light_ship": 2, "light_researcher": 2, "light_crab_4": 1, "light_tsunami_3": 1, "light_whale_3": 1,
    }  # fmt: skip
    assert scene.s.light == []
