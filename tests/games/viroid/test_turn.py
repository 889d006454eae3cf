"""The frame of a turn: the active player, its phases, and what comes before the event."""

import pytest

from tests.games.viroid.scene import BLUE, GREEN, RED, YELLOW, Scene
from wusel.engine.errors import IllegalChoice
from wusel.games.viroid.view import phase_of

EVERYBODY = {RED: "london small_animal", BLUE: "cape_town", GREEN: "tokyo", YELLOW: "rio"}


@pytest.mark.rule("VI-T1", "VI-4.10")
def test_clockwise_and_each_plays_all_phases_before_the_next() -> None:
    scene = Scene(4, seat=GREEN, phase=1, infected=EVERYBODY, boards={GREEN: "small_animal severity:2"})
    assert (scene.asking, phase_of(scene.s)) == ("mutate", 3)
    assert [told.split()[:2] for told in scene.told] == [["card_revealed", "2"], ["infected", "2"], ["dna_gained", "2"]]
    scene.do(GREEN, "finish")
    assert [told.split()[:2] for told in scene.told] == [["rolled", "2"], ["turn_begins", "3"], ["card_revealed", "3"]]
    turns: list[int] = [GREEN]
    for _ in range(4):
        [seat] = scene.asked
        turns.append(seat)
        scene.do(seat, "finish")
    assert turns == [GREEN, YELLOW, RED, BLUE, GREEN]


@pytest.mark.rule("VI-T1")
def test_phases_come_in_order() -> None:
    boards = {RED: "small_animal blood infection:1 severity:1 mortality:5 dna:5"}
    scene = Scene(
        phase=0,
        pathogen="nanites",
        come=("heals paris",),
        dice="1",
        boards=boards,
        infected={RED: "paris small_animal, paris blood, london small_animal", BLUE: "cape_town"},
    )
    seen = [(phase_of(scene.s), scene.asking)]
    for said in ("keep", "cure 0 blood", "enter london", "choose_way blood", "finish", "kill london"):
        scene.do(RED, said)
        if scene.asked == [RED]:
            seen.append((phase_of(scene.s), scene.asking))
    assert seen == [
        (0, "give_dna"),
        (1, "choose_healed"),
        (2, "infect"),
        (2, "infect_by"),
        (3, "mutate"),
        (4, "choose_dead"),
        (4, "die_in"),
    ]


@pytest.mark.rule("VI-T2")
def test_only_the_active_player_decides() -> None:
    scene = Scene(infected={RED: "london small_animal", BLUE: "cape_town"}, boards={RED: "small_animal"})
    assert scene.asked == [RED]
    assert scene.offers(BLUE) == set()
    with pytest.raises(IllegalChoice, match="seat 1 is not asked"):
        scene.table.choose(BLUE, scene.choice("enter paris"))
    scene.do(RED, "enter paris")


@pytest.mark.rule("VI-T2", "VI-Q34")
def test_the_active_player_decides_about_the_infected_of_others_too() -> None:
    scene = Scene(phase=1, come=("heals cape_town",), infected={RED: "london", BLUE: "cape_town*2"})
    assert (scene.asking, scene.asked) == ("choose_healed", [RED])


@pytest.mark.rule("VI-0.1")
@pytest.mark.parametrize("pathogen", ["bacterium", "fungus", "vibrio"])
def test_most_pathogens_have_no_phase_0(pathogen: str) -> None:
    scene = Scene(phase=0, pathogen=pathogen, infected=EVERYBODY | {RED: "tokyo"}, players=4, boards={RED: "dna:5"})
    assert [told.split()[0] for told in scene.told] == ["turn_begins", "card_revealed"]


@pytest.mark.rule("VI-0.1", "VI-PA-NAN2")
def test_nanites_are_asked_before_every_event() -> None:
    boards = {RED: "dna:5", BLUE: "dna:5"}
    scene = Scene(phase=0, pathogen="nanites", infected={RED: "london small_animal", BLUE: "cape_town"}, boards=boards)
    for seat in (RED, BLUE, RED):
        assert (scene.asking, scene.asked) == ("give_dna", [seat])
        assert scene.told[-1] == f"turn_begins {seat}"
        scene.do(seat, "keep")
        assert scene.told[0].startswith(f"card_revealed {seat}")
        scene.do(seat, "finish")


@pytest.mark.rule("VI-0.1", "VI-PA-VIR2")
def test_a_virus_rolls_before_every_event() -> None:
    scene = Scene(
        phase=0,
        pathogen="virus",
        dice="6",
        infected={RED: "london small_animal", BLUE: "cape_town"},
    )
    assert [told.split()[0] for told in scene.told] == ["turn_begins", "virus_rolled", "card_revealed"]
    scene.s.script = [5]
    scene.do(RED, "finish")
    assert [told.split()[0] for told in scene.told] == ["turn_begins", "virus_rolled", "card_revealed"]
    assert scene.told[1] == "virus_rolled 1 6"
