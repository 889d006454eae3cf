"""The public view: everything open, the contents of each block of the deck, and obstacles."""

import json
from collections import Counter

import msgspec
import pytest

from tests.games.viroid.scene import BLUE, GAME, RED, Scene, random_game
from wusel.engine.sets import lowest, only
from wusel.games.viroid import words
from wusel.games.viroid.view import EntryView, ViroidView
from wusel.support.build import build

SPECTATOR = -1


def seen(scene: Scene) -> ViroidView:
    return scene.game.look(scene.s)


# --- all lies open


@pytest.mark.rule("VI-H1")
def test_everything_open_is_in_every_view() -> None:
    scene = Scene(
        phase=3,
        boards={
            RED: "small_animal:2 bird extra_bird dna:29 infection:3 severity:4 mortality:2 ability:1 cysts_1:2 dna:1",
            BLUE: "blood cold:3 drug:6 heat:0 drug_level:2 once spent fever_1:1 cough_1:4 dna:7",
        },
        infected={RED: "london small_animal*2, paris blood", BLUE: "london blood"},
        dead="rome insect",
        extinct="havana",
        measures="hygiene tokyo*2, culling madrid",
        blocked="new_york-london, tokyo",
        corpses="europe:2 asia:0 africa:5 america:6",
        research=4,
        cure=21,
    )
    view = seen(scene)
    assert (view["turn"], view["active"], view["phase"]) == (1, RED, 3)
    assert (view["research"], view["cure"], view["necrosis"]) == (4, 21, True)
    assert view["corpses"] == {"america": 6, "europe": 2, "africa": 5, "asia": 0}
    assert view["cities"]["london"]["wells"] == ["0", "0", "1"]
    rome = {"wells": ["healthy", "dead"], "quarantine": True, "extinct": False}
    assert view["cities"]["rome"] == rome | {"measures": {}, "airport_blocked": False}
    assert (view["cities"]["havana"]["extinct"], view["cities"]["havana"]["quarantine"]) == (True, False)
    assert view["cities"]["tokyo"]["measures"] == {"hygiene": 2}
    assert view["cities"]["tokyo"]["airport_blocked"]
    assert view["blocked_lines"] == ["new_york-london"]
    assert view["markers"] == {"pest_control": 7, "culling": 6, "bird_watch": 7, "hygiene": 5, "blocks": 5}
    strains = set(GAME.content.kinds["strain"].values())
    assert set(view["strains"]) == strains - {"cysts_1", "fever_1", "cough_1"}
    red, blue = view["players"]
    assert (red["infection"], red["severity"], red["mortality"], red["ability"]) == (3, 4, 2, 1)
    assert (red["spreads"]["bird"], red["strengths"]["bird"], red["spreads"]["small_animal"]) == (1, 2, 2)
    assert red["strains"] == [{"strain": "cysts_1", "developed": 2}, None, None]
    assert (red["cubes"], red["infected"], red["cities"]) == (22, 3, ["london", "paris"])
    assert (blue["resistances"], blue["levels"]["drug"]) == ({"cold": 3, "drug": 6, "heat": 0}, 2)
    assert (blue["mutation"], blue["mutation_spent"], blue["dna"], blue["out"]) == ("once", True, 7, False)


@pytest.mark.rule("VI-H1", "VI-H3")
@pytest.mark.parametrize("pathogen", words.PATHOGENS)
def test_nobody_sees_more_than_another_and_views_are_what_they_say(pathogen: str) -> None:
    for moment, s in enumerate(random_game({"players": 3, "pathogen": pathogen}, 3)):
        if moment % 20 == 0:
            view = GAME.look(s)
            assert not any(GAME.own(s, seat) for seat in s.everybody())
            assert build() == "compiled" or msgspec.convert(view, ViroidView) == view
            assert json.loads(json.dumps(view)) == view


def test_what_is_missing_to_win() -> None:
    names = GAME.content.worlds[2].names
    others = " ".join(name for name in names if name not in ("london", "paris", "rome", "tokyo"))
    scene = Scene(phase=3, infected={RED: "london", BLUE: "london"}, dead="rome insect", extinct=others)
    assert seen(scene)["uninfected"] == ["paris", "rome", "tokyo"]


