"""Effects as data: read from content with file and line, carried out one by one, said as the text on a card."""

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState, do, hold_to_the_laws, table_of
from wusel.engine.content.parts import Parts
from wusel.engine.declared import Declared
from wusel.engine.effects import Effect
from wusel.engine.errors import BadContent
from wusel.engine.kinds import Choice, Deed, Seat
from wusel.engine.sets import only
from wusel.engine.step import Ask, Step
from wusel.texts.texts import Texts

TOY = Toy(
    """
    players = [1]
    [kinds]
    n = "0..9"
    drops = "1..3"
    colour = ["red", "blue"]
    [choices]
    play = ["card"]
    pick = ["colour"]
    [events]
    painted = ["colour"]
    [effects]
    gain = ["drops"]
    paint = ["colour"]
    paint_any = []
    [steps]
    play_card = { asks = ["play"] }
    carry_out = { with = ["card", "nth:n"] }
    choose_colour = { asks = ["pick"] }
    """,
    "points: int; painted: list[int]; left: list[int]",
)
CARDS = """\
[cards.bucket]
effects = [{ do = "gain", drops = 2 }]
source = "rulebook"

[cards.rainbow]
effects = [
    { do = "paint_any" },
    { do = "paint", colour = "blue" },
    { do = "gain", drops = 1 },
]
source = "rulebook"

[cards.blank]
effects = []
source = "rulebook"
"""
TOY.write("content/cards.toml", CARDS)
TOY.write(
    "locale/en.ftl",
    "effect-gain = { $drops ->\n    [one] Take a drop.\n   *[other] Take { $drops } drops.\n  }\n"
    "effect-paint = Paint something { $colour }.\neffect-paint_any = Paint something.\ncolour-blue = sky blue\n",
)
words = TOY.words


class Cards:
    def __init__(self, text: str = "") -> None:
        parts = Parts(TOY.home / "content", text, "mine.toml")
        entries = parts.named("cards")
        self.kinds = {"card": {number: entry.name for number, entry in enumerate(entries)}}
        vocabulary = Declared(TOY.home / "words.toml", self.kinds).effects
        self.effects = [entry.effects("effects", vocabulary) for entry in entries]
        parts.done()


class Gain(Effect[ToyState]):
    def happen(self, s: ToyState, seat: int, effect: Deed) -> None:
        s.points += words.effect_drops(effect)


class Paint(Effect[ToyState]):
    def happen(self, s: ToyState, seat: int, effect: Deed) -> None:
        s.painted.append(words.effect_colour(effect))
        s.tell(words.PAINTED, words.effect_colour(effect))


class PaintAny(Effect[ToyState]):
    def happen(self, s: ToyState, seat: int, effect: Deed) -> None:
        s.then(words.CHOOSE_COLOUR)


class PlayCard(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(0) if s.left else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.play(card) for card in s.left]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        s.left.remove(words.chosen_card(choice))
        s.then(words.PLAY_CARD)
        words.then_carry_out(s, words.chosen_card(choice), nth=0)


class ChooseColour(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(0)

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.pick(0), words.pick(1)]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        s.painted.append(words.chosen_colour(choice))


class CarryOut(Step[ToyState]):
    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def act(self, s: ToyState) -> None:
        told = words.told_carry_out(s)
        if told.nth < len(self.cards.effects[told.card]):
            effect = self.cards.effects[told.card][told.nth]
            told.nth += 1
            told.again(s)
            self.doing.happen(s, Seat(0), effect)


class CardGame(ToyGame):
    def __init__(self, cards: Cards) -> None:
        super().__init__(TOY, [PlayCard(), CarryOut(cards), ChooseColour()], cards.kinds, [PaintAny(), Gain(), Paint()])
        self.cards = cards

    def begin(self, seats: int, chance: int) -> ToyState:
        s = self.lay_out(seats, chance, points=0, painted=[], left=list(range(len(self.cards.effects))))
        s.then(words.PLAY_CARD)
        return s


GAME = CardGame(Cards())


def test_effects_happen_one_after_the_other_each_with_all_it_leads_to() -> None:
    table = table_of(GAME, 1)
    do(table, 0, "play", card="bucket")
    assert table.state.points == 2
    assert do(table, 0, "play", card="rainbow") == []
    assert table.state.painted == [], "the first effect asks, and the others wait for the answer"
    assert do(table, 0, "pick", colour="red") == [{"do": "painted", "colour": "blue"}]
    assert (table.state.painted, table.state.points) == ([0, 1], 3)


def test_a_card_without_effects_does_nothing() -> None:
    table = table_of(GAME, 1)
    do(table, 0, "play", card="blank")
    assert (table.state.points, table.state.left) == (0, [0, 1])


def test_the_text_on_a_card_follows_from_its_effects() -> None:
    texts = Texts(GAME, "en")
    bucket, rainbow, blank = GAME.cards.effects
    assert texts.effects(bucket) == "Take 2 drops."
    assert texts.effects(rainbow) == "Paint something. Paint something sky blue. Take a drop."
    assert texts.effects(blank) == ""
    assert [GAME.effects.to_json(effect) for effect in rainbow] == [
        {"do": "paint_any"},
        {"do": "paint", "colour": "blue"},
        {"do": "gain", "drops": 1},
    ]


@pytest.mark.parametrize(
    ("effects", "line", "reason"),
    [
        ('{ do = "fly" }', 2, "cloud: effects do='fly' is not possible; it can be: gain, paint, paint_any"),
        (
            '\n  { do = "gain", drops = 1 },\n  { do = "gain", drops = 4 },\n',
            4,
            "drops=4 is not possible; it can be: 1,",
        ),
        ('{ do = "paint", colour = "green" }', 2, "colour='green' is not possible; it can be: red, blue"),
        ('{ do = "gain" }', 2, "gain takes"),
        ('{ do = "gain", drops = 1, twice = true }', 2, "gain takes"),
        ('"gain"', 2, "'gain' is not of the form"),
    ],
)
def test_what_no_effect_is_is_refused_with_file_and_line(effects: str, line: int, reason: str) -> None:
    text = f'[cards.cloud]\neffects = [{effects}]\nsource = "public"\n'
    with pytest.raises(BadContent, match=reason) as refusal:
        Cards(text)
    assert str(refusal.value).startswith(f"mine.toml, line {line}: ")


def test_effects_that_are_no_list_are_refused() -> None:
    with pytest.raises(BadContent, match="cloud: effects should be a list of effects, not 'gain'"):
        Cards('[cards.cloud]\neffects = "gain"\nsource = "public"\n')


def test_a_new_card_is_a_line_in_a_file() -> None:
    game = CardGame(Cards(CARDS + '[cards.flood]\neffects = [{ do = "gain", drops = 3 }]\nsource = "public"\n'))
    table = table_of(game, 1)
    do(table, 0, "play", card="flood")
    assert table.state.points == 3


def test_the_laws_hold() -> None:
    hold_to_the_laws(GAME, 1, 1)
