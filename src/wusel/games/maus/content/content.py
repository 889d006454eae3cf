"""The content of the game: heroes, cards, rooms and chapters, read from files and checked against the rules."""

from pathlib import Path
from typing import Final

from wusel.engine.content.content import Printed
from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts, load_parts, numbered
from wusel.engine.declared import Declared
from wusel.engine.kinds import NOTHING, Deed, Maybe
from wusel.engine.rules import LANGUAGES
from wusel.engine.sets import NONE, has, only, set_of
from wusel.games.maus import words
from wusel.games.maus.content.chapters import ActCard, ChapterCard, CountCard, LineCard, PageCard
from wusel.games.maus.content.components import (
    FIGURES,
    POOL_SIZES,
    AbilityCard,
    AreaCard,
    EncounterCard,
    FoeCard,
    HeroCard,
    ItemCard,
    Known,
    RoomCard,
    Scripts,
    names_of,
    read_map,
)
from wusel.games.maus.content.foes import check_foes
from wusel.games.maus.content.house import ALL_FIELDS, NO_ROOM, Ground, House, ground_as_drawn
from wusel.games.maus.limits import HEROES

OWN: Final = Path(__file__).parent
DECLARATION: Final = OWN.parent / "words.toml"
SPREAD: Final = ("grounds", "areas", "chapters", "pages", "counts")
NAMED: Final = ("heroes", "items", "abilities", "foe_cards", "encounters", "rooms", *SPREAD)
# Areas that every room has: its paw prints, all its fields, its special fields, and each single field
PAWS: Final = words.Area(0)
KNOWN_AREAS: Final = ("paws", "all", "special", *words.FIELDS)
BARE_PAWS: Final = "gear_bare_paws"
MOST_MAPS: Final = {"rooms": 16, "grounds": 100}
"""The maximum number of maps of each kind (MM-K6). Measuring a map takes 10 ms."""


