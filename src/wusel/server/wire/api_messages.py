"""Request and response bodies of the JSON API."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wusel.server.log.entries import Settings
from wusel.server.refusals import ProblemCode
from wusel.server.wire.client_messages import Name, OptionValues
from wusel.server.wire.messages import Difference, Ending, Look, Meant, SequelInfo, Tried


class Me(Struct):
    """Your identity. The first name is `Guest` and a number, which clients translate."""

    name: str
    has_link: bool
    """Whether a private link to this identity exists."""


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class PrivateLink(Struct, forbid_unknown_fields=True):
    """The secret of the link that moves an identity to another device. It belongs into the fragment of a URL (#), which
    no server log sees."""

    secret: Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class NewTable(Struct, forbid_unknown_fields=True):
    """Seats are `you`, `you:NAME` (several: the device is passed), `open`, or a bot: a level, a character with a
    strength as in `igor-hard`, or `any-hard` for somebody of the cast; the rest is open."""

    game: Annotated[str, Meta(max_length=40)]
    options: OptionValues = {}
    settings: Settings = Settings()
    seats: Annotated[list[Annotated[str, Meta(max_length=44)]], Meta(max_length=16)] = []
    start: bool = False
    deal: Annotated[int, Meta(ge=0, le=2**32)] | None = None
    """A deal that can be played again; only for those who start at once, with bots alone."""


class TableCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=16)]


class Upload(Struct, forbid_unknown_fields=True):
    """A save file, to be continued at a new table."""

    save: Annotated[str, Meta(max_length=1_000_000)]


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that shares the first `choices` choices."""

    choices: Annotated[int, Meta(ge=0, le=100_000)]


class Trouble(Struct, forbid_unknown_fields=True):
    """A problem report: the moment, the seat that saw it, and the browser."""

    browser: Annotated[str, Meta(max_length=400)] = ""
    words: Annotated[str, Meta(max_length=2000)] = ""
    """What went wrong, in the reporter's own words."""
    seat: Annotated[int, Meta(ge=-1, le=15)] | None = None
    """A seat of one's own, or any once the game is over; without it one's own; of several none."""
    choices: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """After how many choices; without it now."""
    since: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """The first choice of the history, where no save is included."""


class TableLink(Struct):
    """A table by the id that its link carries."""

    id: str


class TableCard(Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, int | str | bool]
    phase: Literal["gathering", "playing", "over"]
    names: list[str]
    free: int
    updated: int
    your_turn: bool = False
    waiting_for: list[str] = []
    """The people who owe a choice; only for your own tables."""
    part: dict[str, str] = {}
    """By language: the part of a story that is told there."""


class TableList(Struct):
    tables: list[TableCard]


class Player(Struct):
    """Somebody who sat at a table: a person by name, or a bot."""

    name: str
    bot: str
    yours: bool


class Evening(Struct):
    """A game of yours, finished or not."""

    card: TableCard
    players: list[Player]
    """By seat; empty for old games."""
    ending: Ending | None
    day: str
    """The date, if it was the deal of a day."""
    taught: "Turn | None" = None
    """What it taught you, if you have asked for that at its end."""


class Tally(Struct):
    """How you do against somebody, a friend by name or a bot, and together with them."""

    name: str
    bot: str
    games: int
    ahead: int
    behind: int
    won: int
    """Games that were won together."""
    lost: int


class Story(Struct):
    """A story that you are in the middle of: every chapter is told at a table of its own."""

    id: str
    """The table where it began."""
    card: TableCard
    """The latest table."""
    sequels: list[SequelInfo]
    """How it goes on once that is over: what is wanted most first."""
    view: str
    """The table whose view says where the story stands."""
    alone: bool
    """Whether nobody else plays but you and bots."""


class Evenings(Struct):
    games: list[Evening]
    tallies: list[Tally]
    beaten: dict[str, list[str]]
    """By game: bots whom you have beaten, or won with."""
    stories: list[Story]
    """The latest first."""


class DayResult(Struct):
    """How somebody's try at the deal of a day went."""

    how: Literal["finished", "resigned", "stopped", "closed", "outdated"]
    place: int
    """Among those at the table; 0 where all won or lost together, or there was no result."""
    won: bool | None
    score: int
    curve: list[float]
    """Static evaluations from the beginning to the end, from 0 (lost) to 1 (won)."""


class CastTry(Struct):
    """How somebody of the cast did in your seat."""

    bot: str
    result: DayResult
    standing: Literal["better", "equal", "worse"]
    """Compared with you."""


class DealOfTheDay(Struct):
    """The deal that everybody gets on a day, and how it went."""

    game: str
    day: str
    today: bool
    playable: bool
    """Whether it can be tried: that of today, and those of the archive."""
    late: bool
    """Whether you tried it after its day, or would: then it does not count."""
    bots: list[str]
    table: str
    """Where you try it; empty if you have not begun."""
    phase: Literal["", "gathering", "playing", "over"]
    yours: DayResult | None
    share: str
    """With it others are shown how it went for you."""
    tries: int
    """How many have finished it."""
    better: int
    """How many of them did better than you."""
    streak: int
    """On how many days in a row you have played a deal of the day, in whatever game."""
    cast: list[CastTry]
    """The best first; told to those who have finished."""
    cast_plays: bool
    """Whether the cast is still at it."""
    others: list[DayResult]
    """Told to those who have finished, and to all once the day is over."""
    shared: DayResult | None
    """How it went for whoever sent you here; the curve is told with the others'."""


class PastDay(Struct):
    """A day of the archive."""

    day: str
    late: bool
    begun: bool
    yours: DayResult | None


class PastDays(Struct):
    """The deals of days that are over and can still be played, the latest first."""

    days: list[PastDay]


class Forgotten(Struct):
    """How many games were erased, and how many remain to be erased by further requests."""

    gone: int
    left: int


class Moment(Struct):
    """One moment of a replay."""

    choices: int
    seat: int
    """Who had chosen; -1 at the opening."""
    look: Look
    step: str
    owing: list[int]


class Replay(Struct):
    """Some moments of a game, through one seat's eyes."""

    total: int
    moments: list[Moment]


class Odds(Struct):
    """What everybody could expect when they chose last, as far as they could know: the chance to win, from 0 to 1, and
    its standard error; null for those who have not chosen yet. Friends have one line together. The result at the end.
    """

    chances: list[float | None]
    errors: list[float | None]


class Verdict(Struct):
    """A choice and the best that was found instead; what each was worth to the seat that chose, from 0 (lost) to 1
    (won), as far as it could know."""

    seat: int
    choice: dict[str, int | str]
    meant: Meant
    best: dict[str, int | str]
    expected: float
    promised: float
    """What could be expected of the best."""
    error: float
    """The standard error of the difference."""
    doubted: bool
    """Whether the best was probably better."""
    tried: list[Tried]
    """The best come first; none where there was nothing to choose."""


class Turn(Struct):
    """A turning point: a choice that gave something away, or one after which luck and the others changed everything.
    Smaller ones matter less: a client may show the largest alone."""

    choices: int
    """How many choices were made before the one it is about."""
    seat: int
    """Who chose, and whose chances went from `before` to `after`."""
    missed: bool
    before: float
    after: float
    error: float
    """The standard error of the difference."""
    choice: dict[str, int | str]
    meant: Meant
    best: dict[str, int | str]
    """What would have been better, if something was missed."""
    best_meant: Meant
    why: list[Difference]
    """Why it would have been."""


class Reviewed(Struct):
    """A reviewed moment: the number of choices, the one made then, and everybody's chances after it."""

    choices: int
    odds: Odds
    verdict: Verdict | None
    turns: list[Turn]
    """The turning points that show now; they are about choices made up to now."""


class Review(Struct):
    """Reviewed moments of a finished game: as many of those requested as were ready. Continue after the last."""

    total: int
    together: bool
    """Whether all win or lose together."""
    moments: list[Reviewed]


class Lesson(Struct):
    """What a finished game taught a seat."""

    turn: Turn | None
    """The choice that gave most away; none if no choice stands out."""


class LikelyTurns(Struct):
    """Where a game that is over may have turned, at first sight: after how many choices, the likeliest first. A review
    of these moments says whether it did."""

    choices: list[int]


class PointSource(Struct):
    """Where points came from; the game's text `source-NAME` says what it is."""

    name: str
    points: list[int]
    """By seat."""


class PointSources(Struct):
    """Everybody's points in a finished game by their sources, and what they come to; empty where the game tells no
    sources apart."""

    sources: list[PointSource]
    scores: list[int]


class Home(Struct):
    """Whether others in the same network can connect; only for the server's own machine."""

    open_at: str
    """The URL for them, such as http://192.168.1.20:8765; empty while nobody else can connect."""
    addresses: list[str]
    """Addresses of this machine in home networks, the likeliest first."""
    may_change: bool
    """Whether that can be changed here; otherwise it was decided at the start of the server."""


class LetIn(Struct, forbid_unknown_fields=True):
    """Listen at an address in the home network; empty to stop."""

    address: Annotated[str, Meta(max_length=64)]


class Problem(Struct):
    """An error response: `code` for programs, `message` for people."""

    code: ProblemCode
    message: str
