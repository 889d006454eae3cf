"""What is left of a mouse's turn: movement, actions (MM-MTU2)."""

from wusel.engine.sets import NONE
from wusel.games.maus import words
from wusel.games.maus.happenings import relieve
from wusel.games.maus.state import MausState, Mouse, no_blow


def start_of_turn(s: MausState, mouse: Mouse) -> None:
    """Everything is there anew."""
    s.points = 0
    s.later = 0
    s.began = 0
    s.actions = 1
    s.bought = 0
    s.bow_is_star = 0
    s.freely = NONE
    s.blow = no_blow()
    mouse.shield = 0
    if mouse.conditions:
        relieve(s, mouse, words.UNSEEN)


def is_whole(s: MausState) -> bool:
    """Whether a movement is left of which nothing has been spent (MM-NEG3, MM-WAT2)."""
    return (s.points > 0 and not s.began) or s.later > 0


def spend_whole(s: MausState) -> None:
    """A whole movement is given for something."""
    if s.points > 0 and not s.began:
        s.points = 0
        go_on_moving(s)
    else:
        s.later = 0


def go_on_moving(s: MausState) -> None:
    """When a movement is over, the one that has not begun is left."""
    if s.points <= 0:
        s.points = s.later
        s.later = 0
        s.began = 0


def take_action(s: MausState) -> None:
    """The standard action is used up; a movement that has begun is over, unless agreed otherwise (MM-Q6)."""
    s.actions -= 1
    if s.began and not s.variant.split_move:
        s.points = 0
        go_on_moving(s)


def end_turn_now(s: MausState) -> None:
    """Nothing more in this turn."""
    s.points = 0
    s.later = 0
    s.actions = 0
    s.agenda.remove(words.TAKE_TURN)
