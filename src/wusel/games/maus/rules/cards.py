"""The use of ability cards and finds: the owner, the moment and the price (MM-FRE5..MM-FRE7)."""

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

# The moments at which a mouse can use finds in her own turn
IN_HER_TURN: Final = (IN_TURN, AS_ACTION)

# --- abilities


def can_pay(content: Content, mouse: Mouse, ability: Ability) -> bool:
    return mouse.cheese >= content.abilities[ability].costs[mouse.hero]


def abilities_bar(mouse: Mouse) -> str:
    """Return the rule that keeps a mouse from using any ability; empty if none does. She may use one ability in a round
    (MM-FRE6), and none without cheese (MM-FRE7)."""
    if mouse.ability_used:
        return "MM-FRE6"
    return "" if mouse.cheese else "MM-FRE7"


def ability_bar(s: MausState, mouse: Mouse, ability: Ability) -> str:
    """Return the rule that keeps a mouse from using an ability in her turn; empty if none does (MM-FRE6, MM-FRE7)."""
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
    """Pay for an ability and mark the one ability of this round as used (MM-FRE6, MM-FRE7)."""
    pay_cheese(s, mouse, s.content.abilities[ability].costs[mouse.hero])
    mouse.ability_used = 1
    words.tell_ability_used(s, mouse.hero, ability)


def begin_ability(s: MausState, mouse: Mouse, ability: Ability) -> None:
    """Use an ability in the mouse's own turn: pay for it and schedule its effects."""
    card = s.content.abilities[ability]
    pay_for_ability(s, mouse, ability)
    if card.when == AS_ACTION:
        take_action(s)
    words.then_carry_out(s, card.script, 0, mouse.hero)


def learnable(s: MausState, mouse: Mouse) -> list[Ability]:
    """Return the abilities of her classes that no mouse owns (MM-FRE5, MM-Q30)."""
    owned = NONE
    for other in s.party.mice:
        owned |= other.abilities
    free = first(len(s.content.abilities)) & ~owned
    return [ability for ability in words.each_ability(free) if has(s.content.abilities[ability].heroes, mouse.hero)]


def answering_abilities(content: Content, mouse: Mouse, when: When) -> list[Ability]:
    """Return the abilities that she can use as an answer at this moment."""
    able = common(mouse.abilities, content.abilities_when[when])
    if mouse.ability_used or not able:
        return []
    return [ability for ability in words.each_ability(able) if can_pay(content, mouse, ability)]


# --- finds


def item_bar(s: MausState, mouse: Mouse, item: Item) -> str:
    """Return the rule that keeps a mouse from using a find in her turn; empty if none does."""
    card = s.content.items[item]
    if card.when not in IN_HER_TURN or not (item in mouse.pack or item in s.party.items):
        return "MM-FRE1"
    if not has(card.heroes, mouse.hero):
        return "MM-FRE4"
    return "MM-STA1" if card.when == AS_ACTION and not s.turn.actions else ""


def use_up(s: MausState, mouse: Mouse, item: Item) -> None:
    """Discard a find from the mouse's bundle or from the party's items."""
    if item in mouse.pack:
        mouse.pack.remove(item)
    else:
        s.party.items.remove(item)
    discard(s, item)
    words.tell_item_used(s, mouse.hero, item)


def begin_item(s: MausState, mouse: Mouse, item: Item) -> None:
    """Use up a find and schedule its effects."""
    card = s.content.items[item]
    use_up(s, mouse, item)
    if card.when == AS_ACTION:
        take_action(s)
    if card.script != NOTHING:
        words.then_carry_out(s, card.script, 0, mouse.hero)


def answers(content: Content, mouse: Mouse, when: When) -> list[Item]:
    """Return the finds in her bundle that she can use as an answer at this moment, each kind once."""
    found: list[Item] = []
    for item in mouse.pack:
        card = content.items[item]
        if card.when == when and card.when != NEVER and has(card.heroes, mouse.hero) and item not in found:
            found.append(item)
    return found
