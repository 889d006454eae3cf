"""A mouse attacks: dice, cheese, the foe's defence, wounds (MM-ATK, MM-CHS, MM-WND)."""

from wusel.engine.dice import showing
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import added, has, members, only
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.aiming import attack_dice, blow_of, defence_dice, hitting_faces, targets
from wusel.games.maus.chapters import CHEESE, STEP
from wusel.games.maus.content import Content
from wusel.games.maus.dice import CHEESES, DIE, SHIELDS, STARRED_SHIELDS, STARS
from wusel.games.maus.figures import NOBODY, full_fields, ground_of
from wusel.games.maus.gear import weapons_of
from wusel.games.maus.happenings import (
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
from wusel.games.maus.house import NOWHERE
from wusel.games.maus.rolls import offer_another_roll
from wusel.games.maus.state import Foe, MausState, Mouse
from wusel.games.maus.steps.ask_leader import AskLeader
from wusel.games.maus.tale import happens
from wusel.games.maus.turn import forget_blow
from wusel.games.maus.walking import may_leave, may_step, ways_of
from wusel.games.maus.words import Face, Hero


class MouseAttacks(Step[MausState]):
    """The dice of an attack are thrown (MM-ATK2)."""

    def act(self, s: MausState) -> None:
        mouse = s.mouse(words.told_mouse_attacks(s).hero)
        item, figure = words.told_mouse_attacks(s).item, words.told_mouse_attacks(s).figure
        foe = s.foe_of(figure)
        if foe is None or mouse.field == NOWHERE:
            return
        s.dice = DIE.roll(s, attack_dice(s, mouse, item, foe))
        s.tell_all(words.ATTACKED, [mouse.hero, item, foe.foe, figure, *s.dice])
        words.then_count_hits(s, mouse.hero, item, figure)
        offer_another_roll(s, mouse, words.FOR_ATTACK)


class CountHits(Step[MausState]):
    """Cheese is the mouse's (MM-CHS1); with a hit the foe defends, with a sweeping blow each one on the field
    (MM-ATK3)."""

    def act(self, s: MausState) -> None:
        content, mouse = s.content, s.mouse(words.told_count_hits(s).hero)
        item, figure = words.told_count_hits(s).item, words.told_count_hits(s).figure
        foe = s.foe_of(figure)
        if foe is None:
            return
        hits = showing(s.dice, hitting_faces(content, mouse, mouse.field, item, foe))
        stars = showing(s.dice, STARS)
        words.then_after_blow(s, mouse.hero)
        if hits:
            struck = [other.figure for other in s.foes if other.field == foe.field and not other.calm]
            for other in struck if blow_of(s, mouse.hero).sweep else [figure]:
                words.then_foe_defends(s, mouse.hero, item, other, hits)
            if stars >= 2 and has(mouse.powers, words.TWO_STARS_FELL):
                fell(s, foe)
            if has(content.items[item].powers, words.FELLS):
                fell(s, foe)
        for _ in range(showing(s.dice, CHEESES)):
            happens(s, CHEESE, mouse.hero, mouse.field)
        cheese_rolled(s, mouse, s.dice, defending=False)


class FoeDefends(Step[MausState]):
    """Each shield blocks a hit; what is left are wounds (MM-ATK3). Cheese goes to the wheel (MM-CHS2)."""

    def act(self, s: MausState) -> None:
        content, hero, item = s.content, words.told_foe_defends(s).hero, words.told_foe_defends(s).item
        foe = s.foe_of(words.told_foe_defends(s).figure)
        if foe is None:
            return
        dice = defence_dice(s, foe, hero, item)
        pool = DIE.roll(s, dice)
        if dice:
            s.tell_all(words.FOE_DEFENDED, [foe.foe, foe.figure, *pool])
        wounds = max(0, words.told_foe_defends(s).hits - blocks_of(s, foe, hero, pool))
        cheese = showing(pool, CHEESES)
        if hero != NOBODY and has(content.items[item].powers, words.KEEPS_CHEESE):
            gain_cheese(s, s.mouse(hero), cheese)
        elif not rolls_no_cheese(content, foe):
            fill_wheel(s, cheese)
        hurt_foe(s, foe, wounds, hero)


def blocks_of(s: MausState, foe: Foe, hero: Hero, pool: list[Face]) -> int:
    """Shields in a foe's defence: a carapace blocks twice with a star, and a feint gets past those without."""
    starred = showing(pool, STARRED_SHIELDS)
    plain = 0 if blow_of(s, hero).pierce else showing(pool, SHIELDS) - starred
    for card in s.content.cards_of[foe.foe]:
        if has(s.content.foe_cards[card].powers, words.CARAPACE):
            return plain + 2 * starred
    return plain + starred


def rolls_no_cheese(content: Content, foe: Foe) -> bool:
    for card in content.cards_of[foe.foe]:
        if has(content.foe_cards[card].powers, words.NO_CHEESE):
            return True
    return False


class ChooseCard(AskLeader):
    """Which card of a main foe gets the wound (MM-WND4). One wound is enough where a card has one life; of more, the
    surplus lapses (MM-WND5)."""

    def hero(self, s: MausState) -> Hero:
        return words.told_choose_card(s).hero

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        foe = s.foe_of(words.told_choose_card(s).figure)
        return [words.wound_card(card) for card in left_of(s, foe)] if foe is not None else []

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        foe = s.foe_of(words.told_choose_card(s).figure)
        if foe is not None:
            card, wounds = words.chosen_card(choice), words.told_choose_card(s).wounds
            hurt_card(s, foe, card, wounds, words.told_choose_card(s).hero)


class FoeFalls(Step[MausState]):
    """A foe is beaten, unless it has got away, and its figure with it or to another (MM-WND1..MM-WND4)."""

    def act(self, s: MausState) -> None:
        foe, hero = s.foe_of(words.told_foe_falls(s).figure), words.told_foe_falls(s).hero
        if foe is None or foe.calm or not has_fallen(s, foe):
            return
        field = foe.field
        defeat(s, foe, hero)
        if hero == NOBODY or hero != s.acting:
            return
        mouse = s.mouse(hero)
        if s.blow.follow_up:
            forget_blow(s)
            words.then_strike_on(s, hero, field)
        if has(mouse.powers, words.DEFEAT_MOVES_FRIEND) and not has(s.freely, words.MOVED_FRIEND):
            words.then_move_friend(s, hero)


class AfterBlow(Step[MausState]):
    """When all wounds have been dealt, a surge that is due comes (MM-Q2); what cards added to the blow is over."""

    def act(self, s: MausState) -> None:
        if words.told_after_blow(s) == s.acting:
            forget_blow(s)
        bring_surge(s, idle=0)


class NextKnife(AskLeader):
    """Whom another knife strikes."""

    def hero(self, s: MausState) -> Hero:
        return words.told_next_knife(s).hero

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        mouse, knife = s.mouse(words.told_next_knife(s).hero), words.told_next_knife(s).item
        if mouse.field == NOWHERE or knife not in mouse.worn:
            return []
        found = [words.attack(knife, foe.figure) for foe in targets(s, mouse, words.MELEE)]
        return [*found, words.LET_IT_BE] if found else []

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice != words.LET_IT_BE:
            hero = words.told_next_knife(s).hero
            words.then_mouse_attacks(s, hero, words.chosen_item(choice), words.chosen_figure(choice))


class StrikeOn(AskLeader):
    """After a defeat another attack on the same field."""

    def hero(self, s: MausState) -> Hero:
        return words.told_strike_on(s).hero

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        mouse, field = s.mouse(words.told_strike_on(s).hero), words.told_strike_on(s).field
        found = [choice for choice, foe in attacks_of(s, mouse) if foe.field == field]
        return [*found, words.LET_IT_BE] if found else []

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice != words.LET_IT_BE:
            hero = words.told_strike_on(s).hero
            words.then_mouse_attacks(s, hero, words.chosen_item(choice), words.chosen_figure(choice))


def attacks_of(s: MausState, mouse: Mouse) -> list[tuple[int, Foe]]:
    """Every attack that a mouse could make, with its target."""
    return [
        (words.attack(item, foe.figure), foe)
        for item in weapons_of(s.content, mouse)
        for foe in targets(s, mouse, s.content.items[item].reach)
    ]


class MoveFriend(AskLeader):
    """Whoever follows the leader: a mouse near him may go one field, once a turn."""

    def hero(self, s: MausState) -> Hero:
        return words.told_move_friend(s)

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        mouse = s.mouse(words.told_move_friend(s))
        if mouse.field == NOWHERE:
            return []
        near = ground_of(s).close[mouse.field]
        found = [
            words.aim_at_mouse(other.hero)
            for other in s.mice
            if other.field != NOWHERE and has(near, other.field) and may_step(other) and may_leave(s, other)
        ]
        return [*found, words.LET_IT_BE] if found else []

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice != words.LET_IT_BE:
            s.freely = added(s.freely, words.MOVED_FRIEND)
            words.then_move_one_field(s, words.chosen_hero(choice), 1)


class MoveOneField(AskLeader):
    """A mouse goes a few fields out of turn, one after the other, each without a trap or water."""

    def hero(self, s: MausState) -> Hero:
        return words.told_move_one_field(s).hero

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        mouse = s.mouse(words.told_move_one_field(s).hero)
        if mouse.field == NOWHERE or not may_step(mouse) or not may_leave(s, mouse):
            return []
        found = [words.aim_at_field(field) for field in members(safe_steps(s, mouse))]
        return [*found, words.LET_IT_BE] if found else []

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice == words.LET_IT_BE:
            return
        mouse, left = s.mouse(words.told_move_one_field(s).hero), words.told_move_one_field(s).n - 1
        mouse.field = words.chosen_field(choice)
        s.tell_all(words.WALKED, [mouse.hero, mouse.field])
        happens(s, STEP, mouse.hero, mouse.field)
        if left and not s.enemies_on(mouse.field):
            words.then_move_one_field(s, mouse.hero, left)


def safe_steps(s: MausState, mouse: Mouse) -> int:
    """The fields next to a mouse with room on them, without traps and water."""
    ground = ground_of(s)
    near = ways_of(s, mouse, ground).near[mouse.field]
    return near & ~full_fields(s, ground) & ~ground.water & ~s.traps & ~only(mouse.field)
