"""Which exits a mouse can take (MM-EXP)."""

from typing import Final

from wusel.engine.kinds import Maybe
from wusel.engine.sets import has, meet, only
from wusel.games.maus import words
from wusel.games.maus.figures import ground_of
from wusel.games.maus.house import NO_ROOM
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.words import Exit, ItemSet, Room

CLEVER_PAWS: Final = only(words.TINKERER) | only(words.SCAMP)


def door_bar(s: MausState, mouse: Mouse, exit_: Exit) -> str:
    """The rule that keeps a mouse from exploring through an exit, empty if she can (MM-EXP1..MM-EXP6)."""
    if ground_of(s).exits[exit_] != mouse.field or not may_go(s):
        return "MM-EXP1"
    if has(s.content.house.hooks[s.room], exit_) and not party_has(s, s.content.hooks):
        return "MM-EXP5"
    if has(s.content.house.cogs[s.room], exit_) and not meet(s.content.heroes[mouse.hero].classes, CLEVER_PAWS):
        return "MM-EXP6"
    if room_behind(s, exit_) == NO_ROOM:
        return "MM-EXP3"
    return ""


def room_behind(s: MausState, exit_: Exit) -> Maybe[Room]:
    """Where an exit leads in this chapter, NO_ROOM if it does not."""
    chapter = s.content.chapters[s.chapter]
    if has(chapter.closed[s.room], exit_):
        return NO_ROOM
    room = s.content.house.leads_to(s.room, exit_, s.turned_up)
    return room if room != NO_ROOM and has(chapter.open, room) else NO_ROOM


def may_go(s: MausState) -> bool:
    """No enemy may be in the room (MM-EXP1), but for a cat whose paw does not fit through the hole, if the chapter says
    so."""
    for foe in s.foes:
        if not foe.calm and not (foe.foe == words.BOSS_CAT and has(s.permissions, words.EXPLORE_PAST_CAT)):
            return False
    return True


def party_has(s: MausState, items: ItemSet) -> bool:
    """Whether one of some items is among those that all have in common (MM-STA6)."""
    return any(has(items, item) for item in s.party)
