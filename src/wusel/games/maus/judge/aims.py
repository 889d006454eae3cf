"""What leads to the end of a chapter: which room, which act, which fields, which foe, read out of its rules.

A chapter is won by a rule or an act with `win` among its effects. Whatever that waits for is worked out backwards: a
count is raised by acts and by other rules, a foe is where some rule places it, a sleeping one must be woken. Of several
ways the shortest is taken. Nothing here knows any chapter by name.
"""

from typing import Final

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import NONE, added, has, meet, only, removed
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.chapters import (
    COUNT,
    DEFEAT,
    ENTER,
    HURT,
    ROUND_END,
    START,
    STEP,
    SURGE,
    TURN_END,
    ActCard,
    Needs,
    Rule,
)
from wusel.games.maus.content import Content
from wusel.games.maus.doors import CLEVER_PAWS, party_has
from wusel.games.maus.house import NOWHERE
from wusel.games.maus.judge.taste import AT_FIRST_SIGHT, Taste
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import MausState
from wusel.games.maus.tale import are_met, somebody_has

# Kinds of tasks
NO_TASK: Final = 0
DO: Final = 1  # an act
STAND: Final = 2  # be somewhere at the end of a turn
FIGHT: Final = 3  # a certain foe
GO_THERE: Final = 4  # into a room

# What stands in the way, in rooms: somebody in it, one that is known, one off the main way, an act, a foe
FOES: Final = 0.6
KNOWN_ROOM: Final = 0.35
ASIDE: Final = 0.8
ONE_ACT: Final = 0.3
ONE_FOE: Final = 0.6
NO_WAY: Final = 99.0
DEEPEST: Final = 6
NEXT_DOOR: Final = 1.2

# Points of foes: roach, rat, elite, spider, centipede, captain, great centipede, cat, sorceress
POINTS: Final = (0.6, 1.0, 1.1, 2.0, 2.0, 3.0, 3.0, 3.0, 5.0)
POINTS_OF_A_CARD: Final = 4.0


class Task:
    """What is to be done next, and how many rooms away the end is (`left`), all that is on the way among it."""

    def __init__(self, kind: int, room: int, fields: int, left: float) -> None:
        self.kind = kind
        self.room = room
        self.fields = fields
        self.left = left
        self.act = NOTHING
        self.foe = NOTHING
        self.all = False  # everybody has to be there
        self.calm = False  # it cannot be done while enemies are there
        self.wins = True  # it is the last thing to do
        self.wakes = False  # it wakes somebody whom one has to fight then
        self.end = room  # where it ends


class Ways:
    """The shortest ways through the house as it lies now: `cost` of each room and the exit that leads there first."""

    def __init__(self, cost: list[float], exits: list[int]) -> None:
        self.cost = cost
        self.exits = exits


