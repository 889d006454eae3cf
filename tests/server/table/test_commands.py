"""Permissions: every command in every phase, by the host, a seated person, a spectator and a stranger."""

import pytest

from tests.server.scenes import Paper
from wusel.bots.levels import BOTS
from wusel.server.log.entries import (
    Answered,
    Arranged,
    Away,
    Back,
    Chair,
    Chatted,
    Chose,
    Closed,
    Muted,
    Position,
    Proposed,
    Resigned,
    Seated,
    Settings,
    Started,
    Stopped,
    Undid,
)
from wusel.server.refusals import Refusal
from wusel.server.table.names import clean_name, clean_text
from wusel.server.wire.client_messages import (
    Answer,
    AnyCommand,
    Arrange,
    Chat,
    Choose,
    Comeback,
    Kick,
    Leave,
    Mute,
    Propose,
    Resign,
    Seatbot,
    Sit,
    Start,
    Swap,
    Undo,
)

HOST, SEATED, SPECTATOR = "ann", "ben", "zoe"
OK = ""


def gathering() -> Paper:
    """Ann hosts and sits, Ben sits, a bot sits, and one seat is free. Zoe watches and has written a message."""
    paper = Paper("ann ben greedy -")
    paper.says(SPECTATOR, Chat("c", "hello"))
    return paper


def playing() -> Paper:
    """The same with Cid, in the middle of the game, after a choice of Ann and one of Ben."""
    paper = Paper("ann ben greedy cid").starts()
    paper.says(SPECTATOR, Chat("c", "hello"))
    paper.chooses(0)
    paper.chooses(1)
    return paper


def over() -> Paper:
    paper = playing()
    paper.write(Stopped(0))
    return paper


PHASES = {"gathering": gathering, "playing": playing, "over": over}

BEFORE: dict[str, tuple[AnyCommand, dict[str, str]]] = {
    "sit": (Sit("x", 3), {HOST: OK, SEATED: OK, SPECTATOR: OK, "stranger": OK}),
    "sit where somebody sits": (Sit("x", 1), {HOST: "taken", SEATED: OK, SPECTATOR: "taken", "stranger": "taken"}),
    "sit where a bot sits": (Sit("x", 2), {HOST: OK, SEATED: "taken", SPECTATOR: "taken", "stranger": "taken"}),
    "sit nowhere": (Sit("x", 4), dict.fromkeys((HOST, SEATED, SPECTATOR, "stranger"), "bad_seat")),
    "leave": (Leave("x"), {HOST: OK, SEATED: OK, SPECTATOR: "not_yours", "stranger": "not_yours"}),
    "leave a seat": (Leave("x", 1), {HOST: "not_yours", SEATED: OK, SPECTATOR: "not_yours", "stranger": "not_yours"}),
    "swap": (Swap("x", 0, 1), {HOST: OK, SEATED: "not_host", SPECTATOR: "not_host", "stranger": "not_host"}),
    "swap nobody": (Swap("x", 0, 4), {HOST: "bad_seat", SEATED: "not_host"}),
    "kick": (Kick("x", 1), {HOST: OK, SEATED: "not_host", SPECTATOR: "not_host", "stranger": "not_host"}),
    "kick oneself": (Kick("x", 0), {HOST: "bad_seat", SEATED: "not_host"}),
    "kick nobody": (Kick("x", 4), {HOST: "bad_seat"}),
    "seat a bot": (Seatbot("x", 3, "random"), {HOST: OK, SEATED: "not_host", SPECTATOR: "not_host"}),
    "seat a bot on somebody": (Seatbot("x", 1, "random"), {HOST: "taken", SEATED: "not_host"}),
    "seat an unknown bot": (Seatbot("x", 3, "genius"), {HOST: "no_bot", SEATED: "not_host"}),
    "seat a bot nowhere": (Seatbot("x", 9, "random"), {HOST: "bad_seat"}),
    "arrange": (Arrange("x", {"players": 3}), {HOST: OK, SEATED: "not_host", SPECTATOR: "not_host"}),
    "arrange too few": (Arrange("x", {"players": 1}), {HOST: "bad_option"}),
    "arrange what is not": (Arrange("x", {"dragons": 1}), {HOST: "bad_option", SPECTATOR: "not_host"}),
    "start": (Start("x"), {HOST: "empty_seats", SEATED: "not_host", SPECTATOR: "not_host"}),
    "start with bots": (Start("x", "greedy"), {HOST: OK, SEATED: "not_host", SPECTATOR: "not_host"}),
    "start with unknown bots": (Start("x", "genius"), {HOST: "no_bot"}),
}

