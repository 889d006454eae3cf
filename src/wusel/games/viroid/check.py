"""What must hold of every state that play can reach."""

from wusel.engine.sets import NONE, first, members, only
from wusel.games.viroid import words
from wusel.games.viroid.limits import (
    CUBES,
    MOST_DNA,
    MOST_INFECTION,
    MOST_MORTALITY,
    MOST_RESISTANCE,
    MOST_SEVERITY,
    SLOTS,
    TOP_LEVEL,
)
from wusel.games.viroid.reach import flight_targets, outbreak_targets, targets
from wusel.games.viroid.setup import EXPERT_DNA
from wusel.games.viroid.shop import ability_prices, is_necrotic, level_of
from wusel.games.viroid.state import DEAD, END_REASONS, HEALTHY, NOTHING, STILL_PLAYING, ViroidState


def faults_of(s: ViroidState) -> list[str]:
    """Everything that cannot be right, in words."""
    world = s.content.worlds.get(s.seats)
    if world is None or len(s.players) != s.seats or not 0 <= s.active < s.seats:
        return [f"{len(s.players)} players in {s.seats} seats, active {s.active}"]
    if s.variant.pathogen not in range(len(words.PATHOGENS)) or s.ended not in range(len(END_REASONS)):
        return [f"pathogen {s.variant.pathogen}, end {s.ended}"]
    found = field_faults(s) or follow_faults(s)
    for seat in range(s.seats):
        found += player_faults(s, seat)
    if not found:
        found += track_faults(s) + marker_faults(s) + card_faults(s)
    if not found and s.ended == STILL_PLAYING:
        found += offer_faults(s)
    return found


def field_faults(s: ViroidState) -> list[str]:
    if len(s.fields) != len(s.world.ways):
        return [f"{len(s.fields)} fields, not {len(s.world.ways)}"]
    strange = [holder for holder in s.fields if not 0 <= holder < s.seats and holder not in (HEALTHY, DEAD)]
    return [f"nobody knows who {strange} are"] if strange else []


def follow_faults(s: ViroidState) -> list[str]:
    """What follows from the fields is as they say."""
    if len(s.free) != 4 or len(s.present) != s.seats:
        return [f"{len(s.free)} ways and {len(s.present)} players on the map"]
    free, present, dead, extinct = [NONE] * len(s.free), [NONE] * s.seats, NONE, first(s.world.cities)
    for field, holder in enumerate(s.fields):
        here = only(s.world.homes[field])
        if holder == DEAD:
            dead |= here
            continue
        extinct &= ~here
        if holder == HEALTHY:
            free[s.world.ways[field]] |= here
        else:
            present[holder] |= here
    found = []
    if (free, present, dead, extinct) != (s.free, s.present, s.dead, s.extinct):
        found.append(f"the map says {free} {present} {dead} {extinct}, not {s.free} {s.present} {s.dead} {s.extinct}")
    if s.infected() & ~s.reached:
        found.append(f"infected cities that nobody reached: {members(s.infected() & ~s.reached)}")
    return found


def player_faults(s: ViroidState, seat: int) -> list[str]:
    player = s.players[seat]
    found = []
    if player.cubes + s.fields.count(seat) != CUBES:
        found.append(f"seat {seat} has {player.cubes} cubes and {s.fields.count(seat)} on the map")
    most = MOST_DNA if s.turn or not s.variant.expert else EXPERT_DNA + MOST_DNA
    scales = [(player.dna, most), (player.infection, MOST_INFECTION), (player.severity, MOST_SEVERITY)]
    scales += [(player.mortality, MOST_MORTALITY)] + [(value, MOST_RESISTANCE) for value in player.resistances]
    scales += [(level, TOP_LEVEL) for level in player.levels] + [(level, TOP_LEVEL + 1) for level in player.strengths]
    scales += [(player.ability, 3), (player.mutation_spent, 1), (player.mutation, len(s.content.mutations) - 1)]
    if any(not 0 <= value <= most for value, most in scales):
        found.append(f"seat {seat} is off the scales: {scales}")
    if (len(player.resistances), len(player.levels), len(player.strengths)) != (3, 3, 7):
        found.append(f"seat {seat} has other scales than there are")
    elif not found and any(not 0 <= level_of(s.content, player, spread) <= TOP_LEVEL for spread in range(7)):
        found.append(f"seat {seat} has levels {player.strengths}")
    if not found and player.ability > len(ability_prices(s)):
        found.append(f"seat {seat} has ability {player.ability}")
    return found + strain_faults(s, seat)


