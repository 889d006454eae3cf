"""The party, the beginning and the end of a chapter, and the cards that mice keep for the next (MM-S, MM-E)."""

from wusel.engine.kinds import NOTHING, Choice, Seat, SeatSet
from wusel.engine.sets import first, only
from wusel.engine.step import Ask, Step
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.chapters import END, ENTER, LOST_BY_CAPTURE, LOST_BY_TIME
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.cards import learnable
from wusel.games.maus.rules.figures import NOBODY
from wusel.games.maus.rules.gear import can_wear, different, dress
from wusel.games.maus.rules.happenings import stand_at
from wusel.games.maus.rules.triggers import happens, open_chapter, pay_for_going_on
from wusel.games.maus.setup import finds_left, join, lay_chapter, learn, remember
from wusel.games.maus.state import ALL_CAPTURED, OUT_OF_TIME, STILL_PLAYING, WON, MausState
from wusel.games.maus.steps.ask_leader import AskLeader
from wusel.games.maus.steps.finds import put_in_pack
from wusel.games.maus.words import Chapter


class ChooseParty(Ask[MausState]):
    """The players choose their heroes in turn, four in all (MM-S1, MM-S3)."""

    def asks(self, s: MausState) -> SeatSet:
        return only(len(s.party.mice) % s.seats)

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        return [words.choose_hero(hero) for hero in words.each_hero(first(HEROES)) if s.party.slots[hero] == NOTHING]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        hero = words.chosen_hero(choice)
        join(s, hero, seat)
        words.then_choose_first_ability(s, hero)


