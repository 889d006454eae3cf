"""Fire the chapter's rules when their moment comes."""

from typing import Final

from wusel.engine.kinds import NOTHING, Maybe
from wusel.engine.sets import NONE, added, has, meet, removed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import COUNT, END, START, LineCard, Needs, Rule
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.figures import NOBODY, is_last
from wusel.games.maus.state import STILL_PLAYING, WON, Foe, MausState
from wusel.games.maus.words import Count, Field, FieldSet, Hero, Item, Line, Moment, Page

NO_COUNT: Final = Count(NOTHING)


def happens(
    s: MausState,
    moment: Moment,
    hero: Hero,
    field: Maybe[Field] = NOWHERE,
    foe: Foe | None = None,
    count: Maybe[Count] = NO_COUNT,
) -> list[Rule]:
    """Schedule the chapter's rules for this moment, in the order of its file, and return them. `hero` is the mouse that
    caused it, if any. After the end of a chapter, only its rules for the end and for counts apply."""
    chapter, room = s.chapter, s.house.room
    rules = s.content.chapters[chapter.number].rules[moment]
    if not rules or (chapter.ended != STILL_PLAYING and moment < END and moment != COUNT):
        return []
    found = [
        rule
        for rule in rules
        if rule.room in (NOTHING, room) and speaks(s, rule, field, foe, count) and are_met(s, rule, hero, rule.fields)
    ]
    for rule in reversed(found):
        if rule.once:
            chapter.fired = added(chapter.fired, rule.number)
        words.then_apply_rule(s, rule.number, hero)
    return found


def speaks(s: MausState, rule: Rule, field: Maybe[Field], foe: Foe | None, count: Maybe[Count]) -> bool:
    """Return whether a rule applies to this field, foe and count, and has not fired already if it fires only once."""
    if rule.once and has(s.chapter.fired, rule.number):
        return False
    if rule.fields and (field == NOWHERE or not has(rule.fields, field)):
        return False
    if count not in (NOTHING, rule.counted):
        return False
    if rule.counted != NOTHING and not rule.reached <= s.chapter.counts[rule.counted] <= rule.up_to:
        return False
    if foe is None:
        return rule.foe == NOTHING and not rule.last and not rule.wounds
    return rule.foe in (NOTHING, foe.foe) and foe.wounds >= rule.wounds and (not rule.last or is_last(s, foe))


def are_met(s: MausState, needs: Needs, hero: Hero, fields: FieldSet) -> bool:
    """Return whether the conditions of a rule, an act or a choice on a page are met."""
    if needs.count != NOTHING and not needs.least <= s.chapter.counts[needs.count] <= needs.most:
        return False
    if needs.calm and not s.is_quiet():
        return False
    if needs.item != NOTHING and not somebody_has(s, needs.item):
        return False
    if needs.all and not all_are_there(s, fields):
        return False
    if hero >= HEROES:
        return True
    if needs.classes and not meet(s.content.heroes[hero].classes, needs.classes):
        return False
    return s.mouse(hero).cheese >= needs.purse


def somebody_has(s: MausState, item: Item) -> bool:
    if item in s.party.items:
        return True
    return any(item in mouse.worn or item in mouse.pack for mouse in s.party.mice)


def all_are_there(s: MausState, fields: FieldSet) -> bool:
    """Return whether every free mouse is on one of some fields."""
    return all(not (mouse.field != NOWHERE and not has(fields, mouse.field)) for mouse in s.party.mice)


def count_on(s: MausState, count: Count, n: int, hero: Hero) -> None:
    """Raise a count, at most to its maximum, and fire the rules that wait for it."""
    chapter = s.chapter
    before = chapter.counts[count]
    chapter.counts[count] = min(before + n, s.content.counts[count].most)
    if chapter.counts[count] != before:
        words.tell_counted(s, count, chapter.counts[count])
        happens(s, COUNT, hero, count=count)


# --- the book


def open_chapter(s: MausState) -> None:
    """Schedule the opening of a chapter. Its last page states the goal."""
    words.then_carry_out(s, s.content.chapters[s.chapter.number].told_goal, 0, NOBODY)
    happens(s, START, NOBODY)


def pay_for_going_on(s: MausState) -> None:
    """Schedule the script for going on after a lost chapter: a page and what it costs the mice from now on (MM-S4)."""
    if s.chapter.number == 0 or s.endings[s.chapter.number - 1] in (STILL_PLAYING, WON):
        return
    onward = s.content.chapters[s.chapter.number - 1].onward
    if onward != NOTHING:
        words.then_carry_out(s, onward, 0, NOBODY)


def read_page(s: MausState, page: Page) -> None:
    """Read a page with the lines that apply now."""
    words.tell_page_turned(s, page)
    card = s.content.pages[page]
    said = False
    for nth, line in enumerate(card.lines):
        number = Line(card.first_line + nth)
        s.chapter.lines = removed(s.chapter.lines, number)
        said = said and line.otherwise
        if not said and is_said(s, line):
            said = True
            s.chapter.lines = added(s.chapter.lines, number)
            words.tell_line_said(s, number)


def is_said(s: MausState, line: LineCard) -> bool:
    """Return whether the hero who says a line is present, and the conditions of the line are met."""
    if line.hero != NOTHING and (s.party.slots[line.hero] == NOTHING or is_away(s, line.hero)):
        return False
    return are_met(s, line, NOBODY, NONE)


def is_away(s: MausState, hero: Hero) -> bool:
    """Return whether a mouse is captured and so says nothing; after the chapter has ended she speaks again."""
    return s.mouse(hero).field == NOWHERE and s.chapter.ended == STILL_PLAYING