class Content(Printed):
    """The content of a game, numbered as in `kinds` or as in words.toml.

    A room and the ground that shows it have the same number; the other grounds follow. `area_fields[ground][area]` is
    the set of fields of an area. `foe_cards` maps track cards to foe cards; on the track they follow the heroes.
    `cards_of` lists the cards of each foe, and `large` and `pools` tell its size and its figures. `abilities_when` has
    the abilities for each of words.WHENS. `scripts` lists all lists of effects. `deck` has each find once for each copy
    in the search deck. `hooks` and `disguises` are the items with these powers. `bare_paws` is the weapon of a mouse
    without a weapon (MM-ATK6).
    """

    def __init__(self, parts: Parts) -> None:
        entries = parts.all_named(NAMED)
        self.parts = parts
        self.read_house(entries, parts.table("house"))
        self.read_figures(parts.table("figures"))
        kinds = self.named_kinds(entries)
        scripts = Scripts(Declared(DECLARATION, kinds).effects)
        area_rooms = [NO_ROOM] * len(KNOWN_AREAS) + [area.room for area in self.areas]
        known = Known(kinds, scripts, area_rooms, self.area_fields)
        self.read_box(entries, known)
        self.read_foes(entries)
        self.read_story(entries, known)
        self.scripts: words.PerScript[list[Deed]] = scripts.lists
        kinds["act"] = dict(enumerate([act.name for act in self.acts]))
        kinds["line"] = dict(enumerate([line.name for line in self.lines]))
        kinds["script"] = dict(enumerate(scripts.names))
        super().__init__(kinds, parts)
        self.names = words.Names(kinds)
        parts.done()

    def effects_of(self, script: Maybe[words.Script]) -> list[Deed]:
        """Return the effects of a script, none for NOTHING."""
        return self.scripts[script] if script != NOTHING else []

    def ground_called(self, name: str) -> Ground:
        return self.grounds[self.names.ground.index(name)]

    def named_kinds(self, entries: dict[str, list[Entry]]) -> dict[str, dict[int, str]]:
        """Return the names of all kinds. Acts, lines and scripts get theirs after everything is read."""
        heroes = [entry.name for entry in entries["heroes"]]
        return {
            "hero": dict(enumerate(heroes)),
            "card": dict(enumerate(heroes + list(words.FOE_CARDS))),
            "figure": dict(enumerate(heroes + list(FIGURES))),
            "room": numbered(entries["rooms"]),
            "ground": dict(enumerate([ground.name for ground in self.grounds])),
            "area": dict(enumerate([*KNOWN_AREAS, *[area.name for area in self.areas]])),
            "item": numbered(entries["items"]),
            "ability": numbered(entries["abilities"]),
            "encounter": numbered(entries["encounters"]),
            "chapter": numbered(entries["chapters"]),
            "page": numbered(entries["pages"]),
            "count": numbered(entries["counts"]),
            "act": {},
            "line": {},
            "script": {},
        }

    # --- the house

    def read_house(self, entries: dict[str, list[Entry]], house: Entry) -> None:
        house.called("house")
        for part, most in MOST_MAPS.items():
            if len(entries[part]) > most:
                entries[part][most].stop(f"{len(entries[part])} {part} are too many; {most} are the most (MM-K6)")
        self.rooms = [RoomCard(entry, words.Room(number)) for number, entry in enumerate(entries["rooms"])]
        plan = [[tile_number(house, tile) for tile in row.split()] for row in house.rows("plan")]
        self.house = House(plan, [room.tile for room in self.rooms], [room.colours for room in self.rooms])
        self.grounds: words.PerGround[Ground] = [room.ground for room in self.rooms]
        self.ground_entries = entries["grounds"]
        for entry in self.ground_entries:
            room = self.room_in(entry)
            self.grounds.append(ground_as_drawn(entry.name, room, tuple(read_map(entry))))
            titles = self.parts.titles
            titles[entry.name] = entry.title(entry.name) if entry.has("title") else self.rooms[room].title
        self.read_areas(entries["areas"])

    def room_in(self, entry: Entry) -> words.Room:
        return words.Room(entry.number_of("room", [room.name for room in self.rooms], "the rooms"))

    def read_areas(self, entries: list[Entry]) -> None:
        """Read the areas of the rooms, then those of the chapters. Players see an area as a list of its fields."""
        self.areas: list[AreaCard] = []
        for room in self.rooms:
            table = room.entry.table_if_any("areas")
            self.areas += [AreaCard(table, name, room.ground.room, name) for name in table.values]
        self.areas += [AreaCard(entry, entry.name, self.room_in(entry), "fields") for entry in entries]
        names = set(KNOWN_AREAS)
        for area in self.areas:
            if area.name in names:
                area.entry.refuse(f"there is another area {area.name}", area.key)
            names.add(area.name)
            fields = ", ".join(names_of(area.fields, words.FIELDS))
            self.parts.titles[area.name] = dict.fromkeys(LANGUAGES, fields)
        self.area_fields: words.PerGround[words.PerArea[words.FieldSet]] = [
            self.fields_by_area(ground) for ground in self.grounds
        ]

    def fields_by_area(self, ground: Ground) -> words.PerArea[words.FieldSet]:
        """Return the fields of every area on a ground. Areas of other rooms are empty."""
        known = [ground.paws, ground.fields, ground.special] + [only(field) & ground.fields for field in ALL_FIELDS]
        return known + [area.fields & ground.fields if area.room == ground.room else NONE for area in self.areas]

    # --- the box

    def read_figures(self, entry: Entry) -> None:
        """Read the names of the figures. Figures of a pool with several pieces are numbered."""
        entry.called("figures")
        left = list(FIGURES)
        for pool, size in POOL_SIZES.items():
            titles = entry.in_every_language(pool)
            for number in range(1, size + 1):
                more = f" {number}" if size > 1 else ""
                self.parts.titles[left.pop(0)] = {language: titles[language] + more for language in LANGUAGES}

    def read_box(self, entries: dict[str, list[Entry]], known: Known) -> None:
        self.heroes: words.PerHero[HeroCard] = [HeroCard(entry, known) for entry in entries["heroes"]]
        self.items: words.PerItem[ItemCard] = [ItemCard(entry, known, self.heroes) for entry in entries["items"]]
        self.abilities: words.PerAbility[AbilityCard] = [
            AbilityCard(entry, known, self.heroes) for entry in entries["abilities"]
        ]
        self.abilities_when: words.PerWhen[words.AbilitySet] = [
            set_of([number for number, ability in enumerate(self.abilities) if ability.when == when])
            for when in range(len(words.WHENS))
        ]
        self.deck = [words.Item(number) for number, item in enumerate(self.items) for _ in range(item.copies)]
        if BARE_PAWS not in known.item:
            self.parts.refuse(f"{BARE_PAWS} is missing: with what does she fight who has nothing? (MM-ATK6)", "items")
        self.bare_paws = words.Item(known.item.index(BARE_PAWS))
        self.hooks: words.ItemSet = self.with_power(words.HOOKS)
        self.disguises: words.ItemSet = self.with_power(words.DISGUISES)
        self.encounters: words.PerEncounter[EncounterCard] = [EncounterCard(entry) for entry in entries["encounters"]]

    def with_power(self, power: words.Power) -> words.ItemSet:
        """Return the items with a power."""
        return set_of([number for number, item in enumerate(self.items) if has(item.powers, power)])

    def read_foes(self, entries: dict[str, list[Entry]]) -> None:
        by_name = {entry.name: FoeCard(entry) for entry in entries["foe_cards"]}
        for name, card in by_name.items():
            if name not in words.FOE_CARDS:
                card.entry.refuse(f"{name} is none of {', '.join(words.FOE_CARDS)} (MM-K3)")
        for name in words.FOE_CARDS:
            if name not in by_name:
                self.parts.refuse(f"the card {name} is missing (MM-K3)", "foe_cards")
        check_foes(self.parts, [by_name[name] for name in words.FOE_CARDS])
        self.foe_cards = {words.Card(HEROES + n): by_name[name] for n, name in enumerate(words.FOE_CARDS)}
        self.cards_of: words.PerFoe[list[words.Card]] = [
            [card for card, values in self.foe_cards.items() if values.foe == foe] for foe in range(len(words.FOES))
        ]
        first = [self.foe_cards[cards[0]] for cards in self.cards_of]
        self.large: words.PerFoe[bool] = [card.large for card in first]
        self.is_ranged: words.PerFoe[bool] = [card.reach == words.RANGED for card in first]
        self.pools: words.PerFoe[list[words.Figure]] = [card.figures() for card in first]

    # --- the story

    def read_story(self, entries: dict[str, list[Entry]], known: Known) -> None:
        self.counts: words.PerCount[CountCard] = [CountCard(entry) for entry in entries["counts"]]
        self.pages: words.PerPage[PageCard] = []
        self.lines: words.PerLine[LineCard] = []
        for entry in entries["pages"]:
            self.pages.append(PageCard(entry, len(self.lines), known))
            self.lines += self.pages[-1].lines
        self.chapters: words.PerChapter[ChapterCard] = []
        self.acts: words.PerAct[ActCard] = []
        for entry in entries["chapters"]:
            chapter = ChapterCard(entry, self.house.tiles, known)
            self.chapters.append(chapter)
            for table in chapter.act_entries:
                chapter.acts.append(words.Act(len(self.acts)))
                self.acts.append(ActCard(table, known))
            chapter.acts_at = [self.acts_by_field(chapter, ground) for ground in self.grounds]

    def acts_by_field(self, chapter: ChapterCard, ground: Ground) -> words.PerField[list[words.Act]]:
        """Return the acts of a chapter that are possible on each field of a ground."""
        found: words.PerField[list[words.Act]] = [[] for _ in ALL_FIELDS]
        for act in chapter.acts:
            for field in words.each_field(self.acts[act].places(ground)):
                found[field].append(act)
        return found


def tile_number(house: Entry, tile: str) -> int:
    if tile == ".":
        return NOTHING
    if not tile.isdecimal():
        house.refuse(f"house: {tile!r} is no tile; a plan has numbers of tiles and dots", "plan")
        return NOTHING
    return int(tile)


def load_content(path: Path | None = None, text: str = "") -> Content:
    """Return the game's own content, with the parts that a file or a save replaces."""
    parts = load_parts(OWN, path, text, SPREAD)
    with parts.all_faults():
        return Content(parts)
