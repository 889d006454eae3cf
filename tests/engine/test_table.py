"""Tables: every choice is checked, the log is the truth, and undo obeys the law."""

import gc
import weakref

import pytest

from tests.games.mosquitozzz.scene import Scene
from wusel.engine.chance import Chance
from wusel.engine.errors import BadChoice, BadOption, CannotUndo, IllegalChoice, WuselError
from wusel.engine.save import save_text
from wusel.engine.table import CHECKPOINT_EVERY, Table
from wusel.games import find_game
from wusel.games.mosquitozzz.game import new_game
from wusel.games.mosquitozzz.state import MosquitoState

GAME = new_game()


def played(choices: int, seed: int = 54, players: int = 4) -> Table[MosquitoState]:
    """Return a table after some random choices."""
    table = Table(GAME, {"players": players}, seed)
    luck = Chance(1)
    luck.reseed(seed)
    while table.owing() and len(table.choices) < choices:
        owing = table.owing()
        seat = owing[luck.draw(len(owing))]
        legal = table.legal(seat)
        table.choose(seat, legal[luck.draw(len(legal))])
    return table


# --- choosing


def test_an_illegal_choice_names_the_rule_and_changes_nothing() -> None:
    scene = Scene(at="defend", swarm="apocalypse", hands={0: "attack flat_hand scented_candle"})
    before = scene.s.digest()
    with pytest.raises(IllegalChoice, match="barred by MZ-B12: ") as refusal:
        scene.do(0, "use attack")
    assert refusal.value.rule == "MZ-B12"
    assert scene.s.digest() == before
    assert scene.table.choices == []


@pytest.mark.parametrize(
    ("seat", "said", "reason"),
    [
        (1, "end_defence", "seat 1 is not asked now"),
        (0, "pass_lamp 1", "is not a choice at defend"),
        (3, "end_defence", "there is no seat 3; seats are 0 to 2"),
        (-1, "end_defence", "there is no seat -1"),
    ],
)
def test_choices_out_of_place_are_refused(seat: int, said: str, reason: str) -> None:
    scene = Scene(at="defend", swarm="apocalypse")
    before = scene.s.digest()
    with pytest.raises(WuselError, match=reason):
        scene.do(seat, said)
    assert scene.s.digest() == before


def test_numbers_that_mean_nothing_are_refused() -> None:
    table = played(0)
    for choice in (0, -5, 63, 10**17):
        with pytest.raises(BadChoice):
            table.choose(0, choice)
    assert table.choices == []


def test_after_the_end_nothing_can_be_chosen() -> None:
    table = played(1000)
    assert table.result() is not None
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.choose(0, table.choices[-1][1])


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 5}, "players=5 is not possible; it can be: 2, 3, 4"),
        ({"mode": "picnic"}, "it can be: standard, ambush, rebellion, kamikaze"),
        ({"colour": "red"}, "there is no option colour; there are: players, mode"),
        ({"players": True}, "players=True is not possible"),
        ({"players": 2, "first": 4}, "first=4 is not possible with 2 players; it can be: random, 1, 2"),
    ],
)
def test_impossible_options_say_what_is_possible(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        Table(GAME, options, 1)


def test_options_may_come_as_words() -> None:
    table = Table(GAME, {"players": "4", "mode": "Kamikaze", "idle_use": "true"}, 1)
    assert table.options["players"] == 4
    assert table.options["mode"] == "kamikaze"
    assert table.options["idle_use"] is True


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(WuselError, match="there is no game 'chess'; there are: mosquitozzz"):
        find_game("chess")


# --- the log is the truth


def test_any_moment_is_found_again() -> None:
    table = Table(GAME, {"players": 4}, 54)
    luck = Chance(99)
    digests = [table.state.digest()]
    while table.owing():
        seat = table.owing()[0]
        legal = table.legal(seat)
        table.choose(seat, legal[luck.draw(len(legal))])
        digests.append(table.state.digest())
    assert [table.at(n).digest() for n in range(len(digests))] == digests


def test_no_replay_is_long() -> None:
    table = played(100)
    assert len(table.checkpoints) == len(table.choices) // CHECKPOINT_EVERY + 1


def test_a_fork_goes_its_own_way() -> None:
    table = played(60)
    before = table.state.digest()
    fork = table.fork(40)
    assert fork.state.digest() == table.at(40).digest()
    seat = fork.owing()[0]
    fork.choose(seat, fork.legal(seat)[0])
    assert len(fork.choices) == 41
    assert table.state.digest() == before


@pytest.mark.parametrize("n", [-1, 41])
def test_there_is_nothing_before_the_first_and_after_the_last_choice(n: int) -> None:
    table = played(40)
    with pytest.raises(BadChoice, match="there are 40 choices"):
        table.at(n)
    with pytest.raises(BadChoice, match="there are 40 choices"):
        table.fork(n)


def test_the_story_is_what_was_told() -> None:
    table = Table(GAME, {"players": 3}, 8)
    luck = Chance(12345)
    told = [[event.what for event in table.opening]]
    while table.owing():
        seat = table.owing()[-1]
        legal = table.legal(seat)
        told.append([event.what for event in table.choose(seat, legal[luck.draw(len(legal))])])
    assert [[event.what for event in events] for events in table.story()] == told


def test_a_snapshot_stays_as_it_was() -> None:
    """This holds after later choices, undo past a checkpoint, and newly dealt hands."""
    table = played(CHECKPOINT_EVERY + 8)
    now, before = table.snapshot(), save_text(table)
    told = [[event.what for event in events] for events in now.story()]
    table.go_back(CHECKPOINT_EVERY - 2)
    seat = table.owing()[0]
    table.choose(seat, table.legal(seat)[-1])
    table.deal_anew(7)
    table.players[0] = "somebody else"
    assert save_text(now) == before
    assert now.at(len(now.choices)).digest() == now.state.digest()
    assert [[event.what for event in events] for events in now.story()] == told
    assert save_text(table) != before


# --- undo


def test_nothing_chosen_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="there is no choice to take back"):
        played(0).undo(0)


