"""A mouse's turn: movement, one standard action, free actions, in any order (MM-MTU)."""

from typing import Final

from wusel.engine.sets import NONE, Ready, added, has, members, only, removed
from wusel.engine.step import AskAlways, Step
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.acts import act_bar, acts_here, begin_act
from wusel.games.maus.aiming import targets
from wusel.games.maus.cards import ability_bar, begin_ability, begin_item, item_bar, learnable
from wusel.games.maus.chapters import SCURRY, STEP, TURN_END
from wusel.games.maus.content import Content
from wusel.games.maus.dice import DIE, NUMBERS
from wusel.games.maus.doors import door_bar
from wusel.games.maus.figures import full_fields, ground_of
from wusel.games.maus.gear import different, fits_in_pack, is_for_sale, speed_of, weapons_of
from wusel.games.maus.happenings import afflict, capture, heal, pay_cheese, relieve
from wusel.games.maus.house import FIELDS
from wusel.games.maus.limits import LEVEL_UP
from wusel.games.maus.rolls import find_something, roll_for
from wusel.games.maus.state import (
    EQUIPPED,
    LEVELLED,
    NOTHING,
    NOWHERE,
    NURSED,
    TRADED,
    MausState,
    Mouse,
    is_in,
)
from wusel.games.maus.steps.ask_leader import AskLeader
from wusel.games.maus.steps.finds import can_put_on
from wusel.games.maus.tale import happens
from wusel.games.maus.track import next_mouse
from wusel.games.maus.turn import go_on_moving, is_whole, spend_whole, start_of_turn, take_action
from wusel.games.maus.walking import (
    floats,
    heeds_traps,
    is_swimming,
    may_leave,
    most_points,
    path_to,
    reachable,
    shores,
    ways_of,
    ways_out,
)


class MouseTurn(Step[MausState]):
    """The die and her speed say how far she comes (MM-MTU1). A captured mouse is freed if no enemy is in the room, and
    that is her turn (MM-CAP6, MM-CAP7); a bewitched one acts like a foe (MM-NEG4)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        mouse = s.mouse(words.mouse_turn_hero(s))
        start_of_turn(s, mouse)
        s.then(words.FINISH_TURN)
        if mouse.field == NOWHERE:
            if s.is_quiet():
                words.then_free_captured(s, mouse.hero)
            else:
                s.tell(words.TURN_SKIPPED, mouse.hero)
        elif is_in(mouse, words.BEWITCHED):
            words.then_bewitched_turn(s, mouse.hero)
        else:
            face = DIE.throw(s)
            s.points = NUMBERS[face] + speed_of(self.content, mouse)
            s.tell(words.TURN_BEGINS, mouse.hero, face, s.points)
            s.then(words.TAKE_TURN)
            if has(s.weather, words.DRAUGHT) and NUMBERS[face] == 1:
                afflict(s, mouse, words.KNOCKED_DOWN)


class FreeCaptured(AskLeader):
    """A captured mouse comes back, on or next to the field of another mouse (MM-CAP7)."""

    def hero(self, s: MausState) -> int:
        return words.free_captured_hero(s)

    def options(self, s: MausState, seat: int) -> list[int]:
        return [words.place_at(field) for field in members(rescue_fields(s, self.content))]

    def take(self, s: MausState, seat: int, choice: int) -> None:
        mouse = s.mouse(words.free_captured_hero(s))
        mouse.field = words.place_at_field(choice)
        s.tell(words.FREED, mouse.hero, mouse.field)


def rescue_fields(s: MausState, content: Content) -> int:
    """The fields of free mice and those next to them, where there is room."""
    ground = ground_of(s, content)
    fields = NONE
    for mouse in s.free_mice():
        fields |= ground.close[mouse.field]
    room = fields & ~full_fields(s, content, ground)
    return room or ground.fields & ~full_fields(s, content, ground)


class TakeTurn(AskAlways[MausState]):
    """What she does next. Only the turn's end is always possible (MM-MTU2)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: MausState) -> int:
        mouse = s.mouse(s.acting)
        return only(mouse.seat) if mouse.field != NOWHERE else 0

    def options(self, s: MausState, seat: int) -> list[int]:
        mouse = s.mouse(s.acting)
        content = self.content
        found = moves(s, content, mouse)
        if not is_in(mouse, words.STUNNED):
            found += actions(s, content, mouse)
            if not is_swimming(s, mouse, ground_of(s, content)):
                found += free_actions(s, content, mouse)
        if mouse.conditions and s.actions and (is_in(mouse, words.STUNNED) or is_in(mouse, words.WEBBED)):
            found.append(words.RECOVER)
        if s.inspired and not s.actions and not s.bought and mouse.cheese:
            found.append(words.ACT_AGAIN)
        found.append(words.END_TURN)
        return found

    def barred(self, s: MausState, seat: int, choice: int) -> str:
        return why_not(s, self.content, s.mouse(s.acting), choice)

    def take(self, s: MausState, seat: int, choice: int) -> None:
        if choice == words.END_TURN:
            return
        s.then(words.TAKE_TURN)
        mouse, word = s.mouse(s.acting), verb(choice)
        if word in (words.GO, words.STAND_UP, words.CLIMB_OUT):
            move(s, self.content, mouse, choice)
        elif word in (words.EQUIP, words.TRADE, words.LEVEL_UP, words.NURSE, words.ACT_AGAIN):
            do_freely(s, mouse, choice)
        elif word == words.USE_ABILITY:
            begin_ability(s, self.content, mouse, words.use_ability_ability(choice))
        elif word == words.USE_ITEM:
            begin_item(s, self.content, mouse, words.use_item_item(choice))
        else:
            do_action(s, self.content, mouse, choice)


