"""The ratings of the judge of Der Schwarm, worked out by hand. Every piece is placed on a copy and the whole board is
examined again. This is slow, but must agree with the judge to the last bit."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import count, has, only, set_of
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.content.sea import FOUR, OPPOSITE
from wusel.games.schwarm.content.tiles import SHAPE_OF
from wusel.games.schwarm.judge.judge import SchwarmJudge
from wusel.games.schwarm.judge.outlook import HOPES, rounds_left
from wusel.games.schwarm.rules.network import Leads, Network, Ways, hubs_of, pieces_in, reaches_queen
from wusel.games.schwarm.rules.points import SIDE_BONUS, points_for, sides_of
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.steps.exploring import put_buoy, reach_of, take_up, tiles_for, tiles_to_lay
from wusel.games.schwarm.words import Direction, Field, FieldSet, Land, Tile, each_land

FAR = 9
NEW_STATION = 2


def rating(state: SchwarmState, seat: Seat, choice: Choice) -> float:
    """Return how good a choice on the board looks."""
    s = state.clone()
    player = s.players[seat]
    said = verb(choice)
    more = 0.0
    buoys_left = player.buoys_left
    if said in (words.FOUND, words.BUILD):
        player.staff.append(min(1, player.researchers_left()))
        player.stations.append(words.chosen_land(choice))
    elif said in (words.DEPLOY, words.SAIL):
        more = sailed(s, player, choice) * SchwarmJudge().tile_value(s, player)
    elif said == words.STAFF:
        player.staff[player.stations.index(words.chosen_land(choice))] += 1
        more = float(rounds_left(s))
    elif said == words.EXPLORE:
        ahead = (tiles_to_lay(player, words.told_send_researchers(s)) - 1) * (1.0 + rounds_left(s))
        if not player.buoys_left:
            return ahead + outlook(s, player)
        field = words.chosen_field(choice)
        lay(s, player, field, best_tile(s, player, field))
        player.buoys_left = buoys_left
        return ahead + (outlook(s, player) + s.content.points[SHAPE_OF[s.tops[field]]])
    elif said == words.LAY:
        more = s.content.points[SHAPE_OF[words.chosen_tile(choice)]]
        lay(s, player, words.told_lay_tile(s), words.chosen_tile(choice))
        player.buoys_left = buoys_left
    elif said == words.MOVE_BUOY:
        take_up(player, words.chosen_field(choice))
    return outlook(s, player) + more


def sailed(s: SchwarmState, player: Player, choice: Choice) -> float:
    """Send a ship on its way, with the tiles that it takes along and may still take."""
    field, steps, tiles = words.chosen_field(choice), words.told_sail_ships(s).left, 0
    if verb(choice) == words.SAIL:
        player.ships.remove(field)
        tiles = int(has(s.face_down, field))
        s.face_down &= ~only(field)
        field = s.sea.next[field][words.chosen_direction(choice)]
        steps -= 1
    player.ships.append(field)
    return tiles + tiles_ahead(s, s.face_down, field, steps)


def tiles_ahead(s: SchwarmState, face_down: FieldSet, field: Field, steps: int) -> float:
    here = int(has(face_down, field))
    if not steps:
        return here / 2
    return here + max(tiles_ahead(s, face_down & ~only(field), beside, steps - 1) for beside in s.sea.beside[field])


def lay(s: SchwarmState, player: Player, field: Field, tile: Tile) -> None:
    s.put_tile(field, tile)
    put_buoy(player, field)


def best_tile(s: SchwarmState, player: Player, field: Field) -> Tile:
    reach = reach_of(s, player)

    def fit(tile: Tile) -> int:
        found = 2 * s.content.points[SHAPE_OF[tile]]
        for direction in FOUR:
            beside = s.sea.next[field][direction]
            if has(tile, direction):
                found += 4 * has(reach.joined | reach.wanted[direction], field)
                found += beside >= 0 and not s.tops[beside]
        return found

    return max(tiles_for(player, reach, field), key=fit)


def outlook(s: SchwarmState, player: Player) -> float:
    """Return what the pieces score now and what they may still score."""
    queen = only(s.sea.queen)
    can_meet = player.buoys_left or player.buoys & queen
    player.buoys &= ~queen
    if can_meet and reaches_queen(s, player):
        player.buoys |= queen
    ways = Ways(s, player, hubs_of(s, player))
    rounds = rounds_left(s)
    most, best, end, main = 0, -1, 0, Network(0, 0)
    for network in ways.networks():
        points = points_for(player, pieces_in(player, network)) * rounds
        final = SIDE_BONUS[count(sides_of(s, network))]
        if network.fields & queen:
            final += land_values(s, network)
        most = max(most, points)
        if points + final > best:
            best, end, main = points + final, final, network
    return most + end + hopes(s, player, ways, main, rounds)


def land_values(s: SchwarmState, network: Network) -> int:
    return sum(s.sea.values[land] for land in each_land(network.lands))


def hopes(s: SchwarmState, player: Player, ways: Ways, main: Network, rounds: int) -> float:
    costs = cheapest_ways(s, ways, main)
    hope = HOPES[rounds]
    value = 0.0
    if not has(main.fields, s.sea.queen):
        value += (land_values(s, main) + rounds) * hope[costs[s.sea.queen]]
    own = set_of(player.stations)
    free = set_of(s.free_land()) if player.stations_left() else 0
    coasts = [FAR] * len(FOUR)
    for land in each_land((own | free) & ~main.lands):
        cost = tiles_to_land(s, ways, costs, land)
        if has(own, land):
            staff = player.staff[player.stations.index(land)]
            value += ((1 + staff) * rounds + s.sea.values[land]) * hope[cost]
        else:
            cost += NEW_STATION
        coasts[s.sea.sides[land]] = min(coasts[s.sea.sides[land]], cost)
    return value + coast_hopes(s, main, coasts, hope)


def coast_hopes(s: SchwarmState, main: Network, coasts: list[int], hope: list[float]) -> float:
    value, total, joined = 0.0, 0, count(sides_of(s, main))
    for cost in sorted(coasts[side] for side in FOUR if not has(sides_of(s, main), side)):
        total += cost
        joined += 1
        value += (SIDE_BONUS[joined] - SIDE_BONUS[joined - 1]) * hope[total]
    return value


def tiles_to_land(s: SchwarmState, leads: Leads, costs: list[int], land: Land) -> int:
    """Return how many tiles join a land. An own tile that leads elsewhere must be covered."""
    found = FAR
    for shore in s.sea.shores[land]:
        shut = has(leads.nodes, shore.field) and not has(opens(leads)[shore.direction], shore.field)
        found = min(found, costs[shore.field] + shut)
    return found


def opens(leads: Leads) -> list[FieldSet]:
    return [leads.north, leads.east, leads.south, leads.west]


def cheapest_ways(s: SchwarmState, leads: Leads, network: Network) -> list[int]:
    """Return how many tiles join each field to a network. All ways are tried until nothing changes."""
    sea = s.sea
    costs = [0 if has(network.fields, field) else FAR for field in sea.fields]
    for land in each_land(network.lands):
        for shore in sea.shores[land]:
            costs[shore.field] = min(costs[shore.field], entering(s, leads, shore.field, shore.direction))
    before: list[int] = []
    while before != costs:
        before = costs[:]
        for field, direction in [(field, direction) for field in sea.fields for direction in FOUR]:
            beside = sea.next[field][direction]
            if beside >= 0:
                leaving = has(leads.nodes, field) and not has(opens(leads)[direction], field)
                cost = costs[field] + leaving + entering(s, leads, beside, OPPOSITE[direction])
                costs[beside] = min(costs[beside], cost)
    return costs


def entering(s: SchwarmState, leads: Leads, field: Field, side: Direction) -> int:
    """Return the tiles it takes to make a field lead to one of its sides. A face-down or foreign tile counts as two."""
    if has(leads.nodes, field):
        return 0 if has(opens(leads)[side], field) else 1
    if field == s.sea.queen:
        return 0
    return 2 if s.tops[field] or has(s.face_down, field) else 1