def test_whoever_has_not_chosen_yet_has_nothing_to_take_back() -> None:
    table = played(0)
    table.choose(0, table.legal(0)[0])
    assert table.why_no_undo(1) == "nothing_chosen"
    table.choose(1, table.legal(1)[0])
    assert [table.why_no_undo(seat) for seat in range(4)] == ["other_chose", "", "nothing_chosen", "nothing_chosen"]


def test_own_choices_are_taken_back_one_by_one() -> None:
    hand = {0: "sanguification mosquito_spray ointment"}
    scene = Scene(at="defend", swarm="apocalypse*2", blood={0: 5}, hands=hand)
    before = scene.s.digest()
    scene.do(0, "use sanguification", "use ointment", "drink 2", "use mosquito_spray")
    assert (scene.blood[0], scene.s.left) == (8, 8)
    for _ in range(4):
        scene.table.undo(0)
    assert scene.s.digest() == before


def test_a_throw_is_a_fence() -> None:
    scene = Scene(at="defend", swarm="apocalypse", come=(2,))
    scene.do(0, "use flat_hand")
    with pytest.raises(CannotUndo, match="chance has been drawn since") as refusal:
        scene.table.undo(0)
    assert refusal.value.why == "chance_drawn"


def test_another_seats_choice_is_a_fence() -> None:
    table = played(0)
    table.choose(0, table.legal(0)[0])
    table.choose(1, table.legal(1)[0])
    with pytest.raises(CannotUndo, match="another seat has chosen since"):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert table.choices == []


def test_what_was_shown_is_a_fence() -> None:
    """With two_player_discard no chance is drawn if both hands are full, but the other player's card was shown."""
    scene = Scene(2, at="two_player_discard")
    scene.do(0, "keep_all").do(1, "discard flat_hand")
    assert scene.table.why_no_undo(1) == "chance_drawn"
    full = Scene(2, at="two_player_discard", swarm_deck_left="attack")
    full.do(0, "keep_all").do(1, "keep_all")
    assert full.table.why_no_undo(1) == "hidden_shown"


def test_undo_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(BadChoice, match="there is no seat 9"):
        played(3).undo(9)


def test_undo_then_redo_changes_nothing() -> None:
    table = Table(GAME, {"players": 3}, 32)
    luck = Chance(4242)
    undone = 0
    while table.owing():
        seat = table.owing()[0]
        legal = table.legal(seat)
        choice = legal[luck.draw(len(legal))]
        before = table.state.digest()
        table.choose(seat, choice)
        after = table.state.digest()
        if not table.why_no_undo(seat):
            table.undo(seat)
            assert table.state.digest() == before
            table.choose(seat, choice)
            assert table.state.digest() == after
            undone += 1
    assert undone > 10


