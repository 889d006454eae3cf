"""Phase 1: event cards, the healing step, DNA, and Massive Research."""

import pytest

from tests.games.viroid.scene import BLUE, GREEN, RED, Scene
from wusel.engine.sets import has

BOTH = {RED: "london small_animal", BLUE: "cape_town"}


def revealed(scene: Scene) -> list[str]:
    """Return the cards that came, without their effects."""
    return [told for told in scene.told if told.startswith("card_revealed")]


# --- the card


@pytest.mark.rule("VI-1.1")
def test_the_top_card_is_turned_up_and_spent() -> None:
    scene = Scene(phase=1, come=("mild_climate", "budget_cuts"), infected=BOTH)
    assert scene.told[0] == "card_revealed 0 mild_climate"
    assert scene.game.look(scene.s)["spent"] == ["mild_climate"]
    scene.do(RED, "finish")
    assert revealed(scene) == ["card_revealed 1 budget_cuts"]


@pytest.mark.rule("VI-1.1", "VI-E4", "TC-VI-46")
def test_without_a_card_all_is_lost_at_once() -> None:
    scene = Scene(phase=1, deck=False, infected=BOTH, boards={RED: "small_animal dna:20"})
    assert scene.told == ["no_card_left 0", "lost_by_deck"]
    assert (scene.reason, scene.asked) == ("deck", [])


@pytest.mark.rule("VI-1.1")
def test_the_last_card_is_played_as_any_other() -> None:
    scene = Scene(phase=1, deck=False, come=("dna 3",), infected=BOTH)
    assert (scene.reason, scene.dna()) == ("", 3)
    scene.do(RED, "finish")
    assert scene.reason == "deck", "blue finds none"


@pytest.mark.rule("VI-1.2")
def test_an_event_is_for_everybody_unless_it_says_otherwise() -> None:
    boards = dict.fromkeys((RED, BLUE, GREEN), "cold:3 heat:3 dna:5")
    scene = Scene(
        3,
        seat=BLUE,
        phase=1,
        come=("harden all cold, weaken you heat, gain all 4, lose you 2",),
        boards=boards,
        infected={**BOTH, GREEN: "tokyo"},
    )
    values = [scene.board(seat)["resistances"] for seat in (RED, BLUE, GREEN)]
    assert [each["cold"] for each in values] == [4, 4, 4]
    assert [each["heat"] for each in values] == [3, 2, 3]
    assert [scene.dna(seat) for seat in (RED, BLUE, GREEN)] == [9, 7, 9]
    assert "dna_lost 1 2" in scene.told


@pytest.mark.rule("VI-1.2", "VI-Q34")
def test_a_spread_for_all_begins_with_the_active_player() -> None:
    boards = dict.fromkeys((RED, BLUE, GREEN), "small_animal")
    scene = Scene(
        3,
        seat=BLUE,
        phase=1,
        come=("outbreak all small_animal",),
        boards=boards,
        infected={RED: "london", BLUE: "moscow", GREEN: "beijing"},
    )
    for seat in (BLUE, GREEN, RED):
        assert (scene.asking, scene.asked) == ("break_out_to", [seat])
        scene.do(seat, "decline")
    assert scene.asking == "infect"
    assert scene.asked == [BLUE]


@pytest.mark.rule("VI-1.8", "VI-1.7")
def test_first_the_event_then_healing_then_dna() -> None:
    scene = Scene(phase=1, come=("dna 7, heals paris, harden all cold",), infected={**BOTH, RED: "london, paris"})
    words = [told.split()[0] for told in scene.told]
    assert words[:3] == ["card_revealed", "resistance_changed", "resistance_changed"]
    assert words[3:] == ["healed", "research_success", "research_sank", "dna_gained"]
    assert scene.told[-1] == "dna_gained 0 7"
    assert scene.dna(BLUE) == 0


# --- the healing step


