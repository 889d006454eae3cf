"""Board, tiles and cards as data: read from the content files and held against everything the rules say about them."""

from pathlib import Path
from typing import Final, NoReturn

from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts, load_parts
from wusel.engine.content.content import Printed
from wusel.games.schwarm import words
from wusel.games.schwarm.cards import BLUE, COLOURS, GREEN, LIGHT, action_of, card_number, colour_of, range_of
from wusel.games.schwarm.sea import Sea, field_of
from wusel.games.schwarm.tiles import SHAPES, TILES

OWN: Final = Path(__file__).parent / "content"
TILES_FACE_DOWN: Final = 59
GOLDEN_TILES: Final = 4
LEAST_LAND: Final = 15
LONGEST_SIDE: Final = 26
CARDS_BY_COLOUR: Final = {LIGHT: 13, BLUE: 6, GREEN: 1}
POINTS: Final = {"straight": 2, "curve": 2, "tee": 1, "cross": 0}
DANGERS: Final = (words.WHALE, words.TSUNAMI, words.CRAB)
FARTHEST: Final = 7
LEAST_SHIPS_AND_RESEARCHERS: Final = 3


class Content(Printed):
    """All that a game is played with. `tiles` counts the face-down tiles by shape, `points` what a shape scores;
    the cards are lists of numbers, `joker` says how far a joker moves a danger."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.tiles = [0] * len(SHAPES)
        self.points = [0] * len(SHAPES)
        self.joker = [0] * len(words.ACTIONS)
        self.sea = read_board(parts.table("board"))
        for entry in parts.tables("tile"):
            self.read_tile(entry)
        self.cards = sorted(card for entry in parts.tables("card") for card in self.read_card(entry))
        self.read_joker(parts.table("joker"))
        self.per_amoeba = self.read_damage(parts.table("damage"))
        parts.done()
        self.kinds = {
            "card": {card: card_name(card) for card in sorted(set(self.cards))},
            "field": dict(enumerate(self.sea.field_names)),
            "land": dict(enumerate(self.sea.land_names)),
            "tile": TILES,
            "shape": dict(enumerate(SHAPES)),
        }
        self.check_tiles()
        self.check_cards()
        self.light = [card for card in self.cards if colour_of(card) == LIGHT]
        self.blue = [card for card in self.cards if colour_of(card) == BLUE]

    def read_tile(self, entry: Entry) -> None:
        shape = entry.one_of("shape", SHAPES)
        self.tiles[SHAPES.index(shape)] = entry.number("copies", 0, TILES_FACE_DOWN)
        self.points[SHAPES.index(shape)] = points = entry.number("points", 0, 9)
        if points != POINTS.get(shape, points):
            entry.refuse(f"a {shape} scores {POINTS[shape]} (SW-F8)", "points")
        entry.called(f"tile: {shape}")

    def check_tiles(self) -> None:
        if sum(self.tiles[:-1]) != TILES_FACE_DOWN:
            self.parts.refuse(f"{sum(self.tiles[:-1])} tiles, not {TILES_FACE_DOWN} (SW-C3)", "tile")
        if self.tiles[-1] != GOLDEN_TILES:
            self.parts.refuse(f"{self.tiles[-1]} golden tiles, not {GOLDEN_TILES} (SW-C4)", "tile")

    def read_card(self, entry: Entry) -> list[int]:
        action, colour = entry.one_of("action", words.ACTIONS), entry.one_of("colour", COLOURS)
        kind = words.ACTIONS.index(action)
        how_far = entry.number("range", 1, FARTHEST) if kind in DANGERS else 0
        copies = entry.number("copies", 1, 13)
        entry.called(f"card: {colour} {action} {how_far or ''}".rstrip())
        return [card_number(kind, COLOURS.index(colour), how_far)] * copies

    def check_cards(self) -> None:
        """13 light, 6 blue and 1 green card, and enough to take out for fewer players (SW-C5..C7, SW-S4)."""
        for colour, wanted in CARDS_BY_COLOUR.items():
            here = sum(1 for card in self.cards if colour_of(card) == colour)
            if here != wanted:
                self.parts.refuse(f"{here} {COLOURS[colour]} cards, not {wanted} (SW-C5)", "card")
        light = [action_of(card) for card in self.cards if colour_of(card) == LIGHT]
        for action in (words.SHIP, words.RESEARCHER):
            if light.count(action) < LEAST_SHIPS_AND_RESEARCHERS:
                self.parts.refuse(f"too few light {words.ACTIONS[action]} cards to take three out (SW-C7)", "card")
        if [colour_of(card) for card in self.cards if action_of(card) == words.SHIP_AND_RESEARCHER] != [BLUE]:
            self.parts.refuse("the double card exists once and is blue (SW-C6)", "card")
        if [action_of(card) for card in self.cards if colour_of(card) == GREEN] != [words.STATION]:
            self.parts.refuse("the green card is a station (SW-C5)", "card")

    def read_joker(self, entry: Entry) -> None:
        for action in DANGERS:
            self.joker[action] = entry.number(words.ACTIONS[action], 1, FARTHEST)
        entry.called("joker")

    def read_damage(self, entry: Entry) -> int:
        per_amoeba = entry.number("points_per_amoeba", 1, 100)
        entry.called("damage")
        return per_amoeba


def load_content(path: Path | None = None, text: str = "") -> Content:
    """The game's own board, tiles and cards, with those in a file that somebody brings along, or in a save."""
    return Content(load_parts(OWN, path, text))


