"""The value of using an ability or a find now."""

from typing import Final

from wusel.engine.kinds import NOTHING, Deed, Maybe
from wusel.engine.sets import has
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.judge.deliberation import Deliberation
from wusel.games.maus.judge.gains import FELLED, HEALING
from wusel.games.maus.judge.outlook import NEAR_FACES, Outlook
from wusel.games.maus.limits import PACK
from wusel.games.maus.rules.acts import is_over
from wusel.games.maus.rules.aiming import defence_of_foe, seen_from
from wusel.games.maus.rules.effect import those
from wusel.games.maus.rules.gear import life_of
from wusel.games.maus.state import Mouse, is_in
from wusel.games.maus.words import Ability, Item, Script

NEXT_TO_NOTHING: Final = 0.05

ATTACK_CARDS: Final = (
    words.AIM_WELL, words.DOUBLE_DICE, words.WEAKEN, words.PIERCE, words.SWEEP, words.FOLLOW_UP, words.EVERY_KNIFE,
)  # fmt: skip
FOR_MICE: Final = (words.HEAL, words.CURE, words.PROTECT, words.ENCOURAGE, words.AFFLICT, words.RELIEVE)
SNARE_STEPS: Final = 4


class Uses:
    """The value of cards for a mouse in her turn. `base` is the value of her attack at hand, 0 if there is none."""

    def __init__(self, mind: Deliberation, base: float) -> None:
        self.mind = mind
        self.s = mind.s
        self.content = mind.content
        self.look = mind.look
        self.mouse = mind.mouse
        self.base = base
        self.attacks = base > 0.0

    def ability(self, ability: Ability) -> float:
        card = self.content.abilities[ability]
        return self.script(card.script) - cheese_price(self.mind) * card.costs[self.mouse.hero]

    def item(self, item: Item) -> float:
        """Return the value of using a find. It could be more useful later, unless the bundle is over its limit."""
        script = self.content.items[item].script
        if script == NOTHING:
            return 0.0
        return self.script(script) - 0.3 + (0.15 if len(self.mouse.pack) > PACK else 0.0)

    def script(self, script: Maybe[Script]) -> float:
        return sum([self.effect(effect) for effect in self.content.effects_of(script)])

    def effect(self, effect: Deed) -> float:
        word = deed(effect)
        if word in ATTACK_CARDS:
            return self.blow(effect) if self.attacks else 0.0
        if word in FOR_MICE:
            return self.for_mice(effect)
        if word == words.STRIKE:
            return self.strike(words.effect_dice(effect), words.effect_n(effect)) - self.instead(effect)
        if word == words.ORDER_ATTACK:
            return self.best_of_others() - self.instead(effect)
        if word == words.SECOND_ACTION:
            return 0.8 * self.look.best_attack(self.mouse, self.mouse.field) if not self.s.turn.actions else 0.0
        if word == words.SEE_ALL:
            return self.best_anywhere() if not self.attacks and self.s.turn.actions else 0.0
        if word == words.INSPIRE:
            return 0.35 * self.friends_to_come()
        if word == words.SET_TRAP:
            return self.snare()
        if word in (words.FELL_NEAR, words.FILL_WHEEL):
            return self.mind.effect_value(effect)
        if word == words.SEND_LAST:
            return 0.1 * self.mind.felled(words.effect_n(effect)) / FELLED
        if word == words.DRAW:
            return 0.9 - self.instead(effect) - (0.0 if self.mind.quiet else 0.6)
        if word == words.MOVE_ON:
            short = self.mind.target and not self.mind.within_reach() & self.mind.target
            return 0.5 if short and self.mind.may_go else 0.0
        return 0.0

    # --- the next attack

    def blow(self, effect: Deed) -> float:
        """Return the gain for the next attack."""
        word, mouse, look = deed(effect), self.mouse, self.look
        if word == words.AIM_WELL:
            return look.best_attack(mouse, mouse.field, words.effect_n(effect)) - self.base
        if word == words.DOUBLE_DICE:
            return look.best_attack(mouse, mouse.field, 3) - self.base
        if word == words.WEAKEN:
            return look.best_attack(mouse, mouse.field, 0, words.effect_n(effect)) - self.base
        if word == words.PIERCE:
            return look.best_attack(mouse, mouse.field, 0, 1) - self.base
        crowd = max([self.s.enemies_on(foe.field) for foe in look.enemies])
        if word == words.SWEEP:
            return self.mind.taste.sweeping * self.base * (crowd - 1)
        if word == words.FOLLOW_UP:
            return 0.45 * self.base if crowd > 1 else 0.0
        return 0.0

    def strike(self, dice: int, n: int) -> float:
        """Return the value of a spell against the best `n` visible foes."""
        s, look = self.s, self.look
        seen = seen_from(s, look.ground, self.mouse.field)
        foes = [foe for foe in look.enemies if has(seen, foe.field)]
        values = sorted([look.hit_value(NEAR_FACES, dice, defence_of_foe(s, foe), foe) for foe in foes])
        return sum(values[-n:])

    def instead(self, effect: Deed) -> float:
        """Return the value of her action if the effect uses it up."""
        taken = deed(effect) in (words.ORDER_ATTACK, words.DRAW) or words.effect_n(effect) > 1
        return self.mind.best_action(self.mouse.field) if taken else 0.0

    def best_of_others(self) -> float:
        others = [other for other in self.mind.friends if not is_in(other, words.STUNNED)]
        return max([self.look.best_attack(other, other.field) for other in others], default=0.0)

    def best_anywhere(self) -> float:
        """Return the value of the best shot without obstacles."""
        best = 0.0
        for item in self.mouse.worn:
            if self.content.items[item].reach == words.RANGED:
                for foe in self.look.enemies:
                    best = max(best, self.look.attack_value(self.mouse, self.mouse.field, item, foe))
        return 0.6 * best

    # --- mice

    def for_mice(self, effect: Deed) -> float:
        """Return the value for the best mouse that it could be for, or for all mice it affects."""
        who = words.effect_who(effect)
        meant = [self.mouse] if who == words.TARGET else those(self.s, who, self.mouse.hero)
        values = [self.for_one(effect, other) for other in meant]
        if not values:
            return 0.0
        return max(values) if who in (words.ONE_HERE, words.ONE_NEAR, words.ONE_ELSE) else sum(values)

    def for_one(self, effect: Deed, mouse: Mouse) -> float:
        """Return the value of an effect for one mouse."""
        word = deed(effect)
        if word == words.HEAL:
            return healing(self.look, mouse, min(words.effect_n(effect), mouse.wounds - mouse.poison))
        if word == words.CURE:
            return healing(self.look, mouse, min(words.effect_n(effect), mouse.poison))
        if word == words.PROTECT:
            return 0.35 * words.effect_n(effect) * self.look.danger(mouse, mouse.field)
        if word == words.ENCOURAGE:
            waits = mouse.hero != self.mouse.hero and not has(self.s.marked, mouse.hero)
            if not waits and not (self.attacks and mouse.hero == self.mouse.hero):
                return 0.0
            near = self.look.nearest_enemy(mouse.field) <= SNARE_STEPS
            return 0.28 * words.effect_n(effect) if near else 0.0
        if word == words.RELIEVE:
            return 0.5 if is_in(mouse, words.effect_condition(effect)) else 0.0
        if words.effect_condition(effect) == words.UNSEEN and not is_in(mouse, words.UNSEEN):
            return 0.6 * self.look.danger(mouse, mouse.field)
        return 0.0

    def friends_to_come(self) -> int:
        """Return the number of mice near enemies who have cheese and can still act in this round."""
        n = 0
        for other in self.look.free:
            waits = not has(self.s.marked, other.hero) or other.hero == self.mouse.hero
            if waits and self.look.nearest_enemy(other.field) <= 2 and other.cheese:
                n += 1
        return n

    def snare(self) -> float:
        """Return the value of a snare: high if small enemies will pass."""
        for foe in self.look.enemies:
            steps = self.look.ground.foe.distance(foe.field, self.mouse.field)
            comes = not self.content.large[foe.foe] and not self.content.is_ranged[foe.foe] and not foe.down
            if comes and 1 <= steps <= SNARE_STEPS:
                return 0.75
        return 0.0


def healing(look: Outlook, mouse: Mouse, n: int) -> float:
    """Return the value of healing, highest for a mouse near capture."""
    if n <= 0 or mouse.field == NOWHERE:
        return 0.0
    left = life_of(look.content, mouse) - mouse.wounds
    value = HEALING * n
    if left == 1:
        value += 0.5 if look.enemies else 0.25
    return value


def cheese_price(mind: Deliberation) -> float:
    """Return the price of a piece of cheese: more if the goal costs cheese, less if she has plenty."""
    price = mind.taste.dear if needs_cheese(mind) else mind.taste.cheese
    return price - mind.taste.rich * (mind.mouse.cheese - 2)


def needs_cheese(mind: Deliberation) -> bool:
    """Return whether an act on the way to the end costs cheese."""
    acts = [act for act in mind.chapter.acts if not is_over(mind.s, act)]
    return any(mind.content.acts[act].cheese and not mind.content.acts[act].quest for act in acts)
