"""The effects of cards, symptoms and abilities; the content files name them."""

from wusel.engine.effects import Effect
from wusel.engine.kinds import Deed, Seat
from wusel.engine.sets import NONE, has, only
from wusel.games.viroid import words
from wusel.games.viroid.happenings import marker_set, most_infected, sink_cure, sink_research
from wusel.games.viroid.scoring import finish
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.values import change_infection, change_mortality, change_resistance, change_severity
from wusel.games.viroid.words import Who


def those(s: ViroidState, seat: Seat, who: Who) -> list[Seat]:
    """Return the seats that an effect applies to: all players in turn order, or the one who develops or draws it
    (VI-1.2, VI-Q34)."""
    return s.in_turn() if who == words.ALL else [seat]


class Harden(Effect[ViroidState]):
    """One more of a resistance (VI-SY1..VI-SY3)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        resistance = words.effect_resistance(effect)
        for one in those(s, seat, words.effect_who(effect)):
            change_resistance(s.players[one], resistance, 1)
            words.tell_resistance_changed(s, one, resistance, s.players[one].resistances[resistance])


class Weaken(Effect[ViroidState]):
    """One less of a resistance; cubes that are placed stay (VI-1.13, VI-Q24)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        resistance = words.effect_resistance(effect)
        for one in those(s, seat, words.effect_who(effect)):
            change_resistance(s.players[one], resistance, -1)
            words.tell_resistance_changed(s, one, resistance, s.players[one].resistances[resistance])


class Outbreak(Effect[ViroidState]):
    """A one-time spread for each player it applies to, one after the other (VI-SY7, VI-Q34)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        for one in reversed(those(s, seat, words.effect_who(effect))):
            words.then_break_out(s, one, words.effect_spread(effect))


class Gain(Effect[ViroidState]):
    """Players gain DNA, but eliminated players gain none (VI-Q8)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        for one in those(s, seat, words.effect_who(effect)):
            if not s.is_out(one):
                s.earn(one, words.effect_dna(effect))


class Lose(Effect[ViroidState]):
    """A player loses this much DNA, or all that is left."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        for one in those(s, seat, words.effect_who(effect)):
            lost = min(words.effect_dna(effect), s.players[one].dna)
            if lost:
                s.players[one].dna -= lost
                words.tell_dna_lost(s, one, lost)


class Halve(Effect[ViroidState]):
    """A player loses half of the DNA; of an odd number the larger half stays."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        for one in those(s, seat, words.effect_who(effect)):
            lost = s.players[one].dna // 2
            if lost:
                s.players[one].dna -= lost
                words.tell_dna_lost(s, one, lost)


class Adapt(Effect[ViroidState]):
    """One more of a resistance that the player chooses (VI-SY1..VI-SY3, VI-Q34)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        for one in reversed(those(s, seat, words.effect_who(effect))):
            words.then_adapt_to(s, one)


class Wane(Effect[ViroidState]):
    """One less of a resistance that the player chooses (VI-1.13, VI-Q34)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        for one in reversed(those(s, seat, words.effect_who(effect))):
            words.then_give_way(s, one)


class Withdraw(Effect[ViroidState]):
    """An infected that the player chooses recovers; this is no success of the healing step (VI-Q11, VI-Q34)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        for one in reversed(those(s, seat, words.effect_who(effect))):
            words.then_let_go(s, one)


class Bribe(Effect[ViroidState]):
    """The player who draws the card pays, or research goes on (VI-Q11, VI-Q34)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        words.then_buy_off(s, words.effect_dna(effect))


class Infectious(Effect[ViroidState]):
    """One more infection point in every turn (VI-SY6)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        change_infection(s.players[seat], 1)
        words.tell_infection_changed(s, seat, s.players[seat].infection)


class Severe(Effect[ViroidState]):
    """One more die (VI-SY4)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        change_severity(s.players[seat], 1)
        words.tell_severity_changed(s, seat, s.players[seat].severity)


class Deadly(Effect[ViroidState]):
    """The dice kill up to one number more (VI-SY5)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        change_mortality(s.players[seat], 1)
        words.tell_mortality_changed(s, seat, s.players[seat].mortality)


class Necrosis(Effect[ViroidState]):
    """Quarantine no longer stops any player (VI-2.16, VI-SY10)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        s.necrosis = 1
        words.tell_necrosis_began(s, seat)


class Fly(Effect[ViroidState]):
    """A fungus spreads at once by bird with a given way (VI-PA-PIL2)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        words.then_fly_out(s, seat, words.effect_way(effect))


class Sprout(Effect[ViroidState]):
    """A symptom grows at once for free, if any can (VI-PA-VIR4)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        words.then_free_growth(s, seat, strain_too=0)


class CureDown(Effect[ViroidState]):
    """The cure moves away by one field (VI-SY8)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        sink_cure(s)


class CureUp(Effect[ViroidState]):
    """The cure comes nearer, which may end the game (VI-Q12)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        s.cure -= 1
        words.tell_cure_rose(s, s.cure)
        if s.research == s.cure:
            finish(s, words.CURE_FOUND)


class ResearchUp(Effect[ViroidState]):
    """Research is thrown back (VI-SY9)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        if s.research:
            s.research -= 1
            words.tell_research_rose(s, s.research)


class ResearchDown(Effect[ViroidState]):
    """Research goes on, but this is no success of the healing step (VI-Q11, VI-Q12)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        sink_research(s, 1)


class Corpse(Effect[ViroidState]):
    """A person dies in a city with infected (VI-1.11)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        if s.infected():
            s.then(words.LAY_CORPSE)


class Uncorpse(Effect[ViroidState]):
    """A corpse may be removed (VI-1.12)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        s.then(words.REMOVE_CORPSE)


class TakeMeasure(Effect[ViroidState]):
    """A counter-measure in a city (VI-GW1..VI-GW4)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        marker_set(s, words.effect_measure(effect), words.effect_city(effect))


class Guard(Effect[ViroidState]):
    """A counter-measure in the city with the most infected of all colours (VI-GW1..VI-GW4, VI-Q34)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        cities = most_infected(s)
        if cities:
            words.then_stand_guard(s, words.effect_measure(effect), cities)


class BlockLine(Effect[ViroidState]):
    """A sea line is closed for all players in both directions (VI-GW5, VI-Q15)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        line = words.effect_line(effect)
        if not s.markers[words.BLOCKS]:
            words.tell_no_marker_left(s)
        elif not has(s.blocked_lines, line):
            s.blocked_lines |= only(line)
            s.markers[words.BLOCKS] -= 1
            words.tell_line_blocked(s, line)


class BlockAirport(Effect[ViroidState]):
    """No player can start from an airport or land in it (VI-GW5, VI-Q15)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        city = words.effect_city(effect)
        if has(s.extinct, city):
            return
        if not s.markers[words.BLOCKS]:
            words.tell_no_marker_left(s)
        elif not has(s.blocked_airports, city):
            s.blocked_airports |= only(city)
            s.markers[words.BLOCKS] -= 1
            words.tell_airport_blocked(s, city)


class LiftMeasure(Effect[ViroidState]):
    """A marker is taken off, if there is one, but not from an extinct city (VI-1.10)."""

    def happen(self, s: ViroidState, seat: Seat, effect: Deed) -> None:
        if any(s.measures) or s.blocked_lines != NONE or s.blocked_airports & ~s.extinct != NONE:
            s.then(words.LIFT_MARKER)