CHOICE: dict[str, int | str] = {"do": "nothing"}
DURING: dict[str, tuple[AnyCommand, dict[str, str]]] = {
    "choose": (Choose("x", 0, 0, CHOICE), {HOST: "late", SEATED: "not_yours", SPECTATOR: "not_yours"}),
    "choose for a bot": (Choose("x", 2, 0, CHOICE), dict.fromkeys((HOST, SEATED, SPECTATOR), "not_yours")),
    "choose for nobody": (Choose("x", 9, 0, CHOICE), dict.fromkeys((HOST, SEATED, SPECTATOR), "not_yours")),
    "undo": (Undo("x", 1), {HOST: "not_yours", SEATED: OK, SPECTATOR: "not_yours", "stranger": "not_yours"}),
    "undo too late": (Undo("x", 0), {HOST: "undo_other_chose", SEATED: "not_yours"}),
    "undo nothing": (Undo("x", 3), {"cid": "undo_nothing_chosen", HOST: "not_yours"}),
    "ask for an undo": (Propose("x", 0, "undo"), {HOST: OK, SEATED: "not_yours", SPECTATOR: "not_yours"}),
    "ask for an undo of nothing": (Propose("x", 3, "undo"), {"cid": "undo_nothing_chosen"}),
    "ask to stop": (Propose("x", 1, "stop"), {HOST: "not_yours", SEATED: OK, "stranger": "not_yours"}),
    "answer nothing": (Answer("x", 1, True), {HOST: "not_yours", SEATED: "not_asked", SPECTATOR: "not_yours"}),
    "resign": (Resign("x", 1), {HOST: "not_yours", SEATED: OK, SPECTATOR: "not_yours", "stranger": "not_yours"}),
    "resign for a bot": (Resign("x", 2), dict.fromkeys((HOST, SEATED, SPECTATOR), "not_yours")),
    "come back": (Comeback("x", 1), {HOST: "not_yours", SEATED: "not_away", SPECTATOR: "not_yours"}),
}

ALWAYS: dict[str, tuple[AnyCommand, dict[str, str]]] = {
    "chat": (Chat("x", "hi"), {HOST: OK, SEATED: OK, SPECTATOR: OK, "stranger": OK}),
    "chat of nothing": (Chat("x", " \u200b\n"), {HOST: "empty", "stranger": "empty"}),
    "mute": (Mute("x", 1, True), {HOST: OK, SEATED: "no_voice", SPECTATOR: OK, "stranger": OK}),
    "mute nobody": (Mute("x", 99, True), {HOST: "no_voice", SPECTATOR: "no_voice"}),
    "silence": (Mute("x", 1, True, True), {HOST: OK, SEATED: "not_host", SPECTATOR: "not_host"}),
    "silence the host": (Mute("x", 0, True, True), {HOST: "no_voice", SEATED: "not_host"}),
}


def check(paper: Paper, command: AnyCommand, who: str, code: str) -> None:
    if code:
        assert paper.is_refused(who, command) == code
    else:
        paper.says(who, command)


@pytest.mark.parametrize("name", BEFORE)
@pytest.mark.parametrize("phase", PHASES)
def test_seats_and_settings_are_for_the_time_before_the_start(name: str, phase: str) -> None:
    command, who_may = BEFORE[name]
    for who, code in who_may.items():
        check(PHASES[phase](), command, who, code if phase == "gathering" else "started")