# --- taking back if all agree


def test_if_all_agree_chance_is_no_fence() -> None:
    scene = Scene(at="defend", swarm="apocalypse", come=(2,))
    scene.do(0, "use flat_hand")
    assert scene.table.why_no_undo(0) == "chance_drawn"
    assert scene.table.last_choice_of(0) == 0
    scene.table.go_back(0)
    assert scene.table.choices == []


def test_not_even_all_together_take_back_what_was_shown() -> None:
    full = Scene(2, at="two_player_discard", swarm_deck_left="attack")
    full.do(0, "keep_all").do(1, "keep_all")
    with pytest.raises(CannotUndo, match="something hidden has been shown") as refusal:
        full.table.last_choice_of(1)
    assert refusal.value.why == "hidden_shown"


def test_a_card_drawn_in_secret_stays_drawn() -> None:
    """An event for one seat alone cannot be taken back, although every draw by itself is only chance."""
    table = Table(GAME, {"players": 3}, 5)
    while not any(event.seen_by != -1 for event in table.choose(table.owing()[0], table.legal(table.owing()[0])[0])):
        pass
    assert table.fences[-1].shown == len(table.choices)
    for seat in range(3):
        with pytest.raises(CannotUndo):
            table.last_choice_of(seat)


def test_red_cards_shown_from_a_hand_stay_shown() -> None:
    """They are shown by themselves, not by a choice (MZ-X6). The other players cannot forget them."""
    table = Table(GAME, {"players": 3}, 5)
    luck = Chance(77)
    seen = 0
    while table.owing():
        seat = table.owing()[0]
        legal = table.legal(seat)
        events = table.choose(seat, legal[luck.draw(len(legal))])
        if any(GAME.events.to_json(event.what)["do"] == "red_from_hand" for event in events):
            assert table.fences[-1].shown == len(table.choices)
            with pytest.raises(CannotUndo, match="others have seen something hidden since") as refusal:
                table.last_choice_of(seat)
            assert refusal.value.why == "others_saw", "whoever showed them has seen nothing"
            seen += 1
    assert seen > 0


def test_whoever_has_chosen_nothing_takes_nothing_back() -> None:
    with pytest.raises(CannotUndo, match="there is no choice to take back"):
        played(0).last_choice_of(2)


# --- going on from what was written down


def test_going_on_from_a_written_state_is_the_same_as_from_the_beginning() -> None:
    table = played(80)
    for n in (1, 32, 57):
        again = Table(GAME, {"players": 4}, 54)
        earlier = table.fork(n)
        again.skip_to(table.choices[:n], earlier.state, earlier.fences[-1])
        for seat, choice in table.choices[n:]:
            again.choose(seat, choice)
        assert again.state.digest() == table.state.digest()
        assert [again.at(k).digest() for k in range(81)] == [table.at(k).digest() for k in range(81)]
        assert [again.why_no_undo(seat) for seat in range(4)] == [table.why_no_undo(seat) for seat in range(4)]
        for k in (n + 2, n, n - 1, 0):
            again.go_back(k)
            assert again.state.digest() == table.at(k).digest()
            assert len(again.choices) == k
            assert [again.why_no_undo(seat) for seat in range(4)] == [
                table.fork(k).why_no_undo(seat) for seat in range(4)
            ]


# --- long seeds


def test_a_long_seed_stirs_chance_before_every_choice() -> None:
    """Two tables that agree in everything but the seed's upper bits have nothing in common."""
    seed = 1 << 127 | 54
    table = played(20, seed=seed)
    assert table.state.digest() == played(20, seed=seed).state.digest()
    assert [table.at(n).digest() for n in range(21)] == [table.fork(n).state.digest() for n in range(21)]
    other = Table(GAME, {"players": 4}, seed ^ 1 << 100)
    assert other.state.digest() != Table(GAME, {"players": 4}, seed).state.digest()
    before = table.state.chance
    seat = table.owing()[0]
    table.choose(seat, table.legal(seat)[0])
    once = Chance(before)
    seen = {once.chance}
    for _ in range(200):
        once.word()
        seen.add(once.chance)
    assert table.state.chance not in seen


# --- what others may do with a table


def test_a_table_can_be_referenced_weakly() -> None:
    """Libraries do that with any object. A reference must notice that the table is gone."""
    table = played(3)
    reference = weakref.ref(table)
    assert reference() is table
    del table
    gc.collect()
    assert reference() is None
