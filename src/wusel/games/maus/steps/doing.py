"""What cards and chapters do, effect by effect, and what has to be asked for it."""

from wusel.engine.dice import showing
from wusel.engine.effects import Effects
from wusel.engine.sets import NONE, added, has, members, only
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.aiming import blow_of, seen_from
from wusel.games.maus.cards import learnable
from wusel.games.maus.content import Content
from wusel.games.maus.dice import DIE, SHIELDS, STARS, SWORDS
from wusel.games.maus.effects.effect import choice_of, for_target
from wusel.games.maus.figures import different_ones, ground_of
from wusel.games.maus.gear import defence_of
from wusel.games.maus.happenings import afflict, cheese_rolled, hurt_mouse
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import NOTHING, NOWHERE, MausState, is_in
from wusel.games.maus.steps.ask_leader import AskLeader
from wusel.games.maus.steps.attacks import attacks_of
from wusel.games.maus.tale import are_met


class ApplyRule(Step[MausState]):
    """A rule of the chapter happens; where it has a roll, only to who rolls no star, and something else to who does."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        rule, hero = self.content.chapters[s.chapter].all_rules[words.apply_rule_rule(s)], words.apply_rule_hero(s)
        script = rule.scripts[s.variant.difficulty]
        if rule.roll != "none" and hero < HEROES:
            face = DIE.throw(s)
            if has(STARS, face):
                s.tell(words.RESISTED, hero, face)
            else:
                script = rule.fail_script
        if script != NOTHING:
            words.then_carry_out(s, script, 0, hero)


class CarryOut(Step[MausState]):
    """The effects of a card or a rule of the chapter one after the other, each with all that it leads to. Whom an
    effect is for may have to be chosen first."""

    def __init__(self, content: Content, doing: Effects[MausState]) -> None:
        super().__init__()
        self.content = content
        self.doing = doing

    def act(self, s: MausState) -> None:
        script, nth, hero = words.carry_out_script(s), words.carry_out_nth(s), words.carry_out_hero(s)
        effects = self.content.scripts[script]
        if nth >= len(effects):
            return
        words.then_carry_out(s, script, nth + 1, hero)
        if hero < HEROES and choice_of(effects[nth]) != NOTHING:
            words.then_choose_mouse(s, script, nth, hero)
        else:
            self.doing.happen(s, hero, effects[nth])


class ChooseMouse(AskLeader):
    """For whom it is."""

    def __init__(self, content: Content, doing: Effects[MausState]) -> None:
        super().__init__(content)
        self.doing = doing

    def hero(self, s: MausState) -> int:
        return words.choose_mouse_hero(s)

    def options(self, s: MausState, seat: int) -> list[int]:
        effect = self.content.scripts[words.choose_mouse_script(s)][words.choose_mouse_nth(s)]
        who, mouse = choice_of(effect), s.mouse(words.choose_mouse_hero(s))
        if mouse.field == NOWHERE:
            return []
        near = ground_of(s, self.content).close[mouse.field]
        found = [
            words.aim_at_mouse(other.hero)
            for other in s.free_mice()
            if (who == words.ONE_HERE and other.field == mouse.field)
            or (who == words.ONE_NEAR and has(near, other.field))
            or (who == words.ONE_ELSE and other.hero != mouse.hero)
        ]
        return [*found, words.LET_IT_BE] if found else []

    def take(self, s: MausState, seat: int, choice: int) -> None:
        if choice == words.LET_IT_BE:
            return
        s.target = words.aim_at_mouse_hero(choice)
        effect = self.content.scripts[words.choose_mouse_script(s)][words.choose_mouse_nth(s)]
        self.doing.happen(s, words.choose_mouse_hero(s), for_target(effect))


class ChooseFoe(AskLeader):
    """Whom a spell hits: somebody she sees, each one once."""

    def hero(self, s: MausState) -> int:
        return words.choose_foe_hero(s)

    def options(self, s: MausState, seat: int) -> list[int]:
        mouse, done = s.mouse(words.choose_foe_hero(s)), words.choose_foe_done(s)
        if mouse.field == NOWHERE or not words.choose_foe_left(s):
            return []
        ground = ground_of(s, self.content)
        seen = ground.fields if blow_of(s, mouse.hero).see_all else seen_from(s, ground, mouse.field)
        foes = [foe for foe in s.enemies() if has(seen, foe.field) and not has(done, foe.figure)]
        found = [words.aim_at_foe(foe.figure) for foe in different_ones(foes)]
        return [*found, words.LET_IT_BE] if found else []

    def take(self, s: MausState, seat: int, choice: int) -> None:
        if choice == words.LET_IT_BE:
            return
        hero, dice = words.choose_foe_hero(s), words.choose_foe_dice(s)
        figure = words.aim_at_foe_figure(choice)
        words.then_choose_foe(s, hero, dice, words.choose_foe_left(s) - 1, added(words.choose_foe_done(s), figure))
        foe = s.foe_of(figure)
        if foe is None:
            return
        s.dice = DIE.roll(s, dice)
        s.tell_all(words.ATTACKED, [hero, self.content.bare_paws, foe.foe, figure, *s.dice])
        words.then_after_blow(s, hero)
        hits = showing(s.dice, SWORDS)
        if hits:
            words.then_foe_defends(s, hero, self.content.bare_paws, figure, hits)
        cheese_rolled(s, s.mouse(hero), s.dice, defending=False)


class ChooseField(AskLeader):
    """Where a snare is laid: on her field or next to it."""

    def hero(self, s: MausState) -> int:
        return words.choose_field_hero(s)

    def options(self, s: MausState, seat: int) -> list[int]:
        mouse = s.mouse(words.choose_field_hero(s))
        if mouse.field == NOWHERE:
            return []
        ground = ground_of(s, self.content)
        free = ground.close[mouse.field] & ~s.fields_of_enemies() & ~s.snares & ~ground.water
        return [*[words.aim_at_field(field) for field in members(free)], words.LET_IT_BE]

    def take(self, s: MausState, seat: int, choice: int) -> None:
        if choice != words.LET_IT_BE:
            s.snares |= only(words.aim_at_field_field(choice))
            s.tell(words.TRAP_SET, words.aim_at_field_field(choice))


class Order(AskLeader):
    """Who is told to attack."""

    def hero(self, s: MausState) -> int:
        return words.order_hero(s)

    def options(self, s: MausState, seat: int) -> list[int]:
        found = [
            words.aim_at_mouse(other.hero)
            for other in s.free_mice()
            if other.hero != words.order_hero(s)
            and not is_in(other, words.STUNNED)
            and attacks_of(s, self.content, other)
        ]
        return [*found, words.LET_IT_BE] if found else []

    def take(self, s: MausState, seat: int, choice: int) -> None:
        if choice != words.LET_IT_BE:
            words.then_obey(s, words.aim_at_mouse_hero(choice))


class Obey(AskLeader):
    """An attack on command."""

    def hero(self, s: MausState) -> int:
        return words.obey_hero(s)

    def options(self, s: MausState, seat: int) -> list[int]:
        found = [choice for choice, _ in attacks_of(s, self.content, s.mouse(words.obey_hero(s)))]
        return [*found, words.LET_IT_BE] if found else []

    def take(self, s: MausState, seat: int, choice: int) -> None:
        if choice != words.LET_IT_BE:
            words.then_mouse_attacks(s, words.obey_hero(s), words.attack_item(choice), words.attack_figure(choice))


class LearnSomething(AskLeader):
    """An ability of her class that nobody owns (MM-FRE5, MM-Q30)."""

    def hero(self, s: MausState) -> int:
        return words.learn_something_hero(s)

    def options(self, s: MausState, seat: int) -> list[int]:
        mouse = s.mouse(words.learn_something_hero(s))
        return [words.choose_ability(mouse.hero, ability) for ability in learnable(s, self.content, mouse)]

    def take(self, s: MausState, seat: int, choice: int) -> None:
        mouse, ability = s.mouse(words.choose_ability_hero(choice)), words.choose_ability_ability(choice)
        mouse.abilities = added(mouse.abilities, ability)
        s.tell(words.ABILITY_LEARNED, mouse.hero, ability)


class TurnPage(AskLeader):
    """A page that asks: the mouse's player picks, or the one who speaks for all."""

    def hero(self, s: MausState) -> int:
        return words.turn_page_hero(s)

    def options(self, s: MausState, seat: int) -> list[int]:
        choices, hero = self.content.pages[words.turn_page_page(s)].choices, words.turn_page_hero(s)
        return [words.pick(n) for n in range(len(choices)) if are_met(s, self.content, choices[n], hero, NONE)]

    def take(self, s: MausState, seat: int, choice: int) -> None:
        page, hero, option = words.turn_page_page(s), words.turn_page_hero(s), words.pick_option(choice)
        s.tell(words.PICKED, seat, page, option)
        script = self.content.pages[page].choices[option].script
        if script != NOTHING:
            words.then_carry_out(s, script, 0, hero)


class BeStruck(Step[MausState]):
    """Something strikes a mouse, and she defends: one hit, one wound."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        mouse = s.mouse(words.be_struck_hero(s))
        if mouse.field == NOWHERE:
            return
        pool = DIE.roll(s, defence_of(self.content, mouse) + words.be_struck_more(s))
        s.tell_all(words.DEFENDED, [mouse.hero, *pool])
        cheese_rolled(s, mouse, pool, defending=True)
        if not showing(pool, SHIELDS):
            hurt_mouse(s, self.content, mouse, 1, poison=False)


class Resist(Step[MausState]):
    """A star keeps a condition off."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        mouse = s.mouse(words.resist_hero(s))
        if mouse.field == NOWHERE:
            return
        face = DIE.throw(s)
        if has(STARS, face):
            s.tell(words.RESISTED, mouse.hero, face)
        else:
            afflict(s, mouse, words.resist_condition(s))
