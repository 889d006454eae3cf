"""Base classes of questions: to the player of a mouse, to the speaker of the party, and to players with an answer."""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Seat, SeatSet
from wusel.engine.sets import NONE, only
from wusel.engine.step import Ask, AskAnyone
from wusel.games.maus import words
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import MausState, Mouse

HERO: Final = "hero"


class AskActing(Ask[MausState]):
    """A question to the player of the mouse whose turn it is."""

    def asks(self, s: MausState) -> SeatSet:
        return 1 << s.party.mice[s.party.slots[s.turn.acting]].seat


class AskLeader(Ask[MausState]):
    """A question to the player of the mouse that the step names; without one, to the speaker of the party (MM-ENT1)."""

    def asks(self, s: MausState) -> SeatSet:
        place = self.told_at.get(HERO, NOTHING)
        hero = s.frame[place] if place != NOTHING else HEROES
        return 1 << (s.party.mice[s.party.slots[hero]].seat if hero < HEROES else s.speaker())


class AskIfAny(AskLeader):
    """An optional question to the player of a mouse or to the speaker. It is skipped if there is nothing to choose."""

    def choices(self, s: MausState) -> list[Choice]:
        raise NotImplementedError

    def do(self, s: MausState, choice: Choice) -> None:
        raise NotImplementedError

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        found = self.choices(s)
        return [*found, words.LET_IT_BE] if found else []

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice != words.LET_IT_BE:
            self.do(s, choice)


class AskWhoCanAnswer(AskAnyone[MausState]):
    """A question to all players who lead a mouse with an answer. The first answer counts."""

    def answers(self, s: MausState, mouse: Mouse) -> list[Choice]:
        raise NotImplementedError

    def asks(self, s: MausState) -> SeatSet:
        seats = NONE
        for mouse in s.party.mice:
            if self.answers(s, mouse):
                seats |= only(mouse.seat)
        return seats

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        for mouse in s.party.mice:
            if mouse.seat == seat:
                found += self.answers(s, mouse)
        return [*found, words.LET_IT_BE]

    def is_pass(self, s: MausState, choice: Choice) -> bool:
        return choice == words.LET_IT_BE
