"""Checks of the search deck: the number of cards of each sort, and no card that decides a fight alone."""

from typing import Final

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, meet, set_of
from wusel.games.maus import words
from wusel.games.maus.content.components import AS_ACTION, IN_TURN, NEVER, ON_FIND, ON_HIT, ON_ROLL, ItemCard
from wusel.games.maus.content.content import Content
from wusel.games.maus.demands.heroes import check_use

DECK: Final = {
    words.WEAPON: 16,
    words.ARMOUR: 14,
    words.ACCESSORY: 8,
    words.ONE_USE: 12,
    words.TRICK: 12,
    words.EVENT: 7,
    words.PARTY_ITEM: 2,
}
MOST_DICE: Final = 2
WORN: Final = (words.WEAPON, words.ARMOUR, words.ACCESSORY)
WHEN: Final = {
    words.ONE_USE: (IN_TURN, AS_ACTION, ON_HIT, ON_ROLL),
    words.TRICK: (IN_TURN, ON_HIT, ON_ROLL),
    words.EVENT: (ON_FIND,),
    words.PARTY_ITEM: (NEVER, IN_TURN),
}
OF_THE_PARTY: Final = {words.HOOKS: "the hook (MM-EXP5)", words.DISGUISES: "the disguise (MM-STA7)"}
COMMON: Final = set_of(list(OF_THE_PARTY))


def check_finds(content: Content) -> None:
    items, parts = content.items, content.parts
    for sort, wanted in DECK.items():
        here = sum(item.copies for item in items if item.sort == sort)
        parts.demand(wanted, here, f"finds are {words.SORTS[sort]}", "items", "MM-K5")
    for power, what in OF_THE_PARTY.items():
        if not any(item.copies and has(item.powers, power) for item in items):
            parts.refuse(f"nobody can find {what}", "items")
    for item in items:
        check_dice(item)
        if item.sort == words.GEAR and item.copies:
            item.refuse("gear is not found (MM-S1)", "copies")
        if meet(item.powers, COMMON) and item.sort != words.PARTY_ITEM:
            item.entry.refuse(f"{item.name} serves all of them, so that it is a party_item (MM-STA6)", "powers")
        if item.sort in WORN:
            check_worn(item)
        if item.sort in WHEN and item.when not in WHEN[item.sort]:
            item.refuse("a find of this sort is not used then (MM-STA3)", "when")
        if item.sort in WHEN and item.when != NEVER:
            check_use(item)


def check_dice(item: ItemCard) -> None:
    """Check that one item gives at most two dice (MM-K5), and that only weapons give dice for attacks (MM-ATK6)."""
    for key, dice in (("dice", item.dice), ("defence", item.defence)):
        if dice > MOST_DICE:
            item.refuse(f"{dice} dice; {MOST_DICE} are the most (MM-K5)", key)
    if item.dice and item.reach == NOTHING:
        item.entry.refuse(f"{item.name} is no weapon, so that it has no dice for attacks (MM-ATK6)", "dice")


def check_worn(item: ItemCard) -> None:
    """Check that a worn item has a part of the body (MM-FRE4), and that weapons and no other items have a reach."""
    if item.part == words.NO_PART:
        item.refuse("on which part of the body is it worn? (MM-FRE4)", "part")
    if (item.reach != NOTHING) != (item.sort == words.WEAPON):
        item.refuse("weapons have a reach, and nothing else has (MM-ATK6)", "reach")
    if item.effects or item.when != NEVER:
        item.entry.refuse(f"{item.name} is worn, not used up: it has powers, no effects (MM-FRE4)", "effects")
    if not (item.dice or item.defence or item.powers):
        item.entry.refuse(f"{item.name} is good for nothing (MM-K5)")
