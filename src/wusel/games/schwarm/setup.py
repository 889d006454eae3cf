"""How the table is laid out, and where the first stations stand."""

from typing import Final

from wusel.engine.events import Event
from wusel.engine.options import GameOption, Value
from wusel.engine.sets import first, removed
from wusel.games.schwarm import made, words
from wusel.games.schwarm.cards import action_of
from wusel.games.schwarm.content import Content
from wusel.games.schwarm.sea import NOTHING
from wusel.games.schwarm.state import BUOYS, START_POINTS, SchwarmState

ROUNDS: Final = {2: 4, 3: 3, 4: 3}
QUOTAS: Final = {2: 5, 3: 5, 4: 4}
TAKEN_OUT: Final = {2: {words.SHIP: 3, words.RESEARCHER: 3}, 3: {words.SHIP: 1}, 4: {}}


def declared_options() -> list[GameOption]:
    """How the game can be played; the defaults are the basic game."""
    return [
        GameOption("start", ["basic", "free"]),
        GameOption("tsunami", ["basic", "dangerous"]),
        GameOption("cards", ["open", "hidden"]),
    ]


def lay_out(content: Content, options: dict[str, Value], chance: int, events: list[Event] | None) -> SchwarmState:
    """Board, cards and order for the first round (SW-S1..S8, SW-V1.1, SW-Q36)."""
    seats = int(options["players"])
    variant = made.new_variant(
        rounds=ROUNDS[seats],
        quota=QUOTAS[seats],
        free_start=int(options["start"] == "free"),
        dangerous_tsunami=int(options["tsunami"] == "dangerous"),
        hidden_cards=int(options["cards"] == "hidden"),
        per_amoeba=content.per_amoeba,
    )
    fields = content.sea.fields
    s = made.new_schwarm_state(
        seats=seats,
        chance=chance,
        events=events,
        content=content,
        variant=variant,
        order_stack=list(range(1, seats + 1)),
        abilities=list(range(len(words.ABILITIES))),
        light=light_cards(content, seats),
        blue_pile=content.blue[:],
        tops=[0] * fields,
        opens=[0] * 4,
        face_down=removed(first(fields), content.sea.queen),
        unseen=content.tiles[:-1],
        covered=[0] * len(content.tiles),
        golden=content.tiles[-1],
        crab=NOTHING,
    )
    unseated = list(range(seats))
    for _ in range(seats):
        tiles = [0] * len(content.tiles)
        s.players.append(made.new_player(points=START_POINTS, buoys_left=BUOYS, tiles=tiles, ability=-1, joker=1))
        s.order.append(s.pick(unseated))
    builders = s.order if variant.free_start else s.order[::-1]
    s.then(words.NEW_ROUND)
    for seat in builders:
        words.then_first_station(s, builder=seat)
    return s


def light_cards(content: Content, seats: int) -> list[int]:
    """All light cards, some ships and researchers less for fewer players (SW-S4)."""
    cards = content.light[:]
    for action, copies in TAKEN_OUT[seats].items():
        for _ in range(copies):
            cards.remove(next(card for card in cards if action_of(card) == action))
    return cards
