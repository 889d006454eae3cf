"""Common parts of all scenes: acting in words, and looking."""

from collections.abc import Mapping
from typing import Generic, Self

from wusel.engine.errors import IllegalChoice
from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.engine.state import S
from wusel.engine.table import Table
from wusel.engine.vocabulary import Spoken


def in_words(said: Mapping[str, Spoken]) -> str:
    """Return a choice or an event in words: "use flat_hand", "tile_taken 0 curve e2"."""
    return " ".join(str(part) for part in said.values())


class AnyScene(Generic[S]):
    """A table in the middle of a game. A game's own scene sets it up and reports what is where."""

    def __init__(self, game: Game[S], table: Table[S]) -> None:
        self.game = game
        self.table = table
        self.happened: list[Event] = []

    # --- acting

    def choice(self, said: str) -> int:
        """Return a choice given in words: "use flat_hand", "sail e2 north", "end_defence"."""
        verb, *args = said.split()
        asked: dict[str, object] = {"do": verb}
        for arg, value in zip(self.game.choices.by_name[verb].args, args, strict=True):
            asked[arg.name] = int(value) if value.isdigit() else value
        return self.game.choices.from_json(asked)

    def do(self, seat: int, *said: str) -> Self:
        """Make choices for a seat, one after the other. `happened` is all that they led to."""
        self.happened = [event for each in said for event in self.table.choose(seat, self.choice(each))]
        return self

    def refused(self, seat: int, said: str) -> str:
        """Return the rule that bars a choice. Fail if the choice is made, or if the refusal changes anything."""
        before = self.s.digest()
        try:
            self.table.choose(seat, self.choice(said))
        except IllegalChoice as error:
            assert self.s.digest() == before
            return error.rule
        raise AssertionError(f"{said} was accepted")

    # --- looking

    @property
    def s(self) -> S:
        return self.table.state

    @property
    def asking(self) -> str:
        """Return the step that waits for a seat."""
        return self.game.asking(self.s)

    @property
    def asked(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if self.s.asked >> seat & 1]

    def offers(self, seat: int, verb: str = "") -> set[str]:
        """Return the options of a seat in words. With a verb, return only its arguments."""
        found = {in_words(self.game.choices.to_json(choice)) for choice in self.table.legal(seat)}
        return {each.removeprefix(f"{verb} ") for each in found if each.split()[0] == verb} if verb else found

    @property
    def told(self) -> list[str]:
        """Return the events of the last choices in words."""
        return [in_words(self.game.events.to_json(event.what)) for event in self.happened]
