"""The components of the game as the content files define them: heroes, finds, abilities, foes, encounters and rooms.

A `Hero` is the number of a hero, and a `HeroCard` has the printed values. The other kinds follow the same pattern.
"""

from collections.abc import Sequence
from typing import Final

from wusel.engine.content.cards import Described, Named, Titled
from wusel.engine.content.content import Kinds
from wusel.engine.content.entry import Entry
from wusel.engine.kinds import NOTHING, Deed, Listed, Maybe
from wusel.engine.sets import members, only, set_of
from wusel.engine.vocabulary import Choices, deed, replaced
from wusel.games.maus import words
from wusel.games.maus.content.house import DOORS, MARKS, NOWHERE, SIDES, WIDTH, ground_as_drawn
from wusel.games.maus.limits import HEROES

# The moments at which a card can be used
NEVER: Final = words.When(0)
IN_TURN: Final = words.When(1)  # free, in her own turn
AS_ACTION: Final = words.When(2)  # as her standard action
ON_HIT: Final = words.When(3)  # a mouse was hit, before defence
ON_ROLL: Final = words.When(4)  # after one of her rolls
ON_FIND: Final = words.When(5)  # at once: an event
ON_PLACING: Final = words.When(6)  # a foe has just been placed
AT_START: Final = words.When(7)  # at the start of her turn

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

# Additional foes in the largest group of a new room: easy, normal, hard (MM-S3)
MORE_FOES: Final = (-1, 0, 1)


# --- reading


class Scripts:
    """All lists of effects in the content, by number. `names` has the owner of each."""

    def __init__(self, vocabulary: Choices) -> None:
        self.vocabulary = vocabulary
        self.lists: list[list[Deed]] = []
        self.names: list[str] = []

    def read(self, entry: Entry, key: str, name: str) -> Maybe[words.Script]:
        """Return the number of the effects under a key, NOTHING if there are none."""
        effects = entry.effects(key, self.vocabulary) if entry.has(key) else []
        return self.add(effects, name) if effects else words.Script(NOTHING)

    def add(self, effects: list[Deed], name: str) -> words.Script:
        self.lists.append(effects)
        self.names.append(name)
        return words.Script(len(self.lists) - 1)

    def effects_of(self, script: Maybe[words.Script]) -> list[Deed]:
        return self.lists[script] if script != NOTHING else []

    def by_difficulty(self, script: Maybe[words.Script]) -> words.PerDifficulty[Maybe[words.Script]]:
        """Return, for each difficulty, a script with more or fewer foes in the largest group that it places (MM-S3)."""
        effects = self.effects_of(script)
        place = largest([words.effect_n(effect) if deed(effect) == words.PLACE else 0 for effect in effects])
        if place == NOTHING:
            return [script for _ in MORE_FOES]
        group = effects[place]
        found = []
        for more in MORE_FOES:
            changed = replaced(group, words.EFFECT_N, words.effect_n(group) + more)
            crowd = [*effects[:place], changed, *effects[place + 1 :]]
            found.append(self.add(crowd, f"{self.names[script]} {more:+d}") if more else script)
        return found


class Known(words.Names):
    """The names that entries can refer to. `area_rooms` has the room of each area, NOTHING for areas that every room
    has. `area_fields` has the fields of every area, by ground."""

    def __init__(
        self,
        kinds: Kinds,
        scripts: Scripts,
        area_rooms: words.PerArea[Maybe[words.Room]],
        area_fields: words.PerGround[words.PerArea[words.FieldSet]],
    ) -> None:
        super().__init__(kinds)
        self.scripts = scripts
        self.area_rooms = area_rooms
        self.area_fields = area_fields


def largest(groups: list[int]) -> int:
    """Return the index of the first largest group, NOTHING if no group has two or more members."""
    most = max(groups, default=0)
    return groups.index(most) if most > 1 else NOTHING


def names_of(group: int, names: Sequence[str]) -> list[str]:
    """Return the names of the members of a set."""
    return [names[number] for number in members(group)]


# --- mice and what they have


class HeroCard(Described):
    """A mouse that can be played: her five values (MM-C6), classes, powers and starting gear."""

    def __init__(self, entry: Entry, known: Known) -> None:
        super().__init__(entry)
        self.gender = entry.gender(self.name)
        self.classes: Listed[words.ClassSet] = set_of(entry.numbers_of("classes", words.CLASS))
        self.attack: Listed[int] = entry.number("attack", 0, MOST_VALUE)
        self.defence: Listed[int] = entry.number("defence", 0, MOST_VALUE)
        self.lore: Listed[int] = entry.number("lore", 0, MOST_VALUE)
        self.speed: Listed[int] = entry.number("speed", 0, MOST_VALUE)
        self.life: Listed[int] = entry.number("life", 1, MOST_VALUE)
        self.powers: Listed[words.PowerSet] = set_of(entry.numbers_of("powers", words.POWERS))
        self.gear: Listed[list[words.Item]] = [
            words.Item(known.item.index(item)) for item in entry.words("gear", known.item, "the items")
        ]
        self.first_ability = words.Ability(entry.number_of("first_ability", known.ability, "the abilities"))


