"""What the sentences that ask somebody speak of."""

from wusel.engine.kinds import Choice, Seat
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import BLUE, FLAT_HAND
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.phase_b import card_meant
from wusel.games.mosquitozzz.steps.phase_c import mosquitos_to_stay


def may_use(s: MosquitoState, seat: Seat, offered: list[Choice]) -> str:
    """The cards that would help now, in the order in which they are used (MZ-B4..B7): blue, green, the flat hand."""
    blue = green = hand = ""
    for choice in offered:
        card = card_meant(s, seat, choice)
        if card >= BLUE:
            blue = "blue"
        elif card == FLAT_HAND:
            hand = "hand"
        elif card:
            green = "green"
    return "-".join(kind for kind in (blue, green, hand) if kind) or "nothing"


def wanted_of(s: MosquitoState, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
    """Who is attacked, by how many mosquitos, and what helps; and how many mosquitos have to stay. What somebody may
    do is left out where the words of the choices say it."""
    step = s.agenda[-1]
    if step == words.LAY_CARDS:
        return {"may": "for_oneself" if seat == s.active else "for_another", "seat": s.active}
    if step == words.DEFEND:
        return {"may": may_use(s, seat, offered), "n": s.left}
    return {"n": max(0, mosquitos_to_stay(s))} if step == words.CHOOSE_STAYING else {}
