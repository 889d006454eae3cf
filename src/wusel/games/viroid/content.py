"""Map, cards, strains and prices as data, read from the content files."""

from pathlib import Path
from typing import Final

from wusel.engine.content.content import Printed
from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts, load_parts, numbered
from wusel.engine.declared import Declared
from wusel.engine.rules import LANGUAGES
from wusel.engine.sets import Ready, first, set_of
from wusel.games.viroid import words
from wusel.games.viroid.components import Card, Mutation, Pathogen, StartCard, Strain
from wusel.games.viroid.demands.cards import MARKERS
from wusel.games.viroid.demands.map import GREY_CUBES, HIGHEST_NEED, check_ways, check_wells
from wusel.games.viroid.limits import FLIGHTLESS, MOST_DNA, NO_MORE, SLOTS, TOP_LEVEL
from wusel.games.viroid.words import (
    City,
    Continent,
    Line,
    PerCard,
    PerContinent,
    PerLetter,
    PerLine,
    PerMarker,
    PerMutation,
    PerPathogen,
    PerResistance,
    PerSpread,
    PerStrain,
    Spread,
    Way,
    each_strain,
)
from wusel.games.viroid.world import Ends, World

HOME: Final = Path(__file__).parent
OWN: Final = HOME / "content"
COUNTS: Final = {2: "two", 3: "three", 4: "four"}
NAMED: Final = ("cities", "cards", "strains", "mutations", "pathogens")
LONGEST_TRACK: Final = 99


