"""Where things stand in a TOML text: in which line every table, key and item of a list begins.

`tomllib` tells what a file says but not where, and whoever is told of a fault wants to find it. The text is known to be
good TOML when it comes here.
"""

import re
from typing import Final

Place = tuple[str | int, ...]

TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\])*"|' + r"'[^']*'|"
    r"""#[^\n]*|\n|[\[\]{}=,.]|[^\s\[\]{}=,."'#]+""",
    re.DOTALL,
)
END: Final = ""


class TomlLines:
    """The line of every place: a place is what one has to follow to get there, such as ("event", 56, "who")."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Place, int] = {(): 1}
        self.lengths: dict[Place, int] = {}
        self.tokens: list[str] = []
        self.token_lines: list[int] = []
        self.at = 0
        self.cut(text)
        table: Place = ()
        while self.ahead() != END:
            if self.ahead() == "\n":
                self.at += 1
            elif self.ahead() == "[":
                table = self.heading()
            else:
                self.pair(table)

    def line_of(self, place: Place) -> int:
        """The line in which a place begins; of what is not there, that of what would hold it."""
        while place not in self.lines:
            place = place[:-1]
        return self.lines[place]

    def cut(self, text: str) -> None:
        """The text in pieces, without blanks and remarks."""
        line = 1
        for match in TOKEN.finditer(text):
            token = match.group()
            if not token.startswith("#"):
                self.tokens.append(token)
                self.token_lines.append(line)
            line += token.count("\n")

    def ahead(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else END

    def note(self, place: Place, at: int) -> Place:
        """A place begins where it is named first."""
        self.lines.setdefault(place, self.token_lines[at])
        return place

    def heading(self) -> Place:
        """The table that a [heading] opens, or the next one that a [[heading]] adds."""
        start = self.at
        brackets = 2 if self.tokens[start + 1] == "[" else 1
        self.at += brackets
        keys = self.keys()
        self.at += brackets
        table: Place = ()
        for number, key in enumerate(keys, 1):
            table = self.note((*table, key), start)
            if brackets == 2 and number == len(keys):
                self.lengths[table] = self.lengths.get(table, 0) + 1
            if table in self.lengths:
                table = self.note((*table, self.lengths[table] - 1), start)
        return table

    def pair(self, place: Place) -> None:
        """A key, which may have dots, and its value."""
        start = self.at
        for key in self.keys():
            place = self.note((*place, key), start)
        self.at += 1
        self.value(place)

    def keys(self) -> list[str]:
        found = [self.key()]
        while self.ahead() == ".":
            self.at += 1
            found.append(self.key())
        return found

    def key(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1].strip("\"'")

    def value(self, place: Place) -> None:
        if self.ahead() in ("[", "{"):
            self.items(place)
            return
        while self.ahead() not in (END, "\n", ",", "]", "}"):
            self.at += 1

    def items(self, place: Place) -> None:
        """What stands between brackets: values with their numbers, or keys with their values."""
        is_list = self.ahead() == "["
        number = 0
        self.at += 1
        while self.ahead() not in (END, "]", "}"):
            if self.ahead() in ("\n", ","):
                self.at += 1
            elif is_list:
                self.value(self.note((*place, number), self.at))
                number += 1
            else:
                self.pair(place)
        self.at += 1
