"""Erasure of a person from the logs of games with others.

The seat and its choices stay: it is the others' game as well. The id is replaced by a random one, the name by a
generic one, and chat messages by a placeholder.
"""

from secrets import token_urlsafe
from typing import Final, TypeVar

from msgspec.structs import replace

from wusel.server.log.entries import (
    AnyEntry,
    Arranged,
    Chatted,
    Hosted,
    Muted,
    Opened,
    Renamed,
    Seated,
    Started,
    read_entry,
    write_entry,
)
from wusel.server.log.stores.rows import Record

NO_NAME: Final = "Guest 0"
"""Clients translate it, as the names of all guests."""
NO_WORDS: Final = "…"

Gathering = TypeVar("Gathering", bound=Opened | Arranged | Seated | Started)


def erased(records: list[Record], person: str) -> list[Record]:
    """The records of a log that name a person, rewritten without them."""
    nobody = f"gone-{token_urlsafe(12)}"
    named = [record for record in records if person.encode() in record.entry]
    return [
        replace(record, entry=write_entry(anonymised(read_entry(record.entry), person, nobody)), key="")
        for record in named
    ]


def anonymised(entry: AnyEntry, person: str, nobody: str) -> AnyEntry:
    """An entry with the id `nobody` instead of a person's, without their name and words."""
    known = {person: nobody}
    match entry:
        case Opened():
            return replace(with_anonymous_chairs(entry, person, nobody), host=known.get(entry.host, entry.host))
        case Seated():
            others = {name: known.get(getattr(entry, name), getattr(entry, name)) for name in ("host", "by", "out")}
            return replace(with_anonymous_chairs(entry, person, nobody), **others)
        case Hosted():
            return replace(entry, host=known.get(entry.host, entry.host))
        case Arranged() | Started():
            return with_anonymous_chairs(entry, person, nobody)
        case Chatted() if entry.person == person:
            return Chatted(nobody, NO_NAME, NO_WORDS)
        case Renamed() if entry.person == person:
            return Renamed(nobody, NO_NAME, NO_NAME)
        case Muted():
            return replace(entry, by=known.get(entry.by, entry.by), whom=known.get(entry.whom, entry.whom))
    return entry


def with_anonymous_chairs(entry: Gathering, person: str, nobody: str) -> Gathering:
    hidden = {"person": nobody, "name": NO_NAME}
    chairs = [replace(chair, **hidden) if chair.person == person else chair for chair in entry.chairs]
    return replace(entry, chairs=chairs)
