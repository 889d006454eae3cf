"""The judge of Mosquitozzz has sensible opinions in scenes of a line or two."""

from math import isfinite

import pytest

from tests.bots.table import GAME, MODES, PLAYERS, positions
from tests.games.mosquitozzz.scene import Scene
from tests.thorough import thorough
from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.kinds import Seat

ME, RIVAL, THIRD = 0, 1, 2


def picks(scene: Scene, seat: int = ME) -> str:
    """Return what greedy players do in a scene, with any seed."""
    chosen = {ask(new_bot("greedy"), scene.game, scene.s, seat, seed) for seed in range(20)}
    assert len(chosen) == 1
    return " ".join(str(part) for part in scene.game.choices.to_json(chosen.pop()).values())


# --- laying cards


def test_throws_the_strongest_red_card_at_a_rival() -> None:
    hands = {ME: "attack infestation flat_hand mosquito_coil ointment"}
    assert picks(Scene(2, active=RIVAL, at="lay_cards", hands=hands)) == "lay infestation"


def test_without_red_cards_lays_what_is_no_use_to_the_rival() -> None:
    hands = {ME: "flat_hand*2 mosquito_spray scented_candle sanguification"}
    assert picks(Scene(2, active=RIVAL, at="lay_cards", swarm="apocalypse", hands=hands)) == "lay sanguification"


def test_helps_a_friend_and_keeps_red_cards_back() -> None:
    hands = {ME: "attack air_raid mosquito_coil scented_candle sanguification"}
    scene = Scene(3, "ambush", active=RIVAL, at="lay_cards", swarm="apocalypse*2", hands=hands)
    assert picks(scene) == "lay mosquito_coil"


def test_brings_medicine_to_an_infected_friend() -> None:
    hands = {ME: "flat_hand medicine mosquito_spray scented_candle sanguification"}
    scene = Scene(3, "ambush", active=RIVAL, at="lay_cards", hands=hands, infected=(RIVAL,), blood={RIVAL: 6})
    assert picks(scene) == "lay medicine"


def test_does_not_finish_off_the_weakest_while_another_rival_leads() -> None:
    hands = {ME: "infestation mosquito_coil flat_hand scented_candle*2"}
    scene = Scene(3, active=RIVAL, at="lay_cards", hands=hands, blood={ME: 5, RIVAL: 2})
    assert picks(scene) != "lay infestation"
    scene = Scene(3, active=RIVAL, at="lay_cards", hands=hands, blood={RIVAL: 2, THIRD: 5})
    assert picks(scene) == "lay infestation"


def test_with_the_lamp_exchanges_what_is_no_use_and_keeps_red_cards_for_the_next() -> None:
    hands = {ME: "infestation flat_hand*2 mosquito_spray sanguification"}
    assert picks(Scene(3, active=ME, at="lay_cards", hands=hands)) == "lay sanguification"


def test_with_the_lamp_spares_the_next_friend_a_red_card_that_can_be_repelled_now() -> None:
    hands = {ME: "air_raid flat_hand*2 mosquito_coil electric_swatter*2"}
    assert picks(Scene(2, "ambush", active=ME, at="lay_cards", hands=hands)) == "lay air_raid"


# --- the defence


@pytest.mark.rule("MZ-BL3")
def test_infected_and_holding_medicine_cures() -> None:
    scene = Scene(3, at="defend", swarm="attack", hands={ME: "medicine flat_hand"}, infected=(ME,), blood={ME: 6})
    assert picks(scene) == "use medicine"
    assert picks(scene.do(ME, "use medicine")) == "cure"


def test_takes_every_drop_before_green_cards_close_the_way() -> None:
    hands = {ME: "sanguification mosquito_spray flat_hand"}
    assert picks(Scene(3, at="defend", swarm="air_raid", hands=hands, blood={ME: 9})) == "use sanguification"


def test_saves_the_ointment_for_more_than_one_drop() -> None:
    hands = {ME: "ointment mosquito_spray"}
    assert picks(Scene(3, at="defend", swarm="attack", hands=hands, blood={ME: 9})) == "use mosquito_spray"
    scene = Scene(3, at="defend", swarm="attack", hands=hands, blood={ME: 6})
    assert picks(scene) == "use ointment"
    assert picks(scene.do(ME, "use ointment")) == "drink 3"


def test_saves_nothing_in_the_last_attack() -> None:
    scene = Scene(3, at="defend", swarm="attack", swarm_deck_left="", hands={ME: "ointment"}, blood={ME: 9})
    assert picks(scene) == "use ointment"


def test_uses_laid_cards_first_and_weak_ones_before_strong_ones() -> None:
    scene = Scene(3, at="defend", swarm="infestation", hands={ME: "scented_candle mosquito_coil"},
                  laid={RIVAL: "scented_candle"})  # fmt: skip
    assert picks(scene) == f"use_laid {RIVAL}"
    assert picks(scene.do(ME, f"use_laid {RIVAL}")) == "use scented_candle"


def test_flat_hands_come_last() -> None:
    hands = {ME: "flat_hand electric_swatter"}
    assert picks(Scene(3, at="defend", swarm="attack", hands=hands)) == "use electric_swatter"


