"""The balance section: every bot plays every combination of crossed options, and targets are shown beside the
results."""

from collections.abc import Sequence
from typing import Any

import pytest

from wusel.engine.errors import WuselError
from wusel.games import known_game
from wusel.lab.report.balance import balance, often_cell, places_of, reasons_of, target_of, targets_of
from wusel.lab.report.experiment import CrossExperiment, run_cross
from wusel.lab.report.game_statistics import ROUND, TURN, GameStatistics, GameTrace, rounds_of
from wusel.lab.report.request import Request, new_request
from wusel.texts.texts import Texts

VIROID = known_game("viroid")


def request_for(cross: list[str], games: int = 2, bots: Sequence[str] = (), **options: object) -> Request:
    return new_request(VIROID, options, "random", 3, 2, 0, ["easy"], 0, "en", cross, games, bots)


@pytest.fixture(scope="module")
def crossed() -> tuple[Request, CrossExperiment]:
    request = request_for(["difficulty", "players"], bots=["random", "easy"])
    return request, run_cross(VIROID, request, 1)


def test_every_combination_is_played_by_every_bot(crossed: tuple[Request, CrossExperiment]) -> None:
    request, found = crossed
    combinations = {(setting.options["difficulty"], setting.options["players"]) for setting in found.settings}
    assert len(combinations) == len(found.settings) == 9
    assert [*found.stats] == ["random", "easy"]
    assert all(stats.games == request.cross_games for each in found.stats.values() for stats in each)


def test_combinations_by_value(crossed: tuple[Request, CrossExperiment]) -> None:
    places = places_of(crossed[1], [("players", 3)])
    assert [crossed[1].settings[place].seats for place in places] == [3, 3, 3]


def test_reasons_are_those_of_lost_games(crossed: tuple[Request, CrossExperiment]) -> None:
    assert "world_ends" not in reasons_of(crossed[1])
    assert set(reasons_of(crossed[1])) <= {"cure", "deck", "elimination"}


def test_the_section_has_values_and_targets(crossed: tuple[Request, CrossExperiment]) -> None:
    request, found = crossed
    body = balance(Texts(VIROID, "en"), VIROID, request, found).body
    for said in ("wins of random", "wins of easy", "[40–50 %]", "[17–22]", "early: elimination"):
        assert said in body


def test_event_frequencies_beside_their_targets() -> None:
    often, rare = GameStatistics(), GameStatistics()
    for stats, times in ((often, 5), (rare, 1)):
        stats.lengths[9] = 2
        stats.event_counts["surge"] = times
    assert often_cell("surge", [1.5, 4.0], [often, rare]) == "1.5 [1.5–4.0]"
    assert set(targets_of(known_game("maus"))["often"]) <= {word.name for word in known_game("maus").events.words}


def test_events_are_counted(crossed: tuple[Request, CrossExperiment]) -> None:
    for stats in crossed[1].stats["random"]:
        turns = sum(n * games for (name, n), games in stats.spans.items() if name == TURN)
        assert stats.event_counts[TURN] == turns > 0


def test_targets_are_optional() -> None:
    assert target_of(targets_of(VIROID), "wins", [("difficulty", "normal")]) == (0.4, 0.5)
    assert target_of(targets_of(VIROID), "wins", [("pathogen", "virus")]) is None
    assert targets_of(known_game("schwarm")) == {}
    assert target_of(targets_of(known_game("maus")), "wins", [("chapter", 6), ("difficulty", "hard")]) == (0.3, 0.4)


def test_a_round_is_a_turn_of_every_seat_without_events_for_rounds() -> None:
    for turns, rounds in ((1, 1), (3, 1), (4, 2), (6, 2)):
        trace = GameTrace(3)
        trace.begun[TURN] = turns
        assert rounds_of(trace) == rounds
        trace.begun[ROUND] = 9
        assert rounds_of(trace) == 9


def test_an_unknown_option_cannot_be_crossed() -> None:
    with pytest.raises(WuselError, match="weather"):
        request_for(["weather"])


@pytest.mark.parametrize("bots", [["nobody"], ["greedy:3"]])
def test_unknown_bots_are_refused(bots: list[Any]) -> None:
    with pytest.raises(WuselError):
        request_for(["difficulty"], bots=bots)
