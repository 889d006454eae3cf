"""The heuristics of an experienced pathogen for choices and states."""

from typing import Final

from wusel.engine.calibration import Calibration
from wusel.engine.judge import Judge
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import count, has
from wusel.engine.vocabulary import deed, verb
from wusel.games.viroid import words
from wusel.games.viroid.judge.chances import as_it_turns_out, chance
from wusel.games.viroid.judge.growth import Growth
from wusel.games.viroid.judge.outlook import Outlook, open_to, toll, turns_left
from wusel.games.viroid.judge.taste import AT_FIRST_SIGHT, ON_REFLECTION, Taste, Tastes
from wusel.games.viroid.limits import CUBES
from wusel.games.viroid.reach import SPREAD_OF, bearable, cost, enterable, near, strength_left
from wusel.games.viroid.shop import price
from wusel.games.viroid.state import Player, ViroidState
from wusel.games.viroid.words import City, Slot

# The horizon in turns of other seats. A purchase pays off after some turns. A choice of a city shows its value at once:
# longer playouts add the noise of the dice and find gains that do not exist.
FOR_THE_SHOP: Final = 10
FOR_CITIES: Final = 1

# Medium bots overlook one in this many choices.
SLIPS: Final = 8

WHERE_TO_GO: Final = (words.SETTLE, words.INFECT, words.BREAK_OUT_TO, words.FLY_TO)
IN_THE_SHOP: Final = (words.DEVELOP_FREELY, words.FREE_GROWTH, words.MUTATE)

# The value of one more infected in a city: beside a lone one, and beside several.
PAIR: Final = 1.4
MORE: Final = 0.6

# The risks of a lone infected. If it is healed, research advances, and a city with corpses is left in quarantine. Both
# count more the nearer the cure is; then it is better not to enter a city alone.
ALONE: Final = 2.7
ALONE_AMONG_DEAD: Final = 2.0
PRESSED: Final = 0.8
THIN: Final = 1.3

# The value of ending a quarantine, of a city where corpses are missing, and of a city's last healthy field: afterwards
# all people in it can die.
RELIEF: Final = 4.0
FODDER: Final = 2.0
LAST_WELL: Final = 0.5

# The value of further cities that can be entered from there, up to a maximum; a city without infected counts three
# times. A player with fewer than FEW infected needs them more.
FRONTIER: Final = 0.35
FRONTIER_MOST: Final = 3.0
FEW: Final = 5

# The cost of every further point, and of using up bird, plane or ship.
DEAR: Final = 0.8
FAR: Final = 0.4

# The value of a missing corpse, and more for each one missing; the value of each infected who stays alive beside it.
NEEDED: Final = 4.0
BEHIND: Final = 0.15
STILL_ALIVE: Final = 0.2
MOST_ALIVE: Final = 4

# The cost of a city that loses its last infected, without and with necrosis; the value of a city that becomes extinct;
# the cost of a city with a single infected left.
LOST_CITY: Final = 7.5
LOST_CITY_NECROTIC: Final = 2.5
LAID_TO_REST: Final = 2.4
EXPOSED: Final = 1.3

# Up to this many infected in a city may all be healed; up to this many corpses make it a better place to die.
LONELY: Final = 2
MOST_DEAD: Final = 2

# The value of a removed corpse: if that ends a quarantine, if the quarantine stays, and anywhere else.
QUARANTINE_ENDS: Final = 2.0
STILL_QUARANTINED: Final = 0.1
ONE_LESS: Final = -1.0

# The approximate value of one DNA.
WORTH_OF_DNA: Final = 0.25

# Nanites give DNA only to a player who has this much less.
POORER: Final = 12

# The least value per DNA for a purchase, and the DNA from which a player need not save.
HARDLY: Final = 0.001
MUCH: Final = 32

# The value of discarding a strain: one that still helps, and one that only hurts. Discarding costs no DNA.
THROWN_AWAY: Final = -9.0
FOR_NOTHING: Final = 9.0


