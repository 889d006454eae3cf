"""Dice that are thrown for something other than an attack or a defence, and may be thrown again."""

from typing import Final

from wusel.engine.dice import showing
from wusel.engine.sets import added, has
from wusel.games.maus import words
from wusel.games.maus.content.components import ON_ROLL
from wusel.games.maus.content.dice import BOWS, DIE, STARS, SWORDS
from wusel.games.maus.limits import HITS_FOR_AN_ACT, STARS_FOR_AN_ACT
from wusel.games.maus.rules.cards import answers
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.words import Act, Field, Purpose

NO_ACT: Final = Act(0)
NO_FIELD: Final = Field(0)


def roll_for(
    s: MausState, mouse: Mouse, purpose: Purpose, dice: int, act: Act = NO_ACT, field: Field = NO_FIELD
) -> None:
    """The dice are thrown; a trick may throw them again before they count. Cheese is for nobody here (MM-Q39)."""
    s.dice = DIE.roll(s, dice)
    words.then_count_stars(s, mouse.hero, purpose, act, field)
    offer_another_roll(s, mouse, purpose)


def succeeds(s: MausState, mouse: Mouse, purpose: Purpose, act: Act) -> bool:
    """Return whether the dice as they lie give what a roll is for: a star, or what an act of the chapter takes. Looking
    for something, a sharp nose makes do with a bow (MM-STA3)."""
    roll = s.content.acts[act].roll if purpose == words.FOR_ACT else ""
    if roll == "hits":
        return showing(s.dice, SWORDS) >= HITS_FOR_AN_ACT
    if roll == "stars":
        return showing(s.dice, STARS) >= STARS_FOR_AN_ACT
    bow_counts = purpose == words.FOR_SEARCH and (s.turn.bow_is_star or has(mouse.powers, words.SHARP_NOSE))
    return showing(s.dice, STARS | BOWS if bow_counts else STARS) > 0


def find_something(s: MausState, mouse: Mouse) -> None:
    """She finds something, and has nothing more to find in this room (MM-STA3, MM-STA5)."""
    mouse.searched = added(mouse.searched, s.house.room)
    words.then_draw_find(s, mouse.hero)


def offer_another_roll(s: MausState, mouse: Mouse, purpose: Purpose) -> None:
    """Whoever has a trick for it may throw once more."""
    if answers(s.content, mouse, ON_ROLL):
        words.then_answer_roll(s, mouse.hero, purpose)
