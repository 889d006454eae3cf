"""What is left of a mouse's turn: movement, actions (MM-MTU2)."""

from wusel.engine.sets import NONE
from wusel.games.maus import made, words
from wusel.games.maus.rules.happenings import relieve
from wusel.games.maus.state import MausState, Mouse


def start_of_turn(s: MausState, mouse: Mouse) -> None:
    """Everything is there anew."""
    turn = s.turn
    turn.points = 0
    if turn.later:
        turn.later = []
    turn.began = 0
    turn.actions = 1
    turn.bought = 0
    turn.bow_is_star = 0
    turn.freely = NONE
    forget_blow(s)
    mouse.shield = 0
    if mouse.conditions:
        relieve(s, mouse, words.UNSEEN)


def is_whole(s: MausState) -> bool:
    """Whether a movement is left of which nothing has been spent (MM-NEG3, MM-WAT2)."""
    turn = s.turn
    return (turn.points > 0 and not turn.began) or len(turn.later) > 0


def spend_whole(s: MausState) -> None:
    """A whole movement is given for something."""
    turn = s.turn
    if turn.points > 0 and not turn.began:
        turn.points = 0
        turn.began = 1
        go_on_moving(s)
    else:
        turn.later.pop()


def go_on_moving(s: MausState) -> None:
    """When a movement is over, one that has not begun is next."""
    turn = s.turn
    if turn.points <= 0 and turn.later:
        turn.points = turn.later.pop()
        turn.began = 0


def change_movement(s: MausState, points: int) -> None:
    """She goes on with the shortest movement that lasts for so many points. The one at hand is over if it has begun,
    and left for later if it has not (MM-STA2)."""
    turn = s.turn
    at_hand = turn.points if not turn.began else 0
    turn.points = min([held for held in turn.later if held >= points])
    turn.later.remove(turn.points)
    turn.began = 0
    hold(s, at_hand)


def hold(s: MausState, points: int) -> None:
    """A movement that has not begun is left for later."""
    if points > 0:
        s.turn.later.append(points)


def take_action(s: MausState) -> None:
    """The standard action is used up; a movement that has begun is over, unless agreed otherwise (MM-Q6)."""
    s.turn.actions -= 1
    if s.turn.began and not s.variant.split_move:
        s.turn.points = 0
        go_on_moving(s)


def end_turn_now(s: MausState) -> None:
    """Nothing more in this turn."""
    s.turn.points = 0
    s.turn.later = []
    s.turn.actions = 0
    s.agenda.remove(words.TAKE_TURN)


def forget_blow(s: MausState) -> None:
    """What cards had added to an attack is over."""
    blow = s.turn.blow
    added = blow.dice or blow.weaken or blow.doubled or blow.pierce or blow.sweep or blow.see_all or blow.follow_up
    if added or blow.every_knife:
        s.turn.blow = made.new_blow()
