"""The judge of Viroid: its preferences in plain scenes, what its opinions must never do, and how well they play."""

from copy import deepcopy
from math import isfinite
from typing import Any

import pytest

from tests.games.viroid.scene import BLUE, GAME, RED, Scene
from tests.thorough import thorough
from wusel.bots.bot import Bot, ask
from wusel.bots.budget import Budget
from wusel.bots.easy_bot import EasyBot
from wusel.bots.greedy_bot import GreedyBot
from wusel.bots.playout import play_on
from wusel.bots.random_bot import RandomBot
from wusel.bots.search_bot import SearchBot
from wusel.bots.trial import Trial
from wusel.engine.chance import Chance
from wusel.engine.kinds import Choice, Seat
from wusel.engine.vocabulary import verb
from wusel.games import find_game
from wusel.games.viroid import words
from wusel.games.viroid.judge.judge import ViroidJudge
from wusel.games.viroid.judge.outlook import Outlook, turns_left
from wusel.games.viroid.judge.taste import AT_FIRST_SIGHT, FIRST_SIGHT, ON_REFLECTION, STAGES, Taste, Tastes
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.words import City
from wusel.lab.content_mutation import to_toml

JUDGE = GAME.judge()
REFLECTING = JUDGE.on_reflection()
TASTE = AT_FIRST_SIGHT.at(0, 40)
GREEDY, RANDOM = GreedyBot(), RandomBot()
TABLES: list[dict[str, Any]] = [
    {"players": players, "pathogen": pathogen, "start": start}
    for players, pathogen, start in zip(
        (2, 3, 4, 2, 3), words.PATHOGENS, ("cards", "expert", "cards", "cards", "expert"), strict=True
    )
]


def preferred(scene: Scene, seat: Seat = RED) -> str:
    """Return what the judge likes best, in words."""
    found = GAME.options(scene.s, seat)
    ratings = JUDGE.ratings(scene.s, seat, found)
    best = found[ratings.index(max(ratings))]
    return " ".join(str(part) for part in GAME.choices.to_json(best).values())


def rating(scene: Scene, choice: Choice) -> float:
    return JUDGE.rate(scene.s, RED, choice)


# --- strains discarded


@pytest.mark.rule("VI-3.9")
@pytest.mark.parametrize("bot", [GREEDY, EasyBot(2), SearchBot(Budget(iterations=8))])
def test_bots_and_hints_do_not_consider_discarding_what_still_helps(bot: Bot) -> None:
    scene = Scene(
        phase=3, boards={RED: "cysts_1:3 cramps_1:1 severity:3 mortality:1"}, infected={RED: "paris", BLUE: "tokyo"}
    )
    assert scene.offers(RED) == {"discard_strain 0", "discard_strain 1", "finish"}
    assert {ask(bot, GAME, scene.s, RED, seed) for seed in range(20)} == {words.FINISH}
    assert Trial(GAME, scene.s, RED, 1).best_rated(Budget(iterations=64)) == [words.FINISH]


@pytest.mark.rule("VI-3.9", "VI-E1")
def test_a_strain_that_only_kills_is_discarded_once_every_further_death_is_one_too_many() -> None:
    boards = {RED: "cysts_1:1 rash_1:1 severity:3 mortality:2 infection:3"}
    scene = Scene(
        phase=3,
        boards=boards,
        infected={RED: "paris, london", BLUE: "tokyo"},
        corpses="america:0 europe:0 africa:0 asia:0",
        symptoms={"rash_1": "severe, deadly / severe"},
    )
    assert preferred(scene) == "discard_strain 1", "the cysts give an infection point"
    scene.do(RED, "discard_strain 1")
    assert preferred(scene) == "finish"


# --- losses to mankind


def test_the_resistance_is_given_up_that_closes_least() -> None:
    boards = {RED: "small_animal cold:2 drug:5 heat:0"}
    scene = Scene(phase=1, come=("wane you",), boards=boards, infected={RED: "london small_animal", BLUE: "tokyo"})
    assert preferred(scene) == "soften cold", "Paris needs drug 5"


def test_an_infected_recovers_where_others_stay() -> None:
    infected = {RED: "london small_animal, tokyo*3", BLUE: "sydney"}
    scene = Scene(phase=1, come=("withdraw you",), infected=infected, dead="london blood")
    assert preferred(scene) == "release tokyo"


@pytest.mark.parametrize(("research", "answer"), [(0, "decline"), (18, "pay")])
def test_research_is_held_up_when_the_cure_is_near(research: int, answer: str) -> None:
    boards = {RED: "dna:12 severity:3 mortality:2 infection:3 small_animal:2"}
    infected = {RED: "london*2, paris*2", BLUE: "tokyo"}
    scene = Scene(phase=1, come=("bribe 8",), boards=boards, infected=infected, research=research)
    assert preferred(scene) == answer


