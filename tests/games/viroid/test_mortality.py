"""Phase 4: dice, deaths, corpses and extinct cities, and deaths by events."""

import pytest

from tests.games.viroid.scene import BLUE, GREEN, RED, Scene

FOUR = "london, paris, rome, tokyo"


def rolled(
    dice: str, red: str = FOUR, mortality: int = 1, board: str = "", extinct: str = "", corpses: str = ""
) -> Scene:
    """Red has thrown as many dice as are named."""
    return Scene(
        phase=4,
        dice=dice,
        boards={RED: f"severity:{len(dice.split())} mortality:{mortality} {board}"},
        infected={RED: red, BLUE: "cape_town"},
        extinct=extinct,
        corpses=corpses,
        research=3,
    )


# --- dice


@pytest.mark.rule("VI-4.1")
@pytest.mark.parametrize("dice", ["6", "6 5 6 5", "6 6 6 5 5 5", "6 6 6 6 6 5 5 5 5 5"])
def test_as_many_dice_as_severity_also_more_than_four(dice: str) -> None:
    scene = rolled(dice)
    assert scene.told[0] == f"rolled 0 [{dice.replace(' ', ', ')}]"
    assert scene.asked == [BLUE], "nobody died"


@pytest.mark.rule("VI-Q30", "VI-4.1")
def test_without_severity_no_dice_are_thrown() -> None:
    scene = Scene(phase=4, boards={RED: "severity:0 mortality:5"}, infected={RED: FOUR, BLUE: "cape_town"})
    assert not any(each.startswith(("rolled", "died")) for each in scene.told)
    assert scene.asked == [BLUE]


@pytest.mark.rule("VI-4.1", "VI-4.2", "VI-Q30")
def test_the_chance_is_told_before_and_the_verdict_after_a_throw() -> None:
    assert rolled("1 6", mortality=3).remarks == ["dice_taken 0 2 3 75", "judged 0 1"]
    assert rolled("6", mortality=1).remarks[:2] == ["dice_taken 0 1 1 17", "judged 0 0"]
    assert rolled("1 1 1", red="london").remarks[:2] == ["dice_taken 0 3 1 42", "judged 0 1"], (
        "there is only one to kill"
    )
    assert rolled("").remarks[0] == "no_dice 0"


@pytest.mark.rule("VI-Q30", "VI-4.2")
def test_without_mortality_no_die_kills() -> None:
    scene = rolled("1 1 1", mortality=0)
    assert scene.told[0] == "rolled 0 [1, 1, 1]"
    assert (len(scene.cities(RED)), scene.asked) == (4, [BLUE])


