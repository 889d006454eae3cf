"""Rolls other than attack and defence, and tricks that repeat a roll."""

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
    """Roll the dice. A trick may repeat the roll before it counts. Cheese symbols earn nothing here (MM-Q39)."""
    s.dice = DIE.roll(s, dice)
    words.then_count_stars(s, mouse.hero, purpose, act, field)
    offer_another_roll(s, mouse, purpose)


def succeeds(s: MausState, mouse: Mouse, purpose: Purpose, act: Act) -> bool:
    """Return whether the dice show what the roll needs: a star, or what an act of the chapter takes. In a search, a
    card or a sharp nose makes a bow count as a star (MM-STA3)."""
    roll = s.content.acts[act].roll if purpose == words.FOR_ACT else ""
    if roll == "hits":
        return showing(s.dice, SWORDS) >= HITS_FOR_AN_ACT
    if roll == "stars":
        return showing(s.dice, STARS) >= STARS_FOR_AN_ACT
    bow_counts = purpose == words.FOR_SEARCH and (s.turn.bow_is_star or has(mouse.powers, words.SHARP_NOSE))
    return showing(s.dice, STARS | BOWS if bow_counts else STARS) > 0


def find_something(s: MausState, mouse: Mouse) -> None:
    """Let a mouse draw a find; she can find nothing more in this room (MM-STA3, MM-STA5)."""
    mouse.searched = added(mouse.searched, s.house.room)
    words.then_draw_find(s, mouse.hero)


def offer_another_roll(s: MausState, mouse: Mouse, purpose: Purpose) -> None:
    """Ask the player of a mouse about another roll, if she has a trick for it."""
    if answers(s.content, mouse, ON_ROLL):
        words.then_answer_roll(s, mouse.hero, purpose)
