"""The end: the world without mankind, the cure, an empty deck, no pathogen left. Players without infected play on."""

import pytest

from tests.games.viroid.scene import BLUE, GAME, GREEN, RED, Scene
from wusel.engine.kinds import Seat

NO_CORPSES = "america:0 europe:0 africa:0 asia:0"
HOMES = ("london", "paris", "rome", "tokyo")


def all_but(*cities: str) -> str:
    """Return all other cities, in which no healthy people are left."""
    return " ".join(name for name in GAME.content.worlds[4].names if name not in cities)


# --- won


@pytest.mark.rule("VI-E1", "TC-VI-38")
def test_the_world_is_won_at_the_end_of_phase_4_and_not_before() -> None:
    scene = Scene(
        boards={RED: "blood"},
        infected={RED: "london", BLUE: "london"},
        extinct=all_but("london", "paris"),
        corpses=NO_CORPSES,
    )
    scene.do(RED, "enter paris")
    assert (scene.reason, scene.asking) == ("", "mutate"), "all are infected, but this is phase 2"
    scene.do(RED, "finish")
    assert (scene.reason, scene.told) == ("world_ends", ["won"])
    assert scene.asked == []


@pytest.mark.rule("VI-E1")
def test_the_last_death_can_win_in_anybodys_turn() -> None:
    scene = Scene(
        seat=BLUE,
        phase=4,
        dice="1",
        boards={BLUE: "severity:1 mortality:1"},
        infected={RED: "london", BLUE: "paris*2"},
        extinct=all_but("london", "paris"),
        corpses="europe:1 america:0 africa:0 asia:0",
    )
    scene.do(BLUE, "choose_way blood")
    assert scene.reason == "world_ends"


@pytest.mark.rule("TC-VI-39", "VI-E1")
@pytest.mark.parametrize(
    ("alive", "corpses"),
    [
        ("london", "europe:0 america:0 africa:0 asia:1"),
        ("london", "europe:1 america:0 africa:0 asia:0"),
        ("london paris", NO_CORPSES),
        ("london havana", NO_CORPSES),
    ],
)
def test_one_corpse_or_one_city_without_infected_is_missing(alive: str, corpses: str) -> None:
    infected = {RED: "london small_animal", BLUE: "london small_animal"}
    scene = Scene(phase=4, infected=infected, extinct=all_but(*alive.split()), corpses=corpses)
    assert (scene.reason, scene.asked) == ("", [BLUE])


@pytest.mark.rule("TC-VI-39", "VI-E1")
def test_a_city_in_quarantine_is_missing_too() -> None:
    infected = {RED: "london small_animal", BLUE: "london small_animal"}
    for dead, reason in (("paris blood", ""), ("paris*2", "world_ends")):
        elsewhere = all_but("london", "paris")
        assert Scene(phase=4, dead=dead, infected=infected, extinct=elsewhere, corpses=NO_CORPSES).reason == reason


@pytest.mark.rule("VI-Q7")
def test_whoever_wins_and_loses_at_once_has_won() -> None:
    scene = Scene(phase=4, infected={RED: "london"}, extinct=all_but("london"), corpses=NO_CORPSES)
    assert scene.told == ["won"], "though blue has nobody left"


@pytest.mark.rule("VI-Q35")
def test_the_turn_of_somebody_who_is_out_can_win() -> None:
    scene = Scene(
        3,
        seat=GREEN,
        phase=0,
        come=("corpse",),
        infected={RED: "london small_animal", BLUE: "london blood"},
        extinct=all_but("london"),
        dead="london livestock",
        corpses="europe:1 america:0 africa:0 asia:0",
    )
    assert scene.told[-2:] == ["continent_emptied europe", "won"]


@pytest.mark.rule("VI-E5")
def test_all_win_or_lose_together_and_there_are_no_points() -> None:
    infected = {RED: "london", BLUE: "london"}
    won = Scene(phase=4, infected=infected, extinct=all_but("london"), corpses=NO_CORPSES).table.result()
    lost = Scene(4, phase=1, deck=False, infected={RED: "london", BLUE: "paris"}).table.result()
    assert won is not None
    assert won.to_json() == {"ranks": [1, 1], "scores": [0, 0], "reason": "world_ends", "won": True}
    assert lost is not None
    assert lost.to_json() == {"ranks": [2] * 4, "scores": [0] * 4, "reason": "deck", "won": False}
    assert GAME.plays_together(GAME.new({}, 1))


# --- lost


