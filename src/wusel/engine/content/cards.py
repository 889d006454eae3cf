"""What content consists of: things with a name, mostly with a title, often with a sentence about them."""

from wusel.engine.content.content_file import Text
from wusel.engine.content.entry import Entry
from wusel.engine.kinds import Listed
from wusel.engine.subclassing import open_class


@open_class(allow_interpreted_subclasses=True)
class Named:
    """Something with a name; `entry` is where it was read, and where it is refused if something is wrong with it."""

    def __init__(self, entry: Entry, name: str) -> None:
        self.entry = entry
        self.name = name

    def refuse(self, reason: str, *place: str | int) -> None:
        self.entry.refuse(f"{self.name}: {reason}", *place)


@open_class(allow_interpreted_subclasses=True)
class Titled(Named):
    """Something with a title."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry, entry.name)
        self.title: Listed[Text] = entry.title(entry.name)


@open_class(allow_interpreted_subclasses=True)
class Described(Titled):
    """Something with a sentence about it, too."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.sentence: Listed[Text] = entry.in_every_language("sentence")
