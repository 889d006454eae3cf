"""Made from what is Listed of cards by `python -m wusel.making`: change their classes, not this file."""
# fmt: off
# ruff: noqa

from typing import TypedDict

from wusel.engine.sets import members
from wusel.engine.vocabulary import Choices
from wusel.games.maus import words
from wusel.games.maus.content import chapters, components


class Rule(TypedDict):
    """A special rule of a chapter."""
    effects: list[dict[str, int | str]]
    room: str | None
    fields: list[str]
    roll: str

class Act(TypedDict):
    """Something that mice can do in a chapter."""
    effects: list[dict[str, int | str]]
    room: str | None
    fields: list[str]
    roll: str
    title: dict[str, str]
    sentence: dict[str, str]
    beside: bool
    cheese: int
    less: str | None
    pooled: bool
    pages: int
    free: bool
    quest: bool

class PageChoice(TypedDict):
    """An option on a page that asks, with a hint at its effect, in the words of the story."""
    effects: list[dict[str, int | str]]
    title: dict[str, str]
    hint: dict[str, str]

class Line(TypedDict):
    """A line that a page adds if its hero is present and its conditions are met."""
    name: str
    hero: str | None
    text: dict[str, str]

class Page(TypedDict):
    """A page of the story."""
    title: dict[str, str]
    text: dict[str, str]
    picture: chapters.Picture
    aim: dict[str, str]
    takes: dict[str, int]
    lines: list["Line"]
    choices: list["PageChoice"]

class Count(TypedDict):
    """Something that a chapter counts."""
    title: dict[str, str]

class Chapter(TypedDict):
    """A chapter."""
    title: dict[str, str]
    question: dict[str, str]
    line: dict[str, str]
    picture: chapters.Picture
    number: int
    rooms: list[str]
    acts: list[str]

class Hero(TypedDict):
    """A mouse that can be played."""
    title: dict[str, str]
    sentence: dict[str, str]
    classes: list[str]
    attack: int
    defence: int
    lore: int
    speed: int
    life: int
    powers: list[str]
    gear: list[str]

class Item(TypedDict):
    """A find, a piece of gear or a thing of the story."""
    title: dict[str, str]
    sentence: dict[str, str]
    sort: str
    part: str
    classes: list[str]
    reach: str | None
    dice: int
    defence: int
    powers: list[str]
    when: str
    effects: list[dict[str, int | str]]

class Ability(TypedDict):
    """An ability card."""
    title: dict[str, str]
    sentence: dict[str, str]
    classes: list[str]
    when: str
    effects: list[dict[str, int | str]]

class Foe(TypedDict):
    """An initiative card of a foe (MM-K3)."""
    title: dict[str, str]
    foe: str
    attack: int
    defence: int
    life: int
    reach: str
    large: bool
    powers: list[str]

class Encounter(TypedDict):
    """An encounter card."""
    title: dict[str, str]
    sentence: dict[str, str]
    keywords: list[str]

class Room(TypedDict):
    """One side of a tile."""
    title: dict[str, str]
    sentence: dict[str, str]
    tile: int
    hooks: list[str]
    cogs: list[str]

