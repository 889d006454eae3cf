"""Operations on a game: starting it, carrying out choices, showing it to a seat, imagining what a seat cannot know."""
# Callers outside the rules use plain numbers for seats and choices; rules use separate types.
# mypy: disable-error-code="arg-type"

from collections.abc import Mapping
from typing import Any, cast

from wusel.engine.chance import seeded
from wusel.engine.content.content import Printed
from wusel.engine.content.parts import Parts
from wusel.engine.declared import Declared
from wusel.engine.effects import Effects
from wusel.engine.ending import Result
from wusel.engine.events import Event
from wusel.engine.kinds import Choice, Seat
from wusel.engine.options import GameOption, Value, settle_options
from wusel.engine.sets import has, members
from wusel.engine.state import S
from wusel.engine.step import Step
from wusel.engine.subclassing import open_class
from wusel.engine.turns import Turns
from wusel.engine.view import SPECTATOR, Change, Seen, View, put


@open_class(allow_interpreted_subclasses=True)
class Engine(Turns[S]):
    """The operations on a game that need its author's methods: starting, imagining and showing it. Tables, bots and
    simulations call them."""

    def __init__(
        self,
        declared: Declared,
        steps: list[Step[S]],
        effects: Effects[S],
        content: Printed,
        options: list[GameOption],
    ) -> None:
        super().__init__(declared, steps, effects)
        self.content: Any = content
        self.declared = [GameOption("players", list(declared.players), declared.usual_players), *options]

    # --- playing

    def new(self, options: Mapping[str, object], seed: int, events: list[Event] | None = None) -> S:
        """Start a game and play it up to its first question."""
        s = self.set_up(settle_options(self.declared, options), seeded(seed), events)
        self.settle(s)
        return s

    def imagine(self, s: S, seat: int, seed: int) -> S:
        """Return a random state that agrees with everything a seat may know.

        It depends only on what the seat may know and on the seed: imagining from an imagined state with the same seed
        gives the same state.
        """
        world = s.clone()
        world.reseed(seed)
        world.shown = 0
        self.redeal(world, seat)
        for other, choice in enumerate(world.chosen):
            if choice and other != seat:
                possible = self.options(world, other)
                world.chosen[other] = possible[world.draw(len(possible))]
        return world

    # --- looking

    def view(self, s: S, seat: int) -> View:
        """Return what a seat may see, in plain builtins; seat -1 is a spectator."""
        seen = self.public_view(s)
        put(seen, self.own_view(s, seat))
        return seen

    def public_view(self, s: S) -> View:
        """Return what everybody may see, including spectators."""
        seen = cast(View, self.look(s))
        ended = self.result(s)
        seen["seat"] = SPECTATOR
        seen["step"] = self.asking(s)
        seen["about"] = self.about(s)
        seen["asked"] = members(s.asked)
        seen["owing"] = members(s.owing)
        seen["chosen"] = None
        seen["wanted"] = {}
        seen["result"] = ended.to_json() if ended else None
        return seen

    def own_view(self, s: S, seat: int) -> list[Change]:
        """Return what a seat sees differently from a spectator."""
        if seat == SPECTATOR:
            return []
        chosen = s.chosen[seat]
        changes: list[Change] = [(("seat",), seat)]
        if chosen:
            changes.append((("chosen",), self.choices.to_json(chosen)))
        if has(s.asked, seat):
            offered = self.options(s, seat)
            wanted = self.wanted(s, seat, offered)
            if self.steps[s.agenda[-1]].is_moot(s, offered):
                wanted["moot"] = 1
            changes.append((("wanted",), wanted))
        return changes + self.own(s, seat)

    # --- the content

    def parts(self) -> Parts | None:
        """Return the content that the game is played with; None if it has no content files."""
        found: Parts = self.content.parts
        return found if found.files else None

    def genders(self) -> dict[str, str]:
        """Return the grammatical gender of the characters in the content."""
        parts = self.parts()
        return parts.genders if parts else {}

    def content_text(self) -> str:
        """Return the content file that a user provided, which saves include; empty if all content is the game's own."""
        parts = self.parts()
        return parts.text if parts else ""

    def content_id(self) -> str:
        """Return a short hash of the content in use."""
        parts = self.parts()
        return parts.id if parts else ""

    # --- the methods that authors implement: see `Game`

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> S:
        raise NotImplementedError

    def look(self, s: S) -> Seen:
        raise NotImplementedError

    def own(self, s: S, seat: Seat) -> list[Change]:
        raise NotImplementedError

    def wanted(self, s: S, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
        raise NotImplementedError

    def redeal(self, s: S, seat: Seat) -> None:
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        raise NotImplementedError
