"""The chapters as their files define them: their special rules, the acts of the mice, and the pages of the story.

docs/write-a-chapter.md describes the format key by key.
"""

from typing import Final, Literal, get_args

from wusel.engine.content.cards import Named, Titled
from wusel.engine.content.content_file import Text
from wusel.engine.content.entry import Entry
from wusel.engine.kinds import NOTHING, Deed, Listed, Maybe
from wusel.engine.sets import NONE, added, only, set_of
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.components import Known
from wusel.games.maus.content.house import Ground
from wusel.games.maus.limits import LAST_PAGE, PARTY

START: Final = words.Moment(0)  # the chapter begins
ENTER: Final = words.Moment(1)  # the room is entered for the first time
SURGE: Final = words.Moment(2)  # the special reinforcement of the room (MM-REI2)
ROUND_END: Final = words.Moment(3)  # after the last mouse (MM-RND2)
TURN_END: Final = words.Moment(4)  # a mouse ends her turn in the area
STEP: Final = words.Moment(5)  # a mouse moves onto a field of the area
DEFEAT: Final = words.Moment(6)  # a foe is about to be beaten
HURT: Final = words.Moment(7)  # a foe was wounded
CAPTURE: Final = words.Moment(8)  # a mouse was captured
COUNT: Final = words.Moment(9)  # a count has been changed
CHEESE: Final = words.Moment(10)  # a cheese symbol in a mouse's attack roll
SCURRY: Final = words.Moment(11)  # a mouse scurries
FAIL: Final = words.Moment(12)  # an act has failed
END: Final = words.Moment(13)  # the chapter is won
LOST_BY_TIME: Final = words.Moment(14)
LOST_BY_CAPTURE: Final = words.Moment(15)

Picture = Literal[
    "attic", "basket", "boards", "boat", "candle", "cat", "chain", "clock", "flue", "gutter", "jetty", "key", "lamp",
    "mill", "moth", "night", "pantry", "rat", "scarf", "sluice", "taproom", "threads", "window",
]  # fmt: skip
"""The pictures for pages. The browser has a drawing of each in `web/src/games/maus/art/vignettes.ts`."""
PICTURES: Final[tuple[Picture, ...]] = get_args(Picture)
ROLLS: Final = ("none", "star", "stars", "hits")
MOST_COUNT: Final = 999


# --- names that entries refer to


def room_in(entry: Entry, known: Known) -> Maybe[words.Room]:
    return words.Room(entry.number_if_any("room", known.room, "the rooms"))


def rooms_in(entry: Entry, key: str, known: Known) -> list[words.Room]:
    return [words.Room(room) for room in entry.numbers_of(key, known.room, "the rooms")]


def count_in(entry: Entry, key: str, known: Known) -> Maybe[words.Count]:
    return words.Count(entry.number_if_any(key, known.count, "the counts"))


def items_in(entry: Entry, key: str, known: Known) -> list[words.Item]:
    return [words.Item(item) for item in entry.numbers_of(key, known.item, "the items")]


def areas_in(entry: Entry, key: str, known: Known) -> list[words.Area]:
    """Return one area or several."""
    if isinstance(entry.value(key), str):
        return [words.Area(entry.number_of(key, known.area, "the areas"))]
    return [words.Area(area) for area in entry.numbers_of(key, known.area, "the areas")]


def fields_in(entry: Entry, room: Maybe[words.Room], known: Known) -> words.FieldSet:
    """Return the fields of the areas that an entry names, none if it names none."""
    fields = NONE
    for area in areas_in(entry, "area", known):
        if room == NOTHING or known.area_rooms[area] not in (NOTHING, room):
            entry.refuse(f"{entry.name}: {known.area[area]} is not in the room that it names (MM-K7)", "area")
            continue
        fields |= known.area_fields[room][area]
    return fields


def said_if_any(entry: Entry, key: str) -> Text:
    """Return a text in every language, empty if the entry has none."""
    return entry.in_every_language(key) if entry.has(key) else {}


