"""What a client needs to draw this game: map, cards, strains, pathogens and tracks in use."""

from typing import TypedDict

from wusel.engine.sets import first, has
from wusel.engine.vocabulary import Choices
from wusel.games.viroid import components, words
from wusel.games.viroid.content import Content
from wusel.games.viroid.limits import MOST_DNA, MOST_INFECTION, MOST_MORTALITY, MOST_RESISTANCE, MOST_SEVERITY
from wusel.games.viroid.words import each_line

Effect = dict[str, int | str]
"""In words; `effect-<do>` in the locale files is the sentence for each."""


class City(TypedDict):
    """A city as it is printed, without what covers it for two or three players."""

    title: dict[str, str]
    continent: str
    longitude: float
    latitude: float
    needs: dict[str, int]
    airport: bool
    harbour: bool
    wells: dict[str, list[str]]
    """The ways into its fields, by number of players."""


class Line(TypedDict):
    """A sea line; `over_edge` if it leaves the map on one side and comes back on the other."""

    cities: list[str]
    over_edge: bool


class Card(TypedDict):
    """An event card."""

    letter: str
    kind: str
    title: dict[str, str]
    sentence: dict[str, str]
    effects: list[Effect]
    heals: list[str]
    dna: int


class Symptom(TypedDict):
    """A line of a strain, or a further ability of a pathogen."""

    title: dict[str, str]
    price: int
    effects: list[Effect]


class Strain(TypedDict):
    """A strain card; two may not have the same family."""

    family: str
    title: dict[str, str]
    symptoms: list[Symptom]


class Mutation(TypedDict):
    """An individual mutation: what of these it has."""

    title: dict[str, str]
    spread: str | None
    resistances: dict[str, int]
    price: int
    infection: int
    cure: int
    dna: int


class Pathogen(TypedDict):
    """A kind of pathogen: start values, and further abilities in both readings of VI-Q19."""

    title: dict[str, str]
    infection: int
    severity: int
    mortality: int
    abilities: list[Symptom]
    three_abilities: list[Symptom]


class StartCard(TypedDict):
    """What a player begins with."""

    spreads: dict[str, int]
    levels: dict[str, int]
    family: str
    mutation: str
    dna: int


class ViroidCatalogue(TypedDict):
    """Viroid with the content in use."""

    cities: dict[str, City]
    land: list[list[str]]
    lines: dict[str, Line]
    cards: dict[str, Card]
    strains: dict[str, Strain]
    families: dict[str, dict[str, str]]
    mutations: dict[str, Mutation]
    pathogens: dict[str, Pathogen]
    start_cards: dict[str, StartCard]
    prices: dict[str, list[int]]
    """Of spreads and resistances by level, and of `slots` for strains."""
    track: int
    """Its last field; the research marker begins at 0."""
    cure_start: dict[str, int]
    corpses: dict[str, dict[str, int]]
    """By number of players and continent."""
    markers: dict[str, int]
    """The supply: of each measure, and `blocks` for sea lines and airports."""
    limits: dict[str, int]
    """Where the scales end: resistance, infection, mortality, severity, dna."""


