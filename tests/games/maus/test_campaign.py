"""Setting up, chapter after chapter, and another try (MM-S, MM-E1, MM-C)."""

import pytest

from tests.games.maus.scene import GAME, Scene, quiet_game
from wusel.engine.table import Table
from wusel.games.maus import words
from wusel.games.maus.effects.story import Lose
from wusel.games.maus.rules.figures import NOBODY
from wusel.games.maus.state import MausState


def laid_out(seed: int = 1, **options: object) -> MausState:
    """Return a game that has just begun."""
    return Table(GAME, options, seed=seed).state


def won(mice: str, **more: object) -> Scene:
    """Return a campaign whose first chapter is won."""
    return Scene(mice, room="room_2o", campaign=True, **more).do(0, "do_act act_win")  # type: ignore[arg-type]


# --- setting up


@pytest.mark.rule("MM-S1", "MM-C2")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6])
def test_four_mice_with_their_gear_and_an_ability_of_their_class(chapter: int) -> None:
    s = laid_out(chapter=chapter)
    assert (len(s.party.mice), s.chapter.hourglass) == (4, 1)
    for mouse in s.party.mice:
        hero = GAME.content.heroes[mouse.hero]
        assert set(hero.gear) <= {*mouse.worn, *mouse.pack}
        [ability] = [n for n in range(28) if mouse.abilities >> n & 1]
        assert GAME.content.abilities[ability].heroes >> mouse.hero & 1


@pytest.mark.rule("MM-S3", "MM-S1", "MM-HOU2")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6])
def test_difficulty_is_the_page_of_the_end_marker(chapter: int) -> None:
    ends = [laid_out(chapter=chapter, difficulty=level).chapter.end for level in ("easy", "normal", "hard")]
    assert ends[0] > ends[1] > ends[2]


@pytest.mark.rule("MM-S3")
@pytest.mark.parametrize(("players", "seats"), [(1, [0] * 4), (2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3])])
def test_players_share_four_mice_and_nothing_else_changes(players: int, seats: list[int]) -> None:
    s, alone = laid_out(chapter=1, players=players), laid_out(chapter=1)
    assert [mouse.seat for mouse in s.party.mice] == seats
    assert s.chapter.end == alone.chapter.end
    assert [mouse.hero for mouse in s.party.mice] == [mouse.hero for mouse in alone.party.mice]


@pytest.mark.rule("MM-S2", "MM-INI2")
def test_initiative_is_drawn_at_the_start() -> None:
    def track(seed: int) -> tuple[int, ...]:
        table = Table(GAME, {"chapter": 1}, seed=seed)
        while not table.state.track:
            table.choose(0, table.legal(0)[0])
        return tuple(table.state.track)

    tracks = {track(seed) for seed in range(8)}
    assert len({tuple(sorted(track)) for track in tracks}) == 1
    assert len(tracks) > 4


@pytest.mark.rule("MM-S1")
def test_heroes_and_their_first_abilities_can_be_chosen() -> None:
    table = Table(GAME, {"chapter": 1, "party": "chosen", "players": 2}, seed=1)
    scene = Scene("leader a4")
    scene.game, scene.table = GAME, table
    assert scene.offers(0, "choose_hero") == {hero.name for hero in GAME.content.heroes}
    scene.do(0, "choose_hero hero_archer")
    assert scene.offers(0, "choose_ability") == {
        *[f"hero_archer ability_archer_{n}" for n in (1, 2, 3, 4)],
        "hero_archer ability_any_1",
        "hero_archer ability_scamp_archer_1",
    }
    scene.do(0, "choose_ability hero_archer ability_archer_4")
    assert scene.refused(1, "choose_hero hero_archer") == "MM-S1"
    scene.do(1, "choose_hero hero_scamp", "choose_ability hero_scamp ability_scamp_1")
    scene.do(0, "choose_hero hero_mystic", "choose_ability hero_mystic ability_mystic_1")
    scene.do(1, "choose_hero hero_healer", "choose_ability hero_healer ability_healer_1")
    names = [GAME.content.heroes[mouse.hero].name for mouse in table.state.party.mice]
    assert names == ["hero_archer", "hero_scamp", "hero_mystic", "hero_healer"]
    assert [mouse.seat for mouse in table.state.party.mice] == [0, 1, 0, 1]


@pytest.mark.rule("MM-S1")
def test_or_drawn() -> None:
    parties = {tuple(mouse.hero for mouse in laid_out(seed, chapter=1, party="drawn").party.mice) for seed in range(8)}
    assert all(len(set(party)) == 4 for party in parties)
    assert len(parties) > 4


# --- what the box holds


@pytest.mark.rule("MM-C1", "MM-C2", "MM-C3", "MM-C5", "MM-C7")
def test_what_is_in_the_box() -> None:
    content = GAME.content
    assert (len(content.heroes), len(content.abilities), len(content.encounters), len(content.deck)) == (6, 28, 18, 71)
    assert len(content.heroes) + len(content.foe_cards) == 19
    assert (len(content.rooms), len(words.ACHIEVEMENTS)) == (16, 5)
    pools = {words.FOES[foe]: len(figures) for foe, figures in enumerate(content.pools)}
    assert pools == {
        "roach": 8, "rat": 6, "rat_elite": 6, "boss_captain": 6, "spider": 1, "centipede": 1, "boss_centipede": 1,
        "boss_cat": 1, "boss_sorceress": 1,
    }  # fmt: skip
    assert content.pools[words.RAT] == content.pools[words.RAT_ELITE] == content.pools[words.BOSS_CAPTAIN]


