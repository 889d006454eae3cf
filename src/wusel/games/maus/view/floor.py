"""The room as text: 36 fields with their marks, their distance for the mouse whose turn it is, and their figures."""

from typing import Final

from wusel.engine.view import View
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import BLACK, DOORS, ORANGE, WIDTH
from wusel.games.maus.words import FIELDS
from wusel.games.picture_text import Card, Piece, cells, clipped
from wusel.games.view_reading import listed_in, named_in, names_in, number_in

STYLES: Final = ("bright_cyan", "bright_yellow", "bright_magenta", "bright_green")
ENEMY: Final = "bright_red"
PEACEFUL: Final = "green3"
SIGNS: Final = {
    "~": "≈", ">": "≈→", "v": "≈↓", "<": "≈←", "^": "≈↑", "h": "▲", "P": "▲∴", "y": "▵", "p": "∴", "x": "✗", "s": "✦",
    "t": "↻", "N": "⇧", "E": "⇨", "S": "⇩", "W": "⇦",
}  # fmt: skip
TRAP: Final = "¤"
SNARE: Final = "◎"
TO_GO: Final = "›"
ENDS: Final = "|"
WALL: Final = "░"
WIDEST: Final = 13
ON_A_LINE: Final = 2
LONGEST_TAG: Final = 4
SHORT: Final = 2


class Floor:
    """The fields of the room in a view. `reach` has the fields that the mouse whose turn it is can reach."""

    def __init__(self, content: Content, view: View, card: Card) -> None:
        self.ground = content.ground_called(str(view["ground"]))
        self.colours = content.rooms[self.ground.room].colours
        self.card = card
        self.traps = names_in(view, "traps")
        self.snares = names_in(view, "snares")
        turn = view["turn"]
        self.reach = named_in(turn, "reach") if isinstance(turn, dict) and view["step"] == "take_turn" else {}
        self.figures: dict[str, list[Piece]] = {field: [] for field in FIELDS}
        for mouse in listed_in(view, "mice"):
            if mouse["field"]:
                style = f"bold {STYLES[number_in(mouse, 'seat')]}"
                self.figures[str(mouse["field"])].append(Piece(tag(card(str(mouse["hero"]))), style))
        for foe in listed_in(view, "foes"):
            style = PEACEFUL if foe["calm"] else ENEMY
            self.figures[str(foe["field"])].append(Piece(tag(card(str(foe["figure"]))), style))

    def lines(self, width: int) -> list[str]:
        """Return the fields with their marks, row by row, and below each row its figures."""
        room = min(width // WIDTH, WIDEST)
        found: list[str] = []
        for first in range(0, len(FIELDS), WIDTH):
            row = range(first, first + WIDTH)
            found.append("".join([self.field(field, room) for field in row]).rstrip())
            below = range(max(1, *[self.lines_of(field) for field in row]))
            found += ["".join([self.standing(field, line, room) for field in row]).rstrip() for line in below]
        return found

    def field(self, field: int, room: int) -> str:
        """Return a field's name, its marks and traps, and the cost to go there."""
        if self.ground.marks[field] == BLACK:
            return self.wall(room)
        name, mark = FIELDS[field], self.ground.marks[field]
        pieces = [Piece(name, "reverse" if name in self.reach else "dim"), Piece(" ")]
        pieces.append(Piece(SIGNS.get(mark, ""), self.colour(field)))
        pieces.append(Piece(TRAP * (name in self.traps) + SNARE * (name in self.snares), "bold red"))
        if name in self.reach:
            step = named_in(self.reach, name)
            pieces.append(Piece(f" {TO_GO}{step['cost']}{ENDS if step['ends'] else ''}", "bold"))
        return set_in(pieces, room)

    def colour(self, field: int) -> str:
        """Return the colour of a field: exits are orange or blue as printed, water is blue, high fields are red."""
        mark = self.ground.marks[field]
        if mark in DOORS:
            return "dark_orange" if self.colours[DOORS.index(mark)] == ORANGE else "dodger_blue1"
        if self.ground.water >> field & 1:
            return "blue"
        return "red" if self.ground.high >> field & 1 else ""

    def lines_of(self, field: int) -> int:
        return -(-len(self.figures[FIELDS[field]]) // ON_A_LINE)

    def standing(self, field: int, line: int, room: int) -> str:
        """Return one line of the figures on a field."""
        if self.ground.marks[field] == BLACK:
            return self.wall(room)
        here = self.figures[FIELDS[field]][line * ON_A_LINE : (line + 1) * ON_A_LINE]
        spaced = [piece for figure in here for piece in (figure, Piece(" "))]
        return set_in(spaced, room)

    def wall(self, room: int) -> str:
        return Piece(WALL * (room - 1), "dim").markup() + " "


def set_in(pieces: list[Piece], room: int) -> str:
    """Return the pieces side by side, padded with blanks up to the next field."""
    used = sum(cells(piece.text) for piece in pieces)
    return "".join([piece.markup() for piece in pieces if piece.text]) + " " * (room - used)


def tag(title: str) -> str:
    """Return a short name for a figure: Rat 3 becomes Ra3."""
    word, _, number = title.rpartition(" ")
    return f"{word[:SHORT]}{number}" if word and number.isdecimal() else clipped_to(title)


def clipped_to(title: str) -> str:
    return title if cells(title) <= LONGEST_TAG else clipped(title, LONGEST_TAG + 1)[:-1]
