"""Rules that set each other off for ever, and pages that turn to each other: found before anybody plays.

The tale is told through without mice: counts go up, rules wait for them, pages with a single choice turn by themselves.
Whatever else a rule needs is taken to be so. What only play can bring about is stopped by the engine.
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
"""Rules and pages that may follow from each other without a question."""
MOST_BEGINNINGS: Final = 500


class Telling:
    """A tale that is told from some counts on."""

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
        """Whether these effects lead to ever more of them. Time that passes ends any chapter."""
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
        """Somebody is asked, unless there is one choice alone."""
        found = [choice for choice in page.choices if self.is_met(choice)]
        if len(found) == 1:
            self.told.append(page.name)
            self.waiting += reversed(found[0].effects)

    def beginnings(self) -> list[list[int]]:
        """Counts to begin with: each as it starts, and just before and where something waits for it."""
        telling = [[count.start] for count in self.content.counts]
        for rule in self.chapter.rules[COUNT]:
            if rule.counted != NOTHING:
                telling[rule.counted] += [max(0, rule.reached - 1), min(rule.reached, self.most[rule.counted])]
            if rule.count != NOTHING:
                telling[rule.count].append(min(rule.least, self.most[rule.count]))
        values = [sorted(set(each)) for each in telling]
        return [list(each) for each in islice(product(*values), MOST_BEGINNINGS)]


def check_circles(content: Content, chapter: ChapterCard) -> None:
    """No rule of a chapter sets itself off again and again, not by way of others either (MM-K7)."""
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
    """Pages that ask for nothing do not turn to each other (MM-K7)."""
    ahead = {page.name: turned_to(content, page) for page in content.pages}
    for page in content.pages:
        found = list(ahead[page.name])
        for name in found:
            found += [other for other in ahead[name] if other not in found]
        if page.name in found:
            page.refuse("it turns to itself, with nothing to choose on the way (MM-K7)", "choices")


def turned_to(content: Content, page: PageCard) -> list[str]:
    """The pages that one can lead to without a question: what has no conditions can always be picked, and of two such
    choices one is chosen."""
    always = [choice for choice in page.choices if is_free(choice)]
    if len(always) > 1:
        return []
    told = [effect for choice in page.choices for effect in choice.effects if deed(effect) == words.TELL]
    return [content.names.page[words.effect_page(effect)] for effect in told]


def is_free(needs: Needs) -> bool:
    """Whether it has no conditions."""
    conditions = needs.calm or needs.classes or needs.purse or needs.all
    return needs.count == NOTHING and needs.item == NOTHING and not conditions
