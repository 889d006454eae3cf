"""The shop: developments for DNA, and their effects (VI-3.1..VI-3.11)."""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Deed, Seat
from wusel.engine.sets import first, has, removed
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.limits import (
    BARS,
    EVERY_RESISTANCE,
    EVERY_SPREAD,
    KIN,
    NO_LINE,
    NO_MORE,
    NOT_ON_OFFER,
    PER_LEVEL,
    SLOTS,
    SPENT,
    TOO_DEAR,
)
from wusel.games.viroid.state import NO_STRAIN, Player, ViroidState
from wusel.games.viroid.values import change, change_mortality, change_resistance, change_severity
from wusel.games.viroid.words import Resistance, Slot, Spread, Strain, StrainSet

IMPROVING: Final = [words.improve(spread) for spread in EVERY_SPREAD]
RESISTING: Final = [words.resist(resistance) for resistance in EVERY_RESISTANCE]
DEVELOPING: Final = [words.develop(slot) for slot in range(SLOTS)]

# --- prices


def level_of(s: ViroidState, player: Player, spread: Spread) -> int:
    """Return the level of a spread on the scale, without the mutation (VI-M1)."""
    return player.strengths[spread] - s.content.mutations[player.mutation].levels[spread]


def spread_price(s: ViroidState, player: Player, spread: Spread) -> int:
    """Return the price of the next level of a spread (VI-CO1..VI-CO7); a fungus does not fly (VI-PA-PIL1)."""
    return s.content.next_levels[s.variant.pathogen][spread][level_of(s, player, spread)]


def resistance_price(s: ViroidState, player: Player, resistance: Resistance) -> int:
    """Return the price of the next level of a resistance (VI-CO8..VI-CO10)."""
    return s.content.next_resistances[resistance][player.levels[resistance]]


def free_slot(player: Player) -> Slot:
    """Return the cheapest free slot for a strain, NOTHING if there is none (VI-3.4, VI-3.11)."""
    return player.strains.index(NO_STRAIN) if NO_STRAIN in player.strains else NOTHING


def slot_price(s: ViroidState, player: Player) -> int:
    """Return the price of the slot for a further strain (VI-CO11)."""
    slot = free_slot(player)
    return NO_MORE if slot == NOTHING else s.content.slot_prices[slot]


def new_strains(s: ViroidState, player: Player) -> StrainSet:
    """Return the strains on offer that a player may have: two of the same name are forbidden (VI-3.6)."""
    offered = s.offer_of_strains
    for strain in player.strains:
        if strain != NOTHING:
            offered &= ~s.content.strains[strain].kin
    return offered


def strain_price(s: ViroidState, player: Player, strain: Strain) -> int:
    """Return the price of a strain, if it can still be had (VI-3.6, VI-Q32)."""
    if not has(s.offer_of_strains, strain):
        return NOT_ON_OFFER
    return slot_price(s, player) if has(new_strains(s, player), strain) else KIN


def symptom_price(s: ViroidState, player: Player, slot: Slot) -> int:
    """Return the price of the next symptom of a strain (VI-3.7)."""
    strain = player.strains[slot]
    if strain == NOTHING:
        return NO_LINE
    prices = s.content.strains[strain].prices
    line = player.developed[slot]
    return prices[line] if line < len(prices) else NO_LINE


def ability_price(s: ViroidState, player: Player) -> int:
    """Return the price of the next ability (VI-3.7)."""
    prices = s.abilities().prices
    return prices[player.ability] if player.ability < len(prices) else NO_LINE


def heighten_price(s: ViroidState, player: Player) -> int:
    """Return the price of the mutation that raises severity or mortality once (VI-M3)."""
    price = s.content.mutations[player.mutation].price
    return price if price and not player.mutation_spent else SPENT


def price(s: ViroidState, player: Player, choice: Choice) -> int:
    """Return the price of a choice of the shop."""
    word = verb(choice)
    if word == words.IMPROVE:
        return spread_price(s, player, words.chosen_spread(choice))
    if word == words.RESIST:
        return resistance_price(s, player, words.chosen_resistance(choice))
    if word == words.BUY_STRAIN:
        return strain_price(s, player, words.chosen_strain(choice))
    if word == words.DEVELOP:
        return symptom_price(s, player, words.chosen_slot(choice))
    return ability_price(s, player) if word == words.DEVELOP_ABILITY else heighten_price(s, player)


def why_not_had(s: ViroidState, player: Player, choice: Choice) -> str:
    """Return the rule by which something cannot be had at all; empty if it can."""
    cost = price(s, player, choice)
    return BARS[cost - TOO_DEAR] if cost >= TOO_DEAR else ""


def why_not_bought(s: ViroidState, player: Player, choice: Choice) -> str:
    """Return the rule by which something cannot be bought: it cannot be had, or it cannot be paid (VI-3.1)."""
    return why_not_had(s, player, choice) or ("" if price(s, player, choice) <= player.dna else "VI-3.1")


# --- the offer


def on_offer(s: ViroidState, player: Player) -> list[Choice]:
    """Return everything that a player can pay for (VI-3.1). This agrees with `why_not_bought`, but looks the prices up
    in lists."""
    dna = player.dna
    found: list[Choice] = []
    if dna >= s.content.cheapest_level:
        content, strengths, levels = s.content, player.strengths, player.levels
        prices, extra = content.next_levels[s.variant.pathogen], content.mutations[player.mutation].levels
        for spread in EVERY_SPREAD:
            level = strengths[spread] - extra[spread]
            if prices[spread][level] <= dna:
                found.append(IMPROVING[spread])
        for resistance in EVERY_RESISTANCE:
            level = levels[resistance]
            if content.next_resistances[resistance][level] <= dna:
                found.append(RESISTING[resistance])
    if slot_price(s, player) <= dna:
        found += s.content.taking.of(new_strains(s, player))
    for slot in range(SLOTS):
        if player.strains[slot] != NOTHING and symptom_price(s, player, slot) <= dna:
            found.append(words.develop(slot))
    if ability_price(s, player) <= dna:
        found.append(words.DEVELOP_ABILITY)
    return found