# --- movement


GO: Final = Ready([words.go(field) for field in range(FIELDS)])


def moves(s: MausState, content: Content, mouse: Mouse) -> list[int]:
    """Where she can go; lying she can only stand up, in water climb out too."""
    found: list[int] = []
    if most_points(s) <= 0 or is_in(mouse, words.WEBBED):
        return found
    if is_in(mouse, words.KNOCKED_DOWN):
        if is_whole(s):
            found.append(words.STAND_UP)
        return found
    if not may_leave(s, mouse):
        return found
    found += GO.of(reachable(ways_out(s, content, mouse)))
    if is_whole(s) and is_swimming(s, mouse, ground_of(s, content)):
        found += [words.climb_out(field) for field in shores(s, content, mouse)]
    return found


def move(s: MausState, content: Content, mouse: Mouse, choice: int) -> None:
    if choice == words.STAND_UP:
        spend_whole(s)
        relieve(s, mouse, words.KNOCKED_DOWN)
        s.tell(words.STOOD_UP, mouse.hero)
    elif verb(choice) == words.CLIMB_OUT:
        spend_whole(s)
        field = words.climb_out_field(choice)
        roll_for(s, content, mouse, words.FOR_SWIMMING, 1 + s.mice_on(field), field=field)
    else:
        walk(s, content, mouse, words.go_field(choice))


def walk(s: MausState, content: Content, mouse: Mouse, field: int) -> None:
    """She goes there by the cheapest way. Enemies, water and traps end or interrupt it (MM-MOV4, MM-WAT1, MM-TRP1)."""
    ground = ground_of(s, content)
    layers = ways_out(s, content, mouse, only(field))
    price = len(layers) - 1
    path = path_to(s, content, mouse, layers, field) if is_followed(s, content) else []
    if price > s.points:
        s.points = s.later
        s.later = 0
    s.points -= price
    s.began = 1
    mouse.field = field
    s.tell_all(words.WALKED, [mouse.hero, *path])
    if s.enemies_on(field) or is_swimming(s, mouse, ground):
        s.points = 0
    if has(s.traps, field) and not heeds_traps(s, mouse):
        hero = content.heroes[mouse.hero]
        dice = max(hero.speed, hero.lore) if has(hero.classes, words.TINKERER) else hero.speed
        roll_for(s, content, mouse, words.FOR_TRAP, dice, field=field)
    go_on_moving(s)
    for passed in path:
        happens(s, content, STEP, mouse.hero, passed)


