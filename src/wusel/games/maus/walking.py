"""Where a mouse can go, and at what price (MM-MOV, MM-WAT, MM-TRP)."""

from wusel.engine.graph import FAR, Routes
from wusel.engine.sets import NONE, has, members, only
from wusel.games.maus import words
from wusel.games.maus.content import Content
from wusel.games.maus.figures import full_fields, ground_of
from wusel.games.maus.gear import has_power
from wusel.games.maus.house import FIELDS, Ground
from wusel.games.maus.state import MausState, Mouse, is_in


def ways_of(s: MausState, content: Content, mouse: Mouse, ground: Ground) -> Routes:
    """The ways a mouse knows: red lines are for those who climb (MM-MOV3)."""
    if has(s.permissions, words.CROSS_RED_LINES) or has_power(content, mouse, words.CLIMBS):
        return ground.climber
    return ground.mouse


def floats(s: MausState, content: Content, mouse: Mouse) -> bool:
    """Whether water is like dry land for her."""
    return has(s.permissions, words.NO_WATER) or has_power(content, mouse, words.FLOATS)


def heeds_traps(s: MausState, content: Content, mouse: Mouse) -> bool:
    return has(s.permissions, words.NO_TRAPS) or has_power(content, mouse, words.HEEDS_TRAPS)


def is_swimming(s: MausState, content: Content, mouse: Mouse, ground: Ground) -> bool:
    """Whether she is in water that holds her (MM-WAT2)."""
    return has(ground.water, mouse.field) and not floats(s, content, mouse)


def may_leave(s: MausState, mouse: Mouse) -> bool:
    """Enemies hold a mouse unless at least as many mice are there (MM-MOV5)."""
    return s.mice_on(mouse.field) >= s.enemies_on(mouse.field)


def may_step(mouse: Mouse) -> bool:
    """Webbed and lying mice do not walk (MM-NEG2, MM-NEG3)."""
    return not is_in(mouse, words.WEBBED) and not is_in(mouse, words.KNOCKED_DOWN)


def stops(s: MausState, content: Content, mouse: Mouse, ground: Ground) -> int:
    """The fields on which a movement ends or is interrupted: enemies (MM-MOV4), water (MM-WAT1), traps (MM-TRP1)."""
    fields = s.fields_of_enemies()
    if not floats(s, content, mouse):
        fields |= ground.water
    if not heeds_traps(s, content, mouse):
        fields |= s.traps
    return fields


def most_points(s: MausState) -> int:
    """What the movement at hand, or the one after it, is good for."""
    return max(s.points, s.later)


def prices(s: MausState, content: Content, mouse: Mouse) -> list[int]:
    """What it takes to get to each field, FAR where she cannot go."""
    ground = ground_of(s, content)
    if is_swimming(s, content, mouse, ground):
        return swimming_prices(s, content, mouse, ground)
    taken = ways_of(s, content, mouse, ground).spread(
        mouse.field, most_points(s), full_fields(s, content, ground), stops(s, content, mouse, ground)
    )
    taken[mouse.field] = FAR
    return taken


def swimming_prices(s: MausState, content: Content, mouse: Mouse, ground: Ground) -> list[int]:
    """From water to water: one field, and against the current only if so agreed (MM-WAT5)."""
    taken = [FAR] * FIELDS
    for field in members(ground.near[mouse.field] & ground.water & ~full_fields(s, content, ground)):
        if s.variant.against_current or ground.drift[field] != mouse.field:
            taken[field] = 1
    return taken


def shores(s: MausState, content: Content, mouse: Mouse) -> list[int]:
    """Where she could climb out of the water (MM-WAT2)."""
    ground = ground_of(s, content)
    routes = ways_of(s, content, mouse, ground)
    return members(routes.near[mouse.field] & ~ground.water & ~full_fields(s, content, ground))


def path_to(s: MausState, content: Content, mouse: Mouse, field: int) -> list[int]:
    """The cheapest way that nothing interrupts, as the fields one after another."""
    ground = ground_of(s, content)
    if is_swimming(s, content, mouse, ground):
        return [field]
    in_the_way = full_fields(s, content, ground) | stops(s, content, mouse, ground)
    routes = ways_of(s, content, mouse, ground)
    here = mouse.field
    return routes.path(here, field, in_the_way & ~only(field) & ~only(here))


def reachable(s: MausState, content: Content, mouse: Mouse) -> int:
    """The fields she can go to now."""
    fields = NONE
    taken = prices(s, content, mouse)
    points = most_points(s)
    for field in range(FIELDS):
        if taken[field] <= points:
            fields |= only(field)
    return fields
