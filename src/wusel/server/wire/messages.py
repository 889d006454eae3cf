"""Messages on the WebSocket of a table that the server sends.

The browser's types are generated from this module, `client_messages` and `api_messages`
(`python -m wusel.server.wire.typescript`).
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from wusel.server.log.entries import Settings
from wusel.server.refusals import RefusalCode


class SeatInfo(Struct):
    """A seat as everybody at the table sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str
    voice: int
    """The number of its person, valid at this table alone; -1 without a person."""
    yours: bool
    here: bool
    """True if its person is connected."""
    away: bool
    resigned: bool


class ChoiceMade(Struct, frozen=True):
    """A choice of the game that was made, and what it is about that its own words leave out; null if that is not known
    any more."""

    choice: dict[str, int | str]
    meant: dict[str, int | str | list[int | str]] | None


class Proposal(Struct):
    """A pending proposal, and who has agreed so far."""

    what: Literal["undo", "stop"]
    seat: int
    agreed: list[int]
    asked: list[int]
    made: ChoiceMade | None
    """The choice that would be taken back, unless it is still secret."""


class Ending(Struct):
    """The end of a game. Ranks count from 1; players who resigned rank behind the others."""

    how: Literal["finished", "resigned", "stopped", "closed", "outdated"]
    """`outdated` is a game that cannot go on: it was begun by rules or with content that the server no longer has."""
    ranks: list[int]
    scores: list[int]
    reason: str
    won: bool | None
    resigned: list[int]


class SequelInfo(Struct):
    """A continuation of a finished game, with the same people in their seats and what they have."""

    name: str
    """A text `sequel-NAME` of the game says it."""
    table: str
    """The table of the continuation; empty until somebody opens it."""
    part: dict[str, str] = {}
    """By language: the part of the story that follows."""


class TableInfo(Struct):
    """A table as one person sees it, without the game itself."""

    id: str
    code: str
    game: str
    content: str
    """The name of the content; the game's own has a name too."""
    options: dict[str, int | str | bool]
    settings: Settings
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    you_host: bool
    host: int
    """The voice of the host."""
    owner: int
    """The voice of the person who gets the host role back. While they are absent another person is host."""
    you_watch: bool
    silenced: list[int]
    """Voices that the host has muted for everyone."""
    muted: list[int]
    """Voices that the receiver has muted."""
    watching: int
    """The number of connections that only watch."""
    proposal: Proposal | None
    ending: Ending | None
    rematch: str
    """The table of the rematch, or empty."""
    part: dict[str, str]
    """By language: the part of a story that is played here; empty if there is none."""
    sequels: list[SequelInfo]
    """Continuations, once the game is over: the usual one first."""
    forked: bool
    """True if it continues from a save or a fork: then its options are fixed."""
    seats_vary: bool
    """True if the host can change the number of seats now."""
    dealt_anew: bool
    """True if everything hidden was dealt again at the start, because several people continue from a save or a fork."""
    by_invitation: bool
    """True if the link is not enough to take a seat, and an invitation is required."""
    invitation: str
    """The invitation; only for people who have a seat."""
    day: str
    """The date, as 2026-11-16, if this is a try at the deal of a day: until that is over, it keeps its secrets."""
    sent_away: bool
    """True if the host has removed the receiver, who has not come back."""
    faster_bots: int
    """The factor by which its strongest bots will be faster after the server's next start; 0 if nothing changes."""


Change = tuple[list[str | int], Any]
"""A patch of a view: the path, and the new value."""


class Look(Struct):
    """The game through the eyes of a seat; -1 is a spectator."""

    seat: int
    view: dict[str, Any]
    choices: list[dict[str, int | str]]
    chosen: dict[str, int | str] | None
    """The secret choice of the seat, while others have not chosen yet."""
    events: list[dict[str, int | str | list[int | str]]]
    undo: str
    """Empty if the seat may take its last choice back, else why not."""


class OwnLook(Struct):
    """A Look on the WebSocket. Its view is the shared one, patched with `own`."""

    seat: int
    own: list[Change]
    choices: list[dict[str, int | str]]
    chosen: dict[str, int | str] | None
    events: list[dict[str, int | str | list[int | str]]]
    undo: str


class Clocks(Struct):
    """The remaining time of each seat in milliseconds; null without a limit. The clocks of seats that owe a choice are
    running."""

    left: list[int | None]


class Play(Struct, kw_only=True):
    """The public state of the game."""

    question: int
    step: str
    """The step of the rules that asks; empty if nothing is asked."""
    choices: int
    """The number of choices made."""
    together: bool
    """True if all win or lose together."""
    owing: list[int]
    """The seats that owe a choice."""
    awaited: dict[str, int | str | list[int | str]]
    """The arguments of the text that says what these seats are about to do."""
    clocks: Clocks | None
    view: dict[str, Any] | UnsetType = UNSET
    """The game as everybody may see it."""
    changes: list[Change] | UnsetType = UNSET
    """Instead of `view`, for clients that have the last one: patches."""
    looks: list[OwnLook]
    """The view of the receiver's own seat, or of a spectator (-1). With several seats, the one that is looking and a
    spectator; all of them if nothing is hidden. Encoded last, after everything that is the same for all."""


