"""What cards do, as data: content says it in the words of [effects], and one small class carries each word out.

    effects = [{ do = "gain", n = 2 }, { do = "cat" }]           # in a content file

    class Gain(Effect[CrumbsState]):                             # for the word `gain`
        def happen(self, s: CrumbsState, seat: Seat, effect: Deed) -> None:
            s.gathered += words.effect_n(effect)

One that does no more than set a flag needs no class: [flags] says which (`wet = "weather.rain"`).

An effect that asks somebody puts a step on the agenda. So where effects of one card can ask, they are carried out one
by one, by a step that comes again.

Where players choose a card for what it does, `bar` names the rule that keeps the effect from being of use now.
"""

from typing import Generic

from wusel.engine.declared import Declared, in_declared_order
from wusel.engine.kinds import Deed, Seat
from wusel.engine.state import S
from wusel.engine.subclassing import open_class
from wusel.engine.vocabulary import DEED_MASK


@open_class(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """What one word does. Its class is named after it: TurnUp is `turn_up`."""

    def bar(self, s: S, seat: Seat, effect: Deed) -> str:
        """The rule that keeps a seat from using a card for this effect now, empty if none does."""
        return ""

    def happen(self, s: S, seat: Seat, effect: Deed) -> None:
        """Carry an effect out for a seat; `words.effect_n(effect)` reads what it says."""
        raise NotImplementedError


class Effects(Generic[S]):
    """All that cards of a game can do."""

    def __init__(self, effects: list[Effect[S]]) -> None:
        self.effects = effects

    def match(self, declared: Declared) -> None:
        """Put each under the number of its word; refused unless every word is carried out and every class declared."""
        self.effects = in_declared_order(declared.path, "effects", list(declared.effects.by_name), self.effects)

    def bar(self, s: S, seat: Seat, effects: list[Deed]) -> str:
        """The rule that keeps a seat from using a card now, empty if one of its effects is of use."""
        bar = ""
        for effect in effects:
            bar = self.effects[(effect & DEED_MASK) - 1].bar(s, seat, effect)
            if not bar:
                break
        return bar

    def happen(self, s: S, seat: Seat, effect: Deed) -> None:
        """Carry an effect out, whichever it is."""
        self.effects[(effect & DEED_MASK) - 1].happen(s, seat, effect)

    def happen_all(self, s: S, seat: Seat, effects: list[Deed]) -> None:
        """Carry out some effects one after the other."""
        for effect in effects:
            self.effects[(effect & DEED_MASK) - 1].happen(s, seat, effect)
