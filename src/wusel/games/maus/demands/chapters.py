"""Checks of chapters: mice can get to every room and win, and nothing is missing that a chapter asks for."""

from typing import Final

from wusel.engine.content.entry import Entry
from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.sets import NONE, added, has, members, only
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import ActCard, ChapterCard, PageCard, Rule, Tried
from wusel.games.maus.content.components import POOL_SIZES
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.foes import POOL_OF
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.demands.circles import check_circles, check_pages_turning
from wusel.games.maus.demands.goals import check_goal
from wusel.games.maus.limits import LAST_PAGE, PACK, PARTY
from wusel.games.maus.words import Page, RoomSet, each_room

LEAST_ROOMS: Final = 3
MOST_ROOMS: Final = 5
SPARE_PAGES: Final = 2
MORE_TIME: Final = 3
MOST_WORDS: Final = 90
MOST_CHOICES: Final = 10


def check_areas(content: Content) -> None:
    """Check that the fields of an area are fields of its room (MM-K6)."""
    for area in content.areas:
        ground = content.rooms[area.room].ground
        for field in members(area.fields & ~ground.fields):
            area.refuse(f"{words.FIELDS[field]} is no field of {ground.name} (MM-K6)", area.key)


def check_pages(content: Content) -> None:
    """Check that a page is short enough to read aloud and has few enough choices to see at a glance (MM-K7)."""
    for page in content.pages:
        if len(page.choices) > MOST_CHOICES:
            page.refuse(f"{len(page.choices)} choices; {MOST_CHOICES} are the most (MM-K7)", "choices")
        for language in page.text:
            n = most_words(page, language)
            if n > MOST_WORDS:
                page.refuse(f"{n} words in {language}; {MOST_WORDS} are the most (MM-K7)", "text", language)


def most_words(page: PageCard, language: str) -> int:
    """Return the greatest number of words on a page. Of lines that exclude each other, the longest counts."""
    groups: list[int] = []
    for line in page.lines:
        n = len(line.text[language].split())
        if line.otherwise and groups:
            groups[-1] = max(groups[-1], n)
        else:
            groups.append(n)
    return len(page.text[language].split()) + sum(groups)


def check_chapters(content: Content) -> None:
    """Check all chapters and acts, and that none of them exists twice."""
    if not content.chapters:
        content.parts.refuse("not a single chapter (MM-K7)", "chapters")
    check_pages_turning(content)
    for place, act in enumerate(content.acts):
        if act.name in content.names.act[:place]:
            act.entry.refuse(f"there is another act {act.name}", "name")
    for place, chapter in enumerate(content.chapters):
        if chapter.number in [other.number for other in content.chapters[:place]]:
            chapter.refuse(f"there is another chapter {chapter.number} (MM-S4)", "number")
        check_rooms(content, chapter)
        check_time(chapter)
        check_start(content, chapter)
        check_kit(content, chapter)
        if len(set(chapter.heroes)) != PARTY:
            chapter.refuse(f"{PARTY} different heroes go (MM-S1)", "heroes")
        for rule in chapter.all_rules:
            check_rule(content, chapter, rule)
        for number in chapter.acts:
            check_act(content, chapter, content.acts[number])
        check_scripts(content, chapter)
        check_circles(content, chapter)


def check_rooms(content: Content, chapter: ChapterCard) -> None:
    """Check that a chapter has three to five rooms and a way to each of them (MM-K7)."""
    n = len(chapter.rooms)
    if not LEAST_ROOMS <= n <= MOST_ROOMS:
        chapter.refuse(f"{n} rooms, not {LEAST_ROOMS} to {MOST_ROOMS} (MM-K7)", "rooms")
    found = walked(content, chapter)
    for place, room in enumerate(chapter.rooms):
        if not has(found, room):
            first, other = content.names.room[chapter.rooms[0]], content.names.room[room]
            chapter.refuse(f"no way leads from {first} to {other} (MM-K7)", "rooms", place)


def walked(content: Content, chapter: ChapterCard) -> RoomSet:
    """Return the rooms that mice can get to, if tiles are turned over on the way."""
    found = only(chapter.rooms[0])
    waiting = [chapter.rooms[0]]
    while waiting:
        room = waiting.pop()
        behind = NONE
        for exit_ in range(words.TURN):
            if not has(chapter.closed[room], exit_):
                behind |= content.house.fitting[room][exit_]
        turn = content.grounds[room].exits[words.TURN] != NOWHERE
        if turn and not has(chapter.closed[room], words.TURN):
            behind |= only(content.house.flips[room])
        for other in each_room(behind & chapter.open & ~found):
            found = added(found, other)
            waiting.append(other)
    return found


def check_start(content: Content, chapter: ChapterCard) -> None:
    """Check that the mice begin on dry fields (MM-S1), and that a page states the goal."""
    ground = content.grounds[chapter.rooms[0]]
    if not chapter.start or chapter.start & ground.water:
        chapter.refuse(f"the mice do not begin on dry fields of {ground.name} (MM-S1)", "start")
    if chapter.goal == NOTHING:
        chapter.refuse("no page says what is to be done (MM-K7)", "goal")


