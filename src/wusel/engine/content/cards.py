"""The building blocks of content: things with a name, usually with a title, often with a sentence about them."""

from wusel.engine.content.content_file import Text
from wusel.engine.content.entry import Entry
from wusel.engine.kinds import Listed
from wusel.engine.subclassing import open_class


@open_class(allow_interpreted_subclasses=True)
class Named:
    """A thing with a name. `entry` is the entry it was read from; errors about the thing are reported there."""

    def __init__(self, entry: Entry, name: str) -> None:
        self.entry = entry
        self.name = name

    def refuse(self, reason: str, *place: str | int) -> None:
        self.entry.refuse(f"{self.name}: {reason}", *place)


@open_class(allow_interpreted_subclasses=True)
class Titled(Named):
    """A thing with a title."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry, entry.name)
        self.title: Listed[Text] = entry.title(entry.name)


@open_class(allow_interpreted_subclasses=True)
class Described(Titled):
    """A thing with a title and a sentence about it."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.sentence: Listed[Text] = entry.in_every_language("sentence")
