"""Targets of mice, their weapons and their attack dice (MM-ATK)."""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Flag
from wusel.engine.sets import NONE, first, has, meet, only
from wusel.games.maus import made, words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.dice import BOWS, STARS, SWORDS
from wusel.games.maus.content.house import FIELDS, Ground
from wusel.games.maus.limits import DARK_SIGHT
from wusel.games.maus.rules.figures import different_ones, ground_of
from wusel.games.maus.rules.gear import weapons_of
from wusel.games.maus.rules.track import card_that_counts
from wusel.games.maus.state import Blow, Foe, MausState, Mouse
from wusel.games.maus.words import FaceSet, Field, FieldSet, FoePowerSet, Hero, Item, Reach

NO_CARDS: Final = made.new_blow()
EVERYWHERE: Final = first(FIELDS)


def seen_from(s: MausState, ground: Ground, field: Field) -> FieldSet:
    """Return the fields in line of sight (MM-Q10); in the dark only those nearby."""
    if has(s.room.weather, words.DARK):
        return ground.sees[field] & (ground.foe.freely(field, DARK_SIGHT) | only(field))
    return ground.sees[field]


def fields_in_reach(s: MausState, ground: Ground, field: Field, reach: Reach, see_all: Flag) -> FieldSet:
    """Return the fields on which targets may be: the mouse's own and the neighbouring ones (MM-ATK1). A ranged weapon
    reaches all fields in sight, but only if no enemy is near (MM-ATK4)."""
    close = ground.close[field]
    if reach == words.MELEE or meet(close, s.fields_of_enemies()):
        return close
    return ground.fields if see_all else seen_from(s, ground, field)


def targets(s: MausState, mouse: Mouse, reach: Reach) -> list[Foe]:
    """Return the enemies that she can attack, one of each group of identical ones."""
    see_all = 0 if reach == words.MELEE else blow_of(s, mouse.hero).see_all
    fields = fields_in_reach(s, ground_of(s), mouse.field, reach, see_all)
    found = [foe for foe in s.room.foes if fields >> foe.field & 1 and not foe.calm]
    return different_ones(found) if len(found) > 1 else found


def attacks_of(s: MausState, mouse: Mouse, on: FieldSet = EVERYWHERE) -> list[Choice]:
    """Return every attack of a mouse on some fields: each weapon against each enemy in its reach (MM-ATK6)."""
    return [
        words.attack(item, foe.figure)
        for item in weapons_of(s.content, mouse)
        for foe in targets(s, mouse, s.content.items[item].reach)
        if on >> foe.field & 1
    ]


def blow_of(s: MausState, hero: Hero) -> Blow:
    """Return what cards add to a hero's attack. They help only the mouse whose turn it is, not one that attacks in
    between."""
    turn = s.turn
    return turn.blow if hero == turn.acting else NO_CARDS


def attack_dice(s: MausState, mouse: Mouse, item: Item, foe: Foe) -> int:
    """Return the attack dice: strength, weapon and cards (MM-ATK2, MM-ATK6)."""
    blow = blow_of(s, mouse.hero)
    dice = weapon_dice(s.content, mouse, mouse.field, item, foe) + blow.dice
    return dice * 2 if blow.doubled else dice


def weapon_dice(content: Content, mouse: Mouse, field: Field, item: Item, foe: Foe) -> int:
    """Return the attack dice from any field, without the cards that improve a single attack."""
    weapon = content.items[item]
    dice = content.heroes[mouse.hero].attack + weapon.dice + mouse.dice
    if has(weapon.powers, words.BEATS_LARGE) and content.large[foe.foe]:
        dice += 1
    if has(weapon.powers, words.SWINGS_WIDE) and foe.field != field:
        dice += 1
    return dice


def defence_dice(s: MausState, foe: Foe, hero: Hero, item: Item) -> int:
    """Return a foe's defence dice against a mouse. Her weapon, her cards and the achievement Katzenbändiger take some
    away."""
    dice = defence_of_foe(s, foe) - blow_of(s, hero).weaken
    if has(s.content.items[item].powers, words.SURPRISES_LATER) and is_later(s, foe, hero):
        dice -= 1
    if s.chapter.achieved[words.CAT_TAMER] == hero and s.content.large[foe.foe]:
        dice -= 1
    return max(dice, 0)


def defence_of_foe(s: MausState, foe: Foe) -> int:
    """Return a foe's defence. If it has several cards, the best remaining one counts."""
    dice = 0
    for card in s.content.cards_of[foe.foe]:
        values = s.content.foe_cards[card]
        if s.card_wounds[values.number] < values.life:
            dice = max(dice, values.defence)
    return max(0, dice - s.chapter.foe_weakened)


def powers_of(content: Content, foe: Foe) -> FoePowerSet:
    """Return the powers on all cards of a foe."""
    powers = NONE
    for card in content.cards_of[foe.foe]:
        powers |= content.foe_cards[card].powers
    return powers


def is_later(s: MausState, foe: Foe, hero: Hero) -> bool:
    """Return whether the foe's card that counts lies below the hero's card on the track (MM-Q46)."""
    card = card_that_counts(s, foe.foe)
    return card != NOTHING and s.track.index(card) > s.track.index(hero)


def hitting_faces(content: Content, mouse: Mouse, field: Field, item: Item, foe: Foe) -> FaceSet:
    """Return the faces that hit from a field: swords in melee, bows with a ranged weapon at any distance (MM-ATK2,
    MM-ATK5, MM-Q35)."""
    if content.items[item].reach == words.MELEE:
        return SWORDS
    if has(content.items[item].powers, words.MELEE_ON_OWN_FIELD) and foe.field == field:
        return SWORDS
    return BOWS | STARS if has(mouse.powers, words.STAR_HITS) else BOWS
