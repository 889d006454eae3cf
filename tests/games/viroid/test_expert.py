"""The expert start: a mutation and 55 DNA, and all players develop freely."""

from random import Random

import pytest

from tests.games.viroid.scene import BLUE, GAME, GREEN, RED, Scene, items, laid_out
from tests.thorough import thorough
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.games.viroid import minimum, words
from wusel.games.viroid.minimum import MOST_TRIED, Search, bought, is_safe, may_finish
from wusel.games.viroid.shop import on_offer
from wusel.games.viroid.state import Player, ViroidState

CONTENT = GAME.content
PLAIN = "far_cure"
FEW_DNA = 18


def expert(mutation: str = PLAIN, pathogen: str = "bacterium") -> Scene:
    """Deal a mutation to red, who then develops."""
    return Scene.dealt({RED: mutation}, start="expert", pathogen=pathogen)


def finish_all(scene: Scene, *said: str) -> None:
    """Let all players develop in the same way, with different strains."""
    families = iter(("nausea_1", "rash_1", "fever_1"))
    while scene.asking == "develop_freely":
        [seat] = scene.asked
        scene.do(seat, *said, f"buy_strain {next(families)}", "develop 0", "finish")


@pytest.mark.rule("VI-X1", "TC-VI-48")
def test_no_start_cards_but_a_random_mutation_and_55_dna() -> None:
    seen = set()
    for seed in range(120):
        events: list[Event] = []
        s = laid_out(seed, events, start="expert")
        assert not any(event.what[0] == words.START_DEALT for event in events)
        for player in s.players:
            mutation = CONTENT.mutations[player.mutation]
            seen.add(mutation.name)
            assert player.dna == 55 + mutation.dna
            assert player.strains == [-1] * 3
            assert player.levels == [0] * 3
            assert sum(player.strengths) == int(mutation.spread >= 0)
    assert seen == {mutation.name for mutation in CONTENT.mutations}


@pytest.mark.rule("VI-X1", "VI-CO2", "VI-CO9", "VI-CO11", "VI-Q5")
def test_things_cost_what_they_cost_in_phase_three_the_first_symptom_too() -> None:
    scene = expert()
    scene.do(RED, "improve livestock")
    assert scene.dna() == 55 - 10
    scene.do(RED, "resist drug")
    assert scene.dna() == 45 - 13
    scene.do(RED, "buy_strain cysts_1")
    assert scene.dna() == 32 - 5
    assert scene.s.players[RED].developed == [0, 0, 0]
    infection = scene.s.players[RED].infection
    scene.do(RED, "develop 0")
    assert scene.dna() == 27 - CONTENT.strains[scene.s.players[RED].strains[0]].prices[0]
    assert scene.s.players[RED].infection == infection + 1


@pytest.mark.rule("VI-X2", "TC-VI-48")
@pytest.mark.parametrize(
    "bought",
    [
        "",
        "resist drug, buy_strain cysts_1, develop 0",
        "improve livestock, buy_strain cysts_1, develop 0",
        "improve livestock, resist drug",
        "improve livestock, resist drug, buy_strain cysts_1",
    ],
)
def test_nobody_finishes_without_a_spread_a_resistance_and_a_symptom(bought: str) -> None:
    scene = expert()
    scene.do(RED, *items(bought))
    assert scene.refused(RED, "finish") == "VI-X2"
    assert scene.asking == "develop_freely"


@pytest.mark.rule("VI-X2")
def test_with_a_spread_a_resistance_and_a_symptom_one_may_finish() -> None:
    scene = expert()
    scene.do(RED, "improve small_animal", "resist drug", "buy_strain cysts_1", "develop 0", "finish")
    assert scene.asked == [BLUE]


@pytest.mark.rule("VI-X2")
def test_a_mutation_is_no_spread_and_no_resistance_level() -> None:
    scene = expert("extra_small_animal")
    scene.do(RED, "resist drug", "buy_strain cysts_1", "develop 0")
    assert scene.refused(RED, "finish") == "VI-X2"
    scene = expert("tougher_drug")
    scene.do(RED, "improve small_animal", "buy_strain cysts_1", "develop 0")
    assert scene.refused(RED, "finish") == "VI-X2"