class ViroidJudge(Judge[ViroidState]):
    """A judge that spreads to cities without infected and doubles infected who could be healed. It kills where corpses
    are missing and other infected stay alive, and buys what brings most for its price."""

    def __init__(self, tastes: Tastes = AT_FIRST_SIGHT) -> None:
        self.tastes = tastes

    def rate(self, s: ViroidState, seat: Seat, choice: Choice) -> float:
        return self.ratings(s, seat, [choice])[0]

    def ratings(self, s: ViroidState, seat: Seat, choices: list[Choice]) -> list[float]:
        word = verb(choices[0])
        if s.agenda[-1] == words.BUY_OFF:
            return [self.rate_bribe(s, seat, choice) for choice in choices]
        if word in (words.ENTER, words.DECLINE, words.STOP):
            return self.rate_cities(s, seat, choices)
        if word in (words.KILL, words.STRIKE, words.UNEARTH):
            return self.rate_dead(s, seat, choices)
        if word in (words.CURE, words.BURY):
            return [float(s.fields.count(words.chosen_owner(choice))) for choice in choices]
        if word == words.CHOOSE_WAY:
            return [-float(count(enterable(s, seat, words.chosen_way(choice)))) for choice in choices]
        if word == words.TRAVEL:
            return [float(strength_left(s, SPREAD_OF[words.chosen_means(choice)])) for choice in choices]
        if word in (words.GIVE, words.KEEP):
            return [self.rate_gift(s, seat, choice) for choice in choices]
        if word in (words.LIFT, words.OPEN_LINE, words.OPEN_AIRPORT):
            return [self.rate_marker(s, choice) for choice in choices]
        if word in (words.TOUGHEN, words.SOFTEN):
            growth = Growth(s, seat, self.tastes)
            by = 1 if word == words.TOUGHEN else -1
            return [growth.harden_value(words.chosen_resistance(choice), by) for choice in choices]
        if word in (words.RELEASE, words.PROTECT):
            return self.rate_given_up(s, choices)
        return self.rate_shop(s, seat, choices)

    # --- cities to enter

    def rate_cities(self, s: ViroidState, seat: Seat, choices: list[Choice]) -> list[float]:
        """Rate the cities to enter; entering none is worth nothing."""
        sight = Outlook(s)
        taste = self.tastes.at(s.turn, sight.turns)
        hurry = sight.hurry(s)
        whole = s.content.corpses[s.seats]
        quarantined = s.quarantined()
        journey = Journey(s, seat, taste)
        found: list[float] = []
        for choice in choices:
            if verb(choice) != words.ENTER:
                found.append(0.0)
                continue
            city = words.chosen_city(choice)
            value = self.cube_value(taste, sight, city, hurry)
            if has(quarantined, city):
                value += RELIEF
            continent = s.world.continents[city]
            value += FODDER * (s.corpses[continent] / max(1, whole[continent]))
            if sight.healthy[city] == 1:
                value += LAST_WELL
            found.append(value + journey.value(city))
        return found

    def cube_value(self, taste: Taste, sight: Outlook, city: City, hurry: float) -> float:
        """Return the value of an infected in a city. It is greatest without infected there, unless it would be healed
        at once; it is less beside a lone one."""
        living = sight.living[city]
        if living == 0:
            return taste.cover - THIN * hurry * sight.threat(city)
        if living == 1:
            return PAIR + self.risk(sight, city) * (1.0 + PRESSED * hurry)
        return MORE / living + (taste.third * sight.threat(city) if living == LONELY else 0.0)

    def risk(self, sight: Outlook, city: City) -> float:
        """Return the risk of a lone infected: it may be healed and, in a city with corpses, leave a quarantine
        behind."""
        return sight.threat(city) * (ALONE + (ALONE_AMONG_DEAD if sight.dead[city] else 0.0))

    # --- deaths

    def rate_dead(self, s: ViroidState, seat: Seat, choices: list[Choice]) -> list[float]:
        """Rate the cities in which someone should die, or a corpse should be removed."""
        sight = Outlook(s)
        taste = self.tastes.at(s.turn, sight.turns)
        hurry = sight.hurry(s) if taste.before_healed else 0.0
        found: list[float] = []
        for choice in choices:
            word = verb(choice)
            if word == words.DECLINE:
                found.append(0.0)
                continue
            city = words.chosen_city(choice)
            if word == words.UNEARTH:
                found.append(self.rising_value(sight, city))
            else:
                value = self.death_value(s, sight, city, word, taste.half_way)
                if sight.living[city] <= LONELY:
                    value += taste.before_healed * hurry * sight.threat(city)
                found.append(value + taste.among_dead * min(MOST_DEAD, sight.dead[city]))
        return found

    def rising_value(self, sight: Outlook, city: City) -> float:
        """Return the value of removing a corpse: it ends a quarantine if it is the only one."""
        if has(sight.quarantined, city):
            return QUARANTINE_ENDS if sight.dead[city] == 1 else STILL_QUARANTINED
        return ONE_LESS

    def death_value(self, s: ViroidState, sight: Outlook, city: City, word: int, half_way: float) -> float:
        """Return the value of a death: a missing corpse is good; a city that loses its last infected is not."""
        missing = s.corpses[s.world.continents[city]]
        value = NEEDED + BEHIND * missing if missing else 0.0
        living = sight.living[city]
        if word == words.STRIKE and sight.healthy[city]:
            return value + STILL_ALIVE * living
        if living > 1:
            value += STILL_ALIVE * min(living, MOST_ALIVE)
            if living == 2:
                value -= EXPOSED * sight.threat(city)
            if living == 2 and sight.healthy[city]:
                value -= half_way
            return value
        if sight.healthy[city]:
            return value - (LOST_CITY_NECROTIC if s.necrosis else LOST_CITY)
        return value + LAID_TO_REST

    # --- losses to mankind

    def rate_given_up(self, s: ViroidState, choices: list[Choice]) -> list[float]:
        """Rate the cities in which an infected recovers, or which are guarded: the one with the smallest loss
        is best."""
        sight = Outlook(s)
        taste = self.tastes.at(s.turn, sight.turns)
        hurry = sight.hurry(s)
        found: list[float] = []
        for choice in choices:
            city = words.chosen_city(choice)
            if verb(choice) == words.PROTECT:
                found.append(-float(sight.healthy[city]))
                continue
            lost = LOST_CITY if sight.living[city] == 1 and sight.dead[city] and not s.necrosis else 0.0
            sight.living[city] -= 1
            found.append(-lost - self.cube_value(taste, sight, city, hurry))
            sight.living[city] += 1
        return found

    def rate_bribe(self, s: ViroidState, seat: Seat, choice: Choice) -> float:
        """Rate a bribe: the cost of one step of research against the value of the DNA."""
        if choice == words.DECLINE:
            return 0.0
        return Growth(s, seat, self.tastes).lost_field() - WORTH_OF_DNA * words.told_buy_off(s)

    # --- DNA

    def rate_gift(self, s: ViroidState, seat: Seat, choice: Choice) -> float:
        """Rate a gift of DNA: it is good for a player with less DNA."""
        if choice == words.KEEP:
            return 0.0
        other, dna = words.chosen_to(choice), words.chosen_dna(choice)
        return dna * (0.1 if s.players[other].dna + POORER < s.players[seat].dna else -0.1)

    def rate_marker(self, s: ViroidState, choice: Choice) -> float:
        """Rate a marker to lift: a measure hurts most in a city without infected."""
        if verb(choice) == words.LIFT:
            return 0.5 if has(s.infected(), words.chosen_city(choice)) else 1.0
        return 0.7

    def rate_shop(self, s: ViroidState, seat: Seat, choices: list[Choice]) -> list[float]:
        """Rate purchases by value per DNA. Saving is better if something that is still too expensive is worth more."""
        growth = Growth(s, seat, self.tastes)
        if s.agenda[-1] == words.FREE_GROWTH:
            # The greatest gain is a development that is expensive and worth it (VI-PA-VIR2).
            return [growth.ratio(choice) * price(s, s.players[seat], choice) for choice in choices]
        found: list[float] = []
        for choice in choices:
            if choice == words.FINISH:
                saving = growth.best_out_of_reach() if s.players[seat].dna < MUCH else 0.0
                found.append(HARDLY + growth.taste.keeping + saving)
            elif verb(choice) == words.DISCARD_STRAIN:
                found.append(discard_value(s, s.players[seat], words.chosen_slot(choice)))
            else:
                found.append(growth.ratio(choice))
        return found

    def plausible(self, s: ViroidState, seat: Seat, choices: list[Choice]) -> list[Choice]:
        """Return all choices except for discarding strains that still help (VI-3.9)."""
        if s.agenda[-1] != words.MUTATE:
            return choices
        player = s.players[seat]
        return [
            choice
            for choice in choices
            if verb(choice) != words.DISCARD_STRAIN or discard_value(s, player, words.chosen_slot(choice)) > 0
        ]

    # --- states

    def worth(self, s: ViroidState, seat: Seat) -> float:
        """Return the team's chance to win, which is the same for all players."""
        return chance(s)

    def calibration(self, s: ViroidState) -> Calibration:
        return as_it_turns_out(s)

    def on_reflection(self) -> "ViroidJudge":
        return ViroidJudge(ON_REFLECTION)

    def slips(self) -> int:
        """Return n: medium bots overlook one in n choices. Two of the strongest bots then win 15 games in 100 more."""
        return SLIPS

    def horizon(self, s: ViroidState) -> int:
        return FOR_THE_SHOP if s.agenda[-1] in IN_THE_SHOP else FOR_CITIES

    def looks_ahead(self, s: ViroidState) -> bool:
        """Return whether to search: always for cities, and for the shop in the second half of the turns, when the end
        comes in sight. Deaths and healings are decided by the ratings."""
        if s.agenda[-1] in IN_THE_SHOP:
            return s.turn > turns_left(s)
        return s.agenda[-1] in WHERE_TO_GO


