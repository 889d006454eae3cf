"""The contents of the box that matter for play."""

from collections import Counter

import pytest

from tests.games.mosquitozzz.scene import CARDS, CONTENT, GAME, Scene, words
from wusel.engine.chance import Chance
from wusel.engine.errors import BadOption

SEATS = 4
CHARACTERS = OVERVIEWS = SEATS
EXPLANATIONS = 3
LAMP = 1


@pytest.mark.rule("MZ-C1", "MZ-C6")
def test_the_box_holds_110_cards() -> None:
    playing = SEATS * len(CONTENT.starter) + len(CONTENT.experience) + len(CONTENT.swarm) + len(CONTENT.additional)
    assert playing == 98
    assert playing + CHARACTERS + OVERVIEWS + EXPLANATIONS + LAMP == 110


@pytest.mark.rule("MZ-C2", "MZ-M1")
def test_a_starter_set_has_eight_playing_cards() -> None:
    assert len(CONTENT.starter) == 8


@pytest.mark.rule("MZ-C3", "MZ-M2")
def test_the_experience_set_has_32_cards_twelve_of_them_blue() -> None:
    assert Counter([CARDS[card].colour for card in CONTENT.experience]) == {"blue": 12, "green": 20}


@pytest.mark.rule("MZ-C4", "MZ-M3")
def test_the_swarm_set_has_24_cards_sixteen_of_them_red() -> None:
    assert Counter([CARDS[card].colour for card in CONTENT.swarm]) == {"red": 16, "orange": 8}


@pytest.mark.rule("MZ-C5", "MZ-M4")
def test_the_additional_swarm_set_is_known_card_by_card() -> None:
    ten = Counter(words(CONTENT.additional))
    assert ten == {"alarm": 4, "invasion": 2, "apocalypse": 2, "resistant": 1, "infectious": 1}
    assert ten.total() == 10


@pytest.mark.rule("MZ-C6", "MZ-C9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_and_one_of_them_has_the_lamp(players: int) -> None:
    s = GAME.new({"players": players}, 1)
    assert len(s.players) == players
    assert s.active in range(players)


@pytest.mark.rule("MZ-C9")
@pytest.mark.parametrize("players", [1, 5])
def test_there_are_starter_sets_for_two_to_four(players: int) -> None:
    with pytest.raises(BadOption, match="it can be: 2, 3, 4"):
        GAME.new({"players": players}, 1)


@pytest.mark.rule("MZ-C7", "MZ-S4")
@pytest.mark.parametrize(("players", "drops"), [(2, 20), (3, 30), (4, 40)])
def test_forty_drops_are_enough_for_everybody(players: int, drops: int) -> None:
    s = GAME.new({"players": players}, 1)
    assert sum(player.blood for player in s.players) + s.bank == drops <= 40


@pytest.mark.rule("MZ-C8")
def test_fifteen_discs_are_thrown_at_once_and_the_rest_after_them() -> None:
    scene = Scene(at="defend", swarm="apocalypse*2 invasion*2", hands={0: "flat_hand"}, come=(7, 2))
    scene.do(0, "use flat_hand")
    assert scene.told[1:] == ["threw 0 15 7", "threw 0 3 2"]
    assert scene.s.left == 18 - 7 - 2


@pytest.mark.rule("MZ-C8")
def test_a_disc_is_a_fair_coin() -> None:
    luck = Chance(1)
    luck.reseed(7)
    throws = Counter(luck.toss(2) for _ in range(4000))
    assert throws[0] == pytest.approx(1000, rel=0.1)
    assert throws[1] == pytest.approx(2000, rel=0.1)
    assert throws[2] == pytest.approx(1000, rel=0.1)


@pytest.mark.rule("MZ-Q26", "MZ-M6")
def test_which_cards_carry_an_exclamation_mark() -> None:
    orange = {"alarm", "infectious", "resistant", "alpha", "beta", "gamma"}
    assert {kind.name for kind in CARDS if kind.leaves} >= orange | {"ointment", "mosquito_net", "fog_bomb"}
    assert not {kind.name for kind in CARDS if kind.leaves and kind.colour == "red"}


@pytest.mark.rule("TC-MZ-43", "MZ-B8")
def test_two_symbols_in_each_corner_count_two() -> None:
    scene = Scene(at="face_swarm", swarm="air_raid apocalypse", hands={0: "mosquito_spray"})
    assert scene.s.left == 2 + 5
    scene.do(0, "use mosquito_spray")
    assert scene.s.left == 5
