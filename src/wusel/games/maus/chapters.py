"""Chapters, as their files have them: what is special about them, what mice can do there, and the pages of the story.

This is how they are written; titles and texts are there in every language, and every entry names its source.

    [chapters.chapter_07]
    title, question           what the chapter asks
    number                    its place in the campaign
    rooms                     its rooms, the first being where it begins; their tiles lie there, on the side named first
    also                      rooms that can be entered besides; tiles lie on the side that is named here, if any is
    pages                     { easy = 7, normal = 6, hard = 5 }: where the end marker lies
    hard_cards                whether the hard encounters are in the deck
    start                     areas of the first room on which the mice stand at the start
    goal                      the page that says what is to be done
    quiet                     rooms in which nobody is met
    guests                    the count of calm figures that come along when the mice explore
    kit                       { hero_leader = ["search_weapon_1"], party = ["item_hook"] }: what she has besides, and
                              what the party has, if it is played singly
    counts                    { trust = 2 }: what was counted before, if it is played singly

    [[chapters.chapter_07.rules]]
    on                        when: one of MOMENTS
    room, area, foe           only there, only then; an area is one name or a list of names
    last, first               only if it is the last of its type in the room; only once
    count, least              only if a count has reached so much (1 if nothing is said); with `hurt` so many wounds
    needs                     further conditions, as those of acts
    effects                   what happens, in the words of [effects]
    roll, fails               the mouse that it is about rolls, as in an act; what happens if that fails

    [[chapters.chapter_07.acts]]
    name, title, sentence     what mice can do there as a standard action; `free`: without one
    room, area, beside        where; `beside`: from a neighbouring field, too
    needs                     what must be so: { count, least, most }, calm (no enemy in the room), class (hers), cheese
                              (that she has), item (that the party has), all (every free mouse is in the area)
    costs                     { cheese, pages }
    roll, sure, helped        none, star (one die), stars (two on lore dice), hits (two on attack dice); classes that
                              need no roll; one die more for each calm figure near her
    times, quest              how often in the chapter, 0 for no limit (once if nothing is said); an optional quest
    effects, fails            what happens, and what if the roll fails

    [pages.page_07_door]      title, text (at most 90 words), picture, choices = [{ title, needs, effects }]
    [counts.trust]            title, sentence, kept (through the campaign), most, start
    [areas.stairs]            room, fields = ["a1", "a2"]
    [grounds.attic_dark]      room, map: the room in another state
"""

from typing import Final

from wusel.engine.content.entry import Entry
from wusel.engine.sets import NONE, added, set_of
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.components import NOTHING, Scripts, read_set, table_in
from wusel.games.maus.limits import LAST_PAGE

ON_START: Final = 0  # the chapter begins
ON_ENTER: Final = 1  # the room is entered for the first time
ON_SURGE: Final = 2  # the special reinforcement of the room (MM-REI2)
ON_ROUND_END: Final = 3  # after the last mouse (MM-RND2)
ON_TURN_END: Final = 4  # a mouse ends her turn in the area
ON_STEP: Final = 5  # a mouse comes to a field of the area
ON_DEFEAT: Final = 6  # a foe is about to be beaten
ON_HURT: Final = 7  # a foe was wounded
ON_CAPTURE: Final = 8  # a mouse was captured
ON_COUNT: Final = 9  # a count has been changed
ON_CHEESE: Final = 10  # a cheese symbol in a mouse's attack roll
ON_SCURRY: Final = 11  # a mouse scurries
ON_FAIL: Final = 12  # an act has failed
ON_END: Final = 13  # the chapter is won
ON_TIME_LOST: Final = 14
ON_CAPTURE_LOST: Final = 15
MOMENTS: Final = (
    "start", "enter", "surge", "round_end", "turn_end", "step", "defeat", "hurt", "capture", "count", "cheese",
    "scurry", "fail", "end", "lost_by_time", "lost_by_capture",
)  # fmt: skip

NO_ROLL: Final = 0
STAR: Final = 1  # one die, a star
STARS: Final = 2  # lore dice, two stars
HITS: Final = 3  # attack dice, two hits
ROLLS: Final = ("none", "star", "stars", "hits")
DIFFICULTIES: Final = ("easy", "normal", "hard")
MOST_COUNT: Final = 999


