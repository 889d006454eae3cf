"""Map, cards, strains and prices as data: read from the content files and held against what the rules say of them."""

from pathlib import Path
from typing import Final

from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts, load_parts
from wusel.engine.declared import Declared, Kinds
from wusel.engine.rules import LANGUAGES
from wusel.engine.sets import set_of
from wusel.games.viroid import words
from wusel.games.viroid.components import LETTERS, Card, Mutation, Pathogen, StartCard, Strain
from wusel.games.viroid.limits import MOST_DNA
from wusel.games.viroid.world import World

HOME: Final = Path(__file__).parent
OWN: Final = HOME / "content"
COUNTS: Final = {2: "two", 3: "three", 4: "four"}
LONGEST_TRACK: Final = 99
MOST_CORPSES: Final = 60
MOST_MARKERS: Final = 35


class Content:
    """All that a game is played with. `worlds` is the map by number of players; `cards`, `strains` and `mutations` are
    numbered as in `kinds`."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        cities, strains = parts.named("cities"), parts.named("strains")
        mutations, cards = parts.named("mutations"), parts.named("cards")
        self.read_map(cities)
        self.kinds: Kinds = {
            "city": numbered([entry.name for entry in cities]),
            "line": numbered(self.line_names),
            "strain": numbered([entry.name for entry in strains]),
            "mutation": numbered([entry.name for entry in mutations]),
            "card": numbered([entry.name for entry in cards]),
        }
        vocabulary = Declared(HOME / "words.toml", self.kinds).effects
        self.cards = [Card(entry, vocabulary, self.worlds[4]) for entry in cards]
        self.by_letter = {
            letter: [number for number, card in enumerate(self.cards) if card.letter == letter] for letter in LETTERS
        }
        self.strains = [Strain(entry, vocabulary) for entry in strains]
        self.families = self.read_families()
        self.mutations = [Mutation(entry) for entry in mutations]
        city_names, mutation_names = self.worlds[4].names, [mutation.name for mutation in self.mutations]
        self.start_cards = [
            StartCard(entry, city_names, list(self.families), mutation_names) for entry in parts.tables("start_card")
        ]
        pathogens = {entry.name: Pathogen(entry, vocabulary) for entry in parts.named("pathogens")}
        self.pathogens = [pathogens[name] for name in words.PATHOGENS]
        self.read_prices(parts.table("prices"))
        self.read_track(parts.table("track"))
        self.read_corpses(parts.table("corpses"))
        self.read_markers(parts.table("markers"))
        parts.done()

    # --- the map

    def read_map(self, entries: list[Entry]) -> None:
        names = [entry.name for entry in entries]
        self.city_titles = [entry.title(entry.name) for entry in entries]
        self.longitudes = [entry.decimal("longitude", -180, 180) for entry in entries]
        self.latitudes = [entry.decimal("latitude", -90, 90) for entry in entries]
        continents = [words.CONTINENTS.index(entry.one_of("continent", words.CONTINENTS)) for entry in entries]
        airports = set_of([city for city, entry in enumerate(entries) if entry.flag("airport")])
        tables = [entry.table("needs") for entry in entries]
        needs = [[table.number(resistance, 0, 8) for table in tables] for resistance in words.RESISTANCES]
        wells = {4: [wells_of(entry, "wells") for entry in entries]}
        self.covered = [city for city, entry in enumerate(entries) if entry.has("for_three") or entry.has("for_two")]
        for players in (3, 2):
            wells[players] = list(wells[4])
            for city in self.covered:
                wells[players][city] = wells_of(entries[city], f"for_{COUNTS[players]}")
        ways = self.parts.table("ways")
        ways.called("ways")
        self.land = [(names.index(one), names.index(other)) for one, other in ways.pairs("land", names, "the cities")]
        lines = ways.pairs("sea", names, "the cities")
        self.line_names = [f"{one}-{other}" for one, other in lines]
        self.lines = [(names.index(one), names.index(other)) for one, other in lines]
        for name, (one, other) in zip(self.line_names, self.lines, strict=True):
            ends = (self.city_titles[one], self.city_titles[other])
            self.parts.titles[name] = {language: "–".join(end[language] for end in ends) for language in LANGUAGES}
        self.worlds = {
            players: World(names, continents, wells[players], needs, airports, self.land, self.lines)
            for players in COUNTS
        }

    def over_edge(self, line: int) -> bool:
        """Whether a sea line leaves the map on one side and comes back on the other: that is the shorter way."""
        one, other = self.lines[line]
        return abs(self.longitudes[one] - self.longitudes[other]) > 180

    # --- the rest

    def read_families(self) -> dict[str, dict[str, str]]:
        """What the families of strains are called: as their first symptom (VI-K6)."""
        families: dict[str, dict[str, str]] = {}
        for strain in self.strains:
            title = strain.lines[0].title
            if families.setdefault(strain.family, title) != title:
                reason = f"the first symptom of every {strain.family} bears the same name, that of the strain (VI-K6)"
                strain.lines[0].entry.refuse(f"{strain.name}: {reason}", "title")
        self.parts.titles.update(families)
        return families

    def read_prices(self, entry: Entry) -> None:
        entry.called("prices")
        self.spread_prices = [entry.numbers(spread, 1, MOST_DNA) for spread in words.SPREADS]
        self.resistance_prices = [entry.numbers(resistance, 1, MOST_DNA) for resistance in words.RESISTANCES]
        self.slot_prices = entry.numbers("slots", 1, MOST_DNA)

    def read_track(self, entry: Entry) -> None:
        entry.called("track")
        self.track = entry.number("last", 1, LONGEST_TRACK)
        cure = entry.table("cure")
        self.cure_start = {players: cure.number(count, 1, self.track) for players, count in COUNTS.items()}

    def read_corpses(self, entry: Entry) -> None:
        entry.called("corpses")
        self.corpses = {
            players: [table.number(continent, 0, MOST_CORPSES) for continent in words.CONTINENTS]
            for players, table in [(players, entry.table(count)) for players, count in COUNTS.items()]
        }

    def read_markers(self, entry: Entry) -> None:
        entry.called("markers")
        self.markers = [entry.number(kind, 0, MOST_MARKERS) for kind in (*words.MEASURES, "blocks")]


def numbered(names: list[str]) -> dict[int, str]:
    return dict(enumerate(names))


def wells_of(entry: Entry, key: str) -> list[int]:
    return [words.WAYS.index(way) for way in entry.words(key, words.WAYS)]


def load_content(path: Path | None = None, text: str = "") -> Content:
    """The game's own content, with the parts in a file that somebody brings along, or in a save."""
    return Content(load_parts(OWN, path, text))
