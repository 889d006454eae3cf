"""What can be said at this table: the choices, the events, the rules that bar something, and the steps."""

from typing import Final

from wusel.engine.vocabulary import Arg, Vocabulary, Word
from wusel.games.schwarm.sea import DIRECTIONS, EIGHT_DIRECTIONS, Sea
from wusel.games.schwarm.tiles import SHAPES, TILES

# --- actions, as cards and jokers name them

STATION: Final = 0
SHIP: Final = 1
RESEARCHER: Final = 2
WHALE: Final = 3
TSUNAMI: Final = 4
CRAB: Final = 5
SHIP_AND_RESEARCHER: Final = 6
ACTIONS: Final = ("station", "ship", "researcher", "whale", "tsunami", "crab", "ship_and_researcher")

# --- abilities

FAST_SHIP: Final = 0
GOLDEN_SWARM_TILE: Final = 1
PROTECTION: Final = 2
BRILLIANT_RESEARCHER: Final = 3
ABILITIES: Final = ("fast_ship", "golden_tile", "protection", "brilliant_researcher")

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
BUOY_MOVED: Final = 19
QUEEN_JOINED: Final = 20
QUEEN_LOST: Final = 21
DANGER_PLACED: Final = 22
SWAM: Final = 23
SURGED: Final = 24
SURGED_ASHORE: Final = 25
SURGED_AWAY: Final = 26
CRAB_PLACED: Final = 27
CRAWLED: Final = 28
DAMAGE: Final = 29
ROUND_SCORED: Final = 30
NETWORK_COUNTED: Final = 31
STATION_COUNTED: Final = 32
SIDES_COUNTED: Final = 33
WON: Final = 34

# --- rules that bar something, by number

NO_RULE: Final = 0
BARRING_RULES: Final = (
    "", "SW-S7", "SW-V1.1", "SW-Q4", "SW-P1.6", "SW-P1.9", "SW-P2.1", "SW-J1", "SW-ST1", "SW-ST5", "SW-F1",
    "SW-SH1", "SW-SH2", "SW-SH3", "SW-F3", "SW-F4", "SW-F5", "SW-OV3", "SW-F9", "SW-KO1", "SW-D6", "SW-D7",
    "SW-TS3", "SW-KR1", "SW-KR2", "SW-W1", "SW-W2", "SW-TS1", "SW-F2", "SW-SH8", "SW-J2",
)  # fmt: skip
SW_S7: Final = 1
SW_V1_1: Final = 2
SW_Q4: Final = 3
SW_P1_6: Final = 4
SW_P1_9: Final = 5
SW_P2_1: Final = 6
SW_J1: Final = 7
SW_ST1: Final = 8
SW_ST5: Final = 9
SW_F1: Final = 10
SW_SH1: Final = 11
SW_SH2: Final = 12
SW_SH3: Final = 13
SW_F3: Final = 14
SW_F4: Final = 15
SW_F5: Final = 16
SW_OV3: Final = 17
SW_F9: Final = 18
SW_KO1: Final = 19
SW_D6: Final = 20
SW_D7: Final = 21
SW_TS3: Final = 22
SW_KR1: Final = 23
SW_KR2: Final = 24
SW_W1: Final = 25
SW_W2: Final = 26
SW_TS1: Final = 27
SW_F2: Final = 28
SW_SH8: Final = 29
SW_J2: Final = 30

# --- steps

FIRST_STATION: Final = 0
NEW_ROUND: Final = 1
ACQUIRE: Final = 2
PICK_ABILITY: Final = 3
SET_ORDER: Final = 4
PLAY_CARD: Final = 5
NEXT_PLAYER: Final = 6
DOUBLE_CARD: Final = 7
BUILD_STATION: Final = 8
SAIL_SHIPS: Final = 9
SEND_RESEARCHERS: Final = 10
FREE_BUOY: Final = 11
LAY_TILE: Final = 12
MEET_QUEEN: Final = 13
QUEEN_BUOY: Final = 14
WAKE_WHALE: Final = 15
WHALE_SWIMS: Final = 16
RAISE_TSUNAMI: Final = 17
TSUNAMI_SURGES: Final = 18
WAKE_CRAB: Final = 19
CRAB_CRAWLS: Final = 20
SCORE_ROUND: Final = 21
SCORE_GAME: Final = 22
STEP_NAMES: Final = (
    "first_station",
    "new_round", "acquire", "pick_ability", "set_order",
    "play_card", "next_player", "double_card",
    "build_station", "sail_ships", "send_researchers", "free_buoy", "lay_tile", "meet_queen", "queen_buoy",
    "wake_whale", "whale_swims", "raise_tsunami", "tsunami_surges", "wake_crab", "crab_crawls",
    "score_round", "score_game",
)  # fmt: skip

PIECES: Final = ("stations", "researchers", "buoys", "ships")


