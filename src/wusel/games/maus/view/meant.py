"""Facts about choices beyond their own arguments: the find or page at hand, and fields in words that need no map."""

from typing import Final

from wusel.engine.view import View
from wusel.engine.vocabulary import Meant, Said
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import WIDTH, Ground
from wusel.games.maus.words import EXITS, FIELDS
from wusel.games.view_reading import listed_in, named_in

OF_FIELDS: Final = ("go", "climb_out", "aim_at_field", "place_at")
OF_FOES: Final = ("attack", "aim_at_foe", "act_first")
OF_FINDS: Final = ("keep_find", "sell_find", "replace")
DOWN: Final = ("north", "middle", "south")
ACROSS: Final = ("west", "middle", "east")
PARTS: Final = len(DOWN)


def meant_by(content: Content, view: View, said: Said) -> Meant:
    """Return the find, the option of a page or the owner of a figure. For a field, return its place in the room and, if
    figures are placed, who goes there."""
    do, about = str(said["do"]), named_in(view, "about")
    if do in OF_FINDS:
        return {"find": str(about["item"])}
    if do == "pick":
        return {"option": f"{about['page']} option {int(said['option']) + 1}"}
    if do in OF_FOES:
        return whose_figure(view, str(said["figure"]))
    if do not in OF_FIELDS:
        return {}
    found = whereabouts(content, view, FIELDS.index(str(said["field"])))
    return found | who_comes(about) if do == "place_at" else found


def whose_figure(view: View, figure: str) -> Meant:
    """Return the foe that a figure stands for, if it is in the room."""
    found = [str(foe["foe"]) for foe in listed_in(view, "foes") if foe["figure"] == figure]
    return {"foe": found[0]} if found else {}


def who_comes(about: View) -> Meant:
    """Return a foe, all mice through an exit, or a single mouse."""
    if "foe" in about:
        return {"who": "foe", "foe": str(about["foe"])}
    return {"who": "everybody"} if "exit" in about else {"who": "hero", "hero": str(about["hero"])}


def whereabouts(content: Content, view: View, here: int) -> Meant:
    """Return the part of the room and the first landmark found: figures on the field, an exit there, a figure beside
    it, or an exit beside it."""
    ground = content.ground_called(str(view["ground"]))
    side = side_of(here)
    for steps, at_figure, at_exit in ((0, "with", "at"), (1, "beside", "near")):
        figures, exits = figures_at(view, here, steps), exits_at(ground, here, steps)
        if figures:
            return {"side": side, "where": at_figure, "figure": [*figures] if steps == 0 else figures[0]}
        if exits:
            turns = exits[0] == "turn"
            return {"side": side, "where": f"{at_exit}_turn" if turns else at_exit, "exit": exits[0]}
    return {"side": side, "where": "alone"}


def side_of(field: int) -> str:
    """Return the part of the room, one of nine, that contains a field."""
    down, across = DOWN[field // WIDTH * PARTS // WIDTH], ACROSS[field % WIDTH * PARTS // WIDTH]
    return "middle" if down == across else "_".join([each for each in (down, across) if each != "middle"])


def steps_between(one: int, other: int) -> int:
    return max(abs(one // WIDTH - other // WIDTH), abs(one % WIDTH - other % WIDTH))


def figures_at(view: View, field: int, steps: int) -> list[str]:
    """Return the mice and foes at this distance from a field, except the mouse that is to go there."""
    goer = who_goes(view)
    standing = [(str(mouse["hero"]), mouse["field"]) for mouse in listed_in(view, "mice") if mouse["hero"] != goer]
    standing += [(str(foe["figure"]), foe["field"]) for foe in listed_in(view, "foes")]
    return [name for name, at in standing if at and steps_between(FIELDS.index(str(at)), field) == steps]


def who_goes(view: View) -> object:
    """Return the mouse that is asked for her destination, if there is one."""
    if view["step"] == "take_turn":
        return named_in(view, "turn")["hero"]
    return named_in(view, "about")["hero"] if view["step"] == "move_one_field" else None


def exits_at(ground: Ground, field: int, steps: int) -> list[str]:
    """Return the exits at this distance from a field."""
    return [EXITS[exit_] for exit_, at in enumerate(ground.exits) if at >= 0 and steps_between(at, field) == steps]
