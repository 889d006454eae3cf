"""What cards and chapters do; the content files say which does what. `hero` is the mouse who brings it about, or
NOBODY."""

from typing import Final

from wusel.engine.effects import Effect, Effects
from wusel.engine.sets import NONE, added, has, members
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content import Content
from wusel.games.maus.dice import DIE
from wusel.games.maus.figures import NOBODY, ground_of
from wusel.games.maus.gear import dress
from wusel.games.maus.happenings import (
    add_pages,
    afflict,
    discard,
    fell,
    fill_wheel,
    finish,
    gain_cheese,
    give_antidote,
    heal,
    hurt_foe,
    hurt_mouse,
    pay_cheese,
    relieve,
    send_away,
    stand_at,
    take_from_wheel,
    turn_pages,
)
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import NOTHING, NOWHERE, STORY_LOST, WON, MausState, Mouse
from wusel.games.maus.steps.finds import come_upon, draw_find
from wusel.games.maus.tale import count_on, somebody_has
from wusel.games.maus.track import drop_cards_of, move_up

MORE_THAN_ENOUGH: Final = 9

# Effects whose first word says for whom they are
FOR_SOMEBODY: Final = (
    words.WOUND, words.POISON, words.HEAL, words.CURE, words.AFFLICT, words.RELIEVE, words.GAIN_CHEESE,
    words.LOSE_CHEESE, words.LEARN, words.MOVE_ON, words.PROTECT, words.ENCOURAGE,
)  # fmt: skip


def those(s: MausState, content: Content, who: int, hero: int) -> list[Mouse]:
    """The free mice that are meant; of those that are chosen see the step that asks."""
    if who == words.ROOM or hero == NOBODY:
        return s.free_mice()
    if who == words.TARGET:
        return [s.mouse(s.target)] if s.mouse(s.target).field != NOWHERE else []
    mouse = s.mouse(hero)
    if mouse.field == NOWHERE:
        return []
    if who == words.ME:
        return [mouse]
    if who == words.HERE:
        return [other for other in s.free_mice() if other.field == mouse.field]
    near = ground_of(s, content).close[mouse.field]
    return [other for other in s.free_mice() if has(near, other.field)]


def by_turn(s: MausState) -> list[Mouse]:
    """The free mice for something that happens to several: whose turn it is first, then down the track (MM-Q25)."""
    heroes = [card for card in s.track if card < HEROES and s.mouse(card).field != NOWHERE]
    return [s.mouse(hero) for hero in sorted(heroes, key=lambda hero: hero != s.acting)]


def choice_of(effect: int) -> int:
    """Among whom an effect lets somebody choose, NOTHING if it does not."""
    if verb(effect) not in FOR_SOMEBODY:
        return NOTHING
    who = words.wound_who(effect)
    return who if who in (words.ONE_HERE, words.ONE_NEAR, words.ONE_ELSE) else NOTHING


def for_target(effect: int) -> int:
    """The same effect for the mouse that was chosen."""
    return effect - words.wound(words.wound_who(effect), 0) + words.wound(words.TARGET, 0)


class MausEffect(Effect[MausState]):
    """Something that cards and chapters do."""

    def __init__(self, content: Content) -> None:
        self.content = content


# --- the tale


class Tell(MausEffect):
    """A page of the story; where it asks, somebody picks."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        page = words.tell_page(effect)
        s.tell(words.PAGE_TURNED, page)
        if self.content.pages[page].choices:
            words.then_turn_page(s, page, hero)


class Aim(MausEffect):
    """There is another goal."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.goal = words.aim_page(effect)
        s.tell(words.GOAL_CHANGED, s.goal)


class Win(MausEffect):
    """The goal of the chapter is reached (MM-E1)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        finish(s, WON)


class Lose(MausEffect):
    """The tale ends badly."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        finish(s, STORY_LOST)


class Count(MausEffect):
    """Something is counted."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        count_on(s, self.content, words.count_count(effect), words.count_n(effect), hero)


class Clear(MausEffect):
    """A count begins anew."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.counts[words.clear_count(effect)] = 0


