"""Before the first turn: develop freely, then settle in a first city."""

from wusel.engine.sets import has, only
from wusel.engine.step import Ask
from wusel.games.viroid import words
from wusel.games.viroid.access import first_stop
from wusel.games.viroid.happenings import infect
from wusel.games.viroid.limits import MOST_DNA
from wusel.games.viroid.minimum import may_finish, safe_purchases
from wusel.games.viroid.reach import first_cities, open_to
from wusel.games.viroid.shop import buy
from wusel.games.viroid.state import HEALTHY, ViroidState


class DevelopFreely(Ask[ViroidState]):
    """The expert start: buy as in phase 3 until the minimum is there (VI-X1..VI-X3); what is then above the end of the
    scale lapses (VI-Q5)."""

    def asks(self, s: ViroidState) -> int:
        return only(words.told_develop_freely(s))

    def options(self, s: ViroidState, seat: int) -> list[int]:
        found = safe_purchases(s, seat)
        if may_finish(s, seat):
            found.append(words.FINISH)
        return found

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        if choice == words.FINISH:
            s.players[seat].dna = min(s.players[seat].dna, MOST_DNA)
            return
        words.then_develop_freely(s, seat)
        buy(s, seat, choice)


class Settle(Ask[ViroidState]):
    """The first infected in a city that can be entered (VI-S19, VI-X4); if there is none at all, in any (VI-Q25)."""

    def asks(self, s: ViroidState) -> int:
        return only(words.told_settle(s))

    def options(self, s: ViroidState, seat: int) -> list[int]:
        return s.content.entering.of(first_cities(s, seat))

    def barred(self, s: ViroidState, seat: int, choice: int) -> str:
        return first_stop(s, words.chosen_city(choice))

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        words.then_settle_in(s, seat, words.chosen_city(choice), chosen=1)


class SettleIn(Ask[ViroidState]):
    """A field of the first city: one whose way is owned (VI-S19); in a city chosen because none can be entered, any
    (VI-Q25)."""

    def asks(self, s: ViroidState) -> int:
        seat = words.told_settle_in(s).seat
        return only(seat) if words.told_settle_in(s).chosen or self.is_open(s, seat) else 0

    def is_open(self, s: ViroidState, seat: int) -> bool:
        return has(open_to(s, seat), words.told_settle_in(s).city)

    def options(self, s: ViroidState, seat: int) -> list[int]:
        ways = s.ways_of(s.content.worlds[s.seats], words.told_settle_in(s).city, HEALTHY)
        if self.is_open(s, seat):
            ways = [way for way in ways if s.players[seat].strengths[way] > 0]
        return [words.choose_way(way) for way in ways]

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        city, way = words.told_settle_in(s).city, words.chosen_way(choice)
        words.tell_settled(s, seat, city, way)
        infect(s, seat, city, way)

    def act(self, s: ViroidState) -> None:
        """No field of the start card's city fits any more: another city, one that can be entered (VI-Q25)."""
        words.then_settle(s, words.told_settle_in(s).seat)
