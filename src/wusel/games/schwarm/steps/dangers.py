"""The dangers: whale, tsunami and crab, and the damage they do."""

from typing import Final

from wusel.engine.state import ARG_BITS, ARG_MASK, STEP_BITS, WORD_BITS, WORD_MASK
from wusel.games.schwarm.sea import LAND, OFF_BOARD, Sea
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.at_sea import AskAtSea
from wusel.games.schwarm.words import (
    CRAB_CRAWLS,
    CRAB_PLACED,
    CRAWL,
    CRAWLED,
    DAMAGE,
    DANGER_PLACED,
    MOVE_TSUNAMI,
    MOVE_WHALE,
    NEW_CRAB,
    NEW_TSUNAMI,
    NEW_WHALE,
    NO_EFFECT,
    NO_RULE,
    PROTECTION,
    REST,
    SURGE,
    SURGED,
    SURGED_ASHORE,
    SURGED_AWAY,
    SW_D6,
    SW_D7,
    SW_KR1,
    SW_KR2,
    SW_TS1,
    SW_TS3,
    SW_W1,
    SW_W2,
    SWAM,
    SWIM,
    TSUNAMI,
    TSUNAMI_SURGES,
    WHALE,
    WHALE_SWIMS,
)

ARG: Final = WORD_BITS
SECOND: Final = WORD_BITS + ARG_BITS
FIGURES: Final = 2
STEPS: Final = 7
MOVED: Final = 8
PLACED_NOW: Final = 8
NOWHERE: Final = -1


# --- damage


def harm(s: SchwarmState, seat: int, victim: int, less: int) -> None:
    """The victim pays for every amoeba at its place on the track, and whoever woke the danger gets it; protection takes
    one off (SW-D1, SW-DM1..DM4)."""
    if victim == seat:
        return
    player = s.players[victim]
    damage = player.points // s.variant.per_amoeba - less
    if player.ability == PROTECTION:
        damage -= 1
    if damage > 0:
        player.points -= damage
        s.players[seat].points += damage
        s.tell(DAMAGE, seat, victim, damage)


def harm_ships(s: SchwarmState, seat: int, field: int) -> None:
    """Every foreign ship on a field is harmed (SW-D2, SW-Q10)."""
    for victim in range(s.seats):
        if victim != seat:
            for ship in s.players[victim].ships:
                if ship == field:
                    harm(s, seat, victim, 0)


def harm_station(s: SchwarmState, seat: int, land: int, less: int) -> None:
    owner = s.station_owner(land)
    if owner >= 0:
        harm(s, seat, owner, less)


# --- whale


class WakeWhale(AskAtSea):
    """A new whale on the queen's field or one that is there already (SW-W1, SW-D4)."""

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        found = [NEW_WHALE] if len(s.whales) < FIGURES else []
        for field in s.whales:
            choice = MOVE_WHALE | field << ARG
            if choice not in found:
                found.append(choice)
        return found

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else SW_W1

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        s.then(WHALE_SWIMS | s.arg << STEP_BITS)
        field = self.sea.queen
        if choice & WORD_MASK == MOVE_WHALE:
            field = choice >> ARG
            s.whales.remove(field)
        else:
            s.tell(DANGER_PLACED, seat, WHALE)
            harm_ships(s, seat, field)
        s.whales.append(field)
        s.path = 1 << field


class WhaleSwims(AskAtSea):
    """Step by step, at least one, no field twice (SW-W2, SW-D2, SW-D3, SW-D5..D7, SW-Q11). The argument counts the
    steps left and says whether it has moved; the whale that swims is the last one."""

    def asks(self, s: SchwarmState) -> int:
        if not s.arg & STEPS or not self.ways(s):
            return 0
        return 1 << s.seat_at_turn()

    def ways(self, s: SchwarmState) -> list[int]:
        """The directions into water where the whale has not been."""
        field = s.whales[-1]
        found = []
        for direction in range(4):
            beside = self.sea.next[field * 4 + direction]
            if beside >= 0 and not s.path >> beside & 1:
                found.append(direction)
        return found

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        found = [SWIM | direction << ARG for direction in self.ways(s)]
        if s.arg & MOVED:
            found.append(REST)
        return found

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        if choice in self.options(s, seat):
            return NO_RULE
        if choice == REST:
            return SW_D7
        beside = self.sea.next[s.whales[-1] * 4 + (choice >> ARG & 3)]
        return SW_D6 if beside >= 0 else SW_W2

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        if choice == REST:
            self.act(s)
            return
        field = self.sea.next[s.whales.pop() * 4 + (choice >> ARG)]
        s.whales.append(field)
        s.path |= 1 << field
        s.tell(SWAM, seat, field)
        harm_ships(s, seat, field)
        s.then(WHALE_SWIMS | (s.arg - 1 | MOVED) << STEP_BITS)

    def act(self, s: SchwarmState) -> None:
        """It rests where it is."""
        s.path = 0
        s.whales.sort()


