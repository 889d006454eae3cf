"""The judge of Maus und Mystik: its preferences in plain scenes, what its opinions must never do, and how well they
play."""

from math import isfinite
from typing import Any

import pytest

from tests.games.maus.scene import GAME, Scene
from tests.games.scene import in_words
from tests.thorough import thorough
from wusel.bots.bot import ask
from wusel.bots.greedy_bot import GreedyBot
from wusel.bots.random_bot import RandomBot
from wusel.engine.chance import Chance
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import only
from wusel.games.maus import words
from wusel.games.maus.game import Maus, new_game
from wusel.games.maus.judge.aims import Aims
from wusel.games.maus.judge.judge import MausJudge
from wusel.games.maus.judge.odds import Odds
from wusel.games.maus.judge.outlook import Outlook
from wusel.games.maus.judge.plan import DO, FIGHT, STAND
from wusel.games.maus.judge.taste import AT_FIRST_SIGHT, ON_REFLECTION, learned, tastes_of
from wusel.games.maus.state import MausState
from wusel.games.maus.words import Item

GREEDY, RANDOM = GreedyBot(), RandomBot()
EVERYWHERE = "searched:65535"

# A chapter by another author: a lens from one room opens a box in another, and then all go home.
FOREIGN = """
[chapters.chapter_01]
title = { en = "The lens", de = "Die Linse" }
question = { en = "Who has it?", de = "Wer hat sie?" }
number = 1
rooms = ["room_5o", "room_8o", "room_1o"]
pages = { easy = 7, normal = 6, hard = 5 }
start = ["a5", "b5"]
goal = "page_goal"
source = "reconstructed"

[[chapters.chapter_01.rules]]
on = "turn_end"
room = "room_8o"
area = ["a4", "b4", "a5", "b5"]
needs = { count = "opened", least = 2, all = true }
effects = [{ do = "win" }]

[[chapters.chapter_01.acts]]
name = "act_lens"
title = { en = "Look for the lens", de = "Die Linse suchen" }
sentence = { en = "It glitters.", de = "Sie glitzert." }
room = "room_8o"
area = "special"
roll = "star"
effects = [{ do = "find", item = "item_hook" }]

[[chapters.chapter_01.acts]]
name = "act_box"
title = { en = "Open the box", de = "Die Kiste öffnen" }
sentence = { en = "Twice.", de = "Zweimal." }
room = "room_1o"
area = "special"
beside = true
times = 2
needs = { item = "item_hook", calm = true }
effects = [{ do = "count", count = "opened", n = 1 }]

[pages.page_goal]
title = { en = "Goal", de = "Ziel" }
text = { en = "Open the box.", de = "Öffnet die Kiste." }
source = "reconstructed"

[counts.opened]
title = { en = "Opened", de = "Offen" }
most = 2
source = "reconstructed"
"""


FIRST_SEAT = Seat(0)


def preferred(scene: Scene, seat: int = 0) -> str:
    """Return what the judge likes best, in words."""
    found = scene.game.options(scene.s, seat)
    ratings = scene.game.judge().ratings(scene.s, Seat(seat), found)
    return in_words(scene.game.choices.to_json(found[ratings.index(max(ratings))]))


def preferred_on_reflection(scene: Scene) -> str:
    found = scene.game.options(scene.s, 0)
    ratings = scene.game.judge().on_reflection().ratings(scene.s, FIRST_SEAT, found)
    return in_words(scene.game.choices.to_json(found[ratings.index(max(ratings))]))


def rating(scene: Scene, said: str) -> float:
    return scene.game.judge().rate(scene.s, FIRST_SEAT, Choice(scene.choice(said)))


def reflected(scene: Scene, said: str) -> float:
    return scene.game.judge().on_reflection().rate(scene.s, FIRST_SEAT, Choice(scene.choice(said)))


def reflecting_on(scene: Scene) -> Outlook:
    judge = scene.game.judge().on_reflection()
    assert isinstance(judge, MausJudge)
    return judge.outlook(scene.s)


def worth(scene: Scene) -> float:
    return scene.game.judge().worth(scene.s, FIRST_SEAT)


# --- fights


