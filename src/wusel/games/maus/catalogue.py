"""What a client needs to draw this game: heroes, cards, foes, rooms, pages and the numbers of the rules."""

from typing import TypedDict

from wusel.engine.kinds import NOTHING, Maybe
from wusel.engine.sets import has, members
from wusel.engine.vocabulary import Choices
from wusel.games.maus import chapters, components, house, words
from wusel.games.maus.chapters import START, SURGE
from wusel.games.maus.components import names_of
from wusel.games.maus.content import Content
from wusel.games.maus.dice import NUMBERS, STARS
from wusel.games.maus.house import SIDES
from wusel.games.maus.limits import LAST_PAGE, LEVEL_UP, PACK, WHEEL
from wusel.games.maus.words import Script

Said = dict[str, str]
Effect = dict[str, int | str]
"""In words; `effect-<do>` in the locale files is the sentence for each."""


class Face(TypedDict):
    """A side of the die."""

    number: int
    star: bool


class Hero(TypedDict):
    """A mouse that can be played."""

    title: Said
    sentence: Said
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

    title: Said
    sentence: Said
    sort: str
    part: str
    classes: list[str]
    reach: str | None
    dice: int
    defence: int
    powers: list[str]
    when: str
    effects: list[Effect]


class Ability(TypedDict):
    """An ability card; `costs` by hero, for those who may have it."""

    title: Said
    sentence: Said
    classes: list[str]
    costs: dict[str, int]
    when: str
    effects: list[Effect]


class FoeCard(TypedDict):
    """An initiative card of a foe."""

    title: Said
    foe: str
    attack: int
    defence: int
    life: int
    reach: str
    large: bool
    powers: list[str]


class Crowd(TypedDict):
    """So many foes of a kind."""

    foe: str
    n: int


class Encounter(TypedDict):
    """An encounter card: who comes by page, and as a surge."""

    title: Said
    sentence: Said
    keywords: list[str]
    rows: list[list[Crowd]]
    surge: list[Crowd]


class Room(TypedDict):
    """One side of a tile; `exits` has the colour of each."""

    title: Said
    sentence: Said
    tile: int
    side: str
    exits: dict[str, str]
    hooks: list[str]
    cogs: list[str]


class Ground(TypedDict):
    """A room as it is drawn, 36 marks in reading order (see house.py), and which fields each field sees."""

    room: str
    marks: str
    sees: dict[str, list[str]]


class Act(TypedDict):
    """What mice can do in a chapter."""

    title: Said
    sentence: Said
    room: str | None
    fields: list[str]
    beside: bool
    cheese: int
    less: str | None
    """A count by which it is cheaper."""
    pooled: bool
    pages: int
    roll: str
    free: bool
    quest: bool
    effects: list[Effect]


class Option(TypedDict):
    """What can be picked on a page."""

    title: Said
    effects: list[Effect]


class Page(TypedDict):
    """A page of the story."""

    title: Said
    text: Said
    picture: str
    choices: list[Option]


class Chapter(TypedDict):
    """A chapter of the campaign."""

    title: Said
    question: Said
    number: int
    rooms: list[str]
    acts: list[str]
    surges: dict[str, list[Effect]]
    """What comes in a room when the wheel is full, where the chapter says so."""
    opening: list[str]
    """The pages with which it begins."""


class MausCatalogue(TypedDict):
    """Everything that is printed."""

    faces: dict[str, Face]
    heroes: dict[str, Hero]
    items: dict[str, Item]
    abilities: dict[str, Ability]
    foe_cards: dict[str, FoeCard]
    encounters: dict[str, Encounter]
    rooms: dict[str, Room]
    grounds: dict[str, Ground]
    plan: list[list[int]]
    """The tiles as they lie, by number; -1 where there is none."""
    acts: dict[str, Act]
    pages: dict[str, Page]
    chapters: dict[str, Chapter]
    counts: dict[str, Said]
    wheel: int
    pack: int
    level_up: int
    last_page: int


