"""Lists that are empty at first: of values, of lists, and of lists of values."""

import json

import pytest

from tests.engine.toy import Made, Toy, ToyGame, ToyState, do, hold_to_the_laws, table_of
from wusel.engine.data import shape_of
from wusel.engine.errors import BadSave
from wusel.engine.kinds import Choice
from wusel.engine.sets import only
from wusel.engine.step import Ask
from wusel.engine.written_state import read_state

TOY = Toy(
    """
    players = [1]
    [choices]
    pitch = []
    light = []
    move_on = []
    [steps]
    camp_out = { asks = ["pitch", "light", "move_on"] }
    """,
    "camps: list[Camp]; rows: list[list[Camp]]; ashes: list[list[list[int]]]; left: int; best: Camp",
    "class Kind(Fixed):\n    warmth: int\n\n\n"
    "class Camp(Data):\n    kind: Kind\n    fires: list[int]\n    sparks: list[list[int]]\n",
)
words = TOY.words


def camp(warmth: int) -> Made:
    return TOY.made.new_camp(kind=TOY.made.new_kind(warmth=warmth))


class CampOut(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(0) if s.left else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.PITCH, words.LIGHT, words.MOVE_ON] if s.camps else [words.PITCH, words.MOVE_ON]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        s.left -= 1
        if choice == words.PITCH:
            s.camps.append(camp(s.left))
        elif choice == words.LIGHT:
            s.camps[-1].fires.append(s.left)
            s.camps[-1].sparks.append([s.left, 0])
        else:
            s.rows.append(s.camps)
            s.ashes.append([camp.fires[:] for camp in s.camps])
            s.camps = []
        s.then(words.CAMP_OUT)


class Camps(ToyGame):
    def begin(self, seats: int, chance: int) -> ToyState:
        best = camp(7)
        s = self.lay_out(seats, chance, camps=[], rows=[], ashes=[], left=14, best=best)
        s.then(words.CAMP_OUT)
        return s


GAME = Camps(TOY, [CampOut()])


def test_what_is_empty_and_what_is_not_is_read_back() -> None:
    table = table_of(GAME, 1)
    for verb in ("", "move_on", "pitch", "light", "pitch", "move_on", "pitch", "light"):
        if verb:
            do(table, 0, verb)
        s = table.state
        again = read_state(GAME, json.loads(json.dumps(s.to_data())))
        assert again.to_data() == s.to_data()
    assert [[camp.fires for camp in row] for row in again.rows] == [[], [[11], []]]
    assert (again.ashes, again.camps[0].sparks, again.camps[0].kind.warmth) == ([[], [[11], []]], [[7, 0]], 8)


def test_a_clone_shares_only_what_never_changes() -> None:
    table = table_of(GAME, 1)
    for verb in ("pitch", "light", "move_on", "pitch"):
        do(table, 0, verb)
    s, before = table.state, table.state.digest()
    clone = s.clone()
    clone.rows[0][0].fires.append(1)
    clone.rows[0][0].sparks[0].append(1)
    clone.ashes[0][0].append(1)
    clone.camps[0].fires.append(1)
    clone.best.fires.append(1)
    assert s.digest() == before
    assert clone.best.kind is s.best.kind


def test_the_shape_names_everything_that_is_held() -> None:
    camp = "kind(warmth) fires* sparks**"
    assert shape_of(TOY.state).endswith(f"shown camps*({camp}) rows**({camp}) ashes*** left best({camp})")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("camps", [3], "each of camps should have named fields, not be 3"),
        ("rows", [{}], "each of rows should be a list"),
        ("ashes", [[[True]]], "each of each of each of ashes should be a whole number"),
        ("best", None, "best should have named fields"),
        ("camps", [{"kind": {"warmth": 1}, "fires": 3}], "fires should be a list, not 3"),
    ],
)
def test_what_is_no_such_list_is_refused(field: str, value: object, reason: str) -> None:
    with pytest.raises(BadSave, match=reason):
        read_state(GAME, table_of(GAME, 1).state.to_data() | {field: value})


def test_the_laws_hold() -> None:
    hold_to_the_laws(GAME, 1, 2)
