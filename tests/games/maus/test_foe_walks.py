"""Foes walk and strike as a slow search from the rules alone says, in all rooms and grounds with random crowds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.maus.crowds import CARDS, DRAWINGS, GROUNDS, HEROES, Crowd, crowds, square
from tests.games.maus.scene import Scene
from tests.games.maus.slow_foes import SIZE
from tests.games.scene import in_words
from tests.thorough import thorough
from wusel.games.maus import words
from wusel.games.maus.content.dice import NUMBERS
from wusel.games.maus.content.house import Ground
from wusel.games.maus.steps.foes import move_foe


def whom_it_strikes(scene: Scene) -> list[str]:
    """Take the next step and return the mice that it attacks."""
    scene.s.events = []
    scene.game.advance(scene.s)
    told = [in_words(scene.game.events.to_json(event.what)).split() for event in scene.s.events]
    return [line[3] for line in told if line[0] == "foe_attacked"]


@given(crowd=crowds(), face=st.integers(0, 5), struck=st.sets(st.integers(0, 3)))
@settings(max_examples=thorough(6000, 150))
@pytest.mark.rule("MM-EMV1", "MM-EMV2", "MM-EMV3", "MM-EMV4", "MM-EMV5", "MM-EMV6", "MM-EMV7", "MM-EMV8", "MM-EMV9")
@pytest.mark.rule("MM-EAT1", "MM-EAT2", "MM-EAT6", "MM-Q7", "MM-Q8", "MM-Q9", "MM-Q10", "MM-Q27")
def test_a_foe_goes_and_strikes_as_the_rules_say(crowd: Crowd, face: int, struck: set[int]) -> None:
    struck = {n for n in struck if n < len(crowd.mice)}
    scene = crowd.scene()
    s, card = scene.s, scene.cards(CARDS[crowd.foe])[0]
    s.turn.struck = sum(1 << scene.mouse(HEROES[n]).hero for n in struck)
    foe = next(foe for foe in s.room.foes if words.FOES[foe.foe] == crowd.foe)
    words.then_foe_strikes(s, card, foe.figure)
    s.script = [face]
    move_foe(s, card, foe)
    here = square(words.FIELDS[foe.field])
    hunt = crowd.hunt(crowd.field)
    assert here in hunt.ends(NUMBERS[face])
    assert bool(s.script) == hunt.stays()
    target = crowd.hunt(here).target(here, struck)
    assert whom_it_strikes(scene) == ([] if target is None else [f"hero_{HEROES[target]}"])


@pytest.mark.rule("MM-Q10")
@pytest.mark.parametrize("ground", GROUNDS, ids=[ground.name for ground in GROUNDS])
def test_who_sees_whom_is_as_the_drawing_says(ground: Ground) -> None:
    drawing = DRAWINGS[ground.name]
    for here in drawing.fields:
        seen = {there for there in drawing.fields if here == there or drawing.sees(here, there)}
        numbers = {row * SIZE + column for row, column in seen}
        assert ground.sees[here[0] * SIZE + here[1]] == sum(1 << number for number in numbers)


@pytest.mark.rule("MM-EMV1", "MM-EMV9")
@pytest.mark.parametrize("ground", GROUNDS, ids=[ground.name for ground in GROUNDS])
def test_how_far_it_is_is_as_the_drawing_says(ground: Ground) -> None:
    drawing = DRAWINGS[ground.name]
    for here in drawing.fields:
        steps = drawing.steps(here, set())
        for there in drawing.fields:
            assert ground.foe.distance(here[0] * SIZE + here[1], there[0] * SIZE + there[1]) == steps[there]
