"""The judge's opinion of the shop: the value of a development for the team (VI-3.1..VI-3.11).

The team must do two things in the time that is left, and each hinders the other: enough people must die, and in the end
every city must be infected. A development that speeds up the slower one is worth most. No development helps in cities
that no player can reach, so new cities count as well.
"""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Deed, Seat
from wusel.engine.sets import count
from wusel.engine.vocabulary import deed, verb
from wusel.games.viroid import limits, words
from wusel.games.viroid.access import breaking_out, flying
from wusel.games.viroid.components import Strain
from wusel.games.viroid.judge.outlook import PIPS, realm
from wusel.games.viroid.judge.pace import SPARE, Pace
from wusel.games.viroid.judge.taste import Tastes
from wusel.games.viroid.reach import SIMPLE
from wusel.games.viroid.shop import IMPROVING, RESISTING, new_strains, next_effects, price, slot_price
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.values import kept_in
from wusel.games.viroid.words import CitySet, PerResistance, PerSpread, Resistance, Slot, Spread

# The approximate income of a turn: a player who saves soon has this much more.
INCOME: Final = 11

# The value of a city in reach: for the first player to get there, for the second, and the part added if no one is
# infected there yet.
FIRST: Final = 0.7
SECOND: Final = 0.5
UNTOUCHED: Final = 0.8

# The value of a further level of bird, plane or ship.
SECOND_LEVEL: Final = 0.6

# The approximate price of a free symptom. Only a few symptoms are worth having, and each ability already brings some of
# them.
FREE_GROWTH: Final = 9.0
MOST_GROWTHS: Final = 4.0

# The value before any symptom is looked at: a run of symptoms is as good as its best part.
WORST: Final = -99.0

# The value of the occasional DNA that Vibrio gains, and the part of a point that its third ability saves.
FIRST_INLAND: Final = 0.5
SPARED_POINT: Final = 0.7

# The least part of a strain's symptom prices that a virus will pay, and the approximate number of symptoms it can grow.
LEAST_PAID: Final = 0.15
LINES: Final = 10.0

# The value of a quarantined city that can be entered again, and of the certainty that no city will be lost.
QUARANTINE: Final = 2.5
NO_MORE_QUARANTINE: Final = 2.0