class ItemCard(Described):
    """A find, a piece of gear or a thing of the story. `heroes` are the heroes who may wear or use it. `reach` is
    NOTHING unless it is a weapon. `copies` is its number in the search deck."""

    def __init__(self, entry: Entry, known: Known, heroes: list[HeroCard]) -> None:
        super().__init__(entry)
        self.sort: Listed[words.Sort] = words.Sort(entry.number_of("sort", words.SORTS))
        self.copies = entry.number("copies", 0, 9)
        self.part: Listed[words.Part] = words.Part(entry.number_of("part", words.PARTS, default="no_part"))
        self.classes: Listed[words.ClassSet] = set_of(entry.numbers_of("classes", words.CLASS))
        self.heroes: words.HeroSet = may_use(self.classes, heroes)
        self.reach: Listed[Maybe[words.Reach]] = words.Reach(entry.number_if_any("reach", words.REACHS))
        self.dice: Listed[int] = entry.number("dice", 0, MOST_DICE, 0)
        self.defence: Listed[int] = entry.number("defence", 0, MOST_DICE, 0)
        self.powers: Listed[words.PowerSet] = set_of(entry.numbers_of("powers", words.POWERS))
        self.when: Listed[words.When] = words.When(entry.number_of("when", words.WHENS, default="never"))
        self.script = known.scripts.read(entry, "effects", self.name)
        self.effects: Listed[list[Deed]] = known.scripts.effects_of(self.script)


class AbilityCard(Described):
    """An ability card: its possible owners, its cost by hero, its moment of use and its effects (MM-FRE6, MM-FRE7)."""

    def __init__(self, entry: Entry, known: Known, heroes: list[HeroCard]) -> None:
        super().__init__(entry)
        self.classes: Listed[words.ClassSet] = set_of(entry.numbers_of("classes", words.CLASS))
        self.only: Maybe[words.Hero] = words.Hero(words.Card(entry.number_if_any("only", known.hero, "the heroes")))
        self.heroes: words.HeroSet = may_use(self.classes, heroes) if self.only == NOTHING else only(self.only)
        self.cost = entry.number("cost", 1, MOST_COST)
        cheaper = entry.table_if_any("cheaper")
        prices = [cheaper.number(name, 0, self.cost, self.cost) for name in words.CLASS]
        self.costs: words.PerHero[int] = [
            min([self.cost] + [prices[each] for each in members(hero.classes)]) for hero in heroes
        ]
        self.when: Listed[words.When] = words.When(entry.number_of("when", words.WHENS))
        self.script = known.scripts.read(entry, "effects", self.name)
        self.effects: Listed[list[Deed]] = known.scripts.effects_of(self.script)
        self.for_others = any(deed(effect) == words.STEP_BETWEEN for effect in self.effects)


def may_use(classes: words.ClassSet, heroes: list[HeroCard]) -> words.HeroSet:
    """Return the heroes with one of these classes, or all heroes if there are no classes."""
    return set_of([number for number, hero in enumerate(heroes) if not classes or classes & hero.classes])


# --- foes

Foes = list[tuple[words.Foe, words.N]]