@pytest.mark.rule("VI-X2")
def test_buying_is_refused_where_the_rest_would_not_cover_the_minimum() -> None:
    scene = expert()
    scene.do(RED, "improve bird")
    least = 10 + 13 + 5 + min(strain.prices[0] for strain in CONTENT.strains)
    assert (scene.dna(), least) == (40, 30), "livestock, drug, a strain and its first symptom"
    assert scene.refused(RED, "improve plane") == "VI-X2"
    assert scene.refused(RED, "improve bird") == "VI-X2"
    assert CONTENT.pathogens[words.BACTERIUM].readings[0].prices[0] > 40 - least
    assert scene.refused(RED, "develop_ability") == "VI-X2"
    assert "improve livestock" in scene.offers(RED)


@pytest.mark.rule("VI-X2")
@pytest.mark.parametrize(
    ("pathogen", "mutation", "bought_before", "last", "then", "city"),
    [
        (
            "virus",
            "tougher_heat",
            "resist cold, buy_strain fever_1, improve bird",
            "improve insect",
            "develop 0, develop 0",
            "bogota",
        ),
        (
            "bacterium",
            "tougher_drug",
            "buy_strain insomnia_2, improve blood, buy_strain fever_1, resist cold",
            "improve blood",
            "develop 0",
            "cape_town",
        ),
        (
            "bacterium",
            "once",
            "improve blood, resist heat, buy_strain cramps_2, buy_strain anaemia_1",
            "develop_ability",
            "",
            "havana",
        ),
    ],
)
def test_symptoms_and_abilities_that_raise_resistances_are_ways_to_a_city(
    pathogen: str, mutation: str, bought_before: str, last: str, then: str, city: str
) -> None:
    scene = expert(mutation, pathogen).do(RED, *items(bought_before))
    assert last in scene.offers(RED)
    scene.do(RED, last)
    assert not {"improve livestock", "resist drug", "resist heat", "finish"} & scene.offers(RED), "no DNA for levels"
    scene.do(RED, *items(then))
    assert scene.asked == [BLUE], "red has finished"
    assert city in scene.game.look(scene.s)["players"][RED]["within_reach"]


def leads_on(s: ViroidState, player: Player, known: dict[str, bool]) -> bool:
    """Return whether any purchases lead a board to the minimum. All affordable ones are tried, in every order."""
    key = str(player.to_data())
    if key not in known:
        after = s.clone()
        after.players[RED] = player
        known[key] = may_finish(after, player) or any(
            leads_on(s, board, known)
            for choice in on_offer(after, player)
            if choice not in map(words.improve, (words.BIRD, words.PLANE, words.SHIP))
            for board in bought(after, player, choice)
        )
    return known[key]


@pytest.mark.rule("VI-X2")
@pytest.mark.parametrize("pathogen", words.PATHOGENS)
def test_a_purchase_is_refused_if_and_only_if_nothing_leads_on_from_it(pathogen: str) -> None:
    answers = set()
    for seed in range(12):
        luck = Random(seed)
        s = GAME.new({"start": "expert", "pathogen": pathogen, "first": 1}, seed)
        known: dict[str, bool] = {}
        while s.owing == 1 << RED:
            for choice in on_offer(s, s.players[RED]):
                boards = bought(s, s.players[RED], choice)
                if boards[0].dna > FEW_DNA:
                    continue
                safe = is_safe(s, s.players[RED], choice)
                assert safe == any(leads_on(s, board, known) for board in boards)
                for board in boards:
                    search = Search(s, board)
                    search.finds_a_way()
                    assert search.tried < MOST_TRIED / 2
                answers.add(safe)
            GAME.apply(s, RED, luck.choice(GAME.options(s, RED)))
    assert answers == {True, False}


