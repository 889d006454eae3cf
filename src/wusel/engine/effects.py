"""The effects of cards, as data: content files use the words of [effects], and one small class carries out each word.

    effects = [{ do = "gain", n = 2 }, { do = "cat" }]           # in a content file

    class Gain(Effect[CrumbsState]):                             # for the word `gain`
        def happen(self, s: CrumbsState, seat: Seat, effect: Deed) -> None:
            s.gathered += words.effect_n(effect)

An effect that only sets a flag needs no class: [flags] names the flag (`wet = "weather.rain"`).

An effect that asks a player puts a step on the agenda. If effects of one card can ask, a step must carry them out one
by one and put itself back on the agenda in between.

If players choose a card for its effects, `bar` names the rule that makes the effect useless now.
"""

from typing import Generic

from wusel.engine.declared import Declared, in_declared_order
from wusel.engine.kinds import Deed, Seat
from wusel.engine.state import S
from wusel.engine.subclassing import open_class
from wusel.engine.vocabulary import DEED_MASK


@open_class(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """The action of one word. The class is named after the word: TurnUp is `turn_up`."""

    def bar(self, s: S, seat: Seat, effect: Deed) -> str:
        """Return the rule that keeps a seat from using a card for this effect now; empty if none does."""
        return ""

    def happen(self, s: S, seat: Seat, effect: Deed) -> None:
        """Carry out an effect for a seat; `words.effect_n(effect)` reads its argument."""
        raise NotImplementedError


class Effects(Generic[S]):
    """All effects that cards of a game can have."""

    def __init__(self, effects: list[Effect[S]]) -> None:
        self.effects = effects

    def match(self, declared: Declared) -> None:
        """Sort the effects by the numbers of their words. Raise if a word has no class or a class is not declared."""
        self.effects = in_declared_order(declared.path, "effects", list(declared.effects.by_name), self.effects)

    def bar(self, s: S, seat: Seat, effects: list[Deed]) -> str:
        """Return the rule that keeps a seat from using a card now; empty if at least one of its effects is of use."""
        bar = ""
        for effect in effects:
            bar = self.effects[(effect & DEED_MASK) - 1].bar(s, seat, effect)
            if not bar:
                break
        return bar

    def happen(self, s: S, seat: Seat, effect: Deed) -> None:
        """Carry out an effect of any kind."""
        self.effects[(effect & DEED_MASK) - 1].happen(s, seat, effect)

    def happen_all(self, s: S, seat: Seat, effects: list[Deed]) -> None:
        """Carry out several effects one after the other."""
        for effect in effects:
            self.effects[(effect & DEED_MASK) - 1].happen(s, seat, effect)