def is_followed(s: MausState, content: Content) -> bool:
    """Whether it matters to anybody which fields she passes."""
    return s.events is not None or len(content.chapters[s.chapter].rules[STEP]) > 0


# --- standard actions


def actions(s: MausState, content: Content, mouse: Mouse) -> list[int]:
    """Her standard actions (MM-STA1), and what the chapter lets her do besides."""
    found: list[int] = []
    if s.actions:
        if not is_in(mouse, words.WEBBED):
            found.append(words.SCURRY)
        if s.foes:
            found += attacks_with(s, content, mouse)
        if not search_bar(s, mouse):
            found.append(words.SEARCH)
        for exit_ in ground_of(s, content).doors[mouse.field]:
            if not door_bar(s, content, mouse, exit_):
                found.append(words.explore(exit_))
    for act in acts_here(s, content, mouse):
        found.append(words.do_act(act))
    return found


def attacks_with(s: MausState, content: Content, mouse: Mouse) -> list[int]:
    """Every weapon she wears against everybody in its reach (MM-ATK6)."""
    return [
        words.attack(item, foe.figure)
        for item in weapons_of(content, mouse)
        for foe in targets(s, content, mouse, content.items[item].reach)
    ]


def search_bar(s: MausState, mouse: Mouse) -> str:
    """One find for each mouse in each room, as long as there are any (MM-STA5)."""
    if has(mouse.searched, s.room) or not (s.finds or s.spent_finds):
        return "MM-STA5"
    return ""


def do_action(s: MausState, content: Content, mouse: Mouse, choice: int) -> None:
    word = verb(choice)
    if word == words.DO_ACT:
        act = words.do_act_act(choice)
        if not content.acts[act].free:
            take_action(s)
        begin_act(s, content, mouse, act)
        return
    take_action(s)
    if word == words.SCURRY:
        run(s, content, mouse)
    elif word == words.ATTACK:
        if s.blow.every_knife:
            ready_knives(s, content, mouse, words.attack_item(choice))
        words.then_mouse_attacks(s, mouse.hero, words.attack_item(choice), words.attack_figure(choice))
    elif word == words.SEARCH:
        search(s, content, mouse)
    elif word == words.RECOVER:
        recover(s, content, mouse)
    elif word == words.EXPLORE:
        words.then_enter_room(s, mouse.hero, words.explore_exit(choice))


def ready_knives(s: MausState, content: Content, mouse: Mouse, first: int) -> None:
    """After this attack she strikes with every other knife she wears."""
    knives = [item for item in mouse.worn if has(content.items[item].powers, words.IS_KNIFE)]
    if first in knives:
        knives.remove(first)
    for knife in knives:
        words.then_next_knife(s, mouse.hero, knife)


def run(s: MausState, content: Content, mouse: Mouse) -> None:
    """Scurry: roll once more and move again (MM-STA2). A movement that had not begun comes after this one."""
    if not s.began:
        s.later = s.points
    face = DIE.throw(s)
    s.points = NUMBERS[face] + speed_of(content, mouse)
    s.began = 0
    s.tell(words.SCURRIED, mouse.hero, face, s.points)
    happens(s, content, SCURRY, mouse.hero, mouse.field)


def search(s: MausState, content: Content, mouse: Mouse) -> None:
    """A star finds something (MM-STA3); by candle light no die is needed."""
    if has(s.permissions, words.SURE_SEARCH):
        s.permissions = removed(s.permissions, words.SURE_SEARCH)
        s.tell(words.FOUND_BY_LIGHT, mouse.hero)
        find_something(s, mouse)
        return
    roll_for(s, content, mouse, words.FOR_SEARCH, 1)


def recover(s: MausState, content: Content, mouse: Mouse) -> None:
    """A stunned mouse comes to; out of a web she needs a star (MM-STA4)."""
    if is_in(mouse, words.STUNNED):
        relieve(s, mouse, words.STUNNED)
    else:
        roll_for(s, content, mouse, words.FOR_FREEDOM, 1)


# --- free actions


