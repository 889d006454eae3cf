"""The sea as a chart of small cells, two lines high: above the tile with its openings, below the pieces on it.

Colour is never the only sign: every seat has its own shapes, filled for ships and stations, hollow for buoys.
"""

from typing import Final

from wusel.engine.kinds import NOTHING
from wusel.engine.view import View
from wusel.games.picture_text import Piece
from wusel.games.schwarm.content.sea import Cell, Sea, column_name, row_name
from wusel.games.schwarm.words import Field, Land
from wusel.games.view_reading import named_in, names_in, players_in

SHIPS: Final = ("▲", "■", "●", "◆")
BUOYS: Final = ("△", "□", "○", "◇")
STYLES: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_magenta")
QUEEN: Final = "♛"
WHALE: Final = "W"
TSUNAMI: Final = "T"
CRAB: Final = "¤"
FACE_DOWN: Final = "▒"
WATER: Final = "·"
MORE: Final = "+"
DANGER: Final = "bold bright_white"
GLYPHS: Final = {
    "ns": "│", "ew": "─", "ne": "└", "es": "┌", "sw": "┐", "nw": "┘", "nes": "├", "new": "┴", "nsw": "┤", "esw": "┬",
    "nesw": "┼", "golden": "╬",
}  # fmt: skip

LEFT: Final = 3
CELL: Final = 4
SLOTS: Final = 3


class Chart:
    """The contents of every water and land field, and their drawing. `special` is a field to highlight, or empty."""

    def __init__(self, sea: Sea, view: View, special: str) -> None:
        self.sea = sea
        self.special = special
        self.tiles = named_in(view, "tiles")
        self.face_down = names_in(view, "face_down")
        self.crab = str(view["crab"])
        self.owners: dict[str, list[int]] = {}
        self.signs: dict[str, list[Piece]] = {name: [] for name in sea.field_names}
        self.stations: dict[str, Piece] = {}
        for figures, sign in (("whales", WHALE), ("tsunamis", TSUNAMI)):
            for field in names_in(view, figures):
                self.signs[field].append(Piece(sign, DANGER))
        for seat, player in enumerate(players_in(view)):
            self.note_pieces(seat, player)
        self.width = LEFT + CELL * len(sea.grid[0])

    def note_pieces(self, seat: int, player: View) -> None:
        for field in names_in(player, "ships"):
            self.signs[field].append(Piece(SHIPS[seat], STYLES[seat]))
        for field in names_in(player, "buoys"):
            self.signs[field].append(Piece(BUOYS[seat], STYLES[seat]))
            if seat not in self.owners.setdefault(field, []):
                self.owners[field].append(seat)
        for land, staff in named_in(player, "stations").items():
            self.stations[land] = Piece(f"{SHIPS[seat]}{staff}", STYLES[seat])

    # --- drawing

    def lines(self) -> list[str]:
        """Return the whole chart with labelled columns and rows. Every line is as wide as the chart."""
        head = " " * LEFT
        for column in range(len(self.sea.grid[0])):
            head += f" {column_name(column)}  "
        found = [Piece(head, "dim").markup()]
        for row in range(len(self.sea.grid)):
            upper = Piece(f"{row_name(row):>2} ", "dim").markup()
            lower = " " * LEFT
            for column in range(len(self.sea.grid[0])):
                drawn = self.cell((row, column))
                upper += drawn[0]
                lower += drawn[1]
            found += [upper, lower]
        return found

    def cell(self, cell: Cell) -> tuple[str, str]:
        """Return the two lines of a cell."""
        land, field = self.sea.land_at(cell), self.sea.field_at(cell)
        if land != NOTHING:
            return self.land_cell(land)
        if field != NOTHING:
            return self.sea_cell(field)
        return " " * CELL, " " * CELL

    def land_cell(self, land: Land) -> tuple[str, str]:
        """Return the value in brackets, and below it the station with its researchers and the crab."""
        name = self.sea.land_names[land]
        station = self.stations.get(name, Piece("  "))
        crab = CRAB if name == self.crab else " "
        upper = Piece(f"[{self.sea.values[land]}] ", "tan").markup()
        return upper, f"{station.markup()}{Piece(crab, DANGER).markup()} "

    def sea_cell(self, field: Field) -> tuple[str, str]:
        """Return the tile with its openings, or the other contents of the water, and below it figures and buoys."""
        name = self.sea.field_names[field]
        tile = str(self.tiles.get(name, ""))
        west, east, south = " ", " ", " "
        if tile:
            glyph = GLYPHS[tile]
            west, east, south = arm(tile, "w", "─"), arm(tile, "e", "─"), arm(tile, "s", "│")
        elif field == self.sea.queen:
            glyph = QUEEN
        else:
            glyph = FACE_DOWN if name in self.face_down else WATER
        style = self.style_of(name, field)
        upper = Piece(west + glyph + east * 2 if name != self.special else f"›{glyph}‹ ", style).markup()
        signs = [sign.markup() for sign in self.signs[name]] + [" "] * SLOTS
        if self.is_crowded(name):
            signs[SLOTS - 1] = MORE
        return upper, signs[0] + Piece(south, style).markup() + signs[1] + signs[2]

    def style_of(self, name: str, field: Field) -> str:
        """Return the colour of the owner, or a neutral one if there are several."""
        owners = self.owners.get(name, [])
        if name == self.special:
            return "reverse"
        if field == self.sea.queen:
            return "bold bright_white"
        if len(owners) == 1:
            return STYLES[owners[0]]
        return "bright_white" if owners else "dim"

    def is_crowded(self, name: str) -> bool:
        """Return whether a field has more pieces than its cell can show."""
        return len(self.signs[name]) > SLOTS

    def crowded(self) -> list[Piece]:
        """Return the crowded fields with all their pieces."""
        names = [name for name in self.sea.field_names if self.is_crowded(name)]
        return [Piece(f"{name}: {''.join([sign.text for sign in self.signs[name]])}") for name in names]


def arm(tile: str, side: str, line: str) -> str:
    """Return the opening of a tile on one side, blank if it is closed there."""
    return line if tile == "golden" or side in tile else " "
