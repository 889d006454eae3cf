"""The judge of Maus und Mystik: ratings of choices, and the value of states."""

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

# About one round: in turns, or in questions if one player leads all mice
TURNS_AHEAD: Final = 4
QUESTIONS_AHEAD: Final = 16

# Medium bots overlook one choice in this number
SLIPS: Final = 5

# The ratings of worthwhile and of useless free actions
FIRST: Final = 20.0
NEVER: Final = -50.0

# The price of nursing, and the number of rooms ahead that makes learning worthwhile
NURSED: Final = 0.1
LEARN_ROOMS: Final = 0.8

# A smaller lead after a round did not last when the games were played to the end
DOUBT: Final = 0.04


class MausJudge(Judge[MausState]):
    """The expert opinion on this game, with one set of weights or one for each chapter."""

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
        """Rate the choices of a turn: worthwhile free actions first, then movement and action."""
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
        """Rate an act that takes no action, for example light before a search or a bell among enemies."""
        value = 0.0
        for effect in self.content.effects_of(self.content.acts[act].script):
            if effect == words.permit(words.SURE_SEARCH):
                searched = has(mind.mouse.searched, mind.s.house.room) or not mind.s.turn.actions
                value += 0.3 if mind.quiet and not searched else 0.0
            else:
                value += uses.effect(effect) or mind.effect_value(effect)
        return first_if(value - 0.2)

    def rate_learning(self, mind: Deliberation, ability: Ability) -> float:
        """Rate another ability: worthwhile while rooms are left to use it in, unless the goal needs the cheese."""
        if mind.task.left < LEARN_ROOMS or needs_cheese(mind):
            return NEVER
        return FIRST + ability_value(self.content, mind.mouse.hero, ability)

    # --- states

    def worth(self, s: MausState, seat: Seat) -> float:
        """Return the party's chance to win the chapter, which is the same for all seats."""
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
        """Return the number at which, with two players, the strongest bots win 8 more games in 100."""
        return SLIPS

    def horizon(self, s: MausState) -> int:
        return QUESTIONS_AHEAD if s.seats == 1 else TURNS_AHEAD

    def foresight(self, s: MausState) -> int:
        """Return the distance to the end of the chapter. In a campaign the game continues after that, so a round is
        enough."""
        return self.horizon(s) if s.variant.campaign else TO_THE_END

    def looks_ahead(self, s: MausState) -> bool:
        """Return whether rollouts beat first impressions: only with learned experience of the chapter and outside
        campaigns."""
        return self.experience is not None and not s.variant.campaign and self.experience.knows(s)

    def rounds(self, s: MausState) -> int:
        return s.round if self.looks_ahead(s) else 0

    def doubt(self, s: MausState) -> float:
        return DOUBT if self.looks_ahead(s) else 0.0

    def chance(self, s: MausState, seat: Seat) -> float:
        """Return the learned chance without a correction, because it comes from finished games."""
        return self.promise(s, seat) if self.looks_ahead(s) else super().chance(s, seat)

    def promise(self, s: MausState, seat: Seat) -> float:
        """Return the value of a state at the beginning of a round."""
        if s.chapter.ended != STILL_PLAYING or self.experience is None or not self.experience.has_been_in(s):
            return self.worth(s, seat)
        self.aims.look(s)
        return self.experience.chance(s, signs(s, self.outlook(s), self.aims))


def first_if(gain: float) -> float:
    """Return a top rating for a gain, else NEVER."""
    return FIRST + gain if gain > 0.0 else NEVER
