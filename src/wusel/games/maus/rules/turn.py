"""The movement and the actions that are left in a mouse's turn (MM-MTU2)."""

from wusel.engine.sets import NONE
from wusel.games.maus import made, words
from wusel.games.maus.rules.happenings import relieve
from wusel.games.maus.state import MausState, Mouse


def start_of_turn(s: MausState, mouse: Mouse) -> None:
    """Reset movement, actions and bonuses for a new turn."""
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
    """Return whether a movement is left of which no point has been spent (MM-NEG3, MM-WAT2)."""
    turn = s.turn
    return (turn.points > 0 and not turn.began) or len(turn.later) > 0


def spend_whole(s: MausState) -> None:
    """Spend a whole movement."""
    turn = s.turn
    if turn.points > 0 and not turn.began:
        turn.points = 0
        turn.began = 1
        go_on_moving(s)
    else:
        turn.later.pop()


def go_on_moving(s: MausState) -> None:
    """Begin a movement kept for later if the current one is over."""
    turn = s.turn
    if turn.points <= 0 and turn.later:
        turn.points = turn.later.pop()
        turn.began = 0


def change_movement(s: MausState, points: int) -> None:
    """Change to the shortest movement that has enough points. The current movement is over if it has begun, and kept
    for later if it has not (MM-STA2)."""
    turn = s.turn
    at_hand = turn.points if not turn.began else 0
    turn.points = min([held for held in turn.later if held >= points])
    turn.later.remove(turn.points)
    turn.began = 0
    hold(s, at_hand)


def hold(s: MausState, points: int) -> None:
    """Keep a movement that has not begun for later."""
    if points > 0:
        s.turn.later.append(points)


def take_action(s: MausState) -> None:
    """Use up the standard action. It ends a movement that has begun, unless the options let mice split it (MM-Q6)."""
    s.turn.actions -= 1
    if s.turn.began and not s.variant.split_move:
        s.turn.points = 0
        go_on_moving(s)


def end_turn_now(s: MausState) -> None:
    """End the turn at once."""
    s.turn.points = 0
    s.turn.later = []
    s.turn.actions = 0
    s.agenda.remove(words.TAKE_TURN)


def forget_blow(s: MausState) -> None:
    """Clear the bonuses that cards gave to an attack."""
    blow = s.turn.blow
    added = blow.dice or blow.weaken or blow.doubled or blow.pierce or blow.sweep or blow.see_all or blow.follow_up
    if added or blow.every_knife:
        s.turn.blow = made.new_blow()
