"""A mouse is hit: who answers, what she blocks, and what becomes of the rest (MM-EAT, MM-SPE)."""

from wusel.engine.dice import showing
from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import NONE, added, has, meet, only
from wusel.engine.step import AskAnyone, Step
from wusel.engine.vocabulary import deed, verb
from wusel.games.maus import words
from wusel.games.maus.cards import answering_abilities, answers, pay_for_ability, use_up
from wusel.games.maus.components import ON_HIT
from wusel.games.maus.dice import CHEESES, DIE
from wusel.games.maus.figures import ground_of
from wusel.games.maus.gear import blocks_of_mouse, defence_of
from wusel.games.maus.happenings import afflict, cheese_rolled, hurt_foe, hurt_mouse, steal
from wusel.games.maus.house import NOWHERE
from wusel.games.maus.rolls import offer_another_roll
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.words import Card, Figure, FoePowerSet, Hero, Reach


def be_hit(s: MausState, card: Card, figure: Figure, hero: Hero, hits: int) -> None:
    """Only who is hit defends (MM-EAT4); before that cards may answer. Who is constricted does not defend."""
    if has(s.content.foe_cards[card].powers, words.CONSTRICTS):
        words.then_count_blocks(s, card, figure, hero, hits, warded=0)
        s.dice = []
    elif anybody_answers(s, hero):
        words.then_answer_hits(s, card, figure, hero, hits, more=0, warded=0)
    else:
        words.then_mouse_defends(s, card, figure, hero, hits, more=0, warded=0)


def anybody_answers(s: MausState, hero: Hero) -> bool:
    return any(answers_to_hit(s, mouse, hero) for mouse in s.mice)


def answers_to_hit(s: MausState, mouse: Mouse, hero: Hero) -> list[int]:
    """What a mouse can do when a mouse is hit: whoever is hit uses tricks and abilities, others abilities that protect
    a mouse within 1."""
    own = mouse.hero == hero
    if not (own and mouse.pack) and not meet(mouse.abilities, s.content.abilities_when[ON_HIT]):
        return []
    if mouse.field == NOWHERE or is_in(mouse, words.STUNNED):
        return []
    found: list[int] = []
    for ability in answering_abilities(s.content, mouse, ON_HIT):
        near = has(ground_of(s).close[mouse.field], s.mouse(hero).field)
        for_others = s.content.abilities[ability].for_others
        if (own and not for_others) or (not own and for_others and near):
            found.append(words.use_ability(mouse.hero, ability))
    if own:
        found += [words.use_item(hero, item) for item in answers(s.content, mouse, ON_HIT)]
    return found


class AnswerHits(AskAnyone[MausState]):
    """Whoever may answers before the mouse defends; the first answer counts, then all are asked again."""

    def asks(self, s: MausState) -> SeatSet:
        seats = NONE
        for mouse in s.mice:
            if answers_to_hit(s, mouse, words.told_answer_hits(s).hero):
                seats |= only(mouse.seat)
        return seats

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        found: list[int] = []
        for mouse in s.mice:
            if mouse.seat == seat:
                found += answers_to_hit(s, mouse, words.told_answer_hits(s).hero)
        return [*found, words.LET_IT_BE]

    def is_pass(self, s: MausState, choice: Choice) -> bool:
        return choice == words.LET_IT_BE

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        content = s.content
        card, figure, hero = (
            words.told_answer_hits(s).card,
            words.told_answer_hits(s).figure,
            words.told_answer_hits(s).hero,
        )
        hits, more, warded = (
            words.told_answer_hits(s).hits,
            words.told_answer_hits(s).more,
            words.told_answer_hits(s).warded,
        )
        if verb(choice) == words.USE_ABILITY:
            mouse, ability = s.mouse(words.chosen_hero(choice)), words.chosen_ability(choice)
            pay_for_ability(s, mouse, ability)
            effects = content.scripts[content.abilities[ability].script]
        else:
            mouse, item = s.mouse(words.chosen_hero(choice)), words.chosen_item(choice)
            use_up(s, mouse, item)
            effects = content.scripts[content.items[item].script]
        for effect in effects:
            if deed(effect) == words.WARD_OFF:
                warded += words.effect_n(effect)
            elif deed(effect) == words.PROTECT:
                more += words.effect_n(effect)
            elif deed(effect) == words.STEP_BETWEEN:
                more += words.effect_n(effect)
                hero = mouse.hero
        words.then_answer_hits(s, card, figure, hero, hits, more, warded)

    def act(self, s: MausState) -> None:
        words.then_mouse_defends(
            s,
            words.told_answer_hits(s).card,
            words.told_answer_hits(s).figure,
            words.told_answer_hits(s).hero,
            words.told_answer_hits(s).hits,
            words.told_answer_hits(s).more,
            words.told_answer_hits(s).warded,
        )


class MouseDefends(Step[MausState]):
    """The mouse's dice (MM-EAT4, MM-EAT7)."""

    def act(self, s: MausState) -> None:
        hero, hits = words.told_mouse_defends(s).hero, words.told_mouse_defends(s).hits
        mouse = s.mouse(hero)
        if mouse.field == NOWHERE:
            return
        s.dice = DIE.roll(s, defence_of(s.content, mouse) + words.told_mouse_defends(s).more)
        s.tell_all(words.DEFENDED, [hero, *s.dice])
        words.then_count_blocks(
            s,
            words.told_mouse_defends(s).card,
            words.told_mouse_defends(s).figure,
            hero,
            hits,
            words.told_mouse_defends(s).warded,
        )
        offer_another_roll(s, mouse, words.FOR_DEFENCE)


class CountBlocks(Step[MausState]):
    """Each shield blocks one hit (MM-EAT4); cheese is the mouse's (MM-CHS1); what is left are wounds, with what the foe
    does to those it wounds (MM-EAT5, MM-SPE2..MM-SPE6)."""

    def act(self, s: MausState) -> None:
        content, mouse = s.content, s.mouse(words.told_count_blocks(s).hero)
        card, figure = words.told_count_blocks(s).card, words.told_count_blocks(s).figure
        if mouse.field == NOWHERE:
            return
        cheese_rolled(s, mouse, s.dice, defending=True)
        blocks = blocks_of_mouse(mouse, s.dice)
        wounds = max(0, words.told_count_blocks(s).hits - blocks - words.told_count_blocks(s).warded)
        values = content.foe_cards[card]
        foe = s.foe_of(figure)
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
    """A mirror throws a shot back, once in a room."""
    if reach != words.RANGED or not has(mouse.powers, words.MIRROR) or has(mouse.spent, words.MIRROR):
        return False
    mouse.spent = added(mouse.spent, words.MIRROR)
    return True


def wound_by(s: MausState, mouse: Mouse, wounds: int, powers: FoePowerSet) -> None:
    """Poison, stun, charm and web come with the wound (MM-SPE5, MM-SPE6, MM-NEG)."""
    if has(powers, words.STUNS):
        afflict(s, mouse, words.STUNNED)
    if has(powers, words.CHARMS):
        afflict(s, mouse, words.BEWITCHED)
    if has(powers, words.WEBS):
        afflict(s, mouse, words.WEBBED)
    hurt_mouse(s, mouse, wounds, has(powers, words.VENOMOUS))
