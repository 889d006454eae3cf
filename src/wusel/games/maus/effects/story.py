"""Effects of cards and chapters on the story, the house and the clock."""

from wusel.engine.kinds import Deed
from wusel.engine.sets import added
from wusel.games.maus import words
from wusel.games.maus.rules.effect import MausEffect
from wusel.games.maus.rules.happenings import add_pages, bring_surge, fill_wheel, finish, take_from_wheel, turn_pages
from wusel.games.maus.rules.triggers import count_on, read_page
from wusel.games.maus.state import STORY_LOST, WON, MausState
from wusel.games.maus.words import Hero

# --- the story


class Tell(MausEffect):
    """A page of the story is read. If it asks a question, a player answers it."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        page = words.effect_page(effect)
        read_page(s, page)
        if s.content.pages[page].choices:
            words.then_turn_page(s, page, hero)


class Aim(MausEffect):
    """The chapter gets another goal."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.goal = words.effect_page(effect)
        words.tell_goal_changed(s, s.chapter.goal)
        read_page(s, s.chapter.goal)


class Win(MausEffect):
    """The goal of the chapter is reached (MM-E1)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        finish(s, WON)


class Lose(MausEffect):
    """The story ends badly, and the chapter is lost."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        finish(s, STORY_LOST)


class Count(MausEffect):
    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        count_on(s, words.effect_count(effect), words.effect_n(effect), hero)


class Clear(MausEffect):
    """A count begins again at 0."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.counts[words.effect_count(effect)] = 0


class Permit(MausEffect):
    """The chapter permits something until its end."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.permissions = added(s.chapter.permissions, words.effect_permission(effect))


# --- the house and the clock


class Change(MausEffect):
    """The ground of a room changes."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        ground = words.effect_ground(effect)
        s.house.grounds[s.content.grounds[ground].room] = ground
        words.tell_ground_changed(s, ground)


class TurnPages(MausEffect):
    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        turn_pages(s, words.effect_n(effect))


class MorePages(MausEffect):
    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        add_pages(s, words.effect_n(effect))


class FillWheel(MausEffect):
    """Cheese goes on the wheel, and a full wheel brings a surge (MM-CHW2). During an attack, the surge comes after the
    wounds (MM-Q2)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        fill_wheel(s, words.effect_n(effect))
        if words.AFTER_BLOW not in s.agenda:
            bring_surge(s, idle=0)


class TakeFromWheel(MausEffect):
    """Cheese leaves the wheel. If mice get any of it, another effect says so."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        take_from_wheel(s, words.effect_n(effect))
