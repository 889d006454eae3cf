"""What the sentences that ask somebody speak of."""

from wusel.games.schwarm import words
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.exploring import tiles_to_lay


def wanted_of(s: SchwarmState, seat: int, may: str, offered: list[int]) -> dict[str, int | str]:
    """What can be done, and how often or how far."""
    step = s.agenda[-1]
    if step == words.SAIL_SHIPS:
        return {"may": may, "n": words.sail_ships_left(s)}
    if step == words.SEND_RESEARCHERS:
        return {"may": may, "n": tiles_to_lay(s.players[seat], words.send_researchers_laid(s))}
    if step == words.WHALE_SWIMS:
        return {"may": may, "n": words.whale_swims_left(s)}
    if step == words.TSUNAMI_SURGES:
        # A new one stops where its player likes, one in play goes all the way (SW-TS3, SW-TS4)
        return {"may": "stop" if words.tsunami_surges_placed_now(s) else "go_on", "n": words.tsunami_surges_how_far(s)}
    if step == words.CRAB_CRAWLS:
        return {"may": may, "n": len(offered)}
    return {"may": may}
