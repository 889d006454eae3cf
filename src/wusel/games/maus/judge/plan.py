"""The shortest way to the end of a chapter: the next task, and the ways through the house.

A chapter is won by a rule or an act with `win` among its effects. The plan works backwards from its conditions. Acts
and other rules raise a count, some rule places a foe, and a sleeping foe must be woken. If there are several ways, the
plan takes the shortest.
"""

from typing import Final

from wusel.engine.kinds import NOTHING, Maybe
from wusel.engine.sets import NONE, added, first, has, removed
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import (
    COUNT,
    DEFEAT,
    ENTER,
    HURT,
    ROUND_END,
    STEP,
    TURN_END,
    Needs,
    Rule,
)
from wusel.games.maus.content.house import NO_ROOM, NOWHERE
from wusel.games.maus.judge.chapter_aims import DEEPEST, KNOWN_ROOM, ChapterAims
from wusel.games.maus.rules.acts import is_over
from wusel.games.maus.rules.doors import leads_to, lock_bar
from wusel.games.maus.rules.gear import is_of_class
from wusel.games.maus.rules.triggers import somebody_has
from wusel.games.maus.state import MausState
from wusel.games.maus.words import (
    Act,
    Count,
    Exit,
    FieldSet,
    Foe,
    Item,
    PerCount,
    PerRoom,
    Room,
    each_exit,
)

# Kinds of tasks
NO_TASK: Final = 0
DO: Final = 1  # an act
STAND: Final = 2  # be somewhere at the end of a turn
FIGHT: Final = 3  # a certain foe
GO_THERE: Final = 4  # enter a room

# Obstacles in rooms: an act, a foe; the detour that friends are worth
ONE_ACT: Final = 0.3
ONE_FOE: Final = 0.6
FRIENDS: Final = 0.5
NO_WAY: Final = 99.0
ALL_EXITS: Final = each_exit(first(len(words.EXITS)))


class Task:
    """The next thing to do. `left` is the distance to the end in rooms, with everything on the way included."""

    def __init__(self, kind: int, room: Room, fields: FieldSet, left: float) -> None:
        self.kind = kind
        self.room = room
        self.fields = fields
        self.left = left
        self.act: Maybe[Act] = Act(NOTHING)
        self.foe: Maybe[Foe] = Foe(NOTHING)
        self.calm = False  # impossible while enemies are there
        self.wins = True  # the last thing to do
        self.wakes = False  # wakes a foe that the mice then have to fight
        self.end = room  # the room in which it ends


class Ways:
    """The shortest ways through the current house: the `cost` of each room, and the first exit on the way there."""

    def __init__(self, rooms: int) -> None:
        self.cost: PerRoom[float] = [NO_WAY] * rooms
        self.exits: PerRoom[Maybe[Exit]] = [Exit(NOTHING)] * rooms


