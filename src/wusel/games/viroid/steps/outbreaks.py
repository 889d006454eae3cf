"""One-time spreads: of symptoms, of events, and of a fungus (VI-SY7, VI-PA-PIL2)."""

from wusel.engine.sets import only
from wusel.engine.step import Ask, Step
from wusel.games.viroid import words
from wusel.games.viroid.access import first_stop
from wusel.games.viroid.happenings import infect
from wusel.games.viroid.reach import enterable, flight_targets, means_of, outbreak_targets, outbreak_ways
from wusel.games.viroid.state import ViroidState


class BreakOut(Step[ViroidState]):
    """A one-time spread is offered, or lapses if it leads nowhere (VI-Q4)."""

    def act(self, s: ViroidState) -> None:
        seat, spread = words.told_break_out(s).seat, words.told_break_out(s).spread
        cities = outbreak_targets(s, seat, spread)
        if cities:
            words.then_break_out_to(s, seat, spread, cities)
        elif not s.is_out(seat):
            words.tell_lapsed(s, seat, spread)


class BreakOutTo(Ask[ViroidState]):
    """Where to, if at all (VI-SY7)."""

    def asks(self, s: ViroidState) -> int:
        return only(words.told_break_out_to(s).seat)

    def options(self, s: ViroidState, seat: int) -> list[int]:
        found = s.content.entering.of(words.told_break_out_to(s).cities)
        found.append(words.DECLINE)
        return found

    def barred(self, s: ViroidState, seat: int, choice: int) -> str:
        return first_stop(s, words.chosen_city(choice))

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        if choice != words.DECLINE:
            words.then_break_out_by(s, seat, words.told_break_out_to(s).spread, words.chosen_city(choice))


class BreakOutBy(Ask[ViroidState]):
    """Which way in: a bird, plane or ship takes any way along that is owned (VI-Q4). It pays nothing."""

    def asks(self, s: ViroidState) -> int:
        return only(words.told_break_out_by(s).seat)

    def options(self, s: ViroidState, seat: int) -> list[int]:
        world, here = s.content.worlds[s.seats], only(words.told_break_out_by(s).city)
        ways = outbreak_ways(s, seat, words.told_break_out_by(s).spread)
        return [words.choose_way(way) for way in ways if enterable(s, seat, way) & here]

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        city, way = words.told_break_out_by(s).city, words.chosen_way(choice)
        s.tell_all(words.BROKE_OUT, [seat, city, way, means_of(words.told_break_out_by(s).spread)])
        infect(s, seat, city, way)


class FlyOut(Step[ViroidState]):
    """The flight of a fungus is offered, if it leads anywhere (VI-PA-PIL2)."""

    def act(self, s: ViroidState) -> None:
        seat, way = words.told_fly_out(s).seat, words.told_fly_out(s).way
        cities = flight_targets(s, seat, way)
        if cities:
            words.then_fly_to(s, seat, way, cities)
        else:
            words.tell_lapsed(s, seat, words.BIRD)


class FlyTo(Ask[ViroidState]):
    """Where to, if at all (VI-PA-PIL2)."""

    def asks(self, s: ViroidState) -> int:
        return only(words.told_fly_to(s).seat)

    def options(self, s: ViroidState, seat: int) -> list[int]:
        found = s.content.entering.of(words.told_fly_to(s).cities)
        found.append(words.DECLINE)
        return found

    def barred(self, s: ViroidState, seat: int, choice: int) -> str:
        return first_stop(s, words.chosen_city(choice))

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        if choice != words.DECLINE:
            city, way = words.chosen_city(choice), words.told_fly_to(s).way
            s.tell_all(words.BROKE_OUT, [seat, city, way, words.BY_BIRD])
            infect(s, seat, city, way)
