"""What cards ask of the active player: corpses laid and removed, markers lifted (VI-1.11, VI-1.12, VI-Q34)."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has, removed
from wusel.engine.step import Ask
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.happenings import bury, take_away, take_marker_off
from wusel.games.viroid.limits import EVERY_MEASURE
from wusel.games.viroid.state import DEAD, HEALTHY, ViroidState
from wusel.games.viroid.steps.phase_1 import cubes_in
from wusel.games.viroid.words import each_city, each_line


class LayCorpse(Ask[ViroidState]):
    """A city with infected in which somebody dies (VI-1.11)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.strike(city) for city in each_city(s.infected())]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        words.then_lay_corpse_in(s, words.chosen_city(choice))


class LayCorpseIn(Ask[ViroidState]):
    """The healthy die first; only where nobody is healthy, an infected does (VI-1.11, VI-F2). It pays nothing."""

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
    """A city that is not extinct gives a corpse back to the supply, or none does (VI-1.12, VI-Q9)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.unearth(city) for city in each_city(s.dead & ~s.extinct)] + [words.DECLINE]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if choice == words.DECLINE:
            words.tell_declined(s, seat)
        else:
            words.then_remove_corpse_in(s, words.chosen_city(choice))


class RemoveCorpseIn(Ask[ViroidState]):
    """Which corpse, where their fields differ; the field is healthy again (VI-1.12)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.choose_way(way) for way in s.ways_of(words.told_remove_corpse_in(s), DEAD)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        city, way = words.told_remove_corpse_in(s), words.chosen_way(choice)
        words.tell_corpse_removed(s, city, way)
        s.put(s.field_of(city, way, DEAD), HEALTHY)


class LiftMarker(Ask[ViroidState]):
    """Any marker on the board goes back to the supply, but for those in extinct cities (VI-1.10)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        for measure in EVERY_MEASURE:
            found += [words.lift(measure, city) for city in each_city(s.measures[measure])]
        found += [words.open_line(line) for line in each_line(s.blocked_lines)]
        return found + [words.open_airport(city) for city in each_city(s.blocked_airports & ~s.extinct)]

    def barred(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        stays = verb(choice) == words.OPEN_AIRPORT and has(s.extinct, words.chosen_city(choice))
        return "VI-1.10" if stays else self.rule

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