# --- deaths


def test_somebody_dies_where_a_corpse_is_missing() -> None:
    scene = Scene(
        phase=4,
        dice="1",
        boards={RED: "severity mortality"},
        infected={RED: "london*2, cairo*2", BLUE: "tokyo"},
        corpses="europe:0 africa:3",
    )
    assert preferred(scene) == "kill cairo"


def test_somebody_dies_where_another_one_stays_alive() -> None:
    scene = Scene(
        phase=4, dice="1", boards={RED: "severity mortality"}, infected={RED: "london, paris*2", BLUE: "tokyo"}
    )
    assert preferred(scene) == "kill paris"


def test_the_infected_of_others_count_as_alive() -> None:
    scene = Scene(
        phase=4, dice="1", boards={RED: "severity mortality"}, infected={RED: "london, paris", BLUE: "paris, tokyo"}
    )
    assert preferred(scene) == "kill paris"


def test_the_last_one_of_a_city_may_die_if_nobody_healthy_is_left_there() -> None:
    scene = Scene(
        phase=4,
        dice="1",
        boards={RED: "severity mortality"},
        infected={RED: "anchorage, london", BLUE: "tokyo"},
        dead="anchorage",
        corpses="america:4 europe:4",
    )
    assert preferred(scene) == "kill anchorage"


# --- where to go


def by_naming(scene: Scene) -> list[City]:
    """Return cities with room, the one that will be named most often first."""
    named = Outlook(scene.s).named
    return sorted(scene.s.world.cities, key=lambda city: -named[city])


def test_a_city_that_nobody_has_is_better_than_one_that_is_safe() -> None:
    scene = Scene(boards={RED: "small_animal"}, infected={RED: "london small_animal", BLUE: "london*2, tokyo"})
    assert preferred(scene).startswith("enter")
    assert preferred(scene) != "enter london"


def test_a_lone_infected_is_doubled_where_the_city_is_named_often() -> None:
    often, rarely = (by_naming(Scene())[place] for place in (0, -1))
    names = [GAME.content.worlds[2].names[city] for city in (often, rarely)]
    scene = Scene(
        boards={RED: "small_animal livestock insect blood"}, infected={RED: ", ".join(names), BLUE: "tokyo*2"}, cure=8
    )
    sight = Outlook(scene.s)
    assert sight.named[often] > sight.named[rarely]
    assert JUDGE.cube_value(TASTE, sight, often, 1.0) > JUDGE.cube_value(TASTE, sight, rarely, 1.0)


def test_the_nearer_the_cure_the_better_a_second_infected() -> None:
    sight = Outlook(Scene(infected={RED: "london", BLUE: "tokyo"}).s)
    london = City(GAME.content.names.city.index("london"))
    assert JUDGE.cube_value(TASTE, sight, london, 2.0) > JUDGE.cube_value(TASTE, sight, london, 0.0)


# --- the shop


def test_infection_points_without_ways_are_not_bought() -> None:
    """There are six points and one way. The seventh point places no cube."""
    symptoms = {"cysts_1": "infectious"}
    useless = Scene(
        phase=3,
        boards={RED: "small_animal infection:6 dna:20 cysts_1:0"},
        infected={RED: "london*2", BLUE: "tokyo*3"},
        symptoms=symptoms,
    )
    useful = Scene(
        phase=3,
        boards={RED: "small_animal:2 livestock:2 blood:2 infection:1 dna:20 cysts_1:0"},
        infected={RED: "london*2", BLUE: "tokyo*3"},
        symptoms=symptoms,
    )
    judge, develop = useful.game.judge(), words.develop(0)
    assert judge.rate(useful.s, RED, develop) > 3 * judge.rate(useless.s, RED, develop)
    assert preferred(useless) != "develop 0"


def test_dice_that_would_kill_everybody_are_not_bought() -> None:
    symptoms = {"cysts_1": "severe"}
    few = Scene(
        phase=3,
        boards={RED: "small_animal severity:4 mortality:3 dna:20 cysts_1:0"},
        infected={RED: "london", BLUE: "tokyo*3"},
        symptoms=symptoms,
    )
    assert few.game.judge().rate(few.s, RED, words.develop(0)) < few.game.judge().rate(few.s, RED, words.FINISH)


def test_nobody_throws_a_strain_away() -> None:
    scene = Scene(
        phase=3, boards={RED: "dna:5 cysts_1:1 severity:1 mortality:1"}, infected={RED: "london", BLUE: "tokyo"}
    )
    assert preferred(scene) == "finish"


