"""Ratings of all answers outside a mouse's turn."""

from typing import Final

from wusel.engine.dice import showing
from wusel.engine.kinds import Choice
from wusel.engine.sets import has
from wusel.engine.vocabulary import deed, verb
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.dice import SHIELDS, STARS, SWORDS
from wusel.games.maus.judge.aims import Aims
from wusel.games.maus.judge.deliberation import Deliberation
from wusel.games.maus.judge.gains import CHEESE
from wusel.games.maus.judge.outlook import NEAR_FACES, USUAL_DEFENCE, Lore, Outlook
from wusel.games.maus.judge.taste import Taste
from wusel.games.maus.judge.treasures import ability_value, gain_by_wearing, item_value
from wusel.games.maus.judge.uses import NEXT_TO_NOTHING, Uses
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.figures import ground_of
from wusel.games.maus.rules.gear import defence_of, life_of
from wusel.games.maus.rules.track import next_up
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.steps.exploring import who_is_met
from wusel.games.maus.words import Card, Field, Hero, Item, PerChapter, each_field

# The least gain that makes a swap of gear or goods worthwhile
SWAP: Final = 0.1
GIFT: Final = 0.25
NAMED_LATER: Final = 0.01
SOLD: Final = 0.25

# A free step, and the use of the disguise
FREE_MOVE: Final = 0.1
DISGUISED: Final = 1.5

# The value of passing, by question
WARDED: Final = 0.6
LET_IT_BE: Final = {
    words.ANSWER_HITS: WARDED,
    words.ANSWER_ROLL: 0.3,
    words.CHOOSE_MOUSE: NEXT_TO_NOTHING,
    words.MOVE_FRIEND: NEXT_TO_NOTHING,
    words.ORDER: NEXT_TO_NOTHING,
    words.MOVE_ONE_FIELD: NEXT_TO_NOTHING,
    words.CHOOSE_FIELD: -1.0,
}


