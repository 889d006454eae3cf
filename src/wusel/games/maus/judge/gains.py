"""The value of deeds, effects and exploring for a mouse and her party.

The unit is a rat: beating one is worth about 1.
"""

from typing import Final

from wusel.engine.kinds import NOTHING, Deed, Maybe
from wusel.engine.sets import has, only
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.judge.chapter_aims import POINTS
from wusel.games.maus.judge.intent import Intent
from wusel.games.maus.judge.plan import FIGHT
from wusel.games.maus.judge.treasures import item_value
from wusel.games.maus.limits import WHEEL
from wusel.games.maus.rules.acts import dice_for, price_of
from wusel.games.maus.rules.doors import lock_bar, room_behind
from wusel.games.maus.rules.gear import speed_of
from wusel.games.maus.rules.happenings import has_fallen
from wusel.games.maus.rules.walking import may_step
from wusel.games.maus.state import Foe, Mouse, is_in
from wusel.games.maus.steps.standard_actions import can_search
from wusel.games.maus.words import Act, Count, Script

# Deeds: winning, a quest, and a quest without time for it; counts that are kept for the next chapter
WINNING: Final = 6.0
QUEST: Final = 1.4
NO_TIME: Final = -3.0
TRUST: Final = 0.45
FRIEND: Final = 1.5

# Exits: waiting until the wheel has spilled, letting another mouse lead; rescuing captured friends
LET_SPILL: Final = -1.0
LET_LEAD: Final = 0.2
RESCUE: Final = 3.0
STRONGER: Final = 0.75

FIND: Final = 0.8
HEALING: Final = 0.4
FELLED: Final = 0.25
CHEESE: Final = 0.2

# Pages: the price of one, and of an idle round; the limits for hurrying and for a rescue
PAGE: Final = 1.6
IDLE: Final = 0.55
SHORT_OF_TIME: Final = 2.0
TIME_TO_RESCUE: Final = -1.0

# The value of effects: for each unit, or as a whole
FOR_EACH: Final = {
    words.GAIN_CHEESE: CHEESE,
    words.TURN_PAGES: -PAGE,
    words.MORE_PAGES: PAGE,
    words.PLACE: -1.0,
    words.WOUND: -0.6,
    words.POISON: -0.6,
}
FOR_ALL: Final = {words.LOSE_ITEM: -0.4, words.LEARN: 0.8, words.DRAW: 0.8}


class Gains(Intent):
    """The gains from acts and effects, from searching, and from exploring."""

    # --- acts and effects

    def opens(self, mouse: Mouse) -> bool:
        """Return whether a mouse can open the exit."""
        return not lock_bar(self.s, self.s.house.room, self.exit, self.content.heroes[mouse.hero].classes)

    def deed(self, act: Act) -> float:
        """Return the value of an act."""
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
        """Return the chance that an act succeeds."""
        dice = dice_for(self.s, self.mouse, act)
        if dice == 0:
            return 1.0
        none = 0.5**dice
        return 1.0 - none if self.content.acts[act].roll == "star" else 1.0 - none - dice * none

    def outcome(self, script: Maybe[Script]) -> float:
        """Return the value of the effects of an act, a page or a find."""
        return sum([self.effect_value(effect) for effect in self.content.effects_of(script)], 0.0)

    def effect_value(self, effect: Deed) -> float:
        """Return the value of an effect for the party."""
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
        """Return the value of keeping a count for the next chapter. Friends are worth most."""
        if not self.content.counts[count].kept or not has(self.told.asked | self.told.friends, count):
            return 0.0
        if not self.s.variant.campaign:
            return TRUST * self.taste.sequel
        return FRIEND if has(self.told.friends, count) else TRUST

    def gone(self, foe: Foe) -> float:
        """Return the value of a foe's departure. A foe that has just been beaten would leave anyway."""
        threat = self.look.threat(foe)
        return threat * self.taste.fallen if has_fallen(self.s, foe) else threat

    def felled(self, steps: int) -> float:
        """Return the value of knocking down the small enemies within these steps."""
        value = 0.0
        for foe in self.look.enemies:
            near = self.look.ground.foe.distance(self.mouse.field, foe.field) <= steps
            if near and not foe.down and not self.content.large[foe.foe]:
                value += FELLED
        return value

    def wheel_cost(self, n: int) -> float:
        """Return the cost of cheese on the wheel. Six pieces bring a page and enemies."""
        full = self.s.chapter.wheel + n >= WHEEL
        return n * PAGE / WHEEL * self.hurry() + (0.3 if full else 0.0)

    # --- going on

    def hurry(self) -> float:
        """Return the weight of time: more if it is short, less if there is plenty."""
        if self.spare < 0.0:
            return SHORT_OF_TIME
        return 1.0 if self.spare < SHORT_OF_TIME else self.taste.plenty

    def searching(self) -> float:
        """Return the value of a search, which takes a star (MM-STA3)."""
        sure = has(self.s.chapter.permissions, words.SURE_SEARCH)
        sharp = has(self.mouse.powers, words.SHARP_NOSE) or bool(self.s.turn.bow_is_star)
        likely = 1.0 if sure else 0.83 if sharp else 0.5
        if not self.quiet:
            return self.taste.meanwhile_found * likely
        return FIND * likely * (0.5 if self.spare < 0.0 else 1.0)

    def exploring(self) -> float:
        """Return the value of exploring now instead of letting others act first.

        If another mouse can lead the way later in this round, waiting costs little. Otherwise it costs an idle round
        (MM-RND2). From a foe that cannot follow, the mice flee, because no captured mouse comes free while it is there
        (MM-CAP6).
        """
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
        """Return whether to wait until the wheel has spilled. The page is lost in either room. Here no enemy would be
        added to others, while the chapter has stronger reinforcements behind the door (MM-REI2)."""
        s = self.s
        if s.chapter.wheel < self.taste.brim or self.spare < self.taste.spilled:
            return False
        there, surges = room_behind(s, self.exit), self.told.surges
        return not has(s.house.visited, there) and surges[there] >= self.surge_here(surges[s.house.room]) + STRONGER

    def surge_here(self, own: float) -> float:
        """Return the strength of a surge here: the chapter's own reinforcements, else those of the open card."""
        if own > 0.0 or self.s.decks.encounter == NOTHING:
            return own
        return sum([POINTS[foe] * n for foe, n in self.content.encounters[self.s.decks.encounter].surge])

    def nursing(self) -> float:
        """Return the value of the wounds that a nurse could still heal here."""
        for mouse in self.look.free:
            if has(mouse.powers, words.NURSES):
                wounds = sum([other.wounds - other.poison for other in self.look.free])
                return 0.15 * min(2, wounds)
        return 0.0

    def gets_out(self, mouse: Mouse) -> bool:
        """Return whether another mouse will probably reach the exit in her turn and can open it."""
        if self.exit == NOTHING or not may_step(mouse) or is_in(mouse, words.STUNNED) or not self.opens(mouse):
            return False
        there = self.look.ground.exits[self.exit]
        return self.look.steps_to(mouse.field, only(there)) <= speed_of(self.content, mouse) + 1
