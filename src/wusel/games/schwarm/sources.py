"""The sources of research points: every event that moves a marker, by its kind."""

from typing import Final

from wusel.engine.ending import Source
from wusel.engine.vocabulary import Spoken
from wusel.games.schwarm.content.content import Content
from wusel.games.schwarm.content.tiles import ROTATIONS, SHAPES
from wusel.games.schwarm.state import START_POINTS

SOURCES: Final = ("start", "cards", "tiles", "taken", "lost", "networks", "queen", "coasts")
BRINGS: Final = {"damage": "taken", "round_scored": "networks", "station_counted": "queen", "sides_counted": "coasts"}
"""The source of the points that an event brings its seat (SW-DM2, SW-R1, SW-E2, SW-E3)."""
PAID: Final = ("card_taken", "order_taken")


def sources_of(content: Content, seats: int, told: list[dict[str, Spoken]]) -> list[Source]:
    """Return everyone's points by source, from all events of the game."""
    names = content.names.tile
    eyes = {names[tile]: content.points[shape] for shape in SHAPES for tile in ROTATIONS[shape]}
    points = {source: [0] * seats for source in SOURCES}
    points["start"] = [START_POINTS] * seats
    for said in told:
        do = str(said["do"])
        if do in BRINGS:
            points[BRINGS[do]][number(said, "seat")] += number(said, "n")
        if do in PAID:
            points["cards"][number(said, "seat")] -= number(said, "n")
        elif do == "tile_laid":
            points["tiles"][number(said, "seat")] += eyes[str(said["tile"])]
        elif do == "damage":
            points["lost"][number(said, "other")] -= number(said, "n")
    return [Source(source, points[source]) for source in SOURCES]


def number(said: dict[str, Spoken], name: str) -> int:
    value = said[name]
    assert isinstance(value, int)
    return value
