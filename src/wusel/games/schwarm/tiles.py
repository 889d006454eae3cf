"""What a tile is: its openings as bits, north 1, east 2, south 4, west 8; a golden tile has 16 besides."""

from typing import Final

SHAPES: Final = ("straight", "curve", "tee", "cross", "golden")
STRAIGHT: Final = 0
CURVE: Final = 1
TEE: Final = 2
CROSS: Final = 3
GOLDEN: Final = 4

ALL_FOUR: Final = 15
GOLDEN_TILE: Final = 31

SHAPE_OF: Final = [
    -1, -1, -1, CURVE, -1, STRAIGHT, CURVE, TEE, -1, CURVE, STRAIGHT, TEE, CURVE, TEE, TEE, CROSS,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, GOLDEN,
]  # fmt: skip
TILES: Final = {
    5: "ns", 10: "ew", 3: "ne", 6: "es", 12: "sw", 9: "nw", 7: "nes", 11: "new", 13: "nsw", 14: "esw",
    15: "nesw", GOLDEN_TILE: "golden",
}  # fmt: skip
ROTATIONS: Final = [[5, 10], [3, 6, 12, 9], [7, 14, 13, 11], [15], [GOLDEN_TILE]]
OPENINGS: Final = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]


def openings(tile: int) -> int:
    """How many edges a tile is open to."""
    return OPENINGS[tile & ALL_FOUR]


def opening(direction: int) -> int:
    """The opening in a direction, as tiles have them."""
    return 1 << direction


def covers(upper: int, lower: int) -> bool:
    """Whether a tile may be laid over another: it keeps all its openings and has more (SW-OV2, SW-OV3)."""
    return upper & lower & ALL_FOUR == lower & ALL_FOUR and openings(upper) > openings(lower)
