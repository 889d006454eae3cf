"""What the dangers could do: part of the judge's opinion of cards and moves."""

from typing import Final

from wusel.engine.sets import has, only
from wusel.games.schwarm import words
from wusel.games.schwarm.sea import LAND, OFF_BOARD, Sea, way
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.dangers import FIGURES, damage_of, surges

CRAB_REACH: Final = 5


class Threats:
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
        return self.whale(s, seat, field, only(field), how_far)

    def whale(self, s: SchwarmState, seat: int, field: int, been: int, left: int) -> float:
        """The most a whale can do on its way on from a field (SW-D3, SW-D6)."""
        prey = 0
        for victim in range(s.seats):
            if victim != seat:
                prey |= s.players[victim].ship_bits()
        return self.hunt(s, seat, prey, field, been, left) if prey else 0.0

    def hunt(self, s: SchwarmState, seat: int, prey: int, field: int, been: int, left: int) -> float:
        most = 0.0
        if left:
            for direction in range(4):
                beside = self.sea.next[way(field, direction)]
                if beside >= 0 and not has(been, beside):
                    hit = self.ships_hit(s, seat, beside) if has(prey, beside) else 0.0
                    most = max(most, hit + self.hunt(s, seat, prey, beside, been | only(beside), left - 1))
        return most

    def tsunami(self, s: SchwarmState, seat: int, field: int, how_far: int, placed_now: bool) -> float:
        """The most a tsunami can do from a field (SW-TS2, SW-TS3)."""
        most = 0.0
        for choice in surges(self.sea, field, how_far, placed_now):
            most = max(most, self.surge(s, seat, field, words.chosen_direction(choice), words.chosen_fields(choice)))
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
        damage = damage_of(s, victim, 0, less)
        for other in range(s.seats):
            if other != seat and s.players[other].points > player.points:
                return 1.3 * damage
        return 2.0 * damage
