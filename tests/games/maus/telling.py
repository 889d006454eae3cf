"""Helpers for many scenes of Maus und Mystik: foes that arrive, counts of the story, pages."""

from typing import Any, cast

from tests.games.maus.scene import GAME, Scene
from tests.games.scene import AnyScene, in_words
from wusel.engine.kinds import NOTHING
from wusel.engine.table import Table
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.state import MausState


def let_them_come(scene: Scene) -> Scene:
    """Put every waiting foe on the first field on offer. `told` then has all the events."""
    happened = scene.happened
    while scene.asking == "place_foes":
        scene.do(scene.asked[0], "place_at " + min(scene.offers(scene.asked[0], "place_at")))
        happened = happened + scene.happened
    scene.happened = happened
    return scene


def wanted(scene: Scene) -> dict[str, int | str]:
    """Return the arguments of the current question."""
    return cast(dict[str, int | str], scene.table.view(scene.asked[0])["wanted"])


def set_counts(scene: Scene, **counts: int) -> Scene:
    """Set counts of the story."""
    names = [count.name for count in scene.content.counts]
    for name, n in counts.items():
        scene.s.chapter.counts[names.index(name)] = n
    return scene


def count_of(scene: Scene, name: str) -> int:
    return scene.s.chapter.counts[[count.name for count in scene.content.counts].index(name)]


def pages_told(scene: Scene) -> list[str]:
    """Return the pages that the last choices turned, without `page_`."""
    return [line.split()[1].removeprefix("page_") for line in scene.told if line.startswith("page_turned")]


def said(scene: Scene, verb: str) -> list[str]:
    """Return the events of a kind that the last choices caused."""
    return [line for line in scene.told if line.split()[0] == verb]


def with_an_action(scene: Scene) -> Scene:
    """Give her a standard action again."""
    scene.s.turn.actions = 1
    scene.s.offer = None
    return scene


def foes_by(chapter: int, moment: str, room: str = "") -> list[str]:
    """Return the kinds of foes that a chapter places at a moment and in a room. Their number is a matter of balance,
    which tests need not know."""
    content = GAME.content
    number = [each.name for each in content.rooms].index(room) if room else NOTHING
    for rule in content.chapters[chapter - 1].rules[words.MOMENTS.index(moment)]:
        effects = content.scripts[rule.script] if rule.room == number and rule.script != NOTHING else []
        found: list[str] = []
        for effect in effects:
            if deed(effect) == words.PLACE or deed(effect) == words.PLACE_CALM:
                found += [words.FOES[words.effect_foe(effect)]] * words.effect_n(effect)
        if found:
            return sorted(found)
    return []


def kinds(scene: Scene) -> list[str]:
    """Return the foes in the room by their kinds."""
    return sorted(foe.split()[0] for foe in scene.foes)


class Beginning(AnyScene[MausState]):
    """A chapter at its first page. `pages` are the pages shown at once, without `page_`."""

    def __init__(self, chapter: int, **options: object) -> None:
        table = Table(GAME, {"chapter": chapter, **options}, seed=1)
        super().__init__(GAME, table)
        told = [in_words(GAME.events.to_json(event.what)).split() for event in table.opening]
        self.pages = [line[1].removeprefix("page_") for line in told if line[0] == "page_turned"]
        while self.asking == "place_foes":
            self.do(0, "place_at " + min(self.offers(0, "place_at")))

    @property
    def view(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.table.view(0))
