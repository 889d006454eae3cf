"""The odds of a blow, counted over all faces that the dice of both sides could show (MM-C4)."""

from typing import Final

from wusel.engine.sets import count, has
from wusel.games.maus import words
from wusel.games.maus.content.components import FoeCard
from wusel.games.maus.content.dice import BOWS, SHIELDS, STARRED_SHIELDS, SWORDS
from wusel.games.maus.rules.aiming import attack_dice, blow_of, defence_dice, hitting_faces, powers_of
from wusel.games.maus.rules.gear import defence_of
from wusel.games.maus.state import Foe, MausState, Mouse
from wusel.games.maus.words import Item

SIDES: Final = len(words.FACES)


def chance_of_attack(s: MausState, mouse: Mouse, item: Item, foe: Foe) -> int:
    """Return the chance in per cent that a mouse wounds a foe (MM-ATK2, MM-ATK3)."""
    faces = hitting_faces(s.content, mouse, mouse.field, item, foe)
    return chance(ways_to_hit(count(faces), attack_dice(s, mouse, item, foe)), ways_of_foe(s, foe, mouse, item))


def chance_of_foe(values: FoeCard, mouse: Mouse, defence: int) -> int:
    """Return the chance in per cent that a foe wounds a mouse (MM-EAT3..MM-EAT5, MM-EAT7)."""
    faces = SWORDS if values.reach == words.MELEE else BOWS
    return chance(ways_to_hit(count(faces), values.attack), ways_of_mouse(mouse, defence))


def dice_against_foe(s: MausState, values: FoeCard, mouse: Mouse) -> int:
    """Return a mouse's defence dice against a foe: none if it constricts her."""
    return 0 if has(values.powers, words.CONSTRICTS) else defence_of(s.content, mouse)


def ways_of_foe(s: MausState, foe: Foe, mouse: Mouse, item: Item) -> list[int]:
    """Return the numbers of ways in which a foe blocks 0, 1, 2 ... hits of a mouse (MM-ATK3)."""
    plain = 0 if blow_of(s, mouse.hero).pierce else 1
    starred = 2 if has(powers_of(s.content, foe), words.CARAPACE) else 1
    return ways_to_block(defence_dice(s, foe, mouse.hero, item), plain, starred)


def ways_of_mouse(mouse: Mouse, defence: int) -> list[int]:
    """Return the numbers of ways in which a mouse blocks 0, 1, 2 ... hits with `defence` dice (MM-EAT4, MM-EAT7)."""
    return ways_to_block(defence, 1, 2 if has(mouse.powers, words.STARS_BLOCK_TWICE) else 1)


def ways_to_hit(faces: int, dice: int) -> list[int]:
    """Return the numbers of ways in which the dice hit 0, 1, 2 ... times. `faces` faces of each die hit."""
    return thrown([SIDES - faces, faces], dice)


def ways_to_block(dice: int, plain: int, starred: int) -> list[int]:
    """Return the numbers of ways in which the dice block 0, 1, 2 ... hits. A plain shield blocks `plain` hits, a shield
    with a star blocks `starred`."""
    stars = count(STARRED_SHIELDS)
    side = [SIDES - count(SHIELDS), 0, 0]
    side[plain] += count(SHIELDS) - stars
    side[starred] += stars
    return thrown(side, dice)


def chance(hits: list[int], blocks: list[int]) -> int:
    """Return the percentage of throws in which a hit gets through."""
    wounding = sum([hits[hit] * blocks[block] for hit in range(len(hits)) for block in range(min(hit, len(blocks)))])
    ways = sum(hits) * sum(blocks)
    return (200 * wounding + ways) // (2 * ways)


def tenths_through(hits: int, blocks: list[int]) -> int:
    """Return the average number of hits that get through, in tenths."""
    left = sum([(hits - block) * blocks[block] for block in range(min(hits, len(blocks)))])
    return (20 * left + sum(blocks)) // (2 * sum(blocks))


def thrown(side: list[int], dice: int) -> list[int]:
    """Return the numbers of ways in which the dice total 0, 1, 2 .... `side` has these numbers for one die."""
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + len(side) - 1)
        for before, n in enumerate(ways):
            for shown, sides in enumerate(side):
                more[before + shown] += n * sides
        ways = more
    return ways
