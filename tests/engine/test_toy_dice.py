"""Five dice: some are kept, and the others are thrown again, at most twice."""

from typing import Any

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState, do, hold_to_the_laws, offers, table_of
from wusel.engine.dice import Die, set_aside
from wusel.engine.kinds import Choice
from wusel.engine.sets import only
from wusel.engine.step import Ask, Step
from wusel.texts.texts import Texts

DIE: Die[int] = Die(["sword", "sword", "shield", "bow", "bow", "cheese"])
TOY = Toy(
    """
    players = [2]
    [choices]
    keep = ["face"]
    again = []
    enough = []
    [events]
    rolled = ["seat", "faces:face*"]
    [steps]
    throw = { with = ["seat"] }
    keep_some = { with = ["seat", "left:throws"], asks = ["keep", "again", "enough"] }
    [kinds]
    throws = "0..2"
    """,
    "pool: list[int]; kept: list[int]",
)
words = TOY.words


class Throw(Step[Any]):
    def act(self, s: ToyState) -> None:
        s.pool, s.kept = DIE.roll(s, 5), []
        s.tell_all(words.ROLLED, [words.told_throw(s), *s.pool])
        words.then_keep_some(s, words.told_throw(s), left=2)


class KeepSome(Ask[Any]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_keep_some(s).seat) if words.told_keep_some(s).left and s.pool else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [*(words.keep(face) for face in sorted(set(s.pool))), words.AGAIN, words.ENOUGH]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        if choice == words.ENOUGH:
            return
        left = words.told_keep_some(s).left
        if choice == words.AGAIN:
            s.pool = DIE.roll(s, len(s.pool))
            s.tell_all(words.ROLLED, [seat, *sorted(s.kept + s.pool)])
            left -= 1
        else:
            face = words.chosen_face(choice)
            s.pool = set_aside(s.pool, [face])
            s.kept.append(face)
        words.then_keep_some(s, seat, left)


class DiceGame(ToyGame):
    def begin(self, seats: int, chance: int) -> ToyState:
        s = self.lay_out(seats, chance, pool=[], kept=[])
        for seat in reversed(range(seats)):
            words.then_throw(s, seat)
        return s

    def look(self, s: ToyState) -> dict[str, object]:
        return {"pool": DIE.to_json(s.pool), "kept": DIE.to_json(s.kept)}


GAME = DiceGame(TOY, [Throw(), KeepSome()], {"face": dict(enumerate(DIE.faces))})


def test_dice_are_kept_and_thrown_again() -> None:
    table = table_of(GAME, 2)
    table.state.pool = DIE.from_json(["sword", "sword", "bow", "cheese", "shield"])
    table.state.offer = None
    assert offers(table, 0) == ["keep sword", "keep shield", "keep bow", "keep cheese", "again", "enough"]
    do(table, 0, "keep", face="sword")
    do(table, 0, "keep", face="cheese")
    table.state.script = DIE.script("cheese", "sword", "shield")
    told = do(table, 0, "again")
    assert told == [{"do": "rolled", "seat": 0, "faces": ["sword", "sword", "shield", "cheese", "cheese"]}]
    assert table.view(1)["about"] == {"seat": 0, "left": 1}
    assert table.view(1)["kept"] == ["sword", "cheese"]
    do(table, 0, "keep", face="cheese")
    told = do(table, 0, "again")
    assert [each["do"] for each in told] == ["rolled", "rolled"], "two throws are all, so the other seat throws"
    assert table.owing() == [1]


@pytest.mark.parametrize("seed", range(3))
def test_the_laws_hold(seed: int) -> None:
    hold_to_the_laws(GAME, 2, seed)


def test_a_throw_is_one_line_of_the_story() -> None:
    TOY.write("locale/en.ftl", "event-rolled = { $seat } throws: { $faces }.\nface-sword = a sword\nface-bow = a bow\n")
    what = [words.ROLLED, 1, *DIE.from_json(["sword", "bow", "bow", "cheese", "cheese"])]
    assert Texts(GAME, "en").event(what, ["Anna", "Ben"]) == "Ben throws: a sword, a bow, a bow, cheese, cheese."