class FoeCard(Titled):
    """An initiative card of a foe (MM-K3): its values, its powers, and the pool from which it takes its figures."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.number = words.FoeCard(words.FOE_CARDS.index(self.name) if self.name in words.FOE_CARDS else NOTHING)
        self.foe: Listed[words.Foe] = words.Foe(entry.number_of("foe", words.FOES))
        self.attack: Listed[int] = entry.number("attack", 0, MOST_VALUE)
        self.defence: Listed[int] = entry.number("defence", 0, MOST_VALUE)
        self.life: Listed[int] = entry.number("life", 1, MOST_VALUE)
        self.reach: Listed[words.Reach] = words.Reach(entry.number_of("reach", words.REACHS))
        self.large: Listed[bool] = entry.flag("large")
        self.pool = entry.number_of("figures", POOLS)
        self.powers: Listed[words.FoePowerSet] = set_of(entry.numbers_of("powers", words.FOE_POWERS))
        self.gender = entry.gender(self.name, words.FOES[self.foe])

    def figures(self) -> list[words.Figure]:
        """Return the figures of its pool."""
        start = HEROES + sum(POOL_SIZES[pool] for pool in POOLS[: self.pool])
        return [words.Figure(start + nth) for nth in range(POOL_SIZES[POOLS[self.pool]])]


class EncounterCard(Described):
    """An encounter card: its foes by page (pages 1-2, 3-4, 5 and later), its reinforcements, and its keywords. Foes are
    pairs of a foe and its number. `met` has the rows for each difficulty."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.hard = entry.flag("hard")
        self.keywords: Listed[words.KeywordSet] = set_of(entry.numbers_of("keywords", words.KEYWORDS))
        rows = entry.items("rows", "rows of foes")
        if len(rows) != ROWS:
            entry.refuse(f"{self.name} has {len(rows)} rows, not {ROWS} (MM-ENC3)", "rows")
        self.rows = [read_foes(entry, row, "rows", place) for place, row in enumerate(rows)]
        self.met = [[crowd_of(row, more) for row in self.rows] for more in MORE_FOES]
        self.surge = read_foes(entry, entry.value("surge"), "surge")


def crowd_of(row: Foes, more: int) -> Foes:
    """Return a row with so many more foes in its largest group (MM-S3)."""
    place = largest([n for _, n in row])
    return [(foe, n + more if nth == place else n) for nth, (foe, n) in enumerate(row)]


def read_foes(entry: Entry, said: object, key: str, *place: int) -> Foes:
    """Read foes and their numbers: [{ foe = "rat", n = 2 }]."""
    if not isinstance(said, list) or not said:
        entry.complain(f'should be [{{ foe = "rat", n = 2 }}, ...], not {said!r}', key, *place)
        return []
    found: Foes = []
    for one in said:
        if not isinstance(one, dict) or sorted(one) != ["foe", "n"]:
            entry.complain(f'should have {{ foe = "rat", n = 2 }}, not {one!r}', key, *place)
            continue
        foe = entry.as_word(one["foe"], words.FOES, "", key, *place)
        found.append((words.Foe(words.FOES.index(foe)), entry.as_number(one["n"], 1, 9, key, *place)))
    return found


# --- rooms


class RoomCard(Described):
    """One side of a tile: its drawing, the colours of its exits, and two kinds of locked exits. Some only open with the
    hook (MM-EXP5), others only for tinkerers and scamps (MM-EXP6)."""

    def __init__(self, entry: Entry, room: words.Room) -> None:
        super().__init__(entry)
        self.tile: Listed[int] = entry.number("tile", 1, 99)
        self.side = entry.number_of("side", SIDES)
        self.ground = ground_as_drawn(self.name, room, tuple(read_map(entry)))
        table = entry.table_if_any("colours")
        self.colours: list[int] = []
        for exit_, name in enumerate(words.EXITS[: words.TURN]):
            colour = table.number_of(name, SIDES, default=SIDES[self.side])
            self.colours.append(colour if self.ground.exits[exit_] != NOWHERE else NOTHING)
        self.hooks: Listed[words.ExitSet] = set_of(entry.numbers_of("hooks", words.EXITS))
        self.cogs: Listed[words.ExitSet] = set_of(entry.numbers_of("cogs", words.EXITS))


def read_map(entry: Entry) -> list[str]:
    """Return six rows of six marks. The docstring of house.py lists the marks."""
    rows = entry.text("map").split()
    marks = "".join(rows)
    unknown = [mark for mark in dict.fromkeys(marks) if mark not in MARKS]
    twice = [mark for mark in DOORS + "t" if marks.count(mark) > 1]
    is_square = len(rows) == WIDTH and all(len(row) == WIDTH for row in rows)
    if not is_square:
        entry.refuse(f"{entry.name}: the map should have {WIDTH} rows of {WIDTH} (MM-K6)", "map")
    for mark in unknown:
        entry.refuse(f"{entry.name}: {mark!r} is no mark of a map; there are {' '.join(MARKS)} (MM-K6)", "map")
    for mark in twice:
        entry.refuse(f"{entry.name}: {mark} is there twice (MM-K6)", "map")
    return rows if is_square and not unknown and not twice else ["." * WIDTH] * WIDTH


class AreaCard(Named):
    """Fields of a room that have a name in the story. `key` is where its entry lists them."""

    def __init__(self, entry: Entry, name: str, room: words.Room, key: str) -> None:
        super().__init__(entry, name)
        self.key = key
        self.room = room
        fields = entry.words(key, words.FIELDS, "the fields a1 to f6")
        self.fields: words.FieldSet = set_of([words.FIELDS.index(field) for field in fields])
