"""Movement and targets of foes (MM-EMV, MM-EAT)."""

from typing import Final

from wusel.engine.graph import FAR
from wusel.engine.sets import NONE, has, meet, only, set_of
from wusel.games.maus import words
from wusel.games.maus.content.house import Ground
from wusel.games.maus.rules.aiming import seen_from
from wusel.games.maus.rules.figures import can_be_seen, full_fields
from wusel.games.maus.state import Foe, MausState, Mouse
from wusel.games.maus.words import Field, FieldSet, HeroSet, Reach

FARTHEST_ROLL: Final = 3


def prey(s: MausState) -> list[Mouse]:
    """Return the mice that foes notice, from the top of the track. If no mouse can be seen, foes notice all of them."""
    mice = s.mice_down_the_track()
    for mouse in mice:
        if mouse.conditions and not can_be_seen(s, mouse):
            return [mouse for mouse in mice if can_be_seen(s, mouse)]
    return mice


def fields_of(mice: list[Mouse]) -> FieldSet:
    fields = NONE
    for mouse in mice:
        fields |= 1 << mouse.field
    return fields


def layers_to(ground: Ground, here: Field, full: FieldSet, goals: FieldSet, until: FieldSet) -> list[FieldSet]:
    """Return the fields by their steps from `here`, up to the first layer with a field of `until`. Goals may be full,
    but no figure passes a full goal. If no way leads to `until`, full fields count as passable (MM-Q9)."""
    if has(until, here):
        return [only(here)]
    layers = ground.foe.layers(here, FAR, full & ~goals, full & goals, until)
    if not layers[-1] & until:
        layers = ground.foe.layers(here, FAR, NONE, NONE, until)
    return layers


def nearest(mice: list[Mouse], layers: list[FieldSet]) -> Mouse | None:
    """Return the nearest mouse, of several the one higher on the track (MM-EMV4, MM-EMV6)."""
    for mouse in mice:
        if has(layers[-1], mouse.field):
            return mouse
    return None


def steps_to(ground: Ground, here: Field, full: FieldSet, goals: FieldSet) -> int:
    """Return the number of steps to the nearest goal, FAR if there is no way (MM-ENT2)."""
    layers = layers_to(ground, here, full, goals, goals)
    return len(layers) - 1 if layers[-1] & goals else FAR


def way_to_prey(s: MausState, ground: Ground, field: Field, mice: list[Mouse]) -> list[Field]:
    """Return the start of a shortest way to the nearest mouse, up to the first full field (MM-EMV4, MM-Q27). Of several
    ways, take the one with the longest start."""
    full = full_fields(s, ground)
    goals = fields_of(mice)
    layers = layers_to(ground, field, full, goals, goals)
    found = nearest(mice, layers)
    if found is None:
        return []
    way = ground.foe.path_through(layers, found.field, NONE)
    open_steps = 0
    while open_steps < len(way) and not full >> way[open_steps] & 1:
        open_steps += 1
    if open_steps < len(way) - 1:
        return farthest_way(ground, layers, found.field, full)
    return way[:open_steps]


def farthest_way(ground: Ground, layers: list[FieldSet], goal: Field, full: FieldSet) -> list[Field]:
    """Return the longest start of a shortest way to a goal, if full fields block every such way (MM-Q27)."""
    leading = [only(goal)]
    for layer in reversed(layers[:-1]):
        leading.append(layer & ground.beside.of(leading[-1]))
    leading.reverse()
    walked = [layers[0]]
    for fields in leading[1:]:
        further = fields & ground.beside.of(walked[-1]) & ~full
        if not further:
            break
        walked.append(further)
    return ground.foe.path_through(walked, words.each_field(walked[-1])[0], NONE)


def sees_prey(s: MausState, ground: Ground, field: Field, mice: list[Mouse]) -> bool:
    return meet(seen_from(s, ground, field), fields_of(mice))


def may_move(s: MausState, ground: Ground, field: Field, reach: Reach, mice: list[Mouse]) -> bool:
    """Return whether a foe rolls for movement. A melee foe does not if a mouse is on its field, a ranged foe not if it
    sees one (MM-EMV5, MM-EMV7)."""
    if not mice:
        return False
    return not (has(fields_of(mice), field) if reach == words.MELEE else sees_prey(s, ground, field, mice))


def hunt(s: MausState, ground: Ground, field: Field, reach: Reach, points: int, mice: list[Mouse]) -> list[Field]:
    """Return the way of a foe that may move: up to its points towards the nearest mouse (MM-EMV3, MM-EMV4). A ranged
    foe stops as soon as it sees a mouse (MM-EMV8)."""
    way = way_to_prey(s, ground, field, mice)[:points]
    if reach == words.RANGED:
        for steps in range(len(way)):
            if sees_prey(s, ground, way[steps], mice):
                return way[: steps + 1]
    return way


def target_of(s: MausState, ground: Ground, field: Field, reach: Reach, mice: list[Mouse]) -> Mouse | None:
    """Return the nearest mouse in reach that was not attacked in this turn. Of several, or if all were attacked, it is
    the one higher on the track (MM-EAT1, MM-EAT2). A ranged foe must prefer mice near it (MM-EAT6)."""
    near = in_reach(s, ground, field, reach, mice)
    fresh = [mouse for mouse in near if not s.turn.struck >> mouse.hero & 1]
    if not fresh:
        return near[0] if near else None
    if len(fresh) == 1:
        return fresh[0]
    layers = layers_to(ground, field, full_fields(s, ground), fields_of(mice), fields_of(fresh))
    return nearest(fresh, layers)


def in_reach(s: MausState, ground: Ground, field: Field, reach: Reach, mice: list[Mouse]) -> list[Mouse]:
    """Return the mice that can be attacked from a field: those near it, or else with a ranged weapon those in sight
    (MM-EAT6)."""
    close = ground.close[field]
    near = [mouse for mouse in mice if close >> mouse.field & 1]
    if not near and reach == words.RANGED:
        seen = seen_from(s, ground, field)
        return [mouse for mouse in mice if has(seen, mouse.field)]
    return near


def could_strike(s: MausState, ground: Ground, foe: Foe, reach: Reach, mice: list[Mouse]) -> HeroSet:
    """Return the mice that a foe may attack in its turn, for any roll of its die."""
    way = [foe.field]
    if not foe.down and may_move(s, ground, foe.field, reach, mice):
        way += hunt(s, ground, foe.field, reach, FARTHEST_ROLL, mice)
    return set_of([mouse.hero for field in way for mouse in in_reach(s, ground, field, reach, mice)])
