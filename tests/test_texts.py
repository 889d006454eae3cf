"""All texts for players, in every game: complete, in both languages, and without unused messages."""

import json
import re
from collections import Counter
from importlib import import_module
from itertools import islice, product
from math import prod
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.bots.tables import moments
from wusel.engine.errors import WuselError
from wusel.engine.fences import FENCES
from wusel.engine.game import Game
from wusel.engine.rules import RuleBook
from wusel.engine.step import ACTS
from wusel.engine.vocabulary import Arg, Choices, Word
from wusel.games import SHELF, known_game
from wusel.games.maus import words as maus
from wusel.games.maus.state import END_REASONS as MAUS_END_REASONS
from wusel.games.maus.view.meant import OF_FIELDS, OF_FINDS, OF_FOES, side_of
from wusel.games.mosquitozzz.cards import COLOURS
from wusel.games.mosquitozzz.words import ENDINGS
from wusel.games.schwarm.sources import SOURCES
from wusel.games.viroid import words as viroid
from wusel.games.viroid.scoring import REASONS as VIROID_END_REASONS
from wusel.texts.locale_files import COMMON, locale_text, plain_line
from wusel.texts.texts import LANGUAGES, Texts, preferred_language

GAMES: list[Game[Any]] = [known_game(name) for name in SHELF]
MOSQUITOZZZ = GAMES[0]
PLAYERS = ["Anna", "Ben", "Cem", "Dana"]
TEXTS = {(game.name, language): Texts(game, language) for game in GAMES for language in LANGUAGES}
ENGLISH = TEXTS["mosquitozzz", "en"]
GERMAN = TEXTS["mosquitozzz", "de"]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_TEXTS = pytest.mark.parametrize("texts", TEXTS.values(), ids=["-".join(key) for key in TEXTS])

TERMINAL = "# --- terminal"
SOURCE = Path(__file__).parents[1] / "src" / "wusel" / "games"

# --- what each game says besides its choices, events, questions, options and the names of things

