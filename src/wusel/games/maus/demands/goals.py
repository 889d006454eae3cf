"""Checks that a chapter can be won: an effect that wins must be possible.

The check gathers everything that may happen, beginning with rules that wait for nothing. It assumes all that depends
on the mice and their dice. It does not assume what depends on the chapter: a way to each room, foes, and counts that go
high enough.
"""

from typing import Final

from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.sets import has
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import (
    DEFEAT,
    ENTER,
    HURT,
    START,
    ActCard,
    ChapterCard,
    PageCard,
    Rule,
    Scripted,
    Tried,
)
from wusel.games.maus.content.content import Content
from wusel.games.maus.demands.foes import COMMON

WITHOUT_END: Final = 1000
"""A number that no count reaches."""


class Reach:
    """Everything that can happen in a chapter: the foes that come, the highest counts, and the effects that can be
    carried out."""

    def __init__(self, content: Content, chapter: ChapterCard, rooms: words.RoomSet) -> None:
        self.content = content
        self.chapter = chapter
        self.rooms = rooms
        self.foes = list(COMMON) if chapter.draws else []
        self.counts = [
            WITHOUT_END if card.kept or count == chapter.guests else max(card.start, chapter.counts[count])
            for count, card in enumerate(content.counts)
        ]
        self.waiting: list[Scripted] = [*chapter.all_rules, *[content.acts[act] for act in chapter.acts]]
        self.told: list[PageCard] = []
        self.wins = False
        while found := [needs for needs in self.waiting if not self.why_never(needs)]:
            self.waiting = [needs for needs in self.waiting if needs not in found]
            for needs in found:
                self.happens(needs)

    def happens(self, needs: Scripted) -> None:
        failing = self.content.effects_of(needs.fail_script) if isinstance(needs, Tried) else []
        for effect in needs.effects + failing:
            self.carry_out(effect, times(needs))

    def carry_out(self, effect: Deed, often: int) -> None:
        word = deed(effect)
        if word == words.WIN:
            self.wins = True
        elif word == words.COUNT:
            count = words.effect_count(effect)
            most = self.content.counts[count].most
            self.counts[count] = max(self.counts[count], min(self.counts[count] + words.effect_n(effect) * often, most))
        elif word in (words.PLACE, words.PLACE_CALM):
            self.foes.append(words.effect_foe(effect))
        elif word == words.TELL:
            page = self.content.pages[words.effect_page(effect)]
            if page not in self.told:
                self.told.append(page)
                self.waiting += page.choices

    def why_never(self, needs: Scripted) -> str:
        """Return the known reason why something can never happen; empty if it can."""
        if needs.count != NOTHING and self.counts[needs.count] < needs.least:
            return self.too_little(needs.count, needs.least)
        if isinstance(needs, Tried) and needs.room != NOTHING and not has(self.rooms, needs.room):
            return f"nobody comes to {self.content.names.room[needs.room]}"
        if isinstance(needs, Rule):
            if needs.counted != NOTHING and self.counts[needs.counted] < needs.reached:
                return self.too_little(needs.counted, needs.reached)
            if needs.on in (DEFEAT, HURT) and needs.foe != NOTHING and needs.foe not in self.foes:
                return f"{words.FOES[needs.foe]} never comes"
        return ""

    def too_little(self, count: words.Count, wanted: int) -> str:
        return f"{self.content.names.count[count]} reaches {self.counts[count]} at most, not {wanted}"


def times(needs: Scripted) -> int:
    """Return the number of times that something can happen."""
    if isinstance(needs, ActCard):
        return needs.times or WITHOUT_END
    if isinstance(needs, Rule):
        return 1 if needs.once or needs.on in (START, ENTER) else WITHOUT_END
    return WITHOUT_END


def check_goal(content: Content, chapter: ChapterCard, rooms: words.RoomSet) -> None:
    """Check that an effect that wins can happen (MM-E1). `rooms` are the rooms that mice can get to."""
    reach = Reach(content, chapter, rooms)
    if reach.wins:
        return
    for needs in reach.waiting:
        if words.WIN in needs.effects:
            needs.refuse(f"this never comes about: {reach.why_never(needs)}; so nobody wins {chapter.name} (MM-E1)")
            return
    chapter.refuse("nothing that can happen in it wins (MM-E1)")
