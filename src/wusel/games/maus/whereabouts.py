"""Choices of a field in words that need no map: which part of the room it is, and who or what is there or beside it."""

from typing import Final

from wusel.games.maus.content import Content
from wusel.games.maus.floor import ground_called, listed_in, things_in
from wusel.games.maus.house import WIDTH, Ground
from wusel.games.maus.printed import foe_title
from wusel.games.maus.words import EXITS, FIELDS
from wusel.games.picture_text import Card, Said, Say, View

OF_FIELDS: Final = ("go", "climb_out", "aim_at_field", "place_at")
DOWN: Final = ("north", "middle", "south")
ACROSS: Final = ("west", "middle", "east")
PARTS: Final = len(DOWN)


def says(content: Content, view: View, said: Said, say: Say, card: Card) -> str:
    """A choice of a field with where that is, and of a place with who comes there; empty for any other."""
    do, about = str(said["do"]), things_in(view, "about")
    if do not in OF_FIELDS:
        return ""
    who = ""
    if do == "place_at":
        foe, hero = about.get("foe"), about.get("hero")
        who = foe_title(str(foe), say, card) if foe else say("says-everybody") if "exit" in about else card(str(hero))
    field = str(said["field"])
    return say(f"says-{do}", who=who, field=field, where=whereabouts(content, view, field, say, card))


def whereabouts(content: Content, view: View, field: str, say: Say, card: Card) -> str:
    """A part of the room, and the first of these that there is: figures there, a way out, a figure beside it, a way out
    beside it."""
    ground = ground_called(content, str(view["ground"]))
    here = FIELDS.index(field)
    standing, near = figures_at(view, here, 0), figures_at(view, here, 1)
    doors, ways = exits_at(ground, here, 0), exits_at(ground, here, 1)
    found = say(f"side-{side_of(here)}")
    if standing:
        return f"{found}, {say('where-with', who=', '.join([card(each) for each in standing]))}"
    if doors:
        return f"{found}, {say('where-at', exit=doors[0])}"
    if near:
        return f"{found}, {say('where-beside', who=card(near[0]))}"
    return f"{found}, {say('where-near', exit=ways[0])}" if ways else found


def side_of(field: int) -> str:
    """One of nine parts of the room."""
    down, across = DOWN[field // WIDTH * PARTS // WIDTH], ACROSS[field % WIDTH * PARTS // WIDTH]
    return "middle" if down == across else "_".join([each for each in (down, across) if each != "middle"])


def steps_between(one: int, other: int) -> int:
    return max(abs(one // WIDTH - other // WIDTH), abs(one % WIDTH - other % WIDTH))


def figures_at(view: View, field: int, steps: int) -> list[str]:
    """Mice and foes so far from a field, but for who is to go there; nobody while all are on their way elsewhere."""
    if view["step"] == "arrive":
        return []
    goer = who_goes(view)
    standing = [(str(mouse["hero"]), mouse["field"]) for mouse in listed_in(view, "mice") if mouse["hero"] != goer]
    standing += [(str(foe["figure"]), foe["field"]) for foe in listed_in(view, "foes")]
    return [name for name, at in standing if at and steps_between(FIELDS.index(str(at)), field) == steps]


def who_goes(view: View) -> object:
    """The mouse that is asked where she goes, if one is."""
    if view["step"] == "take_turn":
        return things_in(view, "turn")["hero"]
    return things_in(view, "about")["hero"] if view["step"] == "move_one_field" else None


def exits_at(ground: Ground, field: int, steps: int) -> list[str]:
    """The ways out so far from a field."""
    return [EXITS[exit_] for exit_, at in enumerate(ground.exits) if at >= 0 and steps_between(at, field) == steps]