ZONES = (
    "swarm", "swarm_deck", "experience", "display", "bank", "removed", "hand", "draw", "discard", "laid",
)  # fmt: skip
ON_BOARD = (
    "round", "row", "abilities", "points", "scores", "cards", "crowded", "tiles", "light",
    "blue_pile", "blue_spent", "queen", "water", "face_down", "land",
)  # fmt: skip
ON_PLATE = (
    "language", "turn", "phase_0", "phase_1", "phase_2", "phase_3", "phase_4", "research", "apart", "to_win",
    "missing_dead", "missing_cities", "deck", "spent", "named", "markers", "blocks", "strains", "ways", "measures",
    "blocked", "card", "heals", "dice", "infection", "severity", "mortality", "infected", "abilities", "out",
    "healthy", "infected_by", "dead", "airport", "blocked_airport", "harbour", "quarantine", "guarded", "needs",
    "borne", "to_choose", "cure", "infection_sign", "necrosis", "outbreak", "thrown_back",
)  # fmt: skip
IN_ROOM = (
    "language", "round", "goal", "track", "wheel", "pages", "page", "surge", "nobody", "calm_room", "captured",
    "away", "weather", "party", "counts", "drawn", "dice", "decks", "finds", "encounters", "spent", "been", "acts",
    "quest", "anywhere", "mice", "foes", "points", "actions", "cheese", "water", "high", "step", "paw", "red_x",
    "special", "turn", "exit", "trap", "snare", "reach", "ends", "life", "poison", "attack", "defence", "lore",
    "speed", "lies", "prey", "piece",
)  # fmt: skip
# Components that can be looked up in the terminal, and the messages about them.
LOOKED_UP = {
    "mosquitozzz": ("cards", "colour amount leaves"),
    "schwarm": ("lands shapes cards abilities", "value coast start copies points"),
    "viroid": (
        "cities lines cards strains mutations pathogens start_cards",
        "continent needs airport harbour heals dna spread spreads resistances levels price infection cure severity "
        "mortality abilities family mutation",
    ),
    "maus": (
        "faces heroes items abilities foe_cards encounters rooms acts chapters",
        "number star classes attack defence lore speed life powers gear keywords rows surge rooms",
    ),
}
OWN_KEYS = {
    "mosquitozzz": {"lamp", "blood", "infected", "event-card_used-own", "event-lamp_passed-own", "says-use_laid"}
    | {f"colour-{colour}" for colour in COLOURS}
    | {f"zone-{zone}" for zone in ZONES}
    | {f"end-{reason}" for reason in ENDINGS[1:]},
    "viroid": {f"end-{reason}" for reason in VIROID_END_REASONS if reason}
    | {f"board-{part}" for part in ON_PLATE}
    | {
        f"says-{word}"
        for word in ("develop", "develop_ability", "discard_strain", "choose_way", "travel", "cure", "bury")
    }
    | {f"pathogen-{pathogen}-text" for pathogen in viroid.PATHOGENS}
    | {f"ability-{pathogen}-{level}" for pathogen in ("nanites", "vibrio", "virus") for level in (1, 2, 3)},
    "maus": {"event-by_foe", "event-at_foe", "sequel-next_chapter", "sequel-turn_back", "sequel-onward"}
    | {f"board-{part}" for part in IN_ROOM}
    | {f"says-{word}" for word in (*OF_FIELDS, *OF_FINDS, *OF_FOES, "pick")}
    | {"where", *(f"side-{side_of(field)}" for field in range(len(maus.FIELDS)))}
    | {f"end-{reason}" for reason in MAUS_END_REASONS if reason}
    | {f"class-{name}" for name in maus.CLASS}
    | {f"reach-{name}" for name in maus.REACHS}
    | {f"part-{name}" for name in maus.PARTS}
    | {f"sort-{name}" for name in maus.SORTS}
    | {f"power-{name}" for name in maus.POWERS}
    | {f"foe_power-{name}" for name in maus.FOE_POWERS}
    | {f"keyword-{name}{text}" for name in maus.KEYWORDS for text in ("", "-text")}
    | {f"condition-{name}-text" for name in maus.CONDITIONS}
    | {f"achievement-{name}-text" for name in maus.ACHIEVEMENTS},
    "schwarm": {"end-rounds_over", "card-joker", "card-order-number"}
    | {f"board-{part}" for part in ON_BOARD}
    | {f"says-{word}" for word in ("take", "take_order", "lay", "swim", "surge", "crawl")}
    | {f"source-{source}" for source in SOURCES},
}
BARE = ("seat", "number", "field")
WITH_TEXT = ("card", "ability")
# Entries of different chapters that may have the same name, because they are never offered together.
CALLED_ALIKE = ("act", "page", "area")
MOST_EXAMPLES = 2000
COUNTS: dict[str, str | int] = {
    "may": 0, "seat": 1, "hero": 1, "figure": 1, "foe": 1, "script": 1, "n": 3, "rounds": 3, "now": 5, "end": 10,
    "number": 2, "cities": 2, "chance": 40, "whole": 0, "tenth": 6, "hero_is": "he", "foe_is": "he",
}  # fmt: skip
RULES = {
    "mosquitozzz": "MZ: C1-9 S1-9 T1-2 A1-7 B1-12 X1-9 D1-5 G1-4 R1-3 O0-14 GR1-5 BL1-8 E1-5 K1-11 H1-7 Q1-32",
    "schwarm": "SW: C1-7 S1-8 L1-1 P1.1-11 P2.1-4 ST1-6 SH1-8 F1-10 OV1-4 KO1-3 SF1-1 D1-7 W1-2 TS1-5 KR1-4 DM1-5 "
    "J1-2 AB1-4 N1-4 R1-1 NR1-3 E1-4 V1.1-3 V2-2 H1-4 Q1-46",
    "viroid": "VI: C1-9 B1-8 S1-19 X1-4 T1-2 0.1-1 1.1-13 2.1-22 3.1-11 4.1-10 CO1-11 SY1-10 M1-6 GW1-6 PA-BAK "
    "PA-NAN1-2 PA-PIL1-3 PA-VIB1-7 PA-VIR1-4 F1-7 E1-5 H1-3 Q1-39 K1-9",
    "maus": "MM: C1-7 S1-4 RND1-3 CHW1-2 HOU1-2 ENC0-4 ENC4a ENC4b ENC4c ENC5-7 INI1-5 REI1-5 ENT1-3 EMV1-9 EAT1-7 "
    "CHS1-2 MTU1-2 STA1-7 EXP1-7 MOV1-5 WAT1-5 TRP1-3 FRE1-7 ATK1-6 CAP1-7 WND1-5 SPE1-6 NEG0-5 ACH1-5 E1-1 H1-1 "
    "Q1-46 K1-8",
}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by fluent
        self.found.add(node.id.name)


