"""The next task on the way to the end of a chapter: a room, an act, fields or a foe."""

from typing import Final

from wusel.engine.kinds import Maybe
from wusel.engine.sets import NONE
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import NO_ROOM, NOWHERE
from wusel.games.maus.judge.chapter_aims import ChapterAims
from wusel.games.maus.judge.plan import Plan, Ways, impossible
from wusel.games.maus.judge.taste import Taste
from wusel.games.maus.rules.acts import is_over
from wusel.games.maus.rules.figures import NOBODY
from wusel.games.maus.rules.triggers import are_met
from wusel.games.maus.state import MausState
from wusel.games.maus.words import (
    Chapter,
    PerChapter,
    Room,
)

NEXT_DOOR: Final = 1.2


class Aims:
    """The next tasks in all chapters. The last answer is cached while no fact that it depends on changes."""

    def __init__(self, content: Content, tastes: PerChapter[Taste]) -> None:
        self.chapters = [ChapterAims(content, Chapter(number), taste) for number, taste in enumerate(tastes)]
        self.known: list[int] = []
        self.task = impossible(Room(0))
        self.after = self.task
        self.ways = Ways(0)

    def look(self, s: MausState) -> None:
        """Compute the next `task`, the task `after` it, and the `ways` to each room."""
        known = what_matters(s)
        if known == self.known:
            return
        plan = Plan(self.chapters[s.chapter.number], s, s.chapter.counts, {})
        self.task = plan.next_task()
        self.after = plan.following(self.task)
        self.ways = plan.ways(s.house.room)
        self.known = known

    def quest_nearby(self, s: MausState) -> Maybe[Room]:
        """Return a room next door with a quest and without foes, NO_ROOM if there is none."""
        aims = self.chapters[s.chapter.number]
        for act in aims.chapter.acts:
            quest = aims.content.acts[act]
            if not quest.quest or quest.room in (NO_ROOM, s.house.room) or aims.points[quest.room] > 0.0:
                continue
            if not is_over(s, act) and are_met(s, quest, NOBODY, NONE) and self.ways.cost[quest.room] <= NEXT_DOOR:
                return quest.room
        return NO_ROOM


def what_matters(s: MausState) -> list[int]:
    """Return all facts that the next task depends on."""
    found = [s.chapter.number, s.house.room, s.house.turned_up, s.house.visited, s.chapter.fired, len(s.party.items)]
    found += s.chapter.counts
    found += s.chapter.acts
    found += s.house.grounds
    for mouse in s.party.mice:
        found.append(mouse.hero * 2 + (1 if mouse.field == NOWHERE else 0))
    for foe in s.room.foes:
        found.append(foe.foe * 2 + foe.calm)
    return found
