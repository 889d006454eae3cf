"""One-time spreads: of symptoms, of events, and of a fungus (VI-SY7, VI-PA-PIL2)."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.step import AskTold, Step
from wusel.games.viroid import words
from wusel.games.viroid.access import breaking_out, first_stop, flying
from wusel.games.viroid.happenings import infect
from wusel.games.viroid.reach import MEANS_OF, outbreak_ways, ways_among
from wusel.games.viroid.state import ViroidState


class BreakOut(Step[ViroidState]):
    """A one-time spread is offered, or lapses if it leads nowhere (VI-Q4)."""

    def act(self, s: ViroidState) -> None:
        out = words.told_break_out(s)
        cities = breaking_out(s, out.seat, out.spread).cities()
        if cities:
            words.then_break_out_to(s, out.seat, out.spread, cities)
        elif not s.is_out(out.seat):
            words.tell_lapsed(s, out.seat, out.spread)


class AskWhere(AskTold[ViroidState]):
    """The player picks a city from the step's last argument, or none."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [*s.content.entering.of(s.frame[-1]), words.DECLINE]

    def barred(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        return first_stop(s, words.chosen_city(choice))


class BreakOutTo(AskWhere):
    """The player picks the target of a one-time spread, or declines (VI-SY7)."""

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if choice == words.DECLINE:
            words.tell_declined(s, seat)
        else:
            words.then_break_out_by(s, seat, words.told_break_out_to(s).spread, words.chosen_city(choice))


class BreakOutBy(AskTold[ViroidState]):
    """The player picks the way in: a bird, plane or ship takes any owned way (VI-Q4). The infection pays nothing."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        out = words.told_break_out_by(s)
        ways = outbreak_ways(s, seat, out.spread)
        return [words.choose_way(way) for way in ways_among(s, seat, ways, out.city)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        out, way = words.told_break_out_by(s), words.chosen_way(choice)
        words.tell_broke_out(s, seat, out.city, way, MEANS_OF[out.spread])
        infect(s, seat, out.city, way)


class FlyOut(Step[ViroidState]):
    """The flight of a fungus is offered, if it leads anywhere (VI-PA-PIL2)."""

    def act(self, s: ViroidState) -> None:
        flight = words.told_fly_out(s)
        cities = flying(s, flight.seat, flight.way).cities()
        if cities:
            words.then_fly_to(s, flight.seat, flight.way, cities)
        else:
            words.tell_lapsed(s, flight.seat, words.BIRD)


class FlyTo(AskWhere):
    """The player picks the target of the flight, or declines (VI-PA-PIL2)."""

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if choice == words.DECLINE:
            words.tell_declined(s, seat)
            return
        city, way = words.chosen_city(choice), words.told_fly_to(s).way
        words.tell_broke_out(s, seat, city, way, words.BY_BIRD)
        infect(s, seat, city, way)
