"""The scales of a pathogen: how effects raise and lower them, and their ends (VI-B6)."""

from wusel.engine.kinds import Deed
from wusel.engine.vocabulary import deed
from wusel.games.viroid import words
from wusel.games.viroid.limits import MOST_INFECTION, MOST_MORTALITY, MOST_RESISTANCE, MOST_SEVERITY
from wusel.games.viroid.state import Player
from wusel.games.viroid.words import Resistance


def kept_in(value: int, most: int) -> int:
    """Return a value kept within the two ends of its scale (VI-B6, VI-Q24)."""
    return max(0, min(value, most))


def change_resistance(player: Player, resistance: Resistance, by: int) -> None:
    player.resistances[resistance] = kept_in(player.resistances[resistance] + by, MOST_RESISTANCE)


def change_infection(player: Player, by: int) -> None:
    player.infection = kept_in(player.infection + by, MOST_INFECTION)


def change_severity(player: Player, by: int) -> None:
    player.severity = kept_in(player.severity + by, MOST_SEVERITY)


def change_mortality(player: Player, by: int) -> None:
    player.mortality = kept_in(player.mortality + by, MOST_MORTALITY)


def change(player: Player, effect: Deed, by: int) -> None:
    """Mark a symptom on the scales of its owner, or take the mark back when it is lost (VI-SY1..VI-SY6, VI-Q6)."""
    word = deed(effect)
    if word == words.HARDEN:
        change_resistance(player, words.effect_resistance(effect), by)
    elif word == words.INFECTIOUS:
        change_infection(player, by)
    elif word == words.SEVERE:
        change_severity(player, by)
    elif word == words.DEADLY:
        change_mortality(player, by)
