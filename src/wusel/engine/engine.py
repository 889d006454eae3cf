"""Playing a game: starting it, carrying out choices, showing it to a seat, imagining what a seat cannot know."""
# Callers outside the rules count seats and choices with plain numbers; rules know them apart.
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
    """Play a game by what its author says in `Game`, and answer what tables, bots and simulations ask."""

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
        """A new game, played up to its first question."""
        s = self.set_up(settle_options(self.declared, options), seeded(seed), events)
        self.settle(s)
        return s

    def imagine(self, s: S, seat: int, seed: int) -> S:
        """A state drawn at random among those that agree with everything a seat may know.

        It depends on nothing but what the seat may know and the seed: imagining from an imagined state with
        the same seed gives the same state.
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
        """What a seat may see, in plain builtins; seat -1 is a spectator."""
        seen = self.public_view(s)
        put(seen, self.own_view(s, seat))
        return seen

    def public_view(self, s: S) -> View:
        """What everybody may see, a spectator too."""
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
        """What a seat sees otherwise than a spectator."""
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
        """The content that the game is played with; None if it has no content files."""
        found: Parts = self.content.parts
        return found if found.files else None

    def genders(self) -> dict[str, str]:
        """Who of the content's people is spoken of as she or he."""
        parts = self.parts()
        return parts.genders if parts else {}

    def content_text(self) -> str:
        """The content file that somebody brought along, empty if all is the game's own: a save carries it along."""
        parts = self.parts()
        return parts.text if parts else ""

    def content_id(self) -> str:
        """Short, and the same wherever the content is the same."""
        parts = self.parts()
        return parts.id if parts else ""

    # --- what the author of a game implements: see `Game`

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
