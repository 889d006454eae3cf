"""Chapters: when one ends, the state takes over a newly laid-out table with what is kept. There is one log for all
chapters."""

import json

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState, do, hold_to_the_laws, random_table, table_of
from wusel.engine.errors import CannotUndo
from wusel.engine.kinds import Choice
from wusel.engine.save import save_text, table_from
from wusel.engine.sets import only
from wusel.engine.step import Ask, Step
from wusel.engine.table import CHECKPOINT_EVERY
from wusel.engine.written_state import read_state

CHAPTERS = 4
TOY = Toy(
    """
    players = [1, 2]
    [kinds]
    chapter = "1..9"
    card = "0..99"
    [choices]
    keep = []
    leave = []
    look_around = []
    [events]
    chapter_begins = ["chapter"]
    kept = ["seat", "card"]
    [steps]
    find = { with = ["seat"], asks = ["keep", "leave", "look_around"] }
    end_chapter = {}
    """,
    "chapter: int; pile: list[int]; kept: list[int]; rooms: list[Room]",
    "class Room(Data):\n    doors: list[int]\n",
)
words = TOY.words
new_room = TOY.made.new_room


def lay_out(chapter: int, seats: int, chance: int, kept: list[int]) -> ToyState:
    """Lay out a chapter. Only the second one uses chance."""
    s = TOY.made.new_toy_state(
        seats=seats, chance=chance, events=None, chapter=chapter, pile=list(range(20)), kept=kept,
        rooms=[new_room(doors=[chapter])],
    )  # fmt: skip
    if chapter == 2:
        s.rooms.append(new_room(doors=[s.draw(9)]))
    words.then_find(s, seat=0)
    return s


class Find(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_find(s)) if s.pile else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.KEEP, words.LEAVE, words.LOOK_AROUND]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        card = s.pile.pop()
        if choice == words.KEEP:
            s.kept.append(card)
            s.tell(words.KEPT, seat, card)
        elif choice == words.LOOK_AROUND:
            s.shown |= only(seat)
        words.then_find(s, (seat + 1) % s.seats)

    def act(self, s: ToyState) -> None:
        s.then(words.END_CHAPTER)


class EndChapter(Step[ToyState]):
    def act(self, s: ToyState) -> None:
        if s.chapter < CHAPTERS:
            s.become(lay_out(s.chapter + 1, s.seats, s.chance, s.kept[:]))
            s.tell(words.CHAPTER_BEGINS, s.chapter)


class Campaign(ToyGame):
    def begin(self, seats: int, chance: int) -> ToyState:
        return lay_out(1, seats, chance, [])


GAME = Campaign(TOY, [Find(), EndChapter()])


def test_what_is_kept_goes_along_and_the_rest_is_laid_out_anew() -> None:
    table = table_of(GAME, 1)
    for _ in range(19):
        do(table, 0, "leave")
    told = do(table, 0, "keep")
    assert told == [{"do": "kept", "seat": 0, "card": 0}, {"do": "chapter_begins", "chapter": 2}]
    s = table.state
    assert (s.chapter, s.kept, s.pile, s.rooms[0].doors, s.seats) == (2, [0], list(range(20)), [2], 1)
    assert table.view(0)["step"] == "find"


def test_one_log_leads_through_all_chapters() -> None:
    table = random_table(GAME, 2, 7)
    assert len(table.choices) == CHAPTERS * 20 > 2 * CHECKPOINT_EVERY
    again = table_of(GAME, 2, seed=7)
    digests = [again.state.digest()]
    for seat, choice in table.choices:
        again.choose(seat, choice)
        digests.append(again.state.digest())
    assert digests == [table.at(n).digest() for n in range(len(table.choices) + 1)], "from the nearest checkpoint"
    assert digests[::9] == [table.fork(n).state.digest() for n in range(0, len(table.choices) + 1, 9)]
    story = [event.what for events in table.story() for event in events if event.what[0] == words.CHAPTER_BEGINS]
    assert story == [[words.CHAPTER_BEGINS, chapter] for chapter in (2, 3, 4)]


@pytest.mark.parametrize("n", [0, 19, 20, 21, 40, 63])
def test_it_is_saved_and_gone_on_with_in_any_chapter(n: int) -> None:
    table = random_table(GAME, 2, 7)
    earlier = table.fork(n)
    loaded = table_from(save_text(earlier), lambda *_: GAME)
    written = read_state(GAME, json.loads(json.dumps(earlier.state.to_data())))
    resumed = table_of(GAME, 2, seed=7)
    resumed.skip_to(earlier.choices[:], written, earlier.fences[-1])
    for seat, choice in table.choices[n:]:
        loaded.choose(seat, choice)
        resumed.choose(seat, choice)
    assert loaded.state.digest() == resumed.state.digest() == table.state.digest()


def test_the_last_choice_of_a_chapter_can_be_taken_back_unless_a_fence_has_fallen() -> None:
    table = table_of(GAME, 1)
    for _ in range(20):
        do(table, 0, "leave")
    with pytest.raises(CannotUndo, match="chance has been drawn since"):
        table.undo(0)
    for _ in range(20):
        do(table, 0, "leave")
    assert table.state.chapter == 3
    table.undo(0)
    assert (table.state.chapter, table.state.pile) == (2, [0])
    do(table, 0, "look_around")
    assert table.state.chapter == 3
    assert table.why_no_undo(0) == "hidden_shown", "a new chapter does not make anybody forget"
    table.go_back(3)
    assert (table.state.chapter, len(table.state.pile)) == (1, 17)


def test_a_table_that_is_given_up_shares_nothing_with_earlier_ones() -> None:
    table = table_of(GAME, 1)
    for _ in range(20):
        do(table, 0, "keep")
    before = table.at(20).digest()
    do(table, 0, "keep")
    assert table.at(20).digest() == before


@pytest.mark.parametrize("players", [1, 2])
def test_the_laws_hold(players: int) -> None:
    hold_to_the_laws(GAME, players, 7)
