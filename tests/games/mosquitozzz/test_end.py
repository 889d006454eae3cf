"""The end: its moment, the winner, and the play-off between equals."""

from collections import Counter

import pytest

from tests.games.mosquitozzz.scene import GAME, NUMBERS, Scene
from wusel.engine.ending import Result
from wusel.engine.errors import WuselError

NO_RED = dict.fromkeys(range(4), "flat_hand*2 scented_candle*2 mosquito_spray")


def the_end(scene: Scene) -> Result:
    result = scene.table.result()
    assert result is not None, f"the game goes on with {scene.asking}"
    assert scene.asked == []
    return result


def swarm_deck_runs_out(blood: dict[int, int], *throws: int) -> Scene:
    """Return a game of three that ends in phase A of its last turn, because no mosquito is left to turn up."""
    scene = Scene(swarm_deck_left="beta", blood=blood, hands=NO_RED, come=("beta", *throws))
    return scene.lay("flat_hand", "flat_hand", "flat_hand")


def play_off(scene: Scene) -> list[str]:
    """Return the players who threw, and the number of squashed discs of each."""
    return [each.removeprefix("play_off ") for each in scene.told if each.startswith("play_off")]


# --- when


@pytest.mark.rule("MZ-E1")
@pytest.mark.parametrize(
    ("deck", "comes"), [("beta", ["beta"]), ("alarm attack", ["alarm", "attack"]), ("alarm", ["alarm"])]
)
def test_the_game_ends_at_once_when_a_swarm_card_is_due_and_none_is_left(deck: str, comes: list[str]) -> None:
    scene = Scene(swarm_deck_left=deck, blood={0: 8, 1: 9, 2: 4}, hands=NO_RED, infected=(0,), come=(*comes,))
    scene.lay("flat_hand", "flat_hand", "flat_hand")
    result = the_end(scene)
    assert scene.turned_up == comes
    assert result.reason == "deck_empty"
    assert scene.blood == [8, 9, 4], "no phase B or C: nobody pays, not even for an infection"
    assert [scene.laid(seat) for seat in range(3)] == ["flat_hand"] * 3
    assert scene.s.active == 0, "no phase D"


@pytest.mark.rule("MZ-E1")
def test_the_game_ends_before_a_turn_for_which_no_swarm_card_is_left() -> None:
    scene = Scene(at="hand_on_lamp", swarm="attack", swarm_deck_left="", blood={0: 8, 1: 9}).do(0, "pass_lamp 1")
    assert the_end(scene).reason == "deck_empty"
    assert scene.blood == [8, 9, 10]


@pytest.mark.rule("MZ-E1")
def test_the_last_swarm_card_is_still_fought() -> None:
    scene = Scene(swarm_deck_left="attack").lay("flat_hand", "flat_hand", "flat_hand")
    assert scene.table.result() is None
    assert scene.asking == "defend"


@pytest.mark.rule("MZ-E2")
@pytest.mark.parametrize(("swarm", "left"), [("infestation", 3), ("apocalypse", 5)])
def test_the_last_drop_ends_the_game_at_once(swarm: str, left: int) -> None:
    scene = Scene(at="defend", swarm=swarm, blood={0: 3, 1: 5}, hands={0: "attack"}, display="medicine ointment*2")
    assert scene.s.left == left
    scene.do(0, "end_defence")
    assert the_end(scene).reason == "last_drop"
    assert scene.blood == [0, 5, 10]
    assert scene.s.bank == 15
    assert scene.hand(0) == ["attack"], "the red card does not join the swarm any more"
    assert scene.swarm == [swarm]
    assert scene.display == ["medicine", "ointment", "ointment"]
    assert scene.s.active == 0


@pytest.mark.rule("MZ-E2")
def test_the_last_drop_can_go_to_an_infection() -> None:
    scene = Scene(at="defend", swarm="attack", infected=(0,), blood={0: 1}, hands={0: "scented_candle"})
    scene.do(0, "use scented_candle")
    assert the_end(scene).reason == "last_drop"


@pytest.mark.rule("MZ-E2")
def test_with_a_drop_left_the_game_goes_on() -> None:
    scene = Scene(at="defend", swarm="infestation", blood={0: 4}).do(0, "end_defence")
    assert scene.blood[0] == 1
    assert scene.table.result() is None


# --- the winner


@pytest.mark.rule("MZ-E3")
@pytest.mark.parametrize(
    ("blood", "ranks"),
    [
        ([3, 9, 4], [3, 1, 2]),
        ([8, 4, 4], [1, 2, 2]),
        ([1, 6, 9, 6], [4, 2, 1, 2]),
        ([2, 7], [2, 1]),
    ],
)
def test_the_most_blood_wins(blood: list[int], ranks: list[int]) -> None:
    result = the_end(Scene(len(blood), swarm_deck_left="", blood=dict(enumerate(blood))))
    assert result.ranks == ranks
    assert result.scores == blood
    assert result.won is None


