"""The setup of a game: every option with every value, and the rulings on unclear rules."""

import pytest

from tests.games.viroid.scene import BLUE, GAME, RED, Scene
from wusel.bots.random_bot import play_randomly
from wusel.engine.chance import Chance
from wusel.engine.errors import BadOption

PATHOGENS = ["bacterium", "nanites", "fungus", "vibrio", "virus"]


def test_the_options_and_their_defaults() -> None:
    declared = {option.name: (option.default, option.values) for option in GAME.declared}
    assert declared == {
        "players": (2, [2, 3, 4]),
        "pathogen": ("bacterium", PATHOGENS),
        "difficulty": ("easy", ["easy", "normal", "demanding"]),
        "start": ("cards", ["cards", "expert"]),
        "first": ("random", ["random", 1, 2, 3, 4]),
        "must_use_extended": (True, [True, False]),
        "nanites_three": (False, [False, True]),
    }


@pytest.mark.rule("VI-S12", "VI-C9")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pathogen", PATHOGENS)
def test_every_pathogen_for_every_number_of_players_can_be_played_to_the_end(players: int, pathogen: str) -> None:
    for seed, (start, flag) in enumerate([("cards", True), ("expert", False)]):
        options = {"players": players, "pathogen": pathogen, "start": start, "must_use_extended": flag}
        s = GAME.new(options | {"nanites_three": not flag}, seed)
        assert len(s.players) == players
        play_randomly(GAME, s, Chance(seed + 1))
        result = GAME.result(s)
        assert result is not None
        assert result.won is not None
        assert GAME.faults(s) == []


@pytest.mark.rule("VI-S13")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption, match="first=3 is not possible with 2 players"):
        GAME.new({"players": 2, "first": 3}, 1)


# --- whether bird, plane and ship have to be used


HOME = {RED: "tokyo*4", BLUE: "cape_town"}


def with_a_plane(must: bool) -> Scene:
    """Red can leave Tokyo by plane only."""
    return Scene(boards={RED: "blood:2 plane infection:3"}, infected=HOME, must_use_extended=must)


@pytest.mark.rule("VI-Q1", "VI-2.1")
def test_there_is_no_stopping_while_a_plane_leads_on() -> None:
    scene = with_a_plane(True)
    assert "stop" not in scene.offers(RED)
    assert scene.refused(RED, "stop") == "VI-2.1"


@pytest.mark.rule("VI-Q1", "VI-2.1")
def test_if_so_agreed_one_may_stop_before_using_a_plane() -> None:
    scene = with_a_plane(False)
    assert "stop" in scene.offers(RED)
    scene.do(RED, "enter london")
    assert scene.offers(RED, "enter") == {"paris", "berlin"}, "on foot from there"
    assert scene.refused(RED, "stop") == "VI-2.1", "Paris is next door"
    stopped = with_a_plane(False).do(RED, "stop")
    assert (stopped.asking, stopped.dna()) == ("mutate", 0)


# --- the other reading of the nanites


@pytest.mark.rule("VI-Q19", "VI-PA-NAN2")
@pytest.mark.parametrize(("ability", "most"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_nanites_with_three_abilities_give_as_much_as_they_have(ability: int, most: int) -> None:
    scene = Scene(
        phase=0,
        pathogen="nanites",
        nanites_three=True,
        boards={RED: f"ability:{ability} dna:9"},
        infected={RED: "paris", BLUE: "cape_town"},
    )
    assert (scene.asking == "give_dna") == (most > 0)
    assert scene.offers(RED, "give") == {f"1 {dna}" for dna in range(1, most + 1)}


@pytest.mark.rule("VI-Q19", "VI-PA-NAN1")
def test_in_that_reading_all_three_abilities_can_be_developed() -> None:
    infected = {RED: "paris", BLUE: "cape_town"}
    boards = {RED: "mortality:1 dna:40"}
    scene = Scene(phase=3, pathogen="nanites", nanites_three=True, boards=boards, infected=infected)
    scene.do(RED, *["develop_ability"] * 3)
    assert (scene.board(RED)["mortality"], scene.board(RED)["ability"]) == (4, 3)
    assert scene.dna() == 40 - sum(scene.game.content.pathogens[1].readings[1].prices)
    scene.s.players[RED].dna = 40
    assert scene.refused(RED, "develop_ability") == "VI-3.7"


@pytest.mark.rule("VI-Q19")
def test_that_reading_is_about_nanites_alone() -> None:
    infected = {RED: "paris", BLUE: "cape_town"}
    scene = Scene(phase=3, nanites_three=True, boards={RED: "cold:0 dna:40"}, infected=infected)
    scene.do(RED, "develop_ability")
    assert scene.dna() == 40 - scene.game.content.pathogens[0].readings[0].prices[0]
    assert scene.board(RED)["resistances"]["cold"] == 1
