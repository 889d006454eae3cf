"""The setup of a game: every option with every value, and refused values."""

from itertools import product

import pytest

from tests.games.mosquitozzz.scene import GAME, Scene
from wusel.bots.random_bot import play_randomly
from wusel.engine.chance import Chance
from wusel.engine.errors import BadOption

VALUES = {option.name: option.values for option in GAME.declared}


def infected(scene: Scene) -> list[int]:
    return [seat for seat, player in enumerate(scene.s.players) if player.infected]


# --- the options


def test_the_options_and_their_defaults() -> None:
    declared = {option.name: (option.default, option.values) for option in GAME.declared}
    assert declared == {
        "players": (3, [2, 3, 4]),
        "mode": ("standard", ["standard", "ambush", "rebellion", "kamikaze"]),
        "first": ("random", ["random", 1, 2, 3, 4]),
        "assign": ("free", ["free", "strongest_first"]),
        "infect_scope": ("own", ["own", "every"]),
        "idle_use": (False, [False, True]),
    }


@pytest.mark.rule("MZ-S1", "MZ-C9")
@pytest.mark.parametrize("mode", VALUES["mode"])
@pytest.mark.parametrize("players", VALUES["players"])
def test_every_mode_for_every_number_of_players_can_be_played_to_the_end(players: int, mode: str) -> None:
    variants = product(VALUES["assign"], VALUES["infect_scope"], VALUES["idle_use"])
    for seed, (assign, scope, idle) in enumerate(variants):
        options = {"players": players, "mode": mode, "assign": assign, "infect_scope": scope, "idle_use": idle}
        s = GAME.new(options, seed)
        assert len(s.players) == players
        assert s.variant.coop == (mode != "standard")
        play_randomly(GAME, s, Chance(seed + 1))
        result = GAME.result(s)
        assert result is not None
        assert (result.won is None) == (mode == "standard")
        assert GAME.faults(s) == []


# --- the first player


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_names_the_seat_that_begins(players: int) -> None:
    for first in range(1, players + 1):
        assert {GAME.new({"players": players, "first": first}, seed).active for seed in range(20)} == {first - 1}
    assert {GAME.new({"players": players, "first": "random"}, seed).active for seed in range(60)} == set(range(players))


# --- who decides which cards stay


@pytest.mark.rule("MZ-Q7")
def test_the_player_decides_which_cards_stay_unless_agreed_otherwise() -> None:
    scene = Scene(at="choose_staying", swarm="attack*2 infestation", left=2)
    assert scene.asking == "choose_staying"
    assert scene.offers(0) == {"stay attack", "stay infestation"}


@pytest.mark.rule("MZ-Q7")
@pytest.mark.parametrize(
    ("swarm", "left", "staying"),
    [
        ("attack*2 air_raid*2 infestation", 2, ["attack", "attack"]),
        ("attack infestation apocalypse", 4, ["attack", "infestation"]),
        ("attack apocalypse air_raid", 3, ["air_raid", "attack"]),
        ("attack apocalypse air_raid", 2, ["air_raid", "attack"]),
        ("attack apocalypse air_raid", 1, ["attack"]),
        ("attack apocalypse air_raid", 4, ["air_raid", "apocalypse", "attack"]),
        ("apocalypse", 1, ["apocalypse"]),
        ("attack infestation", 0, []),
        ("attack infestation", 4, ["attack", "infestation"]),
    ],
)
def test_strongest_first_hits_the_strongest_card_until_it_is_repelled(
    swarm: str, left: int, staying: list[str]
) -> None:
    hands = {0: "flat_hand scented_candle"}
    scene = Scene(at="choose_staying", swarm=swarm, left=left, hands=hands, assign="strongest_first")
    assert scene.asking == "hand_on_lamp", "nothing is asked"
    assert scene.swarm == staying


@pytest.mark.rule("MZ-Q7")
@pytest.mark.parametrize(
    ("swarm", "blood", "staying", "discard"),
    [
        ("attack*3 apocalypse", 6, ["apocalypse", "attack", "attack", "attack"], ["electric_swatter"]),
        ("attack beta invasion", 9, ["attack", "beta"], ["electric_swatter", "invasion"]),
    ],
    ids=["one hit in part shields everything weaker", "what is repelled moves, and orange cards stay"],
)
def test_strongest_first(swarm: str, blood: int, staying: list[str], discard: list[str]) -> None:
    scene = Scene(
        at="defend",
        swarm=swarm,
        hands={0: "electric_swatter"},
        display="medicine ointment*2",
        discards={0: ""},
        assign="strongest_first",
    )
    scene.do(0, "use electric_swatter", "end_defence")
    assert scene.blood[0] == blood
    assert scene.swarm == staying
    assert scene.discard(0) == discard


# --- blood as the price of an infection


@pytest.mark.rule("MZ-Q8")
def test_an_infection_costs_only_in_ones_own_phase_c_unless_agreed_otherwise() -> None:
    bled = {}
    for scope in ("own", "every"):
        scene = Scene(at="defend", swarm="air_raid", infected=(0, 2), infect_scope=scope).do(0, "end_defence")
        assert infected(scene) == [0, 2]
        bled[scope] = scene.blood
    assert bled == {"own": [7, 10, 10], "every": [7, 10, 9]}


