"""The catalogue, which clients use to draw this game: the board, tiles and cards in use, and the numbers of the
rules."""

from typing import TypedDict

from wusel.engine.kinds import Deed
from wusel.engine.sets import has
from wusel.games.schwarm import words
from wusel.games.schwarm.content.content import Content
from wusel.games.schwarm.content.sea import EIGHT_STEPS, FOUR, column_name, row_name
from wusel.games.schwarm.content.tiles import ROTATIONS, SHAPES
from wusel.games.schwarm.effects import FAST_STEPS, SHIP_STEPS
from wusel.games.schwarm.rules.points import SIDE_BONUS
from wusel.games.schwarm.setup import QUOTAS, ROUNDS
from wusel.games.schwarm.state import BUOYS, RESEARCHERS, SHIPS, START_POINTS, STATIONS
from wusel.games.schwarm.steps.dangers import FIGURES
from wusel.games.schwarm.steps.play import STAFF_LIMIT


class Field(TypedDict):
    """A water field."""

    name: str
    row: int
    column: int


class Land(TypedDict):
    """A land field."""

    name: str
    row: int
    column: int
    value: int
    """The points for a station here at the end."""
    coast: str
    start: bool
    """True if a first station may stand here."""


class Shape(TypedDict):
    """Tiles of one shape."""

    copies: int
    points: int
    """The points for laying one."""
    tiles: list[str]
    """The tiles of this shape in each rotation, clockwise."""


class Card(TypedDict):
    """The printed contents of an action card."""

    colour: str
    effects: list[dict[str, int | str]]
    """Its effects, in the words of [effects]."""
    copies: int


class SchwarmCatalogue(TypedDict):
    """The board, tiles and cards of Der Schwarm in use."""

    rows: list[str]
    """The names of the board's rows. A field or land field is named by its column and row."""
    columns: list[str]
    fields: list[Field]
    """In the game's order, which is reading order."""
    lands: list[Land]
    """Clockwise from the western end of the northern coast."""
    queen: str
    bearings: dict[str, list[int]]
    """Rows down and columns right for each of the eight directions of a tsunami."""
    shapes: dict[str, Shape]
    openings: dict[str, str]
    """The open edges of each tile, as letters."""
    cards: dict[str, Card]
    joker: list[dict[str, int | str]]
    """The actions that a joker can be, in the words of [effects]."""
    points_per_amoeba: int
    """The number of the victim's points that adds one point of damage."""
    side_bonus: list[int]
    """The bonus by the number of coasts that a network joins."""
    start_points: int
    pieces: dict[str, int]
    """The number of pieces of each kind that a player has."""
    staff_limit: int
    """The maximum number of researchers on a station."""
    danger_figures: int
    """The maximum number of whales, and of tsunamis."""
    ship_steps: int
    fast_ship_steps: int
    rounds: dict[str, int]
    """The number of rounds, by the number of players."""
    quotas: dict[str, int]
    """The number of action cards that each player takes in a round, by the number of players."""
    abilities: list[str]


def catalogue_of(content: Content) -> SchwarmCatalogue:
    sea, names = content.sea, content.names
    return {
        "rows": [row_name(row) for row in range(len(sea.grid))],
        "columns": [column_name(column) for column in range(len(sea.grid[0]))],
        "fields": [
            {"name": names.field[field], "row": sea.cells[field][0], "column": sea.cells[field][1]}
            for field in sea.fields
        ],
        "lands": [land_of(content, land) for land in sea.lands],
        "queen": names.field[sea.queen],
        "bearings": {name: list(step) for name, step in zip(words.BEARINGS, EIGHT_STEPS, strict=True)},
        "shapes": {
            words.SHAPES[shape]: {
                "copies": content.tiles[shape],
                "points": content.points[shape],
                "tiles": [names.tile[tile] for tile in ROTATIONS[shape]],
            }
            for shape in SHAPES
        },
        "openings": {names.tile[tile]: openings_of(tile) for tiles in ROTATIONS for tile in tiles},
        "cards": {
            kind.name: {
                "colour": words.COLOURS[kind.colour],
                "effects": said_of(content, kind.effects),
                "copies": content.piles[kind.colour].count(card),
            }
            for card, kind in sorted(content.printed.items())
        },
        "joker": said_of(content, [effect for kind in content.jokers for effect in kind.effects]),
        "points_per_amoeba": content.per_amoeba,
        "side_bonus": list(SIDE_BONUS),
        "start_points": START_POINTS,
        "pieces": dict(zip(words.PIECES, (STATIONS, RESEARCHERS, BUOYS, SHIPS), strict=True)),
        "staff_limit": STAFF_LIMIT,
        "danger_figures": FIGURES,
        "ship_steps": SHIP_STEPS,
        "fast_ship_steps": FAST_STEPS,
        "rounds": {str(players): rounds for players, rounds in ROUNDS.items()},
        "quotas": {str(players): quota for players, quota in QUOTAS.items()},
        "abilities": list(words.ABILITIES),
    }


def said_of(content: Content, effects: list[Deed]) -> list[dict[str, int | str]]:
    return [content.vocabulary.to_json(effect) for effect in effects]


def land_of(content: Content, land: words.Land) -> Land:
    sea = content.sea
    row, column = sea.land_cells[land]
    return {
        "name": content.names.land[land],
        "row": row,
        "column": column,
        "value": sea.values[land],
        "coast": words.DIRECTIONS[sea.sides[land]],
        "start": land in sea.starts,
    }


def openings_of(tile: words.Tile) -> str:
    return "".join([words.DIRECTIONS[direction][0] for direction in FOUR if has(tile, direction)])
