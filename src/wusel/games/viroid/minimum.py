"""The expert start: the minimum that each player must have before the game begins, and a check that it can still be
paid (VI-X2).

The rules ask for a simple spread, a level of resistance, a symptom and a city that can be entered; a virus also needs
an infection point. A purchase is refused only if the DNA that is left cannot pay for the minimum in any way, so no
player can get stuck. Symptoms and abilities raise resistances, too: a few of them may open a city for less than a level
does.
"""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Deed
from wusel.engine.sets import lowest
from wusel.engine.vocabulary import deed, verb
from wusel.games.viroid import limits, shop, words
from wusel.games.viroid.limits import EVERY_RESISTANCE, EVERY_WAY
from wusel.games.viroid.state import NO_STRAIN, Player, ViroidState
from wusel.games.viroid.values import change, change_resistance, kept_in
from wusel.games.viroid.words import CitySet, PerResistance, StrainSet, each_strain

# After this many boards only the simplest ways are tried. Our content needs less than half as many. Other content could
# need thousands, and players would have to wait.
MOST_TRIED: Final = 150

TOUGHENING: Final = [words.toughen(resistance) for resistance in EVERY_RESISTANCE]


def is_safe(s: ViroidState, player: Player, choice: Choice) -> bool:
    """Return whether the minimum can still be paid after a purchase in the shop."""
    return any(Search(s, after).finds_a_way() for after in bought(s, player, choice))


def may_finish(s: ViroidState, player: Player) -> bool:
    """Return whether a player has the whole minimum (VI-X2)."""
    return is_alive(player) and can_enter(s, player, 0)


def is_alive(player: Player) -> bool:
    """Return whether a player has a symptom and an infection point (VI-Q39)."""
    return any(player.developed) and player.infection > 0


def bought(s: ViroidState, player: Player, choice: Choice) -> list[Player]:
    """Return a player's board after a purchase: several boards if it offers a choice."""
    dna = player.dna - shop.price(s, player, choice)
    boards = grown(s, player, choice)
    for board in boards:
        board.dna = dna
    return boards


def grown(s: ViroidState, player: Player, choice: Choice) -> list[Player]:
    """Return a player's board after a growth that is not paid for: several boards if it offers a choice."""
    after = player.clone()
    if verb(choice) == words.TOUGHEN:
        change_resistance(after, words.chosen_resistance(choice), 1)
        return [after]
    shop.mark(after, choice)
    return with_effects(s, after, shop.next_effects(s, player, choice))


def with_effects(s: ViroidState, board: Player, effects: list[Deed]) -> list[Player]:
    """Return a board after these effects: several boards if they offer a choice."""
    boards = [board]
    for effect in effects:
        if deed(effect) in (words.SPROUT, words.ADAPT):
            boards = [one for board in boards for one in chosen(s, board, deed(effect))]
        else:
            for one in boards:
                change(one, effect, 1)
    return boards


def chosen(s: ViroidState, board: Player, word: int) -> list[Player]:
    """Return a board after each option that an effect offers: a free symptom, or a resistance."""
    symptoms = [choice for choice in shop.DEVELOPING if not shop.why_not_had(s, board, choice)]
    choices = TOUGHENING if word == words.ADAPT else symptoms
    return [one for choice in choices for one in grown(s, board, choice)] or [board]


def leads_on(s: ViroidState, player: Player, choice: Choice) -> bool:
    """Return whether the minimum can still be reached after a choice and the remaining effects of its ability. It no
    longer matters once the game has begun."""
    if s.turn:
        return True
    rest = pending_effects(s)
    for board in grown(s, player, choice):
        for after in with_effects(s, board, rest):
            if Search(s, after).finds_a_way():
                return True
    return False


def pending_effects(s: ViroidState) -> list[Deed]:
    """Return the effects that an ability in progress has yet to carry out; its step waits on the agenda."""
    if words.GROW_ABILITY not in s.agenda:
        return []
    place = s.agenda.index(words.GROW_ABILITY)
    level, nth = s.agenda[place - 2], s.agenda[place - 1]
    return s.abilities().effects[level - 1][nth:]


# --- a spread and a resistance that lead into some city


def can_enter(s: ViroidState, player: Player, dna: int) -> bool:
    """Return whether some city can be entered with levels for this much DNA, including a spread and a resistance."""
    for cold in range(player.levels[0], limits.TOP_LEVEL + 1):
        for drug in range(player.levels[1], limits.TOP_LEVEL + 1):
            for heat in range(player.levels[2], limits.TOP_LEVEL + 1):
                levels = [cold, drug, heat]
                left = dna - levels_price(s, player, levels)
                if left >= 0 and any(levels) and way_price(s, player, bearable_with(s, player, levels)) <= left:
                    return True
    return False


def levels_price(s: ViroidState, player: Player, levels: PerResistance[int]) -> int:
    cost = 0
    for resistance in EVERY_RESISTANCE:
        cost += sum(s.content.resistance_prices[resistance][player.levels[resistance] : levels[resistance]])
    return cost


