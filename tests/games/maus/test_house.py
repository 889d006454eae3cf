"""The house: movement and sight, lines and waters, and matching doors."""

import pytest

from tests.games.maus.standin import content_of
from wusel.engine.graph import FAR
from wusel.engine.sets import count, has, members
from wusel.games.maus import words
from wusel.games.maus.content.house import DOWN, NO_ROOM, NOWHERE, OPEN, RED, UP, Ground
from wusel.games.maus.words import Exit, Field, Room

CONTENT = content_of()
HOUSE = CONTENT.house
GROUNDS = {ground.name: ground for ground in CONTENT.grounds}
ROOMS = [room.name for room in CONTENT.rooms]
FIELD_COUNTS = {
    "1o": 33, "1b": 29, "2o": 33, "2b": 33, "3o": 33, "3b": 28, "4o": 31, "4b": 30,
    "5o": 33, "5b": 33, "6o": 32, "6b": 29, "7o": 33, "7b": 28, "8o": 32, "8b": 33,
}  # fmt: skip
SEAMS = [
    (7, words.EAST, 3), (3, words.EAST, 6), (7, words.SOUTH, 4), (6, words.SOUTH, 8), (4, words.EAST, 1),
    (1, words.EAST, 8), (1, words.SOUTH, 2), (8, words.SOUTH, 5), (2, words.EAST, 5),
]  # fmt: skip


def ground(name: str) -> Ground:
    """Return the ground of a room such as "1o", or of a room in another state."""
    return GROUNDS[f"room_{name}" if len(name) == 2 else name]


def at(field: str) -> Field:
    return Field(words.FIELDS.index(field))


def names(fields: int) -> str:
    return " ".join([words.FIELDS[field] for field in members(fields)])


def room(name: str) -> Room:
    return Room(ROOMS.index(f"room_{name}"))


def shown(*rooms: str) -> int:
    return sum(1 << room(name) for name in rooms)


def behind(here: str, exit_: Exit, *turned_up: str) -> str:
    """Return the room behind an exit while some rooms are turned up."""
    other = HOUSE.leads_to(room(here), exit_, shown(*turned_up))
    return "" if other == NO_ROOM else ROOMS[other].removeprefix("room_")


# --- fields and their neighbours


@pytest.mark.rule("MM-K6", "MM-C5")
@pytest.mark.parametrize(("name", "fields"), FIELD_COUNTS.items())
def test_rooms_have_as_many_fields_as_they_were_drawn_with(name: str, fields: int) -> None:
    assert count(ground(name).fields) == fields
    assert count(ground(name).black) == 36 - fields
    assert 3 <= count(ground(name).paws) <= 4
    assert not ground(name).paws & ground(name).black


@pytest.mark.rule("MM-MOV1", "MM-EMV1")
def test_neighbours_touch_along_an_edge_or_at_a_corner_without_black_beside() -> None:
    taproom = ground("1o")
    assert names(taproom.near[at("a1")]) == "b1 a2 b2"
    assert names(taproom.near[at("b1")]) == "a1 a2 b2", "c2 lies behind the corner of the black c1"
    assert names(taproom.near[at("d4")]) == "c3 d3 e3 c4 e4 d5 e5", "c5 is black, and d5 lies straight below"
    assert taproom.close[at("a1")] == taproom.near[at("a1")] | 1 << at("a1")


@pytest.mark.rule("MM-EMV9", "MM-MOV3")
def test_black_squares_are_no_fields() -> None:
    taproom = ground("1o")
    assert taproom.near[at("c1")] == 0
    assert taproom.sees[at("c1")] == 0
    assert not any(has(taproom.near[field], at("c1")) for field in range(36))
    assert taproom.foe.distance(at("b1"), at("d1")) == 4, "round the black c1"


# --- lines


@pytest.mark.rule("MM-MOV2", "TC-MM-24")
def test_a_yellow_line_costs_three_against_the_arrow_and_one_with_it() -> None:
    taproom = ground("1o")
    assert taproom.kind_of_way(at("e3"), at("f2")) == UP
    assert taproom.kind_of_way(at("f2"), at("e3")) == DOWN
    assert taproom.mouse.distance(at("e3"), at("f2")) == 3
    assert taproom.mouse.distance(at("f2"), at("e3")) == 1
    assert taproom.mouse.distance(at("e2"), at("f2")) == 4, "down to the step and up"
    assert has(taproom.near[at("e3")], at("f2")), "its two fields are neighbours"


