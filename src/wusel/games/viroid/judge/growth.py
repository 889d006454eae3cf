"""What a development is worth to the team: the judge's opinion of the shop (VI-3.1..VI-3.11).

Two things must be done in the time that is left, and one stands in the way of the other: enough must die, and in the
end somebody must be infected everywhere. Whatever quickens the one that is behind is worth most. Nobody can quicken
anything where nobody gets to, so new cities count besides.
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

# What a turn brings, about: whoever saves can soon have so much more.
INCOME: Final = 11

# What a city in reach counts: the first player to get there, and the second; more where nobody is yet.
FIRST: Final = 0.7
SECOND: Final = 0.5
UNTOUCHED: Final = 0.8

# A further level of bird, plane or ship.
SECOND_LEVEL: Final = 0.6

# A free symptom spares about so much DNA; there are not more than a few that are worth having, and fewer of them with
# each ability that brings some already.
FREE_GROWTH: Final = 9.0
MOST_GROWTHS: Final = 4.0

# Worse than anything: a run of symptoms is as good as its best part.
WORST: Final = -99.0

# What Vibrio gains by a DNA here and there, and which part of a point more its third ability is.
FIRST_INLAND: Final = 0.5
SPARED_POINT: Final = 0.7

# What a virus will have to pay at least for the symptoms of a strain, and how many it has about to grow.
LEAST_PAID: Final = 0.15
LINES: Final = 10.0

# A city in quarantine that could be entered again, and the peace of mind that none will be lost.
QUARANTINE: Final = 2.5
NO_MORE_QUARANTINE: Final = 2.0


class Growth(Pace):
    """What the choices of the shop would change for a player."""

    def __init__(self, s: ViroidState, seat: Seat, tastes: Tastes) -> None:
        super().__init__(s, seat, tastes)
        self.reach = self.reach_value(self.realm)
        self.hardened = [-1.0] * 3

    # --- cities in reach

    def reach_value(self, cities: CitySet) -> float:
        """What it is worth that a player gets to these cities: most, where nobody else does."""
        new = cities & ~self.known
        second = cities & self.known & ~self.known_twice
        value = FIRST * count(new) + SECOND * count(second) + self.taste.crowd * count(cities & self.known_twice)
        return value + UNTOUCHED * (FIRST * count(new & self.bare) + SECOND * count(second & self.bare))

    def reach_with(self, more: PerResistance[int]) -> float:
        """What so much more of the resistances opens, or so much less closes."""
        values = [kept_in(self.player.resistances[i] + more[i], limits.MOST_RESISTANCE) for i in range(3)]
        return self.gain(realm(self.s, self.seat, values, self.player.strengths), self.player.strengths)

    def gain(self, cities: CitySet, strengths: PerSpread[int]) -> float:
        """What it is worth to get to these cities with these spreads, instead of how it is now."""
        pace = self.pace_with(0, self.ways_in(cities, strengths), 0, 0)
        return pace - self.pace + self.reach_value(cities) - self.reach

    def harden_value(self, resistance: Resistance, by: int) -> float:
        more = [0, 0, 0]
        more[resistance] = by
        return self.reach_with(more)

    def hardened_once(self, resistance: Resistance) -> float:
        """One more of a resistance; many strains ask for it."""
        if self.hardened[resistance] < 0:
            self.hardened[resistance] = self.harden_value(resistance, 1)
        return self.hardened[resistance]

    def spread_value(self, spread: Spread) -> float:
        """A way is a cube more and opens its fields; bird, plane and ship open what is far."""
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
        """Value for each DNA."""
        word = verb(choice)
        if word == words.BUY_STRAIN:
            strain = self.s.content.strains[words.chosen_strain(choice)]
            return self.taste.strains * self.new_strain_ratio(strain)
        if word == words.DEVELOP:
            return self.taste.symptoms * self.next_symptoms_ratio(words.chosen_slot(choice))
        return self.liking(choice) / max(1, price(self.s, self.player, choice))

    def liking(self, choice: Choice) -> float:
        """What a level, a further ability or a mutation is worth, by how much its kind is liked besides."""
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
        """A new strain; a virus will not pay for all of its symptoms (VI-PA-VIR3)."""
        paying = 1.0
        if self.s.variant.pathogen == words.VIRUS:
            paying = max(LEAST_PAID, 1.0 - (1 + self.player.ability) / PIPS * self.turns / self.s.seats / LINES)
        return self.strain_ratio(strain, 0, float(slot_price(self.s, self.player)), paying)

    def next_symptoms_ratio(self, slot: Slot) -> float:
        strain = self.s.content.strains[self.player.strains[slot]]
        return self.strain_ratio(strain, self.player.developed[slot], 0.0, 1.0)

    def strain_ratio(self, strain: Strain, line: int, paid: float, paying: float) -> float:
        """The best run of symptoms from here on: what was paid for the card, and that part of their prices."""
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
        """What a symptom is worth that changes no pace."""
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
        """A cube that costs no point, for one of these cities; it may go into quarantine."""
        if not cities:
            return 0.0
        fewer = 1.0 if cities & self.bare else SPARE
        value = self.in_time(self.placing(), self.dying(), self.left, max(0.5, self.to_cover - fewer)) - self.timely
        return value + (QUARANTINE if cities & self.sight.quarantined else 0.0)

    def ability_value(self) -> float:
        """The next ability of a pathogen."""
        pathogen = self.s.variant.pathogen
        if pathogen == words.BACTERIUM:
            return self.reach_with([1, 1, 1])
        if pathogen == words.VIBRIO:
            return self.vibrio_value()
        value = self.line_value(next_effects(self.s, self.player, words.DEVELOP_ABILITY))
        return value + self.virus_value() if pathogen == words.VIRUS else value

    def line_value(self, effects: list[Deed]) -> float:
        """What all that a symptom or an ability does is worth."""
        more = [effects.count(words.INFECTIOUS), effects.count(words.SEVERE), effects.count(words.DEADLY)]
        value = self.pace_with(more[0], self.ways, more[1], more[2]) - self.pace
        for effect in effects:
            value += self.effect_value(effect)
        sprouts = effects.count(words.SPROUT)
        return value + self.best_symptoms(sprouts) if sprouts else value

    def best_symptoms(self, wanted: int) -> float:
        """What so many of the next symptoms are worth, whatever they cost, the best first."""
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
        """A little DNA, then a death more whenever a six comes, then a point for inland (VI-PA-VIB4, VI-PA-VIB5)."""
        if self.player.ability == 0:
            return FIRST_INLAND
        if self.player.ability == 1:
            sixes = (1 - (5 / PIPS) ** self.player.severity) / self.s.seats
            return self.in_time(self.placing(), self.dying() + sixes, self.left, self.to_cover) - self.timely
        return SPARED_POINT * (self.pace_with(1, self.ways, 0, 0) - self.pace)

    def virus_value(self) -> float:
        """A free symptom in one turn of six: worth what the next one is, as often as it may come (VI-PA-VIR3)."""
        best = 0.0
        for slot in range(limits.SLOTS):
            if self.player.strains[slot] != NOTHING:
                best = max(best, self.next_symptoms_ratio(slot))
        rolls = self.turns / self.s.seats / PIPS
        return best * min(rolls, MOST_GROWTHS - self.player.ability) * FREE_GROWTH

    # --- what cards ask for

    def lost_field(self) -> float:
        """What it costs that research goes on by a field."""
        return self.timely - self.in_time(self.placing(), self.dying(), self.time_left(-1), self.to_cover)

    # --- what cannot be paid yet

    def best_out_of_reach(self) -> float:
        """The best value for money among what a little more DNA would buy, less for the waiting."""
        s, player, soon = self.s, self.player, self.player.dna + INCOME
        wishes = [*IMPROVING, *RESISTING, words.DEVELOP_ABILITY, *[words.develop(slot) for slot in range(limits.SLOTS)]]
        if player.dna < slot_price(s, player) <= soon:
            wishes += s.content.taking.of(new_strains(s, player))
        best = 0.0
        for choice in wishes:
            if player.dna < price(s, player, choice) <= soon:
                best = max(best, self.ratio(choice))
        return best * self.taste.patience
