"""The contents of the box except for the map: cards, strains, mutations and pathogens, as read from the content files.

Each keeps the entry from which it was read, so that error messages can name the place.
"""

from typing import Final

from wusel.engine.content.cards import Described, Named, Titled
from wusel.engine.content.entry import Entry
from wusel.engine.kinds import NOTHING, Deed, Flag, Listed, Maybe
from wusel.engine.sets import NONE
from wusel.engine.vocabulary import Choices, deed
from wusel.games.viroid import words
from wusel.games.viroid.limits import (
    MOST_DNA,
    MOST_INFECTION,
    MOST_MORTALITY,
    MOST_RESISTANCE,
    MOST_SEVERITY,
    TOP_LEVEL,
)
from wusel.games.viroid.words import City, Letter, PerResistance, PerSpread, Spread, StrainSet

HELPFUL: Final = "helpful"
MIXED: Final = "mixed"
HINDERING: Final = "hindering"
FOR_US: Final = (
    words.HARDEN, words.OUTBREAK, words.GAIN, words.INFECTIOUS, words.SEVERE, words.DEADLY, words.NECROSIS, words.FLY,
    words.SPROUT, words.ADAPT, words.CURE_DOWN, words.RESEARCH_UP, words.CORPSE, words.UNCORPSE, words.LIFT_MEASURE,
)  # fmt: skip


class Card(Described):
    """An event card. It has a letter, a kind (it helps us, hinders us, or both), its effects, the cities in which it
    heals, and its DNA."""

    def __init__(self, entry: Entry, vocabulary: Choices, cities: list[str]) -> None:
        super().__init__(entry)
        self.letter: Listed[Letter] = Letter(entry.number_of("letter", words.LETTERS))
        self.effects: Listed[list[Deed]] = entry.effects("effects", vocabulary)
        self.heals: Listed[list[City]] = [
            City(cities.index(city)) for city in entry.words("heals", cities, "the cities")
        ]
        self.dna: Listed[int] = entry.number("dna", 0, MOST_DNA)
        self.kind: Listed[str] = kind_of(self.effects)
        self.drift = drift_of(self.effects)


def drift_of(effects: list[Deed]) -> float:
    """Return the number of fields by which research and cure come nearer to each other. A bribe counts as half
    a field."""
    bribes = [1 for effect in effects if deed(effect) == words.BRIBE]
    nearer = [1 for effect in effects if deed(effect) in (words.RESEARCH_DOWN, words.CURE_UP)]
    farther = [1 for effect in effects if deed(effect) in (words.RESEARCH_UP, words.CURE_DOWN)]
    return len(nearer) - len(farther) + len(bribes) / 2


def kind_of(effects: list[Deed]) -> str:
    """Return who benefits from the effects: we, mankind, or both."""
    helps = [deed(effect) in FOR_US for effect in effects]
    if helps and all(helps):
        return HELPFUL
    return MIXED if any(helps) else HINDERING


class Symptom(Titled):
    """A symptom of a strain, or a further ability of a pathogen, with its price and its effects."""

    def __init__(self, entry: Entry, name: str, vocabulary: Choices) -> None:
        entry.name = name
        super().__init__(entry)
        self.price: Listed[int] = entry.number("price", 1, MOST_DNA)
        self.effects: Listed[list[Deed]] = entry.effects("effects", vocabulary)


def read_lines(entry: Entry, key: str, vocabulary: Choices, of: str = "") -> list[Symptom]:
    return [Symptom(line, f"{entry.name}{of} {n}", vocabulary) for n, line in enumerate(entry.tables(key), 1)]


