"""Where scales and supplies end (VI-B6, VI-C7, VI-3.3, VI-3.11)."""

from typing import Final

MOST_RESISTANCE: Final = 9
MOST_INFECTION: Final = 8
MOST_MORTALITY: Final = 5
MOST_SEVERITY: Final = 10
MOST_DNA: Final = 40
TOP_LEVEL: Final = 2
PER_LEVEL: Final = 3
SLOTS: Final = 3
CUBES: Final = 25
