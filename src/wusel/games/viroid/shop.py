"""What can be developed for DNA, and what that does (VI-3.1..VI-3.11)."""

from typing import Final

from wusel.engine.sets import removed
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.content import Content
from wusel.games.viroid.limits import PER_LEVEL, SLOTS, TOP_LEVEL
from wusel.games.viroid.state import NOTHING, Player, ViroidState
from wusel.games.viroid.values import change, change_mortality, change_resistance, change_severity

TOO_DEAR: Final = 999


# --- prices: TOO_DEAR for what cannot be had at all


def level_of(content: Content, player: Player, spread: int) -> int:
    """The level of a spread on the scale, without the mutation (VI-M1)."""
    return player.strengths[spread] - content.mutations[player.mutation].levels[spread]


def spread_price(content: Content, s: ViroidState, player: Player, spread: int) -> int:
    """The next level of a spread (VI-CO1..VI-CO7); a fungus does not fly (VI-PA-PIL1)."""
    level = level_of(content, player, spread)
    if level >= TOP_LEVEL or (spread == words.BIRD and s.variant.pathogen == words.FUNGUS):
        return TOO_DEAR
    return content.spread_prices[spread][level]


def resistance_price(content: Content, player: Player, resistance: int) -> int:
    """The next level of a resistance (VI-CO8..VI-CO10)."""
    level = player.levels[resistance]
    return TOO_DEAR if level >= TOP_LEVEL else content.resistance_prices[resistance][level]


def free_slot(player: Player) -> int:
    """The cheapest free place for a strain, NOTHING if there is none (VI-3.4, VI-3.11)."""
    for slot in range(SLOTS):
        if player.strains[slot] == NOTHING:
            return slot
    return NOTHING


def strain_price(content: Content, player: Player) -> int:
    """A further strain (VI-CO11)."""
    slot = free_slot(player)
    return TOO_DEAR if slot == NOTHING else content.slot_prices[slot]


def owns_family(content: Content, player: Player, family: str) -> bool:
    """Two strains of the same name are forbidden (VI-3.6)."""
    return family in [content.strains[strain].family for strain in player.strains if strain != NOTHING]


def new_strains(content: Content, s: ViroidState, player: Player) -> int:
    """The strains that a player with a free slot can take."""
    offered = s.offer_of_strains
    for strain in player.strains:
        if strain != NOTHING:
            offered &= ~content.strains[strain].kin
    return offered


def symptom_price(content: Content, player: Player, slot: int) -> int:
    """The next symptom of a strain (VI-3.7)."""
    strain = player.strains[slot]
    if strain == NOTHING:
        return TOO_DEAR
    prices = content.strains[strain].prices
    line = player.developed[slot]
    return prices[line] if line < len(prices) else TOO_DEAR


def has_three_abilities(content: Content, s: ViroidState) -> bool:
    """Whether three further abilities were agreed upon, and the pathogen has so many (VI-Q19)."""
    return bool(s.variant.three_abilities and content.pathogens[s.variant.pathogen].three_lines)


def ability_prices(content: Content, s: ViroidState) -> list[int]:
    """The further abilities of the pathogen (VI-K7)."""
    pathogen = content.pathogens[s.variant.pathogen]
    return pathogen.three_prices if has_three_abilities(content, s) else pathogen.prices


def ability_effects(content: Content, s: ViroidState) -> list[list[int]]:
    pathogen = content.pathogens[s.variant.pathogen]
    return pathogen.three_effects if has_three_abilities(content, s) else pathogen.effects


def ability_price(content: Content, s: ViroidState, player: Player) -> int:
    """The next ability (VI-3.7)."""
    prices = ability_prices(content, s)
    return prices[player.ability] if player.ability < len(prices) else TOO_DEAR


def price(content: Content, s: ViroidState, player: Player, choice: int) -> int:
    """What a choice of the shop costs."""
    word = verb(choice)
    if word == words.IMPROVE:
        return spread_price(content, s, player, words.improve_spread(choice))
    if word == words.RESIST:
        return resistance_price(content, player, words.resist_resistance(choice))
    if word == words.BUY_STRAIN:
        return strain_price(content, player)
    if word == words.DEVELOP:
        return symptom_price(content, player, words.develop_slot(choice))
    if word == words.DEVELOP_ABILITY:
        return ability_price(content, s, player)
    return content.mutations[player.mutation].price if word == words.HEIGHTEN else 0


# --- what can be bought


def on_offer(content: Content, s: ViroidState, seat: int) -> list[int]:
    """Everything that a player can pay for (VI-3.1)."""
    player = s.players[seat]
    dna = player.dna
    found: list[int] = []
    if dna >= content.cheapest_level:
        found += affordable_levels(content, s, player)
    if strain_price(content, player) <= dna:
        found += content.taking.of(new_strains(content, s, player))
    for slot in range(SLOTS):
        if player.strains[slot] != NOTHING and symptom_price(content, player, slot) <= dna:
            found.append(words.develop(slot))
    if ability_price(content, s, player) <= dna:
        found.append(words.DEVELOP_ABILITY)
    return found


