"""Impossible tables are noticed, so that no corrupt save is played on."""

from collections.abc import Callable

import pytest

from tests.games.viroid.scene import BLUE, GAME, RED, Scene
from wusel.engine.kinds import Seat
from wusel.engine.written_state import kind_faults
from wusel.games.viroid import words
from wusel.games.viroid.limits import (
    CUBES,
    MOST_INFECTION,
    MOST_MORTALITY,
    MOST_RESISTANCE,
    MOST_SEVERITY,
    TOP_LEVEL,
)
from wusel.games.viroid.state import DEAD, NO_STRAIN, ViroidState
from wusel.games.viroid.words import Ending, Strain

Spoil = Callable[[ViroidState], None]


def infecting() -> Scene:
    return Scene(
        boards={RED: "blood bird cysts_1:1 fever_1:0 infection:2", BLUE: "cysts_2:1"},
        infected={RED: "london", BLUE: "paris"},
        dead="rome insect",
        measures="hygiene tokyo*2, culling madrid",
        blocked="new_york-london, tokyo",
    )


def nobody_active(s: ViroidState) -> None:
    s.active = Seat(2)


def another_end(s: ViroidState) -> None:
    s.ended = Ending(9)


def a_stranger(s: ViroidState) -> None:
    s.fields[0] = 3


def a_field_too_few(s: ViroidState) -> None:
    s.fields.pop()


def a_cube_too_many(s: ViroidState) -> None:
    s.players[RED].cubes += 1


def an_infected_city_without_infected(s: ViroidState) -> None:
    s.present[BLUE] = 0


def a_city_that_nobody_reached(s: ViroidState) -> None:
    s.reached = 0


def too_much_dna(s: ViroidState) -> None:
    s.players[RED].dna = 41


def a_resistance_of_ten(s: ViroidState) -> None:
    s.players[BLUE].resistances[1] = 10


def a_third_level(s: ViroidState) -> None:
    s.players[RED].strengths[words.BLOOD] = 3


def a_fourth_resistance(s: ViroidState) -> None:
    s.players[RED].levels.append(0)


def two_cysts(s: ViroidState) -> None:
    s.players[RED].strains[2] = s.players[BLUE].strains[0]
    s.players[BLUE].strains[0] = NO_STRAIN
    s.players[BLUE].developed[0] = 0


def the_same_strain_twice(s: ViroidState) -> None:
    s.offer_of_strains |= 1 << s.players[RED].strains[0]


def a_symptom_of_no_strain(s: ViroidState) -> None:
    s.players[RED].developed[2] = 1


def an_unknown_strain(s: ViroidState) -> None:
    s.players[RED].strains[2] = Strain(99)


def a_fourth_slot(s: ViroidState) -> None:
    s.players[RED].strains.append(NO_STRAIN)


def markers_that_have_met(s: ViroidState) -> None:
    s.research = s.cure


def corpses_from_nowhere(s: ViroidState) -> None:
    s.corpses[0] = 60


def a_marker_too_many(s: ViroidState) -> None:
    s.markers[0] += 1


def a_marker_among_the_dead(s: ViroidState) -> None:
    s.extinct |= 1
    s.fields[0] = s.fields[1] = DEAD
    s.dead |= 1
    s.free = [cities & ~1 for cities in s.free]
    s.measures[0] = 1
    s.markers[0] -= 1


def an_airport_where_none_is(s: ViroidState) -> None:
    s.blocked_airports = 1 << 10


def quarantine_lifted_by_nobody(s: ViroidState) -> None:
    s.necrosis = 1


def a_card_lost(s: ViroidState) -> None:
    s.deck.pools[0].pop()


def a_seventh_pip(s: ViroidState) -> None:
    s.dice = [7]


def a_city_that_cannot_be_entered(s: ViroidState) -> None:
    s.frame = [1]


SPOILT: dict[Spoil, str] = {
    nobody_active: "active is 2",
    another_end: "ended is 9",
    a_stranger: "nobody knows who [3] are",
    a_field_too_few: "2 seats and",
    a_cube_too_many: "seat 0 has 25 cubes and 1 on the map",
    an_infected_city_without_infected: "the map says",
    a_city_that_nobody_reached: "infected cities that nobody reached",
    too_much_dna: "seat 0 has 41 DNA",
    a_resistance_of_ten: "players[1].resistances[1] is 10",
    a_third_level: "seat 0 has levels",
    a_fourth_resistance: "players[0].levels has 4 places",
    two_cysts: "seat 0 has ['cysts', 'fever', 'cysts']",
    the_same_strain_twice: "a strain of seat 0 is there twice",
    a_symptom_of_no_strain: "seat 0 has 1 of 0 symptoms",
    an_unknown_strain: "players[0].strains[2] is 99",
    a_fourth_slot: "seat 0 has 4 slots",
    markers_that_have_met: "research 20, cure 20",
    corpses_from_nowhere: "corpses are missing",
    a_marker_too_many: "in the supply and",
    a_marker_among_the_dead: "there is a marker in an extinct city",
    an_airport_where_none_is: "blocked: airports",
    quarantine_lifted_by_nobody: "necrosis 1",
    a_card_lost: "cards were made or lost",
    a_seventh_pip: "dice[0] is 7",
    a_city_that_cannot_be_entered: "one can go to",
}


@pytest.mark.parametrize("spoil", SPOILT, ids=[spoil.__name__ for spoil in SPOILT])
def test_a_spoilt_table_is_noticed(spoil: Spoil) -> None:
    scene = infecting()
    assert (scene.asking, scene.game.faults(scene.s)) == ("infect", [])
    spoil(scene.s)
    assert any(SPOILT[spoil] in fault for fault in kind_faults(scene.game, scene.s) or scene.game.faults(scene.s))


@pytest.mark.parametrize(
    "scene",
    [
        Scene(phase=1, come=("pet_fair",), infected={RED: "london", BLUE: "paris"}),
        Scene(phase=3, pathogen="fungus", boards={RED: "dna:20"}, infected={RED: "london", BLUE: "paris"}),
    ],
    ids=["outbreak", "spores"],
)
def test_whoever_is_offered_cities_is_told_the_truth(scene: Scene) -> None:
    if scene.asking == "mutate":
        scene.do(RED, "develop_ability")
    assert scene.asking in ("break_out_to", "fly_to")
    scene.s.frame = [*scene.s.frame[:-1], 1]
    assert any("one can go to" in fault for fault in scene.game.faults(scene.s))


def test_scales_end_where_their_kinds_do() -> None:
    ends = {kind: max(values) for kind, values in GAME.kind_values.items() if isinstance(values, range)}
    assert ends["infection"] == MOST_INFECTION
    assert ends["severity"] == MOST_SEVERITY
    assert ends["mortality"] == MOST_MORTALITY
    assert ends["resisting"] == MOST_RESISTANCE
    assert ends["bought"] == ends["strength"] - 1 == TOP_LEVEL, "a mutation is one more"
    assert ends["cubes"] == CUBES