class Strain(Titled):
    """A strain card. No player may have two of a family; `kin` has the strains of its family. `prices` and `effects` go
    by line, and `necrosis` is the line with a necrosis."""

    def __init__(self, entry: Entry, vocabulary: Choices) -> None:
        super().__init__(entry)
        self.family: Listed[str] = entry.text("family")
        self.symptoms: Listed[list[Symptom]] = read_lines(entry, "symptoms", vocabulary)
        self.prices = [symptom.price for symptom in self.symptoms]
        self.effects = [symptom.effects for symptom in self.symptoms]
        self.kin: StrainSet = NONE
        self.necrosis = NOTHING
        for number, effects in enumerate(self.effects):
            if words.NECROSIS in effects:
                self.necrosis = number


class Mutation(Titled):
    """An individual mutation: a further spread (else NOTHING), resistances, the price of one more severity or
    mortality, infection points, fields by which the cure moves down, or DNA (VI-M1..M6)."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        spread = entry.number_if_any("spread", words.SPREADS)
        self.spread: Listed[Maybe[Spread]] = Spread(spread)
        self.levels: PerSpread[int] = [int(each == spread) for each in range(len(words.SPREADS))]
        self.resistances: Listed[PerResistance[int]] = by_name(entry, "resistances", words.RESISTANCES, MOST_RESISTANCE)
        self.price: Listed[int] = entry.number("price", 1, MOST_DNA) if entry.has("price") else 0
        self.infection: Listed[int] = entry.number("infection", 1, MOST_INFECTION) if entry.has("infection") else 0
        self.cure: Listed[int] = entry.number("cure", 1, 99) if entry.has("cure") else 0
        self.dna: Listed[int] = entry.number("dna", 1, MOST_DNA) if entry.has("dna") else 0


class StartCard(Named):
    """A player's start: the city, the levels, the family of the strain, and the mutation."""

    def __init__(self, entry: Entry, cities: list[str], families: list[str], mutations: list[str]) -> None:
        entry.name = "start_card"
        city = entry.one_of("city", cities, "the cities")
        entry.called(f"start card: {city}")
        super().__init__(entry, entry.name)
        self.city = City(cities.index(city))
        self.spreads: Listed[PerSpread[int]] = by_name(entry, "spreads", words.SPREADS, TOP_LEVEL)
        self.levels: Listed[PerResistance[int]] = by_name(entry, "levels", words.RESISTANCES, TOP_LEVEL)
        self.family: Listed[str] = entry.one_of("family", families, "the families of strains")
        self.strains = [words.Strain(strain) for strain, family in enumerate(families) if family == self.family]
        self.mutation: Listed[words.Mutation] = words.Mutation(
            mutations.index(entry.one_of("mutation", mutations, "the mutations"))
        )
        self.dna: Listed[int] = entry.number("dna", 0, MOST_DNA)


class Reading:
    """The further abilities of a pathogen in one reading of VI-Q19. `given` is the DNA that nanites may give before the
    first."""

    def __init__(self, lines: list[Symptom], given: Flag) -> None:
        self.lines = lines
        self.prices = [line.price for line in lines]
        self.effects = [line.effects for line in lines]
        self.given = given


class Pathogen(Titled):
    """A kind of pathogen: its start values, and its further abilities in both readings."""

    def __init__(self, entry: Entry, vocabulary: Choices) -> None:
        super().__init__(entry)
        self.infection: Listed[int] = entry.number("infection", 0, MOST_INFECTION)
        self.severity: Listed[int] = entry.number("severity", 0, MOST_SEVERITY)
        self.mortality: Listed[int] = entry.number("mortality", 0, MOST_MORTALITY)
        self.abilities: Listed[list[Symptom]] = read_lines(entry, "abilities", vocabulary)
        self.three_abilities: Listed[list[Symptom]] = (
            read_lines(entry, "three_abilities", vocabulary, " of three") if entry.has("three_abilities") else []
        )
        self.readings = [Reading(self.abilities, given=1), Reading(self.three_abilities or self.abilities, given=0)]


def by_name(entry: Entry, key: str, names: tuple[str, ...], most: int) -> list[int]:
    """Return a number for each name; 0 for a name that is missing."""
    table = entry.table_if_any(key)
    return [table.number(name, 0, most, 0) for name in names]
