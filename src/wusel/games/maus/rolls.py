"""Dice that are thrown for something other than an attack or a defence, and may be thrown again."""

from typing import Final

from wusel.engine.sets import added
from wusel.games.maus import words
from wusel.games.maus.cards import answers
from wusel.games.maus.components import ON_ROLL
from wusel.games.maus.dice import DIE
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


def find_something(s: MausState, mouse: Mouse) -> None:
    """She finds something, and has nothing more to find in this room (MM-STA3, MM-STA5)."""
    mouse.searched = added(mouse.searched, s.room)
    words.then_draw_find(s, mouse.hero)


def offer_another_roll(s: MausState, mouse: Mouse, purpose: Purpose) -> None:
    """Whoever has a trick for it may throw once more."""
    if answers(s.content, mouse, ON_ROLL):
        words.then_answer_roll(s, mouse.hero, purpose)