class ChooseFirstAbility(AskLeader):
    """Each mouse begins with an ability of her class (MM-S1)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        mouse = s.mouse(words.told_choose_first_ability(s))
        return [words.choose_ability(mouse.hero, ability) for ability in learnable(s, mouse)]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        learn(s, words.chosen_hero(choice), words.chosen_ability(choice))


class BeginChapter(Step[MausState]):
    """The chapter is laid out, the mice are placed on its start fields, and its first foes come (MM-S1, MM-S2)."""

    def act(self, s: MausState) -> None:
        chapter = s.content.chapters[s.chapter.number]
        is_first = not s.house.visited
        lay_chapter(s)
        words.tell_chapter_begins(s, s.chapter.number, s.house.room, s.chapter.end)
        if is_first:
            fit_out(s)
        remember(s)
        places = words.each_field(chapter.start)
        for at, mouse in enumerate(s.party.mice):
            stand_at(s, mouse, places[at % len(places)])
        words.then_meet_foes(s, first=1)
        happens(s, ENTER, NOBODY)
        open_chapter(s)
        pay_for_going_on(s)


def fit_out(s: MausState) -> None:
    """Give the mice what they have by this chapter, if the game begins with it."""
    chapter = s.content.chapters[s.chapter.number]
    s.party.items = chapter.party[:]
    for count in range(len(s.chapter.counts)):
        s.chapter.counts[count] = max(s.chapter.counts[count], chapter.counts[count])
    for mouse in s.party.mice:
        for item in chapter.kit[mouse.hero]:
            if can_wear(s.content, mouse, item):
                dress(s.content, mouse, [*mouse.worn, item])
            else:
                put_in_pack(mouse, item)
    s.decks.finds = finds_left(s)


class EndChapter(Step[MausState]):
    """The chapter is won or lost (MM-E1). Its last pages are read, then the campaign goes on."""

    def act(self, s: MausState) -> None:
        chapter = s.chapter
        s.then(words.NEXT_CHAPTER)
        s.endings[chapter.number] = chapter.ended
        if chapter.ended != WON:
            s.losses[chapter.number] += 1
        if chapter.ended == WON:
            words.tell_chapter_won(s, chapter.number)
            happens(s, END, NOBODY)
        elif chapter.ended == OUT_OF_TIME:
            words.tell_chapter_lost_by_time(s, chapter.number)
            happens(s, LOST_BY_TIME, NOBODY)
        elif chapter.ended == ALL_CAPTURED:
            words.tell_chapter_lost_by_capture(s, chapter.number)
            happens(s, LOST_BY_CAPTURE, NOBODY)
        else:
            words.tell_chapter_lost_by_story(s, chapter.number)


class NextChapter(Step[MausState]):
    """A campaign goes on. After a victory each mouse keeps some cards (MM-S4) and the next chapter begins; a lost
    chapter can be tried again. The game ends after the agreed number of chapters."""

    def act(self, s: MausState) -> None:
        if s.told() == s.variant.evenings:
            return
        if s.chapter.ended != WON:
            s.then(words.GO_ON_AFTER_LOSS)
        elif not is_last(s):
            turn_to_next(s)


def may_go_onward(s: MausState) -> bool:
    """Return whether the story can go on although this chapter was lost."""
    return s.variant.onward == 1 and not is_last(s) and s.content.chapters[s.chapter.number].onward != NOTHING


def is_last(s: MausState) -> bool:
    return s.chapter.number + 1 == len(s.content.chapters)


def turn_to_next(s: MausState) -> None:
    s.chapter.number = Chapter(s.chapter.number + 1)
    s.chapter.ended = STILL_PLAYING
    s.then(words.BEGIN_CHAPTER)
    for mouse in reversed(s.party.mice):
        words.then_keep_some_ability(s, mouse.hero)
        words.then_keep_something(s, mouse.hero)


class KeepSomething(AskLeader):
    """A mouse may keep one find, in addition to her gear and the items of the story (MM-S4)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        mouse = s.mouse(words.told_keep_something(s))
        finds = [item for item in different(mouse.worn + mouse.pack) if s.content.items[item].copies]
        return [words.keep_item(mouse.hero, item) for item in finds] + [words.keep_nothing(mouse.hero)]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        mouse = s.mouse(words.told_keep_something(s))
        items = s.content.items
        left = [item for item in mouse.worn + mouse.pack if items[item].copies]
        worn = [item for item in mouse.worn if not items[item].copies]
        pack = [item for item in mouse.pack if not items[item].copies]
        if verb(choice) == words.KEEP_ITEM:
            kept = words.chosen_item(choice)
            left.remove(kept)
            (worn if kept in mouse.worn else pack).append(kept)
            words.tell_kept(s, mouse.hero, kept)
        s.decks.spent_finds += left
        mouse.pack = sorted(pack)
        dress(s.content, mouse, worn)


class KeepSomeAbility(AskLeader):
    """A mouse keeps one ability (MM-S4)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        mouse = s.mouse(words.told_keep_some_ability(s))
        return [words.keep_ability(mouse.hero, ability) for ability in words.each_ability(mouse.abilities)]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        mouse = s.mouse(words.told_keep_some_ability(s))
        mouse.abilities = only(words.chosen_ability(choice))
        mouse.cheese = 0
        words.tell_kept_ability(s, mouse.hero, words.chosen_ability(choice))


class GoOnAfterLoss(AskLeader):
    """The players try a lost chapter again, with what the mice had when it began, or give up. If the options allow it,
    they can also go on with the story at a price (MM-S4)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        onward = [words.GO_ON_ANYWAY] if may_go_onward(s) else []
        return [words.TRY_AGAIN, *onward, words.GIVE_UP]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice == words.GO_ON_ANYWAY:
            turn_to_next(s)
        elif choice == words.TRY_AGAIN:
            s.chapter.ended = STILL_PLAYING
            go_back(s)
            s.then(words.BEGIN_CHAPTER)


def go_back(s: MausState) -> None:
    """Give the mice back what they had when the chapter began."""
    s.party.items = s.party.came_items[:]
    s.chapter.counts = s.chapter.came_counts[:]
    for mouse in s.party.mice:
        dress(s.content, mouse, mouse.came_worn[:])
        mouse.pack = mouse.came_pack[:]
        mouse.abilities = mouse.came_abilities
        mouse.cheese = 0
