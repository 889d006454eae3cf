"""How the world stands: who lives where, which cities will be named, and where everybody can get to.

All of it can be seen on the table. Of the deck everybody knows which cards have not come yet, and how many of each
letter lie in it (VI-H2).
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

# Cities that are safe today need not be so tomorrow.
NEVER_SAFE: Final = 0.25
MOST_HURRY: Final = 2.0
LEAST_SINKING: Final = 0.05

# Where severity or mortality is missing, it counts for so much: the other one is not in vain.
NOT_YET: Final = 0.5


class Outlook:
    """A look at the board: for each city how many infected of any colour, healthy and dead there are, and how often it
    will be named on the cards to come."""

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
        """What can be expected of the cards in the deck: which cities they name, and how far they bring the cure.
        Massive Research names cities twice, as its successes count (VI-1.6)."""
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
        """By how many fields research will come nearer in a turn: by cards, and where a lone infected is healed."""
        lone = other = 0.0
        for city in range(len(self.named)):
            if self.living[city] == 1:
                lone += self.named[city]
            else:
                other += self.named[city]
        return max(LEAST_SINKING, (self.drift + lone + NEVER_SAFE * other) / max(1, self.turns))

    def threat(self, city: City) -> float:
        """How likely it is that a city will be named, more or less."""
        named = self.named[city]
        return named / (1.0 + named)

    def hurry(self, s: ViroidState) -> float:
        """How near the cure is: 1 if it would be found with the last card."""
        return min(MOST_HURRY, self.sinking() * self.turns / (s.cure - s.research))

    def spare(self) -> int:
        """Infected that nobody would miss: there is another one in their city."""
        found = 0
        for living in self.living:
            if living > 1:
                found += living - 1
        return found


# --- the deck


def turns_left(s: ViroidState) -> int:
    """As many turns are to come as there are cards that are no Massive Research (VI-1.9)."""
    turns = 0
    for block in s.deck.blocks:
        turns += len(block) - block.count(words.M)
    return turns


# --- the pace of a player


def toll(severity: int, mortality: int) -> float:
    """What the dice kill on average. Dice that do not kill yet are half of it, and so is a mortality without dice."""
    return max(severity, NOT_YET) * max(mortality, NOT_YET) / PIPS


# --- where a player can get to in time


def realm(s: ViroidState, seat: Seat, values: PerResistance[int], strengths: PerSpread[int]) -> CitySet:
    """The cities that a player could infect sooner or later with these resistances and spreads, going from city to
    city."""
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
    """The cities with a healthy field for a way that is owned."""
    cities = NONE
    for way in EVERY_WAY:
        if strengths[way]:
            cities |= s.free[way]
    return cities


def empty_cities(s: ViroidState) -> float:
    """Cities that must still be infected; those in quarantine are twice the trouble."""
    empty = uninfected(s)
    return count(empty) + (0.0 if s.necrosis else count(empty & s.dead))
