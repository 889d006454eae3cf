"""Board, tiles and cards as data: read from the content files and held against everything the rules say about them."""

from pathlib import Path
from typing import Final, NoReturn

from wusel.engine.content.content import Printed
from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts, load_parts
from wusel.games.schwarm import words
from wusel.games.schwarm.cards import action_of, card_name, card_of, colour_of
from wusel.games.schwarm.sea import FOUR, Cell, Sea
from wusel.games.schwarm.tiles import NAMES
from wusel.games.schwarm.waters import Waters
from wusel.games.schwarm.words import BLUE, GREEN, LIGHT, Action, Card, Colour, Land, PerAction, PerShape

OWN: Final = Path(__file__).parent / "content"
TILES_FACE_DOWN: Final = 59
GOLDEN_TILES: Final = 4
LEAST_LAND: Final = 15
LONGEST_SIDE: Final = 26
CARDS_BY_COLOUR: Final[dict[Colour, int]] = {LIGHT: 13, BLUE: 6, GREEN: 1}
POINTS: Final = {"straight": 2, "curve": 2, "tee": 1, "cross": 0}
DANGERS: Final = (words.WHALE, words.TSUNAMI, words.CRAB)
FARTHEST: Final = 7
LEAST_SHIPS_AND_RESEARCHERS: Final = 3


class Content(Printed):
    """All that a game is played with. `tiles` counts the face-down tiles by shape, `points` what a shape scores;
    the cards are lists of numbers, `joker` says how far a joker moves a danger."""

    def __init__(self, parts: Parts) -> None:
        self.tiles: PerShape[int] = [0] * len(words.SHAPES)
        self.points: PerShape[int] = [0] * len(words.SHAPES)
        self.joker: PerAction[int] = [0] * len(words.ACTIONS)
        self.sea = read_board(parts.table("board"))
        self.waters = Waters(self.sea)
        for entry in parts.tables("tile"):
            self.read_tile(entry)
        self.cards = sorted(card for entry in parts.tables("card") for card in self.read_card(entry))
        joker, damage = parts.table("joker"), parts.table("damage")
        for action in DANGERS:
            self.joker[action] = joker.number(words.ACTIONS[action], 1, FARTHEST)
        joker.called("joker")
        self.per_amoeba = damage.number("points_per_amoeba", 1, 100)
        damage.called("damage")
        parts.done()
        kinds: dict[str, dict[int, str]] = {
            "card": {card: card_name(card) for card in sorted(set(self.cards))},
            "field": dict(enumerate(self.sea.field_names)),
            "land": dict(enumerate(self.sea.land_names)),
            "tile": NAMES,
        }
        super().__init__(kinds, parts)
        self.names = words.Names(kinds)
        self.check_tiles(parts)
        self.check_cards(parts)
        self.light = [card for card in self.cards if colour_of(card) == LIGHT]
        self.blue = [card for card in self.cards if colour_of(card) == BLUE]

    def read_tile(self, entry: Entry) -> None:
        shape = entry.one_of("shape", words.SHAPES)
        self.tiles[words.SHAPES.index(shape)] = entry.number("copies", 0, TILES_FACE_DOWN)
        self.points[words.SHAPES.index(shape)] = points = entry.number("points", 0, 9)
        if points != POINTS.get(shape, points):
            entry.refuse(f"a {shape} scores {POINTS[shape]} (SW-F8)", "points")
        entry.called(f"tile: {shape}")

    def check_tiles(self, parts: Parts) -> None:
        parts.demand(TILES_FACE_DOWN, sum(self.tiles[:-1]), "tiles", "tile", "SW-C3")
        parts.demand(GOLDEN_TILES, self.tiles[-1], "golden tiles", "tile", "SW-C4")

    def read_card(self, entry: Entry) -> list[Card]:
        action = Action(entry.number_of("action", words.ACTIONS))
        colour = Colour(entry.number_of("colour", words.COLOURS))
        how_far = entry.number("range", 1, FARTHEST) if action in DANGERS else 0
        copies = entry.number("copies", 1, 13)
        entry.called(f"card: {words.COLOURS[colour]} {words.ACTIONS[action]} {how_far or ''}".rstrip())
        return [card_of(action, colour, how_far)] * copies

    def check_cards(self, parts: Parts) -> None:
        """13 light, 6 blue and 1 green card, and enough to take out for fewer players (SW-C5..C7, SW-S4)."""
        for colour, wanted in CARDS_BY_COLOUR.items():
            here = sum(1 for card in self.cards if colour_of(card) == colour)
            parts.demand(wanted, here, f"{words.COLOURS[colour]} cards", "card", "SW-C5")
        light = [action_of(card) for card in self.cards if colour_of(card) == LIGHT]
        for action in (words.SHIP, words.RESEARCHER):
            if light.count(action) < LEAST_SHIPS_AND_RESEARCHERS:
                parts.refuse(f"too few light {words.ACTIONS[action]} cards to take three out (SW-C7)", "card")
        if [colour_of(card) for card in self.cards if action_of(card) == words.SHIP_AND_RESEARCHER] != [BLUE]:
            parts.refuse("the double card exists once and is blue (SW-C6)", "card")
        if [action_of(card) for card in self.cards if colour_of(card) == GREEN] != [words.STATION]:
            parts.refuse("the green card is a station (SW-C5)", "card")