class Printer:
    """Says in words what is printed."""

    def __init__(self, content: Content, effects: Choices) -> None:
        self.content = content
        self.effects = effects

    def all(self) -> MausCatalogue:
        content = self.content
        return {
            "faces": {name: face_of(face) for face, name in enumerate(words.FACES)},
            "heroes": {hero.name: self.hero(hero) for hero in content.heroes},
            "items": {item.name: self.item(item) for item in content.items},
            "abilities": {ability.name: self.ability(ability) for ability in content.abilities},
            "foe_cards": {card.name: foe_card(card) for card in content.foe_cards.values()},
            "encounters": {card.name: encounter(card) for card in content.encounters},
            "rooms": {card.name: room(card) for card in content.rooms},
            "grounds": {ground.name: self.ground(ground) for ground in content.grounds},
            "plan": content.house.plan,
            "acts": {act.name: self.act(act) for act in content.acts},
            "pages": {page.name: self.page(page) for page in content.pages},
            "chapters": {chapter.name: self.chapter(chapter) for chapter in content.chapters},
            "counts": {count.name: count.title for count in content.counts},
            "wheel": WHEEL,
            "pack": PACK,
            "level_up": LEVEL_UP,
            "last_page": LAST_PAGE,
        }

    def said(self, script: Maybe[Script]) -> list[Effect]:
        return [self.effects.to_json(effect) for effect in self.content.effects_of(script)]

    # --- the box

    def hero(self, hero: components.HeroCard) -> Hero:
        return {
            "title": hero.title,
            "sentence": hero.sentence,
            "classes": names_of(hero.classes, words.CLASS),
            "attack": hero.attack,
            "defence": hero.defence,
            "lore": hero.lore,
            "speed": hero.speed,
            "life": hero.life,
            "powers": names_of(hero.powers, words.POWERS),
            "gear": [self.content.items[item].name for item in hero.gear],
        }

    def item(self, item: components.ItemCard) -> Item:
        return {
            "title": item.title,
            "sentence": item.sentence,
            "sort": words.SORTS[item.sort],
            "part": words.PARTS[item.part],
            "classes": names_of(item.classes, words.CLASS),
            "reach": words.REACHS[item.reach] if item.reach != NOTHING else None,
            "dice": item.dice,
            "defence": item.defence,
            "powers": names_of(item.powers, words.POWERS),
            "when": words.WHENS[item.when],
            "effects": self.said(item.script),
        }

    def ability(self, ability: components.AbilityCard) -> Ability:
        return {
            "title": ability.title,
            "sentence": ability.sentence,
            "classes": names_of(ability.classes, words.CLASS),
            "costs": {self.content.heroes[hero].name: ability.costs[hero] for hero in members(ability.heroes)},
            "when": words.WHENS[ability.when],
            "effects": self.said(ability.script),
        }

    def ground(self, ground: house.Ground) -> Ground:
        fields = [(words.FIELDS[field], ground.sees[field]) for field in members(ground.fields)]
        return {
            "room": self.content.rooms[ground.room].name,
            "marks": ground.marks,
            "sees": {field: names_of(seen, words.FIELDS) for field, seen in fields},
        }

    # --- the story

    def act(self, act: chapters.ActCard) -> Act:
        return {
            "title": act.title,
            "sentence": act.sentence,
            "room": self.content.rooms[act.room].name if act.room != NOTHING else None,
            "fields": names_of(act.fields, words.FIELDS),
            "beside": act.beside,
            "cheese": act.cheese,
            "less": self.content.counts[act.less].name if act.less != NOTHING else None,
            "pooled": act.pooled,
            "pages": act.pages,
            "roll": act.roll,
            "free": act.free,
            "quest": act.quest,
            "effects": self.said(act.script),
        }

    def page(self, page: chapters.PageCard) -> Page:
        return {
            "title": page.title,
            "text": page.text,
            "picture": page.picture,
            "choices": [{"title": choice.title, "effects": self.said(choice.script)} for choice in page.choices],
        }

    def chapter(self, chapter: chapters.ChapterCard) -> Chapter:
        return {
            "title": chapter.title,
            "question": chapter.question,
            "number": chapter.number,
            "rooms": [self.content.rooms[room].name for room in chapter.rooms],
            "acts": [self.content.acts[act].name for act in chapter.acts],
            "surges": self.surges(chapter),
            "opening": self.opening(chapter),
        }

    def surges(self, chapter: chapters.ChapterCard) -> dict[str, list[Effect]]:
        found: dict[str, list[Effect]] = {}
        for rule in chapter.rules[SURGE]:
            if rule.room != NOTHING:
                found.setdefault(self.content.rooms[rule.room].name, []).extend(self.said(rule.script))
        return found

    def opening(self, chapter: chapters.ChapterCard) -> list[str]:
        told = [effect for rule in chapter.rules[START] for effect in self.said(rule.script)]
        return [str(effect["page"]) for effect in told if effect["do"] == "tell"]


def face_of(face: int) -> Face:
    return {"number": NUMBERS[face], "star": has(STARS, face)}


def foe_card(card: components.FoeCard) -> FoeCard:
    return {
        "title": card.title,
        "foe": words.FOES[card.foe],
        "attack": card.attack,
        "defence": card.defence,
        "life": card.life,
        "reach": words.REACHS[card.reach],
        "large": card.large,
        "powers": names_of(card.powers, words.FOE_POWERS),
    }


def encounter(card: components.EncounterCard) -> Encounter:
    return {
        "title": card.title,
        "sentence": card.sentence,
        "keywords": names_of(card.keywords, words.KEYWORDS),
        "rows": [crowds(row) for row in card.rows],
        "surge": crowds(card.surge),
    }


def crowds(foes: components.Foes) -> list[Crowd]:
    return [{"foe": words.FOES[foe], "n": n} for foe, n in foes]


def room(card: components.RoomCard) -> Room:
    exits = [(words.EXITS[exit_], colour) for exit_, colour in enumerate(card.colours) if colour != NOTHING]
    return {
        "title": card.title,
        "sentence": card.sentence,
        "tile": card.tile,
        "side": SIDES[card.side],
        "exits": {exit_: SIDES[colour] for exit_, colour in exits},
        "hooks": names_of(card.hooks, words.EXITS),
        "cogs": names_of(card.cogs, words.EXITS),
    }
