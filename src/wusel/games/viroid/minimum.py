"""The expert start: what everybody must have before the game begins, and whether it can still be paid (VI-X2).

The rules ask for a simple spread, a level of resistance and a symptom, for a city that can be entered, and of a virus
for an infection point. Buying is refused only where the DNA that is left would cover no way at all to that, so nobody
can develop into a corner. Symptoms and abilities raise resistances, too: a few of them may open a city for less than a
level does.
"""

from typing import Final

from wusel.engine.sets import NONE, lowest, members
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.content import Content
from wusel.games.viroid.limits import MOST_RESISTANCE, PER_LEVEL, SLOTS, TOP_LEVEL
from wusel.games.viroid.reach import SIMPLE
from wusel.games.viroid.shop import (
    TOO_DEAR,
    ability_effects,
    free_slot,
    level_of,
    new_strains,
    on_offer,
    price,
    raise_level,
)
from wusel.games.viroid.state import NOTHING, Player, ViroidState
from wusel.games.viroid.values import change
from wusel.games.viroid.world import World

# From so many boards on only the plainest ways are tried. Our content asks for less than half of them; other content
# could ask for thousands, and everybody would wait.
MOST_TRIED: Final = 100


def safe_purchases(s: ViroidState, seat: int) -> list[int]:
    """What can be bought without missing the minimum."""
    return [choice for choice in on_offer(s, seat) if is_safe(s, seat, choice)]


def is_safe(s: ViroidState, seat: int, choice: int) -> bool:
    """Whether some way to the minimum can still be paid after buying something."""
    return Search(s.content, s, bought(s, s.players[seat], choice)).finds_a_way()


def may_finish(s: ViroidState, seat: int) -> bool:
    """Whether all of the minimum is there (VI-X2)."""
    return is_alive(s.players[seat]) and can_enter(s, s.players[seat], 0)


def is_alive(player: Player) -> bool:
    """Whether there is a symptom and an infection point (VI-Q39)."""
    return any(player.developed) and player.infection > 0


def bought(s: ViroidState, player: Player, choice: int) -> Player:
    """A player's board as a purchase would leave it."""
    after = player.clone()
    after.dna -= price(s, player, choice)
    pretend(s, after, choice)
    return after


def pretend(s: ViroidState, player: Player, choice: int) -> None:
    """What a purchase would change on a player's board."""
    word = verb(choice)
    if word == words.IMPROVE:
        player.strengths[words.chosen_spread(choice)] += 1
    elif word == words.RESIST:
        raise_level(player, words.chosen_resistance(choice))
    elif word == words.BUY_STRAIN:
        player.strains[free_slot(player)] = words.chosen_strain(choice)
    elif word == words.DEVELOP:
        slot = words.chosen_slot(choice)
        for effect in s.content.strains[player.strains[slot]].effects[player.developed[slot]]:
            change(player, effect, 1)
        player.developed[slot] += 1
    elif word == words.DEVELOP_ABILITY:
        for effect in ability_effects(s)[player.ability]:
            change(player, effect, 1)
        player.ability += 1


# --- a spread and a resistance that lead into some city


def can_enter(s: ViroidState, player: Player, dna: int) -> bool:
    """Whether some city can be entered with levels for so much DNA, a spread and a resistance bought among them."""
    for cold in range(player.levels[0], TOP_LEVEL + 1):
        for drug in range(player.levels[1], TOP_LEVEL + 1):
            for heat in range(player.levels[2], TOP_LEVEL + 1):
                levels = [cold, drug, heat]
                left = dna - levels_price(s.content, player, levels)
                if left >= 0 and any(levels):
                    cities = bearable_with(s.content.worlds[s.seats], player, levels)
                    if way_price(s, player, cities) <= left:
                        return True
    return False


def levels_price(content: Content, player: Player, levels: list[int]) -> int:
    cost = 0
    for resistance in range(len(levels)):
        for level in range(player.levels[resistance], levels[resistance]):
            cost += content.resistance_prices[resistance][level]
    return cost


def bearable_with(world: World, player: Player, levels: list[int]) -> int:
    """The cities that could be borne with these levels."""
    cities = -1
    for resistance in range(len(levels)):
        more = PER_LEVEL * (levels[resistance] - player.levels[resistance])
        value = min(player.resistances[resistance] + more, MOST_RESISTANCE)
        cities &= world.bearable[resistance][value]
    return cities


