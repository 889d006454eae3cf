"""What cards and chapters do to foes, and to everybody in an area."""

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
    """Foes come (MM-ENC4); in the middle of a round those who are new to the track are appended to it (MM-INI3)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        if s.round and not is_to_be_laid(s):
            words.then_lay_track(s, anew=0, ambush=0)
        words.then_place_foes(s, words.effect_foe(effect), words.effect_n(effect), words.effect_area(effect), calm=0)


class PlaceCalm(MausEffect):
    """Figures come that are no enemies (MM-Q45)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        area = words.effect_area(effect)
        words.then_place_foes(s, words.effect_foe(effect), words.effect_n(effect), area, calm=1)


class Leave(MausEffect):
    """All foes of a kind go away."""

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
    """From now on foes of a kind that encounter cards bring are no enemies (MM-Q45)."""

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
    """Cockroaches put what they steal on the wheel (MM-SPE3)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.greedy = 1
        words.tell_roaches_greedy(s)


class FellNear(MausEffect):
    """Small enemies so near fall over (MM-NEG3)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        ground = ground_of(s)
        field = s.mouse(hero).field
        for foe in s.enemies():
            if ground.foe.distance(field, foe.field) <= words.effect_n(effect):
                fell(s, foe)


class SendLast(MausEffect):
    """The cards of enemies so near go to the end of the track."""

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
    """Foes defend with fewer dice."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.foe_weakened += words.effect_n(effect)


class TakeCard(MausEffect):
    """A main foe loses a card, which the players choose (MM-WND4)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        for foe in s.room.foes[:]:
            if foe.foe == words.effect_foe(effect):
                hurt_foe(s, foe, MORE_THAN_ENOUGH, hero)


# --- everybody in an area


class StrikeArea(MausEffect):
    """One hit on each figure there, and each defends; a surge that their cheese brings comes then (MM-Q2)."""

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
    """Mice have more dice against what strikes them next."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        s.chapter.warned = words.effect_n(effect)


class FellArea(MausEffect):
    """Small figures there fall over (MM-NEG3)."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        fields = fields_of_area(s, words.effect_area(effect))
        for foe in s.enemies():
            if has(fields, foe.field):
                fell(s, foe)
        for mouse in s.free_mice():
            if has(fields, mouse.field):
                afflict(s, mouse, words.KNOCKED_DOWN)


class AfflictArea(MausEffect):
    """A condition for each mouse there that rolls no star."""

    def do(self, s: MausState, hero: Hero, effect: Deed) -> None:
        fields = fields_of_area(s, words.effect_area(effect))
        for mouse in reversed(s.free_mice()):
            if has(fields, mouse.field):
                words.then_resist(s, mouse.hero, words.effect_condition(effect))