@pytest.mark.rule("VI-1.3", "TC-VI-08", "VI-1.5")
def test_the_active_player_picks_one_cube_of_any_colour() -> None:
    infected = {RED: "london small_animal, paris", BLUE: "london small_animal, cape_town"}
    scene = Scene(phase=1, come=("heals london",), infected=infected)
    assert scene.offers(RED) == {"cure 0 small_animal", "cure 1 small_animal"}
    scene.do(RED, "cure 1 small_animal")
    assert scene.told == ["healed 0 1 london small_animal"]
    assert scene.wells("london").count("small_animal 0") == 1
    assert scene.wells("london").count("small_animal healthy") == 1
    assert [player.cubes for player in scene.s.players] == [23, 24], "back to its owner"
    assert scene.s.research == 0


@pytest.mark.rule("VI-1.3")
def test_the_field_is_picked_where_fields_differ_and_only_there() -> None:
    infected = {RED: "london small_animal*2, london blood", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("heals london",), infected=infected)
    assert scene.offers(RED) == {"cure 0 small_animal", "cure 0 blood"}, "the two small animals are alike"
    assert scene.refused(RED, "cure 1 blood") == "VI-1.3"
    scene.do(RED, "cure 0 small_animal")
    assert scene.wells("london").count("small_animal 0") == 1
    alike = {RED: "london small_animal*2", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("heals london",), infected=alike)
    assert scene.told[1] == "healed 0 0 london small_animal", "nothing to pick"


@pytest.mark.rule("VI-1.3")
def test_every_city_on_the_card_is_healed_once_and_in_order() -> None:
    infected = {RED: "london small_animal*2, paris, rome", BLUE: "cape_town, berlin"}
    scene = Scene(phase=1, come=("heals paris london berlin madrid",), infected=infected)
    healed = [told.split()[3] for told in scene.told if told.startswith("healed")]
    assert healed == ["paris", "london", "berlin"]
    assert "nobody_to_heal madrid" in scene.told
    assert (scene.cities(RED), scene.cities(BLUE)) == (["london", "rome"], ["cape_town"])
    assert scene.wells("london").count("small_animal 0") == 1


@pytest.mark.rule("VI-1.3", "VI-1.1")
def test_healing_is_not_optional() -> None:
    infected = {RED: "london small_animal, paris", BLUE: "london small_animal, cape_town"}
    scene = Scene(phase=1, come=("heals london",), infected=infected)
    assert not scene.offers(RED) & {"decline", "stop", "finish"}


@pytest.mark.rule("VI-1.4", "TC-VI-10")
def test_corpses_are_not_healed_and_where_nobody_is_infected_nothing_happens() -> None:
    scene = Scene(phase=1, come=("heals madrid rome",), infected=BOTH, dead="madrid insect, madrid livestock")
    assert scene.told[1:] == ["nobody_to_heal madrid", "nobody_to_heal rome"]
    assert scene.wells("madrid") == ["small_animal healthy", "livestock dead", "insect dead"]
    assert scene.s.research == 0


@pytest.mark.rule("VI-1.4", "VI-1.3")
def test_among_corpses_the_infected_is_healed() -> None:
    infected = {RED: "london small_animal, madrid insect", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("heals madrid",), infected=infected, dead="madrid small_animal, madrid livestock")
    assert scene.wells("madrid") == ["small_animal dead", "livestock dead", "insect healthy"]


@pytest.mark.rule("VI-1.5", "TC-VI-09")
def test_the_last_infected_of_a_city_is_a_research_success() -> None:
    scene = Scene(phase=1, come=("heals paris",), infected={RED: "london, paris", BLUE: "cape_town"}, research=4)
    assert scene.s.research == 5
    assert "research_success paris" in scene.told


@pytest.mark.rule("VI-1.5")
def test_each_city_that_is_rid_of_its_last_infected_is_a_success_of_its_own() -> None:
    infected = {RED: "london, paris, berlin", BLUE: "cape_town, rome*2"}
    scene = Scene(phase=1, come=("heals paris rome berlin",), infected=infected)
    scene.do(RED, min(scene.offers(RED)))
    assert scene.s.research == 2, "one infected is left in Rome"