def variables(source: str) -> dict[str, set[str]]:
    """Return the messages of a locale file with the variables of each. Fail on anything that is not a message."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"not understood: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def asking_steps(game: Game[Any]) -> list[str]:
    return [step.name for step in reversed(game.steps) if step.kind != ACTS]


def keys_of_things(game: Game[Any]) -> set[str]:
    """Return the message keys of cards, directions, pieces and all other arguments of choices, events and effects.
    Numbered ones such as north5 use the name of their family, and fields of a grid their bare names. Names with a title
    in the content need no message."""
    keys = set()
    titled = game.titles("en")
    for word in game.choices.words + game.events.words + game.effects.words:
        for arg in word.args:
            for name in arg.names.values() if arg.kind not in BARE else ():
                if name in titled or f"{arg.kind}-{name}" in titled:
                    continue
                family = name.rstrip("0123456789").rstrip("_")
                keys.add(f"{arg.kind}-{name}" if family == name else f"{arg.kind}-{family}-number")
                if arg.kind in WITH_TEXT and not does_something(game, name):
                    keys.add(f"{arg.kind}-{name}-text")
    return keys


def does_something(game: Game[Any], card: str) -> bool:
    """Return whether the text of a card consists of its effects."""
    cards = game.catalogue().get("cards")
    printed = cards.get(card) if isinstance(cards, dict) else None
    return isinstance(printed, dict) and bool(printed.get("effects"))


def keys_of_measures(game: Game[Any]) -> set[str]:
    """Return the keys of the reasons for advice in all modes of the game. The common locale files have the words for
    the unit "games"."""
    box = game.box()
    scenario = box.scenario if box else ""
    ways = next((option.values for option in game.declared if option.name == scenario), [])
    tables = [game.new({scenario: way}, 1) for way in ways[:: max(1, len(ways) - 1)]] or [game.new({}, 1)]
    measures = [measure for s in tables for measure in game.measures(s)]
    units = {measure.unit for measure in measures} - {"games"}
    return {f"why-{measure.name}" for measure in measures} | {f"by-{unit}" for unit in units}


def keys_of_game(game: Game[Any]) -> set[str]:
    """Return the keys of everything that a board, a log and a lobby say of a game."""
    keys = {"game-title", "game-about", "bots-here"} | OWN_KEYS[game.name] | keys_of_things(game)
    keys |= {f"{about}-{step}" for step in asking_steps(game) for about in ("ask", "waits", "thumb")}
    keys |= keys_of_measures(game)
    keys |= {f"thumb-{thumb}" for thumb in import_module(f"{game.package}.thumbs").THUMBS}
    things, parts = LOOKED_UP[game.name]
    keys |= {f"things-{thing}" for thing in things.split()} | {f"tells-{part}" for part in parts.split()}
    keys |= {f"{about}-{word.name}" for word in game.choices.words for about in ("choice", "noun")}
    keys |= {f"event-{word.name}" for word in game.events.words}
    keys |= {f"effect-{word.name}" for word in game.effects.words}
    for option in game.declared:
        keys |= {f"option-{option.name}", f"option-{option.name}-text"}
        values = {f"option-{option.name}-{str(value).lower()}" for value in option.values}
        keys |= values - set(game.titles("en"))
    return keys


def addressed(game: Game[Any], spoken_of: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the sentences that address the reader as "you", one for each role in which an event names a player, and
    the variables of each."""
    found = {}
    for word in game.events.words:
        for key in (f"event-{word.name}", f"event-{word.name}-own"):
            for role in {arg.name for arg in word.args if arg.kind == "seat"} & spoken_of.get(key, set()):
                found[f"{key}-you" if role == "seat" else f"{key}-{role}-you"] = spoken_of[key] - {role}
    return found


