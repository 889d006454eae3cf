"""Sets a scene of Der Schwarm in a line or two: stations, ships, tiles, points, and the action being carried out.

Fields are named by column letter and row number from the north-west, so (row 2, column 5) is e2 and the queen is e5;
land fields by coast and number, north5 for (1,5), east3 for (3,9), south7 for (9,7), west6 for (6,1). Tiles are named by
their openings: ns, ne, nes, nesw, golden. Unless a scene says otherwise the sea is bare: what lay there counts as covered.
"""

from wusel.engine.errors import IllegalChoice
from wusel.engine.table import Table
from wusel.games.schwarm.game import Schwarm, new_game
from wusel.games.schwarm.network import bits
from wusel.games.schwarm.state import BUOYS, SchwarmState
from wusel.games.schwarm.steps.play import begin_action
from wusel.games.schwarm.tiles import SHAPE_OF, SHAPES, TILES
from wusel.games.schwarm.words import ABILITIES, ACTIONS, NEXT_PLAYER

GAME = new_game()
TILE_NUMBERS = {name: tile for tile, name in TILES.items()}
Given = dict[int, str]


def repeated(text: str) -> list[str]:
    """Words, of which `word*3` stands for three."""
    found = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


class Scene:
    """A table somebody is in the middle of playing at; `seat` carries out the action `play`."""

    def __init__(
        self,
        players: int = 3,
        *,
        seat: int = 0,
        play: str | None = None,
        how_far: int = 3,
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
        """`stations` as "north5 east3:2" with the researchers behind the colon (else 1); `tiles` as field -> "ns 0 1",
        the open tile and whose buoys lie on it; `hold` the tiles in front of a player; `supply` the buoys left, the
        others counted as lying on no field only if the scene says so."""
        self.game = game
        self.sea = game.content.sea
        self.table: Table[SchwarmState] = Table(game, {"players": players, **options}, 1)
        s = self.table.state
        s.order = list(range(players))
        s.turn = s.order.index(seat)
        s.round = 1
        s.agenda = [NEXT_PLAYER]
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
        s.crab = self.land(crab) if crab else -1
        if play is not None:
            begin_action(s, s.players[seat], ACTIONS.index(play), how_far)
        self.come(*come)
        s.offer = None
        game.settle(s)
        self.table.checkpoints = [s.clone()]

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
            s.players[seat].ability = ABILITIES.index(name)

    def place_tiles(self, s: SchwarmState, tiles: dict[str, str], hold: Given) -> None:
        for name, text in tiles.items():
            tile, *owners = text.split()
            field = self.field(name)
            if name != "queen":
                self.take_tile(s, SHAPE_OF[TILE_NUMBERS[tile]])
                s.put_tile(field, TILE_NUMBERS[tile])
                s.face_down &= ~(1 << field)
            for owner in owners:
                self.put_buoy(s, int(owner), field)
        for seat, text in hold.items():
            for shape in repeated(text):
                self.take_tile(s, SHAPES.index(shape))
                s.players[seat].tiles[SHAPES.index(shape)] += 1

    def take_tile(self, s: SchwarmState, shape: int) -> None:
        """A tile for the scene, from those that count as covered, else from those face down."""
        if SHAPES[shape] == "golden":
            s.golden -= 1
        elif s.covered[shape]:
            s.covered[shape] -= 1
        else:
            s.unseen[shape] -= 1

    def put_buoy(self, s: SchwarmState, seat: int, field: int) -> None:
        player = s.players[seat]
        if player.buoys >> field & 1:
            player.doubles.append(field)
        player.buoys |= 1 << field
        player.buoys_left = BUOYS - bits(player.buoys) - len(player.doubles)

    def field(self, name: str) -> int:
        return self.sea.queen if name == "queen" else self.sea.field_names.index(name)

    def land(self, name: str) -> int:
        return self.sea.land_names.index(name)

    def come(self, *outcomes: str | int) -> None:
        """Script what chance brings next: the shape of a tile turned up, or a plain number."""
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

    # --- acting

    def choice(self, said: str) -> int:
        """A choice in words: "sail e2 north", "lay nes", "take 3", "end_exploring"."""
        verb, *args = said.split()
        word = self.game.choices.by_name[verb]
        asked: dict[str, object] = {"do": verb}
        for arg, value in zip(word.args, args, strict=True):
            asked[arg.name] = int(value) if value.isdigit() else value
        return self.game.choices.from_json(asked)

    def do(self, seat: int, *said: str) -> "Scene":
        """Make choices for a seat, one after the other."""
        for each in said:
            self.table.choose(seat, self.choice(each))
        return self

    def refused(self, seat: int, said: str) -> str:
        """The rule that bars a choice; fails if the choice is made, or if the refusal changes anything."""
        before = self.s.digest()
        try:
            self.table.choose(seat, self.choice(said))
        except IllegalChoice as error:
            assert self.s.digest() == before
            return error.rule
        raise AssertionError(f"{said} was accepted")

    # --- looking

    @property
    def s(self) -> SchwarmState:
        return self.table.state

    @property
    def asking(self) -> str:
        return self.game.asking(self.s)

    @property
    def asked(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if self.s.asked >> seat & 1]

    def offers(self, seat: int, verb: str = "") -> set[str]:
        """What a seat may choose, in words; with a verb only its arguments."""
        said = [self.game.choices.to_json(choice) for choice in self.table.legal(seat)]
        found = {" ".join(str(part) for part in each.values()) for each in said}
        return {each.removeprefix(f"{verb} ") for each in found if each.split()[0] == verb} if verb else found

    @property
    def points(self) -> list[int]:
        return [player.points for player in self.s.players]

    def ships(self, seat: int) -> list[str]:
        return [self.sea.field_names[field] for field in self.s.players[seat].ships]

    def held(self, seat: int) -> dict[str, int]:
        """The tiles in front of a player, by shape."""
        return {SHAPES[shape]: n for shape, n in enumerate(self.s.players[seat].tiles) if n}

    def has_buoy(self, seat: int, field: str) -> bool:
        return self.s.players[seat].buoys >> self.field(field) & 1 == 1
