"""The catalogue for clients: map, cards, strains, pathogens and tracks in use."""

from typing import TypedDict

from wusel.engine.sets import first, has
from wusel.engine.vocabulary import Choices
from wusel.games.viroid import listed, words
from wusel.games.viroid.content import Content
from wusel.games.viroid.limits import MOST_DNA, MOST_INFECTION, MOST_MORTALITY, MOST_RESISTANCE, MOST_SEVERITY
from wusel.games.viroid.words import each_line


class City(TypedDict):
    """A city as printed, without the covers for two or three players."""

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


class ViroidCatalogue(TypedDict):
    """All content in use."""

    cities: dict[str, City]
    land: list[list[str]]
    lines: dict[str, Line]
    cards: dict[str, listed.Card]
    strains: dict[str, listed.Strain]
    families: dict[str, dict[str, str]]
    mutations: dict[str, listed.Mutation]
    pathogens: dict[str, listed.Pathogen]
    start_cards: dict[str, listed.Start]
    prices: dict[str, list[int]]
    """The prices of spreads and resistances by level, and of `slots` for strains."""
    track: int
    """The last field of the track; the research marker begins at 0."""
    cure_start: dict[str, int]
    corpses: dict[str, dict[str, int]]
    """The corpses by number of players and continent."""
    markers: dict[str, int]
    """The supply of each measure, and of `blocks` for sea lines and airports."""
    limits: dict[str, int]
    """The ends of the scales: resistance, infection, mortality, severity, dna."""


def catalogue_of(content: Content, vocabulary: Choices) -> ViroidCatalogue:
    cities = content.names.city
    printed = listed.Lister(content.names, vocabulary)
    spreads, resistances = words.SPREADS, words.RESISTANCES
    prices = zip((*spreads, *resistances), (*content.spread_prices, *content.resistance_prices), strict=True)
    return {
        "cities": {cities[city]: city_of(content, city) for city in content.worlds[4].cities},
        "land": [[cities[one], cities[other]] for one, other in content.land],
        "lines": {content.names.line[line]: line_of(content, line) for line in each_line(first(len(content.lines)))},
        "cards": {card.name: printed.card(card) for card in content.cards},
        "strains": {strain.name: printed.strain(strain) for strain in content.strains},
        "families": content.families,
        "mutations": {mutation.name: printed.mutation(mutation) for mutation in content.mutations},
        "pathogens": {pathogen.name: printed.pathogen(pathogen) for pathogen in content.pathogens},
        "start_cards": {cities[card.city]: printed.start(card) for card in content.start_cards},
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
