"""What cards do for attacks, defence and turns."""

from wusel.engine.kinds import Deed
from wusel.engine.sets import NONE
from wusel.games.maus import words
from wusel.games.maus.dice import DIE
from wusel.games.maus.effects.effect import MausEffect, those
from wusel.games.maus.state import MausState
from wusel.games.maus.words import Hero

# --- the next attack, this round


class AimWell(MausEffect):
    """More dice for her next attack."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.blow.dice += words.effect_n(effect)


class DoubleDice(MausEffect):
    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.blow.doubled = 1


class Weaken(MausEffect):
    """The defender has fewer dice."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.blow.weaken += words.effect_n(effect)


class Pierce(MausEffect):
    """Shields without a star do not block."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.blow.pierce = 1


class Sweep(MausEffect):
    """One roll against everybody on a field."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.blow.sweep = 1


class SeeAll(MausEffect):
    """No line of sight is needed."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.blow.see_all = 1


class FollowUp(MausEffect):
    """After a defeat another attack on that field."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.blow.follow_up = 1


class EveryKnife(MausEffect):
    """An attack with each knife she wears."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.blow.every_knife = 1


class Protect(MausEffect):
    """More dice in defence, until the mouse's next turn."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            mouse.shield += words.effect_n(effect)
            words.tell_protected(s, mouse.hero, words.effect_n(effect))


class Encourage(MausEffect):
    """More dice in attacks, until the end of the round."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            mouse.dice += words.effect_n(effect)


# --- answers: the steps that ask for them know what they do


class RollAgain(MausEffect):
    """The dice that lie there are thrown once more."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.dice = DIE.roll(s, len(s.dice))
        s.tell_all(words.ROLLED_AGAIN, [hero, *s.dice])


class WardOff(MausEffect):
    """Hits that do not count."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.mouse(hero).shield += words.effect_n(effect)


class StepBetween(MausEffect):
    """She takes the blow for another."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.mouse(hero).shield += words.effect_n(effect)


class Shoot(MausEffect):
    """She shoots at whoever has just come."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        words.then_obey(s, hero)


# --- more attacks and actions


class Strike(MausEffect):
    """Attacks with so many dice, on several foes that she sees."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        words.then_choose_foe(s, hero, words.effect_dice(effect), words.effect_n(effect), NONE)


class OrderAttack(MausEffect):
    """Another mouse attacks at once."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        words.then_order(s, hero)


class SecondAction(MausEffect):
    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.actions += 1


class Inspire(MausEffect):
    """In this round mice may buy another action."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.inspired = 1


class SetTrap(MausEffect):
    """A snare for small foes, on her field or next to it."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        words.then_choose_field(s, hero)


class BowIsStar(MausEffect):
    """In her next search of this turn a bow counts as a star."""

    def happen(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.bow_is_star = 1
