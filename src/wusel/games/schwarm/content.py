"""Board, tiles and cards as data: read from a TOML file and held against everything the rules say about them."""

import tomllib
from pathlib import Path
from typing import Any, Final, NoReturn

from wusel.engine.errors import BadContent
from wusel.games.schwarm import words
from wusel.games.schwarm.cards import BLUE, COLOURS, GREEN, LIGHT, action_of, card_number, colour_of
from wusel.games.schwarm.sea import Sea, field_of
from wusel.games.schwarm.tiles import SHAPES

OWN_FILE: Final = Path(__file__).parent / "content" / "board.toml"
SOURCES: Final = ("rulebook", "public", "reconstructed")
PARTS: Final = ("board", "tile", "card", "joker", "damage")
TILES_FACE_DOWN: Final = 59
GOLDEN_TILES: Final = 4
LEAST_LAND: Final = 15
LONGEST_SIDE: Final = 26
CARDS_BY_COLOUR: Final = {LIGHT: 13, BLUE: 6, GREEN: 1}
POINTS: Final = {"straight": 2, "curve": 2, "tee": 1, "cross": 0}
DANGERS: Final = (words.WHALE, words.TSUNAMI, words.CRAB)
FARTHEST: Final = 7
LEAST_SHIPS_AND_RESEARCHERS: Final = 3


