"""What a mouse makes of her turn: where she would stand, what she could do there, and whether the party should go on.

Everything is measured in rats: beating one is worth about 1.
"""

from typing import Final

from wusel.engine.graph import FAR
from wusel.engine.kinds import NOTHING, Choice, Deed, Maybe
from wusel.engine.sets import NONE, has, only
from wusel.engine.vocabulary import deed, verb
from wusel.games.maus import words
from wusel.games.maus.content.chapters import SCURRY, STEP
from wusel.games.maus.content.house import FIELDS, NO_ROOM, NOWHERE
from wusel.games.maus.judge.aims import DO, FIGHT, GO_THERE, NO_TASK, POINTS, STAND, Aims, Task
from wusel.games.maus.judge.outlook import Outlook
from wusel.games.maus.judge.treasures import item_value
from wusel.games.maus.limits import WHEEL
from wusel.games.maus.rules.acts import could_do, dice_for, price_of
from wusel.games.maus.rules.doors import lock_bar, may_go, room_behind
from wusel.games.maus.rules.gear import speed_of, weapons_of
from wusel.games.maus.rules.happenings import has_fallen
from wusel.games.maus.rules.triggers import are_met
from wusel.games.maus.rules.walking import heeds_traps, is_swimming, may_step, within_reach
from wusel.games.maus.state import Foe, MausState, Mouse, is_in
from wusel.games.maus.steps.movement import walk_bar
from wusel.games.maus.steps.standard_actions import can_search
from wusel.games.maus.words import Act, Count, Exit, Field, FieldSet, PerField, Script, each_field

# The way to where something is to be done: being there, each step home, being there at last
THERE: Final = 0.25
HOMEWARD: Final = 0.3
HOME: Final = 2.0
FURTHEST: Final = 12
IN_SIGHT: Final = 0.15

# Deeds: what wins, a quest, and what there is no time for; sleepers, and waking one at last
WINNING: Final = 6.0
QUEST: Final = 1.4
NO_TIME: Final = -3.0
LET_SLEEP: Final = -4.0
WAKE: Final = 0.6
TRUST: Final = 0.45
FRIEND: Final = 1.5

# Doors: another than the right one, letting the wheel run over first, or others lead; friends who are captured
WRONG_WAY: Final = -5.0
LET_SPILL: Final = -1.0
LET_LEAD: Final = 0.2
RESCUE: Final = 3.0
STRONGER: Final = 0.75

FIND: Final = 0.8
HEALING: Final = 0.4
FELLED: Final = 0.25
CHEESE: Final = 0.2
NOISE: Final = 0.7
BREAKING_FREE: Final = 0.25

# Pages: one, what the points of enemies take who are there, a round in which nobody fights; when time is short, and
# when there is some to get ready, for the way to a quest, for friends, for a rescue
PAGE: Final = 1.6
PAGES_OF_A_POINT: Final = 0.12
IDLE: Final = 0.55
SHORT_OF_TIME: Final = 2.0
TIME_TO_GET_READY: Final = 1.0
TIME_FOR_THE_WAY: Final = 0.2
TIME_FOR_FRIENDS: Final = 1.0
TIME_TO_RESCUE: Final = -1.0

# What effects are worth, each or all that they say
FOR_EACH: Final = {
    words.GAIN_CHEESE: CHEESE,
    words.TURN_PAGES: -PAGE,
    words.MORE_PAGES: PAGE,
    words.PLACE: -1.0,
    words.WOUND: -0.6,
    words.POISON: -0.6,
}
FOR_ALL: Final = {words.LOSE_ITEM: -0.4, words.LEARN: 0.8, words.DRAW: 0.8}

NOT_YET: Final = -1e9
"""What has not been thought of."""


