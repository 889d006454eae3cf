"""What a client needs to draw this game: the board, tiles and cards in use, and the numbers of the rules."""

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
    """What a station here scores at the end."""
    coast: str
    start: bool
    """A first station may stand here."""


class Shape(TypedDict):
    """Tiles of one shape."""

    copies: int
    points: int
    """Scored when one is laid."""
    tiles: list[str]
    """What it can be turned into, clockwise."""


class Card(TypedDict):
    """What is printed on an action card."""

    colour: str
    effects: list[dict[str, int | str]]
    """What it does, in the words of [effects]."""
    copies: int


class SchwarmCatalogue(TypedDict):
    """Der Schwarm with the board, tiles and cards in use."""

    rows: list[str]
    """The names of the board's rows, and of its columns: a field or a land field is called by both."""
    columns: list[str]
    fields: list[Field]
    """As the game numbers them: in reading order."""
    lands: list[Land]
    """Clockwise, from the western end of the northern coast on."""
    queen: str
    bearings: dict[str, list[int]]
    """Rows down and columns right for each of the eight ways a tsunami may go."""
    shapes: dict[str, Shape]
    openings: dict[str, str]
    """The edges that each tile is open to, as letters."""
    cards: dict[str, Card]
    joker: list[dict[str, int | str]]
    """The actions that a joker can be, in the words of [effects]."""
    points_per_amoeba: int
    """Damage is one for every so many points of the victim."""
    side_bonus: list[int]
    """By the number of coasts that a network joins."""
    start_points: int
    pieces: dict[str, int]
    """How many everybody has."""
    staff_limit: int
    """Researchers on a station at most."""
    danger_figures: int
    """Whales at most, and tsunamis at most."""
    ship_steps: int
    fast_ship_steps: int
    rounds: dict[str, int]
    """By the number of players."""
    quotas: dict[str, int]
    """Action cards that everybody takes in a round, by the number of players."""
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