def test_cards_for_a_blow_are_for_whose_turn_it_is() -> None:
    scene = Scene("leader b4, healer b4", "rat b3")
    look, (own, other) = reflecting_on(scene), scene.s.party.mice
    before = look.best_attack(own, own.field), look.best_attack(other, other.field)
    scene.s.turn.blow.dice = 3
    assert look.best_attack(own, own.field) > before[0]
    assert look.best_attack(other, other.field) == before[1]


def test_who_has_tamed_the_cat_hits_large_enemies_more_easily() -> None:
    scene = Scene("leader b4, healer b4", "spider b3")
    look, mouse = reflecting_on(scene), scene.s.party.mice[0]
    before = look.best_attack(mouse, mouse.field)
    scene.s.chapter.achieved[words.CAT_TAMER] = mouse.hero
    assert look.best_attack(mouse, mouse.field) > before


def test_an_enemy_next_to_her_is_attacked() -> None:
    assert preferred(Scene("leader b4", "rat b3")).startswith("attack gear_nib_sword")


def test_whoever_is_wounded_is_attacked_the_rather() -> None:
    fresh, wounded = (Scene("leader b4", f"spider b3 wounds:{n}") for n in (0, 2))
    said = "attack gear_nib_sword spider"
    assert rating(wounded, said) > rating(fresh, said)


def test_she_goes_where_she_can_attack() -> None:
    scene = Scene("leader b6", "rat e4", points=4)
    assert preferred(scene).startswith("go")
    scene.do(0, preferred(scene))
    assert preferred(scene).startswith("attack")


def test_whoever_is_nearly_captured_keeps_away_after_her_blow() -> None:
    scene = Scene("leader b4 wounds:2", "rat a3, rat a4", dice="bbb", points=5)
    scene.do(0, "attack gear_nib_sword rat_1")
    assert preferred(scene).startswith("go")


def test_an_ability_is_paid_for_before_an_attack_and_not_otherwise() -> None:
    fight = Scene("mystic b4 cheese:3 ability_mystic_2", "roach b1*4")
    quiet = Scene("mystic b4 cheese:3 ability_mystic_2")
    said = "use_ability hero_mystic ability_mystic_2"
    assert preferred(fight) == said
    assert rating(quiet, said) < rating(quiet, "end_turn")


def test_a_lying_mouse_stands_up() -> None:
    assert preferred(Scene("leader b4 knocked_down", "rat b1")) == "stand_up"


def test_a_stunned_mouse_comes_to() -> None:
    assert preferred(Scene("leader b4 stunned", "rat b3")) == "recover"


# --- the way


def test_she_goes_to_the_exit_and_leads_on() -> None:
    scene = Scene(f"leader a4 {EVERYWHERE}", room="room_1o")
    assert preferred(scene) == "go b6"
    scene.do(0, "go b6")
    assert preferred(scene) == "explore south"


def test_the_wrong_exit_is_left_alone() -> None:
    scene = Scene(f"leader a5 {EVERYWHERE}", room="room_1o", points=0)
    assert rating(scene, "explore west") < rating(scene, "end_turn")


def test_whoever_is_captured_is_waited_for() -> None:
    alone = Scene(f"leader b6 {EVERYWHERE}", room="room_1o")
    friend = Scene(f"leader b6 {EVERYWHERE}, archer", room="room_1o")
    assert preferred(alone) == "explore south"
    assert preferred(friend) != "explore south"


def test_whoever_comes_later_leads_on_and_she_searches_first() -> None:
    scene = Scene(f"leader b6, archer b5 {EVERYWHERE}", room="room_1o")
    assert preferred(scene) == "search"


def test_what_wins_is_done_whoever_is_around() -> None:
    scene = Scene("leader d5", "rat c5", room="room_2o")
    assert preferred(scene) == "do_act act_win"


def test_with_the_candle_all_run_for_the_door() -> None:
    scene = Scene("leader c3, archer b1", "roach f6", room="room_2o", chapter=1)
    scene.s.chapter.counts[list(scene.content.kinds["count"].values()).index("candle")] = 1
    while preferred(scene) != "end_turn":
        scene.do(0, preferred(scene))
    assert scene.at("leader") in ("a1", "b1", "c1", "a2", "b2", "c2")