def rules_of_game(game: Game[Any]) -> list[str]:
    """Return the IDs in the order of the rulebook."""
    prefix, *ranges = RULES[game.name].replace(":", "").split()
    found = []
    for each in ranges:
        first, _, last = each.rpartition("-")
        kind = first.rstrip("0123456789")
        if last.isdecimal():
            found += [f"{prefix}-{kind}{i}" for i in range(int(first[len(kind) :]), int(last) + 1)]
        else:
            found.append(f"{prefix}-{each}")
    return found


def examples(word: Word) -> list[list[int]]:
    """Return a word with various arguments: none, one and several of something, different seats and equal ones. If
    there are too many combinations, each value of each argument occurs with various others."""
    possible = [example_values(arg) for arg in word.args]
    if prod(map(len, possible)) <= MOST_EXAMPLES:
        return [[word.number, *values] for values in product(*possible)]
    longest = 3 * max(map(len, possible))
    return [
        [word.number, *(values[i * step % len(values)] for step, values in enumerate(possible, 1))]
        for i in range(longest)
    ]


def example_values(arg: Arg) -> list[int]:
    return [value for value in arg.values if value in (0, 1, 2, 15)] if arg.kind == "number" else arg.values


def assert_is_a_sentence(said: str) -> None:
    """Check that a sentence has nothing left open, no invisible marks, and one line."""
    assert said == said.strip()
    assert said
    assert not set(said) & set("{}$\n\u2068\u2069")


def meant(texts: Texts, vocabulary: Choices, packed: int) -> tuple[object, ...]:
    """Return what people have to tell apart: a word and its arguments. Things that may have the same name are given by
    their titles."""
    args = vocabulary.args(packed)
    about = [texts.argument(arg, value, PLAYERS) if arg.kind in CALLED_ALIKE else value for arg, value in args]
    return (vocabulary.word(packed).name, *about)


def alike(said: list[str]) -> list[str]:
    return [each for each, times in Counter(said).items() if times > 1]


def event(said: dict[str, object], texts: Texts = GERMAN) -> str:
    word = texts.game.events.by_name[str(said["do"])]
    return texts.event([word.number, *(arg.from_json(said[arg.name]) for arg in word.args)], PLAYERS)


def label(said: dict[str, object], texts: Texts) -> str:
    return texts.choice(texts.game.choices.from_json(said), PLAYERS)


# --- complete, and nothing too much


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_game_says_everything_and_nothing_else(game: Game[Any], language: str) -> None:
    spoken_of = variables(locale_text(game.home / "locale", language))
    to_reader = addressed(game, spoken_of)
    assert set(spoken_of) == keys_of_game(game) | set(to_reader)
    for key, names in to_reader.items():
        assert spoken_of[key] == names


@EVERY_LANGUAGE
def test_every_table_says_everything_and_nothing_else(language: str) -> None:
    above_terminal = locale_text(COMMON, language).partition(TERMINAL)[0]
    results = {"result-won", "result-won_together", "result-lost_together"}
    reasons = {"noun-quoted", "by-games", "why-you", "why-one", "why-two", "why-though", "why-though-two"}
    assert set(variables(above_terminal)) == {f"undo-{fence}" for fence in FENCES} | results | reasons


