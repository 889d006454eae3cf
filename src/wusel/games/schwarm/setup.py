"""Set-up of the table."""

from typing import Final

from wusel.engine.events import Event
from wusel.engine.options import Value
from wusel.engine.sets import first, removed
from wusel.games.schwarm import made, words
from wusel.games.schwarm.content.cards import TAKEN_OUT
from wusel.games.schwarm.content.content import Content
from wusel.games.schwarm.state import BUOYS, START_POINTS, SchwarmState
from wusel.games.schwarm.words import Card, Tile

ROUNDS: Final = {2: 4, 3: 3, 4: 3}
QUOTAS: Final = {2: 5, 3: 5, 4: 4}


def lay_out(content: Content, options: dict[str, Value], chance: int, events: list[Event] | None) -> SchwarmState:
    """Return the table with board, cards and order for the first round (SW-S1..S8, SW-V1.1, SW-Q36)."""
    seats = int(options["players"])
    variant = made.new_variant(
        rounds=ROUNDS[seats],
        quota=QUOTAS[seats],
        free_start=int(options["start"] == "free"),
        dangerous_tsunami=int(options["tsunami"] == "dangerous"),
        hidden_cards=int(options["cards"] == "hidden"),
        per_amoeba=content.per_amoeba,
    )
    sea = content.sea
    s = made.new_schwarm_state(
        seats=seats,
        chance=chance,
        events=events,
        content=content,
        variant=variant,
        players=[],
        order=[],
        order_stack=list(range(1, seats + 1)),
        abilities=words.each_ability(first(len(words.ABILITIES))),
        light=light_cards(content, seats),
        blue_pile=content.blue[:],
        tops=[Tile(0)] * len(sea.fields),
        opens=[0] * len(words.DIRECTIONS),
        face_down=removed(sea.all_fields, sea.queen),
        unseen=content.tiles[:-1],
        covered=[0] * len(content.tiles),
        golden=content.tiles[-1],
    )
    unseated = s.everybody()[:]
    for _ in range(seats):
        tiles = [0] * len(content.tiles)
        s.players.append(made.new_player(points=START_POINTS, buoys_left=BUOYS, tiles=tiles, joker=1))
        s.order.append(s.pick(unseated))
    builders = s.order if variant.free_start else s.order[::-1]
    s.then(words.NEW_ROUND)
    for seat in builders:
        words.then_first_station(s, builder=seat)
    return s


def light_cards(content: Content, seats: int) -> list[Card]:
    """Return the light cards. With fewer players some ships and researchers are left out (SW-S4)."""
    cards = content.light[:]
    for effect, copies in TAKEN_OUT[seats].items():
        for _ in range(copies):
            cards.remove(next(card for card in cards if content.cards[card].has(effect)))
    return cards