def test_nobody_steps_where_somebody_would_wake_up() -> None:
    scene = Scene("leader a5, archer b5", "boss_sorceress f1 calm, roach d5", room="room_3o", chapter=6)
    sleeping = [f"go {field}" for field in ("a3", "b3", "a4")]
    assert max(rating(scene, said) for said in sleeping) < rating(scene, "end_turn")


# --- things


def test_the_better_sword_is_worn() -> None:
    scene = Scene("leader b4 search_weapon_4")
    assert preferred(scene) == "equip"
    scene.do(0, "equip")
    assert preferred(scene) == "wear search_weapon_4"
    scene.do(0, "wear search_weapon_4")
    assert preferred(scene) == "done"


def test_what_is_of_no_use_to_her_is_given_to_a_friend() -> None:
    scene = Scene(f"mystic b4 search_armour_8 {EVERYWHERE}, leader b4")
    assert preferred(scene) == "trade hero_leader"
    scene.do(0, "trade hero_leader")
    assert preferred(scene) == "give search_armour_8"
    scene.do(0, "give search_armour_8")
    assert preferred(scene) == "done"


def test_a_wounded_friend_is_healed() -> None:
    scene = Scene("archer b4 search_one_use_1, leader b4 wounds:2", "rat e4")
    assert preferred(scene) == "use_item hero_archer search_one_use_1"
    scene.do(0, "use_item hero_archer search_one_use_1")
    assert preferred(scene) == "aim_at_mouse hero_leader"


def test_nobody_heals_who_is_well() -> None:
    scene = Scene("archer b4 search_one_use_1, leader b4", "rat e4")
    assert rating(scene, "use_item hero_archer search_one_use_1") < rating(scene, "end_turn")


def test_six_pieces_of_cheese_buy_an_ability() -> None:
    assert preferred(Scene("archer b4 cheese:7", room="room_4o")).startswith("level_up")


# --- what the judge's ways rest on


@pytest.mark.rule("MM-K7")
def test_an_exit_that_the_chapter_closes_leads_nowhere() -> None:
    scene = Scene("leader b1", room="room_4o", chapter=6)
    assert scene.refused(0, "explore north") == "MM-EXP3"


@pytest.mark.rule("MM-Q45")
def test_who_sleeps_is_still_there_when_the_mice_come_back() -> None:
    scene = Scene("scamp f5", "boss_sorceress f1 calm", room="room_3o", chapter=6)
    scene.do(0, "explore east")
    assert scene.foes == []
    scene.s.turn.actions = 1
    scene.do(0, "explore west")
    assert scene.foes == ["boss_sorceress f1"]
    assert scene.s.house.behind == []


# --- what a chapter leads to


def task_of(game: Maus, s: MausState) -> tuple[int, str, str]:
    aims = Aims(game.content, tastes_of(game.content, AT_FIRST_SIGHT))
    aims.look(s)
    task = aims.task
    about = game.content.acts[task.act].name if task.kind == DO else words.FOES[task.foe] if task.kind == FIGHT else ""
    return task.kind, game.content.rooms[task.room].name, about


@pytest.mark.parametrize(
    ("chapter", "task"),
    [
        (1, (DO, "room_2o", "act_candle")),
        (2, (DO, "room_4b", "act_scarf")),
        (3, (DO, "room_1o", "act_key")),
        (4, (FIGHT, "room_5b", "boss_captain")),
        (6, (FIGHT, "room_3o", "boss_sorceress")),
    ],
)
def test_the_task_of_a_chapter_is_read_out_of_its_rules(chapter: int, task: tuple[int, str, str]) -> None:
    assert task_of(GAME, GAME.new({"chapter": chapter, "players": 1}, 1)) == task


def test_what_is_done_is_no_task_any_more() -> None:
    s = GAME.new({"chapter": 1, "players": 1}, 1)
    s.chapter.counts[GAME.content.names.count.index("candle")] = 1
    assert task_of(GAME, s) == (STAND, "room_2o", "")


