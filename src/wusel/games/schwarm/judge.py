"""What an experienced player thinks of a choice at first sight, in research points, and of a state.

Nothing here looks into other hands or under face-down tiles. Where an opinion needs a board that is not there yet (a
tile laid, a ship moved), the piece is put down, the board looked at, and the piece taken back.
"""

from math import exp
from typing import Final

from wusel.engine.judge import Judge
from wusel.engine.state import ARG_BITS, ARG_MASK, WORD_BITS, WORD_MASK
from wusel.games.schwarm import words
from wusel.games.schwarm.cards import action_of, range_of
from wusel.games.schwarm.content import Content
from wusel.games.schwarm.network import Network, Ways, bits, networks_of, reaches_queen
from wusel.games.schwarm.scoring import SIDE_BONUS, best_network, final_points, network_points
from wusel.games.schwarm.sea import LAND, OFF_BOARD, Sea
from wusel.games.schwarm.state import RESEARCHERS, SHIPS, STATIONS, Player, SchwarmState
from wusel.games.schwarm.steps.dangers import FIGURES, surges
from wusel.games.schwarm.steps.exploring import Reach, take_up, tiles_for
from wusel.games.schwarm.steps.play import steps_of
from wusel.games.schwarm.tiles import ALL_FOUR, SHAPE_OF

ARG: Final = WORD_BITS
SECOND: Final = WORD_BITS + ARG_BITS
STEPS: Final = 7
FAR: Final = 9
NEW_STATION_COST: Final = 2
HOPE: Final = (0.4, 0.5, 0.65, 0.72, 0.75)
ENOUGH_TILES: Final = 8
CRAB_REACH: Final = 5


def rounds_left(s: SchwarmState) -> int:
    """Rounds that will still be scored, this one included."""
    return min(s.variant.rounds, s.variant.rounds - s.round + 1)


class Outlook:
    """How a player's pieces stand: what they will score as they are, and what they may come to."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea

    def of(self, s: SchwarmState, seat: int) -> float:
        """The best network in every round to come, the end, and hopes; the queen joined if she would be (SW-KO1)."""
        player = s.players[seat]
        buoys = player.buoys
        queen = 1 << self.sea.queen
        player.buoys &= ~queen
        if (player.buoys_left or buoys & queen) and reaches_queen(self.sea, s, player):
            player.buoys |= queen
        rounds = rounds_left(s)
        most = 0
        best = -1
        main = Network(0, 0)
        for network in networks_of(self.sea, s, seat):
            points = network_points(s, seat, network) * rounds
            most = max(most, points)
            if points + self.at_the_end(player, network) > best:
                best = points + self.at_the_end(player, network)
                main = network
        found = most + self.at_the_end(player, main) + self.hopes(s, player, main, rounds)
        player.buoys = buoys
        return found

    def at_the_end(self, player: Player, network: Network) -> int:
        """What a network brings in the final scoring (SW-E2, SW-E3)."""
        sides = bits(self.sides_of(player, network))
        queen = network.fields >> self.sea.queen & 1
        return SIDE_BONUS[sides] + (self.land_of(player, network) if queen else 0)

    def sides_of(self, player: Player, network: Network) -> int:
        sides = 0
        for land in player.stations:
            if network.lands >> land & 1:
                sides |= 1 << self.sea.sides[land]
        return sides

    def land_of(self, player: Player, network: Network) -> int:
        return sum([self.sea.values[land] for land in player.stations if network.lands >> land & 1])

    def hopes(self, s: SchwarmState, player: Player, main: Network, rounds: int) -> float:
        """The queen, more stations and coasts: the likelier, the fewer tiles are missing and the more rounds come."""
        sea = self.sea
        ways = Ways(sea, s, player, with_queen=True)
        missing = self.tiles_missing(s, ways, main)
        hope: float = HOPE[rounds]
        value = 0.0
        if not main.fields >> sea.queen & 1:
            value += (self.land_of(player, main) + rounds) * hope ** missing[sea.queen]
        coasts = [FAR] * 4
        for land in range(sea.lands):
            if main.lands >> land & 1:
                continue
            cost = self.tiles_to_land(ways, missing, land)
            if ways.lands >> land & 1:
                staff = player.staff[player.stations.index(land)]
                value += ((1 + staff) * rounds + sea.values[land]) * hope**cost
            elif len(player.stations) < STATIONS and s.station_owner(land) < 0:
                cost += NEW_STATION_COST
            else:
                cost = FAR
            coasts[sea.sides[land]] = min(coasts[sea.sides[land]], cost)
        return value + self.coast_hopes(self.sides_of(player, main), coasts, hope)

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
        """For every field how many tiles would join it to a network."""
        sea = self.sea
        missing = [FAR] * sea.fields
        rings: list[list[int]] = [[] for _ in range(FAR)]
        for field in range(sea.fields):
            if main.fields >> field & 1:
                missing[field] = 0
                rings[0].append(field)
        for land in range(sea.lands):
            if main.lands >> land & 1:
                for shore in sea.shores[land]:
                    self.note(missing, rings, shore >> 2, self.entering(s, ways, shore >> 2, shore & 3))
        for ring in range(FAR):
            for field in rings[ring]:
                if missing[field] == ring:
                    self.look_further(s, ways, field, missing, rings)
        return missing

    def look_further(self, s: SchwarmState, ways: Ways, field: int, missing: list[int], rings: list[list[int]]) -> None:
        """What a field's neighbours cost, coming from there; an own tile that leads elsewhere must be covered."""
        own = ways.nodes >> field & 1
        for direction in range(4):
            beside = self.sea.next[field * 4 + direction]
            if beside >= 0 and missing[beside] > missing[field]:
                cost = missing[field] + self.entering(s, ways, beside, direction + 2 & 3)
                if own and not ways.open_to(direction) >> field & 1:
                    cost += 1
                self.note(missing, rings, beside, cost)

    def note(self, missing: list[int], rings: list[list[int]], field: int, cost: int) -> None:
        if cost < missing[field]:
            missing[field] = cost
            rings[cost].append(field)

    def entering(self, s: SchwarmState, ways: Ways, field: int, side: int) -> int:
        """The tiles it takes to make a field lead to one of its sides; what is face down or foreign counts as two."""
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


