"""Content from other people: what cannot be played is refused with place, reason and rule."""

import re
from pathlib import Path

import pytest

from tests.games.viroid.scene import RED, Scene
from wusel.engine.content.parts import Parts
from wusel.engine.errors import BadContent
from wusel.engine.sets import has
from wusel.games.viroid import words
from wusel.games.viroid.content import OWN, Content, load_content
from wusel.games.viroid.demands.content import checked
from wusel.games.viroid.minimum import is_safe

TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in OWN.glob("*.toml")}
PARTS = {
    "map": ("cities", "ways"),
    "events": ("cards",),
    "strains": ("strains",),
    "start": ("start_card", "mutations", "pathogens", "prices", "track", "corpses", "markers"),
}
CONTENT = load_content()
CITIES = CONTENT.worlds[4].names
Edit = tuple[str, str, str]


def begin_of(text: str, entry: str) -> int:
    """Return where an entry begins: "cities.london", "start_card moscow", or the name of a part."""
    group, _, name = entry.partition(" ")
    if name:
        return text.index(f'[[{group}]]\ncity = "{name}"')
    return text.index(f"[{entry}]") if f"[{entry}]" in text else text.index(f"[{entry}.")


def edited(file: str, *edits: Edit) -> str:
    """Return a file of ours with parts of some entries replaced."""
    text = TEXTS[file]
    for entry, old, new in edits:
        begin = begin_of(text, entry)
        before = text[begin:].partition("\n\n")[0]
        assert old in before, f"{old!r} is not in {entry}"
        text = text[:begin] + before.replace(old, new) + text[begin + len(before) :]
    return text


def line_of(text: str, entry: str, at: str) -> int:
    """Return the line of some words in an entry."""
    begin = begin_of(text, entry)
    return text[: text.index(at, begin)].count("\n") + 1


def content_of(text: str) -> Content:
    parts = Parts(OWN, text, "my.toml")
    with parts.all_faults():
        return checked(Content(parts))


def refusal(text: str) -> str:
    with pytest.raises(BadContent) as caught:
        content_of(text)
    return str(caught.value)


# --- content that could not be played