@pytest.mark.rule("VI-4.2")
@pytest.mark.parametrize("mortality", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_a_die_kills_if_it_shows_no_more_than_mortality(mortality: int, pips: int) -> None:
    scene = rolled(str(pips), red="london", mortality=mortality)
    assert ("died 0 london small_animal" in scene.told) == (pips <= mortality)


# --- deaths


@pytest.mark.rule("VI-4.3")
def test_for_each_success_an_own_infected_of_choice_becomes_a_corpse() -> None:
    scene = rolled("1", red="london blood, paris blood, rome")
    assert scene.offers(RED) == {"kill london", "kill paris", "kill rome"}
    cubes = scene.s.players[RED].cubes
    scene.do(RED, "kill paris")
    assert scene.wells("paris") == ["small_animal healthy", "blood dead"]
    assert scene.s.players[RED].cubes == cubes + 1
    assert scene.cities(RED) == ["london", "rome"]


@pytest.mark.rule("VI-4.3")
def test_which_of_the_own_infected_of_a_city_is_asked_where_their_fields_differ() -> None:
    scene = rolled("1", red="london small_animal*2, london blood")
    assert (scene.asking, scene.offers(RED)) == ("die_in", {"choose_way small_animal", "choose_way blood"})
    scene.do(RED, "choose_way blood")
    assert scene.wells("london") == ["small_animal 0", "small_animal 0", "blood dead"]
    alike = rolled("1", red="london small_animal*2")
    assert alike.wells("london")[:2] == ["small_animal dead", "small_animal 0"], "these are alike"


@pytest.mark.rule("VI-4.5")
def test_every_success_has_to_be_used_and_only_own_infected_die() -> None:
    scene = rolled("1 1", red="london, paris, rome")
    assert scene.offers(RED) == {"kill london", "kill paris", "kill rome"}, "and no way to stop"
    assert scene.refused(RED, "kill cape_town") == "VI-4.5", "blue is there"
    scene.do(RED, "kill rome")
    assert scene.asked == [RED], "once more"
    shared = Scene(
        phase=4,
        dice="1",
        boards={RED: "severity:1 mortality:1"},
        infected={RED: "london small_animal", BLUE: "london small_animal, london blood"},
    )
    assert shared.wells("london") == ["small_animal dead", "small_animal 1", "blood 1"]


@pytest.mark.rule("VI-4.6")
def test_deaths_are_in_different_cities_as_far_as_possible() -> None:
    scene = rolled("1 1", red="london small_animal*2, paris, rome")
    scene.do(RED, "kill london")
    assert scene.refused(RED, "kill london") == "VI-4.6"
    assert scene.offers(RED) == {"kill paris", "kill rome"}
    scene.do(RED, "kill rome")
    assert sorted(scene.cities(RED)) == ["london", "paris"]


@pytest.mark.rule("VI-4.5", "VI-4.6")
def test_where_somebody_dies_in_every_city_nobody_is_asked_in_which_first() -> None:
    scene = rolled("1 1 1", red="london small_animal*2, paris, rome")
    died = [each for each in scene.told if each.startswith("died")]
    assert died == ["died 0 london small_animal", "died 0 paris small_animal", "died 0 rome small_animal"]
    assert scene.cities(RED) == ["london"]


@pytest.mark.rule("VI-Q13", "VI-4.6")
def test_with_more_deaths_than_cities_each_loses_one_first_and_the_rest_is_free() -> None:
    scene = rolled("1 1 1 1", red="tokyo insect*2, tokyo blood, london small_animal*2, london blood")
    assert (scene.asking, scene.offers(RED, "choose_way")) == ("die_in", {"small_animal", "blood"}), "in London"
    scene.do(RED, "choose_way small_animal")
    assert (scene.asking, scene.offers(RED, "choose_way")) == ("die_in", {"insect", "blood"}), "in Tokyo"
    scene.do(RED, "choose_way insect")
    assert scene.offers(RED) == {"kill tokyo", "kill london"}
    scene.do(RED, "kill tokyo", "choose_way insect")
    assert scene.offers(RED) == {"kill tokyo", "kill london"}, "the same city again"
    scene.do(RED, "kill tokyo")
    assert scene.cities(RED) == ["london"]


@pytest.mark.rule("TC-VI-33", "VI-4.5", "VI-4.7")
def test_with_more_successes_than_infected_all_die_and_the_rest_lapses() -> None:
    scene = rolled("1 2 3 1 2", red="london, paris", mortality=3, board="dna:7")
    assert [each for each in scene.told if each.startswith("died")] == [
        "died 0 london small_animal",
        "died 0 paris small_animal",
    ]
    assert (scene.cities(RED), scene.dna()) == ([], 9)


@pytest.mark.rule("VI-4.7")
def test_each_death_pays_one_dna_as_far_as_the_scale_goes() -> None:
    scene = rolled("1 1", red="london, paris, rome", board="dna:39").do(RED, "kill london", "kill paris")
    assert scene.dna() == 40
    assert scene.dna(BLUE) == 0


# --- corpses


@pytest.mark.rule("VI-4.4", "TC-VI-34")
def test_corpses_come_from_the_continent_and_then_from_the_supply() -> None:
    scene = rolled("1 1 1", red="london, paris, tokyo", corpses="europe:1 asia:4 africa:2 america:3")
    left = {continent: scene.corpses(continent) for continent in ("europe", "asia", "africa", "america")}
    assert left == {"europe": 0, "asia": 3, "africa": 2, "america": 3}
    assert scene.told.count("continent_emptied europe") == 1
    assert scene.wells("london")[0] == scene.wells("paris")[0] == "small_animal dead"


@pytest.mark.rule("VI-Q14")
def test_grey_cubes_never_run_out() -> None:
    every = "london mexico_city new_york los_angeles tokyo mumbai cairo lagos stockholm moscow havana singapore sydney"
    more = "kinshasa shanghai casablanca bogota cape_town madrid anchorage toronto rio"
    scene = rolled("1", red="paris", extinct=f"{every} {more}", corpses="europe:0")
    assert scene.s.fields.count(9) > 60
    assert scene.wells("paris") == ["small_animal dead", "blood healthy"]


@pytest.mark.rule("VI-4.8", "TC-VI-35")
def test_the_death_of_a_last_infected_is_no_success_for_research() -> None:
    scene = rolled("1", red="london, rome insect").do(RED, "kill rome")
    assert scene.s.research == 3
    view = scene.game.look(scene.s)["cities"]
    assert view["rome"]["quarantine"]
    assert not view["london"]["quarantine"]


@pytest.mark.rule("VI-4.9", "VI-Q31", "VI-B7")
def test_with_the_last_death_a_city_is_extinct_and_its_markers_go_back() -> None:
    markers = "pest_control london, culling london, bird_watch london, hygiene london*2, hygiene paris"
    scene = Scene(
        phase=4,
        dice="1",
        boards={RED: "severity:1 mortality:1"},
        infected={RED: "london blood", BLUE: "cape_town"},
        dead="london small_animal*2",
        measures=markers,
        blocked="new_york-london, london",
    )
    assert "extinct london" in scene.told
    view = scene.game.look(scene.s)
    assert view["cities"]["london"]["extinct"]
    assert view["cities"]["london"]["measures"] == {}
    assert view["markers"] == {"pest_control": 7, "culling": 7, "bird_watch": 7, "hygiene": 6, "blocks": 5}
    assert view["cities"]["paris"]["measures"] == {"hygiene": 1}
    assert view["blocked_lines"] == ["new_york-london"]
    assert view["cities"]["london"]["airport_blocked"], "for what that is worth"


@pytest.mark.rule("VI-4.10", "VI-T1")
def test_after_the_deaths_it_is_the_next_players_turn() -> None:
    infected = {RED: "london", BLUE: "paris", GREEN: "rome"}
    scene = Scene(3, seat=BLUE, phase=4, infected=infected)
    assert scene.told[0] == "turn_begins 2"
    scene.do(GREEN, "finish")
    assert scene.asked == [RED]


# --- deaths by events


@pytest.mark.rule("TC-VI-37", "VI-1.11", "VI-F2", "VI-4.7")
def test_an_event_kills_the_healthy_first() -> None:
    infected = {RED: "paris small_animal", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("corpse",), boards={RED: "dna:3"}, infected=infected).do(RED, "strike paris")
    assert scene.wells("paris") == ["small_animal 0", "blood dead"]
    assert "corpse_laid paris blood" in scene.told
    assert (scene.dna(), scene.s.research) == (3, 0)


@pytest.mark.rule("TC-VI-37", "VI-1.11", "VI-F2", "VI-Q9")
def test_where_nobody_is_healthy_whoever_is_active_says_who_dies() -> None:
    infected = {RED: "london blood", BLUE: "london small_animal"}
    scene = Scene(phase=1, come=("corpse",), infected=infected, dead="london small_animal", corpses="europe:2")
    assert scene.offers(RED) == {"bury 0 blood", "bury 1 small_animal"}
    scene.do(RED, "bury 1 small_animal")
    assert "struck 1 london small_animal" in scene.told
    assert scene.wells("london") == ["small_animal dead", "small_animal dead", "blood 0"]
    assert (scene.dna(RED), scene.dna(BLUE), scene.corpses("europe")) == (0, 0, 1)
    assert scene.s.players[BLUE].cubes == 25
