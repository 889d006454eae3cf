"""Attacks of mice: dice, cheese, the foe's defence and wounds (MM-ATK, MM-CHS, MM-WND)."""

from wusel.engine.dice import showing
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import added, has, only
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.content.chapters import CHEESE, STEP
from wusel.games.maus.content.dice import CHEESES, DIE, SHIELDS, STARRED_SHIELDS, STARS
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.rules.aiming import (
    attack_dice,
    attacks_of,
    blow_of,
    defence_dice,
    hitting_faces,
    powers_of,
    targets,
)
from wusel.games.maus.rules.figures import NOBODY, full_fields, ground_of
from wusel.games.maus.rules.happenings import (
    bring_surge,
    cheese_rolled,
    defeat,
    fell,
    fill_wheel,
    gain_cheese,
    has_fallen,
    hurt_card,
    hurt_foe,
    left_of,
)
from wusel.games.maus.rules.rolls import offer_another_roll
from wusel.games.maus.rules.triggers import happens
from wusel.games.maus.rules.turn import forget_blow
from wusel.games.maus.rules.walking import may_leave, may_step, ways_of
from wusel.games.maus.state import Foe, MausState, Mouse
from wusel.games.maus.steps.ask_leader import AskIfAny, AskLeader
from wusel.games.maus.words import Face, FieldSet, Hero


class MouseAttacks(Step[MausState]):
    """The mouse rolls the dice of her attack (MM-ATK2)."""

    def act(self, s: MausState) -> None:
        told = words.told_mouse_attacks(s)
        mouse, foe = s.mouse(told.hero), s.foe_of(told.figure)
        if foe is None or mouse.field == NOWHERE:
            return
        s.dice = DIE.roll(s, attack_dice(s, mouse, told.item, foe))
        words.tell_attacked(s, told.hero, told.item, foe.foe, told.figure, s.dice)
        words.then_count_hits(s, told.hero, told.item, told.figure)
        offer_another_roll(s, mouse, words.FOR_ATTACK)


class CountHits(Step[MausState]):
    """The mouse gets her cheese (MM-CHS1). If she hits, the foe defends; against a sweeping attack, each enemy on the
    field defends (MM-ATK3)."""

    def act(self, s: MausState) -> None:
        told = words.told_count_hits(s)
        content, mouse, item, foe = s.content, s.mouse(told.hero), told.item, s.foe_of(told.figure)
        if foe is None:
            return
        hits = showing(s.dice, hitting_faces(content, mouse, mouse.field, item, foe))
        stars = showing(s.dice, STARS)
        words.then_after_blow(s, mouse.hero)
        if hits:
            struck = [other.figure for other in s.room.foes if other.field == foe.field and not other.calm]
            for other in struck if blow_of(s, mouse.hero).sweep else [told.figure]:
                words.then_foe_defends(s, mouse.hero, item, other, hits)
            if stars >= 2 and has(mouse.powers, words.TWO_STARS_FELL):
                fell(s, foe)
            if has(content.items[item].powers, words.FELLS):
                fell(s, foe)
        else:
            words.tell_missed(s, mouse.hero, foe.foe, foe.figure)
        for _ in range(showing(s.dice, CHEESES)):
            happens(s, CHEESE, mouse.hero, mouse.field)
        cheese_rolled(s, mouse, s.dice, defending=False)


class FoeDefends(Step[MausState]):
    """Each shield blocks a hit, and the remaining hits are wounds (MM-ATK3). Cheese goes to the wheel (MM-CHS2)."""

    def act(self, s: MausState) -> None:
        told = words.told_foe_defends(s)
        hero, foe = told.hero, s.foe_of(told.figure)
        if foe is None:
            return
        dice = defence_dice(s, foe, hero, told.item)
        pool = DIE.roll(s, dice)
        if dice:
            words.tell_foe_defended(s, foe.foe, foe.figure, pool)
        cheese = showing(pool, CHEESES)
        if hero != NOBODY and has(s.content.items[told.item].powers, words.KEEPS_CHEESE):
            gain_cheese(s, s.mouse(hero), cheese)
        elif not has(powers_of(s.content, foe), words.NO_CHEESE):
            fill_wheel(s, cheese)
        wounds = max(0, told.hits - blocks_of(s, foe, hero, pool))
        if not wounds:
            words.tell_foe_warded_off(s, foe.foe, foe.figure)
        hurt_foe(s, foe, wounds, hero)


def blocks_of(s: MausState, foe: Foe, hero: Hero, pool: list[Face]) -> int:
    """Return the hits that a foe's shields block. With a carapace, starred shields block twice. A feint ignores shields
    without a star."""
    starred = showing(pool, STARRED_SHIELDS)
    plain = 0 if blow_of(s, hero).pierce else showing(pool, SHIELDS) - starred
    return plain + (2 * starred if has(powers_of(s.content, foe), words.CARAPACE) else starred)