# --- the board


def read_board(entry: Entry) -> Sea:
    grid = [row.split() for row in entry.rows("grid")]
    entry.called("board")
    for number, row in enumerate(grid):
        check_row(entry, row, len(grid[0]), number)
    check_grid(entry, grid)
    sea = Sea(grid)
    check_sea(entry, sea)
    return sea


def check_row(entry: Entry, row: list[str], width: int, number: int) -> None:
    if len(row) != width:
        refuse_row(entry, number, f"has {len(row)} cells, the first row {width}")
    for column, mark in enumerate(row):
        value = mark.removesuffix("*")
        if mark not in ("~", "Q", ".") and not (value.isdecimal() and len(value) <= 2):
            refuse_row(entry, number, f"column {column + 1}: {mark!r} is neither ~, Q, . nor a land value up to 99")


def check_grid(entry: Entry, grid: list[list[str]]) -> None:
    """One queen, a field for every tile and for her, land enough (SW-C1, SW-S1)."""
    if max(len(grid), len(grid[0])) > LONGEST_SIDE:
        entry.refuse(f"a board has at most {LONGEST_SIDE} rows and columns, which letters can name", "grid")
    marks = [mark for row in grid for mark in row]
    queens = marks.count("Q")
    if queens != 1:
        entry.refuse(f"there are {queens} queens on the board, not one (SW-C1)", "grid")
    water = marks.count("~") + 1
    if water != TILES_FACE_DOWN + 1:
        entry.refuse(f"{water} water fields, not {TILES_FACE_DOWN} and the queen's (SW-S1)", "grid")
    lands = len(marks) - water - marks.count(".")
    if lands < LEAST_LAND:
        entry.refuse(f"{lands} land fields are too few, {LEAST_LAND} are needed (SW-K1)", "grid")


def check_sea(entry: Entry, sea: Sea) -> None:
    """Four coasts that do not touch, each with its start field, and the queen far from them (SW-C1, SW-Q3)."""
    for land in range(sea.lands):
        check_land(entry, sea, land)
    for side, name in enumerate(words.DIRECTIONS):
        coast = [land for land in range(sea.lands) if sea.sides[land] == side]
        if not coast:
            entry.refuse(f"there is no land in the {name} (SW-C1)", "grid")
        ends = [land for land in coast if len(sea.land_near[land]) == 1]
        if len(ends) != 2:
            entry.refuse(f"{len(ends)} land fields in the {name} have one neighbour, not two (SW-V1.3)", "grid")
        starts = [land for land in sea.starts if land in coast]
        if len(starts) != 1:
            entry.refuse(f"{len(starts)} start fields in the {name}, not one (SW-S7)", "grid")


def check_land(entry: Entry, sea: Sea, land: int) -> None:
    """One or two neighbours, those before and behind it on the ring, and water to sail from (SW-V1.3, SW-Q32)."""
    name, near = sea.land_names[land], sea.land_near[land]
    if len(near) not in (1, 2):
        refuse_cell(entry, sea.land_cells[land], f"{name} has {len(near)} land neighbours (SW-V1.3)")
    if any(sea.distance(land, other) != 1 for other in near) or sea.land_names.count(name) > 1:
        refuse_cell(entry, sea.land_cells[land], f"{name} lies in no line with its neighbours (SW-Q3)")
    if not sea.shores[land]:
        refuse_cell(entry, sea.land_cells[land], f"{name} touches no water (SW-Q32)")
    if any(field_of(shore) == sea.queen for shore in sea.shores[land]):
        refuse_cell(entry, sea.land_cells[land], f"{name} touches the queen's field (SW-Q32)")


def refuse_row(entry: Entry, number: int, reason: str) -> NoReturn:
    entry.refuse(f"row {number + 1} of the board {reason}", "grid", number)


def refuse_cell(entry: Entry, cell: tuple[int, int], reason: str) -> NoReturn:
    refuse_row(entry, cell[0], f"column {cell[1] + 1}: {reason}")


def card_name(card: int) -> str:
    """For example light_whale_3: colour, action, and how far a danger moves."""
    name = f"{COLOURS[colour_of(card)]}_{words.ACTIONS[action_of(card)]}"
    return f"{name}_{range_of(card)}" if range_of(card) else name
