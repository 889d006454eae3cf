"""The dangers: whale, tsunami and crab, and the damage they do."""

from typing import Final

from wusel.engine.sets import has, only
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.sea import LAND, NOTHING, OFF_BOARD, Sea, way
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.at_sea import AskAtSea

FIGURES: Final = 2


# --- damage


def harm(s: SchwarmState, seat: int, victim: int, less: int) -> None:
    """The victim pays for every amoeba at its place on the track, and whoever woke the danger gets it (SW-D1)."""
    if victim == seat:
        return
    damage = damage_of(s, victim, 0, less)
    if damage:
        s.players[victim].points -= damage
        s.players[seat].points += damage
        words.tell_damage(s, seat, victim, damage)


def damage_of(s: SchwarmState, victim: int, lost: int, less: int) -> int:
    """What a hit costs somebody who has lost so much already; protection takes one off (SW-DM1..DM4)."""
    player = s.players[victim]
    damage = (player.points - lost) // s.variant.per_amoeba - less
    if player.ability == words.PROTECTION:
        damage -= 1
    return max(0, damage)


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


def moved(figures: list[int], start: int, end: int) -> None:
    """One of the figures goes from a field to another; they are kept in the order of their fields."""
    figures.remove(start)
    figures.append(end)
    figures.sort()


# --- whale


class WakeWhale(AskAtSea):
    """A new whale on the queen's field or one that is there already (SW-W1, SW-D4)."""

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        found = [words.NEW_WHALE] if len(s.whales) < FIGURES else []
        for field in s.whales:
            choice = words.move_whale(field)
            if choice not in found:
                found.append(choice)
        return found

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        field = s.sea.queen
        if verb(choice) == words.MOVE_WHALE:
            field = words.chosen_field(choice)
        else:
            s.whales.append(field)
            s.whales.sort()
            words.tell_danger_placed(s, seat, words.WHALE)
            harm_ships(s, seat, field)
        words.then_whale_swims(s, whale=field, left=words.told_wake_whale(s), been=only(field))


class WhaleSwims(AskAtSea):
    """Step by step, at least one, no field twice (SW-W2, SW-D2, SW-D3, SW-D5..D7, SW-Q11)."""

    def asks(self, s: SchwarmState) -> int:
        if not words.told_whale_swims(s).left or not self.ways(s):
            return 0
        return only(s.seat_at_turn())

    def ways(self, s: SchwarmState) -> list[int]:
        """The directions into water where the whale has not been."""
        whale = words.told_whale_swims(s).whale
        been = words.told_whale_swims(s).been
        found = []
        for direction in range(4):
            beside = s.sea.next[way(whale, direction)]
            if beside >= 0 and not has(been, beside):
                found.append(direction)
        return found

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        found = [words.swim(direction) for direction in self.ways(s)]
        if self.has_moved(s):
            found.append(words.REST)
        return found

    def has_moved(self, s: SchwarmState) -> bool:
        return words.told_whale_swims(s).been != only(words.told_whale_swims(s).whale)

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        if choice == words.REST:
            return "SW-D7"
        return "SW-D6" if self.water_beside(s, words.chosen_direction(choice)) >= 0 else "SW-W2"

    def water_beside(self, s: SchwarmState, direction: int) -> int:
        return s.sea.next[way(words.told_whale_swims(s).whale, direction)]

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        if choice == words.REST:
            return
        field = self.water_beside(s, words.chosen_direction(choice))
        moved(s.whales, words.told_whale_swims(s).whale, field)
        words.tell_swam(s, seat, field)
        harm_ships(s, seat, field)
        left, been = words.told_whale_swims(s).left, words.told_whale_swims(s).been
        words.then_whale_swims(s, whale=field, left=left - 1, been=been | only(field))


# --- tsunami