class News(Struct, omit_defaults=True):
    """Public events."""

    what: Literal[
        "opened",
        "arranged",
        "seated",
        "hosted",
        "started",
        "closed",
        "chose",
        "undid",
        "proposed",
        "answered",
        "resigned",
        "away",
        "back",
        "stopped",
        "woke",
        "chatted",
        "muted",
        "renamed",
        "rematched",
    ]
    seat: int = -1
    voice: int = -1
    name: str = ""
    text: str = ""
    why: str = ""
    bot: str = ""
    """The bot that stands in for somebody away."""
    agree: bool = False
    times: int = 0
    """For somebody who is back: how often a bot has chosen in their place."""
    made: list[ChoiceMade] = []
    """The last of these choices."""


class Happened(Struct, tag_field="type", tag="happened"):
    """Record n of the table's log, redacted for the receiver. Numbers come in order, without gaps."""

    n: int
    at: int
    news: News
    table: TableInfo | UnsetType = UNSET
    play: Play | UnsetType = UNSET
    id: str | UnsetType = UNSET
    """For the sender of the command: its id, instead of a Done."""


class MissedRecord(Struct):
    """Record n of the table's log, for the history: the state of the game comes with the welcome."""

    n: int
    news: News
    events: list[dict[str, int | str | list[int | str]]]
    """The events as the receiver's seat may know them."""


class Missed(Struct, tag_field="type", tag="missed"):
    """The records after the last one that a client has seen, up to the welcome that follows. After a long absence there
    is only the welcome."""

    lines: list[MissedRecord]
    eventful: bool
    """True if `events` are included; after a long absence only a replay has them."""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The current state, after record n."""

    n: int
    at: int
    table: TableInfo
    play: Play | None
    gone: list[int | None]
    """By seat: the time in milliseconds for which its person has not been connected; null if they are, or without a
    person."""
    id: str | UnsetType = UNSET
    """The id of the `look` that it answers."""


class Presence(Struct, tag_field="type", tag="presence"):
    """A change of connected people, without any other change."""

    here: list[bool]
    watching: int
    gone: list[int | None]
    """See Welcome."""


class Pointed(Struct, tag_field="type", tag="pointed"):
    """A person points at a thing. It is shown for some seconds, and not repeated after a reconnection."""

    seat: int
    thing: str


class Done(Struct, tag_field="type", tag="done"):
    """A command was stored, as record n."""

    id: str
    n: int


class Refused(Struct, tag_field="type", tag="refused"):
    """A command was refused; nothing has changed. `rule` names the rule of the game that bars it, if one does."""

    id: str
    code: RefusalCode
    message: str
    rule: str = ""


Meant = dict[str, int | str | list[int | str]]


class Difference(Struct):
    """Something that typically follows from one choice and not from another: the game's text `why-NAME` says it."""

    measure: str
    unit: str
    """The unit of the amount: the text `by-UNIT` says it."""
    more: bool
    """True if the better choice brings more of it; false for less."""
    n: float
    """By how much, rounded for people."""
    good: bool
    """True if it speaks for the better choice; false if it makes the other one tempting."""
    here: int = 0
    """In how many of a hundred games it happens after the better choice, if it is counted in games."""
    there: int = 0
    """The same after the other choice."""


class Tried(Struct):
    """A choice that was tried, in so many worlds, and what can be expected of it, from 0 (lost) to 1 (won)."""

    choice: dict[str, int | str]
    meant: Meant
    """Arguments of the choice that its words leave out: the game's text `says-WORD` uses them."""
    visits: int
    expected: float
    low: float
    """From here to `high` goes the interval of 95 %: of the first, how far all may be off together; of every other, how
    far its distance to the first may be off."""
    high: float
    alike: bool
    """True if it is as good as the first, for certain."""
    why: list[Difference]
    """Consequences of the first choice that this one lacks, the most important first; empty if none are known."""


Sure = Literal["only", "experience", "clear", "alike", "likely", "unsure"]


class Advice(Struct):
    """The answer to a hint, based on what the seat can know."""

    choice: dict[str, int | str]
    sure: Sure
    """The certainty: it is the only choice; it relies on experience and a search knows no more; it is clearly or
    probably the best; others are as good; or it cannot be told yet."""
    tried: list[Tried]
    """The best come first, so the advised one is the first of all."""
    chances: list[float]
    """Every seat's chance to win after that choice, from 0 to 1; they add up to 1 unless all win or lose together. That
    of the seat is what can be expected of the choice."""
    together: bool
    """True if all win or lose together."""
    worlds: int
    """The number of worlds it is based on."""
    done: bool
    """True if it is final: a further request would not change it."""
    rival: int = -1
    """The place of the tried choice that the advice is explained by; -1 if there is nothing to explain it."""
    rival_ends: bool = False
    """True if the rival only ends what is going on."""
    thumb: str = ""
    """The rule of thumb that the advised choice follows: the game's text `thumb-NAME`; empty if there is none."""


class Hinted(Struct, tag_field="type", tag="hinted"):
    """The answer to Hint."""

    id: str
    seat: int
    question: int
    advice: Advice


class Prospect(Struct):
    """The consequences of a choice."""

    choice: dict[str, int | str]
    events: list[dict[str, int | str | list[int | str]]]
    changes: list[dict[str, int]]
    """By how much the numbers of each player's view would change, by their names."""
    chance: bool
    """True if chance or secret choices of others follow before the next question, which cannot be foreseen."""
    view: dict[str, Any] | None
    """The view that would follow, if it was requested and is certain."""


class Foreseen(Struct, tag_field="type", tag="foreseen"):
    """The answer to Foresee."""

    id: str
    seat: int
    question: int
    prospects: list[Prospect]


FromServer = Happened | Missed | Welcome | Presence | Pointed | Done | Hinted | Foreseen | Refused
