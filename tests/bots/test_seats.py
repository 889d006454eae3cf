"""Seats: their labels, names and bots."""

import getpass

import pytest

from wusel.bots.seats import Seat, read_label, take_seats, tidy
from wusel.engine.errors import WuselError


def numbered(number: int) -> str:
    return f"Player {number}"


def names(*wanted: str) -> list[str]:
    return [seat.name for seat in take_seats(list(wanted), numbered)]


@pytest.mark.parametrize("seat", [Seat("Mo"), Seat("Greta", "greedy"), Seat("Mo the 2nd"), Seat("p", "file:a/p.npz")])
def test_a_label_brings_a_seat_back(seat: Seat) -> None:
    assert read_label(seat.label) == seat


def test_any_other_label_is_a_person() -> None:
    assert read_label("Player 1") == Seat("Player 1")
    assert read_label("you:") == Seat("you")
    assert read_label("bot:greedy:") == Seat("greedy", "greedy")


def test_a_person_is_called_what_the_system_calls_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "mo")
    assert names("you", "random", "greedy") == ["Mo", "Greta", "Otto"]
    assert names("random", "you", "you") == ["Greta", "Mo", "Player 3"]


def test_a_person_nobody_knows_gets_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "")
    assert names("you", "random") == ["Player 1", "Greta"]


def test_no_two_have_the_same_name() -> None:
    assert names("you:Greta", "random", "you:Greta") == ["Greta 2", "Otto", "Greta"]


def test_what_was_learned_is_called_after_its_file() -> None:
    seats = take_seats(["file:mine/bold.npz", "file:mine/bold.npz", "you:Mo"], numbered)
    assert [seat.name for seat in seats] == ["bold 2", "bold", "Mo"]
    assert not seats[0].is_person


def test_a_seat_for_nobody_is_refused() -> None:
    with pytest.raises(WuselError, match=r"nobody like 'hal'.*you, random, easy, greedy"):
        names("you", "hal")


def test_names_are_tidied() -> None:
    assert tidy("  Mo \x1b[31m\n Ann:x") == "Mo 31m Annx"
    assert tidy("A" * 40) == "A" * 14