@pytest.mark.rule("MZ-Q15", "MZ-Q8")
def test_a_player_without_the_lamp_can_bleed_dry_from_an_infection() -> None:
    scene = Scene(at="defend", swarm="attack", infected=(2,), blood={1: 4, 2: 1}, infect_scope="every")
    scene.do(0, "end_defence")
    result = scene.table.result()
    assert result is not None
    assert (result.reason, scene.blood, result.ranks) == ("last_drop", [9, 4, 0], [1, 2, 3])


@pytest.mark.rule("MZ-Q15")
def test_two_at_once_bleed_dry_and_all_have_paid_before_the_end() -> None:
    scene = Scene(4, at="defend", swarm="air_raid", infected=(1, 2), blood={0: 2, 1: 1, 2: 5}, infect_scope="every")
    scene.do(0, "end_defence")
    result = scene.table.result()
    assert result is not None
    assert scene.blood == [0, 0, 4, 10]
    assert result.ranks == [3, 3, 2, 1]
    assert [each for each in scene.told if each.startswith("bled_dry")] == ["bled_dry 0", "bled_dry 1"]


@pytest.mark.rule("MZ-Q15", "MZ-E4")
def test_all_bleed_dry_and_throw_for_it() -> None:
    scene = Scene(
        2, at="defend", swarm="air_raid", infected=(0, 1), blood={0: 2, 1: 1}, infect_scope="every", come=(4, 7)
    )
    scene.do(0, "end_defence")
    result = scene.table.result()
    assert result is not None
    assert scene.blood == [0, 0]
    assert scene.told[-3:] == ["play_off 0 4", "play_off 1 7", "won 1"]
    assert (result.ranks, result.scores) == ([2, 1], [0, 0])


@pytest.mark.rule("MZ-Q15", "MZ-K2")
@pytest.mark.parametrize("blood", [{1: 1}, {0: 1, 1: 1}])
def test_together_all_have_lost_whoever_bled_dry(blood: dict[int, int]) -> None:
    scene = Scene(2, "ambush", at="defend", swarm="attack", infected=(1,), blood=blood, infect_scope="every")
    scene.do(0, "end_defence")
    result = scene.table.result()
    assert result is not None
    assert (result.won, result.reason, result.ranks) == (False, "last_drop", [2, 2])
    assert scene.told[-1] == "lost_together"


# --- cards without effect


@pytest.mark.rule("MZ-Q6")
@pytest.mark.parametrize("card", ["sanguification", "ointment", "medicine"])
def test_a_blood_card_at_full_blood_can_be_used_only_if_agreed(card: str) -> None:
    normal = Scene(at="defend", swarm="attack", hands={0: card})
    assert normal.offers(0) == {"end_defence"}
    assert normal.refused(0, f"use {card}") == "MZ-Q6"

    agreed = Scene(at="defend", swarm="attack", hands={0: card}, blood={1: 8}, discards={0: ""}, idle_use=True)
    agreed.do(0, f"use {card}")
    assert agreed.blood == [10, 8, 10]
    assert agreed.hand(0) == []
    assert agreed.asking == "defend"
    assert agreed.discard(0) + agreed.removed == [card]


@pytest.mark.rule("MZ-Q6")
def test_a_laid_blood_card_can_be_used_idly_too() -> None:
    normal = Scene(at="defend", swarm="attack", laid={1: "sanguification"})
    assert normal.refused(0, "use_laid 1") == "MZ-Q6"
    agreed = Scene(at="defend", swarm="attack", laid={1: "sanguification"}, idle_use=True).do(0, "use_laid 1")
    assert "sanguification" in agreed.discard(1)


# --- what is refused


@pytest.mark.parametrize(
    ("options", "possible"),
    [
        ({"players": 5}, "players=5 is not possible; it can be: 2, 3, 4"),
        ({"players": 1}, "2, 3, 4"),
        ({"players": True}, "2, 3, 4"),
        ({"mode": "solo"}, "mode=solo is not possible; it can be: standard, ambush, rebellion, kamikaze"),
        ({"assign": "weakest_first"}, "assign=weakest_first is not possible; it can be: free, strongest_first"),
        ({"infect_scope": "nobody"}, "infect_scope=nobody is not possible; it can be: own, every"),
        ({"idle_use": "perhaps"}, "idle_use=perhaps is not possible; it can be: false, true"),
        ({"idle_use": 1}, "false, true"),
        ({"first": 5}, "first=5 is not possible; it can be: random, 1, 2, 3, 4"),
        ({"players": 2, "first": 4}, "first=4 is not possible with 2 players; it can be: random, 1, 2"),
        ({"colour": "red"}, "there is no option colour; there are: players, mode, first, assign"),
    ],
)
def test_what_is_impossible_is_refused_with_what_is_possible(options: dict[str, object], possible: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.new(options, seed=1)
    assert possible in str(refusal.value)


def test_options_are_understood_as_they_are_typed() -> None:
    typed = {"players": "4", "mode": "Rebellion", "first": "2", "idle_use": "true"}
    meant = {"players": 4, "mode": "rebellion", "first": 2, "idle_use": True}
    assert GAME.new(typed, seed=3).digest() == GAME.new(meant, seed=3).digest()
