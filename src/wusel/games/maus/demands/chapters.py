"""What a chapter must be like: it can be walked through and won, and it does not ask for what is not there."""

from typing import Final

from wusel.engine.content.entry import Entry
from wusel.engine.kinds import NOTHING
from wusel.engine.sets import NONE, added, has, members, only
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.chapters import Act, Chapter, Count, Page, Rule
from wusel.games.maus.components import POOL_SIZES, Area, Item
from wusel.games.maus.demands.circles import check_circles, check_pages_turning
from wusel.games.maus.demands.foes import POOL_OF
from wusel.games.maus.house import NOWHERE, Ground, House
from wusel.games.maus.limits import LAST_PAGE, PACK, PARTY

LEAST_ROOMS: Final = 3
MOST_ROOMS: Final = 5
SPARE_PAGES: Final = 2
MORE_TIME: Final = 3
MOST_WORDS: Final = 90
MOST_CHOICES: Final = 10


def check_areas(areas: list[Area], grounds: list[Ground]) -> None:
    """The fields of an area are fields of its room (MM-K6)."""
    for area in areas:
        for field in members(area.fields & ~grounds[area.room].fields):
            name = grounds[area.room].name
            area.entry.refuse(f"{area.name}: {words.FIELDS[field]} is no field of {name} (MM-K6)", area.key)


def check_pages(pages: list[Page]) -> None:
    """A page is short enough to be read aloud, and leaves a choice that can be seen at a glance (MM-K7)."""
    for page in pages:
        if len(page.choices) > MOST_CHOICES:
            reason = f"{len(page.choices)} choices; {MOST_CHOICES} are the most (MM-K7)"
            page.entry.refuse(f"{page.name}: {reason}", "choices")
        for language, text in page.text.items():
            if len(text.split()) > MOST_WORDS:
                reason = f"{len(text.split())} words in {language}; {MOST_WORDS} are the most (MM-K7)"
                page.entry.refuse(f"{page.name}: {reason}", "text", language)


