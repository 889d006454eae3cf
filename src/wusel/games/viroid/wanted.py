"""The arguments of the sentences that ask a player."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.view import View
from wusel.engine.vocabulary import Meant, verb
from wusel.games.view_reading import number_in, players_in, seats_in
from wusel.games.viroid import words
from wusel.games.viroid.state import ViroidState


def wanted_of(s: ViroidState, seat: Seat, may: str, offered: list[Choice]) -> dict[str, int | str]:
    """Return the possible actions, and the points, DNA or deaths that are left, or the price."""
    step = s.agenda[-1]
    if step == words.DEVELOP_FREELY:
        return {"may": "finish" if words.FINISH in offered else "go_on", "n": s.players[seat].dna}
    if step == words.MUTATE:
        return {"may": may_mutate(offered), "n": s.players[seat].dna}
    if step == words.INFECT:
        return {"may": may, "n": s.infection_left}
    if step == words.CHOOSE_DEAD:
        return {"may": may, "n": words.told_choose_dead(s).left}
    if step == words.BUY_OFF:
        return {"may": may, "n": words.told_buy_off(s)}
    return {"may": may}


def awaited_in(view: View) -> Meant:
    """Return the points of the player who infects, or the DNA of the player who mutates."""
    if view["step"] == "infect":
        return {"n": number_in(view, "infection_left")}
    if view["step"] == "mutate":
        [seat] = seats_in(view, "owing")
        return {"dna": number_in(players_in(view)[seat], "dna")}
    return {}


def may_mutate(offered: list[Choice]) -> str:
    """Return "develop" and "discard" if something can be developed and a strain can be discarded (VI-3.1, VI-3.9)."""
    develop = discard = ""
    for choice in offered:
        if verb(choice) == words.DISCARD_STRAIN:
            discard = "discard"
        elif choice != words.FINISH:
            develop = "develop"
    return "-".join(what for what in (develop, discard) if what)
