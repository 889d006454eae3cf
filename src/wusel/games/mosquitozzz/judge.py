"""The judge of Mosquitozzz: ratings of choices, and the value of tables.

The unit is a drop of blood. The ratings use open cards, the own hand, and the combined contents of another player's
hand and draw pile, which everyone knows.
"""

from typing import Final

from wusel.engine.judge import HORIZON, TO_THE_END, Judge
from wusel.engine.kinds import Choice, PerSeat, Seat
from wusel.engine.vocabulary import verb
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import ALARMS, FLAT_HANDS, MOST, MOST_CARDS, SYMBOLS, CardType, is_red
from wusel.games.mosquitozzz.content import Content
from wusel.games.mosquitozzz.state import FULL_BLOOD, MosquitoState, Player
from wusel.games.mosquitozzz.steps.phase_c import mosquitos_to_stay
from wusel.games.mosquitozzz.words import Card

# The value of a card for its owner, in drops. Cards that repel or give blood are worth their symbols or drops.
# An effect that the judge does not know counts as average, so that bots use it.
FLAT_HAND_VALUE: Final = 4.0
CURE_VALUE: Final = 3.0
NET_VALUE: Final = 4.0
AVERAGE_VALUE: Final = 1.5
KEEPING: Final = 0.3  # the share of its value that a card loses when it is used without need

SPREAD: Final = 3.0  # the uncertainty of an attack estimate, in mosquitos
OWN_RED: Final = 0.4  # the harm of each mosquito left in hand to the friend who is attacked next
LAMP_REDS: Final = 1.0  # the same, if the friend's hand is only an estimate
WEAK_RIVAL: Final = -0.5  # the value of a weak rival's drop to a player who would lose if the game ended
RICH_RIVAL: Final = 5.0  # the weight of a rival's blood compared with the expected stings
OINTMENT_FROM: Final = 2  # the least drops that are worth an ointment
NET_FROM: Final = 1.5  # the least stings that are worth a net
NARROW: Final = 3.0  # the margin to the last drop that is too small

CALM_BLOOD: Final = 3.0  # the blood that gives friends even odds with an empty deck
CARD_BLOOD: Final = 0.6  # the additional blood they need for each card in it
HOPE: Final = 0.25  # the least blood that is assumed to be left

# The order in which cards are used: one colour after the other (MZ-B4..B7), and useless ones never
BLUE_FIRST: Final = 5.0
THEN_NET: Final = 4.0
THEN_GREEN: Final = 3.0
THEN_STRONGER: Final = 2.0
THEN_FLAT_HAND: Final = 1.0
LAID_BEFORE_HAND: Final = 0.5
NEVER: Final = -1.0


class MosquitoJudge(Judge[MosquitoState]):
    """Rates choices in the order of the turn. Stopping (ending the defence, no more staying cards, keeping all) counts
    0."""

    def rate(self, s: MosquitoState, seat: Seat, choice: Choice) -> float:
        said = verb(choice)
        if said == words.LAY:
            card = words.chosen_card(choice)
            return rate_own_card(s, card) if seat == s.active else rate_cards_for(s, seat, [card])[0]
        if said == words.USE:
            return rate_use(s, s.content.cards[words.chosen_card(choice)])
        if said == words.USE_LAID:
            return rate_use(s, s.content.cards[s.players[words.chosen_seat(choice)].laid]) + LAID_BEFORE_HAND
        if said == words.DRINK:
            return float(words.chosen_drops(choice))
        if said == words.CURE:
            return CURE_VALUE
        if said in (words.PASS_SWARM, words.PASS_LAMP):
            return rate_victim(s, seat, words.chosen_seat(choice))
        if said == words.STAY:
            return rate_staying(s, words.chosen_card(choice))
        if said == words.LEARN:
            return value_of(s.players[seat], s.content.cards[words.chosen_card(choice)])
        if said == words.DISCARD:
            # Exchange cards below the average. Red cards hit the rival in either case
            card = words.chosen_card(choice)
            return NEVER if is_red(card) else -loss_of(s.players[seat], s.content.cards[card])
        return 0.0

    def ratings(self, s: MosquitoState, seat: Seat, choices: list[Choice]) -> list[float]:
        if verb(choices[0]) == words.LAY and seat != s.active:
            return rate_cards_for(s, seat, [words.chosen_card(choice) for choice in choices])
        return [self.rate(s, seat, choice) for choice in choices]

    def worth(self, s: MosquitoState, seat: Seat) -> float:
        """Return the value of a table. Against rivals it is the share of all blood left after the current attack."""
        if s.ended:
            return float(s.ended == words.DECK_EMPTY if s.variant.coop else s.winner == seat)
        left = blood_left(s, seat)
        return chance_together(s, left) if s.variant.coop else left[seat] / sum(left)

    def foresight(self, s: MosquitoState) -> int:
        """Return the distance to the end for friends, because their remaining blood says little about the result."""
        return TO_THE_END if s.variant.coop else HORIZON