def load_content(path: Path | None = None, text: str = "") -> Content:
    """The game's own board, tiles and cards, with those in a file that somebody brings along, or in a save."""
    parts = load_parts(OWN, path, text)
    with parts.all_faults():
        return Content(parts)


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
        entry.stop(f"a board has at most {LONGEST_SIDE} rows and columns, which letters can name", "grid")
    marks = [mark for row in grid for mark in row]
    queens = marks.count("Q")
    if queens != 1:
        entry.stop(f"there are {queens} queens on the board, not one (SW-C1)", "grid")
    water = marks.count("~") + 1
    if water != TILES_FACE_DOWN + 1:
        entry.stop(f"{water} water fields, not {TILES_FACE_DOWN} and the queen's (SW-S1)", "grid")
    lands = len(marks) - water - marks.count(".")
    if lands < LEAST_LAND:
        entry.stop(f"{lands} land fields are too few, {LEAST_LAND} are needed (SW-K1)", "grid")


def check_sea(entry: Entry, sea: Sea) -> None:
    """Four coasts that do not touch, each with its start field, and the queen far from them (SW-C1, SW-Q3)."""
    for land in sea.lands:
        check_land(entry, sea, land)
    for side in FOUR:
        name = words.DIRECTIONS[side]
        coast = [land for land in sea.lands if sea.sides[land] == side]
        if not coast:
            entry.stop(f"there is no land in the {name} (SW-C1)", "grid")
        ends = [land for land in coast if len(sea.land_near[land]) == 1]
        if len(ends) != 2:
            entry.stop(f"{len(ends)} land fields in the {name} have one neighbour, not two (SW-V1.3)", "grid")
        starts = [land for land in sea.starts if land in coast]
        if len(starts) != 1:
            entry.stop(f"{len(starts)} start fields in the {name}, not one (SW-S7)", "grid")


def check_land(entry: Entry, sea: Sea, land: Land) -> None:
    """One or two neighbours, those before and behind it on the ring, and water to sail from (SW-V1.3, SW-Q32)."""
    name, near = sea.land_names[land], sea.land_near[land]
    if len(near) not in (1, 2):
        refuse_cell(entry, sea.land_cells[land], f"{name} has {len(near)} land neighbours (SW-V1.3)")
    if any(sea.distance(land, other) != 1 for other in near) or sea.land_names.count(name) > 1:
        refuse_cell(entry, sea.land_cells[land], f"{name} lies in no line with its neighbours (SW-Q3)")
    if not sea.shores[land]:
        refuse_cell(entry, sea.land_cells[land], f"{name} touches no water (SW-Q32)")
    if any(shore.field == sea.queen for shore in sea.shores[land]):
        refuse_cell(entry, sea.land_cells[land], f"{name} touches the queen's field (SW-Q32)")


def refuse_row(entry: Entry, number: int, reason: str) -> NoReturn:
    entry.stop(f"row {number + 1} of the board {reason}", "grid", number)


def refuse_cell(entry: Entry, cell: Cell, reason: str) -> NoReturn:
    refuse_row(entry, cell[0], f"column {cell[1] + 1}: {reason}")