def test_does_not_burn_the_fog_bomb_for_one_mosquito() -> None:
    scene = Scene(3, at="defend", swarm="attack", hands={ME: "fog_bomb"})
    assert picks(scene) == "end_defence"
    assert picks(Scene(3, at="defend", swarm="attack", hands={ME: "fog_bomb"}, blood={ME: 1})) == "use fog_bomb"


def test_casts_the_net_over_the_richest_rival_when_it_matters() -> None:
    hands = {ME: "mosquito_net scented_candle"}
    assert picks(Scene(3, at="defend", swarm="attack", hands=hands)) == "use scented_candle"
    scene = Scene(3, at="defend", swarm="apocalypse", hands=hands, blood={RIVAL: 6, ME: 8})
    assert picks(scene) == "use mosquito_net"
    assert picks(scene.do(ME, "use mosquito_net")) == f"pass_swarm {THIRD}"


# --- after the attack


@pytest.mark.rule("MZ-Q7")
def test_lets_the_strong_stay_for_a_single_rival_and_the_weak_for_friends() -> None:
    swarm = "attack air_raid infestation apocalypse"
    assert picks(Scene(2, at="choose_staying", swarm=swarm, left=2)) == "stay apocalypse"
    scene = Scene(2, "ambush", at="choose_staying", swarm=swarm, left=4)
    assert picks(scene) == "stay infestation"
    assert picks(scene.do(ME, "stay infestation")) == "stay attack"


def test_a_swarm_that_comes_back_should_be_small() -> None:
    scene = Scene(2, at="choose_staying", swarm="attack infestation apocalypse alpha", left=1)
    assert picks(scene) == "stay attack"


def test_learns_what_it_needs() -> None:
    display = "mosquito_spray medicine electric_swatter"
    assert picks(Scene(3, at="take_experience", display=display)) == "learn electric_swatter"
    display = "mosquito_spray medicine sanguification"
    assert picks(Scene(3, at="take_experience", display=display)) == "learn mosquito_spray"
    assert picks(Scene(3, at="take_experience", display=display, infected=(ME,))) == "learn medicine"


def test_hands_the_lamp_to_the_leader_or_ends_the_game_when_leading() -> None:
    scene = Scene(3, at="hand_on_lamp", swarm="apocalypse", blood={ME: 5, RIVAL: 3, THIRD: 8})
    assert picks(scene) == f"pass_lamp {THIRD}"
    scene = Scene(3, at="hand_on_lamp", swarm="apocalypse", blood={ME: 9, RIVAL: 3, THIRD: 8})
    assert picks(scene) == f"pass_lamp {RIVAL}"


def test_hands_the_lamp_to_the_friend_who_can_bear_it() -> None:
    scene = Scene(3, "ambush", at="hand_on_lamp", swarm="apocalypse", blood={RIVAL: 3, THIRD: 8})
    assert picks(scene) == f"pass_lamp {THIRD}"


def test_exchanges_the_weakest_card_and_keeps_red_ones_for_the_rival() -> None:
    hands = {ME: "air_raid scented_candle mosquito_spray flat_hand", RIVAL: "flat_hand"}
    assert picks(Scene(2, active=RIVAL, at="two_player_discard", hands=hands)) == "discard scented_candle"
    hands = {ME: "air_raid mosquito_spray flat_hand", RIVAL: "flat_hand"}
    assert picks(Scene(2, active=RIVAL, at="two_player_discard", hands=hands)) == "keep_all"


# --- whole games


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_option_and_every_state_has_a_value(mode: str, players: int) -> None:
    judge = GAME.judge()
    for seed in range(thorough(4, sample=1)):
        for s, seat in positions(mode, players, "random", seed):
            assert all(isfinite(judge.rate(s, seat, choice)) for choice in GAME.options(s, seat))
            worths = [judge.worth(s, other) for other in s.everybody()]
            assert all(0 < worth < 1 for worth in worths)


@pytest.mark.parametrize("mode", MODES)
def test_the_end_is_worth_all_or_nothing(mode: str) -> None:
    for seed in range(thorough(12, sample=4)):
        for s, _ in positions(mode, 3, "greedy", seed):
            last = s
        result = GAME.result(last)
        assert result is not None
        assert [GAME.judge().worth(last, seat) for seat in last.everybody()] == [
            float(rank == 1) for rank in result.ranks
        ]


def worth(scene: Scene) -> float:
    return GAME.judge().worth(scene.s, Seat(ME))


def test_blood_is_worth_having_and_a_swarm_is_not() -> None:
    for mode in ("standard", "ambush"):
        calm = worth(Scene(3, mode, at="lay_cards"))
        assert worth(Scene(3, mode, at="lay_cards", blood={ME: 5})) < calm
        assert worth(Scene(3, mode, at="lay_cards", infected=(ME,))) < calm
        assert worth(Scene(3, mode, at="lay_cards", swarm="apocalypse*2")) < calm


def test_friends_hope_more_the_fewer_cards_are_to_come() -> None:
    late = Scene(3, "kamikaze", at="lay_cards", swarm_deck_left="attack")
    assert worth(late) > worth(Scene(3, "kamikaze", at="lay_cards"))