def can_buy(s: ViroidState, player: Player) -> bool:
    """Return whether a player can pay for anything at all (VI-3.1)."""
    dna = player.dna
    if slot_price(s, player) <= dna and new_strains(s, player):
        return True
    if ability_price(s, player) <= dna or heighten_price(s, player) <= dna:
        return True
    if any(symptom_price(s, player, slot) <= dna for slot in range(SLOTS)):
        return True
    if any(spread_price(s, player, spread) <= dna for spread in EVERY_SPREAD):
        return True
    return any(resistance_price(s, player, resistance) <= dna for resistance in EVERY_RESISTANCE)


def every_growth(s: ViroidState) -> list[Choice]:
    """Return all strains and symptoms that a player might ask for."""
    return s.content.taking.of(first(len(s.content.strains))) + DEVELOPING


def everything(s: ViroidState) -> list[Choice]:
    """Return everything that the shop sells before the game begins, available or not."""
    return [*IMPROVING, *RESISTING, *every_growth(s), words.DEVELOP_ABILITY]


# --- purchases


def buy(s: ViroidState, seat: Seat, choice: Choice) -> None:
    """Pay for a choice of the shop and carry it out; it takes effect at once (VI-3.8)."""
    s.players[seat].dna -= price(s, s.players[seat], choice)
    grow(s, seat, choice)


def grow(s: ViroidState, seat: Seat, choice: Choice) -> None:
    """Carry out a choice of the shop, paid or not."""
    player, word = s.players[seat], verb(choice)
    mark(player, choice)
    if word == words.IMPROVE:
        spread = words.chosen_spread(choice)
        words.tell_improved(s, seat, spread, level_of(s, player, spread))
    elif word == words.RESIST:
        resistance = words.chosen_resistance(choice)
        words.tell_resistance_bought(s, seat, resistance, player.resistances[resistance])
    elif word == words.BUY_STRAIN:
        strain = words.chosen_strain(choice)
        s.offer_of_strains = removed(s.offer_of_strains, strain)
        words.tell_strain_taken(s, seat, strain, player.strains.index(strain))
    elif word == words.DEVELOP:
        slot = words.chosen_slot(choice)
        strain, line = player.strains[slot], player.developed[slot] - 1
        words.tell_developed(s, seat, strain, line)
        words.then_grow(s, seat, strain, line, nth=0)
    elif word == words.HEIGHTEN:
        words.tell_heightened(s, seat, words.chosen_value(choice))
    else:
        words.tell_ability_developed(s, seat, player.ability)
        words.then_grow_ability(s, seat, player.ability, nth=0)


def mark(player: Player, choice: Choice) -> None:
    """Mark a purchase on a player's board. A level of resistance is three points (VI-3.3). A strain goes to the
    cheapest free slot with no symptom developed (VI-3.4, VI-3.5). A mutation raises severity or mortality once
    (VI-3.10, VI-M3, VI-Q22)."""
    word = verb(choice)
    if word == words.IMPROVE:
        player.strengths[words.chosen_spread(choice)] += 1
    elif word == words.RESIST:
        resistance = words.chosen_resistance(choice)
        player.levels[resistance] += 1
        change_resistance(player, resistance, PER_LEVEL)
    elif word == words.BUY_STRAIN:
        slot = free_slot(player)
        player.strains[slot] = words.chosen_strain(choice)
        player.developed[slot] = 0
    elif word == words.DEVELOP:
        player.developed[words.chosen_slot(choice)] += 1
    elif word == words.DEVELOP_ABILITY:
        player.ability += 1
    else:
        player.mutation_spent = 1
        if words.chosen_value(choice) == words.SEVERITY:
            change_severity(player, 1)
        else:
            change_mortality(player, 1)


def next_effects(s: ViroidState, player: Player, choice: Choice) -> list[Deed]:
    """Return the effects of the next symptom or ability (VI-3.7)."""
    if verb(choice) == words.DEVELOP:
        slot = words.chosen_slot(choice)
        return s.content.strains[player.strains[slot]].effects[player.developed[slot]]
    return s.abilities().effects[player.ability] if choice == words.DEVELOP_ABILITY else []


def discard(s: ViroidState, seat: Seat, slot: Slot) -> None:
    """Remove a strain from the game, and take back what its symptoms had marked on the scales (VI-3.9, VI-Q6)."""
    player = s.players[seat]
    strain = player.strains[slot]
    for line in range(player.developed[slot]):
        for effect in s.content.strains[strain].effects[line]:
            change(player, effect, -1)
    player.strains[slot] = NO_STRAIN
    player.developed[slot] = 0
    words.tell_strain_discarded(s, seat, strain)
    if s.necrosis and not is_necrotic(s):
        s.necrosis = 0
        words.tell_necrosis_ended(s)


def is_necrotic(s: ViroidState) -> bool:
    """Return whether any player has developed necrosis (VI-2.16)."""
    for player in s.players:
        for slot in range(SLOTS):
            if player.strains[slot] != NOTHING:
                line = s.content.strains[player.strains[slot]].necrosis
                if 0 <= line < player.developed[slot]:
                    return True
    return False
