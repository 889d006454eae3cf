"""Declarations: contradictions are refused with a message when the game is made or loaded."""

from pathlib import Path

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState
from wusel.engine.declared import Declared
from wusel.engine.effects import Effect
from wusel.engine.errors import BadDeclaration
from wusel.engine.step import Ask, Step

WORDS = """\
players = [2, 3]
usual_players = 3
[kinds]
colour = ["red", "blue"]
n = "0..4095"
shade = { like = "colour", names = ["pale", "dark"] }
[choices]
paint = ["colour", "n"]
wait = []
[events]
painted = ["seat", "colour"]
[effects]
dry = ["n"]
[steps]
take_turn = { with = ["seat"], asks = ["paint", "wait"], rule = "TY-1" }
clean_up = {}
"""


class TakeTurn(Ask[ToyState]):
    pass


class CleanUp(Step[ToyState]):
    pass


class Fly(Step[ToyState]):
    pass


class Dry(Effect[ToyState]):
    pass


class Wet(Effect[ToyState]):
    pass


class WaitAlways(Step[ToyState]):
    pass


def game_of(
    text: str = WORDS,
    steps: tuple[type[Step[ToyState]], ...] = (TakeTurn, CleanUp),
    effects: tuple[type[Effect[ToyState]], ...] = (Dry,),
) -> ToyGame:
    return ToyGame(Toy(text), [step() for step in steps], effects=[effect() for effect in effects])


def test_what_fits_is_loaded() -> None:
    game = game_of()
    assert game.choices.to_json(game.toy.words.paint(1, 4095)) == {"do": "paint", "colour": "blue", "n": 4095}
    assert game.effects.to_json(game.toy.words.dry(7)) == {"do": "dry", "n": 7}
    assert [step.name for step in game.steps] == ["clean_up", "take_turn"], "the first one's number is -1"
    assert (game.declared[0].values, game.declared[0].default) == ([2, 3], 3)
    assert (game.steps[-1].rule, game.steps[-1].tells) == ("TY-1", "TY-1")


MANY_CHOICES = "".join(f"c{n} = []\n" for n in range(62))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        # words that are ambiguous once packed
        ("wait = []\n", MANY_CHOICES + "one_more = []\n", "one_more is word 64; there is room for 63"),
        ('n = "0..4095"', 'n = "0..4096"', "paint: n should be one of 0 to 4095"),
        ('"colour", "n"]', '"colour", "n", "a:n", "b:n", "c:n"]', "paint has 5 arguments; there is room for 4"),
        ('dry = ["n"]', 'dry = ["n", "a:n", "b:n", "c:n", "d:n"]', "dry has 5 arguments; there is room for 4"),
        # kinds
        ('["seat", "colour"]', '["seat", "smell"]', "painted: there is no kind 'smell'; there are: seat, colour, n"),
        ('n = "0..4095"', 'n = "many"', "n should be names or numbers from 0 on such as \"1..10\", not 'many'"),
        ('n = "0..4095"', 'n = "-3..3"', "not '-3..3'"),
        # arguments
        ('["seat", "colour"]', '["seat", "seat"]', "painted has two arguments seat"),
        ('["seat", "colour"]', '["colour*", "seat"]', "painted: colour takes all that is left, so nothing can follow"),
        ('["seat", "colour"]', '["seat", "{colour}"]', "painted: colour cannot be a set here"),
        ('paint = ["colour", "n"]', 'paint = ["colour*"]', "paint: colour cannot be many here"),
        ('paint = ["colour", "n"]', 'paint = ["{colour}"]', "paint: colour cannot be a set here"),
        ('with = ["seat"]', 'with = ["seat*"]', "take_turn: seat cannot be many here"),
        # names
        ("wait = []", "wait = []\nwait = []", "words.toml: Cannot overwrite a value"),
        ("wait = []", "red = []", "RED is declared twice"),
        ("wait = []", "clean_up = []", "CLEAN_UP is declared twice"),
        ("wait = []", 'tell_painted = ["n"]', "tell_painted is declared twice"),
        ("wait = []", '"two words" = []', r"'two words' in \[choices\] is no name"),
        ("clean_up", "CleanUp", r"'CleanUp' in \[steps\] is no name"),
        ('paint = ["colour", "n"]', 'paint = ["from:seat"]', "'def paint.from: Seat. -> Choice: .*' is no Python"),
        ("paint = [", "import = [", "'def import.*' is no Python"),
        # steps
        ('"wait"], rule', '"fly"], rule', "step take_turn asks for fly, which is no choice"),
        ("clean_up = {}", 'clean_up = { ask = ["wait"] }', "step clean_up: ask is none of with, asks, does, rule"),
        ("clean_up = {}", 'clean_up = { does = ["fly"] }', "step clean_up does fly, which is no effect"),
        ("clean_up = {}", 'clean_up = { asks = ["wait"] }', "clean_up declares what it asks for, but its class asks"),
        (', asks = ["paint", "wait"]', "", "take_turn asks somebody, but does not declare what for"),
        # groups and weights
        ("[steps]", '[groups]\nrest = ["sleep"]\n[steps]', "sleep is none of paint, wait"),
        ("[steps]", '[flags]\npaint = "dark"\n[steps]', "paint is none of"),
        ("[steps]", '[groups]\nwork = ["paint"]\nrest = ["wait", "paint"]\n[steps]', "paint is tagged twice"),
        ("[steps]", '[weights]\nminor = ["paint"]\n[steps]', "paint is none of painted"),
        ("[steps]", '[weights]\ntiny = ["painted"]\n[steps]', "tiny is none of finale, high, remark, minor"),
        ("[steps]", '[story]\ndetails = ["paint"]\n[steps]', "paint is none of painted"),
        ("[steps]", '[story]\nfolded = ["painted"]\n[steps]', "folded is none of details"),
        # the rest
        ("players = [2, 3]\nusual_players = 3\n", "", "how many can play"),
        ("usual_players = 3", "usual_players = 5", r"usual_players should be one of \[2, 3\], not 5"),
        ("[events]", "[event]", "event is none of players, usual_players, kinds, choices"),
    ],
)
def test_what_does_not_fit_is_refused(old: str, new: str, reason: str) -> None:
    assert old in WORDS
    with pytest.raises(BadDeclaration, match=reason) as refusal:
        game_of(WORDS.replace(old, new))
    assert "words.toml" in str(refusal.value)


