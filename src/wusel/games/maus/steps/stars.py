"""Rolls that need a star: traps, water, webs, searches, acts; and tricks that roll again (MM-TRP, MM-WAT, MM-STA)."""

from wusel.engine.kinds import NOTHING, Choice
from wusel.engine.sets import has, only
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.content.chapters import FAIL
from wusel.games.maus.content.components import ON_ROLL
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.rules.acts import succeed
from wusel.games.maus.rules.cards import answers, begin_item
from wusel.games.maus.rules.figures import full_fields, ground_of
from wusel.games.maus.rules.happenings import afflict, gain_cheese, hurt_mouse, relieve
from wusel.games.maus.rules.rolls import find_something, succeeds
from wusel.games.maus.rules.triggers import happens
from wusel.games.maus.rules.turn import end_turn_now
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.steps.ask_leader import AskIfAny
from wusel.games.maus.words import Act, Field


class AnswerRoll(AskIfAny):
    """The player of a mouse may use a trick to roll again."""

    def choices(self, s: MausState) -> list[Choice]:
        mouse = s.mouse(words.told_answer_roll(s).hero)
        return [words.use_item(mouse.hero, item) for item in answers(s.content, mouse, ON_ROLL)]

    def do(self, s: MausState, choice: Choice) -> None:
        told = words.told_answer_roll(s)
        told.again(s)
        begin_item(s, s.mouse(told.hero), words.chosen_item(choice))


class CountStars(Step[MausState]):
    """A roll succeeds or fails. If an answer to it led to the mouse's capture, nothing happens."""

    def act(self, s: MausState) -> None:
        told = words.told_count_stars(s)
        mouse = s.mouse(told.hero)
        if mouse.field == NOWHERE:
            return
        success = succeeds(s, mouse, told.purpose, told.act)
        if told.purpose == words.FOR_TRAP:
            spring(s, mouse, told.field, success)
        elif told.purpose == words.FOR_SWIMMING:
            climb_out(s, mouse, told.field, success)
        elif told.purpose == words.FOR_FREEDOM:
            break_free(s, mouse, success)
        elif told.purpose == words.FOR_SEARCH:
            look_round(s, mouse, success)
        else:
            finish_act(s, mouse, told.act, success)


def spring(s: MausState, mouse: Mouse, field: Field, held: bool) -> None:
    """Spring a trap. With a star the mouse goes on, and the trap stays (MM-TRP2). Without one the trap is removed: she
    gets a wound and a cheese, is knocked down, and her turn is over (MM-TRP3, MM-Q20)."""
    if held:
        words.tell_trap_held(s, mouse.hero, field, s.dice)
        return
    words.tell_trap_snapped(s, mouse.hero, field, s.dice)
    s.room.traps &= ~only(field)
    if mouse.hero == s.turn.acting and words.TAKE_TURN in s.agenda:
        end_turn_now(s)
    gain_cheese(s, mouse, 1)
    afflict(s, mouse, words.KNOCKED_DOWN)
    hurt_mouse(s, mouse, 1, poison=False)


def climb_out(s: MausState, mouse: Mouse, field: Field, success: bool) -> None:
    """Move a mouse out of the water if the roll succeeds; the movement is spent (MM-WAT2). An answer to the roll may
    have filled the field by now (MM-EMV2)."""
    if success and not has(full_fields(s, ground_of(s)), field):
        mouse.field = field
        words.tell_swam(s, mouse.hero, field)
    else:
        words.tell_swim_failed(s, mouse.hero)


def break_free(s: MausState, mouse: Mouse, success: bool) -> None:
    """Free a mouse from a web if the roll succeeds (MM-STA4)."""
    if success:
        relieve(s, mouse, words.WEBBED)
    else:
        words.tell_recovery_failed(s, mouse.hero, s.dice[0])


def look_round(s: MausState, mouse: Mouse, success: bool) -> None:
    """Let a mouse find something if her search succeeds (MM-STA3). Then this room has no more for her (MM-STA5)."""
    s.turn.bow_is_star = 0
    words.tell_searched(s, mouse.hero, s.dice[0], 1 if success else 0)
    if success:
        find_something(s, mouse)


def finish_act(s: MausState, mouse: Mouse, act: Act, success: bool) -> None:
    """Complete an act of the chapter, or fail it."""
    words.tell_act_tried(s, mouse.hero, act, s.dice)
    if success:
        succeed(s, mouse, act)
        return
    words.tell_act_failed(s, mouse.hero, act)
    script = s.content.acts[act].fail_script
    if script != NOTHING:
        words.then_carry_out(s, script, 0, mouse.hero)
    happens(s, FAIL, mouse.hero, mouse.field)
