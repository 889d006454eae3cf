"""Files generated from declarations: up to date in the repository, and correct for a small example."""
# ruff: noqa: E501  # what is made has long lines

from pathlib import Path

import pytest

from wusel.engine.declared import fingerprint
from wusel.engine.errors import BadDeclaration
from wusel.games import SHELF
from wusel.games.maus import words as mouse_words
from wusel.games.maus.words import Field, Figure, Item
from wusel.making import __main__ as making
from wusel.making.listed import listed_of
from wusel.making.made import made_of
from wusel.making.words import words_of

WORDS = """\
players = [2]

[kinds]
colour = ["red", "blue"]
field = "content"
shade = { is = "colour", like = "colour", names = ["red"] }
n = "0..9"

[choices]
paint = ["colour"]
mix = ["colour", "with_colour:colour", "n"]
wait = []

[events]
painted = ["seat", "colour*"]

[effects]
dry = ["n"]

[steps]
take_turn = { with = ["by:seat", "been:{field}"], asks = ["paint", "wait"] }
rest = { with = ["n"] }
clean_up = {}
"""
MADE = '''\
"""Made from words.toml by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# Here, and nowhere else, bare numbers become things of a kind.
# mypy: disable-error-code="arg-type, assignment, return-value"

from typing import Final, NewType, TypeAlias, TypeVar

from wusel.engine.content.content import Kinds, listed
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.kinds import Choice, Deed, Seat, SeatSet
from wusel.engine.sets import members
from wusel.engine.state import State
from wusel.engine.vocabulary import lacks

T = TypeVar("T")

MADE_FROM: Final = "{made_from}"

# --- kinds

Colour = NewType("Colour", int)
ColourSet: TypeAlias = int
PerColour: TypeAlias = list[T]
def each_colour(group: ColourSet) -> list[Colour]: return members(group)
Field = NewType("Field", int)
FieldSet: TypeAlias = int
PerField: TypeAlias = list[T]
def each_field(group: FieldSet) -> list[Field]: return members(group)
N: TypeAlias = int
PerN: TypeAlias = list[T]
Shade = NewType("Shade", Colour)
ShadeSet: TypeAlias = int
PerShade: TypeAlias = list[T]
def each_shade(group: ShadeSet) -> list[Shade]: return members(group)

# --- colour: what it can be

RED: Final[Colour] = 0
BLUE: Final[Colour] = 1
COLOURS: Final[tuple[str, ...]] = ("red", "blue")
SHADES: Final[tuple[str, ...]] = ("red",)

class Names:
    """The names of the things in the content, by their numbers."""
    __slots__ = ("field",)
    def __init__(self, kinds: Kinds) -> None:
        self.field = listed(kinds["field"])

# --- choices

PAINT: Final = 1
MIX: Final = 2
WAIT: Final[Choice] = 3
def paint(colour: Colour) -> Choice: return PAINT | colour << 6
def mix(colour: Colour, with_colour: Colour, n: N) -> Choice: return MIX | colour << 6 | with_colour << 18 | n << 30
CHOSEN_COLOUR: Final = 0x6
def chosen_colour(choice: Choice) -> Colour: return choice >> 6 & 4095 if CHOSEN_COLOUR >> (choice & 63) & 1 else lacks("colour")
CHOSEN_WITH_COLOUR: Final = 0x4
def chosen_with_colour(choice: Choice) -> Colour: return choice >> 18 & 4095 if CHOSEN_WITH_COLOUR >> (choice & 63) & 1 else lacks("with_colour")
CHOSEN_N: Final = 0x4
def chosen_n(choice: Choice) -> N: return choice >> 30 & 4095 if CHOSEN_N >> (choice & 63) & 1 else lacks("n")

# --- events

PAINTED: Final = 1
def tell_painted(s: State, seat: Seat, colour: list[Colour], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [PAINTED, seat, *colour]))

# --- effects

DRY: Final = 1
def dry(n: N) -> Deed: return DRY | n << 8
EFFECT_N: Final = 0x2
def effect_n(effect: Deed) -> N: return effect >> 8 & 4095 if EFFECT_N >> (effect & 255) & 1 else lacks("n")

# --- steps, as numbers below zero

TAKE_TURN: Final = -1
REST: Final = -2
CLEAN_UP: Final = -3
def then_take_turn(s: State, by: Seat, been: FieldSet) -> None:
    s.agenda.append(by)
    s.agenda.append(been)
    s.agenda.append(TAKE_TURN)
class TakeTurnTold:
    __slots__ = ("been", "by",)
    by: Seat
    been: FieldSet
    def again(self, s: State) -> None:
        s.agenda.append(self.by)
        s.agenda.append(self.been)
        s.agenda.append(TAKE_TURN)
def told_take_turn(s: State) -> TakeTurnTold:
    told, frame = TakeTurnTold(), s.frame
    told.by = frame[0]
    told.been = frame[1]
    return told
def then_rest(s: State, n: N) -> None:
    s.agenda.append(n)
    s.agenda.append(REST)
def told_rest(s: State) -> N: return s.frame[0]
'''
STATE = '''\
"""A small table."""

from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.decks import Deck
from wusel.engine.kinds import Flag, Hidden, Maybe, OrZero, PerSeat, Pile, Seat, Stack
from wusel.engine.state import State
from small.content import Content
from small.words import Colour, ColourSet, Field, N, PerColour


class Variant(Fixed):
    """What was agreed."""

    __slots__ = MADE
    rounds: int


class Camp(Data):
    """Where somebody sleeps."""

    __slots__ = MADE
    field: Maybe[Field]
    fires: list[N]  # by night
    sparks: Hidden[list[list[int]]]


class Table(State):
    """Everything."""

    __slots__ = MADE
    content: Content
    variant: Variant
    deck: Deck
    camps: PerSeat[Camp]
    rows: list[list[Camp]]
    turn: Seat
    dark: Flag
    seen: ColourSet
    pots: PerColour[N]
    flag: OrZero[Field]
    pile: Pile[Field]
    unseen: Stack[Field]

    def fires(self) -> int:
        return sum(len(camp.fires) for camp in self.camps)
'''
CARDS = '''\
"""Small cards."""

from wusel.engine.content.cards import Titled


class PaintCard(Titled):
    """A pot of paint. It is never empty."""

    def __init__(self, entry: Entry, vocabulary: Choices) -> None:
        super().__init__(entry)
        self.colour: Listed[words.Colour] = words.Colour(0)
        self.fields: Listed[words.FieldSet] = 0
        self.copies = entry.number("copies", 1, 9)
        self.effects: Listed[list[Deed]] = entry.effects("effects", vocabulary)


class Shelf:
    """Where pots stand."""

    def __init__(self) -> None:
        self.pots: Listed[list[PaintCard]] = []
'''


