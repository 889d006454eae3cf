"""What an experienced mouse thinks of a choice at first sight, and of a state."""

from typing import Final

from wusel.engine.calibration import Calibration
from wusel.engine.judge import TO_THE_END, Judge
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.judge.answers import GIFT, SWAP, Answers
from wusel.games.maus.judge.deliberation import Deliberation
from wusel.games.maus.judge.experience import Experience
from wusel.games.maus.judge.gains import CHEESE
from wusel.games.maus.judge.outlook import Outlook
from wusel.games.maus.judge.prospects import AS_IT_TURNS_OUT, chance
from wusel.games.maus.judge.signs import signs
from wusel.games.maus.judge.taste import AT_FIRST_SIGHT, ON_REFLECTION, Taste, tastes_of
from wusel.games.maus.judge.treasures import ability_value, gain_by_wearing
from wusel.games.maus.judge.uses import NEXT_TO_NOTHING, Uses, healing, needs_cheese
from wusel.games.maus.state import STILL_PLAYING, WON, MausState
from wusel.games.maus.words import Ability, Act, PerChapter

# About a round, in turns, and in questions for who leads all mice
TURNS_AHEAD: Final = 4
QUESTIONS_AHEAD: Final = 16

# One of so many choices escapes who is of medium strength
SLIPS: Final = 5

# What is done before anything else if it is any good, and never if it is not
FIRST: Final = 20.0
NEVER: Final = -50.0

# What gives up something else: nursing the way; rooms to come in which learning pays
NURSED: Final = 0.1
LEARN_ROOMS: Final = 0.8

# What is ahead by less than this after a round came to nothing when it was played to the end
DOUBT: Final = 0.04


class MausJudge(Judge[MausState]):
    """Somebody who knows the house well, and has a taste, or one for each chapter."""

    def __init__(
        self, content: Content, taste: Taste = AT_FIRST_SIGHT, tastes: PerChapter[Taste] | None = None
    ) -> None:
        self.content = content
        self.taste = taste
        self.tastes = tastes or tastes_of(content, taste)
        self.answers = Answers(content, taste, self.tastes)
        self.aims = self.answers.aims
        self.reflecting: MausJudge | None = None
        self.experience: Experience | None = Experience(content) if taste is ON_REFLECTION else None

    def rate(self, s: MausState, seat: Seat, choice: Choice) -> float:
        return self.ratings(s, seat, [choice])[0]

    def ratings(self, s: MausState, seat: Seat, choices: list[Choice]) -> list[float]:
        step = s.agenda[-1]
        if step == words.TAKE_TURN:
            return self.rate_turn(s, choices)
        return [self.answers.rate(s, step, choice) for choice in choices]

    def outlook(self, s: MausState) -> Outlook:
        return self.answers.outlook(s)

    # --- a mouse's turn

    def rate_turn(self, s: MausState, choices: list[Choice]) -> list[float]:
        """Free actions that are any good come first, then movement and action."""
        mind = self.answers.mind_of(s, s.mouse(s.turn.acting))
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
            return first_if(self.answers.best_swap(mouse, other) - GIFT)
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


def first_if(gain: float) -> float:
    """Before anything else if it is any good, else never."""
    return FIRST + gain if gain > 0.0 else NEVER
