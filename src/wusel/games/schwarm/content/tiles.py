"""The tiles as bits of their openings: north 1, east 2, south 4, west 8. A golden tile has 16 as well."""

from typing import Final

from wusel.engine.sets import count, first
from wusel.games.schwarm import words
from wusel.games.schwarm.words import DirectionSet, PerShape, Shape, Tile, each_direction, each_plain, each_shape

ALL_FOUR: Final = 15

NAMES: Final = {
    5: "ns", 10: "ew", 3: "ne", 6: "es", 12: "sw", 9: "nw", 7: "nes", 11: "new", 13: "nsw", 14: "esw",
    15: "nesw", 31: "golden",
}  # fmt: skip
"""The names of tiles by number."""
ROTATIONS: Final[PerShape[list[Tile]]] = [
    [Tile(turned) for turned in tiles] for tiles in ([5, 10], [3, 6, 12, 9], [7, 14, 13, 11], [15], [31])
]
SHAPES: Final = each_shape(first(len(words.SHAPES)))
PLAIN_SHAPES: Final = each_plain(first(len(words.PLAINS)))
SHAPE_OF: Final[dict[Tile, Shape]] = {tile: shape for shape in SHAPES for tile in ROTATIONS[shape]}
OPEN_TO: Final = [each_direction(number & ALL_FOUR) for number in range(32)]
"""The open directions of a tile, by its number."""
CLOSED_TO: Final = [each_direction(~number & ALL_FOUR) for number in range(32)]


def openings(tile: Tile) -> DirectionSet:
    """Return the open edges of a tile."""
    return tile & ALL_FOUR


def has_more_openings(tile: Tile, other: Tile) -> bool:
    return count(openings(tile)) > count(openings(other))
