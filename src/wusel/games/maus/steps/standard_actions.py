"""Standard actions of a mouse, and the acts that the chapter offers (MM-STA)."""

from wusel.engine.kinds import Choice
from wusel.engine.sets import has, removed
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.chapters import SCURRY
from wusel.games.maus.content.dice import DIE, NUMBERS
from wusel.games.maus.content.house import Ground
from wusel.games.maus.rules.acts import act_bar, acts_here, begin_act
from wusel.games.maus.rules.aiming import attacks_of
from wusel.games.maus.rules.doors import door_bar
from wusel.games.maus.rules.gear import speed_of, weapons_of
from wusel.games.maus.rules.happenings import pay_cheese, relieve
from wusel.games.maus.rules.rolls import find_something, roll_for
from wusel.games.maus.rules.triggers import happens
from wusel.games.maus.rules.turn import hold, take_action
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.words import Item


def actions(s: MausState, mouse: Mouse, ground: Ground) -> list[Choice]:
    """Return the standard actions and the chapter's acts that no rule forbids. If a rule forbids a whole kind, its
    choices are not checked one by one."""
    found: list[Choice] = []
    if stunned_bar(mouse):
        return found
    if not spent_bar(s):
        if not scurry_bar(mouse):
            found.append(words.SCURRY)
        if s.room.foes:
            found += attacks_of(s, mouse)
        if not search_bar(s, mouse):
            found.append(words.SEARCH)
        for exit_ in ground.doors[mouse.field]:
            if not door_bar(s, mouse, exit_):
                found.append(words.explore(exit_))
    for act in acts_here(s, mouse):
        found.append(words.do_act(act))
    return found


def second_wind(s: MausState, mouse: Mouse) -> list[Choice]:
    """Return the choice to recover, or else to buy one more action, if it is possible."""
    if not recover_bar(s, mouse):
        return [words.RECOVER]
    return [] if again_bar(s, mouse) else [words.ACT_AGAIN]


# --- the rule that forbids each kind, empty if none does


def stunned_bar(mouse: Mouse) -> str:
    """Return the rule that keeps a stunned mouse from all actions except recovering (MM-NEG1)."""
    return "MM-NEG1" if mouse.conditions and is_in(mouse, words.STUNNED) else ""


def spent_bar(s: MausState) -> str:
    """Return the rule that forbids a second standard action in a turn (MM-STA1)."""
    return "" if s.turn.actions else "MM-STA1"


def scurry_bar(mouse: Mouse) -> str:
    """Return the rule that keeps a mouse in a web from scurrying (MM-NEG2)."""
    return "MM-NEG2" if mouse.conditions and is_in(mouse, words.WEBBED) else ""


def search_bar(s: MausState, mouse: Mouse) -> str:
    return "" if can_search(s, mouse) else "MM-STA5"


def recover_bar(s: MausState, mouse: Mouse) -> str:
    """Return the rule that forbids recovering: it takes an action, and only a stunned or webbed mouse can (MM-STA4)."""
    return spent_bar(s) if is_in(mouse, words.STUNNED) or is_in(mouse, words.WEBBED) else "MM-STA4"


def again_bar(s: MausState, mouse: Mouse) -> str:
    """Return the rule that forbids one more action. After an ability has inspired the mice, each may buy one in her
    turn (MM-FRE7)."""
    return "" if not s.turn.actions and s.inspired and not s.turn.bought and mouse.cheese else "MM-FRE7"


def can_search(s: MausState, mouse: Mouse) -> bool:
    """Return whether a mouse may search. She finds one card in each room, and there must be finds left (MM-STA5)."""
    return not mouse.searched >> s.house.room & 1 and bool(s.decks.finds or s.decks.spent_finds)


def action_bar(s: MausState, mouse: Mouse, choice: Choice) -> str:
    """Return the rule that forbids an action which is not on offer."""
    word = verb(choice)
    if word == words.RECOVER:
        return recover_bar(s, mouse)
    if word == words.ACT_AGAIN:
        return again_bar(s, mouse)
    if word == words.DO_ACT:
        return stunned_bar(mouse) or act_bar(s, mouse, words.chosen_act(choice)) or "MM-K7"
    barred = stunned_bar(mouse) or spent_bar(s)
    if barred:
        return barred
    if word == words.EXPLORE:
        return door_bar(s, mouse, words.chosen_exit(choice))
    if word == words.ATTACK:
        return attack_bar(s, mouse, words.chosen_item(choice))
    return scurry_bar(mouse) if word == words.SCURRY else search_bar(s, mouse)


def attack_bar(s: MausState, mouse: Mouse, item: Item) -> str:
    if item not in weapons_of(s.content, mouse):
        return "MM-ATK6"
    return "MM-ATK4" if s.content.items[item].reach == words.RANGED else "MM-ATK1"


def do_action(s: MausState, mouse: Mouse, choice: Choice) -> None:
    word = verb(choice)
    if word == words.DO_ACT:
        act = words.chosen_act(choice)
        if not s.content.acts[act].free:
            take_action(s)
        begin_act(s, mouse, act)
        return
    if word == words.ACT_AGAIN:
        pay_cheese(s, mouse, 1)
        s.turn.bought = 1
        s.turn.actions += 1
        return
    take_action(s)
    if word == words.SCURRY:
        run(s, mouse)
    elif word == words.ATTACK:
        if s.turn.blow.every_knife:
            ready_knives(s, mouse, words.chosen_item(choice))
        words.then_mouse_attacks(s, mouse.hero, words.chosen_item(choice), words.chosen_figure(choice))
    elif word == words.SEARCH:
        search(s, mouse)
    elif word == words.RECOVER:
        recover(s, mouse)
    elif word == words.EXPLORE:
        words.then_enter_room(s, mouse.hero, words.chosen_exit(choice))


def ready_knives(s: MausState, mouse: Mouse, first: Item) -> None:
    """Schedule attacks with every other knife that she wears, after this attack."""
    knives = [item for item in mouse.worn if has(s.content.items[item].powers, words.IS_KNIFE)]
    if first in knives:
        knives.remove(first)
    for knife in knives:
        words.then_next_knife(s, mouse.hero, knife)


def run(s: MausState, mouse: Mouse) -> None:
    """Scurry: roll again and move again (MM-STA2). A movement that had not begun comes later. If the options allow
    splitting a movement, what is left of a begun one is added to the new one (MM-Q6)."""
    turn = s.turn
    face = DIE.throw(s)
    more = NUMBERS[face] + speed_of(s.content, mouse)
    words.tell_scurried(s, mouse.hero, face, more)
    if turn.began:
        turn.points += more
    else:
        hold(s, turn.points)
        turn.points = more
    turn.began = 0
    happens(s, SCURRY, mouse.hero, mouse.field)


def search(s: MausState, mouse: Mouse) -> None:
    """Search for a find. It takes a star (MM-STA3), but by candle light no roll."""
    if has(s.chapter.permissions, words.SURE_SEARCH):
        s.chapter.permissions = removed(s.chapter.permissions, words.SURE_SEARCH)
        words.tell_found_by_light(s, mouse.hero)
        find_something(s, mouse)
        return
    roll_for(s, mouse, words.FOR_SEARCH, 1)


def recover(s: MausState, mouse: Mouse) -> None:
    """Recover: a stunned mouse loses the marker, and a webbed one rolls for a star (MM-STA4)."""
    if is_in(mouse, words.STUNNED):
        relieve(s, mouse, words.STUNNED)
    else:
        roll_for(s, mouse, words.FOR_FREEDOM, 1)
