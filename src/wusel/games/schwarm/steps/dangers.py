"""The dangers: whale, tsunami and crab, and their damage."""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Maybe, Seat
from wusel.engine.sets import has, only
from wusel.engine.step import Ask
from wusel.games.schwarm import words
from wusel.games.schwarm.content.sea import EIGHT, FOUR, Ray
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import Action, Field, Land

FIGURES: Final = 2
SWIMMING: Final = [*[words.swim(direction) for direction in FOUR], words.REST]


# --- damage


def harm(s: SchwarmState, seat: Seat, victim: Seat, less: int) -> None:
    """The victim pays for every amoeba at its place on the track to the player who moves the danger (SW-D1)."""
    if victim == seat:
        return
    damage = damage_of(s, victim, 0, less)
    if damage:
        s.players[victim].points -= damage
        s.players[seat].points += damage
        words.tell_damage(s, seat, victim, damage)


def damage_of(s: SchwarmState, victim: Seat, lost: int, less: int) -> int:
    """Return the damage of a hit to a player who has already lost `lost` points. Protection takes one off
    (SW-DM1..DM4)."""
    player = s.players[victim]
    damage = (player.points - lost) // s.variant.per_amoeba - less
    if player.ability == words.PROTECTION:
        damage -= 1
    return max(0, damage)


def harm_ships(s: SchwarmState, seat: Seat, field: Field) -> None:
    """Harm every other player's ship on a field (SW-D2, SW-Q10)."""
    for victim in s.everybody():
        if victim != seat:
            for ship in s.players[victim].ships:
                if ship == field:
                    harm(s, seat, victim, 0)


def harm_station(s: SchwarmState, seat: Seat, land: Land, less: int) -> None:
    owner = s.station_owner(land)
    if owner >= 0:
        harm(s, seat, owner, less)


# --- figures


def is_one_left(figures: list[Field]) -> bool:
    """Return whether another whale or tsunami can come into play (SW-W1, SW-TS1)."""
    return len(figures) < FIGURES


def place(s: SchwarmState, seat: Seat, action: Action, figures: list[Field]) -> None:
    """Place a new whale or tsunami on the queen's field, where it harms the ships (SW-D4)."""
    figures.append(s.sea.queen)
    figures.sort()
    words.tell_danger_placed(s, seat, action)
    harm_ships(s, seat, s.sea.queen)


def move(figures: list[Field], start: Field, end: Field) -> None:
    """Move one of the figures to another field and keep the figures in the order of their fields."""
    figures.remove(start)
    figures.append(end)
    figures.sort()


# --- whale


class WakeWhale(Ask[SchwarmState]):
    """The player takes a new whale on the queen's field or one that is already there (SW-W1, SW-D4)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        found = [words.NEW_WHALE] if is_one_left(s.whales) else []
        return found + [words.move_whale(field) for field in dict.fromkeys(s.whales)]

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        field = s.sea.queen
        if choice == words.NEW_WHALE:
            place(s, seat, Action(words.WHALE), s.whales)
        else:
            field = words.chosen_field(choice)
        words.then_whale_swims(s, whale=field, left=words.told_wake_whale(s), been=only(field))


class WhaleSwims(Ask[SchwarmState]):
    """The whale swims step by step, at least one step, and enters no field twice (SW-W2, SW-D2, SW-D3, SW-D5..D7,
    SW-Q11)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        if not words.told_whale_swims(s).left:
            return []
        return [choice for choice in SWIMMING if not self.barred(s, seat, choice)]

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        told = words.told_whale_swims(s)
        if choice == words.REST:
            return "SW-D7" if told.been == only(told.whale) else ""
        beside = s.sea.next[told.whale][words.chosen_direction(choice)]
        if beside == NOTHING:
            return "SW-W2"
        return "SW-D6" if has(told.been, beside) else ""

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        if choice == words.REST:
            return
        told = words.told_whale_swims(s)
        field = s.sea.next[told.whale][words.chosen_direction(choice)]
        move(s.whales, told.whale, field)
        words.tell_swam(s, seat, field)
        harm_ships(s, seat, field)
        words.then_whale_swims(s, whale=field, left=told.left - 1, been=told.been | only(field))


# --- tsunami


