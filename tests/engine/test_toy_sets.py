"""A map of 200 fields. The visited fields are a set in the state and an argument of a step."""

import json
from collections.abc import Mapping

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState, do, hold_to_the_laws, table_of
from wusel.engine.kinds import Choice
from wusel.engine.sets import added, count, has, members, only
from wusel.engine.step import Ask
from wusel.engine.written_state import read_state

FIELDS = {field: f"f{field}" for field in range(200)}
TOY = Toy(
    """
    players = [2]
    [choices]
    go = ["field"]
    stop = []
    [events]
    went = ["seat", "field"]
    [steps]
    walk = { with = ["walker:seat", "here:field", "been:{field}"], asks = ["go", "stop"] }
    """,
    "marked: int",
)
words = TOY.words


class Walk(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_walk(s).walker) if count(words.told_walk(s).been) < 16 else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        near = [(words.told_walk(s).here + step) % 200 for step in (1, 31, 67)]
        return [words.STOP, *(words.go(field) for field in near if not has(words.told_walk(s).been, field))]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        if choice == words.STOP:
            return
        field = words.chosen_field(choice)
        s.marked = added(s.marked, field)
        s.tell(words.WENT, seat, field)
        words.then_walk(s, seat, field, added(words.told_walk(s).been, field))


class MapGame(ToyGame):
    def begin(self, seats: int, chance: int) -> ToyState:
        s = self.lay_out(seats, chance, marked=0)
        for seat in range(seats):
            words.then_walk(s, seat, seat, only(seat))
        return s

    def look(self, s: ToyState) -> Mapping[str, object]:
        return {"marked": [FIELDS[field] for field in members(s.marked)]}


GAME = MapGame(TOY, [Walk()], {"field": FIELDS})


def test_a_large_set_is_seen_told_and_read_back() -> None:
    table = table_of(GAME, 2)
    for field in ("f68", "f135", "f166", "f197", "f198"):
        do(table, 1, "go", field=field)
    s = table.state
    assert s.marked > 1 << 190
    assert table.view(0)["marked"] == ["f68", "f135", "f166", "f197", "f198"]
    assert table.view(0)["about"] == {
        "walker": 1,
        "here": "f198",
        "been": ["f1", "f68", "f135", "f166", "f197", "f198"],
    }
    again = read_state(GAME, json.loads(json.dumps(s.to_data())))
    assert (again.marked, again.frame, again.digest()) == (s.marked, s.frame, s.digest())
    clone = s.clone()
    GAME.apply(clone, 1, words.go(199))
    assert not has(s.marked, 199)
    assert has(clone.marked, 199)
    assert GAME.about(s)["here"] == "f198"


@pytest.mark.parametrize("seed", range(3))
def test_the_laws_hold(seed: int) -> None:
    hold_to_the_laws(GAME, 2, seed)
