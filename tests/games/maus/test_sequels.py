"""A chapter that was played by itself is over, and the story goes on. The same choices lead on from there (MM-S4)."""

import pytest

from tests.games.maus.scene import GAME
from wusel.engine.chance import Chance
from wusel.engine.kinds import Seat
from wusel.engine.sets import members
from wusel.engine.table import Table
from wusel.games.maus.state import ALL_CAPTURED, END_REASONS, MausState

Mice = list[tuple[int, int, list[int], list[int]]]
SEED = 1 << 70

AFTER = GAME.continuation()


def played(seed: int = SEED, **options: object) -> Table[MausState]:
    """Return a game played to its end as the judge likes it best."""
    return played_on(Table(GAME, {"players": 2, **options}, seed))


def played_on(table: Table[MausState]) -> Table[MausState]:
    """Play on to the end as the judge likes it best."""
    while table.owing():
        seat = Seat(table.owing()[0])
        legal = table.legal(seat)
        ratings = GAME.judge().ratings(table.state, seat, legal)
        table.choose(seat, legal[ratings.index(max(ratings))])
    return table


def lost(**options: object) -> Table[MausState]:
    """Return a game that went badly, with random choices and little time."""
    table = Table(GAME, {"players": 2, "difficulty": "hard", **options}, SEED)
    luck = Chance(1)
    luck.reseed(7)
    while table.owing() and GAME.asking(table.state) != "go_on_after_loss":
        seat = table.owing()[0]
        legal = table.legal(seat)
        table.choose(seat, legal[luck.draw(len(legal))])
    return table


def follows(table: Table[MausState]) -> list[str]:
    return [sequel.name for sequel in AFTER.sequels(table.options, table.state)]


def mice_of(s: MausState) -> Mice:
    return [(mouse.hero, mouse.seat, sorted(mouse.worn), sorted(mouse.pack)) for mouse in s.party.mice]


@pytest.mark.rule("MM-S4", "MM-S3")
@pytest.mark.parametrize("chapter", [1, 3])
def test_after_a_victory_the_next_chapter_follows_with_what_each_mouse_keeps(chapter: int) -> None:
    table = played(chapter=chapter, difficulty="easy")
    [sequel] = AFTER.sequels(table.options, table.state)
    assert sequel.name == "next_chapter"
    other = table.gone_on(sequel)
    assert mice_of(other.state) == mice_of(table.state), "nothing is lost on the way"
    assert GAME.asking(other.state) == "keep_something"
    had = {mouse.hero: mouse.worn + mouse.pack for mouse in other.state.party.mice}
    while GAME.asking(other.state).startswith("keep_"):
        seat = other.owing()[0]
        other.choose(seat, other.legal(seat)[0])
    assert (GAME.content.chapters[other.state.chapter.number].number, other.state.told()) == (chapter + 1, 1)
    for mouse in other.state.party.mice:
        own = [item for item in had[mouse.hero] if not GAME.content.items[item].copies]
        finds = [item for item in mouse.worn + mouse.pack if GAME.content.items[item].copies]
        assert len(finds) <= 1
        assert sorted(mouse.worn + mouse.pack) == sorted(own + finds), "no equipment of a chapter played by itself"
        assert set(finds) <= set(had[mouse.hero])
        assert len(members(mouse.abilities)) == 1


@pytest.mark.rule("MM-S4", "MM-E1")
@pytest.mark.parametrize("chapter", [1, 4])
def test_a_lost_chapter_begins_again_with_what_the_mice_had(chapter: int) -> None:
    table = lost(chapter=chapter)
    [sequel] = AFTER.sequels(table.options, table.state)
    assert sequel.name == "turn_back"
    other = table.gone_on(sequel)
    assert (other.state.chapter.number, other.state.told(), other.state.chapter.hourglass) == (
        table.state.chapter.number,
        1,
        1,
    )
    begun = Table(GAME, table.options, SEED).state
    assert mice_of(other.state) == mice_of(begun)
    assert (other.state.party.items, other.state.chapter.came_counts) == (begun.party.items, begun.chapter.came_counts)
    assert GAME.result(other.state) is None


