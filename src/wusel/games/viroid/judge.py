"""What an experienced pathogen thinks of a choice at first sight, and of a state."""

from math import exp
from typing import Final

from wusel.engine.judge import Judge
from wusel.engine.sets import count, has
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.components import Strain
from wusel.games.viroid.content import Content
from wusel.games.viroid.outlook import (
    Outlook,
    deaths_in_a_turn,
    time_left,
    time_to_win,
    turns_left,
)
from wusel.games.viroid.reach import SIMPLE, bearable, cost, enterable, near
from wusel.games.viroid.shop import price
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.world import World

INCOME: Final = 9
HORIZON: Final = 12


class ViroidJudge(Judge[ViroidState]):
    """Spreads to where nobody is yet, doubles what could be healed, kills where corpses are missing and somebody else
    stays alive, and buys what brings most for its price."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def rate(self, s: ViroidState, seat: int, choice: int) -> float:
        return self.ratings(s, seat, [choice])[0]

    def ratings(self, s: ViroidState, seat: int, choices: list[int]) -> list[float]:
        word = verb(choices[0])
        world = self.content.worlds[s.seats]
        if word in (words.ENTER, words.DECLINE, words.STOP):
            return self.rate_cities(s, world, seat, choices)
        if word in (words.KILL, words.STRIKE, words.UNEARTH):
            return self.rate_dead(s, world, seat, choices)
        if word in (words.CURE, words.BURY):
            return [float(s.fields.count(words.cure_owner(choice))) for choice in choices]
        if word == words.CHOOSE_WAY:
            return [self.rate_way(s, world, seat, words.choose_way_way(choice)) for choice in choices]
        if word in (words.GIVE, words.KEEP):
            return [self.rate_gift(s, seat, choice) for choice in choices]
        if word in (words.TRAVEL, words.LIFT, words.OPEN_LINE, words.OPEN_AIRPORT):
            return [1.0 / choice for choice in choices]
        return self.rate_shop(s, world, seat, choices)

    # --- cities

    def rate_cities(self, s: ViroidState, world: World, seat: int, choices: list[int]) -> list[float]:
        """Which city to enter; not going at all is worth nothing."""
        sight = Outlook(s, world)
        close = near(s, world, seat)
        borne = bearable(s, world, seat)
        found: list[float] = []
        for choice in choices:
            if verb(choice) != words.ENTER:
                found.append(0.0)
                continue
            city = words.enter_city(choice)
            value = self.city_value(s, world, sight, city)
            value += 0.8 if not has(s.present[seat], city) else 0.0
            value += 0.35 * min(3, count(world.land[city] & borne & ~s.infected()))
            value -= 0.8 * (cost(s, world, city) - 1)
            value -= 0.4 if not has(close, city) else 0.0
            found.append(value)
        return found

    def city_value(self, s: ViroidState, world: World, sight: Outlook, city: int) -> float:
        """What one more infected in a city is worth: most where there is none, something where one could be healed."""
        living = sight.living[city]
        value = 5.0 if living == 0 else 2.2 if living == 1 else 0.9 if living == 2 else 0.2
        if has(sight.quarantined, city):
            value += 4.0
        continent = world.continents[city]
        whole = self.content.corpses[s.seats][continent]
        return value + 2.0 * s.corpses[continent] / max(whole, 1)

    def rate_way(self, s: ViroidState, world: World, seat: int, way: int) -> float:
        """The way that leads into fewer other cities is used first."""
        return -float(count(enterable(s, world, seat, way)))

    def rate_dead(self, s: ViroidState, world: World, seat: int, choices: list[int]) -> list[float]:
        """Where somebody should die, or rise again."""
        sight = Outlook(s, world)
        found: list[float] = []
        for choice in choices:
            word = verb(choice)
            if word == words.DECLINE:
                found.append(0.0)
                continue
            city = words.kill_city(choice)
            if word == words.UNEARTH:
                found.append(1.0 if has(sight.quarantined, city) and sight.healthy[city] == 0 else -1.0)
                continue
            found.append(self.death_value(s, world, sight, seat, city, word))
        return found

    def death_value(self, s: ViroidState, world: World, sight: Outlook, seat: int, city: int, word: int) -> float:
        """A corpse that is missing is good; a city where nobody infected is left is not."""
        value = 4.0 if s.corpses[world.continents[city]] else -1.0
        value += 0.15 * s.corpses[world.continents[city]]
        if word == words.STRIKE and sight.healthy[city]:
            return value + 0.3 * sight.living[city]
        if sight.living[city] == 1:
            if sight.healthy[city]:
                value -= 6.0 if not s.necrosis else 2.5
            else:
                value += 1.0
        else:
            value += 0.3 * min(sight.living[city], 4)
        return value

    # --- DNA

    def rate_gift(self, s: ViroidState, seat: int, choice: int) -> float:
        """DNA for whoever has less of it."""
        if choice == words.KEEP:
            return 0.0
        other, dna = words.give_to(choice), words.give_dna(choice)
        return dna * (0.1 if s.players[other].dna + 12 < s.players[seat].dna else -0.1)

    def rate_shop(self, s: ViroidState, world: World, seat: int, choices: list[int]) -> list[float]:
        """Value for money; saving is better where something out of reach is worth much more."""
        player = s.players[seat]
        shopper = Shopper(self.content, s, world, seat)
        best_later = shopper.best_out_of_reach()
        found: list[float] = []
        for choice in choices:
            if choice == words.FINISH:
                hoarding = player.dna + INCOME > 40
                found.append(0.0 if hoarding else best_later)
            elif verb(choice) == words.DISCARD_STRAIN:
                found.append(-9.0)
            else:
                found.append(shopper.ratio(choice))
        return found

    # --- states

    def worth(self, s: ViroidState, seat: int) -> float:
        """Whether the time that is left will do."""
        needed = time_to_win(s, self.content)
        spare = time_left(s) - needed
        return 1 / (1 + exp(-spare / (2.0 + 0.25 * time_left(s))))

    def horizon(self, s: ViroidState) -> int:
        return HORIZON


class Shopper:
    """What developments are worth to a player now."""

    def __init__(self, content: Content, s: ViroidState, world: World, seat: int) -> None:
        self.content = content
        self.s = s
        self.world = world
        self.seat = seat
        self.player = s.players[seat]
        left = turns_left(s) / s.seats
        self.left = left
        self.cubes_wanted = 2.0 + 2.0 * min(1.0, left / 10)
        deaths = sum([deaths_in_a_turn(s, other) for other in range(s.seats)])
        pace = sum(s.corpses) / max(1.0, left - 2)
        self.need_deaths = max(0.1, min(1.5, (pace * 1.35 - deaths) / 1.0))
        self.bare = (1 << world.cities) - 1 & ~s.extinct & ~s.infected()

    def ratio(self, choice: int) -> float:
        """Value for each DNA."""
        word = verb(choice)
        if word == words.BUY_STRAIN:
            return self.strain_ratio(
                self.content.strains[words.buy_strain_strain(choice)],
                price(self.content, self.s, self.player, choice),
                0,
            )
        if word == words.DEVELOP:
            slot = words.develop_slot(choice)
            strain = self.player.strains[slot]
            return self.strain_ratio(self.content.strains[strain], 0, self.player.developed[slot])
        dna = price(self.content, self.s, self.player, choice)
        return self.value(choice) / max(dna, 1)

    def value(self, choice: int) -> float:
        word = verb(choice)
        if word == words.IMPROVE:
            return self.spread_value(words.improve_spread(choice))
        if word == words.RESIST:
            return self.opening_value(words.resist_resistance(choice), 3)
        if word == words.DEVELOP_ABILITY:
            return self.ability_value()
        if word == words.HEIGHTEN:
            return self.effect_value(words.SEVERE if words.heighten_value(choice) == words.SEVERITY else words.DEADLY)
        return 0.0

    def strain_ratio(self, strain: Strain, paid: int, line: int) -> float:
        """The best run of lines from here on, with the price of the card."""
        best = 0.0
        dna = paid
        value = 0.0
        while line < len(strain.prices):
            dna += strain.prices[line]
            for effect in strain.effects[line]:
                value += self.effect_value(effect)
            best = max(best, value / dna)
            line += 1
        return best

    def effect_value(self, effect: int) -> float:
        """What a symptom is worth."""
        word = verb(effect)
        player = self.player
        if word == words.INFECTIOUS:
            capacity = sum(player.strengths[:SIMPLE])
            return (
                7.0
                if player.infection < min(capacity, self.cubes_wanted)
                else 2.0
                if player.infection < capacity + 1
                else 0.3
            )
        if word == words.SEVERE:
            return 0.0 if player.severity >= 10 else 22.0 * self.need_deaths * max(player.mortality, 0.5) / 6
        if word == words.DEADLY:
            return 0.0 if player.mortality >= 5 else 22.0 * self.need_deaths * max(player.severity, 0.7) / 6
        if word == words.HARDEN:
            return self.opening_value(words.harden_resistance(effect), 1)
        if word == words.OUTBREAK:
            return 3.0
        if word == words.CURE_DOWN or word == words.RESEARCH_UP:
            return 4.0
        if word == words.NECROSIS:
            return 2.0 + 4.0 * count(self.s.quarantined())
        return 1.0

    def spread_value(self, spread: int) -> float:
        player = self.player
        if spread >= SIMPLE:
            if player.strengths[spread]:
                return 2.0
            return 5.0 + 0.5 * min(8, count(self.reachable_bare()))
        capacity = sum(player.strengths[:SIMPLE])
        value = 9.0 if capacity < min(player.infection, self.cubes_wanted) else 2.5
        if not player.strengths[spread]:
            fresh = self.s.free[spread] & bearable(self.s, self.world, self.seat)
            value += 0.5 * min(10, count(fresh)) + 0.4 * count(fresh & self.bare)
        else:
            value += 1.0
        return value

    def reachable_bare(self) -> int:
        """Cities without infected that could be borne."""
        return self.bare & bearable(self.s, self.world, self.seat)

    def opening_value(self, resistance: int, by: int) -> float:
        """The cities that more of a resistance would open, those that nobody has above all."""
        player = self.player
        values = player.resistances[:]
        before = bearable(self.s, self.world, self.seat)
        raised = min(values[resistance] + by, 9)
        table = self.world.bearable
        after = table[resistance][raised]
        for other in range(3):
            if other != resistance:
                after &= table[other][values[other]]
        fresh = after & ~before & ~self.s.extinct
        return 1.1 * count(fresh) + 0.9 * count(fresh & self.bare) + 0.3 * by

    def ability_value(self) -> float:
        pathogen = self.s.variant.pathogen
        if pathogen == words.BACTERIUM:
            return sum([self.opening_value(resistance, 1) for resistance in range(3)])
        if pathogen == words.NANITES:
            return self.effect_value(words.DEADLY) + 1.0
        if pathogen == words.FUNGUS:
            return 4.0 + 2.0 * self.player.ability
        if pathogen == words.VIBRIO:
            return 4.0
        return 6.0

    def best_out_of_reach(self) -> float:
        """The best value for money among what cannot be paid yet, a little less for the waiting."""
        best = 0.0
        dna = self.player.dna
        for spread in range(7):
            choice = words.improve(spread)
            cost = price(self.content, self.s, self.player, choice)
            if dna < cost <= dna + INCOME:
                best = max(best, self.value(choice) / cost)
        for resistance in range(3):
            choice = words.resist(resistance)
            cost = price(self.content, self.s, self.player, choice)
            if dna < cost <= dna + INCOME:
                best = max(best, self.value(choice) / cost)
        return best * 0.85
