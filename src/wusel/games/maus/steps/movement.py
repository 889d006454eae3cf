"""Where a mouse goes in her turn (MM-MOV, MM-WAT, MM-TRP)."""

from typing import Final

from wusel.engine.sets import Ready, has, only
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.chapters import STEP
from wusel.games.maus.content import Content
from wusel.games.maus.figures import ground_of
from wusel.games.maus.happenings import relieve
from wusel.games.maus.house import FIELDS
from wusel.games.maus.rolls import roll_for
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.tale import happens
from wusel.games.maus.turn import go_on_moving, is_whole, spend_whole
from wusel.games.maus.walking import (
    heeds_traps,
    is_swimming,
    may_leave,
    most_points,
    path_to,
    reachable,
    shores,
    ways_out,
)

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
