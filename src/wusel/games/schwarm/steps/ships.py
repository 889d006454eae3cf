"""The action ship: deploying, sailing, and picking up tiles."""

from wusel.engine.sets import has, only, removed
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.sea import field_of, way
from wusel.games.schwarm.state import SHIPS, SchwarmState
from wusel.games.schwarm.steps.at_sea import AskAtSea


class SailShips(AskAtSea):
    """First perhaps a new ship beside an own station, then own ships step by step, as far as they may together
    (SW-SH1..SH8, SW-Q43)."""

    def asks(self, s: SchwarmState) -> int:
        return only(s.seat_at_turn()) if words.told_sail_ships(s).left else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        found = [words.ANCHOR]
        if not words.told_sail_ships(s).under_way and len(player.ships) < SHIPS:
            for land in player.stations:
                for shore in s.sea.shores[land]:
                    choice = words.deploy(field_of(shore))
                    if choice not in found:
                        found.append(choice)
        last = -1
        for field in player.ships:
            if field != last:
                ways = [direction for direction in range(4) if s.sea.next[way(field, direction)] >= 0]
                found += [words.sail(field, direction) for direction in ways]
            last = field
        return found

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        if verb(choice) == words.DEPLOY:
            return "SW-SH8" if words.told_sail_ships(s).under_way else "SW-SH1"
        return "SW-SH3" if words.chosen_field(choice) in s.players[seat].ships else "SW-SH2"

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        if choice == words.ANCHOR:
            words.then_meet_queen(s, changed=only(seat))
            return
        ships = s.players[seat].ships
        left = words.told_sail_ships(s).left
        if verb(choice) == words.DEPLOY:
            field = words.chosen_field(choice)
            words.tell_deployed(s, seat, field)
        else:
            start = words.chosen_field(choice)
            ships.remove(start)
            leave(s, seat, start)
            field = s.sea.next[way(start, words.chosen_direction(choice))]
            words.tell_sailed(s, seat, field)
            left -= 1
        ships.append(field)
        ships.sort()
        words.then_sail_ships(s, left, under_way=1)

    def act(self, s: SchwarmState) -> None:
        """No steps left."""
        words.then_meet_queen(s, changed=only(s.seat_at_turn()))


def leave(s: SchwarmState, seat: int, field: int) -> None:
    """A face-down tile that a ship leaves is turned up and taken (SW-SH5, SW-SH6, SW-Q42)."""
    if not has(s.face_down, field):
        return
    s.face_down = removed(s.face_down, field)
    shape = draw_shape(s)
    s.players[seat].tiles[shape] += 1
    words.tell_tile_taken(s, seat, shape, field)


def draw_shape(s: SchwarmState) -> int:
    """The shape of a tile nobody has seen: any of those left."""
    place = s.draw(sum(s.unseen))
    shape = 0
    while place >= s.unseen[shape]:
        place -= s.unseen[shape]
        shape += 1
    s.unseen[shape] -= 1
    return shape
