"""What choices are about that their words leave out."""

from wusel.engine.view import View
from wusel.engine.vocabulary import Meant, Said
from wusel.games.view_reading import players_in


def meant_by(view: View, said: Said) -> Meant:
    """Which card it is that somebody has laid."""
    if said["do"] == "use_laid":
        return {"card": str(players_in(view)[int(said["seat"])]["laid"])}
    return {}
