"""The ends of scales and supplies, and lists of all members of a kind (VI-B6, VI-C7, VI-3.3, VI-3.11)."""

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

# Something that cannot be had costs more than any player can pay; the price also says which rule bars it.
TOO_DEAR: Final = 900
NO_MORE: Final = 900
FLIGHTLESS: Final = 901
NO_LINE: Final = 902
NOT_ON_OFFER: Final = 903
KIN: Final = 904
SPENT: Final = 905
BARS: Final = ["VI-3.11", "VI-PA-PIL1", "VI-3.7", "VI-Q32", "VI-3.6", "VI-M3"]
