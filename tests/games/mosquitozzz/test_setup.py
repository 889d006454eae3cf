"""The layout of the table before the first turn."""

from collections import Counter

import pytest

from tests.games.mosquitozzz.scene import GAME, Scene, cards, words
from wusel.engine.ending import Result
from wusel.engine.errors import BadOption
from wusel.engine.options import Value
from wusel.games.mosquitozzz.state import MosquitoState

STARTER = words(GAME.content.starter)
ADDED = {
    "ambush": "",
    "rebellion": "alarm*2 invasion apocalypse resistant",
    "kamikaze": "alarm*4 invasion*2 apocalypse*2 resistant infectious",
}


def laid_out(players: int = 3, mode: str = "standard", seed: int = 1) -> MosquitoState:
    return GAME.new({"players": players, "mode": mode}, seed)


@pytest.mark.rule("TC-MZ-04", "MZ-S2..S7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_standard_layout(players: int) -> None:
    s = laid_out(players)
    for player in s.players:
        assert (len(player.hand), len(player.draw), player.discard) == (5, 3, [])
        assert (player.blood, player.laid, player.infected) == (10, 0, 0)
        assert "flat_hand" in words(player.hand)
    assert (len(s.swarm_deck), s.swarm, s.bank) == (24, [], 0)
    assert (len(s.experience), len(s.display), s.removed) == (29, 3, [])


@pytest.mark.rule("TC-MZ-05", "MZ-K3..K7", "MZ-BL8")
@pytest.mark.parametrize(("players", "hand", "draw"), [(2, 6, 2), (3, 5, 3), (4, 4, 4)])
@pytest.mark.parametrize(("mode", "deck"), [("ambush", 24), ("rebellion", 29), ("kamikaze", 34)])
def test_the_cooperative_layout(players: int, hand: int, draw: int, mode: str, deck: int) -> None:
    s = laid_out(players, mode)
    for player in s.players:
        assert (len(player.hand), len(player.draw)) == (hand, draw)
        assert "flat_hand" in words(player.hand)
    assert s.swarm_deck == sorted(GAME.content.swarm + cards(ADDED[mode]))
    assert len(s.swarm_deck) == deck
    assert (len(s.experience), len(s.display)) == (28, 3)
    assert "mosquito_net" not in words(s.experience + s.display + s.removed)


@pytest.mark.rule("MZ-S1")
def test_standard_is_played_unless_a_cooperative_mode_is_chosen() -> None:
    assert GAME.new({}, 1).variant.coop == 0
    assert [laid_out(mode=mode).variant.coop for mode in ADDED] == [1, 1, 1]
    with pytest.raises(BadOption, match="standard, ambush, rebellion, kamikaze"):
        laid_out(mode="solo")


@pytest.mark.rule("MZ-S2", "MZ-S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_whole_starter_set(players: int) -> None:
    for player in laid_out(players).players:
        assert words(player.hand + player.draw) == STARTER


@pytest.mark.rule("MZ-S3", "MZ-S7")
def test_one_flat_hand_is_set_aside_and_the_other_shuffled_in() -> None:
    hands = [words(player.hand) for seed in range(40) for player in laid_out(seed=seed).players]
    assert {hand.count("flat_hand") for hand in hands} == {1, 2}
    assert {card for hand in hands for card in hand} == set(STARTER)


@pytest.mark.rule("MZ-S3")
def test_everybody_knows_of_the_flat_hand_in_every_hand() -> None:
    assert [words(player.known) for player in laid_out(4).players] == [["flat_hand"]] * 4


@pytest.mark.rule("MZ-S5", "MZ-S6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_standard_decks_hold_the_swarm_and_experience_sets_and_nothing_else(players: int) -> None:
    s = laid_out(players)
    assert s.swarm_deck == GAME.content.swarm
    assert sorted(s.experience + s.display) == GAME.content.experience


@pytest.mark.rule("MZ-S5", "MZ-A5")
def test_the_swarm_deck_is_shuffled() -> None:
    first = Counter[str]()
    for seed in range(60):
        s = laid_out(seed=seed)
        for seat in range(3):
            GAME.apply(s, seat, next(c for c in GAME.options(s, seat) if "flat" in str(GAME.choices.to_json(c))))
        first[words(s.swarm)[0]] += 1
    assert len(first) > 5


@pytest.mark.rule("MZ-S6")
def test_the_experience_deck_is_shuffled() -> None:
    displays = {tuple(words(laid_out(seed=seed).display)) for seed in range(20)}
    assert len(displays) > 10


@pytest.mark.rule("MZ-S8", "MZ-Q24")
def test_chance_gives_the_first_player_the_lamp() -> None:
    assert {laid_out(seed=seed).active for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("MZ-S8", "MZ-Q24")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_winner_of_the_last_game_can_begin(seat: int) -> None:
    assert {GAME.new({"first": seat + 1}, seed).active for seed in range(5)} == {seat}


@pytest.mark.rule("MZ-S8", "MZ-Q24")
def test_in_a_rematch_the_winner_begins_and_after_a_game_together_chance_decides() -> None:
    old: dict[str, Value] = {"players": 3, "first": 2}
    assert GAME.continuation().rematch(old, Result([2, 3, 1], [4, 2, 8], "deck_empty")) == {"players": 3, "first": 3}
    assert GAME.continuation().rematch(old, Result([1, 1, 2], [4, 4, 2], "deck_empty"))["first"] == "random"
    assert GAME.continuation().rematch(old, Result([1, 1, 1], [4, 2, 8], "deck_empty", True))["first"] == "random"


@pytest.mark.rule("MZ-S8")
def test_only_somebody_at_the_table_can_begin() -> None:
    with pytest.raises(BadOption, match="first=4 is not possible with 3 players; it can be: random, 1, 2, 3"):
        GAME.new({"players": 3, "first": 4}, 1)


@pytest.mark.rule("MZ-S9")
@pytest.mark.parametrize(("letter", "giver", "taker"), [("beta", 0, 1), ("beta", 3, 0), ("gamma", 0, 3)])
def test_seats_run_clockwise_around_a_round_table(letter: str, giver: int, taker: int) -> None:
    assert Scene(4, active=giver, at="hand_on_lamp", swarm=letter).s.active == taker