@pytest.mark.rule("MM-MOV3", "MM-EMV9", "TC-MM-23")
def test_a_red_line_is_for_those_who_climb_and_for_foes() -> None:
    taproom = ground("1o")
    assert taproom.kind_of_way(at("e1"), at("f1")) == RED
    assert taproom.kind_of_way(at("f1"), at("f2")) == OPEN
    assert not has(taproom.mouse.near[at("e1")], at("f1"))
    assert taproom.mouse.distance(at("e1"), at("f1")) == 6
    assert taproom.climber.distance(at("e1"), at("f1")) == 1
    assert taproom.foe.distance(at("e1"), at("f1")) == 1
    assert taproom.foe.distance(at("e3"), at("f2")) == 1, "yellow lines do not hinder them either"
    assert has(taproom.near[at("e1")], at("f1")), "whoever stands there can be hit"


@pytest.mark.rule("MM-ENC4a")
def test_paw_prints_in_a_red_area_are_high() -> None:
    assert names(ground("1o").paws & ground("1o").high) == "f1"
    assert names(ground("3b").high) == "c1 d1 e1 f1 d2 e2 f2"


@pytest.mark.rule("MM-MOV3", "MM-K6")
def test_the_ledge_of_the_flue_is_reached_by_its_step_only() -> None:
    flue = ground("3b")
    up = [(a, b) for a in range(36) for b in members(flue.mouse.near[a]) if has(flue.high, b) and not has(flue.high, a)]
    assert {words.FIELDS[a] for a, _ in up} == {"c2"}


# --- sight


@pytest.mark.rule("MM-Q10", "MM-ATK4")
def test_sight_is_a_straight_line_between_centres_that_crosses_no_black() -> None:
    taproom = ground("1o")
    assert not has(taproom.sees[at("b1")], at("d1")), "the black c1 lies between"
    assert has(taproom.sees[at("a1")], at("a6"))
    assert has(taproom.sees[at("a2")], at("f2"))
    assert has(taproom.sees[at("b1")], at("c2")), "the line grazes the corner of c1, no more"
    assert not has(taproom.near[at("b1")], at("c2")), "seen, but not within reach"
    assert has(taproom.sees[at("e1")], at("f1")), "lines on the floor hide nobody"
    assert all(has(taproom.sees[field], field) for field in members(taproom.fields))


@pytest.mark.rule("MM-Q10")
def test_whoever_sees_is_seen() -> None:
    for place in CONTENT.grounds:
        for here in range(36):
            assert all(has(place.sees[there], here) for there in members(place.sees[here])), place.name


# --- water


@pytest.mark.rule("MM-WAT1", "MM-WAT4")
def test_water_stands_or_flows() -> None:
    gutter, jetty = ground("2b"), ground("5b")
    assert names(gutter.water) == "c2 d2 c3 d3 c4 d4 d5 e5"
    assert gutter.drift == list(range(36)), "still water takes nobody along"
    assert names(jetty.water) == "b4 c4 d4 e4 f4", "a4 is the ford"
    assert jetty.drift[at("b4")] == at("c4")
    assert jetty.drift[at("a4")] == at("a4")


@pytest.mark.rule("MM-WAT4", "TC-MM-31")
def test_a_current_takes_one_off_the_board_or_stops_at_black() -> None:
    assert ground("5b").drift[at("f4")] == NOWHERE
    assert ground("8b").drift[at("d6")] == NOWHERE
    assert ground("8b").drift[at("d3")] == at("d4"), "onto the sluice board"
    assert ground("jetty_flood_1").drift[at("c5")] == at("c5"), "d5 is black"
    assert ground("race_flood_1").drift[at("c5")] == at("c5"), "c6 is black"


