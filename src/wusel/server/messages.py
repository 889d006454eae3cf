"""Everything that goes over the wire: what clients may say, and what they are told.

The browser's types are generated from this module (`python -m wusel.server.typescript`).
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wusel.server.entries import Settings

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Said = dict[Annotated[str, Meta(max_length=40)], int | Annotated[str, Meta(max_length=80)]]
OptionValues = dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]]


# --- what a client may say on the socket of a table


class Hello(Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message. `since` is the last number the client has seen: it gets what came after."""

    table: Id
    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Command(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something somebody wants. It is answered by one Done or one Refused with the same `id`; a choice sent
    twice under one id counts once."""

    id: Id


class Sit(Command):
    """Take a seat. Whoever sits already moves, unless `also`: then several people pass one device."""

    seat: SeatNumber
    also: bool = False
    name: Name | None = None


class Leave(Command):
    """Get up, from one seat or from all."""

    seat: SeatNumber | None = None


class Swap(Command):
    """The host swaps two seats."""

    a: SeatNumber
    b: SeatNumber


class Kick(Command):
    """The host empties a seat."""

    seat: SeatNumber


class Seatbot(Command):
    """The host gives an empty seat to a bot."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class Arrange(Command):
    """The host changes what is played and how."""

    options: OptionValues | None = None
    settings: Settings | None = None


class Start(Command):
    """The host begins; empty seats go to bots of a level, if one is named."""

    fill: Annotated[str, Meta(max_length=20)] | None = None


class Choose(Command):
    """A choice of the game. `question` is the number of the question that it answers."""

    seat: SeatNumber
    question: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    choice: Said


class Why(Command):
    """Could this choice be made? Nothing is done: Refused says why not, in the words that choosing it would bring, and
    Done that it could."""

    seat: SeatNumber
    question: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    choice: Said


class Hint(Command):
    """What would a bot do? Where the table allows hints, Hinted says so to the asker alone, as soon as it is known;
    nothing is stored."""

    seat: SeatNumber
    question: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Undo(Command):
    """Take back one's last choice, where the law of undo allows it."""

    seat: SeatNumber


class Propose(Command):
    """Ask the others: may I take back my last choice, shall we stop?"""

    seat: SeatNumber
    what: Literal["undo", "stop"]


class Answer(Command):
    """Agree with what was proposed, or not."""

    seat: SeatNumber
    agree: bool


class Resign(Command):
    seat: SeatNumber


class Comeback(Command):
    """Take one's seat back from the bot that stood in."""

    seat: SeatNumber


class Chat(Command):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command):
    """Hear somebody no longer, or again; for everyone if the host says so."""

    voice: Annotated[int, Meta(ge=0, le=10_000)]
    muted: bool
    everyone: bool = False


AnyCommand = (
    Sit
    | Leave
    | Swap
    | Kick
    | Seatbot
    | Arrange
    | Start
    | Choose
    | Undo
    | Propose
    | Answer
    | Resign
    | Comeback
    | Chat
    | Mute
)
FromClient = Hello | AnyCommand | Why | Hint


# --- what clients are told on the socket


class SeatInfo(Struct):
    """A seat as everybody at the table sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str
    voice: int
    """Whose it is, as a number that means something at this table alone; -1 if nobody's."""
    yours: bool
    here: bool
    """Whether its person is connected."""
    away: bool
    resigned: bool


class Proposal(Struct):
    """What has been asked of the table, and who has agreed so far."""

    what: Literal["undo", "stop"]
    seat: int
    agreed: list[int]
    asked: list[int]


class Ending(Struct):
    """How it ended. Ranks count from 1; whoever resigned is ranked behind the others."""

    how: Literal["finished", "resigned", "stopped", "closed"]
    ranks: list[int]
    scores: list[int]
    reason: str
    won: bool | None
    resigned: list[int]


class TableInfo(Struct):
    """A table as one person sees it, without the game itself."""

    id: str
    code: str
    game: str
    options: dict[str, int | str | bool]
    settings: Settings
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    you_host: bool
    you_watch: bool
    silenced: list[int]
    """Voices that the host has silenced."""
    muted: list[int]
    """Voices that you do not want to hear."""
    watching: int
    """How many connections only watch."""
    proposal: Proposal | None
    ending: Ending | None
    rematch: str
    """The table where the same people meet again, or empty."""
    forked: bool
    """Whether it goes on from a save or a fork: then its options are fixed."""


class Look(Struct):
    """The game through the eyes of a seat; -1 is a spectator."""

    seat: int
    view: dict[str, Any]
    choices: list[dict[str, int | str]]
    chosen: dict[str, int | str] | None
    """What the seat has chosen in secret, while others have not yet."""
    events: list[dict[str, int | str]]
    undo: str
    """Empty if the seat may take its last choice back, else why not."""


class Clocks(Struct):
    """How long each seat still has, in milliseconds; null without a limit. Those that owe a choice are running."""

    left: list[int | None]


class Play(Struct):
    """Where the game stands, as far as everybody may know."""

    question: int
    step: str
    """Which step of the rules asks; empty when nothing is asked."""
    choices: int
    """How many choices have been made."""
    owing: list[int]
    """The seats everybody waits for."""
    clocks: Clocks | None
    looks: list[Look]


