"""How a player's pieces stand: part of the judge's opinion of a board."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.sets import count, has, only, set_of
from wusel.games.schwarm.network import Network, Ways, pieces_in
from wusel.games.schwarm.points import SIDE_BONUS, points_for, sides_of
from wusel.games.schwarm.sea import FOUR, OPPOSITE
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.words import DirectionSet, FieldSet, Land, PerDirection, each_land

FAR: Final = 9
NEW_STATION_COST: Final = 2
HOPE: Final = [0.4, 0.5, 0.65, 0.72, 0.75]


def hopes_by_distance(hope: float) -> list[float]:
    """How likely something is that takes so many tiles, up to all four coasts."""
    found = [1.0]
    while len(found) <= 4 * FAR:
        found.append(found[-1] * hope)
    return found


HOPES: Final = [hopes_by_distance(hope) for hope in HOPE]
"""By the rounds left, and how many tiles are missing."""


def rounds_left(s: SchwarmState) -> int:
    """Rounds that will still be scored, this one included."""
    return min(s.variant.rounds, s.variant.rounds - s.round + 1)


def outlook_of(s: SchwarmState, seat: Seat) -> float:
    """What a player's pieces will score as they are, and what they may come to: the best network in every round to
    come, the end, and hopes; the queen joined if she would be (SW-KO1)."""
    player = s.players[seat]
    buoys = player.buoys
    queen = only(s.sea.queen)
    player.buoys &= ~queen
    ways = Ways(s, player, with_queen=False)
    networks = ways.networks()
    if (player.buoys_left or buoys & queen) and is_at_queen(ways, networks):
        player.buoys |= queen
        ways = Ways(s, player, with_queen=True)
        networks = ways.networks()
    rounds = rounds_left(s)
    most = 0
    best = -1
    end = 0
    main = Network(0, 0)
    for network in networks:
        points = points_for(player, pieces_in(player, network)) * rounds
        final = at_the_end(s, network)
        most = max(most, points)
        if points + final > best:
            best = points + final
            end = final
            main = network
    found = most + end + hopes(s, player, ways, main, rounds)
    player.buoys = buoys
    return found


def is_at_queen(ways: Ways, networks: list[Network]) -> bool:
    """Whether a network with a station leads to the queen (SW-KO1)."""
    gate = ways.gate_to_queen()
    return len([1 for network in networks if network.lands and network.fields & gate]) > 0


def at_the_end(s: SchwarmState, network: Network) -> int:
    """What a network brings in the final scoring (SW-E2, SW-E3)."""
    bonus = SIDE_BONUS[count(sides_of(s, network))]
    return bonus + land_values(s, network) if has(network.fields, s.sea.queen) else bonus


def land_values(s: SchwarmState, network: Network) -> int:
    return sum([s.sea.values[land] for land in each_land(network.lands)])


def hopes(s: SchwarmState, player: Player, ways: Ways, main: Network, rounds: int) -> float:
    """The queen, more stations and coasts: the likelier, the fewer tiles are missing and the more rounds come."""
    sea = s.sea
    rings = rings_round(s, ways, main)
    hope = HOPES[rounds]
    value = 0.0
    if not has(main.fields, sea.queen):
        value += (land_values(s, main) + rounds) * hope[ring_of(rings, only(sea.queen))]
    own = set_of(player.stations)
    free = set_of(s.free_land()) if player.stations_left() else 0
    coasts = [FAR] * len(FOUR)
    for land in each_land((own | free) & ~main.lands):
        cost = tiles_to_land(ways, rings, land)
        if has(own, land):
            staff = player.staff[player.stations.index(land)]
            value += ((1 + staff) * rounds + sea.values[land]) * hope[cost]
        else:
            cost += NEW_STATION_COST
        coasts[sea.sides[land]] = min(coasts[sea.sides[land]], cost)
    return value + coast_hopes(sides_of(s, main), coasts, hope)


def coast_hopes(sides: DirectionSet, coasts: PerDirection[int], hope: list[float]) -> float:
    """What joining further coasts would bring, the nearest first (SW-E3)."""
    value = 0.0
    total = 0
    joined = count(sides)
    for cost in sorted([coasts[side] for side in FOUR if not has(sides, side)]):
        total += cost
        joined += 1
        value += (SIDE_BONUS[joined] - SIDE_BONUS[joined - 1]) * hope[total]
    return value


def rings_round(s: SchwarmState, ways: Ways, main: Network) -> list[FieldSet]:
    """Rings round a network: ring n are the fields that n tiles would join to it. A bare field takes a tile, one that
    is face down or foreign counts as two; an own tile that leads elsewhere must be covered, be it to enter or to leave
    it."""
    own = ways.nodes
    queen = only(s.sea.queen) & ~own
    bare = ~(s.opens[0] | s.opens[1] | s.opens[2] | s.opens[3] | s.face_down | queen | own)
    entered = [queen | ways.opens[OPPOSITE[direction]] for direction in FOUR]
    laid = [(own | bare) & ~fields for fields in entered]
    other = [~(entered[direction] | laid[direction]) for direction in FOUR]
    shut = [own & ~ways.opens[direction] for direction in FOUR]
    shore = 0
    for land in each_land(main.lands):
        shore |= s.sea.shore_fields[land]
    now = main.fields | shore & queen
    one = shore & (own | bare)
    two = shore
    three = 0
    seen = 0
    rings: list[FieldSet] = []
    while len(rings) < FAR:
        ring = 0
        fields = now & ~seen
        while fields:
            ring |= fields
            seen |= fields
            free = 0
            for direction in FOUR:
                closed = fields & shut[direction]
                beside = s.sea.moved(fields & ~closed, direction)
                free |= beside & entered[direction]
                one |= beside & laid[direction]
                two |= beside & other[direction]
                if closed:
                    behind = s.sea.moved(closed, direction)
                    one |= behind & entered[direction]
                    two |= behind & laid[direction]
                    three |= behind
            fields = free & ~seen
        rings.append(ring)
        now, one, two, three = one, two, three, 0
    return rings


def tiles_to_land(ways: Ways, rings: list[FieldSet], land: Land) -> int:
    """How many tiles would join a land field; an own tile that leads elsewhere must be covered."""
    shore = ways.sea.shore_fields[land]
    closed = shore & ways.nodes & ~ways.open_to(land)
    least = ring_of(rings, shore & ~closed)
    return min(least, ring_of(rings, closed) + 1) if closed else least


def ring_of(rings: list[FieldSet], fields: FieldSet) -> int:
    """How many tiles would join one of some fields."""
    for ring in range(FAR):
        if rings[ring] & fields:
            return ring
    return FAR
