"""Impossible tables are noticed, so that no corrupt save is played on."""

from collections.abc import Callable

import pytest

from tests.games.maus.scene import Scene, at, throw
from wusel.engine.kinds import Seat
from wusel.engine.written_state import kind_faults
from wusel.games.maus import words
from wusel.games.maus.state import MausState

Spoil = Callable[[MausState], None]


def fighting() -> Scene:
    """Return two mice, two rats, a spider and a cat with one card left, in the middle of a round."""
    scene = Scene(
        "leader a4 cheese:2 wounds:1 search_weapon_1, archer b4 ability_archer_1",
        "rat e4, rat f4, spider c4, boss_cat a6",
        track="leader rats archer spiders cat_chases",
        encounter="encounter_01",
        party="search_party_1",
    )
    scene.s.card_wounds[words.CAT_POUNCES] = 1
    return scene


def another_chapter(s: MausState) -> None:
    s.chapter.number = words.Chapter(9)


def no_such_room(s: MausState) -> None:
    s.house.room = words.Room(16)


def the_ground_of_another_room(s: MausState) -> None:
    s.house.grounds[0] = words.Ground(1)


def a_ground_too_few(s: MausState) -> None:
    s.house.grounds.pop()


def a_hero_in_the_wrong_place(s: MausState) -> None:
    s.party.mice.reverse()


def five_mice(s: MausState) -> None:
    for hero in words.each_hero(0b1110):
        s.party.slots[hero] = len(s.party.mice)
        s.party.mice.append(s.party.mice[0].clone())
        s.party.mice[-1].hero = hero


def a_count_too_many(s: MausState) -> None:
    s.chapter.counts.append(0)


def a_card_without_wounds(s: MausState) -> None:
    s.card_wounds.pop()


def an_act_too_few(s: MausState) -> None:
    s.chapter.acts.pop()


def a_sixth_achievement(s: MausState) -> None:
    s.chapter.achieved.append(s.party.mice[0].hero)


def another_end(s: MausState) -> None:
    s.chapter.ended = 5


def an_encounter_that_nobody_knows(s: MausState) -> None:
    s.decks.encounter = words.Encounter(18)


def a_goal_on_no_page(s: MausState) -> None:
    s.chapter.goal = words.Page(999)


def a_find_that_nobody_knows(s: MausState) -> None:
    s.decks.finds.append(words.Item(999))


def something_common_that_nobody_knows(s: MausState) -> None:
    s.party.items.append(words.Item(-1))


def a_mouse_whom_nobody_leads(s: MausState) -> None:
    s.party.mice[0].seat = Seat(1)


def a_mouse_in_the_wall(s: MausState) -> None:
    s.party.mice[0].field = at("c3")


def more_poison_than_wounds(s: MausState) -> None:
    s.party.mice[0].poison = 2


def less_than_no_cheese(s: MausState) -> None:
    s.party.mice[0].cheese = -1


def as_many_wounds_as_lives(s: MausState) -> None:
    s.party.mice[0].wounds = 3


def an_item_that_nobody_knows(s: MausState) -> None:
    s.party.mice[0].pack.append(words.Item(999))


def four_cards_in_a_bundle(s: MausState) -> None:
    weapon = s.party.mice[0].pack[0]
    s.party.mice[0].pack = [weapon] * 4


def three_paws(s: MausState) -> None:
    s.party.mice[1].worn = s.party.mice[1].worn * 3


def an_ability_that_nobody_knows(s: MausState) -> None:
    s.party.mice[1].abilities |= 1 << 60


def the_same_figure_twice(s: MausState) -> None:
    s.room.foes[1].figure = s.room.foes[0].figure


def figures_in_disorder(s: MausState) -> None:
    s.room.foes.reverse()


def a_spider_with_the_figure_of_a_rat(s: MausState) -> None:
    s.room.foes[0].foe = words.SPIDER


def a_foe_that_is_none(s: MausState) -> None:
    s.room.foes[0].foe = words.Foe(99)


def a_rat_in_the_wall(s: MausState) -> None:
    s.room.foes[0].field = at("c5")


def two_large_ones_on_a_field(s: MausState) -> None:
    s.room.foes[-1].field = s.room.foes[-2].field


def five_small_ones_on_a_field(s: MausState) -> None:
    for n in range(1, 4):
        s.room.foes[0].field = s.room.foes[1].field
        copy = s.room.foes[0].clone()
        copy.figure = words.Figure(s.room.foes[1].figure + n)
        s.room.foes.insert(1 + n, copy)


def six_pieces_on_the_wheel(s: MausState) -> None:
    s.chapter.wheel = 6


def no_page(s: MausState) -> None:
    s.chapter.hourglass = 0


def past_the_end(s: MausState) -> None:
    s.chapter.hourglass = 7


def at_the_end_and_still_playing(s: MausState) -> None:
    s.chapter.hourglass = 6


def more_pages_than_there_are(s: MausState) -> None:
    s.chapter.end = 13


