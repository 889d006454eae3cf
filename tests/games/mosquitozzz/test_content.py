"""The card list: its contents, its rules, and lists by other people."""

from pathlib import Path

import pytest

from tests.games.mosquitozzz.scene import Scene, random_game
from wusel.engine.content.content_file import SOURCES
from wusel.engine.content.parts import Parts
from wusel.engine.errors import BadContent
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.games import load_table
from wusel.games.mosquitozzz.cards import TWINS
from wusel.games.mosquitozzz.content import OWN, Content, load_content
from wusel.games.mosquitozzz.game import Mosquitozzz, new_game

OWN_FILE = OWN / "cards.toml"
TEXT = OWN_FILE.read_text(encoding="utf-8")

Edit = tuple[str, str, str]


def begin_of(entry: str) -> int:
    """Return where an entry begins: "alpha" is a card, "swarm alpha" that card's entry in a set."""
    group, _, name = entry.rpartition(" ")
    return TEXT.index(f'[[{group}]]\ncard = "{name}"' if group else f"[cards.{name}]")


def line_of(entry: str) -> int:
    return TEXT[: begin_of(entry)].count("\n") + 1


def line_of_fault(entry: str, old: str, new: str) -> int:
    """Return the line of a replacement, or the line of the entry if a key is gone."""
    before = TEXT[begin_of(entry) :].partition("\n\n")[0]
    below = before[: before.index(old)].count("\n")
    key = before.split("\n")[below].partition(" = ")[0]
    return line_of(entry) + (below if f"\n{key} = " in before.replace(old, new) else 0)


def edited(*edits: Edit) -> str:
    """Return our own card list with parts of some entries replaced."""
    text = TEXT
    for entry, old, new in edits:
        before = TEXT[begin_of(entry) :].partition("\n\n")[0]
        assert old in before
        assert text.count(before) == 1
        text = text.replace(before, before.replace(old, new))
    return text


def content_of(text: str) -> Content:
    parts = Parts(OWN, text, "my.toml")
    with parts.all_faults():
        return Content(parts)


def provenance_of(content: Content) -> dict[str, str]:
    assert content.parts is not None
    return content.parts.provenance


def refusal(text: str) -> str:
    with pytest.raises(BadContent) as caught:
        content_of(text)
    return str(caught.value)


# --- our own cards


@pytest.mark.rule("MZ-M1..M6")
def test_our_own_cards_load() -> None:
    content = load_content()
    assert len(content.numbers) == TEXT.count("\n[cards.")
    assert new_game().content_text() == "", "a save need not carry along what is everywhere"


def test_every_entry_says_where_it_comes_from() -> None:
    provenance = provenance_of(load_content())
    assert len(provenance) == TEXT.count("\n[cards.") + TEXT.count("\n[[") == TEXT.count("\nsource = ")
    assert set(provenance.values()) <= set(SOURCES)
    assert (provenance["additional: alarm"], provenance["swarm: alarm"]) == ("rulebook", "reconstructed")
    assert (provenance["attack"], provenance["invasion"]) == ("rulebook", "reconstructed")


# --- text that is no card list

PARTS = "its parts are cards, starter, experience, swarm, additional"


