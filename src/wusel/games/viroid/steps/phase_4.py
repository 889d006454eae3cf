"""Phase 4: mortality, and the end of a turn (VI-4.1..VI-4.10)."""

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import added, count, has, meet, only
from wusel.engine.step import Ask, Step
from wusel.games.viroid import words
from wusel.games.viroid.happenings import die
from wusel.games.viroid.limits import CUBES
from wusel.games.viroid.mortality import PIPS, chance_of_death, six_kills
from wusel.games.viroid.scoring import check_end
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.steps.phase_0 import start_turn
from wusel.games.viroid.words import City, CitySet, each_city


class Roll(Step[ViroidState]):
    """Roll as many dice as the severity; each die up to the mortality kills (VI-4.1, VI-4.2, VI-Q30). With its second
    ability, Vibrio kills once more at a harbour if a six appears. That death comes first, so that all can be in
    different cities (VI-PA-VIB5, VI-Q17)."""

    def act(self, s: ViroidState) -> None:
        player = s.players[s.active]
        if player.severity:
            words.tell_dice_taken(s, s.active, player.severity, player.mortality, chance_of_death(s, s.active))
        s.dice = [1 + s.draw(PIPS) for _ in range(player.severity)]
        deaths = len([pips for pips in s.dice if pips <= player.mortality])
        if s.dice:
            words.tell_rolled(s, s.active, s.dice)
            words.tell_judged(s, s.active, min(deaths, CUBES - player.cubes))
        else:
            words.tell_no_dice(s, s.active)
        if six_kills(s, s.active) and PIPS in s.dice:
            s.then(words.END_TURN)
            words.then_kill_at_harbour(s, deaths)
        elif deaths and s.present[s.active]:
            s.then(words.END_TURN)
            words.then_choose_dead(s, deaths, struck=0)
        else:
            end_turn(s)


class KillAtHarbour(Ask[ViroidState]):
    """The active player names the harbour city where Vibrio kills once more (VI-PA-VIB5)."""

    def asks(self, s: ViroidState) -> SeatSet:
        return only(s.active) if meet(s.present[s.active], s.world.harbours) else 0

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.kill(city) for city in each_city(s.present[seat] & s.world.harbours)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        city, left = words.chosen_city(choice), words.told_kill_at_harbour(s)
        if left:
            words.then_choose_dead(s, left, struck=only(city))
        find_victim(s, city)

    def act(self, s: ViroidState) -> None:
        left = words.told_kill_at_harbour(s)
        if left:
            words.then_choose_dead(s, left, struck=0)


class ChooseDead(Ask[ViroidState]):
    """The active player names the cities of the deaths. Every success must be used, in different cities if possible
    (VI-4.3, VI-4.5, VI-4.6, VI-Q13)."""

    def asks(self, s: ViroidState) -> SeatSet:
        return only(s.active) if s.present[s.active] and not is_forced(s) else 0

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.kill(city) for city in each_city(next_to_die(s))]

    def barred(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        return "VI-4.6" if has(s.present[seat], words.chosen_city(choice)) else "VI-4.5"

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        self.strike(s, words.chosen_city(choice))

    def act(self, s: ViroidState) -> None:
        """Kill without a question, because someone dies in every city anyway and the order does not matter."""
        if s.present[s.active]:
            self.strike(s, each_city(next_to_die(s))[0])

    def strike(self, s: ViroidState, city: City) -> None:
        told = words.told_choose_dead(s)
        told.left -= 1
        if told.left:
            told.struck = added(told.struck, city)
            told.again(s)
        find_victim(s, city)


def next_to_die(s: ViroidState) -> CitySet:
    """Return own cities without a death in this phase; all own cities if there is none left (VI-4.6, VI-Q13)."""
    own = s.present[s.active]
    return own & ~words.told_choose_dead(s).struck or own


def is_forced(s: ViroidState) -> bool:
    """Return whether there is a death for every city that was spared so far, or for every own infected."""
    told = words.told_choose_dead(s)
    spared = s.present[s.active] & ~told.struck
    return 0 < count(spared) <= told.left or CUBES - s.players[s.active].cubes <= told.left


def find_victim(s: ViroidState, city: City) -> None:
    """Ask which own infected of a city dies if their fields differ (VI-4.3)."""
    ways = s.ways_of(city, s.active)
    if len(ways) > 1:
        words.then_die_in(s, city)
    else:
        die(s, s.active, city, ways[0])


class DieIn(Ask[ViroidState]):
    """The active player picks the own infected of a city that dies, if their fields differ (VI-4.3)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.choose_way(way) for way in s.ways_of(words.told_die_in(s), seat)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        die(s, seat, words.told_die_in(s), words.chosen_way(choice))


class EndTurn(Step[ViroidState]):
    """The turn ends after a phase with questions, or after the event of an eliminated player (VI-Q35)."""

    def act(self, s: ViroidState) -> None:
        end_turn(s)


def end_turn(s: ViroidState) -> None:
    """End the turn: the game is won or lost, or the next player's turn begins (VI-4.10, VI-T1)."""
    check_end(s)
    if s.ended == words.STILL_PLAYING:
        s.active = s.after(s.active)
        start_turn(s)