@pytest.mark.parametrize(
    ("steps", "effects", "reason"),
    [
        ((TakeTurn,), (Dry,), r"no class carries out clean_up in \[steps\]"),
        ((TakeTurn, CleanUp, Fly), (Dry,), r"fly is not declared in \[steps\]"),
        ((TakeTurn, CleanUp, WaitAlways), (Dry,), r"wait_always is not declared in \[steps\]"),
        ((TakeTurn, CleanUp), (), r"no class carries out dry in \[effects\]"),
        ((TakeTurn, CleanUp), (Dry, Wet), r"wet is not declared in \[effects\]"),
    ],
)
def test_every_word_has_its_class_and_every_class_its_word(
    steps: tuple[type[Step[ToyState]], ...], effects: tuple[type[Effect[ToyState]], ...], reason: str
) -> None:
    with pytest.raises(BadDeclaration, match=reason):
        game_of(WORDS, steps, effects)


def test_effects_that_nobody_carries_out_are_refused() -> None:
    with pytest.raises(BadDeclaration, match=r"no class carries out dry in \[effects\]"):
        ToyGame(Toy(WORDS), [TakeTurn(), CleanUp()])


def test_words_made_from_another_declaration_are_refused() -> None:
    toy = Toy(WORDS)
    toy.write("words.toml", WORDS.replace('"red", "blue"', '"blue", "red"'))
    with pytest.raises(BadDeclaration, match=r"has changed since words\.py was made from it: run `python -m "):
        ToyGame(toy, [TakeTurn(), CleanUp()], effects=[Dry()])


def test_groups_and_weights_are_told_as_they_are_declared() -> None:
    tags = '[groups]\nwork = ["paint"]\nrest = ["wait"]\n[weights]\nminor = ["painted"]\n'
    tags += '[story]\ndetails = ["painted"]\n'
    game = game_of(WORDS + tags)
    assert game.groups == {"work": ["paint"], "rest": ["wait"]}
    assert game.weights == {"minor": ["painted"]}
    assert game.details == ["painted"]
    made = (game.toy.home / "words.py").read_text(encoding="utf-8")
    assert made.count("WORK_WORDS: Final = 1 << PAINT") == 1


def test_63_words_fit() -> None:
    many = "".join(f"c{n} = []\n" for n in range(61))
    game = game_of(WORDS.replace("wait = []\n", many + "wait = []\n"))
    assert game.choices.to_json(63) == {"do": "wait"}


def test_arguments_have_names_kinds_and_shapes(tmp_path: Path) -> None:
    text = WORDS.replace('["seat", "colour"]', '["by:seat", "tone:shade", "all:colour*"]')
    text = text.replace('with = ["seat"]', 'with = ["{seat}", "seen:{thing}"]')
    (tmp_path / "words.toml").write_text(text, encoding="utf-8")
    declared = Declared(tmp_path / "words.toml", {"thing": {0: "lamp", 9: "door"}})
    painted = declared.events.by_name["painted"]
    assert [(arg.name, arg.kind, list(arg.names.values())) for arg in painted.args] == [
        ("by", "seat", []),
        ("tone", "colour", ["pale", "dark"]),
        ("all", "colour", ["red", "blue"]),
    ]
    seats, seen = declared.steps[0].told
    assert (seats.name, seats.told(0b101)) == ("seat", [0, 2])
    assert (seen.name, seen.told(1 << 9 | 1)) == ("seen", ["lamp", "door"])
