"""Sets a scene of Der Schwarm in a line or two: stations, ships, tiles, points, and the current action.

Fields are named by column letter and row number from the north-west, so (row 2, column 5) is e2 and the queen is e5.
Land fields have a coast and a number: north5 for (1,5), east3 for (3,9), south7 for (9,7), west6 for (6,1). Tiles are
named by their openings: ns, ne, nes, nesw, golden. Unless a scene says otherwise the sea is bare, and the tiles that
lay there count as covered.
"""

from collections.abc import Iterator
from random import Random

from tests.games.scene import AnyScene
from wusel.engine.kinds import Deed, Seat
from wusel.engine.sets import count, first
from wusel.engine.table import Checkpoint, Table
from wusel.games.schwarm import words
from wusel.games.schwarm.content.sea import NO_LAND, Sea
from wusel.games.schwarm.content.tiles import SHAPE_OF
from wusel.games.schwarm.game import Schwarm, new_game
from wusel.games.schwarm.state import BUOYS, SchwarmState
from wusel.games.schwarm.words import SHAPES, Ability, Card, Field, Land, Shape, Tile

GAME = new_game()
CONTENT = GAME.content
NAMES = CONTENT.names
Given = dict[int, str]


def repeated(text: str) -> list[str]:
    """Return a list of words, in which `word*3` stands for three."""
    found = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


def cards(text: str, game: Schwarm = GAME) -> list[Card]:
    """Return cards by their names: "light_ship*2 blue_whale_4 green_station"."""
    return [Card(game.content.names.card.index(name)) for name in repeated(text)]


def random_game(options: dict[str, object], seed: int, game: Schwarm = GAME) -> Iterator[SchwarmState]:
    """Play a whole game of random choices. Yield its state before the first one and after every one."""
    luck = Random(seed)
    s = game.new(options, seed)
    yield s
    while s.owing:
        seat = s.owing.bit_length() - 1
        game.apply(s, seat, luck.choice(game.options(s, seat)))
        yield s