FIRST_CITY, FIRST_CARD, FIRST_STRAIN = "[cities.anchorage]", "[cards.mild_climate]", "[strains.cysts_1]"
COLD_6 = "needs = { cold = 6"
CITIES_REFUSED = [
    (
        [
            (
                "cities.beijing",
                'for_three = ["small_animal", "small_animal", "blood"]\nfor_two = ["small_animal", "blood"]\n',
                "",
            )
        ],
        ("cities", FIRST_CITY),
        "20 cities are covered for two and three players, not 21 (VI-C8)",
    ),
    (
        [("cities.havana", "source", 'for_three = ["insect", "blood"]\nfor_two = ["insect", "blood"]\nsource')],
        ("cities", FIRST_CITY),
        "22 cities are covered for two and three players, not 21 (VI-C8)",
    ),
    (
        [("cities.beijing", 'for_two = ["small_animal", "blood"]\n', "")],
        ("cities.beijing", "[cities.beijing]"),
        "beijing: for_two should be a list of words, not None",
    ),
    (
        [("cities.novosibirsk", '"small_animal", ', "")],
        ("cities.novosibirsk", "wells"),
        "novosibirsk: 1 wells; a city has 2 to 6 (VI-B1)",
    ),
    (
        [("cities.mumbai", 'wells = ["small_animal", ', 'wells = ["small_animal", "blood", ')],
        ("cities.mumbai", "wells"),
        "mumbai: 7 wells; a city has 2 to 6 (VI-B1)",
    ),
    (
        [("cities.tehran", 'for_two = ["small_animal", ', "for_two = [")],
        ("cities.tehran", "for_two"),
        "tehran: 1 wells; a city has 2 to 6 (VI-B1)",
    ),
    (
        [("cities.cairo", 'wells = ["small_animal"', 'wells = ["bird"')],
        ("cities.cairo", "wells"),
        "cairo: wells 'bird' is none of small_animal, livestock, insect, blood",
    ),
    (
        [("cities.novosibirsk", "cold = 6", "cold = 9")],
        ("cities.novosibirsk", "needs"),
        "novosibirsk: cold should be 0 to 8, not 9",
    ),
    (
        [("cities.stockholm", "cold = 6", "cold = 7"), ("cities.novosibirsk", "cold = 6", "cold = 7")],
        ("cities.novosibirsk", "needs"),
        "novosibirsk is one city too many that needs more than 6; 3 may (VI-K1)",
    ),
    (
        [("cities.beijing", "cold = 3", "cold = 4")],
        ("cities", FIRST_CITY),
        "level 1 of cold alone opens 1 cities, not 2 or more (VI-K1)",
    ),
    (
        [("cities.bogota", '"insect", ', '"blood", '), ("cities.casablanca", '"insect", ', '"blood", ')],
        ("cities", FIRST_CITY),
        "cities that level 1 of one resistance opens have fewer than 2 wells for insect (VI-K1)",
    ),
    (
        [("ways", '["anchorage", "toronto"]', '["anchorage", "anchorage"]')],
        ("ways", '["anchorage", "anchorage"]'),
        "land: anchorage is joined with itself (VI-B3)",
    ),
    (
        [("ways", '["beijing", "novosibirsk"],', '["beijing", "novosibirsk"],\n    ["paris", "london"],')],
        ("ways", '["paris", "london"]'),
        "land: paris and london are joined twice (VI-B3)",
    ),
    (
        [("ways", '["rome", "cairo"]', '["istanbul", "rome"]')],
        ("ways", '["istanbul", "rome"]'),
        "sea: istanbul and rome are joined twice (VI-B3)",
    ),
    (
        [("ways", '["london", "paris"]', '["london", "parys"]')],
        ("ways", '["london", "parys"]'),
        "ways: land 'parys' is none of the cities",
    ),
    (
        [
            ("ways", '    ["lagos", "kinshasa"],\n', ""),
            ("ways", '    ["kinshasa", "nairobi"],\n', ""),
            ("ways", '    ["kinshasa", "cape_town"],\n', ""),
        ],
        ("cities.kinshasa", "[cities.kinshasa]"),
        "kinshasa is cut off from africa, with neither sea line nor airport (VI-K1)",
    ),
    (
        [("ways", '    ["rio", "havana"],\n    ["havana", "new_york"],\n', "")],
        ("cities.havana", "[cities.havana]"),
        "havana is cut off from america, with neither sea line nor airport (VI-K1)",
    ),
    (
        [
            ("ways", '    ["lagos", "kinshasa"],\n', ""),
            ("ways", '    ["kinshasa", "nairobi"],\n', ""),
            ("ways", '    ["kinshasa", "cape_town"],\n', ""),
            ("ways", '["rio", "havana"],\n    ["havana", "new_york"]', '["havana", "kinshasa"]'),
        ],
        ("cities.havana", "[cities.havana]"),
        "havana cannot be reached from anchorage by land, sea or air (VI-K1)",
    ),
]


@pytest.mark.rule("VI-C8", "VI-B1", "VI-B3", "VI-K1", "VI-X2", "VI-X4")
@pytest.mark.parametrize(("edits", "place", "reason"), CITIES_REFUSED)
def test_a_map_on_which_nobody_could_play_is_refused(edits: list[Edit], place: tuple[str, str], reason: str) -> None:
    text = edited("map", *edits)
    assert f"my.toml, line {line_of(text, *place)}: {reason}" in refusal(text).splitlines()


@pytest.mark.rule("VI-C7")
def test_a_map_with_more_wells_than_cubes_is_refused() -> None:
    six = ", ".join(['"small_animal", "livestock", "insect"'] * 2)
    text = re.sub(r"(wells|for_two|for_three) = \[.*\]", rf"\1 = [{six}]", TEXTS["map"])
    reason = "192 wells for 2 players are more than there are cubes, 110 (VI-C7)"
    assert f"my.toml, line {line_of(text, 'cities', FIRST_CITY)}: {reason}" in refusal(text).splitlines()