@pytest.mark.rule("VI-X2")
def test_a_search_that_would_take_too_long_still_finds_the_plain_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minimum, "MOST_TRIED", 1)
    scene = expert().do(RED, "improve bird")
    assert {"improve livestock", "resist drug", "buy_strain cysts_1"} <= scene.offers(RED)


@pytest.mark.rule("VI-X2")
@pytest.mark.parametrize("pathogen", words.PATHOGENS)
def test_nobody_develops_into_a_corner(pathogen: str) -> None:
    for seed in range(thorough(40, sample=3)):
        luck = Random(seed)
        s = GAME.new({"start": "expert", "pathogen": pathogen}, seed)
        while GAME.asking(s) in ("develop_freely", "free_growth", "adapt_to"):
            [seat] = members(s.owing)
            offered = GAME.options(s, seat)
            GAME.apply(s, seat, luck.choice([choice for choice in offered if choice != words.FINISH] or offered))
        assert all(any(player.developed) and any(player.levels) for player in s.players)
        assert min(player.infection for player in s.players) > 0, "a virus too"


def outcomes(s: ViroidState, seat: int) -> list[Player]:
    """Return a player's board after a purchase, for every further choice in it."""
    while GAME.asking(s) != "develop_freely":
        if not GAME.advance(s):
            found = []
            for choice in GAME.options(s, seat):
                after = s.clone()
                GAME.carry_out(after, seat, choice)
                found += outcomes(after, seat)
            return found
    return [s.players[seat]]


@pytest.mark.rule("VI-X2")
@pytest.mark.parametrize("pathogen", words.PATHOGENS)
def test_what_a_purchase_is_thought_to_do_is_what_it_does(pathogen: str) -> None:
    for seed in range(3):
        scene = Scene.opening(2, seed, start="expert", pathogen=pathogen)
        for _ in range(3):
            [seat] = scene.asked
            choices = [choice for choice in scene.table.legal(seat) if choice != words.FINISH]
            for choice in choices:
                thought = [
                    board
                    for board in bought(scene.s, scene.s.players[seat], choice)
                    if Search(scene.s, board).finds_a_way()
                ]
                after = scene.s.clone()
                GAME.carry_out(after, seat, choice)
                assert [each.to_data() for each in outcomes(after, seat)] == [each.to_data() for each in thought]
            scene.table.choose(seat, choices[seed * 5 % len(choices)])


@pytest.mark.rule("VI-X2")
def test_purchases_can_be_taken_back() -> None:
    scene = expert()
    before = scene.s.digest()
    scene.do(RED, "improve livestock", "buy_strain cysts_1")
    scene.table.undo(RED)
    scene.table.undo(RED)
    assert scene.s.digest() == before


@pytest.mark.rule("VI-X2", "VI-X4")
def test_nobody_finishes_while_no_city_could_be_entered() -> None:
    scene = expert("rich_genome")
    scene.do(RED, "improve insect", "resist drug", "buy_strain cysts_1", "develop 0")
    assert scene.refused(RED, "finish") == "VI-X2", "insects live where it is hot"
    scene.do(RED, "improve livestock", "finish")
    assert scene.asked == [BLUE]


@pytest.mark.rule("VI-X2", "VI-PA-VIB1", "VI-PA-VIB2")
def test_vibrio_needs_a_harbour_to_finish() -> None:
    bought = ("improve blood", "resist cold", "buy_strain cysts_1", "develop 0")
    scene = expert("rich_genome").do(RED, *bought)
    assert not scene.world.piers[scene.city("beijing")]
    scene.do(RED, "finish")
    assert scene.asked == [BLUE], "there is Beijing"
    vibrio = expert("rich_genome", "vibrio").do(RED, *bought)
    assert vibrio.refused(RED, "finish") == "VI-X2"
    vibrio.do(RED, "improve livestock", "finish")
    assert vibrio.asked == [BLUE], "and for Vibrio Buenos Aires"


