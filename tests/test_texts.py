"""Every word a person reads: all of it there, in both languages, and nothing that nobody says."""

from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wusel.engine.errors import WuselError
from wusel.engine.step import ACTS
from wusel.engine.table import FENCES
from wusel.engine.vocabulary import Arg, Vocabulary, Word
from wusel.games.mosquitozzz.cards import COLOURS
from wusel.games.mosquitozzz.game import new_game
from wusel.games.mosquitozzz.state import END_REASONS
from wusel.games.mosquitozzz.words import BARRING_RULES
from wusel.texts import COMMON, LANGUAGES, Texts, preferred_language

GAME = new_game()
OF_GAME = GAME.home / "locale"
PLAYERS = ["Anna", "Ben", "Cem", "Dana"]
ENGLISH = Texts(GAME, "en")
GERMAN = Texts(GAME, "de")
BOTH = pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=LANGUAGES)

TERMINAL = "# --- terminal"
ZONES = (
    "swarm", "swarm_deck", "experience", "display", "bank", "removed", "hand", "draw", "discard", "laid",
)  # fmt: skip
RULES = {
    "C": 9, "S": 9, "T": 2, "A": 7, "B": 12, "X": 9, "D": 5, "G": 4, "R": 3, "O": 14, "GR": 5, "BL": 8, "E": 5,
    "K": 11, "H": 7, "Q": 32,
}  # fmt: skip


class Variables(Visitor):
    """Collects the variables that a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by fluent
        self.found.add(node.id.name)


def variables(source: str) -> dict[str, set[str]]:
    """The messages of a locale file with the variables each one speaks of; fails on what is no message."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"not understood: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def source(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def asking_steps() -> list[str]:
    return [name for name, step in zip(GAME.step_names, GAME.steps, strict=True) if step.kind != ACTS]


def keys_of_game() -> set[str]:
    """Everything that a board, a log and a lobby say of this game."""
    keys = {"game-title", "game-about", "lamp", "blood", "infected"}
    keys |= {f"colour-{colour}" for colour in COLOURS}
    keys |= {f"zone-{zone}" for zone in ZONES}
    keys |= {f"end-{reason}" for reason in END_REASONS if reason}
    keys |= {f"ask-{step}" for step in asking_steps()}
    keys |= {f"choice-{word.name}" for word in GAME.choices.words}
    keys |= {f"event-{word.name}" for word in GAME.events.words} | {"event-card_used-own", "event-lamp_passed-own"}
    for name in GAME.content.numbers:
        keys |= {f"card-{name}", f"card-{name}-text"}
    for option in GAME.declared:
        keys |= {f"option-{option.name}", f"option-{option.name}-text"}
        keys |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
    return keys


def examples(vocabulary: Vocabulary, word: Word) -> list[int]:
    """A word with various arguments: none, one and several of something, different seats and the same."""
    packed = []
    for values in product(*(example_values(arg) for arg in word.args)):
        said = {arg.name: arg.to_json(value) for arg, value in zip(word.args, values, strict=True)}
        packed.append(vocabulary.from_json({"do": word.name, **said}))
    return packed


def example_values(arg: Arg) -> list[int]:
    return [value for value in arg.values if value in (0, 1, 2, 15)] if arg.kind == "number" else arg.values


def assert_is_a_sentence(said: str) -> None:
    """Nothing left open, no invisible marks, one line."""
    assert said == said.strip()
    assert said
    assert not set(said) & set("{}$\n\u2068\u2069")


def event(said: dict[str, object], texts: Texts = GERMAN) -> str:
    return texts.event(GAME.events.from_json(said), PLAYERS)


# --- complete, and nothing too much


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_says_everything_and_nothing_else(language: str) -> None:
    assert set(variables(source(OF_GAME, language))) == keys_of_game()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_says_everything_and_nothing_else(language: str) -> None:
    above_terminal = source(COMMON, language).partition(TERMINAL)[0]
    results = {"result-won", "result-won_together", "result-lost_together"}
    assert set(variables(above_terminal)) == {f"undo-{fence}" for fence in FENCES} | results


@pytest.mark.parametrize("folder", [OF_GAME, COMMON], ids=["game", "common"])
def test_both_languages_speak_of_the_same(folder: Path) -> None:
    assert variables(source(folder, "en")) == variables(source(folder, "de"))


# --- everything can be said


@BOTH
def test_choices_are_said(texts: Texts) -> None:
    for word in GAME.choices.words:
        for choice in examples(GAME.choices, word):
            assert_is_a_sentence(texts.choice(choice, PLAYERS))


@BOTH
def test_events_are_said(texts: Texts) -> None:
    for word in GAME.events.words:
        for what in examples(GAME.events, word):
            assert_is_a_sentence(texts.event(what, PLAYERS))


@BOTH
def test_everything_else_is_said(texts: Texts) -> None:
    for key in keys_of_game():
        if not key.startswith(("choice-", "event-")):
            assert_is_a_sentence(texts.say(key, n=3) if key == "ask-defend" else texts.say(key))
    for fence in FENCES:
        assert_is_a_sentence(texts.say(f"undo-{fence}"))
    assert PLAYERS[0] in texts.say("result-won", seat=PLAYERS[0])


@BOTH
def test_different_choices_have_different_labels(texts: Texts) -> None:
    said = [texts.choice(GAME.choices.at(i), PLAYERS) for i in range(GAME.choices.size)]
    alike = [label for label in said if said.count(label) > 1]
    assert alike == []


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


# --- rules


def test_all_rules_are_there_in_the_order_of_the_rulebook() -> None:
    wanted = [f"MZ-{kind}{i}" for kind, last in RULES.items() for i in range(kind != "O", last + 1)]
    assert [rule.id for rule in GAME.rules.all()] == wanted


def test_rules_are_said_in_both_languages() -> None:
    for rule in GAME.rules.all():
        assert_is_a_sentence(rule.en)
        assert_is_a_sentence(rule.de)
        assert rule.en != rule.de
        assert rule.en.endswith(".")
        assert rule.de.endswith(".")


def test_a_refusal_has_its_sentence() -> None:
    for id in BARRING_RULES:
        if id:
            assert ENGLISH.rule(id) == GAME.rules.find(id).en
            assert GERMAN.rule(id) == GAME.rules.find(id).de


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
        Texts(GAME, "fr")


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
def test_the_language_of_the_system(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language