# --- on reflection


def test_first_opinions_are_the_same_all_game_long() -> None:
    """They measured how hard the game is."""
    for turn in range(46):
        taste = AT_FIRST_SIGHT.at(turn, 45 - turn)
        assert (taste.cover, taste.killing, taste.hit, taste.ways, taste.keeping) == (3.7, 7.5, 0.5, 1.0, 0.0)


def test_on_reflection_opinions_change_from_the_beginning_to_the_end() -> None:
    tastes = [ON_REFLECTION.at(turn, 45 - turn) for turn in range(46)]
    assert len({id(taste) for taste in tastes}) == STAGES
    begin, end = Taste(0.0).cover, Taste(1.0).cover
    covers = [taste.cover for taste in tastes]
    assert covers[0] == begin
    assert covers == sorted(covers, reverse=begin > end)
    assert min(begin, end) <= covers[-1] <= max(begin, end)


def liking() -> tuple[Taste, ViroidJudge]:
    """Return a judge of first opinions with a taste that a test can change."""
    taste = Taste(FIRST_SIGHT)
    return taste, ViroidJudge(Tastes([taste]))


@pytest.mark.parametrize(("infected", "more"), [("london", 0.0), ("london*2", 1.0), ("london*3", 0.0)])
def test_a_third_infected_can_be_liked_where_two_may_be_healed(infected: str, more: float) -> None:
    taste, judge = liking()
    sight = Outlook(Scene(infected={RED: infected, BLUE: "tokyo"}).s)
    london = City(GAME.content.names.city.index("london"))
    before = judge.cube_value(taste, sight, london, 1.0)
    taste.third = 1.0
    assert judge.cube_value(taste, sight, london, 1.0) - before == pytest.approx(more * sight.threat(london))
    assert sight.threat(london)


@pytest.mark.parametrize(("dead", "corpses"), [("", 0), ("london", 1), ("london, tokyo", 1)])
def test_it_can_be_liked_that_the_dead_lie_together_and_that_nobody_lives_to_be_healed(dead: str, corpses: int) -> None:
    taste, judge = liking()
    scene = Scene(
        phase=4,
        dice="1",
        boards={RED: "severity mortality"},
        infected={RED: "london*2, paris", BLUE: "tokyo"},
        dead=dead,
    )
    sight = Outlook(scene.s)
    london = City(GAME.content.names.city.index("london"))
    choice = words.kill(london)
    first = judge.rate(scene.s, RED, choice)
    taste.among_dead = 1.0
    together = judge.rate(scene.s, RED, choice)
    assert together - first == pytest.approx(corpses)
    taste.before_healed = 1.0
    threatened = sight.hurry(scene.s) * sight.threat(london)
    assert judge.rate(scene.s, RED, choice) - together == pytest.approx(threatened)
    assert threatened


@pytest.mark.parametrize(
    ("bought", "liked"),
    [
        (words.improve(words.BLOOD), "ways"),
        (words.improve(words.SHIP), "far"),
        (words.resist(words.COLD), "resistance"),
        (words.DEVELOP_ABILITY, "ability"),
        (words.develop(0), "symptoms"),
    ],
)
def test_every_kind_of_purchase_can_be_liked_for_itself(bought: Choice, liked: str) -> None:
    taste, judge = liking()
    board = "small_animal livestock insect bird drug:6 heat:6 cold:1 infection:2 dna:40 cysts_1:0"
    scene = Scene(phase=3, boards={RED: board}, infected={RED: "london*2", BLUE: "tokyo*3"})
    found = GAME.options(scene.s, RED)
    before = dict(zip(found, judge.ratings(scene.s, RED, found), strict=True))
    setattr(taste, liked, 2.0)
    after = dict(zip(found, judge.ratings(scene.s, RED, found), strict=True))
    assert after[bought] == pytest.approx(2 * before[bought])
    assert before[bought]
    unlike = [choice for choice in found if verb(choice) != verb(bought) and choice != words.FINISH]
    assert [after[choice] for choice in unlike] == [before[choice] for choice in unlike]


HARDER = {"difficulty": "demanding"}
"""Easy games are mostly won with any choice. There a few deals prove nothing."""


def test_whoever_reflects_wins_more_often() -> None:
    deals = [(players, seed) for players in (2, 3, 4) for seed in range(thorough(60, sample=3))]
    first, reflected = (
        sum(wins_by({"players": p, **HARDER}, judge, seed) for p, seed in deals) for judge in (JUDGE, REFLECTING)
    )
    assert reflected > first