@pytest.mark.rule("MZ-E3", "MZ-E2")
def test_whoever_bled_dry_is_last_and_the_most_blood_wins() -> None:
    scene = Scene(4, active=2, at="defend", swarm="infestation", blood={0: 4, 1: 8, 2: 3, 3: 6})
    scene.do(2, "end_defence")
    assert the_end(scene).ranks == [3, 1, 4, 2]
    assert scene.told[-2:] == ["bled_dry 2", "won 1"]


# --- play-off


@pytest.mark.rule("TC-MZ-31", "MZ-E4", "MZ-E5")
def test_two_equals_throw_and_throw_again_while_they_are_equal() -> None:
    scene = swarm_deck_runs_out({0: 7, 1: 7, 2: 4}, 5, 5, 8, 8, 3, 6)
    assert play_off(scene) == ["0 5", "1 5", "0 8", "1 8", "0 3", "1 6"]
    assert scene.told[-1] == "won 1"
    assert the_end(scene).ranks == [2, 1, 3]
    assert scene.blood == [7, 7, 4], "the play-off costs no blood"


@pytest.mark.rule("TC-MZ-32", "MZ-E4", "MZ-E5", "MZ-Q16")
def test_of_three_equals_only_the_two_best_throw_again() -> None:
    scene = swarm_deck_runs_out({0: 5, 1: 5, 2: 5}, 6, 6, 3, 7, 4)
    assert play_off(scene) == ["0 6", "1 6", "2 3", "0 7", "1 4"]
    assert the_end(scene).ranks == [1, 2, 2]


@pytest.mark.rule("MZ-E4")
def test_of_three_equals_the_best_throw_wins_at_once() -> None:
    scene = swarm_deck_runs_out({0: 5, 1: 5, 2: 5}, 2, 4, 9)
    assert play_off(scene) == ["0 2", "1 4", "2 9"]
    assert the_end(scene).ranks == [2, 2, 1]


@pytest.mark.rule("MZ-Q16")
def test_whoever_fell_behind_in_a_throw_stays_out_for_good() -> None:
    scene = swarm_deck_runs_out({0: 5, 1: 5, 2: 5}, 3, 6, 6, 0, 0, 1, 0)
    assert play_off(scene) == ["0 3", "1 6", "2 6", "1 0", "2 0", "1 1", "2 0"]
    assert the_end(scene).ranks == [2, 1, 2]


@pytest.mark.rule("MZ-E4")
def test_a_tie_behind_the_winner_is_no_play_off() -> None:
    scene = swarm_deck_runs_out({0: 5, 1: 9, 2: 5})
    assert play_off(scene) == []
    assert the_end(scene).ranks == [2, 1, 2]


@pytest.mark.rule("MZ-E4")
def test_a_play_off_throw_has_ten_discs() -> None:
    scene = swarm_deck_runs_out({0: 7, 1: 7, 2: 4}, 10, 9)
    assert the_end(scene).ranks == [1, 2, 3]
    with pytest.raises(WuselError, match="only 0 to 10 can come up"):
        swarm_deck_runs_out({0: 7, 1: 7, 2: 4}, 11, 9)


@pytest.mark.rule("TC-MZ-31", "MZ-E4")
def test_either_of_two_equals_wins_as_often_as_the_other_and_nobody_else_does() -> None:
    hands = dict.fromkeys(range(3), "scented_candle")
    scene = Scene(swarm_deck_left="beta", blood={0: 7, 1: 7, 2: 4}, hands=hands)
    won: Counter[int] = Counter()
    for seed in range(1000):
        world = scene.s.clone()
        world.reseed(seed)
        for seat in range(3):
            GAME.apply(world, seat, scene.choice("lay scented_candle"))
        assert world.ended
        won[world.winner] += 1
    assert set(won) == {0, 1}
    assert won[0] == pytest.approx(500, abs=60)


@pytest.mark.rule("MZ-E2", "MZ-E4")
def test_a_last_drop_can_lead_to_a_play_off_of_the_others() -> None:
    scene = Scene(4, at="defend", swarm="infestation", blood={0: 2, 1: 8, 2: 6, 3: 8}, come=(3, 4))
    scene.do(0, "end_defence")
    assert play_off(scene) == ["1 3", "3 4"]
    assert the_end(scene).ranks == [4, 2, 3, 1]
    assert NUMBERS["infestation"] in scene.s.swarm