class Permit(MausEffect):
    """Something is possible for the rest of the chapter."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.permissions = added(s.permissions, words.permit_permission(effect))


# --- the house and the clock


class Change(MausEffect):
    """A room changes."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        ground = words.change_ground(effect)
        s.grounds[self.content.grounds[ground].room] = ground
        s.tell(words.GROUND_CHANGED, ground)


class TurnPages(MausEffect):
    def happen(self, s: MausState, hero: int, effect: int) -> None:
        turn_pages(s, words.turn_pages_n(effect))


class MorePages(MausEffect):
    def happen(self, s: MausState, hero: int, effect: int) -> None:
        add_pages(s, words.more_pages_n(effect))


class FillWheel(MausEffect):
    """Cheese comes to the wheel, and a surge if it is full (MM-CHW2)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        fill_wheel(s, words.fill_wheel_n(effect))
        if s.surge_due:
            words.then_surge_comes(s, idle=0)


class TakeFromWheel(MausEffect):
    """Cheese leaves the wheel; who gets any is said besides."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        take_from_wheel(s, words.take_from_wheel_n(effect))


# --- foes


class Place(MausEffect):
    """Foes come (MM-ENC4)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        words.then_place_foes(s, words.place_foe(effect), words.place_n(effect), words.place_area(effect), calm=0)


class PlaceCalm(MausEffect):
    """Figures come that are no enemies (MM-Q45)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        area = words.place_calm_area(effect)
        words.then_place_foes(s, words.place_calm_foe(effect), words.place_calm_n(effect), area, calm=1)


class Leave(MausEffect):
    """All foes of a kind go away."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for foe in s.foes[:]:
            if foe.foe == words.leave_foe(effect):
                send_away(s, self.content, foe)


class Calm(MausEffect):
    """All foes of a kind stop fighting (MM-Q45)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        kind = words.calm_foe(effect)
        for foe in s.foes:
            if foe.foe == kind and not foe.calm:
                foe.calm = 1
                s.tell(words.FOE_CALMED, foe.foe, foe.figure)
        drop_cards_of(s, self.content, kind)


class CalmCards(MausEffect):
    """From now on foes of a kind that encounter cards bring are no enemies (MM-Q45)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.peaceful = added(s.peaceful, words.calm_cards_foe(effect))


class Rouse(MausEffect):
    """Peaceful figures become enemies, with initiative (MM-INI1)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for foe in s.foes:
            if foe.foe == words.rouse_foe(effect) and foe.calm:
                foe.calm = 0
                s.tell(words.FOE_ROUSED, foe.foe, foe.figure)
        words.then_lay_track(s, anew=0, ambush=0)


class MakeGreedy(MausEffect):
    """Cockroaches put what they steal on the wheel (MM-SPE3)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.greedy = 1
        s.tell(words.ROACHES_GREEDY)


class FellNear(MausEffect):
    """Small enemies so near fall over (MM-NEG3)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        ground = ground_of(s, self.content)
        field = s.mouse(hero).field
        for foe in s.enemies():
            if ground.foe.distance(field, foe.field) <= words.fell_near_n(effect):
                fell(s, self.content, foe)


class SendLast(MausEffect):
    """The cards of enemies so near go to the end of the track."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        ground = ground_of(s, self.content)
        field = s.mouse(hero).field
        for foe in s.enemies():
            if ground.foe.distance(field, foe.field) <= words.send_last_n(effect) and not self.content.large[foe.foe]:
                for card in self.content.cards_of[foe.foe]:
                    if card in s.track:
                        s.track.remove(card)
                        s.track.append(card)
                        s.tell(words.LIFTED, card, len(s.track) - 1)


class Daunt(MausEffect):
    """Foes defend with fewer dice."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.foe_weakened += words.daunt_n(effect)


class TakeCard(MausEffect):
    """A main foe loses a card, which the players choose (MM-WND4)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for foe in s.foes[:]:
            if foe.foe == words.take_card_foe(effect):
                hurt_foe(s, self.content, foe, MORE_THAN_ENOUGH, hero)


# --- everybody in an area


class StrikeArea(MausEffect):
    """One hit on each figure there, and each defends; a surge that their cheese brings comes then (MM-Q2)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        words.then_after_blow(s, NOBODY)
        fields = self.content.area_fields[s.grounds[s.room]][words.strike_area_area(effect)]
        for foe in reversed(s.enemies()):
            if has(fields, foe.field):
                words.then_foe_defends(s, NOBODY, self.content.bare_paws, foe.figure, hits=1)
        for mouse in reversed(by_turn(s)):
            if has(fields, mouse.field):
                words.then_be_struck(s, mouse.hero)


