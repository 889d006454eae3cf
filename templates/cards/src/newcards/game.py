"""The game of Newcards: set-up, views and result."""

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
    """The view of every player: the table, and the cards of each player."""

    players: list[made.SeenPlayer]


class CardInfo(TypedDict):
    """The facts printed on a card."""

    copies: int
    points: int


class Newcards(Game[NewcardsState]):
    """The game with the cards of some content."""

    def __init__(self, content: Content) -> None:
        super().__init__("newcards", made.NewcardsState, words.MADE_FROM, content)

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> NewcardsState:
        """Return the table, laid out for the first step (NC-S1)."""
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
        """Return the ranks by points; equals share a rank (NC-E1)."""
        if s.agenda:
            return None
        points = [s.points(seat) for seat in s.everybody()]
        return Result([1 + sum([other > own for other in points]) for own in points], points, "no_cards")

    def hides(self) -> bool:
        return False

    def faults(self, s: NewcardsState) -> list[str]:
        """Return a fault if a card was made or lost. After the end the last open card is with the others."""
        cards = s.pile + s.discard + [card for player in s.players for card in player.cards]
        if s.agenda:
            cards.append(s.open_card)
        return [] if sorted(cards) == s.content.pile else ["cards were made or lost"]

    def judge(self) -> NewcardsJudge:
        return NewcardsJudge()

    def catalogue(self) -> dict[str, dict[str, CardInfo]]:
        """Return the facts printed on the cards, for clients that draw them."""
        content: Content = self.content
        found: dict[str, CardInfo] = {}
        for card, name in enumerate(content.names.card):
            found[name] = {"copies": sum([each == card for each in content.pile]), "points": content.points[card]}
        return {"cards": found}


def new_game(content: Path | None = None, content_text: str = "") -> Newcards:
    """Return the game with its own cards, or with those of a file or a save."""
    return Newcards(load_content(content, content_text))
