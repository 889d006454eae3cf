"""The cat's turn: it attacks every figure that it passes."""

from wusel.engine.dice import showing
from wusel.engine.sets import NONE, has, only, set_of
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.content.dice import DIE, NUMBERS, SWORDS
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.figures import NOBODY, full_fields, ground_of
from wusel.games.maus.rules.hunting import fields_of, layers_to, nearest, prey
from wusel.games.maus.rules.track import card_that_counts
from wusel.games.maus.state import Foe, MausState
from wusel.games.maus.steps.defence import be_hit
from wusel.games.maus.words import Field, FieldSet


class CatSprings(Step[MausState]):
    """The cat runs or leaps. It rolls once against all mice and foes that it passes, and each of them defends alone."""

    def act(self, s: MausState) -> None:
        told = words.told_cat_springs(s)
        cat, values = s.foe_of(told.figure), s.content.foe_cards[told.card]
        if cat is None or cat.calm:
            return
        passed = chase(s, cat) if has(values.powers, words.CHASES) else pounce(s, cat)
        pool = DIE.roll(s, values.attack)
        words.tell_foe_rolled(s, cat.foe, cat.figure, pool)
        hits = showing(pool, SWORDS)
        words.then_after_blow(s, NOBODY)
        if not hits:
            words.tell_foe_missed(s, cat.foe, cat.figure)
            return
        for foe in s.room.foes:
            if foe.figure != cat.figure and has(passed, foe.field) and not foe.calm:
                words.then_foe_defends(s, NOBODY, s.content.bare_paws, foe.figure, hits)
        for mouse in reversed(prey(s)):
            if has(passed, mouse.field):
                be_hit(s, told.card, cat.figure, mouse.hero, hits)


def chase(s: MausState, cat: Foe) -> FieldSet:
    """Run with two dice to the nearest mouse on another field, then on to the next. Return the fields that the cat
    passed."""
    ground, mice, pool = ground_of(s), prey(s), DIE.roll(s, 2)
    points = NUMBERS[pool[0]] + NUMBERS[pool[1]]
    way: list[Field] = []
    here, reached = cat.field, only(cat.field)
    while points > len(way):
        rest = [mouse for mouse in mice if not has(reached, mouse.field)]
        goals = fields_of(rest)
        layers = layers_to(ground, here, NONE, goals, goals)
        goal = nearest(rest, layers)
        if goal is None:
            break
        way += ground.foe.path_through(layers, goal.field, NONE)
        here = goal.field
        reached |= only(here)
    way = way[:points]
    passed = set_of([cat.field, *way])
    while way and not can_stop(s, cat, way[-1]):
        way.pop()
    if way:
        cat.field = way[-1]
        words.tell_foe_moved(s, cat.foe, cat.figure, pool[0], way)
    return passed


def can_stop(s: MausState, cat: Foe, field: Field) -> bool:
    """Return whether the cat can stop on a field. A large foe joins any number of small ones, but no other large one. A
    small foe needs space like any figure (MM-EMV2)."""
    ground = ground_of(s)
    if field == cat.field or has(ground.special, field):
        return True
    if not s.content.large[cat.foe]:
        return not has(full_fields(s, ground), field)
    return all(not (foe.field == field and s.content.large[foe.foe]) for foe in s.room.foes)


def pounce(s: MausState, cat: Foe) -> FieldSet:
    """Leap onto the field with the most figures, of several the one with the figure highest on the track. Return that
    field."""
    best, most = cat.field, 0
    for field in fields_down_the_track(s, cat):
        figures = s.mice_on(field) + len([foe for foe in s.room.foes if foe.field == field and foe is not cat])
        if figures > most and can_stop(s, cat, field):
            best, most = field, figures
    if best != cat.field:
        cat.field = best
        words.tell_foe_moved(s, cat.foe, cat.figure, words.CHEESE, [best])
    return only(best)


def fields_down_the_track(s: MausState, cat: Foe) -> list[Field]:
    """Return the fields of the other figures, from the top of the track (MM-Q46). Figures without a card come last."""
    seen = [mouse.hero for mouse in prey(s)]
    fields: list[Field] = []
    for card in s.track:
        if card in seen:
            fields.append(s.mouse(card).field)
        elif card >= HEROES:
            kind = s.content.foe_cards[card].foe
            if card != card_that_counts(s, kind):
                continue
            fields += [foe.field for foe in s.room.foes if foe.foe == kind and foe is not cat]
    return fields + [foe.field for foe in s.room.foes if foe is not cat]