def catalogue_of(content: Content, vocabulary: Choices) -> ViroidCatalogue:
    cities = content.names.city
    spreads, resistances = words.SPREADS, words.RESISTANCES
    prices = zip((*spreads, *resistances), (*content.spread_prices, *content.resistance_prices), strict=True)
    return {
        "cities": {cities[city]: city_of(content, city) for city in content.worlds[4].cities},
        "land": [[cities[one], cities[other]] for one, other in content.land],
        "lines": {content.names.line[line]: line_of(content, line) for line in each_line(first(len(content.lines)))},
        "cards": {card.name: card_of(content, card, vocabulary) for card in content.cards},
        "strains": {strain.name: strain_of(content, strain, vocabulary) for strain in content.strains},
        "families": content.families,
        "mutations": {mutation.name: mutation_of(content, mutation) for mutation in content.mutations},
        "pathogens": {pathogen.name: pathogen_of(content, pathogen, vocabulary) for pathogen in content.pathogens},
        "start_cards": {cities[card.city]: start_card_of(content, card) for card in content.start_cards},
        "prices": {**dict(prices), "slots": content.slot_prices},
        "track": content.track,
        "cure_start": {str(players): field for players, field in content.cure_start.items()},
        "corpses": {
            str(players): dict(zip(words.CONTINENTS, corpses, strict=True))
            for players, corpses in content.corpses.items()
        },
        "markers": dict(zip(words.MARKERS, content.markers, strict=True)),
        "limits": {
            "resistance": MOST_RESISTANCE,
            "infection": MOST_INFECTION,
            "mortality": MOST_MORTALITY,
            "severity": MOST_SEVERITY,
            "dna": MOST_DNA,
        },
    }


def city_of(content: Content, city: words.City) -> City:
    world = content.worlds[4]
    return {
        "title": content.parts.titles[world.names[city]],
        "continent": words.CONTINENTS[world.continents[city]],
        "longitude": content.longitudes[city],
        "latitude": content.latitudes[city],
        "needs": {name: world.needs[resistance][city] for resistance, name in enumerate(words.RESISTANCES)},
        "airport": has(world.airports, city),
        "harbour": has(world.harbours, city),
        "wells": {
            str(players): [words.WAYS[way] for way in laid_out.ways_into(city)]
            for players, laid_out in content.worlds.items()
        },
    }


def line_of(content: Content, line: words.Line) -> Line:
    return {"cities": [content.names.city[city] for city in content.lines[line]], "over_edge": content.over_edge(line)}


def card_of(content: Content, card: components.Card, vocabulary: Choices) -> Card:
    return {
        "letter": words.LETTERS[card.letter],
        "kind": card.kind,
        "title": content.parts.titles[card.name],
        "sentence": card.sentence,
        "effects": [vocabulary.to_json(effect) for effect in card.effects],
        "heals": [content.names.city[city] for city in card.heals],
        "dna": card.dna,
    }


def symptoms_of(lines: list[components.Line], vocabulary: Choices) -> list[Symptom]:
    return [
        {
            "title": line.title,
            "price": line.price,
            "effects": [vocabulary.to_json(effect) for effect in line.effects],
        }
        for line in lines
    ]


def strain_of(content: Content, strain: components.Strain, vocabulary: Choices) -> Strain:
    return {
        "family": strain.family,
        "title": content.parts.titles[strain.name],
        "symptoms": symptoms_of(strain.lines, vocabulary),
    }


def mutation_of(content: Content, mutation: components.Mutation) -> Mutation:
    return {
        "title": content.parts.titles[mutation.name],
        "spread": words.SPREADS[mutation.spread] if mutation.spread >= 0 else None,
        "resistances": dict(zip(words.RESISTANCES, mutation.resistances, strict=True)),
        "price": mutation.price,
        "infection": mutation.infection,
        "cure": mutation.cure,
        "dna": mutation.dna,
    }


def pathogen_of(content: Content, pathogen: components.Pathogen, vocabulary: Choices) -> Pathogen:
    return {
        "title": content.parts.titles[pathogen.name],
        "infection": pathogen.infection,
        "severity": pathogen.severity,
        "mortality": pathogen.mortality,
        "abilities": symptoms_of(pathogen.lines, vocabulary),
        "three_abilities": symptoms_of(pathogen.three_lines, vocabulary),
    }


def start_card_of(content: Content, card: components.StartCard) -> StartCard:
    return {
        "spreads": dict(zip(words.SPREADS, card.spreads, strict=True)),
        "levels": dict(zip(words.RESISTANCES, card.levels, strict=True)),
        "family": card.family,
        "mutation": content.mutations[card.mutation].name,
        "dna": card.dna,
    }