class Lister:
    """Says in words what is printed on cards."""

    def __init__(self, names: words.Names, effects: Choices) -> None:
        self.names = names
        self.effects = effects

    def rule(self, thing: chapters.Rule) -> Rule:
        return {
            "effects": [self.effects.to_json(each) for each in thing.effects],
            "room": self.names.room[thing.room] if thing.room >= 0 else None,
            "fields": [words.FIELDS[each] for each in members(thing.fields)],
            "roll": thing.roll,
        }

    def act(self, thing: chapters.ActCard) -> Act:
        return {
            "effects": [self.effects.to_json(each) for each in thing.effects],
            "room": self.names.room[thing.room] if thing.room >= 0 else None,
            "fields": [words.FIELDS[each] for each in members(thing.fields)],
            "roll": thing.roll,
            "title": thing.title,
            "sentence": thing.sentence,
            "beside": thing.beside,
            "cheese": thing.cheese,
            "less": self.names.count[thing.less] if thing.less >= 0 else None,
            "pooled": thing.pooled,
            "pages": thing.pages,
            "free": thing.free,
            "quest": thing.quest,
        }

    def page_choice(self, thing: chapters.PageChoice) -> PageChoice:
        return {
            "effects": [self.effects.to_json(each) for each in thing.effects],
            "title": thing.title,
            "hint": thing.hint,
        }

    def line(self, thing: chapters.LineCard) -> Line:
        return {
            "name": thing.name,
            "hero": self.names.hero[thing.hero] if thing.hero >= 0 else None,
            "text": thing.text,
        }

    def page(self, thing: chapters.PageCard) -> Page:
        return {
            "title": thing.title,
            "text": thing.text,
            "picture": thing.picture,
            "aim": thing.aim,
            "takes": thing.takes,
            "lines": [self.line(each) for each in thing.lines],
            "choices": [self.page_choice(each) for each in thing.choices],
        }

    def count(self, thing: chapters.CountCard) -> Count:
        return {
            "title": thing.title,
        }

    def chapter(self, thing: chapters.ChapterCard) -> Chapter:
        return {
            "title": thing.title,
            "question": thing.question,
            "line": thing.line,
            "picture": thing.picture,
            "number": thing.number,
            "rooms": [self.names.room[each] for each in thing.rooms],
            "acts": [self.names.act[each] for each in thing.acts],
        }

    def hero(self, thing: components.HeroCard) -> Hero:
        return {
            "title": thing.title,
            "sentence": thing.sentence,
            "classes": [words.CLASS[each] for each in members(thing.classes)],
            "attack": thing.attack,
            "defence": thing.defence,
            "lore": thing.lore,
            "speed": thing.speed,
            "life": thing.life,
            "powers": [words.POWERS[each] for each in members(thing.powers)],
            "gear": [self.names.item[each] for each in thing.gear],
        }

    def item(self, thing: components.ItemCard) -> Item:
        return {
            "title": thing.title,
            "sentence": thing.sentence,
            "sort": words.SORTS[thing.sort],
            "part": words.PARTS[thing.part],
            "classes": [words.CLASS[each] for each in members(thing.classes)],
            "reach": words.REACHS[thing.reach] if thing.reach >= 0 else None,
            "dice": thing.dice,
            "defence": thing.defence,
            "powers": [words.POWERS[each] for each in members(thing.powers)],
            "when": words.WHENS[thing.when],
            "effects": [self.effects.to_json(each) for each in thing.effects],
        }

    def ability(self, thing: components.AbilityCard) -> Ability:
        return {
            "title": thing.title,
            "sentence": thing.sentence,
            "classes": [words.CLASS[each] for each in members(thing.classes)],
            "when": words.WHENS[thing.when],
            "effects": [self.effects.to_json(each) for each in thing.effects],
        }

    def foe(self, thing: components.FoeCard) -> Foe:
        return {
            "title": thing.title,
            "foe": words.FOES[thing.foe],
            "attack": thing.attack,
            "defence": thing.defence,
            "life": thing.life,
            "reach": words.REACHS[thing.reach],
            "large": thing.large,
            "powers": [words.FOE_POWERS[each] for each in members(thing.powers)],
        }

    def encounter(self, thing: components.EncounterCard) -> Encounter:
        return {
            "title": thing.title,
            "sentence": thing.sentence,
            "keywords": [words.KEYWORDS[each] for each in members(thing.keywords)],
        }

    def room(self, thing: components.RoomCard) -> Room:
        return {
            "title": thing.title,
            "sentence": thing.sentence,
            "tile": thing.tile,
            "hooks": [words.EXITS[each] for each in members(thing.hooks)],
            "cogs": [words.EXITS[each] for each in members(thing.cogs)],
        }