@pytest.mark.rule("MM-S4", "MM-E1")
def test_a_book_that_was_closed_can_be_opened_again() -> None:
    table = lost(chapter="campaign")
    table.choose(table.owing()[0], GAME.choices.from_json({"do": "give_up"}))
    [sequel] = AFTER.sequels(table.options, table.state)
    other = table.gone_on(sequel)
    assert (sequel.name, other.view(0)["tries"], other.state.chapter.number) == ("turn_back", 2, 0)


@pytest.mark.rule("MM-S4")
def test_whoever_speaks_for_all_turns_back_also_when_all_are_captured() -> None:
    for seed in range(20):
        table = played(SEED + seed, chapter=6, difficulty="hard")
        if table.state.chapter.ended == ALL_CAPTURED:
            assert table.gone_on(AFTER.sequels(table.options, table.state)[0]).view(0)["tries"] == 2
            return
    raise AssertionError("nobody was captured")


@pytest.mark.rule("MM-S4")
def test_every_evening_has_one_chapter_and_every_end_leads_on() -> None:
    table = played(difficulty="easy")
    for evening in range(1, 4):
        assert (table.state.told(), table.options["evenings"], table.owing()) == (evening, evening, [])
        table = played_on(table.gone_on(AFTER.sequels(table.options, table.state)[0]))


@pytest.mark.rule("MM-S4")
def test_the_book_remembers_what_was_lost_and_won() -> None:
    table = lost(chapter=1)
    [sequel] = AFTER.sequels(table.options, table.state)
    other = table.gone_on(sequel)
    assert GAME.look(other.state)["book"] == {
        "chapter_01": {"ending": END_REASONS[table.state.chapter.ended], "losses": 1}
    }
    assert sequel.part == AFTER.part(other.state) == "option-chapter-1"
    assert other.view(0)["tries"] == 2


@pytest.mark.rule("MM-S4")
def test_if_it_was_agreed_the_story_goes_on_after_a_loss() -> None:
    assert follows(lost(chapter=6, onward=True)) == ["turn_back"], "after the last chapter nothing comes"
    table = lost(chapter=2, onward=True)
    [_, onward] = AFTER.sequels(table.options, table.state)
    other = table.gone_on(onward)
    assert (onward.name, onward.part, other.state.chapter.number) == ("onward", "option-chapter-3", 2)
    assert GAME.asking(other.state) == "keep_something"
    assert GAME.faults(other.state) == [], "the old table lies there, whatever ended it"
    assert GAME.look(other.state)["book"]["chapter_02"]["ending"] in ("time", "capture", "story")


def test_after_the_last_chapter_nothing_follows() -> None:
    table = played(chapter=6, difficulty="easy")
    assert (table.state.turn.points >= 0, follows(table)) == (True, [])


def test_a_story_of_some_evenings_begins_with_any_chapter() -> None:
    table = Table(GAME, {"chapter": 3, "evenings": 2}, SEED)
    single = Table(GAME, {"chapter": 3}, SEED)
    assert mice_of(table.state) == mice_of(single.state), "with what mice have by then"
    assert table.view(0)["campaign"]


def test_chapters_are_chosen_by_their_titles() -> None:
    titles = GAME.titles("en")
    [chapter] = [option for option in GAME.declared if option.name == "chapter"]
    assert chapter.values[0] == "campaign"
    assert titles["option-chapter-1"] == f"1: {titles['chapter_01']}"
    assert all(f"option-chapter-{value}" in titles for value in chapter.values[1:])


@pytest.mark.rule("MM-H1")
def test_nobody_knows_what_others_do_not_see() -> None:
    table = lost(chapter=1)
    seen = [table.view(seat) for seat in (-1, 0, 1)]
    assert not GAME.hides()
    for key in set(seen[0]) - {"seat", "wanted"}:
        assert seen[0][key] == seen[1][key] == seen[2][key]
