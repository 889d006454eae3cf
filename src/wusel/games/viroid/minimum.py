"""The expert start: what everybody must have before the game begins, and whether it can still be paid (VI-X2).

The rules ask for a simple spread, a level of resistance and a symptom, for a city that can be entered, and of a virus
for an infection point. Buying is refused where the DNA that is left would no longer cover the cheapest way to all of
that, so nobody can develop into a corner.
"""

from wusel.engine.sets import NONE, members
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.components import Strain
from wusel.games.viroid.content import Content
from wusel.games.viroid.limits import MOST_RESISTANCE, PER_LEVEL, SLOTS, TOP_LEVEL
from wusel.games.viroid.reach import SIMPLE
from wusel.games.viroid.shop import (
    TOO_DEAR,
    ability_effects,
    free_slot,
    level_of,
    new_strains,
    on_offer,
    price,
    raise_level,
    strain_price,
)
from wusel.games.viroid.state import NOTHING, Player, ViroidState
from wusel.games.viroid.values import change
from wusel.games.viroid.world import World


def safe_purchases(content: Content, s: ViroidState, seat: int) -> list[int]:
    """What can be bought without missing the minimum."""
    return [choice for choice in on_offer(content, s, seat) if is_safe(content, s, seat, choice)]


def is_safe(content: Content, s: ViroidState, seat: int, choice: int) -> bool:
    """Whether the minimum can still be paid after buying something."""
    player = s.players[seat].clone()
    player.dna -= price(content, s, player, choice)
    pretend(content, s, player, choice)
    return still_to_pay(content, s, player) <= player.dna


def may_finish(content: Content, s: ViroidState, seat: int) -> bool:
    """Whether all of the minimum is there (VI-X2)."""
    return still_to_pay(content, s, s.players[seat]) == 0


def pretend(content: Content, s: ViroidState, player: Player, choice: int) -> None:
    """What a purchase would change on a player's board."""
    word = verb(choice)
    if word == words.IMPROVE:
        player.strengths[words.improve_spread(choice)] += 1
    elif word == words.RESIST:
        raise_level(player, words.resist_resistance(choice))
    elif word == words.BUY_STRAIN:
        player.strains[free_slot(player)] = words.buy_strain_strain(choice)
    elif word == words.DEVELOP:
        slot = words.develop_slot(choice)
        for effect in content.strains[player.strains[slot]].effects[player.developed[slot]]:
            change(player, effect, 1)
        player.developed[slot] += 1
    elif word == words.DEVELOP_ABILITY:
        for effect in ability_effects(content, s)[player.ability]:
            change(player, effect, 1)
        player.ability += 1


def still_to_pay(content: Content, s: ViroidState, player: Player) -> int:
    """The cheapest way to what is missing of the minimum."""
    return entry_price(content, s, player) + symptom_to_pay(content, s, player)


# --- a spread and a resistance that lead into some city


def entry_price(content: Content, s: ViroidState, player: Player) -> int:
    """The cheapest levels with which some city can be entered, a spread and a resistance bought among them."""
    cheapest = TOO_DEAR
    for cold in range(player.levels[0], TOP_LEVEL + 1):
        for drug in range(player.levels[1], TOP_LEVEL + 1):
            for heat in range(player.levels[2], TOP_LEVEL + 1):
                levels = [cold, drug, heat]
                if any(levels):
                    cities = bearable_with(content.worlds[s.seats], player, levels)
                    cost = levels_price(content, player, levels) + way_price(content, s, player, cities)
                    cheapest = min(cheapest, cost)
    return cheapest


def levels_price(content: Content, player: Player, levels: list[int]) -> int:
    cost = 0
    for resistance in range(len(levels)):
        for level in range(player.levels[resistance], levels[resistance]):
            cost += content.resistance_prices[resistance][level]
    return cost


def bearable_with(world: World, player: Player, levels: list[int]) -> int:
    """The cities that could be borne with these levels."""
    cities = -1
    for resistance in range(len(levels)):
        more = PER_LEVEL * (levels[resistance] - player.levels[resistance])
        value = min(player.resistances[resistance] + more, MOST_RESISTANCE)
        cities &= world.bearable[resistance][value]
    return cities


def way_price(content: Content, s: ViroidState, player: Player, cities: int) -> int:
    """The cheapest simple spread that leads into one of these cities, if none does yet; one at least is bought."""
    if s.variant.pathogen == words.VIBRIO:
        cities &= content.worlds[s.seats].open_harbours(s.blocked_lines)
    owned = False
    enters = False
    for way in range(SIMPLE):
        owned = owned or level_of(content, player, way) > 0
        enters = enters or (player.strengths[way] > 0 and s.free[way] & cities != NONE)
    if owned and enters:
        return 0
    cheapest = TOO_DEAR
    for way in range(SIMPLE):
        if level_of(content, player, way) == 0 and (enters or s.free[way] & cities != NONE):
            cheapest = min(cheapest, content.spread_prices[way][0])
    return cheapest


# --- a symptom, for a virus one that infects


def symptom_to_pay(content: Content, s: ViroidState, player: Player) -> int:
    """The cheapest symptoms until there is one, and an infection point (VI-Q39)."""
    if any(player.developed) and player.infection > 0:
        return 0
    cheapest = TOO_DEAR
    for slot in range(SLOTS):
        if player.strains[slot] != NOTHING:
            strain = content.strains[player.strains[slot]]
            cheapest = min(cheapest, lines_price(strain, player.developed[slot], player.infection))
    for number in members(new_strains(content, s, player)):
        cost = strain_price(content, player) + lines_price(content.strains[number], 0, player.infection)
        cheapest = min(cheapest, cost)
    return cheapest


def lines_price(strain: Strain, developed: int, infection: int) -> int:
    """The next symptoms of a strain, down to one that is good enough."""
    cost = 0
    for line in range(developed, len(strain.prices)):
        cost += strain.prices[line]
        if infection > 0 or words.INFECTIOUS in strain.effects[line]:
            return cost
    return TOO_DEAR