def free_actions(s: MausState, content: Content, mouse: Mouse) -> list[int]:
    """Each kind once in a turn (MM-FRE1, MM-Q5)."""
    found: list[int] = []
    if not has(s.freely, EQUIPPED) and can_change_clothes(content, mouse):
        found.append(words.EQUIP)
    if not has(s.freely, TRADED):
        found += trades(s, content, mouse)
    if mouse.cheese >= LEVEL_UP and not has(s.freely, LEVELLED):
        found += [words.level_up(ability) for ability in learnable(s, content, mouse)]
    if has(mouse.powers, words.NURSES) and not has(s.freely, NURSED) and is_whole(s):
        for other in s.mice:
            if other.field == mouse.field and other.wounds > other.poison:
                found.append(words.nurse(other.hero))
    if mouse.cheese and not mouse.ability_used:
        for ability in members(mouse.abilities):
            if not ability_bar(s, content, mouse, ability):
                found.append(words.use_ability(mouse.hero, ability))
    if mouse.pack or s.party:
        for item in different(mouse.pack + s.party):
            if not item_bar(s, content, mouse, item):
                found.append(words.use_item(mouse.hero, item))
    return found


def can_change_clothes(content: Content, mouse: Mouse) -> bool:
    """Whether there is anything to put on, or a find to put away (MM-FRE3)."""
    for item in mouse.worn:
        if is_for_sale(content, item) and fits_in_pack(content, mouse, item):
            return True
    return bool(mouse.pack) and any(can_put_on(content, mouse, item) for item in mouse.pack)


def trades(s: MausState, content: Content, mouse: Mouse) -> list[int]:
    """With the mice near enough, if there is anything to trade (MM-FRE2, MM-Q38)."""
    near = ground_of(s, content).close[mouse.field]
    return [
        words.trade(other.hero)
        for other in s.mice
        if other is not mouse
        and other.field != NOWHERE
        and has(near, other.field)
        and (has_wares(content, mouse) or has_wares(content, other))
    ]


def has_wares(content: Content, mouse: Mouse) -> bool:
    """Whether a mouse has anything that may change hands (MM-FRE2)."""
    if mouse.cheese or not mouse.pack:
        return mouse.cheese > 0
    return any(is_for_sale(content, item) for item in mouse.pack)


def do_freely(s: MausState, mouse: Mouse, choice: int) -> None:
    word = verb(choice)
    if word == words.EQUIP:
        s.freely = added(s.freely, EQUIPPED)
        words.then_wear_and_stow(s, moves=0)
    elif word == words.TRADE:
        s.freely = added(s.freely, TRADED)
        words.then_barter(s, words.trade_hero(choice), moves=0)
    elif word == words.LEVEL_UP:
        s.freely = added(s.freely, LEVELLED)
        pay_cheese(s, mouse, LEVEL_UP)
        mouse.abilities = added(mouse.abilities, words.level_up_ability(choice))
        s.tell(words.ABILITY_LEARNED, mouse.hero, words.level_up_ability(choice))
    elif word == words.NURSE:
        s.freely = added(s.freely, NURSED)
        spend_whole(s)
        heal(s, s.mouse(words.nurse_hero(choice)), 1)
    else:
        pay_cheese(s, mouse, 1)
        s.bought = 1
        s.actions += 1


# --- why something is not possible


def why_not(s: MausState, content: Content, mouse: Mouse, choice: int) -> str:
    """The rule in the way of something that a player might expect in her turn."""
    word = verb(choice)
    if word in (words.GO, words.STAND_UP, words.CLIMB_OUT):
        return why_not_there(s, content, mouse, choice)
    if word == words.RECOVER:
        return "MM-STA4"
    if is_in(mouse, words.STUNNED):
        return "MM-Q41" if word in FREE else "MM-NEG1"
    if word in FREE and is_swimming(s, mouse, ground_of(s, content)):
        return "MM-WAT3"
    if word == words.USE_ABILITY:
        return ability_bar(s, content, mouse, words.use_ability_ability(choice)) or "MM-FRE7"
    if word == words.USE_ITEM:
        return item_bar(s, content, mouse, words.use_item_item(choice)) or "MM-FRE1"
    if word == words.TRADE:
        return "MM-FRE1" if has(s.freely, TRADED) else "MM-FRE2"
    if word == words.EQUIP:
        return "MM-FRE1" if has(s.freely, EQUIPPED) else "MM-FRE3"
    if word == words.LEVEL_UP:
        return "MM-FRE1" if has(s.freely, LEVELLED) else "MM-FRE5"
    if word in (words.NURSE, words.ACT_AGAIN):
        return "MM-FRE7"
    return why_no_action(s, content, mouse, choice)