CARDS_REFUSED = [
    (
        [("cards.budget_cuts", 'letter = "A"', 'letter = "B"')],
        ("cards", FIRST_CARD),
        "8 A cards, not 9 (VI-C3)",
    ),
    (
        [("cards.supercomputer", 'letter = "M"', 'letter = "D"')],
        ("cards", FIRST_CARD),
        "28 D cards, not 27 (VI-C3)",
    ),
    (
        [("cards.pied_piper", "heals = [", 'heals = ["paris", ')],
        ("cards.pied_piper", "heals"),
        "pied_piper heals in 5 cities; 4 are the most (VI-1.3)",
    ),
    (
        [("cards.coastguard", 'heals = ["nairobi"', 'heals = ["nairobi", "nairobi"')],
        ("cards.coastguard", "heals"),
        "coastguard heals in the same city twice (VI-1.3)",
    ),
    (
        [("cards.coastguard", "nairobi", "atlantis")],
        ("cards.coastguard", "heals"),
        "coastguard: heals 'atlantis' is none of the cities",
    ),
    (
        [("cards.coastguard", 'do = "block_line", line = "cape_town-rio"', 'do = "severe"')],
        ("cards.coastguard", "effects"),
        "coastguard: only symptoms and abilities do that (VI-K5)",
    ),
    (
        [("cards.grounded", 'city = "tokyo"', 'city = "paris"')],
        ("cards.grounded", "effects"),
        "grounded: that city has no airport (VI-GW5)",
    ),
    (
        [("cards.pet_fair", "heals = []", 'heals = ["london"]')],
        ("cards.pet_fair", "heals"),
        "pet_fair: A cards heal nobody (VI-K5)",
    ),
    (
        [
            (
                "cards.mild_climate",
                '"harden", who = "all", resistance = "cold"',
                '"weaken", who = "all", resistance = "cold"',
            )
        ],
        ("cards.mild_climate", "effects"),
        "mild_climate: A cards harm nobody (VI-K5)",
    ),
    (
        [("cards.budget_cuts", '"cure_down"', '"corpse"')],
        ("cards.budget_cuts", "effects"),
        "budget_cuts: A cards harm nobody (VI-K5)",
    ),
    (
        [
            ("cards.ear_tags", 'heals = ["novosibirsk"]', 'heals = ["lagos"]'),
            ("cards.free_soap", 'heals = ["bogota"]', 'heals = ["lagos"]'),
        ],
        ("cards.ear_tags", "heals"),
        "ear_tags: this start city is on another B card (VI-K5)",
    ),
    (
        [("cards.decoded", '"research_down"', '"corpse"')],
        ("cards.decoded", "effects"),
        "decoded: a corpse too many; events bring up to 5 (VI-K5)",
    ),
    (
        [("cards.birds_indoors", '"bird_watch"', '"hygiene"')],
        ("cards.crisis_unit", '"hygiene"'),
        "crisis_unit: no marker is left for this (VI-K9)",
    ),
    (
        [("cards.decoded", '"research_down"', '"block_airport", city = "cairo"')],
        ("cards.decoded", "effects"),
        "decoded: no marker is left for this (VI-K9)",
    ),
    (
        [("cards.decoded", "dna = 8", "dna = 41")],
        ("cards.decoded", "dna"),
        "decoded: dna should be 0 to 40, not 41",
    ),
    (
        [("cards.decoded", "sentence.de", "sentence.fr")],
        ("cards.decoded", "sentence"),
        'decoded: sentence should be { en = "...", de = "..." }, not ',
    ),
    (
        [("cards.decoded", 'letter = "D"', 'letter = "E"')],
        ("cards.decoded", "letter"),
        "decoded: letter 'E' is none of A, B, C, D, M",
    ),
    (
        [("cards.decoded", '"research_down"', '"reserch_down"')],
        ("cards.decoded", "effects"),
        "decoded: effects do='reserch_down' is not possible; it can be: ",
    ),
]


