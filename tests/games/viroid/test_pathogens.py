"""The five pathogens: their starting values and their special powers."""

import pytest

from tests.games.viroid.scene import BLUE, GREEN, RED, Given, Scene
from wusel.games.viroid import words

BOTH = {RED: "paris small_animal", BLUE: "cape_town"}
SEEDS = range(25)


def of(
    pathogen: str,
    board: str = "",
    blue: str = "",
    *,
    phase: int = 2,
    infected: Given = BOTH,
    dice: str = "",
    dead: str = "",
    measures: str = "",
    blocked: str = "",
) -> Scene:
    """Red plays this pathogen in Paris, and blue in Cape Town, unless they are placed elsewhere."""
    return Scene(
        pathogen=pathogen,
        phase=phase,
        boards={RED: board, BLUE: blue},
        infected=infected,
        dice=dice,
        dead=dead,
        measures=measures,
        blocked=blocked,
    )


# --- their starting values


@pytest.mark.rule("VI-Q39", "VI-S17", "VI-PA-BAK", "VI-PA-VIR1")
@pytest.mark.parametrize(
    ("pathogen", "infection", "severity", "mortality"),
    [("bacterium", 1, 1, 1), ("nanites", 1, 1, 1), ("fungus", 1, 1, 1), ("vibrio", 2, 1, 1), ("virus", 0, 0, 0)],
)
def test_the_values_of_each_pathogen(pathogen: str, infection: int, severity: int, mortality: int) -> None:
    scene = Scene.opening(start="expert", pathogen=pathogen)
    for board in (scene.board(RED), scene.board(BLUE)):
        more = 2 if board["mutation"] == "more_infectious" else 0
        assert (board["infection"] - more, board["severity"], board["mortality"]) == (infection, severity, mortality)