@pytest.mark.rule("VI-1.6", "TC-VI-09")
def test_massive_research_doubles_a_success() -> None:
    scene = Scene(phase=1, come=("M: heals paris",), infected={RED: "london, paris", BLUE: "cape_town"}, research=4)
    assert scene.s.research == 6
    assert [told for told in scene.told if told.startswith("research")] == [
        "research_success paris",
        "research_sank 5",
        "research_sank 6",
    ]


@pytest.mark.rule("TC-VI-11", "VI-E3", "VI-Q12", "VI-1.7")
def test_markers_that_meet_end_the_game_at_once_and_pay_nothing() -> None:
    scene = Scene(
        phase=1,
        come=("M: heals paris, dna 5",),
        infected={RED: "london, paris", BLUE: "cape_town"},
        research=19,
        cure=20,
    )
    assert scene.told[-2:] == ["research_sank 20", "lost_by_cure"], "after the first of two steps"
    assert (scene.reason, scene.s.research, scene.dna()) == ("cure", 20, 0)


@pytest.mark.rule("TC-VI-11", "VI-E3")
def test_no_further_city_is_healed_once_they_have_met() -> None:
    infected = {RED: "london, paris, berlin", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("heals paris berlin",), infected=infected, research=19, cure=20)
    assert scene.reason == "cure"
    assert scene.cities(RED) == ["london", "berlin"]


@pytest.mark.rule("VI-Q12", "VI-E3")
def test_a_cure_that_rises_meets_research_too() -> None:
    scene = Scene(phase=1, come=("cure_up",), infected=BOTH, research=19, cure=20)
    assert (scene.reason, scene.s.cure) == ("cure", 19)
    scene = Scene(phase=1, come=("research_down, research_down",), infected=BOTH, research=18, cure=19)
    assert (scene.reason, scene.s.research) == ("cure", 19), "step by step"


@pytest.mark.rule("VI-Q12", "VI-SY8", "VI-SY9")
def test_markers_stop_at_the_ends_of_the_track() -> None:
    last = Scene(infected=BOTH).game.content.track
    scene = Scene(phase=1, come=("cure_down, cure_down, research_up, research_up",), infected=BOTH, cure=last - 1)
    assert (scene.s.cure, scene.s.research) == (last, 0)


@pytest.mark.rule("VI-1.10", "TC-VI-12", "VI-F4")
def test_an_extinct_city_is_not_healed() -> None:
    scene = Scene(phase=1, come=("heals rome",), infected=BOTH, extinct="rome")
    assert scene.told[1:] == ["nobody_to_heal rome"]
    assert set(scene.wells("rome")) == {"small_animal dead", "insect dead"}
    assert scene.s.research == 0


@pytest.mark.rule("VI-Q27")
def test_nobody_is_protected_not_even_the_own_last_cube() -> None:
    infected = {RED: "london small_animal", BLUE: "london blood, cape_town"}
    scene = Scene(phase=1, come=("heals london",), infected=infected)
    assert scene.offers(RED) == {"cure 0 small_animal", "cure 1 blood"}
    scene.do(RED, "cure 0 small_animal")
    assert scene.told[1] == "eliminated 0"
    forced = Scene(phase=1, come=("heals london",), infected=BOTH)
    assert forced.cities(RED) == []


# --- Massive Research


@pytest.mark.rule("VI-1.9")
def test_massive_research_is_carried_out_and_then_another_card_comes() -> None:
    infected = {RED: "london, paris, berlin", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("M: harden all cold, heals paris, dna 2", "heals berlin, dna 3"), infected=infected)
    words = [told.split()[0] for told in scene.told]
    second = len(words) - 1 - words[::-1].index("card_revealed")
    assert words[:second].count("research_sank") == 2
    assert words[second:] == ["card_revealed", "healed", "research_success", "research_sank", "dna_gained"]
    assert scene.s.research == 3, "the doubled success is that of its own healing step"
    assert scene.dna() == 5
    assert scene.asking == "mutate"


