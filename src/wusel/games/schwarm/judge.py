"""What an experienced player thinks of a choice at first sight, in research points, and of a state.

Nothing here looks into other hands or under face-down tiles. Where an opinion needs a board that is not there yet (a tile
laid, a ship moved) the piece is put down, the board looked at, and the piece taken back.
"""

from math import exp
from typing import Final

from wusel.engine.judge import Judge
from wusel.engine.state import ARG_BITS, ARG_MASK, WORD_BITS, WORD_MASK
from wusel.games.schwarm.cards import action_of, range_of
from wusel.games.schwarm.content import Content
from wusel.games.schwarm.network import Network, Ways, bits, networks_of, reaches_queen
from wusel.games.schwarm.scoring import SIDE_BONUS, best_network, final_points, network_points
from wusel.games.schwarm.sea import LAND, OFF_BOARD
from wusel.games.schwarm.state import RESEARCHERS, SHIPS, STATIONS, Player, SchwarmState
from wusel.games.schwarm.steps.dangers import FIGURES, PLACED_NOW, surges
from wusel.games.schwarm.steps.dangers import STEPS as DANGER_STEPS
from wusel.games.schwarm.steps.exploring import Reach, put_buoy, take_up, tiles_for
from wusel.games.schwarm.steps.play import steps_of
from wusel.games.schwarm.steps.ships import STEPS as SHIP_STEPS
from wusel.games.schwarm.tiles import ALL_FOUR, GOLDEN_TILE, SHAPE_OF
from wusel.games.schwarm.words import (
    BRILLIANT_RESEARCHER,
    BUILD,
    CHOOSE_ABILITY,
    CRAB,
    CRAWL,
    DEPLOY,
    EXPLORE,
    FAST_SHIP,
    FOUND,
    GOLDEN_SWARM_TILE,
    JOKER,
    LAY,
    MOVE_BUOY,
    MOVE_TSUNAMI,
    MOVE_WHALE,
    NEW_CRAB,
    NEW_TSUNAMI,
    NEW_WHALE,
    PLAY,
    PROTECTION,
    RESEARCHER,
    RESEARCHER_FIRST,
    SAIL,
    SHIP,
    SHIP_AND_RESEARCHER,
    SHIP_FIRST,
    STAFF,
    STATION,
    SURGE,
    SWIM,
    TAKE,
    TAKE_ORDER,
    TSUNAMI,
    WHALE,
)

ARG: Final = WORD_BITS
SECOND: Final = WORD_BITS + ARG_BITS
FAR: Final = 9
NEW_STATION_COST: Final = 2
# How likely something is to come about for which so many tiles are missing grows with the rounds left.
HOPE: Final = (0.4, 0.5, 0.65, 0.72, 0.75)
ENOUGH_TILES: Final = 8
CRAB_REACH: Final = 5


