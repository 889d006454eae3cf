"""All there is of a kind, and where scales and supplies end (VI-B6, VI-C7, VI-3.3, VI-3.11)."""

from typing import Final

from wusel.engine.sets import first
from wusel.games.viroid import words
from wusel.games.viroid.words import each_measure, each_resistance, each_spread, each_way

EVERY_SPREAD: Final = each_spread(first(len(words.SPREADS)))
EVERY_WAY: Final = each_way(first(len(words.WAYS)))
EVERY_RESISTANCE: Final = each_resistance(first(len(words.RESISTANCES)))
EVERY_MEASURE: Final = each_measure(first(len(words.MEASURES)))

MOST_RESISTANCE: Final = 9
MOST_INFECTION: Final = 8
MOST_MORTALITY: Final = 5
MOST_SEVERITY: Final = 10
MOST_DNA: Final = 40
TOP_LEVEL: Final = 2
PER_LEVEL: Final = 3
SLOTS: Final = 3
CUBES: Final = 25
