"""The cast: characters who play every game. A habit is a setting of the search and nothing else."""

from typing import Final

from wusel.bots.search import Style

CAST: Final = ("igor", "hamlet", "magda", "ottilie", "filou", "moritz")
STRENGTHS: Final = ("easy", "medium", "hard")

# Tested in the arena: a habit that costs more than a few games in a hundred would be a weakness.
HABITS: Final = {
    "igor": Style(horizon=0, width=8, widening=150, caution=1.3, margin=0.5, bend=0.5),
    "hamlet": Style(horizon=0, width=8, widening=150, caution=1.0, margin=0.9, reach=0.6),
    "magda": Style(horizon=0, width=8, widening=150, caution=1.0, margin=0.5, spite=0.2),
    "ottilie": Style(horizon=0, width=6, widening=200, caution=1.0, margin=0.5, reach=1.5),
    "filou": Style(horizon=0, width=8, widening=150, caution=0.7, margin=0.5, bend=-0.5),
    "moritz": Style(horizon=0, width=4, widening=300, caution=1.6, margin=0.5),
}


def character_of(bot: str) -> str:
    """Return the character in a name such as `igor-hard`, empty for plain bots."""
    character, _, strength = bot.rpartition("-")
    return character if character in CAST and strength in STRENGTHS else ""


def strength_of(bot: str) -> str:
    """Return the level in a name: `hard` for `igor-hard`."""
    return bot.rpartition("-")[2]


def whole_cast() -> list[str]:
    """Return the names of all characters in every strength, from the easiest to the hardest."""
    return [f"{character}-{strength}" for strength in STRENGTHS for character in CAST]
