"""The catalogue, which clients use to draw this game: printed cards, the house, and the numbers of the rules."""

from typing import TypedDict

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, members
from wusel.engine.vocabulary import Choices
from wusel.games.maus import listed, words
from wusel.games.maus.content import chapters, components, house
from wusel.games.maus.content.chapters import START, SURGE
from wusel.games.maus.content.components import names_of
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.dice import NUMBERS, STARS
from wusel.games.maus.content.house import SIDES
from wusel.games.maus.limits import LAST_PAGE, LEVEL_UP, PACK, WHEEL

Effect = dict[str, int | str]
"""An effect as a word and its arguments. The locale files have the sentence for each word as `effect-<do>`."""


class Face(TypedDict):
    """A side of the die."""

    number: int
    star: bool


class Ability(listed.Ability):
    """An ability card."""

    costs: dict[str, int]
    """The cost by hero, for the heroes who may have the card."""


class Crowd(TypedDict):
    """A number of foes of one kind."""

    foe: str
    n: int


class Encounter(listed.Encounter):
    """An encounter card: its foes by page, and its reinforcements."""

    rows: list[list[Crowd]]
    surge: list[Crowd]


class Room(listed.Room):
    """One side of a tile."""

    side: str
    exits: dict[str, str]
    """The colour of each exit."""


class Ground(TypedDict):
    """A drawing of a room: 36 marks in reading order (see house.py), and the fields visible from each field."""

    room: str
    marks: str
    sees: dict[str, list[str]]


class Chapter(listed.Chapter):
    """A chapter of the campaign."""

    surges: dict[str, list[Effect]]
    """The chapter's own reinforcements, by room."""
    opening: list[str]
    """The pages at the start of the chapter. The last of them states the goal."""


class MausCatalogue(TypedDict):
    """All printed components."""

    faces: dict[str, Face]
    heroes: dict[str, listed.Hero]
    items: dict[str, listed.Item]
    abilities: dict[str, Ability]
    foe_cards: dict[str, listed.Foe]
    encounters: dict[str, Encounter]
    rooms: dict[str, Room]
    grounds: dict[str, Ground]
    plan: list[list[int]]
    """The layout of the tiles by number; -1 where there is no tile."""
    acts: dict[str, listed.Act]
    pages: dict[str, listed.Page]
    chapters: dict[str, Chapter]
    own_story: bool
    """True if the chapters are the game's own. Only these have their own drawings in the book."""
    counts: dict[str, dict[str, str]]
    kept: list[str]
    """Counts that continue through the whole story."""
    wheel: int
    pack: int
    level_up: int
    last_page: int


class Printer(listed.Lister):
    """Converts printed components to words."""

    def __init__(self, content: Content, effects: Choices) -> None:
        super().__init__(content.names, effects)
        self.content = content

    def all(self) -> MausCatalogue:
        content = self.content
        return {
            "faces": {
                name: {"number": NUMBERS[face], "star": has(STARS, face)} for face, name in enumerate(words.FACES)
            },
            "heroes": {hero.name: self.hero(hero) for hero in content.heroes},
            "items": {item.name: self.item(item) for item in content.items},
            "abilities": {ability.name: self.ability(ability) for ability in content.abilities},
            "foe_cards": {card.name: self.foe(card) for card in content.foe_cards.values()},
            "encounters": {card.name: self.encounter(card) for card in content.encounters},
            "rooms": {card.name: self.room(card) for card in content.rooms},
            "grounds": {ground.name: self.ground(ground) for ground in content.grounds},
            "plan": content.house.plan,
            "acts": {act.name: self.act(act) for act in content.acts},
            "pages": {page.name: self.page(page) for page in content.pages},
            "chapters": {chapter.name: self.chapter(chapter) for chapter in content.chapters},
            "own_story": content.parts.is_own("chapters"),
            "counts": {count.name: count.title for count in content.counts},
            "kept": [count.name for count in content.counts if count.kept],
            "wheel": WHEEL,
            "pack": PACK,
            "level_up": LEVEL_UP,
            "last_page": LAST_PAGE,
        }

    def ability(self, thing: components.AbilityCard) -> Ability:
        costs = {self.names.hero[hero]: thing.costs[hero] for hero in members(thing.heroes)}
        return {**super().ability(thing), "costs": costs}

    def encounter(self, thing: components.EncounterCard) -> Encounter:
        return {**super().encounter(thing), "rows": [crowds(row) for row in thing.rows], "surge": crowds(thing.surge)}

    def room(self, thing: components.RoomCard) -> Room:
        exits = {words.EXITS[at]: SIDES[colour] for at, colour in enumerate(thing.colours) if colour != NOTHING}
        return {**super().room(thing), "side": SIDES[thing.side], "exits": exits}

    def ground(self, ground: house.Ground) -> Ground:
        fields = [(words.FIELDS[field], ground.sees[field]) for field in members(ground.fields)]
        return {
            "room": self.names.room[ground.room],
            "marks": ground.marks,
            "sees": {field: names_of(seen, words.FIELDS) for field, seen in fields},
        }

    def chapter(self, thing: chapters.ChapterCard) -> Chapter:
        surges: dict[str, list[Effect]] = {}
        for rule in thing.rules[SURGE]:
            if rule.room != NOTHING:
                surges.setdefault(self.names.room[rule.room], []).extend(self.rule(rule)["effects"])
        told = [effect for rule in thing.rules[START] for effect in self.rule(rule)["effects"]]
        opening = [str(effect["page"]) for effect in told if effect["do"] == "tell"]
        return {**super().chapter(thing), "surges": surges, "opening": [*opening, self.names.page[thing.goal]]}


def crowds(foes: components.Foes) -> list[Crowd]:
    return [{"foe": words.FOES[foe], "n": n} for foe, n in foes]
