"""The contents of the box and the board that matter for play."""

from collections import Counter

import pytest

from tests.games.viroid.scene import BLUE, GAME, RED, Scene
from wusel.engine.errors import BadOption
from wusel.engine.sets import has, members
from wusel.games.viroid import words
from wusel.games.viroid.content import Content
from wusel.games.viroid.words import City, Line, Way

CONTENT: Content = GAME.content
WORLD = CONTENT.worlds[4]
LONDON_TWO = {RED: "london small_animal", BLUE: "cape_town"}


def city(name: str) -> City:
    return City(WORLD.names.index(name))


def wells(players: int, number: City) -> list[Way]:
    return CONTENT.worlds[players].ways_into(number)


# --- the box


@pytest.mark.rule("VI-C1", "VI-S11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_board_and_there_are_four(players: int) -> None:
    s = GAME.new({"players": players}, 1)
    assert (s.seats, len(s.players)) == (players, players)
    for wrong in (1, 5):
        with pytest.raises(BadOption, match="2, 3, 4"):
            GAME.new({"players": wrong}, 1)


@pytest.mark.rule("VI-C1", "VI-4.1")
def test_dice_have_six_sides_and_all_come_up() -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        scene = Scene(boards={RED: "severity:10"}, infected=LONDON_TWO)
        scene.s.reseed(seed)
        scene.do(RED, "finish")
        [dice] = [event.what[2:] for event in scene.happened if event.what[0] == words.ROLLED]
        assert len(dice) == 10, "more than there are, thrown again"
        seen.update(dice)
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert min(seen.values()) > 60


@pytest.mark.rule("VI-C2")
def test_132_cards() -> None:
    pathogen_cards = 4 * (len(CONTENT.pathogens) - 1)
    counts = [len(CONTENT.start_cards), len(CONTENT.cards), len(CONTENT.strains), pathogen_cards]
    assert counts == [5, 95, 16, 16]
    assert sum(counts) == 132


@pytest.mark.rule("VI-C3", "VI-S3")
def test_95_event_cards_of_five_letters() -> None:
    assert Counter(words.LETTERS[card.letter] for card in CONTENT.cards) == {"A": 9, "B": 27, "C": 27, "D": 27, "M": 5}
    assert {letter: len(cards) for letter, cards in zip(words.LETTERS, CONTENT.by_letter, strict=True)} == {
        "A": 9,
        "B": 27,
        "C": 27,
        "D": 27,
        "M": 5,
    }


@pytest.mark.rule("VI-C4", "VI-S18")
def test_12_mutations_and_35_markers_of_five_kinds() -> None:
    assert len(CONTENT.mutations) == 12
    markers = Scene.opening().game.look(GAME.new({}, 1))["markers"]
    assert set(markers) == {*words.MEASURES, "blocks"}
    assert sum(markers.values()) == 35


@pytest.mark.rule("VI-C5", "VI-B4", "VI-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_research_starts_at_the_top_and_the_cure_far_below(players: int) -> None:
    s = GAME.new({"players": players, "start": "expert"}, 3)
    assert s.research == 0
    moved = 3 * sum(CONTENT.mutations[player.mutation].cure > 0 for player in s.players)
    assert s.cure == CONTENT.cure_start[players] + moved
    assert s.cure <= CONTENT.track
    assert len(set(CONTENT.cure_start.values())) > 1, "it depends on the number of players"


@pytest.mark.rule("VI-C6")
def test_22_cubes_mark_what_stands_on_a_board() -> None:
    board = Scene(boards={RED: "cysts_1 cough_1 fever_1"}, infected=LONDON_TWO).board(RED)
    scales = ["infection", "severity", "mortality", "ability"]
    tens_and_ones = 2
    marked = [board["levels"], board["resistances"], board["spreads"], [name for name in scales if name in board]]
    strains = [strain for strain in board["strains"] if strain is not None]
    assert sum(len(each) for each in marked) + len(strains) + tens_and_ones == 22


@pytest.mark.rule("VI-C7", "VI-Q37")
def test_25_cubes_of_every_colour() -> None:
    s = GAME.new({"players": 4}, 2)
    assert [player.cubes + s.fields.count(seat) for seat, player in enumerate(s.players)] == [25] * 4
    scene = Scene(infected={RED: "london small_animal, paris, berlin", BLUE: "cape_town"})
    assert [player.cubes for player in scene.s.players] == [22, 24]


@pytest.mark.rule("VI-C8", "VI-S2", "VI-Q26")
def test_21_covers_replace_whole_cities_for_two_and_three_players() -> None:
    for players in (2, 3):
        changed = [number for number in WORLD.cities if wells(players, number) != wells(4, number)]
        assert len(changed) == 21, f"{players} players"
        world = CONTENT.worlds[players]
        assert (world.needs, world.land, world.lines) == (WORLD.needs, WORLD.land, WORLD.lines)
        assert (world.airports, world.continents) == (WORLD.airports, WORLD.continents)
    assert len(wells(2, city("london"))) < len(wells(3, city("london"))) < len(wells(4, city("london")))


@pytest.mark.rule("VI-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_covers_for_the_number_of_players_lie_on_the_map(players: int) -> None:
    s = GAME.new({"players": players}, 1)
    assert len(s.fields) == len(CONTENT.worlds[players].ways)
    seen = GAME.look(s)["cities"]
    assert {name: len(here["wells"]) for name, here in seen.items()} == {
        WORLD.names[number]: len(wells(players, number)) for number in WORLD.cities
    }


@pytest.mark.rule("VI-C9", "VI-S12")
def test_five_pathogens_and_all_play_the_same() -> None:
    assert words.PATHOGENS == ("bacterium", "nanites", "fungus", "vibrio", "virus")
    for number, name in enumerate(words.PATHOGENS):
        assert GAME.new({"pathogen": name, "players": 4}, 1).variant.pathogen == number
    assert GAME.new({}, 1).variant.pathogen == words.BACTERIUM, "recommended for the first game"


# --- the board


@pytest.mark.rule("VI-B1")
def test_cities_have_a_continent_fields_with_ways_and_needs() -> None:
    assert {WORLD.continents[number] for number in WORLD.cities} == {0, 1, 2, 3}
    for players in (2, 3, 4):
        assert {len(wells(players, number)) for number in WORLD.cities} <= {2, 3, 4, 5, 6}
    assert set(WORLD.ways) == {words.SMALL_ANIMAL, words.LIVESTOCK, words.INSECT, words.BLOOD}
    assert words.CONTINENTS[WORLD.continents[city("london")]] == "europe"
    needs = [WORLD.needs[resistance][city("paris")] for resistance in range(3)]
    assert needs[words.DRUG] == 5
    assert needs[words.COLD] <= 1
    assert needs[words.HEAT] <= 1


@pytest.mark.rule("VI-B2")
def test_a_field_is_healthy_infected_or_dead() -> None:
    scene = Scene(infected={RED: "madrid insect", BLUE: "cape_town"}, dead="madrid livestock")
    assert scene.wells("madrid") == ["small_animal healthy", "livestock dead", "insect 0"]
    assert GAME.look(scene.s)["cities"]["madrid"]["wells"] == ["healthy", "dead", "0"]


@pytest.mark.rule("VI-B3")
def test_lines_lead_both_ways_and_one_crosses_the_edge_of_the_board() -> None:
    assert has(WORLD.land[city("london")], city("paris"))
    assert has(WORLD.land[city("paris")], city("london"))
    for number in WORLD.cities:
        assert all(has(WORLD.land[other], number) for other in members(WORLD.land[number]))
        for line in WORLD.piers[number]:
            assert line in WORLD.piers[WORLD.far_end(line, number)]
    over = [name for line, name in enumerate(CONTENT.names.line) if CONTENT.over_edge(Line(line))]
    assert any("tokyo" in name for name in over)
    assert has(WORLD.airports, city("tokyo"))


@pytest.mark.rule("VI-B5", "VI-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_corpses_wait_on_four_continents(players: int) -> None:
    s = GAME.new({"players": players}, 1)
    assert s.corpses == CONTENT.corpses[players]
    assert len(s.corpses) == 4
    assert all(s.corpses)
    assert sum(s.corpses) <= 60
    if players < 4:
        assert sum(s.corpses) < sum(CONTENT.corpses[players + 1])


@pytest.mark.rule("VI-B6", "TC-VI-28")
def test_dna_ends_at_forty() -> None:
    scene = Scene(phase=1, come=("dna 10",), boards={RED: "dna:38"}, infected=LONDON_TWO)
    assert scene.dna() == 40
    assert scene.told == [scene.told[0], "dna_gained 0 2"], "the rest lapses"


@pytest.mark.rule("VI-B6", "TC-VI-28", "VI-3.3")
def test_a_resistance_ends_at_nine() -> None:
    scene = Scene(phase=3, boards={RED: "cold:8 dna:40"}, infected=LONDON_TWO)
    scene.do(RED, "resist cold")
    assert scene.board(RED)["resistances"]["cold"] == 9
    scene.do(RED, "resist cold")
    assert scene.board(RED)["resistances"]["cold"] == 9
    assert scene.board(RED)["levels"]["cold"] == 2


@pytest.mark.rule("VI-B6", "TC-VI-28", "VI-SY4", "VI-SY5", "VI-SY6")
@pytest.mark.parametrize(
    ("scale", "most", "effect"),
    [("infection", 8, "infectious"), ("severity", 10, "severe"), ("mortality", 5, "deadly")],
)
def test_scales_end(scale: str, most: int, effect: str) -> None:
    board = f"{scale}:{most - 1} fever_1:0 dna:10"
    scene = Scene(phase=3, boards={RED: board}, infected=LONDON_TWO, symptoms={"fever_1": f"{effect} / {effect}"})
    scene.do(RED, "develop 0")
    assert getattr(scene.s.players[RED], scale) == most
    scene.do(RED, "develop 0")
    assert getattr(scene.s.players[RED], scale) == most


@pytest.mark.rule("VI-B6", "VI-Q24")
def test_no_resistance_falls_below_nothing() -> None:
    come = ("weaken all cold, weaken all cold, weaken you heat",)
    scene = Scene(phase=1, come=come, boards={RED: "cold:1 heat:0"}, infected=LONDON_TWO)
    assert scene.board(RED)["resistances"] == {"cold": 0, "drug": 9, "heat": 0}
    assert scene.board(BLUE)["resistances"]["cold"] == 7


@pytest.mark.rule("VI-B7")
def test_a_city_is_extinct_when_all_its_fields_hold_corpses() -> None:
    scene = Scene(infected=LONDON_TWO, extinct="rome", dead="madrid insect, madrid livestock")
    seen = GAME.look(scene.s)["cities"]
    assert [name for name, here in seen.items() if here["extinct"]] == ["rome"]


@pytest.mark.rule("VI-B8")
def test_quarantine_is_a_corpse_without_infected_in_a_city_that_lives() -> None:
    scene = Scene(
        infected={RED: "london small_animal", BLUE: "berlin"}, dead="london blood, madrid insect", extinct="rome"
    )
    seen = GAME.look(scene.s)["cities"]
    assert [name for name, here in seen.items() if here["quarantine"]] == ["madrid"], "of any colour"
