"""What all effects of cards and chapters have in common: whom they are for. `hero` is the mouse who brings it about, or
NOBODY."""

from typing import Final

from wusel.engine.effects import Effect
from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.sets import has
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.figures import NOBODY, ground_of
from wusel.games.maus.house import NOWHERE
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.words import Hero, Who

# Effects whose first word says for whom they are
FOR_SOMEBODY: Final = (
    words.WOUND, words.POISON, words.HEAL, words.CURE, words.AFFLICT, words.RELIEVE, words.GAIN_CHEESE,
    words.LOSE_CHEESE, words.LEARN, words.MOVE_ON, words.PROTECT, words.ENCOURAGE,
)  # fmt: skip


def those(s: MausState, who: Who, hero: Hero) -> list[Mouse]:
    """The free mice that are meant, or among whom one is chosen."""
    if who == words.ROOM or hero == NOBODY:
        return s.free_mice()
    if who == words.TARGET:
        return [s.mouse(s.target)] if s.mouse(s.target).field != NOWHERE else []
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
    """The free mice for something that happens to several: whose turn it is first, then down the track (MM-Q25)."""
    heroes = [card for card in s.track if card < HEROES and s.mouse(card).field != NOWHERE]
    return [s.mouse(hero) for hero in sorted(heroes, key=lambda hero: hero != s.acting)]


def choice_of(effect: Deed) -> int:
    """Among whom an effect lets somebody choose, NOTHING if it does not."""
    if deed(effect) not in FOR_SOMEBODY:
        return NOTHING
    who = words.effect_who(effect)
    return who if who in (words.ONE_HERE, words.ONE_NEAR, words.ONE_ELSE) else NOTHING


def for_target(effect: Deed) -> int:
    """The same effect for the mouse that was chosen."""
    return effect - words.wound(words.effect_who(effect), 0) + words.wound(words.TARGET, 0)


class MausEffect(Effect[MausState]):
    """Something that cards and chapters do."""