def test_a_chapter_that_somebody_else_wrote_is_understood() -> None:
    game = new_game(content_text=FOREIGN)
    s = game.new({"chapter": 1, "players": 1}, 1)
    assert task_of(game, s) == (DO, "room_8o", "act_lens")
    s.party.items.append(Item(game.content.names.item.index("item_hook")))
    assert task_of(game, s) == (DO, "room_1o", "act_box")
    s.chapter.counts[0] = 2
    assert task_of(game, s) == (STAND, "room_8o", "")
    seeds = range(thorough(20, sample=3))
    greedy, random = (
        sum(wins(game, {"chapter": 1, "players": 1}, bot, seed) for seed in seeds) for bot in (GREEDY, RANDOM)
    )
    assert greedy > random + len(seeds) // 3


# --- on reflection


def test_first_opinions_stay_as_they_are() -> None:
    """They measured how hard the chapters are."""
    first = {
        "apart": 0.0, "together": 0.0, "any_foe": 0.35, "foe_dice": 0.0, "beaten": 0.0, "roach": 0.0, "pilfered": 0.0,
        "pages_of_a_room": 0.55, "time_for_a_quest": 1.7, "waiting": 0.8, "sweeping": 0.7, "rich": 0.0, "caught": 2.5,
        "one_point": 0.17, "reserve": 0.5, "wanted": 1.5, "meanwhile_found": 0.4, "plenty": 0.6, "rout": 0.0,
        "flee": 0.0, "scatter": 0.0, "soon": 0.0, "cheese": 0.2, "dear": 0.35, "closer": 0.02, "meanwhile": 0.08,
        "go_on": 1.2, "brim": 6.0, "spilled": 0.0, "fallen": 1.0, "sequel": 1.0,
        "needed": 2.3, "step": 0.1, "aside": 0.8, "wounded": 0.35, "in_danger": 1.2, "coming_to": 1.0,
    }  # fmt: skip
    assert {name: getattr(AT_FIRST_SIGHT, name) for name in first} == first
    assert GAME.judge().taste is AT_FIRST_SIGHT
    assert {id(taste) for taste in GAME.judge().tastes} == {id(AT_FIRST_SIGHT)}


def test_on_reflection_each_chapter_has_weights_of_its_own_where_they_were_learned() -> None:
    names, reflecting = GAME.content.names.chapter, GAME.judge().on_reflection()
    assert set(learned()) < set(names)
    for name, taste in zip(names, reflecting.tastes, strict=True):
        own = learned().get(name, {})
        assert all(hasattr(ON_REFLECTION, weight) for weight in own)
        assert {weight: getattr(taste, weight) for weight in own} == own
        assert (taste is ON_REFLECTION) == (not own)
        assert taste.time_for_a_quest == ON_REFLECTION.time_for_a_quest


def test_whoever_has_reflected_has_nothing_to_add() -> None:
    reflecting = GAME.judge().on_reflection()
    assert reflecting.taste is ON_REFLECTION
    assert reflecting.on_reflection() is reflecting


def test_on_reflection_mice_stay_together_in_a_fight() -> None:
    alone, together = Scene("leader b4", "rat e1"), Scene("leader b4, archer b5", "rat e1")
    assert reflected(together, "end_turn") - rating(together, "end_turn") > 0
    assert reflected(alone, "end_turn") - rating(alone, "end_turn") < 0


@pytest.mark.rule("MM-ACH2")
def test_on_reflection_roaches_are_for_who_has_beaten_most() -> None:
    said = "attack gear_nib_sword roach_1"
    few, many = (Scene(f"leader b4 roaches:{n}", "roach b3, roach e1") for n in (0, 3))
    assert rating(few, said) == rating(many, said)
    assert reflected(few, said) < reflected(many, said)


def test_on_reflection_who_takes_others_along_is_attacked_first() -> None:
    """After two wounds, the captain's rats no longer fight. His figure is rat_1."""
    scene = Scene("leader b2", "boss_captain b1, rat c1, rat f1", room="room_5b", chapter=4)
    assert preferred(scene) == "attack gear_nib_sword rat_2"
    assert preferred_on_reflection(scene) == "attack gear_nib_sword rat_1"


