"""Foes go and strike as a slow search from the rules alone says: all rooms and grounds, random crowds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, composite

from tests.games.maus.scene import Scene, quiet_game
from tests.games.maus.slow_foes import SIZE, Drawing, Field, Hunt
from tests.games.scene import in_words
from tests.thorough import thorough
from wusel.games.maus import words
from wusel.games.maus.dice import NUMBERS
from wusel.games.maus.house import Ground

GROUNDS = quiet_game().content.grounds
DRAWINGS = {
    ground.name: Drawing([ground.marks[row * SIZE : (row + 1) * SIZE] for row in range(SIZE)]) for ground in GROUNDS
}
HEROES = ("leader", "mystic", "scamp", "archer")
CARDS = {"rat": "rats", "rat_elite": "elites", "spider": "spiders", "boss_captain": "captain", "centipede": "centipedes"}
LARGE = ("spider", "centipede")
RANGED = ("rat_elite", "boss_captain")


def name(field: Field) -> str:
    return words.FIELDS[field[0] * SIZE + field[1]]


def square(at: str) -> Field:
    return divmod(words.FIELDS.index(at), SIZE)


class Crowd:
    """A room full of figures: the foe whose turn it is, mice from the top of the track, and others who are just there:
    roaches, and large figures that are no enemies but take their place all the same (MM-Q45)."""

    def __init__(self, ground: Ground, foe: str, field: Field, mice: list[Field], large: list[Field]) -> None:
        self.ground = ground
        self.drawing = DRAWINGS[ground.name]
        self.foe = foe
        self.field = field
        self.mice = mice
        self.large = large
        self.roaches: list[Field] = []

    def __repr__(self) -> str:
        mice, roaches, large = (" ".join(map(name, each)) for each in (self.mice, self.roaches, self.large))
        return f"{self.foe} {name(self.field)} in {self.ground.name}, mice {mice}, roaches {roaches}, large {large}"

    def fill(self, field: Field) -> None:
        """As many roaches come to a field as there is room for."""
        others = self.mice + self.roaches + [self.field] * (self.foe not in LARGE)
        self.roaches += [field] * (4 - others.count(field))

    def hunt(self, here: Field) -> Hunt:
        """The foe stands on a field, and the slow search looks at it."""
        is_large = self.foe in LARGE
        small = self.roaches + [here] * (not is_large)
        large = self.large + [here] * is_large
        return Hunt(self.drawing, self.mice, small, large, here, ranged=self.foe in RANGED)

    def scene(self) -> Scene:
        mice = ", ".join(f"{hero} {name(field)}" for hero, field in zip(HEROES, self.mice, strict=False))
        foes = [f"{self.foe} {name(self.field)}", *[f"roach {name(field)}" for field in self.roaches]]
        sitting = zip(("boss_cat", "boss_sorceress"), self.large, strict=False)
        foes += [f"{foe} {name(field)} calm" for foe, field in sitting]
        scene = Scene(mice, ", ".join(foes), room=quiet_game().content.rooms[self.ground.room].name)
        scene.s.grounds[self.ground.room] = GROUNDS.index(self.ground)
        scene.s.agenda.clear()
        scene.s.events = []
        return scene


@composite
def crowds(draw: DrawFn) -> Crowd:
    ground = draw(st.sampled_from(GROUNDS))
    fields = st.sampled_from(DRAWINGS[ground.name].fields)
    foe, here = draw(st.sampled_from(sorted(CARDS))), draw(fields)
    large = draw(st.lists(fields.filter(lambda field: foe not in LARGE or field != here), max_size=2, unique=True))
    crowd = Crowd(ground, foe, here, draw(st.lists(fields, min_size=1, max_size=4)), large)
    for field in draw(st.lists(fields, max_size=2, unique=True)):
        crowd.fill(field)
    return crowd


def next_step(scene: Scene, verb: str) -> list[str]:
    """The next step is taken; the events of a kind that it leads to."""
    scene.s.events = []
    scene.game.advance(scene.s)
    told = [in_words(scene.game.events.to_json(event.what)) for event in scene.s.events]
    return [line for line in told if line.startswith(verb)]


@given(crowd=crowds(), face=st.integers(0, 5), struck=st.sets(st.integers(0, 3)))
@settings(max_examples=thorough(3000, 300))
@pytest.mark.rule("MM-EMV1", "MM-EMV2", "MM-EMV3", "MM-EMV4", "MM-EMV5", "MM-EMV6", "MM-EMV7", "MM-EMV8", "MM-EMV9")
@pytest.mark.rule("MM-EAT1", "MM-EAT2", "MM-EAT6", "MM-Q7", "MM-Q8", "MM-Q9", "MM-Q10", "MM-Q27")
def test_a_foe_goes_and_strikes_as_the_rules_say(crowd: Crowd, face: int, struck: set[int]) -> None:
    struck = {n for n in struck if n < len(crowd.mice)}
    scene = crowd.scene()
    s, card = scene.s, scene.cards(CARDS[crowd.foe])[0]
    s.struck = sum(1 << scene.mouse(HEROES[n]).hero for n in struck)
    foe = next(foe for foe in s.foes if words.FOES[foe.foe] == crowd.foe)
    words.then_foe_strikes(s, card, foe.figure)
    words.then_foe_moves(s, card, foe.figure)
    s.script = [face]
    next_step(scene, "foe_moved")
    here = square(words.FIELDS[foe.field])
    hunt = crowd.hunt(crowd.field)
    assert here in hunt.ends(NUMBERS[face])
    assert bool(s.script) == hunt.stays()
    target = crowd.hunt(here).target(here, struck)
    attacked = [line.split()[3] for line in next_step(scene, "foe_attacked")]
    assert attacked == ([] if target is None else [f"hero_{HEROES[target]}"])


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
