"""The results of the rules and acts of a chapter, analysed once. The code knows no chapter by name."""

from typing import Final

from wusel.engine.kinds import NOTHING, Deed, Maybe
from wusel.engine.sets import NONE, first, has, only, set_of
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import (
    COUNT,
    DEFEAT,
    ENTER,
    HURT,
    START,
    SURGE,
    Rule,
)
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import NO_ROOM
from wusel.games.maus.judge.taste import Taste
from wusel.games.maus.state import MausState
from wusel.games.maus.words import (
    Act,
    Chapter,
    Count,
    CountSet,
    Foe,
    FoeSet,
    PerCount,
    PerFoe,
    PerRoom,
    Room,
    Script,
    each_count,
    each_foe,
)

# The cost of a room on the way, in rooms: with foes, or without
FOES: Final = 0.6
KNOWN_ROOM: Final = 0.35
DEEPEST: Final = 6

# Points of foes: roach, rat, elite, spider, centipede, captain, great centipede, cat, sorceress
POINTS: Final[PerFoe[float]] = [0.6, 1.0, 1.1, 2.0, 2.0, 3.0, 3.0, 3.0, 5.0]
POINTS_OF_A_CARD: Final = 4.0
PLACING: Final = (words.PLACE, words.PLACE_CALM)
ALL_FOES: Final = first(len(words.FOES))


class ChapterAims:
    """The results of the rules and acts of a chapter."""

    def __init__(self, content: Content, number: Chapter, taste: Taste) -> None:
        self.content = content
        self.chapter = chapter = content.chapters[number]
        self.winning_rules = [rule for rule in chapter.all_rules if self.brings(rule.script, words.WIN)]
        self.winning_acts = [act for act in chapter.acts if self.brings(content.acts[act].script, words.WIN)]
        self.points: PerRoom[float] = [self.points_in(room) for room in content.house.rooms]
        self.prices: PerRoom[float] = [self.price_of(room, taste) for room in content.house.rooms]
        self.surges: PerRoom[float] = [self.placed_by(chapter.rules[SURGE], room) for room in content.house.rooms]
        counts = [Count(number) for number in range(len(content.counts))]
        self.acts_for: PerCount[list[Act]] = [
            [act for act in chapter.acts if self.raises(content.acts[act].script, count)] for count in counts
        ]
        self.rules_for: PerCount[list[Rule]] = [
            [rule for rule in chapter.all_rules if self.raises(rule.script, count)] for count in counts
        ]
        # Counts that some condition asks for, and counts that make later acts cheaper because they stand for friends
        rules = [rule for each in content.chapters for rule in each.all_rules]
        asked = [each.count for each in content.acts] + [each.count for each in rules]
        self.asked: CountSet = set_of([count for count in asked if count != NOTHING])
        self.friends: CountSet = set_of([act.less for act in content.acts if act.less != NOTHING])
        foes = each_foe(ALL_FOES)
        self.homes: PerFoe[Maybe[Room]] = [self.home_of(foe) for foe in foes]
        self.wakers: PerFoe[list[Rule]] = [
            [rule for rule in chapter.all_rules if words.rouse(foe) in self.effects_of(rule.script)] for foe in foes
        ]
        self.gone_with: PerFoe[FoeSet] = [self.goes_with(foe) for foe in foes]
        # The number of wounds that continues the story, 0 if the foe has to be beaten
        self.wounds_for: PerFoe[int] = [
            next((rule.wounds for rule in chapter.rules[HURT] if rule.foe == foe), 0) for foe in foes
        ]

    # --- reading the chapter

    def effects_of(self, script: Maybe[Script]) -> list[Deed]:
        """Return all effects of a script, including those of the options on its pages."""
        found = self.content.effects_of(script)[:]
        for effect in self.content.effects_of(script):
            if deed(effect) == words.TELL:
                for choice in self.content.pages[words.effect_page(effect)].choices:
                    found += self.content.effects_of(choice.script)
        return found

    def brings(self, script: Maybe[Script], word: int) -> bool:
        return any(deed(effect) == word for effect in self.effects_of(script))

    def raises(self, script: Maybe[Script], count: Count) -> bool:
        """Return whether a script raises a count."""
        raising = [effect for effect in self.effects_of(script) if deed(effect) == words.COUNT]
        return any(words.effect_count(effect) == count and words.effect_n(effect) for effect in raising)

    def makes_friends(self, s: MausState, script: Maybe[Script]) -> bool:
        """Return whether a script helps in later chapters of a campaign."""
        return s.variant.campaign == 1 and any(self.raises(script, count) for count in each_count(self.friends))

    def home_of(self, foe: Foe) -> Maybe[Room]:
        """Return the room in which the chapter places a foe, NO_ROOM if it places none."""
        for rule in self.chapter.rules[ENTER] + self.chapter.rules[START]:
            placing = [effect for effect in self.effects_of(rule.script) if deed(effect) in PLACING]
            if foe in [words.effect_foe(effect) for effect in placing]:
                return rule.room if rule.room != NO_ROOM else self.chapter.rooms[0]
        return NO_ROOM

    def goes_with(self, foe: Foe) -> FoeSet:
        """Return the kinds of foes that leave or become calm once this one is hurt or beaten."""
        kinds = NONE
        for rule in self.chapter.rules[HURT] + self.chapter.rules[DEFEAT]:
            if rule.foe == foe:
                kinds |= self.sent_away(rule.script, DEEPEST)
        return kinds

    def sent_away(self, script: Maybe[Script], deep: int) -> FoeSet:
        """Return the kinds of foes that a script sends away or calms, directly or through the counts that it raises. A
        script that wins removes all kinds."""
        kinds = NONE
        for effect in self.effects_of(script):
            if deed(effect) == words.WIN:
                kinds |= ALL_FOES
            elif deed(effect) in (words.LEAVE, words.CALM):
                kinds |= only(words.effect_foe(effect))
            elif deed(effect) == words.COUNT and deep > 0:
                for rule in self.chapter.rules[COUNT]:
                    if rule.counted == words.effect_count(effect):
                        kinds |= self.sent_away(rule.script, deep - 1)
        return kinds

    def points_in(self, room: Room) -> float:
        """Return the points of the foes in a room before the mice enter it."""
        if not has(self.chapter.open, room):
            return 0.0
        return POINTS_OF_A_CARD if has(self.chapter.draws, room) else self.placed_by(self.chapter.rules[ENTER], room)

    def placed_by(self, rules: list[Rule], room: Room) -> float:
        """Return the points of the foes that some rules bring into a room, for example as reinforcements (MM-REI2)."""
        return max([self.placed(rule.script) for rule in rules if rule.room == room], default=0.0)

    def placed(self, script: Maybe[Script]) -> float:
        """Return the points of all foes that a script places."""
        points = 0.0
        for effect in self.effects_of(script):
            if deed(effect) == words.PLACE:
                points += POINTS[words.effect_foe(effect)] * words.effect_n(effect)
        return points

    def price_of(self, room: Room, taste: Taste) -> float:
        """Return the cost of going through an unvisited room."""
        price = KNOWN_ROOM
        if self.points[room] > 0.0:
            price += FOES + self.points[room] * taste.one_point
        return price if room in self.chapter.rooms else price + taste.aside
