"""The layout of the table: the deck, start cards, pathogens, and the first cities."""

from collections import Counter

import pytest

from tests.games.viroid.scene import BLUE, GAME, GREEN, RED, Scene, laid_out
from wusel.engine.errors import BadOption
from wusel.engine.sets import members
from wusel.games.viroid import words

CONTENT = GAME.content
CARDS = {2: (4, 14), 3: (6, 18), 4: (8, 24)}
MASSIVE = {"easy": 3, "normal": 4, "demanding": 5}
DIFFICULTIES = list(MASSIVE)


def letters(players: int, difficulty: str, seed: int) -> str:
    """Return the letters of a whole deck in the order of its cards."""
    s = laid_out(seed, players=players, difficulty=difficulty)
    drawn = []
    while any(s.deck.left()):
        drawn.append(s.deck.draw(s))
    assert len(set(drawn)) == len(drawn)
    return "".join(words.LETTERS[CONTENT.cards[card].letter] for card in drawn)


def parts(players: int, difficulty: str) -> list[str]:
    """Return the parts of a deck from the top, each with all its letters in order."""
    quiet, many = CARDS[players]
    whole = {letter: [f"{letter * many}M"] for letter in "BCD"}
    halves = {letter: [f"{letter * (many // 2)}M"] * 2 for letter in "BC"}
    if difficulty != "easy":
        whole["C"] = halves["C"]
    if difficulty == "demanding":
        whole["B"] = halves["B"]
    return ["A" * quiet, *whole["B"], *whole["C"], *whole["D"]]


# --- the deck


@pytest.mark.rule("TC-VI-06", "VI-S4", "VI-S7", "VI-S8", "VI-S9", "VI-S10")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_is_stacked_in_parts_each_with_its_massive_research(players: int, difficulty: str) -> None:
    for seed in range(8):
        deck = letters(players, difficulty, seed)
        for part in parts(players, difficulty):
            assert "".join(sorted(deck[: len(part)])) == part
            deck = deck[len(part) :]
        assert deck == ""


@pytest.mark.rule("TC-VI-06", "VI-S10")
def test_how_many_cards_there_are_in_all_and_turns_for_everybody() -> None:
    totals = {players: [len(letters(players, difficulty, 1)) for difficulty in DIFFICULTIES] for players in (2, 3, 4)}
    assert totals == {2: [49, 50, 51], 3: [63, 64, 65], 4: [83, 84, 85]}
    turns = {players: (cards[0] - 3) / players for players, cards in totals.items()}
    assert turns == {2: 23, 3: 20, 4: 20}


@pytest.mark.rule("TC-VI-07", "VI-S5")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_difficulty_is_the_number_of_massive_research_drawn_from_the_five(difficulty: str) -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        s = laid_out(seed, difficulty=difficulty)
        drawn = [s.deck.draw(s) for _ in range(sum(s.deck.left()))]
        massive = [card for card in drawn if CONTENT.cards[card].letter == words.M]
        assert len(massive) == MASSIVE[difficulty]
        seen.update(massive)
    assert set(seen) == set(CONTENT.by_letter[words.M])
    assert difficulty == "demanding" or max(seen.values()) < 60, "not always the same"


@pytest.mark.rule("VI-S5")
def test_easy_is_what_is_played_unless_said_otherwise() -> None:
    assert sum(laid_out().deck.left()) == 49
    with pytest.raises(BadOption, match="easy, normal, demanding"):
        GAME.new({"difficulty": "harmless"}, 1)


@pytest.mark.rule("VI-S3", "VI-S7", "VI-S8", "VI-S9")
def test_the_parts_are_shuffled() -> None:
    places = {letters(2, "easy", seed).index("M") for seed in range(150)}
    assert places == set(range(4, 4 + 15)), "anywhere in B, never in A"
    halves = [letters(2, "normal", seed)[19:34] for seed in range(150)]
    assert {half.index("M") for half in halves} == set(range(8)), "anywhere in the first half of C"


@pytest.mark.rule("VI-S4", "VI-S6")
def test_which_cards_are_left_out_differs_and_nobody_knows() -> None:
    used: Counter[int] = Counter()
    for seed in range(80):
        s = laid_out(seed)
        used.update(s.deck.draw(s) for _ in range(sum(s.deck.left())))
        assert [len(pool) for pool in s.deck.pools] == [5, 13, 13, 13, 2], "they never come"
    assert len(used) == 95, "every card is used in some game"
    assert max(used.values()) < 80
    seen = [GAME.look(laid_out(seed))["deck"] for seed in range(20)]
    assert all(deck == seen[0] for deck in seen)


# --- the first player


@pytest.mark.rule("VI-S13", "VI-T1")
def test_who_was_ill_last_begins_or_chance_decides() -> None:
    for first in (1, 2, 3):
        assert laid_out(players=3, first=first).active == first - 1
    begins = Counter(laid_out(seed, players=3, first="random").active for seed in range(90))
    assert set(begins) == {0, 1, 2}
    assert min(begins.values()) > 15
    with pytest.raises(BadOption, match="first=4"):
        GAME.new({"players": 3, "first": 4}, 1)