class RaiseTsunami(Ask[SchwarmState]):
    """The player takes a new tsunami on the queen's field, or one that can reach land or leave the board (SW-TS1,
    SW-TS3, SW-Q12)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        how_far = words.told_raise_tsunami(s)
        found = [words.NEW_TSUNAMI] if is_one_left(s.tsunamis) else []
        return found + [
            words.move_tsunami(field) for field in dict.fromkeys(s.tsunamis) if surges(s, field, how_far, 0)
        ]

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        return "SW-TS1" if choice == words.NEW_TSUNAMI else "SW-TS3"

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        how_far = words.told_raise_tsunami(s)
        if choice == words.NEW_TSUNAMI:
            place(s, seat, Action(words.TSUNAMI), s.tsunamis)
            words.then_tsunami_surges(s, s.sea.queen, how_far, placed_now=1)
        else:
            words.then_tsunami_surges(s, words.chosen_field(choice), how_far, placed_now=0)

    def act(self, s: SchwarmState) -> None:
        words.tell_no_effect(s, s.at_turn())


def surges(s: SchwarmState, field: Field, how_far: int, placed_now: int) -> list[Choice]:
    """Return the ways that a tsunami may go from a field."""
    rays = s.sea.rays[field]
    return [words.surge(at, n) for at in EIGHT for n in lengths(rays[at], how_far, placed_now)]


def lengths(ray: Ray, how_far: int, placed_now: int) -> list[int]:
    """Return the lengths of a tsunami's move. A new one stops anywhere, one already in play must go all the way
    (SW-TS2..TS5, SW-Q13)."""
    whole = ray.steps_to_end()
    if placed_now:
        return list(range(1, min(whole, how_far) + 1))
    return [whole] if whole <= how_far else []


def flooded(s: SchwarmState, land: Land) -> list[Land]:
    """Return the land that a tsunami hits, and with the variant also the land beside it (SW-V1.2)."""
    return [land, *s.sea.land_near[land]] if s.variant.dangerous_tsunami else [land]


class TsunamiSurges(Ask[SchwarmState]):
    """The tsunami runs in a straight line, over water to the first land or off the board, and returns to the supply
    there (SW-TS2..TS5, SW-V1.2)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        told = words.told_tsunami_surges(s)
        return surges(s, told.tsunami, told.how_far, told.placed_now)

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        return "SW-D7" if words.told_tsunami_surges(s).placed_now else "SW-TS3"

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        start = words.told_tsunami_surges(s).tsunami
        ray = s.sea.rays[start][words.chosen_direction(choice)]
        passed = ray.fields[: words.chosen_fields(choice)]
        for field in passed:
            words.tell_surged(s, seat, field)
            harm_ships(s, seat, field)
        if words.chosen_fields(choice) < ray.steps_to_end():
            move(s.tsunamis, start, passed[-1])
        else:
            s.tsunamis.remove(start)
            self.run_out(s, seat, ray.land)

    def run_out(self, s: SchwarmState, seat: Seat, land: Maybe[Land]) -> None:
        """Let the tsunami leave the board, or hit the land. The land beside it takes one damage less (SW-V1.2)."""
        if land == NOTHING:
            words.tell_surged_away(s, seat)
            return
        words.tell_surged_ashore(s, seat, land)
        for hit in flooded(s, land):
            harm_station(s, seat, hit, int(hit != land))


# --- crab


class WakeCrab(Ask[SchwarmState]):
    """The crab comes ashore on a land field without a station (SW-KR1, SW-KR4, SW-Q15)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        return [words.new_crab(land) for land in s.free_land()] if s.crab == NOTHING else []

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        s.crab = words.chosen_land(choice)
        words.tell_crab_placed(s, seat, s.crab)
        words.then_crab_crawls(s, words.told_wake_crab(s))

    def act(self, s: SchwarmState) -> None:
        """The crab is already there, or there is no room for it."""
        if s.crab == NOTHING:
            words.tell_no_effect(s, s.at_turn())
        else:
            words.then_crab_crawls(s, words.told_wake_crab(s))


def crab_way(s: SchwarmState, seat: Seat, start: Land, how_far: int) -> list[Land]:
    """Return the land fields that a crab enters, one for each step. It skips the player's own stations and never
    returns to its start (SW-KR2, SW-KR3, SW-D6)."""
    found: list[Land] = []
    own = s.players[seat].stations
    land = s.sea.next_land(start)
    while land != start and len(found) < how_far:
        if land not in own:
            found.append(land)
        land = s.sea.next_land(land)
    return found


class CrabCrawls(Ask[SchwarmState]):
    """The crab crawls clockwise from land to land. The player's own stations are skipped and do not count (SW-KR2,
    SW-KR3, SW-Q16)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        way = crab_way(s, seat, s.crab, words.told_crab_crawls(s))
        return [words.crawl(n) for n in range(1, len(way) + 1)]

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        for land in crab_way(s, seat, s.crab, words.chosen_fields(choice)):
            s.crab = land
            words.tell_crawled(s, seat, land)
            harm_station(s, seat, land, 0)