class ChooseCard(AskLeader):
    """The players choose which card of a main foe takes the wounds (MM-WND4). Surplus wounds are lost (MM-WND5)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        foe = s.foe_of(words.told_choose_card(s).figure)
        return [words.wound_card(card) for card in left_of(s, foe)] if foe is not None else []

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        told = words.told_choose_card(s)
        foe = s.foe_of(told.figure)
        if foe is not None:
            hurt_card(s, foe, words.chosen_card(choice), told.wounds, told.hero)


class FoeFalls(Step[MausState]):
    """A beaten foe is removed (MM-WND1..MM-WND4). It stays if it has made peace, or if its figure stands for another
    foe by now."""

    def act(self, s: MausState) -> None:
        told = words.told_foe_falls(s)
        foe, hero = s.foe_of(told.figure), told.hero
        if foe is None or foe.calm or not has_fallen(s, foe):
            return
        field = foe.field
        defeat(s, foe, hero)
        if hero == NOBODY or hero != s.turn.acting:
            return
        mouse = s.mouse(hero)
        if s.turn.blow.follow_up:
            forget_blow(s)
            words.then_strike_on(s, hero, field)
        if has(mouse.powers, words.DEFEAT_MOVES_FRIEND) and not has(s.turn.freely, words.MOVED_FRIEND):
            words.then_move_friend(s, hero)


class AfterBlow(Step[MausState]):
    """After all wounds of an attack, a surge that is due comes (MM-Q2), and the bonuses from cards end."""

    def act(self, s: MausState) -> None:
        if words.told_after_blow(s) == s.turn.acting:
            forget_blow(s)
        bring_surge(s, idle=0)


class NextKnife(AskIfAny):
    """The mouse may attack with another knife."""

    def choices(self, s: MausState) -> list[Choice]:
        told = words.told_next_knife(s)
        mouse, knife = s.mouse(told.hero), told.item
        if mouse.field == NOWHERE or knife not in mouse.worn:
            return []
        return [words.attack(knife, foe.figure) for foe in targets(s, mouse, words.MELEE)]

    def do(self, s: MausState, choice: Choice) -> None:
        strike(s, words.told_next_knife(s).hero, choice)


class StrikeOn(AskIfAny):
    """After defeating a foe, the mouse may attack again on the same field."""

    def choices(self, s: MausState) -> list[Choice]:
        told = words.told_strike_on(s)
        return attacks_of(s, s.mouse(told.hero), only(told.field))

    def do(self, s: MausState, choice: Choice) -> None:
        strike(s, words.told_strike_on(s).hero, choice)


class Obey(AskIfAny):
    """A mouse may attack on command."""

    def choices(self, s: MausState) -> list[Choice]:
        return attacks_of(s, s.mouse(words.told_obey(s)))

    def do(self, s: MausState, choice: Choice) -> None:
        strike(s, words.told_obey(s), choice)


def strike(s: MausState, hero: Hero, choice: Choice) -> None:
    words.then_mouse_attacks(s, hero, words.chosen_item(choice), words.chosen_figure(choice))


class MoveFriend(AskIfAny):
    """After the leader has defeated a foe, a mouse near him may move one field, once in a turn."""

    def choices(self, s: MausState) -> list[Choice]:
        mouse = s.mouse(words.told_move_friend(s))
        if mouse.field == NOWHERE:
            return []
        near = ground_of(s).close[mouse.field]
        mice = [other for other in s.free_mice() if has(near, other.field) and can_go(s, other)]
        return [words.aim_at_mouse(other.hero) for other in mice]

    def do(self, s: MausState, choice: Choice) -> None:
        s.turn.freely = added(s.turn.freely, words.MOVED_FRIEND)
        words.then_move_one_field(s, words.chosen_hero(choice), 1)


class MoveOneField(AskIfAny):
    """A mouse moves a few fields out of turn, one at a time, without entering a trap or water."""

    def choices(self, s: MausState) -> list[Choice]:
        mouse = s.mouse(words.told_move_one_field(s).hero)
        if mouse.field == NOWHERE or not can_go(s, mouse):
            return []
        return [words.aim_at_field(field) for field in words.each_field(safe_steps(s, mouse))]

    def do(self, s: MausState, choice: Choice) -> None:
        told = words.told_move_one_field(s)
        mouse = s.mouse(told.hero)
        mouse.field = words.chosen_field(choice)
        words.tell_walked(s, mouse.hero, [mouse.field])
        happens(s, STEP, mouse.hero, mouse.field)
        told.n -= 1
        if told.n and not s.enemies_on(mouse.field):
            told.again(s)


def can_go(s: MausState, mouse: Mouse) -> bool:
    return may_step(mouse) and may_leave(s, mouse)


def safe_steps(s: MausState, mouse: Mouse) -> FieldSet:
    """Return the fields next to a mouse that have space and neither a trap nor water."""
    ground = ground_of(s)
    near = ways_of(s, mouse, ground).near[mouse.field]
    return near & ~full_fields(s, ground) & ~ground.water & ~s.room.traps & ~only(mouse.field)