@pytest.mark.rule("VI-Q10", "VI-1.9")
def test_one_massive_research_may_follow_another() -> None:
    infected = {RED: "london, paris, berlin", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("M: heals paris", "M: heals berlin", "dna 3"), infected=infected)
    assert len(revealed(scene)) == 3
    assert (scene.s.research, scene.dna()) == (4, 3)


@pytest.mark.rule("TC-VI-14", "VI-Q10", "VI-E4")
def test_massive_research_as_the_last_card_is_lost() -> None:
    scene = Scene(phase=1, deck=False, come=("M: heals paris, dna 2",), infected={RED: "london, paris", BLUE: "rome"})
    assert scene.told[-2:] == ["no_card_left 0", "lost_by_deck"]
    assert (scene.reason, scene.s.research) == ("deck", 2), "all of it but the draw is carried out"


# --- corpses by events


@pytest.mark.rule("VI-1.11", "VI-F2", "TC-VI-37", "VI-1.7")
def test_an_event_kills_the_healthy_first() -> None:
    infected = {RED: "london small_animal, madrid insect", BLUE: "cape_town, madrid small_animal"}
    scene = Scene(phase=1, come=("corpse",), infected=infected)
    assert scene.offers(RED, "strike") == {"london", "madrid", "cape_town"}
    scene.do(RED, "strike madrid")
    assert scene.told == ["corpse_laid madrid livestock"], "one healthy field, nothing to pick"
    assert scene.wells("madrid") == ["small_animal 1", "livestock dead", "insect 0"]
    assert (scene.dna(RED), scene.dna(BLUE), scene.s.research) == (0, 0, 0)


@pytest.mark.rule("VI-1.11", "TC-VI-37")
def test_the_active_player_picks_among_healthy_fields_that_differ() -> None:
    scene = Scene(phase=1, come=("corpse",), infected={RED: "madrid insect, paris", BLUE: "cape_town"})
    scene.do(RED, "strike madrid")
    assert (scene.asking, scene.asked) == ("lay_corpse_in", [RED])
    assert scene.offers(RED) == {"choose_way small_animal", "choose_way livestock"}
    assert scene.refused(RED, "bury 0 insect") == "VI-1.11"
    scene.do(RED, "choose_way livestock")
    assert scene.wells("madrid") == ["small_animal healthy", "livestock dead", "insect 0"]


@pytest.mark.rule("VI-1.11", "TC-VI-37", "VI-Q9", "VI-Q11", "VI-F2")
def test_where_nobody_is_healthy_an_infected_dies_whose_is_for_the_active_player_to_say() -> None:
    infected = {RED: "madrid insect, paris", BLUE: "madrid small_animal, cape_town"}
    scene = Scene(phase=1, come=("corpse",), infected=infected, dead="madrid livestock", boards={RED: "dna:1"})
    scene.do(RED, "strike madrid")
    assert scene.offers(RED) == {"bury 0 insect", "bury 1 small_animal"}
    scene.do(RED, "bury 1 small_animal")
    assert scene.told == ["struck 1 madrid small_animal"]
    assert scene.wells("madrid") == ["small_animal dead", "livestock dead", "insect 0"]
    assert [player.cubes for player in scene.s.players] == [23, 24]
    assert (scene.dna(RED), scene.dna(BLUE)) == (1, 0), "it pays nobody"


@pytest.mark.rule("VI-1.11", "VI-Q11", "VI-1.5")
def test_the_death_of_the_last_infected_by_an_event_is_no_research_success() -> None:
    infected = {RED: "madrid insect, paris", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("corpse",), infected=infected, dead="madrid livestock, madrid small_animal")
    scene.do(RED, "strike madrid")
    assert scene.told == ["struck 0 madrid insect", "extinct madrid"]
    assert scene.s.research == 0


