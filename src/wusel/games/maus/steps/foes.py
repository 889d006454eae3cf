"""The turn of foes: each figure moves, then attacks (MM-ENT, MM-EMV, MM-EAT, MM-SPE)."""

from wusel.engine.dice import showing
from wusel.engine.sets import NONE, added, has, only
from wusel.engine.step import Ask, AskAnyone, Step
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.cards import answering_abilities, answers, pay_for_ability, use_up
from wusel.games.maus.chapters import STEP
from wusel.games.maus.components import ON_HIT
from wusel.games.maus.content import PAWS, Content
from wusel.games.maus.dice import BOWS, CHEESES, DIE, NUMBERS, SWORDS
from wusel.games.maus.figures import NOBODY, different_ones, full_fields, ground_of
from wusel.games.maus.gear import blocks_of_mouse, defence_of, weapons_of
from wusel.games.maus.happenings import (
    afflict,
    cheese_rolled,
    fell,
    fill_wheel,
    hurt_foe,
    hurt_mouse,
    relieve,
    steal,
)
from wusel.games.maus.hunting import (
    fields_of,
    hunt,
    layers_to,
    may_move,
    nearest,
    prey,
    steps_to,
    target_of,
)
from wusel.games.maus.rolls import offer_another_roll
from wusel.games.maus.state import NOWHERE, Foe, MausState, Mouse, is_in
from wusel.games.maus.tale import happens
from wusel.games.maus.track import FIRST_FOE_CARD, swap_up


class FoesTurn(Ask[MausState]):
    """All foes of a card act, the nearest to the mice first; of several the players say which (MM-ENT2, MM-Q9)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: MausState) -> int:
        return only(s.speaker()) if self.waiting(s) else 0

    def waiting(self, s: MausState) -> list[Foe]:
        """Those that have not acted yet."""
        kind = self.content.foe_of_card[words.foes_turn_card(s) - FIRST_FOE_CARD]
        done = words.foes_turn_done(s)
        return [foe for foe in s.foes if foe.foe == kind and not foe.calm and not has(done, foe.figure)]

    def options(self, s: MausState, seat: int) -> list[int]:
        return [words.act_first(foe.figure) for foe in nearest_foes(s, self.content, self.waiting(s))]

    def take(self, s: MausState, seat: int, choice: int) -> None:
        card, figure = words.foes_turn_card(s), words.act_first_figure(choice)
        words.then_foes_turn(s, card, added(words.foes_turn_done(s), figure))
        powers = self.content.foe_cards[card - FIRST_FOE_CARD].powers
        if has(powers, words.CHASES) or has(powers, words.POUNCES):
            words.then_cat_springs(s, card, figure)
            return
        words.then_foe_strikes(s, card, figure)
        words.then_foe_moves(s, card, figure)


def nearest_foes(s: MausState, content: Content, foes: list[Foe]) -> list[Foe]:
    """Those nearest to the mice, of alike ones one."""
    if len(foes) < 2:
        return foes
    ground = ground_of(s, content)
    full, goals = full_fields(s, content, ground), fields_of(prey(s))
    steps = [steps_to(ground, foe.field, full, goals) for foe in foes]
    best = min(steps)
    return different_ones([foes[i] for i in range(len(foes)) if steps[i] == best])


class FoeMoves(Step[MausState]):
    """A foe moves by the number of its die (MM-EMV3, MM-Q8); one that lies stands up instead (MM-NEG3)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        content, card = self.content, words.foe_moves_card(s)
        foe = s.foe_of(words.foe_moves_figure(s))
        if foe is None:
            return
        reach = content.foe_cards[card - FIRST_FOE_CARD].reach
        ground = ground_of(s, content)
        if foe.down:
            foe.down = 0
            s.tell(words.FOE_STOOD_UP, foe.foe, foe.figure)
            return
        mice = prey(s)
        if not may_move(s, ground, foe.field, reach, mice):
            return
        face = DIE.throw(s)
        go_along(s, content, foe, face, hunt(s, content, ground, foe.field, reach, NUMBERS[face], mice))
        if has(s.weather, words.DRAUGHT) and NUMBERS[face] == 1:
            fell(s, content, foe)