@pytest.fixture
def state(tmp_path: Path) -> Path:
    path = tmp_path / "small" / "state.py"
    path.parent.mkdir()
    path.write_text(STATE, encoding="utf-8")
    path.with_name("words.toml").write_text(WORDS, encoding="utf-8")
    return path


def lines_with(text: str, part: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if part in line]


# --- the repository

MADE_OF_ALL = ("words.py", "made.py")


def test_everything_made_is_up_to_date() -> None:
    files = dict([*making.made_files(), *making.made_files(making.TEMPLATES)])
    names = {f"src/wusel/games/{game}/{file}" for game in (*SHELF, "crumbs") for file in MADE_OF_ALL}
    names |= {f"src/wusel/games/{game}/listed.py" for game in ("maus", "viroid")}
    names |= {f"templates/{name}/{file}" for name in ("cards/src/newcards", "dice/src/newdice") for file in MADE_OF_ALL}
    assert {str(path.relative_to(making.TEMPLATES.parent)) for path in files} == names
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run `make declared`"


# --- words


def test_words_are_made(tmp_path: Path) -> None:
    (tmp_path / "words.toml").write_text(WORDS, encoding="utf-8")
    assert words_of(tmp_path / "words.toml") == MADE.replace("{made_from}", fingerprint(WORDS))