# --- start cards


@pytest.mark.rule("VI-S14")
def test_everybody_is_dealt_another_start_card_at_random() -> None:
    seen: Counter[str] = Counter()
    for seed in range(100):
        dealt = [told.split()[2] for told in Scene.opening(4, seed).told if told.startswith("start_dealt")]
        assert len(set(dealt)) == 4
        seen.update(dealt)
    assert set(seen) == {"london", "moscow", "lagos", "shanghai", "mexico_city"}
    assert min(seen.values()) > 60


@pytest.mark.rule("VI-S14", "VI-S16", "VI-M1")
@pytest.mark.parametrize("number", range(5))
def test_a_start_card_gives_what_stands_on_it(number: int) -> None:
    card = CONTENT.start_cards[number]
    name = CONTENT.worlds[2].names[card.city]
    other = "london" if name == "lagos" else "lagos"
    scene = Scene.dealt({RED: name, BLUE: other})
    player, mutation = scene.s.players[RED], CONTENT.mutations[card.mutation]
    assert player.mutation == card.mutation
    assert player.dna == card.dna + mutation.dna
    assert player.levels == card.levels
    values = [{0: 0, 1: 3, 2: 6}[level] + more for level, more in zip(card.levels, mutation.resistances, strict=True)]
    assert player.resistances == values
    scales = [scene.board(RED)["spreads"][spread] for spread in words.SPREADS]
    assert scales == card.spreads
    more = [int(mutation.spread == spread) for spread in range(7)]
    assert player.strengths == [level + plus for level, plus in zip(card.spreads, more, strict=True)]
    strain = CONTENT.strains[player.strains[0]]
    assert strain.family == card.family
    assert player.developed == [1, 0, 0]


@pytest.mark.rule("VI-S14", "VI-S15")
def test_the_strain_is_a_random_one_of_the_name_on_the_card() -> None:
    for city, family in (("london", "cysts"), ("lagos", "fever")):
        taken = set()
        for seed in range(80):
            told = Scene.opening(2, seed).told
            if f"start_dealt 0 {city}" in told:
                taken |= {each.split()[2] for each in told if each.startswith("strain_taken 0")}
        assert taken == {f"{family}_1", f"{family}_2"}


@pytest.mark.rule("VI-S15", "VI-S18")
def test_strains_are_taken_in_turn_order_and_the_others_are_there_for_all() -> None:
    scene = Scene.opening(3, first=2)
    told = [each.split() for each in scene.told if each.startswith("strain_taken")]
    assert [each[1] for each in told] == ["1", "2", "0"]
    left = GAME.look(scene.s)["strains"]
    assert len(left) == 16 - 3
    assert not {each[2] for each in told} & set(left)


@pytest.mark.rule("VI-S15", "VI-SY6")
def test_the_top_symptom_is_free_and_works_at_once() -> None:
    scene = Scene.dealt({RED: "london", BLUE: "lagos"})
    assert "infection_changed 0 2" in scene.told
    assert "infection_changed 1 2" in scene.told
    assert scene.dna(BLUE) == next(card.dna for card in CONTENT.start_cards if card.city == scene.city("lagos"))


@pytest.mark.rule("VI-S17", "VI-Q39", "VI-PA-BAK", "VI-PA-VIR1")
@pytest.mark.parametrize(
    ("pathogen", "values"),
    [
        ("bacterium", [1, 1, 1]),
        ("nanites", [1, 1, 1]),
        ("fungus", [1, 1, 1]),
        ("vibrio", [2, 1, 1]),
        ("virus", [0, 0, 0]),
    ],
)
def test_with_which_values_pathogens_begin(pathogen: str, values: list[int]) -> None:
    scene = Scene.opening(2, pathogen=pathogen, start="expert")
    for player in scene.s.players:
        infection = player.infection - CONTENT.mutations[player.mutation].infection
        assert [infection, player.severity, player.mortality] == values


@pytest.mark.rule("VI-Q39")
def test_a_virus_with_a_start_card_can_infect() -> None:
    for seed in range(30):
        s = GAME.new({"pathogen": "virus", "players": 4}, seed)
        assert min(player.infection for player in s.players) >= 1


@pytest.mark.rule("VI-S18")
def test_nobody_is_dealt_a_mutation_or_start_card_twice() -> None:
    for seed in range(30):
        s = laid_out(seed, players=4, start="expert")
        assert len({player.mutation for player in s.players}) == 4


@pytest.mark.rule("VI-S18", "VI-H1")
def test_markers_and_strains_lie_open() -> None:
    scene = Scene.opening(2, start="expert")
    assert scene.game.look(scene.s)["strains"] == [strain.name for strain in CONTENT.strains]
    assert [*scene.game.look(scene.s)["markers"].values()] == CONTENT.markers


# --- the first infected


def settling(city: str, board: str, *, players: int = 2, taken: str = "tokyo", dead: str = "") -> Scene:
    """Red settles now, by a start card for a city or without one anywhere. `taken` are blue's cubes."""
    scene = Scene(players, boards={RED: board}, infected={BLUE: taken}, dead=dead)
    s = scene.s
    s.agenda = [words.START_TURN]
    if city:
        words.then_settle_in(s, RED, scene.city(city), chosen=0)
    else:
        words.then_settle(s, RED)
    s.offer = None
    scene.begin(s)
    return scene


