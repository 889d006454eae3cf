"""Our own content agrees with the rulebook and with its design goals: the size of the map, the number of cities on
cards, prices, and readable texts."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from wusel.engine.content.content_file import SOURCES
from wusel.engine.kinds import Deed
from wusel.engine.sets import count, first, has, members, only, union
from wusel.engine.vocabulary import deed
from wusel.games.viroid import words
from wusel.games.viroid.components import Card, Strain
from wusel.games.viroid.content import OWN, Content
from wusel.games.viroid.demands.cards import marker_of
from wusel.games.viroid.demands.start import fields_by
from wusel.games.viroid.game import new_game
from wusel.games.viroid.limits import EVERY_RESISTANCE, EVERY_WAY
from wusel.games.viroid.words import City, each_city, each_line

TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in OWN.glob("*.toml")}
GAME = new_game()
CONTENT: Content = GAME.content
WORLD = CONTENT.worlds[4]
CITIES = WORLD.names
AMERICA, EUROPE, AFRICA, ASIA = range(4)
BY_SMALL_ANIMAL, BY_LIVESTOCK, *_ = EVERY_WAY


def city(name: str) -> City:
    return City(CITIES.index(name))


def needs(name: str) -> tuple[int, ...]:
    return tuple(WORLD.needs[resistance][city(name)] for resistance in range(3))


def card(name: str) -> Card:
    return next(card for card in CONTENT.cards if card.name == name)


def cards(letters: str) -> list[Card]:
    return [card for card in CONTENT.cards if words.LETTERS[card.letter] in letters]


def said(effects: list[Deed]) -> list[dict[str, int | str]]:
    return [GAME.effects.to_json(effect) for effect in effects]


# --- our own content: the facts of the rulebook


def test_our_own_content_loads() -> None:
    assert GAME.content_text() == "", "a save need not carry along what is everywhere"
    assert {name: dict(numbers) for name, numbers in CONTENT.kinds.items()}.keys() == {
        "city",
        "line",
        "strain",
        "mutation",
        "card",
    }


def test_every_entry_says_where_it_comes_from() -> None:
    provenance = CONTENT.parts.provenance
    headings = sum(text.count("\n[") for text in TEXTS.values())
    assert len(provenance) == headings == sum(text.count("\nsource = ") for text in TEXTS.values())
    assert set(provenance.values()) <= set(SOURCES)
    from_the_rulebook = {name for name, source in provenance.items() if source == "rulebook"}
    mutations = {"extra_bird", "more_infectious", "far_cure", "rich_genome"}
    assert from_the_rulebook == {"mild_climate", "start card: london", "prices", *mutations}


@pytest.mark.rule("VI-C2", "VI-C3", "VI-C4", "VI-C8", "VI-C9")
def test_the_box_is_complete() -> None:
    assert {letter: len(cards) for letter, cards in zip(words.LETTERS, CONTENT.by_letter, strict=True)} == {
        "A": 9,
        "B": 27,
        "C": 27,
        "D": 27,
        "M": 5,
    }
    assert (len(CONTENT.start_cards), len(CONTENT.cards), len(CONTENT.strains)) == (5, 95, 16)
    assert [pathogen.name for pathogen in CONTENT.pathogens] == list(words.PATHOGENS)
    assert (len(CONTENT.mutations), sum(CONTENT.markers), len(CONTENT.covered)) == (12, 35, 21)


@pytest.mark.rule("VI-B1", "VI-B3", "VI-K1")
def test_london_and_paris_are_those_of_the_rulebook() -> None:
    london, paris = city("london"), city("paris")
    assert WORLD.continents[london] == WORLD.continents[paris] == EUROPE
    assert needs("london") == (0, 6, 0)
    assert needs("paris") == (0, 5, 0)
    assert has(WORLD.land[london], paris)
    for world in CONTENT.worlds.values():
        assert fields_by(world, london, BY_SMALL_ANIMAL) == 2
        assert fields_by(world, paris, BY_SMALL_ANIMAL) >= 1
    for other in members(WORLD.land[london] & WORLD.borne_with([1, 6, 1])):
        assert other == paris, "in the example only Paris can be entered"
    around = [name for name in members(WORLD.land[london] | WORLD.land[paris]) if name not in (london, paris)]
    hot = [other for other in around if WORLD.needs[words.HEAT][other] >= 2]
    assert 2 * len(hot) > len(around), "the surroundings need heat resistance more often than not"


@pytest.mark.rule("VI-B3", "VI-K1")
def test_only_the_sea_line_at_tokyo_goes_over_the_edge() -> None:
    over = [line for line in each_line(first(len(CONTENT.lines))) if CONTENT.over_edge(line)]
    assert [CONTENT.names.line[line] for line in over] == ["tokyo-los_angeles"]
    assert CONTENT.parts.titles["tokyo-los_angeles"] == {"en": "Tokyo–Los Angeles", "de": "Tokio–Los Angeles"}
    assert has(WORLD.airports, city("tokyo"))


@pytest.mark.rule("VI-S2", "VI-C8", "VI-Q26")
def test_covers_take_wells_away_for_fewer_players() -> None:
    wells = {players: Counter(world.homes) for players, world in CONTENT.worlds.items()}
    for number in WORLD.cities:
        covered = number in CONTENT.covered
        assert wells[3][number] == wells[4][number] - covered
        assert wells[2][number] == wells[4][number] - 2 * covered >= 2
        for way in EVERY_WAY:
            by_players = [fields_by(CONTENT.worlds[players], number, way) for players in (2, 3, 4)]
            assert by_players == sorted(by_players), "what is there for two is there for three and four"
    for world in CONTENT.worlds.values():
        assert (world.needs, world.land, world.lines, world.airports) == (
            WORLD.needs,
            WORLD.land,
            WORLD.lines,
            WORLD.airports,
        )
    covered_sizes = [wells[4][number] for number in CONTENT.covered]
    assert sorted(covered_sizes) == sorted(wells[4].values())[-21:], "the largest cities are covered"


@pytest.mark.rule("VI-K5", "TC-VI-02")
def test_mild_climate_is_that_of_the_rulebook() -> None:
    mild = card("mild_climate")
    assert said(mild.effects) == [
        {"do": "harden", "who": "all", "resistance": "cold"},
        {"do": "harden", "who": "all", "resistance": "heat"},
    ]
    assert (mild.letter, mild.kind, mild.heals, mild.dna) == (words.A, "helpful", [], 10)
    assert CONTENT.parts.titles["mild_climate"] == {"en": "Mild Climate", "de": "Mildes Klima"}


@pytest.mark.rule("VI-K4", "VI-S14")
def test_the_start_card_of_london_is_that_of_the_rulebook() -> None:
    london = CONTENT.start_cards[0]
    assert (CITIES[london.city], london.family, london.dna) == ("london", "cysts", 3)
    assert (london.spreads, london.levels) == ([1, 0, 0, 0, 0, 0, 0], [0, 2, 0])
    assert CONTENT.mutations[london.mutation].dna == 15


@pytest.mark.rule("VI-CO1..CO11")
def test_prices_are_those_of_the_rulebook() -> None:
    assert dict(zip(words.SPREADS, CONTENT.spread_prices, strict=True)) == {
        "small_animal": [15, 20],
        "livestock": [10, 13],
        "insect": [11, 14],
        "blood": [10, 13],
        "bird": [15, 18],
        "plane": [14, 18],
        "ship": [14, 18],
    }
    assert dict(zip(words.RESISTANCES, CONTENT.resistance_prices, strict=True)) == {
        "cold": [13, 18],
        "drug": [13, 17],
        "heat": [15, 20],
    }
    assert CONTENT.slot_prices == [5, 10, 15]


@pytest.mark.rule("VI-K6", "VI-CO11", "VI-Q5")
def test_the_strains_that_the_rulebook_knows() -> None:
    for strain in CONTENT.strains:
        assert strain.symptoms[0].title == CONTENT.families[strain.family] == CONTENT.parts.titles[strain.family]
        if strain.family == "cysts":
            assert (strain.prices[0], said(strain.effects[0])) == (2, [{"do": "infectious"}])
        if strain.family == "cough":
            spread = [{"do": "outbreak", "who": "you", "spread": "small_animal"}]
            assert (strain.prices[0], said(strain.effects[0])) == (4, spread)
    assert {"cysts", "cough", "insomnia"} <= set(CONTENT.families)
    assert [strain.name for strain in CONTENT.strains if strain.necrosis >= 0] == ["cough_1", "cramps_2"]


@pytest.mark.rule("VI-S17", "VI-Q39", "VI-K7", "VI-PA-BAK", "VI-PA-NAN1", "VI-PA-PIL2", "VI-Q19")
def test_pathogens_start_and_grow_as_the_rules_say() -> None:
    values = {kind.name: (kind.infection, kind.severity, kind.mortality) for kind in CONTENT.pathogens}
    assert values == {
        "bacterium": (1, 1, 1),
        "nanites": (1, 1, 1),
        "fungus": (1, 1, 1),
        "vibrio": (2, 1, 1),
        "virus": (0, 0, 0),
    }
    bacterium, nanites, fungus, vibrio, _ = CONTENT.pathogens
    hardier = [words.harden(words.YOU, resistance) for resistance in EVERY_RESISTANCE]
    assert bacterium.readings[0].effects == [hardier] * 3
    assert tuple(reading.effects for reading in nanites.readings) == ([[words.DEADLY]] * 2, [[words.DEADLY]] * 3)
    by_small_animal, by_livestock = words.fly(BY_SMALL_ANIMAL), words.fly(BY_LIVESTOCK)
    flights = [[effect for effect in effects if deed(effect) == words.FLY] for effects in fungus.readings[0].effects]
    assert flights == [[by_small_animal], [by_small_animal, by_livestock], [by_small_animal, by_livestock]]
    assert vibrio.readings[0].effects == [[], [], []]
    assert [kind.three_abilities for kind in CONTENT.pathogens if kind is not nanites] == [[]] * 4


@pytest.mark.rule("VI-K8", "VI-M1..M6")
def test_the_mutations() -> None:
    spreads = [words.SPREADS[mutation.spread] for mutation in CONTENT.mutations if mutation.spread >= 0]
    assert spreads == ["small_animal", "livestock", "insect", "blood", "bird"]
    assert [mutation.resistances for mutation in CONTENT.mutations if any(mutation.resistances)] == [
        [2, 0, 0],
        [0, 2, 0],
        [0, 0, 2],
    ]
    rest = [(mutation.price, mutation.infection, mutation.cure, mutation.dna) for mutation in CONTENT.mutations[-4:]]
    assert rest == [(6, 0, 0, 0), (0, 2, 0, 0), (0, 0, 3, 0), (0, 0, 0, 15)]


# --- our own content: what it was made to be like


@pytest.mark.rule("VI-K1", "VI-B1")
def test_the_map_is_of_the_right_size() -> None:
    assert Counter(WORLD.continents) == {AMERICA: 9, EUROPE: 8, AFRICA: 6, ASIA: 9}
    assert Counter(Counter(WORLD.homes).values()) == {2: 2, 3: 9, 4: 11, 5: 7, 6: 3}
    assert {players: len(world.ways) for players, world in CONTENT.worlds.items()} == {2: 86, 3: 107, 4: 128}


@pytest.mark.rule("VI-K1", "VI-B3")
def test_the_map_is_neither_a_tangle_nor_a_string() -> None:
    degrees = [count(near) for near in WORLD.land]
    assert 2.4 <= sum(degrees) / len(WORLD.cities) <= 2.8
    assert max(degrees) <= 5
    for continent in range(4):
        here = [number for number in WORLD.cities if WORLD.continents[number] == continent and degrees[number]]
        assert all(len(steps_to_all(number, here)) - 1 <= 5 for number in here), "five land lines at most"
    assert [CITIES[number] for number in WORLD.cities if not degrees[number]] == ["havana", "tokyo", "sydney"]


def steps_to_all(start: City, within: list[City]) -> list[int]:
    """Return the cities that can be reached, step by step, until all are."""
    found = [only(start)]
    everything = sum(only(number) for number in within)
    while found[-1] != everything:
        found.append(WORLD.near(found[-1]) & everything)
        assert found[-1] != found[-2]
    return found


@pytest.mark.rule("VI-K1", "VI-B3", "VI-2.12", "VI-2.13")
def test_ships_and_planes_lead_somewhere() -> None:
    assert 18 <= len(CONTENT.lines) <= 24
    assert 20 <= count(WORLD.harbours) <= 22
    assert sum(WORLD.continents[one] != WORLD.continents[other] for one, other in CONTENT.lines) >= 4
    assert not any(has(WORLD.land[one], other) for one, other in CONTENT.lines), "a ship would be of no use there"
    airports = Counter(WORLD.continents[number] for number in members(WORLD.airports))
    assert 12 <= sum(airports.values()) <= 15
    assert min(airports.values()) >= 3
    assert len(airports) == 4


@pytest.mark.rule("VI-K1", "VI-GW5")
def test_islands_can_be_reached_with_all_blocks_on_the_map() -> None:
    effects = [effect for card in CONTENT.cards for effect in card.effects]
    lines = {words.effect_line(effect) for effect in effects if deed(effect) == words.BLOCK_LINE}
    airports = {words.effect_city(effect) for effect in effects if deed(effect) == words.BLOCK_AIRPORT}
    for island in (city("havana"), city("tokyo"), city("sydney")):
        by_air = has(WORLD.airports, island) and island not in airports
        assert by_air or any(line not in lines for line in WORLD.piers[island])


@pytest.mark.rule("VI-K1", "VI-B1")
@pytest.mark.parametrize(("players", "off"), [(4, 2), (3, 3), (2, 3)])
def test_ways_are_as_frequent_as_they_are_dear(players: int, off: int) -> None:
    world = CONTENT.worlds[players]
    shares = {"small_animal": 34, "insect": 24, "livestock": 21, "blood": 21}
    for way in EVERY_WAY:
        share = shares[words.WAYS[way]]
        assert abs(100 * world.ways.count(way) / len(world.ways) - share) <= off
    for continent in range(4):
        here = {way for way, home in zip(world.ways, world.homes, strict=True) if world.continents[home] == continent}
        assert len(here) == 4, "every way leads somewhere on every continent"
    if players == 4:
        for number in world.cities:
            wells = world.ways_into(number)
            assert len(wells) < 4 or len(set(wells)) >= 3


@pytest.mark.rule("VI-K1", "VI-B1")
def test_needs_follow_climate_and_wealth() -> None:
    highest = [max(needs(name)) for name in CITIES]
    shares = [
        100 * sum(low <= need <= high for need in highest) / len(WORLD.cities)
        for low, high in ((0, 3), (4, 5), (6, 6), (7, 8))
    ]
    assert all(abs(share - wanted) <= 5 for share, wanted in zip(shares, (30, 40, 20, 5), strict=True))
    assert abs(sum(sum(needs(name)) for name in CITIES) / len(WORLD.cities) - 6) <= 0.3
    assert max(sum(needs(name)) for name in CITIES) <= 10
    needed = [sum(need > 0 for need in WORLD.needs[resistance]) for resistance in range(3)]
    assert max(needed) == needed[words.HEAT], "what costs most is needed most"
    north = ("anchorage", "toronto", "stockholm", "moscow", "novosibirsk")
    assert all(4 <= needs(name)[words.COLD] <= 7 for name in north)
    rich = ("london", "paris", "berlin", "madrid", "rome", "stockholm", "los_angeles", "new_york", "toronto", "tokyo")
    assert all(4 <= needs(name)[words.DRUG] <= 6 for name in (*rich, "sydney"))
    hot = ("cairo", "lagos", "mumbai", "bangkok", "singapore", "havana", "rio")
    assert all(4 <= needs(name)[words.HEAT] <= 6 for name in hot)


@pytest.mark.rule("VI-K2", "VI-K3", "VI-B4", "VI-B5")
def test_tracks_and_corpses() -> None:
    assert CONTENT.corpses == {2: [11, 10, 9, 12], 3: [14, 13, 12, 17], 4: [14, 15, 14, 17]}
    assert (CONTENT.cure_start, CONTENT.track) == ({2: 25, 3: 25, 4: 12}, 30)


@pytest.mark.rule("VI-K5", "VI-1.7")
@pytest.mark.parametrize(
    ("letter", "least", "most"), [("A", 10, 10), ("B", 8, 10), ("C", 7, 9), ("D", 6, 8), ("M", 0, 0)]
)
def test_cards_bring_less_and_less_dna(letter: str, least: int, most: int) -> None:
    assert all(least <= card.dna <= most for card in cards(letter))


@pytest.mark.rule("VI-K5", "VI-1.3", "VI-Q10")
@pytest.mark.parametrize(
    ("letter", "mean", "least", "most"),
    [("A", 0, 0, 0), ("B", 1, 1, 1), ("C", 2, 2, 2), ("D", 3, 2, 4), ("M", 4, 4, 4)],
)
def test_cards_heal_more_and_more(letter: str, mean: float, least: int, most: int) -> None:
    heals = [len(card.heals) for card in cards(letter)]
    assert all(least <= number <= most for number in heals)
    assert abs(sum(heals) / len(heals) - mean) <= 0.1


@pytest.mark.rule("VI-K5", "VI-1.3")
def test_cities_without_a_harbour_are_named_three_times_as_often_as_harbours() -> None:
    """Vibrio pays double to come back there, and gains most if it rarely has to."""
    named = Counter(number for card in CONTENT.cards for number in card.heals)
    inland = [named[number] for number in WORLD.cities if not has(WORLD.harbours, number)]
    harbours = [named[number] for number in WORLD.cities if has(WORLD.harbours, number)]
    assert max(inland) - min(inland) <= 1
    assert max(harbours) - min(harbours) <= 1
    assert 3 <= sum(inland) / len(inland) / (sum(harbours) / len(harbours)) <= 3.6
    for each in CONTENT.cards:
        assert len({WORLD.continents[number] for number in each.heals}) == len(each.heals), "on different continents"


@pytest.mark.rule("VI-K5")
@pytest.mark.parametrize(
    ("letter", "helpful", "mixed", "hindering"),
    [("A", 9, 0, 0), ("B", 12, 9, 6), ("C", 7, 9, 11), ("D", 5, 8, 14), ("M", 0, 0, 5)],
)
def test_mankind_fights_back_harder_and_harder(letter: str, helpful: int, mixed: int, hindering: int) -> None:
    kinds = Counter(card.kind for card in cards(letter))
    assert (kinds["helpful"], kinds["mixed"], kinds["hindering"]) == (helpful, mixed, hindering)


@pytest.mark.rule("VI-K5", "VI-Q24")
def test_no_card_is_a_blow() -> None:
    for each in CONTENT.cards:
        words_of = [deed(effect) for effect in each.effects]
        but_cure = [effect for effect in each.effects if effect != words.CURE_UP]
        assert words.WANE not in words_of or words.WEAKEN not in words_of
        assert len(but_cure) == len(set(but_cure)), "no resistance falls by 2"
        assert words_of.count(words.RESEARCH_DOWN) <= 1
        assert words_of.count(words.CURE_UP) <= (3 if each.letter == words.M else 1)
    effects = [effect for card in CONTENT.cards for effect in card.effects]
    for resistance in EVERY_RESISTANCE:
        up = effects.count(words.harden(words.ALL, resistance))
        down = effects.count(words.weaken(words.ALL, resistance))
        assert abs(up - down) <= 2


@pytest.mark.rule("VI-K5", "VI-1.6", "VI-1.9")
def test_massive_research_does_five_things() -> None:
    besides = [{deed(effect) for effect in card.effects} - {words.RESEARCH_DOWN, words.CURE_UP} for card in cards("M")]
    assert sorted(besides, key=min) == [{each} for each in sorted(map(min, besides))], "each one thing besides"
    assert len(set(map(min, besides))) == len(besides), "and no two the same"
    assert all(words.CURE_UP in card.effects for card in cards("M")), "the cure comes nearer with all of them"


@pytest.mark.rule("VI-K5")
@pytest.mark.parametrize(("letter", "patterns"), [("B", 2), ("C", 8), ("D", 10)])
def test_hindrances_are_of_many_patterns(letter: str, patterns: int) -> None:
    hindrances = [card for card in cards(letter) if card.kind == "hindering"]
    seen = Counter(tuple(deed(effect) for effect in card.effects) for card in hindrances)
    assert len(seen) >= patterns
    assert max(seen.values()) <= 4


@pytest.mark.rule("VI-K9", "VI-C4", "VI-GW1..GW5")
def test_all_markers_are_used_and_none_in_vain() -> None:
    put_down = [(each, effect) for each in CONTENT.cards for effect in each.effects if marker_of(effect) is not None]
    assert Counter(marker_of(effect) for _, effect in put_down) == dict(enumerate(CONTENT.markers))
    printed = [effect for _, effect in put_down if deed(effect) != words.GUARD]
    assert len(set(printed)) == len(printed), "none is where it is already"
    starts = [start.city for start in CONTENT.start_cards]
    for each, effect in put_down:
        if deed(effect) != words.TAKE_MEASURE:
            continue
        measure, where = words.effect_measure(effect), words.effect_city(effect)
        assert each.letter != words.B or where not in starts
        for world in CONTENT.worlds.values():
            assert measure != words.PEST_CONTROL or fields_by(world, where, BY_SMALL_ANIMAL)
            assert measure != words.CULLING or fields_by(world, where, BY_LIVESTOCK)
            assert measure != words.BIRD_WATCH or world.land[where]
    assert all(
        any(marker_of(effect) is not None for effect in each.effects) for each in cards("B") if each.kind == "hindering"
    )


@pytest.mark.rule("VI-K6", "VI-SY1..SY10")
def test_strains_have_what_they_should_have() -> None:
    assert Counter(strain.family for strain in CONTENT.strains) == dict.fromkeys(CONTENT.families, 2)
    assert len(CONTENT.families) == 8
    assert Counter(len(strain.symptoms) for strain in CONTENT.strains) == {4: 8, 5: 8}
    effects = [effect for strain in CONTENT.strains for line in strain.effects for effect in line]
    assert Counter(deed(effect) for effect in effects) == {
        words.INFECTIOUS: 18,
        words.SEVERE: 27,
        words.DEADLY: 12,
        words.HARDEN: 15,
        words.OUTBREAK: 7,
        words.CURE_DOWN: 4,
        words.RESEARCH_UP: 4,
        words.NECROSIS: 2,
    }
    assert [effects.count(words.harden(words.YOU, resistance)) for resistance in EVERY_RESISTANCE] == [5, 5, 5]
    assert all(1 <= len(line) <= 2 for strain in CONTENT.strains for line in strain.effects)


@pytest.mark.rule("VI-K6", "VI-3.7")
def test_symptoms_cost_more_and_more() -> None:
    bounds = ((2, 4), (4, 6), (6, 8), (8, 11), (11, 13))
    for strain in CONTENT.strains:
        assert all(cheap < dear for cheap, dear in pairwise(strain.prices))
        for price, (least, most) in zip(strain.prices, bounds, strict=False):
            assert least <= price <= most
        if strain.necrosis >= 0:
            assert 5 + sum(strain.prices[:4]) >= 30
            assert 10 + sum(strain.prices[:4]) <= 36, "on the second slot, too"


@pytest.mark.rule("VI-K6", "VI-S14")
def test_first_symptoms_are_alike_on_both_cards_and_never_kill() -> None:
    for family in [start.family for start in CONTENT.start_cards]:
        strains = [strain for strain in CONTENT.strains if strain.family == family]
        first = [(strain.prices[0], strain.effects[0]) for strain in strains]
        assert first[0] == first[1]
        assert words.SEVERE not in first[0][1]


@pytest.mark.rule("VI-K6", "VI-B6")
@pytest.mark.parametrize(("effect", "least", "most"), [("infectious", 4, 8), ("severe", 5, 10), ("deadly", 4, 5)])
def test_three_strains_get_far_but_not_beyond_the_scales(effect: str, least: int, most: int) -> None:
    def most_of(strain: Strain) -> int:
        return sum(each["do"] == effect for line in strain.effects for each in said(line))

    best = {family: max(most_of(s) for s in CONTENT.strains if s.family == family) for family in CONTENT.families}
    assert least <= 1 + sum(sorted(best.values())[-3:]) <= most


@pytest.mark.rule("VI-K4")
def test_start_cards_differ_in_everything() -> None:
    starts = CONTENT.start_cards
    for told in ([s.city for s in starts], [s.family for s in starts], [s.mutation for s in starts]):
        assert len(set(told)) == 5
    assert len({tuple(start.levels) for start in starts}) == 5, "one for each climate"
    assert {WORLD.continents[start.city] for start in starts} == {AMERICA, EUROPE, AFRICA, ASIA}
    ways = {way for start in starts for way in range(4) if start.spreads[way]}
    assert len(ways) == 4


@pytest.mark.rule("VI-K4", "VI-S19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_to_buy_anything_to_infect_three_fields(players: int) -> None:
    world = CONTENT.worlds[players]
    for start in CONTENT.start_cards:
        ways = [way for way in EVERY_WAY if start.spreads[way]]
        values = [3 * level for level in start.levels]
        open_cities = [
            number
            for number in each_city(world.borne_with(values))
            if any(fields_by(world, number, way) for way in ways)
        ]
        inside = sum(only(number) for number in open_cities)
        found, before = only(start.city), 0
        while found != before:
            before, found = found, union(found, world.near(found) & inside)
        assert sum(fields_by(world, number, way) for number in each_city(found) for way in ways) >= 3


@pytest.mark.rule("VI-K7")
def test_what_abilities_cost() -> None:
    assert {kind.name: kind.readings[0].prices for kind in CONTENT.pathogens} == {
        "bacterium": [12, 16, 18],
        "nanites": [4, 6],
        "fungus": [9, 12, 15],
        "vibrio": [7, 10, 13],
        "virus": [6, 8, 10],
    }
    assert CONTENT.pathogens[words.NANITES].readings[1].prices == [3, 4, 6]


@pytest.mark.rule("VI-K7", "VI-PA-BAK")
def test_the_bacterium_does_not_open_the_world_at_every_level() -> None:
    bought = [[3 * level for level in start.levels] for start in CONTENT.start_cards] + [[3] * 3, [6] * 3]
    for values in bought:
        opened = [count(WORLD.borne_with([value + level for value in values])) for level in range(4)]
        assert min(more - before for before, more in pairwise(opened)) <= 3


# --- our own content: its texts


def titles() -> dict[str, dict[str, str]]:
    return CONTENT.parts.titles


def test_everything_has_a_title_that_fits() -> None:
    for names in CONTENT.kinds.values():
        assert set(names.values()) <= set(titles())
    for kind in CONTENT.pathogens:
        assert kind.name in titles()
    for name, title in titles().items():
        assert all(0 < len(text) <= 28 for text in title.values()), name


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_called_like_something_else(language: str) -> None:
    for names in CONTENT.kinds.values():
        called = [titles()[name][language] for name in names.values()]
        assert len(set(called)) == len(called)


@pytest.mark.rule("VI-K5")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_says_something_of_its_own(language: str) -> None:
    sentences = [each.sentence[language] for each in CONTENT.cards]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert 20 <= len(sentence) <= 120
        assert re.search(r"[.!?]”?$", sentence)
        assert "'" not in sentence
        assert "  " not in sentence
    assert not set(sentences) & {
        each.sentence[other] for each in CONTENT.cards for other in ("en", "de") if other != language
    }


def test_cards_make_fun_of_mankind_and_not_of_places() -> None:
    places = {text for name in CITIES for text in titles()[name].values()}
    for each in CONTENT.cards:
        for text in (*each.sentence.values(), *titles()[each.name].values()):
            assert not any(re.search(rf"\b{place}\b", text) for place in places)


def test_strains_are_called_by_their_family_and_a_letter() -> None:
    for strain in CONTENT.strains:
        for language, title in titles()[strain.name].items():
            assert re.fullmatch(rf"{CONTENT.families[strain.family][language]} [αβ]", title)
