"""Set-up of the table."""

from typing import Final

from wusel.engine.events import Event
from wusel.engine.kinds import Seat
from wusel.engine.options import GameOption, Value, first_seat
from wusel.games.mosquitozzz import made, words
from wusel.games.mosquitozzz.content import Content
from wusel.games.mosquitozzz.state import FULL_BLOOD, MosquitoState, Player
from wusel.games.mosquitozzz.words import Card

STANDARD: Final = "standard"
MODES: Final = (STANDARD, "ambush", "rebellion", "kamikaze")
STANDARD_HAND: Final = 5
COOP_HANDS: Final = {2: 6, 3: 5, 4: 4}
DISPLAY: Final = 3
OPTIONS: Final = [
    GameOption("mode", [*MODES]),
    GameOption("first", ["random", 1, 2, 3, 4]),
    GameOption("assign", ["free", "strongest_first"]),
    GameOption("infect_scope", ["own", "every"]),
    GameOption("idle_use", [False, True]),
]
"""The options of the game. The defaults are the rulings of the rules."""


def lay_out(content: Content, options: dict[str, Value], chance: int, events: list[Event] | None) -> MosquitoState:
    """Return the table with hands, decks, display and lamp for the first turn (MZ-S1..S9, MZ-K3..K7). The lamp goes to
    a random seat unless the options name one, such as the last winner's (MZ-S8, MZ-Q24)."""
    seats = int(options["players"])
    mode = str(options["mode"])
    variant = made.new_variant(
        coop=int(mode != STANDARD),
        hand_size=hand_size(mode, seats),
        strongest_first=int(options["assign"] == "strongest_first"),
        infect_every=int(options["infect_scope"] == "every"),
        idle_use=int(options["idle_use"]),
    )
    s = made.new_mosquito_state(
        seats=seats,
        chance=chance,
        events=events,
        content=content,
        variant=variant,
        players=[],
        active=Seat(0),
        swarm_deck=swarm_deck(content, mode),
        experience=experience_deck(content, mode),
        stage=words.BLUE,
        ended=words.STILL_PLAYING,
    )
    s.then(words.START_TURN)
    for _ in range(DISPLAY):
        s.display.append(s.pick(s.experience))
    for _ in range(seats):
        s.players.append(deal(s, content.starter))
    s.active = first_seat(s, options)
    return s


def hand_size(mode: str, seats: int) -> int:
    """Return the size of a full hand: five cards, and in the co-operative game fewer with more players (MZ-S7,
    MZ-K4)."""
    return STANDARD_HAND if mode == STANDARD else COOP_HANDS[seats]


def swarm_deck(content: Content, mode: str) -> list[Card]:
    """Return the 24 swarm cards, with additional ones in the harder co-operative games (MZ-S5, MZ-K5..K7)."""
    if mode == "rebellion":
        return sorted(content.swarm + content.rebellion)
    if mode == "kamikaze":
        return sorted(content.swarm + content.additional)
    return content.swarm[:]


def experience_deck(content: Content, mode: str) -> list[Card]:
    """Return the 32 experience cards. The co-operative game has no net (MZ-S6, MZ-K3, MZ-BL8)."""
    if mode == STANDARD:
        return content.experience[:]
    return [card for card in content.experience if not content.cards[card].has(words.NET)]


def deal(s: MosquitoState, starter: list[Card]) -> Player:
    """Return a player with ten drops and a hand: a flat hand set aside, and the rest drawn from seven shuffled cards
    (MZ-S2..S4, MZ-S7, MZ-K4)."""
    draw = starter[:]
    flat_hand = s.content.flat_hand
    draw.remove(flat_hand)
    hand = [flat_hand]
    while len(hand) < s.variant.hand_size:
        hand.append(s.pick(draw))
    hand.sort()
    return made.new_player(hand=hand, draw=draw, blood=FULL_BLOOD, known=[flat_hand], fresh=len(hand) - 1)
