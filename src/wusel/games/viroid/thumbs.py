"""Rules of thumb for Viroid, each with the choices that follow it."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.limits import EVERY_WAY
from wusel.games.viroid.reach import near
from wusel.games.viroid.scoring import uninfected
from wusel.games.viroid.shop import level_of
from wusel.games.viroid.state import ViroidState

THUMBS: Final = ("new_city", "new_way", "far_first")
"""The rules of thumb that do not belong to a whole question."""


def thumb_of(s: ViroidState, seat: Seat, choice: Choice) -> str:
    """Return the rule of thumb that a choice follows; empty if there is none."""
    said, player = verb(choice), s.players[seat]
    if said == words.ENTER:
        return for_entering(s, seat, choice)
    if said == words.IMPROVE:
        spread = words.chosen_spread(choice)
        return "new_way" if spread in EVERY_WAY and level_of(s, player, spread) == 0 else ""
    if said == words.RELEASE:
        return "let_go" if own_in(s, seat, choice) > 1 else ""
    if said == words.KILL:
        city = words.chosen_city(choice)
        missing = s.corpses[s.world.continents[city]]
        return "choose_dead" if missing and own_in(s, seat, choice) > 1 else ""
    return ""


def for_entering(s: ViroidState, seat: Seat, choice: Choice) -> str:
    """Return the rule of thumb for entering a city. Cities without infected come first; near ones can wait for the next
    turn."""
    city = words.chosen_city(choice)
    if not has(uninfected(s), city):
        return ""
    if s.agenda[-1] == words.INFECT and not has(near(s, seat), city):
        return "far_first"
    return "new_city"


def own_in(s: ViroidState, seat: Seat, choice: Choice) -> int:
    """Return the number of different ways into the fields with own infected in the chosen city."""
    return len(s.ways_of(words.chosen_city(choice), seat))
