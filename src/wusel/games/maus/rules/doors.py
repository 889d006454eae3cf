"""Exits that a mouse can take (MM-EXP)."""

from typing import Final

from wusel.engine.kinds import Maybe
from wusel.engine.sets import has, meet, only
from wusel.games.maus import words
from wusel.games.maus.content.house import NO_ROOM
from wusel.games.maus.rules.figures import ground_of
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.words import ClassSet, Exit, ItemSet, Room, RoomSet

CLEVER_PAWS: Final = only(words.TINKERER) | only(words.SCAMP)


def door_bar(s: MausState, mouse: Mouse, exit_: Exit) -> str:
    """Return the rule that keeps a mouse from exploring through an exit; empty if none does (MM-EXP1..MM-EXP6)."""
    if ground_of(s).exits[exit_] != mouse.field or not may_go(s):
        return "MM-EXP1"
    locked = lock_bar(s, s.house.room, exit_, s.content.heroes[mouse.hero].classes)
    return locked or ("MM-EXP3" if room_behind(s, exit_) == NO_ROOM else "")


def lock_bar(s: MausState, room: Room, exit_: Exit, classes: ClassSet) -> str:
    """Return the rule that keeps mice of some classes from opening an exit; empty if none does (MM-EXP5, MM-EXP6)."""
    if has(s.content.rooms[room].hooks, exit_) and not party_has(s, s.content.hooks):
        return "MM-EXP5"
    return "MM-EXP6" if has(s.content.rooms[room].cogs, exit_) and not meet(classes, CLEVER_PAWS) else ""


def room_behind(s: MausState, exit_: Exit) -> Maybe[Room]:
    """Return the room behind an exit of the current room, NO_ROOM if it leads nowhere in this chapter."""
    return leads_to(s, s.house.room, exit_, s.house.turned_up)


def leads_to(s: MausState, room: Room, exit_: Exit, shown: RoomSet) -> Maybe[Room]:
    """Return the room behind an exit of any room, NO_ROOM if it leads nowhere in this chapter. `shown` are the rooms
    that are turned up."""
    chapter = s.content.chapters[s.chapter.number]
    if has(chapter.closed[room], exit_):
        return NO_ROOM
    there = s.content.house.leads_to(room, exit_, shown)
    return there if there != NO_ROOM and has(chapter.open, there) else NO_ROOM


def may_go(s: MausState) -> bool:
    """Return whether no enemy in the room keeps the mice from exploring (MM-EXP1). A chapter may except a cat whose paw
    does not fit through the hole."""
    for foe in s.room.foes:
        if not foe.calm and not (foe.foe == words.BOSS_CAT and has(s.chapter.permissions, words.EXPLORE_PAST_CAT)):
            return False
    return True


def party_has(s: MausState, items: ItemSet) -> bool:
    """Return whether the party's common items include one of these items (MM-STA6)."""
    return any(has(items, item) for item in s.party.items)
