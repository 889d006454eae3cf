"""Made from what is Listed of cards by `python -m wusel.making`: change their classes, not this file."""
# fmt: off
# ruff: noqa

from typing import TypedDict

from wusel.engine.sets import members
from wusel.engine.vocabulary import Choices
from wusel.games.viroid import components, words


class Card(TypedDict):
    """An event card."""
    title: dict[str, str]
    sentence: dict[str, str]
    letter: str
    effects: list[dict[str, int | str]]
    heals: list[str]
    dna: int
    kind: str

class Symptom(TypedDict):
    """A symptom of a strain, or a further ability of a pathogen, with its price and its effects."""
    title: dict[str, str]
    price: int
    effects: list[dict[str, int | str]]

class Strain(TypedDict):
    """A strain card."""
    title: dict[str, str]
    family: str
    symptoms: list["Symptom"]

class Mutation(TypedDict):
    """An individual mutation."""
    title: dict[str, str]
    spread: str | None
    resistances: dict[str, int]
    price: int
    infection: int
    cure: int
    dna: int

class Start(TypedDict):
    """A player's start."""
    spreads: dict[str, int]
    levels: dict[str, int]
    family: str
    mutation: str
    dna: int

class Pathogen(TypedDict):
    """A kind of pathogen."""
    title: dict[str, str]
    infection: int
    severity: int
    mortality: int
    abilities: list["Symptom"]
    three_abilities: list["Symptom"]

class Lister:
    """Says in words what is printed on cards."""

    def __init__(self, names: words.Names, effects: Choices) -> None:
        self.names = names
        self.effects = effects

    def card(self, thing: components.Card) -> Card:
        return {
            "title": thing.title,
            "sentence": thing.sentence,
            "letter": words.LETTERS[thing.letter],
            "effects": [self.effects.to_json(each) for each in thing.effects],
            "heals": [self.names.city[each] for each in thing.heals],
            "dna": thing.dna,
            "kind": thing.kind,
        }

    def symptom(self, thing: components.Symptom) -> Symptom:
        return {
            "title": thing.title,
            "price": thing.price,
            "effects": [self.effects.to_json(each) for each in thing.effects],
        }

    def strain(self, thing: components.Strain) -> Strain:
        return {
            "title": thing.title,
            "family": thing.family,
            "symptoms": [self.symptom(each) for each in thing.symptoms],
        }

    def mutation(self, thing: components.Mutation) -> Mutation:
        return {
            "title": thing.title,
            "spread": words.SPREADS[thing.spread] if thing.spread >= 0 else None,
            "resistances": {words.RESISTANCES[place]: n for place, n in enumerate(thing.resistances)},
            "price": thing.price,
            "infection": thing.infection,
            "cure": thing.cure,
            "dna": thing.dna,
        }

    def start(self, thing: components.StartCard) -> Start:
        return {
            "spreads": {words.SPREADS[place]: n for place, n in enumerate(thing.spreads)},
            "levels": {words.RESISTANCES[place]: n for place, n in enumerate(thing.levels)},
            "family": thing.family,
            "mutation": self.names.mutation[thing.mutation],
            "dna": thing.dna,
        }

    def pathogen(self, thing: components.Pathogen) -> Pathogen:
        return {
            "title": thing.title,
            "infection": thing.infection,
            "severity": thing.severity,
            "mortality": thing.mortality,
            "abilities": [self.symptom(each) for each in thing.abilities],
            "three_abilities": [self.symptom(each) for each in thing.three_abilities],
        }