@pytest.mark.rule("VI-C3", "VI-1.3", "VI-GW5", "VI-K5", "VI-K9")
@pytest.mark.parametrize(("edits", "place", "reason"), CARDS_REFUSED)
def test_cards_with_which_nobody_could_play_are_refused(edits: list[Edit], place: tuple[str, str], reason: str) -> None:
    text = edited("events", *edits)
    assert any(
        told.startswith(f"my.toml, line {line_of(text, *place)}: {reason}") for told in refusal(text).splitlines()
    )


@pytest.mark.rule("VI-K5", "VI-2.17")
def test_cards_that_leave_quarantine_alone_are_refused() -> None:
    quiet, late = TEXTS["events"].split("# --- C\n")
    late = re.sub(r'"outbreak", who = "all", spread = "\w+"', '"gain", who = "all", dna = 2', late, count=7)
    text = f"{quiet}# --- C\n{late}"
    reason = "3 C and D cards get into a quarantined city, not 4 or more (VI-K5)"
    assert f"my.toml, line {line_of(text, 'cards', FIRST_CARD)}: {reason}" in refusal(text).splitlines()


BRONCHITIS = 'title = { en = "Bronchitis", de = "Bronchitis" }, price = 5, effects = [{ do = "severe" }]'
STRAINS_REFUSED = [
    (
        [("strains.fever_1", '    { title = { en = "Delirium"', '    # { title = { en = "Delirium"')],
        ("strains.fever_1", "symptoms"),
        "fever_1: 3 symptoms; a strain has 4 or 5 (VI-K6)",
    ),
    (
        [
            (
                "strains.cough_2",
                "    { title",
                "    { title = { en = 'x', de = 'x' }, price = 1, effects = [] },\n    { title",
            )
        ],
        ("strains.cough_2", "symptoms"),
        "cough_2: 10 symptoms; a strain has 4 or 5 (VI-K6)",
    ),
    (
        [("strains.cough_1", "severe", "corpse")],
        ("strains.cough_1", "Bronchitis"),
        "cough_1 2: that cannot be developed (VI-SY1..SY10)",
    ),
    (
        [("strains.cough_1", '"severe"', '"fly", way = "blood"')],
        ("strains.cough_1", "Bronchitis"),
        "cough_1 2: that cannot be developed (VI-SY1..SY10)",
    ),
    (
        [("strains.cough_1", 'who = "you", spread', 'who = "all", spread')],
        ("strains.cough_1", 'who = "all", spread'),
        "cough_1 1: that is for you alone (VI-SY1..SY10)",
    ),
    (
        [("strains.cough_1", 'who = "you", resistance', 'who = "all", resistance')],
        ("strains.cough_1", 'who = "all", resistance'),
        "cough_1 3: that is for you alone (VI-SY1..SY10)",
    ),
    (
        [("strains.rash_2", '"Ausschlag" }', '"Ausschläge" }')],
        ("strains.rash_2", '"Rash"'),
        "rash_2: the first symptom is called as on rash_1, which is of the same family (VI-K6)",
    ),
    (
        [("strains.cough_1", '"necrosis"', '"severe"')],
        ("strains", FIRST_STRAIN),
        "1 strains have a necrosis, not 2 (VI-K6)",
    ),
    (
        [("strains.cough_2", '"deadly"', '"necrosis"')],
        ("strains", FIRST_STRAIN),
        "3 strains have a necrosis, not 2 (VI-K6)",
    ),
    (
        [
            ("strains.cough_1", '"severe"', '"deadly"'),
            ("strains.cough_1", '"necrosis"', '"severe"'),
            ("strains.cough_1", '"deadly"', '"necrosis"'),
        ],
        ("strains.cough_1", "Bronchitis"),
        "cough_1: a necrosis is the fourth symptom (VI-K6)",
    ),
    (
        [("strains.cough_1", '"severe"', '"necrosis"')],
        ("strains.cough_1", "Bronchitis"),
        "cough_1: a necrosis is the fourth symptom (VI-K6)",
    ),
    (
        [("strains.cramps_2", "price = 10", "price = 9")],
        ("strains.cramps_2", "symptoms"),
        "cramps_2: its necrosis costs 29 in all, not 30 to 36 (VI-K6)",
    ),
    (
        [("strains.cramps_2", "price = 10", "price = 17")],
        ("strains.cramps_2", "symptoms"),
        "cramps_2: its necrosis costs 37 in all, not 30 to 36 (VI-K6)",
    ),
    (
        [
            ("strains.cough_2", '"outbreak", who = "you", spread = "bird"', '"severe"'),
            ("strains.cramps_2", '"outbreak", who = "you", spread = "insect"', '"severe"'),
        ],
        ("strains", FIRST_STRAIN),
        "5 symptoms get into a quarantined city, not 6 or more (VI-K6)",
    ),
    (
        [("strains.cough_1", "price = 6", "price = 0")],
        ("strains.cough_1", "Phlegm"),
        "cough_1 3: price should be 1 to 40, not 0",
    ),
    (
        [("strains.cough_1", "price = 6", "cost = 6")],
        ("strains.cough_1", "Phlegm"),
        "cough_1 3: price should be 1 to 40, not None",
    ),
    (
        [("strains.cough_1", 'family = "cough"\n', "")],
        ("strains.cough_1", "[strains.cough_1]"),
        "cough_1: family should be a text, not None",
    ),
]