def discard_value(s: ViroidState, player: Player, slot: Slot) -> float:
    """Return the value of discarding a strain. It is positive only if no continent needs any more corpses: every death
    that the strain causes then hurts, and may outweigh its benefits."""
    if any(s.corpses):
        return THROWN_AWAY
    severity = mortality = given = 0
    for effects in s.content.strains[player.strains[slot]].effects[: player.developed[slot]]:
        for effect in effects:
            word = deed(effect)
            severity += int(word == words.SEVERE)
            mortality += int(word == words.DEADLY)
            given += int(word in (words.INFECTIOUS, words.HARDEN, words.NECROSIS))
    spared = toll(player.severity, player.mortality) - toll(player.severity - severity, player.mortality - mortality)
    return FOR_NOTHING + spared - given if spared > given else THROWN_AWAY


class Journey:
    """The value of getting to a city, without regard to the people there: the cost of the way, and the cities
    beyond."""

    def __init__(self, s: ViroidState, seat: Seat, taste: Taste) -> None:
        self.s = s
        self.present = s.present[seat]
        self.close = near(s, seat)
        self.beyond = bearable(s, seat) & open_to(s, s.players[seat].strengths) & ~self.close
        self.fresh = self.beyond & ~s.infected()
        self.frontier = FRONTIER * (taste.needy if CUBES - s.players[seat].cubes < FEW else 1.0)
        self.newness = taste.fresh

    def value(self, city: City) -> float:
        value = -DEAR * (cost(self.s, city) - 1)
        if not has(self.close, city):
            value -= FAR
        if has(self.present, city):
            return value
        ways_on = self.s.world.land[city]
        further = 0.5 * count(ways_on & self.beyond) + count(ways_on & self.fresh)
        return value + self.newness + self.frontier * min(FRONTIER_MOST, further)