@pytest.mark.rule("MM-K6")
def test_rooms_change_and_keep_their_doors() -> None:
    assert ground("gutter_drained").water == 0
    assert names(ground("jetty_flood_1").water & ~ground("5b").water) == "b5 c5 e5 f5"
    assert names(ground("jetty_flood_2").water & ~ground("jetty_flood_1").water) == "b6 d6 f6"
    assert names(ground("race_flood_1").water & ~ground("8b").water) == "c1 c2 c3 c4 c5"
    assert names(ground("race_flood_2").water & ~ground("race_flood_1").water) == "e2 e3 e4 e5 e6"
    assert ground("race_board").water == ground("8b").water, "the board is up"
    for place in CONTENT.grounds:
        assert place.exits == CONTENT.rooms[place.room].ground.exits
        assert place.special == CONTENT.rooms[place.room].ground.special


def test_a_room_and_its_ground_have_the_same_number() -> None:
    assert [place.name for place in CONTENT.grounds][:16] == ROOMS
    assert [place.room for place in CONTENT.grounds][:16] == list(range(16))


# --- doors


@pytest.mark.rule("MM-EXP2", "MM-K6")
@pytest.mark.parametrize(("tile", "exit_", "other"), SEAMS)
def test_nine_seams_fit_side_by_side(tile: int, exit_: Exit, other: int) -> None:
    for side in "ob":
        assert behind(f"{tile}{side}", exit_, f"{other}{side}") == f"{other}{side}"
        back = (words.SOUTH, words.WEST, words.NORTH, words.EAST)[exit_]
        assert behind(f"{other}{side}", back, f"{tile}{side}") == f"{tile}{side}"


@pytest.mark.rule("MM-EXP3", "TC-MM-29")
@pytest.mark.parametrize(("tile", "exit_", "other"), SEAMS)
def test_a_tile_that_lies_on_its_other_side_is_turned(tile: int, exit_: Exit, other: int) -> None:
    assert behind(f"{tile}o", exit_, f"{other}b") == f"{other}o"
    assert behind(f"{tile}b", exit_, f"{other}o") == f"{other}b"


@pytest.mark.rule("MM-EXP3", "TC-MM-29")
def test_the_chimney_fits_one_way_only() -> None:
    assert behind("1o", words.NORTH, "3b") == "3b"
    assert behind("1o", words.NORTH, "3o") == "3b", "its other side fits"
    assert behind("3b", words.SOUTH, "1o") == "1o"
    for turned_up in ("1o", "1b"):
        assert behind("3o", words.SOUTH, turned_up) == "", "blue here; orange, or no exit at all, there"


@pytest.mark.rule("MM-Q44")
def test_a_side_without_an_exit_at_the_seam_is_turned_like_one_of_another_colour() -> None:
    assert ground("1b").exits[words.NORTH] == NOWHERE
    assert behind("3b", words.SOUTH, "1b") == "1o"


@pytest.mark.rule("MM-EXP4")
def test_the_turn_field_leads_to_the_other_side() -> None:
    for tile in range(1, 9):
        assert behind(f"{tile}o", words.TURN) == f"{tile}b"
        assert behind(f"{tile}b", words.TURN) == f"{tile}o"


@pytest.mark.rule("MM-EXP2")
def test_an_exit_leads_nowhere_if_no_tile_lies_there() -> None:
    assert behind("4o", words.EAST, "4o", "2o") == ""
    assert behind("2o", words.SOUTH, "2o") == "", "it has no such exit"


@pytest.mark.rule("MM-EXP5", "MM-EXP6")
def test_few_exits_need_a_hook_or_clever_paws() -> None:
    hooks = [(room.name, room.hooks) for room in CONTENT.rooms if room.hooks]
    cogs = [(room.name, members(room.cogs)) for room in CONTENT.rooms if room.cogs]
    assert hooks == [("room_1o", 1 << words.NORTH)]
    assert cogs == [
        ("room_3o", [words.EAST]),
        ("room_6o", [words.WEST, words.TURN]),
        ("room_6b", [words.TURN]),
    ]


@pytest.mark.rule("MM-K6")
def test_whoever_comes_in_gets_everywhere_with_dry_feet() -> None:
    for place in CONTENT.grounds[:16]:
        for entry in [field for field in place.exits if field != NOWHERE]:
            reached = place.mouse.reach(entry, FAR - 1, place.water, 0)
            assert reached | place.water == place.fields, place.name
            assert all(place.foe.distance(entry, paw) >= 3 for paw in members(place.paws)), place.name