def affordable_levels(content: Content, s: ViroidState, player: Player) -> list[int]:
    """The next levels of spreads and resistances, as far as the DNA goes."""
    dna, strengths, levels = player.dna, player.strengths, player.levels
    extra = content.mutations[player.mutation].levels
    found: list[int] = []
    for spread, prices in enumerate(content.spread_prices):
        level = strengths[spread] - extra[spread]
        if level < TOP_LEVEL and prices[level] <= dna:
            found.append(words.improve(spread))
    if s.variant.pathogen == words.FUNGUS and words.improve(words.BIRD) in found:
        found.remove(words.improve(words.BIRD))
    for resistance, prices in enumerate(content.resistance_prices):
        level = levels[resistance]
        if level < TOP_LEVEL and prices[level] <= dna:
            found.append(words.resist(resistance))
    return found


def free_growths(content: Content, s: ViroidState, seat: int, strain_too: bool) -> list[int]:
    """What a virus can grow for nothing (VI-PA-VIR2, VI-PA-VIR3)."""
    player = s.players[seat]
    found: list[int] = []
    if strain_too and free_slot(player) != NOTHING:
        found += content.taking.of(new_strains(content, s, player))
    return found + [words.develop(slot) for slot in range(SLOTS) if symptom_price(content, player, slot) != TOO_DEAR]


# --- what it does


def buy(content: Content, s: ViroidState, seat: int, choice: int) -> None:
    """Pay, and carry a choice of the shop out; it acts at once (VI-3.8)."""
    s.players[seat].dna -= price(content, s, s.players[seat], choice)
    grow(content, s, seat, choice)


def grow(content: Content, s: ViroidState, seat: int, choice: int) -> None:
    """Carry a choice of the shop out, paid or not."""
    player, word = s.players[seat], verb(choice)
    if word == words.IMPROVE:
        spread = words.improve_spread(choice)
        player.strengths[spread] += 1
        s.tell(words.IMPROVED, seat, spread, level_of(content, player, spread))
    elif word == words.RESIST:
        resistance = words.resist_resistance(choice)
        raise_level(player, resistance)
        s.tell(words.RESISTANCE_BOUGHT, seat, resistance, player.resistances[resistance])
    elif word == words.BUY_STRAIN:
        take_strain(s, seat, words.buy_strain_strain(choice))
    elif word == words.DEVELOP:
        develop(s, seat, words.develop_slot(choice))
    elif word == words.DEVELOP_ABILITY:
        player.ability += 1
        s.tell(words.ABILITY_DEVELOPED, seat, player.ability)
        words.then_grow_ability(s, seat, player.ability, nth=0)
    elif word == words.HEIGHTEN:
        heighten(s, seat, words.heighten_value(choice))


def raise_level(player: Player, resistance: int) -> None:
    """A level is three points (VI-3.3)."""
    player.levels[resistance] += 1
    change_resistance(player, resistance, PER_LEVEL)


def take_strain(s: ViroidState, seat: int, strain: int) -> None:
    """A strain on the cheapest free slot, none of its symptoms developed (VI-3.4, VI-3.5)."""
    player = s.players[seat]
    slot = free_slot(player)
    player.strains[slot] = strain
    player.developed[slot] = 0
    s.offer_of_strains = removed(s.offer_of_strains, strain)
    s.tell(words.STRAIN_TAKEN, seat, strain, slot)


def develop(s: ViroidState, seat: int, slot: int) -> None:
    """The next symptom of a strain (VI-3.7)."""
    player = s.players[seat]
    line = player.developed[slot]
    player.developed[slot] += 1
    s.tell(words.DEVELOPED, seat, player.strains[slot], line)
    words.then_grow(s, seat, player.strains[slot], line, nth=0)


def heighten(s: ViroidState, seat: int, value: int) -> None:
    """The mutation that raises severity or mortality once (VI-3.10, VI-M3, VI-Q22)."""
    player = s.players[seat]
    player.mutation_spent = 1
    if value == words.SEVERITY:
        change_severity(player, 1)
    else:
        change_mortality(player, 1)
    s.tell(words.HEIGHTENED, seat, value)


def discard(content: Content, s: ViroidState, seat: int, slot: int) -> None:
    """A strain leaves the game, and with it what its symptoms had marked on the scales (VI-3.9, VI-Q6)."""
    player = s.players[seat]
    strain = player.strains[slot]
    for line in range(player.developed[slot]):
        for effect in content.strains[strain].effects[line]:
            change(player, effect, -1)
    player.strains[slot] = NOTHING
    player.developed[slot] = 0
    s.tell(words.STRAIN_DISCARDED, seat, strain)
    if s.necrosis and not is_necrotic(content, s):
        s.necrosis = 0
        s.tell(words.NECROSIS_ENDED)


def is_necrotic(content: Content, s: ViroidState) -> bool:
    """Whether anybody has developed necrosis (VI-2.16)."""
    for player in s.players:
        for slot in range(SLOTS):
            if player.strains[slot] != NOTHING:
                line = content.strains[player.strains[slot]].necrosis
                if 0 <= line < player.developed[slot]:
                    return True
    return False


def can_heighten(content: Content, player: Player) -> bool:
    """Once, for the price on the marker (VI-M3)."""
    price = content.mutations[player.mutation].price
    return 0 < price <= player.dna and not player.mutation_spent
