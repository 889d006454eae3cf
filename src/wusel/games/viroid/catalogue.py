"""What a client needs to draw this game: map, cards, strains, pathogens and tracks in use."""

from typing import TypedDict

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
    """Of spreads, resistances and strain slots, by level."""
    track: int
    """Its last field; the research marker begins at 0."""
    cure_start: dict[str, int]
    corpses: dict[str, dict[str, int]]
    """By number of players and continent."""
    limits: dict[str, int]
    """Where the scales end: resistance, infection, mortality, severity, dna."""
