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
    """True if a private link to this identity exists."""


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
    """A deal that can be played again; only for a table of bots that starts at once."""


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
    """The problem in the reporter's own words."""
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
    """By language: the part of a story that is played there."""


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
    """The lesson of the game, if you have requested it at its end."""


class Tally(Struct):
    """Your results against a bot or a friend by name, and together with them."""

    name: str
    bot: str
    games: int
    ahead: int
    behind: int
    won: int
    """Games that were won together."""
    lost: int


class Story(Struct):
    """A story that you have begun. Every chapter has a table of its own."""

    id: str
    """The table where it began."""
    card: TableCard
    """The latest table."""
    sequels: list[SequelInfo]
    """The ways to continue after that, the most likely one first."""
    view: str
    """The table whose view says where the story stands."""
    alone: bool
    """True if you play alone or with bots."""


class Evenings(Struct):
    games: list[Evening]
    tallies: list[Tally]
    beaten: dict[str, list[str]]
    """By game: bots whom you have beaten, or won with."""
    stories: list[Story]
    """The latest first."""


class DayResult(Struct):
    """The result of a person's try at the deal of a day."""

    how: Literal["finished", "resigned", "stopped", "closed", "outdated"]
    place: int
    """Among those at the table; 0 where all won or lost together, or there was no result."""
    won: bool | None
    score: int
    curve: list[float]
    """Static evaluations from the beginning to the end, from 0 (lost) to 1 (won)."""


class CastTry(Struct):
    """The result of a character in your seat."""

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
    """True if it can be tried: the deal of today, and those of the archive."""
    late: bool
    """True if you tried it after its day, or would: then it does not count."""
    bots: list[str]
    table: str
    """The table of your try; empty if you have not begun."""
    phase: Literal["", "gathering", "playing", "over"]
    yours: DayResult | None
    share: str
    """With it others are shown how it went for you."""
    tries: int
    """The number of people who have finished it."""
    better: int
    """The number of people who did better than you."""
    streak: int
    """The number of consecutive days on which you have played a deal of the day of any game."""
    cast: list[CastTry]
    """The best first; only for people who have finished."""
    cast_plays: bool
    """True if the cast is still playing."""
    others: list[DayResult]
    """Only for people who have finished, and for everybody once the day is over."""
    shared: DayResult | None
    """The result of the person who sent you here; the curve is sent with the others'."""


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
    """The numbers of games that were erased, and that remain to be erased by further requests."""

    gone: int
    left: int


class Moment(Struct):
    """One moment of a replay."""

    choices: int
    seat: int
    """The seat that had chosen; -1 at the opening."""
    look: Look
    step: str
    owing: list[int]


class Replay(Struct):
    """Some moments of a game, through one seat's eyes."""

    total: int
    moments: list[Moment]


class Odds(Struct):
    """Everybody's chance to win at their last choice, from 0 to 1, given what they knew, with its standard error; null
    for players who have not chosen yet. A team has one line. At the end it is the result."""

    chances: list[float | None]
    errors: list[float | None]


class Verdict(Struct):
    """A choice and the best alternative, with the value of each for the seat that chose, from 0 (lost) to 1 (won),
    given what it knew."""

    seat: int
    choice: dict[str, int | str]
    meant: Meant
    best: dict[str, int | str]
    expected: float
    promised: float
    """The expectation of the best choice."""
    error: float
    """The standard error of the difference."""
    doubted: bool
    """True if the best choice was probably better."""
    tried: list[Tried]
    """The best come first; none where there was nothing to choose."""


class Turn(Struct):
    """A turning point: a choice that gave something away, or one after which luck and the others changed everything.
    Smaller ones matter less: a client may show the largest alone."""

    choices: int
    """The number of choices before the one that it is about."""
    seat: int
    """The seat that chose, and whose chances went from `before` to `after`."""
    missed: bool
    before: float
    after: float
    error: float
    """The standard error of the difference."""
    choice: dict[str, int | str]
    meant: Meant
    best: dict[str, int | str]
    """The better choice, if something was missed."""
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
    """True if all win or lose together."""
    moments: list[Reviewed]


class Lesson(Struct):
    """The lesson of a finished game for a seat."""

    turn: Turn | None
    """The choice that gave most away; none if no choice stands out."""


class LikelyTurns(Struct):
    """Likely turning points of a finished game at first sight, as numbers of choices, the likeliest first. A review of
    these moments confirms them or not."""

    choices: list[int]


class PointSource(Struct):
    """A source of points; the game's text `source-NAME` names it."""

    name: str
    points: list[int]
    """By seat."""


class PointSources(Struct):
    """Everybody's points in a finished game by their sources, and what they come to; empty where the game tells no
    sources apart."""

    sources: list[PointSource]
    scores: list[int]


class Home(Struct):
    """Access from the same network; only for the server's own machine."""

    open_at: str
    """The URL for others, such as http://192.168.1.20:8765; empty while no other machine can connect."""
    addresses: list[str]
    """Addresses of this machine in home networks, the likeliest first."""
    may_change: bool
    """True if access can be changed here; otherwise the server's command line decides it."""


class LetIn(Struct, forbid_unknown_fields=True):
    """Listen at an address in the home network; empty to stop."""

    address: Annotated[str, Meta(max_length=64)]


class Problem(Struct):
    """An error response: `code` for programs, `message` for people."""

    code: ProblemCode
    message: str
