"""Recipients of the effects of cards and chapters. `hero` is always the mouse that causes the effect, or NOBODY."""

from wusel.engine.effects import Effect, Effects
from wusel.engine.kinds import Deed, Seat
from wusel.engine.sets import has
from wusel.engine.vocabulary import deed, replaced
from wusel.games.maus import words
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.rules.figures import NOBODY, ground_of
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.words import Card, Hero, Who


def those(s: MausState, who: Who, hero: Hero) -> list[Mouse]:
    """Return the free mice that an effect is for, or among which a player chooses one."""
    if who == words.ROOM or hero == NOBODY:
        return s.free_mice()
    if who == words.TARGET:
        return [s.mouse(s.turn.target)] if s.mouse(s.turn.target).field != NOWHERE else []
    mouse = s.mouse(hero)
    if mouse.field == NOWHERE:
        return []
    if who == words.ME:
        return [mouse]
    if who == words.ONE_ELSE:
        return [other for other in s.free_mice() if other.hero != hero]
    if who in (words.HERE, words.ONE_HERE):
        return [other for other in s.free_mice() if other.field == mouse.field]
    near = ground_of(s).close[mouse.field]
    return [other for other in s.free_mice() if has(near, other.field)]


def by_turn(s: MausState) -> list[Mouse]:
    """Return the free mice in the order in which something happens to them: the acting mouse first, then down the track
    (MM-Q25)."""
    return sorted(s.mice_down_the_track(), key=lambda mouse: mouse.hero != s.turn.acting)


def is_for_one(effect: Deed) -> bool:
    """Return whether a player has to choose one mouse for an effect."""
    if words.EFFECT_WHO[deed(effect)] < 0:
        return False
    return words.effect_who(effect) in (words.ONE_HERE, words.ONE_NEAR, words.ONE_ELSE)


def for_target(effect: Deed) -> Deed:
    """Return the same effect for the chosen mouse."""
    return replaced(effect, words.EFFECT_WHO, words.TARGET)


class MausEffect(Effect[MausState]):
    """An effect of cards and chapters."""

    def happen(self, s: MausState, seat: Seat, effect: Deed) -> None:
        """Carry out an effect for a mouse. The engine's parameter is a seat, but `carry_out` passes a hero in its
        place."""
        self.do(s, Hero(Card(seat)), effect)

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        raise NotImplementedError


def carry_out(doing: Effects[MausState], s: MausState, hero: Hero, effect: Deed) -> None:
    """Carry out an effect; `hero` is the mouse that causes it, if any."""
    doing.happen(s, Seat(hero), effect)
