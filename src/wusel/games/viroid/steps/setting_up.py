"""The steps before the first turn: developing freely, then settling in a first city."""

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import has, only
from wusel.engine.step import AskTold
from wusel.games.viroid import words
from wusel.games.viroid.access import first_stop, settling
from wusel.games.viroid.happenings import infect
from wusel.games.viroid.limits import MOST_DNA
from wusel.games.viroid.minimum import is_safe, may_finish
from wusel.games.viroid.reach import open_to
from wusel.games.viroid.shop import buy, everything, why_not_bought
from wusel.games.viroid.state import ViroidState


class DevelopFreely(AskTold[ViroidState]):
    """The expert start: a player buys as in phase 3 until the minimum is reached (VI-X1..VI-X3). DNA above the end of
    the scale then lapses (VI-Q5)."""

    def candidates(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [*everything(s), words.FINISH]

    def bar(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        player = s.players[seat]
        if choice == words.FINISH:
            return "" if may_finish(s, player) else self.rule
        return why_not_bought(s, player, choice) or ("" if is_safe(s, player, choice) else self.rule)

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if choice == words.FINISH:
            s.players[seat].dna = min(s.players[seat].dna, MOST_DNA)
            return
        words.then_develop_freely(s, seat)
        buy(s, seat, choice)


class Settle(AskTold[ViroidState]):
    """The player puts the first infected into a city that can be entered (VI-S19, VI-X4). If there is none, any city
    will do (VI-Q25)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return s.content.entering.of(settling(s, seat).cities())

    def barred(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        return first_stop(s, words.chosen_city(choice))

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        words.then_settle_in(s, seat, words.chosen_city(choice), chosen=1)


class SettleIn(AskTold[ViroidState]):
    """The player picks a field of the first city whose way is owned (VI-S19). In a city chosen because none can be
    entered, any field will do (VI-Q25)."""

    def asks(self, s: ViroidState) -> SeatSet:
        told = words.told_settle_in(s)
        return only(told.seat) if told.chosen or has(open_to(s, told.seat), told.city) else 0

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.choose_way(way) for way in settling(s, seat).ways_into(words.told_settle_in(s).city)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        city, way = words.told_settle_in(s).city, words.chosen_way(choice)
        words.tell_settled(s, seat, city, way)
        infect(s, seat, city, way)

    def act(self, s: ViroidState) -> None:
        """Ask for another city that can be entered, because no field of the start card's city fits any more
        (VI-Q25)."""
        words.then_settle(s, words.told_settle_in(s).seat)
