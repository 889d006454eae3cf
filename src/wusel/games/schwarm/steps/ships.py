"""The action ship: deploying, sailing, and picking up tiles."""

from typing import Final

from wusel.engine.state import ARG_BITS, ARG_MASK, STEP_BITS, WORD_BITS, WORD_MASK
from wusel.games.schwarm.state import SHIPS, SchwarmState
from wusel.games.schwarm.steps.at_sea import AskAtSea
from wusel.games.schwarm.words import (
    ANCHOR,
    DEPLOY,
    DEPLOYED,
    MEET_QUEEN,
    NO_RULE,
    SAIL,
    SAIL_SHIPS,
    SAILED,
    SW_SH1,
    SW_SH2,
    SW_SH3,
    SW_SH8,
    TILE_TAKEN,
)

ARG: Final = WORD_BITS
SECOND: Final = WORD_BITS + ARG_BITS
STEPS: Final = 7
UNDER_WAY: Final = 8


class SailShips(AskAtSea):
    """First perhaps a new ship beside an own station, then own ships step by step, as far as they may together
    (SW-SH1..SH8, SW-Q43). The argument counts the steps left and says whether something was done already."""

    def asks(self, s: SchwarmState) -> int:
        return 1 << s.seat_at_turn() if s.arg & STEPS else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        found = [ANCHOR]
        if not s.arg & UNDER_WAY and len(player.ships) < SHIPS:
            for land in player.stations:
                for shore in self.sea.shores[land]:
                    choice = DEPLOY | shore >> 2 << ARG
                    if choice not in found:
                        found.append(choice)
        last = -1
        for field in player.ships:
            if field != last:
                ways = [direction for direction in range(4) if self.sea.next[field * 4 + direction] >= 0]
                found += [SAIL | field << ARG | direction << SECOND for direction in ways]
            last = field
        return found

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        if choice in self.options(s, seat):
            return NO_RULE
        if choice & WORD_MASK == DEPLOY:
            return SW_SH8 if s.arg & UNDER_WAY else SW_SH1
        return SW_SH3 if choice >> ARG & ARG_MASK in s.players[seat].ships else SW_SH2

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        verb = choice & WORD_MASK
        field = choice >> ARG & ARG_MASK
        if verb == ANCHOR:
            s.then(MEET_QUEEN | 1 << seat << STEP_BITS)
            return
        ships = s.players[seat].ships
        left = s.arg & STEPS
        if verb == DEPLOY:
            s.tell(DEPLOYED, seat, field)
        else:
            ships.remove(field)
            leave(s, seat, field)
            field = self.sea.next[field * 4 + (choice >> SECOND)]
            s.tell(SAILED, seat, field)
            left -= 1
        ships.append(field)
        ships.sort()
        s.then(SAIL_SHIPS | (left | UNDER_WAY) << STEP_BITS)

    def act(self, s: SchwarmState) -> None:
        """No steps left."""
        s.then(MEET_QUEEN | 1 << s.seat_at_turn() << STEP_BITS)


def leave(s: SchwarmState, seat: int, field: int) -> None:
    """A face-down tile that a ship leaves is turned up and taken (SW-SH5, SW-SH6, SW-Q42)."""
    if not s.face_down >> field & 1:
        return
    s.face_down &= ~(1 << field)
    shape = draw_shape(s)
    s.players[seat].tiles[shape] += 1
    s.tell(TILE_TAKEN, seat, shape, field)


def draw_shape(s: SchwarmState) -> int:
    """The shape of a tile nobody has seen: any of those left."""
    place = s.draw(sum(s.unseen))
    shape = 0
    while place >= s.unseen[shape]:
        place -= s.unseen[shape]
        shape += 1
    s.unseen[shape] -= 1
    return shape