def wins_by(options: dict[str, Any], judge: ViroidJudge, seed: int) -> bool:
    s: ViroidState = GAME.new(options, seed)
    play_on(GAME, judge, s, Chance(seed + 1), 0)
    result = GAME.result(s)
    return result is not None and result.won is True


# --- states


def test_a_state_is_worth_more_the_less_is_missing() -> None:
    far, near = (
        Scene(infected={RED: "london*2", BLUE: "tokyo*2"}, corpses=f"america:{n} europe:{n} africa:{n} asia:{n}")
        for n in (6, 1)
    )
    assert JUDGE.worth(near.s, RED) > JUDGE.worth(far.s, RED)


def test_a_state_is_worth_less_the_nearer_the_cure() -> None:
    near, far = (Scene(infected={RED: "london*2", BLUE: "tokyo*2"}, cure=cure) for cure in (2, 20))
    assert JUDGE.worth(near.s, RED) < JUDGE.worth(far.s, RED)


def test_where_to_go_is_tried_out_and_who_dies_is_not() -> None:
    infected = {RED: "london*2, paris", BLUE: "tokyo"}
    boards = {RED: "small_animal severity mortality dna:20"}
    going, buying = (Scene(phase=phase, boards=boards, infected=infected) for phase in (2, 3))
    killing = Scene(phase=4, dice="1", boards=boards, infected=infected)
    assert [JUDGE.looks_ahead(scene.s) for scene in (going, killing)] == [True, False]
    assert JUDGE.horizon(going.s) < JUDGE.horizon(buying.s), "what is bought pays later"


def test_what_to_buy_is_tried_out_once_the_end_is_in_sight() -> None:
    s: ViroidState = GAME.new({"players": 2}, 3)
    tried = []
    while s.owing:
        seat = s.owing.bit_length() - 1
        if s.agenda[-1] == words.MUTATE:
            tried.append(JUDGE.looks_ahead(s))
        GAME.apply(s, seat, ask(GREEDY, GAME, s, seat, 1))
    assert tried == sorted(tried)
    assert set(tried) == {False, True}


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options["pathogen"]))
def test_opinions_are_finite_and_worth_is_a_chance(options: dict[str, Any]) -> None:
    for seed in range(thorough(10, sample=1)):
        s: ViroidState = GAME.new(options, seed)
        luck = Chance(seed + 1)
        while s.owing:
            seat = Seat(s.owing.bit_length() - 1)
            found = GAME.options(s, seat)
            for judge in (JUDGE, REFLECTING):
                assert all(isfinite(rating) for rating in judge.ratings(s, seat, found))
            assert 0 <= JUDGE.worth(s, seat) <= 1
            GAME.apply(s, seat, ask(GREEDY if luck.draw(2) else RANDOM, GAME, s, seat, luck.draw(1 << 20)))


def test_the_deck_says_how_many_turns_are_left() -> None:
    """The first of 46 cards has been turned up."""
    s = Scene.opening(2, 3).s
    assert turns_left(s) + s.turn == 46


@pytest.mark.parametrize("pathogen", words.PATHOGENS)
def test_greedy_friends_win_now_and_then_and_random_ones_never(pathogen: str) -> None:
    seeds = range(thorough(40, sample=8))
    greedy, random = (
        sum(wins({"players": 2, "pathogen": pathogen, "difficulty": "easy"}, bot, seed) for seed in seeds)
        for bot in (GREEDY, RANDOM)
    )
    assert greedy > random


def wins(options: dict[str, Any], bot: GreedyBot | RandomBot, seed: int) -> bool:
    s: ViroidState = GAME.new(options, seed)
    made = 0
    while s.owing:
        seat = s.owing.bit_length() - 1
        GAME.apply(s, seat, ask(bot, GAME, s, seat, seed * 1000 + made))
        made += 1
    result = GAME.result(s)
    return result is not None and result.won is True


def test_abilities_of_a_fungus_may_do_more_than_fly() -> None:
    """The content is by another author. A bot rates the effects that it knows."""
    pathogens: Any = deepcopy(GAME.content.parts.holders["pathogens"][0].values["pathogens"])
    for ability in pathogens["fungus"]["abilities"]:
        ability["effects"].append({"do": "harden", "who": "you", "resistance": "heat"})
    game = find_game("viroid", f"pathogens = {to_toml(pathogens)}\n")
    s = game.new({"players": 2, "pathogen": "fungus"}, 1)
    for n in range(60):
        seat = s.owing.bit_length() - 1
        game.apply(s, seat, ask(GreedyBot(), game, s, seat, n))
    assert game.faults(s) == []
