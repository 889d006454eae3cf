"""What she does freely, each kind once in a turn (MM-FRE)."""

from wusel.engine.kinds import Choice
from wusel.engine.sets import added, members
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.cards import IN_HER_TURN, ability_bar, item_bar, learnable
from wusel.games.maus.content import Content
from wusel.games.maus.gear import different, fits_in_pack, is_for_sale
from wusel.games.maus.happenings import heal, pay_cheese
from wusel.games.maus.house import NOWHERE, Ground
from wusel.games.maus.limits import LEVEL_UP
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.steps.finds import can_put_on
from wusel.games.maus.turn import is_whole, spend_whole


def free_actions(s: MausState, mouse: Mouse, ground: Ground) -> list[int]:
    """Each kind once in a turn (MM-FRE1, MM-Q5)."""
    found: list[int] = []
    done = s.freely
    if not done >> words.EQUIPPED & 1 and can_change_clothes(s.content, mouse):
        found.append(words.EQUIP)
    if not done >> words.TRADED & 1:
        found += trades(s, mouse, ground)
    if mouse.cheese >= LEVEL_UP and not done >> words.LEVELLED & 1:
        found += [words.level_up(ability) for ability in learnable(s, mouse)]
    if mouse.powers >> words.NURSES & 1 and not done >> words.NURSED & 1 and is_whole(s):
        for other in s.mice:
            if other.field == mouse.field and other.wounds > other.poison:
                found.append(words.nurse(other.hero))
    if mouse.cheese and not mouse.ability_used:
        for ability in members(mouse.abilities):
            if not ability_bar(s, mouse, ability):
                found.append(words.use_ability(mouse.hero, ability))
    if mouse.pack or s.party:
        for item in different(mouse.pack + s.party):
            if s.content.items[item].when in IN_HER_TURN and not item_bar(s, mouse, item):
                found.append(words.use_item(mouse.hero, item))
    return found


def can_change_clothes(content: Content, mouse: Mouse) -> bool:
    """Whether there is anything to put on, or a find to put away (MM-FRE3)."""
    for item in mouse.worn:
        if content.items[item].sort != words.GEAR and fits_in_pack(content, mouse, item):
            return True
    return bool(mouse.pack) and any(can_put_on(content, mouse, item) for item in mouse.pack)


def trades(s: MausState, mouse: Mouse, ground: Ground) -> list[int]:
    """With the mice near enough, if there is anything to trade (MM-FRE2, MM-Q38)."""
    near, own = ground.close[mouse.field], has_wares(s.content, mouse)
    found: list[int] = []
    for other in s.mice:
        if other.field == NOWHERE or not near >> other.field & 1 or other is mouse:
            continue
        if own or has_wares(s.content, other):
            found.append(words.trade(other.hero))
    return found


def has_wares(content: Content, mouse: Mouse) -> bool:
    """Whether a mouse has anything that may change hands (MM-FRE2)."""
    if mouse.cheese or not mouse.pack:
        return mouse.cheese > 0
    return any(is_for_sale(content, item) for item in mouse.pack)


def do_freely(s: MausState, mouse: Mouse, choice: Choice) -> None:
    word = verb(choice)
    if word == words.EQUIP:
        s.freely = added(s.freely, words.EQUIPPED)
        words.then_wear_and_stow(s, moves=0)
    elif word == words.TRADE:
        s.freely = added(s.freely, words.TRADED)
        words.then_barter(s, words.chosen_hero(choice), moves=0)
    elif word == words.LEVEL_UP:
        s.freely = added(s.freely, words.LEVELLED)
        pay_cheese(s, mouse, LEVEL_UP)
        mouse.abilities = added(mouse.abilities, words.chosen_ability(choice))
        words.tell_ability_learned(s, mouse.hero, words.chosen_ability(choice))
    elif word == words.NURSE:
        s.freely = added(s.freely, words.NURSED)
        spend_whole(s)
        heal(s, s.mouse(words.chosen_hero(choice)), 1)
    else:
        pay_cheese(s, mouse, 1)
        s.bought = 1
        s.actions += 1
