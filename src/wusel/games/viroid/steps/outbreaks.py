"""One-time spreads: of symptoms, of events, and of a fungus (VI-SY7, VI-PA-PIL2)."""

from wusel.engine.sets import only
from wusel.engine.step import Ask, Step
from wusel.games.viroid import words
from wusel.games.viroid.access import first_stop
from wusel.games.viroid.content import Content
from wusel.games.viroid.happenings import infect
from wusel.games.viroid.reach import enterable, flight_targets, means_of, outbreak_targets, outbreak_ways
from wusel.games.viroid.state import ViroidState


class BreakOut(Step[ViroidState]):
    """A one-time spread is offered, or lapses if it leads nowhere (VI-Q4)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: ViroidState) -> None:
        seat, spread = words.break_out_seat(s), words.break_out_spread(s)
        cities = outbreak_targets(s, self.content.worlds[s.seats], seat, spread)
        if cities:
            words.then_break_out_to(s, seat, spread, cities)
        elif not s.is_out(seat):
            s.tell(words.LAPSED, seat, spread)


class BreakOutTo(Ask[ViroidState]):
    """Where to, if at all (VI-SY7)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: ViroidState) -> int:
        return only(words.break_out_to_seat(s))

    def options(self, s: ViroidState, seat: int) -> list[int]:
        found = self.content.entering.of(words.break_out_to_cities(s))
        found.append(words.DECLINE)
        return found

    def barred(self, s: ViroidState, seat: int, choice: int) -> str:
        return first_stop(s, self.content.worlds[s.seats], words.enter_city(choice))

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        if choice != words.DECLINE:
            words.then_break_out_by(s, seat, words.break_out_to_spread(s), words.enter_city(choice))


class BreakOutBy(Ask[ViroidState]):
    """Which way in: a bird, plane or ship takes any way along that is owned (VI-Q4). It pays nothing."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: ViroidState) -> int:
        return only(words.break_out_by_seat(s))

    def options(self, s: ViroidState, seat: int) -> list[int]:
        world, here = self.content.worlds[s.seats], only(words.break_out_by_city(s))
        ways = outbreak_ways(s, seat, words.break_out_by_spread(s))
        return [words.choose_way(way) for way in ways if enterable(s, world, seat, way) & here]

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        city, way = words.break_out_by_city(s), words.choose_way_way(choice)
        s.tell_all(words.BROKE_OUT, [seat, city, way, means_of(words.break_out_by_spread(s))])
        infect(s, self.content.worlds[s.seats], seat, city, way)


class FlyOut(Step[ViroidState]):
    """The flight of a fungus is offered, if it leads anywhere (VI-PA-PIL2)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: ViroidState) -> None:
        seat, way = words.fly_out_seat(s), words.fly_out_way(s)
        cities = flight_targets(s, self.content.worlds[s.seats], seat, way)
        if cities:
            words.then_fly_to(s, seat, way, cities)
        else:
            s.tell(words.LAPSED, seat, words.BIRD)


class FlyTo(Ask[ViroidState]):
    """Where to, if at all (VI-PA-PIL2)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: ViroidState) -> int:
        return only(words.fly_to_seat(s))

    def options(self, s: ViroidState, seat: int) -> list[int]:
        found = self.content.entering.of(words.fly_to_cities(s))
        found.append(words.DECLINE)
        return found

    def barred(self, s: ViroidState, seat: int, choice: int) -> str:
        return first_stop(s, self.content.worlds[s.seats], words.enter_city(choice))

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        if choice != words.DECLINE:
            city, way = words.enter_city(choice), words.fly_to_way(s)
            s.tell_all(words.BROKE_OUT, [seat, city, way, words.BY_BIRD])
            infect(s, self.content.worlds[s.seats], seat, city, way)