@pytest.mark.rule("MM-C6")
def test_the_values_of_every_hero_sum_to_ten() -> None:
    for hero in GAME.content.heroes:
        assert hero.attack + hero.defence + hero.lore + hero.speed + hero.life == 10


# --- from chapter to chapter


@pytest.mark.rule("MM-S4")
def test_each_mouse_keeps_one_find_and_one_ability() -> None:
    scene = won(
        "leader d5 cheese:3 wounds:1 webbed search_weapon_4 +search_armour_5 search_trick_1 ability_leader_1 "
        "ability_leader_2, archer d5 ability_archer_1"
    )
    assert scene.offers(0, "keep_item") == {
        f"hero_leader {item}" for item in ("search_weapon_4", "search_armour_5", "search_trick_1")
    }
    scene.do(0, "keep_item hero_leader search_armour_5", "keep_ability hero_leader ability_leader_2")
    leader = scene.mouse("leader")
    assert (scene.worn("leader"), scene.pack("leader")) == (["gear_nib_sword", "gear_felt_coat", "search_armour_5"], [])
    assert (leader.abilities.bit_count(), leader.cheese, leader.wounds, leader.conditions) == (1, 0, 0, 0)
    assert "chapter_begins chapter_02 room_5o 6" in scene.told
    assert (scene.s.chapter.hourglass, scene.s.chapter.wheel) == (1, 0)


@pytest.mark.rule("MM-S4")
@pytest.mark.parametrize(
    ("had", "kept", "pack"),
    [
        ("search_weapon_4", "keep_item hero_leader search_weapon_4", ["search_weapon_4"]),
        ("search_weapon_4", "keep_nothing hero_leader", []),
        ("+search_weapon_4", "keep_nothing hero_leader", []),
    ],
)
def test_what_is_not_kept_goes_back_among_the_finds(had: str, kept: str, pack: list[str]) -> None:
    scene = won(f"leader d5 bare {had} ability_leader_1").do(0, kept)
    assert (scene.pack("leader"), scene.worn("leader")) == (pack, [])
    assert (scene.item("search_weapon_4") in scene.s.decks.finds) is not bool(pack)


@pytest.mark.rule("MM-S4")
def test_of_two_alike_one_is_kept() -> None:
    scene = won("leader d5 bare +search_weapon_1 +search_weapon_1 ability_leader_1")
    scene.do(0, "keep_item hero_leader search_weapon_1")
    assert scene.worn("leader") == ["search_weapon_1"]
    assert scene.s.decks.finds.count(scene.item("search_weapon_1")) == 1


@pytest.mark.rule("MM-S4")
def test_things_of_the_story_and_of_the_party_stay() -> None:
    scene = won("leader d5 item_acorn_helmet ability_leader_1, archer d5 ability_archer_1", party="item_hook")
    assert "item_acorn_helmet" in scene.pack("leader")
    assert scene.s.party.items == [scene.item("item_hook")]


@pytest.mark.rule("MM-S4", "MM-ACH4")
def test_achievements_and_captures_are_of_one_chapter() -> None:
    scene = Scene("leader d5 captures:1 ability_leader_1, archer ability_archer_1", room="room_2o", campaign=True)
    scene.s.chapter.achieved[words.THREE_CHEESES] = scene.mouse("leader").hero
    scene.do(0, "do_act act_win")
    assert (scene.s.chapter.achieved[words.THREE_CHEESES], scene.mouse("leader").captures) == (-1, 0)
    assert scene.at("archer") is not None


@pytest.mark.rule("MM-E1")
def test_the_last_chapter_is_the_end_of_the_campaign() -> None:
    scene = won("leader d5 ability_leader_1").do(0, "do_act act_win_again")
    result = scene.game.result(scene.s)
    assert result is not None
    assert (result.reason, result.scores) == ("won", [2])


# --- lost


def lost(**more: object) -> Scene:
    scene = Scene(
        "leader c4 wounds:2 cheese:2 search_weapon_4 ability_leader_1, archer a1 ability_archer_1",
        "rat c4",
        page=5,
        track="leader rats archer",
        **more,  # type: ignore[arg-type]
    )
    scene.do(0, "equip", "wear search_weapon_4", "done").roll("ss bb")
    return scene.do(0, "end_turn")


@pytest.mark.rule("MM-E1", "MM-S4")
def test_a_lost_chapter_can_be_tried_again_with_what_they_had() -> None:
    scene = lost(campaign=True)
    assert scene.offers(0) == {"try_again", "give_up"}
    scene.do(0, "try_again")
    assert "chapter_begins chapter_01 room_4o 6" in scene.told
    assert (scene.s.chapter.number, scene.s.losses[0], scene.s.chapter.hourglass) == (0, 1, 1)
    leader = scene.mouse("leader")
    assert (scene.pack("leader"), scene.worn("leader")) == (["search_weapon_4"], ["gear_nib_sword", "gear_felt_coat"])
    assert (leader.cheese, leader.wounds, scene.at("leader") is not None) == (0, 0, True)


@pytest.mark.rule("MM-E1")
def test_or_it_was_the_end() -> None:
    result = quiet_game().result(lost(campaign=True).do(0, "give_up").s)
    assert result is not None
    assert (result.reason, result.ranks) == ("time", [2])
    assert lost().asked == []


@pytest.mark.rule("MM-E1")
def test_a_tale_that_ends_badly_can_be_told_again() -> None:
    scene = Scene("leader a4 ability_leader_1", campaign=True)
    Lose().do(scene.s, NOBODY, words.LOSE)
    scene.game.settle(scene.s)
    assert scene.offers(0) == {"try_again", "give_up"}