class ChapterAims:
    """What the rules and acts of a chapter lead to."""

    def __init__(self, content: Content, chapter: int, taste: Taste) -> None:
        self.content = content
        self.taste = taste
        self.number = chapter
        self.chapter = content.chapters[chapter]
        self.winning_rules = [rule for rule in self.chapter.all_rules if self.brings(rule.script, words.WIN)]
        self.winning_acts = [act for act in self.chapter.acts if self.brings(content.acts[act].script, words.WIN)]
        self.points = [self.points_in(room) for room in range(len(content.rooms))]
        self.surges = [self.surge_in(room) for room in range(len(content.rooms))]
        self.acts_for = [self.acts_raising(number) for number in range(len(content.counts))]
        self.rules_for = [self.rules_raising(number) for number in range(len(content.counts))]
        self.homes = [self.home_of(foe) for foe in range(len(words.FOES))]
        self.wakers = [
            [rule for rule in self.chapter.all_rules if self.about_foe(rule.script, words.ROUSE, foe)]
            for foe in range(len(words.FOES))
        ]
        self.card_takers = [
            [act for act in self.chapter.acts if self.about_foe(content.acts[act].script, words.TAKE_CARD, foe)]
            for foe in range(len(words.FOES))
        ]
        self.gone_with = [self.goes_with(foe) for foe in range(len(words.FOES))]
        self.wounds_for = [self.wounds_told_of(foe) for foe in range(len(words.FOES))]

    # --- reading the chapter

    def effects_of(self, script: int) -> list[int]:
        """All that a script can lead to, with what is picked on the pages that it tells."""
        if script == NOTHING:
            return []
        found = self.content.scripts[script][:]
        for effect in self.content.scripts[script]:
            if deed(effect) == words.TELL:
                for choice in self.content.pages[words.effect_page(effect)].choices:
                    if choice.script != NOTHING:
                        found += self.content.scripts[choice.script]
        return found

    def brings(self, script: int, word: int) -> bool:
        return any(deed(effect) == word for effect in self.effects_of(script))

    def about_foe(self, script: int, word: int, foe: int) -> bool:
        return any(deed(effect) == word and foe_named(effect) == foe for effect in self.effects_of(script))

    def raises(self, script: int, number: int) -> int:
        """By how much a script raises a count."""
        n = 0
        for effect in self.effects_of(script):
            if deed(effect) == words.COUNT and words.effect_count(effect) == number:
                n += words.effect_n(effect)
        return n

    def acts_raising(self, number: int) -> list[int]:
        return [act for act in self.chapter.acts if self.raises(self.content.acts[act].script, number)]

    def rules_raising(self, number: int) -> list[Rule]:
        return [rule for rule in self.chapter.all_rules if self.raises(rule.script, number)]

    def home_of(self, foe: int) -> int:
        """The room in which the chapter places a foe, NOTHING if it does not."""
        for rule in self.chapter.rules[ENTER] + self.chapter.rules[START]:
            if self.about_foe(rule.script, words.PLACE, foe) or self.about_foe(rule.script, words.PLACE_CALM, foe):
                return rule.room if rule.room != NOTHING else self.chapter.rooms[0]
        return NOTHING

    def goes_with(self, foe: int) -> int:
        """The kinds of foes that are no enemies any more once this one is hurt or beaten."""
        kinds = NONE
        for rule in self.chapter.rules[HURT] + self.chapter.rules[DEFEAT]:
            if rule.foe == foe:
                kinds |= self.sent_away(rule.script, DEEPEST)
        return kinds

    def sent_away(self, script: int, deep: int) -> int:
        """The kinds of foes that a script sends away or calms, also by the counts that it raises; all of them if it
        wins."""
        kinds = NONE
        for effect in self.effects_of(script):
            if deed(effect) == words.WIN:
                kinds |= only(len(words.FOES)) - 1
            elif deed(effect) in (words.LEAVE, words.CALM):
                kinds |= only(words.effect_foe(effect))
            elif deed(effect) == words.COUNT and deep > 0:
                for rule in self.chapter.rules[COUNT]:
                    if rule.counted == words.effect_count(effect):
                        kinds |= self.sent_away(rule.script, deep - 1)
        return kinds

    def wounds_told_of(self, foe: int) -> int:
        """After how many wounds the story goes on, 0 if the foe has to be beaten."""
        for rule in self.chapter.rules[HURT]:
            if rule.foe == foe:
                return rule.wounds
        return 0

    def points_in(self, room: int) -> float:
        """How much there is to fight with in a room, before it has been entered."""
        if not has(self.chapter.open, room):
            return 0.0
        if has(self.chapter.draws, room):
            return POINTS_OF_A_CARD
        return max([self.placed(rule.script) for rule in self.chapter.rules[ENTER] if rule.room == room], default=0.0)

    def surge_in(self, room: int) -> float:
        """How much the chapter itself brings in a surge (MM-REI2)."""
        return max([self.placed(rule.script) for rule in self.chapter.rules[SURGE] if rule.room == room], default=0.0)

    def placed(self, script: int) -> float:
        """The points of all foes that a script places."""
        points = 0.0
        for effect in self.effects_of(script):
            if deed(effect) == words.PLACE:
                points += POINTS[words.effect_foe(effect)] * words.effect_n(effect)
        return points

    # --- what comes next

    def next_task(self, s: MausState, counts: list[int]) -> Task:
        """The first thing to do on the shortest way to the end, as if the counts were these."""
        best = Task(NO_TASK, s.room, NONE, NO_WAY)
        for rule in self.winning_rules:
            best = better(best, self.for_rule(s, counts, rule, s.room, DEEPEST))
        for act in self.winning_acts:
            best = better(best, self.for_act(s, counts, act, s.room, DEEPEST))
        return best

    def following(self, s: MausState, counts: list[int], task: Task) -> Task:
        """What comes after a task, once it is done."""
        if task.kind != DO:
            return task
        later = counts[:]
        for effect in self.effects_of(self.content.acts[task.act].script):
            if deed(effect) == words.COUNT:
                later[words.effect_count(effect)] += words.effect_n(effect)
        return self.next_task(s, later)

    def for_rule(self, s: MausState, counts: list[int], rule: Rule, room: int, deep: int) -> Task:
        """How to bring a rule about."""
        if deep == 0 or (rule.once and has(s.fired, rule.number)):
            return impossible(room)
        first = self.before(s, counts, rule, room, deep)
        if first is None and rule.counted != NOTHING and counts[rule.counted] < rule.reached:
            first = self.for_count(s, counts, rule.counted, rule.reached, room, deep - 1)
        elif first is None and rule.on == COUNT:
            return impossible(room)
        start = first.end if first is not None else room
        rest = self.moment(s, counts, rule, start, deep)
        return rest if first is None else one_after_the_other(first, rest)

    def before(self, s: MausState, counts: list[int], needs: Needs, room: int, deep: int) -> Task | None:
        """What must be done first for a rule or an act; None if nothing."""
        if needs.count != NOTHING:
            if counts[needs.count] > needs.most:
                return impossible(room)
            if counts[needs.count] < needs.least:
                return self.for_count(s, counts, needs.count, needs.least, room, deep - 1)
        if needs.item != NOTHING and not somebody_has(s, needs.item):
            return self.for_item(s, counts, needs.item, room, deep - 1)
        return None

    def moment(self, s: MausState, counts: list[int], rule: Rule, room: int, deep: int) -> Task:
        """What brings about the moment of a rule."""
        if rule.on in (DEFEAT, HURT) and rule.foe != NOTHING:
            return self.for_foe(s, counts, rule.foe, room, deep)
        if rule.on == COUNT:
            return Task(NO_TASK, room, NONE, 0.0)
        where = rule.room if rule.room != NOTHING else room
        if rule.on == ENTER and (rule.room == NOTHING or has(s.visited, where)):
            return impossible(room)
        if rule.on not in (TURN_END, STEP, ROUND_END, ENTER):
            return impossible(room)
        way = self.ways(s, room).cost[where]
        task = Task(GO_THERE if rule.on == ENTER else STAND, where, rule.fields, way + ONE_ACT)
        task.all = rule.all
        task.calm = rule.calm
        return task

    def for_count(self, s: MausState, counts: list[int], number: int, least: int, room: int, deep: int) -> Task:
        """How a count gets that high."""
        best = impossible(room)
        if deep <= 0:
            return best
        missing = least - counts[number]
        for act in self.acts_for[number]:
            task = self.for_act(s, counts, act, room, deep)
            task.left += ONE_ACT * (missing - 1)
            best = better(best, task)
        for rule in self.rules_for[number]:
            best = better(best, self.for_rule(s, counts, rule, room, deep - 1))
        return best

    def for_item(self, s: MausState, counts: list[int], item: int, room: int, deep: int) -> Task:
        """Where something can be found."""
        best = impossible(room)
        for act in self.chapter.acts:
            for effect in self.effects_of(self.content.acts[act].script):
                if deed(effect) == words.FIND and words.effect_item(effect) == item and deep > 0:
                    best = better(best, self.for_act(s, counts, act, room, deep))
        return best

    def for_act(self, s: MausState, counts: list[int], act: int, room: int, deep: int) -> Task:
        """How an act can be done."""
        deed = self.content.acts[act]
        if (deed.times and s.acts[act] >= deed.times) or not self.anybody_can(s, deed):
            return impossible(room)
        first = self.before(s, counts, deed, room, deep)
        start = first.end if first is not None else room
        where = deed.room if deed.room != NOTHING else start
        task = Task(DO, where, deed.fields, self.ways(s, start).cost[where] + ONE_ACT)
        task.act = act
        task.calm = deed.calm
        return task if first is None else one_after_the_other(first, task)

    def anybody_can(self, s: MausState, deed: ActCard) -> bool:
        if not deed.classes:
            return True
        return any(meet(self.content.heroes[mouse.hero].classes, deed.classes) for mouse in s.mice)

    def for_foe(self, s: MausState, counts: list[int], foe: int, room: int, deep: int) -> Task:
        """How a foe is met: it is there, it sleeps, or it waits in some room."""
        for other in s.foes:
            if other.foe == foe:
                if not other.calm:
                    return self.fight(foe, s.room, ONE_FOE)
                best = impossible(room)
                for rule in self.wakers[foe]:
                    best = better(best, self.for_rule(s, counts, rule, room, deep - 1))
                best.wakes = True
                best.wins = False
                best.calm = True
                best.left += ONE_FOE
                return best
        home = self.homes[foe]
        if home == NOTHING or (has(s.visited, home) and home == s.room):
            return impossible(room)
        return self.fight(foe, home, self.ways(s, room).cost[home] + ONE_FOE)

    def fight(self, foe: int, room: int, left: float) -> Task:
        task = Task(FIGHT, room, NONE, left)
        task.foe = foe
        return task

    # --- ways through the house

    def ways(self, s: MausState, start: int) -> Ways:
        """The cheapest ways from a room to all others; rooms nobody has been in cost most."""
        content = self.content
        rooms = len(content.rooms)
        cost = [NO_WAY] * rooms
        exits = [NOTHING] * rooms
        shown = [NONE] * rooms
        cost[start] = 0.0
        shown[start] = s.turned_up
        waiting = [start]
        hook, clever = party_has(s, content.hooks), somebody_clever(s)
        while waiting:
            room = waiting.pop(0)
            for exit_ in range(len(words.EXITS)):
                if content.grounds[s.grounds[room]].exits[exit_] == NOWHERE or has(self.chapter.closed[room], exit_):
                    continue
                if has(content.house.hooks[room], exit_) and not hook:
                    continue
                if has(content.house.cogs[room], exit_) and not clever:
                    continue
                there = content.house.leads_to(room, exit_, shown[room])
                if there == NOWHERE or not has(self.chapter.open, there):
                    continue
                price = cost[room] + self.price(s, there)
                if price < cost[there]:
                    cost[there] = price
                    exits[there] = exit_ if room == start else exits[room]
                    shown[there] = added(removed(shown[room], content.house.flips[there]), there)
                    waiting.append(there)
        return Ways(cost, exits)

    def price(self, s: MausState, room: int) -> float:
        if has(s.visited, room):
            return KNOWN_ROOM
        price = KNOWN_ROOM
        if self.points[room] > 0.0:
            price += FOES + self.points[room] * self.taste.one_point
        return price if room in self.chapter.rooms else price + ASIDE