@pytest.mark.rule("MM-CAP6")
def test_on_reflection_nobody_waits_for_the_captured_beside_a_cat_that_is_awake() -> None:
    scene = Scene(f"leader a5 {EVERYWHERE}, archer", "boss_cat a4", room="room_1o", chapter=3, points=0)
    scene.s.chapter.counts[list(scene.content.kinds["count"].values()).index("key")] = 1
    scene.s.chapter.permissions = only(words.EXPLORE_PAST_CAT)
    assert not preferred(scene).startswith("explore")
    assert preferred_on_reflection(scene).startswith("explore")


def test_on_reflection_mice_scatter_before_a_cat() -> None:
    for foe, is_better in (("rat d4", True), ("boss_cat d4", False)):
        apart, beside = (Scene(f"leader a1, archer {field}", foe, room="room_1o", chapter=3) for field in ("b1", "a1"))
        gain = reflected(beside, "end_turn") - rating(beside, "end_turn")
        assert (gain >= reflected(apart, "end_turn") - rating(apart, "end_turn")) == is_better


@pytest.mark.rule("MM-RND3")
def test_on_reflection_who_has_acted_in_this_round_can_wait() -> None:
    said = "attack gear_nib_sword rat_1"
    before, after = (Scene("leader b4", "rat b3, rat e1", track="leader rats") for _ in range(2))
    after.s.marked |= only(after.s.track[-1])
    assert rating(before, said) == rating(after, said)
    assert reflected(before, said) > reflected(after, said)


def test_on_reflection_cheese_is_there_to_be_spent() -> None:
    scene = Scene("archer b4 cheese:2 ability_archer_2", "rat b1")
    said = "use_ability hero_archer ability_archer_2"
    assert preferred(scene) != said
    assert preferred_on_reflection(scene) == said


@pytest.mark.rule("MM-REI2")
def test_on_reflection_the_wheel_runs_over_where_fewer_come() -> None:
    """In the taproom two rats and two roaches would come, in the sewing room two rats."""
    nearly_empty, nearly_full = (
        Scene(f"leader f5 {EVERYWHERE}", chapter=1, room="room_4o", points=0, wheel=n) for n in (1, 4)
    )
    assert preferred(nearly_full) == preferred_on_reflection(nearly_empty) == "explore east"
    assert preferred_on_reflection(nearly_full) == "end_turn"


@pytest.mark.rule("MM-REI3")
def test_on_reflection_the_open_card_says_who_would_come_here() -> None:
    """Three elites would come to the cat. To the mill come two rats, as the card says, or no foes."""
    for card in ("encounter_01", ""):
        for wheel, choice in ((1, "explore west"), (4, "end_turn")):
            mice = f"leader a5 {EVERYWHERE}"
            scene = Scene(mice, chapter=3, room="room_8o", points=0, wheel=wheel, encounter=card, end=7)
            assert preferred_on_reflection(scene) == choice


def test_on_reflection_nobody_waits_with_no_pages_to_spare() -> None:
    scene = Scene(f"leader f5 {EVERYWHERE}", chapter=1, room="room_4o", points=0, wheel=4, page=5)
    assert preferred_on_reflection(scene) == "explore east"


def test_on_reflection_mercy_is_for_who_will_be_thanked() -> None:
    """Trust helps in later chapters, and the rat is beaten anyway."""
    once, campaign = (
        Scene("leader d4, healer a1", "rat d4", chapter=1, room="room_4o", dice="sss bb", campaign=campaign)
        for campaign in (False, True)
    )
    for scene in (once, campaign):
        scene.do(0, "attack gear_nib_sword rat_1")
    assert preferred(once) == "pick 0"
    assert preferred_on_reflection(once) == "pick 1"
    assert reflected(once, "pick 0") < reflected(campaign, "pick 0") < rating(campaign, "pick 0")


def test_who_plays_alone_is_asked_more_often_in_a_round() -> None:
    alone, together = (GAME.new({"chapter": 1, "players": players}, 1) for players in (1, 4))
    assert GAME.judge().horizon(alone) > GAME.judge().horizon(together) == 4


# --- states


def test_a_state_is_worth_more_the_more_time_there_is() -> None:
    assert worth(Scene("leader b4", page=1)) > worth(Scene("leader b4", page=3)) > worth(Scene("leader b4", page=5))
    assert worth(Scene("leader b4", wheel=0)) > worth(Scene("leader b4", wheel=5))


