"""The effects of the mortality dice (VI-4.1, VI-4.2)."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.sets import meet
from wusel.games.viroid import words
from wusel.games.viroid.state import ViroidState

PIPS: Final = 6
SIX_KILLS: Final = 2


def six_kills(s: ViroidState, seat: Seat) -> bool:
    """Return whether a six kills once more at a harbour: Vibrio with its second ability (VI-PA-VIB5)."""
    return s.variant.pathogen == words.VIBRIO and s.players[seat].ability >= SIX_KILLS


def chance_of_death(s: ViroidState, seat: Seat) -> int:
    """Return the chance, in per cent, that a throw kills someone, if there is anyone to kill (VI-4.2, VI-Q30)."""
    if not s.present[seat]:
        return 0
    player = s.players[seat]
    deadly = player.mortality + int(six_kills(s, seat) and meet(s.present[seat], s.world.harbours))
    return round(100 * (1 - (1 - deadly / PIPS) ** player.severity))