@pytest.mark.rule("VI-E2")
@pytest.mark.parametrize(
    ("players", "with_infected", "reason"),
    [(2, 2, ""), (2, 1, "elimination"), (3, 2, ""), (3, 1, "elimination"), (4, 3, ""), (4, 2, "elimination")],
)
def test_lost_with_one_of_two_or_two_of_more_players_out(players: int, with_infected: int, reason: str) -> None:
    infected = {Seat(seat): home for seat, home in enumerate(HOMES[:with_infected])}
    scene = Scene(players, phase=4, infected=infected)
    assert scene.reason == reason
    assert ("lost_by_elimination" in scene.told) == bool(reason)


@pytest.mark.rule("VI-E2", "VI-PA-VIB7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_vibrios_do_not_lose_for_want_of_infected(players: int) -> None:
    scene = Scene(players, phase=4, pathogen="vibrio")
    assert scene.reason == ""
    assert not any(player["out"] for player in scene.game.look(scene.s)["players"])


@pytest.mark.rule("VI-E2", "VI-Q8")
def test_whether_too_few_are_left_is_looked_at_when_the_turn_ends() -> None:
    scene = Scene(phase=1, come=("heals cape_town, dna 4",), infected={RED: "london", BLUE: "cape_town"})
    assert "eliminated 1" in scene.told
    assert (scene.reason, scene.asking) == ("", "mutate")
    scene.do(RED, "finish")
    assert (scene.reason, scene.told) == ("elimination", ["lost_by_elimination"])


@pytest.mark.rule("VI-E3")
@pytest.mark.parametrize("event", ["research_down", "cure_up"])
def test_lost_at_once_when_research_and_cure_meet(event: str) -> None:
    infected = {RED: "london", BLUE: "cape_town"}
    scene = Scene(phase=1, come=(f"{event}, gain all 2, dna 5",), infected=infected, research=19, cure=20)
    assert scene.told[-1] == "lost_by_cure"
    assert (scene.reason, scene.asked, scene.dna(RED), scene.dna(BLUE)) == ("cure", [], 0, 0)
    one_before = Scene(phase=1, come=(f"{event}, gain all 2, dna 5",), infected=infected, research=18, cure=20)
    assert (one_before.reason, one_before.dna(RED), one_before.dna(BLUE)) == ("", 7, 2)


@pytest.mark.rule("VI-E4", "TC-VI-46")
def test_lost_at_once_when_there_is_no_card_to_turn_up() -> None:
    scene = Scene(phase=0, deck=False, infected={RED: "london", BLUE: "cape_town"})
    assert scene.told == ["turn_begins 0", "no_card_left 0", "lost_by_deck"]
    assert (scene.reason, scene.asked) == ("deck", [])


@pytest.mark.rule("VI-E4", "VI-F7")
def test_somebody_who_is_out_has_to_turn_up_a_card_as_well() -> None:
    scene = Scene(3, seat=GREEN, phase=0, deck=False, infected={RED: "london", BLUE: "cape_town"})
    assert scene.reason == "deck"


# --- playing on without infected


def without_infected(*come: str, board: str = "", pathogen: str = "bacterium") -> Scene:
    """It is Green's turn without any infected. Red and blue are both in London, and red in Paris too."""
    return Scene(
        3,
        seat=GREEN,
        phase=0,
        come=come,
        boards={GREEN: board},
        infected={RED: "london small_animal, paris", BLUE: "london blood"},
        pathogen=pathogen,
    )


@pytest.mark.rule("VI-F7", "TC-VI-41", "VI-Q8")
def test_whoever_is_out_carries_out_an_event_and_heals_and_that_is_all() -> None:
    board = "insect:2 blood:2 infection:3 severity:3 mortality:5 dna:9"
    scene = without_infected("harden all cold, heals london, dna 8", board=f"{board} cold:2")
    assert scene.board(GREEN)["out"]
    assert scene.board(GREEN)["resistances"]["cold"] == 3
    assert (scene.asked, scene.offers(GREEN)) == ([GREEN], {"cure 0 small_animal", "cure 1 blood"})
    scene.do(GREEN, "cure 1 blood")
    assert scene.told == ["healed 2 1 london blood", "eliminated 1", "lost_by_elimination"]
    again = without_infected("harden all cold, heals london, dna 8", board=board).do(GREEN, "cure 0 small_animal")
    assert again.told[1] == "turn_begins 0", "neither DNA nor phases 2 to 4"
    assert again.dna(GREEN) == 9


@pytest.mark.rule("VI-F7", "TC-VI-41")
def test_massive_research_brings_whoever_is_out_a_second_card() -> None:
    scene = without_infected("M: heals rome, dna 5", "weaken all cold, heals tokyo, dna 5")
    assert [each for each in scene.told if not each.startswith("card_revealed")] == [
        "turn_begins 2",
        "nobody_to_heal rome",
        "resistance_changed 2 cold 8",
        "resistance_changed 0 cold 8",
        "resistance_changed 1 cold 8",
        "nobody_to_heal tokyo",
        "turn_begins 0",
    ]


@pytest.mark.rule("VI-F7", "TC-VI-41", "VI-0.1")
@pytest.mark.parametrize("pathogen", ["nanites", "virus"])
def test_there_is_no_phase_0_for_whoever_is_out(pathogen: str) -> None:
    scene = without_infected("corpse", board="dna:9 ability:2", pathogen=pathogen)
    assert [each.split()[0] for each in scene.told] == ["turn_begins", "card_revealed"]
    assert (scene.asking, scene.asked) == ("lay_corpse", [GREEN])


@pytest.mark.rule("VI-Q8", "VI-F7")
def test_whoever_is_out_gets_neither_dna_nor_an_outbreak() -> None:
    scene = Scene(
        3,
        phase=1,
        come=("gain all 3, outbreak all blood, dna 4",),
        boards={GREEN: "blood:2 dna:1"},
        infected={RED: "london small_animal", BLUE: "cape_town"},
    )
    scene.do(RED, "decline").do(BLUE, "decline")
    assert (scene.asked, scene.asking) == ([RED], "mutate")
    assert [scene.dna(seat) for seat in (RED, BLUE, GREEN)] == [7, 3, 1]


@pytest.mark.rule("VI-Q8", "VI-F7")
def test_once_out_always_out() -> None:
    scene = without_infected("outbreak you blood, outbreak all bird, dna 4", board="blood:2 bird:2")
    assert scene.cities(GREEN) == []
    assert scene.asked == [RED], "green was not asked"


@pytest.mark.rule("VI-Q36", "TC-VI-41", "VI-Q28", "VI-F7")
def test_the_turn_in_which_the_last_infected_is_lost_is_played_to_its_end() -> None:
    scene = Scene(
        3,
        phase=0,
        come=("heals paris, dna 9",),
        dice="1 1",
        boards={RED: "blood:2 infection:2 severity:2 mortality:1 dna:1"},
        infected={RED: "paris", BLUE: "cape_town", GREEN: "tokyo"},
    )
    assert "eliminated 0" in scene.told
    assert (scene.asking, scene.dna(), scene.board(RED)["out"]) == ("mutate", 10, False), "and phase 2 had nothing"
    scene.do(RED, "improve livestock", "finish")
    assert "rolled 0 [1, 1]" in scene.told
    assert (scene.asked, scene.board(RED)["out"], scene.dna()) == ([BLUE], True, 0)
    scene.do(BLUE, "finish").do(GREEN, "finish")
    assert [each.split()[:2] for each in scene.told] == [
        ["turn_begins", "0"],
        ["card_revealed", "0"],
        ["turn_begins", "1"],
        ["card_revealed", "1"],
    ], "no more than an event for red"


@pytest.mark.rule("VI-Q36", "VI-2.16")
def test_the_necrosis_of_whoever_is_out_still_works() -> None:
    scene = Scene(
        3,
        seat=BLUE,
        boards={RED: "cough_1:4", BLUE: "blood"},
        infected={BLUE: "london small_animal", GREEN: "tokyo"},
        dead="paris small_animal",
    )
    assert scene.board(RED)["out"]
    assert scene.offers(BLUE, "enter") == {"london", "paris", "berlin"}


@pytest.mark.rule("VI-Q36", "VI-E2")
def test_with_two_players_it_is_lost_when_that_turn_ends() -> None:
    infected = {RED: "paris", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("heals paris, dna 9",), infected=infected)
    assert (scene.reason, scene.asking, scene.dna()) == ("", "mutate", 9)
    assert scene.do(RED, "finish").reason == "elimination"


@pytest.mark.rule("VI-F7")
def test_nobody_is_out_before_the_first_infected_is_placed() -> None:
    scene = Scene.opening(3, seed=1)
    assert scene.asking == "settle_in"
    assert not any(player["out"] for player in scene.game.look(scene.s)["players"])
