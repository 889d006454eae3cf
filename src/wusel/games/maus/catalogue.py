"""What a client needs to draw this game: heroes, cards, foes, rooms, pages and the numbers of the rules."""

from typing import TypedDict

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, members
from wusel.engine.vocabulary import Choices
from wusel.games.maus import words
from wusel.games.maus.chapters import START, SURGE
from wusel.games.maus.content import Content
from wusel.games.maus.dice import NUMBERS, STARS
from wusel.games.maus.house import FIELDS, NOWHERE, SIDES
from wusel.games.maus.limits import LAST_PAGE, LEVEL_UP, PACK, WHEEL

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


def catalogue_of(content: Content, effects: Choices) -> MausCatalogue:
    titles = content.parts.titles
    return {
        "faces": {name: {"number": NUMBERS[face], "star": has(STARS, face)} for face, name in enumerate(words.FACES)},
        "heroes": {
            hero.name: {
                "title": titles[hero.name],
                "sentence": hero.sentence,
                "classes": names_in(hero.classes, words.CLASS),
                "attack": hero.attack,
                "defence": hero.defence,
                "lore": hero.lore,
                "speed": hero.speed,
                "life": hero.life,
                "powers": names_in(hero.powers, words.POWERS),
                "gear": [content.items[item].name for item in hero.gear],
            }
            for hero in content.heroes
        },
        "items": {
            item.name: {
                "title": titles[item.name],
                "sentence": item.sentence,
                "sort": words.SORTS[item.sort],
                "part": words.PARTS[item.part],
                "classes": names_in(item.classes, words.CLASS),
                "reach": words.REACHS[item.reach] if item.reach != NOTHING else None,
                "dice": item.dice,
                "defence": item.defence,
                "powers": names_in(item.powers, words.POWERS),
                "when": words.WHENS[item.when],
                "effects": said(content, effects, item.script),
            }
            for item in content.items
        },
        "abilities": {
            ability.name: {
                "title": titles[ability.name],
                "sentence": ability.sentence,
                "classes": names_in(ability.classes, words.CLASS),
                "costs": {content.heroes[hero].name: ability.costs[hero] for hero in members(ability.heroes)},
                "when": words.WHENS[ability.when],
                "effects": said(content, effects, ability.script),
            }
            for ability in content.abilities
        },
        "foe_cards": {
            card.name: {
                "title": titles[card.name],
                "foe": words.FOES[card.foe],
                "attack": card.attack,
                "defence": card.defence,
                "life": card.life,
                "reach": words.REACHS[card.reach],
                "large": card.large,
                "powers": names_in(card.powers, words.FOE_POWERS),
            }
            for card in content.foe_cards.values()
        },
        "encounters": {
            card.name: {
                "title": titles[card.name],
                "sentence": card.sentence,
                "keywords": names_in(card.keywords, words.KEYWORDS),
                "rows": [crowds(row) for row in card.rows],
                "surge": crowds(card.surge),
            }
            for card in content.encounters
        },
        "rooms": {
            room.name: {
                "title": titles[room.name],
                "sentence": room.sentence,
                "tile": room.tile,
                "side": SIDES[room.side],
                "exits": {
                    words.EXITS[exit_]: SIDES[colour] for exit_, colour in enumerate(room.colours) if colour != NOWHERE
                },
                "hooks": names_in(room.hooks, words.EXITS),
                "cogs": names_in(room.cogs, words.EXITS),
            }
            for room in content.rooms
        },
        "grounds": {
            ground.name: {
                "room": content.rooms[ground.room].name,
                "marks": ground.marks,
                "sees": {
                    words.FIELDS[field]: names_in(ground.sees[field], words.FIELDS)
                    for field in range(FIELDS)
                    if has(ground.fields, field)
                },
            }
            for ground in content.grounds
        },
        "plan": content.house.plan,
        "acts": {
            act.name: {
                "title": titles[act.name],
                "sentence": act.sentence,
                "room": content.rooms[act.room].name if act.room != NOTHING else None,
                "fields": names_in(act.fields, words.FIELDS),
                "beside": act.beside,
                "cheese": act.cheese,
                "less": content.counts[act.less].name if act.less != NOTHING else None,
                "pooled": act.pooled,
                "pages": act.pages,
                "roll": act.roll,
                "free": act.free,
                "quest": act.quest,
                "effects": said(content, effects, act.script),
            }
            for act in content.acts
        },
        "pages": {
            page.name: {
                "title": titles[page.name],
                "text": page.text,
                "picture": page.picture,
                "choices": [
                    {"title": choice.title, "effects": said(content, effects, choice.script)} for choice in page.choices
                ],
            }
            for page in content.pages
        },
        "chapters": {
            chapter.name: {
                "title": titles[chapter.name],
                "question": chapter.question,
                "number": chapter.number,
                "rooms": [content.rooms[room].name for room in chapter.rooms],
                "acts": [content.acts[act].name for act in chapter.acts],
                "surges": surges_of(content, effects, number),
                "opening": opening_of(content, effects, number),
            }
            for number, chapter in enumerate(content.chapters)
        },
        "counts": {count.name: titles[count.name] for count in content.counts},
        "wheel": WHEEL,
        "pack": PACK,
        "level_up": LEVEL_UP,
        "last_page": LAST_PAGE,
    }


def names_in(group: int, names: tuple[str, ...]) -> list[str]:
    return [names[number] for number in members(group)]


def said(content: Content, effects: Choices, script: int) -> list[Effect]:
    return [effects.to_json(effect) for effect in content.scripts[script]] if script != NOTHING else []


def crowds(foes: list[tuple[int, int]]) -> list[Crowd]:
    return [{"foe": words.FOES[foe], "n": n} for foe, n in foes]


def surges_of(content: Content, effects: Choices, chapter: int) -> dict[str, list[Effect]]:
    found: dict[str, list[Effect]] = {}
    for rule in content.chapters[chapter].rules[SURGE]:
        if rule.room != NOTHING:
            room = content.rooms[rule.room].name
            found[room] = found.get(room, []) + said(content, effects, rule.script)
    return found


def opening_of(content: Content, effects: Choices, chapter: int) -> list[str]:
    told = [effect for rule in content.chapters[chapter].rules[START] for effect in said(content, effects, rule.script)]
    return [str(effect["page"]) for effect in told if effect["do"] == "tell"]
