"""Options: free first stations and hidden cards. The parts work separately."""

import pytest

from tests.games.schwarm.scene import GAME, Scene, random_game

ANNA, BEN = 0, 1
LANDS = set(GAME.content.sea.land_names)
STARTS = {"north5", "east5", "south5", "west5"}


def founding(*lands: str, players: int = 4, seed: int = 3) -> Scene:
    """Return a free start in which the first players have founded already."""
    scene = Scene.opening(players, seed, start="free")
    for land in lands:
        scene.do(scene.asked[0], f"found {land}")
    return scene


def free_for_next(*lands: str) -> set[str]:
    scene = founding(*lands)
    return scene.offers(scene.asked[0], "found")


# --- free first stations


@pytest.mark.rule("SW-V1.1", "SW-Q31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_order_card_founds_first_and_the_lowest_acquires_first(players: int) -> None:
    scene = Scene.opening(players, seed=7, start="free")
    order = scene.s.order[:]
    for place, seat in enumerate(reversed(order)):
        assert (scene.asking, scene.asked) == ("first_station", [seat])
        scene.do(seat, "found " + ("north3", "north7", "east7", "south4")[place])
        assert list(scene.staff(seat).values()) == [1]
    assert (scene.s.order, scene.s.order_stack) == (order, list(range(1, players + 1)))
    assert (scene.asking, scene.asked) == ("acquire", order[:1])


@pytest.mark.rule("SW-V1.1")
def test_the_order_cards_are_dealt_at_random() -> None:
    assert len({tuple(GAME.new({"players": 3, "start": "free"}, seed).order) for seed in range(100)}) == 6


@pytest.mark.rule("TC-SW-38", "SW-V1.1", "SW-Q29")
@pytest.mark.parametrize(
    ("taken", "illegal", "legal"),
    [
        ("north3", "north6", "north7"),
        ("north5", "east3", "east4"),
        ("north3", "west5", "west6"),
        ("south5", "south7", "east6"),
    ],
)
def test_first_stations_keep_a_distance_of_four_along_the_land(taken: str, illegal: str, legal: str) -> None:
    scene = founding(taken)
    seat = scene.asked[0]
    assert scene.refused(seat, f"found {illegal}") == "SW-V1.1"
    assert legal in scene.offers(seat, "found")
    assert len(scene.offers(seat, "found")) == 20 - 7


@pytest.mark.rule("SW-V1.1", "SW-S8")
def test_the_first_one_founds_anywhere() -> None:
    assert free_for_next() == LANDS


@pytest.mark.rule("TC-SW-61", "SW-V1.1")
def test_a_fourth_player_without_room_takes_what_is_farthest_away() -> None:
    assert free_for_next("north3", "east5", "south3") == {"north6", "north7", "south7", "south6", "west5"}


@pytest.mark.rule("SW-V1.1")
def test_a_fourth_player_with_room_keeps_the_distance() -> None:
    assert free_for_next("north3", "north7", "east6") == {"south5", "south4", "south3", "west7", "west6"}


@pytest.mark.rule("SW-V1.1")
def test_later_stations_need_no_distance() -> None:
    scene = Scene(play="station", stations={ANNA: "north5", BEN: "north7"}, start="free")
    assert scene.offers(ANNA, "build") == LANDS - {"north5", "north7"}


# --- the parts are separable


@pytest.mark.rule("SW-Q30", "SW-V1.1", "SW-V1.2")
@pytest.mark.parametrize("start", ["basic", "free"])
@pytest.mark.parametrize("tsunami", ["basic", "dangerous"])
def test_free_stations_and_dangerous_tsunamis_are_agreed_on_separately(start: str, tsunami: str) -> None:
    opening = Scene.opening(start=start, tsunami=tsunami)
    assert opening.offers(opening.asked[0], "found") == (LANDS if start == "free" else STARTS)
    scene = Scene(
        play="tsunami", tsunamis="e2", stations={BEN: "north6"}, points={BEN: 41}, start=start, tsunami=tsunami
    )
    scene.do(ANNA, "move_tsunami e2", "surge north 1")
    assert scene.points[BEN] == (38 if tsunami == "dangerous" else 41)


# --- hidden cards


@pytest.mark.rule("SW-V2", "SW-H3")
def test_acquired_cards_go_into_the_hand() -> None:
    row = "light_ship light_whale_3 light_crab_4"
    scene = Scene(2, at="acquire", row=row, hands={BEN: "light_researcher"}, cards="hidden")
    scene.do(ANNA, "take 1")
    assert scene.told == ["card_taken 0 light_whale_3 1"], "they are taken openly"
    for seat, seen in ((ANNA, ["light_whale_3"]), (BEN, None), (-1, None)):
        view = scene.table.view(seat)
        players = view["players"]
        assert isinstance(players, list)
        assert (players[ANNA]["cards"], players[ANNA]["card_count"]) == (seen, 1)
        assert view["row"] == ["light_ship", "light_crab_4"]


@pytest.mark.rule("SW-V2", "SW-H2")
def test_in_the_basic_game_acquired_cards_lie_open() -> None:
    scene = Scene(2, at="play_card", hands={ANNA: "light_ship", BEN: "light_researcher"})
    for seat in (-1, ANNA, BEN):
        players = scene.table.view(seat)["players"]
        assert isinstance(players, list)
        assert [player["cards"] for player in players] == [["light_ship"], ["light_researcher"]]


@pytest.mark.rule("SW-V2", "SW-P2.1")
def test_cards_are_played_from_the_hand() -> None:
    scene = Scene(2, at="play_card", hands={ANNA: "light_ship blue_station"}, cards="hidden")
    assert scene.offers(ANNA, "play") == {"light_ship", "blue_station"}
    scene.do(ANNA, "play blue_station", "build north5")
    assert scene.cards(ANNA) == ["light_ship"]
    assert scene.staff(ANNA) == {"north5": 1}


@pytest.mark.rule("SW-V2", "SW-H3")
def test_even_a_last_hidden_card_is_asked_for() -> None:
    scene = Scene(2, at="play_card", hands={ANNA: "light_ship"}, jokers={ANNA: 0}, cards="hidden")
    assert (scene.asked, scene.offers(ANNA)) == ([ANNA], {"play light_ship"})


@pytest.mark.rule("SW-V1.1", "SW-V2", "SW-Q30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_everything_agreed_on(players: int) -> None:
    options: dict[str, object] = {"players": players, "start": "free", "tsunami": "dangerous", "cards": "hidden"}
    for s in random_game(options, players):
        assert GAME.faults(s) == []
    assert GAME.result(s) is not None
