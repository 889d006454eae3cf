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