class Damage:
    """What the dangers can do to the others, in points that a player gains on them."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea

    def most(self, s: SchwarmState, seat: int, action: int, how_far: int) -> float:
        """The most that a danger card could do now."""
        found = [0.0]
        if action == words.WHALE:
            found += [self.whale_from(s, seat, field, how_far) for field in s.whales]
            if len(s.whales) < FIGURES:
                found.append(self.new_whale(s, seat, how_far))
        elif action == words.TSUNAMI:
            found += [self.tsunami(s, seat, field, how_far, False) for field in s.tsunamis]
            if len(s.tsunamis) < FIGURES:
                found.append(self.tsunami(s, seat, self.sea.queen, how_far, True))
        elif s.crab >= 0:
            found.append(self.crab(s, seat, s.crab, how_far))
        else:
            free = [land for land in range(self.sea.lands) if s.station_owner(land) < 0]
            found += [self.crab(s, seat, land, how_far) for land in free]
        return max(found)

    def new_whale(self, s: SchwarmState, seat: int, how_far: int) -> float:
        """It harms the ships on the queen's field as well (SW-D4)."""
        return self.ships_hit(s, seat, self.sea.queen) + self.whale_from(s, seat, self.sea.queen, how_far)

    def whale_from(self, s: SchwarmState, seat: int, field: int, how_far: int) -> float:
        return self.whale(s, seat, field, 1 << field, how_far)

    def whale(self, s: SchwarmState, seat: int, field: int, path: int, left: int) -> float:
        """The most a whale can do on its way on from a field (SW-D3, SW-D6)."""
        most = 0.0
        if left:
            for direction in range(4):
                beside = self.sea.next[field * 4 + direction]
                if beside >= 0 and not path >> beside & 1:
                    further = self.whale(s, seat, beside, path | 1 << beside, left - 1)
                    most = max(most, self.ships_hit(s, seat, beside) + further)
        return most

    def tsunami(self, s: SchwarmState, seat: int, field: int, how_far: int, placed_now: bool) -> float:
        """The most a tsunami can do from a field (SW-TS2, SW-TS3)."""
        most = 0.0
        for choice in surges(self.sea, field, how_far, placed_now):
            most = max(most, self.surge(s, seat, field, choice >> ARG & ARG_MASK, choice >> SECOND))
        return most + (self.ships_hit(s, seat, field) if placed_now else 0.0)

    def surge(self, s: SchwarmState, seat: int, field: int, direction: int, fields: int) -> float:
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

    def crab(self, s: SchwarmState, seat: int, land: int, steps: int) -> float:
        """What the crab does on its way; it had better not stop short of one's own stations (SW-KR2, SW-KR3)."""
        found = 0.0
        own = s.players[seat].stations
        for _ in range(self.sea.lands - 1):
            if steps == 0:
                break
            land = (land + 1) % self.sea.lands
            if land not in own:
                steps -= 1
                found += self.station_hit(s, seat, land, 0)
        near = [1 for ahead in range(1, CRAB_REACH) if (land + ahead) % self.sea.lands in own]
        return found - 0.2 * len(near)

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
        """One damage: one's own gain and a rival's loss, which counts most if that rival leads (SW-DM1..DM4)."""
        player = s.players[victim]
        damage = player.points // s.variant.per_amoeba - less
        if player.ability == words.PROTECTION:
            damage -= 1
        for other in range(s.seats):
            if other != seat and s.players[other].points > player.points:
                return 1.3 * max(0, damage)
        return 2.0 * max(0, damage)


