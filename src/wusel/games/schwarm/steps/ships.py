"""The ship action: deploying, sailing, and picking up tiles."""

from wusel.engine.kinds import NOTHING, Choice, Seat
from wusel.engine.sets import has, only, removed
from wusel.engine.step import Ask
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.content.sea import FOUR
from wusel.games.schwarm.content.tiles import PLAIN_SHAPES
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import Field, Plain


class SailShips(Ask[SchwarmState]):
    """The player may first deploy a ship beside an own station. Then own ships sail step by step, together up to their
    limit (SW-SH1..SH8, SW-Q43)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        told = words.told_sail_ships(s)
        if not told.left:
            return []
        found = [words.ANCHOR]
        if not told.under_way and player.ships_left():
            for land in player.stations:
                for shore in s.sea.shores[land]:
                    choice = words.deploy(shore.field)
                    if choice not in found:
                        found.append(choice)
        last = NOTHING
        for field in player.ships:
            if field != last:
                near = s.sea.next[field]
                found += [words.sail(field, direction) for direction in FOUR if near[direction] >= 0]
            last = field
        return found

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        if verb(choice) == words.DEPLOY:
            return "SW-SH8" if words.told_sail_ships(s).under_way else "SW-SH1"
        return "SW-SH3" if words.chosen_field(choice) in s.players[seat].ships else "SW-SH2"

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        if choice == words.ANCHOR:
            words.then_meet_queen(s, changed=only(seat))
            return
        ships = s.players[seat].ships
        told = words.told_sail_ships(s)
        field = words.chosen_field(choice)
        if verb(choice) == words.DEPLOY:
            words.tell_deployed(s, seat, field)
        else:
            ships.remove(field)
            leave(s, seat, field)
            field = s.sea.next[field][words.chosen_direction(choice)]
            words.tell_sailed(s, seat, field)
            told.left -= 1
        ships.append(field)
        ships.sort()
        told.under_way = 1
        told.again(s)

    def act(self, s: SchwarmState) -> None:
        """The ships have no steps left."""
        words.then_meet_queen(s, changed=only(s.at_turn()))


def leave(s: SchwarmState, seat: Seat, field: Field) -> None:
    """Turn up a face-down tile that a ship leaves, and give it to the player (SW-SH5, SW-SH6, SW-Q42)."""
    if not has(s.face_down, field):
        return
    s.face_down = removed(s.face_down, field)
    shape = draw_shape(s)
    s.players[seat].tiles[shape] += 1
    words.tell_tile_taken(s, seat, shape, field)


def draw_shape(s: SchwarmState) -> Plain:
    """Draw the shape of an unseen tile from all that are left."""
    place = s.draw(sum(s.unseen))
    number = 0
    while place >= s.unseen[number]:
        place -= s.unseen[number]
        number += 1
    s.unseen[number] -= 1
    return PLAIN_SHAPES[number]
