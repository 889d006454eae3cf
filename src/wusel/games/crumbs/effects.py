"""The effects of finds. The content files list the finds and their effects."""

from wusel.engine.effects import Effect
from wusel.engine.kinds import Deed, Seat
from wusel.games.crumbs import words
from wusel.games.crumbs.state import CrumbsState


class Gain(Effect[CrumbsState]):
    """Gather crumbs (CR-F1)."""

    def happen(self, s: CrumbsState, seat: Seat, effect: Deed) -> None:
        s.gathered += words.effect_crumbs(effect)
        words.tell_gathered(s, seat, words.effect_crumbs(effect))


class Pinch(Effect[CrumbsState]):
    """Take crumbs from another player, whom you choose (CR-F2)."""

    def happen(self, s: CrumbsState, seat: Seat, effect: Deed) -> None:
        words.then_pick_victim(s, words.effect_crumbs(effect))


class Treat(Effect[CrumbsState]):
    """Every other player keeps a few crumbs (CR-F3)."""

    def happen(self, s: CrumbsState, seat: Seat, effect: Deed) -> None:
        for other in s.everybody():
            if other != seat:
                s.crumbs[other] += words.effect_crumbs(effect)
                words.tell_treated(s, other, words.effect_crumbs(effect))


class Cat(Effect[CrumbsState]):
    """The cat takes all crumbs gathered in this turn, and the turn is over (CR-F4)."""

    def happen(self, s: CrumbsState, seat: Seat, effect: Deed) -> None:
        words.tell_cat_came(s, seat, s.gathered)
        s.gathered = 0
        s.caught = 1
