"""Where a mouse can go, and at what price (MM-MOV, MM-WAT, MM-TRP)."""

from wusel.engine.graph import Routes
from wusel.engine.sets import NONE, has, only, removed, set_of
from wusel.games.maus import words
from wusel.games.maus.content.house import Ground
from wusel.games.maus.rules.figures import full_fields
from wusel.games.maus.rules.turn import is_whole
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.words import Field, FieldSet


def ways_of(s: MausState, mouse: Mouse, ground: Ground) -> Routes:
    """The ways a mouse knows: red lines are for those who climb (MM-MOV3)."""
    climbs = s.chapter.permissions >> words.CROSS_RED_LINES | mouse.powers >> words.CLIMBS
    return ground.climber if climbs & 1 else ground.mouse


def floats(s: MausState, mouse: Mouse) -> bool:
    """Whether water is like dry land for her."""
    return has(s.chapter.permissions, words.NO_WATER) or has(mouse.powers, words.FLOATS)


def heeds_traps(s: MausState, mouse: Mouse) -> bool:
    return has(s.chapter.permissions, words.NO_TRAPS) or has(mouse.powers, words.HEEDS_TRAPS)


def is_swimming(s: MausState, mouse: Mouse, ground: Ground) -> bool:
    """Whether she is in water that holds her (MM-WAT2)."""
    return ground.water >> mouse.field & 1 == 1 and not floats(s, mouse)


def may_leave(s: MausState, mouse: Mouse) -> bool:
    """Enemies hold a mouse unless at least as many mice are there (MM-MOV5)."""
    enemies = s.enemies_on(mouse.field)
    return not enemies or s.mice_on(mouse.field) >= enemies


def may_step(mouse: Mouse) -> bool:
    """Webbed and lying mice do not walk (MM-NEG2, MM-NEG3)."""
    return not is_in(mouse, words.WEBBED) and not is_in(mouse, words.KNOCKED_DOWN)


def stops(s: MausState, mouse: Mouse, ground: Ground) -> FieldSet:
    """The fields on which a movement ends or is interrupted: enemies (MM-MOV4), water (MM-WAT1), traps (MM-TRP1)."""
    fields = s.fields_of_enemies()
    if ground.water and not floats(s, mouse):
        fields |= ground.water
    traps = s.room.traps
    if traps and not heeds_traps(s, mouse):
        fields |= traps
    return fields


def obstacles(s: MausState, ground: Ground) -> FieldSet:
    """The fields that can keep a mouse from going on: foes, water or a trap are there. Mice are in nobody's way by
    themselves, for three others do not fill a field (MM-EMV2)."""
    room = s.room
    fields = ground.water | room.traps
    for foe in room.foes:
        fields |= 1 << foe.field
    return fields


def most_points(s: MausState) -> int:
    """What the movement at hand, or one that is left for later, is good for."""
    turn = s.turn
    return max(turn.points, *turn.later) if turn.later else turn.points


def within_reach(s: MausState, mouse: Mouse, ground: Ground) -> FieldSet:
    """The fields that she can go to. What is as far as her points last may hold her up, but it is in no way."""
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
    """The points that it takes her to get to a field."""
    routes = ways_of(s, mouse, ground)
    points = routes.distance(mouse.field, field)
    if points == 1 or not (
        ground.water >> mouse.field & 1 or routes.freely(mouse.field, points - 1) & obstacles(s, ground)
    ):
        return points
    return len(ways_out(s, mouse, ground, only(field))) - 1


def ways_out(s: MausState, mouse: Mouse, ground: Ground, until: FieldSet = NONE) -> list[FieldSet]:
    """Where she can go, as layers by points: her own field, those that take one point, and so on, or only as far as to
    one of some fields."""
    full = full_fields(s, ground)
    if is_swimming(s, mouse, ground):
        return [only(mouse.field), swum_to(s, mouse, ground) & ~full]
    routes = ways_of(s, mouse, ground)
    return routes.layers(mouse.field, most_points(s), full, stops(s, mouse, ground), until)


def swum_to(s: MausState, mouse: Mouse, ground: Ground) -> FieldSet:
    """From water to water: one field, and against the current only if so agreed (MM-WAT5)."""
    fields = ground.near[mouse.field] & ground.water
    if s.variant.against_current:
        return fields
    return set_of([field for field in words.each_field(fields) if ground.drift[field] != mouse.field])


def shores(s: MausState, mouse: Mouse, ground: Ground) -> list[Field]:
    """Where she could climb out of the water for a whole movement (MM-WAT2)."""
    if not is_whole(s) or not is_swimming(s, mouse, ground):
        return []
    routes = ways_of(s, mouse, ground)
    return words.each_field(routes.near[mouse.field] & ~ground.water & ~full_fields(s, ground))


def path_to(s: MausState, mouse: Mouse, ground: Ground, field: Field) -> list[Field]:
    """The cheapest way there that nothing interrupts, as the fields one after another."""
    if is_swimming(s, mouse, ground):
        return [field]
    layers = ways_out(s, mouse, ground, only(field))
    return ways_of(s, mouse, ground).path_through(layers, field, stops(s, mouse, ground))
