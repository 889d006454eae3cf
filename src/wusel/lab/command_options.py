"""Options of the command line that several studies have."""

from typing import Annotated, Final

from wusel.bots.levels import BOTS, THE_CAST
from wusel.support.command_option import CommandOption

USUAL_BOT: Final = "greedy"
THE_BOTS: Final = f"{', '.join(BOTS)}, {THE_CAST}"
THE_PLAYERS: Final = f"{THE_BOTS}, or file:policy.npz for what was learned"
Seed = Annotated[int, CommandOption("The seed of the first game; every other has the next one.", "N")]