class Growth(Pace):
    """The value of the shop's choices for a player."""

    def __init__(self, s: ViroidState, seat: Seat, tastes: Tastes) -> None:
        super().__init__(s, seat, tastes)
        self.reach = self.reach_value(self.realm)
        self.hardened = [-1.0] * 3

    # --- cities in reach

    def reach_value(self, cities: CitySet) -> float:
        """Return the value of getting to these cities; a city that no other player gets to counts most."""
        new = cities & ~self.known
        second = cities & self.known & ~self.known_twice
        value = FIRST * count(new) + SECOND * count(second) + self.taste.crowd * count(cities & self.known_twice)
        return value + UNTOUCHED * (FIRST * count(new & self.bare) + SECOND * count(second & self.bare))

    def reach_with(self, more: PerResistance[int]) -> float:
        """Return the value of a change of the resistances, positive or negative."""
        values = [kept_in(self.player.resistances[i] + more[i], limits.MOST_RESISTANCE) for i in range(3)]
        return self.gain(realm(self.s, self.seat, values, self.player.strengths), self.player.strengths)

    def gain(self, cities: CitySet, strengths: PerSpread[int]) -> float:
        """Return the value of getting to these cities with these spreads, compared with now."""
        pace = self.pace_with(0, self.ways_in(cities, strengths), 0, 0)
        return pace - self.pace + self.reach_value(cities) - self.reach

    def harden_value(self, resistance: Resistance, by: int) -> float:
        more = [0, 0, 0]
        more[resistance] = by
        return self.reach_with(more)

    def hardened_once(self, resistance: Resistance) -> float:
        """Return the value of one more of a resistance. It is cached, because many strains ask for it."""
        if self.hardened[resistance] < 0:
            self.hardened[resistance] = self.harden_value(resistance, 1)
        return self.hardened[resistance]

    def spread_value(self, spread: Spread) -> float:
        """Return the value of a level of a spread: a way adds a cube and opens its fields; bird, plane and ship open
        far cities."""
        strengths = self.player.strengths[:]
        strengths[spread] += 1
        cities = self.realm
        if strengths[spread] == 1:
            cities = realm(self.s, self.seat, self.player.resistances, strengths)
        value = self.gain(cities, strengths)
        if spread >= SIMPLE:
            value += self.taste.short_ways * (1.0 if strengths[spread] == 1 else SECOND_LEVEL)
        return value

    # --- choices

    def ratio(self, choice: Choice) -> float:
        """Return the value per DNA."""
        word = verb(choice)
        if word == words.BUY_STRAIN:
            strain = self.s.content.strains[words.chosen_strain(choice)]
            return self.taste.strains * self.new_strain_ratio(strain)
        if word == words.DEVELOP:
            return self.taste.symptoms * self.next_symptoms_ratio(words.chosen_slot(choice))
        return self.liking(choice) / max(1, price(self.s, self.player, choice))

    def liking(self, choice: Choice) -> float:
        """Return the value of a level, a further ability or a mutation, multiplied by the weight of its kind."""
        word = verb(choice)
        if word == words.IMPROVE:
            spread = words.chosen_spread(choice)
            return (self.taste.ways if spread < SIMPLE else self.taste.far) * self.spread_value(spread)
        if word == words.RESIST:
            return self.taste.resistance * self.harden_value(words.chosen_resistance(choice), limits.PER_LEVEL)
        if word == words.HEIGHTEN:
            severity = int(words.chosen_value(choice) == words.SEVERITY)
            return self.pace_with(0, self.ways, severity, 1 - severity) - self.pace
        return self.taste.ability * self.ability_value()

    def new_strain_ratio(self, strain: Strain) -> float:
        """Return the value per DNA of a new strain; a virus will not pay for all of its symptoms (VI-PA-VIR3)."""
        paying = 1.0
        if self.s.variant.pathogen == words.VIRUS:
            paying = max(LEAST_PAID, 1.0 - (1 + self.player.ability) / PIPS * self.turns / self.s.seats / LINES)
        return self.strain_ratio(strain, 0, float(slot_price(self.s, self.player)), paying)

    def next_symptoms_ratio(self, slot: Slot) -> float:
        strain = self.s.content.strains[self.player.strains[slot]]
        return self.strain_ratio(strain, self.player.developed[slot], 0.0, 1.0)

    def strain_ratio(self, strain: Strain, line: int, paid: float, paying: float) -> float:
        """Return the value per DNA of the best run of symptoms from a line on. `paid` is the price of the card, and
        `paying` the part of the symptoms' prices to pay."""
        best = WORST
        infection = severity = mortality = 0
        value = 0.0
        while line < len(strain.prices):
            paid += paying * strain.prices[line]
            for effect in strain.effects[line]:
                word = deed(effect)
                if word == words.INFECTIOUS:
                    infection += 1
                elif word == words.SEVERE:
                    severity += 1
                elif word == words.DEADLY:
                    mortality += 1
                else:
                    value += self.effect_value(effect)
            pace = self.pace_with(infection, self.ways, severity, mortality) - self.pace
            best = max(best, (value + pace) / paid)
            line += 1
        return best

    def effect_value(self, effect: Deed) -> float:
        """Return the value of an effect that does not change the pace."""
        word = deed(effect)
        if word == words.HARDEN:
            return self.hardened_once(words.effect_resistance(effect))
        if word == words.OUTBREAK:
            return self.cube_value(breaking_out(self.s, self.seat, words.effect_spread(effect)).cities())
        if word in (words.CURE_DOWN, words.RESEARCH_UP):
            farther = self.time_left(1)
            return self.in_time(self.placing(), self.dying(), farther, self.to_cover) - self.timely
        if word == words.FLY:
            return self.cube_value(flying(self.s, self.seat, words.effect_way(effect)).cities())
        if word == words.ADAPT:
            return max([self.hardened_once(resistance) for resistance in limits.EVERY_RESISTANCE])
        if word == words.NECROSIS and not self.s.necrosis:
            return NO_MORE_QUARANTINE + QUARANTINE * count(self.s.quarantined())
        return 0.0

    def cube_value(self, cities: CitySet) -> float:
        """Return the value of a cube in one of these cities that costs no point and may go into quarantine."""
        if not cities:
            return 0.0
        fewer = 1.0 if cities & self.bare else SPARE
        value = self.in_time(self.placing(), self.dying(), self.left, max(0.5, self.to_cover - fewer)) - self.timely
        return value + (QUARANTINE if cities & self.sight.quarantined else 0.0)

    def ability_value(self) -> float:
        """Return the value of the pathogen's next ability."""
        pathogen = self.s.variant.pathogen
        if pathogen == words.BACTERIUM:
            return self.reach_with([1, 1, 1])
        if pathogen == words.VIBRIO:
            return self.vibrio_value()
        value = self.line_value(next_effects(self.s, self.player, words.DEVELOP_ABILITY))
        return value + self.virus_value() if pathogen == words.VIRUS else value

    def line_value(self, effects: list[Deed]) -> float:
        """Return the value of all effects of a symptom or an ability."""
        more = [effects.count(words.INFECTIOUS), effects.count(words.SEVERE), effects.count(words.DEADLY)]
        value = self.pace_with(more[0], self.ways, more[1], more[2]) - self.pace
        for effect in effects:
            value += self.effect_value(effect)
        sprouts = effects.count(words.SPROUT)
        return value + self.best_symptoms(sprouts) if sprouts else value

    def best_symptoms(self, wanted: int) -> float:
        """Return the value of the best next symptoms, without regard to their prices."""
        value = 0.0
        grown = self.player.developed[:]
        for _ in range(wanted):
            best, place = 0.0, NOTHING
            for slot in range(limits.SLOTS):
                strain = self.player.strains[slot]
                if strain == NOTHING or grown[slot] == len(self.s.content.strains[strain].effects):
                    continue
                symptom = self.line_value(self.s.content.strains[strain].effects[grown[slot]])
                if symptom > best:
                    best, place = symptom, slot
            if place != NOTHING:
                grown[place] += 1
            value += best
        return value

    def vibrio_value(self) -> float:
        """Return the value of Vibrio's next ability: a little DNA, then one more death for a six, then a point for
        inland cities (VI-PA-VIB4, VI-PA-VIB5)."""
        if self.player.ability == 0:
            return FIRST_INLAND
        if self.player.ability == 1:
            sixes = (1 - (5 / PIPS) ** self.player.severity) / self.s.seats
            return self.in_time(self.placing(), self.dying() + sixes, self.left, self.to_cover) - self.timely
        return SPARED_POINT * (self.pace_with(1, self.ways, 0, 0) - self.pace)

    def virus_value(self) -> float:
        """Return the value of a free symptom in one more turn of six: the value of the next symptom, times the number
        of chances (VI-PA-VIR3)."""
        best = 0.0
        for slot in range(limits.SLOTS):
            if self.player.strains[slot] != NOTHING:
                best = max(best, self.next_symptoms_ratio(slot))
        rolls = self.turns / self.s.seats / PIPS
        return best * min(rolls, MOST_GROWTHS - self.player.ability) * FREE_GROWTH

    # --- payments that cards ask for

    def lost_field(self) -> float:
        """Return the cost of one step of research."""
        return self.timely - self.in_time(self.placing(), self.dying(), self.time_left(-1), self.to_cover)

    # --- developments that cannot be paid yet

    def best_out_of_reach(self) -> float:
        """Return the best value per DNA among developments that a little more DNA would buy, reduced because of the
        wait."""
        s, player, soon = self.s, self.player, self.player.dna + INCOME
        wishes = [*IMPROVING, *RESISTING, words.DEVELOP_ABILITY, *[words.develop(slot) for slot in range(limits.SLOTS)]]
        if player.dna < slot_price(s, player) <= soon:
            wishes += s.content.taking.of(new_strains(s, player))
        best = 0.0
        for choice in wishes:
            if player.dna < price(s, player, choice) <= soon:
                best = max(best, self.ratio(choice))
        return best * self.taste.patience
