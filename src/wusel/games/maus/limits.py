"""The numeric limits of the rules."""

from typing import Final

PARTY: Final = 4
HEROES: Final = 6
WHEEL: Final = 6
PACK: Final = 3
LEVEL_UP: Final = 6
SMALL_ON_A_FIELD: Final = 4
LAST_PAGE: Final = 12
UPHILL: Final = 3
ROACHES_FOR_TERROR: Final = 4
CHEESE_FOR_A_MARKER: Final = 3
ESCAPES: Final = 2
TRAPS: Final = 2
DARK_SIGHT: Final = 3
LEAST_PRICE: Final = 2
MOST_SWAPS: Final = 20
HITS_FOR_AN_ACT: Final = 2
STARS_FOR_AN_ACT: Final = 2
