"""What mice wear and can do: dice, powers, and who may have what."""

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
    """She wears just this, and can do what it is good for. What a weapon can do besides is a matter of the attack
    (MM-ATK6)."""
    worn.sort()
    mouse.worn = worn
    mouse.powers = content.heroes[mouse.hero].powers
    for item in worn:
        mouse.powers |= content.items[item].powers


def is_of_class(content: Content, mouse: Mouse, classes: ClassSet) -> bool:
    """Whether a mouse is of one of some classes; none at all stands for everybody."""
    return not classes or meet(content.heroes[mouse.hero].classes, classes)


def weapons_of(content: Content, mouse: Mouse) -> list[Item]:
    """What she can attack with, one for each attack; without a weapon her paws (MM-ATK6)."""
    found: list[Item] = []
    for item in mouse.worn:
        if content.items[item].reach != NOTHING and item not in found:
            found.append(item)
    return found or [content.bare_paws]


def defence_of(content: Content, mouse: Mouse) -> int:
    """Her dice in defence, with what she wears."""
    dice = content.heroes[mouse.hero].defence + mouse.shield
    for item in mouse.worn:
        dice += content.items[item].defence
    return dice


def blocks_of_mouse(mouse: Mouse, pool: list[Face]) -> int:
    """The hits that a mouse's defence stops: one for each shield, two for a starred one behind a toothed rim."""
    starred = showing(pool, STARRED_SHIELDS) if has(mouse.powers, words.STARS_BLOCK_TWICE) else 0
    return showing(pool, SHIELDS) + starred


def speed_of(content: Content, mouse: Mouse) -> int:
    return content.heroes[mouse.hero].speed + (1 if has(mouse.powers, words.QUICK) else 0)


def life_of(content: Content, mouse: Mouse) -> int:
    return content.heroes[mouse.hero].life


# --- wearing and carrying


def can_wear(content: Content, mouse: Mouse, item: Item) -> bool:
    """Whether an item is for her to wear, and the part of the body is free (MM-FRE4)."""
    if not is_for_her(content, mouse, item):
        return False
    return has_room([content.items[other].part for other in mouse.worn], content.items[item].part)


def has_room(worn: list[Part], part: Part) -> bool:
    """Whether a part of the body is free beside those that are taken."""
    if paws_for(part):
        return sum([paws_for(other) for other in worn]) + paws_for(part) <= PAWS
    return part not in worn


def is_for_her(content: Content, mouse: Mouse, item: Item) -> bool:
    """Whether an item is something to wear, and she is of its class."""
    return content.items[item].part != words.NO_PART and has(content.items[item].heroes, mouse.hero)


def paws_for(part: Part) -> int:
    """How many paws something takes."""
    if part == words.TWO_PAWS:
        return 2
    return 1 if part == words.PAW else 0


def paws_taken(content: Content, mouse: Mouse) -> int:
    return sum([paws_for(content.items[item].part) for item in mouse.worn])


def pack_size(content: Content, mouse: Mouse) -> int:
    """The cards in her bundle that count: tricks do not (MM-FRE4)."""
    n = 0
    for item in mouse.pack:
        if content.items[item].sort != words.TRICK:
            n += 1
    return n


def fits_in_pack(content: Content, mouse: Mouse, item: Item) -> bool:
    return content.items[item].sort == words.TRICK or pack_size(content, mouse) < PACK


def is_for_sale(content: Content, item: Item) -> bool:
    """Whether an item may change hands: what was found may, the gear she came with is her own (MM-FRE2)."""
    return content.items[item].sort != words.GEAR


def different(items: list[Item]) -> list[Item]:
    """Each kind of card once."""
    found: list[Item] = []
    for item in items:
        if item not in found:
            found.append(item)
    return found