# --- rules, acts and pages


class Needs(Named):
    """The conditions of a rule, an act or a line.

    They can be the limits of a count, a room without enemies, a class, cheese in her purse, an item of the party, and
    all free mice in the area. NOTHING, NONE and 0 mean no condition.
    """

    def __init__(self, entry: Entry, name: str, known: Known) -> None:
        super().__init__(entry, name)
        entry.name = name
        table = entry.table_if_any("needs")
        self.count = count_in(table, "count", known)
        self.most = table.number("most", 0, MOST_COUNT, MOST_COUNT)
        self.least = table.number("least", 0, MOST_COUNT, 0 if table.has("most") else 1)
        self.calm = table.flag("calm")
        self.classes: words.ClassSet = set_of(table.numbers_of("class", words.CLASS))
        self.purse = table.number("cheese", 0, MOST_COUNT, 0)
        self.item: Maybe[words.Item] = words.Item(table.number_if_any("item", known.item, "the items"))
        self.all = table.flag("all")


class Scripted(Needs):
    """A set of effects with conditions."""

    def __init__(self, entry: Entry, name: str, known: Known) -> None:
        super().__init__(entry, name, known)
        self.script = known.scripts.read(entry, "effects", name)
        self.effects: Listed[list[Deed]] = known.scripts.effects_of(self.script)


class Tried(Scripted):
    """Effects that can depend on a roll: a rule or an act, in a certain place or anywhere."""

    fail_script: Maybe[words.Script]

    def __init__(self, entry: Entry, name: str, known: Known) -> None:
        super().__init__(entry, name, known)
        self.room: Listed[Maybe[words.Room]] = room_in(entry, known)
        self.fields: Listed[words.FieldSet] = fields_in(entry, self.room, known)
        self.roll: Listed[str] = entry.one_of("roll", ROLLS, default="none")


class Rule(Tried):
    """A special rule of a chapter. It has a moment that sets it off, and effects.

    `number` is its place in the chapter. `once` rules only fire the first time. A rule can wait until `counted` lies
    between `reached` and `up_to`, or for a number of `wounds`. If it takes a roll, the mouse that it is about rolls as
    in an act. `scripts` are its effects by difficulty. `places` is true if enemies come.
    """

    def __init__(self, entry: Entry, number: int, name: str, known: Known) -> None:
        super().__init__(entry, name, known)
        self.number = number
        self.on = words.Moment(entry.number_of("on", words.MOMENTS))
        self.foe: Maybe[words.Foe] = words.Foe(entry.number_if_any("foe", words.FOES))
        self.counted = count_in(entry, "count", known)
        self.reached = entry.number("least", 0, MOST_COUNT, 1)
        self.up_to = entry.number("most", 0, MOST_COUNT, MOST_COUNT)
        self.wounds = self.reached if self.on == HURT and self.counted == NOTHING else 0
        self.once = entry.flag("first")
        self.last = entry.flag("last")
        self.scripts = [self.script for _ in words.DIFFICULTIES]
        if self.on == ENTER:
            self.scripts = known.scripts.by_difficulty(self.script)
        self.places = any(deed(effect) == words.PLACE for effect in self.effects)
        self.fail_script = known.scripts.read(entry, "fails", f"{name} fails")


