"""Every card is drawn, played by greedy players, and changes something."""

from collections.abc import Iterable
from contextlib import AbstractContextManager
from functools import lru_cache

import pytest

from tests.games.mosquitozzz.scene import CARDS, CONTENT, GAME, NAMES
from tests.games.uses import MATTERS, Uses, printed
from wusel.engine.kinds import Choice, Seat
from wusel.engine.vocabulary import verb
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.state import MosquitoState

TABLES = [(mode, players) for mode in ("standard", "ambush", "kamikaze") for players in (2, 3, 4)]
GAMES = 3
PLAYED = sorted({kind.name for kind in CARDS if kind.name and kind.colour != "orange"})
ACTING = sorted({kind.name for kind in CARDS if kind.colour == "orange"})


def without(card: str) -> AbstractContextManager[None]:
    """Remove the effects of a card for a while. The lamp then stays where it is, because an Alpha must not act at
    all."""
    kind = CARDS[CONTENT.numbers[card]]
    acts = 0 if kind.has(words.ALPHA) else kind.acts
    return printed(kind, effects=[], does=0, acts=acts, strength=0)


def played(_s: MosquitoState, _seat: Seat, choice: Choice) -> str:
    """Return the card that a choice uses or lays, if it is not a red one."""
    if verb(choice) not in (words.USE, words.LAY):
        return ""
    card = words.chosen_card(choice)
    return NAMES[card] if verb(choice) == words.USE or CARDS[card].strength else ""


def in_swarm(s: MosquitoState, told: list[str]) -> Iterable[str]:
    """Return the cards in the swarm, and the ones that join it now."""
    joined = [each.split()[-1] for each in told if each.split()[0] in ("turned_up", "joined_swarm")]
    return [*joined, *[NAMES[card] for card in s.swarm]]


@lru_cache
def uses() -> Uses[MosquitoState]:
    """Watch some games of greedy players."""
    found = Uses(GAME, without, played, in_swarm)
    for seed in range(GAMES):
        for mode, players in TABLES:
            found.watch(GAME.new({"mode": mode, "players": players}, seed), seed)
    return found


@pytest.mark.parametrize("card", PLAYED)
def test_greedy_players_use_every_card(card: str) -> None:
    assert uses().missing(card) == set()


@pytest.mark.parametrize("card", ACTING)
def test_every_card_that_acts_by_itself_changes_something(card: str) -> None:
    assert MATTERS in uses().seen.get(card, set())