def foe_named(effect: int) -> int:
    """The foe that an effect is about."""
    return words.effect_foe(effect) if deed(effect) in (words.PLACE, words.PLACE_CALM) else words.effect_foe(effect)


def somebody_clever(s: MausState) -> bool:
    """Whether a free mouse can open cogs (MM-EXP6)."""
    return any(mouse.field != NOWHERE and meet(s.content.heroes[mouse.hero].classes, CLEVER_PAWS) for mouse in s.mice)


def impossible(room: int) -> Task:
    return Task(NO_TASK, room, NONE, NO_WAY)


def better(one: Task, other: Task) -> Task:
    """The shorter of two ways."""
    return other if other.left < one.left else one


def one_after_the_other(first: Task, rest: Task) -> Task:
    """The first of two tasks, with the way that both take."""
    if first.left >= NO_WAY:
        return first
    first.wins = False
    first.left += rest.left
    first.end = rest.end
    return first


class Aims:
    """What all chapters lead to. The last answer is kept: it holds as long as nothing that matters has changed."""

    def __init__(self, content: Content, taste: Taste = AT_FIRST_SIGHT) -> None:
        self.chapters = [ChapterAims(content, number, taste) for number in range(len(content.chapters))]
        self.known: list[int] = []
        self.task = impossible(0)
        self.after = self.task
        self.exits: list[int] = []

    def look(self, s: MausState) -> None:
        """Finds out what is to be done: `task`, what comes `after` it, and the `exits` that lead to each room."""
        known = what_matters(s)
        if known == self.known:
            return
        aims = self.chapters[s.chapter]
        self.task = aims.next_task(s, s.counts)
        self.after = aims.following(s, s.counts, self.task)
        self.exits = aims.ways(s, s.room).exits
        self.known = known

    def quest_nearby(self, s: MausState) -> int:
        """A room next door in which nobody waits and a quest does, NOTHING if there is none."""
        aims = self.chapters[s.chapter]
        for act in aims.chapter.acts:
            deed = aims.content.acts[act]
            elsewhere = deed.quest and deed.room not in (NOTHING, s.room) and s.acts[act] < deed.times
            if not elsewhere or aims.points[deed.room] > 0.0 or not are_met(s, deed, HEROES, NONE):
                continue
            if aims.ways(s, s.room).cost[deed.room] <= NEXT_DOOR:
                return deed.room
        return NOTHING


def what_matters(s: MausState) -> list[int]:
    """All that an answer rests on."""
    found = [s.chapter, s.room, s.turned_up, s.visited, s.fired, len(s.party)]
    found += s.counts
    found += s.acts
    found += s.grounds
    for mouse in s.mice:
        found.append(mouse.hero * 2 + (1 if mouse.field == NOWHERE else 0))
    for foe in s.foes:
        found.append(foe.foe * 2 + foe.calm)
    return found
