"""A mouse's turn: movement, one standard action, free actions, in any order (MM-MTU)."""

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import has
from wusel.engine.step import AskAlways, Step
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.chapters import TURN_END
from wusel.games.maus.content.dice import DIE, NUMBERS
from wusel.games.maus.content.house import NOWHERE, Ground
from wusel.games.maus.rules.figures import full_fields, ground_of
from wusel.games.maus.rules.gear import speed_of
from wusel.games.maus.rules.happenings import afflict, capture
from wusel.games.maus.rules.hunting import fields_of
from wusel.games.maus.rules.triggers import happens
from wusel.games.maus.rules.turn import start_of_turn
from wusel.games.maus.rules.walking import is_swimming
from wusel.games.maus.state import MausState, Mouse, is_in
from wusel.games.maus.steps.ask_leader import AskLeader
from wusel.games.maus.steps.free_actions import can_put_something_on, do_freely, free_actions, freely_bar
from wusel.games.maus.steps.movement import get_up_or_out, move_bar, moves, walk
from wusel.games.maus.steps.standard_actions import action_bar, actions, do_action, second_wind
from wusel.games.maus.words import FieldSet


def begin_turn(s: MausState, mouse: Mouse) -> None:
    """Begin a mouse's turn: her die and her speed give her movement (MM-MTU1). If no enemy is in the room, a captured
    mouse is freed, and that is her turn (MM-CAP6, MM-CAP7). A bewitched mouse acts like a foe (MM-NEG4)."""
    start_of_turn(s, mouse)
    s.then(words.FINISH_TURN)
    if mouse.field == NOWHERE:
        if s.is_quiet():
            words.then_free_captured(s, mouse.hero)
        else:
            words.tell_turn_skipped(s, mouse.hero)
    elif is_in(mouse, words.BEWITCHED):
        words.then_bewitched_turn(s, mouse.hero)
    else:
        face = DIE.throw(s)
        s.turn.points = NUMBERS[face] + speed_of(s.content, mouse)
        words.tell_turn_begins(s, mouse.hero, face, s.turn.points)
        s.then(words.TAKE_TURN)
        if s.room.weather and has(s.room.weather, words.DRAUGHT) and NUMBERS[face] == 1:
            afflict(s, mouse, words.KNOCKED_DOWN)


class FreeCaptured(AskLeader):
    """A captured mouse comes back, on the field of another mouse or next to it (MM-CAP7)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        return [words.place_at(field) for field in words.each_field(rescue_fields(s))]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        mouse = s.mouse(words.told_free_captured(s))
        mouse.field = words.chosen_field(choice)
        words.tell_freed(s, mouse.hero, mouse.field)


def rescue_fields(s: MausState) -> FieldSet:
    """Return the fields of free mice and those next to them, if they have space. If none has, return all fields with
    space."""
    ground, mice = ground_of(s), fields_of(s.free_mice())
    room = ground.fields & ~full_fields(s, ground)
    return room & (mice | ground.beside.of(mice)) or room


class TakeTurn(AskAlways[MausState]):
    """The mouse's player chooses her next move or action; only the end of the turn is always possible (MM-MTU2).
    `options` builds the choices kind by kind, because checking each choice for its rule takes longer."""

    def asks(self, s: MausState) -> SeatSet:
        party = s.party
        mouse = party.mice[party.slots[s.turn.acting]]
        return 1 << mouse.seat if mouse.field != NOWHERE else 0

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        party = s.party
        mouse, ground = party.mice[party.slots[s.turn.acting]], ground_of(s)
        found = moves(s, mouse, ground)
        found += actions(s, mouse, ground)
        found += free_actions(s, mouse, ground)
        if mouse.conditions or s.inspired:
            found += second_wind(s, mouse)
        found.append(words.END_TURN)
        return found

    def is_moot(self, s: MausState, offered: list[Choice]) -> bool:
        """Return whether nothing is left to the mouse, or only putting items away."""
        left = [choice for choice in offered if choice != words.END_TURN]
        return not left or (left == [words.EQUIP] and not can_put_something_on(s.content, s.mouse(s.turn.acting)))

    def barred(self, s: MausState, seat: Seat, choice: Choice) -> str:
        mouse, ground, word = s.mouse(s.turn.acting), ground_of(s), verb(choice)
        if has(words.MOVE_WORDS, word):
            return move_bar(s, mouse, ground, choice)
        return freely_bar(s, mouse, ground, choice) if has(words.FREE_WORDS, word) else action_bar(s, mouse, choice)

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice == words.END_TURN:
            return
        s.then(words.TAKE_TURN)
        party = s.party
        mouse, word = party.mice[party.slots[s.turn.acting]], verb(choice)
        if word == words.GO:
            walk(s, mouse, words.chosen_field(choice))
        elif words.MOVE_WORDS >> word & 1:
            get_up_or_out(s, mouse, choice)
        elif words.FREE_WORDS >> word & 1:
            do_freely(s, mouse, choice)
        else:
            do_action(s, mouse, choice)


class FinishTurn(Step[MausState]):
    """The current carries a swimming mouse along (MM-WAT4), and the chapter's rules for the end of a turn happen. After
    the last mouse, the end of the round comes next (MM-RND2, MM-Q22)."""

    def act(self, s: MausState) -> None:
        mouse = s.mouse(s.turn.acting)
        if not [each for each in s.party.mice if not s.marked >> each.hero & 1]:
            s.then(words.END_OF_MICE)
        if mouse.field == NOWHERE:
            return
        happens(s, TURN_END, mouse.hero, mouse.field)
        ground = ground_of(s)
        if s.room.weather and has(s.room.weather, words.DUST) and has(ground.paws, mouse.field):
            afflict(s, mouse, words.WEBBED)
        if ground.water and is_swimming(s, mouse, ground):
            drift(s, mouse, ground)


def drift(s: MausState, mouse: Mouse, ground: Ground) -> None:
    """Move a mouse one field with the current; off the board she is captured (MM-WAT4, MM-Q40)."""
    there = ground.drift[mouse.field]
    if there == NOWHERE:
        capture(s, mouse)
    elif there != mouse.field and not has(full_fields(s, ground), there):
        mouse.field = there
        words.tell_drifted(s, mouse.hero, there)
