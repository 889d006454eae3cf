"""What an experienced mouse thinks of a choice at first sight, and of a state."""

from typing import Final

from wusel.engine.calibration import Calibration
from wusel.engine.dice import showing
from wusel.engine.judge import TO_THE_END, Judge
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has
from wusel.engine.vocabulary import deed, verb
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.dice import SHIELDS, STARS, SWORDS
from wusel.games.maus.judge.aims import Aims
from wusel.games.maus.judge.deliberation import CHEESE, Deliberation
from wusel.games.maus.judge.experience import Experience
from wusel.games.maus.judge.outlook import NEAR_FACES, USUAL_DEFENCE, Lore, Outlook
from wusel.games.maus.judge.prospects import AS_IT_TURNS_OUT, chance
from wusel.games.maus.judge.signs import signs
from wusel.games.maus.judge.taste import AT_FIRST_SIGHT, ON_REFLECTION, Taste, tastes_of
from wusel.games.maus.judge.treasures import ability_value, gain_by_wearing, item_value
from wusel.games.maus.judge.uses import NEXT_TO_NOTHING, Uses, healing, needs_cheese
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.figures import ground_of
from wusel.games.maus.rules.gear import defence_of, life_of
from wusel.games.maus.rules.track import next_up
from wusel.games.maus.state import STILL_PLAYING, WON, MausState, Mouse
from wusel.games.maus.steps.exploring import who_is_met
from wusel.games.maus.words import Ability, Act, Card, Field, Hero, Item, PerChapter, each_field

# About a round, in turns, and in questions for who leads all mice
TURNS_AHEAD: Final = 4
QUESTIONS_AHEAD: Final = 16

# One of so many choices escapes who is of medium strength
SLIPS: Final = 5

# What is done before anything else if it is any good, and never if it is not
FIRST: Final = 20.0
NEVER: Final = -50.0

# A swap of clothes or goods has to be worth it
SWAP: Final = 0.1
GIFT: Final = 0.25
NAMED_LATER: Final = 0.01
SOLD: Final = 0.25

# What gives up something else: nursing the way, a free step; rooms to come in which learning pays; passing for a rat
NURSED: Final = 0.1
FREE_MOVE: Final = 0.1
LEARN_ROOMS: Final = 0.8
DISGUISED: Final = 1.5

# What is ahead by less than this after a round came to nothing when it was played to the end
DOUBT: Final = 0.04

# What it is worth to let something be
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


