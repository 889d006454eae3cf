"""What lies in the box: heroes, finds, abilities, foes, encounters and rooms, as the content files have them.

Each keeps the entry from which it was read: whoever finds something wrong with it says where.
"""

from typing import Final

from wusel.engine.content.entry import Entry
from wusel.engine.kinds import NOTHING, Deed, Maybe
from wusel.engine.sets import NONE, has, set_of
from wusel.engine.vocabulary import Choices, deed, replaced
from wusel.games.maus import words
from wusel.games.maus.house import DOORS, MARKS, NOWHERE, SIDES, WIDTH, ground_as_drawn
from wusel.games.maus.limits import HEROES
from wusel.games.maus.words import ClassSet, ExitSet, Figure, FoePowerSet, HeroSet, KeywordSet, PowerSet, When

# When a card can be used
NEVER: Final = When(0)
IN_TURN: Final = When(1)  # free, in her own turn
AS_ACTION: Final = When(2)  # as her standard action
ON_HIT: Final = When(3)  # a mouse was hit, before defence
ON_ROLL: Final = When(4)  # after a roll of hers
ON_FIND: Final = When(5)  # at once: an event
ON_PLACING: Final = When(6)  # a foe has just been placed
AT_START: Final = When(7)  # at the start of her turn

# Figures: heroes first, then the pools (MM-C7)
POOL_SIZES: Final = {"rats": 6, "roaches": 8, "spider": 1, "centipede": 1, "cat": 1, "sorceress": 1}
POOLS: Final = tuple(POOL_SIZES)
FIGURES: Final = (
    "rat_1", "rat_2", "rat_3", "rat_4", "rat_5", "rat_6",
    "roach_1", "roach_2", "roach_3", "roach_4", "roach_5", "roach_6", "roach_7", "roach_8",
    "spider", "centipede", "cat", "sorceress",
)  # fmt: skip

MOST_VALUE: Final = 9
MOST_DICE: Final = 5
MOST_COST: Final = 6
ROWS: Final = 3

# How many more there are of the largest group in a new room: easy, normal, hard (MM-S3)
MORE_FOES: Final = (-1, 0, 1)


class Scripts:
    """Every list of effects in the content, by number; `names` says whose each is."""

    def __init__(self, vocabulary: Choices) -> None:
        self.vocabulary = vocabulary
        self.lists: list[list[Deed]] = []
        self.names: list[str] = []

    def read(self, entry: Entry, key: str, name: str) -> Maybe[words.Script]:
        """The number of the effects under a key, NOTHING if there are none."""
        effects = entry.effects(key, self.vocabulary) if entry.has(key) else []
        if not effects:
            return words.Script(NOTHING)
        return self.add(effects, name)

    def add(self, effects: list[Deed], name: str) -> words.Script:
        self.lists.append(effects)
        self.names.append(name)
        return words.Script(len(self.lists) - 1)

    def by_difficulty(self, script: Maybe[words.Script]) -> words.PerDifficulty[Maybe[words.Script]]:
        """The number of the same effects for each difficulty: with more or fewer of the largest group that they place
        (MM-S3)."""
        effects = self.lists[script] if script != NOTHING else []
        place = largest([words.effect_n(effect) if deed(effect) == words.PLACE else 0 for effect in effects])
        if place == NOTHING:
            return [script for _ in MORE_FOES]
        group = effects[place]
        found = []
        for more in MORE_FOES:
            changed = replaced(group, words.EFFECT_N, words.effect_n(group) + more)
            crowd = [*effects[:place], changed, *effects[place + 1 :]]
            found.append(script if crowd == effects else self.add(crowd, f"{self.names[script]} {more:+d}"))
        return found


def largest(groups: list[int]) -> int:
    """The place of the largest of some groups, the first of those that are equally large; NOTHING if nobody has company
    of his kind."""
    most = max(groups, default=0)
    return groups.index(most) if most > 1 else NOTHING


def read_set(entry: Entry, key: str, names: tuple[str, ...]) -> int:
    """Some of some names as a set; none if nothing is said."""
    return set_of([names.index(word) for word in entry.words(key, names)]) if entry.has(key) else NONE


def read_reach(entry: Entry) -> words.Reach:
    return words.Reach(words.REACHS.index(entry.one_of("reach", words.REACHS)))


def table_in(entry: Entry, key: str) -> Entry:
    """A table inside an entry, empty if nothing is said."""
    return entry.table(key) if entry.has(key) else Entry(entry.file, entry.place, {}, entry.name)


