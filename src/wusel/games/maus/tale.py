"""The chapter speaks up: its rules happen when their moment comes."""

from wusel.engine.sets import NONE, added, has, meet
from wusel.games.maus import words
from wusel.games.maus.chapters import ON_COUNT, ON_HURT, Needs, Rule
from wusel.games.maus.content import Content
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import NOTHING, NOWHERE, MausState


def happens(
    s: MausState,
    content: Content,
    moment: int,
    hero: int,
    field: int = NOTHING,
    foe: int = NOTHING,
    wounds: int = 0,
    last: bool = False,
) -> bool:
    """Whatever the chapter has to say to this moment comes next, in the order of its file; says whether there is
    anything. `hero` is who brought it about, or NOBODY."""
    chapter = content.chapters[s.chapter]
    found: list[int] = []
    for number in chapter.on[moment]:
        rule = chapter.rules[number]
        if rule.first and has(s.fired, number):
            continue
        if (rule.last and not last) or (moment == ON_HURT and wounds < rule.least):
            continue
        if not is_meant(s, rule, hero, foe) or not is_there(s, content, rule.areas, field):
            continue
        if not are_met(s, content, rule.needs, hero, rule.areas):
            continue
        if rule.first:
            s.fired = added(s.fired, number)
        if rule.script != NOTHING:
            found.append(rule.script)
    for script in reversed(found):
        words.then_carry_out(s, script, 0, hero)
    return bool(found)


def is_meant(s: MausState, rule: Rule, hero: int, foe: int) -> bool:
    """Whether a rule speaks of this room, this foe and this hero, and its count is reached."""
    if rule.room != NOTHING and rule.room != s.room:
        return False
    if rule.foe != NOTHING and rule.foe != foe:
        return False
    if rule.hero != NOTHING and rule.hero != hero:
        return False
    return rule.count == NOTHING or rule.least <= s.counts[rule.count] <= rule.most


def is_there(s: MausState, content: Content, areas: list[int], field: int) -> bool:
    """Whether a field is in one of some areas; without areas it is everywhere."""
    return not areas or (field >= 0 and has(fields_of(s, content, areas), field))


def fields_of(s: MausState, content: Content, areas: list[int]) -> int:
    """The fields of some areas in this room as it is now."""
    fields = NONE
    for area in areas:
        fields |= content.area_fields[s.grounds[s.room]][area]
    return fields


def are_met(s: MausState, content: Content, needs: Needs, hero: int, areas: list[int]) -> bool:
    """Whether all is as it must be for a rule, an act or a choice on a page."""
    if needs.count != NOTHING and not needs.least <= s.counts[needs.count] <= needs.most:
        return False
    if needs.calm and not s.is_quiet():
        return False
    if needs.item != NOTHING and not somebody_has(s, needs.item):
        return False
    if needs.all and not all_are_there(s, fields_of(s, content, areas)):
        return False
    if hero >= HEROES:
        return True
    if needs.classes and not meet(content.heroes[hero].classes, needs.classes):
        return False
    return s.mouse(hero).cheese >= needs.cheese


def somebody_has(s: MausState, item: int) -> bool:
    if item in s.party:
        return True
    for mouse in s.mice:
        if item in mouse.worn or item in mouse.pack:
            return True
    return False


def all_are_there(s: MausState, fields: int) -> bool:
    """Whether every free mouse stands on one of some fields."""
    for mouse in s.mice:
        if mouse.field != NOWHERE and not has(fields, mouse.field):
            return False
    return True


def count_on(s: MausState, content: Content, count: int, n: int, hero: int) -> None:
    """A count goes up, as far as it can, and what waits for it happens."""
    before = s.counts[count]
    s.counts[count] = min(before + n, content.counts[count].most)
    if s.counts[count] != before:
        s.tell(words.COUNTED, count, s.counts[count])
        happens(s, content, ON_COUNT, hero)