def test_a_word_is_asked_only_for_what_it_has() -> None:
    assert mouse_words.chosen_field(mouse_words.go(Field(7))) == 7
    assert mouse_words.chosen_item(mouse_words.attack(Item(3), Figure(5))) == 3
    with pytest.raises(ValueError, match="names no field"):
        mouse_words.chosen_field(mouse_words.END_TURN)
    with pytest.raises(ValueError, match="shift"):  # its items have several places
        mouse_words.chosen_item(mouse_words.END_TURN)


# --- states


def test_what_is_made_for_a_state(state: Path) -> None:
    text = made_of(state)
    assert lines_with(text, "__slots__") == [
        '__slots__ = ("rounds",)',
        '__slots__ = ("field", "fires", "sparks",)',
        '__slots__ = ("camps", "content", "dark", "deck", "flag", "pile", "pots", "rows", "seen", "turn", "unseen",',
    ]
    assert lines_with(text, "copy.s") == [
        "copy.sparks = [each[:] for each in self.sparks]",
        "copy.seats = self.seats",
        "copy.shown = self.shown",
        "copy.script = None",
        "copy.seen = self.seen",
    ]
    assert lines_with(text, ".clone()") == [
        "copy.deck = self.deck.clone()",
        "copy.camps = [each.clone() for each in self.camps]",
        "copy.rows = [[each.clone() for each in each] for each in self.rows]",
    ]
    assert lines_with(text, "self.content") == ["copy.content = self.content"]
    assert 'DataField("rows", 2, Camp)' in text
    assert 'DataField("pots", 1, None, "n", NUMBER, "colour")' in text
    assert 'DataField("field", 0, None, "field", MAYBE)' in text
    assert text.count("def clone") == 2, "what never changes is not cloned"


def test_what_is_not_said_of_something_new_is_nothing(state: Path) -> None:
    text = made_of(state)
    assert lines_with(text, "def new_camp") == [
        "def new_camp(*, field: Maybe[Field] = -1, fires: list[N] | None = None,",
    ]
    assert lines_with(text, "made.fires") == ["made.fires = [] if fires is None else fires"]
    taken = "turn: Seat, dark: Flag = 0, seen: ColourSet = 0, pots: PerColour[N], flag: OrZero[Field] = 0"
    assert taken in " ".join(text.split())


def declare_flag(state: Path, flag: str) -> None:
    state.write_text(
        STATE.replace("variant: Variant", "variant: Variant\n    camp: Camp").replace(
            "sparks:", "wet: Flag\n    sparks:"
        )
    )
    state.with_name("words.toml").write_text(f'{WORDS}\n[flags]\ndry = "{flag}"\n')


@pytest.mark.parametrize("flag", ["dark", "camp.wet"])
def test_an_effect_that_sets_a_flag_is_made(state: Path, flag: str) -> None:
    declare_flag(state, flag)
    text = made_of(state)
    assert lines_with(text, "class Dry") == ["class Dry(Effect[state.Table]):"]
    assert lines_with(text, "        s.") == [f"s.{flag} = 1"]


@pytest.mark.parametrize("flag", ["turn", "camp.field", "camp.damp", "wet", "camp"])
def test_what_is_no_flag_cannot_be_set(state: Path, flag: str) -> None:
    declare_flag(state, flag)
    with pytest.raises(BadDeclaration, match=f"dry should set a Flag, and {flag} is none"):
        made_of(state)