class Content(Printed):
    """All content of a game. `worlds` has the map by number of players. Cities, sea lines, cards, strains and mutations
    are numbered as in `kinds`, everything else as in words.toml. `entering` and `taking` have the choices for sets of
    cities and of strains. `next_levels` and `next_resistances` have the price of the next level by current level."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        entries = parts.all_named(NAMED)
        lines = self.read_map(entries["cities"], parts.table("ways"))
        self.kinds = {
            "city": numbered(entries["cities"]),
            "line": dict(enumerate(lines)),
            "strain": numbered(entries["strains"]),
            "mutation": numbered(entries["mutations"]),
            "card": numbered(entries["cards"]),
        }
        self.names = words.Names(self.kinds)
        self.entering = Ready([words.enter(city) for city in self.worlds[4].cities])
        self.taking = Ready([words.buy_strain(strain) for strain in each_strain(first(len(self.names.strain)))])
        self.read_box(entries, parts.tables("start_card"))
        self.read_prices(parts.table("prices"))
        self.read_track(parts.table("track"))
        self.read_corpses(parts.table("corpses"))
        self.read_markers(parts.table("markers"))
        parts.done()
        self.families = {strain.family: strain.symptoms[0].title for strain in self.strains}
        parts.titles.update(self.families)

    # --- the map

    def read_map(self, entries: list[Entry], ways: Entry) -> PerLine[str]:
        """Read the map for every number of players; return the names of the sea lines."""
        self.city_entries = entries
        names = [entry.name for entry in entries]
        for entry in entries:
            entry.title(entry.name)
        self.longitudes = [entry.decimal("longitude", -180, 180) for entry in entries]
        self.latitudes = [entry.decimal("latitude", -90, 90) for entry in entries]
        continents = [Continent(entry.number_of("continent", words.CONTINENTS)) for entry in entries]
        airports = set_of([city for city, entry in enumerate(entries) if entry.flag("airport")])
        tables = [entry.table("needs") for entry in entries]
        needs = [[table.number(name, 0, HIGHEST_NEED) for table in tables] for name in words.RESISTANCES]
        wells = {4: [read_wells(entry, "wells") for entry in entries]}
        self.covered = [
            City(city) for city, entry in enumerate(entries) if entry.has("for_three") or entry.has("for_two")
        ]
        for players in (3, 2):
            wells[players] = list(wells[4])
            for city in self.covered:
                wells[players][city] = read_wells(entries[city], f"for_{COUNTS[players]}")
        ways.called("ways")
        self.land = read_ways(ways, "land", names)
        self.lines = read_ways(ways, "sea", names)
        line_names = [f"{names[one]}-{names[other]}" for one, other in self.lines]
        for name, ends in zip(line_names, self.lines, strict=True):
            titles = [self.parts.titles[names[city]] for city in ends]
            self.parts.titles[name] = {
                language: "–".join([title[language] for title in titles]) for language in LANGUAGES
            }
        self.worlds = {
            players: World(names, continents, wells[players], needs, airports, self.land, self.lines)
            for players in COUNTS
        }
        return line_names

    def over_edge(self, line: Line) -> bool:
        """Return whether a sea line leaves the map on one side and comes back on the other, because that is the shorter
        way."""
        one, other = self.lines[line]
        return abs(self.longitudes[one] - self.longitudes[other]) > 180

    # --- the other parts

    def read_box(self, entries: dict[str, list[Entry]], start_cards: list[Entry]) -> None:
        vocabulary = Declared(HOME / "words.toml", self.kinds).effects
        cities = self.names.city
        self.cards: PerCard[Card] = [Card(entry, vocabulary, cities) for entry in entries["cards"]]
        self.by_letter: PerLetter[list[int]] = [
            [number for number, card in enumerate(self.cards) if card.letter == letter]
            for letter in range(len(words.LETTERS))
        ]
        self.strains: PerStrain[Strain] = [Strain(entry, vocabulary) for entry in entries["strains"]]
        for strain in self.strains:
            strain.kin = set_of([n for n, other in enumerate(self.strains) if other.family == strain.family])
        self.mutations: PerMutation[Mutation] = [Mutation(entry) for entry in entries["mutations"]]
        families = [strain.family for strain in self.strains]
        self.start_cards = [StartCard(entry, cities, families, self.names.mutation) for entry in start_cards]
        pathogens = {entry.name: Pathogen(entry, vocabulary) for entry in entries["pathogens"]}
        for name, pathogen in pathogens.items():
            if name not in words.PATHOGENS:
                pathogen.entry.refuse(f"{name} is none of {', '.join(words.PATHOGENS)} (VI-C9)")
        for name in words.PATHOGENS:
            if name not in pathogens:
                self.parts.refuse(f"the {name} is missing (VI-C9)", "pathogens")
        self.pathogens: PerPathogen[Pathogen] = [pathogens[name] for name in words.PATHOGENS]

    def read_prices(self, entry: Entry) -> None:
        entry.called("prices")
        self.spread_prices: PerSpread[list[int]] = [some_prices(entry, spread, TOP_LEVEL) for spread in words.SPREADS]
        self.resistance_prices: PerResistance[list[int]] = [
            some_prices(entry, resistance, TOP_LEVEL) for resistance in words.RESISTANCES
        ]
        self.next_levels: PerPathogen[PerSpread[list[int]]] = [
            [[*prices, NO_MORE] for prices in self.spread_prices] for _ in words.PATHOGENS
        ]
        self.next_levels[words.FUNGUS][words.BIRD] = [FLIGHTLESS] * (TOP_LEVEL + 1)
        self.next_resistances: PerResistance[list[int]] = [[*prices, NO_MORE] for prices in self.resistance_prices]
        self.slot_prices = some_prices(entry, "slots", SLOTS)
        self.cheapest_level = min(min(prices) for prices in self.spread_prices + self.resistance_prices)

    def read_track(self, entry: Entry) -> None:
        entry.called("track")
        self.track = entry.number("last", 1, LONGEST_TRACK)
        cure = entry.table("cure")
        self.cure_start = {players: cure.number(count, 1, LONGEST_TRACK) for players, count in COUNTS.items()}

    def read_corpses(self, entry: Entry) -> None:
        entry.called("corpses")
        self.corpses: dict[int, PerContinent[int]] = {}
        for players, count in COUNTS.items():
            table = entry.table(count)
            self.corpses[players] = [table.number(continent, 0, GREY_CUBES) for continent in words.CONTINENTS]

    def read_markers(self, entry: Entry) -> None:
        entry.called("markers")
        self.markers: PerMarker[int] = [entry.number(kind, 0, MARKERS) for kind in words.MARKERS]


def read_wells(entry: Entry, key: str) -> list[Way]:
    wells = [Way(Spread(words.WAYS.index(way))) for way in entry.words(key, words.WAYS)]
    check_wells(entry, key, wells)
    return wells


def read_ways(entry: Entry, key: str, names: list[str]) -> list[Ends]:
    pairs = [(City(names.index(one)), City(names.index(other))) for one, other in entry.pairs(key, names, "the cities")]
    check_ways(entry, key, pairs, names)
    return pairs


def some_prices(entry: Entry, key: str, wanted: int) -> list[int]:
    prices = entry.numbers(key, 1, MOST_DNA)
    if len(prices) != wanted:
        entry.refuse(f"{key}: {len(prices)} prices, not {wanted} (VI-3.11)", key)
    return prices


def load_content(path: Path | None = None, text: str = "") -> Content:
    """Return the game's own content, with the parts of a user's file or of a save."""
    parts = load_parts(OWN, path, text)
    with parts.all_faults():
        return Content(parts)
