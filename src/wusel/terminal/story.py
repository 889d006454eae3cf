"""The story of a game in sentences: a paragraph for every choice, a heading for every turn."""

from dataclasses import dataclass
from typing import Any, Final

from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.pictures.picture import Picture
from wusel.terminal.screen import Screen
from wusel.texts.texts import Texts

HEADINGS: Final = ("turn_begins", "round_begins")
READ_ALOUD: Final = "page_turned"
BULLET: Final = " • "


@dataclass
class Sentence:
    """One sentence, told once even if it holds several times over."""

    text: str
    is_minor: bool
    times: int = 1

    def spoken(self) -> str:
        return f"{self.text.rstrip('.')} (×{self.times})." if self.times > 1 else self.text


class Story:
    """A game told chapter by chapter: the opening, then what every choice led to."""

    def __init__(self, game: Game[Any], picture: Picture, players: list[str], chapters: list[list[Event]]) -> None:
        self.game = game
        self.picture = picture
        self.players = players
        self.chapters = chapters

    def tell(self, screen: Screen, texts: Texts, seat: int, first: int = 0) -> None:
        """Tell a seat what it may know of the chapters from the first one on; seat -1 is a spectator. How
        it ends is left to the ending."""
        for chapter in self.chapters[first:]:
            sentences: list[Sentence] = []
            for event in chapter:
                if not event.is_seen_by(seat) or self.is_outcome(event, texts) or self.is_finale(event):
                    continue
                said = texts.event(event.what, self.players)
                if self.begins_turn(event):
                    self.paragraph(screen, sentences)
                    sentences = []
                    screen.line(said.rstrip("."))
                elif self.word(event) == READ_ALOUD:
                    self.paragraph(screen, sentences)
                    sentences = []
                    self.read_aloud(screen, texts, event)
                elif sentences and sentences[-1].text == said:
                    sentences[-1].times += 1
                else:
                    sentences.append(Sentence(said, self.weighs(event, "minor")))
            self.paragraph(screen, sentences)

    def paragraph(self, screen: Screen, sentences: list[Sentence]) -> None:
        """The sentences one after the other, small matters dim."""
        if sentences:
            parts = [(each.spoken(), "dim" if each.is_minor else "") for each in sentences]
            screen.tell_in_parts(parts, BULLET, self.players)

    def read_aloud(self, screen: Screen, texts: Texts, event: Event) -> None:
        """A page of the story."""
        page = str(self.game.events.to_json(event.what)["page"])
        screen.show()
        screen.show(self.picture.reading(self.game, "page", page, texts.say, texts.card, screen.width))
        screen.show()

    def weighs(self, event: Event, weight: str) -> bool:
        return self.word(event) in self.game.weights.get(weight, [])

    def has_news(self, seat: int, first: int) -> bool:
        """Return whether there is news for a seat from a chapter on."""
        return any(event.is_seen_by(seat) for chapter in self.chapters[first:] for event in chapter)

    def begins_turn(self, event: Event) -> bool:
        return self.word(event) in HEADINGS

    def is_outcome(self, event: Event, texts: Texts) -> bool:
        """Return whether an event names the winner, which the result does as well."""
        return texts.has(f"result-{self.word(event)}")

    def is_finale(self, event: Event) -> bool:
        """Return whether an event follows the last choice, such as a play-off, which is described event by event."""
        return self.weighs(event, "finale")

    def finale(self, texts: Texts) -> list[str]:
        return [texts.event(event.what, self.players) for event in self.chapters[-1] if self.is_finale(event)]

    def word(self, event: Event) -> str:
        return self.game.events.word(event.what).name

    def last_turns(self, turns: int) -> int:
        """The chapter in which the last so many turns begin."""
        found = [n for n, chapter in enumerate(self.chapters) if any(map(self.begins_turn, chapter))]
        return found[-turns] if len(found) >= turns else 0
