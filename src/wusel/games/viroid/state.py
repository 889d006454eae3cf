"""The table of Viroid: the fields of all cities, markers and tracks, and all players' pathogens."""

from typing import Final

from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.decks import Deck
from wusel.engine.kinds import NOTHING, Flag, Hidden, Maybe, PerSeat, Seat
from wusel.engine.sets import NONE
from wusel.engine.state import State
from wusel.games.viroid import words
from wusel.games.viroid.components import Reading
from wusel.games.viroid.content import Content
from wusel.games.viroid.limits import CUBES, MOST_DNA
from wusel.games.viroid.words import (
    Ability,
    Bought,
    Card,
    City,
    CitySet,
    Cubes,
    Ending,
    Holder,
    Infection,
    LineSet,
    Measure,
    Mortality,
    Mutation,
    N,
    Pathogen,
    PerContinent,
    PerMarker,
    PerMeasure,
    PerResistance,
    PerSpread,
    PerWay,
    Pips,
    Resisting,
    Severity,
    Strain,
    StrainSet,
    Strength,
    Way,
)
from wusel.games.viroid.world import NO_FIELD, Field, World

NO_STRAIN: Final = Strain(NOTHING)
NO_CARD: Final = Card(NOTHING)
HEALTHY: Final = 8
DEAD: Final = 9


def further(measure: Measure, city: City) -> int:
    """Return the number of a further marker in a city that already has one of the same kind."""
    return city * len(words.MEASURES) + measure


class Variant(Fixed):
    """The variant that was agreed on before the game."""

    __slots__ = MADE
    pathogen: Pathogen
    expert: Flag  # develop freely instead of taking start cards
    must_use_extended: Flag  # no stopping while bird, plane or ship would lead on (VI-Q1)
    three_abilities: Flag  # the other reading of the nanites (VI-Q19)


class Player(Data):
    """One player's pathogen."""

    __slots__ = MADE
    dna: N
    infection: Infection
    severity: Severity
    mortality: Mortality
    resistances: PerResistance[Resisting]
    levels: PerResistance[Bought]
    strengths: PerSpread[Strength]  # levels, including a mutation's
    mutation: Mutation
    mutation_spent: Flag
    strains: Hidden[list[Maybe[Strain]]]  # by slot
    developed: Hidden[list[N]]  # symptoms of each, from the top
    ability: Ability
    cubes: Cubes  # in the supply


class ViroidState(State):
    """Everything on the table. `free`, `present`, `dead` and `extinct` follow from `fields`."""

    __slots__ = MADE
    content: Content
    world: World
    variant: Variant
    players: PerSeat[Player]
    active: Seat
    turn: N
    was_out: Hidden[Flag]  # whether the active player began this turn without any infected
    deck: Deck
    spent: list[Card]  # in the order in which they were drawn
    card: Maybe[Card]  # the card that is being carried out
    dice: list[Pips]
    fields: Hidden[list[Holder]]
    free: Hidden[PerWay[CitySet]]  # cities with a healthy field for each way
    present: Hidden[PerSeat[CitySet]]  # cities with a player's own infected
    dead: Hidden[CitySet]  # cities with a corpse
    extinct: Hidden[CitySet]  # cities with nothing but corpses
    reached: Hidden[CitySet]  # cities that were ever infected
    corpses: PerContinent[N]  # corpses that are still missing
    research: N
    cure: N
    measures: Hidden[PerMeasure[CitySet]]  # cities with each kind of marker
    doubled: Hidden[list[int]]  # every further marker of the same kind: see `further`
    blocked_lines: LineSet
    blocked_airports: Hidden[CitySet]
    markers: PerMarker[N]  # left in the supply
    necrosis: Flag
    offer_of_strains: Hidden[StrainSet]
    infection_left: Hidden[N]  # points of the active player in this phase
    used: Hidden[PerSpread[N]]  # levels of each spread used in this phase
    inland: Hidden[N]  # infections in this phase of cities without a harbour
    ended: Hidden[Ending]

    def set_out(self, content: object) -> None:
        super().set_out(content)
        worlds = self.content.worlds
        self.world = worlds.get(self.seats, worlds[max(worlds)])

    # --- questions

    def at_turn(self) -> Seat:
        """Return the active player, who alone decides (VI-T2)."""
        return self.active

    def abilities(self) -> Reading:
        """Return the abilities that the pathogen can develop, in the reading agreed upon (VI-Q19)."""
        return self.content.pathogens[self.variant.pathogen].readings[self.variant.three_abilities]

    def infected(self) -> CitySet:
        """Return the cities with infected of any colour."""
        found = NONE
        for cities in self.present:
            found |= cities
        return found

    def quarantined(self) -> CitySet:
        """Return the cities with a corpse and without infected that are not extinct (VI-B8)."""
        return self.dead & ~self.extinct & ~self.infected()

    def locked(self) -> CitySet:
        """Return the cities locked by quarantine: none if a necrosis is developed (VI-2.15, VI-2.16)."""
        return NONE if self.necrosis else self.quarantined()

    def is_gone(self, seat: Seat) -> bool:
        """Return whether a player has no infected left (VI-F7). Vibrio never counts, because it comes back from the sea
        (VI-PA-VIB7)."""
        return self.players[seat].cubes == CUBES and self.variant.pathogen != words.VIBRIO

    def is_out(self, seat: Seat) -> bool:
        """Return whether a player is eliminated. A player still plays the turn in which the last infected was lost
        (VI-Q8, VI-Q36); before the first turn no player is eliminated."""
        return self.turn > 0 and self.is_gone(seat) and (seat != self.active or self.was_out == 1)

    def in_turn(self) -> list[Seat]:
        """Return all seats, the active one first (VI-Q34)."""
        everybody = self.everybody()
        return everybody[self.active :] + everybody[: self.active]

    def field_of(self, city: City, way: Way, holder: Holder) -> Maybe[Field]:
        """Return the first field of a city with this way in and this holder. Fields of the same way are
        interchangeable."""
        for field in self.world.wells[city][way]:
            if self.fields[field] == holder:
                return field
        return NO_FIELD

    def ways_of(self, city: City, holder: Holder) -> list[Way]:
        """Return the different ways into the fields of a city with this holder."""
        found: list[Way] = []
        for field in self.world.fields[city]:
            way = self.world.ways[field]
            if self.fields[field] == holder and way not in found:
                found.append(way)
        return found

    # --- changes

    def put(self, field: Field, holder: Holder) -> None:
        """Put an infected, a corpse or nothing on a field; a cube that was there goes back to its owner."""
        before = self.fields[field]
        if before < HEALTHY:
            self.players[before].cubes += 1
        if holder < HEALTHY:
            self.players[holder].cubes -= 1
        self.fields[field] = holder
        self.look_for(field, before)
        self.look_for(field, holder)

    def look_for(self, field: Field, holder: Holder) -> None:
        """Update the sets of cities after a field has lost or gained a holder."""
        world = self.world
        city = world.homes[field]
        here = 1 << city
        if holder == HEALTHY:
            way = world.ways[field]
            there = self.field_of(city, way, HEALTHY) != NO_FIELD
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

    def earn(self, seat: Seat, dna: int) -> None:
        """Give a player DNA; any DNA above the end of the scale lapses (VI-B6)."""
        player = self.players[seat]
        gained = min(dna, MOST_DNA - player.dna)
        if gained > 0:
            player.dna += gained
            words.tell_dna_gained(self, seat, gained)
