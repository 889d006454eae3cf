"""The card list: what is in it, what it must obey, and lists that people bring along."""

from pathlib import Path

import pytest

from tests.games.mosquitozzz.scene import random_game
from wusel.engine.errors import BadContent
from wusel.engine.save import save, save_text
from wusel.engine.table import Table
from wusel.games import find_game, load_table
from wusel.games.mosquitozzz.content import OWN_FILE, SOURCES, Content, load_content
from wusel.games.mosquitozzz.game import new_game

TEXT = OWN_FILE.read_text(encoding="utf-8")
SWARM_RED = ("attack", "air_raid", "infestation", "invasion", "apocalypse")

Change = tuple[str, str]


def card(name: str, old: str, new: str) -> Change:
    """Change one line of a card."""
    entry = TEXT[TEXT.index(f"[cards.{name}]") :].split("\n\n")[0]
    assert old in entry
    return entry, entry.replace(old, new, 1)


def entry_of(group: str, name: str) -> str:
    """The entry of a card in a set."""
    begin = TEXT.index(f'[[{group}]]\ncard = "{name}"')
    return TEXT[begin:].split("\n\n")[0].rstrip("\n")


def in_set(group: str, name: str, old: str, new: str) -> Change:
    """Change one line of an entry in a set."""
    entry = entry_of(group, name)
    assert old in entry
    return entry, entry.replace(old, new, 1)


def copies(group: str, name: str, n: int) -> Change:
    """Change how often a card is in a set."""
    entry = entry_of(group, name)
    lines = [f"copies = {n}" if line.startswith("copies") else line for line in entry.split("\n")]
    return entry, "\n".join(lines)


def changed(*changes: Change) -> str:
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


def line_of(text: str, wanted: str) -> int:
    """The number of the line that a part of the text begins in."""
    return text[: text.index(wanted)].count("\n") + 1


def refusal(text: str) -> str:
    with pytest.raises(BadContent) as caught:
        Content(text, "my.toml")
    return str(caught.value)


# --- our own cards


@pytest.mark.rule("MZ-M1..M6")
def test_our_own_cards_load() -> None:
    content = load_content()
    assert content.source == str(OWN_FILE)
    assert len(content.numbers) == 21
    assert content.names[content.numbers["fog_bomb"]] == "fog_bomb"


def test_every_entry_says_where_it_comes_from() -> None:
    content = load_content()
    entries = TEXT.count("\n[cards.") + sum(TEXT.count(f"\n[[{name}]]") for name in ("starter", "experience"))
    entries += sum(TEXT.count(f"\n[[{name}]]") for name in ("swarm", "additional"))
    assert len(content.provenance) == entries == 21 + 6 + 9 + 11 + 5
    assert set(content.provenance.values()) <= set(SOURCES)
    assert content.provenance["additional: alarm"] == "rulebook"
    assert content.provenance["swarm: alarm"] == "reconstructed"


# --- what is refused, with the line


@pytest.mark.parametrize(
    ("change", "reason", "line"),
    [
        (("[cards.beta]", "[cards.beta"), "not TOML: Expected", "[cards.beta"),
        ((TEXT, 'effect = "alarm'), "not TOML: ", 'effect = "alarm'),
        (card("gamma", "effect", 'effect = "gamma"\neffect'), "not TOML: Cannot overwrite", '"gamma"\neffect'),
    ],
)
def test_what_is_no_toml_is_refused_with_the_line(change: Change, reason: str, line: str) -> None:
    text = changed(change)
    said = refusal(text)
    assert said.startswith(f"my.toml: {reason}")
    below = line.count("\n")
    assert f"at line {line_of(text, line) + below}," in said


