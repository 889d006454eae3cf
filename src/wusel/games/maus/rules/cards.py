"""Ability cards and finds in use: who may use which, when, and at what price (MM-FRE5..MM-FRE7)."""

from typing import Final

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import NONE, common, first, has
from wusel.games.maus import words
from wusel.games.maus.content.components import AS_ACTION, AT_START, IN_TURN, NEVER
from wusel.games.maus.content.content import Content
from wusel.games.maus.rules.happenings import discard, pay_cheese
from wusel.games.maus.rules.turn import take_action
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.words import Ability, Item, When

# When finds can be used in her own turn
IN_HER_TURN: Final = (IN_TURN, AS_ACTION)

# --- abilities


def can_pay(content: Content, mouse: Mouse, ability: Ability) -> bool:
    return mouse.cheese >= content.abilities[ability].costs[mouse.hero]


def abilities_bar(mouse: Mouse) -> str:
    """One ability in a round (MM-FRE6), and none without cheese (MM-FRE7)."""
    if mouse.ability_used:
        return "MM-FRE6"
    return "" if mouse.cheese else "MM-FRE7"


def ability_bar(s: MausState, mouse: Mouse, ability: Ability) -> str:
    """The rule that keeps a mouse from using an ability in her turn, empty if she can (MM-FRE6, MM-FRE7)."""
    turn = s.turn
    when = s.content.abilities[ability].when
    if not has(mouse.abilities, ability) or when not in (IN_TURN, AS_ACTION, AT_START):
        return "MM-FRE7"
    barred = abilities_bar(mouse)
    if barred:
        return barred
    if not can_pay(s.content, mouse, ability):
        return "MM-FRE7"
    if when == AS_ACTION and not turn.actions:
        return "MM-STA1"
    if when == AT_START and (turn.began or not turn.actions or turn.freely != NONE):
        return "MM-FRE7"
    return ""


def pay_for_ability(s: MausState, mouse: Mouse, ability: Ability) -> None:
    """Cheese is paid, and it was the one ability of this round (MM-FRE6, MM-FRE7)."""
    pay_cheese(s, mouse, s.content.abilities[ability].costs[mouse.hero])
    mouse.ability_used = 1
    words.tell_ability_used(s, mouse.hero, ability)


def begin_ability(s: MausState, mouse: Mouse, ability: Ability) -> None:
    """An ability is used in the own turn; what it does comes next."""
    card = s.content.abilities[ability]
    pay_for_ability(s, mouse, ability)
    if card.when == AS_ACTION:
        take_action(s)
    words.then_carry_out(s, card.script, 0, mouse.hero)


def learnable(s: MausState, mouse: Mouse) -> list[Ability]:
    """The cards of her classes that no mouse owns (MM-FRE5, MM-Q30)."""
    owned = NONE
    for other in s.party.mice:
        owned |= other.abilities
    free = first(len(s.content.abilities)) & ~owned
    return [ability for ability in words.each_ability(free) if has(s.content.abilities[ability].heroes, mouse.hero)]


def answering_abilities(content: Content, mouse: Mouse, when: When) -> list[Ability]:
    """Abilities with which she could answer something now."""
    able = common(mouse.abilities, content.abilities_when[when])
    if mouse.ability_used or not able:
        return []
    return [ability for ability in words.each_ability(able) if can_pay(content, mouse, ability)]


# --- finds


def item_bar(s: MausState, mouse: Mouse, item: Item) -> str:
    """The rule that keeps a mouse from using a find in her turn, empty if she can."""
    card = s.content.items[item]
    if card.when not in IN_HER_TURN or not (item in mouse.pack or item in s.party.items):
        return "MM-FRE1"
    if not has(card.heroes, mouse.hero):
        return "MM-FRE4"
    return "MM-STA1" if card.when == AS_ACTION and not s.turn.actions else ""


def use_up(s: MausState, mouse: Mouse, item: Item) -> None:
    """A find leaves her bundle, or what all have in common."""
    if item in mouse.pack:
        mouse.pack.remove(item)
    else:
        s.party.items.remove(item)
    discard(s, item)
    words.tell_item_used(s, mouse.hero, item)


def begin_item(s: MausState, mouse: Mouse, item: Item) -> None:
    """A find is used up, and what it does comes next."""
    card = s.content.items[item]
    use_up(s, mouse, item)
    if card.when == AS_ACTION:
        take_action(s)
    if card.script != NOTHING:
        words.then_carry_out(s, card.script, 0, mouse.hero)


def answers(content: Content, mouse: Mouse, when: When) -> list[Item]:
    """Finds in her bundle with which she could answer something now, each kind once."""
    found: list[Item] = []
    for item in mouse.pack:
        card = content.items[item]
        if card.when == when and card.when != NEVER and has(card.heroes, mouse.hero) and item not in found:
            found.append(item)
    return found