# --- expectations


def attack_to_come(s: MosquitoState) -> float:
    """Return the expected mosquitos of the next attack: the swarm, plus the average of the deck. An Alarm adds more."""
    _, _, mosquitos, alarms = count(s.content, s.swarm_deck)
    deck = max(1, len(s.swarm_deck))
    return s.mosquitos_in_swarm() + mosquitos / deck * (1 + 2.5 * alarms / deck)


def stings(attack: float, repel: float, flat_hands: float) -> float:
    """Return the expected number of mosquitos that get through. Each symbol repels one, and every flat hand half of the
    rest. Both sides are estimates, so even a defence that just suffices lets some through."""
    left = attack - repel
    if left <= -SPREAD:
        return 0.0
    if left < SPREAD:
        left = (left + SPREAD) * (left + SPREAD) / (4 * SPREAD)
    while flat_hands >= 1:
        left /= 2
        flat_hands -= 1
    return left * (1 - flat_hands / 2)


def count(content: Content, cards: list[Card]) -> tuple[int, int, int, int]:
    """Return the symbols, flat hands, mosquitos and alarms on some cards."""
    tallies = content.tallies
    total = 0
    for card in cards:
        total += tallies[card]
    return total >> SYMBOLS & MOST, total >> FLAT_HANDS & MOST_CARDS, total & MOST, total >> ALARMS


def hand_of(s: MosquitoState, seat: Seat, other: Seat, more: int) -> tuple[float, float, float]:
    """Return the expected symbols, flat hands and mosquitos in another player's hand after it draws `more` cards: the
    certain cards, and a fair share of the others."""
    player = s.players[other]
    sure = player.hand if other == seat else player.known
    known = count(s.content, sure)
    places = len(player.hand) - len(sure) + more
    if not places:
        return float(known[0]), float(known[1]), float(known[2])
    unseen = count(s.content, player.hand + player.draw)
    share = min(1.0, places / max(1, len(player.hand) + len(player.draw) - len(sure)))
    return (
        known[0] + (unseen[0] - known[0]) * share,
        known[1] + (unseen[1] - known[1]) * share,
        known[2] + (unseen[2] - known[2]) * share,
    )


def stings_now(s: MosquitoState, seat: Seat) -> float:
    """Return the stings that a seat expects for the player with the lamp from the current attack."""
    repel, flat_hands, _ = hand_of(s, seat, s.active, 0)
    for player in s.players:
        if player.laid:
            laid = s.content.cards[player.laid]
            flat_hands += laid.flat_hands
            repel += laid.symbols
    if s.stage == words.FLAT_HAND or s.does_in_swarm(words.RESISTANT):
        repel = 0.0
    return stings(s.left, repel, flat_hands)