def way_price(s: ViroidState, player: Player, cities: int) -> int:
    """The cheapest simple spread that leads into one of these cities, if none does yet; one at least is bought."""
    if s.variant.pathogen == words.VIBRIO:
        cities &= s.content.worlds[s.seats].open_harbours(s.blocked_lines)
    enters = False
    for way in range(SIMPLE):
        enters = enters or (player.strengths[way] > 0 and s.free[way] & cities != NONE)
    if enters and has_spread(s.content, player):
        return 0
    cheapest = TOO_DEAR
    for way in range(SIMPLE):
        if level_of(s.content, player, way) == 0 and (enters or s.free[way] & cities != NONE):
            cheapest = min(cheapest, s.content.spread_prices[way][0])
    return cheapest


def has_spread(content: Content, player: Player) -> bool:
    """Whether a simple spread is developed: one that a mutation lends does not count (VI-X2)."""
    return max([level_of(content, player, way) for way in range(SIMPLE)]) > 0


def least_levels_price(content: Content, player: Player) -> int:
    """What a missing spread and a missing resistance cost at least, wherever they lead."""
    owed = 0 if any(player.levels) else min([prices[0] for prices in content.resistance_prices])
    return owed if has_spread(content, player) else owed + min([prices[0] for prices in content.spread_prices[:SIMPLE]])


# --- symptoms and abilities


class Search:
    """Looks through the abilities and symptoms that a player could still buy for some with which all of the minimum can
    be paid. `boards` is the player's board with them: those that are better than all others in something."""

    def __init__(self, content: Content, s: ViroidState, player: Player) -> None:
        self.content = content
        self.s = s
        self.player = player
        self.owed = least_levels_price(content, player)
        self.boards: list[Player] = []
        self.tried = 0
        self.found = False

    def finds_a_way(self) -> bool:
        player = self.player
        self.add(player)
        self.try_lines(words.DEVELOP_ABILITY)
        for slot in range(SLOTS):
            if player.strains[slot] != NOTHING:
                self.try_lines(words.develop(slot))
        offered = new_strains(self.s, player)
        while offered and not self.found:
            family = offered & self.content.strains[lowest(offered)].kin
            self.try_family(family)
            offered &= ~family
        return self.found

    def followed(self) -> list[Player]:
        """The boards from which to go on."""
        return self.boards[:] if self.tried < MOST_TRIED else [self.player]

    def try_lines(self, choice: int) -> None:
        """Each board with one line after the other of a strain or of the pathogen."""
        for board in self.followed():
            self.try_on(board, choice)

    def try_family(self, family: int) -> None:
        """Each board with the symptoms of a new strain of a family (VI-3.6)."""
        boards = self.followed()
        for strain in members(family):
            for board in boards:
                choice = words.buy_strain(strain)
                if self.can_pay(board, choice) and not self.found:
                    self.try_on(bought(self.s, board, choice), words.develop(free_slot(board)))

    def try_on(self, board: Player, choice: int) -> None:
        while self.can_pay(board, choice) and not self.found:
            board = bought(self.s, board, choice)
            self.add(board)

    def can_pay(self, board: Player, choice: int) -> bool:
        """What will be needed for a spread and a resistance stays in hand."""
        return price(self.s, board, choice) + self.owed <= board.dna

    def add(self, board: Player) -> None:
        """A board that is not the best in anything leads nowhere that another one does not lead."""
        self.tried += 1
        for other in self.boards:
            if is_as_good(other, board):
                return
        self.boards = [other for other in self.boards if not is_as_good(board, other)]
        self.boards.append(board)
        self.found = self.found or (is_alive(board) and can_enter(self.s, board, board.dna))


def is_as_good(one: Player, other: Player) -> bool:
    """Whether a board has whatever another has that counts: DNA, free slots, resistances, a symptom, infection."""
    if one.dna < other.dna or one.strains.count(NOTHING) < other.strains.count(NOTHING):
        return False
    for resistance in range(len(one.resistances)):
        if one.resistances[resistance] < other.resistances[resistance]:
            return False
    return any(one.developed) >= any(other.developed) and min(one.infection, 1) >= min(other.infection, 1)
