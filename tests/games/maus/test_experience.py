"""Lessons of finished games: the chance to win a chapter at the beginning of a round."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.bots.tables import moments
from wusel.engine.kinds import Seat
from wusel.games import find_game
from wusel.games.maus.judge.experience import Experience
from wusel.games.maus.judge.judge import MausJudge
from wusel.games.maus.judge.signs import signs
from wusel.games.maus.state import MausState

GAME = find_game("maus")
CHAPTERS = [str(number) for number in range(1, 7)]


def reflecting() -> MausJudge:
    judge = GAME.judge().on_reflection()
    assert isinstance(judge, MausJudge)
    return judge


def asked(chapter: str, players: int = 2) -> Iterator[MausState]:
    """Yield the questions of a game between bots that trust the judge."""
    for s, _ in moments(GAME, {"players": players, "chapter": chapter}, 5):
        assert isinstance(s, MausState)
        yield s


def beginnings(chapter: str, many: int) -> list[MausState]:
    """Return the first rounds of a game, each at its beginning."""
    found: list[MausState] = []
    last = 0
    for s in asked(chapter):
        if s.round != last:
            last = s.round
            found.append(s.clone())
            if len(found) == many:
                break
    return found


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_was_played_and_time_is_worth_something_in_it(chapter: str) -> None:
    judge = reflecting()
    now, later = 0.0, 0.0
    for s in beginnings(chapter, 5):
        assert judge.looks_ahead(s)
        assert judge.rounds(s) == s.round
        assert 0 < judge.promise(s, Seat(0)) < 1
        now += judge.promise(s, Seat(0))
        s.chapter.hourglass += 1
        later += judge.promise(s, Seat(0))
    assert later < now, "a page less"


def test_signs_are_as_many_as_were_learned() -> None:
    judge, s = reflecting(), next(islice(asked("1", 4), 5, None))
    experience = Experience(s.content)
    judge.aims.look(s)
    many = len(signs(s, judge.outlook(s), judge.aims))
    assert {len(experience.outcome), *(len(cell) for cell in experience.cells)} == {many}
    rooms = [room for chapter in experience.rooms for room in chapter if room]
    assert {len(room) for room in rooms} == {len(experience.weights) + 1} == {len(experience.cells) + 1}


def test_first_opinions_and_campaigns_are_not_tried_out() -> None:
    single, campaign = (next(asked(chapter)) for chapter in ("2", "campaign"))
    first, judge = GAME.judge(), reflecting()
    assert [first.looks_ahead(single), judge.looks_ahead(single), judge.looks_ahead(campaign)] == [False, True, False]
    assert [first.rounds(single), judge.rounds(single), judge.rounds(campaign)] == [0, single.round, 0]
    assert first.promise(single, Seat(0)) == first.worth(single, Seat(0))
