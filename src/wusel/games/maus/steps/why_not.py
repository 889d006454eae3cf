"""Why something is not possible in her turn."""

from typing import Final

from wusel.engine.kinds import Choice
from wusel.engine.sets import has
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.acts import act_bar
from wusel.games.maus.cards import ability_bar, item_bar
from wusel.games.maus.doors import door_bar
from wusel.games.maus.figures import full_fields, ground_of
from wusel.games.maus.gear import weapons_of
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.steps.standard_actions import search_bar
from wusel.games.maus.walking import is_swimming, may_leave, most_points, ways_of

FREE: Final = (words.EQUIP, words.TRADE, words.LEVEL_UP, words.NURSE, words.USE_ABILITY, words.USE_ITEM)


def why_not(s: MausState, mouse: Mouse, choice: Choice) -> str:
    """The rule in the way of something that a player might expect in her turn."""
    word = verb(choice)
    if word in (words.GO, words.STAND_UP, words.CLIMB_OUT):
        return why_not_there(s, mouse, choice)
    if word == words.RECOVER:
        return "MM-STA4"
    if is_in(mouse, words.STUNNED):
        return "MM-Q41" if word in FREE else "MM-NEG1"
    if word in FREE and is_swimming(s, mouse, ground_of(s)):
        return "MM-WAT3"
    if word == words.USE_ABILITY:
        return ability_bar(s, mouse, words.chosen_ability(choice)) or "MM-FRE7"
    if word == words.USE_ITEM:
        return item_bar(s, mouse, words.chosen_item(choice)) or "MM-FRE1"
    if word == words.TRADE:
        return "MM-FRE1" if has(s.freely, words.TRADED) else "MM-FRE2"
    if word == words.EQUIP:
        return "MM-FRE1" if has(s.freely, words.EQUIPPED) else "MM-FRE3"
    if word == words.LEVEL_UP:
        return "MM-FRE1" if has(s.freely, words.LEVELLED) else "MM-FRE5"
    if word in (words.NURSE, words.ACT_AGAIN):
        return "MM-FRE7"
    return why_no_action(s, mouse, choice)


def why_no_action(s: MausState, mouse: Mouse, choice: Choice) -> str:
    word = verb(choice)
    if word == words.DO_ACT:
        return act_bar(s, mouse, words.chosen_act(choice)) or "MM-K7"
    if not s.actions:
        return "MM-STA1"
    if word == words.SCURRY:
        return "MM-NEG2"
    if word == words.SEARCH:
        return search_bar(s, mouse)
    if word == words.EXPLORE:
        return door_bar(s, mouse, words.chosen_exit(choice))
    item = words.chosen_item(choice)
    if item not in weapons_of(s.content, mouse):
        return "MM-ATK6"
    return "MM-ATK4" if s.content.items[item].reach == words.RANGED else "MM-ATK1"


def why_not_there(s: MausState, mouse: Mouse, choice: Choice) -> str:
    """Why she cannot go, climb or stand up."""
    if is_in(mouse, words.WEBBED):
        return "MM-NEG2"
    if choice == words.STAND_UP:
        return "MM-Q43" if is_in(mouse, words.KNOCKED_DOWN) else "MM-NEG3"
    if is_in(mouse, words.KNOCKED_DOWN):
        return "MM-NEG3"
    ground = ground_of(s)
    swimming = is_swimming(s, mouse, ground)
    if most_points(s) <= 0:
        return why_no_points(s, mouse, swimming)
    if not may_leave(s, mouse):
        return "MM-MOV5"
    if verb(choice) == words.CLIMB_OUT:
        return "MM-WAT2"
    field = words.chosen_field(choice)
    if not has(ground.fields, field):
        return "MM-MOV3"
    if has(full_fields(s, ground), field):
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
