"""What many scenes of Maus und Mystik need: foes that come, counts of the story, pages."""

from tests.games.maus.scene import Scene
from tests.games.scene import in_words


def let_them_come(scene: Scene) -> Scene:
    """Whoever is still to be placed takes the first field that there is; `told` then has all of it."""
    happened = scene.happened
    while scene.asking == "place_foes":
        scene.do(scene.asked[0], "place_at " + min(scene.offers(scene.asked[0], "place_at")))
        happened = happened + scene.happened
    scene.happened = happened
    return scene


def set_counts(scene: Scene, **counts: int) -> Scene:
    """What has been counted in the story so far."""
    names = [count.name for count in scene.content.counts]
    for name, n in counts.items():
        scene.s.counts[names.index(name)] = n
    return scene


def count_of(scene: Scene, name: str) -> int:
    return scene.s.counts[[count.name for count in scene.content.counts].index(name)]


def pages_told(scene: Scene) -> list[str]:
    """The pages that the last choices have turned, without `page_`."""
    return [line.split()[1].removeprefix("page_") for line in scene.told if line.startswith("page_turned")]


def said(scene: Scene, verb: str) -> list[str]:
    """The events of a kind that the last choices led to."""
    return [line for line in scene.told if line.split()[0] == verb]


def begun(scene: Scene) -> list[str]:
    """What happened before the first question."""
    return [in_words(scene.game.events.to_json(event.what)) for event in scene.begun]