def a_card_twice_on_the_track(s: MausState) -> None:
    s.track.append(s.track[1])


def a_card_that_is_none(s: MausState) -> None:
    s.track.append(words.Card(99))


def a_mouse_without_a_card(s: MausState) -> None:
    s.track = s.track[1:]


def a_mouse_who_stayed_at_home(s: MausState) -> None:
    s.track.append(words.Card(1))


def a_card_without_foes(s: MausState) -> None:
    s.track += s.content.cards_of[words.ROACH]


def a_card_of_calm_foes_only(s: MausState) -> None:
    for foe in s.room.foes:
        foe.calm = int(foe.foe == words.SPIDER)


def a_beaten_card(s: MausState) -> None:
    s.track.append(s.content.cards_of[words.BOSS_CAT][1])


def foes_without_a_card(s: MausState) -> None:
    s.track.remove(s.content.cards_of[words.SPIDER][0])


def half_a_main_foe(s: MausState) -> None:
    s.card_wounds[words.CAT_POUNCES] = 0


def a_find_twice(s: MausState) -> None:
    s.party.mice[1].pack.append(s.party.mice[0].pack[0])


def a_find_less(s: MausState) -> None:
    s.decks.finds.pop()


SPOILS: list[Spoil] = [
    another_chapter, no_such_room, the_ground_of_another_room, a_ground_too_few, a_hero_in_the_wrong_place, five_mice,
    a_count_too_many, a_card_without_wounds, an_act_too_few, a_sixth_achievement, another_end,
    an_encounter_that_nobody_knows, a_goal_on_no_page, a_find_that_nobody_knows, something_common_that_nobody_knows,
    a_mouse_whom_nobody_leads, a_mouse_in_the_wall, more_poison_than_wounds, less_than_no_cheese,
    as_many_wounds_as_lives, an_item_that_nobody_knows, four_cards_in_a_bundle, three_paws,
    an_ability_that_nobody_knows, the_same_figure_twice, figures_in_disorder, a_spider_with_the_figure_of_a_rat,
    a_foe_that_is_none, a_rat_in_the_wall, two_large_ones_on_a_field, five_small_ones_on_a_field,
    six_pieces_on_the_wheel, no_page, past_the_end, at_the_end_and_still_playing, more_pages_than_there_are,
    a_card_twice_on_the_track, a_card_that_is_none, a_mouse_without_a_card, a_mouse_who_stayed_at_home,
    a_card_without_foes, a_card_of_calm_foes_only, a_beaten_card, foes_without_a_card, half_a_main_foe, a_find_twice,
    a_find_less,
]  # fmt: skip


@pytest.mark.rule("TC-MM-53")
def test_nothing_is_wrong_with_a_table_in_order() -> None:
    scene = fighting()
    assert kind_faults(scene.game, scene.s) + scene.game.faults(scene.s) == []


@pytest.mark.rule("TC-MM-53", "MM-EMV2", "MM-CHW2", "MM-FRE4")
@pytest.mark.parametrize("spoil", SPOILS, ids=[spoil.__name__ for spoil in SPOILS])
def test_what_cannot_be_is_noticed(spoil: Spoil) -> None:
    scene = fighting()
    spoil(scene.s)
    assert kind_faults(scene.game, scene.s) or scene.game.faults(scene.s)


@pytest.mark.rule("TC-MM-53", "TC-MM-50")
def test_a_special_field_may_be_crowded() -> None:
    scene = Scene("leader d4, archer d4", "roach d4*8, spider d4, centipede d4")
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("TC-MM-53", "MM-INI1")
def test_while_foes_are_still_coming_their_cards_may_be_missing() -> None:
    scene = Scene("leader a1, archer b1", wheel=5, encounter="encounter_02")
    scene.do(0, "end_turn", "end_turn", "place_at e1")
    assert scene.asking == "place_foes"
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("TC-MM-53")
def test_a_find_may_lie_before_a_mouse() -> None:
    scene = Scene("leader a1, archer b1")
    scene.s.script = [*throw("s"), scene.item("search_weapon_1")]
    scene.do(0, "search")
    assert scene.asking == "take_find"
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("TC-MM-53", "MM-EXP4")
def test_on_their_way_through_a_turn_field_mice_stand_nowhere_yet() -> None:
    """d2 is a field of the boatshed and black under the jetty."""
    scene = Scene("leader b3, archer d2", "rat d2 calm", room="room_5o").do(0, "explore turn")
    assert scene.asking == "arrive"
    assert [scene.at("leader"), scene.at("archer"), scene.foes] == [None, None, []]
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("TC-MM-53", "MM-CHW2")
def test_a_surge_that_is_due_waits_for_the_end_of_an_attack_alone() -> None:
    scene = Scene("leader c4, archer a1", "rat c4")
    scene.s.room.surge_due = 1
    assert scene.game.faults(scene.s) == ["1 surges that nobody brings"]
