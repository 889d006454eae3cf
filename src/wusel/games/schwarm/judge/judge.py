"""The judge of Der Schwarm: ratings of choices in research points, and the value of states.

The judge never looks into other hands or under face-down tiles. To rate a future board, for example with a tile laid or
a ship moved, it puts the piece down, rates the board, and takes the piece back.
"""

from math import exp
from typing import Final

from wusel.engine.judge import Judge
from wusel.engine.kinds import Choice, Deed, Seat
from wusel.engine.sets import added, count, only
from wusel.engine.vocabulary import deed, verb
from wusel.games.schwarm import words
from wusel.games.schwarm.content.cards import EXPLORES, SAILS
from wusel.games.schwarm.effects import steps_of
from wusel.games.schwarm.judge.memory import Memory
from wusel.games.schwarm.judge.outlook import rounds_left
from wusel.games.schwarm.judge.prospects import chance_to_win
from wusel.games.schwarm.judge.survey import Survey
from wusel.games.schwarm.judge.threats import Harm, Threats
from wusel.games.schwarm.rules.points import points_if_scored
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.words import Ability, Card

ENOUGH_TILES: Final = 8

# With two players about 22 changes make a round, with more about 36.
HORIZON_FOR_TWO: Final = 28
HORIZON: Final = 40

FIRST_ROUND: Final = 1
DANGERS: Final = (words.WHALE, words.TSUNAMI, words.CRAB)
UNKNOWN_EFFECT: Final = 1.5
"""The value of an effect that the judge does not know, so that bots use it."""


class Taste:
    """The weights of the judge, in research points.

    In every round to come, a card with a ship brings `ship_card`, and the double card `double_card`. A danger brings
    the share `danger_card` of the harm it could do now. A first tile is worth `tile`, and a station on a new coast
    `coast`. An order card is worth `waiting` less for every card before it.
    """

    __slots__ = ("coast", "danger_card", "double_card", "ship_card", "tile", "waiting")

    def __init__(
        self, ship_card: float, double_card: float, danger_card: float, waiting: float, tile: float, coast: float
    ) -> None:
        self.ship_card = ship_card
        self.double_card = double_card
        self.danger_card = danger_card
        self.waiting = waiting
        self.tile = tile
        self.coast = coast


AT_FIRST_SIGHT: Final = Taste(ship_card=1.3, double_card=2.8, danger_card=0.7, waiting=1.0, tile=1.0, coast=4.0)
# Tuned in games against first sight, which stays as it is because other bots are measured against it.
EXPERIENCED: Final = Taste(ship_card=2.1, double_card=4.5, danger_card=0.42, waiting=1.6, tile=1.6, coast=6.4)