@pytest.mark.rule("VI-K6", "VI-2.16", "VI-SY1..SY10")
@pytest.mark.parametrize(("edits", "place", "reason"), STRAINS_REFUSED)
def test_strains_with_which_nobody_could_play_are_refused(
    edits: list[Edit], place: tuple[str, str], reason: str
) -> None:
    text = edited("strains", *edits)
    assert f"my.toml, line {line_of(text, *place)}: {reason}" in refusal(text).splitlines()


@pytest.mark.rule("VI-C2")
def test_a_strain_too_few_is_refused() -> None:
    text = TEXTS["strains"][: TEXTS["strains"].index("[strains.cramps_2]")]
    assert (
        f"my.toml, line {line_of(text, 'strains', FIRST_STRAIN)}: 15 strains, not 16 (VI-C2)"
        in refusal(text).splitlines()
    )


@pytest.mark.rule("VI-K1")
def test_needs_that_no_strain_can_meet_are_refused() -> None:
    text = TEXTS["strains"].replace('do = "harden", who = "you", resistance = "heat"', 'do = "severe"')
    reason = "a city needs heat 7, but too few strains bring any (VI-K1)"
    assert f"my.toml, line {line_of(text, 'strains', FIRST_STRAIN)}: {reason}" in refusal(text).splitlines()


