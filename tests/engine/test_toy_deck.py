"""A deck stacked in blocks, as a field of a state. A player who looks at the next two cards knows more than the
others."""

import json
from collections.abc import Mapping

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState, do, hold_to_the_laws, random_table, table_of
from wusel.engine.decks import stacked
from wusel.engine.kinds import Choice
from wusel.engine.sets import first, only
from wusel.engine.step import Ask
from wusel.engine.view import SPECTATOR, Change
from wusel.engine.written_state import read_state

CARDS = {card: f"card{card}" for card in range(12)}
TOY = Toy(
    """
    players = [2, 3]
    [kinds]
    times = "0..9"
    [choices]
    draw = []
    look = []
    [events]
    drew = ["seat", "card"]
    saw = ["seat", "cards:card*"]
    [steps]
    next_card = { with = ["seat", "looked:times"], asks = ["draw", "look"] }
    """,
    "deck: Deck; drawn: list[int]",
)
words = TOY.words


class NextCard(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_next_card(s).seat) if sum(s.deck.left()) else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.DRAW] if words.told_next_card(s).looked else [words.DRAW, words.LOOK]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        if choice == words.LOOK:
            seen = s.deck.peek(s, 2, only(seat))
            s.shown |= only(seat)
            s.tell_only(seat, words.SAW, seat, *seen)
            words.then_next_card(s, seat, looked=1)
        else:
            s.drawn.append(s.deck.draw(s))
            s.shown |= first(s.seats)  # another seat may have seen it before, so that no chance is drawn now
            s.tell(words.DREW, seat, s.drawn[-1])
            words.then_next_card(s, (seat + 1) % s.seats, looked=0)


class DeckGame(ToyGame):
    def begin(self, seats: int, chance: int) -> ToyState:
        deck = stacked([[0, 0, 1], [0, 1, 1, 1]], [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9, 10, 11]])
        s = self.lay_out(seats, chance, deck=deck, drawn=[])
        words.then_next_card(s, 0, looked=0)
        return s

    def look(self, s: ToyState) -> Mapping[str, object]:
        return {"deck": self.seen(s, SPECTATOR), "drawn": s.drawn[:]}

    def own(self, s: ToyState, seat: int) -> list[Change]:
        return [(("deck",), self.seen(s, seat))]

    def seen(self, s: ToyState, seat: int) -> object:
        deck = s.deck.clone()
        deck.hide_from(seat)
        return deck.to_data()

    def redeal(self, s: ToyState, seat: int) -> None:
        s.deck.redeal(s, seat)


GAME = DeckGame(TOY, [NextCard()], {"card": CARDS})


def test_the_blocks_come_in_their_order_and_some_cards_stay_in_the_box() -> None:
    for seed in range(20):
        drawn = random_table(GAME, 2, seed).state.drawn
        assert len(drawn) == 7
        assert len([card for card in drawn[:3] if card < 5]) == 2
        assert len([card for card in drawn[3:] if card < 5]) == 1


def test_what_one_has_seen_stays_known_to_that_seat_alone() -> None:
    table = table_of(GAME, 3, 2, 7)
    told = do(table, 0, "look")
    assert told[0] == {"do": "saw", "seat": 0, "cards": ["card2", "card7"]}
    assert table.state.drawn == [2], "then there is nothing left but to draw"
    for seat, known in ((0, [7]), (1, [-1]), (2, [-1]), (-1, [-1])):
        view = table.view(seat)["deck"]
        assert isinstance(view, dict)
        assert view["known"] == known
    assert table.why_no_undo(0) == "chance_drawn"


def test_a_clone_shares_nothing_and_a_deck_is_read_back_with_its_places() -> None:
    table = table_of(GAME, 3, 2, 7)
    do(table, 0, "look")
    s = table.state
    before = s.digest()
    clone = s.clone()
    clone.deck.draw(clone)
    clone.deck.put_on_top(3)
    assert s.digest() == before != clone.digest()
    again = read_state(GAME, json.loads(json.dumps(s.to_data())))
    assert again.digest() == before
    assert again.deck.known == [7]
    assert again.deck.draw(again) == 7


@pytest.mark.parametrize("seed", range(6))
def test_the_laws_hold(seed: int) -> None:
    hold_to_the_laws(GAME, 3, seed)
