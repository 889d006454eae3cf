"""The effects of action cards and jokers, one class for each word of [effects]. `content/board.toml` lists the cards.

Each effect puts a step on the agenda that asks for the details (SW-P2.4).
"""

from typing import Final

from wusel.engine.effects import Effect
from wusel.engine.kinds import Deed, Seat
from wusel.games.schwarm import words
from wusel.games.schwarm.state import Player, SchwarmState

SHIP_STEPS: Final = 3
FAST_STEPS: Final = 4


class Station(Effect[SchwarmState]):
    """A new station, or one more researcher (SW-ST1)."""

    def happen(self, s: SchwarmState, seat: Seat, effect: Deed) -> None:
        s.then(words.BUILD_STATION)


class Ship(Effect[SchwarmState]):
    """Own ships sail some fields together (SW-SH2)."""

    def happen(self, s: SchwarmState, seat: Seat, effect: Deed) -> None:
        words.then_sail_ships(s, left=steps_of(s.players[seat]), under_way=0)


class Researcher(Effect[SchwarmState]):
    """One more researcher, or tiles on the sea (SW-F1)."""

    def happen(self, s: SchwarmState, seat: Seat, effect: Deed) -> None:
        words.then_send_researchers(s, laid=0)


class ShipAndResearcher(Effect[SchwarmState]):
    """A ship and a researcher action, in an order that the player chooses (SW-SF1)."""

    def happen(self, s: SchwarmState, seat: Seat, effect: Deed) -> None:
        s.then(words.DOUBLE_CARD)


class Whale(Effect[SchwarmState]):
    """A whale swims (SW-W1)."""

    def happen(self, s: SchwarmState, seat: Seat, effect: Deed) -> None:
        words.then_wake_whale(s, how_far=words.effect_range(effect))


class Tsunami(Effect[SchwarmState]):
    """A tsunami rolls over the sea (SW-TS1)."""

    def happen(self, s: SchwarmState, seat: Seat, effect: Deed) -> None:
        words.then_raise_tsunami(s, how_far=words.effect_range(effect))


class Crab(Effect[SchwarmState]):
    """The crab crawls along the coasts (SW-KR1)."""

    def happen(self, s: SchwarmState, seat: Seat, effect: Deed) -> None:
        words.then_wake_crab(s, how_far=words.effect_range(effect))


def steps_of(player: Player) -> int:
    """Return the number of steps that the ships sail together (SW-SH2, SW-SH7, SW-Q9)."""
    return FAST_STEPS if player.ability == words.FAST_SHIP else SHIP_STEPS
