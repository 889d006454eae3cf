"""Random rooms full of figures, for tests of foes."""

from functools import cache

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, composite

from tests.games.maus.scene import Scene, quiet_game
from tests.games.maus.slow_foes import SIZE, Drawing, Field, Hunt
from wusel.games.maus import words
from wusel.games.maus.content.house import Ground

GROUNDS = quiet_game().content.grounds
DRAWINGS = {
    ground.name: Drawing([ground.marks[row * SIZE : (row + 1) * SIZE] for row in range(SIZE)]) for ground in GROUNDS
}
HEROES = ("leader", "mystic", "scamp", "archer")
CARDS = {
    "rat": "rats",
    "rat_elite": "elites",
    "spider": "spiders",
    "boss_captain": "captain",
    "centipede": "centipedes",
}
LARGE = ("spider", "centipede")
RANGED = ("rat_elite", "boss_captain")


def name(field: Field) -> str:
    return words.FIELDS[field[0] * SIZE + field[1]]


def square(at: str) -> Field:
    return divmod(words.FIELDS.index(at), SIZE)


class Crowd:
    """A room full of figures: the foe whose turn it is, mice from the top of the track, and bystanders. These are
    roaches, and large figures that are no enemies but still take up a field (MM-Q45)."""

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
        """Add roaches to a field until it is full."""
        others = self.mice + self.roaches + [self.field] * (self.foe not in LARGE)
        self.roaches += [field] * (4 - others.count(field))

    def hunt(self, here: Field) -> Hunt:
        """Put the foe on a field and return the slow search from there."""
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
        scene.s.house.grounds[self.ground.room] = GROUNDS.index(self.ground)
        scene.s.agenda.clear()
        scene.s.asked = scene.s.owing = 0
        scene.s.events = []
        return scene


@cache
def hidden_from(ground: str, here: Field) -> list[Field]:
    """Return the fields that cannot be seen from a field, or all fields if there are none."""
    drawing = DRAWINGS[ground]
    return [there for there in drawing.fields if not drawing.sees(here, there)] or drawing.fields


@composite
def crowds(draw: DrawFn) -> Crowd:
    """Draw a crowd. In half of them the mice are out of sight, and full fields are in the way of a figure."""
    ground = draw(st.sampled_from(GROUNDS))
    drawing = DRAWINGS[ground.name]
    fields = st.sampled_from(drawing.fields)
    foe, here = draw(st.sampled_from(sorted(CARDS))), draw(fields)
    places = st.sampled_from(hidden_from(ground.name, here)) if draw(st.booleans()) else fields
    mice = draw(st.lists(places, min_size=1, max_size=4))
    special = [field for field in drawing.fields if drawing.marks[field] == "s"]
    fuller = st.sampled_from(mice) | st.sampled_from(special + drawing.neighbours(here))
    large = draw(st.lists(fuller.filter(lambda field: foe not in LARGE or field != here), max_size=2, unique=True))
    crowd = Crowd(ground, foe, here, mice, large)
    for field in draw(st.lists(fuller, max_size=2, unique=True)):
        crowd.fill(field)
    return crowd
