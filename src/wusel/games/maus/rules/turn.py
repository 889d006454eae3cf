"""What is left of a mouse's turn: movement, actions (MM-MTU2)."""

from wusel.engine.sets import NONE
from wusel.games.maus import made, words
from wusel.games.maus.rules.happenings import relieve
from wusel.games.maus.state import MausState, Mouse


def start_of_turn(s: MausState, mouse: Mouse) -> None:
    """Everything is there anew."""
    s.points = 0
    if s.later:
        s.later = []
    s.began = 0
    s.actions = 1
    s.bought = 0
    s.bow_is_star = 0
    s.freely = NONE
    forget_blow(s)
    mouse.shield = 0
    if mouse.conditions:
        relieve(s, mouse, words.UNSEEN)


def is_whole(s: MausState) -> bool:
    """Whether a movement is left of which nothing has been spent (MM-NEG3, MM-WAT2)."""
    return (s.points > 0 and not s.began) or len(s.later) > 0


def spend_whole(s: MausState) -> None:
    """A whole movement is given for something."""
    if s.points > 0 and not s.began:
        s.points = 0
        s.began = 1
        go_on_moving(s)
    else:
        s.later.pop()


def go_on_moving(s: MausState) -> None:
    """When a movement is over, one that has not begun is next."""
    if s.points <= 0 and s.later:
        s.points = s.later.pop()
        s.began = 0


def change_movement(s: MausState, points: int) -> None:
    """She goes on with the shortest movement that lasts for so many points. The one at hand is over if it has begun,
    and left for later if it has not (MM-STA2)."""
    at_hand = s.points if not s.began else 0
    s.points = min([held for held in s.later if held >= points])
    s.later.remove(s.points)
    s.began = 0
    hold(s, at_hand)


def hold(s: MausState, points: int) -> None:
    """A movement that has not begun is left for later."""
    if points > 0:
        s.later.append(points)


def take_action(s: MausState) -> None:
    """The standard action is used up; a movement that has begun is over, unless agreed otherwise (MM-Q6)."""
    s.actions -= 1
    if s.began and not s.variant.split_move:
        s.points = 0
        go_on_moving(s)


def end_turn_now(s: MausState) -> None:
    """Nothing more in this turn."""
    s.points = 0
    s.later = []
    s.actions = 0
    s.agenda.remove(words.TAKE_TURN)


def forget_blow(s: MausState) -> None:
    """What cards had added to an attack is over."""
    blow = s.blow
    added = blow.dice or blow.weaken or blow.doubled or blow.pierce or blow.sweep or blow.see_all or blow.follow_up
    if added or blow.every_knife:
        s.blow = made.new_blow()