@pytest.mark.parametrize(
    ("edit", "lines_below"),
    [
        (("beta", "[cards.beta]", "[cards.beta"), 0),
        (("beta", "leaves = true", "leaves = maybe"), 3),
        (("swarm gamma", "copies = 1", "copies = 1\ncopies = 2"), 3),
        (("gamma", "[cards.gamma]", "[cards.beta]"), 0),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(edit: Edit, lines_below: int) -> None:
    said = refusal(edited(edit))
    assert said.startswith("my.toml: not TOML: ")
    assert f"(at line {line_of(edit[0]) + lines_below}, " in said


@pytest.mark.parametrize(
    ("part", "reason"),
    [
        ("[weather]", f"weather is no part of the content; {PARTS}"),
        ("[[bonus]]", f"bonus is no part of the content; {PARTS}"),
        ("[[start]]", f"start is no part of the content; {PARTS}"),
        ("[cards]\nmosquito = 3", "mosquito should be a table [cards.mosquito]"),
    ],
)
def test_an_unknown_part_is_refused_with_its_line(part: str, reason: str) -> None:
    last = (TEXT + part).count("\n") + 1
    assert f"my.toml, line {last}: {reason}" in refusal(TEXT + part).splitlines()


def test_an_unknown_value_at_the_top_is_refused_with_its_line() -> None:
    assert (
        f"my.toml, line 2: version is no part of the content; {PARTS}"
        in refusal("# my cards\nversion = 3\n" + TEXT).splitlines()
    )


@pytest.mark.parametrize("text", ["cards = 3", "cards = []", "[[cards]]"])
def test_cards_have_names(text: str) -> None:
    assert "my.toml, line 1: cards should be tables [cards.NAME]" in refusal(text).splitlines()


@pytest.mark.parametrize("text", ["swarm = 3", "[swarm]", 'swarm = ["alarm"]'])
def test_a_set_is_a_list_of_tables(text: str) -> None:
    assert "my.toml, line 1: each swarm should be a table [[swarm]]" in refusal(text).splitlines()


@pytest.mark.parametrize("name", ["attack", "gamma", "flat_hand", "medicine", "mosquito_net"])
def test_every_card_that_the_rules_name_must_be_there(name: str) -> None:
    renamed = TEXT.replace(f"[cards.{name}]", "[cards.other]").replace(f'card = "{name}"', 'card = "other"')
    line = line_of("attack")
    assert f"my.toml, line {line}: the card {name} is missing; the rules name it" in refusal(renamed).splitlines()


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"nowhere.toml: cannot be read: "):
        load_content(tmp_path / "nowhere.toml")
    (tmp_path / "latin.toml").write_bytes("# Mücke".encode("latin-1"))
    with pytest.raises(BadContent, match=r"latin.toml: cannot be read: "):
        load_content(tmp_path / "latin.toml")


# --- entries that break the rules: refused with the line of the key, or the one the entry begins in

CARDS = [
    ("alarm", '[{ do = "alarm" }]', "[]", "alarm does nothing"),
    ("alarm", '{ do = "alarm" }', '{ do = "net" }', "alarm: net is not what orange cards do"),
    ("beta", '{ do = "beta" }', '{ do = "beta" }, { do = "alarm" }', "beta: alarm is not what orange cards do"),
    ("fog_bomb", '"repel", symbols = 5', '"alarm"', "fog_bomb: alarm is not what green cards do"),
    ("alarm", '"orange"', '"pink"', "alarm: colour 'pink' is none of red, orange, green, blue"),
    ("invasion", "4", "16", "invasion: strength should be 1 to 15, not 16"),
    ("invasion", "strength = 4\n", "", "invasion: strength should be 1 to 15, not None"),
    ("attack", "source", "effects = []\nsource", "attack: there is no effects here"),
    ("beta", "leaves", "strength = 1\nleaves", "beta: there is no strength here; there may be: source, colour, "),
    ("flat_hand", "source", "leaves = true\nsource", "flat_hand: red cards and flat hands never leave"),
    ("attack", "source", "leaves = true\nsource", "attack: red cards and flat hands never leave"),
    ("gamma", "leaves = true", "leaves = false", "gamma: every orange card leaves the game after use (MZ-O0)"),
    ("alarm", "leaves = true\n", "", "alarm: every orange card leaves the game after use (MZ-O0)"),
    ("mosquito_spray", "source", "leaves = true\nsource", "mosquito_spray never leaves the game"),
    ("scented_candle", "source", "leaves = true\nsource", "scented_candle never leaves the game"),
    ("sanguification", "source", "leaves = true\nsource", "sanguification never leaves the game"),
    ("attack", "1", "2", "attack: strength is 1 in every list (MZ-R3, MZ-M5)"),
    ("air_raid", "2", "3", "air_raid: strength is 2 in every list"),
    ("infestation", "3", "2", "infestation: strength is 3 in every list"),
    ("apocalypse", "5", "6", "apocalypse: strength is 5 in every list"),
    ("sanguification", "1", "2", "sanguification: effects is [{'do': 'blood', 'drops': 1}] in every list"),
    ("ointment", "3", "4", "ointment: effects is [{'do': 'ointment', 'drops': 3}] in every list"),
    ("medicine", "1", "2", "medicine: effects is [{'do': 'medicine', 'drops': 1}] in every list"),
    ("gamma", '"gamma"', '"beta"', "gamma: effects is [{'do': 'gamma'}] in every list"),
    ("sanguification", '"blue"', '"green"', "sanguification: colour is blue in every list"),
    ("scented_candle", "repel", "blood", "scented_candle: effects blood takes ['do', 'drops'], not ['do', 'symbols']"),
    ("scented_candle", '"green"', '"blue"', "scented_candle is green and does the same in every list (MZ-M5)"),
    ("mosquito_spray", "2", "3", "candle and spray have three symbols together, not 4 (MZ-GR2)"),
]
SET_ENTRIES = [
    ("starter air_raid", "air_raid", "air_ride", "starter: card 'air_ride' is none of the cards"),
    ("swarm beta", 'card = "beta"\n', "", "swarm: card None is none of the cards"),
    ("swarm beta", "copies = 1", "copies = 0", "swarm: beta: copies should be 1 to 32, not 0"),
    ("swarm beta", "copies = 1", "", "swarm: beta: copies should be 1 to 32, not None"),
    ("experience ointment", "copies = 4", "copies = 33", "experience: ointment: copies should be 1 to 32, not 33"),
    ("additional invasion", "= 1", "= -1", "additional: invasion: rebellion should be 0 to 32, not -1"),
    (
        "additional infectious",
        "rebellion = 0",
        "",
        "additional: infectious: rebellion should be 0 to 32, not None",
    ),
    (
        "starter attack",
        "copies",
        "rebellion = 1\ncopies",
        "starter: attack: there is no rebellion here; there ",
    ),
    ("swarm gamma", "copies", "number = 1\ncopies", "swarm: gamma: there is no number here; there may be: card, "),
]


@pytest.mark.rule("MZ-R3", "MZ-GR2", "MZ-M5", "MZ-M6", "MZ-O0")
@pytest.mark.parametrize(("entry", "old", "new", "reason"), CARDS + SET_ENTRIES)
def test_an_entry_that_breaks_the_rules_is_refused(entry: str, old: str, new: str, reason: str) -> None:
    said = refusal(edited((entry, old, new)))
    assert said.startswith(f"my.toml, line {line_of_fault(entry, old, new)}: {reason}")


def test_there_are_only_so_many_red_cards_of_one_strength() -> None:
    names = [f"bite_{n}" for n in range(TWINS)]
    cards = [f'\n[cards.{name}]\ncolour = "red"\nstrength = 1\nsource = "public"\n' for name in names]
    numbers = content_of(TEXT + "".join(cards[1:])).numbers
    assert max(numbers[name] for name in names[1:]) < numbers["air_raid"]
    assert f"{names[-1]}: no more than {TWINS} red cards have the same strength" in refusal(TEXT + "".join(cards))


def test_cards_that_do_the_same_can_be_told_apart() -> None:
    numbers = content_of(TEXT + TEXT[begin_of("medicine") :].partition("\n\n")[0].replace("medicine]", "pill]")).numbers
    assert numbers["pill"] == numbers["medicine"] + 1


WRITTEN_BEFORE = [
    ("invasion", 'colour = "red"\nstrength = 4', 'effect = "mosquitos"\namount = 4'),
    ("alarm", 'colour = "orange"\neffects = [{ do = "alarm" }]', 'effect = "alarm"'),
    ("flat_hand", 'colour = "green"\neffects = [{ do = "slap" }]', 'effect = "flat_hand"'),
    ("fog_bomb", 'colour = "green"\neffects = [{ do = "repel", symbols = 5 }]', 'effect = "repel"\namount = 5'),
    ("ointment", 'colour = "blue"\neffects = [{ do = "ointment", drops = 3 }]', 'effect = "ointment"\namount = 3'),
]


def test_a_list_from_before_cards_could_do_several_things_is_still_read() -> None:
    own, old = load_content(), content_of(edited(*WRITTEN_BEFORE))
    assert old.numbers == own.numbers
    for name, number in own.numbers.items():
        assert (old.said_by(name), old.cards[number].leaves) == (own.said_by(name), own.cards[number].leaves)
    siren = edited(("alarm", WRITTEN_BEFORE[1][1], 'effect = "siren"'))
    assert "alarm: effect 'siren' is none of mosquitos, flat_hand, alarm, " in refusal(siren)


COLOURS = [
    ("starter attack", "alarm", "starter: alarm is orange; this set has red and green and blue (MZ-M1)"),
    ("experience fog_bomb", "beta", "experience: beta is orange; this set has green and blue (MZ-M2)"),
    ("experience fog_bomb", "attack", "experience: attack is red; this set has green and blue (MZ-M2)"),
    ("swarm infestation", "fog_bomb", "swarm: fog_bomb is green; this set has red and orange (MZ-C4)"),
    ("swarm infestation", "medicine", "swarm: medicine is blue; this set has red and orange (MZ-C4)"),
]


@pytest.mark.rule("MZ-M1..M3", "MZ-C4")
@pytest.mark.parametrize(("entry", "other", "reason"), COLOURS)
def test_a_card_of_the_wrong_colour_is_refused_with_its_line(entry: str, other: str, reason: str) -> None:
    said = refusal(edited((entry, f'"{entry.split()[1]}"', f'"{other}"')))
    assert said == f"my.toml, line {line_of(entry) + 1}: {reason}"


# --- sets that break the rules: refused with the line the set begins in


def has(entry: str, n: int) -> Edit:
    """Return a replacement with another number of copies in a set."""
    copies = TEXT[begin_of(entry) :].split("\n")[2]
    return entry, copies, f"copies = {n}"


def is_now(entry: str, other: str) -> Edit:
    """Return a replacement with another card in a set."""
    return entry, f'"{entry.split()[1]}"', f'"{other}"'


WEAK_SWARM = [is_now(f"swarm {red}", "attack") for red in ("air_raid", "infestation", "invasion", "apocalypse")]
SETS = [
    ("starter", [has("starter attack", 2)], "starter has 9 cards, not 8"),
    ("experience", [has("experience medicine", 3)], "experience has 31 cards, not 32"),
    ("swarm", [has("swarm attack", 5)], "swarm has 25 cards, not 24"),
    ("additional", [has("additional alarm", 3)], "additional has 9 cards, not 10"),
    ("starter", [is_now("starter flat_hand", "fog_bomb")], "a starter set needs a flat_hand to set aside"),
    ("starter", [is_now("starter sanguification", "mosquito_net")], "a net is an experience card"),
    ("experience", [is_now("experience mosquito_net", "medicine")], "the experience set needs a mosquito_net"),
    ("experience", [is_now("experience medicine", "ointment")], "nobody could ever get medicine"),
    ("swarm", [is_now("swarm alpha", "attack")], "the swarm set needs alpha (MZ-M3)"),
    ("swarm", [is_now("swarm beta", "attack")], "the swarm set needs beta (MZ-M3)"),
    ("swarm", [is_now("swarm gamma", "attack")], "the swarm set needs gamma (MZ-M3)"),
    ("swarm", [is_now("swarm infectious", "attack")], "the swarm set needs infectious (MZ-M3)"),
    ("swarm", [is_now("swarm resistant", "attack")], "the swarm set needs resistant (MZ-M3)"),
    ("swarm", [has("swarm alarm", 6), has("swarm attack", 2), has("swarm air_raid", 2)],
     "12 orange cards are too many: they are a minority (MZ-M8)"),
    ("swarm", [has("swarm attack", 3), *WEAK_SWARM, has("swarm alarm", 3)],
     "15 mosquitos can never be more than 15 at once (MZ-M8)"),
    ("additional", [has("additional alarm", 3), has("additional invasion", 3)],
     "alarm is there 4 times, 2 of them in Rebellion (MZ-C5, MZ-K6)"),
    ("additional", [has("additional resistant", 2), has("additional apocalypse", 1)],
     "apocalypse is there 2 times, 1 of them in Rebellion"),
    ("additional", [is_now("additional infectious", "beta")], "infectious is there 1 times, 0 of them"),
    ("additional", [("additional alarm", "rebellion = 2", "rebellion = 3")], "alarm is there 4 times, 2 of them"),
    ("additional", [("additional invasion", "rebellion = 1", "rebellion = 0")], "invasion is there 2 times, 1 of"),
    ("additional", [("additional infectious", "rebellion = 0", "rebellion = 1")],
     "infectious is there 1 times, 0 of them in Rebellion"),
]  # fmt: skip


@pytest.mark.rule("MZ-C2..C5", "MZ-M1..M4", "MZ-M8", "MZ-K6", "MZ-K7", "MZ-S3")
@pytest.mark.parametrize(("name", "edits", "reason"), SETS)
def test_a_set_that_breaks_the_rules_is_refused(name: str, edits: list[Edit], reason: str) -> None:
    line = TEXT[: TEXT.index(f"[[{name}]]")].count("\n") + 1
    assert any(told.startswith(f"my.toml, line {line}: {reason}") for told in refusal(edited(*edits)).splitlines())


@pytest.mark.rule("MZ-M8", "MZ-M3")
def test_sets_that_just_keep_to_the_rules_are_taken() -> None:
    eleven_orange = [has("swarm alarm", 5), has("swarm attack", 2), has("swarm air_raid", 3)]
    sixteen_mosquitos = [has("swarm attack", 6), has("swarm air_raid", 1), *WEAK_SWARM[1:], has("swarm alarm", 3)]
    for edits in (eleven_orange, sixteen_mosquitos):
        assert len(content_of(edited(*edits)).swarm) == 24


# --- a list by other people


@pytest.mark.parametrize("name", ["starter", "experience", "swarm", "additional"])
def test_a_set_that_is_not_brought_along_is_the_games_own(name: str) -> None:
    entries = TEXT.split("\n\n")
    without = "\n\n".join(entry for entry in entries if not entry.startswith(f"[[{name}]]"))
    content = content_of(without)
    assert getattr(content, name) == getattr(load_content(), name)
    assert provenance_of(content) == provenance_of(load_content())


def test_a_set_alone_can_be_brought_along() -> None:
    entries = edited(has("swarm attack", 3), has("swarm air_raid", 5)).split("\n\n")
    swarm = "\n\n".join(entry for entry in entries if entry.startswith("[[swarm]]"))
    content, own = content_of(swarm), load_content()
    assert content.swarm != own.swarm
    assert (content.numbers, content.starter, content.experience) == (own.numbers, own.starter, own.experience)
    assert "my.toml, line 1: swarm has 25 cards, not 24" in refusal(swarm.replace("5", "6")).splitlines()


def test_cards_that_do_not_go_with_our_own_sets_are_refused_where_the_sets_are() -> None:
    entries = TEXT.split("\n\n")
    cards = "\n\n".join(entry for entry in entries if "[cards." in entry and "fog_bomb" not in entry)
    line = line_of("experience fog_bomb") + 1
    assert f"{OWN_FILE}, line {line}: experience: card 'fog_bomb' is none of the cards" in refusal(cards).splitlines()


GARLIC = """
[cards.garlic_breath]
colour = "green"
effects = [{ do = "repel", symbols = 3 }]
source = "public"
title = { en = "Garlic Breath", de = "Knoblauchfahne" }

[[experience]]
card = "garlic_breath"
copies = 3
source = "public"
"""


@pytest.fixture
def garlic(tmp_path: Path) -> Path:
    """Return our own list, with three mosquito coils under another name."""
    path = tmp_path / "garlic.toml"
    path.write_text(edited(has("experience mosquito_coil", 3)) + GARLIC, encoding="utf-8")
    return path


def test_a_list_brought_along_is_played_with(garlic: Path) -> None:
    game = new_game(garlic)
    breath = game.content.numbers["garlic_breath"]
    assert game.content.parts.titles == {"garlic_breath": {"en": "Garlic Breath", "de": "Knoblauchfahne"}}
    assert game.titles("de") == {"garlic_breath": "Knoblauchfahne"}
    assert new_game().titles("de") == {}
    used = 0
    for seed in range(30):
        for s in random_game({"players": 3}, seed, game):
            assert game.faults(s) == []
        used += breath in [card for player in s.players for card in player.discard + player.hand + player.draw]
    assert used > 0


def test_a_card_of_another_name_can_be_learned_and_used(garlic: Path) -> None:
    game = new_game(garlic)
    scene = Scene(game=game, at="take_experience", display="garlic_breath medicine mosquito_coil")
    assert "learn garlic_breath" in scene.offers(0)
    assert scene.do(0, "learn garlic_breath").discard(0) == ["garlic_breath"]
    scene = Scene(game=game, at="defend", swarm="apocalypse", hands={0: "garlic_breath mosquito_coil"})
    scene.do(0, "use garlic_breath")
    assert (scene.s.left, scene.hand(0), scene.discard(0)) == (5 - 3, ["mosquito_coil"], ["garlic_breath"])


def test_a_save_carries_the_list_along(garlic: Path, tmp_path: Path) -> None:
    table = Table(new_game(garlic), {"players": 2}, 1)
    table.choose(0, table.legal(0)[0])
    save(table, tmp_path / "game.wusel")
    garlic.unlink()
    again = load_table(tmp_path / "game.wusel")
    assert again.state.digest() == table.state.digest()
    assert isinstance(again.game, Mosquitozzz)
    assert "garlic_breath" in again.game.content.numbers