FREE = (words.EQUIP, words.TRADE, words.LEVEL_UP, words.NURSE, words.USE_ABILITY, words.USE_ITEM)


def why_no_action(s: MausState, content: Content, mouse: Mouse, choice: int) -> str:
    word = verb(choice)
    if word == words.DO_ACT:
        return act_bar(s, content, mouse, words.do_act_act(choice)) or "MM-K7"
    if not s.actions:
        return "MM-STA1"
    if word == words.SCURRY:
        return "MM-NEG2"
    if word == words.SEARCH:
        return search_bar(s, mouse)
    if word == words.EXPLORE:
        return door_bar(s, content, mouse, words.explore_exit(choice))
    item = words.attack_item(choice)
    if item not in weapons_of(content, mouse):
        return "MM-ATK6"
    return "MM-ATK4" if content.items[item].reach == words.RANGED else "MM-ATK1"


def why_not_there(s: MausState, content: Content, mouse: Mouse, choice: int) -> str:
    """Why she cannot go, climb or stand up."""
    if is_in(mouse, words.WEBBED):
        return "MM-NEG2"
    if choice == words.STAND_UP:
        return "MM-Q43" if is_in(mouse, words.KNOCKED_DOWN) else "MM-NEG3"
    if is_in(mouse, words.KNOCKED_DOWN):
        return "MM-NEG3"
    ground = ground_of(s, content)
    swimming = is_swimming(s, mouse, ground)
    if most_points(s) <= 0:
        return why_no_points(s, mouse, swimming)
    if not may_leave(s, mouse):
        return "MM-MOV5"
    if verb(choice) == words.CLIMB_OUT:
        return "MM-WAT2"
    field = words.go_field(choice)
    if not has(ground.fields, field):
        return "MM-MOV3"
    if has(full_fields(s, content, ground), field):
        return "MM-EMV2"
    if swimming:
        return "MM-WAT5" if has(ground.water, field) else "MM-WAT2"
    over_red = has(ground.near[mouse.field], field) and not has(ways_of(s, mouse, ground).near[mouse.field], field)
    return "MM-MOV3" if over_red else "MM-MOV2"


def why_no_points(s: MausState, mouse: Mouse, swimming: bool) -> str:
    """What ended her movement, as far as can be seen."""
    if s.enemies_on(mouse.field):
        return "MM-MOV4"
    if swimming:
        return "MM-WAT1"
    return "MM-MTU1" if s.actions else "MM-Q6"


# --- the end of the turn


class FinishTurn(Step[MausState]):
    """The current takes her along (MM-WAT4), the chapter has its say, and after the last mouse the round's end is near
    (MM-RND2, MM-Q22)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: MausState) -> None:
        mouse = s.mouse(s.acting)
        if next_mouse(s) == NOTHING:
            s.then(words.END_OF_MICE)
        if mouse.field == NOWHERE:
            return
        happens(s, self.content, TURN_END, mouse.hero, mouse.field)
        ground = ground_of(s, self.content)
        if has(s.weather, words.DUST) and has(ground.paws, mouse.field):
            afflict(s, mouse, words.WEBBED)
        if not floats(s, mouse):
            drift(s, self.content, mouse)


def drift(s: MausState, content: Content, mouse: Mouse) -> None:
    """One field with the current; off the board she is captured (MM-WAT4, MM-Q40)."""
    ground = ground_of(s, content)
    there = ground.drift[mouse.field]
    if there == mouse.field or (there != NOTHING and has(full_fields(s, content, ground), there)):
        return
    if there == NOTHING:
        capture(s, content, mouse)
        return
    mouse.field = there
    s.tell(words.DRIFTED, mouse.hero, there)
