"""Somebody goes, with all that is theirs: what logs of games with others say of them afterwards.

The seat stays, and what was chosen on it, for it is the others' game as well. The identity becomes one that leads to
nobody, the name one that anybody has, and what was said at the table is not said any more.
"""

from secrets import token_urlsafe
from typing import Final, TypeVar

from msgspec.structs import replace

from wusel.server.log.entries import (
    AnyEntry,
    Arranged,
    Chair,
    Chatted,
    Muted,
    Opened,
    Renamed,
    Seated,
    Started,
    read_entry,
    write_entry,
)
from wusel.server.log.stores.store import Record

NO_NAME: Final = "Guest 0"
"""Clients say it in the reader's language, as with all guests."""
NO_WORDS: Final = "…"

Gathering = TypeVar("Gathering", Opened, Arranged, Seated, Started)


def erased(records: list[Record], person: str) -> list[Record]:
    """Those lines of a log that speak of somebody, as they read without them."""
    nobody = f"gone-{token_urlsafe(12)}"
    named = [record for record in records if person.encode() in record.entry]
    return [
        replace(record, entry=write_entry(anonymised(read_entry(record.entry), person, nobody)), key="")
        for record in named
    ]


def anonymised(entry: AnyEntry, person: str, nobody: str) -> AnyEntry:
    """An entry in which nobody stands where somebody stood."""
    known = {person: nobody}
    match entry:
        case Opened():
            return replace(with_anonymous_chairs(entry, person, nobody), host=known.get(entry.host, entry.host))
        case Seated():
            others = {name: known.get(getattr(entry, name), getattr(entry, name)) for name in ("host", "by", "out")}
            return replace(with_anonymous_chairs(entry, person, nobody), **others)
        case Arranged():
            return with_anonymous_chairs(entry, person, nobody)
        case Started():
            return with_anonymous_chairs(entry, person, nobody)
        case Chatted() if entry.person == person:
            return Chatted(nobody, NO_NAME, NO_WORDS)
        case Renamed() if entry.person == person:
            return Renamed(nobody, NO_NAME, NO_NAME)
        case Muted():
            return replace(entry, by=known.get(entry.by, entry.by), whom=known.get(entry.whom, entry.whom))
    return entry


def with_anonymous_chairs(entry: Gathering, person: str, nobody: str) -> Gathering:
    chairs = [anonymous_chair(chair, nobody) if chair.person == person else chair for chair in entry.chairs]
    return replace(entry, chairs=chairs)


def anonymous_chair(chair: Chair, nobody: str) -> Chair:
    return replace(chair, person=nobody, name=NO_NAME)
