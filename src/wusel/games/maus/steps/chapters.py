"""The party, the beginning and the end of a chapter, and what is kept for the next (MM-S, MM-E)."""

from wusel.engine.sets import NONE, members, only
from wusel.engine.step import Ask, Step
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.chapters import ON_CAPTURE_LOST, ON_END, ON_ENTER, ON_START, ON_TIME_LOST
from wusel.games.maus.content import Content
from wusel.games.maus.figures import NOBODY
from wusel.games.maus.gear import different
from wusel.games.maus.happenings import stand_at
from wusel.games.maus.limits import HEROES, PARTY
from wusel.games.maus.setup import join, lay_chapter, learn
from wusel.games.maus.state import ALL_CAPTURED, NOTHING, OUT_OF_TIME, STILL_PLAYING, WON, MausState
from wusel.games.maus.steps.ask_leader import AskLeader
from wusel.games.maus.tale import happens


class ChooseParty(Ask[MausState]):
    """The players choose their heroes in turn, four in all (MM-S1, MM-S3)."""

    def asks(self, s: MausState) -> int:
        return only(len(s.mice) % s.seats)

    def options(self, s: MausState, seat: int) -> list[int]:
        return [words.choose_hero(hero) for hero in range(HEROES) if s.slots[hero] == NOTHING]

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def take(self, s: MausState, seat: int, choice: int) -> None:
        hero = words.choose_hero_hero(choice)
        join(s, self.content, hero, seat)
        words.then_choose_first_ability(s, hero)


class ChooseFirstAbility(AskLeader):
    """Each begins with an ability of her class (MM-S1)."""

    def hero(self, s: MausState) -> int:
        return words.choose_first_ability_hero(s)

    def options(self, s: MausState, seat: int) -> list[int]:
        from wusel.games.maus.cards import learnable

        mouse = s.mouse(words.choose_first_ability_hero(s))
        return [words.choose_ability(mouse.hero, ability) for ability in learnable(s, self.content, mouse)]

    def take(self, s: MausState, seat: int, choice: int) -> None:
        learn(s, words.choose_ability_hero(choice), words.choose_ability_ability(choice))


class BeginChapter(Step[MausState]):
    """The chapter is laid out, the mice stand where it begins, and its first foes come (MM-S1, MM-S2)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        content, chapter = self.content, self.content.chapters[s.chapter]
        lay_chapter(s, content)
        if not s.variant.campaign or s.tries == 1:
            pass
        s.tell(words.CHAPTER_BEGINS, s.chapter, s.room, s.end)
        if not s.variant.campaign:
            dress(s, content)
        fields = NONE
        for area in chapter.start:
            fields |= content.area_fields[s.grounds[s.room]][area]
        places = members(fields)
        for at, mouse in enumerate(s.mice):
            stand_at(s, content, mouse, places[at % len(places)])
        words.then_meet_foes(s, first=1)
        happens(s, content, ON_ENTER, NOBODY)
        happens(s, content, ON_START, NOBODY)


def dress(s: MausState, content: Content) -> None:
    """A chapter that is played singly begins with what mice have by then."""
    for mouse in s.mice:
        for item in content.chapters[s.chapter].kit[mouse.hero]:
            if content.items[item].sort == words.PARTY_ITEM:
                s.party.append(item)
            elif len(mouse.pack) < 3:
                mouse.pack.append(item)
            if item in s.finds:
                s.finds.remove(item)


class EndChapter(Step[MausState]):
    """The chapter is won or lost (MM-E1); its last pages are told, and what follows follows."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        if s.ended == WON:
            s.tell(words.CHAPTER_WON, s.chapter)
            moment = ON_END
        elif s.ended == OUT_OF_TIME:
            s.tell(words.CHAPTER_LOST_BY_TIME, s.chapter)
            moment = ON_TIME_LOST
        elif s.ended == ALL_CAPTURED:
            s.tell(words.CHAPTER_LOST_BY_CAPTURE, s.chapter)
            moment = ON_CAPTURE_LOST
        else:
            s.tell(words.CHAPTER_LOST_BY_STORY, s.chapter)
            return
        s.then(words.NEXT_CHAPTER)
        happens(s, self.content, moment, NOBODY)