@pytest.mark.rule("VI-Q11")
def test_research_by_events_moves_one_field_and_is_no_success() -> None:
    scene = Scene(phase=1, come=("M: research_down",), infected=BOTH, research=3)
    assert scene.s.research == 4
    assert not any(told.startswith("research_success") for told in scene.told)


@pytest.mark.rule("VI-Q9")
def test_corpses_by_events_come_from_the_continent_first() -> None:
    infected = {RED: "madrid insect, paris", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("corpse, corpse",), infected=infected, corpses="europe:1 africa:3")
    scene.do(RED, "strike paris")
    assert scene.corpses("europe") == 0
    assert "continent_emptied europe" in scene.told
    scene.do(RED, "strike madrid", "choose_way livestock")
    assert (scene.corpses("europe"), scene.corpses("africa")) == (0, 3), "then from the supply"


@pytest.mark.rule("VI-1.12", "VI-1.10", "VI-Q9")
def test_a_corpse_may_be_removed_but_not_from_an_extinct_city() -> None:
    scene = Scene(
        phase=1,
        come=("uncorpse",),
        infected=BOTH,
        dead="madrid insect, madrid livestock, moscow small_animal",
        extinct="rome",
        corpses="europe:2",
    )
    assert scene.offers(RED) == {"unearth madrid", "unearth moscow", "decline"}
    assert scene.refused(RED, "unearth rome") == "VI-1.12"
    scene.do(RED, "unearth madrid")
    assert scene.offers(RED) == {"choose_way insect", "choose_way livestock"}
    scene.do(RED, "choose_way insect")
    assert scene.wells("madrid") == ["small_animal healthy", "livestock dead", "insect healthy"]
    assert scene.corpses("europe") == 2, "it goes to the supply, not back to the continent"


@pytest.mark.rule("VI-1.12", "VI-B8")
def test_with_its_only_corpse_a_city_loses_its_quarantine() -> None:
    boards = {RED: "small_animal"}
    scene = Scene(phase=1, come=("uncorpse",), boards=boards, infected=BOTH, dead="paris blood")
    scene.do(RED, "unearth paris")
    assert scene.told[0] == "corpse_removed paris blood"
    assert "paris" in scene.offers(RED, "enter")


@pytest.mark.rule("VI-1.10", "VI-F4", "VI-GW6")
def test_extinct_cities_get_no_markers_and_no_corpses() -> None:
    come = ("take_measure hygiene moscow, block_airport moscow, corpse",)
    scene = Scene(phase=1, come=come, infected={RED: "london, paris", BLUE: "cape_town"}, extinct="moscow")
    assert not scene.has_marker("hygiene", "moscow")
    assert scene.s.blocked_airports == 0
    assert "strike moscow" not in scene.offers(RED)
    assert scene.refused(RED, "strike moscow") == "VI-1.11"


@pytest.mark.rule("VI-1.10", "VI-Q31")
def test_nothing_is_lifted_from_an_extinct_city() -> None:
    come, measures = ("lift_measure",), "hygiene paris"
    scene = Scene(phase=1, come=come, infected=BOTH, extinct="moscow", measures=measures, blocked="moscow, tokyo")
    assert scene.offers(RED) == {"lift hygiene paris", "open_airport tokyo"}
    assert scene.refused(RED, "open_airport moscow") == "VI-1.10"
    assert scene.refused(RED, "open_airport london") == "VI-Q34", "it is open"
    nothing = Scene(phase=1, come=come, infected=BOTH, extinct="moscow", blocked="moscow")
    assert nothing.asking != "lift_marker"
    assert has(nothing.s.blocked_airports, nothing.city("moscow"))