def go_along(s: MausState, content: Content, foe: Foe, face: int, way: list[int]) -> None:
    """It walks; a snare that mice have laid stops a small one."""
    walked: list[int] = []
    for field in way:
        walked.append(field)
        foe.field = field
        if has(s.snares, field) and not content.large[foe.foe]:
            break
    if walked:
        s.tell_all(words.FOE_MOVED, [foe.foe, foe.figure, face, *walked])
    if walked and has(s.snares, foe.field) and not content.large[foe.foe]:
        s.snares &= ~only(foe.field)
        fell(s, content, foe)
        hurt_foe(s, content, foe, 1, NOBODY)


class FoeStrikes(Step[MausState]):
    """A foe attacks whoever it must (MM-EAT1, MM-EAT6)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        content, card = self.content, words.foe_strikes_card(s)
        foe = s.foe_of(words.foe_strikes_figure(s))
        values = content.foe_cards[card - FIRST_FOE_CARD]
        if foe is None or foe.calm:
            return
        if has(values.powers, words.CALLS):
            words.then_lay_track(s, anew=0, ambush=0)
            words.then_place_foes(s, words.RAT, 1, PAWS, calm=0)
        target = target_of(s, content, ground_of(s, content), foe.field, values.reach, prey(s))
        if target is None:
            return
        s.struck = added(s.struck, target.hero)
        pool = DIE.roll(s, values.attack)
        s.tell_all(words.FOE_ATTACKED, [foe.foe, foe.figure, target.hero, *pool])
        cheese = showing(pool, CHEESES)
        if has(values.powers, words.FIRES_AGAIN):
            if cheese:
                words.then_foe_strikes(s, card, foe.figure)
        elif not has(values.powers, words.NO_CHEESE):
            fill_wheel(s, cheese)
        words.then_after_blow(s, NOBODY)
        hits = showing(pool, SWORDS if values.reach == words.MELEE else BOWS)
        if hits:
            be_hit(s, content, card, foe.figure, target.hero, hits)


def be_hit(s: MausState, content: Content, card: int, figure: int, hero: int, hits: int) -> None:
    """Only who is hit defends (MM-EAT4); before that cards may answer. Who is constricted does not defend."""
    if has(content.foe_cards[card - FIRST_FOE_CARD].powers, words.CONSTRICTS):
        words.then_count_blocks(s, card, figure, hero, hits, warded=0)
        s.dice = []
    elif anybody_answers(s, content, hero):
        words.then_answer_hits(s, card, figure, hero, hits, more=0, warded=0)
    else:
        words.then_mouse_defends(s, card, figure, hero, hits, more=0, warded=0)


def anybody_answers(s: MausState, content: Content, hero: int) -> bool:
    return any(answers_to_hit(s, content, mouse, hero) for mouse in s.mice)


def answers_to_hit(s: MausState, content: Content, mouse: Mouse, hero: int) -> list[int]:
    """What a mouse can do when a mouse is hit: whoever is hit uses tricks and abilities, others abilities that protect
    a mouse within 1."""
    if mouse.field == NOWHERE or is_in(mouse, words.STUNNED):
        return []
    found: list[int] = []
    own = mouse.hero == hero
    for ability in answering_abilities(content, mouse, ON_HIT):
        near = has(ground_of(s, content).close[mouse.field], s.mouse(hero).field)
        for_others = content.abilities[ability].for_others
        if (own and not for_others) or (not own and for_others and near):
            found.append(words.use_ability(mouse.hero, ability))
    if own:
        found += [words.use_item(hero, item) for item in answers(content, mouse, ON_HIT)]
    return found


class AnswerHits(AskAnyone[MausState]):
    """Whoever may answers before the mouse defends; the first answer counts, then all are asked again."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: MausState) -> int:
        seats = NONE
        for mouse in s.mice:
            if answers_to_hit(s, self.content, mouse, words.answer_hits_hero(s)):
                seats |= only(mouse.seat)
        return seats

    def options(self, s: MausState, seat: int) -> list[int]:
        found: list[int] = []
        for mouse in s.mice:
            if mouse.seat == seat:
                found += answers_to_hit(s, self.content, mouse, words.answer_hits_hero(s))
        return [*found, words.LET_IT_BE]

    def is_pass(self, s: MausState, choice: int) -> bool:
        return choice == words.LET_IT_BE

    def take(self, s: MausState, seat: int, choice: int) -> None:
        content = self.content
        card, figure, hero = words.answer_hits_card(s), words.answer_hits_figure(s), words.answer_hits_hero(s)
        hits, more, warded = words.answer_hits_hits(s), words.answer_hits_more(s), words.answer_hits_warded(s)
        if verb(choice) == words.USE_ABILITY:
            mouse, ability = s.mouse(words.use_ability_hero(choice)), words.use_ability_ability(choice)
            pay_for_ability(s, content, mouse, ability)
            effects = content.scripts[content.abilities[ability].script]
        else:
            mouse, item = s.mouse(words.use_item_hero(choice)), words.use_item_item(choice)
            use_up(s, content, mouse, item)
            effects = content.scripts[content.items[item].script]
        for effect in effects:
            if verb(effect) == words.WARD_OFF:
                warded += words.ward_off_n(effect)
            elif verb(effect) == words.PROTECT:
                more += words.protect_n(effect)
            elif verb(effect) == words.STEP_BETWEEN:
                more += words.step_between_n(effect)
                hero = mouse.hero
        words.then_answer_hits(s, card, figure, hero, hits, more, warded)

    def act(self, s: MausState) -> None:
        words.then_mouse_defends(
            s,
            words.answer_hits_card(s),
            words.answer_hits_figure(s),
            words.answer_hits_hero(s),
            words.answer_hits_hits(s),
            words.answer_hits_more(s),
            words.answer_hits_warded(s),
        )


