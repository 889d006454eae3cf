"""Figures and fields: the space on a field, the figures in the box, and the foes that enter."""

from typing import Final

from wusel.engine.kinds import NOTHING, Flag, Maybe
from wusel.engine.sets import NONE, only
from wusel.games.maus import made, words
from wusel.games.maus.content.house import NOWHERE, Ground
from wusel.games.maus.limits import HEROES, SMALL_ON_A_FIELD
from wusel.games.maus.state import Foe, MausState, Mouse, is_in
from wusel.games.maus.words import Area, Card, Field, FieldSet, Figure, Hero

NOBODY: Final = Hero(Card(HEROES))
"""The hero number for effects that no mouse causes."""


def ground_of(s: MausState) -> Ground:
    """Return the ground of the current room as it is now."""
    house = s.house
    return s.content.grounds[house.grounds[house.room]]


def fields_of_area(s: MausState, area: Area) -> FieldSet:
    """Return the fields of an area on the current ground."""
    return s.content.area_fields[s.house.grounds[s.house.room]][area]


# --- space on a field


def full_fields(s: MausState, ground: Ground) -> FieldSet:
    """Return the fields that no figure can enter: a large figure or four small ones fill a field, unless it is special
    (MM-EMV2)."""
    full, large = NONE, s.content.large
    small = [mouse.field for mouse in s.party.mice]
    for foe in s.room.foes:
        if large[foe.foe]:
            full |= 1 << foe.field
        else:
            small.append(foe.field)
    different = set(small)
    if len(small) - len(different) >= SMALL_ON_A_FIELD - 1:
        for field in different:
            if field != NOWHERE and small.count(field) >= SMALL_ON_A_FIELD:
                full |= only(field)
    return full & ~ground.special


def nearest_room(s: MausState, field: Field) -> Field:
    """Return the nearest field with space for a figure that has to be placed; the field itself if it has space (MM-Q37,
    MM-ENC4)."""
    ground = ground_of(s)
    return nearest_of(ground, only(field), ground.fields & ~full_fields(s, ground))[0]


def nearest_of(ground: Ground, starts: FieldSet, candidates: FieldSet) -> list[Field]:
    """Return the candidates with the fewest steps to one of the starting fields, for any figure."""
    reached = starts
    while not reached & candidates:
        further = reached | ground.beside.of(reached)
        if further == reached:
            break
        reached = further
    return words.each_field(reached & candidates)


# --- coming and going


def put_foe(s: MausState, foe: words.Foe, field: Field, calm: Flag) -> Maybe[Figure]:
    """Place the first figure that is left in the box and return it; NOTHING if none is left (MM-C7, MM-REI5)."""
    figure = next((figure for figure in s.content.pools[foe] if s.foe_of(figure) is None), Figure(NOTHING))
    if figure == NOTHING:
        words.tell_no_figure_left(s, foe)
        return figure
    if len(s.content.cards_of[foe]) > 1:
        for card in s.content.cards_of[foe]:
            s.card_wounds[s.content.foe_cards[card].number] = 0
    at = len([each for each in s.room.foes if each.figure < figure])
    s.room.foes.insert(at, made.new_foe(figure=figure, foe=foe, field=field, calm=calm))
    words.tell_foe_placed(s, foe, figure, field)
    return figure


def figures_in_box(s: MausState, foe: words.Foe) -> int:
    """Return the number of figures of a foe that are left in the box (MM-C7)."""
    return len([figure for figure in s.content.pools[foe] if s.foe_of(figure) is None])


def alike(one: Foe, other: Foe) -> bool:
    """Return whether two foes are interchangeable."""
    same = one.foe == other.foe and one.field == other.field and one.wounds == other.wounds
    return same and one.down == other.down and one.calm == other.calm


def is_last(s: MausState, foe: Foe) -> bool:
    """Return whether a foe is the last fighting one of its kind."""
    return all(not (other.foe == foe.foe and not other.calm and other.figure != foe.figure) for other in s.room.foes)


def different_ones(foes: list[Foe]) -> list[Foe]:
    """Return one foe of each group of identical ones."""
    found: list[Foe] = []
    for foe in foes:
        for other in found:
            if alike(foe, other):
                break
        else:
            found.append(foe)
    return found


def can_be_seen(s: MausState, mouse: Mouse) -> bool:
    """Return whether foes notice a mouse. They ignore an unseen mouse while they can see another one (see the
    abilities)."""
    if not mouse.conditions or not is_in(mouse, words.UNSEEN):
        return True
    return all(not (other.field != NOWHERE and not is_in(other, words.UNSEEN)) for other in s.party.mice)
