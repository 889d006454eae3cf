"""What a tile is: its openings as bits, north 1, east 2, south 4, west 8; a golden tile has 16 besides."""

from typing import Final

from wusel.engine.sets import count, first
from wusel.games.schwarm import words
from wusel.games.schwarm.words import DirectionSet, PerShape, Shape, Tile, each_direction, each_plain, each_shape

ALL_FOUR: Final = 15

NAMES: Final = {
    5: "ns", 10: "ew", 3: "ne", 6: "es", 12: "sw", 9: "nw", 7: "nes", 11: "new", 13: "nsw", 14: "esw",
    15: "nesw", 31: "golden",
}  # fmt: skip
"""What tiles are called, by their numbers."""
ROTATIONS: Final[PerShape[list[Tile]]] = [
    [Tile(turned) for turned in tiles] for tiles in ([5, 10], [3, 6, 12, 9], [7, 14, 13, 11], [15], [31])
]
SHAPES: Final = each_shape(first(len(words.SHAPES)))
PLAIN_SHAPES: Final = each_plain(first(len(words.PLAINS)))
SHAPE_OF: Final[dict[Tile, Shape]] = {tile: shape for shape in SHAPES for tile in ROTATIONS[shape]}
OPEN_TO: Final = [each_direction(number & ALL_FOUR) for number in range(32)]
"""The directions in which a tile leads on, by its number."""
CLOSED_TO: Final = [each_direction(~number & ALL_FOUR) for number in range(32)]


def openings(tile: Tile) -> DirectionSet:
    """The edges that a tile is open to."""
    return tile & ALL_FOUR


def has_more_openings(tile: Tile, other: Tile) -> bool:
    return count(openings(tile)) > count(openings(other))