class MouseDefends(Step[MausState]):
    """The mouse's dice (MM-EAT4, MM-EAT7)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        hero, hits = words.mouse_defends_hero(s), words.mouse_defends_hits(s)
        mouse = s.mouse(hero)
        if mouse.field == NOWHERE:
            return
        s.dice = DIE.roll(s, defence_of(self.content, mouse) + words.mouse_defends_more(s))
        s.tell_all(words.DEFENDED, [hero, *s.dice])
        words.then_count_blocks(
            s, words.mouse_defends_card(s), words.mouse_defends_figure(s), hero, hits, words.mouse_defends_warded(s)
        )
        offer_another_roll(s, self.content, mouse, words.FOR_DEFENCE)


class CountBlocks(Step[MausState]):
    """Each shield blocks one hit (MM-EAT4); cheese is the mouse's (MM-CHS1); what is left are wounds, with what the foe
    does to those it wounds (MM-EAT5, MM-SPE2..MM-SPE6)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        content, mouse = self.content, s.mouse(words.count_blocks_hero(s))
        card, figure = words.count_blocks_card(s), words.count_blocks_figure(s)
        if mouse.field == NOWHERE:
            return
        cheese_rolled(s, mouse, s.dice, defending=True)
        blocks = blocks_of_mouse(mouse, s.dice)
        wounds = max(0, words.count_blocks_hits(s) - blocks - words.count_blocks_warded(s))
        values = content.foe_cards[card - FIRST_FOE_CARD]
        foe = s.foe_of(figure)
        if foe is not None and values.reach == words.MELEE and has(mouse.powers, words.STINGS_BACK):
            hurt_foe(s, content, foe, showing(s.dice, CHEESES), mouse.hero)
        if wounds and foe is not None and reflects(mouse, values.reach):
            hurt_foe(s, content, foe, wounds, mouse.hero)
            return
        if has(values.powers, words.STEALS):
            wounds = steal(s, mouse, wounds)
        if wounds:
            wound_by(s, content, mouse, wounds, values.powers)


