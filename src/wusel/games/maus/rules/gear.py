"""Items that mice wear and carry, and the dice and powers that they give."""

from typing import Final

from wusel.engine.dice import showing
from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, meet
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.dice import SHIELDS, STARRED_SHIELDS
from wusel.games.maus.limits import PACK
from wusel.games.maus.state import Mouse
from wusel.games.maus.words import ClassSet, Face, Item, Part

PAWS: Final = 2


def dress(content: Content, mouse: Mouse, worn: list[Item]) -> None:
    """Dress a mouse in exactly these items and update her powers. A weapon's attack powers count only in attacks with
    that weapon (MM-ATK6)."""
    worn.sort()
    mouse.worn = worn
    mouse.powers = content.heroes[mouse.hero].powers
    for item in worn:
        mouse.powers |= content.items[item].powers


def is_of_class(content: Content, mouse: Mouse, classes: ClassSet) -> bool:
    """Return whether a mouse belongs to one of some classes; an empty set stands for every class."""
    return not classes or meet(content.heroes[mouse.hero].classes, classes)


def weapons_of(content: Content, mouse: Mouse) -> list[Item]:
    """Return the weapons that she wears, each kind once; her bare paws if there are none (MM-ATK6)."""
    found: list[Item] = []
    for item in mouse.worn:
        if content.items[item].reach != NOTHING and item not in found:
            found.append(item)
    return found or [content.bare_paws]


def defence_of(content: Content, mouse: Mouse) -> int:
    """Return her defence dice, with cards and worn items."""
    dice = content.heroes[mouse.hero].defence + mouse.shield
    for item in mouse.worn:
        dice += content.items[item].defence
    return dice


def blocks_of_mouse(mouse: Mouse, pool: list[Face]) -> int:
    """Return the hits that a mouse's defence blocks: one for each shield. With STARS_BLOCK_TWICE a starred shield
    blocks two."""
    starred = showing(pool, STARRED_SHIELDS) if has(mouse.powers, words.STARS_BLOCK_TWICE) else 0
    return showing(pool, SHIELDS) + starred


def speed_of(content: Content, mouse: Mouse) -> int:
    return content.heroes[mouse.hero].speed + (1 if has(mouse.powers, words.QUICK) else 0)


def life_of(content: Content, mouse: Mouse) -> int:
    return content.heroes[mouse.hero].life


# --- wearing and carrying


def can_wear(content: Content, mouse: Mouse, item: Item) -> bool:
    """Return whether she may wear an item and the part of her body is free (MM-FRE4)."""
    if not is_for_her(content, mouse, item):
        return False
    return has_room([content.items[other].part for other in mouse.worn], content.items[item].part)


def has_room(worn: list[Part], part: Part) -> bool:
    """Return whether a part of the body is free beside the parts in use."""
    if paws_for(part):
        return sum([paws_for(other) for other in worn]) + paws_for(part) <= PAWS
    return part not in worn


def is_for_her(content: Content, mouse: Mouse, item: Item) -> bool:
    """Return whether an item is something to wear, and this mouse may wear it."""
    return content.items[item].part != words.NO_PART and has(content.items[item].heroes, mouse.hero)


def paws_for(part: Part) -> int:
    """Return the number of paws that an item on this part takes."""
    if part == words.TWO_PAWS:
        return 2
    return 1 if part == words.PAW else 0


def paws_taken(content: Content, mouse: Mouse) -> int:
    return sum([paws_for(content.items[item].part) for item in mouse.worn])


def pack_size(content: Content, mouse: Mouse) -> int:
    """Return the number of cards in her bundle that count; tricks do not (MM-FRE4)."""
    n = 0
    for item in mouse.pack:
        if content.items[item].sort != words.TRICK:
            n += 1
    return n


def fits_in_pack(content: Content, mouse: Mouse, item: Item) -> bool:
    return content.items[item].sort == words.TRICK or pack_size(content, mouse) < PACK


def is_for_sale(content: Content, item: Item) -> bool:
    """Return whether an item can be traded: finds can, starting gear cannot (MM-FRE2)."""
    return content.items[item].sort != words.GEAR


def different(items: list[Item]) -> list[Item]:
    """Return each kind of card once."""
    found: list[Item] = []
    for item in items:
        if item not in found:
            found.append(item)
    return found