class SchwarmJudge(Judge[SchwarmState]):
    """Grows one network, joins coasts and the queen with it, pays no more for a card than it brings, and lets dangers
    loose where they hurt the leader."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.sea = content.sea

    def rate(self, s: SchwarmState, seat: int, choice: int) -> float:
        verb = choice & WORD_MASK
        what = choice >> ARG & ARG_MASK
        if verb in (FOUND, BUILD):
            return self.with_station(s, seat, what)
        if verb in (TAKE, TAKE_ORDER, CHOOSE_ABILITY):
            return self.rate_acquiring(s, seat, verb, what)
        if verb == PLAY:
            return self.action_value(s, seat, action_of(what), range_of(what))
        if verb == JOKER:
            return self.action_value(s, seat, what, self.content.joker[what])
        if verb in (SHIP_FIRST, RESEARCHER_FIRST):
            return self.which_first(s, seat, verb)
        if verb in (DEPLOY, SAIL):
            return self.with_ship(s, seat, verb, what, choice >> SECOND)
        if verb == STAFF:
            return self.with_researcher(s, seat, what)
        if verb == EXPLORE:
            return self.with_best_tile(s, seat, what)
        if verb == LAY:
            return self.with_tile(s, seat, s.arg, what)
        if verb == MOVE_BUOY:
            return self.without_buoy(s, seat, what)
        if verb >= NEW_WHALE:
            return self.rate_danger(s, seat, verb, what, choice >> SECOND)
        return self.outlook(s, seat)

    def worth(self, s: SchwarmState, seat: int) -> float:
        """How far ahead of the best rival, counting what a scoring would give now; less sure with rounds to come."""
        if s.ended:
            return float(s.players[seat].points == max([player.points for player in s.players]))
        totals = [self.total(s, other) for other in range(s.seats)]
        own = totals.pop(seat)
        return 1 / (1 + exp(min(50.0, (max(totals) - own) / (4 + 4 * rounds_left(s)))))

    def total(self, s: SchwarmState, seat: int) -> int:
        """A player's points if the game were scored now."""
        network = network_points(s, seat, best_network(self.sea, s, seat))
        return s.players[seat].points + network + final_points(self.sea, s, seat)

    # --- the board

    def outlook(self, s: SchwarmState, seat: int) -> float:
        """What a player's pieces will score as they stand, and what they may come to."""
        player = s.players[seat]
        buoys = player.buoys
        queen = 1 << self.sea.queen
        player.buoys &= ~queen
        if reaches_queen(self.sea, s, player):
            player.buoys |= queen
        rounds = rounds_left(s)
        best = 0.0
        main = Network(0, 0)
        most = 0
        for network in networks_of(self.sea, s, seat):
            points = network_points(s, seat, network)
            most = max(most, points)
            value = points * rounds + self.final_value(player, network)
            if value > best:
                best = value
                main = network
        found = most * rounds + self.final_value(player, main) + self.hopes(s, player, main, rounds)
        player.buoys = buoys
        return found

    def final_value(self, player: Player, network: Network) -> float:
        """What a network brings at the very end (SW-E2, SW-E3)."""
        value = 0
        sides = 0
        for land in player.stations:
            if network.lands >> land & 1:
                value += self.sea.values[land]
                sides |= 1 << self.sea.sides[land]
        if not network.fields >> self.sea.queen & 1:
            value = 0
        return value + SIDE_BONUS[bits(sides)]

    def hopes(self, s: SchwarmState, player: Player, main: Network, rounds: int) -> float:
        """The queen, further coasts and further stations, each by the tiles still missing on the way there."""
        sea = self.sea
        ways = Ways(sea, s, player, with_queen=True)
        missing = self.tiles_missing(s, ways, main)
        hope = HOPE[rounds]
        value = 0.0
        sides = 0
        lands = 0
        for land in player.stations:
            if main.lands >> land & 1:
                sides |= 1 << sea.sides[land]
                lands += sea.values[land]
        linked = main.fields >> sea.queen & 1
        if not linked:
            value += (lands + rounds) * hope ** missing[sea.queen]
        coasts = [FAR] * 4
        may_build = len(player.stations) < STATIONS
        for land in range(sea.lands):
            if main.lands >> land & 1:
                continue
            own = ways.lands >> land & 1
            if not own and not (may_build and s.station_owner(land) < 0):
                continue
            cost = self.tiles_to_land(ways, missing, land)
            if own:
                staff = player.staff[player.stations.index(land)]
                value += ((1 + staff) * rounds + sea.values[land]) * hope**cost
            else:
                cost += NEW_STATION_COST
            coasts[sea.sides[land]] = min(coasts[sea.sides[land]], cost)
        return value + self.coast_hopes(sides, coasts, hope)

    def coast_hopes(self, sides: int, coasts: list[int], hope: float) -> float:
        """What joining further coasts would bring, the nearest first (SW-E3)."""
        value = 0.0
        total = 0
        joined = bits(sides)
        for cost in sorted([coasts[side] for side in range(4) if not sides >> side & 1]):
            total += cost
            joined += 1
            value += (SIDE_BONUS[joined] - SIDE_BONUS[joined - 1]) * hope**total
        return value

    def tiles_missing(self, s: SchwarmState, ways: Ways, main: Network) -> list[int]:
        """For every field how many tiles would join it to a network. A face-down tile, or a foreign one to cover, counts
        as two; an own tile that leads elsewhere must be covered; the queen costs nothing."""
        sea = self.sea
        missing = [FAR] * sea.fields
        rings: list[list[int]] = [[] for _ in range(FAR + 3)]
        for field in range(sea.fields):
            if main.fields >> field & 1:
                missing[field] = 0
                rings[0].append(field)
        for land in range(sea.lands):
            if main.lands >> land & 1:
                for shore in sea.shores[land]:
                    field = shore >> 2
                    cost = self.entering(s, ways, field, shore & 3)
                    if cost < missing[field]:
                        missing[field] = cost
                        rings[cost].append(field)
        for ring in range(FAR):
            for field in rings[ring]:
                if missing[field] == ring:
                    self.look_further(s, ways, field, missing, rings)
        return missing

    def look_further(
        self, s: SchwarmState, ways: Ways, field: int, missing: list[int], rings: list[list[int]]
    ) -> None:
        """Note what a field's neighbours cost, coming from there."""
        own = ways.nodes >> field & 1
        for direction in range(4):
            beside = self.sea.next[field * 4 + direction]
            if beside < 0 or missing[beside] <= missing[field]:
                continue
            cost = missing[field] + self.entering(s, ways, beside, direction + 2 & 3)
            if own and not ways.open_to(direction) >> field & 1:
                cost += 1
            if cost < missing[beside]:
                missing[beside] = cost
                rings[cost].append(beside)

    def entering(self, s: SchwarmState, ways: Ways, field: int, side: int) -> int:
        """The tiles it takes to make a field lead to one of its sides."""
        if ways.nodes >> field & 1:
            return 0 if ways.open_to(side) >> field & 1 else 1
        if field == self.sea.queen:
            return 0
        return 1 if s.is_bare(field) else 2

    def tiles_to_land(self, ways: Ways, missing: list[int], land: int) -> int:
        """How many tiles would join a land field."""
        least = FAR
        for shore in self.sea.shores[land]:
            field = shore >> 2
            closed = ways.nodes >> field & 1 and not ways.open_to(shore & 3) >> field & 1
            least = min(least, missing[field] + (1 if closed else 0))
        return least

    # --- acquiring

    def rate_acquiring(self, s: SchwarmState, seat: int, verb: int, what: int) -> float:
        """A card's value against the average of the row and its price; order cards can wait until they are cheap."""
        player = s.players[seat]
        if verb == CHOOSE_ABILITY:
            return self.ability_value(s, player, what)
        if verb == TAKE_ORDER:
            return 3.5 - 0.3 * what - len(s.row)
        values = [self.card_value(s, seat, card) for card in s.row]
        return values[what] - what - sum(values) / len(values)

    def card_value(self, s: SchwarmState, seat: int, card: int) -> float:
        """What a card may bring this player in this round; a second one of a kind brings less."""
        player = s.players[seat]
        action = action_of(card)
        same = 0
        for held in player.cards:
            same += action_of(held) == action
        return self.plain_value(s, seat, action, range_of(card)) * (0.75**same)

    def plain_value(self, s: SchwarmState, seat: int, action: int, how_far: int) -> float:
        player = s.players[seat]
        rounds = rounds_left(s)
        if action == STATION:
            return 2 + 2.0 * rounds if len(player.stations) < STATIONS else 1.0
        if action == SHIP:
            return 1 + 1.3 * rounds
        if action == RESEARCHER:
            return 1 + 1.5 * rounds
        if action == SHIP_AND_RESEARCHER:
            return 2 + 2.8 * rounds
        return 1 + 0.7 * self.danger_value(s, seat, action, how_far)

    def ability_value(self, s: SchwarmState, player: Player, ability: int) -> float:
        if ability == BRILLIANT_RESEARCHER:
            return player.researchers() + 1.0
        if ability == GOLDEN_SWARM_TILE:
            return 1.5 + 0.5 * rounds_left(s)
        if ability == FAST_SHIP:
            ships = sum([1 for card in player.cards if action_of(card) in (SHIP, SHIP_AND_RESEARCHER)])
            return ships * 0.7 * tile_value(s, player)
        return player.points / 12

    # --- playing

    def action_value(self, s: SchwarmState, seat: int, action: int, how_far: int) -> float:
        """What an action brings if it is carried out now."""
        player = s.players[seat]
        tiles = sum(player.tiles)
        if action == STATION:
            return self.station_value(s, player)
        if action == SHIP:
            return self.ship_value(s, player)
        if action == RESEARCHER:
            return self.exploring_value(s, player, tiles)
        if action == SHIP_AND_RESEARCHER:
            return self.ship_value(s, player) / 2 + self.exploring_value(s, player, tiles + steps_of(player))
        return self.danger_value(s, seat, action, how_far)

    def station_value(self, s: SchwarmState, player: Player) -> float:
        """A coast of one's own, and one more researcher to explore with."""
        rounds = rounds_left(s)
        if len(player.stations) == STATIONS:
            return float(rounds) if player.researchers() < RESEARCHERS else 0.0
        sides = 0
        for land in player.stations:
            sides |= 1 << self.sea.sides[land]
        return 3.0 * rounds + (4 if bits(sides) < 4 else 0)

    def ship_value(self, s: SchwarmState, player: Player) -> float:
        """The tiles on the way, and a piece more in the network."""
        found = min(steps_of(player), bits(s.face_down)) * tile_value(s, player)
        return found + (rounds_left(s) if len(player.ships) < SHIPS else 0)

    def exploring_value(self, s: SchwarmState, player: Player, tiles: int) -> float:
        """Every tile laid scores and grows the network; without tiles there is one more researcher at best."""
        laid = min(tiles, player.researchers())
        more = 1.5 * rounds_left(s) if player.researchers() < RESEARCHERS else 0.0
        return max(more, laid * (2.0 + rounds_left(s)))

    def which_first(self, s: SchwarmState, seat: int, verb: int) -> float:
        """The ship first if there are too few tiles for the researchers (SW-SF1)."""
        player = s.players[seat]
        wanted = player.researchers() - sum(player.tiles)
        return float(wanted if verb == SHIP_FIRST else 0)

    # --- stations, ships and researchers

    def with_station(self, s: SchwarmState, seat: int, land: int) -> float:
        player = s.players[seat]
        player.stations.append(land)
        player.staff.append(1 if player.researchers() < RESEARCHERS else 0)
        found = self.outlook(s, seat)
        player.stations.pop()
        player.staff.pop()
        return found

    def with_researcher(self, s: SchwarmState, seat: int, land: int) -> float:
        """One more in the network, and one tile more whenever one explores."""
        player = s.players[seat]
        place = player.stations.index(land)
        player.staff[place] += 1
        found = self.outlook(s, seat) + rounds_left(s)
        player.staff[place] -= 1
        return found

    def with_ship(self, s: SchwarmState, seat: int, verb: int, field: int, direction: int) -> float:
        """The tile it takes along, those that lie ahead, and what the ship joins where it comes to."""
        player = s.players[seat]
        ships = player.ships
        left = s.arg & SHIP_STEPS
        face_down = s.face_down
        found = 0.0
        to = field
        player.ships = ships[:]
        if verb == SAIL:
            player.ships.remove(field)
            to = self.sea.next[field * 4 + direction]
            left -= 1
            if s.face_down >> field & 1:
                s.face_down &= ~(1 << field)
                found += tile_value(s, player)
        player.ships.append(to)
        found += self.tiles_ahead(s, to, left) * tile_value(s, player) + self.outlook(s, seat)
        player.ships = ships
        s.face_down = face_down
        return found

    def tiles_ahead(self, s: SchwarmState, field: int, left: int) -> float:
        """The tiles a ship may take with the steps left; one it lies on may be taken another time."""
        here = s.face_down >> field & 1
        if left == 0:
            return 0.5 * here
        s.face_down &= ~(1 << field)
        most = 0.0
        for direction in range(4):
            beside = self.sea.next[field * 4 + direction]
            if beside >= 0:
                most = max(most, self.tiles_ahead(s, beside, left - 1))
        if here:
            s.face_down |= 1 << field
        return here + most

    # --- exploring

    def with_best_tile(self, s: SchwarmState, seat: int, field: int) -> float:
        """A field is as good as the tile that fits best there; the other tiles of the action come on top."""
        player = s.players[seat]
        best = 0
        most = -1
        if player.buoys_left:
            reach = Reach(self.sea, s, player)
            for tile in tiles_for(self.sea, s, player, reach, field, False):
                fit = self.fit(s, reach, field, tile)
                if fit > most:
                    best = tile
                    most = fit
        more = min(sum(player.tiles), player.researchers() - s.arg) - 1
        return self.with_tile(s, seat, field, best) + more * (1 + rounds_left(s))

    def fit(self, s: SchwarmState, reach: Reach, field: int, tile: int) -> int:
        """How well a tile fits at first sight: what it joins, what it scores, and whether it leads towards the queen."""
        joined = bits(tile & reach.openings_wanted(self.sea, field) & ALL_FOUR)
        fit = 4 * joined + 2 * self.content.points[SHAPE_OF[tile]]
        row, column = self.sea.cells[field]
        for direction in range(4):
            if tile >> direction & 1:
                beside = self.sea.next[field * 4 + direction]
                fit += beside >= 0 and (s.tops[beside] == 0)
        return fit

    def with_tile(self, s: SchwarmState, seat: int, field: int, tile: int) -> float:
        """The points it scores at once, and the board with it (SW-F8)."""
        player = s.players[seat]
        if not tile:
            return self.outlook(s, seat)
        buoys, doubles, opens = player.buoys, player.doubles, s.opens
        if buoys >> field & 1:
            player.doubles = [*doubles, field]
        player.buoys |= 1 << field
        s.opens = [
            opens[direction] & ~(1 << field) | (tile >> direction & 1) << field for direction in range(4)
        ]
        found = self.outlook(s, seat) + self.content.points[SHAPE_OF[tile]]
        player.buoys, player.doubles, s.opens = buoys, doubles, opens
        return found

    def without_buoy(self, s: SchwarmState, seat: int, field: int) -> float:
        """The board when an own buoy has left a field."""
        player = s.players[seat]
        buoys, doubles, left = player.buoys, player.doubles, player.buoys_left
        take_up(player, field)
        found = self.outlook(s, seat)
        player.buoys, player.doubles, player.buoys_left = buoys, doubles, left
        return found

    # --- dangers

    def rate_danger(self, s: SchwarmState, seat: int, verb: int, what: int, fields: int) -> float:
        """The damage it does now and can still do in this move."""
        sea = self.sea
        if verb == NEW_WHALE:
            return self.whale_damage(s, seat, sea.queen, 1 << sea.queen, s.arg, True)
        if verb == MOVE_WHALE:
            return self.whale_damage(s, seat, what, 1 << what, s.arg, False)
        if verb == SWIM:
            field = sea.next[s.whales[-1] * 4 + what]
            return self.whale_damage(s, seat, field, s.path | 1 << field, (s.arg & DANGER_STEPS) - 1, True)
        if verb == NEW_TSUNAMI:
            return self.tsunami_damage(s, seat, sea.queen, s.arg, True)
        if verb == MOVE_TSUNAMI:
            return self.tsunami_damage(s, seat, what, s.arg, False)
        if verb == SURGE:
            return self.surge_damage(s, seat, s.tsunamis[-1], what, fields)
        if verb == NEW_CRAB:
            return self.crab_damage(s, seat, what, s.arg)
        if verb == CRAWL:
            return self.crab_damage(s, seat, s.crab, what)
        return 0.0

    def danger_value(self, s: SchwarmState, seat: int, action: int, how_far: int) -> float:
        """The most a danger card could do now."""
        queen = self.sea.queen
        found: list[float] = [0.0]
        if action == WHALE:
            if len(s.whales) < FIGURES:
                found.append(self.whale_damage(s, seat, queen, 1 << queen, how_far, True))
            for field in s.whales:
                found.append(self.whale_damage(s, seat, field, 1 << field, how_far, False))
        elif action == TSUNAMI:
            if len(s.tsunamis) < FIGURES:
                found.append(self.tsunami_damage(s, seat, queen, how_far, True))
            for field in s.tsunamis:
                found.append(self.tsunami_damage(s, seat, field, how_far, False))
        elif s.crab >= 0:
            found.append(self.crab_damage(s, seat, s.crab, how_far))
        else:
            for land in range(self.sea.lands):
                if s.station_owner(land) < 0:
                    found.append(self.crab_damage(s, seat, land, how_far))
        return max(found)

    def whale_damage(self, s: SchwarmState, seat: int, field: int, path: int, left: int, harms: bool) -> float:
        """The most a whale can do from a field on, that field included if it harms there (SW-D3, SW-D4)."""
        here = self.ships_hit(s, seat, field) if harms else 0.0
        most = 0.0
        if left:
            for direction in range(4):
                beside = self.sea.next[field * 4 + direction]
                if beside >= 0 and not path >> beside & 1:
                    most = max(most, self.whale_damage(s, seat, beside, path | 1 << beside, left - 1, True))
        return here + most

    def tsunami_damage(self, s: SchwarmState, seat: int, field: int, how_far: int, placed_now: bool) -> float:
        """The most a tsunami can do from a field."""
        most = 0.0
        for choice in surges(self.sea, field, how_far, placed_now):
            most = max(most, self.surge_damage(s, seat, field, choice >> ARG & ARG_MASK, choice >> SECOND))
        return most + (self.ships_hit(s, seat, field) if placed_now else 0.0)

    def surge_damage(self, s: SchwarmState, seat: int, field: int, direction: int, fields: int) -> float:
        """What a tsunami does on its way, and on the land it hits (SW-TS4, SW-V1.2)."""
        found = 0.0
        for place in self.sea.rays[field * 8 + direction][:fields]:
            if place < LAND:
                found += self.ships_hit(s, seat, place)
            elif place < OFF_BOARD:
                found += self.station_hit(s, seat, place - LAND, 0)
                if s.variant.dangerous_tsunami:
                    for beside in self.sea.land_near[place - LAND]:
                        found += self.station_hit(s, seat, beside, 1)
        return found

    def crab_damage(self, s: SchwarmState, seat: int, land: int, steps: int) -> float:
        """What the crab does on its way; it had better not stop short of one's own stations (SW-KR2, SW-KR3)."""
        found = 0.0
        own = s.players[seat].stations
        start = land
        while steps:
            land = (land + 1) % self.sea.lands
            if land == start:
                break
            if land not in own:
                steps -= 1
                found += self.station_hit(s, seat, land, 0)
        for ahead in range(1, CRAB_REACH):
            if (land + ahead) % self.sea.lands in own:
                found -= 0.2
        return found

    def ships_hit(self, s: SchwarmState, seat: int, field: int) -> float:
        found = 0.0
        for victim in range(s.seats):
            if victim != seat:
                for ship in s.players[victim].ships:
                    if ship == field:
                        found += self.hit(s, seat, victim, 0)
        return found

    def station_hit(self, s: SchwarmState, seat: int, land: int, less: int) -> float:
        owner = s.station_owner(land)
        return self.hit(s, seat, owner, less) if owner >= 0 and owner != seat else 0.0

    def hit(self, s: SchwarmState, seat: int, victim: int, less: int) -> float:
        """What one damage is worth: one's own gain, and the loss of a rival, above all of the leader (SW-DM1..DM4)."""
        player = s.players[victim]
        damage = player.points // s.variant.per_amoeba - less
        if player.ability == PROTECTION:
            damage -= 1
        if damage <= 0:
            return 0.0
        leads = True
        for other in range(s.seats):
            if other not in (seat, victim) and s.players[other].points > player.points:
                leads = False
        return damage * (2.0 if leads else 1.3)


def rounds_left(s: SchwarmState) -> int:
    """Rounds that will still be scored, this one included."""
    return min(s.variant.rounds, s.variant.rounds - s.round + 1)


def tile_value(s: SchwarmState, player: Player) -> float:
    """What a tile in front of a player is worth: little if it can hardly be laid any more."""
    if sum(player.tiles) >= ENOUGH_TILES:
        return 0.4
    rounds = rounds_left(s)
    if rounds == 1 and not player.joker:
        for card in player.cards:
            if action_of(card) in (RESEARCHER, SHIP_AND_RESEARCHER):
                break
        else:
            return 0.2
    return 1.0 + 0.7 * rounds