class Hero:
    """A mouse that can be played: her five values (MM-C6), her classes and powers, what she begins with."""

    def __init__(self, entry: Entry, items: list[str], abilities: list[str]) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.sentence = entry.in_every_language("sentence")
        self.classes: ClassSet = read_set(entry, "classes", words.CLASS)
        self.attack = entry.number("attack", 0, MOST_VALUE)
        self.defence = entry.number("defence", 0, MOST_VALUE)
        self.lore = entry.number("lore", 0, MOST_VALUE)
        self.speed = entry.number("speed", 0, MOST_VALUE)
        self.life = entry.number("life", 1, MOST_VALUE)
        self.powers: PowerSet = read_set(entry, "powers", words.POWERS)
        self.gear = [words.Item(items.index(item)) for item in entry.words("gear", items, "the items")]
        ability = entry.one_of("first_ability", abilities, "the abilities")
        self.first_ability = words.Ability(abilities.index(ability))


class Item:
    """A find, a piece of gear or a thing of the story. `heroes` are those who may wear or use it; `reach` is NOTHING
    for what is no weapon; `copies` says how often it is in the search deck."""

    def __init__(self, entry: Entry, scripts: Scripts) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.sentence = entry.in_every_language("sentence")
        self.sort = words.Sort(words.SORTS.index(entry.one_of("sort", words.SORTS)))
        self.copies = entry.number("copies", 0, 9)
        self.part = words.Part(words.PARTS.index(entry.one_of("part", words.PARTS, default="no_part")))
        self.classes: ClassSet = read_set(entry, "classes", words.CLASS)
        self.heroes: HeroSet = NONE
        self.reach: Maybe[words.Reach] = read_reach(entry) if entry.has("reach") else words.Reach(NOTHING)
        self.dice = entry.number("dice", 0, MOST_DICE, 0)
        self.defence = entry.number("defence", 0, MOST_DICE, 0)
        self.powers: PowerSet = read_set(entry, "powers", words.POWERS)
        self.when = When(words.WHENS.index(entry.one_of("when", words.WHENS, default="never")))
        self.script = scripts.read(entry, "effects", self.name)


class Ability:
    """An ability card: whose it can be, what it costs whom (`costs` by hero), when it is used, what it does (MM-FRE6,
    MM-FRE7)."""

    def __init__(self, entry: Entry, scripts: Scripts, heroes: list[str]) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.sentence = entry.in_every_language("sentence")
        self.classes: ClassSet = read_set(entry, "classes", words.CLASS)
        only = heroes.index(entry.one_of("only", heroes, "the heroes")) if entry.has("only") else NOTHING
        self.only: Maybe[words.Hero] = words.Hero(words.Card(only))
        self.heroes: HeroSet = NONE
        self.cost = entry.number("cost", 1, MOST_COST)
        cheaper = table_in(entry, "cheaper")
        self.cheaper = [cheaper.number(name, 0, self.cost, self.cost) for name in words.CLASS]
        self.costs: words.PerHero[int] = []
        self.for_others = False
        self.when = When(words.WHENS.index(entry.one_of("when", words.WHENS)))
        self.script = scripts.read(entry, "effects", self.name)

    def cost_for(self, classes: ClassSet) -> int:
        """What a mouse of these classes pays."""
        return min([self.cost] + [price for number, price in enumerate(self.cheaper) if has(classes, number)])


def may_use(classes: ClassSet, heroes: list[Hero]) -> HeroSet:
    """The heroes with one of these classes; all of them if there is no such demand."""
    return set_of([number for number, hero in enumerate(heroes) if not classes or classes & hero.classes])