class SchwarmJudge(Judge[SchwarmState]):
    """Grows one network, joins coasts and the queen with it, pays no more for a card than it brings, and lets dangers
    loose where they hurt the leader."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.sea = content.sea
        self.outlook = Outlook(content.sea)
        self.damage = Damage(content.sea)

    def rate(self, s: SchwarmState, seat: int, choice: int) -> float:
        verb = choice & WORD_MASK
        what = choice >> ARG & ARG_MASK
        if verb in (words.TAKE, words.TAKE_ORDER, words.CHOOSE_ABILITY):
            return self.rate_acquiring(s, seat, verb, what)
        if verb == words.PLAY:
            return self.action_value(s, seat, action_of(what), range_of(what))
        if verb == words.JOKER:
            return self.action_value(s, seat, what, self.content.joker[what])
        if verb in (words.SHIP_FIRST, words.RESEARCHER_FIRST):
            return self.which_first(s.players[seat], verb)
        if verb >= words.NEW_WHALE:
            return self.rate_danger(s, seat, verb, what, choice >> SECOND)
        return self.rate_board(s, seat, verb, what, choice >> SECOND)

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

    # --- acquiring

    def rate_acquiring(self, s: SchwarmState, seat: int, verb: int, what: int) -> float:
        if verb == words.TAKE:
            return self.rate_card(s, seat, what)
        if verb == words.TAKE_ORDER:
            return self.rate_order(s, what)
        return self.ability_value(s, s.players[seat], what)

    def rate_card(self, s: SchwarmState, seat: int, place: int) -> float:
        """Its value against the average of the row, less its price."""
        values = [self.card_value(s, seat, card) for card in s.row]
        return values[place] - place - sum(values) / len(values)

    def rate_order(self, s: SchwarmState, number: int) -> float:
        """Better early than late in the order, but it can wait until it is cheap."""
        return 3.5 - 0.3 * number - len(s.row)

    def card_value(self, s: SchwarmState, seat: int, card: int) -> float:
        """What a card may bring in this round; a second one of a kind brings less."""
        player = s.players[seat]
        rounds = rounds_left(s)
        action = action_of(card)
        if action == words.STATION:
            value = 2 + 2.0 * rounds if len(player.stations) < STATIONS else 1.0
        elif action == words.SHIP:
            value = 1 + 1.3 * rounds
        elif action == words.RESEARCHER:
            value = 1 + 1.5 * rounds
        elif action == words.SHIP_AND_RESEARCHER:
            value = 2 + 2.8 * rounds
        else:
            value = 1 + 0.7 * self.damage.most(s, seat, action, range_of(card))
        for held in player.cards:
            if action_of(held) == action:
                value *= 0.75
        return value

    def ability_value(self, s: SchwarmState, player: Player, ability: int) -> float:
        if ability == words.BRILLIANT_RESEARCHER:
            return player.researchers() + 1.0
        if ability == words.GOLDEN_SWARM_TILE:
            return 1.5 + 0.5 * rounds_left(s)
        if ability == words.FAST_SHIP:
            sailing = (words.SHIP, words.SHIP_AND_RESEARCHER)
            return 0.7 * self.tile_value(s, player) * len([1 for card in player.cards if action_of(card) in sailing])
        return player.points / 12

    # --- playing

    def action_value(self, s: SchwarmState, seat: int, action: int, how_far: int) -> float:
        """What an action brings if it is carried out now."""
        player = s.players[seat]
        tiles = sum(player.tiles)
        if action == words.STATION:
            return self.station_value(s, player)
        if action == words.SHIP:
            return self.ship_value(s, player)
        if action == words.RESEARCHER:
            return self.exploring_value(s, player, tiles)
        if action == words.SHIP_AND_RESEARCHER:
            return self.ship_value(s, player) / 2 + self.exploring_value(s, player, tiles + steps_of(player))
        return self.damage.most(s, seat, action, how_far)

    def station_value(self, s: SchwarmState, player: Player) -> float:
        """A coast of one's own, and one more researcher to explore with."""
        if len(player.stations) == STATIONS:
            return float(rounds_left(s)) if player.researchers() < RESEARCHERS else 0.0
        sides = 0
        for land in player.stations:
            sides |= 1 << self.sea.sides[land]
        return 3.0 * rounds_left(s) + (4 if bits(sides) < 4 else 0)

    def ship_value(self, s: SchwarmState, player: Player) -> float:
        """The tiles on the way, and a piece more in the network."""
        found = min(steps_of(player), bits(s.face_down)) * self.tile_value(s, player)
        return found + (rounds_left(s) if len(player.ships) < SHIPS else 0)

    def exploring_value(self, s: SchwarmState, player: Player, tiles: int) -> float:
        """Every tile laid scores and grows the network; else there is one more researcher at best."""
        staff = 1.5 * rounds_left(s) if player.researchers() < RESEARCHERS else 0.0
        return max(staff, min(tiles, player.researchers()) * (2.0 + rounds_left(s)))

    def tile_value(self, s: SchwarmState, player: Player) -> float:
        """What one more tile is worth to a player: little if it can hardly be laid any more."""
        if sum(player.tiles) >= ENOUGH_TILES:
            return 0.4
        if s.round == s.variant.rounds and not self.explores_again(player):
            return 0.2
        return 1.0 + 0.7 * rounds_left(s)

    def explores_again(self, player: Player) -> bool:
        """Whether a player still has what it takes to lay tiles in this round."""
        exploring = (words.RESEARCHER, words.SHIP_AND_RESEARCHER)
        return player.joker == 1 or len([1 for card in player.cards if action_of(card) in exploring]) > 0

    def which_first(self, player: Player, verb: int) -> float:
        """The ship first if there are too few tiles for the researchers (SW-SF1)."""
        wanted = player.researchers() - sum(player.tiles)
        return float(wanted if verb == words.SHIP_FIRST else 0)

    # --- stations, ships and researchers

    def rate_board(self, s: SchwarmState, seat: int, verb: int, what: int, direction: int) -> float:
        """The board as it would be; who ends an action keeps the board as it is."""
        if verb in (words.FOUND, words.BUILD):
            return self.with_station(s, seat, what)
        if verb in (words.DEPLOY, words.SAIL):
            return self.with_ship(s, seat, verb, what, direction)
        if verb == words.STAFF:
            return self.with_researcher(s, seat, what)
        if verb == words.EXPLORE:
            return self.with_best_tile(s, seat, what)
        if verb == words.LAY:
            return self.with_tile(s, seat, s.arg, what)
        if verb == words.MOVE_BUOY:
            return self.without_buoy(s, seat, what)
        return self.outlook.of(s, seat)

    def with_station(self, s: SchwarmState, seat: int, land: int) -> float:
        player = s.players[seat]
        player.staff.append(1 if player.researchers() < RESEARCHERS else 0)
        player.stations.append(land)
        found = self.outlook.of(s, seat)
        player.stations.pop()
        player.staff.pop()
        return found

    def with_researcher(self, s: SchwarmState, seat: int, land: int) -> float:
        """One more in the network, and one tile more whenever one explores."""
        player = s.players[seat]
        place = player.stations.index(land)
        player.staff[place] += 1
        found = self.outlook.of(s, seat) + rounds_left(s)
        player.staff[place] -= 1
        return found

    def with_ship(self, s: SchwarmState, seat: int, verb: int, field: int, direction: int) -> float:
        """The tile it takes along, those that lie ahead, and what the ship joins where it comes to."""
        player = s.players[seat]
        ships, face_down = player.ships, s.face_down
        player.ships = ships[:]
        tiles = 0.0
        steps = s.arg & STEPS
        if verb == words.SAIL:
            player.ships.remove(field)
            tiles += face_down >> field & 1
            s.face_down &= ~(1 << field)
            field = self.sea.next[field * 4 + direction]
            steps -= 1
        player.ships.append(field)
        tiles += self.tiles_ahead(s, field, steps)
        found = self.outlook.of(s, seat) + tiles * self.tile_value(s, player)
        player.ships, s.face_down = ships, face_down
        return found

    def tiles_ahead(self, s: SchwarmState, field: int, steps: int) -> float:
        """The tiles a ship may take with the steps left; the one it comes to lie on may be taken another time."""
        face_down = s.face_down
        here = face_down >> field & 1
        if steps == 0:
            return 0.5 * here
        s.face_down &= ~(1 << field)
        most = 0.0
        for direction in range(4):
            beside = self.sea.next[field * 4 + direction]
            if beside >= 0:
                most = max(most, self.tiles_ahead(s, beside, steps - 1))
        s.face_down = face_down
        return here + most

    # --- exploring

    def with_best_tile(self, s: SchwarmState, seat: int, field: int) -> float:
        """A field is as good as the tile that fits best there; the other tiles of the action come on top."""
        player = s.players[seat]
        more = min(sum(player.tiles), player.researchers() - s.arg) - 1
        found = more * (1.0 + rounds_left(s))
        if not player.buoys_left:
            return found + self.outlook.of(s, seat)
        reach = Reach(self.sea, s, player)
        best = 0
        most = -1
        for tile in tiles_for(self.sea, s, player, reach, field, False):
            fit = self.fit(s, reach, field, tile)
            if fit > most:
                best = tile
                most = fit
        return found + self.with_tile(s, seat, field, best)

    def fit(self, s: SchwarmState, reach: Reach, field: int, tile: int) -> int:
        """How well a tile fits at first sight: what it joins, what it scores, how many ways on it opens."""
        fit = 2 * self.content.points[SHAPE_OF[tile]]
        fit += 4 * bits(tile & ALL_FOUR & reach.openings_wanted(self.sea, field))
        for direction in range(4):
            beside = self.sea.next[field * 4 + direction]
            if tile >> direction & 1 and beside >= 0 and not s.tops[beside]:
                fit += 1
        return fit

    def with_tile(self, s: SchwarmState, seat: int, field: int, tile: int) -> float:
        """The points it scores at once, and the board with it (SW-F8)."""
        player = s.players[seat]
        buoys, doubles, opens = player.buoys, player.doubles, s.opens
        bit = 1 << field
        if buoys & bit:
            player.doubles = [*doubles, field]
        player.buoys |= bit
        s.opens = [
            opens[direction] | bit if tile >> direction & 1 else opens[direction] & ~bit for direction in range(4)
        ]
        found = self.outlook.of(s, seat) + self.content.points[SHAPE_OF[tile]]
        player.buoys, player.doubles, s.opens = buoys, doubles, opens
        return found

    def without_buoy(self, s: SchwarmState, seat: int, field: int) -> float:
        """The board when an own buoy has left a field."""
        player = s.players[seat]
        buoys, doubles, left = player.buoys, player.doubles, player.buoys_left
        take_up(player, field)
        found = self.outlook.of(s, seat)
        player.buoys, player.doubles, player.buoys_left = buoys, doubles, left
        return found

    # --- dangers

    def rate_danger(self, s: SchwarmState, seat: int, verb: int, what: int, fields: int) -> float:
        """The damage it does now and can still do in this move."""
        damage = self.damage
        if verb == words.NEW_WHALE:
            return damage.new_whale(s, seat, s.arg)
        if verb == words.MOVE_WHALE:
            return damage.whale_from(s, seat, what, s.arg)
        if verb == words.SWIM:
            field = self.sea.next[s.whales[-1] * 4 + what]
            further = damage.whale(s, seat, field, s.path | 1 << field, (s.arg & STEPS) - 1)
            return damage.ships_hit(s, seat, field) + further
        if verb == words.NEW_TSUNAMI:
            return damage.tsunami(s, seat, self.sea.queen, s.arg, True)
        if verb == words.MOVE_TSUNAMI:
            return damage.tsunami(s, seat, what, s.arg, False)
        if verb == words.SURGE:
            return damage.surge(s, seat, s.tsunamis[-1], what, fields)
        if verb == words.NEW_CRAB:
            return damage.crab(s, seat, what, s.arg)
        if verb == words.CRAWL:
            return damage.crab(s, seat, s.crab, what)
        return 0.0