class Content:
    """All that a game is played with. `tiles` counts the face-down tiles by shape, `points` what a shape scores;
    the cards are lists of numbers, `joker` says how far a joker moves a danger."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self.lines = text.splitlines()
        self.provenance: dict[str, str] = {}
        self.tiles = [0] * len(SHAPES)
        self.points = [0] * len(SHAPES)
        self.light: list[int] = []
        self.blue: list[int] = []
        self.joker = [0] * len(words.ACTIONS)
        self.per_amoeba = 0
        self.read()

    def read(self) -> None:
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{self.source}: not TOML: {error}") from None
        for name in data:
            if name not in PARTS:
                self.refuse(f"{name} is no part of a board", *headings(name))
        for name in PARTS:
            if name not in data:
                self.refuse(f"there is no {name}")
        self.sea = self.read_board(data["board"])
        self.read_tiles(data["tile"])
        self.read_cards(data["card"])
        self.read_joker(data["joker"])
        self.read_damage(data["damage"])

    # --- the board

    def read_board(self, board: Any) -> Sea:  # noqa: ANN401  # whatever stands in the file
        rows = self.table(board, "board").get("grid")
        if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
            self.refuse("the board needs a grid of drawn rows", "[board]")
        self.read_provenance(board, "board", "[board]")
        grid = [row.split() for row in rows]
        for number, row in enumerate(grid):
            self.check_row(row, len(grid[0]), number)
        self.check_grid(grid)
        sea = Sea(grid)
        self.check_sea(sea)
        return sea

    def check_row(self, row: list[str], width: int, number: int) -> None:
        if len(row) != width:
            self.refuse_row(number, f"has {len(row)} cells, the first row {width}")
        for column, mark in enumerate(row):
            value = mark.removesuffix("*")
            if mark not in ("~", "Q", ".") and not (value.isdecimal() and len(value) <= 2):
                self.refuse_row(number, f"column {column + 1}: {mark!r} is neither ~, Q, . nor a land value up to 99")

    def check_grid(self, grid: list[list[str]]) -> None:
        """One queen, a field for every tile and for her, land enough (SW-C1, SW-S1)."""
        if max(len(grid), len(grid[0])) > LONGEST_SIDE:
            self.refuse(f"a board has at most {LONGEST_SIDE} rows and columns, which letters can name", "grid =")
        marks = [mark for row in grid for mark in row]
        queens = marks.count("Q")
        if queens != 1:
            self.refuse(f"there are {queens} queens on the board, not one (SW-C1)", "grid =")
        water = marks.count("~") + 1
        if water != TILES_FACE_DOWN + 1:
            self.refuse(f"{water} water fields, not {TILES_FACE_DOWN} and the queen's (SW-S1)", "grid =")
        lands = len(marks) - water - marks.count(".")
        if lands < LEAST_LAND:
            self.refuse(f"{lands} land fields are too few, {LEAST_LAND} are needed (SW-K1)", "grid =")

    def check_sea(self, sea: Sea) -> None:
        """Four coasts that do not touch, each with its start field, and the queen far from them (SW-C1, SW-Q3)."""
        for land in range(sea.lands):
            self.check_land(sea, land)
        for side, name in enumerate(words.DIRECTIONS):
            coast = [land for land in range(sea.lands) if sea.sides[land] == side]
            if not coast:
                self.refuse(f"there is no land in the {name} (SW-C1)", "grid =")
            ends = [land for land in coast if len(sea.land_near[land]) == 1]
            if len(ends) != 2:
                self.refuse(f"{len(ends)} land fields in the {name} have one neighbour, not two (SW-V1.3)", "grid =")
            starts = [land for land in sea.starts if land in coast]
            if len(starts) != 1:
                self.refuse(f"{len(starts)} start fields in the {name}, not one (SW-S7)", "grid =")

    def check_land(self, sea: Sea, land: int) -> None:
        """One or two neighbours, those before and behind it on the ring, and water to sail from (SW-V1.3, SW-Q32)."""
        name, near = sea.land_names[land], sea.land_near[land]
        if len(near) not in (1, 2):
            self.refuse_cell(sea.land_cells[land], f"{name} has {len(near)} land neighbours (SW-V1.3)")
        if any(sea.distance(land, other) != 1 for other in near) or sea.land_names.count(name) > 1:
            self.refuse_cell(sea.land_cells[land], f"{name} lies in no line with its neighbours (SW-Q3)")
        if not sea.shores[land]:
            self.refuse_cell(sea.land_cells[land], f"{name} touches no water (SW-Q32)")
        if any(field_of(shore) == sea.queen for shore in sea.shores[land]):
            self.refuse_cell(sea.land_cells[land], f"{name} touches the queen's field (SW-Q32)")

    # --- tiles and cards

    def read_tiles(self, entries: Any) -> None:  # noqa: ANN401  # whatever stands in the file
        for place, entry in enumerate(self.entries(entries, "tile")):
            shape = entry.get("shape")
            if shape not in SHAPES:
                self.refuse(f"shape {shape!r} is none of {', '.join(SHAPES)}", "[[tile]]", skip=place)
            self.tiles[SHAPES.index(shape)] += self.number(entry, "copies", 0, TILES_FACE_DOWN, "[[tile]]", place)
            self.points[SHAPES.index(shape)] = self.number(entry, "points", 0, 9, "[[tile]]", place)
            if shape in POINTS and entry["points"] != POINTS[shape]:
                self.refuse(f"a {shape} scores {POINTS[shape]} (SW-F8)", "[[tile]]", skip=place)
            self.read_provenance(entry, f"tile: {shape}", "[[tile]]", place)
        if sum(self.tiles[:-1]) != TILES_FACE_DOWN:
            self.refuse(f"{sum(self.tiles[:-1])} tiles, not {TILES_FACE_DOWN} (SW-C3)", "[[tile]]")
        if self.tiles[-1] != GOLDEN_TILES:
            self.refuse(f"{self.tiles[-1]} golden tiles, not {GOLDEN_TILES} (SW-C4)", "[[tile]]")

    def read_cards(self, entries: Any) -> None:  # noqa: ANN401  # whatever stands in the file
        cards: list[int] = []
        for place, entry in enumerate(self.entries(entries, "card")):
            action, colour = entry.get("action"), entry.get("colour")
            if action not in words.ACTIONS or colour not in COLOURS:
                self.refuse(f"{colour} {action} is no action card", "[[card]]", skip=place)
            kind = words.ACTIONS.index(action)
            how_far = self.number(entry, "range", 1, FARTHEST, "[[card]]", place) if kind in DANGERS else 0
            copies = self.number(entry, "copies", 1, 13, "[[card]]", place)
            cards += [card_number(kind, COLOURS.index(colour), how_far)] * copies
            name = f"card: {colour} {action} {how_far or ''}".rstrip()
            self.read_provenance(entry, name, "[[card]]", place)
        self.check_cards(cards)
        self.light = sorted(card for card in cards if colour_of(card) == LIGHT)
        self.blue = sorted(card for card in cards if colour_of(card) == BLUE)

    def check_cards(self, cards: list[int]) -> None:
        """13 light, 6 blue and 1 green card, and enough to take out for fewer players (SW-C5..C7, SW-S4)."""
        for colour, wanted in CARDS_BY_COLOUR.items():
            here = sum(1 for card in cards if colour_of(card) == colour)
            if here != wanted:
                self.refuse(f"{here} {COLOURS[colour]} cards, not {wanted} (SW-C5)", "[[card]]")
        light = [action_of(card) for card in cards if colour_of(card) == LIGHT]
        for action in (words.SHIP, words.RESEARCHER):
            if light.count(action) < LEAST_SHIPS_AND_RESEARCHERS:
                self.refuse(f"too few light {words.ACTIONS[action]} cards to take three out (SW-C7)", "[[card]]")
        if [colour_of(card) for card in cards if action_of(card) == words.SHIP_AND_RESEARCHER] != [BLUE]:
            self.refuse("the double card exists once and is blue (SW-C6)", "[[card]]")
        if [action_of(card) for card in cards if colour_of(card) == GREEN] != [words.STATION]:
            self.refuse("the green card is a station (SW-C5)", "[[card]]")

    def read_joker(self, entry: Any) -> None:  # noqa: ANN401  # whatever stands in the file
        entry = self.table(entry, "joker")
        for action in DANGERS:
            self.joker[action] = self.number(entry, words.ACTIONS[action], 1, FARTHEST, "[joker]", 0)
        self.read_provenance(entry, "joker", "[joker]")

    def read_damage(self, entry: Any) -> None:  # noqa: ANN401  # whatever stands in the file
        entry = self.table(entry, "damage")
        self.per_amoeba = self.number(entry, "points_per_amoeba", 1, 100, "[damage]", 0)
        self.read_provenance(entry, "damage", "[damage]")

    # --- helpers

    def entries(self, value: Any, name: str) -> list[dict[str, Any]]:  # noqa: ANN401  # whatever stands in the file
        """The tables under a name, if they are such."""
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.refuse(f"each {name} should be a table [[{name}]]", *headings(name))
        return value

    def table(self, value: Any, name: str) -> dict[str, Any]:  # noqa: ANN401  # whatever stands in the file
        """The one table under a name, if it is such."""
        if not isinstance(value, dict):
            self.refuse(f"{name} should be one table [{name}]", *headings(name))
        return value

    def number(self, entry: dict[str, Any], key: str, least: int, most: int, at: str, place: int) -> int:
        value = entry.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.refuse(f"{key} should be {least} to {most}, not {value!r}", at, skip=place)
        return value

    def read_provenance(self, entry: dict[str, Any], name: str, at: str, place: int = 0) -> None:
        source = entry.get("source")
        if source not in SOURCES:
            self.refuse(f"{name}: source {source!r} is none of {', '.join(SOURCES)}", at, skip=place)
        if name in self.provenance:
            self.refuse(f"{name} is there twice", at, skip=place)
        self.provenance[name] = str(source)

    def refuse_row(self, number: int, reason: str) -> NoReturn:
        line = self.line_of(("grid =",), 0) + 1 + number
        raise BadContent(f"{self.source}, line {line}: row {number + 1} of the board {reason}")

    def refuse_cell(self, cell: tuple[int, int], reason: str) -> NoReturn:
        self.refuse_row(cell[0], f"column {cell[1] + 1}: {reason}")

    def refuse(self, reason: str, *places: str, skip: int = 0) -> NoReturn:
        """Raise the reason with file and line: the first that begins with one of the places, `skip` of them passed."""
        raise BadContent(f"{self.source}, line {self.line_of(places, skip)}: {reason}")

    def line_of(self, places: tuple[str, ...], skip: int) -> int:
        wanted = tuple("".join(place.split()) for place in places)
        for number, line in enumerate(self.lines, 1):
            if "".join(line.split()).startswith(wanted):
                if skip == 0:
                    return number
                skip -= 1
        return 1


def headings(name: str) -> list[str]:
    """How the line may begin in which a part of the file is named."""
    return [f"[{name}", f"[[{name}", f"{name} ="]


def load_content(path: Path | None = None) -> Content:
    """The game's own board, or that in a file somebody brings along."""
    source = path or OWN_FILE
    try:
        text = source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{source}: cannot be read: {error}") from None
    return Content(text, str(source))