FIRST_START = '[[start_card]]\ncity = "london"'
START_REFUSED = [
    # Start cards
    (
        [("start_card moscow", 'city = "moscow"', 'city = "london"')],
        ("start_card london", '[[start_card]]\ncity = "london"\nspreads = { livestock'),
        "start card: london is there twice",
    ),
    (
        [("start_card moscow", "extra_bird", "rich_genome")],
        ("start_card moscow", "mutation"),
        "start card: moscow: another card has the same mutation (VI-S14)",
    ),
    (
        [("start_card moscow", '"rash"', '"cysts"')],
        ("start_card moscow", "family"),
        "start card: moscow: another card has the same family of strains (VI-S14)",
    ),
    (
        [("start_card moscow", "cold = 2", "cold = 1")],
        ("start_card moscow", "levels"),
        "start card: moscow, 2 players: the city needs more resistance (VI-S19)",
    ),
    (
        [("start_card moscow", "livestock = 1", "blood = 1")],
        ("start_card moscow", "spreads"),
        "start card: moscow, 2 players: fewer than two fields of one way on the card (VI-K4)",
    ),
    (
        [("start_card moscow", "livestock = 1", "livestock = 0")],
        ("start_card moscow", "spreads"),
        "start card: moscow, 2 players: fewer than two fields of one way on the card (VI-K4)",
    ),
    (
        [("start_card moscow", '"rash"', '"cramps"')],
        ("start_card moscow", "family"),
        "start card: moscow: the first symptom of cramps_1 brings a virus no infection point (VI-Q39)",
    ),
    (
        [("start_card moscow", "dna = 6", "dna = 7")],
        ("start_card moscow", FIRST_START.replace("london", "moscow")),
        "start card: moscow: it is worth 56 DNA, not 55 (VI-K4)",
    ),
    (
        [("prices", "livestock = [10, 13]", "livestock = [11, 13]")],
        ("start_card moscow", FIRST_START.replace("london", "moscow")),
        "start card: moscow: it is worth 56 DNA, not 55 (VI-K4)",
    ),
    (
        [("start_card moscow", "extra_bird", "extra_insect")],
        ("start_card london", FIRST_START),
        "0 start cards have the bird mutation, not one (VI-K4)",
    ),
    (
        [("mutations.extra_blood", 'spread = "blood"', 'spread = "bird"')],
        ("start_card london", FIRST_START),
        "2 start cards have the bird mutation, not one (VI-K4)",
    ),
    (
        [("start_card moscow", '"extra_bird"', '"extra_fish"')],
        ("start_card moscow", "mutation"),
        "start card: moscow: mutation 'extra_fish' is none of the mutations",
    ),
    # Mutations
    (
        [("mutations.once", "price = 6", "price = 6\ndna = 15")],
        ("mutations.once", "[mutations.once]"),
        "once has 2 of spread, resistances, price, infection, cure and dna, not one (VI-K8)",
    ),
    (
        [("mutations.once", "price = 6\n", "")],
        ("mutations.once", "[mutations.once]"),
        "once has 0 of spread, resistances, price, infection, cure and dna, not one (VI-K8)",
    ),
    (
        [("mutations.more_infectious", "infection = 2", "infection = 3")],
        ("mutations.more_infectious", "infection ="),
        "more_infectious: infection is 2, not 3 (VI-M4)",
    ),
    (
        [("mutations.far_cure", "cure = 3", "cure = 2")],
        ("mutations.far_cure", "cure ="),
        "far_cure: cure is 3, not 2 (VI-M5)",
    ),
    (
        [("mutations.rich_genome", "dna = 15", "dna = 20")],
        ("mutations.rich_genome", "dna ="),
        "rich_genome: dna is 15, not 20 (VI-M6)",
    ),
    # Pathogens
    (
        [("pathogens.vibrio", "[pathogens.vibrio]", "[pathogens.prion]")],
        ("pathogens.prion", "[pathogens.prion]"),
        "prion is none of bacterium, nanites, fungus, vibrio, virus (VI-C9)",
    ),
    (
        [("pathogens.virus", '    { title = { en = "Mixed', '    # { title = { en = "Mixed')],
        ("pathogens.virus", "abilities"),
        "virus: 2 further abilities, not 3 (VI-K7)",
    ),
    (
        [("pathogens.nanites", '    { title = { en = "Mesh', '    # { title = { en = "Mesh')],
        ("pathogens.nanites", "three_abilities"),
        "nanites: 2 abilities where there should be three (VI-Q19)",
    ),
    (
        [
            (
                "pathogens.nanites",
                'price = 4, effects = [{ do = "deadly" }]',
                'price = 4, effects = [{ do = "necrosis" }]',
            )
        ],
        ("pathogens.nanites", "Swarm"),
        "nanites 1: that cannot be developed (VI-SY1..SY10)",
    ),
    (
        [("pathogens.fungus", "infection = 1", "infection = 0")],
        ("pathogens.fungus", "infection"),
        "fungus could not infect anybody (VI-Q39)",
    ),
    (
        [("pathogens.bacterium", "severity = 1", "severity = 2")],
        ("pathogens.bacterium", "[pathogens.bacterium]"),
        "a bacterium starts with infection, severity and mortality 1 (VI-S17)",
    ),
    # Prices, tracks, corpses, markers
    (
        [("prices", "ship = [14, 18]", "ship = [14, 18, 22]")],
        ("prices", "ship"),
        "ship: 3 prices, not 2 (VI-3.11)",
    ),
    (
        [("prices", "slots = [5, 10, 15]", "slots = [5, 10]")],
        ("prices", "slots"),
        "slots: 2 prices, not 3 (VI-3.11)",
    ),
    (
        [("prices", "ship = [14, 18]", "ship = [14, 41]")],
        ("prices", "ship"),
        "prices: ship should be 1 to 40, not 41",
    ),
    (
        [("track", "four = 12", "four = 28")],
        ("track", "[track]"),
        "the cure has to start 3 fields above the last one, 30, or higher (VI-K3)",
    ),
    (
        [("corpses", "four = { america = 14", "four = { america = 15")],
        ("corpses", "[corpses]"),
        "61 corpses for 4 players, not 60 at most (VI-K2)",
    ),
    (
        [
            (
                "corpses",
                "two = { america = 11, europe = 10, africa = 9",
                "two = { america = 11, europe = 10, africa = 20",
            )
        ],
        ("corpses", "[corpses]"),
        "20 corpses for 2 players in africa, which has 17 fields (VI-K2)",
    ),
    (
        [("corpses", "three = ", "drei = ")],
        ("corpses", "[corpses]"),
        "three should be one table [corpses.three]",
    ),
    (
        [("markers", "blocks = 7", "blocks = 8")],
        ("markers", "[markers]"),
        "36 markers, not 35 (VI-C4)",
    ),
]