class FellArea(MausEffect):
    """Small figures there fall over (MM-NEG3)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        fields = self.content.area_fields[s.grounds[s.room]][words.fell_area_area(effect)]
        for foe in s.enemies():
            if has(fields, foe.field):
                fell(s, self.content, foe)
        for mouse in s.free_mice():
            if has(fields, mouse.field):
                afflict(s, mouse, words.KNOCKED_DOWN)


class AfflictArea(MausEffect):
    """A condition for each mouse there that rolls no star."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        fields = self.content.area_fields[s.grounds[s.room]][words.afflict_area_area(effect)]
        for mouse in reversed(s.free_mice()):
            if has(fields, mouse.field):
                words.then_resist(s, mouse.hero, words.afflict_area_condition(effect))


# --- mice


class Wound(MausEffect):
    """Wounds without defence."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.wound_who(effect), hero):
            hurt_mouse(s, self.content, mouse, words.wound_n(effect), poison=False)


class Poison(MausEffect):
    """Poison wounds (MM-NEG5)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.poison_who(effect), hero):
            hurt_mouse(s, self.content, mouse, words.poison_n(effect), poison=True)


class Heal(MausEffect):
    """Normal wounds are healed (MM-K8)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.heal_who(effect), hero):
            heal(s, mouse, words.heal_n(effect))


class Cure(MausEffect):
    """So many poison wounds and conditions are taken away (MM-NEG5)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.cure_who(effect), hero):
            left = words.cure_n(effect) - give_antidote(s, mouse, words.cure_n(effect))
            for condition in members(mouse.conditions):
                if left and condition != words.UNSEEN:
                    relieve(s, mouse, condition)
                    left -= 1


class Afflict(MausEffect):
    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.afflict_who(effect), hero):
            afflict(s, mouse, words.afflict_condition(effect))


class Relieve(MausEffect):
    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.relieve_who(effect), hero):
            relieve(s, mouse, words.relieve_condition(effect))


class GainCheese(MausEffect):
    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.gain_cheese_who(effect), hero):
            gain_cheese(s, mouse, words.gain_cheese_n(effect))


class LoseCheese(MausEffect):
    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.lose_cheese_who(effect), hero):
            pay_cheese(s, mouse, min(mouse.cheese, words.lose_cheese_n(effect)))


class CarryTo(MausEffect):
    """She comes to a field, or the nearest one with room."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        fields = members(self.content.area_fields[s.grounds[s.room]][words.carry_to_area(effect)])
        if fields and hero != NOBODY and s.mouse(hero).field != NOWHERE:
            stand_at(s, self.content, s.mouse(hero), fields[0])


class Find(MausEffect):
    """She comes upon something of the story, or upon a find that is still in the deck or among the discards."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        item = words.find_item(effect)
        if self.is_there(s, item):
            come_upon(s, self.content, hero if hero != NOBODY else s.free_mice()[0].hero, item)

    def is_there(self, s: MausState, item: int) -> bool:
        """Whether it can be found; a card is taken from where it lies."""
        if not self.content.items[item].copies:
            return not somebody_has(s, item)
        for pile in (s.finds, s.spent_finds):
            if item in pile:
                pile.remove(item)
                return True
        return False


class LoseItem(MausEffect):
    """Something is gone, whoever had it."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        item = words.lose_item_item(effect)
        if item in s.party:
            s.party.remove(item)
            discard(s, self.content, item)
        for mouse in s.mice:
            while item in mouse.pack:
                mouse.pack.remove(item)
                discard(s, self.content, item)
            for _ in range(mouse.worn.count(item)):
                discard(s, self.content, item)
            dress(self.content, mouse, [other for other in mouse.worn if other != item])


class Learn(MausEffect):
    """She takes an ability of her class, for nothing (MM-FRE5)."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.learn_who(effect), hero):
            words.then_learn_something(s, mouse.hero)