@pytest.mark.rule("VI-1.13")
def test_a_lost_resistance_leaves_the_infected_but_bars_new_ones() -> None:
    boards = {RED: "small_animal drug:5", BLUE: ""}
    infected = {RED: "paris blood, cape_town blood", BLUE: "tokyo"}
    scene = Scene(phase=1, come=("weaken all drug",), boards=boards, infected=infected)
    assert scene.wells("paris") == ["small_animal healthy", "blood 0"]
    assert scene.refused(RED, "enter paris") == "VI-2.7"
    kept = Scene(phase=1, boards=boards, infected=infected)
    assert "paris" in kept.offers(RED, "enter")


@pytest.mark.rule("VI-1.13")
def test_the_resistance_regained_the_city_is_open_again() -> None:
    come = ("weaken all drug, harden all drug",)
    boards = {RED: "small_animal drug:5", BLUE: ""}
    scene = Scene(phase=1, come=come, boards=boards, infected={RED: "paris blood, cape_town", BLUE: "tokyo"})
    assert "paris" in scene.offers(RED, "enter")


@pytest.mark.rule("VI-Q34")
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("lift hygiene paris", "measure_lifted hygiene paris"),
        ("open_line new_york-london", "line_opened new_york-london"),
        ("open_airport tokyo", "airport_opened tokyo"),
    ],
)
def test_markers_are_lifted_by_the_active_player(said: str, told: str) -> None:
    scene = Scene(
        phase=1,
        come=("lift_measure",),
        infected=BOTH,
        measures="hygiene paris, culling moscow",
        blocked="new_york-london, tokyo",
    )
    offered = {"lift hygiene paris", "lift culling moscow", "open_line new_york-london", "open_airport tokyo"}
    assert (scene.asked, scene.offers(RED)) == ([RED], offered)
    scene.do(RED, said)
    assert scene.told[0] == told
    seen = scene.game.look(scene.s)
    measures = {f"lift {measure} {city}" for city, here in seen["cities"].items() for measure in here["measures"]}
    lines = {f"open_line {line}" for line in seen["blocked_lines"]}
    airports = {f"open_airport {city}" for city, here in seen["cities"].items() if here["airport_blocked"]}
    assert measures | lines | airports == offered - {said}, "the others stay"
    assert sum(seen["markers"].values()) == 35 - 3


@pytest.mark.rule("VI-Q34")
def test_where_there_is_no_marker_none_is_lifted() -> None:
    scene = Scene(phase=1, come=("lift_measure, dna 3",), infected=BOTH)
    assert (scene.dna(), scene.asking) == (3, "mutate")


# --- losses that cards let a player choose


@pytest.mark.rule("VI-Q34", "VI-1.13", "VI-Q24")
def test_everybody_chooses_a_resistance_to_lose_of_those_that_there_are() -> None:
    boards = {RED: "cold:2 drug:3 heat:0", BLUE: "cold:0 drug:0 heat:1"}
    scene = Scene(phase=1, come=("wane all, dna 3",), boards=boards, infected=BOTH)
    assert (scene.asking, scene.asked, scene.offers(RED)) == ("give_way", [RED], {"soften cold", "soften drug"})
    assert scene.refused(RED, "soften heat") == "VI-Q34"
    scene.do(RED, "soften cold")
    assert scene.told[:3] == ["resistance_changed 0 cold 1", "resistance_changed 1 heat 0", "dna_gained 0 3"]
    bare = Scene(phase=1, come=("wane you, dna 3",), boards={RED: "cold:0 drug:0 heat:0"}, infected=BOTH)
    assert bare.told[1:] == ["dna_gained 0 3"], "nothing to lose"


@pytest.mark.rule("VI-Q34", "VI-SY1..SY3")
def test_everybody_chooses_a_resistance_to_gain() -> None:
    boards = {RED: "cold:2 drug:3 heat:0", BLUE: "cold:1"}
    scene = Scene(phase=1, come=("adapt all, dna 3",), boards=boards, infected=BOTH)
    scene.do(RED, "toughen heat")
    assert scene.told == ["resistance_changed 0 heat 1", "resistance_changed 1 cold 2", "dna_gained 0 3"]