class SchwarmJudge(Judge[SchwarmState]):
    """A player who grows one network and joins coasts and the queen with it. It pays no more for a card than the card
    brings, and lets dangers loose where they hurt the leader."""

    def __init__(self, taste: Taste = AT_FIRST_SIGHT) -> None:
        self.memory = Memory()
        self.taste = taste

    def rate(self, s: SchwarmState, seat: Seat, choice: Choice) -> float:
        return self.ratings(s, seat, [choice])[0]

    def ratings(self, s: SchwarmState, seat: Seat, choices: list[Choice]) -> list[float]:
        """Rate the choices of one question, which share the work on the board and its dangers."""
        said = verb(choices[0])
        if said in (words.TAKE, words.TAKE_ORDER):
            return self.acquiring(s, seat, choices)
        if said in (words.PLAY, words.JOKER):
            harm = Harm(s, seat, self.memory)
            return [self.rate_card(s, s.players[seat], harm, choice) for choice in choices]
        if said >= words.NEW_WHALE:
            threats = Threats(s, seat)
            return [self.rate_danger(s, threats, choice) for choice in choices]
        if said == words.CHOOSE_ABILITY:
            return [self.ability_value(s, s.players[seat], words.chosen_ability(choice)) for choice in choices]
        if said in (words.SHIP_FIRST, words.RESEARCHER_FIRST):
            # The ship comes first if there are too few tiles for the researchers (SW-SF1)
            player = s.players[seat]
            missing = float(player.researchers() - sum(player.tiles))
            return [missing if choice == words.SHIP_FIRST else 0.0 for choice in choices]
        survey = Survey(s, seat, self.tile_value(s, s.players[seat]), self.memory)
        return [survey.rate(choice) for choice in choices]

    def worth(self, s: SchwarmState, seat: Seat) -> float:
        """Return the chance to win by the lead over the best rival if the game were scored now. It is less certain with
        more rounds to come."""
        if s.ended:
            return float(s.players[seat].points == max([player.points for player in s.players]))
        return self.odds(s, seat, 4)

    def chance(self, s: SchwarmState, seat: Seat) -> float:
        """Return the chance to win with only half the weight on the lead, as measured in finished games."""
        return self.worth(s, seat) if s.ended else self.odds(s, seat, 8)

    def odds(self, s: SchwarmState, seat: Seat, points: int) -> float:
        """Return the chance by the lead over the best rival if the game were scored now. The scale of the lead is
        `points` plus as many for every round left."""
        totals = [points_if_scored(s, other) for other in s.everybody()]
        own = totals.pop(seat)
        return 1 / (1 + exp(min(50.0, (max(totals) - own) / (points + points * rounds_left(s)))))

    def slips(self) -> int:
        """Return 0, no overlooked choice: the strongest bots win 83 of 100 games without that."""
        return 0

    def horizon(self, s: SchwarmState) -> int:
        """Return a little more than a round, because the actions pay off at its end."""
        return HORIZON_FOR_TWO if s.seats == 2 else HORIZON

    def at_play(self) -> Judge[SchwarmState]:
        return FarSighted()

    # --- acquiring

    def acquiring(self, s: SchwarmState, seat: Seat, choices: list[Choice]) -> list[float]:
        """Rate cards by comparison with the whole row: each against the average, minus its price. An order card is
        better early than late in the order, but it can wait until it is cheap."""
        harm = Harm(s, seat, self.memory)
        values = [self.card_value(s, s.players[seat], harm, card) for card in s.row]
        average = sum(values) / len(values) if values else 0.0
        found = []
        for choice in choices:
            if verb(choice) == words.TAKE:
                place = words.chosen_place(choice)
                found.append(values[place] - place - average)
            else:
                found.append(3.5 - 0.3 * words.chosen_number(choice) - self.taste.waiting * len(s.row))
        return found

    def card_value(self, s: SchwarmState, player: Player, harm: Harm, card: Card) -> float:
        """Return the value of a card in this round. A second card of a kind brings less."""
        cards = s.content.cards
        kind = cards[card]
        value = 0.0
        for effect in kind.effects:
            value += self.prospect(s, player, harm, effect)
        for held in player.cards:
            if cards[held].does == kind.does:
                value *= 0.75
        return value

    def prospect(self, s: SchwarmState, player: Player, harm: Harm, effect: Deed) -> float:
        """Return the value of an effect in this round."""
        rounds = rounds_left(s)
        does = deed(effect)
        if does == words.STATION:
            return 2 + 2.0 * rounds if player.stations_left() else 1.0
        if does == words.SHIP:
            return 1 + self.taste.ship_card * rounds
        if does == words.RESEARCHER:
            return 1 + 1.5 * rounds
        if does == words.SHIP_AND_RESEARCHER:
            return 2 + self.taste.double_card * rounds
        if does in DANGERS:
            return 1 + self.taste.danger_card * harm.most(effect)
        return 1 + UNKNOWN_EFFECT * rounds

    def ability_value(self, s: SchwarmState, player: Player, ability: Ability) -> float:
        if ability == words.BRILLIANT_RESEARCHER:
            return player.researchers() + 1.0
        if ability == words.GOLDEN_TILE:
            return 1.5 + 0.5 * rounds_left(s)
        if ability == words.FAST_SHIP:
            return 0.7 * self.tile_value(s, player) * cards_that(s, player, SAILS)
        return player.points / 12

    # --- playing

    def rate_card(self, s: SchwarmState, player: Player, harm: Harm, choice: Choice) -> float:
        value = 0.0
        for effect in s.content.played_by(choice).effects:
            value += self.value_now(s, player, harm, effect)
        return value

    def value_now(self, s: SchwarmState, player: Player, harm: Harm, effect: Deed) -> float:
        """Return the value of carrying out an effect now."""
        tiles = sum(player.tiles)
        does = deed(effect)
        if does == words.STATION:
            return self.station_value(s, player)
        if does == words.SHIP:
            return self.ship_value(s, player)
        if does == words.RESEARCHER:
            return self.exploring_value(s, player, tiles)
        if does == words.SHIP_AND_RESEARCHER:
            return self.ship_value(s, player) / 2 + self.exploring_value(s, player, tiles + steps_of(player))
        return harm.most(effect) if does in DANGERS else UNKNOWN_EFFECT

    def station_value(self, s: SchwarmState, player: Player) -> float:
        """Return the value of a station: an own coast, and one more researcher to explore with."""
        if not player.stations_left():
            return float(rounds_left(s)) if player.researchers_left() else 0.0
        sides = 0
        for land in player.stations:
            sides |= only(s.sea.sides[land])
        return 3.0 * rounds_left(s) + (self.taste.coast if count(sides) < 4 else 0.0)

    def ship_value(self, s: SchwarmState, player: Player) -> float:
        """Return the value of sailing: the tiles on the way, and one more piece in the network."""
        found = min(steps_of(player), count(s.face_down)) * self.tile_value(s, player)
        return found + (rounds_left(s) if player.ships_left() else 0)

    def exploring_value(self, s: SchwarmState, player: Player, tiles: int) -> float:
        """Return the value of exploring: every tile scores and grows the network. Without tiles there is one more
        researcher at best."""
        staff = 1.5 * rounds_left(s) if player.researchers_left() else 0.0
        return max(staff, min(tiles, player.researchers()) * (2.0 + rounds_left(s)))

    def tile_value(self, s: SchwarmState, player: Player) -> float:
        """Return the value of one more tile to a player, low if it is unlikely to be laid."""
        if sum(player.tiles) >= ENOUGH_TILES:
            return 0.4
        if s.round == s.variant.rounds and not self.explores_again(s, player):
            return 0.2
        return self.taste.tile + 0.7 * rounds_left(s)

    def explores_again(self, s: SchwarmState, player: Player) -> bool:
        """Return whether a player can still lay tiles in this round."""
        return player.joker == 1 or cards_that(s, player, EXPLORES) > 0

    # --- dangers

    def rate_danger(self, s: SchwarmState, threats: Threats, choice: Choice) -> float:
        """Return the damage that a choice does now, and the most it can still do in this move."""
        said = verb(choice)
        if said == words.NEW_WHALE:
            return threats.new_whale(words.told_wake_whale(s))
        if said == words.MOVE_WHALE:
            field = words.chosen_field(choice)
            return threats.whale(field, only(field), words.told_wake_whale(s))
        if said == words.SWIM:
            told = words.told_whale_swims(s)
            field = s.sea.next[told.whale][words.chosen_direction(choice)]
            further = threats.whale(field, added(told.been, field), told.left - 1)
            return threats.ships_hit(field) + further
        if said == words.NEW_TSUNAMI:
            return threats.tsunami(s.sea.queen, words.told_raise_tsunami(s), 1)
        if said == words.MOVE_TSUNAMI:
            return threats.tsunami(words.chosen_field(choice), words.told_raise_tsunami(s), 0)
        if said == words.SURGE:
            ray = s.sea.rays[words.told_tsunami_surges(s).tsunami][words.chosen_direction(choice)]
            return threats.surge(ray, words.chosen_fields(choice))
        if said == words.NEW_CRAB:
            return threats.crab(words.chosen_land(choice), words.told_wake_crab(s))
        if said == words.CRAWL:
            return threats.crab(s.crab, words.chosen_fields(choice))
        return 0.0


def cards_that(s: SchwarmState, player: Player, effects: int) -> int:
    """Return the number of a player's cards with one of some effects, given as bits."""
    cards = s.content.cards
    return len([1 for card in player.cards if cards[card].does & effects])


class FarSighted(SchwarmJudge):
    """The judge with a learned estimate of the end of the game. Its rollouts stop at the end of a round, where the
    estimate is best. Longer rollouts are not worth their time."""

    def __init__(self) -> None:
        super().__init__(EXPERIENCED)

    def worth(self, s: SchwarmState, seat: Seat) -> float:
        return super().worth(s, seat) if s.ended else chance_to_win(s, seat, self.memory)

    def rounds(self, s: SchwarmState) -> int:
        """Return the current round. During set-up the first round counts as the current one."""
        return max(FIRST_ROUND, s.round)
