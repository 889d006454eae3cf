"""Checks of heroes and their abilities: any party of four can do all that a chapter asks for."""

from typing import Final

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, meet, set_of
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.components import (
    AS_ACTION,
    AT_START,
    IN_TURN,
    ON_HIT,
    ON_PLACING,
    ON_ROLL,
    AbilityCard,
    HeroCard,
    ItemCard,
)
from wusel.games.maus.content.content import Content
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.gear import has_room
from wusel.games.maus.words import Card, Hero, Part

VALUES: Final = 10
CLEVER: Final = set_of([words.TINKERER, words.SCAMP])
LEAST_CLEVER: Final = 2
LEAST_HEALERS: Final = 1
LEAST_RANGED: Final = 2
COSTS: Final = {1: 5, 2: 14, 3: 9}
ABILITIES: Final = {
    (): 2,
    ("archer",): 4,
    ("healer",): 3,
    ("leader",): 3,
    ("mystic",): 4,
    ("scamp",): 4,
    ("scamp", "archer"): 1,
    ("warrior",): 5,
    ("tinkerer",): 1,
    ("warrior", "tinkerer", "healer"): 1,
}
OF_ABILITIES: Final = (IN_TURN, AS_ACTION, ON_HIT, ON_PLACING, AT_START)
# Effects that make sense at one moment only
ANSWERS: Final = {
    words.WARD_OFF: ON_HIT,
    words.STEP_BETWEEN: ON_HIT,
    words.ROLL_AGAIN: ON_ROLL,
    words.INSPIRE: AT_START,
}


def check_heroes(content: Content) -> None:
    heroes = content.heroes
    content.parts.demand(HEROES, len(heroes), "heroes", "heroes", "MM-K2")
    for number, card in enumerate(heroes):
        hero = Hero(Card(number))
        check_values(card)
        check_gear(content, hero, card)
        check_first_ability(content, hero, card)
    clever = sum(meet(hero.classes, CLEVER) for hero in heroes)
    healers = sum(has(hero.classes, words.HEALER) for hero in heroes)
    ranged = sum(any(content.items[item].reach == words.RANGED for item in hero.gear) for hero in heroes)
    for n, least, what in (
        (clever, LEAST_CLEVER, "can use cogs"),
        (healers, LEAST_HEALERS, "can heal"),
        (ranged, LEAST_RANGED, "can attack from afar"),
    ):
        if n < least:
            content.parts.refuse(f"{n} heroes {what}, not {least} or more (MM-K2)", "heroes")


def check_values(card: HeroCard) -> None:
    """Check that all heroes are equally strong: their five values add up to 10 (MM-C6)."""
    total = card.attack + card.defence + card.lore + card.speed + card.life
    if total != VALUES:
        card.entry.refuse(f"{card.name} has values of {total} in all, not {VALUES} (MM-K2)", "attack")
    if not card.classes:
        card.entry.refuse(f"{card.name} has no class (MM-C6)", "classes")


def check_gear(content: Content, hero: Hero, card: HeroCard) -> None:
    """Check that her gear is gear, that she may use it, and that she can wear all of it (MM-S1, MM-CAP3, MM-FRE4)."""
    worn: list[Part] = []
    for place, item in enumerate(card.gear):
        thing = content.items[item]
        if thing.part != words.NO_PART and not has_room(worn, thing.part):
            card.refuse(f"{thing.name} cannot be worn beside the rest of her gear (MM-FRE4)", "gear", place)
        worn.append(thing.part)
        if thing.sort != words.GEAR or not has(thing.heroes, hero):
            card.refuse(f"{thing.name} is no gear for her (MM-S1)", "gear", place)


def check_first_ability(content: Content, hero: Hero, card: HeroCard) -> None:
    """Check that a hero begins with an ability of her class, and no two heroes with the same one (MM-S1, MM-FRE7)."""
    if not has(content.abilities[card.first_ability].heroes, hero):
        card.entry.refuse(f"{card.name} cannot learn that (MM-S1)", "first_ability")
    if card.first_ability in [other.first_ability for other in content.heroes[:hero]]:
        card.refuse("another hero begins with that, and it is there once (MM-FRE7)", "first_ability")


def check_abilities(content: Content) -> None:
    """Check the number of abilities by class and cost, 28 in all (MM-K2), and that each does something."""
    abilities, parts = content.abilities, content.parts
    for classes, wanted in ABILITIES.items():
        group = set_of([words.CLASS.index(name) for name in classes])
        here = sum(ability.classes == group for ability in abilities)
        what = f"abilities for {' or '.join(classes) or 'everybody'}"
        parts.demand(wanted, here, what, "abilities", "MM-K2")
    parts.demand(sum(ABILITIES.values()), len(abilities), "abilities", "abilities", "MM-K2")
    if sum(ability.only != NOTHING for ability in abilities) != 1:
        parts.refuse("one ability, and no other, is for a single hero (MM-K2)", "abilities")
    for cost, wanted in COSTS.items():
        here = sum(ability.cost == cost for ability in abilities)
        parts.demand(wanted, here, f"abilities cost {cost}", "abilities", "MM-K2")
    for ability in abilities:
        if ability.only != NOTHING and ability.classes:
            ability.entry.refuse(f"{ability.name} is for a hero or for classes, not for both (MM-K2)", "only")
        if not ability.heroes:
            ability.refuse("nobody can learn it (MM-FRE5)", "classes")
        if ability.when not in OF_ABILITIES:
            ability.refuse("no ability is used then (MM-FRE7)", "when")
        check_use(ability)


def check_use(card: AbilityCard | ItemCard) -> None:
    """Check that a card that is used does something, and that answers come when there is something to answer."""
    if not card.effects:
        card.entry.refuse(f"{card.name} does nothing (MM-FRE7)")
    for place, effect in enumerate(card.effects):
        when = ANSWERS.get(deed(effect), card.when)
        if when != card.when:
            reason = f'{card.name} can do that only when = "{words.WHENS[when]}" (MM-FRE7)'
            card.entry.refuse(reason, "effects", place)