def test_a_state_is_worth_less_with_wounds_captures_and_enemies() -> None:
    well = worth(Scene("leader b4, archer b4", "rat e4"))
    assert well > worth(Scene("leader b4 wounds:2, archer b4 wounds:1", "rat e4"))
    assert well > worth(Scene("leader b4, archer", "rat e4"))
    assert well > worth(Scene("leader b4, archer b4", "rat e4*3, spider d4"))


def test_a_state_is_worth_more_the_nearer_the_end_is() -> None:
    assert worth(Scene("leader b4", room="room_2o")) > worth(Scene("leader b4", room="room_4o"))
    assert worth(Scene("leader b6", room="room_1o")) > worth(Scene("leader a4", room="room_1o"))


def test_a_state_is_worth_less_with_poison_and_more_with_cheese() -> None:
    well = worth(Scene("leader b4 wounds:1 cheese:1"))
    assert well > worth(Scene("leader b4 wounds:1 cheese:1 poison:1"))
    assert well < worth(Scene("leader b4 wounds:1 cheese:3"))


def test_dice_promise_what_they_keep() -> None:
    odds = Odds()
    assert odds.chance(3, 1, 0, 1) == pytest.approx(1 / 2)
    assert odds.chance(3, 1, 1, 1) == pytest.approx(1 / 3)
    assert odds.wounds(3, 4, 0) == pytest.approx(2)
    assert odds.chance(2, 2, 0, 2) == pytest.approx(1 / 9)


# --- whole games


@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6, "campaign"])
def test_opinions_are_finite_and_worth_is_a_chance(chapter: int | str) -> None:
    for seed in range(thorough(8, sample=1)):
        s: MausState = GAME.new({"chapter": chapter, "players": 1 + seed % 4, "party": "drawn"}, seed)
        luck = Chance(seed + 1)
        judge = GAME.judge()
        for _ in range(700):
            if not s.owing:
                break
            seat = Seat(s.owing.bit_length() - 1)
            found = GAME.options(s, seat)
            assert all(isfinite(each) for each in judge.ratings(s, seat, found))
            assert 0 <= judge.worth(s, seat) <= 1
            GAME.apply(s, seat, ask(GREEDY if luck.draw(3) else RANDOM, GAME, s, seat, luck.draw(1 << 20)))


@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6])
def test_greedy_mice_win_and_random_ones_do_not(chapter: int) -> None:
    seeds = range(thorough(40, sample=6))
    options = {"chapter": chapter, "players": 1, "difficulty": "easy"}
    greedy, random = (sum(wins(GAME, options, bot, seed) for seed in seeds) for bot in (GREEDY, RANDOM))
    assert greedy > random + len(seeds) // 4


def wins(game: Maus, options: dict[str, Any], bot: GreedyBot | RandomBot, seed: int) -> bool:
    s: MausState = game.new(options, seed)
    made = 0
    while s.owing:
        seat = s.owing.bit_length() - 1
        game.apply(s, seat, ask(bot, game, s, seat, seed * 1000 + made))
        made += 1
    result = game.result(s)
    return result is not None and result.won is True


@pytest.mark.parametrize(("mice", "room"), [("scamp f5, leader a5", "room_6o"), ("leader f5, archer a5", "")])
def test_a_quest_in_a_quiet_room_next_door_is_thought_of_by_who_gets_there(mice: str, room: str) -> None:
    """The clock is next to the lamp room, off the way, and behind cogs."""
    scene = Scene(mice, chapter=6, room="room_3o", end=8)
    aims = Aims(scene.content, tastes_of(scene.content, AT_FIRST_SIGHT))
    aims.look(scene.s)
    found = aims.quest_nearby(scene.s)
    assert (scene.content.rooms[found].name if found >= 0 else "") == room


@pytest.mark.rule("MM-EXP4")
def test_mice_on_their_way_are_not_taken_for_captured() -> None:
    """On the way through a turn field, a party with a wounded mouse is worth less, and so is one with a captured mouse.
    No mouse is far from anything."""
    way = [
        worth(Scene(mice, room="room_4o").do(0, "explore turn"))
        for mice in ("leader b3, archer b2", "leader b3 wounds:2, archer b2", "leader b3, archer")
    ]
    assert way[0] > way[1]
    assert way[0] > way[2]