class Plan:
    """The way from the party's room to the end if the counts were `counts`. `known` caches ways."""

    def __init__(self, aims: ChapterAims, s: MausState, counts: PerCount[int], known: dict[Room, Ways]) -> None:
        self.aims = aims
        self.s = s
        self.content = s.content
        self.counts = counts
        self.known = known

    def next_task(self) -> Task:
        """Return the first task on the shortest way to the end."""
        here = self.s.house.room
        best = impossible(here)
        for rule in self.aims.winning_rules:
            best = better(best, self.for_rule(rule, here, DEEPEST))
        for act in self.aims.winning_acts:
            best = better(best, self.for_act(act, here, DEEPEST))
        return best

    def following(self, task: Task) -> Task:
        """Return the next task once this one is done."""
        if task.kind != DO:
            return task
        later = self.counts[:]
        for effect in self.aims.effects_of(self.content.acts[task.act].script):
            if deed(effect) == words.COUNT:
                later[words.effect_count(effect)] += words.effect_n(effect)
        return Plan(self.aims, self.s, later, self.known).next_task()

    def for_rule(self, rule: Rule, room: Room, deep: int) -> Task:
        """Return the task that fires a rule."""
        if deep == 0 or (rule.once and has(self.s.chapter.fired, rule.number)):
            return impossible(room)
        before = self.before(rule, room, deep)
        if before is None and rule.counted != NOTHING and self.counts[rule.counted] < rule.reached:
            before = self.for_count(rule.counted, rule.reached, room, deep - 1)
        elif before is None and rule.on == COUNT:
            return impossible(room)
        start = before.end if before is not None else room
        return one_after_the_other(before, self.moment(rule, start, deep))

    def before(self, needs: Needs, room: Room, deep: int) -> Task | None:
        """Return the task that a rule or an act requires first, None if there is none."""
        if needs.count != NOTHING:
            if self.counts[needs.count] > needs.most:
                return impossible(room)
            if self.counts[needs.count] < needs.least:
                return self.for_count(needs.count, needs.least, room, deep - 1)
        if needs.item != NOTHING and not somebody_has(self.s, needs.item):
            return self.for_item(needs.item, room, deep - 1)
        return None

    def moment(self, rule: Rule, room: Room, deep: int) -> Task:
        """Return the task that brings about the moment of a rule."""
        if rule.on in (DEFEAT, HURT) and rule.foe != NOTHING:
            return self.for_foe(rule.foe, room, deep)
        if rule.on == COUNT:
            return Task(NO_TASK, room, NONE, 0.0)
        where = rule.room if rule.room != NO_ROOM else room
        if rule.on == ENTER and (rule.room == NO_ROOM or has(self.s.house.visited, where)):
            return impossible(room)
        if rule.on not in (TURN_END, STEP, ROUND_END, ENTER):
            return impossible(room)
        way = self.ways(room).cost[where]
        task = Task(GO_THERE if rule.on == ENTER else STAND, where, rule.fields, way + ONE_ACT)
        task.calm = rule.calm
        return task

    def for_count(self, count: Count, least: int, room: Room, deep: int) -> Task:
        """Return the task that raises a count to a number."""
        best = impossible(room)
        if deep <= 0:
            return best
        missing = least - self.counts[count]
        for act in self.aims.acts_for[count]:
            task = self.for_act(act, room, deep)
            task.left += ONE_ACT * (missing - 1)
            best = better(best, task)
        for rule in self.aims.rules_for[count]:
            task = self.for_rule(rule, room, deep - 1)
            if self.aims.makes_friends(self.s, rule.script):
                task.left -= FRIENDS
            best = better(best, task)
        return best

    def for_item(self, item: Item, room: Room, deep: int) -> Task:
        """Return the task that finds an item."""
        best = impossible(room)
        for act in self.aims.chapter.acts:
            if deep > 0 and words.find(item) in self.aims.effects_of(self.content.acts[act].script):
                best = better(best, self.for_act(act, room, deep))
        return best

    def for_act(self, act: Act, room: Room, deep: int) -> Task:
        """Return the task that does an act."""
        card = self.content.acts[act]
        nobody = card.classes and not any(is_of_class(self.content, mouse, card.classes) for mouse in self.s.party.mice)
        if is_over(self.s, act) or nobody:
            return impossible(room)
        before = self.before(card, room, deep)
        start = before.end if before is not None else room
        where = card.room if card.room != NO_ROOM else start
        task = Task(DO, where, card.fields, self.ways(start).cost[where] + ONE_ACT)
        task.act = act
        task.calm = card.calm
        return one_after_the_other(before, task)

    def for_foe(self, foe: Foe, room: Room, deep: int) -> Task:
        """Return the task that meets a foe: fight it here, wake it, or go to its room."""
        for other in self.s.room.foes:
            if other.foe == foe:
                return self.to_wake(foe, room, deep) if other.calm else to_fight(foe, self.s.house.room, ONE_FOE)
        home = self.aims.homes[foe]
        if home == NO_ROOM or (has(self.s.house.visited, home) and home == self.s.house.room):
            return impossible(room)
        return to_fight(foe, home, self.ways(room).cost[home] + ONE_FOE)

    def to_wake(self, foe: Foe, room: Room, deep: int) -> Task:
        best = impossible(room)
        for rule in self.aims.wakers[foe]:
            best = better(best, self.for_rule(rule, room, deep - 1))
        best.wakes = True
        best.wins = False
        best.calm = True
        best.left += ONE_FOE
        return best

    # --- ways through the house

    def ways(self, start: Room) -> Ways:
        """Return the cheapest ways from a room to all others. Unvisited rooms cost more."""
        if start not in self.known:
            self.known[start] = self.find_ways(start)
        return self.known[start]

    def find_ways(self, start: Room) -> Ways:
        s, content = self.s, self.content
        ways = Ways(len(content.rooms))
        shown = [NONE] * len(content.rooms)
        ways.cost[start] = 0.0
        shown[start] = s.house.turned_up
        waiting = [start]
        classes = NONE
        for mouse in s.free_mice():
            classes |= content.heroes[mouse.hero].classes
        while waiting:
            room = waiting.pop(0)
            exits = content.grounds[s.house.grounds[room]].exits
            for exit_ in ALL_EXITS:
                if exits[exit_] == NOWHERE or lock_bar(s, room, exit_, classes):
                    continue
                there = leads_to(s, room, exit_, shown[room])
                if there == NO_ROOM:
                    continue
                price = ways.cost[room] + (KNOWN_ROOM if has(s.house.visited, there) else self.aims.prices[there])
                if price < ways.cost[there]:
                    ways.cost[there] = price
                    ways.exits[there] = exit_ if room == start else ways.exits[room]
                    shown[there] = added(removed(shown[room], content.house.flips[there]), there)
                    waiting.append(there)
        return ways


def to_fight(foe: Foe, room: Room, left: float) -> Task:
    task = Task(FIGHT, room, NONE, left)
    task.foe = foe
    return task


def impossible(room: Room) -> Task:
    return Task(NO_TASK, room, NONE, NO_WAY)


def better(one: Task, other: Task) -> Task:
    """Return the shorter of two ways."""
    return other if other.left < one.left else one


def one_after_the_other(before: Task | None, rest: Task) -> Task:
    """Return the first of two tasks with the total distance of both, or the only one."""
    if before is None:
        return rest
    if before.left < NO_WAY:
        before.wins = False
        before.left += rest.left
        before.end = rest.end
    return before
