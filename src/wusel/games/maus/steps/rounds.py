"""Rounds: the cards act down the track (MM-RND), and reinforcements come (MM-REI)."""

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, only
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.content.chapters import ROUND_END, SURGE
from wusel.games.maus.content.content import PAWS
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.figures import NOBODY
from wusel.games.maus.rules.happenings import bring_surge, fill_wheel, turn_pages
from wusel.games.maus.rules.track import next_up, set_initiative
from wusel.games.maus.rules.triggers import happens
from wusel.games.maus.state import STILL_PLAYING, MausState
from wusel.games.maus.steps.mouse_turn import begin_turn
from wusel.games.maus.words import Card, Encounter


def new_round(s: MausState) -> None:
    """Begin a round at the top of the track and drop all pending steps (MM-RND1, MM-Q15)."""
    s.agenda.clear()
    s.then(words.NEXT_CARD)
    s.marked = 0
    s.turn.acting = Card(NOTHING)
    s.round += 1
    s.inspired = 0
    for mouse in s.party.mice:
        mouse.ability_used = 0
        mouse.dice = 0
    words.tell_round_begins(s, s.round)


class NextCard(Step[MausState]):
    """The topmost card that has not acted yet has its turn (MM-RND3)."""

    def act(self, s: MausState) -> None:
        card = next_up(s)
        if card == NOTHING:
            new_round(s)
            return
        s.then(words.NEXT_CARD)
        s.marked |= only(card)
        s.turn.acting = card
        if card < HEROES:
            begin_turn(s, s.mouse(card))
        else:
            words.tell_foes_begin(s, card)
            words.then_foes_end(s, card)
            words.then_foes_turn(s, card, 0)


class EndOfMice(Step[MausState]):
    """After the last mouse, a room without enemies costs time: one cheese goes on the wheel (MM-RND2)."""

    def act(self, s: MausState) -> None:
        if s.is_quiet():
            fill_wheel(s, 1)
            bring_surge(s, idle=1)
        happens(s, ROUND_END, NOBODY)


class SurgeComes(Step[MausState]):
    """Reinforcements come: the hourglass moves on, then foes enter as the chapter or the open card says
    (MM-REI1..MM-REI4)."""

    def act(self, s: MausState) -> None:
        idle = words.told_surge_comes(s)
        s.room.surges += 1
        words.tell_surge(s, s.house.room)
        turn_pages(s, 1)
        if s.chapter.ended != STILL_PLAYING:
            return
        words.then_lay_track(s, idle, ambush=0)
        if happens(s, SURGE, NOBODY) or s.decks.encounter == NOTHING:
            return
        words.then_discard_encounter(s, s.decks.encounter)
        for foe, n in reversed(s.content.encounters[s.decks.encounter].surge):
            words.then_place_foes(s, foe, n, PAWS, 1 if has(s.chapter.peaceful, foe) else 0)
        s.decks.encounter = Encounter(NOTHING)


class DiscardEncounter(Step[MausState]):
    """A card is discarded when all its reinforcements have entered (MM-REI3)."""

    def act(self, s: MausState) -> None:
        card = words.told_discard_encounter(s)
        s.decks.spent_encounters.append(card)
        words.tell_encounter_spent(s, card)


class LayTrack(Step[MausState]):
    """New foes get initiative. If the whole track is set anew, a new round begins (MM-INI, MM-Q3, MM-Q15)."""

    def act(self, s: MausState) -> None:
        told = words.told_lay_track(s)
        if told.anew:
            s.turn.acting = Card(NOTHING)
        set_initiative(s, bool(told.anew), bool(told.ambush))
        if told.anew:
            new_round(s)
