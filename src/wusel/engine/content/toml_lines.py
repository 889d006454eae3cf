"""Line numbers in a TOML text: the first line of every table, key and item of a list.

`tomllib` does not report where a value is, and error messages name the line. The text must be valid TOML.
"""

from wusel.engine.content.toml_scan import NEWLINE, NO_TOKEN, tokens

Place = tuple[str | int, ...]


class TomlLines:
    """The line of every place. A place is the path to a value, such as ("event", 56, "who")."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Place, int] = {(): 1}
        self.lengths: dict[Place, int] = {}
        self.tokens = list(tokens(text))
        self.at = 0
        table: Place = ()
        while self.ahead() != NO_TOKEN:
            if self.ahead() == NEWLINE:
                self.at += 1
            elif self.ahead() == "[":
                table = self.heading()
            else:
                self.pair(table)

    def line_of(self, place: Place) -> int:
        """Return the line in which a place begins. For a missing place, return the line of the innermost table that
        would hold it."""
        while place not in self.lines:
            place = place[:-1]
        return self.lines[place]

    def ahead(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else NO_TOKEN

    def note(self, place: Place, at: int) -> Place:
        """Note the line in which a place is first named."""
        self.lines.setdefault(place, self.tokens[at][1])
        return place

    def heading(self) -> Place:
        """Read the table that a [heading] opens, or the next one that a [[heading]] adds."""
        start = self.at
        brackets = 2 if self.tokens[start + 1][0] == "[" else 1
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
        """Read a key, which may have dots, and its value."""
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
        return self.tokens[self.at - 1][0].strip("\"'")

    def value(self, place: Place) -> None:
        if self.ahead() in ("[", "{"):
            self.items(place)
            return
        while self.ahead() not in (NO_TOKEN, NEWLINE, ",", "]", "}"):
            self.at += 1

    def items(self, place: Place) -> None:
        """Read the contents of brackets: values with their numbers, or keys with their values."""
        is_list = self.ahead() == "["
        number = 0
        self.at += 1
        while self.ahead() not in (NO_TOKEN, "]", "}"):
            if self.ahead() in (NEWLINE, ","):
                self.at += 1
            elif is_list:
                self.value(self.note((*place, number), self.at))
                number += 1
            else:
                self.pair(place)
        self.at += 1
