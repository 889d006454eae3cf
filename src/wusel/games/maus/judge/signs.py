"""Features that predict the end of a chapter: time, the way, the mice, the enemies, and the position of both sides.

Each sign is a number. Their weights were learned from finished games (experience.py).
"""

from math import log
from typing import Final

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import count, has
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.judge.aims import Aims
from wusel.games.maus.judge.chapter_aims import POINTS
from wusel.games.maus.judge.outlook import FAR_FACES, NEAR_FACES, Outlook
from wusel.games.maus.judge.plan import FIGHT
from wusel.games.maus.judge.prospects import not_captured, steps_to_exit
from wusel.games.maus.judge.treasures import outfit_value
from wusel.games.maus.limits import HEROES, WHEEL
from wusel.games.maus.rules.aiming import defence_of_foe
from wusel.games.maus.rules.gear import defence_of, life_of, weapons_of
from wusel.games.maus.rules.happenings import left_of
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.steps.standard_actions import can_search

MOST_ROOMS: Final = 9.0
HARDLY_A_PAGE: Final = 0.15
PAGES_OF_A_ROOM: Final = 0.7
PAGES_OF_A_POINT: Final = 0.12
MUCH_TIME: Final = 3.0
MOST_CHEESE: Final = 6
FOR_AN_ABILITY: Final = 2
BLOCKED: Final = 0.45  # the added effort to wound a foe for each of its defence dice
LONGEST_FIGHT: Final = 8.0
FAR_AWAY: Final = 6
PIPS: Final = 6


def signs(s: MausState, look: Outlook, aims: Aims) -> list[float]:
    """Return all signs in the order in which they were learned."""
    mice = not_captured(s)
    found = time_and_way(s, look, aims)
    found += party(s, mice)
    found += enemies(s, look, mice)
    found += stand(s, look, mice)
    return found


def time_and_way(s: MausState, look: Outlook, aims: Aims) -> list[float]:
    """Return the signs of time: the pages left, the length of the way, and the next reinforcements."""
    chapter = s.chapter
    pages, left = look.pages_left(), min(aims.task.left, MOST_ROOMS)
    points, wheel, told = look.points(), chapter.wheel / WHEEL, aims.chapters[chapter.number]
    surge = told.surges[s.house.room]
    if surge == 0.0 and s.decks.encounter != NOTHING:
        surge = sum([POINTS[foe] * n for foe, n in s.content.encounters[s.decks.encounter].surge], 0.0)
    slack = pages - PAGES_OF_A_ROOM * left - PAGES_OF_A_POINT * points
    fights = aims.task.kind == FIGHT and aims.task.room == s.house.room
    ahead = sum([told.points[room] for room in told.chapter.rooms if not has(s.house.visited, room)], 0.0)
    return [
        log(max(HARDLY_A_PAGE, pages)),
        pages,
        pages / (left + 0.5),
        left,
        left * left,
        wheel,
        wheel * wheel,
        wheel * surge,
        surge,
        max(-MUCH_TIME, min(MUCH_TIME, slack)),
        abs(slack),
        float(slack < 0.0),
        float(fights),
        ahead,
        left * points,
        float(steps_to_exit(look, aims)),
        float(s.room.surges),
        float(s.round),
        float(s.variant.difficulty),
        float(chapter.achieved[words.THREE_CHEESES] != NOTHING),
        float(chapter.achieved[words.ROACH_TERROR] != NOTHING),
        float(chapter.achieved[words.ESCAPE_ARTIST] != NOTHING),
    ]