def test_which_cities_a_pathogen_can_bear_and_enter() -> None:
    boards = {RED: "blood cold:0 drug:5 heat:2", BLUE: "small_animal cold:0 drug:5 heat:2"}
    infected = {RED: "cape_town blood, los_angeles blood", BLUE: "paris small_animal"}
    red, blue = seen(Scene(phase=3, boards=boards, infected=infected, measures="pest_control los_angeles"))["players"]
    assert red["bearable"] == blue["bearable"] == ["los_angeles", "paris", "cape_town", "shanghai"]
    assert red["within_reach"] == [], "the blood wells of its own cities are taken, and Paris and Shanghai are far away"
    assert blue["within_reach"] == [], "its own well is taken, and Cape Town is far away"


@pytest.mark.rule("VI-2.9", "VI-2.10", "VI-2.15", "VI-Q38")
def test_what_is_within_reach_is_what_the_next_infection_could_begin_with() -> None:
    infected = {RED: "london small_animal", BLUE: "cape_town"}

    def reached(board: str, dead: str = "", measures: str = "") -> list[str]:
        scene = Scene(phase=3, boards={RED: board}, infected=infected, dead=dead, measures=measures)
        return seen(scene)["players"][RED]["within_reach"]

    assert reached("small_animal drug:6 cold:0 heat:0") == ["london", "paris"]
    assert reached("small_animal drug:6 cold:0 heat:0", dead="paris blood") == ["london"], "quarantine"
    assert reached("small_animal drug:6 cold:0 heat:0", measures="hygiene paris") == ["london"], "two points"
    assert reached("small_animal drug:6 cold:0 heat:0 infection:2", measures="hygiene paris") == ["london", "paris"]
    assert "tokyo" not in reached("small_animal livestock insect blood")
    assert "tokyo" in reached("small_animal livestock insect blood plane")


def test_how_likely_the_dice_kill_somebody() -> None:
    boards = {RED: "severity:2 mortality:3", BLUE: "mortality:3"}
    red, blue = seen(Scene(phase=3, boards=boards, infected={RED: "london", BLUE: "cape_town"}))["players"]
    assert (red["chance_of_death"], blue["chance_of_death"]) == (75, 0)


# --- the deck


