"""The pace of the team: enough people must die, and in the end every city must be infected."""

from math import exp, log
from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.sets import NONE, count
from wusel.games.viroid import limits
from wusel.games.viroid.judge.outlook import PIPS, Outlook, empty_cities, realm, toll
from wusel.games.viroid.judge.taste import Tastes
from wusel.games.viroid.scoring import uninfected
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.words import CitySet, PerSpread

# The least number of deaths in a turn, to avoid a division by zero.
HARDLY_ANY: Final = 0.05

# The cost of an excess death by the own dice, and the number of infected that should be left.
DANGER: Final = 1.5
MARGIN: Final = 3.0

# The value of a surplus infected, compared with an infected in one more city.
SPARE: Final = 0.5


class Pace:
    """The speed at which the team places cubes and people die, seen from one of its players."""

    def __init__(self, s: ViroidState, seat: Seat, tastes: Tastes) -> None:
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        sight = Outlook(s)
        self.sight = sight
        self.turns = sight.turns
        taste = tastes.at(s.turn, sight.turns)
        self.taste = taste
        self.sinking = sight.sinking()
        self.left = self.time_left(0)
        self.missing = sum(s.corpses)
        self.bare = uninfected(s)
        self.to_cover = max(1.0, empty_cities(s) + taste.wish - SPARE * sight.spare())
        self.healings = sum(sight.named) / max(1, sight.turns) * taste.hit
        self.other_cubes = 0.0
        self.other_deaths = 0.0
        self.known = NONE
        self.known_twice = NONE
        for other in s.everybody():
            if other != seat and not s.is_out(other):
                self.count_in(other)
        self.realm = realm(s, seat, self.player.resistances, self.player.strengths)
        self.ways = self.ways_in(self.realm, self.player.strengths)
        self.own = limits.CUBES - self.player.cubes
        self.pace = self.pace_with(0, self.ways, 0, 0)
        self.timely = self.in_time(self.placing(), self.dying(), self.left, self.to_cover)

    def count_in(self, other: Seat) -> None:
        """Add the cubes, deaths and reach of a fellow player."""
        player = self.s.players[other]
        theirs = realm(self.s, other, player.resistances, player.strengths)
        self.other_cubes += self.cubes(player.infection, self.ways_in(theirs, player.strengths))
        self.other_deaths += toll(player.severity, player.mortality)
        self.known_twice |= self.known & theirs
        self.known |= theirs

    def time_left(self, steps: int) -> float:
        """Return the turns until the deck is empty or the cure is found, if the cure were this many steps
        farther away."""
        cure = (self.s.cure - self.s.research + steps) / self.sinking
        return max(1.0, min(self.turns + 1.0, cure))

    # --- the pace of the team

    def ways_in(self, cities: CitySet, strengths: PerSpread[int]) -> float:
        """Return the number of cubes that the ways of a player allow in a turn among these cities, while there are
        fields for them."""
        found = 0.0
        room = self.taste.room
        for way in limits.EVERY_WAY:
            if strengths[way]:
                found += min(float(strengths[way]), room * count(self.s.free[way] & cities))
        return found

    def cubes(self, infection: int, ways: float) -> float:
        """Return the number of cubes in a turn. A surplus point or way adds a part of a cube."""
        return min(infection, ways) + self.taste.half * min(1.0, abs(infection - ways))

    def pace_with(self, infection: int, ways: float, severity: int, mortality: int) -> float:
        """Return how well the team is in time with these ways and these additions to the other values. A player with
        few infected and many dice risks losing them all."""
        player = self.player
        seats = self.s.seats
        dice = min(player.severity + severity, limits.MOST_SEVERITY)
        deadly = min(player.mortality + mortality, limits.MOST_MORTALITY)
        dying = toll(dice, deadly)
        own = self.cubes(min(player.infection + infection, limits.MOST_INFECTION), ways)
        danger = DANGER * max(0.0, dice + MARGIN - self.own - own) * deadly / PIPS
        cubes, deaths = self.other_cubes + own, self.other_deaths + dying
        return self.in_time(cubes / seats, deaths / seats, self.left, self.to_cover) - danger

    def in_time(self, cubes: float, deaths: float, left: float, to_cover: float) -> float:
        """Return how well the team is in time, as a negative cost. Deaths must be enough for the missing corpses. Cubes
        must be enough for the uninfected cities; cubes that die or are healed do not count."""
        taste = self.taste
        deaths += taste.more_deaths * left / (self.s.turn + self.turns + 1)
        killing = self.missing / (max(deaths, HARDLY_ANY) * left)
        covering = to_cover / (softly(cubes - deaths - self.healings, taste.little) * left)
        return -taste.killing * log(1 + killing * killing) - taste.covering * log(1 + covering * covering)

    def placing(self) -> float:
        """Return the number of cubes that the team places in a turn."""
        return (self.other_cubes + self.cubes(self.player.infection, self.ways)) / self.s.seats

    def dying(self) -> float:
        """Return the number of deaths of the team in a turn."""
        return (self.other_deaths + toll(self.player.severity, self.player.mortality)) / self.s.seats


def softly(net: float, little: float) -> float:
    """Return a number that approaches zero smoothly and never reaches it."""
    return net if net >= little else little * exp((net - little) / little)