class Story:
    """The chapters, with all that they have to be held against."""

    def __init__(
        self,
        chapters: list[Chapter],
        acts: list[Act],
        pages: list[Page],
        scripts: list[list[int]],
        house: House,
        grounds: list[Ground],
        area_fields: list[list[int]],
        items: list[Item],
        counts: list[Count],
    ) -> None:
        self.chapters = chapters
        self.acts = acts
        self.pages = pages
        self.scripts = scripts
        self.house = house
        self.grounds = grounds
        self.area_fields = area_fields
        self.items = items
        self.counts = counts

    def check(self) -> None:
        check_pages_turning(self.pages, self.scripts)
        names: list[str] = []
        for act in self.acts:
            if act.name in names:
                act.entry.refuse(f"there is another act {act.name}", "name")
            names.append(act.name)
        numbers: list[int] = []
        for chapter in self.chapters:
            if chapter.number in numbers:
                chapter.entry.refuse(f"{chapter.name}: there is another chapter {chapter.number} (MM-S4)", "number")
            numbers.append(chapter.number)
            self.check_rooms(chapter)
            check_time(chapter)
            self.check_start(chapter)
            self.check_kit(chapter)
            if len(set(chapter.heroes)) != PARTY:
                chapter.entry.refuse(f"{chapter.name}: {PARTY} different heroes go (MM-S1)", "heroes")
            for rule in chapter.all_rules:
                self.check_rule(chapter, rule)
            for number in chapter.acts:
                self.check_act(chapter, self.acts[number])
            self.check_scripts(chapter)
            check_circles(chapter, self.pages, self.scripts, self.counts)

    def check_rooms(self, chapter: Chapter) -> None:
        """Three to five rooms, and a way to each of them (MM-K7)."""
        n = len(chapter.rooms)
        if not LEAST_ROOMS <= n <= MOST_ROOMS:
            chapter.entry.refuse(f"{chapter.name}: {n} rooms, not {LEAST_ROOMS} to {MOST_ROOMS} (MM-K7)", "rooms")
        found = self.walked(chapter)
        for place, room in enumerate(chapter.rooms):
            if not has(found, room):
                reason = f"no way leads from {self.grounds[chapter.rooms[0]].name} to {self.grounds[room].name} (MM-K7)"
                chapter.entry.refuse(f"{chapter.name}: {reason}", "rooms", place)

    def walked(self, chapter: Chapter) -> int:
        """The rooms that can be come to, tiles being turned over on the way."""
        found = only(chapter.rooms[0])
        waiting = [chapter.rooms[0]]
        while waiting:
            room = waiting.pop()
            behind = NONE
            for exit_ in range(words.TURN):
                if not has(chapter.closed[room], exit_):
                    behind |= self.house.fitting[room][exit_]
            turn = self.grounds[room].exits[words.TURN] != NOWHERE
            if turn and not has(chapter.closed[room], words.TURN):
                behind |= only(self.house.flips[room])
            for other in members(behind & chapter.open & ~found):
                found = added(found, other)
                waiting.append(other)
        return found

    def check_start(self, chapter: Chapter) -> None:
        """The mice stand somewhere dry when it begins (MM-S1)."""
        ground = self.grounds[chapter.rooms[0]]
        if not chapter.start or chapter.start & ground.water:
            chapter.entry.refuse(
                f"{chapter.name}: the mice do not begin on dry fields of {ground.name} (MM-S1)", "start"
            )
        if chapter.goal == NOTHING:
            chapter.entry.refuse(f"{chapter.name}: no page says what is to be done (MM-K7)", "goal")

    def check_kit(self, chapter: Chapter) -> None:
        """What a hero has besides is something that she can use and carry (MM-S4, MM-STA3), and it is in the box."""
        given = [item for kit in chapter.kit for item in kit]
        for item in set(given):
            if given.count(item) > (self.items[item].copies or given.count(item)):
                reason = (
                    f"{self.items[item].name} is there {given.count(item)} times, more often than in the box (MM-K5)"
                )
                chapter.entry.refuse(f"{chapter.name}: {reason}", "kit")
        for hero, kit in enumerate(chapter.kit):
            if len(kit) > PACK:
                chapter.entry.refuse(f"{chapter.name}: a bundle has room for {PACK} (MM-STA3)", "kit")
            for item in kit:
                if not has(self.items[item].heroes, hero) or self.items[item].sort in (words.GEAR, words.EVENT):
                    reason = f"{self.items[item].name} is of no use to that hero (MM-S4)"
                    chapter.entry.refuse(f"{chapter.name}: {reason}", "kit")
        for item in chapter.party:
            if self.items[item].sort != words.PARTY_ITEM:
                reason = f"{self.items[item].name} is nothing for the party (MM-STA6)"
                chapter.entry.refuse(f"{chapter.name}: {reason}", "kit", "party")

    # --- rules and acts

    def check_rule(self, chapter: Chapter, rule: Rule) -> None:
        if rule.script == NOTHING and rule.fail_script == NOTHING:
            rule.entry.refuse(f"{rule.name}: nothing happens (MM-K7)", "effects")
        if rule.room != NOTHING and not has(chapter.open, rule.room):
            rule.entry.refuse(f"{rule.name}: this room is not in the chapter (MM-K7)", "room")
        self.check_placing(rule.entry, rule.name, rule.room, rule.script)

    def check_act(self, chapter: Chapter, act: Act) -> None:
        if act.script == NOTHING:
            act.entry.refuse(f"{act.name}: nothing happens (MM-K7)", "effects")
        if act.room != NOTHING and not has(chapter.open, act.room):
            act.entry.refuse(f"{act.name}: in which room of the chapter? (MM-K7)", "room")
        if act.room != NOTHING and not act.fields:
            act.entry.refuse(f"{act.name}: on which fields? (MM-K7)", "area")
        self.check_placing(act.entry, act.name, act.room, act.script)
        self.check_placing(act.entry, act.name, act.room, act.fail_script)

    def check_placing(self, entry: Entry, name: str, room: int, script: int) -> None:
        """Foes are placed on fields of the room, and no more at once than there are figures (MM-C7)."""
        for place, effect in enumerate(self.scripts[script] if script != NOTHING else []):
            if deed(effect) == words.PLACE or deed(effect) == words.PLACE_CALM:
                foe, n, area = words.effect_foe(effect), words.effect_n(effect), words.effect_area(effect)
            else:
                continue
            if n > POOL_SIZES[POOL_OF[foe]]:
                entry.refuse(
                    f"{name}: {n} of the {POOL_SIZES[POOL_OF[foe]]} figures in {POOL_OF[foe]} (MM-C7)", "effects", place
                )
            if room != NOTHING and not self.area_fields[room][area]:
                entry.refuse(f"{name}: that area is in another room (MM-K7)", "effects", place)

    # --- what may happen in it

    def check_scripts(self, chapter: Chapter) -> None:
        """It can be won (MM-E1), and only its own rooms change (MM-K6)."""
        won = False
        for entry, script in self.told(chapter):
            for place, effect in enumerate(self.scripts[script]):
                won = won or deed(effect) == words.WIN
                if deed(effect) == words.CHANGE:
                    room = self.grounds[words.effect_ground(effect)].room
                    if not has(chapter.open, room):
                        entry.refuse(
                            f"{chapter.name} has no {self.grounds[room].name} to change (MM-K6)", "effects", place
                        )
        if not won:
            chapter.entry.refuse(f"{chapter.name}: nothing in it wins (MM-E1)")

    def told(self, chapter: Chapter) -> list[tuple[Entry, int]]:
        """Every list of effects that can be carried out in a chapter, with the entry that has it: of its rules and its
        acts, and of the choices on the pages that they tell."""
        found = [(rule.entry, script) for rule in chapter.all_rules for script in (rule.script, rule.fail_script)]
        for act in chapter.acts:
            found += [(self.acts[act].entry, script) for script in (self.acts[act].script, self.acts[act].fail_script)]
        found = [(entry, script) for entry, script in found if script != NOTHING]
        seen = NONE
        for _, script in found:
            for effect in self.scripts[script]:
                page = words.effect_page(effect) if deed(effect) == words.TELL else NOTHING
                if page != NOTHING and not has(seen, page):
                    seen = added(seen, page)
                    found += [
                        (choice.entry, choice.script) for choice in self.pages[page].choices if choice.script >= 0
                    ]
        return found


def check_time(chapter: Chapter) -> None:
    """Two pages more than rooms at least, more time where it is easier, and a track that is long enough for the end
    marker to move three times (MM-HOU2, MM-K7)."""
    least = len(chapter.rooms) + SPARE_PAGES
    for name, end in zip(words.DIFFICULTIES, chapter.end, strict=True):
        if end < least:
            chapter.entry.refuse(f"{chapter.name}: it ends on page {end}, before {least} (MM-K7)", "pages", name)
        if end + MORE_TIME > LAST_PAGE:
            reason = f"it ends on page {end}, less than {MORE_TIME} before the last, {LAST_PAGE} (MM-HOU2)"
            chapter.entry.refuse(f"{chapter.name}: {reason}", "pages", name)
    if sorted(chapter.end, reverse=True) != chapter.end:
        chapter.entry.refuse(f"{chapter.name}: it should be easier where it is called so (MM-S3)", "pages")
