"""Newcards, put together."""

from pathlib import Path
from typing import TypedDict

from newcards import made, words
from newcards.content import Content, load_content
from newcards.judge import NewcardsJudge
from newcards.state import NewcardsState
from newcards.steps import turn_up
from wusel.engine.events import Event
from wusel.engine.game import Game, Result
from wusel.engine.kinds import Seat
from wusel.engine.options import Value


class SeenNewcards(made.SeenNewcardsState):
    """What everybody sees: the table, and the cards of each player."""

    players: list[made.SeenPlayer]


class CardInfo(TypedDict):
    """What is printed on a card."""

    copies: int
    points: int


class Newcards(Game[NewcardsState]):
    """The game with the cards of some content."""

    def __init__(self, content: Content) -> None:
        super().__init__("newcards", made.NewcardsState, words.MADE_FROM, content)

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> NewcardsState:
        """The table laid out for the first step (NC-S1)."""
        seats = int(options["players"])
        s = made.new_newcards_state(
            seats=seats, chance=chance, events=events, content=self.content, turn=Seat(0),
            players=[made.new_player() for _ in range(seats)],
            open_card=self.content.pile[0], pile=self.content.pile[:],
        )  # fmt: skip
        turn_up(s, s.turn)
        return s

    def look(self, s: NewcardsState) -> SeenNewcards:
        names = s.content.names
        players = [made.seen_player(player, names) for player in s.players]
        return {**made.seen_newcards_state(s, names), "players": players}

    def result(self, s: NewcardsState) -> Result | None:
        """Ranks by points; equals share a rank (NC-E1)."""
        if s.agenda:
            return None
        points = [s.points(seat) for seat in s.everybody()]
        return Result([1 + sum([other > own for other in points]) for own in points], points, "no_cards")

    def hides(self) -> bool:
        return False

    def faults(self, s: NewcardsState) -> list[str]:
        """No card is ever made or lost. The last one that was open lies with the others when all is over."""
        cards = s.pile + s.discard + [card for player in s.players for card in player.cards]
        if s.agenda:
            cards.append(s.open_card)
        return [] if sorted(cards) == s.content.pile else ["cards were made or lost"]

    def judge(self) -> NewcardsJudge:
        return NewcardsJudge()

    def catalogue(self) -> dict[str, dict[str, CardInfo]]:
        """What is printed on the cards, for whoever draws them."""
        content: Content = self.content
        found: dict[str, CardInfo] = {}
        for card, name in enumerate(content.names.card):
            found[name] = {"copies": sum([each == card for each in content.pile]), "points": content.points[card]}
        return {"cards": found}


def new_game(content: Path | None = None, content_text: str = "") -> Newcards:
    """The game with its own cards, or with those that a file or a save brings along."""
    return Newcards(load_content(content, content_text))