@pytest.mark.parametrize("name", DURING)
@pytest.mark.parametrize("phase", PHASES)
def test_play_is_for_those_who_sit_while_it_lasts(name: str, phase: str) -> None:
    command, who_may = DURING[name]
    otherwise = {"gathering": "not_started", "over": "over"}
    for who, code in who_may.items():
        check(PHASES[phase](), command, who, otherwise.get(phase, code))


@pytest.mark.parametrize("name", ALWAYS)
@pytest.mark.parametrize("phase", PHASES)
def test_talk_is_for_everybody_always(name: str, phase: str) -> None:
    command, who_may = ALWAYS[name]
    for who, code in who_may.items():
        check(PHASES[phase](), command, who, code)


# --- effects of commands


def test_whoever_sits_elsewhere_leaves_the_old_seat_unless_the_device_is_passed() -> None:
    moved = gathering()
    moved.says(SEATED, Sit("x", 3))
    assert moved.state.seating.seats_of(SEATED) == [3]
    passed = gathering()
    passed.says(SEATED, Sit("x", 3, also=True, name=" Grand\nma "))
    assert passed.state.seating.seats_of(SEATED) == [1, 3]
    assert passed.state.seating.chairs[3].name == "Grand ma"


def test_the_next_one_seated_is_host_when_the_host_leaves() -> None:
    paper = gathering()
    paper.says(HOST, Leave("x"))
    assert paper.state.seating.host == SEATED
    assert paper.is_refused(HOST, Start("x", "greedy")) == "not_host"
    assert isinstance(paper.says(SEATED, Leave("x")), Closed)


def test_a_host_with_two_seats_who_leaves_one_stays_host() -> None:
    paper = gathering()
    paper.says(HOST, Sit("x", 3, also=True))
    paper.says(HOST, Leave("x", 0))
    assert (paper.state.seating.host, paper.state.seating.seats_of(HOST)) == (HOST, [3])


def test_a_host_without_a_seat_hands_over_the_table_by_leaving() -> None:
    paper = gathering()
    paper.write(Seated([Chair(), *paper.state.seating.chairs[1:]], HOST))
    assert isinstance(paper.says(HOST, Leave("x")), Seated)
    assert paper.state.seating.host == SEATED


def test_fewer_seats_take_the_empty_ones_first_then_bots_never_people() -> None:
    paper = gathering()
    paper.says(HOST, Arrange("x", {"players": 3}))
    assert [chair.bot for chair in paper.state.seating.chairs] == ["", "", "greedy"]
    paper.says(HOST, Kick("x", 2))
    paper.says("cid", Sit("x", 2))
    assert paper.is_refused(HOST, Arrange("x", {"players": 2})) == "too_few_seats"
    paper.says(HOST, Arrange("x", {"players": 4}, Settings(spectators=False)))
    assert (len(paper.state.seating.chairs), paper.state.settings.spectators) == (4, False)


def test_settings_alone_leave_the_options_alone() -> None:
    paper = gathering()
    before = paper.state.play.options
    assert isinstance(paper.says(HOST, Arrange("x", settings=Settings(spectators=False))), Arranged)
    assert paper.state.play.options == before


def test_starting_uses_the_given_seed_and_fills_empty_seats_only() -> None:
    paper = gathering()
    entry = paper.says(HOST, Start("x", BOTS[0]))
    assert isinstance(entry, Started)
    assert [chair.bot for chair in entry.chairs] == ["", "", "greedy", BOTS[0]]


def test_a_choice_becomes_a_line_only_if_everything_about_it_is_right() -> None:
    paper = playing()
    question = paper.state.play.question
    seat = next(seat for seat in paper.state.owing() if seat != 2)
    right = paper.choice(seat)
    who = paper.state.seating.chairs[seat].person
    assert paper.is_refused(who, Choose("x", seat, question + 1, right)) == "late"
    assert paper.is_refused(who, Choose("x", seat, question - 1, right)) == "late"
    assert paper.is_refused(who, Choose("x", seat, question, {})) == "bad_choice"
    assert paper.is_refused(who, Choose("x", seat, question, {**right, "more": 1})) == "bad_choice"
    assert isinstance(paper.says(who, Choose("x", seat, question, right)), Chose)


