"""What the sentences that ask somebody speak of."""

from wusel.engine.kinds import Choice, Seat
from wusel.games.schwarm import words
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.exploring import tiles_to_lay


def wanted_of(s: SchwarmState, seat: Seat, may: str, offered: list[Choice]) -> dict[str, int | str]:
    """What can be done, and how often or how far."""
    step = s.agenda[-1]
    if step == words.SAIL_SHIPS:
        return {"may": may, "n": words.told_sail_ships(s).left}
    if step == words.SEND_RESEARCHERS:
        return {"may": may, "n": tiles_to_lay(s.players[seat], words.told_send_researchers(s))}
    if step == words.WHALE_SWIMS:
        return {"may": may, "n": words.told_whale_swims(s).left}
    if step == words.TSUNAMI_SURGES:
        # A new one stops where its player likes, one in play goes all the way (SW-TS3, SW-TS4)
        told = words.told_tsunami_surges(s)
        return {"may": "stop" if told.placed_now else "go_on", "n": told.how_far}
    if step == words.CRAB_CRAWLS:
        return {"may": may, "n": len(offered)}
    return {"may": may}