class FoeCard:
    """An initiative card of a foe (MM-K3): its values, its powers, and the pool from which it takes its figures."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.number = words.FoeCard(words.FOE_CARDS.index(self.name) if self.name in words.FOE_CARDS else NOTHING)
        self.foe = words.Foe(words.FOES.index(entry.one_of("foe", words.FOES)))
        self.attack = entry.number("attack", 0, MOST_VALUE)
        self.defence = entry.number("defence", 0, MOST_VALUE)
        self.life = entry.number("life", 1, MOST_VALUE)
        self.reach = read_reach(entry)
        self.large = entry.flag("large")
        self.pool = POOLS.index(entry.one_of("figures", POOLS))
        self.powers: FoePowerSet = read_set(entry, "powers", words.FOE_POWERS)

    def figures(self) -> list[Figure]:
        """The figures of its pool, by number."""
        start = HEROES + sum(POOL_SIZES[pool] for pool in POOLS[: self.pool])
        return [Figure(number) for number in range(start, start + POOL_SIZES[POOLS[self.pool]])]


class Encounter:
    """An encounter card: who comes by page (pages 1-2, 3-4, 5 and later), who comes as a surge, and its keywords. Foes
    are pairs: the foe, and how many of them. `met` has the rows for each difficulty."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.sentence = entry.in_every_language("sentence")
        self.hard = entry.flag("hard")
        self.keywords: KeywordSet = read_set(entry, "keywords", words.KEYWORDS)
        rows = entry.items("rows", "rows of foes")
        if len(rows) != ROWS:
            entry.refuse(f"{self.name} has {len(rows)} rows, not {ROWS} (MM-ENC3)", "rows")
        self.rows = [read_foes(entry, row, "rows", place) for place, row in enumerate(rows)]
        self.met = [[crowd_of(row, more) for row in self.rows] for more in MORE_FOES]
        self.surge = read_foes(entry, entry.value("surge"), "surge")


def crowd_of(row: list[tuple[words.Foe, int]], more: int) -> list[tuple[words.Foe, int]]:
    """A row with so many more of its largest group (MM-S3)."""
    place = largest([n for _, n in row])
    return [(foe, n + more if nth == place else n) for nth, (foe, n) in enumerate(row)]


def read_foes(entry: Entry, said: object, key: str, *place: int) -> list[tuple[words.Foe, int]]:
    """Foes and how many of each: [{ foe = "rat", n = 2 }]."""
    if not isinstance(said, list) or not said:
        entry.complain(f'should be [{{ foe = "rat", n = 2 }}, ...], not {said!r}', key, *place)
    found = []
    for one in said:
        if not isinstance(one, dict) or sorted(one) != ["foe", "n"]:
            entry.complain(f'should have {{ foe = "rat", n = 2 }}, not {one!r}', key, *place)
        foe = words.Foe(words.FOES.index(entry.as_word(one["foe"], words.FOES, "", key, *place)))
        found.append((foe, entry.as_number(one["n"], 1, 9, key, *place)))
    return found


class RoomCard:
    """One side of a tile: how it is drawn, the colours of its exits, which of them need the hook or a clever paw."""

    def __init__(self, entry: Entry, number: words.Room) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.sentence = entry.in_every_language("sentence")
        self.tile = entry.number("tile", 1, 99)
        self.side = SIDES.index(entry.one_of("side", SIDES))
        self.rows = read_map(entry)
        self.ground = ground_as_drawn(self.name, number, tuple(self.rows))
        table = table_in(entry, "colours")
        self.colours: list[int] = []
        for exit_, name in enumerate(words.EXITS[: words.TURN]):
            colour = table.one_of(name, SIDES, default=SIDES[self.side])
            self.colours.append(SIDES.index(colour) if self.ground.exits[exit_] != NOWHERE else NOTHING)
        self.hooks: ExitSet = read_set(entry, "hooks", words.EXITS)
        self.cogs: ExitSet = read_set(entry, "cogs", words.EXITS)


def read_map(entry: Entry) -> list[str]:
    """Six rows of six marks; what marks there are: house.py."""
    rows = entry.text("map").split()
    if len(rows) != WIDTH or any(len(row) != WIDTH for row in rows):
        entry.refuse(f"{entry.name}: the map should have {WIDTH} rows of {WIDTH} (MM-K6)", "map")
    for mark in "".join(rows):
        if mark not in MARKS:
            entry.refuse(f"{entry.name}: {mark!r} is no mark of a map; there are {' '.join(MARKS)} (MM-K6)", "map")
    for mark in DOORS + "t":
        if "".join(rows).count(mark) > 1:
            entry.refuse(f"{entry.name}: {mark} is there twice (MM-K6)", "map")
    return rows


class Area:
    """Fields of a room that the story has a name for; `key` is where its entry lists them."""

    def __init__(self, entry: Entry, name: str, room: words.Room, key: str) -> None:
        self.entry = entry
        self.key = key
        self.name = name
        self.room = room
        fields = entry.words(key, words.FIELDS, "the fields a1 to f6")
        self.fields: words.FieldSet = set_of([words.FIELDS.index(field) for field in fields])
