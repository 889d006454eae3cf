"""The expert start: what everybody must have before the game begins, and whether it can still be paid (VI-X2).

The rules ask for a simple spread, a level of resistance and a symptom, for a city that can be entered, and of a virus
for an infection point. Buying is refused only where the DNA that is left would cover no way at all to that, so nobody
can develop into a corner. Symptoms and abilities raise resistances, too: a few of them may open a city for less than a
level does.
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

# From so many boards on only the plainest ways are tried. Our content asks for less than half of them; other content
# could ask for thousands, and everybody would wait.
MOST_TRIED: Final = 150

TOUGHENING: Final = [words.toughen(resistance) for resistance in EVERY_RESISTANCE]


def is_safe(s: ViroidState, player: Player, choice: Choice) -> bool:
    """Whether some way to the minimum can still be paid after buying something that the shop sells."""
    return any(Search(s, after).finds_a_way() for after in bought(s, player, choice))


def may_finish(s: ViroidState, player: Player) -> bool:
    """Whether all of the minimum is there (VI-X2)."""
    return is_alive(player) and can_enter(s, player, 0)


def is_alive(player: Player) -> bool:
    """Whether there is a symptom and an infection point (VI-Q39)."""
    return any(player.developed) and player.infection > 0


def bought(s: ViroidState, player: Player, choice: Choice) -> list[Player]:
    """A player's board as a purchase could leave it: several where it lets one choose."""
    dna = player.dna - shop.price(s, player, choice)
    boards = grown(s, player, choice)
    for board in boards:
        board.dna = dna
    return boards


def grown(s: ViroidState, player: Player, choice: Choice) -> list[Player]:
    """The same without paying."""
    after = player.clone()
    if verb(choice) == words.TOUGHEN:
        change_resistance(after, words.chosen_resistance(choice), 1)
        return [after]
    shop.mark(after, choice)
    return with_effects(s, after, shop.next_effects(s, player, choice))


def with_effects(s: ViroidState, board: Player, effects: list[Deed]) -> list[Player]:
    """A board as these effects could leave it."""
    boards = [board]
    for effect in effects:
        if deed(effect) in (words.SPROUT, words.ADAPT):
            boards = [one for board in boards for one in chosen(s, board, deed(effect))]
        else:
            for one in boards:
                change(one, effect, 1)
    return boards


def chosen(s: ViroidState, board: Player, word: int) -> list[Player]:
    """A board with whatever an effect lets one choose: a symptom for nothing, or a resistance."""
    symptoms = [choice for choice in shop.DEVELOPING if not shop.why_not_had(s, board, choice)]
    choices = TOUGHENING if word == words.ADAPT else symptoms
    return [one for choice in choices for one in grown(s, board, choice)] or [board]


def leads_on(s: ViroidState, player: Player, choice: Choice) -> bool:
    """Whether the minimum can still be reached after a choice and whatever its ability does next; it does not matter
    any more once the game has begun."""
    if s.turn:
        return True
    rest = pending_effects(s)
    for board in grown(s, player, choice):
        for after in with_effects(s, board, rest):
            if Search(s, after).finds_a_way():
                return True
    return False


def pending_effects(s: ViroidState) -> list[Deed]:
    """The effects that an ability in progress has still to carry out; its step waits on the agenda."""
    if words.GROW_ABILITY not in s.agenda:
        return []
    place = s.agenda.index(words.GROW_ABILITY)
    level, nth = s.agenda[place - 2], s.agenda[place - 1]
    return s.abilities().effects[level - 1][nth:]


# --- a spread and a resistance that lead into some city


def can_enter(s: ViroidState, player: Player, dna: int) -> bool:
    """Whether some city can be entered with levels for so much DNA, a spread and a resistance bought among them."""
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
    """The cities that could be borne with these levels."""
    more = [limits.PER_LEVEL * (levels[resistance] - player.levels[resistance]) for resistance in EVERY_RESISTANCE]
    return s.world.borne_with(
        [kept_in(player.resistances[i] + more[i], limits.MOST_RESISTANCE) for i in EVERY_RESISTANCE]
    )


def way_price(s: ViroidState, player: Player, cities: CitySet) -> int:
    """The cheapest simple spread that leads into one of these cities, if none does yet; one at least is bought."""
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
    """Whether a simple spread is developed: one that a mutation lends does not count (VI-X2)."""
    return max([shop.level_of(s, player, way) for way in EVERY_WAY]) > 0


def least_levels_price(s: ViroidState, player: Player) -> int:
    """What a missing spread and a missing resistance cost at least, wherever they lead."""
    owed = 0 if any(player.levels) else min([shop.resistance_price(s, player, one) for one in EVERY_RESISTANCE])
    return owed if has_spread(s, player) else owed + min([shop.spread_price(s, player, way) for way in EVERY_WAY])


# --- symptoms and abilities


class Search:
    """Looks through the abilities and symptoms that a player could still buy for some with which all of the minimum can
    be paid. `boards` is the player's board with them: those that are better than all others in something."""

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
        """The boards from which to go on."""
        return self.boards[:] if self.tried < MOST_TRIED else [self.player]

    def try_lines(self, choice: Choice) -> None:
        """Each board with one line after the other of a strain or of the pathogen."""
        for board in self.followed():
            self.try_on(board, choice)

    def try_family(self, family: StrainSet) -> None:
        """Each board with the symptoms of a new strain of a family (VI-3.6)."""
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
        """What will be needed for a spread and a resistance stays in hand."""
        return shop.price(self.s, board, choice) + self.owed <= board.dna

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
    if one.dna < other.dna or one.strains.count(NO_STRAIN) < other.strains.count(NO_STRAIN):
        return False
    for resistance in range(len(one.resistances)):
        if one.resistances[resistance] < other.resistances[resistance]:
            return False
    return any(one.developed) >= any(other.developed) and min(one.infection, 1) >= min(other.infection, 1)
