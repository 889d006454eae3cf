"""What a seat may know: everything but the order of the cards to come (VI-H1..H3)."""

from typing import TypedDict


class StrainView(TypedDict):
    """A strain on a slot of a player's board."""

    strain: str
    developed: int  # how many of its symptoms, from the top


class PlayerView(TypedDict):
    """One player's pathogen."""

    dna: int
    infection: int
    severity: int
    mortality: int
    resistances: dict[str, int]
    levels: dict[str, int]  # of the resistances, on the scales
    spreads: dict[str, int]  # levels on the scales
    strengths: dict[str, int]  # levels with the mutation
    mutation: str
    mutation_spent: bool
    strains: list[StrainView | None]  # by slot
    ability: int
    cubes: int
    infected: int
    cities: list[str]  # where the own infected are
    bearable: list[str]  # the cities whose needs the resistances meet
    open: list[str]  # those of them where a free field could be entered by a way that is owned
    out: bool


class CityView(TypedDict):
    """What stands in a city: for each field whose infected is there ("0".."3"), "healthy" or "dead"."""

    wells: list[str]
    quarantine: bool
    extinct: bool
    measures: dict[str, int]
    airport_blocked: bool


class EntryView(TypedDict):
    """Whether the seat that is asked for a city can choose it, by which ways and means, and what it costs; else the
    rules that are in the way."""

    ways: list[str]
    means: list[str]
    cost: int
    stops: list[str]


class BlockView(TypedDict):
    """A block of the deck, the next one first: how many cards of which letter are left in it (M for Massive Research)."""

    cards: int
    letters: dict[str, int]


class ViroidView(TypedDict):
    """The table as everybody sees it."""

    turn: int
    active: int
    phase: int
    cities: dict[str, CityView]
    blocked_lines: list[str]
    corpses: dict[str, int]  # that are still missing on each continent
    uninfected: list[str]  # the cities that are neither extinct nor infected: what is missing to win
    research: int
    cure: int
    necrosis: bool
    deck: list[BlockView]
    spent: list[str]
    card: str | None  # that is being carried out
    dice: list[int]  # that lie on the table
    infection_left: int  # points of whoever is infecting
    strengths_left: dict[str, int]  # and the levels not yet used
    entries: dict[str, EntryView]  # while a city is asked for
    prices: dict[str, dict[str, int]]  # while somebody mutates: what each choice costs, by word and argument
    strains: list[str]  # on offer
    markers: dict[str, int]  # left in the supply
    players: list[PlayerView]