class Names:
    """What chapters can refer to, each list in the order of its numbers."""

    def __init__(self, kinds: dict[str, dict[int, str]]) -> None:
        self.heroes = list(kinds["hero"].values())
        self.items = list(kinds["item"].values())
        self.rooms = list(kinds["room"].values())
        self.areas = list(kinds["area"].values())
        self.pages = list(kinds["page"].values())
        self.counts = list(kinds["count"].values())


def number_of(entry: Entry, key: str, names: list[str], whose: str) -> int:
    """The number of a name, NOTHING if none is given."""
    return names.index(entry.one_of(key, names, whose)) if entry.has(key) else NOTHING


def numbers_of(entry: Entry, key: str, names: list[str], whose: str) -> list[int]:
    """The numbers of some names; none if nothing is said."""
    return [names.index(name) for name in entry.words(key, names, whose)] if entry.has(key) else []


def areas_of(entry: Entry, key: str, names: Names) -> list[int]:
    """One area or several."""
    if isinstance(entry.value(key), str):
        return [number_of(entry, key, names.areas, "the areas")]
    return numbers_of(entry, key, names.areas, "the areas")


class Needs:
    """What must be so: a count of at least and at most so much, no enemy in the room, a class, cheese in her purse, an
    item that the party has, all free mice in the area. NOTHING, none and 0 are no conditions."""

    def __init__(self, entry: Entry, names: Names) -> None:
        self.count = number_of(entry, "count", names.counts, "the counts")
        self.most = entry.number("most", 0, MOST_COUNT, MOST_COUNT)
        self.least = entry.number("least", 0, MOST_COUNT, 0 if entry.has("most") else 1)
        self.calm = entry.flag("calm")
        self.classes = read_set(entry, "class", words.CLASS)
        self.cheese = entry.number("cheese", 0, MOST_COUNT, 0)
        self.item = number_of(entry, "item", names.items, "the items")
        self.all = entry.flag("all")


class Rule:
    """A special rule of a chapter: when it comes about, under which conditions, and what happens then. What is NOTHING,
    or an empty list, is no condition; `least` and `most` are those of the count, or of wounds. With a roll, the mouse
    that it is about rolls as in an act."""

    def __init__(self, entry: Entry, name: str, names: Names, scripts: Scripts) -> None:
        self.entry = entry
        self.name = entry.name = name
        self.on = MOMENTS.index(entry.one_of("on", MOMENTS))
        self.room = number_of(entry, "room", names.rooms, "the rooms")
        self.areas = areas_of(entry, "area", names)
        self.foe = words.FOES.index(entry.one_of("foe", words.FOES)) if entry.has("foe") else NOTHING
        self.hero = number_of(entry, "hero", names.heroes, "the heroes")
        self.count = number_of(entry, "count", names.counts, "the counts")
        self.most = entry.number("most", 0, MOST_COUNT, MOST_COUNT)
        self.least = entry.number("least", 0, MOST_COUNT, 0 if entry.has("most") else 1)
        self.needs = Needs(table_in(entry, "needs"), names)
        self.first = entry.flag("first")
        self.last = entry.flag("last")
        self.roll = ROLLS.index(entry.one_of("roll", ROLLS, default="none"))
        self.script = scripts.read(entry, "effects", name)
        self.fail_script = scripts.read(entry, "fails", f"{name} fails")


class Act:
    """Something that mice can do in a chapter: where, what it needs and costs, on what dice, and what comes of it.
    Classes that are `sure` need no roll."""

    def __init__(self, entry: Entry, names: Names, scripts: Scripts) -> None:
        self.entry = entry
        self.name = entry.name = entry.text("name")
        entry.title(self.name)
        self.sentence = entry.in_every_language("sentence")
        self.room = number_of(entry, "room", names.rooms, "the rooms")
        self.areas = areas_of(entry, "area", names)
        self.beside = entry.flag("beside")
        self.needs = Needs(table_in(entry, "needs"), names)
        costs = table_in(entry, "costs")
        self.cheese = costs.number("cheese", 0, MOST_COUNT, 0)
        self.pages = costs.number("pages", 0, LAST_PAGE, 0)
        self.roll = ROLLS.index(entry.one_of("roll", ROLLS, default="none"))
        self.sure = read_set(entry, "sure", words.CLASS)
        self.helped = entry.flag("helped")
        self.times = entry.number("times", 0, MOST_COUNT, 1)
        self.free = entry.flag("free")
        self.quest = entry.flag("quest")
        self.script = scripts.read(entry, "effects", self.name)
        self.fail_script = scripts.read(entry, "fails", f"{self.name} fails")


