"""The harm that dangers could do to the others, in points that a player gains on them. It is part of the ratings of
cards and moves."""

from typing import Final

from wusel.engine.kinds import NOTHING, Deed, Seat
from wusel.engine.sets import added, has, only
from wusel.engine.vocabulary import deed
from wusel.engine.word import Word
from wusel.games.schwarm import words
from wusel.games.schwarm.content.sea import Ray
from wusel.games.schwarm.judge.memory import Memory
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.dangers import crab_way, damage_of, flooded, is_one_left, lengths
from wusel.games.schwarm.words import Field, FieldSet, Land

CRAB_REACH: Final = 5


def is_behind(s: SchwarmState, seat: Seat, rival: Seat) -> bool:
    """Return whether another rival of the player has more points than this one."""
    points = s.players[rival].points
    return len([1 for other in s.everybody() if other != seat and s.players[other].points > points]) > 0


class Harm:
    """The most harm that danger cards could do now, cached while figures, ships, stations and the cost of a hit stay
    the same."""

    def __init__(self, s: SchwarmState, seat: Seat, memory: Memory) -> None:
        self.s = s
        self.seat = seat
        figures = [seat, s.crab, *s.whales, NOTHING, *s.tsunamis]
        for other in s.everybody():
            player = s.players[other]
            figures += [NOTHING, *player.ships, NOTHING, *player.stations]
            figures += [NOTHING, damage_of(s, other, 0, 0), is_behind(s, seat, other)]
        self.known = memory.harm(tuple(figures))
        self.threats: Threats | None = None

    def most(self, effect: Deed) -> float:
        found = self.known.get(effect)
        if found is None:
            if self.threats is None:
                self.threats = Threats(self.s, self.seat)
            found = self.known[effect] = self.threats.most_harm(deed(effect), words.effect_range(effect))
        return found


class Threats:
    """The possible targets from one player's view. `prey` has the fields with ships of others, `ships` the value of
    hitting all ships on a field, and `owners` the owner of each station."""

    def __init__(self, s: SchwarmState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.prey: Word = s.ships_of_others(seat)
        self.ships: dict[Field, float] = {}
        self.owners: dict[Land, Seat] = {}
        for victim in s.everybody():
            if victim != seat:
                for field in s.players[victim].ships:
                    self.ships[field] = self.ships.get(field, 0.0) + self.hit(victim, 0)
                for land in s.players[victim].stations:
                    self.owners[land] = victim

    def hit(self, victim: Seat, less: int) -> float:
        """Return the value of one hit: the own gain and a rival's loss, which counts most if that rival leads
        (SW-DM1..DM4)."""
        damage = damage_of(self.s, victim, 0, less)
        return 1.3 * damage if is_behind(self.s, self.seat, victim) else 2.0 * damage

    def ships_hit(self, field: Field) -> float:
        return self.ships[field] if has(self.prey, field) else 0.0

    def station_hit(self, land: Land, less: int) -> float:
        return self.hit(self.owners[land], less) if land in self.owners else 0.0

    def most_harm(self, danger: int, how_far: int) -> float:
        s = self.s
        found = [0.0]
        if danger == words.WHALE:
            found += [self.whale(field, only(field), how_far) for field in s.whales]
            if is_one_left(s.whales):
                found.append(self.new_whale(how_far))
        elif danger == words.TSUNAMI:
            found += [self.tsunami(field, how_far, 0) for field in s.tsunamis]
            if is_one_left(s.tsunamis):
                found.append(self.tsunami(s.sea.queen, how_far, 1))
        elif s.crab != NOTHING:
            found.append(self.crab(s.crab, how_far))
        else:
            found += [self.crab(land, how_far) for land in s.free_land()]
        return max(found)

    # --- whale

    def new_whale(self, how_far: int) -> float:
        """Return the harm of a new whale, including the ships on the queen's field (SW-D4)."""
        queen = self.s.sea.queen
        return self.ships_hit(queen) + self.whale(queen, only(queen), how_far)

    def whale(self, field: Field, been: FieldSet, left: int) -> float:
        """Return the most harm that a whale can do on its way from a field (SW-D3, SW-D6)."""
        most = 0.0
        if left and self.prey & self.s.content.waters.within[left][field]:
            for beside in self.s.sea.beside[field]:
                if not has(been, beside):
                    further = self.whale(beside, added(been, beside), left - 1)
                    most = max(most, self.ships_hit(beside) + further)
        return most

    # --- tsunami

    def tsunami(self, field: Field, how_far: int, placed_now: int) -> float:
        """Return the most harm that a tsunami can do from a field (SW-TS2, SW-TS3)."""
        most = 0.0
        for ray in self.s.sea.rays[field]:
            for fields in lengths(ray, how_far, placed_now)[-1:]:
                most = max(most, self.surge(ray, fields))
        return most + (self.ships_hit(field) if placed_now else 0.0)

    def surge(self, ray: Ray, fields: int) -> float:
        """Return the harm of a tsunami on its way and on land (SW-TS4, SW-V1.2)."""
        found = 0.0
        if ray.over & self.prey:
            for field in ray.fields[:fields]:
                found += self.ships_hit(field)
        if ray.land != NOTHING and fields == ray.steps_to_end():
            for land in flooded(self.s, ray.land):
                found += self.station_hit(land, int(land != ray.land))
        return found

    # --- crab

    def crab(self, start: Land, how_far: int) -> float:
        """Return the harm of the crab on its way. Stopping just before own stations lowers the value, because other
        players could move it there (SW-KR2, SW-KR3)."""
        way = crab_way(self.s, self.seat, start, how_far)
        found = 0.0
        for land in way:
            found += self.station_hit(land, 0)
        near = 0
        ahead = way[-1]
        for _ in range(1, CRAB_REACH):
            ahead = self.s.sea.next_land(ahead)
            near += ahead in self.s.players[self.seat].stations
        return found - 0.2 * near
