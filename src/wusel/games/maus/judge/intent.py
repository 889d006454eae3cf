"""The goals of a mouse in her turn: the task, a quest, the exit, and the fields for them."""

from typing import Final

from wusel.engine.kinds import NOTHING, Maybe
from wusel.engine.sets import NONE, has, only
from wusel.games.maus import words
from wusel.games.maus.content.chapters import STEP
from wusel.games.maus.content.house import NO_ROOM, NOWHERE
from wusel.games.maus.judge.aims import Aims
from wusel.games.maus.judge.outlook import Outlook
from wusel.games.maus.judge.plan import DO, FIGHT, GO_THERE, NO_TASK, STAND, Task
from wusel.games.maus.rules.acts import could_do
from wusel.games.maus.rules.doors import may_go
from wusel.games.maus.rules.gear import weapons_of
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.steps.standard_actions import can_search
from wusel.games.maus.words import Act, Exit, FieldSet, each_field

# Pages: the cost of one point of enemies; the spare time needed for getting ready, for the way to a quest and for
# friends
PAGES_OF_A_POINT: Final = 0.12
TIME_TO_GET_READY: Final = 1.0
TIME_FOR_THE_WAY: Final = 0.2
TIME_FOR_FRIENDS: Final = 1.0


class Intent:
    """The goals of a mouse in the current state."""

    def __init__(self, s: MausState, look: Outlook, aims: Aims, mouse: Mouse) -> None:
        self.s = s
        self.content = s.content
        self.chapter = s.content.chapters[s.chapter.number]
        self.taste = look.taste
        self.mouse = mouse
        self.look = look
        aims.look(s)
        self.aims = aims
        self.told = aims.chapters[s.chapter.number]
        self.task = aims.task
        self.after = aims.after
        self.choose_prey()
        self.friends = [other for other in look.free if other.hero != mouse.hero]
        self.quiet = not look.enemies
        self.may_go = may_go(s)
        self.spare = spare_pages(look, self.task)
        self.quest = self.quest_here()
        if self.quest == NOTHING and self.spare > self.taste.time_for_a_quest + TIME_FOR_THE_WAY and self.may_go:
            there = aims.quest_nearby(s)
            if there != NO_ROOM:
                self.task = Task(GO_THERE, there, NONE, self.task.left)
        self.exit = exit_for(s, aims, self.task)
        self.target = self.target_fields()
        self.taboo = NONE if self.task.wakes and self.target else self.sleepers()

    def choose_prey(self) -> None:
        """Mark the foe that the task names, and the value of each wound to it if other foes leave with it."""
        task, look = self.task, self.look
        if task.kind != FIGHT or task.room != self.s.house.room:
            return
        look.wanted = task.foe
        gone = self.told.gone_with[task.foe]
        others = [foe for foe in look.enemies if foe.foe != task.foe and has(gone, foe.foe)]
        for foe in look.enemies:
            if foe.foe == task.foe:
                enough = self.told.wounds_for[task.foe]
                left = max(1, enough - foe.wounds) if enough else look.life_left(foe)
                look.rout = self.taste.rout * sum([look.threat(other) for other in others]) / left

    # --- where to go

    def quest_here(self) -> Maybe[Act]:
        """Return a quest that is possible in this room and that there is time for, NOTHING if there is none."""
        if not self.quiet:
            return Act(NOTHING)
        for act in self.chapter.acts:
            card = self.content.acts[act]
            if (
                card.quest
                and card.room == self.s.house.room
                and self.has_time_for(act)
                and could_do(self.s, self.mouse, act)
            ):
                return act
        return Act(NOTHING)

    def has_time_for(self, act: Act) -> bool:
        """Return whether there is time for a quest. A quest that makes friends needs less of it."""
        if self.spare >= self.taste.time_for_a_quest:
            return True
        return self.spare >= TIME_FOR_FRIENDS and self.told.makes_friends(self.s, self.content.acts[act].script)

    def target_fields(self) -> FieldSet:
        """Return the fields for the quest or the task, else the exit. None if it is too early for that."""
        if self.quest != NOTHING:
            return self.fields_for(self.quest)
        task = self.task
        if task.kind == DO and task.room == self.s.house.room and self.enough_at(task):
            task = self.after
        if task.kind == NO_TASK or task.room != self.s.house.room:
            return self.fields_at(self.exit if task is self.task else exit_for(self.s, self.aims, task))
        if task.kind not in (DO, STAND) or (task.calm and not self.quiet) or (task.wakes and not self.is_ready()):
            return NONE
        return self.fields_for(task.act) if task.kind == DO else task.fields

    def is_ready(self) -> bool:
        """Return whether the party should wake the foe that it has to fight. It waits while a mouse is captured or can
        still search, unless time is short."""
        busy = any(mouse.field == NOWHERE or can_search(self.s, mouse) for mouse in self.s.party.mice)
        return self.spare < TIME_TO_GET_READY or not busy

    def sleepers(self) -> FieldSet:
        """Return the fields on which she would wake a foe, none if she could not fight from the other fields."""
        fields = NONE
        for rule in self.chapter.rules[STEP]:
            waits = rule.room == self.s.house.room and not (rule.once and has(self.s.chapter.fired, rule.number))
            if waits and self.told.brings(rule.script, words.ROUSE):
                fields |= rule.fields or self.look.ground.fields
        return fields if self.can_fight_from(self.look.ground.fields & ~fields) else NONE

    def can_fight_from(self, fields: FieldSet) -> bool:
        """Return whether every enemy is either in reach of some fields or will approach her anyway."""
        items = self.content.items
        ranged = any(items[item].reach == words.RANGED for item in weapons_of(self.content, self.mouse))
        reach = self.look.ground.sees if ranged else self.look.ground.close
        within = NONE
        for field in each_field(fields):
            within |= reach[field]
        return all(has(within, foe.field) or not self.content.is_ranged[foe.foe] for foe in self.look.enemies)

    def fields_at(self, exit_: Maybe[Exit]) -> FieldSet:
        """Return the field at an exit if the mice may leave."""
        there = self.look.ground.exits[exit_] if exit_ != NOTHING else NOWHERE
        return only(there) if there != NOWHERE and self.may_go else NONE

    def fields_for(self, act: Act) -> FieldSet:
        """Return the fields for an act, none if it is possible anywhere."""
        card = self.content.acts[act]
        return card.places(self.look.ground) if card.fields else NONE

    def enough_at(self, task: Task) -> bool:
        """Return whether two other mice are already in the place of a task's act."""
        fields = self.fields_for(task.act)
        others = len([other for other in self.friends if has(fields, other.field)])
        return others >= 2 and (self.mouse.field == NOWHERE or not has(fields, self.mouse.field))


def exit_for(s: MausState, aims: Aims, task: Task) -> Maybe[Exit]:
    """Return the exit on the way to a task, or to any new room if there is no task."""
    if task.kind != NO_TASK:
        return aims.ways.exits[task.room]
    new = [exit_ for room, exit_ in enumerate(aims.ways.exits) if exit_ != NOTHING and not has(s.house.visited, room)]
    return new[0] if new else Exit(NOTHING)


def spare_pages(look: Outlook, task: Task) -> float:
    """Return the number of pages that will probably be left over."""
    left = look.pages_left() - look.taste.reserve
    return left - look.taste.pages_of_a_room * min(task.left, 9.0) - PAGES_OF_A_POINT * look.points()
