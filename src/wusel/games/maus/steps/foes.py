"""The turn of foes: each figure moves, then attacks (MM-ENT, MM-EMV, MM-EAT)."""

from wusel.engine.dice import showing
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import NONE, added, has, meet, removed
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.content.content import PAWS
from wusel.games.maus.content.dice import BOWS, CHEESES, DIE, NUMBERS, SWORDS
from wusel.games.maus.rules.figures import NOBODY, different_ones, full_fields, ground_of
from wusel.games.maus.rules.happenings import fell, fill_wheel, hurt_foe
from wusel.games.maus.rules.hunting import could_strike, fields_of, hunt, may_move, prey, steps_to, target_of
from wusel.games.maus.rules.track import swap_up
from wusel.games.maus.state import Foe, MausState, Mouse
from wusel.games.maus.steps.ask_leader import AskLeader
from wusel.games.maus.steps.defence import be_hit
from wusel.games.maus.words import Card, Face, Field, HeroSet, Reach


class FoesTurn(AskLeader):
    """All foes of a card act, the nearest to the mice first. If several are equally near, the players choose (MM-ENT2,
    MM-Q9)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        return [words.act_first(foe.figure) for foe in self.first_to_act(s)]

    def first_to_act(self, s: MausState) -> list[Foe]:
        """Return the nearest foes that have not acted yet. If none of them can get to a mouse or nearer to one, return
        any one, since the order does not matter."""
        told = words.told_foes_turn(s)
        values, done = s.content.foe_cards[told.card], told.done
        kind = values.foe
        foes = [foe for foe in s.room.foes if foe.foe == kind and not foe.calm and not done >> foe.figure & 1]
        if len(foes) < 2:
            return foes
        mice = prey(s)
        foes = nearest_foes(s, foes, mice)
        if len(foes) > 1 and not any(can_act(s, foe, values.reach, mice) for foe in foes):
            return foes[:1]
        return foes

    def is_moot(self, s: MausState, offered: list[Choice]) -> bool:
        """Return whether the order does not matter: any two of the foes could attack the same mice, or have no mouse in
        common."""
        reach, ground, mice = s.content.foe_cards[words.told_foes_turn(s).card].reach, ground_of(s), prey(s)
        among: list[HeroSet] = []
        for foe in self.first_to_act(s):
            struck = could_strike(s, ground, foe, reach, mice)
            if any(struck != other and meet(struck, other) for other in among):
                return False
            among.append(struck)
        return True

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        told, figure = words.told_foes_turn(s), words.chosen_figure(choice)
        card = told.card
        told.done = added(told.done, figure)
        told.again(s)
        powers = s.content.foe_cards[card].powers
        if has(powers, words.CHASES) or has(powers, words.POUNCES):
            words.then_cat_springs(s, card, figure)
            return
        words.then_foe_strikes(s, card, figure)
        foe = s.foe_of(figure)
        if foe is not None:
            move_foe(s, card, foe)


def nearest_foes(s: MausState, foes: list[Foe], mice: list[Mouse]) -> list[Foe]:
    """Return the foes nearest to the mice, one of each group of identical ones."""
    ground = ground_of(s)
    full, goals = full_fields(s, ground), fields_of(mice)
    steps = [steps_to(ground, foe.field, full, goals) for foe in foes]
    best = min(steps)
    return different_ones([foes[i] for i in range(len(foes)) if steps[i] == best])


def can_act(s: MausState, foe: Foe, reach: Reach, mice: list[Mouse]) -> bool:
    """Return whether a foe could attack from its field, or move if it is not knocked down."""
    ground = ground_of(s)
    if target_of(s, ground, foe.field, reach, mice) is not None:
        return True
    return not foe.down and bool(hunt(s, ground, foe.field, reach, 1, mice))


def move_foe(s: MausState, card: Card, foe: Foe) -> None:
    """Move a foe by the number on its die (MM-EMV3, MM-Q8). A foe that is knocked down stands up instead (MM-NEG3)."""
    if foe.down:
        foe.down = 0
        words.tell_foe_stood_up(s, foe.foe, foe.figure)
        return
    reach, ground, mice = s.content.foe_cards[card].reach, ground_of(s), prey(s)
    if not may_move(s, ground, foe.field, reach, mice):
        return
    face = DIE.throw(s)
    go_along(s, foe, face, hunt(s, ground, foe.field, reach, NUMBERS[face], mice))
    if s.room.weather and has(s.room.weather, words.DRAUGHT) and NUMBERS[face] == 1:
        fell(s, foe)


def go_along(s: MausState, foe: Foe, face: Face, way: list[Field]) -> None:
    """Move a foe along its way. A snare of the mice stops a small foe."""
    if not way:
        return
    snares = NONE if s.content.large[foe.foe] else s.room.snares
    caught = [steps for steps, field in enumerate(way, 1) if has(snares, field)] if snares else []
    walked = way[: caught[0]] if caught else way
    foe.field = walked[-1]
    words.tell_foe_moved(s, foe.foe, foe.figure, face, walked)
    if has(snares, foe.field):
        s.room.snares = removed(s.room.snares, foe.field)
        fell(s, foe)
        hurt_foe(s, foe, 1, NOBODY)


class FoeStrikes(Step[MausState]):
    """A foe attacks its target (MM-EAT1, MM-EAT6)."""

    def act(self, s: MausState) -> None:
        told = words.told_foe_strikes(s)
        foe, values = s.foe_of(told.figure), s.content.foe_cards[told.card]
        if foe is None or foe.calm:
            return
        if has(values.powers, words.CALLS):
            words.then_lay_track(s, anew=0, ambush=0)
            words.then_place_foes(s, words.RAT, 1, PAWS, calm=0)
        target = target_of(s, ground_of(s), foe.field, values.reach, prey(s))
        if target is None:
            return
        s.turn.struck = added(s.turn.struck, target.hero)
        pool = DIE.roll(s, values.attack)
        words.tell_foe_attacked(s, foe.foe, foe.figure, target.hero, pool)
        cheese = showing(pool, CHEESES)
        if has(values.powers, words.FIRES_AGAIN):
            if cheese:
                told.again(s)
        elif not has(values.powers, words.NO_CHEESE):
            fill_wheel(s, cheese)
        words.then_after_blow(s, NOBODY)
        hits = showing(pool, SWORDS if values.reach == words.MELEE else BOWS)
        if hits:
            be_hit(s, told.card, foe.figure, target.hero, hits)
        else:
            words.tell_foe_missed(s, foe.foe, foe.figure)


class FoesEnd(Step[MausState]):
    """Aggressive foes swap places with the card above (MM-SPE4), and the list of attacked mice is cleared (MM-EAT1)."""

    def act(self, s: MausState) -> None:
        card = words.told_foes_end(s)
        s.turn.struck = NONE
        if card in s.track and has(s.content.foe_cards[card].powers, words.AGGRESSIVE):
            swap_up(s, card)
