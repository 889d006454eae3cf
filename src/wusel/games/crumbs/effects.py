"""What finds do; the content files say which find does what."""

from wusel.engine.effects import Effect, Effects
from wusel.games.crumbs import words
from wusel.games.crumbs.state import CrumbsState


class Gain(Effect[CrumbsState]):
    """Gather crumbs (CR-F1)."""

    def happen(self, s: CrumbsState, seat: int, effect: int) -> None:
        s.gathered += words.gain_crumbs(effect)
        s.tell(words.GATHERED, seat, words.gain_crumbs(effect))


class Pinch(Effect[CrumbsState]):
    """Take crumbs from somebody else: from whom is asked (CR-F2)."""

    def happen(self, s: CrumbsState, seat: int, effect: int) -> None:
        words.then_pick_victim(s, words.pinch_crumbs(effect))


class Treat(Effect[CrumbsState]):
    """Everybody else keeps a few (CR-F3)."""

    def happen(self, s: CrumbsState, seat: int, effect: int) -> None:
        for other in range(s.seats):
            if other != seat:
                s.crumbs[other] += words.treat_crumbs(effect)
                s.tell(words.TREATED, other, words.treat_crumbs(effect))


class Cat(Effect[CrumbsState]):
    """The cat takes what was gathered in this turn, and the turn is over (CR-F4)."""

    def happen(self, s: CrumbsState, seat: int, effect: int) -> None:
        s.tell(words.CAT_CAME, seat, s.gathered)
        s.gathered = 0
        s.caught = 1


def all_effects() -> Effects[CrumbsState]:
    return Effects([Gain(), Pinch(), Treat(), Cat()])
