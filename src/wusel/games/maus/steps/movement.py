"""Movement in a mouse's turn (MM-MOV, MM-WAT, MM-TRP)."""

from typing import Final

from wusel.engine.kinds import Choice
from wusel.engine.sets import Ready, has
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.chapters import STEP
from wusel.games.maus.content.house import ALL_FIELDS, Ground
from wusel.games.maus.rules.figures import full_fields, ground_of
from wusel.games.maus.rules.happenings import relieve
from wusel.games.maus.rules.rolls import roll_for
from wusel.games.maus.rules.triggers import happens
from wusel.games.maus.rules.turn import change_movement, go_on_moving, is_whole, spend_whole
from wusel.games.maus.rules.walking import (
    heeds_traps,
    is_swimming,
    may_leave,
    may_step,
    path_to,
    price_of,
    shores,
    ways_of,
    within_reach,
)
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.words import Field

GO: Final = Ready([words.go(field) for field in ALL_FIELDS])


def moves(s: MausState, mouse: Mouse, ground: Ground) -> list[Choice]:
    """Return the moves of a mouse. If she is knocked down, she can only stand up; in water, she can also try to climb
    out."""
    if not has_movement(s):
        return []
    if (mouse.conditions or s.room.foes) and walk_bar(s, mouse, ground):
        return [words.STAND_UP] if mouse.conditions and not stand_bar(s, mouse) else []
    found = GO.of(within_reach(s, mouse, ground))
    if ground.water:
        found += [words.climb_out(field) for field in shores(s, mouse, ground)]
    return found


def move_bar(s: MausState, mouse: Mouse, ground: Ground, choice: Choice) -> str:
    """Return the rule that forbids going somewhere, climbing out or standing up."""
    if choice == words.STAND_UP:
        return stand_bar(s, mouse)
    there = "MM-WAT2" if verb(choice) == words.CLIMB_OUT else field_bar(s, mouse, ground, words.chosen_field(choice))
    return walk_bar(s, mouse, ground) or there


def stand_bar(s: MausState, mouse: Mouse) -> str:
    """Return the rule that forbids standing up. It takes a whole movement (MM-NEG3, MM-Q43) and is impossible in a web
    (MM-NEG2)."""
    if not is_in(mouse, words.KNOCKED_DOWN):
        return "MM-NEG3"
    if is_in(mouse, words.WEBBED):
        return "MM-NEG2"
    return "" if is_whole(s) else "MM-Q43"


def walk_bar(s: MausState, mouse: Mouse, ground: Ground) -> str:
    """Return the rule that keeps her from going anywhere: a web, lying, no movement left, or enemies (MM-MOV5)."""
    if mouse.conditions and not may_step(mouse):
        return "MM-NEG2" if is_in(mouse, words.WEBBED) else "MM-NEG3"
    if not has_movement(s):
        return end_of_movement(s, mouse, ground)
    return "MM-MOV5" if s.room.foes and not may_leave(s, mouse) else ""


def has_movement(s: MausState) -> bool:
    return s.turn.points > 0 or bool(s.turn.later)


def end_of_movement(s: MausState, mouse: Mouse, ground: Ground) -> str:
    """Return the rule that explains why she has no movement left: enemies or water on her field, too few points, or her
    action."""
    if s.room.foes and s.enemies_on(mouse.field):
        return "MM-MOV4"
    if is_swimming(s, mouse, ground):
        return "MM-WAT1"
    return "MM-MTU1" if s.turn.actions else "MM-Q6"


def field_bar(s: MausState, mouse: Mouse, ground: Ground, field: Field) -> str:
    """Return the rule that keeps her from a field while she can go to others. It is no field, is full, is closed to
    swimmers, lies across a red line or is too far away."""
    if not has(ground.fields, field):
        return "MM-MOV3"
    if has(full_fields(s, ground), field):
        return "MM-EMV2"
    if is_swimming(s, mouse, ground):
        return "MM-WAT5" if has(ground.water, field) else "MM-WAT2"
    over_red = has(ground.near[mouse.field], field) and not has(ways_of(s, mouse, ground).near[mouse.field], field)
    return "MM-MOV3" if over_red else "MM-MOV2"


def get_up_or_out(s: MausState, mouse: Mouse, choice: Choice) -> None:
    """Spend a whole movement to stand up (MM-NEG3), or to try to climb out of the water (MM-WAT2)."""
    spend_whole(s)
    if choice == words.STAND_UP:
        relieve(s, mouse, words.KNOCKED_DOWN)
        words.tell_stood_up(s, mouse.hero)
    else:
        field = words.chosen_field(choice)
        roll_for(s, mouse, words.FOR_SWIMMING, 1 + s.mice_on(field), field=field)


def walk(s: MausState, mouse: Mouse, field: Field) -> None:
    """Move a mouse to a field by the cheapest way. Enemies, water and traps end or interrupt the movement (MM-MOV4,
    MM-WAT1, MM-TRP1)."""
    turn = s.turn
    ground = ground_of(s)
    price = price_of(s, mouse, ground, field)
    path = path_to(s, mouse, ground, field) if is_followed(s) else []
    if price > turn.points:
        change_movement(s, price)
    turn.points -= price
    turn.began = 1
    mouse.field = field
    if path:
        words.tell_walked(s, mouse.hero, path)
    if s.enemies_on(field) or (ground.water and is_swimming(s, mouse, ground)):
        turn.points = 0
    if s.room.traps >> field & 1 and not heeds_traps(s, mouse):
        hero = s.content.heroes[mouse.hero]
        dice = max(hero.speed, hero.lore) if has(hero.classes, words.TINKERER) else hero.speed
        roll_for(s, mouse, words.FOR_TRAP, dice, field=field)
    go_on_moving(s)
    for passed in path:
        happens(s, STEP, mouse.hero, passed)


def is_followed(s: MausState) -> bool:
    """Return whether the fields that she passes matter: to events, or to a rule of the chapter."""
    return s.events is not None or len(s.content.chapters[s.chapter.number].rules[STEP]) > 0