class ActCard(Tried):
    """Something that mice can do in a chapter: its place, its cost, its roll and its effects."""

    def __init__(self, entry: Entry, known: Known) -> None:
        super().__init__(entry, entry.text("name"), known)
        self.title: Listed[Text] = entry.title(self.name)
        self.sentence: Listed[Text] = entry.in_every_language("sentence")
        self.beside: Listed[bool] = entry.flag("beside")
        costs = entry.table_if_any("costs")
        self.cheese: Listed[int] = costs.number("cheese", 0, MOST_COUNT, 0)
        self.less: Listed[Maybe[words.Count]] = count_in(costs, "less", known)
        self.pooled: Listed[bool] = costs.flag("pooled")
        self.pages: Listed[int] = costs.number("pages", 0, LAST_PAGE, 0)
        self.sure: words.ClassSet = set_of(entry.numbers_of("sure", words.CLASS))
        self.times = entry.number("times", 0, MOST_COUNT, 1)
        self.free: Listed[bool] = entry.flag("free")
        self.quest: Listed[bool] = entry.flag("quest")
        self.helped = entry.flag("helped")
        self.fail_script = known.scripts.read(entry, "fails", f"{self.name} fails")

    def places(self, ground: Ground) -> words.FieldSet:
        """Return the fields of a ground on which a mouse can do it."""
        if self.room not in (NOTHING, ground.room):
            return NONE
        if not self.fields or not self.beside:
            return self.fields or ground.fields
        return self.fields | ground.beside.of(self.fields)


class PageChoice(Scripted):
    """An option on a page that asks, with a hint at its effect, in the words of the story."""

    def __init__(self, entry: Entry, name: str, known: Known) -> None:
        super().__init__(entry, name, known)
        self.title: Listed[Text] = entry.title(name)
        self.hint: Listed[Text] = said_if_any(entry, "hint")


class LineCard(Needs):
    """A line that a page adds if its hero is present and its conditions are met. An `otherwise` line appears only if
    none of the lines just before it did."""

    def __init__(self, entry: Entry, name: str, known: Known) -> None:
        super().__init__(entry, name, known)
        self.name: Listed[str] = name
        self.hero: Listed[Maybe[words.Hero]] = words.Hero(
            words.Card(entry.number_if_any("hero", known.hero, "the heroes"))
        )
        self.otherwise = entry.flag("otherwise")
        self.text: Listed[Text] = entry.in_every_language("text")
        entry.file.titles[name] = self.text


class PageCard(Titled):
    """A page of the story. On a page that states a goal, `aim` is the goal in a short sentence, and `takes` the numbers
    to count for it. `first_line` is the number of the first of its `lines`."""

    def __init__(self, entry: Entry, first_line: int, known: Known) -> None:
        super().__init__(entry)
        self.text: Listed[Text] = entry.in_every_language("text")
        self.picture: Listed[Picture] = PICTURES[entry.number_of("picture", PICTURES, default="night")]
        self.aim: Listed[Text] = said_if_any(entry, "aim")
        takes = entry.table_if_any("takes")
        self.takes: Listed[dict[str, int]] = {
            count: takes.number(count, 1, MOST_COUNT) for count in known.count if takes.has(count)
        }
        said = entry.tables("lines") if entry.has("lines") else []
        self.first_line = first_line
        self.lines: Listed[list[LineCard]] = [
            LineCard(table, f"{self.name}_line_{n}", known) for n, table in enumerate(said, 1)
        ]
        tables = entry.tables("choices") if entry.has("choices") else []
        self.choices: Listed[list[PageChoice]] = [
            PageChoice(table, f"{self.name} option {n}", known) for n, table in enumerate(tables, 1)
        ]


