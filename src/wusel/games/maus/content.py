"""Heroes, cards, rooms and chapters as data: read from the content files and held against what the rules demand."""

from pathlib import Path
from typing import Final

from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts, load_parts, numbered
from wusel.engine.content.printed import Kinds, Printed
from wusel.engine.declared import Declared
from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.rules import LANGUAGES
from wusel.engine.sets import NONE, has, members, only, set_of
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.chapters import Act, Chapter, Count, Names, Page
from wusel.games.maus.components import (
    FIGURES,
    POOL_SIZES,
    POOLS,
    Ability,
    Area,
    Encounter,
    FoeCard,
    Hero,
    Item,
    RoomCard,
    Scripts,
    may_use,
    read_map,
    table_in,
)
from wusel.games.maus.demands.chapters import Story, check_areas, check_pages
from wusel.games.maus.demands.finds import check_finds
from wusel.games.maus.demands.foes import check_encounters, check_foes
from wusel.games.maus.demands.heroes import check_abilities, check_heroes
from wusel.games.maus.demands.rooms import check_grounds, check_rooms
from wusel.games.maus.house import ALL_FIELDS, NO_ROOM, Ground, House, ground_as_drawn
from wusel.games.maus.limits import HEROES
from wusel.games.maus.words import (
    AbilitySet,
    Card,
    FieldSet,
    Figure,
    ItemSet,
    PerAbility,
    PerAct,
    PerArea,
    PerChapter,
    PerCount,
    PerEncounter,
    PerField,
    PerFoe,
    PerGround,
    PerHero,
    PerItem,
    PerPage,
    PerScript,
    PerWhen,
    Power,
    Room,
)  # fmt: skip

HOME: Final = Path(__file__).parent
OWN: Final = HOME / "content"
SPREAD: Final = ("grounds", "areas", "chapters", "pages", "counts")
NAMED: Final = ("heroes", "items", "abilities", "foe_cards", "encounters", "rooms", *SPREAD)
# Areas that every room has: its paw prints, all of it, its special fields, and each single field
PAWS: Final = words.Area(0)
KNOWN_AREAS: Final = ("paws", "all", "special", *words.FIELDS)
BARE_PAWS: Final = "gear_bare_paws"