class RaiseTsunami(AskAtSea):
    """A new tsunami on the queen's field, or one that can reach land or leave the board (SW-TS1, SW-TS3, SW-Q12)."""

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        return only(seat) if self.options(s, seat) else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        found = [words.NEW_TSUNAMI] if len(s.tsunamis) < FIGURES else []
        for field in s.tsunamis:
            choice = words.move_tsunami(field)
            if choice not in found and surges(s.sea, field, words.told_raise_tsunami(s), False):
                found.append(choice)
        return found

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        return "SW-TS1" if choice == words.NEW_TSUNAMI else "SW-TS3"

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        how_far = words.told_raise_tsunami(s)
        if verb(choice) == words.MOVE_TSUNAMI:
            words.then_tsunami_surges(s, words.chosen_field(choice), how_far, placed_now=0)
            return
        s.tsunamis.append(s.sea.queen)
        s.tsunamis.sort()
        words.tell_danger_placed(s, seat, words.TSUNAMI)
        harm_ships(s, seat, s.sea.queen)
        words.then_tsunami_surges(s, s.sea.queen, how_far, placed_now=1)

    def act(self, s: SchwarmState) -> None:
        words.tell_no_effect(s, s.seat_at_turn())


def surges(sea: Sea, field: int, how_far: int, placed_now: bool) -> list[int]:
    """Directions and lengths: a new one stops where it likes, one in play must go all the way (SW-TS2..TS5, SW-Q13)."""
    found = []
    for direction in range(8):
        whole = len(sea.rays[field * 8 + direction])
        if placed_now:
            found += [words.surge(direction, n) for n in range(1, min(whole, how_far) + 1)]
        elif whole <= how_far:
            found.append(words.surge(direction, whole))
    return found


class TsunamiSurges(AskAtSea):
    """In a straight line, over water to the first land or off the board; there it returns to the supply (SW-TS2..TS5,
    SW-V1.2)."""

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        how_far, placed_now = words.told_tsunami_surges(s).how_far, words.told_tsunami_surges(s).placed_now
        return surges(s.sea, words.told_tsunami_surges(s).tsunami, how_far, placed_now == 1)

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        return "SW-D7" if words.told_tsunami_surges(s).placed_now else "SW-TS3"

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        start = words.told_tsunami_surges(s).tsunami
        field = start
        ray = s.sea.rays[start * 8 + words.chosen_direction(choice)]
        for place in ray[: words.chosen_fields(choice)]:
            if place >= LAND:
                s.tsunamis.remove(start)
                self.run_out(s, seat, place)
                return
            field = place
            words.tell_surged(s, seat, field)
            harm_ships(s, seat, field)
        moved(s.tsunamis, start, field)

    def run_out(self, s: SchwarmState, seat: int, place: int) -> None:
        """Off the board, or onto the land it hits, and by agreement the land beside it, one less (SW-V1.2)."""
        if place == OFF_BOARD:
            words.tell_surged_away(s, seat)
            return
        land = place - LAND
        words.tell_surged_ashore(s, seat, land)
        harm_station(s, seat, land, 0)
        if s.variant.dangerous_tsunami:
            for beside in s.sea.land_near[land]:
                harm_station(s, seat, beside, 1)


# --- crab


class WakeCrab(AskAtSea):
    """The crab comes ashore on a land field without a station (SW-KR1, SW-KR4, SW-Q15)."""

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        return only(seat) if s.crab == NOTHING and self.options(s, seat) else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return [words.new_crab(land) for land in range(s.sea.lands) if s.station_owner(land) < 0]

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        s.crab = words.chosen_land(choice)
        words.tell_crab_placed(s, seat, s.crab)
        words.then_crab_crawls(s, words.told_wake_crab(s))

    def act(self, s: SchwarmState) -> None:
        """It is there already, or there is no room for it."""
        if s.crab == NOTHING:
            words.tell_no_effect(s, s.seat_at_turn())
        else:
            words.then_crab_crawls(s, words.told_wake_crab(s))


class CrabCrawls(AskAtSea):
    """Clockwise from land to land, past one's own stations, which do not count (SW-KR2, SW-KR3, SW-Q16)."""

    def way(self, s: SchwarmState, seat: int) -> list[int]:
        """The land fields it comes to, one for each step; never back to where it began (SW-D6)."""
        found: list[int] = []
        land = (s.crab + 1) % s.sea.lands
        while land != s.crab and len(found) < words.told_crab_crawls(s):
            if land not in s.players[seat].stations:
                found.append(land)
            land = (land + 1) % s.sea.lands
        return found

    def asks(self, s: SchwarmState) -> int:
        seat = s.seat_at_turn()
        return only(seat) if self.way(s, seat) else 0

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return [words.crawl(n) for n in range(1, len(self.way(s, seat)) + 1)]

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        for land in self.way(s, seat)[: words.chosen_fields(choice)]:
            s.crab = land
            words.tell_crawled(s, seat, land)
            harm_station(s, seat, land, 0)
