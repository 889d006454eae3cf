"""Where a mouse goes in her turn (MM-MOV, MM-WAT, MM-TRP)."""

from typing import Final

from wusel.engine.kinds import Choice
from wusel.engine.sets import Ready, has
from wusel.games.maus import words
from wusel.games.maus.chapters import STEP
from wusel.games.maus.figures import ground_of
from wusel.games.maus.happenings import relieve
from wusel.games.maus.house import FIELDS, Ground
from wusel.games.maus.rolls import roll_for
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.tale import happens
from wusel.games.maus.turn import change_movement, go_on_moving, is_whole, spend_whole
from wusel.games.maus.walking import (
    heeds_traps,
    is_swimming,
    may_leave,
    may_step,
    path_to,
    price_of,
    shores,
    within_reach,
)
from wusel.games.maus.words import Field

GO: Final = Ready([words.go(field) for field in range(FIELDS)])


def moves(s: MausState, mouse: Mouse, ground: Ground) -> list[int]:
    """Where she can go; lying she can only stand up, in water climb out too."""
    if s.points <= 0 and not s.later:
        return []
    if mouse.conditions and not may_step(mouse):
        return [words.STAND_UP] if is_whole(s) and not is_in(mouse, words.WEBBED) else []
    if s.foes and not may_leave(s, mouse):
        return []
    found = GO.of(within_reach(s, mouse, ground))
    if ground.water and is_whole(s) and is_swimming(s, mouse, ground):
        found += [words.climb_out(field) for field in shores(s, mouse, ground)]
    return found


def get_up_or_out(s: MausState, mouse: Mouse, choice: Choice) -> None:
    """A whole movement for standing up (MM-NEG3), or for trying to climb out of the water (MM-WAT2)."""
    spend_whole(s)
    if choice == words.STAND_UP:
        relieve(s, mouse, words.KNOCKED_DOWN)
        words.tell_stood_up(s, mouse.hero)
    else:
        field = words.chosen_field(choice)
        roll_for(s, mouse, words.FOR_SWIMMING, 1 + s.mice_on(field), field=field)


def walk(s: MausState, mouse: Mouse, field: Field) -> None:
    """She goes there by the cheapest way. Enemies, water and traps end or interrupt it (MM-MOV4, MM-WAT1, MM-TRP1)."""
    ground = ground_of(s)
    price = price_of(s, mouse, ground, field)
    path = path_to(s, mouse, ground, field) if is_followed(s) else []
    if price > s.points:
        change_movement(s, price)
    s.points -= price
    s.began = 1
    mouse.field = field
    if path:
        s.tell_all(words.WALKED, [mouse.hero, *path])
    if s.enemies_on(field) or (ground.water and is_swimming(s, mouse, ground)):
        s.points = 0
    if s.traps >> field & 1 and not heeds_traps(s, mouse):
        hero = s.content.heroes[mouse.hero]
        dice = max(hero.speed, hero.lore) if has(hero.classes, words.TINKERER) else hero.speed
        roll_for(s, mouse, words.FOR_TRAP, dice, field=field)
    go_on_moving(s)
    for passed in path:
        happens(s, STEP, mouse.hero, passed)


def is_followed(s: MausState) -> bool:
    """Whether it matters to anybody which fields she passes."""
    return s.events is not None or len(s.content.chapters[s.chapter].rules[STEP]) > 0