@pytest.mark.rule("VI-H2")
@pytest.mark.parametrize(("players", "many"), [(2, 14), (3, 18), (4, 24)])
def test_of_the_deck_all_know_how_it_was_built(players: int, many: int) -> None:
    blocks = [block["letters"] for block in GAME.look(GAME.new({"players": players}, 1))["deck"]]
    later = [{letter: many, "M": 1} for letter in "BCD"]
    assert blocks[-3:] == later
    halves = {letter: {letter: many // 2, "M": 1} for letter in "BC"}
    demanding = GAME.look(GAME.new({"players": players, "difficulty": "demanding"}, 1))["deck"]
    assert [block["letters"] for block in demanding[-5:-1]] == [halves["B"]] * 2 + [halves["C"]] * 2
    assert [block["cards"] for block in demanding[-5:]] == [many // 2 + 1] * 4 + [many + 1]


@pytest.mark.rule("VI-H2", "VI-H3")
def test_cards_are_counted_off_as_they_come() -> None:
    drawn = []
    for s in random_game({"players": 2, "difficulty": "normal"}, 2):
        view = GAME.look(s)
        drawn = view["spent"] + ([view["card"]] if view["card"] else [])
        letters = dict.fromkeys("ABCDM", 0)
        for block in view["deck"]:
            assert block["cards"] == sum(block["letters"].values()) > 0
            for letter, n in block["letters"].items():
                letters[letter] += n
        for card in GAME.content.cards:
            letters[words.LETTERS[card.letter]] += card.name in drawn
        assert letters == {"A": 4, "B": 14, "C": 14, "D": 14, "M": 4}
    assert len(drawn) > 20


@pytest.mark.rule("VI-H3")
def test_what_is_drawn_or_thrown_is_seen_by_all_at_once() -> None:
    scene = Scene(
        phase=1,
        come=("budget_cuts", "pet_fair"),
        dice="3 4",
        boards={RED: "severity:2 mortality:1"},
        infected={RED: "london", BLUE: "cape_town"},
    )
    assert seen(scene)["spent"] == ["budget_cuts"]
    scene.do(RED, "finish")
    assert "rolled 0 [3, 4]" in scene.told
    assert all(event.seen_by == scene.happened[0].seen_by == -1 for event in scene.happened), "told to all"
    assert (scene.asking, seen(scene)["card"]) == ("break_out_to", "pet_fair")


def test_dice_lie_on_the_table_until_the_next_turn() -> None:
    boards = {RED: "severity:2 mortality:1"}
    infected = {RED: "london, paris", BLUE: "cape_town"}
    scene = Scene(phase=4, dice="1 6", boards=boards, infected=infected)
    assert seen(scene)["dice"] == [1, 6]
    assert seen(scene.do(RED, "kill paris"))["dice"] == []


# --- obstacles


def entry(scene: Scene, city: str) -> EntryView:
    return seen(scene)["entries"][city]


@pytest.mark.rule("VI-2.7", "VI-2.8", "VI-2.9", "VI-2.15", "VI-2.20", "VI-Q38")
def test_a_city_says_what_keeps_one_out() -> None:
    scene = Scene(
        boards={RED: "blood small_animal plane infection:1 cold:3 drug:6 heat:1"},
        infected={RED: "london small_animal", BLUE: "cape_town"},
        dead="paris small_animal",
        extinct="berlin",
        measures="hygiene london",
    )
    assert entry(scene, "beijing") == {
        "ways": ["small_animal", "blood"],
        "means": ["by_plane"],
        "cost": 1,
        "stops": [],
    }
    stops = {city: entry(scene, city)["stops"] for city in ("rome", "paris", "berlin", "london", "shanghai", "tehran")}
    assert stops == {
        "rome": ["VI-2.7", "VI-2.9"],
        "paris": ["VI-2.15"],
        "berlin": ["VI-2.20"],
        "london": ["VI-Q38"],
        "shanghai": ["VI-2.9"],
        "tehran": ["VI-2.7", "VI-2.9"],
    }
    assert entry(scene, "london")["cost"] == 2
    assert all(entry(scene, city)["ways"] == entry(scene, city)["means"] == [] for city in stops)


@pytest.mark.rule("VI-2.7", "VI-2.8")
def test_what_is_missing_besides_resistance_is_told_too() -> None:
    scene = Scene(boards={RED: "blood heat:0"}, infected={RED: "beijing small_animal", BLUE: "cape_town"})
    assert entry(scene, "tehran")["stops"] == ["VI-2.7", "VI-2.8"]


@pytest.mark.rule("VI-SY7", "VI-Q4", "VI-2.11", "VI-2.12", "VI-2.13", "VI-GW2", "VI-GW5")
@pytest.mark.parametrize(
    ("spread", "blocked", "measures", "stops"),
    [
        ("small_animal", "", "", {"paris": [], "rome": ["VI-2.9"], "kinshasa": ["VI-2.5", "VI-2.9"]}),
        ("bird", "", "", {"paris": [], "rome": [], "beijing": ["VI-2.11"]}),
        ("bird", "", "bird_watch rome", {"paris": [], "rome": ["VI-GW2"], "london": ["VI-2.12"]}),
        ("plane", "", "", {"tokyo": [], "paris": ["VI-2.12"], "london": ["VI-2.12"]}),
        ("plane", "tokyo", "", {"tokyo": ["VI-GW5"], "new_york": []}),
        ("ship", "", "", {"new_york": [], "tokyo": ["VI-2.13"]}),
        ("ship", "new_york-london", "pest_control paris", {"new_york": ["VI-GW5"], "paris": ["VI-GW3", "VI-2.13"]}),
    ],
)
def test_at_an_outbreak_too(spread: str, blocked: str, measures: str, stops: dict[str, list[str]]) -> None:
    scene = Scene(
        phase=1,
        come=(f"outbreak you {spread}",),
        boards={RED: "small_animal"},
        infected={RED: "london small_animal", BLUE: "sydney"},
        blocked=blocked,
        measures=measures,
    )
    assert scene.asking == "break_out_to"
    assert {city: entry(scene, city)["stops"] for city in stops} == stops
    assert all(entry(scene, city)["cost"] == 0 for city in stops)
    for city, (first, *_) in ((city, rules) for city, rules in stops.items() if rules):
        assert scene.refused(RED, f"enter {city}") == first


@pytest.mark.rule("VI-2.8")
@pytest.mark.parametrize("pathogen", words.PATHOGENS)
def test_a_city_is_open_if_and_only_if_it_is_on_offer(pathogen: str) -> None:
    asked: Counter[str] = Counter()
    for seed in range(3):
        for s in random_game({"players": 2, "pathogen": pathogen, "start": ("cards", "expert")[seed % 2]}, seed):
            view = GAME.look(s)
            if GAME.asking(s) not in ("settle", "infect", "break_out_to", "fly_to"):
                assert view["entries"] == {}
                continue
            asked[GAME.asking(s)] += 1
            offered = [GAME.choices.to_json(choice) for choice in GAME.options(s, lowest(s.owing))]
            names = {str(choice["city"]) for choice in offered if choice["do"] == "enter"}
            assert {name for name, each in view["entries"].items() if not each["stops"]} == names
            for each in view["entries"].values():
                assert bool(each["ways"]) == bool(each["means"]) == (not each["stops"])
    assert asked["infect"] > 5
    assert asked["break_out_to"] > 1
    assert asked["fly_to"] or pathogen != "fungus"


def test_points_and_levels_that_are_left_while_infecting() -> None:
    scene = Scene(boards={RED: "blood:2 bird infection:3"}, infected={RED: "london", BLUE: "cape_town"})
    assert (seen(scene)["infection_left"], seen(scene)["strengths_left"]["blood"]) == (3, 2)
    scene.do(RED, "enter stockholm")
    left = seen(scene)["strengths_left"]
    assert (seen(scene)["infection_left"], left["blood"], left["bird"]) == (2, 1, 0)
    scene.do(RED, "enter berlin")
    assert (seen(scene)["infection_left"], seen(scene)["strengths_left"]) == (0, {}), "phase 3"


def priced(scene: Scene) -> dict[str, int]:
    return seen(scene)["players"][RED]["prices"]


@pytest.mark.rule("VI-PA-VIR2")
def test_what_grows_for_nothing_has_no_price() -> None:
    virus = Scene(phase=0, pathogen="virus", dice="1", infected={RED: "london", BLUE: "cape_town"})
    assert (virus.asking, priced(virus)) == ("free_growth", {})
    assert virus.board(BLUE)["prices"]["buy_strain"] == 10


@pytest.mark.rule("VI-Q19")
def test_abilities_are_those_of_the_reading_agreed_upon() -> None:
    for pathogen, three, shown in (("nanites", True, True), ("nanites", False, False), ("virus", True, False)):
        assert seen(Scene.opening(pathogen=pathogen, nanites_three=three))["three_abilities"] is shown


@pytest.mark.rule("VI-3.6", "VI-Q32")
def test_a_strain_has_no_price_where_none_on_offer_fits() -> None:
    boards = {RED: "cysts_1 dna:40"}
    scene = Scene(phase=3, boards=boards, infected={RED: "london", BLUE: "cape_town"})
    assert priced(scene)["buy_strain"] == 10
    scene.s.offer_of_strains = only([*GAME.content.kinds["strain"].values()].index("cysts_2"))
    assert seen(scene)["strains"] == ["cysts_2"]
    assert "buy_strain" not in priced(scene), "two of a name are forbidden"
    scene.s.offer_of_strains = 0
    assert "buy_strain" not in priced(scene)


def test_prices_are_there_whether_they_can_be_paid_or_not() -> None:
    boards = {RED: "blood livestock:2 cold_level:1 cold:3 cysts_1:4 cough_1:0 dna:0"}
    scene = Scene(phase=3, boards=boards, infected={RED: "london", BLUE: "cape_town"})
    prices = priced(scene)
    content = GAME.content
    assert prices["improve blood"] == 13
    assert prices["resist cold"] == 18
    assert prices["buy_strain"] == 15
    assert prices["develop 1"] == 4
    assert prices["develop_ability"] == content.pathogens[0].readings[0].prices[0]
    assert not {"improve livestock", "develop 0", "develop 2", "heighten severity"} & set(prices), "not to be had"
    once = priced(Scene(boards={RED: "blood once"}, infected={RED: "london", BLUE: "cape_town"}))
    assert once["improve blood"] == 13, "in other phases, too"
    assert once["heighten severity"] == once["heighten mortality"] == 6
    expert = priced(Scene.opening(start="expert"))
    assert (expert["buy_strain"], expert["improve bird"]) == (5, 15)
