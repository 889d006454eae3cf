"""The effects of cards and chapters, one by one, and the questions that they ask."""

from wusel.engine.dice import showing
from wusel.engine.kinds import NOTHING, Choice, Seat
from wusel.engine.sets import NONE, added, has, only
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.content.dice import DIE, STARS, SWORDS
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.aiming import attacks_of, blow_of, seen_from
from wusel.games.maus.rules.cards import learnable
from wusel.games.maus.rules.effect import carry_out, for_target, is_for_one, those
from wusel.games.maus.rules.figures import different_ones, ground_of
from wusel.games.maus.rules.happenings import afflict, cheese_rolled
from wusel.games.maus.rules.triggers import are_met
from wusel.games.maus.state import MausState, is_in
from wusel.games.maus.steps.ask_leader import AskIfAny, AskLeader
from wusel.games.maus.steps.defence import defend


class ApplyRule(Step[MausState]):
    """A rule of the chapter happens. If it has a roll, its effects need a star; without one, other effects happen."""

    def act(self, s: MausState) -> None:
        told = words.told_apply_rule(s)
        rule, hero = s.content.chapters[s.chapter.number].all_rules[told.rule], told.hero
        script = rule.scripts[s.variant.difficulty]
        if rule.roll != "none" and hero < HEROES:
            face = DIE.throw(s)
            if has(STARS, face):
                words.tell_resisted(s, hero, face)
            else:
                script = rule.fail_script
        if script != NOTHING:
            words.then_carry_out(s, script, 0, hero)


class CarryOut(Step[MausState]):
    """The effects of a card or a rule happen one after another, each with all that it leads to. A player may have to
    choose a mouse for an effect first."""

    def act(self, s: MausState) -> None:
        told = words.told_carry_out(s)
        effects, nth = s.content.scripts[told.script], told.nth
        if nth >= len(effects):
            return
        told.nth += 1
        told.again(s)
        if told.hero < HEROES and is_for_one(effects[nth]):
            words.then_choose_mouse(s, told.script, nth, told.hero)
        else:
            carry_out(self.doing, s, told.hero, effects[nth])


class ChooseMouse(AskIfAny):
    """A player may choose the mouse that an effect is for."""

    def choices(self, s: MausState) -> list[Choice]:
        told = words.told_choose_mouse(s)
        who = words.effect_who(s.content.scripts[told.script][told.nth])
        return [words.aim_at_mouse(other.hero) for other in those(s, who, told.hero)]

    def do(self, s: MausState, choice: Choice) -> None:
        s.turn.target = words.chosen_hero(choice)
        told = words.told_choose_mouse(s)
        carry_out(self.doing, s, told.hero, for_target(s.content.scripts[told.script][told.nth]))


class ChooseFoe(AskIfAny):
    """A spell attacks enemies that the mouse sees, each of them once."""

    def choices(self, s: MausState) -> list[Choice]:
        told = words.told_choose_foe(s)
        mouse = s.mouse(told.hero)
        if mouse.field == NOWHERE or not told.left:
            return []
        ground = ground_of(s)
        seen = ground.fields if blow_of(s, mouse.hero).see_all else seen_from(s, ground, mouse.field)
        foes = [foe for foe in s.enemies() if has(seen, foe.field) and not has(told.done, foe.figure)]
        return [words.aim_at_foe(foe.figure) for foe in different_ones(foes)]

    def do(self, s: MausState, choice: Choice) -> None:
        told, figure = words.told_choose_foe(s), words.chosen_figure(choice)
        hero, foe = told.hero, s.foe_of(figure)
        told.left -= 1
        told.done = added(told.done, figure)
        told.again(s)
        if foe is None:
            return
        s.dice = DIE.roll(s, told.dice)
        words.tell_attacked(s, hero, s.content.bare_paws, foe.foe, figure, s.dice)
        words.then_after_blow(s, hero)
        hits = showing(s.dice, SWORDS)
        if hits:
            words.then_foe_defends(s, hero, s.content.bare_paws, figure, hits)
        cheese_rolled(s, s.mouse(hero), s.dice, defending=False)


class ChooseField(AskLeader):
    """The mouse may lay a snare on her field or next to it."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        mouse = s.mouse(words.told_choose_field(s))
        if mouse.field == NOWHERE:
            return []
        ground = ground_of(s)
        free = ground.close[mouse.field] & ~s.fields_of_enemies() & ~s.room.snares & ~ground.water
        return [*[words.aim_at_field(field) for field in words.each_field(free)], words.LET_IT_BE]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice != words.LET_IT_BE:
            s.room.snares |= only(words.chosen_field(choice))
            words.tell_trap_set(s, words.chosen_field(choice))


class Order(AskIfAny):
    """A player may choose another mouse, which attacks on command."""

    def choices(self, s: MausState) -> list[Choice]:
        others = [other for other in s.free_mice() if other.hero != words.told_order(s)]
        able = [other for other in others if not is_in(other, words.STUNNED) and attacks_of(s, other)]
        return [words.aim_at_mouse(other.hero) for other in able]

    def do(self, s: MausState, choice: Choice) -> None:
        words.then_obey(s, words.chosen_hero(choice))


class LearnSomething(AskLeader):
    """The mouse learns an ability of her class that no mouse owns (MM-FRE5, MM-Q30)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        mouse = s.mouse(words.told_learn_something(s))
        return [words.choose_ability(mouse.hero, ability) for ability in learnable(s, mouse)]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        mouse, ability = s.mouse(words.chosen_hero(choice)), words.chosen_ability(choice)
        mouse.abilities = added(mouse.abilities, ability)
        words.tell_ability_learned(s, mouse.hero, ability)


class TurnPage(AskLeader):
    """A page asks a question. The mouse's player answers, or the speaker of the party."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        told = words.told_turn_page(s)
        choices = s.content.pages[told.page].choices
        return [words.pick(n) for n in range(len(choices)) if are_met(s, choices[n], told.hero, NONE)]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        told, option = words.told_turn_page(s), words.chosen_option(choice)
        words.tell_picked(s, seat, told.page, option)
        script = s.content.pages[told.page].choices[option].script
        if script != NOTHING:
            words.then_carry_out(s, script, 0, told.hero)


class BeStruck(Step[MausState]):
    """An effect strikes a mouse with one hit, and she defends."""

    def act(self, s: MausState) -> None:
        told = words.told_be_struck(s)
        if s.mouse(told.hero).field != NOWHERE:
            defend(s, s.mouse(told.hero), 1, told.more)


class Resist(Step[MausState]):
    """A star protects a mouse from a condition."""

    def act(self, s: MausState) -> None:
        told = words.told_resist(s)
        mouse = s.mouse(told.hero)
        if mouse.field == NOWHERE:
            return
        face = DIE.throw(s)
        if has(STARS, face):
            words.tell_resisted(s, mouse.hero, face)
        else:
            afflict(s, mouse, told.condition)
