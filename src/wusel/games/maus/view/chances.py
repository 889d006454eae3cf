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
    """That a mouse wounds a foe, in per cent (MM-ATK2, MM-ATK3)."""
    faces = hitting_faces(s.content, mouse, mouse.field, item, foe)
    return chance(ways_to_hit(count(faces), attack_dice(s, mouse, item, foe)), ways_of_foe(s, foe, mouse, item))


def chance_of_foe(values: FoeCard, mouse: Mouse, defence: int) -> int:
    """That a foe wounds a mouse, in per cent (MM-EAT3..MM-EAT5, MM-EAT7)."""
    faces = SWORDS if values.reach == words.MELEE else BOWS
    return chance(ways_to_hit(count(faces), values.attack), ways_of_mouse(mouse, defence))


def dice_against_foe(s: MausState, values: FoeCard, mouse: Mouse) -> int:
    """A mouse's dice in defence; who is constricted has none."""
    return 0 if has(values.powers, words.CONSTRICTS) else defence_of(s.content, mouse)


def ways_of_foe(s: MausState, foe: Foe, mouse: Mouse, item: Item) -> list[int]:
    """Return in how many ways a foe blocks 0, 1, 2 ... hits of a mouse (MM-ATK3)."""
    plain = 0 if blow_of(s, mouse.hero).pierce else 1
    starred = 2 if has(powers_of(s.content, foe), words.CARAPACE) else 1
    return ways_to_block(defence_dice(s, foe, mouse.hero, item), plain, starred)


def ways_of_mouse(mouse: Mouse, defence: int) -> list[int]:
    """Return in how many ways a mouse with so many dice blocks 0, 1, 2 ... hits (MM-EAT4, MM-EAT7)."""
    return ways_to_block(defence, 1, 2 if has(mouse.powers, words.STARS_BLOCK_TWICE) else 1)


def ways_to_hit(faces: int, dice: int) -> list[int]:
    """Return in how many ways so many dice hit 0, 1, 2 ... times, if so many faces of each hit."""
    return thrown([SIDES - faces, faces], dice)


def ways_to_block(dice: int, plain: int, starred: int) -> list[int]:
    """Return in how many ways so many dice block 0, 1, 2 ... hits, where a shield blocks `plain` and one with a star
    `starred`."""
    stars = count(STARRED_SHIELDS)
    side = [SIDES - count(SHIELDS), 0, 0]
    side[plain] += count(SHIELDS) - stars
    side[starred] += stars
    return thrown(side, dice)


def chance(hits: list[int], blocks: list[int]) -> int:
    """Return how often of a hundred throws a hit gets through."""
    wounding = sum([hits[hit] * blocks[block] for hit in range(len(hits)) for block in range(min(hit, len(blocks)))])
    ways = sum(hits) * sum(blocks)
    return (200 * wounding + ways) // (2 * ways)


def tenths_through(hits: int, blocks: list[int]) -> int:
    """Return how many of some hits get through on average, in tenths."""
    left = sum([(hits - block) * blocks[block] for block in range(min(hits, len(blocks)))])
    return (20 * left + sum(blocks)) // (2 * sum(blocks))


def thrown(side: list[int], dice: int) -> list[int]:
    """In how many ways so many dice show 0, 1, 2 ... together, if `side` says in how many one does."""
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + len(side) - 1)
        for before, n in enumerate(ways):
            for shown, sides in enumerate(side):
                more[before + shown] += n * sides
        ways = more
    return ways
