"""Effects of cards on attacks, defence and turns."""

from wusel.engine.kinds import Deed
from wusel.engine.sets import NONE
from wusel.games.maus import words
from wusel.games.maus.content.dice import DIE
from wusel.games.maus.rules.effect import MausEffect, those
from wusel.games.maus.state import MausState
from wusel.games.maus.words import Hero

# --- the next attack, this round


class AimWell(MausEffect):
    """The mouse gets more dice for her next attack."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.turn.blow.dice += words.effect_n(effect)


class Weaken(MausEffect):
    """The defender gets fewer dice."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.turn.blow.weaken += words.effect_n(effect)


class Protect(MausEffect):
    """A mouse gets more dice in defence: against the hit that the card answers, or else until her next turn."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        hit = answered_hit(s)
        if hit is not None:
            hit.more += words.effect_n(effect)
            hit.again(s)
            return
        for mouse in those(s, words.effect_who(effect), hero):
            mouse.shield += words.effect_n(effect)
            words.tell_protected(s, mouse.hero, words.effect_n(effect))


class Encourage(MausEffect):
    """A mouse gets more dice in attacks until the end of the round."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            mouse.dice += words.effect_n(effect)
            words.tell_encouraged(s, mouse.hero, words.effect_n(effect))


# --- answers


def answered_hit(s: MausState) -> words.AnswerHitsTold | None:
    """Take the hit that a card answers off the agenda and return it; None if the card answers no hit. The caller
    changes the hit and puts it back."""
    if not s.agenda or s.agenda[-1] != words.ANSWER_HITS:
        return None
    s.take_off()
    return words.told_answer_hits(s)


class RollAgain(MausEffect):
    """The dice of the last roll are rolled again."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.dice = DIE.roll(s, len(s.dice))
        words.tell_rolled_again(s, hero, s.dice)


class WardOff(MausEffect):
    """Some hits do not count."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        hit = answered_hit(s)
        if hit is not None:
            hit.warded += words.effect_n(effect)
            hit.again(s)


class StepBetween(MausEffect):
    """The mouse takes a hit for another mouse, with more dice against it."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        hit = answered_hit(s)
        if hit is not None:
            hit.hero = hero
            hit.more += words.effect_n(effect)
            hit.again(s)


class Shoot(MausEffect):
    """The mouse may attack at once."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        words.then_obey(s, hero)


# --- more attacks and actions


class Strike(MausEffect):
    """The mouse attacks several foes that she sees, each with the same number of dice."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        words.then_choose_foe(s, hero, words.effect_dice(effect), words.effect_n(effect), NONE)


class OrderAttack(MausEffect):
    """Another mouse may attack at once."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        words.then_order(s, hero)


class SecondAction(MausEffect):
    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.turn.actions += 1


class SetTrap(MausEffect):
    """The mouse may lay a snare for small foes, on her field or next to it."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        words.then_choose_field(s, hero)