@pytest.mark.parametrize("folder", [COMMON, *(game.home / "locale" for game in GAMES)], ids=str)
def test_both_languages_speak_of_the_same(folder: Path) -> None:
    """Gender and number matter only if a language has a word for them."""
    english, german = (
        {key: {name for name in names if not name.endswith(("_is", "count"))} for key, names in variables(said).items()}
        for said in (locale_text(folder, "en"), locale_text(folder, "de"))
    )
    assert english == german


@EVERY_GAME
def test_what_is_waited_for_speaks_of_what_all_are_told(game: Game[Any]) -> None:
    """These are the arguments of the step, and what `awaited` of the game adds."""
    added = {"mosquitozzz": {"n"}, "viroid": {"n", "dna"}, "maus": {"hero"}}.get(game.name, set())
    spoken_of = variables(locale_text(game.home / "locale", "en"))
    for step in asking_steps(game):
        told = {arg.name for arg in game.told[step]}
        assert spoken_of[f"waits-{step}"] <= told | added | {"names", "count"}, step


@EVERY_TEXTS
def test_a_title_is_found_without_reading_everything(texts: Texts) -> None:
    assert plain_line(texts.game.home / "locale", texts.language, "game-title") == texts.say("game-title")


def test_what_is_more_than_plain_words_is_no_title(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("game-title = For { $count } players\n")
    for key in ("game-title", "game-about"):
        with pytest.raises(WuselError, match="a line of plain words"):
            plain_line(tmp_path, "en", key)


# --- everything can be said


@EVERY_TEXTS
def test_choices_are_said(texts: Texts) -> None:
    for word in texts.game.choices.words:
        for number, *values in examples(word):
            said = {arg.name: arg.to_json(value) for arg, value in zip(word.args, values, strict=True)}
            choice = texts.game.choices.from_json({"do": word.name, **said})
            assert number == texts.game.choices.unpacked(choice)[0]
            assert_is_a_sentence(texts.choice(choice, PLAYERS))


@EVERY_TEXTS
def test_events_are_said(texts: Texts) -> None:
    for word in texts.game.events.words:
        for what in examples(word):
            assert_is_a_sentence(texts.event(what, PLAYERS))


@EVERY_TEXTS
def test_effects_are_said(texts: Texts) -> None:
    effects = texts.game.effects
    said = {meant(texts, effects, effects.at(i)): texts.effect(effects.at(i)) for i in range(effects.size)}
    for each in said.values():
        assert_is_a_sentence(each)
    assert alike(list(said.values())) == []


@EVERY_TEXTS
def test_everything_else_is_said(texts: Texts) -> None:
    spoken_of = variables(locale_text(texts.game.home / "locale", texts.language))
    for key in keys_of_game(texts.game):
        if not key.startswith(("choice-", "noun-", "event-", "effect-", "says-", "waits-", "where", "why-", "by-")):
            assert_is_a_sentence(texts.say(key, **{name: COUNTS[name] for name in spoken_of[key]}))
    for fence in FENCES:
        assert_is_a_sentence(texts.say(f"undo-{fence}"))
    assert PLAYERS[0] in texts.say("result-won", seat=PLAYERS[0], count=1)


@EVERY_TEXTS
def test_different_choices_have_different_labels(texts: Texts) -> None:
    choices = texts.game.choices
    said = {meant(texts, choices, choices.at(i)): texts.choice(choices.at(i), PLAYERS) for i in range(choices.size)}
    assert alike(list(said.values())) == []


# --- how it is said


@pytest.mark.parametrize(
    ("do", "one", "several"),
    [
        ("attack", "Ein Mosquito greift Ben an.", "3 Mosquitos greifen Ben an."),
        ("bled", "Ben verliert einen Blutstropfen.", "Ben verliert 3 Blutstropfen."),
        ("drew", "Ben zieht eine Karte.", "Ben zieht 3 Karten."),
        ("drank", "Ben nimmt einen Tropfen aus der Blutbank.", "Ben nimmt 3 Tropfen aus der Blutbank."),
    ],
)
def test_one_and_several(do: str, one: str, several: str) -> None:
    assert event({"do": do, "seat": 1, "n": 1}) == one
    assert event({"do": do, "seat": 1, "n": 3}) == several


def test_a_throw_names_both_numbers() -> None:
    throw = {"do": "threw", "seat": 0, "n": 6, "squashed": 4}
    assert event(throw) == "Anna schlägt nach 6 Mosquitos: 4 sind platt."
    assert event(throw | {"squashed": 0}, ENGLISH) == "Anna slaps at 6 mosquitos: none is squashed."
    assert event(throw | {"n": 1, "squashed": 1}, ENGLISH) == "Anna slaps at one mosquito: one is squashed."


def test_own_cards_and_those_of_others_are_told_apart() -> None:
    used = {"do": "card_used", "seat": 1, "card": "flat_hand", "other": 2}
    assert event(used) == "Ben setzt Flache Hand ein, gelegt von Cem."
    assert event(used | {"other": 1}) == "Ben setzt Flache Hand ein."


def test_a_lamp_that_stays_is_not_passed() -> None:
    passed = {"do": "lamp_passed", "seat": 1, "other": 0}
    assert event(passed, ENGLISH) == "The lamp goes from Ben to Anna."
    assert event(passed | {"other": 1}, ENGLISH) == "The lamp stays with Ben."


def test_cards_have_their_printed_names() -> None:
    assert (ENGLISH.card("air_raid"), GERMAN.card("air_raid")) == ("Air Raid", "Fliegerangriff")
    assert (ENGLISH.card("fog_bomb"), GERMAN.card("fog_bomb")) == ("Fog Bomb", "Chemische Keule")


def test_a_card_without_title_is_called_by_its_name() -> None:
    assert GERMAN.card("garlic_breath") == "garlic breath"


def test_numbered_things_are_called_by_their_family() -> None:
    english, german = TEXTS["schwarm", "en"], TEXTS["schwarm", "de"]
    assert (english.card("blue_whale_4"), german.card("light_crab_6")) == ("Whale 4 (blue)", "Krebs 6")
    assert german.thing("field", "e2") == "e2"


def test_fields_coasts_and_directions_are_said() -> None:
    english, german = TEXTS["schwarm", "en"], TEXTS["schwarm", "de"]
    assert (english.thing("land", "north5"), german.thing("land", "east7")) == ("e1", "i7"), "as the board's edges say"
    sail: dict[str, object] = {"do": "sail", "field": "e2", "direction": "west"}
    assert label(sail, english) == "Sail west from e2"
    assert label(sail, german) == "Von e2 nach Westen fahren"
    surge = {"do": "surge", "direction": "south_east", "fields": 1}
    assert label(surge, german) == "1 Feld nach Südosten"
    assert label(surge | {"fields": 4}, english) == "4 fields south-east"
    laid = {"do": "tile_laid", "seat": 1, "tile": "nes", "field": "e2"}
    assert event(laid, german) == "Ben legt auf e2 ein Schwarmplättchen: Abzweigung Nord-Ost-Süd."
    assert event({"do": "crawled", "seat": 0, "land": "east3"}, german) == "Anna lässt den Krebs nach i3 krabbeln."


# --- the same is said here and in the browser: tests of both read these examples

ALIKE = json.loads(Path(__file__).with_name("said_alike.json").read_text(encoding="utf-8"))


def said_by(texts: Texts, how: str, example: dict[str, Any]) -> str:
    """Return what an example says: a choice, an event, an effect, a question, or a thing by its name."""
    game, words = texts.game, example.get("words")
    match how:
        case "choice":
            return texts.choice(game.choices.from_json(words), PLAYERS)
        case "said":
            return texts.said(game.choices.from_json(words), example["view"], PLAYERS)
        case "noun":
            return texts.noun(game.choices.from_json(words), example["view"], PLAYERS)
        case "event":
            return texts.event(game.events.from_json(words), PLAYERS)
        case "effect":
            return texts.effect(game.effects.from_json(words))
        case "question":
            return texts.question(example["step"], example["wanted"], PLAYERS)
    return texts.thing(example["kind"], example["name"])


@EVERY_TEXTS
def test_choices_of_one_question_have_different_nouns(texts: Texts) -> None:
    for s, seat in islice(moments(texts.game, {"players": 3}, 2), 0, 200, 7):
        view = texts.game.view(s, seat)
        nouns = [texts.noun(choice, view, PLAYERS) for choice in texts.game.options(s, seat)]
        assert len(set(nouns)) == len(nouns), nouns
        assert not any("“" in noun or "„" in noun for noun in nouns)


@pytest.mark.parametrize("example", ALIKE["examples"], ids=lambda each: each["en"])
def test_what_is_said_is_said_alike_everywhere(example: dict[str, Any]) -> None:
    for language in LANGUAGES:
        texts = TEXTS[example["game"], language]
        assert said_by(texts, example["how"], example) == example[language]
    if example["how"] == "said":
        assert texts.game.meant(example["view"], example["words"]) == example["meant"]


@pytest.mark.parametrize("name", ALIKE["games"])
def test_what_the_examples_take_for_granted_is_declared(name: str) -> None:
    game, granted = known_game(name), ALIKE["games"][name]
    for part in ("choices", "events", "effects"):
        for word, args in granted[part].items():
            assert {arg.name: arg.kind for arg in getattr(game, part).by_name[word].args} == args
    assert granted.get("genders", {}).items() <= game.genders().items()
    for language, titles in granted["titles"].items():
        assert titles.items() <= game.titles(language).items()


# --- rules


@EVERY_GAME
def test_all_rules_are_there_in_the_order_of_the_rulebook(game: Game[Any]) -> None:
    assert [rule.id for rule in game.rules.all()] == rules_of_game(game)


@EVERY_GAME
def test_rules_are_said_in_both_languages(game: Game[Any]) -> None:
    for rule in game.rules.all():
        assert_is_a_sentence(rule.en)
        assert_is_a_sentence(rule.de)
        assert rule.en != rule.de
        assert rule.en.endswith(".")
        assert rule.de.endswith(".")


def test_a_rule_is_found_whatever_the_size_of_its_letters() -> None:
    rules = RuleBook(SOURCE / "maus" / "rules.toml")
    assert rules.find("MM-ENC4a").id == rules.find("enc4a").id == rules.find("ENC4A").id == "MM-ENC4a"


@EVERY_GAME
def test_a_refusal_has_its_sentence(game: Game[Any]) -> None:
    """Every rule that the rules of a game name is in the rulebook."""
    home = SOURCE / game.name
    sources = [*(home / "steps").glob("*.py"), home / "setup.py", home / "words.toml"]
    named = {id for path in sources for id in re.findall(r'"([A-Z]{2}-[A-Z\d][A-Za-z\d.-]*)"', path.read_text("utf-8"))}
    assert len(named) > 5
    for id in named:
        assert TEXTS[game.name, "en"].rule(id) == game.rules.find(id).en
        assert TEXTS[game.name, "de"].rule(id) == game.rules.find(id).de


# --- mistakes, and the language to begin with


def test_an_unknown_key_is_refused() -> None:
    assert not GERMAN.has("card-garlic_breath")
    with pytest.raises(WuselError, match="no text 'card-garlic_breath' for mosquitozzz in de"):
        GERMAN.say("card-garlic_breath")


def test_a_sentence_with_something_missing_is_refused() -> None:
    with pytest.raises(WuselError, match=r"'event-drew_card' cannot be said with .*Anna.*: .*card"):
        GERMAN.say("event-drew_card", seat="Anna")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(WuselError, match="no language 'fr'; there are: en, de"):
        Texts(MOSQUITOZZZ, "fr")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "de_DE", "LC_ALL": "fr_FR"}, "en"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_of_the_system(settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language
