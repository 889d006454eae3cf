"""Checks for rules that trigger each other for ever, and for pages that turn to each other, before any game.

The check runs through the story without mice: counts rise, rules wait for them, and a page with a single choice turns
by itself. All other conditions of a rule are taken as met. The engine stops loops that only play can bring about.
"""

from itertools import islice, product
from typing import Final

from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import COUNT, ChapterCard, Needs, PageCard, Rule
from wusel.games.maus.content.content import Content
from wusel.games.maus.limits import LAST_PAGE, WHEEL
from wusel.games.maus.words import Count

MOST_RULES: Final = 100
"""The number of rules and pages that may follow from each other without a question."""
MOST_BEGINNINGS: Final = 500


class Telling:
    """A run through the story of a chapter, from given counts on."""

    def __init__(self, content: Content, chapter: ChapterCard) -> None:
        self.content = content
        self.chapter = chapter
        self.most = [count.most for count in content.counts]
        self.begin([])

    def begin(self, counts: list[int]) -> None:
        self.counts = counts[:]
        self.waiting: list[Deed] = []
        self.fired: list[Rule] = []
        self.told: list[str] = []
        self.time = 0

    def runs_on(self, effects: list[Deed]) -> bool:
        """Return whether these effects lead to more and more effects. A loop that takes time ends with the chapter."""
        self.waiting += reversed(effects)
        while self.waiting and self.time < LAST_PAGE * WHEEL:
            if len(self.told) > MOST_RULES:
                return True
            self.happen(self.waiting.pop())
        return False

    def happen(self, effect: Deed) -> None:
        word = deed(effect)
        if word == words.COUNT:
            self.count_on(words.effect_count(effect), words.effect_n(effect))
        elif word == words.CLEAR:
            self.counts[words.effect_count(effect)] = 0
        elif word == words.TELL:
            self.turn(self.content.pages[words.effect_page(effect)])
        elif word == words.TURN_PAGES:
            self.time += words.effect_n(effect) * WHEEL
        elif word == words.FILL_WHEEL:
            self.time += words.effect_n(effect)
        elif word in (words.WIN, words.LOSE):
            self.waiting.clear()

    def count_on(self, count: Count, n: int) -> None:
        before = self.counts[count]
        self.counts[count] = min(before + n, self.most[count])
        if self.counts[count] == before:
            return
        found = [rule for rule in self.chapter.rules[COUNT] if rule.counted == count and self.speaks_up(rule)]
        for rule in reversed(found):
            self.fired.append(rule)
            self.told.append(rule.name)
            self.waiting += reversed(rule.effects)

    def speaks_up(self, rule: Rule) -> bool:
        now = self.counts[rule.counted]
        return rule.reached <= now <= rule.up_to and self.is_met(rule) and not (rule.once and rule in self.fired)

    def is_met(self, needs: Needs) -> bool:
        return needs.count == NOTHING or needs.least <= self.counts[needs.count] <= needs.most

    def turn(self, page: PageCard) -> None:
        """Follow the choice of a page that has only one. If a page has several, a player is asked."""
        found = [choice for choice in page.choices if self.is_met(choice)]
        if len(found) == 1:
            self.told.append(page.name)
            self.waiting += reversed(found[0].effects)

    def beginnings(self) -> list[list[int]]:
        """Return the counts to begin with: each at its start, just below and at the value that a rule waits for."""
        telling = [[count.start] for count in self.content.counts]
        for rule in self.chapter.rules[COUNT]:
            if rule.counted != NOTHING:
                telling[rule.counted] += [max(0, rule.reached - 1), min(rule.reached, self.most[rule.counted])]
            if rule.count != NOTHING:
                telling[rule.count].append(min(rule.least, self.most[rule.count]))
        values = [sorted(set(each)) for each in telling]
        return [list(each) for each in islice(product(*values), MOST_BEGINNINGS)]


def check_circles(content: Content, chapter: ChapterCard) -> None:
    """Check that no rule of a chapter triggers itself again and again, directly or through other rules (MM-K7)."""
    telling = Telling(content, chapter)
    for rule in chapter.all_rules:
        for beginning in telling.beginnings():
            telling.begin(beginning)
            if telling.runs_on(rule.effects):
                guilty = telling.fired[-1] if telling.fired else rule
                others = [name for name in dict.fromkeys(telling.told[MOST_RULES // 2 :]) if name != guilty.name]
                way = f", by way of {', '.join(others)}" if others else ""
                guilty.refuse(f"it sets itself off again and again{way} (MM-K7)", "effects")


def check_pages_turning(content: Content) -> None:
    """Check that pages without a question do not turn to each other (MM-K7)."""
    ahead = {page.name: turned_to(content, page) for page in content.pages}
    for page in content.pages:
        found = list(ahead[page.name])
        for name in found:
            found += [other for other in ahead[name] if other not in found]
        if page.name in found:
            page.refuse("it turns to itself, with nothing to choose on the way (MM-K7)", "choices")


def turned_to(content: Content, page: PageCard) -> list[str]:
    """Return the pages that a page can turn to without a question. A choice without conditions is always open; if there
    are two of them, a player is always asked."""
    always = [choice for choice in page.choices if is_free(choice)]
    if len(always) > 1:
        return []
    told = [effect for choice in page.choices for effect in choice.effects if deed(effect) == words.TELL]
    return [content.names.page[words.effect_page(effect)] for effect in told]


def is_free(needs: Needs) -> bool:
    """Return whether a choice has no conditions."""
    conditions = needs.calm or needs.classes or needs.purse or needs.all
    return needs.count == NOTHING and needs.item == NOTHING and not conditions