def reflects(mouse: Mouse, reach: int) -> bool:
    """A mirror throws a shot back, once in a room."""
    if reach != words.RANGED or not has(mouse.powers, words.MIRROR) or has(mouse.spent, words.MIRROR):
        return False
    mouse.spent = added(mouse.spent, words.MIRROR)
    return True


def wound_by(s: MausState, content: Content, mouse: Mouse, wounds: int, powers: int) -> None:
    """Poison, stun, charm and web come with the wound (MM-SPE5, MM-SPE6, MM-NEG)."""
    if has(powers, words.STUNS):
        afflict(s, mouse, words.STUNNED)
    if has(powers, words.CHARMS):
        afflict(s, mouse, words.BEWITCHED)
    if has(powers, words.WEBS):
        afflict(s, mouse, words.WEBBED)
    hurt_mouse(s, content, mouse, wounds, has(powers, words.VENOMOUS))


class CatSprings(Step[MausState]):
    """The cat runs along or leaps, and one roll is against everybody it passes, mice and foes, each defending by
    itself."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        content, card = self.content, words.cat_springs_card(s)
        cat = s.foe_of(words.cat_springs_figure(s))
        if cat is None or cat.calm:
            return
        values = content.foe_cards[card - FIRST_FOE_CARD]
        passed = chase(s, content, cat) if has(values.powers, words.CHASES) else pounce(s, content, cat)
        pool = DIE.roll(s, values.attack)
        s.tell_all(words.FOE_ROLLED, [cat.foe, cat.figure, *pool])
        hits = showing(pool, SWORDS)
        words.then_after_blow(s, NOBODY)
        if not hits:
            return
        for foe in s.foes:
            if foe.figure != cat.figure and has(passed, foe.field) and not foe.calm:
                words.then_foe_defends(s, NOBODY, content.bare_paws, foe.figure, hits)
        for mouse in reversed(prey(s)):
            if has(passed, mouse.field):
                be_hit(s, content, card, cat.figure, mouse.hero, hits)


def chase(s: MausState, content: Content, cat: Foe) -> int:
    """Two dice: to the nearest mouse that is not on its field, then on to the next; the fields it has been on."""
    ground = ground_of(s, content)
    pool = DIE.roll(s, 2)
    points = NUMBERS[pool[0]] + NUMBERS[pool[1]]
    passed = only(cat.field)
    way: list[int] = []
    caught = [mouse.hero for mouse in prey(s) if mouse.field == cat.field]
    here = cat.field
    while points > len(way):
        rest = [mouse for mouse in prey(s) if mouse.hero not in caught and mouse.field != here]
        if not rest:
            break
        goals = fields_of(rest)
        layers = layers_to(ground, here, NONE, goals, goals)
        goal = nearest(rest, layers)
        if goal is None:
            break
        path = ground.foe.path_through(layers, goal.field, NONE)
        way += path
        here = goal.field
        caught += [mouse.hero for mouse in prey(s) if mouse.field == here]
    way = way[:points]
    for field in way:
        passed |= only(field)
    while way and not can_stop(s, content, cat, way[-1]):
        way.pop()
    if way:
        cat.field = way[-1]
        s.tell_all(words.FOE_MOVED, [cat.foe, cat.figure, pool[0], *way])
    return passed


def can_stop(s: MausState, content: Content, cat: Foe, field: int) -> bool:
    """Whether no other large figure is there."""
    return all(not (foe.figure != cat.figure and foe.field == field and content.large[foe.foe]) for foe in s.foes)


def pounce(s: MausState, content: Content, cat: Foe) -> int:
    """Onto the field with most figures; of several the one with whoever is highest on the track."""
    best, most = cat.field, 0
    for field in fields_down_the_track(s, content, cat):
        figures = s.mice_on(field) + len([foe for foe in s.foes if foe.field == field and foe is not cat])
        if figures > most and can_stop(s, content, cat, field):
            best, most = field, figures
    if best != cat.field:
        cat.field = best
        s.tell_all(words.FOE_MOVED, [cat.foe, cat.figure, 0, best])
    return only(best)


def fields_down_the_track(s: MausState, content: Content, cat: Foe) -> list[int]:
    """The fields of the others, from the top of the track; last of those who have no card."""
    seen = [mouse.hero for mouse in prey(s)]
    fields: list[int] = []
    for card in s.track:
        if card in seen:
            fields.append(s.mouse(card).field)
        elif card >= FIRST_FOE_CARD:
            kind = content.foe_of_card[card - FIRST_FOE_CARD]
            fields += [foe.field for foe in s.foes if foe.foe == kind and foe is not cat]
    return fields + [foe.field for foe in s.foes if foe is not cat]


class FoesEnd(Step[MausState]):
    """After their turn aggressive foes change places with the card above (MM-SPE4); whom they attacked is forgotten
    (MM-EAT1)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        card = words.foes_end_card(s)
        s.struck = NONE
        if card in s.track and has(self.content.foe_cards[card - FIRST_FOE_CARD].powers, words.AGGRESSIVE):
            swap_up(s, card)


