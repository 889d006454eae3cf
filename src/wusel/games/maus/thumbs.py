"""Rules of thumb of Maus und Mystik, each with the choices that follow it."""

from typing import Final

from wusel.engine.kinds import Choice
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.rules.gear import is_for_her
from wusel.games.maus.state import MausState

THUMBS: Final = ("strike_first", "search_in_peace", "go_on_in_peace", "keep_gear")
"""The rules of thumb that apply to single choices, not to a whole question."""


def thumb_of(s: MausState, choice: Choice) -> str:
    """Return the rule of thumb that a choice follows, empty if there is none."""
    said = verb(choice)
    if said == words.ATTACK:
        return "strike_first"
    if said == words.SEARCH:
        return "" if s.enemies() else "search_in_peace"
    if said == words.EXPLORE:
        return "" if s.enemies() else "go_on_in_peace"
    if said == words.WEAR:
        return "wear_and_stow"
    if said == words.KEEP_FIND:
        told = words.told_take_find(s)
        is_worn = is_for_her(s.content, s.mouse(told.hero), told.item)
        return "keep_gear" if is_worn else ""
    return ""
