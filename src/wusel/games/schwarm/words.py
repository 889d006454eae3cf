"""Made from words.toml by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# Here, and nowhere else, bare numbers become things of a kind.
# mypy: disable-error-code="arg-type, assignment, return-value"

from typing import Final, NewType, TypeAlias, TypeVar

from wusel.engine.content.content import Kinds, listed
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.kinds import Choice, Deed, Seat, SeatSet
from wusel.engine.sets import members
from wusel.engine.state import State
from wusel.engine.vocabulary import lacks

T = TypeVar("T")

MADE_FROM: Final = "1ebaf2466ef91206"

# --- kinds

Field = NewType("Field", int)
FieldSet: TypeAlias = int
PerField: TypeAlias = list[T]
def each_field(group: FieldSet) -> list[Field]: return members(group)
Land = NewType("Land", int)
LandSet: TypeAlias = int
PerLand: TypeAlias = list[T]
def each_land(group: LandSet) -> list[Land]: return members(group)
Card = NewType("Card", int)
CardSet: TypeAlias = int
PerCard: TypeAlias = list[T]
def each_card(group: CardSet) -> list[Card]: return members(group)
Tile = NewType("Tile", int)
TileSet: TypeAlias = int
PerTile: TypeAlias = list[T]
def each_tile(group: TileSet) -> list[Tile]: return members(group)
Shape = NewType("Shape", int)
ShapeSet: TypeAlias = int
PerShape: TypeAlias = list[T]
def each_shape(group: ShapeSet) -> list[Shape]: return members(group)
Colour = NewType("Colour", int)
ColourSet: TypeAlias = int
PerColour: TypeAlias = list[T]
def each_colour(group: ColourSet) -> list[Colour]: return members(group)
Action = NewType("Action", int)
ActionSet: TypeAlias = int
PerAction: TypeAlias = list[T]
def each_action(group: ActionSet) -> list[Action]: return members(group)
Ability = NewType("Ability", int)
AbilitySet: TypeAlias = int
PerAbility: TypeAlias = list[T]
def each_ability(group: AbilitySet) -> list[Ability]: return members(group)
Piece = NewType("Piece", int)
PieceSet: TypeAlias = int
PerPiece: TypeAlias = list[T]
def each_piece(group: PieceSet) -> list[Piece]: return members(group)
Direction = NewType("Direction", int)
DirectionSet: TypeAlias = int
PerDirection: TypeAlias = list[T]
def each_direction(group: DirectionSet) -> list[Direction]: return members(group)
Bearing = NewType("Bearing", int)
BearingSet: TypeAlias = int
PerBearing: TypeAlias = list[T]
def each_bearing(group: BearingSet) -> list[Bearing]: return members(group)
Place: TypeAlias = int
PerPlace: TypeAlias = list[T]
Number: TypeAlias = int
PerNumber: TypeAlias = list[T]
Fields: TypeAlias = int
PerFields: TypeAlias = list[T]
Range: TypeAlias = int
PerRange: TypeAlias = list[T]
Sides: TypeAlias = int
PerSides: TypeAlias = list[T]
Staff: TypeAlias = int
PerStaff: TypeAlias = list[T]
Built: TypeAlias = int
PerBuilt: TypeAlias = list[T]
N: TypeAlias = int
PerN: TypeAlias = list[T]
Plain = NewType("Plain", Shape)
PlainSet: TypeAlias = int
PerPlain: TypeAlias = list[T]
def each_plain(group: PlainSet) -> list[Plain]: return members(group)

# --- shape: what it can be

STRAIGHT: Final[Shape] = 0
CURVE: Final[Shape] = 1
TEE: Final[Shape] = 2
CROSS: Final[Shape] = 3
GOLDEN: Final[Shape] = 4
SHAPES: Final[tuple[str, ...]] = ("straight", "curve", "tee", "cross", "golden")
PLAINS: Final[tuple[str, ...]] = ("straight", "curve", "tee", "cross")

# --- colour: what it can be

LIGHT: Final[Colour] = 0
BLUE: Final[Colour] = 1
GREEN: Final[Colour] = 2
COLOURS: Final[tuple[str, ...]] = ("light", "blue", "green")

# --- ability: what it can be

FAST_SHIP: Final[Ability] = 0
GOLDEN_TILE: Final[Ability] = 1
PROTECTION: Final[Ability] = 2
BRILLIANT_RESEARCHER: Final[Ability] = 3
ABILITIES: Final[tuple[str, ...]] = ("fast_ship", "golden_tile", "protection", "brilliant_researcher")

# --- piece: what it can be

STATIONS: Final[Piece] = 0
RESEARCHERS: Final[Piece] = 1
BUOYS: Final[Piece] = 2
SHIPS: Final[Piece] = 3
PIECES: Final[tuple[str, ...]] = ("stations", "researchers", "buoys", "ships")

# --- direction: what it can be

NORTH: Final[Direction] = 0
EAST: Final[Direction] = 1
SOUTH: Final[Direction] = 2
WEST: Final[Direction] = 3
DIRECTIONS: Final[tuple[str, ...]] = ("north", "east", "south", "west")
BEARINGS: Final[tuple[str, ...]] = (
    "north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west",
)

class Names:
    """The names of the things in the content, by their numbers."""
    __slots__ = ("card", "field", "land", "tile",)
    def __init__(self, kinds: Kinds) -> None:
        self.field = listed(kinds["field"])
        self.land = listed(kinds["land"])
        self.card = listed(kinds["card"])
        self.tile = listed(kinds["tile"])

# --- choices

FOUND: Final = 1
TAKE: Final = 2
TAKE_ORDER: Final = 3
CHOOSE_ABILITY: Final = 4
PLAY: Final = 5
JOKER: Final = 6
SHIP_FIRST: Final[Choice] = 7
RESEARCHER_FIRST: Final[Choice] = 8
BUILD: Final = 9
STAFF: Final = 10
DEPLOY: Final = 11
SAIL: Final = 12
ANCHOR: Final[Choice] = 13
EXPLORE: Final = 14
END_EXPLORING: Final[Choice] = 15
LAY: Final = 16
MOVE_BUOY: Final = 17
LEAVE_QUEEN: Final[Choice] = 18
NEW_WHALE: Final[Choice] = 19
MOVE_WHALE: Final = 20
SWIM: Final = 21
REST: Final[Choice] = 22
NEW_TSUNAMI: Final[Choice] = 23
MOVE_TSUNAMI: Final = 24
SURGE: Final = 25
NEW_CRAB: Final = 26
CRAWL: Final = 27
def found(land: Land) -> Choice: return FOUND | land << 6
def take(place: Place) -> Choice: return TAKE | place << 6
def take_order(number: Number) -> Choice: return TAKE_ORDER | number << 6
def choose_ability(ability: Ability) -> Choice: return CHOOSE_ABILITY | ability << 6
def play(card: Card) -> Choice: return PLAY | card << 6
def joker(action: Action) -> Choice: return JOKER | action << 6
def build(land: Land) -> Choice: return BUILD | land << 6
def staff(land: Land) -> Choice: return STAFF | land << 6
def deploy(field: Field) -> Choice: return DEPLOY | field << 6
def sail(field: Field, direction: Direction) -> Choice: return SAIL | field << 6 | direction << 18
def explore(field: Field) -> Choice: return EXPLORE | field << 6
def lay(tile: Tile) -> Choice: return LAY | tile << 6
def move_buoy(field: Field) -> Choice: return MOVE_BUOY | field << 6
def move_whale(field: Field) -> Choice: return MOVE_WHALE | field << 6
def swim(direction: Direction) -> Choice: return SWIM | direction << 6
def move_tsunami(field: Field) -> Choice: return MOVE_TSUNAMI | field << 6
def surge(direction: Bearing, fields: Fields) -> Choice: return SURGE | direction << 6 | fields << 18
def new_crab(land: Land) -> Choice: return NEW_CRAB | land << 6
def crawl(fields: Fields) -> Choice: return CRAWL | fields << 6
CHOSEN_LAND: Final = 0x4000602
def chosen_land(choice: Choice) -> Land: return choice >> 6 & 4095 if CHOSEN_LAND >> (choice & 63) & 1 else lacks("land")
CHOSEN_PLACE: Final = 0x4
def chosen_place(choice: Choice) -> Place: return choice >> 6 & 4095 if CHOSEN_PLACE >> (choice & 63) & 1 else lacks("place")
CHOSEN_NUMBER: Final = 0x8
def chosen_number(choice: Choice) -> Number: return choice >> 6 & 4095 if CHOSEN_NUMBER >> (choice & 63) & 1 else lacks("number")
CHOSEN_ABILITY: Final = 0x10
def chosen_ability(choice: Choice) -> Ability: return choice >> 6 & 4095 if CHOSEN_ABILITY >> (choice & 63) & 1 else lacks("ability")
CHOSEN_CARD: Final = 0x20
def chosen_card(choice: Choice) -> Card: return choice >> 6 & 4095 if CHOSEN_CARD >> (choice & 63) & 1 else lacks("card")
CHOSEN_ACTION: Final = 0x40
def chosen_action(choice: Choice) -> Action: return choice >> 6 & 4095 if CHOSEN_ACTION >> (choice & 63) & 1 else lacks("action")
CHOSEN_FIELD: Final = 0x1125800
def chosen_field(choice: Choice) -> Field: return choice >> 6 & 4095 if CHOSEN_FIELD >> (choice & 63) & 1 else lacks("field")
CHOSEN_DIRECTION: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 18, -1, -1, -1, -1, -1, -1, -1, -1, 6, -1, -1, -1, 6, -1, -1,
]
def chosen_direction(choice: Choice) -> int: return choice >> CHOSEN_DIRECTION[choice & 63] & 4095
CHOSEN_TILE: Final = 0x10000
def chosen_tile(choice: Choice) -> Tile: return choice >> 6 & 4095 if CHOSEN_TILE >> (choice & 63) & 1 else lacks("tile")
CHOSEN_FIELDS: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 18, -1, 6,
]
def chosen_fields(choice: Choice) -> Fields: return choice >> CHOSEN_FIELDS[choice & 63] & 4095

# --- events

ROUND_BEGINS: Final = 1
FOUNDED: Final = 2
CARD_TAKEN: Final = 3
ORDER_TAKEN: Final = 4
ABILITY_TAKEN: Final = 5
WAITS: Final = 6
ORDER_SET: Final = 7
CARD_PLAYED: Final = 8
JOKER_PLAYED: Final = 9
NO_EFFECT: Final = 10
BUILT: Final = 11
STAFFED: Final = 12
DEPLOYED: Final = 13
SAILED: Final = 14
TILE_TAKEN: Final = 15
TILE_LAID: Final = 16
TILE_COVERED: Final = 17
BUOY_MOVED: Final = 18
QUEEN_JOINED: Final = 19
QUEEN_LOST: Final = 20
DANGER_PLACED: Final = 21
SWAM: Final = 22
SURGED: Final = 23
SURGED_ASHORE: Final = 24
SURGED_AWAY: Final = 25
CRAB_PLACED: Final = 26
CRAWLED: Final = 27
DAMAGE: Final = 28
NETWORK_COUNTED: Final = 29
ROUND_SCORED: Final = 30
STATION_COUNTED: Final = 31
SIDES_COUNTED: Final = 32
WON: Final = 33
def tell_round_begins(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ROUND_BEGINS, n]))
def tell_founded(s: State, seat: Seat, land: Land, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOUNDED, seat, land]))
def tell_card_taken(s: State, seat: Seat, card: Card, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CARD_TAKEN, seat, card, n]))
def tell_order_taken(s: State, seat: Seat, number: Number, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ORDER_TAKEN, seat, number, n]))
def tell_ability_taken(s: State, seat: Seat, ability: Ability, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ABILITY_TAKEN, seat, ability]))
def tell_waits(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WAITS, seat]))
def tell_order_set(s: State, seat: Seat, number: Number, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ORDER_SET, seat, number]))
def tell_card_played(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CARD_PLAYED, seat, card]))
def tell_joker_played(s: State, seat: Seat, action: Action, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [JOKER_PLAYED, seat, action]))
def tell_no_effect(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NO_EFFECT, seat]))
def tell_built(s: State, seat: Seat, land: Land, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [BUILT, seat, land, n]))
def tell_staffed(s: State, seat: Seat, land: Land, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [STAFFED, seat, land]))
def tell_deployed(s: State, seat: Seat, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DEPLOYED, seat, field]))
def tell_sailed(s: State, seat: Seat, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SAILED, seat, field]))
def tell_tile_taken(s: State, seat: Seat, shape: Shape, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TILE_TAKEN, seat, shape, field]))
def tell_tile_laid(s: State, seat: Seat, tile: Tile, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TILE_LAID, seat, tile, field]))
def tell_tile_covered(s: State, seat: Seat, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TILE_COVERED, seat, field]))
def tell_buoy_moved(s: State, seat: Seat, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [BUOY_MOVED, seat, field]))
def tell_queen_joined(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [QUEEN_JOINED, seat]))
def tell_queen_lost(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [QUEEN_LOST, seat]))
def tell_danger_placed(s: State, seat: Seat, action: Action, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DANGER_PLACED, seat, action]))
def tell_swam(s: State, seat: Seat, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SWAM, seat, field]))
def tell_surged(s: State, seat: Seat, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SURGED, seat, field]))
def tell_surged_ashore(s: State, seat: Seat, land: Land, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SURGED_ASHORE, seat, land]))
def tell_surged_away(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SURGED_AWAY, seat]))
def tell_crab_placed(s: State, seat: Seat, land: Land, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CRAB_PLACED, seat, land]))
def tell_crawled(s: State, seat: Seat, land: Land, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CRAWLED, seat, land]))
def tell_damage(s: State, seat: Seat, other: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DAMAGE, seat, other, n]))
def tell_network_counted(s: State, seat: Seat, piece: Piece, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NETWORK_COUNTED, seat, piece, n]))
def tell_round_scored(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ROUND_SCORED, seat, n]))
def tell_station_counted(s: State, seat: Seat, land: Land, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [STATION_COUNTED, seat, land, n]))
def tell_sides_counted(s: State, seat: Seat, sides: Sides, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SIDES_COUNTED, seat, sides, n]))
def tell_won(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WON, seat]))

# --- effects

STATION: Final[Deed] = 1
SHIP: Final[Deed] = 2
RESEARCHER: Final[Deed] = 3
WHALE: Final = 4
TSUNAMI: Final = 5
CRAB: Final = 6
SHIP_AND_RESEARCHER: Final[Deed] = 7
def whale(range: Range) -> Deed: return WHALE | range << 8
def tsunami(range: Range) -> Deed: return TSUNAMI | range << 8
def crab(range: Range) -> Deed: return CRAB | range << 8
EFFECT_RANGE: Final = 0x70
def effect_range(effect: Deed) -> Range: return effect >> 8 & 4095 if EFFECT_RANGE >> (effect & 255) & 1 else lacks("range")

# --- steps, as numbers below zero

FIRST_STATION: Final = -1
NEW_ROUND: Final = -2
ACQUIRE: Final = -3
PICK_ABILITY: Final = -4
SET_ORDER: Final = -5
PLAY_CARD: Final = -6
NEXT_PLAYER: Final = -7
DOUBLE_CARD: Final = -8
BUILD_STATION: Final = -9
SAIL_SHIPS: Final = -10
SEND_RESEARCHERS: Final = -11
FREE_BUOY: Final = -12
LAY_TILE: Final = -13
MEET_QUEEN: Final = -14
QUEEN_BUOY: Final = -15
WAKE_WHALE: Final = -16
WHALE_SWIMS: Final = -17
RAISE_TSUNAMI: Final = -18
TSUNAMI_SURGES: Final = -19
WAKE_CRAB: Final = -20
CRAB_CRAWLS: Final = -21
SCORE_ROUND: Final = -22
SCORE_GAME: Final = -23
def then_first_station(s: State, builder: Seat) -> None:
    s.agenda.append(builder)
    s.agenda.append(FIRST_STATION)
def told_first_station(s: State) -> Seat: return s.frame[0]
def then_pick_ability(s: State, taker: Seat) -> None:
    s.agenda.append(taker)
    s.agenda.append(PICK_ABILITY)
def told_pick_ability(s: State) -> Seat: return s.frame[0]
def then_sail_ships(s: State, left: N, under_way: N) -> None:
    s.agenda.append(left)
    s.agenda.append(under_way)
    s.agenda.append(SAIL_SHIPS)
class SailShipsTold:
    __slots__ = ("left", "under_way",)
    left: N
    under_way: N
    def again(self, s: State) -> None:
        s.agenda.append(self.left)
        s.agenda.append(self.under_way)
        s.agenda.append(SAIL_SHIPS)
def told_sail_ships(s: State) -> SailShipsTold:
    told, frame = SailShipsTold(), s.frame
    told.left = frame[0]
    told.under_way = frame[1]
    return told
def then_send_researchers(s: State, laid: N) -> None:
    s.agenda.append(laid)
    s.agenda.append(SEND_RESEARCHERS)
def told_send_researchers(s: State) -> N: return s.frame[0]
def then_free_buoy(s: State, field: Field) -> None:
    s.agenda.append(field)
    s.agenda.append(FREE_BUOY)
def told_free_buoy(s: State) -> Field: return s.frame[0]
def then_lay_tile(s: State, field: Field) -> None:
    s.agenda.append(field)
    s.agenda.append(LAY_TILE)
def told_lay_tile(s: State) -> Field: return s.frame[0]
def then_meet_queen(s: State, changed: SeatSet) -> None:
    s.agenda.append(changed)
    s.agenda.append(MEET_QUEEN)
def told_meet_queen(s: State) -> SeatSet: return s.frame[0]
def then_queen_buoy(s: State, joiner: Seat) -> None:
    s.agenda.append(joiner)
    s.agenda.append(QUEEN_BUOY)
def told_queen_buoy(s: State) -> Seat: return s.frame[0]
def then_wake_whale(s: State, how_far: N) -> None:
    s.agenda.append(how_far)
    s.agenda.append(WAKE_WHALE)
def told_wake_whale(s: State) -> N: return s.frame[0]
def then_whale_swims(s: State, whale: Field, left: N, been: FieldSet) -> None:
    s.agenda.append(whale)
    s.agenda.append(left)
    s.agenda.append(been)
    s.agenda.append(WHALE_SWIMS)
class WhaleSwimsTold:
    __slots__ = ("been", "left", "whale",)
    whale: Field
    left: N
    been: FieldSet
    def again(self, s: State) -> None:
        s.agenda.append(self.whale)
        s.agenda.append(self.left)
        s.agenda.append(self.been)
        s.agenda.append(WHALE_SWIMS)
def told_whale_swims(s: State) -> WhaleSwimsTold:
    told, frame = WhaleSwimsTold(), s.frame
    told.whale = frame[0]
    told.left = frame[1]
    told.been = frame[2]
    return told
def then_raise_tsunami(s: State, how_far: N) -> None:
    s.agenda.append(how_far)
    s.agenda.append(RAISE_TSUNAMI)
def told_raise_tsunami(s: State) -> N: return s.frame[0]
def then_tsunami_surges(s: State, tsunami: Field, how_far: N, placed_now: N) -> None:
    s.agenda.append(tsunami)
    s.agenda.append(how_far)
    s.agenda.append(placed_now)
    s.agenda.append(TSUNAMI_SURGES)
class TsunamiSurgesTold:
    __slots__ = ("how_far", "placed_now", "tsunami",)
    tsunami: Field
    how_far: N
    placed_now: N
    def again(self, s: State) -> None:
        s.agenda.append(self.tsunami)
        s.agenda.append(self.how_far)
        s.agenda.append(self.placed_now)
        s.agenda.append(TSUNAMI_SURGES)
def told_tsunami_surges(s: State) -> TsunamiSurgesTold:
    told, frame = TsunamiSurgesTold(), s.frame
    told.tsunami = frame[0]
    told.how_far = frame[1]
    told.placed_now = frame[2]
    return told
def then_wake_crab(s: State, how_far: N) -> None:
    s.agenda.append(how_far)
    s.agenda.append(WAKE_CRAB)
def told_wake_crab(s: State) -> N: return s.frame[0]
def then_crab_crawls(s: State, how_far: N) -> None:
    s.agenda.append(how_far)
    s.agenda.append(CRAB_CRAWLS)
def told_crab_crawls(s: State) -> N: return s.frame[0]