def strain_faults(s: ViroidState, seat: int) -> list[str]:
    """Strains lie on slots, each once, and two of a family never (VI-3.6)."""
    player = s.players[seat]
    if len(player.strains) != SLOTS or len(player.developed) != SLOTS:
        return [f"seat {seat} has {len(player.strains)} slots"]
    own = [strain for strain in player.strains if strain != NOTHING]
    if any(not 0 <= strain < len(s.content.strains) for strain in own):
        return [f"seat {seat} has strains {player.strains}"]
    found = []
    families = [s.content.strains[strain].family for strain in own]
    if len(set(families)) < len(families):
        found.append(f"seat {seat} has {families}")
    for slot in range(SLOTS):
        lines = 0 if player.strains[slot] == NOTHING else len(s.content.strains[player.strains[slot]].prices)
        if not 0 <= player.developed[slot] <= lines:
            found.append(f"seat {seat} has {player.developed[slot]} of {lines} symptoms")
    on_offer = members(s.offer_of_strains)
    others = [strain for other in s.players if other is not player for strain in other.strains]
    if any(strain in on_offer or strain in others for strain in own):
        found.append(f"a strain of seat {seat} is there twice")
    return found


def track_faults(s: ViroidState) -> list[str]:
    met = s.research == s.cure
    if not 0 <= s.research <= s.cure <= s.content.track or met != (END_REASONS[s.ended] == "cure"):
        return [f"research {s.research}, cure {s.cure} of {s.content.track}, ended {s.ended}"]
    if len(s.corpses) != 4 or any(
        not 0 <= n <= most for n, most in zip(s.corpses, s.content.corpses[s.seats], strict=True)
    ):
        return [f"{s.corpses} corpses are missing"]
    return []


def marker_faults(s: ViroidState) -> list[str]:
    """Markers are in the supply or on the map."""
    world = s.content.worlds[s.seats]
    if len(s.measures) != 4 or len(s.markers) != 5:
        return [f"markers {s.markers}, measures {s.measures}"]
    on_map = [len(members(cities)) for cities in s.measures]
    for further in s.doubled:
        on_map[further % 4] += 1
    on_map.append(len(members(s.blocked_lines)) + len(members(s.blocked_airports)))
    found = []
    if [left + out for left, out in zip(s.markers, on_map, strict=True)] != s.content.markers or min(s.markers) < 0:
        found.append(f"markers {s.markers} in the supply and {on_map} on the map")
    if any(cities & s.extinct for cities in s.measures):
        found.append("there is a marker in an extinct city")
    if s.blocked_airports & ~world.airports or s.blocked_lines >> len(world.lines):
        found.append(f"blocked: airports {s.blocked_airports}, lines {s.blocked_lines}")
    if s.necrosis != int(is_necrotic(s)):
        found.append(f"necrosis {s.necrosis}")
    return found


def card_faults(s: ViroidState) -> list[str]:
    """Every event card is spent, at work, in the deck or in the box."""
    seen = s.spent + ([s.card] if s.card != NOTHING else [])
    pools = [card for pool in s.deck.pools for card in pool]
    found = []
    if sorted(seen + pools + s.deck.known) != list(range(len(s.content.cards))):
        found.append(f"cards were made or lost: {seen} and {pools}")
    if any(not 1 <= pips <= 6 for pips in s.dice) or len(s.used) != 7 or min(s.used) < 0 or s.infection_left < 0:
        found.append(f"dice {s.dice}, used {s.used}, {s.infection_left} points left")
    return found


def offer_faults(s: ViroidState) -> list[str]:
    """A step that was told where one can go was told the truth."""
    world = s.content.worlds[s.seats]
    step, told = (s.agenda[-1], s.frame) if s.agenda else (0, [])
    here = NONE
    if step == words.INFECT:
        here = targets(s)
    elif step == words.BREAK_OUT_TO:
        here = outbreak_targets(s, told[0], told[1])
    elif step == words.FLY_TO:
        here = flight_targets(s, told[0], told[1])
    else:
        return []
    return [f"one can go to {members(here)}, not {members(told[-1])}"] if here != told[-1] else []
