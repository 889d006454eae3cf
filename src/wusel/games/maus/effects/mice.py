"""Effects of cards and chapters on mice and their belongings."""

from wusel.engine.kinds import NOTHING, Deed
from wusel.games.maus import words
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.rules.effect import MausEffect, those
from wusel.games.maus.rules.figures import NOBODY, fields_of_area
from wusel.games.maus.rules.gear import dress
from wusel.games.maus.rules.happenings import (
    afflict,
    discard,
    gain_cheese,
    give_antidote,
    heal,
    hurt_mouse,
    pay_cheese,
    relieve,
    stand_at,
)
from wusel.games.maus.rules.track import move_up
from wusel.games.maus.rules.triggers import somebody_has
from wusel.games.maus.state import MausState
from wusel.games.maus.steps.finds import come_upon, draw_find
from wusel.games.maus.words import Hero, Item


class Wound(MausEffect):
    """A mouse takes wounds and does not defend."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            hurt_mouse(s, mouse, words.effect_n(effect), poison=False)


class Poison(MausEffect):
    """A mouse takes poison wounds (MM-NEG5)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            hurt_mouse(s, mouse, words.effect_n(effect), poison=True)


class Heal(MausEffect):
    """A mouse loses normal wounds (MM-K8)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            heal(s, mouse, words.effect_n(effect))


class Cure(MausEffect):
    """A mouse loses a number of poison wounds and conditions (MM-NEG5)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            left = words.effect_n(effect) - give_antidote(s, mouse, words.effect_n(effect))
            for condition in words.each_condition(mouse.conditions):
                if left and condition != words.UNSEEN:
                    relieve(s, mouse, condition)
                    left -= 1


class Afflict(MausEffect):
    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            afflict(s, mouse, words.effect_condition(effect))


class Relieve(MausEffect):
    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            relieve(s, mouse, words.effect_condition(effect))


class GainCheese(MausEffect):
    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            gain_cheese(s, mouse, words.effect_n(effect))


class LoseCheese(MausEffect):
    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            pay_cheese(s, mouse, min(mouse.cheese, words.effect_n(effect)))


class CarryTo(MausEffect):
    """The mouse is moved to a field, or to the nearest one with space."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        fields = words.each_field(fields_of_area(s, words.effect_area(effect)))
        if fields and hero != NOBODY and s.mouse(hero).field != NOWHERE:
            stand_at(s, s.mouse(hero), fields[0])


class Find(MausEffect):
    """The mouse finds an item of the story, or a find that is still in the deck or among the discards."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        item = words.effect_item(effect)
        if self.is_there(s, item):
            come_upon(s, hero if hero != NOBODY else s.free_mice()[0].hero, item)

    def is_there(self, s: MausState, item: Item) -> bool:
        """Return whether the item can be found, and take a card out of its pile."""
        if not s.content.items[item].copies:
            return not somebody_has(s, item)
        for pile in (s.decks.finds, s.decks.spent_finds):
            if item in pile:
                pile.remove(item)
                return True
        return False


class LoseItem(MausEffect):
    """An item is lost, by any mouse that has it or by the party."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        item = words.effect_item(effect)
        if item in s.party.items:
            s.party.items.remove(item)
            discard(s, item)
        for mouse in s.party.mice:
            for _ in range((mouse.pack + mouse.worn).count(item)):
                discard(s, item)
            mouse.pack = [other for other in mouse.pack if other != item]
            dress(s.content, mouse, [other for other in mouse.worn if other != item])


class Learn(MausEffect):
    """A mouse takes an ability of her class, for free (MM-FRE5)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            words.then_learn_something(s, mouse.hero)


class Draw(MausEffect):
    """The mouse draws several finds and keeps one."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for _ in range(words.effect_n(effect)):
            item = draw_find(s)
            if item != NOTHING:
                s.decks.drawn.append(item)
        if s.decks.drawn:
            words.then_choose_find(s, hero)


class MoveOn(MausEffect):
    """A mouse goes some fields out of turn. In her own turn she gets more points instead."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for mouse in those(s, words.effect_who(effect), hero):
            if mouse.hero == s.turn.acting:
                s.turn.points += words.effect_n(effect)
            else:
                words.then_move_one_field(s, mouse.hero, words.effect_n(effect))


class MoveUp(MausEffect):
    """The mouse's card moves up the track."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        place = move_up(s, hero, words.effect_n(effect))
        words.tell_lifted(s, hero, place)
