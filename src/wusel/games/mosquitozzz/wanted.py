"""The arguments of the sentences that ask a player something."""

from wusel.engine.kinds import Choice, Seat
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.phase_b import card_meant
from wusel.games.mosquitozzz.steps.phase_c import mosquitos_to_stay


def may_use(s: MosquitoState, seat: Seat, offered: list[Choice]) -> str:
    """Return the kinds of cards that would help now, in their order of use (MZ-B4..B7): blue, green, the flat hand."""
    stages = [s.content.cards[card_meant(s, seat, choice)].stage for choice in offered]
    return "-".join(kind for stage, kind in enumerate(("blue", "green", "hand")) if stage in stages) or "nothing"


def wanted_of(s: MosquitoState, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
    """Return the attacked player, the number of mosquitos, the kinds of useful cards, or the number that have to stay.
    `may` is missing if the words of the choices already provide it."""
    step = s.agenda[-1]
    if step == words.LAY_CARDS:
        return {"may": "for_oneself" if seat == s.active else "for_another", "seat": s.active}
    if step == words.DEFEND:
        return {"may": may_use(s, seat, offered), "n": s.left}
    return {"n": max(0, mosquitos_to_stay(s))} if step == words.CHOOSE_STAYING else {}