def party(s: MausState, mice: list[Mouse]) -> list[float]:
    """Return the signs of the mice: their state and their belongings."""
    content = s.content
    captured, lives = len(s.party.mice) - len(mice), [life_of(content, mouse) - mouse.wounds for mouse in mice]
    quiet = 1.0 if s.is_quiet() else 0.0
    cheese = [mouse.cheese for mouse in mice]
    return [
        float(captured),
        captured * quiet,
        float(captured == 2),
        float(captured > 2),
        float(sum([mouse.wounds for mouse in mice])),
        sum([1.0 / max(1, life) for life in lives], 0.0),
        float(lives.count(1)),
        float(lives.count(2)),
        float(sum(lives)),
        float(sum([mouse.poison for mouse in mice])),
        float(sum([count(mouse.conditions) for mouse in mice])),
        float(sum([min(n, MOST_CHEESE) for n in cheese])),
        float(cheese.count(0)),
        float(len([n for n in cheese if n >= FOR_AN_ABILITY])),
        sum([outfit_value(content, mouse, mouse.worn) for mouse in mice], 0.0),
        sum([hits_of(content, mouse) for mouse in mice], 0.0),
        sum([defence_of(content, mouse) for mouse in mice]) / max(1, len(mice)),
        float(sum([count(mouse.abilities) for mouse in mice])),
        float(sum([len(mouse.pack) for mouse in mice])),
        float(len(s.party.items)),
        float(max([mouse.wounds for mouse in mice], default=0)),
        float(max([mouse.roaches for mouse in mice], default=0)),
        quiet * len([mouse for mouse in mice if can_search(s, mouse)]),
        float(s.inspired),
    ]


def hits_of(content: Content, mouse: Mouse) -> float:
    """Return the expected hits of a mouse with her best weapon."""
    best = 0.0
    for item in weapons_of(content, mouse):
        weapon = content.items[item]
        faces = NEAR_FACES
        if weapon.reach == words.RANGED:
            faces = FAR_FACES + (1 if has(mouse.powers, words.STAR_HITS) else 0)
        best = max(best, (content.heroes[mouse.hero].attack + weapon.dice + mouse.dice) * faces / PIPS)
    return best


def enemies(s: MausState, look: Outlook, mice: list[Mouse]) -> list[float]:
    """Return the signs of the enemies in the room, and of the length and danger of the fight."""
    content = s.content
    lives = [0.0] * len(words.FOES)
    defence = sum([defence_of(content, mouse) for mouse in mice]) / max(1, len(mice))
    work = wounds = cheese = 0.0
    for foe in look.enemies:
        left = look.life_left(foe)
        lives[foe.foe] += left
        work += left * (1.0 + BLOCKED * defence_of_foe(s, foe))
        for card in left_of(s, foe):
            wounds += look.wounds_by(card, round(defence))
            cheese += content.foe_cards[card].attack / PIPS
    hits = max(1.0, sum([hits_of(content, mouse) for mouse in mice], 0.0))
    rounds = min(LONGEST_FIGHT, work / hits)
    life = sum([life_of(content, mouse) - mouse.wounds for mouse in mice])
    points = look.points()
    fragile = sum([1.0 / max(1, life_of(content, mouse) - mouse.wounds) for mouse in mice], 0.0)
    return [
        *lives,
        sum(lives),
        points,
        points / max(1, len(mice)),
        points * fragile,
        points * points,
        wounds,
        cheese,
        rounds,
        rounds * cheese,
        rounds * wounds,
        rounds * wounds / max(1, life),
        float(not look.enemies),
        float(s.chapter.foe_weakened),
        float(len([foe for foe in look.enemies if foe.down])),
    ]


def stand(s: MausState, look: Outlook, mice: list[Mouse]) -> list[float]:
    """Return the signs of the position: distances, possible attacks, and the mice at the top of the track."""
    here = [mouse for mouse in mice if mouse.field != NOWHERE]
    ways = look.ground.mouse
    apart = 0.0
    for one in here:
        apart += sum([min(FAR_AWAY, ways.distance(one.field, two.field)) for two in here if one.hero < two.hero])
    if not look.enemies:
        return [float(FAR_AWAY), 0.0, 0.0, 0.0, 0.0, apart / max(1, len(here))]
    steps = [min(FAR_AWAY, look.nearest_enemy(mouse.field)) for mouse in here]
    first = 0
    for card in s.track:
        if card >= HEROES:
            break
        first += 1
    return [
        sum(steps) / max(1, len(here)),
        float(len([n for n in steps if n <= 1])),
        sum([look.danger(mouse, mouse.field) for mouse in here], 0.0),
        float(len([mouse for mouse in here if look.best_attack(mouse, mouse.field) > 0.0])),
        float(first),
        apart / max(1, len(here)),
    ]