# --- tsunami


class RaiseTsunami(AskAtSea):
    """A new tsunami on the queen's field, or one that can reach land or leave the board (SW-TS1, SW-TS3, SW-Q12)."""

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        return 1 << seat if self.options(s, seat) else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        found = [NEW_TSUNAMI] if len(s.tsunamis) < FIGURES else []
        for field in s.tsunamis:
            choice = MOVE_TSUNAMI | field << ARG
            if choice not in found and surges(self.sea, field, s.arg, False):
                found.append(choice)
        return found

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        if choice in self.options(s, seat):
            return NO_RULE
        return SW_TS1 if choice == NEW_TSUNAMI else SW_TS3

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        if choice & WORD_MASK == MOVE_TSUNAMI:
            field = choice >> ARG
            s.tsunamis.remove(field)
            s.then(TSUNAMI_SURGES | s.arg << STEP_BITS)
        else:
            field = self.sea.queen
            s.tell(DANGER_PLACED, seat, TSUNAMI)
            harm_ships(s, seat, field)
            s.then(TSUNAMI_SURGES | (s.arg | PLACED_NOW) << STEP_BITS)
        s.tsunamis.append(field)

    def act(self, s: SchwarmState) -> None:
        s.tell(NO_EFFECT, s.seat_at_turn())


def surges(sea: Sea, field: int, how_far: int, placed_now: bool) -> list[int]:
    """Directions and lengths: a new one stops where it likes, one in play must go all the way (SW-TS2..TS5, SW-Q13)."""
    found = []
    for direction in range(8):
        whole = len(sea.rays[field * 8 + direction])
        if placed_now:
            found += [SURGE | direction << ARG | n << SECOND for n in range(1, min(whole, how_far) + 1)]
        elif whole <= how_far:
            found.append(SURGE | direction << ARG | whole << SECOND)
    return found


class TsunamiSurges(AskAtSea):
    """In a straight line, over water to the first land or off the board; there it returns to the supply (SW-TS2..TS5,
    SW-V1.2)."""

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return surges(self.sea, s.tsunamis[-1], s.arg & STEPS, s.arg & PLACED_NOW != 0)

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        if choice in self.options(s, seat):
            return NO_RULE
        return SW_D7 if s.arg & PLACED_NOW else SW_TS3

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        field = s.tsunamis.pop()
        ray = self.sea.rays[field * 8 + (choice >> ARG & ARG_MASK)]
        for place in ray[: choice >> SECOND]:
            if place == OFF_BOARD:
                s.tell(SURGED_AWAY, seat)
                return
            if place >= LAND:
                self.hit_land(s, seat, place - LAND)
                return
            field = place
            s.tell(SURGED, seat, field)
            harm_ships(s, seat, field)
        s.tsunamis.append(field)
        s.tsunamis.sort()

    def hit_land(self, s: SchwarmState, seat: int, land: int) -> None:
        """The land it hits, and by agreement the land beside it, one less (SW-V1.2)."""
        s.tell(SURGED_ASHORE, seat, land)
        harm_station(s, seat, land, 0)
        if s.variant.dangerous_tsunami:
            for beside in self.sea.land_near[land]:
                harm_station(s, seat, beside, 1)


# --- crab


class WakeCrab(AskAtSea):
    """The crab comes ashore on a land field without a station (SW-KR1, SW-KR4, SW-Q15)."""

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        return 1 << seat if s.crab == NOWHERE and self.options(s, seat) else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return [NEW_CRAB | land << ARG for land in range(self.sea.lands) if s.station_owner(land) < 0]

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else SW_KR1

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        s.crab = choice >> ARG
        s.tell(CRAB_PLACED, seat, s.crab)
        s.then(CRAB_CRAWLS | s.arg << STEP_BITS)

    def act(self, s: SchwarmState) -> None:
        """It is there already, or there is no room for it."""
        if s.crab == NOWHERE:
            s.tell(NO_EFFECT, s.seat_at_turn())
        else:
            s.then(CRAB_CRAWLS | s.arg << STEP_BITS)


class CrabCrawls(AskAtSea):
    """Clockwise from land to land, past one's own stations, which do not count (SW-KR2, SW-KR3, SW-Q16)."""

    def way(self, s: SchwarmState, seat: int) -> list[int]:
        """The land fields it comes to, one for each step; never back to where it began (SW-D6)."""
        found: list[int] = []
        land = (s.crab + 1) % self.sea.lands
        while land != s.crab and len(found) < s.arg:
            if land not in s.players[seat].stations:
                found.append(land)
            land = (land + 1) % self.sea.lands
        return found

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        return 1 << seat if self.way(s, seat) else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return [CRAWL | n << ARG for n in range(1, len(self.way(s, seat)) + 1)]

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else SW_KR2

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        for land in self.way(s, seat)[: choice >> ARG]:
            s.crab = land
            s.tell(CRAWLED, seat, land)
            harm_station(s, seat, land, 0)
