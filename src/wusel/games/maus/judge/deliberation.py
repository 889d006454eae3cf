"""Evaluation of a mouse's turn: her positions, her actions there, and the value of each choice.

The unit of all values is a rat: beating one is worth about 1.
"""

from typing import Final

from wusel.engine.graph import FAR
from wusel.engine.kinds import NOTHING, Choice, Maybe
from wusel.engine.sets import NONE, has, only
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.chapters import SCURRY
from wusel.games.maus.content.house import FIELDS
from wusel.games.maus.judge.aims import Aims
from wusel.games.maus.judge.gains import Gains
from wusel.games.maus.judge.outlook import Outlook
from wusel.games.maus.judge.plan import STAND
from wusel.games.maus.rules.acts import could_do
from wusel.games.maus.rules.gear import speed_of
from wusel.games.maus.rules.triggers import are_met
from wusel.games.maus.rules.walking import heeds_traps, is_swimming, within_reach
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.steps.movement import walk_bar
from wusel.games.maus.steps.standard_actions import can_search
from wusel.games.maus.words import Field, FieldSet, PerField, each_field

# The way to the task: being there, and for the task that wins the chapter each step and being there
THERE: Final = 0.25
HOMEWARD: Final = 0.3
HOME: Final = 2.0
FURTHEST: Final = 12
IN_SIGHT: Final = 0.15

# Sleeping foes: letting them sleep, and waking the one to fight
LET_SLEEP: Final = -4.0
WAKE: Final = 0.6

# Exploring by a wrong exit
WRONG_WAY: Final = -5.0

NOISE: Final = 0.7
BREAKING_FREE: Final = 0.25

NOT_YET: Final = -1e9
"""Marks a value that is not computed yet."""


class Deliberation(Gains):
    """Evaluates the choices of a mouse in her turn."""

    def __init__(self, s: MausState, look: Outlook, aims: Aims, mouse: Mouse) -> None:
        super().__init__(s, look, aims, mouse)
        self.reach: Maybe[FieldSet] = NOTHING
        self.positions: PerField[float] = [NOT_YET] * FIELDS
        self.ways: PerField[float] = [NOT_YET] * FIELDS

    # --- where to end her turn

    def position(self, field: Field) -> float:
        """Return the value of ending the turn on a field."""
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
        """Return the value of having friends near a field. A leap of the cat hits everyone on its field."""
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
        """Return the value of the best field that she can still reach, her own included."""
        best = self.position(self.mouse.field)
        for field in each_field(self.within_reach()):
            best = max(best, self.position(field))
        return best

    def within_reach(self) -> FieldSet:
        """Return the fields that she can reach now."""
        if self.reach == NOTHING:
            barred = walk_bar(self.s, self.mouse, self.look.ground)
            self.reach = NONE if barred else within_reach(self.s, self.mouse, self.look.ground)
        return self.reach

    def after_action(self) -> float:
        """Return the best position after an action. A movement that has begun is then over (MM-Q6)."""
        if self.s.turn.began and not self.s.variant.split_move:
            return self.position(self.mouse.field)
        return self.best_position()

    # --- what to do there

    def best_action(self, field: Field) -> float:
        """Return the value of the best action on a field, 0 for none."""
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
        """Return her best attack from her field if no other field promises more, else 0."""
        if not self.s.turn.actions or self.quiet:
            return 0.0
        here = self.look.best_attack(self.mouse, self.mouse.field)
        if here <= 0.0:
            return 0.0
        value = self.after_action() + here
        return here if all(self.going(field) <= value for field in each_field(self.within_reach())) else 0.0

    # --- each choice of the turn

    def rate(self, choice: Choice) -> float:
        """Return the rating of a choice that is no free action."""
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
        """Return the value of going to a field and acting there. Sleeping foes are left alone until the task is to wake
        them."""
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
        """Return the value of another movement, higher if the target is far away (MM-STA2)."""
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
        """Return the value of climbing ashore, which takes a star (MM-WAT2)."""
        likely = 1.0 - 0.5 ** (1 + self.s.mice_on(field))
        here = self.position(self.mouse.field)
        return here + likely * (self.position(field) - here) + self.best_action(self.mouse.field)
