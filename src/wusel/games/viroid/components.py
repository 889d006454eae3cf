"""What lies in the box beside the map: cards, strains, mutations and pathogens, as the content files have them.

Each keeps the entry from which it was read: whoever finds something wrong with it says where.
"""

from typing import Final

from wusel.engine.content.entry import Entry
from wusel.engine.kinds import NOTHING, Deed, Flag, Maybe
from wusel.engine.sets import NONE
from wusel.engine.vocabulary import Choices, deed
from wusel.games.viroid import limits, words
from wusel.games.viroid.words import City, Letter, PerSpread, Spread, StrainSet

HELPFUL: Final = "helpful"
MIXED: Final = "mixed"
HINDERING: Final = "hindering"
FOR_US: Final = (
    words.HARDEN, words.OUTBREAK, words.GAIN, words.INFECTIOUS, words.SEVERE, words.DEADLY, words.NECROSIS, words.FLY,
    words.CURE_DOWN, words.RESEARCH_UP, words.CORPSE, words.UNCORPSE, words.LIFT_MEASURE,
)  # fmt: skip


class Card:
    """An event card: its letter, whether it helps or hinders us, what it does, in which cities somebody is healed, and
    the DNA on it."""

    def __init__(self, entry: Entry, vocabulary: Choices, cities: list[str]) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.sentence = entry.in_every_language("sentence")
        self.letter = Letter(words.LETTERS.index(entry.one_of("letter", words.LETTERS)))
        self.effects = entry.effects("effects", vocabulary)
        self.heals = [City(cities.index(city)) for city in entry.words("heals", cities, "the cities")]
        self.dna = entry.number("dna", 0, limits.MOST_DNA)
        self.kind = kind_of(self.effects)
        self.drift = drift_of(self.effects)


def drift_of(effects: list[Deed]) -> int:
    """By how many fields research and cure come nearer to each other."""
    nearer = [1 for effect in effects if deed(effect) in (words.RESEARCH_DOWN, words.CURE_UP)]
    farther = [1 for effect in effects if deed(effect) in (words.RESEARCH_UP, words.CURE_DOWN)]
    return len(nearer) - len(farther)


def kind_of(effects: list[Deed]) -> str:
    """Who is glad of it: we, mankind, or both."""
    helps = [deed(effect) in FOR_US for effect in effects]
    if helps and all(helps):
        return HELPFUL
    return MIXED if any(helps) else HINDERING


class Line:
    """A symptom of a strain, or a further ability of a pathogen: what it costs, and what it does."""

    def __init__(self, entry: Entry, name: str, vocabulary: Choices) -> None:
        self.entry = entry
        entry.name = name
        self.title = entry.title(name)
        self.price = entry.number("price", 1, limits.MOST_DNA)
        self.effects = entry.effects("effects", vocabulary)


def read_lines(entry: Entry, key: str, vocabulary: Choices, of: str = "") -> list[Line]:
    return [Line(line, f"{entry.name}{of} {n}", vocabulary) for n, line in enumerate(entry.tables(key), 1)]


class Strain:
    """A strain card: nobody may have two of a family, which are its `kin`. Prices and effects by line, `necrosis` the
    line that has it."""

    def __init__(self, entry: Entry, vocabulary: Choices) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.family = entry.text("family")
        self.lines = read_lines(entry, "symptoms", vocabulary)
        self.prices = [line.price for line in self.lines]
        self.effects = [line.effects for line in self.lines]
        self.kin: StrainSet = NONE
        self.necrosis = NOTHING
        for number, effects in enumerate(self.effects):
            if words.NECROSIS in effects:
                self.necrosis = number


class Mutation:
    """An individual mutation: a further spread (else NOTHING), resistances, the price for which it raises severity or
    mortality, infection points, how far down it moves the cure, or DNA (VI-M1..M6)."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        spread = words.SPREADS.index(entry.one_of("spread", words.SPREADS)) if entry.has("spread") else NOTHING
        self.spread: Maybe[Spread] = Spread(spread)
        self.levels: PerSpread[int] = [int(each == spread) for each in range(len(words.SPREADS))]
        self.resistances = by_name(entry, "resistances", words.RESISTANCES, limits.MOST_RESISTANCE)
        self.price = entry.number("price", 1, limits.MOST_DNA) if entry.has("price") else 0
        self.infection = entry.number("infection", 1, limits.MOST_INFECTION) if entry.has("infection") else 0
        self.cure = entry.number("cure", 1, 99) if entry.has("cure") else 0
        self.dna = entry.number("dna", 1, limits.MOST_DNA) if entry.has("dna") else 0


class StartCard:
    """What a player begins with: where, with which levels, with a strain of which family, with which mutation."""

    def __init__(self, entry: Entry, cities: list[str], families: list[str], mutations: list[str]) -> None:
        self.entry = entry
        entry.name = "start_card"
        city = entry.one_of("city", cities, "the cities")
        entry.called(f"start card: {city}")
        self.city = City(cities.index(city))
        self.spreads = by_name(entry, "spreads", words.SPREADS, limits.TOP_LEVEL)
        self.levels = by_name(entry, "levels", words.RESISTANCES, limits.TOP_LEVEL)
        self.family = entry.one_of("family", families, "the families of strains")
        self.strains = [words.Strain(strain) for strain, family in enumerate(families) if family == self.family]
        self.mutation = words.Mutation(mutations.index(entry.one_of("mutation", mutations, "the mutations")))
        self.dna = entry.number("dna", 0, limits.MOST_DNA)


class Reading:
    """The further abilities of a pathogen, as VI-Q19 is read. `given` is what nanites may give before the first."""

    def __init__(self, lines: list[Line], given: Flag) -> None:
        self.lines = lines
        self.prices = [line.price for line in lines]
        self.effects = [line.effects for line in lines]
        self.given = given


class Pathogen:
    """A kind of pathogen: the values it starts with, and its further abilities in both readings."""

    def __init__(self, entry: Entry, vocabulary: Choices) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.infection = entry.number("infection", 0, limits.MOST_INFECTION)
        self.severity = entry.number("severity", 0, limits.MOST_SEVERITY)
        self.mortality = entry.number("mortality", 0, limits.MOST_MORTALITY)
        self.lines = read_lines(entry, "abilities", vocabulary)
        self.three_lines = (
            read_lines(entry, "three_abilities", vocabulary, " of three") if entry.has("three_abilities") else []
        )
        self.readings = [Reading(self.lines, given=1), Reading(self.three_lines or self.lines, given=0)]


def by_name(entry: Entry, key: str, names: tuple[str, ...], most: int) -> list[int]:
    """A number for each name; 0 for those that are not there."""
    if not entry.has(key):
        return [0] * len(names)
    table = entry.table(key)
    return [table.number(name, 0, most, 0) for name in names]