class Deliberation:
    """What a mouse thinks of before she does something in her turn."""

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
        self.reach: Maybe[FieldSet] = NOTHING
        self.positions: PerField[float] = [NOT_YET] * FIELDS
        self.ways: PerField[float] = [NOT_YET] * FIELDS

    def choose_prey(self) -> None:
        """Whom the task is about, and what each wound is worth if others go with that foe."""
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
        """A quest that can be done in this room and that there is time for, NOTHING if there is none."""
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
        """Whether there is time for a quest; for one that makes friends there is sooner."""
        if self.spare >= self.taste.time_for_a_quest:
            return True
        return self.spare >= TIME_FOR_FRIENDS and self.told.makes_friends(self.s, self.content.acts[act].script)

    def target_fields(self) -> FieldSet:
        """Where she wants to be: for the task, the quest, or at the exit; none if it is not time for that."""
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
        """Whether the party should wake up whom it has to fight: nobody is captured, and nothing is left to find."""
        busy = any(mouse.field == NOWHERE or can_search(self.s, mouse) for mouse in self.s.party.mice)
        return self.spare < TIME_TO_GET_READY or not busy

    def sleepers(self) -> FieldSet:
        """The fields on which somebody would be woken."""
        fields = NONE
        for rule in self.chapter.rules[STEP]:
            waits = rule.room == self.s.house.room and not (rule.once and has(self.s.chapter.fired, rule.number))
            if waits and self.told.brings(rule.script, words.ROUSE):
                fields |= rule.fields or self.look.ground.fields
        return fields if self.can_fight_from(self.look.ground.fields & ~fields) else NONE

    def can_fight_from(self, fields: FieldSet) -> bool:
        """Whether she could hit every enemy from some fields, or it will come to her anyway."""
        items = self.content.items
        ranged = any(items[item].reach == words.RANGED for item in weapons_of(self.content, self.mouse))
        reach = self.look.ground.sees if ranged else self.look.ground.close
        within = NONE
        for field in each_field(fields):
            within |= reach[field]
        return all(has(within, foe.field) or not self.content.is_ranged[foe.foe] for foe in self.look.enemies)

    def fields_at(self, exit_: Maybe[Exit]) -> FieldSet:
        """The field at an exit, if it is time to leave."""
        there = self.look.ground.exits[exit_] if exit_ != NOTHING else NOWHERE
        return only(there) if there != NOWHERE and self.may_go else NONE

    def fields_for(self, act: Act) -> FieldSet:
        """Where an act can be done; none if it can be done anywhere."""
        card = self.content.acts[act]
        return card.places(self.look.ground) if card.fields else NONE

    def enough_at(self, task: Task) -> bool:
        """Whether two others are already where an act is to be done."""
        fields = self.fields_for(task.act)
        others = len([other for other in self.friends if has(fields, other.field)])
        return others >= 2 and (self.mouse.field == NOWHERE or not has(fields, self.mouse.field))

    def position(self, field: Field) -> float:
        """What it is worth to end the turn on a field."""
        if self.positions[field] != NOT_YET:
            return self.positions[field]
        value = self.look.place(self.mouse, field)
        if not self.quiet:
            value -= self.look.danger(self.mouse, field)
            value -= self.taste.closer * min(FURTHEST, self.look.nearest_enemy(field))
            if self.look.sees_enemy(field):
                value += IN_SIGHT
            value += self.company(field)
        if self.target:
            value += self.on_the_way(field)
        self.positions[field] = value
        return value

    def company(self, field: Field) -> float:
        """How good it is to be with her friends there; a leap hits all on a field."""
        if self.taste.scatter and any(foe.foe == words.BOSS_CAT for foe in self.look.enemies):
            return -self.taste.scatter * len([other for other in self.friends if other.field == field])
        nearest, beside = FURTHEST, 0
        for other in self.friends:
            steps = self.look.ground.mouse.distance(field, other.field)
            nearest = min(nearest, steps)
            if steps <= 1:
                beside += 1
        return self.taste.together * beside - self.taste.apart * nearest

    def on_the_way(self, field: Field) -> float:
        steps = min(FURTHEST, self.look.steps_to(field, self.target))
        if self.task.kind == STAND and self.task.wins and self.task.room == self.s.house.room and self.quest == NOTHING:
            return HOME if steps == 0 else -HOMEWARD * steps
        if not self.quiet and not self.may_go:
            return -self.taste.meanwhile * steps
        return THERE if steps == 0 else -self.taste.step * steps

    def best_position(self) -> float:
        """The best field that she can still get to, her own among them."""
        best = self.position(self.mouse.field)
        for field in each_field(self.within_reach()):
            best = max(best, self.position(field))
        return best

    def within_reach(self) -> FieldSet:
        """Where she could go now."""
        if self.reach == NOTHING:
            barred = walk_bar(self.s, self.mouse, self.look.ground)
            self.reach = NONE if barred else within_reach(self.s, self.mouse, self.look.ground)
        return self.reach

    def after_action(self) -> float:
        """Where she could be once she has done something: a movement that has begun is over (MM-Q6)."""
        if self.s.turn.began and not self.s.variant.split_move:
            return self.position(self.mouse.field)
        return self.best_position()

    # --- what to do there

    def best_action(self, field: Field) -> float:
        """The best thing she could do on a field, 0 for nothing."""
        if not self.s.turn.actions or is_in(self.mouse, words.STUNNED):
            return 0.0
        best = 0.0 if self.quiet else self.look.best_attack(self.mouse, field)
        if self.exit != NOTHING and self.fields_at(self.exit) == only(field) and self.opens(self.mouse):
            best = max(best, self.exploring())
        if can_search(self.s, self.mouse):
            best = max(best, self.searching())
        for act in self.chapter.acts_at[self.s.house.grounds[self.s.house.room]][field]:
            if not self.content.acts[act].free and could_do(self.s, self.mouse, act):
                best = max(best, self.deed(act))
        return best

    def attack_at_hand(self) -> float:
        """Her best attack from where she stands if it is as good as any from elsewhere, else 0."""
        if not self.s.turn.actions or self.quiet:
            return 0.0
        here = self.look.best_attack(self.mouse, self.mouse.field)
        if here <= 0.0:
            return 0.0
        value = self.after_action() + here
        return here if all(self.going(field) <= value for field in each_field(self.within_reach())) else 0.0

    def opens(self, mouse: Mouse) -> bool:
        """Whether a mouse can open the exit."""
        return not lock_bar(self.s, self.s.house.room, self.exit, self.content.heroes[mouse.hero].classes)

    def deed(self, act: Act) -> float:
        """What an act is worth."""
        card = self.content.acts[act]
        if card.quest:
            return QUEST if act == self.quest else NO_TIME
        likely = self.success(act)
        if act == self.task.act:
            return likely * (WINNING if self.task.wins else self.taste.needed)
        effects = self.content.effects_of(card.script)
        if self.task.kind == FIGHT and words.take_card(self.task.foe) in effects:
            return likely * 2.0 * self.taste.needed
        return likely * self.outcome(card.script) - CHEESE * price_of(self.s, act)

    def success(self, act: Act) -> float:
        """How likely an act succeeds."""
        dice = dice_for(self.s, self.mouse, act)
        if dice == 0:
            return 1.0
        none = 0.5**dice
        return 1.0 - none if self.content.acts[act].roll == "star" else 1.0 - none - dice * none

    def outcome(self, script: Maybe[Script]) -> float:
        """What the effects of an act, a page or a find are worth."""
        return sum([self.effect_value(effect) for effect in self.content.effects_of(script)], 0.0)

    def effect_value(self, effect: Deed) -> float:
        """What something that cards and chapters do is worth to the party."""
        word = deed(effect)
        if word in FOR_EACH:
            return FOR_EACH[word] * words.effect_n(effect)
        if word == words.HEAL:
            return HEALING * sum([min(words.effect_n(effect), mouse.wounds - mouse.poison) for mouse in self.look.free])
        if word == words.FIND:
            item = words.effect_item(effect)
            return max([item_value(self.content, mouse, item) for mouse in self.look.free])
        if word == words.COUNT:
            return self.kept(words.effect_count(effect))
        if word == words.FILL_WHEEL:
            return -self.wheel_cost(words.effect_n(effect))
        if word == words.TAKE_FROM_WHEEL:
            return 0.5 * self.wheel_cost(min(self.s.chapter.wheel, words.effect_n(effect)))
        if word == words.FELL_NEAR:
            return self.felled(words.effect_n(effect))
        if word in (words.LEAVE, words.CALM):
            return sum([self.gone(foe) for foe in self.look.enemies if foe.foe == words.effect_foe(effect)])
        return FOR_ALL.get(word, 0.0)

    def kept(self, count: Count) -> float:
        """What it is worth to bring something along into the next chapter: most if there are friends in it."""
        if not self.content.counts[count].kept or not has(self.told.asked | self.told.friends, count):
            return 0.0
        if not self.s.variant.campaign:
            return TRUST * self.taste.sequel
        return FRIEND if has(self.told.friends, count) else TRUST

    def gone(self, foe: Foe) -> float:
        """What it is worth that a foe leaves; one that has just been beaten would not stay anyway."""
        threat = self.look.threat(foe)
        return threat * self.taste.fallen if has_fallen(self.s, foe) else threat

    def felled(self, steps: int) -> float:
        """What it is worth if small enemies so near fall over."""
        value = 0.0
        for foe in self.look.enemies:
            near = self.look.ground.foe.distance(self.mouse.field, foe.field) <= steps
            if near and not foe.down and not self.content.large[foe.foe]:
                value += FELLED
        return value

    def wheel_cost(self, n: int) -> float:
        """What cheese on the wheel costs: six pieces are a page and enemies."""
        full = self.s.chapter.wheel + n >= WHEEL
        return n * PAGE / WHEEL * self.hurry() + (0.3 if full else 0.0)

    # --- going on

    def hurry(self) -> float:
        """How much time counts: more if it is short, less if there is plenty."""
        if self.spare < 0.0:
            return SHORT_OF_TIME
        return 1.0 if self.spare < SHORT_OF_TIME else self.taste.plenty

    def searching(self) -> float:
        """A star finds something (MM-STA3)."""
        sure = has(self.s.chapter.permissions, words.SURE_SEARCH)
        sharp = has(self.mouse.powers, words.SHARP_NOSE) or bool(self.s.turn.bow_is_star)
        likely = 1.0 if sure else 0.83 if sharp else 0.5
        if not self.quiet:
            return self.taste.meanwhile_found * likely
        return FIND * likely * (0.5 if self.spare < 0.0 else 1.0)

    def exploring(self) -> float:
        """Whether to go on now, or let others do something first. Who comes later in this round may lead on then; if
        nobody can, a round is lost (MM-RND2). From a foe that cannot follow one gets away, and nobody comes free while
        it is there (MM-CAP6)."""
        if self.taste.flee and not self.quiet:
            return self.taste.go_on + self.taste.flee
        if self.spills_here():
            return LET_SPILL
        gain, leader, captured = 0.0, False, 0
        for mouse in self.s.party.mice:
            if mouse.field == NOWHERE:
                captured += 1
            elif mouse.hero != self.mouse.hero and not has(self.s.marked, mouse.hero):
                leader = leader or self.gets_out(mouse)
                gain += 0.5 * FIND if can_search(self.s, mouse) else 0.0
        if captured and self.spare > TIME_TO_RESCUE:
            gain += RESCUE * captured
        if leader:
            return LET_LEAD - gain
        unsearched = len([mouse for mouse in self.look.free if can_search(self.s, mouse)])
        lost = 2.0 * FIND if self.s.chapter.wheel == WHEEL - 1 else 0.0
        value = self.taste.go_on + self.hurry() * IDLE + lost
        return value - self.taste.waiting * gain - 0.12 * unsearched - self.nursing()

    def spills_here(self) -> bool:
        """Whether to wait until the wheel has run over. That costs a page wherever it happens, but here nobody else is
        in the room, and behind the door the chapter keeps stronger reinforcements ready (MM-REI2)."""
        s = self.s
        if s.chapter.wheel < self.taste.brim or self.spare < self.taste.spilled:
            return False
        there, surges = room_behind(s, self.exit), self.told.surges
        return not has(s.house.visited, there) and surges[there] >= self.surge_here(surges[s.house.room]) + STRONGER

    def surge_here(self, own: float) -> float:
        """How much a surge would bring now: what the chapter has for this room, or what the open card says."""
        if own > 0.0 or self.s.decks.encounter == NOTHING:
            return own
        return sum([POINTS[foe] * n for foe, n in self.content.encounters[self.s.decks.encounter].surge])

    def nursing(self) -> float:
        """What a nurse could still do here."""
        for mouse in self.look.free:
            if has(mouse.powers, words.NURSES):
                wounds = sum([other.wounds - other.poison for other in self.look.free])
                return 0.15 * min(2, wounds)
        return 0.0

    def gets_out(self, mouse: Mouse) -> bool:
        """Whether another mouse will probably reach the exit in her turn, and can open it."""
        if self.exit == NOTHING or not may_step(mouse) or is_in(mouse, words.STUNNED) or not self.opens(mouse):
            return False
        there = self.look.ground.exits[self.exit]
        return self.look.steps_to(mouse.field, only(there)) <= speed_of(self.content, mouse) + 1

    # --- each choice of the turn

    def rate(self, choice: Choice) -> float:
        """How good something looks that is no free action."""
        word, mouse = verb(choice), self.mouse
        if word == words.GO:
            return self.going(words.chosen_field(choice))
        if word == words.ATTACK:
            foe = self.s.foe_of(words.chosen_figure(choice))
            if foe is None:
                return 0.0
            value = self.look.attack_value(mouse, mouse.field, words.chosen_item(choice), foe)
            return self.after_action() + value * (self.taste.wanted if foe.foe == self.task.foe else 1.0)
        if word == words.EXPLORE:
            right = words.chosen_exit(choice) == self.exit and self.quest == NOTHING
            return self.position(mouse.field) + (self.exploring() if right else WRONG_WAY)
        if word == words.SEARCH:
            return self.after_action() + self.searching()
        if word == words.DO_ACT:
            return self.after_action() + self.deed(words.chosen_act(choice))
        if word == words.RECOVER:
            return self.after_action() + (self.taste.coming_to if is_in(mouse, words.STUNNED) else BREAKING_FREE)
        if word == words.SCURRY:
            return self.scurrying()
        if word == words.CLIMB_OUT:
            return self.climbing_out(words.chosen_field(choice))
        return self.position(mouse.field)

    def going(self, field: Field) -> float:
        """What it is worth to go to a field and do something there; sleepers are left alone, or woken at last."""
        if self.ways[field] != NOT_YET:
            return self.ways[field]
        value = self.position(field) + self.best_action(field) - 0.01
        if has(self.taboo, field):
            value += LET_SLEEP
        else:
            if self.task.wakes and has(self.target, field):
                value += WAKE
            if has(self.s.room.traps, field) and not heeds_traps(self.s, self.mouse):
                value -= 0.5 ** self.content.heroes[self.mouse.hero].speed
        self.ways[field] = value
        return value

    def scurrying(self) -> float:
        """Another movement, where there is a way to go (MM-STA2)."""
        value = self.best_position()
        if self.target and not is_swimming(self.s, self.mouse, self.look.ground):
            steps = FAR
            for field in [self.mouse.field, *each_field(self.within_reach())]:
                steps = min(steps, self.look.steps_to(field, self.target))
            pace = HOMEWARD if self.task.wins and self.task.kind == STAND else self.taste.step
            value += pace * min(steps, speed_of(self.content, self.mouse) + 2)
        for rule in self.chapter.rules[SCURRY]:
            if rule.room in (NOTHING, self.s.house.room) and are_met(self.s, rule, self.mouse.hero, NONE):
                value -= NOISE
        return value - 0.05

    def climbing_out(self, field: Field) -> float:
        """A star brings her ashore (MM-WAT2)."""
        likely = 1.0 - 0.5 ** (1 + self.s.mice_on(field))
        here = self.position(self.mouse.field)
        return here + likely * (self.position(field) - here) + self.best_action(self.mouse.field)


def exit_for(s: MausState, aims: Aims, task: Task) -> Maybe[Exit]:
    """The exit that leads to where something is to be done, or to any room that is still new."""
    if task.kind != NO_TASK:
        return aims.ways.exits[task.room]
    new = [exit_ for room, exit_ in enumerate(aims.ways.exits) if exit_ != NOTHING and not has(s.house.visited, room)]
    return new[0] if new else Exit(NOTHING)


def spare_pages(look: Outlook, task: Task) -> float:
    """How many pages will be left if all goes as usual."""
    left = look.pages_left() - look.taste.reserve
    return left - look.taste.pages_of_a_room * min(task.left, 9.0) - PAGES_OF_A_POINT * look.points()