def bearable_with(s: ViroidState, player: Player, levels: PerResistance[int]) -> CitySet:
    """Return the cities that could be borne with these levels."""
    more = [limits.PER_LEVEL * (levels[resistance] - player.levels[resistance]) for resistance in EVERY_RESISTANCE]
    return s.world.borne_with(
        [kept_in(player.resistances[i] + more[i], limits.MOST_RESISTANCE) for i in EVERY_RESISTANCE]
    )


def way_price(s: ViroidState, player: Player, cities: CitySet) -> int:
    """Return the price of the cheapest simple spread that leads into one of these cities, 0 if one does already. If no
    spread is developed, the player must buy one in any case."""
    if s.variant.pathogen == words.VIBRIO:
        cities &= s.world.open_harbours(s.blocked_lines)
    into = [way for way in EVERY_WAY if s.free[way] & cities]
    enters = max([player.strengths[way] for way in into], default=0) > 0
    if enters and has_spread(s, player):
        return 0
    ways = EVERY_WAY if enters else into
    prices = [shop.spread_price(s, player, way) for way in ways if shop.level_of(s, player, way) == 0]
    return min(prices, default=limits.TOO_DEAR)


def has_spread(s: ViroidState, player: Player) -> bool:
    """Return whether a simple spread is developed; one that a mutation lends does not count (VI-X2)."""
    return max([shop.level_of(s, player, way) for way in EVERY_WAY]) > 0


def least_levels_price(s: ViroidState, player: Player) -> int:
    """Return the least price of a missing spread and a missing resistance, no matter where they lead."""
    owed = 0 if any(player.levels) else min([shop.resistance_price(s, player, one) for one in EVERY_RESISTANCE])
    return owed if has_spread(s, player) else owed + min([shop.spread_price(s, player, way) for way in EVERY_WAY])


# --- symptoms and abilities


class Search:
    """A search for abilities and symptoms after which a player can pay for the whole minimum. `boards` has the player's
    boards with them; each is better than all others in at least one respect."""

    def __init__(self, s: ViroidState, player: Player) -> None:
        self.s = s
        self.player = player
        self.owed = least_levels_price(s, player)
        self.sprouts = any(words.SPROUT in effects for effects in s.abilities().effects)
        self.boards: list[Player] = []
        self.tried = 0
        self.found = False

    def finds_a_way(self) -> bool:
        player = self.player
        self.add(player)
        self.try_lines(words.DEVELOP_ABILITY)
        for slot in range(limits.SLOTS):
            if player.strains[slot] != NOTHING:
                self.try_lines(words.develop(slot))
        offered = shop.new_strains(self.s, player)
        while offered and not self.found:
            family = offered & self.s.content.strains[lowest(offered)].kin
            self.try_family(family)
            offered &= ~family
        return self.found

    def followed(self) -> list[Player]:
        """Return the boards to continue from."""
        return self.boards[:] if self.tried < MOST_TRIED else [self.player]

    def try_lines(self, choice: Choice) -> None:
        """Extend each board line by line with a strain or with the abilities of the pathogen."""
        for board in self.followed():
            self.try_on(board, choice)

    def try_family(self, family: StrainSet) -> None:
        """Try each board with the symptoms of a new strain of a family (VI-3.6)."""
        boards = self.followed()
        for strain in each_strain(family):
            for board in boards:
                choice = words.buy_strain(strain)
                if self.can_pay(board, choice) and not self.found:
                    for after in bought(self.s, board, choice):
                        self.try_on(after, words.develop(shop.free_slot(board)))

    def try_on(self, board: Player, choice: Choice) -> None:
        if self.can_pay(board, choice) and not self.found:
            for after in bought(self.s, board, choice):
                self.add(after)
                self.try_on(after, choice)
                if self.sprouts and choice != words.DEVELOP_ABILITY:
                    self.try_on(after, words.DEVELOP_ABILITY)

    def can_pay(self, board: Player, choice: Choice) -> bool:
        """Return whether a choice can be paid without the DNA needed for a spread and a resistance."""
        return shop.price(self.s, board, choice) + self.owed <= board.dna

    def add(self, board: Player) -> None:
        """Add a board, unless another one is as good in every respect."""
        self.tried += 1
        for other in self.boards:
            if is_as_good(other, board):
                return
        self.boards = [other for other in self.boards if not is_as_good(board, other)]
        self.boards.append(board)
        self.found = self.found or (is_alive(board) and can_enter(self.s, board, board.dna))


def is_as_good(one: Player, other: Player) -> bool:
    """Return whether a board is at least as good as another in DNA, free slots, resistances, a symptom and
    infection."""
    if one.dna < other.dna or one.strains.count(NO_STRAIN) < other.strains.count(NO_STRAIN):
        return False
    for resistance in range(len(one.resistances)):
        if one.resistances[resistance] < other.resistances[resistance]:
            return False
    return any(one.developed) >= any(other.developed) and min(one.infection, 1) >= min(other.infection, 1)