def check_kit(content: Content, chapter: ChapterCard) -> None:
    """Check that heroes can use and carry what the chapter gives them (MM-S4, MM-STA3), and that the box has it."""
    given = [item for kit in chapter.kit for item in kit]
    for item in set(given):
        card, n = content.items[item], given.count(item)
        if card.copies and n > card.copies:
            chapter.refuse(f"{card.name} is there {n} times, more often than in the box (MM-K5)", "kit")
    for hero, kit in enumerate(chapter.kit):
        if len(kit) > PACK:
            chapter.refuse(f"a bundle has room for {PACK} (MM-STA3)", "kit")
        for card in [content.items[item] for item in kit]:
            if not has(card.heroes, hero) or card.sort in (words.GEAR, words.EVENT):
                chapter.refuse(f"{card.name} is of no use to that hero (MM-S4)", "kit")
    for card in [content.items[item] for item in chapter.party]:
        if card.sort != words.PARTY_ITEM:
            chapter.refuse(f"{card.name} is nothing for the party (MM-STA6)", "kit", "party")


# --- rules and acts


def check_rule(content: Content, chapter: ChapterCard, rule: Rule) -> None:
    if not rule.effects and rule.fail_script == NOTHING:
        rule.refuse("nothing happens (MM-K7)", "effects")
    if rule.room != NOTHING and not has(chapter.open, rule.room):
        rule.refuse("this room is not in the chapter (MM-K7)", "room")
    check_placing(content, rule, rule.effects)


def check_act(content: Content, chapter: ChapterCard, act: ActCard) -> None:
    if not act.effects:
        act.refuse("nothing happens (MM-K7)", "effects")
    if act.room != NOTHING and not has(chapter.open, act.room):
        act.refuse("in which room of the chapter? (MM-K7)", "room")
    if act.room != NOTHING and not act.fields:
        act.refuse("on which fields? (MM-K7)", "area")
    check_placing(content, act, act.effects)
    check_placing(content, act, content.effects_of(act.fail_script))


def check_placing(content: Content, tried: Tried, effects: list[Deed]) -> None:
    """Check that foes are placed on fields of the room, and no more at once than there are figures. Some foes share
    their figures (MM-C7)."""
    taken = dict.fromkeys(POOL_SIZES, 0)
    for place, effect in enumerate(effects):
        if deed(effect) in (words.PLACE, words.PLACE_CALM):
            pool = POOL_OF[words.effect_foe(effect)]
            taken[pool] += words.effect_n(effect)
            if taken[pool] > POOL_SIZES[pool]:
                tried.refuse(f"{taken[pool]} of the {POOL_SIZES[pool]} figures in {pool} (MM-C7)", "effects", place)
            if tried.room != NOTHING and not content.area_fields[tried.room][words.effect_area(effect)]:
                tried.refuse("that area is in another room (MM-K7)", "effects", place)


# --- effects and time


def check_scripts(content: Content, chapter: ChapterCard) -> None:
    """Check that the chapter can be won (MM-E1), and that it changes only rooms of its own (MM-K6)."""
    happens = told(content, chapter)
    for entry, effects in happens:
        for place, effect in enumerate(effects):
            if deed(effect) == words.CHANGE:
                room = content.grounds[words.effect_ground(effect)].room
                if not has(chapter.open, room):
                    name = content.names.room[room]
                    entry.refuse(f"{chapter.name} has no {name} to change (MM-K6)", "effects", place)
    if any(words.WIN in effects for _, effects in happens):
        check_goal(content, chapter, walked(content, chapter))
    else:
        chapter.refuse("nothing in it wins (MM-E1)")


def told(content: Content, chapter: ChapterCard) -> list[tuple[Entry, list[Deed]]]:
    """Return every list of effects that can be carried out in a chapter, with its entry. The lists belong to rules,
    acts, and the choices on pages that these show."""
    tried = [*chapter.all_rules, *[content.acts[act] for act in chapter.acts]]
    found = [(each.entry, content.effects_of(script)) for each in tried for script in (each.script, each.fail_script)]
    seen: list[Page] = []
    for _, effects in found:
        for effect in effects:
            if deed(effect) == words.TELL and words.effect_page(effect) not in seen:
                seen.append(words.effect_page(effect))
                found += [(choice.entry, choice.effects) for choice in content.pages[seen[-1]].choices]
    return found


def check_time(chapter: ChapterCard) -> None:
    """Check that a chapter has at least two more pages than rooms, and more time if it is easier. On its page track,
    the end marker must be able to move three times (MM-HOU2, MM-K7)."""
    least = len(chapter.rooms) + SPARE_PAGES
    for name, end in zip(words.DIFFICULTIES, chapter.end, strict=True):
        if end < least:
            chapter.refuse(f"it ends on page {end}, before {least} (MM-K7)", "pages", name)
        if end + MORE_TIME > LAST_PAGE:
            reason = f"less than {MORE_TIME} before the last, {LAST_PAGE} (MM-HOU2)"
            chapter.refuse(f"it ends on page {end}, {reason}", "pages", name)
    if sorted(chapter.end, reverse=True) != chapter.end:
        chapter.refuse("it should be easier where it is called so (MM-S3)", "pages")