class PageChoice:
    """What can be picked on a page that asks."""

    def __init__(self, entry: Entry, name: str, names: Names, scripts: Scripts) -> None:
        self.entry = entry
        self.name = entry.name = name
        self.title = entry.in_every_language("title")
        self.needs = Needs(table_in(entry, "needs"), names)
        self.script = scripts.read(entry, "effects", name)


class Page:
    """A page of the story."""

    def __init__(self, entry: Entry, names: Names, scripts: Scripts) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.text = entry.in_every_language("text")
        self.picture = entry.text("picture", "")
        tables = entry.tables("choices") if entry.has("choices") else []
        self.choices = [
            PageChoice(table, f"{self.name} choice {n}", names, scripts) for n, table in enumerate(tables, 1)
        ]


class Count:
    """Something that a chapter counts."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.sentence = entry.in_every_language("sentence") if entry.has("sentence") else {}
        self.kept = entry.flag("kept")
        self.most = entry.number("most", 1, MOST_COUNT, MOST_COUNT)
        self.start = entry.number("start", 0, self.most, 0)


class Chapter:
    """A chapter. `shown` are the rooms that are turned up at the start, one on each of its tiles; `open` those that can
    be entered, and `draws` those whose foes come by an encounter card. `end` is the page of the end marker by level,
    `start` lists areas, `on` by moment the numbers of the rules that it sets off; `first_act` is the number of its
    first act among all of them. `guests` counts the calm figures that come along. `kit` by hero, `party` and `counts`
    are for playing it singly."""

    def __init__(self, entry: Entry, tiles: list[int], names: Names, scripts: Scripts, first_act: int) -> None:
        self.entry = entry
        self.name = entry.name
        entry.title(self.name)
        self.question = entry.in_every_language("question")
        self.number = entry.number("number", 1, 99)
        self.rooms = numbers_of(entry, "rooms", names.rooms, "the rooms")
        self.also = numbers_of(entry, "also", names.rooms, "the rooms")
        self.open = set_of(self.rooms + self.also)
        self.shown = NONE
        laid: list[int] = []
        for room in self.also + self.rooms:
            if tiles[room] not in laid:
                laid.append(tiles[room])
                self.shown = added(self.shown, room)
        pages = entry.table("pages")
        self.end = [pages.number(name, 1, LAST_PAGE) for name in DIFFICULTIES]
        self.hard_cards = entry.flag("hard_cards")
        self.start = areas_of(entry, "start", names)
        self.goal = number_of(entry, "goal", names.pages, "the pages")
        quiet = set_of(numbers_of(entry, "quiet", names.rooms, "the rooms"))
        self.guests = number_of(entry, "guests", names.counts, "the counts")
        kit = table_in(entry, "kit")
        self.kit = [numbers_of(kit, hero, names.items, "the items") for hero in names.heroes]
        self.party = numbers_of(kit, "party", names.items, "the items")
        counts = table_in(entry, "counts")
        self.counts = [counts.number(count, 0, MOST_COUNT, 0) for count in names.counts]
        tables = entry.tables("rules") if entry.has("rules") else []
        self.rules = [Rule(table, f"{self.name} rule {n}", names, scripts) for n, table in enumerate(tables, 1)]
        self.on = [
            [number for number, rule in enumerate(self.rules) if rule.on == moment] for moment in range(len(MOMENTS))
        ]
        acts = entry.tables("acts") if entry.has("acts") else []
        self.acts = [Act(act, names, scripts) for act in acts]
        self.first_act = first_act
        self.draws = self.open & ~quiet & ~self.with_foes(scripts)

    def with_foes(self, scripts: Scripts) -> int:
        """The rooms in which the chapter itself places foes when they are entered (MM-ENC0)."""
        found = NONE
        for rule in self.rules:
            room = self.rooms[0] if rule.on == ON_START and rule.room == NOTHING else rule.room
            places = rule.script != NOTHING and any(
                verb(effect) == words.PLACE for effect in scripts.lists[rule.script]
            )
            if rule.on in (ON_START, ON_ENTER) and room != NOTHING and places:
                found = added(found, room)
        return found
