"""Defence of mice: answers to a hit, blocks, wounds and what comes with them (MM-EAT, MM-SPE)."""

from typing import Final

from wusel.engine.dice import showing
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import added, has, meet
from wusel.engine.step import Step
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.components import ON_HIT
from wusel.games.maus.content.dice import CHEESES, DIE
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.rules.cards import answering_abilities, answers, pay_for_ability, use_up
from wusel.games.maus.rules.effect import carry_out
from wusel.games.maus.rules.figures import ground_of
from wusel.games.maus.rules.gear import blocks_of_mouse, defence_of
from wusel.games.maus.rules.happenings import afflict, cheese_rolled, hurt_foe, hurt_mouse, steal
from wusel.games.maus.rules.rolls import offer_another_roll
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.steps.ask_leader import AskWhoCanAnswer
from wusel.games.maus.words import Ability, Card, Figure, FoePowerSet, Hero, Reach

WITH_A_WOUND: Final = ((words.STUNS, words.STUNNED), (words.CHARMS, words.BEWITCHED), (words.WEBS, words.WEBBED))


def be_hit(s: MausState, card: Card, figure: Figure, hero: Hero, hits: int) -> None:
    """Let a mouse defend after a hit (MM-EAT4); cards may answer first. Against a foe that constricts she does not
    defend."""
    if has(s.content.foe_cards[card].powers, words.CONSTRICTS):
        words.then_count_blocks(s, card, figure, hero, hits, warded=0)
        s.dice = []
    elif any(answers_to_hit(s, mouse, hero) for mouse in s.party.mice):
        words.then_answer_hits(s, card, figure, hero, hits, more=0, warded=0)
    else:
        words.then_mouse_defends(s, card, figure, hero, hits, more=0, warded=0)


def answers_to_hit(s: MausState, mouse: Mouse, hero: Hero) -> list[Choice]:
    """Return the answers of a mouse to a hit. If she is hit, she can use tricks and abilities, otherwise abilities that
    protect a mouse within one field."""
    own = mouse.hero == hero
    if not (own and mouse.pack) and not meet(mouse.abilities, s.content.abilities_when[ON_HIT]):
        return []
    if mouse.field == NOWHERE or is_in(mouse, words.STUNNED):
        return []
    able = answering_abilities(s.content, mouse, ON_HIT)
    found = [words.use_ability(mouse.hero, ability) for ability in able if helps(s, mouse, ability, hero)]
    if own:
        found += [words.use_item(hero, item) for item in answers(s.content, mouse, ON_HIT)]
    return found


def helps(s: MausState, mouse: Mouse, ability: Ability, hero: Hero) -> bool:
    """Return whether a mouse's ability helps the mouse that is hit."""
    if not s.content.abilities[ability].for_others:
        return mouse.hero == hero
    return mouse.hero != hero and has(ground_of(s).close[mouse.field], s.mouse(hero).field)


class AnswerHits(AskWhoCanAnswer):
    """Players may answer a hit before the mouse defends. The first answer counts, then all are asked again."""

    def answers(self, s: MausState, mouse: Mouse) -> list[Choice]:
        return answers_to_hit(s, mouse, words.told_answer_hits(s).hero)

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        """Put the hit back on the agenda and let the effects of the card change it."""
        words.told_answer_hits(s).again(s)
        mouse = s.mouse(words.chosen_hero(choice))
        if verb(choice) == words.USE_ABILITY:
            ability = words.chosen_ability(choice)
            pay_for_ability(s, mouse, ability)
            script = s.content.abilities[ability].script
        else:
            item = words.chosen_item(choice)
            use_up(s, mouse, item)
            script = s.content.items[item].script
        for effect in s.content.scripts[script]:
            carry_out(self.doing, s, mouse.hero, effect)

    def act(self, s: MausState) -> None:
        hit = words.told_answer_hits(s)
        words.then_mouse_defends(s, hit.card, hit.figure, hit.hero, hit.hits, hit.more, hit.warded)


class MouseDefends(Step[MausState]):
    """The mouse rolls her defence dice (MM-EAT4, MM-EAT7)."""

    def act(self, s: MausState) -> None:
        hit = words.told_mouse_defends(s)
        mouse = s.mouse(hit.hero)
        if mouse.field == NOWHERE:
            return
        s.dice = DIE.roll(s, defence_of(s.content, mouse) + hit.more)
        words.tell_defended(s, hit.hero, s.dice)
        words.then_count_blocks(s, hit.card, hit.figure, hit.hero, hit.hits, hit.warded)
        offer_another_roll(s, mouse, words.FOR_DEFENCE)


def defend(s: MausState, mouse: Mouse, hits: int, more: int = 0) -> None:
    """Roll a mouse's defence, which no card can answer, and turn the remaining hits into wounds."""
    pool = DIE.roll(s, defence_of(s.content, mouse) + more)
    words.tell_defended(s, mouse.hero, pool)
    cheese_rolled(s, mouse, pool, defending=True)
    wounds = max(0, hits - blocks_of_mouse(mouse, pool))
    if not wounds:
        words.tell_warded_off(s, mouse.hero)
    hurt_mouse(s, mouse, wounds, poison=False)


class CountBlocks(Step[MausState]):
    """Each shield blocks one hit (MM-EAT4), and the mouse gets her cheese (MM-CHS1). The remaining hits are wounds,
    with the special effects of the foe (MM-EAT5, MM-SPE2..MM-SPE6)."""

    def act(self, s: MausState) -> None:
        hit = words.told_count_blocks(s)
        mouse, foe, values = s.mouse(hit.hero), s.foe_of(hit.figure), s.content.foe_cards[hit.card]
        if mouse.field == NOWHERE:
            return
        cheese_rolled(s, mouse, s.dice, defending=True)
        wounds = max(0, hit.hits - blocks_of_mouse(mouse, s.dice) - hit.warded)
        if not wounds:
            words.tell_warded_off(s, mouse.hero)
        if foe is not None and values.reach == words.MELEE and has(mouse.powers, words.STINGS_BACK):
            hurt_foe(s, foe, showing(s.dice, CHEESES), mouse.hero)
        if wounds and foe is not None and reflects(mouse, values.reach):
            hurt_foe(s, foe, wounds, mouse.hero)
            return
        if has(values.powers, words.STEALS):
            wounds = steal(s, mouse, wounds)
        if wounds:
            wound_by(s, mouse, wounds, values.powers)


def reflects(mouse: Mouse, reach: Reach) -> bool:
    """Return whether a mirror throws a shot back, and mark it as used: it works once in a room."""
    if reach != words.RANGED or not has(mouse.powers, words.MIRROR) or has(mouse.spent, words.MIRROR):
        return False
    mouse.spent = added(mouse.spent, words.MIRROR)
    return True


def wound_by(s: MausState, mouse: Mouse, wounds: int, powers: FoePowerSet) -> None:
    """Wound a mouse, with the poison, stun, charm or web of the foe (MM-SPE5, MM-SPE6, MM-NEG)."""
    for power, condition in WITH_A_WOUND:
        if has(powers, power):
            afflict(s, mouse, condition)
    hurt_mouse(s, mouse, wounds, has(powers, words.VENOMOUS))