CARDS_REFUSED = [
    (card("alpha", "leaves", "colour = 3\nleaves"), "alpha: colour is no feature of a card", "[cards.alpha]"),
    (card("alarm", '"alarm"', '"siren"'), "alarm: effect 'siren' is none of mosquitos, alarm,", "[cards.alarm]"),
    (card("alarm", 'effect = "alarm"\n', ""), "alarm: effect None is none of", "[cards.alarm]"),
    (card("attack", '"mosquitos"', "1"), "attack: effect 1 is none of", "[cards.attack]"),
    (card("invasion", "4", "16"), "amount 16 should be 1 to 15 for mosquitos", "[cards.invasion]"),
    (card("invasion", "amount = 4\n", ""), "amount 0 should be 1 to 15 for mosquitos", "[cards.invasion]"),
    (card("ointment", "3", "8"), "amount 8 should be 1 to 7 for ointment", "[cards.ointment]"),
    (card("fog_bomb", "5", '"five"'), "amount 'five' should be 1 to 15 for repel", "[cards.fog_bomb]"),
    (card("beta", "leaves", "amount = 1\nleaves"), "amount 1 should be 0 to 0 for beta", "[cards.beta]"),
    (card("ointment", "true", '"yes"'), "ointment: leaves should be true or false", "[cards.ointment]"),
    (card("flat_hand", "source", "leaves = true\nsource"), "flat_hand cards never leave", "[cards.flat_hand]"),
    (card("attack", "source", "leaves = true\nsource"), "mosquitos cards never leave", "[cards.attack]"),
    (card("gamma", "true", "false"), "gamma: every orange card leaves the game", "[cards.gamma]"),
    (card("alarm", "leaves = true\n", ""), "alarm: every orange card leaves the game", "[cards.alarm]"),
    (card("alpha", '"rulebook"', '"a friend"'), "alpha: source 'a friend' is none of rulebook", "[cards.alpha]"),
    (card("alpha", 'source = "rulebook"', ""), "alpha: source None is none of rulebook", "[cards.alpha]"),
    (card("fog_bomb", "leaves", "title = 3\nleaves"), "title should be { en =", "[cards.fog_bomb]"),
    (card("fog_bomb", "leaves", "title = { en = 3 }\nleaves"), "title should be { en =", "[cards.fog_bomb]"),
    (card("gamma", '"gamma"', '"beta"'), "gamma: beta does exactly the same", "[cards.gamma]"),
    (card("medicine", '"medicine"', '"blood"'), "medicine: sanguification does exactly the same", "[cards.medicine]"),
    (card("attack", "1", "2"), "attack has the amount 1, not 2 (MZ-R3)", "[cards.attack]"),
    (card("air_raid", "2", "3"), "air_raid has the amount 2, not 3 (MZ-R3)", "[cards.air_raid]"),
    (card("infestation", "3", "2"), "infestation has the amount 3, not 2 (MZ-R3)", "[cards.infestation]"),
    (card("apocalypse", "5", "6"), "apocalypse has the amount 5, not 6 (MZ-R3)", "[cards.apocalypse]"),
    (card("sanguification", "1", "2"), "sanguification has the amount 1, not 2", "[cards.sanguification]"),
    (card("ointment", "3", "4"), "ointment has the amount 3, not 4", "[cards.ointment]"),
    (card("medicine", "1", "2"), "medicine has the amount 1, not 2", "[cards.medicine]"),
    (card("scented_candle", "repel", "mosquitos"), "should have the effect repel", "[cards.scented_candle]"),
    (card("invasion", "mosquitos", "repel"), "should have the effect mosquitos", "[cards.invasion]"),
    (card("mosquito_spray", "2", "3"), "three symbols together, not 4 (MZ-GR2)", "[cards.mosquito_spray]"),
    (card("scented_candle", "1", "2"), "three symbols together, not 4 (MZ-GR2)", "[cards.mosquito_spray]"),
    (card("mosquito_spray", "source", "leaves = true\nsource"), "never leaves the game", "[cards.mosquito_spray]"),
    (card("scented_candle", "source", "leaves = true\nsource"), "never leaves the game", "[cards.scented_candle]"),
    (card("sanguification", "source", "leaves = true\nsource"), "never leaves the game", "[cards.sanguification]"),
]


@pytest.mark.rule("MZ-R3", "MZ-GR2", "MZ-M5", "MZ-M6", "MZ-O0")
@pytest.mark.parametrize(("change", "reason", "place"), CARDS_REFUSED)
def test_a_card_that_breaks_the_rules_is_refused(change: Change, reason: str, place: str) -> None:
    text = changed(change)
    said = refusal(text)
    assert said.startswith(f"my.toml, line {line_of(text, place)}: ")
    assert reason in said