class Draw(MausEffect):
    """Several finds, of which she keeps one."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for _ in range(words.draw_n(effect)):
            item = draw_find(s)
            if item >= 0:
                s.drawn.append(item)
        if s.drawn:
            words.then_choose_find(s, hero)


class MoveOn(MausEffect):
    """A mouse goes some fields out of turn; in her own turn she has so many points more."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.move_on_who(effect), hero):
            if mouse.hero == s.acting:
                s.points += words.move_on_n(effect)
            else:
                words.then_move_one_field(s, mouse.hero, words.move_on_n(effect))


class MoveUp(MausEffect):
    """Her card moves up the track."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        place = move_up(s, hero, words.move_up_n(effect))
        s.tell(words.LIFTED, hero, place)


# --- the next attack, this round


class AimWell(MausEffect):
    """More dice for her next attack."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.blow.dice += words.aim_well_n(effect)


class DoubleDice(MausEffect):
    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.blow.doubled = 1


class Weaken(MausEffect):
    """The defender has fewer dice."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.blow.weaken += words.weaken_n(effect)


class Pierce(MausEffect):
    """Shields without a star do not block."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.blow.pierce = 1


class Sweep(MausEffect):
    """One roll against everybody on a field."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.blow.sweep = 1


class SeeAll(MausEffect):
    """No line of sight is needed."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.blow.see_all = 1


class FollowUp(MausEffect):
    """After a defeat another attack on that field."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.blow.follow_up = 1


class EveryKnife(MausEffect):
    """An attack with each knife she wears."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.blow.every_knife = 1


class Protect(MausEffect):
    """More dice in defence, until the mouse's next turn."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.protect_who(effect), hero):
            mouse.shield += words.protect_n(effect)


class Encourage(MausEffect):
    """More dice in attacks, until the end of the round."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        for mouse in those(s, self.content, words.encourage_who(effect), hero):
            mouse.dice += words.encourage_n(effect)


# --- answers: the steps that ask for them know what they do


class RollAgain(MausEffect):
    """The dice that lie there are thrown once more."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.dice = DIE.roll(s, len(s.dice))
        s.tell_all(words.ROLLED_AGAIN, [hero, *s.dice])


class WardOff(MausEffect):
    """Hits that do not count."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.mouse(hero).shield += words.ward_off_n(effect)


class StepBetween(MausEffect):
    """She takes the blow for another."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.mouse(hero).shield += words.step_between_n(effect)


# --- more attacks and actions


class Strike(MausEffect):
    """Attacks with so many dice, on several foes that she sees or on any in the room."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        words.then_choose_foe(s, hero, words.strike_dice(effect), words.strike_n(effect), NONE)


class OrderAttack(MausEffect):
    """Another mouse attacks at once."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        words.then_order(s, hero)


class SecondAction(MausEffect):
    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.actions += 1


class Inspire(MausEffect):
    """In this round mice may buy another action."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.inspired = 1


class SetTrap(MausEffect):
    """A snare for small foes, on her field or next to it."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        words.then_choose_field(s, hero)


class BowIsStar(MausEffect):
    """In her next search of this turn a bow counts as a star."""

    def happen(self, s: MausState, hero: int, effect: int) -> None:
        s.bow_is_star = 1


def all_effects(content: Content) -> Effects[MausState]:
    return Effects(
        [
            kind(content)
            for kind in (
                Tell, Aim, Win, Lose, Count, Clear, Permit, Change, TurnPages, MorePages, FillWheel, TakeFromWheel,
                Place, PlaceCalm, Leave, Calm, CalmCards, Rouse, MakeGreedy, FellNear, SendLast, Daunt, TakeCard,
                StrikeArea, FellArea, AfflictArea, Wound, Poison, Heal, Cure, Afflict, Relieve, GainCheese,
                LoseCheese, CarryTo, Find, LoseItem, Learn, Draw, MoveOn, MoveUp, AimWell, DoubleDice, Weaken, Pierce,
                Sweep, SeeAll, FollowUp, EveryKnife, Protect, Encourage, RollAgain, WardOff, StepBetween, Strike,
                OrderAttack, SecondAction, Inspire, SetTrap, BowIsStar,
            )
        ]
    )  # fmt: skip
