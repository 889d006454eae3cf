"""Fields that a mouse can go to, and their price in points (MM-MOV, MM-WAT, MM-TRP)."""

from wusel.engine.graph import Routes
from wusel.engine.sets import NONE, has, only, removed, set_of
from wusel.games.maus import words
from wusel.games.maus.content.house import Ground
from wusel.games.maus.rules.figures import full_fields
from wusel.games.maus.rules.turn import is_whole
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.words import Field, FieldSet


def ways_of(s: MausState, mouse: Mouse, ground: Ground) -> Routes:
    """Return the ways that a mouse can use; red lines are for climbers (MM-MOV3)."""
    climbs = s.chapter.permissions >> words.CROSS_RED_LINES | mouse.powers >> words.CLIMBS
    return ground.climber if climbs & 1 else ground.mouse


def floats(s: MausState, mouse: Mouse) -> bool:
    """Return whether water is like dry land for a mouse."""
    return has(s.chapter.permissions, words.NO_WATER) or has(mouse.powers, words.FLOATS)


def heeds_traps(s: MausState, mouse: Mouse) -> bool:
    return has(s.chapter.permissions, words.NO_TRAPS) or has(mouse.powers, words.HEEDS_TRAPS)


def is_swimming(s: MausState, mouse: Mouse, ground: Ground) -> bool:
    """Return whether a mouse is in water that holds her (MM-WAT2)."""
    return ground.water >> mouse.field & 1 == 1 and not floats(s, mouse)


def may_leave(s: MausState, mouse: Mouse) -> bool:
    """Return whether a mouse may leave her field: enemies hold her unless it has at least as many mice (MM-MOV5)."""
    enemies = s.enemies_on(mouse.field)
    return not enemies or s.mice_on(mouse.field) >= enemies


def may_step(mouse: Mouse) -> bool:
    """Return whether a mouse can walk; webbed and knocked-down mice cannot (MM-NEG2, MM-NEG3)."""
    return not is_in(mouse, words.WEBBED) and not is_in(mouse, words.KNOCKED_DOWN)


def stops(s: MausState, mouse: Mouse, ground: Ground) -> FieldSet:
    """Return the fields that end or interrupt a movement: enemies (MM-MOV4), water (MM-WAT1) and traps (MM-TRP1)."""
    fields = s.fields_of_enemies()
    if ground.water and not floats(s, mouse):
        fields |= ground.water
    traps = s.room.traps
    if traps and not heeds_traps(s, mouse):
        fields |= traps
    return fields


def obstacles(s: MausState, ground: Ground) -> FieldSet:
    """Return the fields that can hold up a mouse: those with foes, water or a trap. Mice alone block no field, since
    three others do not fill it (MM-EMV2)."""
    room = s.room
    fields = ground.water | room.traps
    for foe in room.foes:
        fields |= 1 << foe.field
    return fields


def most_points(s: MausState) -> int:
    """Return the points of the longest movement that is left to her."""
    turn = s.turn
    return max(turn.points, *turn.later) if turn.later else turn.points


def within_reach(s: MausState, mouse: Mouse, ground: Ground) -> FieldSet:
    """Return the fields that a mouse can go to. An obstacle at the limit of her points may stop her there, but it
    blocks no way."""
    routes, here, points = ways_of(s, mouse, ground), mouse.field, most_points(s)
    if not ground.water >> here & 1:
        fields, held_up = routes.freely(here, points), obstacles(s, ground)
        if not fields & held_up:
            return fields
        if not routes.freely(here, points - 1) & held_up:
            return fields & ~full_fields(s, ground)
    fields = NONE
    for layer in ways_out(s, mouse, ground):
        fields |= layer
    return removed(fields, here)


def price_of(s: MausState, mouse: Mouse, ground: Ground, field: Field) -> int:
    """Return the points that a mouse needs to get to a field."""
    routes = ways_of(s, mouse, ground)
    points = routes.distance(mouse.field, field)
    if points == 1 or not (
        ground.water >> mouse.field & 1 or routes.freely(mouse.field, points - 1) & obstacles(s, ground)
    ):
        return points
    return len(ways_out(s, mouse, ground, only(field))) - 1


def ways_out(s: MausState, mouse: Mouse, ground: Ground, until: FieldSet = NONE) -> list[FieldSet]:
    """Return the fields that a mouse can go to, in layers by points: her own field, the fields for one point, and so
    on. The search ends at the first layer with a field of `until`."""
    full = full_fields(s, ground)
    if is_swimming(s, mouse, ground):
        return [only(mouse.field), swum_to(s, mouse, ground) & ~full]
    routes = ways_of(s, mouse, ground)
    return routes.layers(mouse.field, most_points(s), full, stops(s, mouse, ground), until)


def swum_to(s: MausState, mouse: Mouse, ground: Ground) -> FieldSet:
    """Return the water fields next to a swimming mouse; against the current only if the options allow it (MM-WAT5)."""
    fields = ground.near[mouse.field] & ground.water
    if s.variant.against_current:
        return fields
    return set_of([field for field in words.each_field(fields) if ground.drift[field] != mouse.field])


def shores(s: MausState, mouse: Mouse, ground: Ground) -> list[Field]:
    """Return the fields to which she can try to climb out of the water for a whole movement (MM-WAT2)."""
    if not is_whole(s) or not is_swimming(s, mouse, ground):
        return []
    routes = ways_of(s, mouse, ground)
    return words.each_field(routes.near[mouse.field] & ~ground.water & ~full_fields(s, ground))


def path_to(s: MausState, mouse: Mouse, ground: Ground, field: Field) -> list[Field]:
    """Return the cheapest way to a field that nothing interrupts, field by field."""
    if is_swimming(s, mouse, ground):
        return [field]
    layers = ways_out(s, mouse, ground, only(field))
    return ways_of(s, mouse, ground).path_through(layers, field, stops(s, mouse, ground))
