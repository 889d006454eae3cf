"""Invariants: blood and cards are neither made nor lost."""

from collections.abc import Callable

import pytest

from tests.games.mosquitozzz.scene import GAME, Scene, random_game
from wusel.engine.kinds import Seat
from wusel.engine.written_state import kind_faults
from wusel.games.mosquitozzz.state import MosquitoState

ANNA, BEN, CEM = 0, 1, 2
SPECTATOR = -1
HORDE = "apocalypse*2"
TABLES = [(players, mode) for players in (2, 3, 4) for mode in ("standard", "ambush", "rebellion", "kamikaze")]


def all_cards(s: MosquitoState) -> list[int]:
    """Return the cards of every zone, sorted."""
    found = [*s.swarm, *s.staying, *s.swarm_deck, *s.experience, *s.display, *s.removed]
    for player in s.players:
        found += [*player.hand, *player.draw, *player.discard, player.laid, player.infected]
    return sorted(card for card in found if card)


# --- blood


@pytest.mark.rule("MZ-G1")
@pytest.mark.parametrize("looker", [ANNA, BEN, SPECTATOR])
def test_blood_drunk_lies_open_in_the_bank(looker: int) -> None:
    scene = Scene(at="defend", swarm="infestation", blood={BEN: 8}).do(ANNA, "end_defence")
    assert scene.table.view(looker)["bank"] == 2 + 3


@pytest.mark.rule("MZ-G2")
@pytest.mark.parametrize("card", ["sanguification", "medicine", "ointment"])
def test_nobody_gets_more_than_ten_drops(card: str) -> None:
    hands = {ANNA: "sanguification*2 medicine*2 ointment*2"}
    scene = Scene(at="defend", swarm=HORDE, hands=hands, blood={ANNA: 9, BEN: 2})
    scene.do(ANNA, f"use {card}")
    assert (scene.blood[ANNA], scene.s.bank) == (10, 8)
    assert scene.refused(ANNA, f"use {card}") == "MZ-Q6"


@pytest.mark.rule("MZ-G3")
@pytest.mark.parametrize("card", ["sanguification", "medicine"])
def test_blood_comes_from_the_bank_and_from_nobody_else(card: str) -> None:
    scene = Scene(at="defend", swarm=HORDE, hands={ANNA: card}, blood={ANNA: 4, BEN: 7})
    scene.do(ANNA, f"use {card}")
    assert (scene.blood, scene.s.bank) == ([5, 7, 10], 9 - 1)


@pytest.mark.rule("MZ-G3", "MZ-G2")
def test_an_empty_bank_or_a_full_player_would_be_noticed() -> None:
    scene = Scene(at="defend", swarm=HORDE, blood={ANNA: 9})
    with pytest.raises(AssertionError):
        scene.s.drink(scene.s.players[BEN], 1)
    scene.s.bank = 0
    with pytest.raises(AssertionError):
        scene.s.drink(scene.s.players[ANNA], 1)
    assert scene.blood == [9, 10, 10]


# --- whole games


@pytest.mark.rule("TC-MZ-38", "MZ-G2", "MZ-G4", "MZ-C7", "MZ-S4")
@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_nothing_is_made_or_lost_in_whole_games(players: int, mode: str) -> None:
    for seed in range(20):
        cards: list[int] = []
        for s in random_game({"players": players, "mode": mode}, seed):
            cards = cards or all_cards(s)
            assert all_cards(s) == cards
            assert sum(player.blood for player in s.players) + s.bank == 10 * players <= 40
            assert all(0 <= player.blood <= 10 for player in s.players)
            assert len(s.display) == min(3, len(s.display) + len(s.experience))
            assert s.active in range(players)
            assert faults_of(s) == []
        assert GAME.result(s) is not None


def faults_of(s: MosquitoState) -> list[str]:
    return kind_faults(GAME, s) + GAME.faults(s)


def a_drop_too_many(s: MosquitoState) -> None:
    s.bank += 1


def an_eleventh_drop(s: MosquitoState) -> None:
    s.players[ANNA].blood, s.players[BEN].blood = 11, 9


def a_card_twice(s: MosquitoState) -> None:
    s.swarm.append(s.swarm[0])


def a_gap_in_the_display(s: MosquitoState) -> None:
    s.removed.append(s.display.pop())


def a_lamp_beside_the_table(s: MosquitoState) -> None:
    s.active = Seat(3)


@pytest.mark.rule("TC-MZ-38", "MZ-G4")
@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (a_drop_too_many, "blood was made or lost: bank 1"),
        (an_eleventh_drop, "players[0].blood is 11"),
        (a_card_twice, "cards were made or lost"),
        (a_gap_in_the_display, "the display shows 2 cards and 29 are left"),
        (a_lamp_beside_the_table, "active is 3"),
    ],
)
def test_a_spoilt_table_is_noticed(spoil: Callable[[MosquitoState], None], fault: str) -> None:
    scene = Scene(at="defend", swarm="attack")
    assert faults_of(scene.s) == []
    spoil(scene.s)
    assert any(fault in each for each in faults_of(scene.s))


def calm_down(s: MosquitoState) -> None:
    """Blow the swarm away and give all players their blood back, so that the swarm deck is played through."""
    s.removed += s.swarm
    s.swarm = []
    s.bank = 0
    for player in s.players:
        player.blood = 10


@pytest.mark.rule("TC-MZ-39", "MZ-Q3", "MZ-X8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_display_always_shows_three_cards_in_the_standard_game(players: int) -> None:
    turns = set()
    for seed in range(150):
        for s in random_game({"players": players}, seed):
            assert len(s.display) == 3
            if GAME.asking(s) == "lay_cards":
                calm_down(s)
        turns.add(s.turn)
    assert 18 <= max(turns) <= 22


@pytest.mark.rule("TC-MZ-39")
def test_there_are_more_experience_cards_than_a_standard_game_has_turns() -> None:
    alarms = GAME.content.swarm.count(GAME.content.numbers["alarm"])
    most_turns = len(GAME.content.swarm) - alarms
    assert (most_turns, len(GAME.content.experience) - 3) == (22, 29)
