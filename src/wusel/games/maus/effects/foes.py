"""Effects of cards and chapters on foes, and on all figures in an area."""

from typing import Final

from wusel.engine.kinds import Deed
from wusel.engine.sets import added, has
from wusel.games.maus import words
from wusel.games.maus.rules.effect import MausEffect, by_turn
from wusel.games.maus.rules.figures import NOBODY, fields_of_area, ground_of
from wusel.games.maus.rules.happenings import afflict, fell, hurt_foe, send_away
from wusel.games.maus.rules.track import drop_cards_of, is_to_be_laid
from wusel.games.maus.state import MausState
from wusel.games.maus.words import Hero

MORE_THAN_ENOUGH: Final = 9


# --- foes


class Place(MausEffect):
    """Foes enter (MM-ENC4). In the middle of a round, cards that are new to the track are appended to it (MM-INI3)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        if s.round and not is_to_be_laid(s):
            words.then_lay_track(s, anew=0, ambush=0)
        words.then_place_foes(s, words.effect_foe(effect), words.effect_n(effect), words.effect_area(effect), calm=0)


class PlaceCalm(MausEffect):
    """Figures enter that are no enemies (MM-Q45)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        area = words.effect_area(effect)
        words.then_place_foes(s, words.effect_foe(effect), words.effect_n(effect), area, calm=1)


class Leave(MausEffect):
    """All foes of a kind leave."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for foe in s.room.foes[:]:
            if foe.foe == words.effect_foe(effect):
                send_away(s, foe)


class Calm(MausEffect):
    """All foes of a kind stop fighting (MM-Q45)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        kind = words.effect_foe(effect)
        for foe in s.room.foes:
            if foe.foe == kind and not foe.calm:
                foe.calm = 1
                words.tell_foe_calmed(s, foe.foe, foe.figure)
        drop_cards_of(s, kind)


class CalmCards(MausEffect):
    """From now on, foes of a kind that encounter cards bring are no enemies (MM-Q45)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.peaceful = added(s.chapter.peaceful, words.effect_foe(effect))


class Rouse(MausEffect):
    """Peaceful figures become enemies, with initiative (MM-INI1)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for foe in s.room.foes:
            if foe.foe == words.effect_foe(effect) and foe.calm:
                foe.calm = 0
                words.tell_foe_roused(s, foe.foe, foe.figure)
        words.then_lay_track(s, anew=0, ambush=0)


class MakeGreedy(MausEffect):
    """Cockroaches put the cheese that they steal on the wheel (MM-SPE3)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.greedy = 1
        words.tell_roaches_greedy(s)


class FellNear(MausEffect):
    """Small enemies within a distance of the mouse fall over (MM-NEG3)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        ground = ground_of(s)
        field = s.mouse(hero).field
        for foe in s.enemies():
            if ground.foe.distance(field, foe.field) <= words.effect_n(effect):
                fell(s, foe)


class SendLast(MausEffect):
    """The cards of small enemies within a distance of the mouse go to the end of the track."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        ground = ground_of(s)
        field = s.mouse(hero).field
        for foe in s.enemies():
            if ground.foe.distance(field, foe.field) <= words.effect_n(effect) and not s.content.large[foe.foe]:
                for card in s.content.cards_of[foe.foe]:
                    if card in s.track:
                        s.track.remove(card)
                        s.track.append(card)
                        words.tell_lifted(s, card, len(s.track) - 1)


class Daunt(MausEffect):
    """Foes defend with fewer dice for the rest of the chapter."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.foe_weakened += words.effect_n(effect)


class TakeCard(MausEffect):
    """A main foe loses a card, which the players choose (MM-WND4)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for foe in s.room.foes[:]:
            if foe.foe == words.effect_foe(effect):
                hurt_foe(s, foe, MORE_THAN_ENOUGH, hero)


# --- all figures in an area


class StrikeArea(MausEffect):
    """Each enemy and each mouse in an area takes one hit and defends. A surge that the foes' cheese brings comes
    afterwards (MM-Q2)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        words.then_after_blow(s, NOBODY)
        fields = fields_of_area(s, words.effect_area(effect))
        for foe in reversed(s.enemies()):
            if has(fields, foe.field):
                words.then_foe_defends(s, NOBODY, s.content.bare_paws, foe.figure, hits=1)
        for mouse in reversed(by_turn(s)):
            if has(fields, mouse.field):
                words.then_be_struck(s, mouse.hero, s.chapter.warned)
        s.chapter.warned = 0


class Warn(MausEffect):
    """Mice get more dice against the next effect that strikes an area."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.warned = words.effect_n(effect)


class FellArea(MausEffect):
    """Small figures in an area fall over (MM-NEG3)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        fields = fields_of_area(s, words.effect_area(effect))
        for foe in s.enemies():
            if has(fields, foe.field):
                fell(s, foe)
        for mouse in s.free_mice():
            if has(fields, mouse.field):
                afflict(s, mouse, words.KNOCKED_DOWN)


class AfflictArea(MausEffect):
    """Each mouse in an area rolls a die, and without a star she gets a condition."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        fields = fields_of_area(s, words.effect_area(effect))
        for mouse in reversed(s.free_mice()):
            if has(fields, mouse.field):
                words.then_resist(s, mouse.hero, words.effect_condition(effect))