class Scene(AnyScene[SchwarmState]):
    """A table in the middle of a game. `seat` carries out the action `play`, or the step `at` is next."""

    def __init__(
        self,
        players: int = 3,
        *,
        seat: int = 0,
        play: str | None = None,
        at: str | None = None,
        how_far: int = 3,
        round: int = 1,
        order: list[int] | None = None,
        row: str = "",
        hands: Given | None = None,
        orders: dict[int, int] | None = None,
        jokers: dict[int, int] | None = None,
        sea: str = "bare",
        stations: Given | None = None,
        ships: Given | None = None,
        tiles: dict[str, str] | None = None,
        hold: Given | None = None,
        points: dict[int, int] | None = None,
        ability: Given | None = None,
        supply: dict[int, int] | None = None,
        whales: str = "",
        tsunamis: str = "",
        crab: str = "",
        come: tuple[str | int, ...] = (),
        game: Schwarm = GAME,
        **options: object,
    ) -> None:
        """`stations` is "north5 east3:2", with the researchers behind the colon (else 1). `tiles` maps a field to "ns 0
        1", the open tile and the owners of the buoys on it. `hold` gives the tiles in front of a player. `supply` gives
        the buoys left; the others lie on no field unless the scene places them. `row` and `hands` name action cards.
        `order` lists the seats in the order of their stones, and `orders` the order cards taken. `jokers` is 0 for one
        that has been used."""
        self.sea: Sea = game.content.sea
        table: Table[SchwarmState] = Table(game, {"players": players, **options}, 1)
        super().__init__(game, table)
        self.game: Schwarm = game
        s = table.state
        s.order = [Seat(who) for who in order or range(players)]
        s.turn = s.order.index(Seat(seat))
        s.round = round
        s.agenda = [words.NEXT_PLAYER if at is None else getattr(words, at.upper())]
        for player in s.players:
            player.stations, player.staff, player.ships = [], [], []
        if sea == "bare":
            self.clear_sea(s)
        self.place_pieces(s, stations or {}, ships or {}, points or {}, ability or {})
        self.place_tiles(s, tiles or {}, hold or {})
        for who, left in (supply or {}).items():
            s.players[who].buoys_left = left
        s.whales = sorted(self.field(name) for name in whales.split())
        s.tsunamis = sorted(self.field(name) for name in tsunamis.split())
        s.crab = self.land(crab) if crab else NO_LAND
        self.deal(s, row, hands or {}, orders or {}, jokers or {})
        if play is not None:
            args = {arg.name: how_far for arg in game.effects.by_name[play].args}
            game.steps[0].doing.happen(s, Seat(seat), Deed(game.effects.from_json({"do": play, **args})))
        self.come(*come)
        s.offer = None
        game.settle(s)
        self.table.checkpoints = [Checkpoint(0, 0, s.clone())]

    @classmethod
    def opening(cls, players: int = 3, seed: int = 1, game: Schwarm = GAME, **options: object) -> "Scene":
        """Return a new game as it is laid out, at its first question."""
        scene = cls(players, game=game)
        scene.table = Table(game, {"players": players, **options}, seed)
        scene.happened = scene.table.opening
        return scene

    # --- setting

    def clear_sea(self, s: SchwarmState) -> None:
        s.face_down = 0
        for shape, n in enumerate(s.unseen):
            s.covered[shape] += n
        s.unseen = [0] * len(s.unseen)

    def place_pieces(
        self, s: SchwarmState, stations: Given, ships: Given, points: dict[int, int], ability: Given
    ) -> None:
        for seat, text in stations.items():
            for word in text.split():
                name, _, staff = word.partition(":")
                s.players[seat].stations.append(self.land(name))
                s.players[seat].staff.append(int(staff or 1))
        for seat, text in ships.items():
            s.players[seat].ships = sorted(self.field(name) for name in repeated(text))
        for seat, n in points.items():
            s.players[seat].points = n
        for seat, name in ability.items():
            s.players[seat].ability = Ability(words.ABILITIES.index(name))

    def place_tiles(self, s: SchwarmState, tiles: dict[str, str], hold: Given) -> None:
        for name, text in tiles.items():
            called, *owners = text.split()
            field = self.field(name)
            if name != "queen":
                tile = Tile(NAMES.tile.index(called))
                self.take_tile(s, SHAPE_OF[tile])
                s.put_tile(field, tile)
                s.face_down &= ~(1 << field)
            for owner in owners:
                self.put_buoy(s, int(owner), field)
        for seat, text in hold.items():
            for shape in [Shape(SHAPES.index(name)) for name in repeated(text)]:
                self.take_tile(s, shape)
                s.players[seat].tiles[shape] += 1

    def deal(self, s: SchwarmState, row: str, hands: Given, orders: dict[int, int], jokers: dict[int, int]) -> None:
        s.row = [self.take_card(s, card) for card in cards(row, self.game)]
        for seat, text in hands.items():
            s.players[seat].cards = [self.take_card(s, card) for card in cards(text, self.game)]
        s.order_stack = [number for number in range(1, s.seats + 1) if number not in orders.values()]
        for seat, number in orders.items():
            s.players[seat].order = number
        taken = [player.ability for player in s.players]
        s.abilities = [each for each in words.each_ability(first(len(words.ABILITIES))) if each not in taken]
        for seat, joker in jokers.items():
            s.players[seat].joker = joker

    def take_card(self, s: SchwarmState, card: Card) -> Card:
        """Take a card for the scene from the ones that wait for the next round."""
        if card in s.light:
            s.light.remove(card)
        elif card in s.blue_pile:
            s.blue_pile.remove(card)
        return card

    def take_tile(self, s: SchwarmState, shape: Shape) -> None:
        """Take a tile for the scene from the covered ones, else from the face-down ones."""
        if shape == words.GOLDEN:
            s.golden -= 1
        elif s.covered[shape]:
            s.covered[shape] -= 1
        else:
            s.unseen[shape] -= 1

    def put_buoy(self, s: SchwarmState, seat: int, field: Field) -> None:
        player = s.players[seat]
        if player.buoys >> field & 1:
            player.doubles.append(field)
        player.buoys |= 1 << field
        player.buoys_left = BUOYS - count(player.buoys) - len(player.doubles)

    def field(self, name: str) -> Field:
        return self.sea.queen if name == "queen" else self.sea.fields[self.sea.field_names.index(name)]

    def land(self, name: str) -> Land:
        return self.sea.lands[self.sea.land_names.index(name)]

    def come(self, *outcomes: str | int) -> None:
        """Script the next results of chance: the shape of a tile turned up, or a plain number."""
        script = []
        unseen = self.s.unseen[:]
        for each in outcomes:
            if isinstance(each, str):
                shape = SHAPES.index(each)
                script.append(sum(unseen[:shape]))
                unseen[shape] -= 1
            else:
                script.append(each)
        self.s.script = script

    # --- looking

    def cards(self, seat: int) -> list[str]:
        """Return the action cards a player has acquired and not yet played."""
        return [self.game.content.names.card[card] for card in self.s.players[seat].cards]

    @property
    def row(self) -> list[str]:
        """Return the action cards on offer, the cheapest first."""
        return [self.game.content.names.card[card] for card in self.s.row]

    def staff(self, seat: int) -> dict[str, int]:
        """Return a player's stations, and the number of researchers on each."""
        player = self.s.players[seat]
        return dict(zip((self.sea.land_names[land] for land in player.stations), player.staff, strict=True))

    def face_down(self, *fields: str) -> list[bool]:
        """Return for each field whether a tile lies face down on it."""
        return [self.s.face_down >> self.field(name) & 1 == 1 for name in fields]

    @property
    def points(self) -> list[int]:
        return [player.points for player in self.s.players]

    def ships(self, seat: int) -> list[str]:
        return [self.sea.field_names[field] for field in self.s.players[seat].ships]

    def held(self, seat: int) -> dict[str, int]:
        """Return the tiles in front of a player, by shape."""
        return {SHAPES[shape]: n for shape, n in enumerate(self.s.players[seat].tiles) if n}

    def has_buoy(self, seat: int, field: str) -> bool:
        return self.s.players[seat].buoys >> self.field(field) & 1 == 1