class MausJudge(Judge[MausState]):
    """Somebody who knows the house well, and has a taste, or one for each chapter."""

    def __init__(
        self, content: Content, taste: Taste = AT_FIRST_SIGHT, tastes: PerChapter[Taste] | None = None
    ) -> None:
        self.content = content
        self.taste = taste
        self.tastes = tastes or tastes_of(content, taste)
        self.lore = Lore(content, taste)
        self.aims = Aims(content, self.tastes)
        self.reflecting: MausJudge | None = None
        self.experience: Experience | None = Experience(content) if taste is ON_REFLECTION else None

    def rate(self, s: MausState, seat: Seat, choice: Choice) -> float:
        return self.ratings(s, seat, [choice])[0]

    def ratings(self, s: MausState, seat: Seat, choices: list[Choice]) -> list[float]:
        step = s.agenda[-1]
        if step == words.TAKE_TURN:
            return self.rate_turn(s, choices)
        return [self.rate_answer(s, step, choice) for choice in choices]

    def rate_answer(self, s: MausState, step: int, choice: Choice) -> float:
        """An answer to any other question than what to do in a turn."""
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

    # --- a mouse's turn

    def rate_turn(self, s: MausState, choices: list[Choice]) -> list[float]:
        """Free actions that are any good come first, then movement and action."""
        mind = self.mind_of(s, s.mouse(s.turn.acting))
        uses = Uses(mind, mind.attack_at_hand())
        return [self.rate_in_turn(mind, uses, choice) for choice in choices]

    def rate_in_turn(self, mind: Deliberation, uses: Uses, choice: Choice) -> float:
        word, mouse = verb(choice), mind.mouse
        if word == words.STAND_UP:
            return FIRST
        if word == words.EQUIP:
            return first_if(
                max([gain_by_wearing(self.content, mouse, item) for item in mouse.pack], default=0.0) - SWAP
            )
        if word == words.TRADE:
            other = mind.s.mouse(words.chosen_hero(choice))
            return first_if(self.best_swap(mouse, other) - GIFT)
        if word == words.LEVEL_UP:
            return self.rate_learning(mind, words.chosen_ability(choice))
        if word == words.NURSE:
            value = healing(mind.look, mind.s.mouse(words.chosen_hero(choice)), 1)
            return mind.position(mouse.field) + mind.best_action(mouse.field) + value - NURSED
        if word == words.USE_ABILITY:
            return first_if(uses.ability(words.chosen_ability(choice)) - NEXT_TO_NOTHING)
        if word == words.USE_ITEM:
            return first_if(uses.item(words.chosen_item(choice)) - NEXT_TO_NOTHING)
        if word == words.ACT_AGAIN:
            return first_if(mind.look.best_attack(mouse, mouse.field) - CHEESE - 0.2)
        if word == words.DO_ACT and self.content.acts[words.chosen_act(choice)].free:
            return self.rate_free_act(mind, uses, words.chosen_act(choice))
        return mind.rate(choice)

    def rate_free_act(self, mind: Deliberation, uses: Uses, act: Act) -> float:
        """Acts that take no action: light before a search, a bell among enemies."""
        value = 0.0
        for effect in self.content.effects_of(self.content.acts[act].script):
            if effect == words.permit(words.SURE_SEARCH):
                searched = has(mind.mouse.searched, mind.s.house.room) or not mind.s.turn.actions
                value += 0.3 if mind.quiet and not searched else 0.0
            else:
                value += uses.effect(effect) or mind.effect_value(effect)
        return first_if(value - 0.2)

    def rate_learning(self, mind: Deliberation, ability: Ability) -> float:
        """Another ability, if there is still something to use it for, and cheese is not needed for the goal."""
        if mind.task.left < LEARN_ROOMS or needs_cheese(mind):
            return NEVER
        return FIRST + ability_value(self.content, mind.mouse.hero, ability)

    # --- things

    def rate_clothes(self, s: MausState, choice: Choice) -> float:
        """Better things on, nothing off."""
        if verb(choice) == words.WEAR:
            return gain_by_wearing(self.content, s.mouse(s.turn.acting), words.chosen_item(choice))
        return SWAP if choice == words.DONE else -1.0

    def best_swap(self, mouse: Mouse, other: Mouse) -> float:
        gifts = [self.gift_value(mouse, other, item) for item in mouse.pack]
        gifts += [self.gift_value(other, mouse, item) for item in other.pack]
        return max([0.0, *gifts])

    def gift_value(self, giver: Mouse, taker: Mouse, item: Item) -> float:
        """How much more something is worth to another; things to use up stay with who has them."""
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
        """What a find is worth to who has it, or almost as much to a friend."""
        others = [0.7 * item_value(self.content, other, item) for other in s.free_mice()]
        return max([item_value(self.content, mouse, item), *others])

    # --- answers

    def rate_another_roll(self, s: MausState) -> float:
        """Another roll, if this one was bad."""
        purpose, dice = words.told_answer_roll(s).purpose, len(s.dice)
        if purpose == words.FOR_ATTACK:
            return 0.45 * dice - showing(s.dice, SWORDS)
        if purpose == words.FOR_DEFENCE:
            return 1.0 if dice >= 2 and not showing(s.dice, SHIELDS) else 0.0
        worth_it = purpose in (words.FOR_ACT, words.FOR_TRAP, words.FOR_SWIMMING, words.FOR_FREEDOM)
        return 1.0 if worth_it and not showing(s.dice, STARS) else 0.0

    def rate_help(self, s: MausState, choice: Choice) -> float:
        """Cards against a hit: worth it if wounds are likely, above all for who would be captured."""
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
        """What so many hits mean to a mouse with so many dice."""
        if hits <= 0:
            return 0.0
        left, odds, faces = life_of(self.content, mouse) - mouse.wounds, self.lore.odds, len(words.FACES)
        return 0.5 * odds.wounds(faces, hits, dice) + self.taste.caught * odds.chance(faces, hits, dice, left)

    # --- whom, where

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
        """How much better a mouse would stand one field further on."""
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
        """Where to step out of turn and come free; where mice come in, and where foes do if it is for the mice to
        say: far from each other; where to lay a snare."""
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
        """A snare is good where small enemies come by on their way to her."""
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
        """What something is worth to who may have it on already."""
        if item in mouse.worn:
            mouse = mouse.clone()
            mouse.worn.remove(item)
        return item_value(self.content, mouse, item)

    def rate_pick(self, s: MausState, option: int) -> float:
        """What a page offers; of two ways that are worth the same the one that it names first."""
        told = words.told_turn_page(s)
        mouse = s.mouse(told.hero) if told.hero < HEROES else s.party.mice[0]
        worth = self.mind_of(s, mouse).outcome(self.content.pages[told.page].choices[option].script)
        return worth - NAMED_LATER * option

    def rate_card(self, s: MausState, card: Card) -> float:
        """The most dangerous card of a main foe first, above all if it is about to act."""
        soon = 0.3 if card == next_up(s) else 0.2 if not has(s.marked, card) else 0.0
        return self.outlook(s).wounds_by(card, USUAL_DEFENCE) + self.lore.harm[card] + soon

    # --- states

    def worth(self, s: MausState, seat: Seat) -> float:
        """The party's chance to win the chapter; it is the same for everybody."""
        if s.chapter.ended != STILL_PLAYING:
            return 1.0 if s.chapter.ended == WON else 0.0
        self.aims.look(s)
        return chance(s, self.outlook(s), self.aims)

    def calibration(self, s: MausState) -> Calibration:
        return AS_IT_TURNS_OUT

    def on_reflection(self) -> "MausJudge":
        if self.taste is ON_REFLECTION:
            return self
        if self.reflecting is None:
            self.reflecting = MausJudge(self.content, ON_REFLECTION)
        return self.reflecting

    def slips(self) -> int:
        """So many that the strongest two win 8 games of 100 more."""
        return SLIPS

    def horizon(self, s: MausState) -> int:
        return QUESTIONS_AHEAD if s.seats == 1 else TURNS_AHEAD

    def foresight(self, s: MausState) -> int:
        """A chapter is told to its end; in a campaign it is not the end of the game."""
        return self.horizon(s) if s.variant.campaign else TO_THE_END

    def looks_ahead(self, s: MausState) -> bool:
        """Trying out tells more where it is known how such chapters end; in a campaign others follow."""
        return self.experience is not None and not s.variant.campaign and self.experience.knows(s)

    def rounds(self, s: MausState) -> int:
        return s.round if self.looks_ahead(s) else 0

    def doubt(self, s: MausState) -> float:
        return DOUBT if self.looks_ahead(s) else 0.0

    def chance(self, s: MausState, seat: Seat) -> float:
        """What was learned from finished games needs no correction."""
        return self.promise(s, seat) if self.looks_ahead(s) else super().chance(s, seat)

    def promise(self, s: MausState, seat: Seat) -> float:
        """What the beginning of a round is worth."""
        if s.chapter.ended != STILL_PLAYING or self.experience is None or not self.experience.has_been_in(s):
            return self.worth(s, seat)
        self.aims.look(s)
        return self.experience.chance(s, signs(s, self.outlook(s), self.aims))


def who_strikes(s: MausState, step: int) -> Hero:
    """The mouse that attacks once more, or out of turn."""
    if step == words.OBEY:
        return words.told_obey(s)
    return words.told_strike_on(s).hero if step == words.STRIKE_ON else words.told_next_knife(s).hero


def first_if(gain: float) -> float:
    """Before anything else if it is any good, else never."""
    return FIRST + gain if gain > 0.0 else NEVER
