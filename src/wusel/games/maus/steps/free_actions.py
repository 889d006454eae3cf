"""Free actions of a mouse, each kind once in a turn (MM-FRE)."""

from typing import Final

from wusel.engine.kinds import Choice
from wusel.engine.sets import added
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import NOWHERE, Ground
from wusel.games.maus.limits import LEVEL_UP
from wusel.games.maus.rules.cards import abilities_bar, ability_bar, begin_ability, begin_item, item_bar, learnable
from wusel.games.maus.rules.gear import different, fits_in_pack, is_for_sale
from wusel.games.maus.rules.happenings import heal, pay_cheese
from wusel.games.maus.rules.turn import is_whole, spend_whole
from wusel.games.maus.rules.walking import is_swimming
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.steps.finds import can_put_on
from wusel.games.maus.words import FieldSet, FreeAction

ONCE: Final = {
    words.EQUIP: words.EQUIPPED,
    words.TRADE: words.TRADED,
    words.LEVEL_UP: words.LEVELLED,
    words.NURSE: words.NURSED,
}
"""The mark of each free action that can be taken once in a turn (MM-FRE1)."""


def free_actions(s: MausState, mouse: Mouse, ground: Ground) -> list[Choice]:
    """Return the free actions that no rule forbids. If a rule forbids a whole kind, its choices are not checked one by
    one."""
    found: list[Choice] = []
    if (mouse.conditions or ground.water) and free_bar(s, mouse, ground):
        return found
    if not equip_bar(s, mouse):
        found.append(words.EQUIP)
    if not once_bar(s, words.TRADED):
        near = ground.close[mouse.field]
        found += [words.trade(other.hero) for other in s.party.mice if not trade_bar(s, mouse, other, near)]
    if not learn_bar(s, mouse):
        found += [words.level_up(ability) for ability in learnable(s, mouse)]
    if not nurse_bar(s, mouse):
        found += [words.nurse(other.hero) for other in s.party.mice if not patient_bar(mouse, other)]
    if not abilities_bar(mouse):
        for ability in words.each_ability(mouse.abilities):
            if not ability_bar(s, mouse, ability):
                found.append(words.use_ability(mouse.hero, ability))
    if mouse.pack or s.party.items:
        for item in different(mouse.pack + s.party.items):
            if not item_bar(s, mouse, item):
                found.append(words.use_item(mouse.hero, item))
    return found


def freely_bar(s: MausState, mouse: Mouse, ground: Ground, choice: Choice) -> str:
    """Return the rule that forbids a free action which is not on offer. A card that no rule forbids belongs to another
    mouse."""
    barred, word = free_bar(s, mouse, ground), verb(choice)
    if barred:
        return barred
    if word == words.USE_ABILITY:
        return ability_bar(s, mouse, words.chosen_ability(choice)) or "MM-FRE7"
    if word == words.USE_ITEM:
        return item_bar(s, mouse, words.chosen_item(choice)) or "MM-FRE1"
    if word == words.TRADE:
        return once_bar(s, words.TRADED) or "MM-FRE2"
    if word == words.LEVEL_UP:
        return learn_bar(s, mouse) or "MM-FRE5"
    return nurse_bar(s, mouse) or "MM-FRE7" if word == words.NURSE else equip_bar(s, mouse)


# --- the rule that forbids each kind, empty if none does


def free_bar(s: MausState, mouse: Mouse, ground: Ground) -> str:
    """Return the rule that forbids all free actions: the mouse is stunned (MM-Q41) or swims (MM-WAT3)."""
    if mouse.conditions and is_in(mouse, words.STUNNED):
        return "MM-Q41"
    return "MM-WAT3" if ground.water and is_swimming(s, mouse, ground) else ""


def once_bar(s: MausState, done: FreeAction) -> str:
    """Return the rule that forbids a kind of action for the second time in a turn (MM-FRE1, MM-Q5)."""
    return "MM-FRE1" if s.turn.freely >> done & 1 else ""


def equip_bar(s: MausState, mouse: Mouse) -> str:
    return once_bar(s, words.EQUIPPED) or ("" if can_change_clothes(s.content, mouse) else "MM-FRE3")


def trade_bar(s: MausState, mouse: Mouse, other: Mouse, near: FieldSet) -> str:
    """Return the rule that forbids a trade. The partner must be near, and one of the two must have something to trade
    (MM-FRE2, MM-Q38)."""
    if other.field == NOWHERE or not near >> other.field & 1 or other is mouse:
        return "MM-FRE2"
    if mouse.cheese or other.cheese or has_wares(s.content, mouse) or has_wares(s.content, other):
        return ""
    return "MM-FRE2"


def learn_bar(s: MausState, mouse: Mouse) -> str:
    """Return the rule that forbids a level-up; it takes cheese (MM-FRE5)."""
    return once_bar(s, words.LEVELLED) or ("" if mouse.cheese >= LEVEL_UP else "MM-FRE5")


def nurse_bar(s: MausState, mouse: Mouse) -> str:
    """Return the rule that forbids nursing. A mouse with this power nurses instead of moving (MM-FRE7)."""
    can_nurse = mouse.powers >> words.NURSES & 1 and is_whole(s)
    return once_bar(s, words.NURSED) or ("" if can_nurse else "MM-FRE7")


def patient_bar(mouse: Mouse, other: Mouse) -> str:
    """Return the rule that forbids nursing a mouse. She must have normal wounds and be on the same field (MM-FRE7)."""
    return "" if other.field == mouse.field and other.wounds > other.poison else "MM-FRE7"


def can_change_clothes(content: Content, mouse: Mouse) -> bool:
    """Return whether a mouse has anything to put on, or a find to put away (MM-FRE3)."""
    for item in mouse.worn:
        if content.items[item].sort != words.GEAR and fits_in_pack(content, mouse, item):
            return True
    return can_put_something_on(content, mouse)


def can_put_something_on(content: Content, mouse: Mouse) -> bool:
    return bool(mouse.pack) and any(can_put_on(content, mouse, item) for item in mouse.pack)


def has_wares(content: Content, mouse: Mouse) -> bool:
    """Return whether a mouse has anything to trade (MM-FRE2)."""
    for item in mouse.pack:
        if is_for_sale(content, item):
            return True
    return mouse.cheese > 0


def do_freely(s: MausState, mouse: Mouse, choice: Choice) -> None:
    word = verb(choice)
    if word in ONCE:
        s.turn.freely = added(s.turn.freely, ONCE[word])
    if word == words.EQUIP:
        words.then_wear_and_stow(s, moves=0)
    elif word == words.TRADE:
        words.then_barter(s, words.chosen_hero(choice), moves=0)
    elif word == words.LEVEL_UP:
        pay_cheese(s, mouse, LEVEL_UP)
        mouse.abilities = added(mouse.abilities, words.chosen_ability(choice))
        words.tell_ability_learned(s, mouse.hero, words.chosen_ability(choice))
    elif word == words.NURSE:
        spend_whole(s)
        heal(s, s.mouse(words.chosen_hero(choice)), 1)
    elif word == words.USE_ABILITY:
        begin_ability(s, mouse, words.chosen_ability(choice))
    else:
        begin_item(s, mouse, words.chosen_item(choice))
