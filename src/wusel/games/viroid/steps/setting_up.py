"""Before the first turn: develop freely, then settle in a first city."""

from wusel.engine.sets import has, only
from wusel.engine.step import Ask
from wusel.games.viroid import words
from wusel.games.viroid.access import first_stop
from wusel.games.viroid.content import Content
from wusel.games.viroid.happenings import infect
from wusel.games.viroid.limits import MOST_DNA
from wusel.games.viroid.minimum import may_finish, safe_purchases
from wusel.games.viroid.reach import first_cities, open_to
from wusel.games.viroid.shop import buy
from wusel.games.viroid.state import HEALTHY, ViroidState


class DevelopFreely(Ask[ViroidState]):
    """The expert start: buy as in phase 3 until the minimum is there (VI-X1..VI-X3); what is then above the end of the
    scale lapses (VI-Q5)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: ViroidState) -> int:
        return only(words.develop_freely_seat(s))

    def options(self, s: ViroidState, seat: int) -> list[int]:
        found = safe_purchases(self.content, s, seat)
        if may_finish(self.content, s, seat):
            found.append(words.FINISH)
        return found

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        if choice == words.FINISH:
            s.players[seat].dna = min(s.players[seat].dna, MOST_DNA)
            return
        words.then_develop_freely(s, seat)
        buy(self.content, s, seat, choice)


class Settle(Ask[ViroidState]):
    """The first infected in a city that can be entered (VI-S19, VI-X4); if there is none at all, in any (VI-Q25)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: ViroidState) -> int:
        return only(words.settle_seat(s))

    def options(self, s: ViroidState, seat: int) -> list[int]:
        return self.content.entering.of(first_cities(s, self.content.worlds[s.seats], seat))

    def barred(self, s: ViroidState, seat: int, choice: int) -> str:
        return first_stop(s, self.content.worlds[s.seats], words.enter_city(choice))

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        words.then_settle_in(s, seat, words.enter_city(choice), chosen=1)


class SettleIn(Ask[ViroidState]):
    """A field of the first city: one whose way is owned (VI-S19); in a city chosen because none can be entered, any
    (VI-Q25)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: ViroidState) -> int:
        seat = words.settle_in_seat(s)
        return only(seat) if words.settle_in_chosen(s) or self.is_open(s, seat) else 0

    def is_open(self, s: ViroidState, seat: int) -> bool:
        return has(open_to(s, self.content.worlds[s.seats], seat), words.settle_in_city(s))

    def options(self, s: ViroidState, seat: int) -> list[int]:
        ways = s.ways_of(self.content.worlds[s.seats], words.settle_in_city(s), HEALTHY)
        if self.is_open(s, seat):
            ways = [way for way in ways if s.players[seat].strengths[way] > 0]
        return [words.choose_way(way) for way in ways]

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        city, way = words.settle_in_city(s), words.choose_way_way(choice)
        s.tell(words.SETTLED, seat, city, way)
        infect(s, self.content.worlds[s.seats], seat, city, way)

    def act(self, s: ViroidState) -> None:
        """No field of the start card's city fits any more: another city, one that can be entered (VI-Q25)."""
        words.then_settle(s, words.settle_in_seat(s))
