"""Checks of a state beyond the kinds of its fields: conditions that hold in every state that play can reach."""

from wusel.engine.kinds import NOTHING, Seat
from wusel.engine.sets import NONE, members, only
from wusel.games.viroid import words
from wusel.games.viroid.access import access_now
from wusel.games.viroid.limits import CUBES, EVERY_SPREAD, MOST_DNA, SLOTS, TOP_LEVEL
from wusel.games.viroid.setup import EXPERT_DNA
from wusel.games.viroid.shop import is_necrotic, level_of
from wusel.games.viroid.state import DEAD, HEALTHY, ViroidState


def faults_of(s: ViroidState) -> list[str]:
    """Return everything that is wrong with a state, in words."""
    if s.seats not in s.content.worlds or len(s.fields) != len(s.world.ways):
        return [f"{s.seats} seats and {len(s.fields)} fields"]
    strange = [holder for holder in s.fields if holder >= s.seats and holder not in (HEALTHY, DEAD)]
    if strange:
        return [f"nobody knows who {strange} are"]
    found = follow_faults(s)
    for seat in s.everybody():
        found += player_faults(s, seat)
    if not found:
        found += track_faults(s) + marker_faults(s) + card_faults(s)
    if not found and s.ended == words.STILL_PLAYING:
        found += offer_faults(s)
    return found


def follow_faults(s: ViroidState) -> list[str]:
    """Return the values derived from the fields that do not agree with them."""
    free, present, dead, extinct = [NONE] * len(s.free), [NONE] * s.seats, NONE, s.world.everywhere
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


def player_faults(s: ViroidState, seat: Seat) -> list[str]:
    player = s.players[seat]
    found = []
    if player.cubes + s.fields.count(seat) != CUBES:
        found.append(f"seat {seat} has {player.cubes} cubes and {s.fields.count(seat)} on the map")
    if player.dna > (MOST_DNA if s.turn or not s.variant.expert else EXPERT_DNA + MOST_DNA):
        found.append(f"seat {seat} has {player.dna} DNA")
    if any(not 0 <= level_of(s, player, spread) <= TOP_LEVEL for spread in EVERY_SPREAD):
        found.append(f"seat {seat} has levels {player.strengths}")
    if player.ability > len(s.abilities().lines):
        found.append(f"seat {seat} has ability {player.ability}")
    return found + strain_faults(s, seat)


def strain_faults(s: ViroidState, seat: Seat) -> list[str]:
    """Return what is wrong with a player's strains: each lies on one slot only, and two of a family never (VI-3.6)."""
    player = s.players[seat]
    if len(player.strains) != SLOTS or len(player.developed) != SLOTS:
        return [f"seat {seat} has {len(player.strains)} slots"]
    own = [strain for strain in player.strains if strain != NOTHING]
    found = []
    families = [s.content.strains[strain].family for strain in own]
    if len(set(families)) < len(families):
        found.append(f"seat {seat} has {families}")
    for slot in range(SLOTS):
        lines = 0 if player.strains[slot] == NOTHING else len(s.content.strains[player.strains[slot]].prices)
        if player.developed[slot] > lines:
            found.append(f"seat {seat} has {player.developed[slot]} of {lines} symptoms")
    on_offer = members(s.offer_of_strains)
    others = [strain for other in s.players if other is not player for strain in other.strains]
    if any(strain in on_offer or strain in others for strain in own):
        found.append(f"a strain of seat {seat} is there twice")
    return found


def track_faults(s: ViroidState) -> list[str]:
    met = s.research == s.cure
    if not s.research <= s.cure <= s.content.track or met != (s.ended == words.CURE_FOUND):
        return [f"research {s.research}, cure {s.cure} of {s.content.track}, ended {s.ended}"]
    if any(n > most for n, most in zip(s.corpses, s.content.corpses[s.seats], strict=True)):
        return [f"{s.corpses} corpses are missing"]
    return []


def marker_faults(s: ViroidState) -> list[str]:
    """Return what is wrong with the markers: all of them are in the supply or on the map."""
    on_map = [len(members(cities)) for cities in s.measures]
    for another in s.doubled:
        on_map[another % len(on_map)] += 1
    on_map.append(len(members(s.blocked_lines)) + len(members(s.blocked_airports)))
    found = []
    if [left + out for left, out in zip(s.markers, on_map, strict=True)] != s.content.markers:
        found.append(f"markers {s.markers} in the supply and {on_map} on the map")
    if any(cities & s.extinct for cities in s.measures):
        found.append("there is a marker in an extinct city")
    if s.blocked_airports & ~s.world.airports:
        found.append(f"blocked: airports {s.blocked_airports}")
    if s.necrosis != int(is_necrotic(s)):
        found.append(f"necrosis {s.necrosis}")
    return found


def card_faults(s: ViroidState) -> list[str]:
    """Return a fault unless every event card is spent, at work, in the deck or in the box."""
    seen = s.spent + ([s.card] if s.card != NOTHING else [])
    pools = [card for pool in s.deck.pools for card in pool]
    if sorted(seen + pools + s.deck.known) != list(range(len(s.content.cards))):
        return [f"cards were made or lost: {seen} and {pools}"]
    return []


def offer_faults(s: ViroidState) -> list[str]:
    """Return a fault if the cities in the arguments of the current step are wrong."""
    access = access_now(s)
    if access is None or s.agenda[-1] == words.SETTLE:
        return []
    here, told = access.cities(), s.frame[-1]
    return [f"one can go to {members(here)}, not {members(told)}"] if here != told else []