class Threat:
    """The next attack on the player with the lamp, and the stings that a seat expects from it."""

    __slots__ = ("attack", "flat_hands", "repel", "stings")

    def __init__(self, s: MosquitoState, seat: Seat) -> None:
        self.attack = attack_to_come(s)
        self.repel, self.flat_hands, _ = hand_of(s, seat, s.active, 0)
        self.stings = stings(self.attack, self.repel, self.flat_hands)

    def spared_by(self, mosquitos: int) -> float:
        """Return the number of stings saved if the attack had this many fewer mosquitos."""
        return self.stings - stings(self.attack - mosquitos, self.repel, self.flat_hands)


def gain_of(s: MosquitoState, threat: Threat, kind: CardType) -> float:
    """Return the drops that a card laid now saves or gives the player with the lamp. A red one costs some."""
    if kind.stage == words.BLUE:
        return threat.stings if kind.has(words.NET) else blood_gain(s.holder(), kind)
    return threat.stings / 2 if kind.flat_hands else threat.spared_by(kind.symbols - kind.strength)


def blood_gain(player: Player, kind: CardType) -> float:
    """Return the drops that a blue card gives a player. A cure saves some in every later turn."""
    if player.infected and kind.has(words.MEDICINE):
        return CURE_VALUE
    return float(min(kind.drops, FULL_BLOOD - player.blood)) if kind.drops else AVERAGE_VALUE


def value_of(player: Player, kind: CardType) -> float:
    """Return the value of a green or blue card in a player's deck."""
    if player.infected and kind.has(words.MEDICINE):
        return CURE_VALUE
    if kind.amount:
        return float(kind.amount)
    if kind.flat_hands:
        return FLAT_HAND_VALUE
    return NET_VALUE if kind.has(words.NET) else AVERAGE_VALUE


def loss_of(player: Player, kind: CardType) -> float:
    """Return the cost to a player of giving up a hand card. It can be negative, because another card is drawn."""
    return KEEPING * (value_of(player, kind) - AVERAGE_VALUE)


def most_blood(s: MosquitoState, seat: Seat) -> int:
    """Return the blood of the richest other player."""
    most = 0
    for other in s.everybody():
        if other != seat:
            most = max(most, s.players[other].blood)
    return most


# --- phase A


def rate_own_card(s: MosquitoState, card: Card) -> float:
    """Rate laying a card with the lamp. Laid cards are used like hand cards, so lay a useless one and draw a new one
    for it. Red cards left in hand attack the next player (MZ-X6), so keep them against rivals, but spare friends."""
    kind = s.content.cards[card]
    if kind.strength:
        return Threat(s, s.active).spared_by(-kind.strength) + OWN_RED * kind.strength if s.variant.coop else NEVER
    return 0.1 if kind.stage == words.BLUE and not blood_gain(s.holder(), kind) else 0.0


def rate_cards_for(s: MosquitoState, seat: Seat, cards: list[Card]) -> list[float]:
    """Rate laying cards without the lamp: help a friend, hinder a rival, and do not waste good cards."""
    threat = Threat(s, seat)
    wish = 1.0 if s.variant.coop else -grudge(s, seat)
    found: list[float] = []
    for card in cards:
        kind = s.content.cards[card]
        gain = wish * gain_of(s, threat, kind)
        found.append(gain if kind.strength else gain - loss_of(s.players[seat], kind))
    return found


def grudge(s: MosquitoState, seat: Seat) -> float:
    """Return how much a seat wants the player with the lamp to lose a drop. A seat that is not ahead wants the leader
    to bleed, and no other player to die."""
    most = most_blood(s, seat)
    if s.seats == 2 or s.players[seat].blood > most or s.holder().blood == most:
        return 1.0
    return WEAK_RIVAL


# --- phase B


def rate_use(s: MosquitoState, kind: CardType) -> float:
    """Rate using a card: weak green cards first, an oversized one only if there is no other, flat hands last."""
    if kind.stage == words.BLUE:
        return rate_blue(s, kind)
    if kind.flat_hands:
        return THEN_FLAT_HAND
    surplus = kind.symbols - s.left
    if surplus > 1 and kind.leaves and not is_narrow(s):
        return NEVER
    return (THEN_STRONGER if surplus > 0 else THEN_GREEN) - kind.symbols * 0.01