@pytest.mark.rule("VI-X2", "VI-Q39")
def test_a_virus_needs_an_infection_point_to_finish() -> None:
    scene = expert("rich_genome", pathogen="virus")
    scene.do(RED, "improve small_animal", "resist drug", "buy_strain insomnia_1", "develop 0")
    assert scene.s.players[RED].infection == 0
    assert scene.refused(RED, "finish") == "VI-X2"
    scene.do(RED, "buy_strain cysts_1", "develop 1", "finish")
    assert scene.s.players[RED].infection == 1


@pytest.mark.rule("VI-X2", "VI-Q39", "VI-PA-VIR4")
def test_of_free_symptoms_only_those_are_forced_that_lead_to_an_infection_point() -> None:
    bought = ("buy_strain cough_1", "develop 0", "buy_strain insomnia_2", "resist drug", "improve blood")
    scene = expert(pathogen="virus").do(RED, *bought)
    assert scene.asked == [BLUE], "nothing but Insomnia led on"
    assert (scene.dna(), scene.board(RED)["infection"]) == (0, 1)
    assert [place["developed"] for place in scene.board(RED)["strains"] if place] == [1, 4]


@pytest.mark.rule("VI-X2", "VI-PA-VIR4")
@pytest.mark.parametrize(
    ("bought", "barred", "offered"),
    [
        ("buy_strain insomnia_2, buy_strain cramps_1, buy_strain cough_2, develop_ability", 1, {0, 2}),
        (
            "develop_ability, buy_strain insomnia_2, buy_strain nausea_1, buy_strain cysts_1, improve blood, "
            "develop 0, develop_ability, develop 0",
            0,
            {1, 2},
        ),
    ],
)
def test_a_free_symptom_is_refused_that_would_leave_no_way_to_the_minimum(
    bought: str, barred: int, offered: set[int]
) -> None:
    scene = expert("rich_genome", "virus").do(RED, *items(bought))
    assert scene.asking == "free_growth"
    assert scene.refused(RED, f"develop {barred}") == "VI-X2"
    assert scene.offers(RED) == {f"develop {slot}" for slot in offered}


@pytest.mark.rule("VI-X2", "VI-Q39")
def test_a_virus_keeps_enough_for_a_symptom_that_infects() -> None:
    bought = ("buy_strain insomnia_1", "improve livestock", "resist drug")
    scene = expert().do(RED, *bought)
    assert (scene.dna(), "resist drug" in scene.offers(RED)) == (27, True)
    virus = expert(pathogen="virus").do(RED, *bought)
    assert virus.refused(RED, "resist drug") == "VI-X2", "17, and a second strain with its first symptom"
    assert "improve livestock" in virus.offers(RED)


@pytest.mark.rule("VI-X3")
def test_one_after_the_other_develops_completely_the_start_player_first() -> None:
    scene = Scene.opening(3, start="expert", first=2)
    order = []
    while scene.asking == "develop_freely":
        [seat] = scene.asked
        if seat not in order:
            order.append(seat)
        assert order[-1] == seat
        scene.do(seat, "finish" if "finish" in scene.offers(seat) else min(scene.offers(seat)))
    assert order == [BLUE, GREEN, RED]


@pytest.mark.rule("VI-X3", "VI-X4", "VI-S19")
def test_all_develop_before_the_first_one_settles() -> None:
    scene = expert()
    finish_all(scene, "improve livestock", "resist drug")
    assert (scene.asking, scene.asked) == ("settle", [RED])
    assert scene.s.infected() == 0
    first = min(scene.offers(RED, "enter"))
    scene.do(RED, f"enter {first}")
    assert scene.told[0] == f"settled 0 {first} livestock"
    assert scene.told[1].startswith("settled 1")


@pytest.mark.rule("VI-Q5", "TC-VI-48", "VI-M6")
def test_the_end_of_the_dna_scale_counts_only_after_developing() -> None:
    scene = expert("rich_genome")
    assert scene.dna() == 70
    scene.do(RED, "improve livestock", "resist drug", "buy_strain cysts_1")
    rest = scene.dna()
    assert rest == 70 - 10 - 13 - 5
    scene.do(RED, "develop 0", "finish")
    assert scene.dna() == min(40, rest - CONTENT.strains[scene.s.players[RED].strains[0]].prices[0]) == 40
