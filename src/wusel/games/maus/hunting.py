"""Where foes go and whom they attack (MM-EMV, MM-EAT)."""

from wusel.engine.graph import FAR
from wusel.engine.sets import NONE, has, meet, only
from wusel.games.maus import words
from wusel.games.maus.aiming import seen_from
from wusel.games.maus.content import Content
from wusel.games.maus.figures import can_be_seen, full_fields
from wusel.games.maus.house import Ground
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import NOTHING, NOWHERE, MausState, Mouse


def prey(s: MausState, but: int = NOTHING) -> list[Mouse]:
    """The mice that a foe heeds, from the top of the track; all of them if it can see none."""
    found: list[Mouse] = []
    for card in s.track:
        if card < HEROES and card != but:
            mouse = s.mice[s.slots[card]]
            if mouse.field != NOWHERE and (not mouse.conditions or can_be_seen(s, mouse)):
                found.append(mouse)
    return found


def fields_of(mice: list[Mouse]) -> int:
    fields = NONE
    for mouse in mice:
        fields |= only(mouse.field)
    return fields


def layers_to(ground: Ground, here: int, full: int, goals: int, until: int) -> list[int]:
    """The fields by steps from one of them, up to the first that are looked for, over fields that can be entered; the
    goals may be full, but nobody passes them then. Where that leads nowhere, full fields count as passable (MM-Q9)."""
    if has(until, here):
        return [only(here)]
    layers = ground.foe.layers(here, FAR, full & ~goals, full & goals, until)
    if not layers[-1] & until:
        layers = ground.foe.layers(here, FAR, NONE, NONE, until)
    return layers


def nearest(mice: list[Mouse], layers: list[int]) -> Mouse | None:
    """The nearest mouse, of several the one higher on the track (MM-EMV4, MM-EMV6)."""
    for mouse in mice:
        if has(layers[-1], mouse.field):
            return mouse
    return None


def distance_to_prey(s: MausState, content: Content, ground: Ground, field: int) -> int:
    """How far it is from a field to the nearest mouse (MM-ENT2)."""
    goals = fields_of(prey(s))
    layers = layers_to(ground, field, full_fields(s, content, ground), goals, goals)
    return len(layers) - 1 if layers[-1] & goals else FAR


def way_to_prey(s: MausState, content: Content, ground: Ground, field: int, but: int = NOTHING) -> list[int]:
    """The fields on a shortest way to the nearest mouse, as far as they can be entered (MM-EMV4, MM-Q27)."""
    mice = prey(s, but)
    full = full_fields(s, content, ground)
    goals = fields_of(mice)
    layers = layers_to(ground, field, full, goals, goals)
    found = nearest(mice, layers)
    if found is None:
        return []
    way: list[int] = []
    for there in ground.foe.path_through(layers, found.field, NONE):
        if has(full, there):
            break
        way.append(there)
    return way


def sees_prey(s: MausState, ground: Ground, field: int, mice: list[Mouse]) -> bool:
    return meet(seen_from(s, ground, field), fields_of(mice))


def melee_move(
    s: MausState, content: Content, ground: Ground, field: int, points: int, but: int = NOTHING
) -> list[int]:
    """Up to its points towards the nearest mouse; not at all if one is there already (MM-EMV3..MM-EMV5)."""
    if has(fields_of(prey(s, but)), field):
        return []
    return way_to_prey(s, content, ground, field, but)[:points]


def ranged_move(
    s: MausState, content: Content, ground: Ground, field: int, points: int, but: int = NOTHING
) -> list[int]:
    """Only until it sees a mouse (MM-EMV7, MM-EMV8)."""
    mice = prey(s, but)
    way: list[int] = []
    for there in way_to_prey(s, content, ground, field, but)[:points]:
        if sees_prey(s, ground, way[-1] if way else field, mice):
            break
        way.append(there)
    return way


def may_move(s: MausState, ground: Ground, field: int, reach: int, but: int = NOTHING) -> bool:
    """Whether it rolls for moving at all (MM-EMV5, MM-EMV7)."""
    mice = prey(s, but)
    if not mice:
        return False
    return not (has(fields_of(mice), field) if reach == words.MELEE else sees_prey(s, ground, field, mice))


def target_of(
    s: MausState, content: Content, ground: Ground, field: int, reach: int, but: int = NOTHING
) -> Mouse | None:
    """Whom it attacks: the nearest mouse in reach that was not attacked in this turn; of several, or if all were, the
    one higher on the track (MM-EAT1, MM-EAT2). Ranged foes must take somebody near first (MM-EAT6)."""
    mice = prey(s, but)
    near = [mouse for mouse in mice if has(ground.close[field], mouse.field)]
    if not near and reach == words.RANGED:
        seen = seen_from(s, ground, field)
        near = [mouse for mouse in mice if has(seen, mouse.field)]
    fresh = [mouse for mouse in near if not has(s.struck, mouse.hero)]
    if not fresh:
        return near[0] if near else None
    if len(fresh) == 1:
        return fresh[0]
    layers = layers_to(ground, field, full_fields(s, content, ground), fields_of(mice), fields_of(fresh))
    return nearest(fresh, layers)
