"""What the dangers could do to the others, in points that a player gains on them: part of the judge's opinion of cards
and moves."""

from typing import Final

from wusel.engine.kinds import NOTHING, Seat
from wusel.engine.sets import added, has, only
from wusel.games.schwarm import words
from wusel.games.schwarm.sea import Ray
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.dangers import crab_way, damage_of, flooded, is_one_left, lengths
from wusel.games.schwarm.words import Action, Field, FieldSet, Land

CRAB_REACH: Final = 5


def most_harm(s: SchwarmState, seat: Seat, action: Action, how_far: int) -> float:
    """The most that a danger card could do now."""
    found = [0.0]
    if action == words.WHALE:
        found += [whale(s, seat, field, only(field), how_far) for field in s.whales]
        if is_one_left(s.whales):
            found.append(new_whale(s, seat, how_far))
    elif action == words.TSUNAMI:
        found += [tsunami(s, seat, field, how_far, 0) for field in s.tsunamis]
        if is_one_left(s.tsunamis):
            found.append(tsunami(s, seat, s.sea.queen, how_far, 1))
    elif s.crab != NOTHING:
        found.append(crab(s, seat, s.crab, how_far))
    else:
        found += [crab(s, seat, land, how_far) for land in s.free_land()]
    return max(found)


def new_whale(s: SchwarmState, seat: Seat, how_far: int) -> float:
    """It harms the ships on the queen's field as well (SW-D4)."""
    return ships_hit(s, seat, s.sea.queen) + whale(s, seat, s.sea.queen, only(s.sea.queen), how_far)


def whale(s: SchwarmState, seat: Seat, field: Field, been: FieldSet, left: int) -> float:
    """The most a whale can do on its way on from a field (SW-D3, SW-D6)."""
    prey = s.ships_of_others(seat)
    return hunt(s, seat, prey, field, been, left) if prey else 0.0


def hunt(s: SchwarmState, seat: Seat, prey: FieldSet, field: Field, been: FieldSet, left: int) -> float:
    most = 0.0
    if left:
        for beside in s.sea.beside[field]:
            if not has(been, beside):
                hit = ships_hit(s, seat, beside) if has(prey, beside) else 0.0
                most = max(most, hit + hunt(s, seat, prey, beside, added(been, beside), left - 1))
    return most


def tsunami(s: SchwarmState, seat: Seat, field: Field, how_far: int, placed_now: int) -> float:
    """The most a tsunami can do from a field (SW-TS2, SW-TS3)."""
    most = 0.0
    for ray in s.sea.rays[field]:
        for fields in lengths(ray, how_far, placed_now):
            most = max(most, surge(s, seat, ray, fields))
    return most + (ships_hit(s, seat, field) if placed_now else 0.0)


def surge(s: SchwarmState, seat: Seat, ray: Ray, fields: int) -> float:
    """What a tsunami does on its way, and on the land it hits (SW-TS4, SW-V1.2)."""
    found = 0.0
    for field in ray.fields[:fields]:
        found += ships_hit(s, seat, field)
    if ray.land != NOTHING and fields == ray.steps_to_end():
        for land in flooded(s, ray.land):
            found += station_hit(s, seat, land, int(land != ray.land))
    return found


def crab(s: SchwarmState, seat: Seat, start: Land, how_far: int) -> float:
    """What the crab does on its way; it had better not stop short of one's own stations (SW-KR2, SW-KR3)."""
    way = crab_way(s, seat, start, how_far)
    found = 0.0
    for land in way:
        found += station_hit(s, seat, land, 0)
    near = 0
    ahead = way[-1]
    for _ in range(1, CRAB_REACH):
        ahead = s.sea.next_land(ahead)
        near += ahead in s.players[seat].stations
    return found - 0.2 * near


def ships_hit(s: SchwarmState, seat: Seat, field: Field) -> float:
    found = 0.0
    for victim in s.everybody():
        if victim != seat:
            for ship in s.players[victim].ships:
                if ship == field:
                    found += hit(s, seat, victim, 0)
    return found


def station_hit(s: SchwarmState, seat: Seat, land: Land, less: int) -> float:
    owner = s.station_owner(land)
    return hit(s, seat, owner, less) if owner >= 0 and owner != seat else 0.0


def hit(s: SchwarmState, seat: Seat, victim: Seat, less: int) -> float:
    """One damage: one's own gain and a rival's loss, which counts most if that rival leads (SW-DM1..DM4)."""
    player = s.players[victim]
    damage = damage_of(s, victim, 0, less)
    for other in s.everybody():
        if other != seat and s.players[other].points > player.points:
            return 1.3 * damage
    return 2.0 * damage
