"""How the world stands: who lives where, what is missing to win, and how much time there is."""

from typing import Final

from wusel.engine.sets import count, has
from wusel.games.viroid.content import Content
from wusel.games.viroid.scoring import uninfected
from wusel.games.viroid.state import HEALTHY, ViroidState
from wusel.games.viroid.world import World

PIPS: Final = 6

# Research sinks by about so many fields in a turn while the world is infected thinly.
SINKING: Final = 0.7


class Outlook:
    """A look at the board: for each city how many infected of any colour there are, and how many healthy fields."""

    def __init__(self, s: ViroidState, world: World) -> None:
        self.s = s
        self.world = world
        self.quarantined = s.quarantined()
        self.living = [0] * world.cities
        self.healthy = [0] * world.cities
        self.missing = sum(s.corpses)
        for field in range(len(s.fields)):
            holder = s.fields[field]
            if holder < HEALTHY:
                self.living[world.homes[field]] += 1
            elif holder == HEALTHY:
                self.healthy[world.homes[field]] += 1

    def own_in(self, seat: int, city: int) -> int:
        """A player's infected in a city."""
        found = 0
        for field in range(self.world.first[city], self.world.first[city + 1]):
            if self.s.fields[field] == seat:
                found += 1
        return found


def turns_left(s: ViroidState) -> int:
    """As many as there are cards that are no Massive Research (VI-1.9)."""
    turns = 0
    for block in s.deck.blocks:
        for kind in block:
            if kind < MASSIVE_KIND:
                turns += 1
    return turns


MASSIVE_KIND: Final = 4


def deaths_in_a_turn(s: ViroidState, seat: int) -> float:
    """What the dice kill on average."""
    player = s.players[seat]
    return player.severity * player.mortality / PIPS


def placements_in_a_turn(s: ViroidState, seat: int) -> int:
    """Cubes that points and ways allow."""
    player = s.players[seat]
    ways = player.strengths
    return min(player.infection, ways[0] + ways[1] + ways[2] + ways[3])


def time_to_win(s: ViroidState, content: Content) -> float:
    """Turns until nothing is missing any more, as fast as the team is now."""
    world = content.worlds[s.seats]
    deaths = sum([deaths_in_a_turn(s, seat) for seat in range(s.seats)]) / s.seats
    cubes = sum([placements_in_a_turn(s, seat) for seat in range(s.seats)]) / s.seats
    empty = uninfected(s, world)
    bare = count(empty) + 1.5 * count(empty & s.dead)
    return max(sum(s.corpses) / max(deaths, 0.3), bare / max(cubes * 0.35, 0.3))


def time_left(s: ViroidState) -> float:
    """Turns until the deck is empty or the cure is found."""
    return min(float(turns_left(s)), (s.cure - s.research) / SINKING)


def is_alone(s: ViroidState, city: int, living: list[int]) -> bool:
    return living[city] == 1 and has(s.infected(), city)
