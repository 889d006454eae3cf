"""Checks of the house: mice that enter a room can get everywhere in it, and out again."""

from typing import Final

from wusel.engine.graph import FAR
from wusel.engine.sets import NONE, count, lowest, members
from wusel.games.maus import words
from wusel.games.maus.content.components import RoomCard
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import NOWHERE, WIDTH
from wusel.games.maus.limits import TRAPS

TILES: Final = 8
LEAST_PAWS: Final = 3
LEAST_STEPS: Final = 3


def check_rooms(content: Content) -> None:
    """Check that there are eight tiles with an orange and a blue side, each once in the house (MM-C5, MM-K6)."""
    rooms, house, parts = content.rooms, content.house, content.parts
    parts.demand(2 * TILES, len(rooms), "rooms", "rooms", "MM-K6")
    sides: set[tuple[int, int]] = set()
    for room in rooms:
        if (room.tile, room.side) in sides:
            room.refuse(f"tile {room.tile} has this side already (MM-C5)", "side")
        sides.add((room.tile, room.side))
    laid = [tile for row in house.plan for tile in row if tile != NOWHERE]
    if sorted(laid) != sorted({room.tile for room in rooms}):
        parts.refuse(f"the plan has the tiles {laid}, not each of those that there are, once (MM-C5)", "house")
    for number, room in enumerate(rooms):
        check_exits(room)
        check_paws(room)
        check_reach(room)
        if not any(house.fitting[number]):
            room.refuse("none of its exits fits one of a neighbour (MM-K6)", "map")
        flip = rooms[house.flips[number]]
        if (room.ground.exits[words.TURN] == NOWHERE) != (flip.ground.exits[words.TURN] == NOWHERE):
            room.refuse("it can be turned over from one side only (MM-EXP4)", "map")


def check_exits(room: RoomCard) -> None:
    """Check that exits lie at the edge to which they lead, and that hooks and cogs belong to exits (MM-C5)."""
    north, east, south, west, _ = room.ground.exits
    edges = (
        north == NOWHERE or north < WIDTH,
        east == NOWHERE or east % WIDTH == WIDTH - 1,
        south == NOWHERE or south >= WIDTH * (WIDTH - 1),
        west == NOWHERE or west % WIDTH == 0,
    )
    for exit_, name in enumerate(words.EXITS[: words.TURN]):
        if not edges[exit_]:
            room.refuse(f"the exit {name} is not at its edge (MM-C5)", "map")
    for key, exits in (("hooks", room.hooks), ("cogs", room.cogs)):
        for exit_ in members(exits):
            if room.ground.exits[exit_] == NOWHERE:
                room.entry.refuse(f"{room.name} has no exit {words.EXITS[exit_]} (MM-C5)", key)


def check_paws(room: RoomCard) -> None:
    """Check that foes have enough paw prints to stand on, three steps or more from the exits, so that mice can look
    round first (MM-ENC4, MM-K6). There are no more red X than traps."""
    ground = room.ground
    if count(ground.paws) < LEAST_PAWS:
        room.refuse(f"{count(ground.paws)} paw prints, not {LEAST_PAWS} or more (MM-K6)", "map")
    for paw in members(ground.paws):
        for entry in [field for field in ground.exits if field != NOWHERE]:
            if ground.foe.distance(entry, paw) < LEAST_STEPS:
                reason = f"is fewer than {LEAST_STEPS} steps from {words.FIELDS[entry]} (MM-K6)"
                room.refuse(f"the paw print {words.FIELDS[paw]} {reason}", "map")
    if count(ground.red_x) > TRAPS:
        room.refuse(f"{count(ground.red_x)} red X, and {TRAPS} traps (MM-C5)", "map")


def check_reach(room: RoomCard) -> None:
    """Check that mice get from each exit to all other fields, without water or a red line on the way (MM-K6)."""
    ground = room.ground
    entries = [field for field in ground.exits if field != NOWHERE]
    for entry in entries:
        missing = lowest(ground.fields & ~ground.water & ~ground.mouse.reach(entry, FAR - 1, ground.water, NONE))
        if missing >= 0:
            reason = f"nobody gets from {words.FIELDS[entry]} to {words.FIELDS[missing]} dry and without a red line"
            room.refuse(f"{reason} (MM-K6)", "map")
    for field in members(ground.water):
        if not ground.near[field]:
            room.refuse(f"nobody gets to {words.FIELDS[field]} (MM-K6)", "map")
    if not entries:
        room.entry.refuse(f"{room.name} has no exit (MM-K6)", "map")


def check_grounds(content: Content) -> None:
    """Check that a changed room keeps its exits and walls (MM-K6). It also keeps its special fields, so that no field
    is overfull after the change (MM-EMV2)."""
    for entry, ground in zip(content.ground_entries, content.grounds[len(content.rooms) :], strict=True):
        room = content.rooms[ground.room]
        if ground.exits != room.ground.exits or ground.black != room.ground.black:
            entry.refuse(f"{ground.name}: exits and black squares are not those of {room.name} (MM-K6)", "map")
        if ground.special != room.ground.special:
            reason = f"{ground.name}: special fields, which hold any number, are not those of {room.name} (MM-EMV2)"
            entry.refuse(reason, "map")
        if not ground.paws:
            entry.refuse(f"{ground.name} has no paw prints (MM-ENC4)", "map")
