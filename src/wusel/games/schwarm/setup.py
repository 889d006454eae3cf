"""How the table is laid out, and where the first stations stand."""

from typing import Final

from wusel.engine.events import Event
from wusel.engine.options import GameOption, Value
from wusel.engine.sets import first, only, removed
from wusel.engine.step import Ask
from wusel.games.schwarm import words
from wusel.games.schwarm.cards import action_of
from wusel.games.schwarm.content import Content
from wusel.games.schwarm.sea import NOTHING, Sea
from wusel.games.schwarm.state import BUOYS, START_POINTS, Player, SchwarmState, Variant

ROUNDS: Final = {2: 4, 3: 3, 4: 3}
QUOTAS: Final = {2: 5, 3: 5, 4: 4}
TAKEN_OUT: Final = {2: {words.SHIP: 3, words.RESEARCHER: 3}, 3: {words.SHIP: 1}, 4: {}}
LEAST_DISTANCE: Final = 4


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
    variant = Variant(
        rounds=ROUNDS[seats],
        quota=QUOTAS[seats],
        free_start=int(options["start"] == "free"),
        dangerous_tsunami=int(options["tsunami"] == "dangerous"),
        hidden_cards=int(options["cards"] == "hidden"),
        per_amoeba=content.per_amoeba,
    )
    fields = content.sea.fields
    s = SchwarmState(
        seats=seats, chance=chance, agenda=[], chosen=[0] * seats, asked=0, owing=0, shown=0,
        variant=variant, players=[], round=0, order=[], turn=0, row=[], order_stack=list(range(1, seats + 1)),
        abilities=list(range(len(words.ABILITIES))),
        light=light_cards(content, seats), blue_pile=content.blue[:], blue_spent=[], tops=[0] * fields,
        opens=[0] * 4, face_down=removed(first(fields), content.sea.queen), unseen=content.tiles[:-1],
        covered=[0] * len(content.tiles), golden=content.tiles[-1], whales=[], tsunamis=[], crab=NOTHING, ended=0,
    )  # fmt: skip
    s.events = events
    unseated = list(range(seats))
    for _ in range(seats):
        s.players.append(Player(START_POINTS, [], [], [], 0, [], BUOYS, [0] * len(content.tiles), [], 0, -1, 1, 0))
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


class FirstStation(Ask[SchwarmState]):
    """A first station with its researcher on one of the start fields left, or by agreement anywhere with some distance
    to the others (SW-S7, SW-V1.1)."""

    def __init__(self, sea: Sea) -> None:
        super().__init__()
        self.sea = sea

    def asks(self, s: SchwarmState) -> int:
        return only(words.first_station_builder(s))

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        taken = [land for player in s.players for land in player.stations]
        if not s.variant.free_start:
            return [words.found(land) for land in self.sea.starts if land not in taken]
        room = [self.room(land, taken) for land in range(self.sea.lands)]
        wanted = min(LEAST_DISTANCE, max(room))
        return [words.found(land) for land in range(self.sea.lands) if room[land] >= wanted]

    def room(self, land: int, taken: list[int]) -> int:
        """How far the nearest first station is."""
        nearest = self.sea.lands
        for other in taken:
            nearest = min(nearest, self.sea.distance(land, other))
        return nearest

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        return "SW-V1.1" if s.variant.free_start else "SW-S7"

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        land = words.found_land(choice)
        s.players[seat].stations.append(land)
        s.players[seat].staff.append(1)
        s.tell(words.FOUNDED, seat, land)