class News(Struct, omit_defaults=True):
    """What happened, as far as everybody may know."""

    what: Literal[
        "opened",
        "arranged",
        "seated",
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
    agree: bool = False


class Happened(Struct, tag_field="type", tag="happened"):
    """Line n of the table's log, as the receiver may see it. Numbers come without gaps and in order."""

    n: int
    at: int
    news: News
    table: TableInfo | UnsetType = UNSET
    play: Play | UnsetType = UNSET


class Welcome(Struct, tag_field="type", tag="welcome"):
    """Everything as it is now, after line n; follows whatever was missed."""

    n: int
    at: int
    table: TableInfo
    play: Play | None


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected has changed; nothing else."""

    here: list[bool]
    watching: int


class Done(Struct, tag_field="type", tag="done"):
    """It is stored, as line n."""

    id: str
    n: int


class Refused(Struct, tag_field="type", tag="refused"):
    """It was not done and nothing has changed. `rule` names the rule of the game that bars it, if one does."""

    id: str
    code: str
    message: str
    rule: str = ""


class Tried(Struct):
    """A choice that was tried: how often, and what can be expected of it, from 0 (lost) to 1 (won)."""

    choice: dict[str, int | str]
    visits: int
    expected: float


class Advice(Struct):
    """What a bot would do in a seat's place, as far as the seat can know."""

    choice: dict[str, int | str]
    tried: list[Tried]
    """Those that were tried most often come first."""
    chances: list[float]
    """Every seat's chance to win, from 0 to 1; they add up to 1 unless all win or lose together."""
    together: bool
    """Whether all win or lose as one."""


class Hinted(Struct, tag_field="type", tag="hinted"):
    """The answer to Hint."""

    id: str
    seat: int
    question: int
    advice: Advice


FromServer = Happened | Welcome | Presence | Done | Hinted | Refused


# --- the JSON API


class Me(Struct):
    """Who you are. A newcomer is called `Guest` and a number until they say otherwise; clients say that in the reader's
    language."""

    name: str
    has_link: bool
    """Whether a private link to this identity exists."""


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class PrivateLink(Struct, forbid_unknown_fields=True):
    """The secret of the link that moves an identity to another device. It belongs behind the # of an address,
    where no log sees it."""

    secret: Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class NewTable(Struct, forbid_unknown_fields=True):
    """Seats are `you`, `you:NAME` (several: the device is passed), `open`, or a bot's level; the rest is open."""

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
    """A save file, to be played on at a new table."""

    save: Annotated[str, Meta(max_length=1_000_000)]


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that shares the first `choices` choices."""

    choices: Annotated[int, Meta(ge=0, le=100_000)]


class TableLink(Struct):
    """A table by the id that its link carries."""

    id: str


class TableCard(Struct):
    """A table as a list shows it."""

    id: str
    game: str
    options: dict[str, int | str | bool]
    phase: Literal["gathering", "playing", "over"]
    names: list[str]
    free: int
    updated: int
    your_turn: bool = False
    waiting_for: list[str] = []
    """The people whose choice everybody waits for; told of your own tables alone."""


class TableList(Struct):
    tables: list[TableCard]


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
    """Every seat's chance to win, from 0 to 1, and the standard error of each. They add up to 1 unless all win or lose
    together."""

    chances: list[float]
    errors: list[float]


class Verdict(Struct):
    """A choice and the best that was found instead; what each was worth to the seat that chose, from 0 (lost) to 1
    (won), as far as it could know."""

    seat: int
    choice: dict[str, int | str]
    best: dict[str, int | str]
    expected: float
    promised: float
    """What could be expected of the best."""
    error: float
    """The standard error of the difference."""
    doubted: bool
    """Whether the best was probably better."""
    tried: list[Tried]
    """Those that were tried most often come first; none where there was nothing to choose."""


class Turn(Struct):
    """A turning point: a choice that gave something away, or one after which somebody's chances were others. Smaller
    ones matter less: a client may show the largest alone."""

    seat: int
    """Whose chances went from `before` to `after`."""
    missed: bool
    before: float
    after: float


class Reviewed(Struct):
    """A moment looked at again: how everybody stood after so many choices, and what was chosen then."""

    choices: int
    odds: Odds
    verdict: Verdict | None
    turn: Turn | None


class Review(Struct):
    """Some moments of a game that is over: as many of those asked for as could be looked at in a while. Go on behind
    the last one."""

    total: int
    together: bool
    """Whether all win or lose together."""
    moments: list[Reviewed]


class OptionInfo(Struct):
    name: str
    values: list[int | str | bool]
    default: int | str | bool


class ArgInfo(Struct):
    name: str
    kind: str
    values: list[int | str]


class WordInfo(Struct):
    name: str
    args: list[ArgInfo]


class RuleInfo(Struct):
    id: str
    en: str
    de: str


class GameCard(Struct):
    name: str
    titles: dict[str, str]
    """By language."""
    options: list[OptionInfo]


class Shelf(Struct):
    games: list[GameCard]
    bots: list[str]
    languages: list[str]


class GameInfo(Struct):
    """What a client needs to know of a game to show and say everything in it."""

    card: GameCard
    choices: list[WordInfo]
    events: list[WordInfo]
    rules: list[RuleInfo]
    texts: dict[str, str]
    """Fluent resources by language."""


class Problem(Struct):
    """Why something was not done, for people."""

    code: str
    message: str