# --- a bewitched mouse


class BewitchedTurn(Step[MausState]):
    """She moves and attacks like a foe, with one die for moving, and without bonus; then the spell is off (MM-NEG4,
    MM-Q19)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        content, mouse = self.content, s.mouse(words.bewitched_turn_hero(s))
        ground = ground_of(s, content)
        reach = content.items[weapons_of(content, mouse)[0]].reach
        others = prey(s, mouse.hero)
        face = DIE.throw(s)
        s.tell(words.TURN_BEGINS, mouse.hero, face, NUMBERS[face])
        if is_in(mouse, words.KNOCKED_DOWN):
            relieve(s, mouse, words.KNOCKED_DOWN)
        elif not is_in(mouse, words.WEBBED) and may_move(s, ground, mouse.field, reach, others):
            way = hunt(s, content, ground, mouse.field, reach, NUMBERS[face], others)
            if way:
                mouse.field = way[-1]
                s.tell_all(words.WALKED, [mouse.hero, *way])
            for passed in way:
                happens(s, content, STEP, mouse.hero, passed)
        relieve(s, mouse, words.BEWITCHED)
        s.struck = NONE
        target = target_of(s, content, ground, mouse.field, reach, others)
        if target is None:
            return
        pool = DIE.roll(s, content.heroes[mouse.hero].attack)
        s.tell_all(words.FRIEND_ATTACKED, [mouse.hero, target.hero, *pool])
        fill_wheel(s, showing(pool, CHEESES))
        words.then_after_blow(s, NOBODY)
        hits = showing(pool, SWORDS if reach == words.MELEE else BOWS)
        if hits:
            words.then_friend_defends(s, mouse.hero, target.hero, hits)


class FriendDefends(Step[MausState]):
    """A mouse defends against a bewitched one as against a foe."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        mouse, hits = s.mouse(words.friend_defends_victim(s)), words.friend_defends_hits(s)
        pool = DIE.roll(s, defence_of(self.content, mouse))
        s.tell_all(words.DEFENDED, [mouse.hero, *pool])
        cheese_rolled(s, mouse, pool, defending=True)
        hurt_mouse(s, self.content, mouse, max(0, hits - blocks_of_mouse(mouse, pool)), poison=False)
