"""The value of things to a mouse: gear, finds, abilities and consumables."""

from typing import Final

from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.sets import has
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.components import AS_ACTION, ON_HIT, ON_PLACING, ON_ROLL
from wusel.games.maus.content.content import Content
from wusel.games.maus.rules.gear import is_for_her
from wusel.games.maus.state import Mouse
from wusel.games.maus.steps.finds import in_the_way
from wusel.games.maus.words import Ability, Hero, Item, each_power

# Dice in attack and defence; a second weapon; the faces of each reach
ATTACK_DIE: Final = 1.0
DEFENCE_DIE: Final = 0.7
SPARE_WEAPON: Final = 0.15
MELEE: Final = 3.0
RANGED: Final = 2.2
STAR_RANGED: Final = 4.0

# The value of other powers of gear
POWERS: Final = {
    words.MELEE_ON_OWN_FIELD: 0.3, words.SURPRISES_LATER: 0.4, words.SWINGS_WIDE: 0.6, words.KEEPS_CHEESE: 0.4,
    words.BEATS_LARGE: 0.3, words.FELLS: 0.5, words.POISONS_NOT: 0.3, words.STARS_BLOCK_TWICE: 0.35,
    words.STINGS_BACK: 0.4, words.CLIMBS: 0.2, words.FLOATS: 0.15, words.STANDS_FIRM: 0.2, words.SHARP_NOSE: 0.25,
    words.CLEAR_HEAD: 0.2, words.SLIPS_WEBS: 0.15, words.THICK_SKULL: 0.2, words.QUICK: 0.4, words.MIRROR: 0.5,
    words.IS_KNIFE: 0.05,
}  # fmt: skip

# Consumables
ONE_USE: Final = 0.7
TRICK: Final = 0.5

# Abilities by their effects: the gain in a turn, without their price
EFFECTS: Final = {
    words.HEAL: 0.75, words.CURE: 0.3, words.RELIEVE: 0.1, words.WEAKEN: 0.45, words.AIM_WELL: 0.35,
    words.DOUBLE_DICE: 0.9, words.STRIKE: 0.6, words.SHOOT: 0.9, words.PROTECT: 0.5, words.ENCOURAGE: 0.7,
    words.INSPIRE: 0.8, words.ORDER_ATTACK: 0.5, words.SWEEP: 0.5, words.SEE_ALL: 0.2, words.AFFLICT: 0.3,
    words.EVERY_KNIFE: 0.3, words.DRAW: 0.4, words.WARD_OFF: 0.9, words.SECOND_ACTION: 1.0, words.BOW_IS_STAR: 0.15,
    words.PIERCE: 0.35, words.FOLLOW_UP: 0.6, words.STEP_BETWEEN: 0.4, words.SET_TRAP: 0.8, words.FELL_NEAR: 0.5,
    words.SEND_LAST: 0.3,
}  # fmt: skip
PRICE: Final = 0.12


def outfit_value(content: Content, mouse: Mouse, worn: list[Item]) -> float:
    """Return the value of a mouse's gear if she wore these items."""
    best = 0.0
    more = 0.0
    hero = content.heroes[mouse.hero]
    for item in worn:
        card = content.items[item]
        value = DEFENCE_DIE * card.defence
        for power in each_power(card.powers):
            value += POWERS.get(power, 0.1)
        if card.reach != NOTHING:
            faces = MELEE
            if card.reach == words.RANGED:
                faces = STAR_RANGED if has(hero.powers, words.STAR_HITS) else RANGED
            value += ATTACK_DIE * (hero.attack + card.dice) * faces / MELEE
            more += SPARE_WEAPON * min(best, value)
            best = max(best, value)
        else:
            more += value
    return best + more


def gain_by_wearing(content: Content, mouse: Mouse, item: Item) -> float:
    """Return the gain if a mouse puts an item on, including the loss of the items it replaces."""
    if not is_for_her(content, mouse, item):
        return 0.0
    replaced = in_the_way(content, mouse, item)
    worn = [other for other in mouse.worn if other not in replaced]
    return outfit_value(content, mouse, [*worn, item]) - outfit_value(content, mouse, mouse.worn)


def item_value(content: Content, mouse: Mouse, item: Item) -> float:
    """Return the value of a find to a mouse who wears or uses it."""
    card = content.items[item]
    if card.sort == words.TRICK:
        return TRICK
    if card.sort == words.PARTY_ITEM:
        return ONE_USE
    if card.part == words.NO_PART:
        return ONE_USE if has(card.heroes, mouse.hero) else 0.0
    return max(0.0, gain_by_wearing(content, mouse, item))


def ability_value(content: Content, hero: Hero, ability: Ability) -> float:
    """Return the long-term value of an ability."""
    card = content.abilities[ability]
    value = 0.0
    for effect in content.scripts[card.script]:
        value += EFFECTS.get(deed(effect), 0.1) * amount(effect)
    if card.when == AS_ACTION:
        value -= 0.4
    if card.when in (ON_HIT, ON_PLACING, ON_ROLL):
        value += 0.1
    return value - PRICE * card.costs[hero]


def amount(effect: Deed) -> float:
    """Return the weight of an effect's amount: twice as much is worth a little less than twice as much."""
    word = deed(effect)
    if word in (words.HEAL, words.PROTECT, words.ENCOURAGE):
        many = words.effect_who(effect) in (words.ROOM, words.NEAR, words.HERE)
        return (1.0 + 0.6 * (words.effect_n(effect) - 1)) * (1.6 if many else 1.0)
    if word == words.STRIKE:
        return 0.5 * words.effect_dice(effect) * (1.0 + 0.6 * (words.effect_n(effect) - 1))
    return 1.0