@pytest.mark.rule("VI-C4", "VI-C9", "VI-S14", "VI-S17", "VI-S19", "VI-3.11", "VI-M4..M6", "VI-Q19", "VI-Q39")
@pytest.mark.rule("VI-K2", "VI-K3", "VI-K4", "VI-K7", "VI-K8")
@pytest.mark.parametrize(("edits", "place", "reason"), START_REFUSED)
def test_starts_with_which_nobody_could_play_are_refused(
    edits: list[Edit], place: tuple[str, str], reason: str
) -> None:
    text = edited("start", *edits)
    assert f"my.toml, line {line_of(text, *place)}: {reason}" in refusal(text).splitlines()


@pytest.mark.rule("VI-C2", "VI-C4", "VI-C9")
def test_a_start_card_a_mutation_or_a_pathogen_too_few_is_refused() -> None:
    text = TEXTS["start"]
    mexico = text[text.index('[[start_card]]\ncity = "mexico_city"') : text.index("# --- individual")]
    without = text.replace(mexico, "")
    assert refusal(without).endswith(": 4 start cards, not 5 (VI-C2)")
    virus = text[text.index("[pathogens.virus]") : text.index("# --- prices of levels")]
    assert refusal(text.replace(virus, "")).endswith(": the virus is missing (VI-C9)")
    insect = text[text.index("[mutations.extra_insect]") : text.index("[mutations.extra_blood]")]
    assert refusal(text.replace(insect, "")).endswith(": 11 mutations, not 12 (VI-C4)")


@pytest.mark.rule("VI-K4", "VI-S19")
def test_a_map_from_whose_start_cities_nobody_gets_away_is_refused() -> None:
    """The start cards are ours in this test, so the place is in our file."""
    moscow = line_of(TEXTS["start"], "start_card moscow", "city")
    needing_heat = edited("map", ("cities.novosibirsk", "heat = 0", "heat = 1"))
    said_so = refusal(needing_heat)
    first = said_so.splitlines()[0]
    assert first.endswith(": start card: moscow, 2 players: no neighbour can be entered at once (VI-K4)")
    assert f"start.toml, line {moscow}: " in said_so