def arguments(sea: Sea, cards: dict[int, str]) -> dict[str, Arg]:
    """Every argument that choices and events take, for the board and the cards in use."""
    return {
        "seat": Arg("seat", "seat", range(4)),
        "other": Arg("other", "seat", range(4)),
        "field": Arg("field", "field", dict(enumerate(sea.field_names))),
        "land": Arg("land", "land", dict(enumerate(sea.land_names))),
        "card": Arg("card", "card", cards),
        "action": Arg("action", "action", dict(enumerate(ACTIONS))),
        "ability": Arg("ability", "ability", dict(enumerate(ABILITIES))),
        "direction": Arg("direction", "direction", dict(enumerate(DIRECTIONS))),
        "bearing": Arg("direction", "direction", dict(enumerate(EIGHT_DIRECTIONS))),
        "tile": Arg("tile", "tile", TILES),
        "shape": Arg("shape", "shape", dict(enumerate(SHAPES))),
        "piece": Arg("piece", "piece", dict(enumerate(PIECES))),
        "place": Arg("place", "number", range(16)),
        "number": Arg("number", "number", range(1, 5)),
        "fields": Arg("fields", "number", range(1, 9)),
        "sides": Arg("sides", "number", range(5)),
        "n": Arg("n", "number", range(1000)),
    }


def choice_words(sea: Sea, cards: dict[int, str]) -> Vocabulary:
    """Every choice of the game."""
    arg = arguments(sea, cards)
    return Vocabulary(
        Word(FOUND, "found", arg["land"]),
        Word(TAKE, "take", arg["place"]),
        Word(TAKE_ORDER, "take_order", arg["number"]),
        Word(CHOOSE_ABILITY, "choose_ability", arg["ability"]),
        Word(PLAY, "play", arg["card"]),
        Word(JOKER, "joker", arg["action"]),
        Word(SHIP_FIRST, "ship_first"),
        Word(RESEARCHER_FIRST, "researcher_first"),
        Word(BUILD, "build", arg["land"]),
        Word(STAFF, "staff", arg["land"]),
        Word(DEPLOY, "deploy", arg["field"]),
        Word(SAIL, "sail", arg["field"], arg["direction"]),
        Word(ANCHOR, "anchor"),
        Word(EXPLORE, "explore", arg["field"]),
        Word(END_EXPLORING, "end_exploring"),
        Word(LAY, "lay", arg["tile"]),
        Word(MOVE_BUOY, "move_buoy", arg["field"]),
        Word(LEAVE_QUEEN, "leave_queen"),
        Word(NEW_WHALE, "new_whale"),
        Word(MOVE_WHALE, "move_whale", arg["field"]),
        Word(SWIM, "swim", arg["direction"]),
        Word(REST, "rest"),
        Word(NEW_TSUNAMI, "new_tsunami"),
        Word(MOVE_TSUNAMI, "move_tsunami", arg["field"]),
        Word(SURGE, "surge", arg["bearing"], arg["fields"]),
        Word(NEW_CRAB, "new_crab", arg["land"]),
        Word(CRAWL, "crawl", arg["fields"]),
    )


def event_words(sea: Sea, cards: dict[int, str]) -> Vocabulary:
    """Everything that can happen."""
    arg = arguments(sea, cards)
    seat, n, field, land = arg["seat"], arg["n"], arg["field"], arg["land"]
    return Vocabulary(
        Word(ROUND_BEGINS, "round_begins", n),
        Word(FOUNDED, "founded", seat, land),
        Word(CARD_TAKEN, "card_taken", seat, arg["card"], n),
        Word(ORDER_TAKEN, "order_taken", seat, arg["number"], n),
        Word(ABILITY_TAKEN, "ability_taken", seat, arg["ability"]),
        Word(WAITS, "waits", seat),
        Word(ORDER_SET, "order_set", seat, arg["number"]),
        Word(CARD_PLAYED, "card_played", seat, arg["card"]),
        Word(JOKER_PLAYED, "joker_played", seat, arg["action"]),
        Word(NO_EFFECT, "no_effect", seat),
        Word(BUILT, "built", seat, land, n),
        Word(STAFFED, "staffed", seat, land),
        Word(DEPLOYED, "deployed", seat, field),
        Word(SAILED, "sailed", seat, field),
        Word(TILE_TAKEN, "tile_taken", seat, arg["shape"], field),
        Word(TILE_LAID, "tile_laid", seat, arg["tile"], field),
        Word(TILE_COVERED, "tile_covered", seat, field),
        Word(BUOY_MOVED, "buoy_moved", seat, field),
        Word(QUEEN_JOINED, "queen_joined", seat),
        Word(QUEEN_LOST, "queen_lost", seat),
        Word(DANGER_PLACED, "danger_placed", seat, arg["action"]),
        Word(SWAM, "swam", seat, field),
        Word(SURGED, "surged", seat, field),
        Word(SURGED_ASHORE, "surged_ashore", seat, land),
        Word(SURGED_AWAY, "surged_away", seat),
        Word(CRAB_PLACED, "crab_placed", seat, land),
        Word(CRAWLED, "crawled", seat, land),
        Word(DAMAGE, "damage", seat, arg["other"], n),
        Word(NETWORK_COUNTED, "network_counted", seat, arg["piece"], n),
        Word(ROUND_SCORED, "round_scored", seat, n),
        Word(STATION_COUNTED, "station_counted", seat, land, n),
        Word(SIDES_COUNTED, "sides_counted", seat, arg["sides"], n),
        Word(WON, "won", seat),
    )
