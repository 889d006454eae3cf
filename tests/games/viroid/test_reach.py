"""A second implementation of the reach of pathogens, city by city as in the rules, on random worlds."""

from random import Random

import pytest

from tests.games.viroid.scene import GAME
from wusel.engine.kinds import Seat
from wusel.engine.sets import NONE, has, members, set_of
from wusel.games.viroid import words
from wusel.games.viroid.happenings import marker_set
from wusel.games.viroid.limits import EVERY_MEASURE, EVERY_SPREAD, EVERY_WAY
from wusel.games.viroid.state import DEAD, HEALTHY, ViroidState
from wusel.games.viroid.steps.phase_2 import start_infection
from wusel.games.viroid.words import City, Spread, Way, each_city

WORLDS = 40
FAR = {words.BIRD: "bird", words.PLANE: "plane", words.SHIP: "ship"}
GUARDS = {words.SMALL_ANIMAL: words.PEST_CONTROL, words.LIVESTOCK: words.CULLING}


def made_up(pathogen: str, seed: int) -> ViroidState:
    """Return a world with anything anywhere."""
    luck = Random(seed)
    s = GAME.new({"players": 2, "pathogen": pathogen, "first": 1}, seed)
    world = s.world
    for field in [field for fields in world.fields for field in fields]:
        s.put(field, luck.choice([0, 1, DEAD, DEAD, HEALTHY, HEALTHY, HEALTHY]))
        for seat, player in enumerate(s.players):
            if player.cubes < 0 or (player.cubes < 22 and luck.random() < 0.7 and s.fields[field] == seat):
                s.put(field, HEALTHY)
    for player in s.players:
        player.strengths = [luck.choice([0, 1, 2, 3]) for _ in player.strengths]
        player.resistances = [luck.choice([3, 5, 6, 7, 9]) for _ in player.resistances]
        player.infection, player.ability = luck.choice([1, 2, 3]), luck.choice([0, 1, 2, 3])
    for measure in EVERY_MEASURE:
        for _ in range(6):
            marker_set(s, measure, luck.choice(world.cities))
    s.blocked_lines = set_of([line for line in range(len(world.lines)) if luck.random() < 0.3])
    s.blocked_airports = set_of([city for city in members(world.airports) if luck.random() < 0.3])
    s.necrosis = luck.choice([0, 0, 1])
    s.active = luck.choice(s.everybody())
    return s


