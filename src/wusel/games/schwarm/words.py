"""Made from words.toml by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa: E704

from typing import Final

from wusel.engine.state import State

MADE_FROM: Final = "b98f0864fdae8026"

# --- action: what it can be

STATION: Final = 0
SHIP: Final = 1
RESEARCHER: Final = 2
WHALE: Final = 3
TSUNAMI: Final = 4
CRAB: Final = 5
SHIP_AND_RESEARCHER: Final = 6
ACTIONS: Final = ("station", "ship", "researcher", "whale", "tsunami", "crab", "ship_and_researcher")

# --- ability: what it can be

FAST_SHIP: Final = 0
GOLDEN_TILE: Final = 1
PROTECTION: Final = 2
BRILLIANT_RESEARCHER: Final = 3
ABILITIES: Final = ("fast_ship", "golden_tile", "protection", "brilliant_researcher")

# --- piece: what it can be

STATIONS: Final = 0
RESEARCHERS: Final = 1
BUOYS: Final = 2
SHIPS: Final = 3
PIECES: Final = ("stations", "researchers", "buoys", "ships")

# --- direction: what it can be

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ("north", "east", "south", "west")
BEARINGS: Final = ("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")

# --- choices

FOUND: Final = 1
TAKE: Final = 2
TAKE_ORDER: Final = 3
CHOOSE_ABILITY: Final = 4
PLAY: Final = 5
JOKER: Final = 6
SHIP_FIRST: Final = 7
RESEARCHER_FIRST: Final = 8
BUILD: Final = 9
STAFF: Final = 10
DEPLOY: Final = 11
SAIL: Final = 12
ANCHOR: Final = 13
EXPLORE: Final = 14
END_EXPLORING: Final = 15
LAY: Final = 16
MOVE_BUOY: Final = 17
LEAVE_QUEEN: Final = 18
NEW_WHALE: Final = 19
MOVE_WHALE: Final = 20
SWIM: Final = 21
REST: Final = 22
NEW_TSUNAMI: Final = 23
MOVE_TSUNAMI: Final = 24
SURGE: Final = 25
NEW_CRAB: Final = 26
CRAWL: Final = 27
def found(land: int) -> int: return FOUND | land << 6
def found_land(choice: int) -> int: return choice >> 6
def take(place: int) -> int: return TAKE | place << 6
def take_place(choice: int) -> int: return choice >> 6
def take_order(number: int) -> int: return TAKE_ORDER | number << 6
def take_order_number(choice: int) -> int: return choice >> 6
def choose_ability(ability: int) -> int: return CHOOSE_ABILITY | ability << 6
def choose_ability_ability(choice: int) -> int: return choice >> 6
def play(card: int) -> int: return PLAY | card << 6
def play_card(choice: int) -> int: return choice >> 6
def joker(action: int) -> int: return JOKER | action << 6
def joker_action(choice: int) -> int: return choice >> 6
def build(land: int) -> int: return BUILD | land << 6
def build_land(choice: int) -> int: return choice >> 6
def staff(land: int) -> int: return STAFF | land << 6
def staff_land(choice: int) -> int: return choice >> 6
def deploy(field: int) -> int: return DEPLOY | field << 6
def deploy_field(choice: int) -> int: return choice >> 6
def sail(field: int, direction: int) -> int: return SAIL | field << 6 | direction << 18
def sail_field(choice: int) -> int: return choice >> 6 & 4095
def sail_direction(choice: int) -> int: return choice >> 18 & 4095
def explore(field: int) -> int: return EXPLORE | field << 6
def explore_field(choice: int) -> int: return choice >> 6
def lay(tile: int) -> int: return LAY | tile << 6
def lay_tile(choice: int) -> int: return choice >> 6
def move_buoy(field: int) -> int: return MOVE_BUOY | field << 6
def move_buoy_field(choice: int) -> int: return choice >> 6
def move_whale(field: int) -> int: return MOVE_WHALE | field << 6
def move_whale_field(choice: int) -> int: return choice >> 6
def swim(direction: int) -> int: return SWIM | direction << 6
def swim_direction(choice: int) -> int: return choice >> 6
def move_tsunami(field: int) -> int: return MOVE_TSUNAMI | field << 6
def move_tsunami_field(choice: int) -> int: return choice >> 6
def surge(direction: int, fields: int) -> int: return SURGE | direction << 6 | fields << 18
def surge_direction(choice: int) -> int: return choice >> 6 & 4095
def surge_fields(choice: int) -> int: return choice >> 18 & 4095
def new_crab(land: int) -> int: return NEW_CRAB | land << 6
def new_crab_land(choice: int) -> int: return choice >> 6
def crawl(fields: int) -> int: return CRAWL | fields << 6
def crawl_fields(choice: int) -> int: return choice >> 6

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
def then_first_station(s: State, builder: int) -> None:
    s.agenda.append(builder)
    s.agenda.append(FIRST_STATION)
def first_station_builder(s: State) -> int: return s.frame[0]
def then_pick_ability(s: State, taker: int) -> None:
    s.agenda.append(taker)
    s.agenda.append(PICK_ABILITY)
def pick_ability_taker(s: State) -> int: return s.frame[0]
def then_sail_ships(s: State, left: int, under_way: int) -> None:
    s.agenda.append(left)
    s.agenda.append(under_way)
    s.agenda.append(SAIL_SHIPS)
def sail_ships_left(s: State) -> int: return s.frame[0]
def sail_ships_under_way(s: State) -> int: return s.frame[1]
def then_send_researchers(s: State, laid: int) -> None:
    s.agenda.append(laid)
    s.agenda.append(SEND_RESEARCHERS)
def send_researchers_laid(s: State) -> int: return s.frame[0]
def then_free_buoy(s: State, field: int) -> None:
    s.agenda.append(field)
    s.agenda.append(FREE_BUOY)
def free_buoy_field(s: State) -> int: return s.frame[0]
def then_lay_tile(s: State, field: int) -> None:
    s.agenda.append(field)
    s.agenda.append(LAY_TILE)
def lay_tile_field(s: State) -> int: return s.frame[0]
def then_meet_queen(s: State, changed: int) -> None:
    s.agenda.append(changed)
    s.agenda.append(MEET_QUEEN)
def meet_queen_changed(s: State) -> int: return s.frame[0]
def then_queen_buoy(s: State, joiner: int) -> None:
    s.agenda.append(joiner)
    s.agenda.append(QUEEN_BUOY)
def queen_buoy_joiner(s: State) -> int: return s.frame[0]
def then_wake_whale(s: State, how_far: int) -> None:
    s.agenda.append(how_far)
    s.agenda.append(WAKE_WHALE)
def wake_whale_how_far(s: State) -> int: return s.frame[0]
def then_whale_swims(s: State, whale: int, left: int, been: int) -> None:
    s.agenda.append(whale)
    s.agenda.append(left)
    s.agenda.append(been)
    s.agenda.append(WHALE_SWIMS)
def whale_swims_whale(s: State) -> int: return s.frame[0]
def whale_swims_left(s: State) -> int: return s.frame[1]
def whale_swims_been(s: State) -> int: return s.frame[2]
def then_raise_tsunami(s: State, how_far: int) -> None:
    s.agenda.append(how_far)
    s.agenda.append(RAISE_TSUNAMI)
def raise_tsunami_how_far(s: State) -> int: return s.frame[0]
def then_tsunami_surges(s: State, tsunami: int, how_far: int, placed_now: int) -> None:
    s.agenda.append(tsunami)
    s.agenda.append(how_far)
    s.agenda.append(placed_now)
    s.agenda.append(TSUNAMI_SURGES)
def tsunami_surges_tsunami(s: State) -> int: return s.frame[0]
def tsunami_surges_how_far(s: State) -> int: return s.frame[1]
def tsunami_surges_placed_now(s: State) -> int: return s.frame[2]
def then_wake_crab(s: State, how_far: int) -> None:
    s.agenda.append(how_far)
    s.agenda.append(WAKE_CRAB)
def wake_crab_how_far(s: State) -> int: return s.frame[0]
def then_crab_crawls(s: State, how_far: int) -> None:
    s.agenda.append(how_far)
    s.agenda.append(CRAB_CRAWLS)
def crab_crawls_how_far(s: State) -> int: return s.frame[0]