class CountCard(Titled):
    """Something that a chapter counts."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.sentence = entry.in_every_language("sentence") if entry.has("sentence") else {}
        self.kept = entry.flag("kept")
        self.most = entry.number("most", 1, MOST_COUNT, MOST_COUNT)
        self.start = entry.number("start", 0, self.most, 0)


class ChapterCard(Titled):
    """A chapter.

    `shown` are the rooms turned up at the start, one for each of its tiles, and `open` the rooms that mice can enter.
    In the rooms of `draws` an encounter card brings the foes. `end` is the page of the end marker by difficulty.
    `rules` lists the rules by the moment that sets them off. `acts` has the numbers of its acts, and `acts_at` those
    possible by ground and field. `guests` is the count of the calm figures that come along. `kit` by hero, `party` and
    `counts` apply if the chapter is played on its own. `line` and `picture` are for a table of contents. `told_goal`
    shows the goal's page, and `onward` is the price for continuing after a loss.
    """

    def __init__(self, entry: Entry, tiles: words.PerRoom[int], known: Known) -> None:
        super().__init__(entry)
        self.question: Listed[Text] = entry.in_every_language("question")
        self.line: Listed[Text] = said_if_any(entry, "line")
        self.picture: Listed[Picture] = PICTURES[entry.number_of("picture", PICTURES, default="night")]
        self.number: Listed[int] = entry.number("number", 1, 99)
        self.rooms: Listed[list[words.Room]] = rooms_in(entry, "rooms", known)
        self.also = rooms_in(entry, "also", known)
        self.open: words.RoomSet = set_of(self.rooms + self.also)
        self.shown: words.RoomSet = NONE
        laid: list[int] = []
        for room in self.also + self.rooms:
            if tiles[room] not in laid:
                laid.append(tiles[room])
                self.shown = added(self.shown, room)
        pages = entry.table("pages")
        self.end = [pages.number(name, 1, LAST_PAGE) for name in words.DIFFICULTIES]
        self.hard_cards = entry.flag("hard_cards")
        self.start: words.FieldSet = NONE
        for area in areas_in(entry, "start", known):
            self.start |= known.area_fields[self.rooms[0]][area] if self.rooms else only(area)
        self.goal: Maybe[words.Page] = words.Page(entry.number_if_any("goal", known.page, "the pages"))
        told = [words.tell(self.goal)] if self.goal != NOTHING else []
        self.told_goal = known.scripts.add(told, f"{self.name} goal")
        self.onward = read_onward(entry.table_if_any("onward"), self.name, known)
        self.quiet: words.RoomSet = set_of(entry.numbers_of("quiet", known.room, "the rooms"))
        closed = entry.table_if_any("closed")
        self.closed: words.PerRoom[words.ExitSet] = [
            set_of(closed.numbers_of(room, words.EXITS)) for room in known.room
        ]
        kit = entry.table_if_any("kit")
        self.kit: words.PerHero[list[words.Item]] = [items_in(kit, hero, known) for hero in known.hero]
        self.party = items_in(kit, "party", known)
        counts = entry.table_if_any("counts")
        self.counts: words.PerCount[int] = [counts.number(count, 0, MOST_COUNT, 0) for count in known.count]
        heroes = entry.numbers_of("heroes", known.hero, "the heroes") or range(PARTY)
        self.heroes = [words.Hero(words.Card(hero)) for hero in heroes]
        self.guests = count_in(entry, "guests", known)
        tables = entry.tables("rules") if entry.has("rules") else []
        self.all_rules = [
            Rule(table, number, f"{self.name} rule {number + 1}", known) for number, table in enumerate(tables)
        ]
        self.rules: words.PerMoment[list[Rule]] = [
            [rule for rule in self.all_rules if rule.on == moment] for moment in range(len(words.MOMENTS))
        ]
        self.draws: words.RoomSet = self.open & ~self.quiet & ~self.placed_in()
        self.acts_at: words.PerGround[words.PerField[list[words.Act]]] = []
        self.act_entries = entry.tables("acts") if entry.has("acts") else []
        self.acts: Listed[list[words.Act]] = []

    def placed_in(self) -> words.RoomSet:
        """Return the rooms in which the chapter places its own foes. No encounter card is drawn there (MM-ENC0)."""
        rooms = NONE
        for rule in self.rules[START] + self.rules[ENTER]:
            if rule.places:
                rooms = added(rooms, rule.room if rule.on == ENTER and rule.room != NOTHING else self.rooms[0])
        return rooms


def read_onward(entry: Entry, chapter: str, known: Known) -> Maybe[words.Script]:
    """Return the page and the price for mice who continue after losing the chapter, NOTHING if they cannot."""
    if not entry.has("page"):
        return words.Script(NOTHING)
    page = words.tell(words.Page(entry.number_of("page", known.page, "the pages")))
    price = known.scripts.effects_of(known.scripts.read(entry, "effects", f"{chapter} onward"))
    return known.scripts.add([page, *price], f"{chapter} goes on")