SETS_REFUSED = [
    # what an entry can say
    ([in_set("starter", "air_raid", "air_raid", "air_ride")], "'air_ride' is none of the cards", "starter air_ride"),
    ([in_set("swarm", "beta", 'card = "beta"\n', "")], "swarm: None is none of the cards above", "swarm"),
    ([in_set("swarm", "beta", "1", "0")], "swarm: beta: copies should be 1 to 32, not 0", "swarm beta"),
    ([in_set("swarm", "beta", "1", "true")], "beta: copies should be 1 to 32, not True", "swarm beta"),
    ([in_set("swarm", "beta", "copies = 1\n", "")], "beta: copies should be 1 to 32, not None", "swarm beta"),
    ([in_set("experience", "ointment", "4", "33")], "copies should be 1 to 32, not 33", "experience ointment"),
    ([in_set("additional", "alarm", "2", "-1")], "rebellion should be 0 to 32, not -1", "additional alarm"),
    ([in_set("additional", "infectious", "rebellion = 0\n", "")], "rebellion should be 0", "additional infectious"),
    ([in_set("starter", "attack", "source", "sauce")], "starter: attack: source None is", "starter attack"),
    ([in_set("starter", "attack", "copies", "rebellion = 1\ncopies")], "says nothing", "starter attack"),
    ([in_set("swarm", "gamma", "copies", "number = 1\ncopies")], "number says nothing about a set", "swarm gamma"),
    # how many cards a set has
    ([copies("starter", "attack", 2)], "starter has 9 cards, not 8", "starter flat_hand"),
    ([copies("experience", "medicine", 3)], "experience has 31 cards, not 32", "experience sanguification"),
    ([copies("swarm", "attack", 5)], "swarm has 25 cards, not 24", "swarm attack"),
    ([copies("additional", "alarm", 3)], "additional has 9 cards, not 10", "additional alarm"),
    # which cards a set has
    ([in_set("starter", "flat_hand", "flat_hand", "fog_bomb")], "starter set needs a flat_hand", "starter fog_bomb"),
    ([in_set("starter", "attack", "attack", "alarm")], "alarm is orange; this set has red and", "starter alarm"),
    ([in_set("experience", "fog_bomb", "fog_bomb", "beta")], "beta is orange; this set has green", "experience beta"),
    ([in_set("experience", "fog_bomb", "fog_bomb", "attack")], "attack is red; this set has", "experience attack"),
    ([in_set("experience", "mosquito_net", "mosquito_net", "medicine")], "needs a mosquito_net (MZ-M2)",
     "experience sanguification"),
    ([in_set("experience", "medicine", "medicine", "ointment")], "nobody could ever get medicine",
     "experience sanguification"),
    ([in_set("swarm", "attack", "attack", "fog_bomb")], "fog_bomb is green; this set has red", "swarm fog_bomb"),
    ([in_set("swarm", "alpha", "alpha", "attack")], "the swarm set needs alpha (MZ-M3)", "swarm attack"),
    ([in_set("swarm", "beta", "beta", "attack")], "the swarm set needs beta (MZ-M3)", "swarm attack"),
    ([in_set("swarm", "gamma", "gamma", "attack")], "the swarm set needs gamma (MZ-M3)", "swarm attack"),
    ([in_set("swarm", "infectious", "infectious", "attack")], "swarm set needs infectious", "swarm attack"),
    ([in_set("swarm", "resistant", "resistant", "attack")], "swarm set needs resistant", "swarm attack"),
    ([copies("swarm", "alarm", 6), copies("swarm", "attack", 2), copies("swarm", "air_raid", 2)],
     "12 orange cards are too many: they are a minority (MZ-M8)", "swarm attack"),
    ([in_set("swarm", name, name, "attack") for name in SWARM_RED[1:]]
     + [copies("swarm", "alarm", 3), copies("swarm", "attack", 3)],
     "15 mosquitos can never be more than 15 at once (MZ-M8)", "swarm attack"),
    # the additional set and what Rebellion takes of it
    ([copies("additional", "alarm", 3), copies("additional", "invasion", 3)],
     "alarm is there 4 times, 2 of them in Rebellion (MZ-C5, MZ-K6)", "additional alarm"),
    ([copies("additional", "resistant", 2), copies("additional", "apocalypse", 1)],
     "apocalypse is there 2 times, 1 of them in Rebellion", "additional alarm"),
    ([in_set("additional", "infectious", "infectious", "beta")],
     "infectious is there 1 times, 0 of them in Rebellion", "additional alarm"),
    ([in_set("additional", "alarm", "rebellion = 2", "rebellion = 3")],
     "alarm is there 4 times, 2 of them in Rebellion", "additional alarm"),
    ([in_set("additional", "invasion", "rebellion = 1", "rebellion = 0")],
     "invasion is there 2 times, 1 of them in Rebellion", "additional alarm"),
    ([in_set("additional", "infectious", "rebellion = 0", "rebellion = 1")],
     "infectious is there 1 times, 0 of them in Rebellion", "additional alarm"),
]  # fmt: skip
