"""Where a mouse can go, and at what price (MM-MOV, MM-WAT, MM-TRP)."""

from wusel.engine.graph import Routes
from wusel.engine.sets import NONE, has, members, only, set_of
from wusel.games.maus import words
from wusel.games.maus.content import Content
from wusel.games.maus.figures import full_fields, ground_of
from wusel.games.maus.house import Ground
from wusel.games.maus.state import MausState, Mouse, is_in


def ways_of(s: MausState, mouse: Mouse, ground: Ground) -> Routes:
    """The ways a mouse knows: red lines are for those who climb (MM-MOV3)."""
    if has(s.permissions, words.CROSS_RED_LINES) or has(mouse.powers, words.CLIMBS):
        return ground.climber
    return ground.mouse


def floats(s: MausState, mouse: Mouse) -> bool:
    """Whether water is like dry land for her."""
    return has(s.permissions, words.NO_WATER) or has(mouse.powers, words.FLOATS)


def heeds_traps(s: MausState, mouse: Mouse) -> bool:
    return has(s.permissions, words.NO_TRAPS) or has(mouse.powers, words.HEEDS_TRAPS)


def is_swimming(s: MausState, mouse: Mouse, ground: Ground) -> bool:
    """Whether she is in water that holds her (MM-WAT2)."""
    return has(ground.water, mouse.field) and not floats(s, mouse)


def may_leave(s: MausState, mouse: Mouse) -> bool:
    """Enemies hold a mouse unless at least as many mice are there (MM-MOV5)."""
    enemies = s.enemies_on(mouse.field)
    return not enemies or s.mice_on(mouse.field) >= enemies


def may_step(mouse: Mouse) -> bool:
    """Webbed and lying mice do not walk (MM-NEG2, MM-NEG3)."""
    return not is_in(mouse, words.WEBBED) and not is_in(mouse, words.KNOCKED_DOWN)


def stops(s: MausState, mouse: Mouse, ground: Ground) -> int:
    """The fields on which a movement ends or is interrupted: enemies (MM-MOV4), water (MM-WAT1), traps (MM-TRP1)."""
    fields = s.fields_of_enemies()
    if ground.water and not floats(s, mouse):
        fields |= ground.water
    if s.traps and not heeds_traps(s, mouse):
        fields |= s.traps
    return fields


def most_points(s: MausState) -> int:
    """What the movement at hand, or the one after it, is good for."""
    return s.points if s.points > s.later else s.later


def ways_out(s: MausState, content: Content, mouse: Mouse, until: int = NONE) -> list[int]:
    """Where she can go, as layers by points: her own field, those that take one point, and so on, or only as far as to
    one of some fields."""
    ground = ground_of(s, content)
    full = full_fields(s, content, ground)
    if is_swimming(s, mouse, ground):
        return [only(mouse.field), swum_to(s, mouse, ground) & ~full]
    routes = ways_of(s, mouse, ground)
    return routes.layers(mouse.field, most_points(s), full, stops(s, mouse, ground), until)


def swum_to(s: MausState, mouse: Mouse, ground: Ground) -> int:
    """From water to water: one field, and against the current only if so agreed (MM-WAT5)."""
    fields = ground.near[mouse.field] & ground.water
    if s.variant.against_current:
        return fields
    return set_of([field for field in members(fields) if ground.drift[field] != mouse.field])


def shores(s: MausState, content: Content, mouse: Mouse) -> list[int]:
    """Where she could climb out of the water (MM-WAT2)."""
    ground = ground_of(s, content)
    routes = ways_of(s, mouse, ground)
    return members(routes.near[mouse.field] & ~ground.water & ~full_fields(s, content, ground))


def path_to(s: MausState, content: Content, mouse: Mouse, layers: list[int], field: int) -> list[int]:
    """The cheapest way there that nothing interrupts, as the fields one after another."""
    ground = ground_of(s, content)
    if is_swimming(s, mouse, ground):
        return [field]
    return ways_of(s, mouse, ground).path_through(layers, field, stops(s, mouse, ground))


def reachable(layers: list[int]) -> int:
    """All fields of some layers but the one where she stands."""
    fields = NONE
    for points in range(1, len(layers)):
        fields |= layers[points]
    return fields