@pytest.mark.rule("VI-Q39", "VI-PA-VIR1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_start_card_gives_a_virus_an_infection_point(players: int) -> None:
    for seed in SEEDS:
        scene = Scene.opening(players, seed, pathogen="virus")
        for seat in range(players):
            board = scene.board(seat)
            assert board["infection"] == (3 if board["mutation"] == "more_infectious" else 1)
            assert (board["severity"], board["mortality"]) == (0, 0)


@pytest.mark.rule("TC-VI-47")
@pytest.mark.parametrize(("pathogen", "indicators"), [("bacterium", 22), ("fungus", 21)])
def test_the_indicators_of_a_board_are_22_and_a_fungus_needs_none_for_birds(pathogen: str, indicators: int) -> None:
    scene = of(pathogen, "cysts_1 fever_1 rash_1 dna:40", phase=3)
    board = scene.board(RED)
    scales = ["infection", "severity", "mortality", "ability"]
    spreads = [spread for spread in board["spreads"] if f"improve {spread}" in board["prices"]]
    tens_and_ones_of_dna = 2
    strains = [place for place in board["strains"] if place]
    assert all(scale in board for scale in scales)
    lists = (board["levels"], board["resistances"], spreads, strains, scales)
    assert sum(len(each) for each in lists) + tens_and_ones_of_dna == indicators


# --- nanites


@pytest.mark.rule("VI-PA-NAN1", "VI-Q19", "VI-3.7")
def test_each_ability_of_nanites_makes_them_deadlier() -> None:
    scene = of("nanites", "mortality:1 dna:40", phase=3)
    scene.do(RED, "develop_ability")
    assert scene.told == ["ability_developed 0 1", "mortality_changed 0 2"]
    scene.do(RED, "develop_ability")
    assert scene.board(RED)["mortality"] == 3
    assert scene.refused(RED, "develop_ability") == "VI-3.7", "there are two"


@pytest.mark.rule("VI-PA-NAN2", "VI-0.1", "TC-VI-44", "VI-Q19")
@pytest.mark.parametrize(("ability", "most"), [(0, 1), (1, 2), (2, 3)])
def test_nanites_may_give_one_other_player_dna(ability: int, most: int) -> None:
    infected = {RED: "paris", BLUE: "cape_town", GREEN: "tokyo"}
    board = f"ability:{ability} dna:9"
    scene = Scene(3, seat=BLUE, phase=0, pathogen="nanites", boards={BLUE: board}, infected=infected)
    assert (scene.asking, scene.asked) == ("give_dna", [BLUE]), "before the event"
    gifts = {f"give {to} {dna}" for to in (RED, GREEN) for dna in range(1, most + 1)}
    assert scene.offers(BLUE) == gifts | {"keep"}
    assert scene.refused(BLUE, f"give {RED} {most + 1}") == "VI-PA-NAN2"
    assert scene.refused(BLUE, f"give {BLUE} 1") == "VI-PA-NAN2"
    scene.do(BLUE, f"give {GREEN} {most}")
    assert scene.told[:2] == [f"given 1 2 {most}", f"dna_gained 2 {most}"]
    assert [scene.dna(seat) for seat in (RED, BLUE, GREEN)] == [0, 9 - most, most]
    assert scene.asking == "mutate", "one gift in a turn"


@pytest.mark.rule("VI-PA-NAN2", "TC-VI-44")
def test_nanites_may_keep_their_dna_and_give_none_that_they_do_not_have() -> None:
    assert of("nanites", "dna:9", phase=0).do(RED, "keep").dna(RED) == 9
    poor = of("nanites", "ability:2 dna:1", phase=0)
    assert poor.offers(RED) == {"give 1 1", "keep"}
    assert of("nanites", "ability:2 dna:0", phase=0).asking == "mutate", "nothing to ask"


@pytest.mark.rule("VI-PA-NAN2", "TC-VI-44", "VI-Q8")
def test_nothing_is_given_to_somebody_who_is_out() -> None:
    infected = {RED: "paris", BLUE: "cape_town"}
    scene = Scene(3, phase=0, pathogen="nanites", boards={RED: "dna:9"}, infected=infected)
    assert scene.offers(RED) == {"give 1 1", "keep"}
    assert scene.refused(RED, "give 2 1") == "VI-PA-NAN2"


@pytest.mark.rule("TC-VI-44", "VI-B6")
def test_what_the_receiver_cannot_hold_lapses() -> None:
    scene = of("nanites", "ability:2 dna:9", blue="dna:39", phase=0).do(RED, "give 1 3")
    assert (scene.dna(RED), scene.dna(BLUE)) == (6, 40)


@pytest.mark.rule("VI-0.1")
@pytest.mark.parametrize("pathogen", ["bacterium", "fungus", "vibrio"])
def test_the_others_have_no_phase_0(pathogen: str) -> None:
    scene = of(pathogen, "dna:9 severity:0", phase=0)
    assert [each.split()[0] for each in scene.told[:2]] == ["turn_begins", "card_revealed"]


# --- fungus


def flying(board: str, infected: Given = BOTH, dead: str = "", measures: str = "") -> Scene:
    """A fungus in Paris has just developed an ability."""
    scene = of("fungus", f"{board} dna:40", phase=3, infected=infected, dead=dead, measures=measures)
    return scene.do(RED, "develop_ability")


BY_SMALL_ANIMAL = {"london", "madrid", "rome", "berlin", "stockholm", "moscow", "novosibirsk"}
BY_LIVESTOCK = {"madrid", "stockholm", "moscow", "novosibirsk"}


@pytest.mark.rule("VI-PA-PIL1")
def test_a_fungus_never_develops_birds() -> None:
    scene = of("fungus", "dna:40", phase=3)
    assert scene.refused(RED, "improve bird") == "VI-PA-PIL1"
    assert "improve plane" in scene.offers(RED)
    assert "improve bird" not in scene.board(RED)["prices"]


@pytest.mark.rule("VI-PA-PIL1", "VI-Q20")
@pytest.mark.parametrize("start", ["cards", "expert"])
def test_no_fungus_begins_with_a_bird(start: str) -> None:
    found = {"fungus": set[str](), "bacterium": set[str]()}
    for pathogen, mutations in found.items():
        for seed in SEEDS:
            scene = Scene.opening(4, seed, pathogen=pathogen, start=start)
            mutations |= {scene.board(seat)["mutation"] for seat in range(4)}
    assert found["bacterium"] - found["fungus"] == {"extra_bird"}


@pytest.mark.rule("VI-PA-PIL2", "VI-Q21")
def test_with_an_ability_spores_fly_at_once_by_small_animal() -> None:
    scene = flying("infection:1")
    assert (scene.asking, scene.offers(RED, "enter")) == ("fly_to", BY_SMALL_ANIMAL), "three land lines from Paris"
    before = scene.dna()
    scene.do(RED, "enter novosibirsk")
    assert scene.told == ["broke_out 0 novosibirsk small_animal by_bird"]
    assert scene.cities(RED) == ["paris", "novosibirsk"]
    assert (scene.dna(), scene.asking) == (before, "mutate"), "no DNA for it, and no livestock yet"


@pytest.mark.rule("VI-2.12", "VI-PA-PIL2", "VI-Q21")
def test_spores_come_down_in_another_city_than_they_rise_from() -> None:
    scene = flying("", infected={RED: "paris blood", BLUE: "cape_town"})
    assert "small_animal healthy" in scene.wells("paris")
    assert scene.refused(RED, "enter paris") == "VI-2.12"
    assert "paris" in flying("", infected={RED: "paris blood, rome", BLUE: "cape_town"}).offers(RED, "enter")


@pytest.mark.rule("VI-PA-PIL2")
def test_spores_may_stay_at_home() -> None:
    scene = flying("").do(RED, "decline")
    assert (scene.cities(RED), scene.asking) == (["paris"], "mutate")


@pytest.mark.rule("VI-PA-PIL2", "VI-SY6", "VI-SY4")
@pytest.mark.parametrize(("ability", "value"), [(0, "infection"), (2, "severity")])
def test_what_lasts_comes_before_the_spores(ability: int, value: str) -> None:
    scene = flying(f"ability:{ability} infection:1 severity:1")
    assert (scene.board(RED)[value], scene.asking) == (2, "fly_to")  # type: ignore[literal-required]


@pytest.mark.rule("VI-PA-PIL2", "VI-SY1", "VI-B6", "VI-K7")
def test_a_mycelium_adapts_and_so_opens_a_city_to_its_spores() -> None:
    scene = of("fungus", "ability:1 cold:3 drug:3 heat:9 dna:40", phase=3).do(RED, "develop_ability")
    assert (scene.asking, scene.offers(RED)) == ("adapt_to", {"toughen cold", "toughen drug"}), "heat is at its end"
    assert scene.refused(RED, "toughen heat") == "VI-Q34"
    drug = of("fungus", "ability:1 cold:3 drug:3 heat:9 dna:40", phase=3).do(RED, "develop_ability", "toughen drug")
    assert drug.told[-1] == "resistance_changed 0 drug 4"
    cold = scene.do(RED, "toughen cold").offers(RED, "enter")
    assert drug.offers(RED, "enter") > cold, "what needs drug 4"


@pytest.mark.rule("VI-PA-PIL2", "VI-Q21")
@pytest.mark.parametrize("ability", [1, 2])
def test_from_level_2_on_they_fly_by_livestock_as_well(ability: int) -> None:
    scene = flying(f"ability:{ability}")
    assert scene.offers(RED, "enter") == BY_SMALL_ANIMAL, "nothing to adapt to: every resistance is at its end"
    scene.do(RED, "decline")
    assert scene.offers(RED, "enter") == BY_LIVESTOCK, "one declined, the other may be taken"
    scene.do(RED, "enter madrid")
    assert "livestock 0" in scene.wells("madrid")
    assert scene.asking == "mutate"


@pytest.mark.rule("VI-PA-PIL2")
def test_the_second_flight_may_start_where_the_first_landed() -> None:
    scene = flying("ability:1").do(RED, "enter novosibirsk")
    assert scene.offers(RED, "enter") > BY_LIVESTOCK
    assert "tehran" in scene.offers(RED, "enter")


@pytest.mark.rule("VI-PA-PIL3")
def test_neither_quarantine_nor_bird_watch_stops_spores() -> None:
    scene = flying("", dead="rome insect", measures="bird_watch paris, bird_watch berlin, bird_watch rome")
    assert scene.offers(RED, "enter") == BY_SMALL_ANIMAL


@pytest.mark.rule("VI-Q21")
def test_spores_need_resistances_and_heed_pest_control_and_culling() -> None:
    assert flying("cold:3 drug:4 heat:3").offers(RED, "enter") == {"rome", "berlin"}
    measures = "pest_control rome, culling madrid"
    assert flying("", measures=measures).offers(RED, "enter") == BY_SMALL_ANIMAL - {"rome"}
    assert flying("small_animal:2", measures=measures).offers(RED, "enter") == BY_SMALL_ANIMAL
    second = flying("ability:1", measures=measures).do(RED, "decline")
    assert second.offers(RED, "enter") == BY_LIVESTOCK - {"madrid"}


@pytest.mark.rule("VI-PA-PIL2")
def test_spores_that_lead_nowhere_or_have_no_cube_lapse() -> None:
    scene = flying("cold:0 drug:0 heat:0")
    assert scene.told[-1] == "lapsed 0 bird"
    assert scene.asking == "mutate"
    cubes = "moscow*3, london*3, new_york*4, los_angeles*3, mexico_city*3, tokyo*4, mumbai*4"
    spent = flying("", infected={RED: f"paris, {cubes}", BLUE: "cape_town"})
    assert spent.told[-1] == "lapsed 0 bird"


# --- vibrio


def harbours_with(scene: Scene, way: str) -> set[str]:
    names = [name for name in scene.world.names if scene.world.harbours >> scene.city(name) & 1]
    return {name for name in names if f"{way} healthy" in scene.wells(name)}


@pytest.mark.rule("VI-PA-VIB1", "VI-S19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_vibrio_begins_nowhere(players: int) -> None:
    scene = Scene.opening(players, pathogen="vibrio")
    assert not any(each.startswith("settled") for each in scene.told)
    assert all(scene.board(seat)["infected"] == 0 for seat in range(players))
    assert scene.told.count("turn_begins 0") == 1, "the first turn has begun"


@pytest.mark.rule("VI-PA-VIB2", "VI-Q17")
def test_a_vibrio_comes_to_any_harbour_at_any_time() -> None:
    scene = of("vibrio", "blood infection:2 dna:0", infected={BLUE: "tokyo blood"})
    assert scene.offers(RED, "enter") == harbours_with(scene, "blood"), "without any infected"
    scene.do(RED, "enter havana")
    assert scene.told[0] == "infected 0 havana blood near"
    assert (scene.s.infection_left, scene.dna()) == (1, 1)


@pytest.mark.rule("VI-PA-VIB2", "VI-Q17")
def test_for_a_harbour_way_in_resistance_and_quarantine_count_as_always() -> None:
    board = "blood infection:1 cold:0 drug:3 heat:5"
    scene = of("vibrio", board, infected={}, dead="havana insect")
    assert scene.offers(RED, "enter") == {"cape_town", "shanghai"}, "not Havana in quarantine"
    assert scene.refused(RED, "enter havana") == "VI-2.15"
    assert scene.refused(RED, "enter london") == "VI-2.7"
    assert scene.refused(RED, "enter casablanca") == "VI-2.8"
    assert scene.refused(RED, "enter beijing") == "VI-2.7"
    assert of("vibrio", "blood infection:2", infected={}).refused(RED, "enter paris") == "VI-2.9", "no harbour"


@pytest.mark.rule("VI-PA-VIB3", "VI-Q3", "VI-2.22")
def test_inland_an_infection_costs_a_vibrio_two_points() -> None:
    home = {RED: "london", BLUE: "tokyo"}
    scene = of("vibrio", "blood:2 infection:2", infected=home)
    entries = scene.game.look(scene.s)["entries"]
    assert (entries["paris"]["cost"], entries["london"]["cost"]) == (2, 1)
    scene.do(RED, "enter paris")
    assert (scene.s.infection_left, scene.asking) == (0, "mutate")
    poor = of("vibrio", "blood:2 infection:1", infected=home)
    assert poor.refused(RED, "enter paris") == "VI-Q38"
    soaped = of("vibrio", "blood:2 infection:3", infected=home, measures="hygiene paris")
    assert soaped.do(RED, "enter paris").s.infection_left == 0, "three with hygiene"
    other = of("bacterium", "blood:2 infection:2", infected=home).do(RED, "enter paris")
    assert other.s.infection_left == 1, "others pay one"


@pytest.mark.rule("VI-PA-VIB3")
def test_the_third_ability_spares_a_point_inland_once_in_a_turn() -> None:
    scene = of("vibrio", "blood:2 infection:2 ability:3", infected={RED: "london", BLUE: "tokyo"})
    scene.do(RED, "enter paris")
    assert scene.s.infection_left == 1
    assert scene.refused(RED, "enter berlin") == "VI-Q38"
    second = of("vibrio", "blood:2 infection:1 ability:2", infected={RED: "london", BLUE: "tokyo"})
    assert second.refused(RED, "enter paris") == "VI-Q38", "not with the second"


@pytest.mark.rule("VI-PA-VIB3")
def test_harbours_leave_the_spared_point_and_every_turn_brings_it_anew() -> None:
    scene = of("vibrio", "blood:2 infection:2 ability:3", infected={RED: "london", BLUE: "tokyo"})
    scene.do(RED, "enter new_york", "enter paris")
    assert scene.asking == "mutate"
    scene.do(RED, "finish")
    scene.do(BLUE, "finish")
    assert scene.asked == [RED]
    assert scene.game.look(scene.s)["entries"]["berlin"]["cost"] == 1


@pytest.mark.rule("VI-PA-VIB4", "VI-Q17")
def test_the_first_in_a_city_without_harbour_gets_a_dna_more() -> None:
    def earned(board: str, city: str, infected: str = "london") -> int:
        scene = of("vibrio", f"blood:2 infection:2 {board}", infected={RED: infected, BLUE: "tokyo, berlin"})
        return scene.do(RED, f"enter {city}").dna()

    assert earned("ability:1", "paris") == 2
    assert earned("ability:0", "paris") == 1, "from level 1 on"
    assert earned("ability:1", "new_york") == 1, "a harbour"
    assert earned("ability:1", "berlin") == 1, "blue was there first"
    assert earned("ability:1", "paris", infected="london, paris small_animal") == 1, "not the first"


@pytest.mark.rule("VI-PA-VIB4", "VI-Q17")
def test_first_is_first_in_the_whole_game() -> None:
    scene = Scene(
        phase=1,
        pathogen="vibrio",
        come=("heals paris",),
        boards={RED: "blood:2 infection:2 ability:1"},
        infected={RED: "london", BLUE: "paris"},
    )
    assert scene.do(RED, "enter paris").dna() == 1, "blue has been there, though nobody is left of it"


def six(dice: str, red: str, ability: int = 2) -> Scene:
    board = f"severity:{len(dice.split())} mortality:1 ability:{ability}"
    return of("vibrio", board, phase=4, dice=dice, infected={RED: red, BLUE: "tokyo"})


@pytest.mark.rule("VI-PA-VIB5", "VI-Q17")
def test_a_six_kills_once_more_in_a_harbour() -> None:
    scene = six("6 2 6", "london small_animal*2, rome, paris")
    assert (scene.asking, scene.offers(RED)) == ("kill_at_harbour", {"kill london", "kill rome"})
    assert scene.refused(RED, "kill paris") == "VI-PA-VIB5"
    scene.do(RED, "kill london")
    assert scene.told[:2] == ["died 0 london small_animal", "dna_gained 0 1"]
    assert (scene.asked, scene.dna()) == ([BLUE], 1), "two sixes kill no more than one"


@pytest.mark.rule("VI-PA-VIB5", "VI-Q17")
def test_the_death_by_a_six_is_in_another_city_than_the_others() -> None:
    scene = six("1 6", "london small_animal*2, paris")
    assert scene.told[1:3] == ["died 0 london small_animal", "dna_gained 0 1"], "the only harbour"
    assert scene.told[3] == "died 0 paris small_animal"
    assert scene.dna() == 2


@pytest.mark.rule("VI-PA-VIB5")
def test_without_a_six_or_a_harbour_or_the_ability_nobody_more_dies() -> None:
    other = of(
        "bacterium", "severity:1 mortality:1 ability:2", phase=4, dice="6", infected={RED: "rome", BLUE: "tokyo"}
    )
    inland = six("6", "paris, berlin")
    for scene in (six("5 2", "london, rome"), six("6 6", "london, rome", ability=1), inland, other):
        assert scene.asked == [BLUE], "red's turn is over"
        assert not any(each.startswith("died") for each in scene.told)


@pytest.mark.rule("VI-PA-VIB6", "VI-Q17")
def test_a_harbour_with_all_lines_blocked_is_not_entered_from_the_sea() -> None:
    two, three = "new_york-london, london-stockholm", "new_york-london, london-stockholm, london-casablanca"
    assert "london" in of("vibrio", "blood", infected={}, blocked=two).offers(RED, "enter")
    closed = of("vibrio", "blood", infected={}, blocked=three)
    assert closed.refused(RED, "enter london") == "VI-2.9"
    by_land = of("vibrio", "blood:2 infection:2", infected={RED: "paris"}, blocked=three).do(RED, "enter london")
    assert by_land.s.infection_left == 1, "a harbour it is, and costs 1"
    by_ship = of("vibrio", "blood ship", infected={RED: "new_york"}, blocked=three)
    assert by_ship.refused(RED, "enter london") == "VI-GW5"


@pytest.mark.rule("VI-Q17", "VI-PA-VIB6")
@pytest.mark.parametrize(("means", "start"), [("bird", "rome"), ("plane", "tokyo")])
def test_bird_and_plane_reach_a_harbour_with_all_lines_blocked(means: str, start: str) -> None:
    blocked = "new_york-london, london-stockholm, london-casablanca"
    scene = of("vibrio", f"blood {means} infection:2", infected={RED: start}, blocked=blocked).do(RED, "enter london")
    assert scene.told[0] == f"infected 0 london blood by_{means}"
    assert scene.s.infection_left == 1, "for 1 as any harbour"


@pytest.mark.rule("VI-PA-VIB7", "VI-F7")
def test_a_vibrio_without_infected_plays_on() -> None:
    scene = Scene(
        phase=0,
        pathogen="vibrio",
        come=("heals paris, dna 6",),
        boards={RED: "blood"},
        infected={RED: "paris"},
    )
    assert not any(each.startswith("eliminated") for each in scene.told)
    assert (scene.asking, scene.dna()) == ("infect", 6)
    scene.do(RED, "enter tokyo", "finish")
    assert (scene.reason, scene.asked) == ("", [BLUE])


# --- virus


def grown(dice: str, board: str) -> Scene:
    return of("virus", board, phase=0, dice=dice)


@pytest.mark.rule("VI-PA-VIR2", "VI-0.1", "TC-VI-43", "VI-Q18")
def test_with_a_one_a_virus_gets_a_strain_or_a_symptom_for_nothing() -> None:
    scene = grown("1", "cysts_1:1 infection:1 dna:7")
    assert scene.told[:2] == ["turn_begins 0", "virus_rolled 0 1"], "before the event"
    assert scene.asking == "free_growth"
    strains = {name for name in scene.game.content.kinds["strain"].values() if not name.startswith("cysts")}
    assert scene.offers(RED, "buy_strain") == strains - {"insomnia_2"}
    assert scene.offers(RED, "develop") == {"0"}
    scene.do(RED, "buy_strain rash_1")
    assert scene.board(RED)["strains"][1] == {"strain": "rash_1", "developed": 0}
    assert (scene.board(RED)["infection"], scene.dna()) == (1, 7), "without its first symptom"


@pytest.mark.rule("VI-PA-VIR2", "TC-VI-43")
def test_a_symptom_for_nothing_works_at_once() -> None:
    scene = grown("1", "cysts_1:0 infection:1 dna:0").do(RED, "develop 0")
    assert scene.told[:2] == ["developed 0 cysts_1 0", "infection_changed 0 2"]
    cough = grown("1", "cough_1:0 small_animal").do(RED, "develop 0")
    assert cough.asking == "break_out_to"


@pytest.mark.rule("VI-PA-VIR4", "TC-VI-43")
def test_what_the_die_gives_has_to_be_taken() -> None:
    scene = grown("1", "cysts_1:1")
    assert {each.split()[0] for each in scene.offers(RED)} == {"buy_strain", "develop"}
    for refusal in ("keep", "finish", "decline", "stop"):
        scene.refused(RED, refusal)
    alone = grown("2", "rash_2:1 ability:1")
    assert "developed 0 rash_2 1" in alone.told, "the only symptom that can come"


@pytest.mark.rule("VI-PA-VIR3", "VI-Q18", "TC-VI-43")
@pytest.mark.parametrize("ability", [0, 1, 2, 3])
@pytest.mark.parametrize("pips", [2, 3, 4, 5, 6])
def test_with_abilities_2_3_and_4_give_a_symptom_too(ability: int, pips: int) -> None:
    scene = grown(str(pips), f"cysts_1:1 fever_1:1 ability:{ability} dna:15")
    if pips <= 1 + ability:
        assert scene.offers(RED) == {"develop 0", "develop 1"}
        assert scene.refused(RED, "buy_strain rash_1") == "VI-PA-VIR3"
    else:
        assert scene.asking == "mutate"
        assert not any(each.startswith("developed") for each in scene.told)


@pytest.mark.rule("VI-Q18", "TC-VI-43")
def test_where_nothing_can_grow_the_die_has_no_effect() -> None:
    assert grown("2", "bare ability:1 dna:5").asking == "mutate"
    full = "cysts_1:4 fever_1:4 rash_1:4 dna:20"
    assert grown("1", full).asking == "mutate"
    assert grown("1", "bare").asking == "free_growth", "a strain can always come"


@pytest.mark.rule("VI-PA-VIR2")
def test_the_die_of_a_virus_is_thrown_in_every_turn_of_its_own() -> None:
    scene = of("virus", "cysts_1:1 dna:15", phase=0, dice="6 5").do(RED, "finish")
    assert "virus_rolled 1 5" in scene.told


@pytest.mark.rule("VI-PA-VIR3", "VI-PA-VIR4", "VI-3.7", "VI-K7")
def test_with_an_ability_symptoms_of_a_virus_grow_at_once_for_nothing() -> None:
    scene = of("virus", "cysts_1:1 fever_1:3 dna:9", phase=3).do(RED, "develop_ability")
    price = scene.game.content.pathogens[words.VIRUS].readings[0].prices[0]
    assert (scene.asking, scene.offers(RED), scene.dna()) == ("free_growth", {"develop 0", "develop 1"}, 9 - price)
    assert scene.board(RED)["prices"] == {}, "it need not be paid"
    assert scene.refused(RED, "buy_strain rash_1") == "VI-PA-VIR3"
    scene.do(RED, "develop 1")
    assert scene.told[0] == "developed 0 fever_1 3", "its last; then another one, for which only cysts are left"
    assert (scene.told.count("developed 0 cysts_1 1"), scene.dna(), scene.asking) == (1, 9 - price, "mutate")


@pytest.mark.rule("VI-PA-VIR4")
def test_a_virus_without_symptoms_to_grow_gets_none_with_an_ability() -> None:
    scene = of("virus", "bare dna:13", phase=3).do(RED, "develop_ability")
    assert (scene.told, scene.asking) == (["ability_developed 0 1"], "mutate")


@pytest.mark.rule("VI-3.7", "VI-K7")
@pytest.mark.parametrize(
    ("pathogen", "abilities"), [("bacterium", 3), ("nanites", 2), ("fungus", 3), ("vibrio", 3), ("virus", 3)]
)
def test_how_many_abilities_there_are_each_for_its_price(pathogen: str, abilities: int) -> None:
    scene = of(pathogen, "cold:0 drug:0 heat:0 dna:40", phase=3)
    prices = scene.game.content.pathogens[words.PATHOGENS.index(pathogen)].readings[0].prices
    for level, price in enumerate(prices, 1):
        before = scene.s.players[RED].dna = 40
        scene.do(RED, "develop_ability")
        assert (scene.board(RED)["ability"], before - scene.dna()) == (level, price)
        if scene.asking != "mutate":
            scene.do(RED, min(scene.offers(RED)))
    assert len(prices) == abilities
    assert scene.refused(RED, "develop_ability") == "VI-3.7"