@pytest.mark.rule("VI-S19")
def test_all_are_equipped_before_the_first_one_settles() -> None:
    told = [each.split()[0] for each in Scene.dealt({RED: "london", BLUE: "lagos"}).told]
    assert told.index("settled") > max(place for place, word in enumerate(told) if word == "strain_taken")


@pytest.mark.rule("VI-S19", "VI-M1")
def test_a_field_whose_way_is_owned_on_the_scale_or_by_the_mutation() -> None:
    scene = settling("london", "small_animal extra_blood drug:6 cold:0 heat:0", players=4)
    assert scene.offers(RED) == {"choose_way small_animal", "choose_way blood"}
    assert scene.refused(RED, "choose_way livestock") == "VI-S19"
    scene.do(RED, "choose_way blood")
    assert scene.told[0] == "settled 0 london blood"
    assert scene.wells("london").count("blood 0") == 1


@pytest.mark.rule("VI-S19", "VI-2.19", "VI-2.15")
def test_neither_points_nor_quarantine_nor_dna_matter_for_the_first_infected() -> None:
    scene = settling("london", "small_animal infection:0", dead="london blood")
    assert scene.told[0] == "settled 0 london small_animal"
    assert scene.dna() == 0
    assert scene.s.infection_left == 0


@pytest.mark.rule("VI-Q25")
def test_where_the_start_city_has_no_fitting_field_another_is_chosen_that_can_be_entered() -> None:
    scene = settling("london", "blood drug:6 cold:0 heat:0", taken="london blood")
    assert scene.asking == "settle"
    assert scene.refused(RED, "enter london") == "VI-S19"
    assert "paris" in scene.offers(RED, "enter")
    assert scene.refused(RED, "enter berlin") == "VI-2.7", "blood leads into it, but it needs more"
    assert scene.refused(RED, "enter moscow") == "VI-2.7"
    scene.do(RED, "enter paris")
    assert scene.cities(RED) == ["paris"]


@pytest.mark.rule("VI-Q25")
@pytest.mark.parametrize("board", ["blood cold:0 drug:0 heat:0", "cold:9 drug:9 heat:9"])
def test_only_where_no_city_can_be_entered_at_all_any_free_field_will_do(board: str) -> None:
    scene = settling("london", board, taken="london blood")
    assert scene.asking == "settle"
    assert scene.offers(RED, "enter") == set(scene.world.names)
    entries = scene.game.look(scene.s)["entries"]
    scene.do(RED, "enter berlin")
    assert scene.offers(RED, "choose_way") == set(entries["berlin"]["ways"]) == {"small_animal", "blood"}
    scene.do(RED, "choose_way small_animal")
    assert scene.cities(RED) == ["berlin"]


@pytest.mark.rule("VI-Q25", "VI-S19")
def test_where_the_start_city_is_shared_the_next_free_field_is_taken() -> None:
    scene = settling("london", "small_animal drug:6 cold:0 heat:0", taken="london small_animal")
    assert scene.told[0] == "settled 0 london small_animal"
    assert scene.wells("london").count("small_animal 0") == 1


@pytest.mark.rule("VI-S19", "VI-X4")
def test_experts_settle_wherever_way_and_resistances_allow() -> None:
    scene = settling("", "small_animal drug:6 cold:0 heat:0")
    offered = scene.offers(RED, "enter")
    world = scene.world
    for number, name in enumerate(world.names):
        ways = world.ways[world.first[number] : world.first[number + 1]]
        needs = [world.needs[resistance][number] for resistance in range(3)]
        allowed = needs[0] == 0 and needs[1] <= 6 and needs[2] == 0 and words.SMALL_ANIMAL in ways
        assert (name in offered) == allowed, name
    assert scene.refused(RED, "enter berlin") == "VI-2.7"
    assert {"london", "paris", "cape_town"} <= offered, "neighbours do not matter"


@pytest.mark.rule("VI-S19", "VI-T1")
def test_the_start_player_settles_first_and_all_others_in_turn() -> None:
    for seed in range(20):
        scene = Scene.opening(3, seed, first=2)
        told = [each for each in scene.told if each.startswith("settled")]
        while scene.asking == "settle_in":
            [seat] = scene.asked
            scene.do(seat, min(scene.offers(seat)))
            told += [each for each in scene.told if each.startswith("settled")]
        assert [int(each.split()[1]) for each in told] == [BLUE, GREEN, RED]


@pytest.mark.rule("VI-S19", "VI-PA-VIB1")
def test_vibrio_settles_nowhere() -> None:
    for start in ("cards", "expert"):
        scene = Scene.opening(2, pathogen="vibrio", start=start)
        while scene.asking == "develop_freely":
            [seat] = scene.asked
            cheap = scene.offers(seat) & {"finish"} or scene.offers(seat)
            scene.do(seat, min(cheap))
        assert scene.s.turn == 1
        assert [members(present) for present in scene.s.present] == [[], []]
