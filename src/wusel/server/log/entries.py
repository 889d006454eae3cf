"""The entries of a table's log. Everything else about a table is derived from them.

Stored as JSON. Fields may be added with a default; old logs must stay readable for ever.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

STAND_IN: Final = "greedy"
"""The bot that plays for people who are absent, out of time or have resigned."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a seat: `live` gives a budget of seconds and an increment for every choice, `days` gives a number of
    days for each choice."""

    kind: Literal["live", "days"]
    budget: Annotated[int, Meta(ge=1, le=86_400)]
    """Seconds for the whole game (live), or days for each choice (days)."""
    more: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds that every choice adds (live)."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a table, the same for all games."""

    listed: bool = False
    """Strangers find it among the open tables."""
    spectators: bool = True
    """True if everybody with the link may watch."""
    invited: bool = False
    """True if only people with the invitation may sit down; the link alone is for watching."""
    hints: bool = False
    """True if players may ask what a bot would do."""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700
    """Milliseconds that a bot takes at least."""
    absent: Annotated[int, Meta(ge=0, le=86_400)] = 120
    """Seconds after which a bot takes the seat of somebody who is away while others wait; 0 is never."""
    clock: Clock | None = None


class Chair(Struct, frozen=True):
    """A seat: a person's, a bot's or a free one. One person may have several if people pass a device."""

    person: str = ""
    name: str = ""
    bot: str = ""
    """The level of the bot that plays here, either always or in place of a person who is away or has resigned."""
    away: bool = False
    resigned: bool = False
    nickname: bool = False
    """True if the name was given for this seat alone, as when several people pass one device."""

    @property
    def is_empty(self) -> bool:
        return not self.person and not self.bot


class Position(Struct, frozen=True):
    """The position from which a game continues: a save file or a fork."""

    seed: str
    """Decimal digits, because it exceeds the safe range of JSON numbers."""
    choices: list[tuple[int, dict[str, int | str]]]
    deals: list[tuple[int, str]] = []
    """The numbers of choices after which everything hidden was dealt again, each with its seed."""
    players: int = 0
    """The number of seats at the first choice; 0 if it is that of the options."""
    companies: list[tuple[int, int]] = []
    """The numbers of choices after which the game continued with another number of seats, each with that number."""


class Edition(Struct, frozen=True):
    """Version of the rules and fingerprint of the content. Logs without it are of the first edition, with unknown
    content."""

    rules: int = 1
    content: str = ""


class Entry(Struct, frozen=True, tag_field="is", tag=str.lower):
    """The content of one record."""


# --- before the start


class Opened(Entry, frozen=True):
    host: str
    game: str
    options: dict[str, int | str | bool]
    settings: Settings
    chairs: list[Chair]
    content: str = ""
    """The content file of an uploaded game, in logs from before the store kept it."""
    position: Position | None = None
    brought: str = ""
    """The fingerprint of the uploaded content file in the store."""
    edition: Edition = Edition()
    invitation: str = ""
    """The secret with which people may sit down if the link is not enough."""
    day: str = ""
    """The date, as 2026-11-16, if this is a try at the deal of a day."""
    story: str = ""
    """The first table of the story that is continued here."""
    after: str = ""
    """The table whose sequel this is."""
    part: str = ""
    """The part of the story that follows, as in `Game.part`."""


class Arranged(Entry, frozen=True):
    """The host has changed options or settings; the chairs are as many as then play."""

    options: dict[str, int | str | bool]
    settings: Settings
    chairs: list[Chair]


class Seated(Entry, frozen=True):
    """The seats have changed."""

    chairs: list[Chair]
    host: str
    by: str = ""
    out: str = ""
    """The person whom the host has sent away. They come back only with the new invitation."""
    invitation: str = ""


class Hosted(Entry, frozen=True):
    """The host role has passed: from an absent host to a person who is present, or back."""

    host: str


class Started(Entry, frozen=True):
    seed: str
    chairs: list[Chair]
    anew: str = ""
    """The seed of a new deal of everything hidden. There is one at a sequel, and when several people continue a save or
    a fork, because its owner may know hidden cards and coming draws."""
    edition: Edition = Edition()


class Closed(Entry, frozen=True):
    """All people have left before the start, or an administrator has closed the table."""


# --- play


class Chose(Entry, frozen=True):
    seat: int
    choice: dict[str, int | str]


class Undid(Entry, frozen=True):
    """All choices but the first `kept` are taken back."""

    seat: int
    kept: int


class Proposed(Entry, frozen=True):
    """A seat asks the others to let it take back all choices but the first `kept`, or to stop the game."""

    seat: int
    what: Literal["undo", "stop"]
    kept: int = 0


class Answered(Entry, frozen=True):
    """A person agrees with a proposal, or does not."""

    seat: int
    agree: bool


class Resigned(Entry, frozen=True):
    """A seat gives up; a bot plays on for it if others do."""

    seat: int
    why: Literal["will", "time"] = "will"
    """`time` in logs of older versions: a seat whose live clock had run out."""


class Away(Entry, frozen=True):
    """A bot plays in place of a person who is absent or out of time, until they are back."""

    seat: int
    why: Literal["absent", "time"] = "absent"
    bot: str = STAND_IN


class Back(Entry, frozen=True):
    """A person has come back and has the seat again."""

    seat: int


class Stopped(Entry, frozen=True):
    """The game has been stopped by the only person at the table, or because a bot found no choice that terminates."""

    seat: int


class Woke(Entry, frozen=True):
    """The table was not in memory for a while, and live clocks did not run."""


# --- talk, and what comes after


class Chatted(Entry, frozen=True):
    person: str
    name: str
    text: str


class Muted(Entry, frozen=True):
    """A person no longer wants to hear another one; `everyone` if the host has silenced them."""

    by: str
    whom: str
    muted: bool
    everyone: bool


class Renamed(Entry, frozen=True):
    person: str
    name: str
    was: str


class Rematched(Entry, frozen=True):
    """The same people meet again at another table."""

    table: str
    sequel: str = ""
    """The sequel that is played there; empty if the table has another game."""


AnyEntry = (
    Opened
    | Arranged
    | Seated
    | Hosted
    | Started
    | Closed
    | Chose
    | Undid
    | Proposed
    | Answered
    | Resigned
    | Away
    | Back
    | Stopped
    | Woke
    | Chatted
    | Muted
    | Renamed
    | Rematched
)

write_entry = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(AnyEntry).decode
