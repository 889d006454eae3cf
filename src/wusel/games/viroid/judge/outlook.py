"""The outlook on the world: the people in each city, the cities that cards will name, and the cities each player can
reach.

All of it is public. All players know which cards of the deck are still to come, and how many of each letter are in it
(VI-H2).
"""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.sets import NONE, count
from wusel.games.viroid import words
from wusel.games.viroid.limits import EVERY_WAY
from wusel.games.viroid.scoring import uninfected
from wusel.games.viroid.state import DEAD, HEALTHY, ViroidState
from wusel.games.viroid.words import City, CitySet, PerResistance, PerSpread

PIPS: Final = 6

# The part of healings in cities that are safe today that counts as research success, because they may not be safe then.
NEVER_SAFE: Final = 0.25
MOST_HURRY: Final = 2.0
LEAST_SINKING: Final = 0.05

# The value that replaces a severity or mortality of zero, because the other one is not wasted.
NOT_YET: Final = 0.5


class Outlook:
    """A summary of the board: for each city the numbers of infected of any colour, healthy and dead, and the expected
    number of times that the cards to come name it."""

    def __init__(self, s: ViroidState) -> None:
        cities, homes = len(s.world.cities), s.world.homes
        self.living = [0] * cities
        self.healthy = [0] * cities
        self.dead = [0] * cities
        for field in range(len(homes)):
            holder = s.fields[field]
            if holder == HEALTHY:
                self.healthy[homes[field]] += 1
            elif holder == DEAD:
                self.dead[homes[field]] += 1
            else:
                self.living[homes[field]] += 1
        self.turns = turns_left(s)
        self.named = [0.0] * cities
        self.drift = 0.0
        self.look_ahead(s)
        self.quarantined = s.locked()

    def look_ahead(self, s: ViroidState) -> None:
        """Estimate what the cards in the deck bring: which cities they name, and how near the cure comes. Massive
        Research names cities twice, because its successes count double (VI-1.6)."""
        for letter in range(len(words.LETTERS)):
            coming = 0
            for block in s.deck.blocks:
                coming += block.count(letter)
            pool = s.deck.pools[letter]
            if coming and pool:
                share = coming / len(pool)
                naming = 2.0 * share if letter == words.M else share
                for number in pool:
                    card = s.content.cards[number]
                    self.drift += share * card.drift
                    for city in card.heals:
                        self.named[city] += naming

    def sinking(self) -> float:
        """Return the number of fields that research advances in a turn: by cards, and by healing lone infected."""
        lone = other = 0.0
        for city in range(len(self.named)):
            if self.living[city] == 1:
                lone += self.named[city]
            else:
                other += self.named[city]
        return max(LEAST_SINKING, (self.drift + lone + NEVER_SAFE * other) / max(1, self.turns))

    def threat(self, city: City) -> float:
        """Return the approximate chance that a city will be named."""
        named = self.named[city]
        return named / (1.0 + named)

    def hurry(self, s: ViroidState) -> float:
        """Return how near the cure is: 1 if it would be found with the last card."""
        return min(MOST_HURRY, self.sinking() * self.turns / (s.cure - s.research))

    def spare(self) -> int:
        """Return the number of surplus infected, who share their city with another one."""
        found = 0
        for living in self.living:
            if living > 1:
                found += living - 1
        return found


# --- the deck


def turns_left(s: ViroidState) -> int:
    """Return the number of turns to come: one for each card that is not Massive Research (VI-1.9)."""
    turns = 0
    for block in s.deck.blocks:
        turns += len(block) - block.count(words.M)
    return turns


# --- the pace of a player


def toll(severity: int, mortality: int) -> float:
    """Return the average number of deaths by the dice. A severity or mortality of zero counts as a half."""
    return max(severity, NOT_YET) * max(mortality, NOT_YET) / PIPS


# --- the cities that a player can reach in time


def realm(s: ViroidState, seat: Seat, values: PerResistance[int], strengths: PerSpread[int]) -> CitySet:
    """Return the cities that a player could infect sooner or later with these resistances and spreads, going from city
    to city."""
    open_cities = open_to(s, strengths) & s.world.borne_with(values) & ~s.locked()
    airports = s.world.airports & ~s.blocked_airports if strengths[words.PLANE] else NONE
    found = NONE
    fresh = s.present[seat]
    if s.variant.pathogen == words.VIBRIO:
        found = open_cities & s.world.open_harbours(s.blocked_lines)
        fresh |= found
    while fresh:
        beyond = fresh | s.world.flown_to(fresh, NONE) if strengths[words.BIRD] else s.world.near(fresh)
        if strengths[words.SHIP]:
            beyond |= s.world.sailed_to(fresh, s.blocked_lines)
        if fresh & airports:
            beyond |= airports
        fresh = beyond & open_cities & ~found
        found |= fresh
    return found


def open_to(s: ViroidState, strengths: PerSpread[int]) -> CitySet:
    """Return the cities with a healthy field for a way that is owned."""
    cities = NONE
    for way in EVERY_WAY:
        if strengths[way]:
            cities |= s.free[way]
    return cities


def empty_cities(s: ViroidState) -> float:
    """Return the number of cities that must still be infected; those in quarantine count twice."""
    empty = uninfected(s)
    return count(empty) + (0.0 if s.necrosis else count(empty & s.dead))