def test_somebody_away_has_to_come_back_before_choosing() -> None:
    paper = playing()
    paper.write(Away(3))
    choose = Choose("x", 3, paper.state.play.question, paper.choice(3))
    assert paper.is_refused("cid", choose) == "bot_plays"
    assert isinstance(paper.says("cid", Comeback("x", 3)), Back)
    paper.says("cid", choose)


def test_who_has_resigned_is_out_of_it() -> None:
    paper = playing()
    assert isinstance(paper.says(SEATED, Resign("x", 1)), Resigned)
    for command in (Undo("x", 1), Propose("x", 1, "stop"), Answer("x", 1, True), Resign("x", 1), Comeback("x", 1)):
        assert paper.is_refused(SEATED, command) == "resigned"
    assert paper.is_refused(SEATED, Choose("x", 1, paper.state.play.question, {})) == "bot_plays"


def test_only_those_asked_answer_and_only_once() -> None:
    paper = playing()
    assert isinstance(paper.says(HOST, Propose("x", 0, "stop")), Proposed)
    assert paper.is_refused(HOST, Answer("x", 0, True)) == "not_asked"
    assert paper.is_refused(SEATED, Propose("x", 1, "undo")) == "pending"
    assert isinstance(paper.says(SEATED, Answer("x", 1, True)), Answered)
    assert paper.is_refused(SEATED, Answer("x", 1, False)) == "not_asked"
    assert paper.is_refused(SPECTATOR, Answer("x", 3, True)) == "not_yours"
    paper.says("cid", Answer("x", 3, True))
    assert paper.state.phase == "over"


def test_with_bots_alone_nobody_need_be_asked() -> None:
    paper = Paper("ann greedy ann").starts()
    paper.chooses(0)
    paper.chooses(1)
    entry = paper.says(HOST, Propose("x", 0, "undo"))
    assert entry == Undid(0, 0)
    assert isinstance(paper.says(HOST, Propose("x", 2, "stop")), Stopped)


def test_what_was_shown_cannot_be_undone_even_if_all_agree() -> None:
    paper = Paper("ann greedy").starts()
    paper.chooses(0)
    paper.chooses(1)
    assert paper.is_refused(HOST, Propose("x", 0, "undo")) == "undo_hidden_shown"


def test_the_silenced_are_silent_until_they_may_speak_again() -> None:
    paper = gathering()
    assert isinstance(paper.says(HOST, Mute("x", 1, True, True)), Muted)
    assert paper.is_refused(SEATED, Chat("x", "hi")) == "silenced"
    paper.says(HOST, Mute("x", 1, False, True))
    assert isinstance(paper.says(SEATED, Chat("x", "hi")), Chatted)


def test_a_table_knows_so_many_voices_and_no_more() -> None:
    paper = gathering()
    while len(paper.state.seating.people) < 200:
        paper.says(f"visitor{len(paper.state.seating.people)}", Chat("x", "hi"))
    assert paper.is_refused("one too many", Chat("x", "hi")) == "crowded"
    paper.says(SPECTATOR, Chat("x", "I was here before"))


def test_a_forked_table_keeps_its_options() -> None:
    paper = gathering()
    paper.state.play.position = Position("1", [])
    assert paper.is_refused(HOST, Arrange("x", {"players": 3})) == "fixed"
    paper.says(HOST, Arrange("x", settings=Settings(spectators=False)))


# --- words


@pytest.mark.parametrize(
    ("said", "clean"),
    [("  hi ", "hi"), ("a\x00b", "a b"), ("\u202eevil", "evil"), ("\u200b", ""), ("ä🎲", "ä🎲"), ("a\u2028b", "a b")],
)
def test_text_loses_what_nobody_can_read(said: str, clean: str) -> None:
    assert clean_text(said) == clean


def test_a_name_is_one_line_and_not_empty() -> None:
    assert clean_name(" Anna \n  Lena ") == "Anna Lena"
    with pytest.raises(Refusal, match="letter"):
        clean_name("\u200b \t")