def test_the_view_shows_the_state_by_its_kinds(state: Path) -> None:
    text = made_of(state)
    assert lines_with(text, '": thing.') == [
        '"fires": thing.fires[:],',
        '"turn": thing.turn,',
        '"dark": thing.dark == 1,',
    ]
    assert lines_with(text, "names.field[") == [
        '"field": names.field[thing.field] if thing.field >= 0 else None,',
        '"flag": names.field[thing.flag] if thing.flag else None,',
        '"pile": [names.field[each] for each in thing.pile],',
    ]
    assert lines_with(text, "words.COLOURS") == [
        '"seen": [words.COLOURS[each] for each in members(thing.seen)],',
        '"pots": {words.COLOURS[place]: n for place, n in enumerate(thing.pots)},',
    ]
    assert lines_with(text, "len(") == ['"unseen": len(thing.unseen),']
    assert '"sparks"' not in text.split("def seen_camp")[1], "it is hidden"


@pytest.mark.parametrize("kind", ["str", "dict[int, int]", "list[str]", "Final", "Variant | None"])
def test_what_cannot_be_written_down_is_refused(state: Path, kind: str) -> None:
    state.write_text(STATE.replace("deck: Deck", f"deck: {kind}"), encoding="utf-8")
    with pytest.raises(BadDeclaration, match=r"state\.py: deck(:| should be int, a Flag, of a kind)"):
        made_of(state)


@pytest.mark.parametrize("kind", ["list[Maybe[Field]]", "list[list[Field]]", "list[ColourSet]"])
def test_what_cannot_be_shown_has_to_be_hidden(state: Path, kind: str) -> None:
    state.write_text(STATE.replace("pile: Pile[Field]", f"pile: {kind}"), encoding="utf-8")
    with pytest.raises(BadDeclaration, match="pile cannot be shown as it is: let it be Hidden"):
        made_of(state)


def test_a_class_without_slots_is_told_so(state: Path) -> None:
    state.write_text(STATE.replace("    __slots__ = MADE\n    rounds", "    rounds"), encoding="utf-8")
    with pytest.raises(BadDeclaration, match="Variant should begin with `__slots__ = MADE`"):
        made_of(state)


# --- cards


def test_what_is_listed_of_cards_is_told_in_words(state: Path) -> None:
    state.with_name("cards.py").write_text(CARDS, encoding="utf-8")
    text = listed_of(state.with_name("words.toml"))
    assert text.count("(TypedDict):") == 2, "nobody lists what is only followed from"
    assert 'class Paint(TypedDict):\n    """A pot of paint."""\n    title: dict[str, str]\n    colour: str\n' in text
    assert lines_with(text, "thing.") == [
        '"title": thing.title,',
        '"colour": words.COLOURS[thing.colour],',
        '"fields": [self.names.field[each] for each in members(thing.fields)],',
        '"effects": [self.effects.to_json(each) for each in thing.effects],',
        '"pots": [self.paint(each) for each in thing.pots],',
    ]


def test_what_cannot_be_listed_is_refused(state: Path) -> None:
    state.with_name("cards.py").write_text(CARDS.replace("Listed[words.Colour]", "Listed[Entry]"), encoding="utf-8")
    with pytest.raises(BadDeclaration, match="colour should be int"):
        listed_of(state.with_name("words.toml"))


# --- the command


def test_the_command_writes_what_is_stale_and_only_looks_if_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fresh, stale = tmp_path / "fresh.py", tmp_path / "stale.py"
    fresh.write_text("same\n", encoding="utf-8")
    monkeypatch.setattr(making, "made_files", lambda _: iter([(fresh, "same\n"), (stale, "new\n")]))
    assert making.main(["--check", str(making.HOME)]) == 1
    assert not stale.exists()
    assert "stale.py is not what its declaration makes of it: run `python -m wusel.making`" in capsys.readouterr().err
    assert making.main([str(making.HOME)]) == 0
    assert stale.read_text(encoding="utf-8") == "new\n"
    assert capsys.readouterr().out == f"{stale} written\n"
    assert making.main(["--check", str(making.HOME)]) == 0


def test_a_folder_without_a_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert making.main([str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path} holds no game: there is no words.toml in it\n"