class Content(Printed):
    """All that a game is played with, numbered as in `kinds`, or as in words.toml. A room and the ground that it is
    drawn on have the same number; other grounds follow. `area_fields[ground][area]` is the set of fields of an area.
    `foe_cards` has the cards of foes on the track, where they follow the heroes; `cards_of` lists those of each foe;
    `large` and `pools` say whether a foe is large and which its figures are. `abilities_when` has the abilities that
    are used at each of words.WHENS. `scripts` are all lists of effects; `deck` has every find as often as it is in the
    search deck; `hooks` and `disguises` are the items that serve as such, `bare_paws` is the weapon of a mouse that has
    none (MM-ATK6)."""

    def __init__(self, parts: Parts) -> None:
        self.parts: Parts = parts
        entries = parts.all_named(NAMED)
        self.read_house(entries, parts.table("house"))
        self.read_figures(parts.table("figures"))
        kinds = self.named_kinds(entries)
        scripts = Scripts(Declared(HOME / "words.toml", kinds).effects)
        self.read_box(entries, scripts)
        self.read_story(entries, kinds, scripts)
        self.scripts: PerScript[list[Deed]] = scripts.lists
        kinds["act"] = dict(enumerate([act.name for act in self.acts]))
        kinds["script"] = dict(enumerate(scripts.names))
        self.kinds: Kinds = kinds
        self.names = words.Names(kinds)
        parts.done()
        self.check()

    def check(self) -> None:
        """Hold all of it against the rules."""
        check_heroes(self.parts, self.heroes, self.items, self.abilities)
        check_abilities(self.parts, self.abilities, self.scripts)
        check_finds(self.parts, self.items, self.scripts)
        check_encounters(self.parts, self.encounters)
        check_rooms(self.parts, self.rooms, self.house)
        check_grounds(self.ground_entries, self.grounds, self.rooms)
        check_areas(self.areas, self.grounds)
        check_pages(self.pages)
        if not self.chapters:
            self.parts.refuse("not a single chapter (MM-K7)", "chapters")
        story = Story(
            self.chapters,
            self.acts,
            self.pages,
            self.scripts,
            self.house,
            self.grounds,
            self.area_fields,
            self.items,
            self.counts,
        )
        story.check()

    def ground_called(self, name: str) -> Ground:
        return next(ground for ground in self.grounds if ground.name == name)

    def named_kinds(self, entries: dict[str, list[Entry]]) -> dict[str, dict[int, str]]:
        """What words can speak of; acts and scripts are known when all is read."""
        heroes = [entry.name for entry in entries["heroes"]]
        return {
            "hero": dict(enumerate(heroes)),
            "card": dict(enumerate(heroes + list(words.FOE_CARDS))),
            "figure": dict(enumerate(heroes + list(FIGURES))),
            "room": dict(enumerate([room.name for room in self.rooms])),
            "ground": dict(enumerate([ground.name for ground in self.grounds])),
            "area": dict(enumerate(self.area_names)),
            "item": numbered(entries["items"]),
            "ability": numbered(entries["abilities"]),
            "encounter": numbered(entries["encounters"]),
            "chapter": numbered(entries["chapters"]),
            "page": numbered(entries["pages"]),
            "count": numbered(entries["counts"]),
            "act": {},
            "script": {},
        }

    # --- the house

    def read_house(self, entries: dict[str, list[Entry]], house: Entry) -> None:
        house.called("house")
        self.rooms = [RoomCard(entry, Room(number)) for number, entry in enumerate(entries["rooms"])]
        names = [room.name for room in self.rooms]
        plan = [[tile_number(house, tile) for tile in row.split()] for row in house.rows("plan")]
        self.house = House(
            plan,
            [room.tile for room in self.rooms],
            [room.colours for room in self.rooms],
            [room.hooks for room in self.rooms],
            [room.cogs for room in self.rooms],
        )
        self.grounds: PerGround[Ground] = [room.ground for room in self.rooms]
        self.ground_entries = entries["grounds"]
        for entry in self.ground_entries:
            room = Room(names.index(entry.one_of("room", names, "the rooms")))
            self.grounds.append(ground_as_drawn(entry.name, room, tuple(read_map(entry))))
            titles = self.parts.titles
            titles[entry.name] = entry.title(entry.name) if entry.has("title") else titles[names[room]]
        self.read_areas(entries["areas"], names)

    def read_areas(self, entries: list[Entry], rooms: list[str]) -> None:
        """Those of the rooms, then those of the chapters; people are told their fields."""
        self.areas: list[Area] = []
        for room in self.rooms:
            table = table_in(room.entry, "areas")
            self.areas += [Area(table, name, room.ground.room, name) for name in table.values]
        for entry in entries:
            number = Room(rooms.index(entry.one_of("room", rooms, "the rooms")))
            self.areas.append(Area(entry, entry.name, number, "fields"))
        self.area_names = list(KNOWN_AREAS)
        for area in self.areas:
            if area.name in self.area_names:
                area.entry.refuse(f"there is another area {area.name}", area.key)
            self.area_names.append(area.name)
            fields = ", ".join([words.FIELDS[field] for field in members(area.fields)])
            self.parts.titles[area.name] = dict.fromkeys(LANGUAGES, fields)
        self.area_fields: PerGround[PerArea[FieldSet]] = [self.fields_by_area(ground) for ground in self.grounds]

    def fields_by_area(self, ground: Ground) -> PerArea[FieldSet]:
        """The fields of every area on a ground; none of an area of another room."""
        known = [ground.paws, ground.fields, ground.special] + [only(field) & ground.fields for field in ALL_FIELDS]
        return known + [area.fields & ground.fields if area.room == ground.room else NONE for area in self.areas]

    # --- the box

    def read_figures(self, entry: Entry) -> None:
        """What figures are called; where there are several, they are numbered."""
        entry.called("figures")
        left = list(FIGURES)
        for pool in POOLS:
            titles = entry.in_every_language(pool)
            size = POOL_SIZES[pool]
            for number in range(1, size + 1):
                more = f" {number}" if size > 1 else ""
                self.parts.titles[left.pop(0)] = {language: titles[language] + more for language in LANGUAGES}

    def read_box(self, entries: dict[str, list[Entry]], scripts: Scripts) -> None:
        items = [entry.name for entry in entries["items"]]
        abilities = [entry.name for entry in entries["abilities"]]
        self.heroes: PerHero[Hero] = [Hero(entry, items, abilities) for entry in entries["heroes"]]
        self.items: PerItem[Item] = [Item(entry, scripts) for entry in entries["items"]]
        for item in self.items:
            item.heroes = may_use(item.classes, self.heroes)
        names = [hero.name for hero in self.heroes]
        self.abilities: PerAbility[Ability] = [Ability(entry, scripts, names) for entry in entries["abilities"]]
        for ability in self.abilities:
            ability.heroes = may_use(ability.classes, self.heroes) if ability.only < 0 else only(ability.only)
            ability.costs = [ability.cost_for(hero.classes) for hero in self.heroes]
            effects = scripts.lists[ability.script] if ability.script != NOTHING else []
            ability.for_others = any(deed(effect) == words.STEP_BETWEEN for effect in effects)
        self.abilities_when: PerWhen[AbilitySet] = [
            set_of([number for number, ability in enumerate(self.abilities) if ability.when == when])
            for when in range(len(words.WHENS))
        ]
        self.deck = [words.Item(number) for number, item in enumerate(self.items) for _ in range(item.copies)]
        if BARE_PAWS not in items:
            self.parts.refuse(f"{BARE_PAWS} is missing: with what does she fight who has nothing? (MM-ATK6)", "items")
        self.bare_paws = words.Item(items.index(BARE_PAWS))
        self.hooks: ItemSet = self.with_power(words.HOOKS)
        self.disguises: ItemSet = self.with_power(words.DISGUISES)
        by_name = {entry.name: FoeCard(entry) for entry in entries["foe_cards"]}
        for name, card in by_name.items():
            if name not in words.FOE_CARDS:
                card.entry.refuse(f"{name} is none of {', '.join(words.FOE_CARDS)} (MM-K3)")
        for name in words.FOE_CARDS:
            if name not in by_name:
                self.parts.refuse(f"the card {name} is missing (MM-K3)", "foe_cards")
        check_foes(self.parts, [by_name[name] for name in words.FOE_CARDS])
        self.foe_cards = {Card(HEROES + n): by_name[name] for n, name in enumerate(words.FOE_CARDS)}
        self.cards_of: PerFoe[list[Card]] = [
            [card for card, values in self.foe_cards.items() if values.foe == foe] for foe in range(len(words.FOES))
        ]
        first = [self.foe_cards[cards[0]] for cards in self.cards_of]
        self.large: PerFoe[bool] = [card.large for card in first]
        self.is_ranged: PerFoe[bool] = [card.reach == words.RANGED for card in first]
        self.pools: PerFoe[list[Figure]] = [card.figures() for card in first]
        self.encounters: PerEncounter[Encounter] = [Encounter(entry) for entry in entries["encounters"]]

    def with_power(self, power: Power) -> ItemSet:
        """The items that are good for something."""
        return set_of([number for number, item in enumerate(self.items) if has(item.powers, power)])

    # --- the story

    def read_story(self, entries: dict[str, list[Entry]], kinds: dict[str, dict[int, str]], scripts: Scripts) -> None:
        area_rooms = [NO_ROOM] * len(KNOWN_AREAS) + [area.room for area in self.areas]
        names = Names(kinds, area_rooms, self.area_fields)
        self.counts: PerCount[Count] = [Count(entry) for entry in entries["counts"]]
        self.pages: PerPage[Page] = [Page(entry, names, scripts) for entry in entries["pages"]]
        self.chapters: PerChapter[Chapter] = []
        self.acts: PerAct[Act] = []
        for entry in entries["chapters"]:
            chapter = Chapter(entry, self.house.tiles, names, scripts)
            self.chapters.append(chapter)
            for table in chapter.act_entries:
                chapter.acts.append(words.Act(len(self.acts)))
                self.acts.append(Act(table, names, scripts))
            chapter.acts_at = [self.acts_by_field(chapter, ground) for ground in self.grounds]

    def acts_by_field(self, chapter: Chapter, ground: Ground) -> PerField[list[words.Act]]:
        """The acts of a chapter that can be done on each field of a ground."""
        found: PerField[list[words.Act]] = [[] for _ in ALL_FIELDS]
        for act in chapter.acts:
            for field in words.each_field(self.acts[act].places(ground)):
                found[field].append(act)
        return found


def tile_number(house: Entry, tile: str) -> int:
    if tile == ".":
        return NOTHING
    if not tile.isdecimal():
        house.refuse(f"house: {tile!r} is no tile; a plan has numbers of tiles and dots", "plan")
    return int(tile)


def load_content(path: Path | None = None, text: str = "") -> Content:
    """The game's own content, with the parts in a file that somebody brings along, or in a save."""
    return Content(load_parts(OWN, path, text, SPREAD))
