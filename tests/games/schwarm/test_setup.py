"""The layout of the table, and the fields of the first stations."""

from collections import Counter

import pytest

from tests.games.schwarm.scene import GAME, NAMES, Scene
from wusel.engine.errors import BadOption
from wusel.games.schwarm.state import SchwarmState

STARTS = {"north5", "east5", "south5", "west5"}
LIGHT = {
    2: {"light_ship": 2, "light_researcher": 2},
    3: {"light_ship": 4, "light_researcher": 5},
    4: {"light_ship": 5, "light_researcher": 5},
}
DANGERS = {"light_crab_4": 1, "light_tsunami_3": 1, "light_whale_3": 1}


def laid_out(players: int = 3, seed: int = 1, **options: object) -> SchwarmState:
    return GAME.new({"players": players, **options}, seed)


def settled(players: int, seed: int = 1) -> Scene:
    """Return a game after the first stations, with the first cards on offer."""
    scene = Scene.opening(players, seed)
    while scene.asking == "first_station":
        seat = scene.asked[0]
        scene.do(seat, "found " + min(scene.offers(seat, "found")))
    return scene


@pytest.mark.rule("SW-S1", "SW-H1")
def test_a_tile_lies_face_down_on_every_field_but_the_queens() -> None:
    s = laid_out()
    assert [s.face_down >> field & 1 for field in range(60)] == [
        int(field != GAME.content.sea.queen) for field in range(60)
    ]
    assert s.tops == [0] * 60
    assert s.unseen == GAME.content.tiles[:-1]


@pytest.mark.rule("SW-S1", "SW-H1")
def test_the_tiles_are_shuffled() -> None:
    drawn: Counter[str] = Counter()
    for chance in range(1, 400):
        scene = Scene(sea="full", play="ship", ships={0: "e2"})
        scene.s.reseed(chance)
        scene.do(0, "sail e2 south")
        drawn.update(scene.held(0))
    assert set(drawn) == {"straight", "curve", "tee", "cross"}
    assert drawn["tee"] > drawn["cross"] > 20
    assert drawn["curve"] > drawn["straight"] > 20


@pytest.mark.rule("SW-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_twenty_points_and_a_joker(players: int) -> None:
    s = laid_out(players)
    assert [(player.points, player.joker, player.cards, player.ability) for player in s.players] == [
        (20, 1, [], -1)
    ] * players
    assert [(player.ships, player.buoys, sum(player.tiles)) for player in s.players] == [([], 0, 0)] * players


@pytest.mark.rule("SW-S3", "SW-L1", "SW-H1")
def test_two_of_the_six_shuffled_blue_cards_lie_in_the_first_row() -> None:
    seen: Counter[str] = Counter()
    for seed in range(120):
        scene = settled(2, seed)
        blue = scene.row[-3:-1]
        assert all(card.startswith("blue_") for card in blue)
        assert sorted([*blue, *(NAMES.card[card] for card in scene.s.blue_pile)]) == sorted(
            NAMES.card[card] for card in GAME.content.blue
        )
        seen.update(blue)
    assert len(seen) == 5, "five kinds, station twice"
    assert min(seen.values()) > 15
    assert seen["blue_station"] == max(seen.values())


@pytest.mark.rule("SW-S4")
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 12), (4, 13)])
def test_some_light_cards_stay_in_the_box_for_fewer_players(players: int, cards: int) -> None:
    light = [card for card in settled(players).row if card.startswith("light_")]
    assert len(light) == cards
    assert Counter(light) == {**LIGHT[players], **DANGERS}


@pytest.mark.rule("SW-S5", "SW-P1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_an_order_card_for_every_player(players: int) -> None:
    assert laid_out(players).order_stack == list(range(1, players + 1))
    assert settled(players).s.order_stack == list(range(1, players + 1))


@pytest.mark.rule("SW-S6")
def test_abilities_golden_tiles_and_dangers_wait_beside_the_board() -> None:
    s = laid_out()
    assert (s.abilities, s.golden) == ([0, 1, 2, 3], 4)
    assert (s.whales, s.tsunamis, s.crab) == ([], [], -1)


@pytest.mark.rule("SW-S7", "SW-Q36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_after_the_other_founds_on_a_start_field_that_is_left(players: int) -> None:
    scene = Scene.opening(players, seed=5)
    order = scene.s.order
    free = set(STARTS)
    for seat in order:
        if len(free) > 1:
            assert (scene.asking, scene.asked) == ("first_station", [seat])
            assert scene.offers(seat, "found") == free
            assert scene.refused(seat, "found north4") == "SW-S7"
            scene.do(seat, "found " + min(free))
        [name] = scene.staff(seat)
        assert scene.staff(seat) == {name: 1}, "with one researcher"
        assert name in free
        free.remove(name)
    assert scene.s.order == order, "the stones lie in the order of founding"
    assert (scene.asking, scene.asked) == ("acquire", order[:1])


@pytest.mark.rule("SW-S7")
def test_a_start_field_that_is_taken_is_refused() -> None:
    scene = Scene.opening(2)
    first, second = scene.s.order
    scene.do(first, "found south5")
    assert scene.refused(second, "found south5") == "SW-S7"


@pytest.mark.rule("SW-Q36")
def test_who_counts_as_youngest_is_drawn() -> None:
    orders = Counter(tuple(laid_out(3, seed).order) for seed in range(300))
    assert len(orders) == 6
    assert min(orders.values()) > 20


@pytest.mark.rule("SW-S8", "SW-V1.1")
def test_stations_are_founded_freely_only_by_agreement() -> None:
    assert Scene.opening(3).offers(Scene.opening(3).asked[0], "found") == STARTS
    free = Scene.opening(3, start="free")
    assert free.offers(free.asked[0], "found") == set(GAME.content.sea.land_names)
    with pytest.raises(BadOption, match="basic, free"):
        laid_out(start="anywhere")


@pytest.mark.rule("SW-L1", "SW-P1.2", "SW-P1.4", "SW-S4", "SW-E1")
@pytest.mark.parametrize(("players", "rounds", "row", "quota"), [(2, 4, 10, 5), (3, 3, 15, 5), (4, 3, 16, 4)])
def test_the_numbers_for_two_three_and_four_players(players: int, rounds: int, row: int, quota: int) -> None:
    scene = settled(players)
    assert len(scene.row) == row == players * quota
    assert (scene.s.variant.rounds, scene.s.variant.quota) == (rounds, quota)
    first = scene.asked[0]
    scene.do(first, "take_order 1")
    assert scene.points[first] == 20 - row, "at first an order card costs as much as all action cards are"


@pytest.mark.parametrize("players", [1, 5, "two", True])
def test_two_to_four_can_play(players: object) -> None:
    with pytest.raises(BadOption, match="it can be: 2, 3, 4"):
        GAME.new({"players": players}, 1)
