"""The effects of cards, one class for each word of [effects]. `content/cards.toml` lists the cards and their effects.

Orange cards act by themselves in the swarm, at the step that `words.toml` names for their effect. Green and blue cards
act when they are used in a defence.
"""

from typing import Final

from wusel.engine.effects import Effect
from wusel.engine.kinds import Deed, Seat
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.state import FULL_BLOOD, MosquitoState

DISCS: Final = 15


# --- orange


class Alarm(Effect[MosquitoState]):
    """Two more swarm cards are turned up (MZ-O8)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        s.then(words.TURN_UP, words.TURN_UP)


class Resistant(Effect[MosquitoState]):
    """While it is in the swarm, flat hands are the only green cards that can be used (MZ-O6, see Defend). After the
    defence it leaves without another effect (MZ-O7)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        pass


class Infectious(Effect[MosquitoState]):
    """It goes in front of a player who did not repel all mosquitos, unless one is already there (MZ-O1, MZ-O4, MZ-O5).
    The card has just left the game, so it returns from there."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        player = s.players[seat]
        if s.left and not player.infected:
            player.infected = s.removed.pop()
            words.tell_infected(s, seat)


class Alpha(Effect[MosquitoState]):
    """The lamp goes back to the player whose turn is ending (MZ-O11, MZ-Q11)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        s.active = seat


class Beta(Effect[MosquitoState]):
    """The lamp goes to the next player clockwise (MZ-O12)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        s.active = s.after(s.active)


class Gamma(Effect[MosquitoState]):
    """The lamp goes to the next player counter-clockwise (MZ-O13)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        s.active = s.everybody()[s.active - 1]


# --- green


class Repel(Effect[MosquitoState]):
    """Each symbol repels one mosquito, and surplus symbols are lost (MZ-B8, MZ-GR1, MZ-Q28)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        repelled = min(words.effect_symbols(effect), s.left)
        s.left -= repelled
        words.tell_repelled(s, repelled)


class Slap(Effect[MosquitoState]):
    """The player throws a disc for every mosquito not yet repelled, 15 in one throw. The squashed ones are repelled
    (MZ-GR3..GR5, MZ-C8)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        to_throw = s.left
        while to_throw:
            discs = min(to_throw, DISCS)
            squashed = s.toss(discs)
            words.tell_threw(s, seat, discs, squashed)
            s.left -= squashed
            to_throw -= discs


# --- blue: they help the player who uses them (MZ-Q2)


class GivesBlood(Effect[MosquitoState]):
    """An effect that gives blood. It does nothing for a player who has all blood (MZ-Q6)."""

    def bar(self, s: MosquitoState, seat: Seat, effect: Deed) -> str:
        return "MZ-Q6" if s.players[seat].blood == FULL_BLOOD else ""


class Blood(GivesBlood):
    """The player drinks drops of blood, up to full blood (MZ-BL1)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        take_blood(s, min(words.effect_drops(effect), FULL_BLOOD - s.players[seat].blood))


class Ointment(GivesBlood):
    """The player chooses a number of drops up to a limit (MZ-BL2)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        words.then_apply_ointment(s, most=words.effect_drops(effect))


class Medicine(GivesBlood):
    """The player chooses a cure or some drops (MZ-BL3)."""

    def bar(self, s: MosquitoState, seat: Seat, effect: Deed) -> str:
        return "" if s.players[seat].infected else super().bar(s, seat, effect)

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        words.then_take_medicine(s, most=words.effect_drops(effect))


class Net(Effect[MosquitoState]):
    """The player chooses another player whom the swarm attacks instead (MZ-BL4, MZ-BL6)."""

    def happen(self, s: MosquitoState, seat: Seat, effect: Deed) -> None:
        s.then(words.CAST_NET)


def take_blood(s: MosquitoState, n: int) -> None:
    """Move blood from the bank to the player with the lamp (MZ-BL1)."""
    if n:
        s.drink(s.holder(), n)
        words.tell_drank(s, s.active, n)