class Answers:
    """Rates answers by the state of the table, with the weights of each chapter."""

    def __init__(self, content: Content, taste: Taste, tastes: PerChapter[Taste]) -> None:
        self.content = content
        self.taste = taste
        self.tastes = tastes
        self.lore = Lore(content, taste)
        self.aims = Aims(content, tastes)

    def rate(self, s: MausState, step: int, choice: Choice) -> float:
        """Return the rating of an answer to a step's question."""
        if choice == words.LET_IT_BE:
            return LET_IT_BE.get(step, 0.0)
        if step == words.WEAR_AND_STOW:
            return self.rate_clothes(s, choice)
        if step == words.BARTER:
            return self.rate_swap(s, choice)
        if step == words.ANSWER_ROLL:
            return self.rate_another_roll(s)
        if step == words.ANSWER_HITS:
            return self.rate_help(s, choice)
        if step in (words.CHOOSE_MOUSE, words.MOVE_FRIEND, words.ORDER):
            return self.rate_mouse(s, step, s.mouse(words.chosen_hero(choice)))
        if step in (words.CHOOSE_FOE, words.STRIKE_ON, words.NEXT_KNIFE, words.OBEY):
            return self.rate_target(s, step, choice)
        if step in (words.MOVE_ONE_FIELD, words.CHOOSE_FIELD, words.FREE_CAPTURED, words.ARRIVE, words.PLACE_FOES):
            return self.rate_place(s, step, words.chosen_field(choice))
        return self.rate_other(s, choice)

    def mind_of(self, s: MausState, mouse: Mouse) -> Deliberation:
        return Deliberation(s, self.outlook(s), self.aims, mouse)

    def outlook(self, s: MausState) -> Outlook:
        return Outlook(s, self.lore, self.tastes[s.chapter.number])

    # --- things

    def rate_clothes(self, s: MausState, choice: Choice) -> float:
        """Rate putting on better items, and never taking items off."""
        if verb(choice) == words.WEAR:
            return gain_by_wearing(self.content, s.mouse(s.turn.acting), words.chosen_item(choice))
        return SWAP if choice == words.DONE else -1.0

    def best_swap(self, mouse: Mouse, other: Mouse) -> float:
        gifts = [self.gift_value(mouse, other, item) for item in mouse.pack]
        gifts += [self.gift_value(other, mouse, item) for item in other.pack]
        return max([0.0, *gifts])

    def gift_value(self, giver: Mouse, taker: Mouse, item: Item) -> float:
        """Return the gain if an item changes hands. Consumables stay with their owner."""
        if self.content.items[item].part == words.NO_PART:
            return 0.0
        return item_value(self.content, taker, item) - item_value(self.content, giver, item)

    def rate_swap(self, s: MausState, choice: Choice) -> float:
        mouse, other, word = s.mouse(s.turn.acting), s.mouse(words.told_barter(s).hero), verb(choice)
        if word == words.GIVE:
            return self.gift_value(mouse, other, words.chosen_item(choice))
        if word == words.ASK_FOR:
            return self.gift_value(other, mouse, words.chosen_item(choice))
        return GIFT if choice == words.DONE else -1.0

    def find_value(self, s: MausState, mouse: Mouse, item: Item) -> float:
        """Return the value of a find for its owner, or 70 % of its value for a friend."""
        others = [0.7 * item_value(self.content, other, item) for other in s.free_mice()]
        return max([item_value(self.content, mouse, item), *others])

    # --- answers

    def rate_another_roll(self, s: MausState) -> float:
        """Rate another roll: good after a bad one."""
        purpose, dice = words.told_answer_roll(s).purpose, len(s.dice)
        if purpose == words.FOR_ATTACK:
            return 0.45 * dice - showing(s.dice, SWORDS)
        if purpose == words.FOR_DEFENCE:
            return 1.0 if dice >= 2 and not showing(s.dice, SHIELDS) else 0.0
        worth_it = purpose in (words.FOR_ACT, words.FOR_TRAP, words.FOR_SWIMMING, words.FOR_FREEDOM)
        return 1.0 if worth_it and not showing(s.dice, STARS) else 0.0

    def rate_help(self, s: MausState, choice: Choice) -> float:
        """Rate a card against a hit: worthwhile if wounds are likely, most of all if the victim could be captured."""
        content, told = self.content, words.told_answer_hits(s)
        victim, hits = s.mouse(told.hero), told.hits - told.warded
        dice = defence_of(content, victim) + told.more
        before = self.pain(victim, hits, dice)
        if verb(choice) == words.USE_ABILITY:
            helper, ability = s.mouse(words.chosen_hero(choice)), content.abilities[words.chosen_ability(choice)]
            script, price = ability.script, CHEESE * ability.costs[helper.hero]
        else:
            helper, script, price = victim, content.items[words.chosen_item(choice)].script, 0.2
        after = before
        for effect in content.effects_of(script):
            if deed(effect) == words.WARD_OFF:
                after = self.pain(victim, hits - words.effect_n(effect), dice)
            elif deed(effect) == words.PROTECT:
                after = self.pain(victim, hits, dice + words.effect_n(effect))
            elif deed(effect) == words.STEP_BETWEEN:
                after = self.pain(helper, hits, defence_of(content, helper) + words.effect_n(effect))
        return WARDED + before - after - price

    def pain(self, mouse: Mouse, hits: int, dice: int) -> float:
        """Return the damage of these hits to a mouse with these dice."""
        if hits <= 0:
            return 0.0
        left, odds, faces = life_of(self.content, mouse) - mouse.wounds, self.lore.odds, len(words.FACES)
        return 0.5 * odds.wounds(faces, hits, dice) + self.taste.caught * odds.chance(faces, hits, dice, left)

    # --- targets and places

    def rate_mouse(self, s: MausState, step: int, mouse: Mouse) -> float:
        if step == words.ORDER:
            return self.outlook(s).best_attack(mouse, mouse.field)
        if step == words.MOVE_FRIEND:
            return self.best_step(s, mouse) - FREE_MOVE
        told = words.told_choose_mouse(s)
        effect = self.content.scripts[told.script][told.nth]
        if deed(effect) in (words.WOUND, words.POISON, words.LOSE_CHEESE):
            return 0.1 * (life_of(self.content, mouse) - mouse.wounds)
        if deed(effect) in (words.GAIN_CHEESE, words.LEARN, words.MOVE_ON):
            return 0.1 + 0.01 * mouse.cheese
        return Uses(self.mind_of(s, s.mouse(told.hero)), 0.0).for_one(effect, mouse)

    def best_step(self, s: MausState, mouse: Mouse) -> float:
        """Return the gain if a mouse moves one field."""
        mind = self.mind_of(s, mouse)
        best = 0.0
        for field in each_field(mind.look.ground.near[mouse.field]):
            best = max(best, mind.position(field) - mind.position(mouse.field))
        return best

    def rate_target(self, s: MausState, step: int, choice: Choice) -> float:
        foe, look = s.foe_of(words.chosen_figure(choice)), self.outlook(s)
        if foe is None:
            return 0.0
        if step == words.CHOOSE_FOE:
            return 0.1 + look.hit_value(NEAR_FACES, words.told_choose_foe(s).dice, USUAL_DEFENCE, foe)
        mouse = s.mouse(who_strikes(s, step))
        return 0.1 + look.attack_value(mouse, mouse.field, words.chosen_item(choice), foe)

    def rate_place(self, s: MausState, step: int, field: Field) -> float:
        """Rate a field for a free step, a rescue or a snare. Mice arrive far from the paw prints, and foes are placed
        far from the mice."""
        if step == words.MOVE_ONE_FIELD:
            mouse = s.mouse(words.told_move_one_field(s).hero)
            mind = self.mind_of(s, mouse)
            return mind.position(field) - mind.position(mouse.field)
        if step == words.FREE_CAPTURED:
            return self.mind_of(s, s.mouse(words.told_free_captured(s))).position(field)
        if step == words.CHOOSE_FIELD:
            return self.rate_snare(s, s.mouse(words.told_choose_field(s)).field, field)
        ground = ground_of(s)
        away_from = [mouse.field for mouse in s.free_mice()] if step == words.PLACE_FOES else each_field(ground.paws)
        return 0.1 * min([ground.foe.distance(field, there) for there in away_from], default=0)

    def rate_snare(self, s: MausState, here: Field, field: Field) -> float:
        """Rate a snare: good on the way of small enemies to her."""
        ways, value = ground_of(s).foe, 0.0
        for foe in s.enemies():
            steps = ways.distance(foe.field, field)
            by_way = steps + ways.distance(field, here) == ways.distance(foe.field, here)
            if by_way and not self.content.large[foe.foe]:
                value += 1.0 - 0.1 * steps
        return value

    # --- everything else

    def rate_other(self, s: MausState, choice: Choice) -> float:
        word, content = verb(choice), self.content
        if word in (words.KEEP_FIND, words.SELL_FIND, words.REPLACE):
            return self.rate_find(s, choice)
        if word == words.PICK_FIND:
            return self.find_value(s, s.mouse(words.told_choose_find(s)), words.chosen_item(choice))
        if word in (words.CHOOSE_ABILITY, words.KEEP_ABILITY):
            return ability_value(content, words.chosen_hero(choice), words.chosen_ability(choice))
        if word == words.KEEP_ITEM:
            return 0.1 + self.worn_value(s.mouse(words.chosen_hero(choice)), words.chosen_item(choice))
        if word == words.PICK:
            return self.rate_pick(s, words.chosen_option(choice))
        if word == words.WOUND_CARD:
            return self.rate_card(s, words.chosen_card(choice))
        if word == words.LEAVE_OUT:
            row = who_is_met(s, words.told_disguise(s))
            return sum([n for foe, n in row if foe in (words.RAT, words.RAT_ELITE)]) - DISGUISED
        if word == words.USE_ABILITY:
            return 1.0
        return 0.5 if word == words.TRY_AGAIN else 0.0

    def rate_find(self, s: MausState, choice: Choice) -> float:
        if choice == words.SELL_FIND:
            return SOLD
        told = words.told_take_find(s)
        mouse = s.mouse(told.hero)
        value = self.find_value(s, mouse, told.item)
        if verb(choice) == words.REPLACE:
            return value - self.find_value(s, mouse, words.chosen_item(choice))
        return value

    def worn_value(self, mouse: Mouse, item: Item) -> float:
        """Return the value of an item for a mouse who may already wear it."""
        if item in mouse.worn:
            mouse = mouse.clone()
            mouse.worn.remove(item)
        return item_value(self.content, mouse, item)

    def rate_pick(self, s: MausState, option: int) -> float:
        """Rate an option of a page. Of equal options the first is better."""
        told = words.told_turn_page(s)
        mouse = s.mouse(told.hero) if told.hero < HEROES else s.party.mice[0]
        worth = self.mind_of(s, mouse).outcome(self.content.pages[told.page].choices[option].script)
        return worth - NAMED_LATER * option

    def rate_card(self, s: MausState, card: Card) -> float:
        """Rate a card of a main foe: the most dangerous first, most of all if it acts soon."""
        soon = 0.3 if card == next_up(s) else 0.2 if not has(s.marked, card) else 0.0
        return self.outlook(s).wounds_by(card, USUAL_DEFENCE) + self.lore.harm[card] + soon


def who_strikes(s: MausState, step: int) -> Hero:
    """Return the mouse that attacks again or out of turn."""
    if step == words.OBEY:
        return words.told_obey(s)
    return words.told_strike_on(s).hero if step == words.STRIKE_ON else words.told_next_knife(s).hero