class Atlas:
    """The rules of infection for one seat of a world."""

    def __init__(self, s: ViroidState, seat: Seat) -> None:
        self.s, self.seat, self.player = s, seat, s.players[seat]
        self.world = s.world
        self.vibrio = s.variant.pathogen == words.VIBRIO

    def holders(self, city: City) -> list[int]:
        return self.s.fields[self.world.first[city] : self.world.first[city + 1]]

    def own(self) -> list[City]:
        return [city for city in self.world.cities if self.seat in self.holders(city)]

    def can_enter(self, city: City, way: Spread) -> bool:
        """VI-2.5, VI-2.7, VI-GW1, VI-GW3."""
        wells = zip(self.world.ways_into(city), self.holders(city), strict=True)
        if not any(each == way and holder == HEALTHY for each, holder in wells):
            return False
        if any(self.world.needs[each][city] > self.player.resistances[each] for each in range(3)):
            return False
        guarded = way in GUARDS and has(self.s.measures[GUARDS[way]], city)
        return not guarded or self.player.strengths[way] >= 2

    def next_door(self, city: City) -> bool:
        """VI-2.9."""
        return any(city == home or has(self.world.land[home], city) for home in self.own())

    def from_the_sea(self, city: City) -> bool:
        """VI-PA-VIB2, VI-PA-VIB6."""
        open_lines = [line for line in self.world.piers[city] if not has(self.s.blocked_lines, line)]
        return self.vibrio and bool(open_lines)

    def by_bird(self, city: City, heeds: bool = True) -> bool:
        """VI-2.11, VI-2.12, VI-GW2: some path of one to three land lines to another city, none of them watched."""
        watched = self.s.measures[words.BIRD_WATCH] if heeds and self.player.strengths[words.BIRD] < 2 else NONE
        paths = [[home] for home in self.own()]
        for _ in range(4):
            paths = [path for path in paths if not has(watched, path[-1])]
            if any(path[-1] == city != path[0] for path in paths):
                return True
            paths = [[*path, beyond] for path in paths for beyond in each_city(self.world.land[path[-1]])]
        return False

    def by_plane(self, city: City) -> bool:
        """VI-2.12, VI-GW5."""
        is_open = [each for each in members(self.world.airports) if not has(self.s.blocked_airports, each)]
        return city in is_open and any(home in is_open for home in self.own() if home != city)

    def by_ship(self, city: City) -> bool:
        """VI-2.13, VI-GW5."""
        lines = [ends for line, ends in enumerate(self.world.lines) if not has(self.s.blocked_lines, line)]
        return any((home, city) in lines or (city, home) in lines for home in self.own())

    def by(self, spread: Spread, city: City) -> bool:
        if spread == words.BIRD:
            return self.by_bird(city)
        return self.by_plane(city) if spread == words.PLANE else self.by_ship(city)

    def in_quarantine(self, city: City) -> bool:
        """VI-B8."""
        return DEAD in self.holders(city) and all(holder >= HEALTHY for holder in self.holders(city))

    def cost(self, city: City) -> int:
        """VI-2.22, VI-GW4, VI-Q16, VI-PA-VIB3. The third ability spares the first infection inland."""
        extra = has(self.s.measures[words.HYGIENE], city) + self.s.doubled.count(city * 4 + words.HYGIENE)
        inland = self.vibrio and not self.world.piers[city]
        return 1 + extra + (inland and self.player.ability < 3)

    # --- offers

    def phase_2(self) -> list[City]:
        ways = [way for way in EVERY_WAY if self.player.strengths[way]]
        means = [spread for spread in FAR if self.player.strengths[spread]]
        return [
            city
            for city in self.world.cities
            if any(self.can_enter(city, way) for way in ways)
            and (self.next_door(city) or self.from_the_sea(city) or any(self.by(spread, city) for spread in means))
            and self.cost(city) <= self.player.infection
            and (self.s.necrosis or not self.in_quarantine(city))
        ]

    def outbreak(self, spread: Spread) -> list[City]:
        """VI-Q4."""
        ways = [way for way in EVERY_SPREAD[:4] if self.player.strengths[way]] if spread in FAR else [spread]
        return [
            city
            for city in self.world.cities
            if any(self.can_enter(city, way) for way in ways)
            and (self.by(spread, city) if spread in FAR else self.next_door(city))
        ]

    def spores(self, way: Way) -> list[City]:
        """VI-PA-PIL2, VI-PA-PIL3, VI-Q21."""
        return [city for city in self.world.cities if self.can_enter(city, way) and self.by_bird(city, heeds=False)]


def told(s: ViroidState, step: int) -> list[int]:
    """Return the cities in the arguments of a step on top of the agenda, or none if another is there."""
    return members(s.agenda[-2]) if s.agenda and s.agenda[-1] == step else []


@pytest.mark.rule("VI-2.7", "VI-2.8", "VI-2.9", "VI-2.10", "VI-2.11", "VI-2.12", "VI-2.13", "VI-2.15", "VI-PA-VIB2")
@pytest.mark.parametrize("pathogen", ["bacterium", "vibrio"])
def test_phase_2_offers_what_the_rules_allow(pathogen: str) -> None:
    found = 0
    for seed in range(WORLDS):
        s = made_up(pathogen, seed)
        s.agenda = []
        start_infection(s)
        expected = Atlas(s, s.active).phase_2()
        assert told(s, words.INFECT) == expected
        found += len(expected)
    assert found > WORLDS


@pytest.mark.rule("VI-Q4", "VI-SY7", "VI-2.17", "VI-2.12")
def test_outbreaks_lead_where_the_rules_allow() -> None:
    found = 0
    for seed in range(WORLDS):
        world = made_up("bacterium", seed)
        for spread in EVERY_SPREAD:
            s = world.clone()
            s.agenda = []
            words.then_break_out(s, s.after(s.active), spread)
            expected = Atlas(s, s.after(s.active)).outbreak(spread)
            GAME.advance(s)
            assert told(s, words.BREAK_OUT_TO) == expected
            found += len(expected)
    assert found > WORLDS


@pytest.mark.rule("VI-PA-PIL2", "VI-PA-PIL3", "VI-Q21")
def test_spores_fly_where_the_rules_allow() -> None:
    found = 0
    for seed in range(WORLDS):
        world = made_up("fungus", seed)
        for way in EVERY_WAY[:2]:
            s = world.clone()
            s.agenda = []
            words.then_fly_out(s, s.active, way)
            expected = Atlas(s, s.active).spores(way)
            GAME.advance(s)
            assert told(s, words.FLY_TO) == expected
            found += len(expected)
    assert found > WORLDS
