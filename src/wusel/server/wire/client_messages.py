"""Messages on the WebSocket of a table that come from clients: commands, and questions that change nothing."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wusel.server.log.entries import Settings

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Thing = Annotated[str, Meta(max_length=80, pattern=r"^[a-z0-9_]+:[a-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Said = dict[Annotated[str, Meta(max_length=40)], int | Annotated[str, Meta(max_length=80)]]
OptionValues = dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]]


class Hello(Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message. `since` is the last number that the client has seen; the server sends what it has missed."""

    table: Id
    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    seat: SeatNumber | None = None
    """For a person with several seats: the one that is looking, as with `look`; null as long as none is."""


class Command(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A request to change the table. It is answered by one Done or one Refused with the same `id`, or by a Happened
    with that `id`; a choice that is sent twice under one id is applied once."""

    id: Id


class SeatCommand(Command):
    """A command that is about a seat."""

    seat: SeatNumber


class QuestionCommand(SeatCommand):
    """A command that is about what a seat is asked now."""

    question: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Sit(SeatCommand):
    """Take a seat. A person who has a seat moves there, unless `also`: then several people pass one device."""

    also: bool = False
    name: Name | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""
    """Required where the table is by invitation."""


class Leave(Command):
    """Get up, from one seat or from all."""

    seat: SeatNumber | None = None


class Swap(Command):
    """The host swaps two seats."""

    a: SeatNumber
    b: SeatNumber


class Kick(SeatCommand):
    """The host empties a seat."""


class Seatbot(SeatCommand):
    """The host gives an empty seat to a bot."""

    level: Annotated[str, Meta(max_length=20)]


class Arrange(Command):
    """The host changes what is played and how."""

    options: OptionValues | None = None
    settings: Settings | None = None


class Start(Command):
    """The host begins; empty seats go to bots of a level, if one is named."""

    fill: Annotated[str, Meta(max_length=20)] | None = None


class Choose(QuestionCommand):
    """A choice of the game. `question` is the number of the question that it answers."""

    choice: Said


class Why(QuestionCommand):
    """Check a choice without applying it: Done if it is legal, else Refused with the same words as for Choose."""

    choice: Said


class Hint(QuestionCommand):
    """Request advice for a seat, where the table allows hints. Hinted answers the sender alone; nothing is stored. A
    client that still shows a hint may request a better one."""

    worlds: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """The number of worlds of the hint that the client has: the answer is based on more of them, if possible."""


class Foresee(QuestionCommand):
    """Preview choices: their consequences, given what the seat knows and before chance is drawn. Foreseen answers the
    sender alone; nothing is applied."""

    choices: Annotated[list[Said], Meta(max_length=100)] = []
    """The choices to preview; all legal ones by default."""
    further: bool = False
    """True to continue with the best next choice if the seat is asked again at once."""
    view: bool = False
    """True to include the view that would follow."""


class Point(SeatCommand):
    """Show everybody at the table a thing of the game: Pointed says which. Nothing is stored."""

    thing: Thing
    """Its kind and its name as choices and events have them, such as card:flat_hand; seats are numbered, as seat:0."""


class LookThrough(SeatCommand, tag="look"):
    """Another of the person's own seats is looking now, as when a device is passed on. From now on this connection
    receives what that seat may know. Welcome contains the current state; nothing is stored. A person with one seat need
    not send it. If nothing is hidden, or the game is over, all of the person's seats receive everything."""


class Undo(SeatCommand):
    """Take back one's last choice, where the law of undo allows it."""


class Propose(SeatCommand):
    """Ask the others for their consent: to undo the seat's last choice, or to stop the game."""

    what: Literal["undo", "stop"]


class Answer(SeatCommand):
    """Agree with what was proposed, or not."""

    agree: bool


class Resign(SeatCommand):
    """Give up."""


class Comeback(SeatCommand):
    """Take one's seat back from the bot that stood in."""


class Standin(SeatCommand):
    """Let a bot play at once for somebody who is away, where one would stand in later anyway: the host after a moment,
    everybody else who plays after the time in the table's settings."""


class Chat(Command):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command):
    """Mute or unmute a voice, for oneself or, by the host, for everyone."""

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
    | Standin
    | Chat
    | Mute
)
FromClient = Hello | AnyCommand | Why | Hint | Foresee | Point | LookThrough
