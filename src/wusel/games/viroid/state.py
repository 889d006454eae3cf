"""The table of Viroid: the fields of all cities, markers and tracks, and everybody's pathogen."""

from typing import Final

from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.decks import Deck
from wusel.engine.sets import NONE
from wusel.engine.state import State
from wusel.games.viroid import words
from wusel.games.viroid.content import Content
from wusel.games.viroid.limits import CUBES, MOST_DNA
from wusel.games.viroid.world import World

HEALTHY: Final = 8
DEAD: Final = 9
NOTHING: Final = -1


STILL_PLAYING: Final = 0
WORLD_ENDS: Final = 1
CURE_FOUND: Final = 2
DECK_EMPTY: Final = 3
ELIMINATION: Final = 4
END_REASONS: Final = ("", "world_ends", "cure", "deck", "elimination")


class Variant(Fixed):
    """What was agreed before the game."""

    __slots__ = MADE
    pathogen: int
    expert: int  # develop freely instead of taking start cards
    must_use_extended: int  # no stopping while bird, plane or ship would lead on (VI-Q1)
    three_abilities: int  # the other reading of the nanites (VI-Q19)


class Player(Data):
    """One player's pathogen."""

    __slots__ = MADE
    dna: int
    infection: int
    severity: int
    mortality: int
    resistances: list[int]  # their values
    levels: list[int]  # and the levels bought
    strengths: list[int]  # levels of all spreads, a mutation's among them
    mutation: int
    mutation_spent: int
    strains: list[int]  # by slot, NOTHING where it is free
    developed: list[int]  # symptoms of each, from the top
    ability: int
    cubes: int  # not on the board


class ViroidState(State):
    """Everything on the table. `free`, `present`, `dead` and `extinct` follow from `fields`."""

    __slots__ = MADE
    content: Content
    world: World
    variant: Variant
    players: list[Player]
    active: int
    turn: int
    was_out: int  # whether the active player began this turn without any infected
    deck: Deck
    spent: list[int]  # event cards in the order they came
    card: int  # that is being carried out, or NOTHING
    dice: list[int]
    fields: list[int]  # the seat whose infected is there, HEALTHY or DEAD
    free: list[int]  # for each way the cities with a healthy field of it
    present: list[int]  # for each seat the cities with own infected
    dead: int  # the cities with a corpse
    extinct: int  # those with nothing else
    reached: int  # the cities that were ever infected
    corpses: list[int]  # still missing on each continent
    research: int
    cure: int
    measures: list[int]  # for each measure the cities with its marker
    doubled: list[int]  # city * 4 + measure of every further marker of the same kind
    blocked_lines: int
    blocked_airports: int
    markers: list[int]  # left in the supply: the four measures, then blocks
    necrosis: int
    offer_of_strains: int  # the set of strains that can be bought
    infection_left: int  # points of the active player in this phase
    used: list[int]  # levels of each spread used in it
    inland: int  # infections of cities without harbour in it
    ended: int

    def set_out(self, content: object) -> None:
        super().set_out(content)
        self.world = self.content.worlds[self.seats]

    # --- questions

    def infected(self) -> int:
        """The cities with infected of any colour."""
        found = NONE
        for cities in self.present:
            found |= cities
        return found

    def quarantined(self) -> int:
        """Cities with a corpse and without infected that are not extinct (VI-B8)."""
        return self.dead & ~self.extinct & ~self.infected()

    def has_infected(self, seat: int) -> bool:
        return self.players[seat].cubes < CUBES

    def is_gone(self, seat: int) -> bool:
        """Without infected one is eliminated (VI-F7); not so Vibrio, which comes back from the sea (VI-PA-VIB7)."""
        return not self.has_infected(seat) and self.variant.pathogen != words.VIBRIO

    def is_out(self, seat: int) -> bool:
        """Whoever is eliminated still plays the turn in which the last infected was lost (VI-Q8, VI-Q36); before the
        first turn nobody is."""
        return self.turn > 0 and self.is_gone(seat) and (seat != self.active or self.was_out == 1)

    def in_turn(self) -> list[int]:
        """All seats, the active one first (VI-Q34)."""
        return [(self.active + n) % self.seats for n in range(self.seats)]

    def field_of(self, world: World, city: int, way: int, holder: int) -> int:
        """The first field of a city with this way in and that on it; fields that are alike are not told apart."""
        for field in world.wells[city][way]:
            if self.fields[field] == holder:
                return field
        return NOTHING

    def ways_of(self, world: World, city: int, holder: int) -> list[int]:
        """The different ways into the fields of a city with that on them."""
        found: list[int] = []
        for field in range(world.first[city], world.first[city + 1]):
            way = world.ways[field]
            if self.fields[field] == holder and way not in found:
                found.append(way)
        return found

    # --- changes

    def put(self, world: World, field: int, holder: int) -> None:
        """Somebody's infected, a corpse or nothing from now on; cubes go back to whoever had one there."""
        before = self.fields[field]
        if before < HEALTHY:
            self.players[before].cubes += 1
        if holder < HEALTHY:
            self.players[holder].cubes -= 1
        self.fields[field] = holder
        self.look_for(world, field, before)
        self.look_for(world, field, holder)

    def look_for(self, world: World, field: int, holder: int) -> None:
        """Whether a city has any of what was, or is, on one of its fields."""
        city = world.homes[field]
        here = 1 << city
        if holder == HEALTHY:
            way = world.ways[field]
            there = self.field_of(world, city, way, HEALTHY) != NOTHING
            self.free[way] = self.free[way] | here if there else self.free[way] & ~here
            return
        fields = self.fields[world.first[city] : world.first[city + 1]]
        if holder == DEAD:
            dead = fields.count(DEAD)
            self.dead = self.dead | here if dead else self.dead & ~here
            self.extinct = self.extinct | here if dead == len(fields) else self.extinct & ~here
        else:
            there = holder in fields
            self.present[holder] = self.present[holder] | here if there else self.present[holder] & ~here

    def earn(self, seat: int, dna: int) -> None:
        """DNA for a player; what is above the end of the scale lapses (VI-B6)."""
        player = self.players[seat]
        gained = min(dna, MOST_DNA - player.dna)
        if gained > 0:
            player.dna += gained
            self.tell(words.DNA_GAINED, seat, gained)