def rate_blue(s: MosquitoState, kind: CardType) -> float:
    """Rate a blue card: any drop is welcome, but an ointment that leaves the game should give more than one."""
    if kind.has(words.NET):
        return THEN_NET if stings_now(s, s.active) > NET_FROM else NEVER
    gain = blood_gain(s.holder(), kind)
    if gain == 0 or (gain < OINTMENT_FROM and kind.leaves and not is_narrow(s)):
        return NEVER
    return BLUE_FIRST


def is_narrow(s: MosquitoState) -> bool:
    """Return whether the player with the lamp should save no cards, because the last drop is near or this is the last
    attack."""
    return not s.swarm_deck or stings_now(s, s.active) + NARROW >= s.holder().blood


# --- phase C


def rate_staying(s: MosquitoState, card: Card) -> float:
    """Rate a card to stay. Between two rivals it attacks the other, so the strong cards stay. Otherwise as few
    mosquitos as possible stay, on weak cards, because weak cards would fill the own deck."""
    strength = s.strength(card)
    if s.seats == 2 and not s.variant.coop and not s.does_in_swarm(words.ALPHA):
        return float(strength)
    return -surplus_with(s, card) - strength * 0.01


def surplus_with(s: MosquitoState, card: Card) -> int:
    """Return the least surplus of mosquitos that will stay, if this card and no stronger one stays."""
    missing = mosquitos_to_stay(s) - s.strength(card)
    totals = 1
    itself = False
    for other in s.swarm:
        if other == card and not itself:
            itself = True
        elif other <= card:
            totals |= totals << s.strength(other)
    surplus = max(0, -missing)
    while missing + surplus > 0 and not totals >> missing + surplus & 1:
        surplus += 1
    return surplus


# --- phase D, and the net


def rate_victim(s: MosquitoState, seat: Seat, other: Seat) -> float:
    """Rate the next victim of the swarm. A friend must be able to bear it and should hold few red cards, because these
    follow at once. Among rivals it is the richest, or the weakest if that ends the game with a win."""
    player = s.players[other]
    repel, flat_hands, mosquitos = hand_of(s, seat, other, s.variant.hand_size - len(player.hand))
    loss = stings(attack_to_come(s), repel, flat_hands)
    if s.variant.coop:
        return player.blood - loss - LAMP_REDS * mosquitos
    if s.players[seat].blood > most_blood(s, seat):
        return loss - player.blood
    return loss + RICH_RIVAL * player.blood


# --- the value of the table


def chance_together(s: MosquitoState, left: PerSeat[float]) -> float:
    """Return the friends' chance: all their blood against the cards left in the deck. The lowest blood counts most,
    because one last drop loses the game (MZ-K1, MZ-K2)."""
    least = min(left)
    odds = sum(left) * least / (least + 0.5) / (CALM_BLOOD + CARD_BLOOD * len(s.swarm_deck))
    odds *= odds * odds
    return odds / (1 + odds)


def blood_left(s: MosquitoState, seat: Seat) -> PerSeat[float]:
    """Return the blood that a seat expects everyone to have after the current attack, never less than HOPE."""
    left = [float(player.blood - (player.infected != 0)) for player in s.players]
    left[s.active] -= stings_under_way(s, seat)
    return [max(HOPE, blood) for blood in left]


def stings_under_way(s: MosquitoState, seat: Seat) -> float:
    """Return the stings that the player with the lamp still has to pay for, 0 once they are paid (MZ-X1)."""
    if words.PAY_BLOOD not in s.agenda:
        return 0.0
    if s.agenda[-1] != words.LAY_CARDS:
        return stings_now(s, seat)
    return Threat(s, seat).stings
