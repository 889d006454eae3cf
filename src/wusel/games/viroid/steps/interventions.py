"""The questions that cards ask: corpses laid and removed, markers lifted and put, and losses and gains of each player
(VI-1.11, VI-1.12, VI-Q34)."""

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import has, only, removed
from wusel.engine.step import Ask, AskTold
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.happenings import bury, marker_set, sink_research, take_away, take_marker_off
from wusel.games.viroid.limits import CUBES, EVERY_MEASURE, EVERY_RESISTANCE, MOST_RESISTANCE
from wusel.games.viroid.minimum import TOUGHENING, leads_on
from wusel.games.viroid.state import DEAD, HEALTHY, ViroidState
from wusel.games.viroid.steps.phase_1 import cubes_in
from wusel.games.viroid.values import change_resistance
from wusel.games.viroid.words import Resistance, each_city, each_line


class LayCorpse(Ask[ViroidState]):
    """The active player names a city with infected in which someone dies (VI-1.11)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.strike(city) for city in each_city(s.infected())]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        words.then_lay_corpse_in(s, words.chosen_city(choice))


class LayCorpseIn(Ask[ViroidState]):
    """The healthy die first; an infected dies only if no one is healthy (VI-1.11, VI-F2). The death pays nothing."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        city = words.told_lay_corpse_in(s)
        healthy = s.ways_of(city, HEALTHY)
        if healthy:
            return [words.choose_way(way) for way in healthy]
        return [words.bury(owner, way) for owner, way in cubes_in(s, city)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        city, way = words.told_lay_corpse_in(s), words.chosen_way(choice)
        if verb(choice) == words.BURY:
            owner = words.chosen_owner(choice)
            words.tell_struck(s, owner, city, way)
            take_away(s, owner, city, way, DEAD)
        else:
            words.tell_corpse_laid(s, city, way)
            s.put(s.field_of(city, way, HEALTHY), DEAD)
        bury(s, city)


class RemoveCorpse(Ask[ViroidState]):
    """A corpse in a city that is not extinct may go back to the supply (VI-1.12, VI-Q9)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.unearth(city) for city in each_city(s.dead & ~s.extinct)] + [words.DECLINE]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if choice == words.DECLINE:
            words.tell_declined(s, seat)
        else:
            words.then_remove_corpse_in(s, words.chosen_city(choice))


class RemoveCorpseIn(Ask[ViroidState]):
    """The active player picks the corpse if their fields differ; the field is healthy again (VI-1.12)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.choose_way(way) for way in s.ways_of(words.told_remove_corpse_in(s), DEAD)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        city, way = words.told_remove_corpse_in(s), words.chosen_way(choice)
        words.tell_corpse_removed(s, city, way)
        s.put(s.field_of(city, way, DEAD), HEALTHY)


class LiftMarker(Ask[ViroidState]):
    """Any marker on the board goes back to the supply, except for those in extinct cities (VI-1.10)."""

    def candidates(self, s: ViroidState, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        for measure in EVERY_MEASURE:
            found += [words.lift(measure, city) for city in each_city(s.measures[measure])]
        found += [words.open_line(line) for line in each_line(s.blocked_lines)]
        return found + [words.open_airport(city) for city in each_city(s.blocked_airports)]

    def bar(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        stays = verb(choice) == words.OPEN_AIRPORT and has(s.extinct, words.chosen_city(choice))
        return "VI-1.10" if stays else ""

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if verb(choice) == words.LIFT:
            measure, city = words.chosen_measure(choice), words.chosen_city(choice)
            take_marker_off(s, measure, city)
            words.tell_measure_lifted(s, measure, city)
            return
        s.markers[words.BLOCKS] += 1
        if verb(choice) == words.OPEN_LINE:
            line = words.chosen_line(choice)
            s.blocked_lines = removed(s.blocked_lines, line)
            words.tell_line_opened(s, line)
        else:
            city = words.chosen_city(choice)
            s.blocked_airports = removed(s.blocked_airports, city)
            words.tell_airport_opened(s, city)


class StandGuard(Ask[ViroidState]):
    """If several cities have the most infected, the active player picks the one that is guarded (VI-Q34)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.protect(city) for city in each_city(words.told_stand_guard(s).cities)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        marker_set(s, words.told_stand_guard(s).measure, words.chosen_city(choice))


class BuyOff(Ask[ViroidState]):
    """The active player pays, or research goes on; a player who cannot pay is not asked (VI-Q11, VI-Q34)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.PAY, words.DECLINE] if s.players[seat].dna >= words.told_buy_off(s) else [words.DECLINE]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if choice == words.DECLINE:
            sink_research(s, 1)
            return
        dna = words.told_buy_off(s)
        s.players[seat].dna -= dna
        words.tell_paid_off(s, seat, dna)


# --- decisions of each player for the own pathogen (VI-Q34)


class AdaptTo(AskTold[ViroidState]):
    """The player picks a resistance that rises, but not beyond the end of its scale (VI-B6)."""

    def candidates(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return TOUGHENING

    def bar(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        if s.players[seat].resistances[words.chosen_resistance(choice)] == MOST_RESISTANCE:
            return self.rule
        return "" if leads_on(s, s.players[seat], choice) else "VI-X2"

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        alter(s, seat, words.chosen_resistance(choice), 1)


class GiveWay(AskTold[ViroidState]):
    """The player picks a resistance above zero that falls (VI-1.13, VI-Q24)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.soften(one) for one in EVERY_RESISTANCE if s.players[seat].resistances[one]]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        alter(s, seat, words.chosen_resistance(choice), -1)


def alter(s: ViroidState, seat: Seat, resistance: Resistance, by: int) -> None:
    change_resistance(s.players[seat], resistance, by)
    words.tell_resistance_changed(s, seat, resistance, s.players[seat].resistances[resistance])


class LetGo(AskTold[ViroidState]):
    """The player names a city in which one of the own infected recovers; the last one of all does not."""

    def asks(self, s: ViroidState) -> SeatSet:
        seat = words.told_let_go(s)
        return only(seat) if s.players[seat].cubes + 1 < CUBES else 0

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.release(city) for city in each_city(s.present[seat])]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        words.then_let_go_in(s, seat, words.chosen_city(choice))


class LetGoIn(AskTold[ViroidState]):
    """The player picks the infected that recovers, if their fields differ."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.choose_way(way) for way in s.ways_of(words.told_let_go_in(s).city, seat)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        city, way = words.told_let_go_in(s).city, words.chosen_way(choice)
        words.tell_recovered(s, seat, city, way)
        take_away(s, seat, city, way, HEALTHY)