@pytest.mark.rule("VI-Q34", "VI-Q11", "VI-1.5")
def test_an_infected_of_ones_choice_recovers_and_that_is_no_success() -> None:
    infected = {RED: "london small_animal, paris small_animal, paris blood", BLUE: "tokyo, tokyo"}
    scene = Scene(phase=1, come=("withdraw all, dna 3",), infected=infected, research=5)
    assert (scene.asking, scene.offers(RED)) == ("let_go", {"release london", "release paris"})
    scene.do(RED, "release paris")
    assert (scene.asking, scene.offers(RED)) == ("let_go_in", {"choose_way small_animal", "choose_way blood"})
    scene.do(RED, "choose_way blood")
    assert scene.told[0] == "recovered 0 paris blood"
    alone = Scene(phase=1, come=("withdraw you, dna 3",), infected={RED: "london, paris", BLUE: "tokyo"}, research=5)
    alone.do(RED, "release paris")
    assert (alone.cities(RED), alone.s.research) == (["london"], 5)


@pytest.mark.rule("VI-Q34", "VI-Q8")
def test_the_last_infected_does_not_recover_by_an_event() -> None:
    scene = Scene(phase=1, come=("withdraw all, dna 3",), infected=BOTH)
    assert scene.told[1:] == ["dna_gained 0 3"]


@pytest.mark.rule("VI-1.2")
def test_half_of_the_dna_goes_and_the_larger_half_stays() -> None:
    scene = Scene(phase=1, come=("halve all, dna 3",), boards={RED: "dna:9", BLUE: "dna:1"}, infected=BOTH)
    assert scene.told[1:] == ["dna_lost 0 4", "dna_gained 0 3"]
    assert scene.dna(BLUE) == 1


@pytest.mark.rule("VI-Q34", "VI-Q11")
def test_who_pays_holds_research_up() -> None:
    def offered(dna: int) -> Scene:
        return Scene(phase=1, come=("bribe 4, dna 3",), boards={RED: f"dna:{dna}"}, infected=BOTH, research=5)

    scene = offered(4)
    assert (scene.asking, scene.offers(RED)) == ("buy_off", {"pay", "decline"})
    scene.do(RED, "pay")
    assert (scene.told, scene.s.research) == (["paid_off 0 4", "dna_gained 0 3"], 5)
    declined = offered(4).do(RED, "decline")
    assert (declined.dna(), declined.s.research) == (7, 6)
    assert offered(3).told[1:] == ["research_sank 6", "dna_gained 0 3"], "the card's own DNA comes too late"


@pytest.mark.rule("VI-Q34", "VI-Q12", "VI-E3")
def test_who_does_not_pay_may_lose_at_once() -> None:
    scene = Scene(phase=1, come=("bribe 4, dna 3",), infected=BOTH, research=19)
    assert (scene.reason, scene.dna()) == ("cure", 0)


@pytest.mark.rule("VI-Q34", "VI-GW1..GW4", "VI-Q16")
def test_mankind_guards_the_city_where_most_are_infected_of_any_colour() -> None:
    infected = {RED: "london small_animal, paris", BLUE: "london blood, tokyo"}
    scene = Scene(phase=1, come=("guard hygiene",), infected=infected)
    assert "measure_taken hygiene london" in scene.told
    alike = Scene(phase=1, come=("guard hygiene",), infected={RED: "london, paris", BLUE: "london, paris, tokyo"})
    assert (alike.asking, alike.offers(RED)) == ("stand_guard", {"protect london", "protect paris"})
    alike.do(RED, "protect paris")
    assert alike.told[0] == "measure_taken hygiene paris"
    nobody = Scene(phase=1, pathogen="vibrio", come=("guard hygiene, dna 3",), infected={})
    assert nobody.told[1:] == ["dna_gained 0 3"]