@pytest.mark.parametrize(("name", "part"), [("grounded", "cards"), ("cysts_1", "strains"), ("virus", "pathogens")])
def test_a_name_is_given_once(name: str, part: str) -> None:
    text = edited("map", ("cities.sydney", "[cities.sydney]", f"[cities.{name}]"))
    line = line_of(text, f"cities.{name}", f"[cities.{name}]")
    assert f"my.toml, line {line}: {name} is among the {part} already" in refusal(text).splitlines()


@pytest.mark.parametrize("part", [part for parts in PARTS.values() for part in parts])
@pytest.mark.parametrize("value", ["3", "true", '"some"', "[]", "[3]", '["a", {}]', "{ a = 3 }"])
def test_a_part_of_another_kind_is_refused(part: str, value: str) -> None:
    assert re.match(r"my.toml, line 1: |.*: \d+ start cards", refusal(f"{part} = {value}\n"))


@pytest.mark.parametrize("file", PARTS)
def test_an_unknown_key_is_refused(file: str) -> None:
    begin = TEXTS[file].index("\nsource = ") + 1
    text = f"{TEXTS[file][:begin]}colour = 3\n{TEXTS[file][begin:]}"
    line = text[:begin].count("\n") + 1
    assert any(told.startswith(f"my.toml, line {line}: ") for told in refusal(text).splitlines())
    assert "there is no colour here; there may be: " in refusal(text)


# --- content that can be played


@pytest.mark.parametrize("file", PARTS)
def test_a_part_alone_can_be_brought_along(file: str) -> None:
    content = content_of(TEXTS[file].replace('source = "reconstructed"', 'source = "public"'))
    assert content.parts.titles == CONTENT.parts.titles
    assert content.kinds == CONTENT.kinds
    changed = {name for name, source in content.parts.provenance.items() if source != CONTENT.parts.provenance[name]}
    assert len(changed) == TEXTS[file].count('\nsource = "reconstructed"')


def test_the_fixtures_of_the_rulebook_bind_our_own_map_only() -> None:
    paris = ("cities.paris", "drug = 5", "drug = 4")
    content = content_of(edited("map", paris, ("ways", '["london", "berlin"]', '["london", "rome"]')))
    assert content.worlds[4].needs[words.DRUG][CITIES.index("paris")] == 4
    assert has(content.worlds[4].land[CITIES.index("london")], CITIES.index("rome"))


def test_other_content_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(
        edited("start", ("track", "two = 25", "two = 12"), ("corpses", "two = { america = 11", "two = { america = 1"))
    )
    content = load_content(path)
    assert (content.cure_start[2], content.corpses[2]) == (12, [1, 10, 9, 12])
    assert content.parts.id != CONTENT.parts.id


@pytest.mark.rule("VI-X2")
def test_the_expert_start_reckons_with_the_symptoms_in_use() -> None:
    scene = Scene.dealt({RED: "tougher_heat"}, start="expert", pathogen="nanites")
    scene.do(RED, "resist cold", "buy_strain fever_1", "improve bird")
    dearer = content_of(edited("strains", ("strains.fever_1", "price = 4", "price = 14")))
    assert is_safe(scene.s, scene.s.players[RED], words.improve(words.INSECT))
    there = scene.s.clone()
    there.set_out(dearer)
    assert not is_safe(there, there.players[RED], words.improve(words.INSECT)), "Bogota is out of reach"


def test_a_card_is_as_helpful_as_its_effects() -> None:
    def kind(name: str, old: str, new: str) -> str:
        content = content_of(edited("events", (f"cards.{name}", old, new)))
        return next(each.kind for each in content.cards if each.name == name)

    assert kind("stay_at_home", '"lose"', '"gain"') == "helpful"
    assert kind("mass_testing", '"research_down"', '"research_up"') == "helpful"
    assert kind("mass_testing", '"gain"', '"lose"') == "hindering"
    assert kind("decoded", '{ do = "research_down" }', "") == "hindering"
