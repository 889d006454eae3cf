"""What choices are about that their words leave out."""

from wusel.engine.view import View
from wusel.engine.vocabulary import Meant, Said
from wusel.games.view_reading import named_in, names_in


def meant_by(view: View, said: Said) -> Meant:
    """Which card of the row, what an order card costs (SW-P1.4), and where a tile is laid."""
    do = said["do"]
    if do == "take":
        return {"card": names_in(view, "row")[int(said["place"])]}
    if do == "take_order":
        return {"n": len(names_in(view, "row"))}
    if do == "lay":
        return {"field": str(named_in(view, "about")["field"])}
    return {}
