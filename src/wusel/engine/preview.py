"""Previews: the consequences of a choice before it is made, until chance is drawn or the seat is shown something
hidden.

The rules carry out the choice in two worlds that the seat could be in. The seat can foresee everything that is the same
in both worlds. The true world is never looked at.
"""

from typing import Any, Final, cast

from wusel.engine.chance import STOP
from wusel.engine.errors import ChanceDrawn
from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.engine.kinds import Seat
from wusel.engine.sets import has, only
from wusel.engine.state import State
from wusel.engine.step import TOGETHER
from wusel.engine.view import View

WORLDS: Final = (1, 2)
MOST_STEPS: Final = 100
"""The number of steps to look ahead: players want to know what comes next, not everything that could follow."""


class Preview:
    """The events that a seat would see and its view after them. `view` is None if it differs between worlds. `chance`
    says whether chance, a hidden thing or the secret choices of others intervene before the next question."""

    __slots__ = ("chance", "events", "view")

    def __init__(self, events: list[list[int]], view: View | None, chance: bool) -> None:
        self.events = events
        self.view = view
        self.chance = chance


class Foresight:
    """A world that a seat could be in, with a choice carried out up to the point that can be foreseen."""

    def __init__(self, game: Game[Any], s: State, seat: int, choice: int, seed: int, further: bool) -> None:
        self.game = game
        self.seat = seat
        self.world: State = game.imagine(s, seat, seed)
        self.events: list[Event] = []
        self.chance = False
        if game.steps[s.agenda[-1]].kind == TOGETHER:
            self.chance = True
            return
        self.go(choice)
        if further and not self.chance and self.world.asked == only(seat):
            found = game.options(self.world, seat)
            ratings = game.judge().ratings(self.world, Seat(seat), found)
            self.go(found[ratings.index(max(ratings))])

    def go(self, choice: int) -> None:
        """Carry out a choice, then one step after the other until a player is asked. Leave a step undone if it needs
        chance or shows the seat something hidden."""
        world = self.copy()
        steps = 0
        try:
            going_on = self.game.carry_out(world, self.seat, choice)
            while going_on and not has(world.shown, self.seat):
                if steps == MOST_STEPS:
                    self.chance = True
                    return
                steps += 1
                self.keep(world)
                self.world.asked = self.world.owing = 0  # while the rules act no seat is asked
                world = self.copy()
                going_on = self.game.advance(world)
        except ChanceDrawn:
            self.chance = True
            return
        if has(world.shown, self.seat):
            self.chance = True
        else:
            self.keep(world)

    def copy(self) -> State:
        """Return a copy of the world to try the next step on."""
        world = self.world.clone()
        world.script = [STOP]
        world.events = self.events[:]
        return world

    def keep(self, world: State) -> None:
        """Accept a tried step as foreseeable."""
        self.world = world
        self.events = world.events or []


def changes(before: View, after: View) -> list[dict[str, int]]:
    """Return the changes of the numbers in every player's view, by name, without numbers that stay the same."""
    found: list[dict[str, int]] = []
    for old, new in zip(players_in(before), players_in(after), strict=True):
        grown = {name: new[name] - n for name, n in old.items() if type(n) is int and new[name] != n}
        found.append(grown)
    return found


def players_in(view: View) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], view.get("players", []))


def preview(game: Game[Any], s: State, seat: int, choice: int, further: bool = False) -> Preview:
    """Return the preview of a choice; with `further`, include the choice that looks best next if the same seat is asked
    again at once."""
    one, other = [Foresight(game, s, seat, choice, seed, further) for seed in WORLDS]
    events: list[list[int]] = []
    for event, twin in zip(one.events, other.events, strict=False):
        if event.what != twin.what or event.seen_by != twin.seen_by:
            break
        if event.is_seen_by(seat):
            events.append(event.what)
    view = game.view(one.world, seat)
    sure = view == game.view(other.world, seat)
    return Preview(events, view if sure else None, one.chance or other.chance)
