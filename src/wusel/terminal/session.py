"""One game at one terminal: the table, who sits at it, what they have been told, and where it is kept."""

from pathlib import Path
from typing import Any, Final

from rich.text import Text

from wusel.bots.players import check_chooser, new_chooser
from wusel.bots.seats import read_label
from wusel.engine.chance import Chance
from wusel.engine.errors import RunsForever
from wusel.engine.game import Game
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.engine.view import SPECTATOR, View
from wusel.pictures.picture import Card, Say, picture_of
from wusel.terminal.screen import Screen
from wusel.terminal.story import Story
from wusel.texts.texts import Texts

BOTS_OWN_LUCK: Final = 0xB075


class Session:
    """A table in play. `viewer` is the seat of the person at the screen, -1 if there is none; `told` counts the
    chapters that each person knows, and `unread` says whether there was news since the last answer."""

    def __init__(self, table: Table[Any], screen: Screen, texts: Texts, path: Path) -> None:
        self.table = table
        self.game = table.game
        self.screen = screen
        self.texts = texts
        self.path = path
        self.seats = [read_label(label) for label in table.players]
        self.names = [seat.name for seat in self.seats]
        self.persons = [place for place, seat in enumerate(self.seats) if seat.is_person]
        self.viewer = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        self.picture = picture_of(self.game)
        self.story = Story(self.game, self.picture, self.names, table.story())
        self.told = dict.fromkeys([*self.persons, SPECTATOR], self.story.last_turns(1))
        self.unread = False
        self.can_save = True

    # --- choosing

    def check_bots(self) -> None:
        """Refuse whom there is not, and what was learned on something else than is played."""
        for seat in self.seats:
            if not seat.is_person:
                check_chooser(seat.level, self.game, self.table.options)

    def next_seat(self) -> int:
        """Return the seat that chooses next: bots before people, and the person at the screen before others."""
        owing = self.table.owing()
        bots = [seat for seat in owing if seat not in self.persons]
        return (bots or [seat for seat in owing if seat == self.viewer] or owing)[0]

    def choose(self, seat: int, choice: int) -> None:
        """Carry a choice out and keep it."""
        self.story.chapters.append(self.table.choose(seat, choice))
        self.keep()

    def let_bot_choose(self, seat: int) -> None:
        """A bot's choice follows from the table's seed and the moment, never from the luck of the table. Where content
        goes round in circles the bot takes another; raises if none can be carried out."""
        luck = Chance(1)
        luck.reseed(self.table.seed + BOTS_OWN_LUCK)
        luck.reseed(luck.chance + len(self.table.choices))
        bot = new_chooser(self.seats[seat].level)
        best = bot(self.game, self.table.state, seat, luck.chance)
        endless: RunsForever | None = None
        for choice in [best, *self.table.legal(seat)]:
            try:
                self.choose(seat, choice)
                return
            except RunsForever as error:
                endless = endless or error
        assert endless is not None
        raise endless

    def take_back(self, seat: int) -> None:
        """Undo the seat's last choice; raises CannotUndo with the reason."""
        self.table.undo(seat)
        self.story.chapters.pop()
        self.told = {each: min(chapters, len(self.story.chapters)) for each, chapters in self.told.items()}
        self.keep()

    # --- telling

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.say(f"terminal-{key}", **args)

    def catch_up(self) -> None:
        """Show the person at the screen their news. While a device is passed on, show nothing."""
        if self.viewer == SPECTATOR and self.persons:
            return
        first = self.told[self.viewer]
        if self.story.has_news(self.viewer, first):
            self.screen.pause()
            self.story.tell(self.screen, self.texts, self.viewer, first)
            self.unread = True
        self.told[self.viewer] = len(self.story.chapters)

    def mark(self, seat: int, choice: int) -> str:
        """Return the short mark of a choice for a seat."""
        said = self.game.choices.to_json(choice)
        return self.picture.mark(self.game, self.table.view(seat), said, self.texts.card)

    def label(self, seat: int, choice: int) -> str:
        """A choice in words."""
        return self.texts.said(choice, self.table.view(seat), self.names)

    def described(self, seat: int, choice: int) -> str:
        """A choice with its mark, in plain words."""
        mark = Text.from_markup(self.mark(seat, choice), emoji=False).plain
        return f"{self.label(seat, choice)} {mark}".rstrip()

    def introduce(self) -> None:
        """Print the game and its players."""
        self.screen.line(self.texts.say("game-title"))
        who = [
            each.name if each.is_person else self.say("bot", name=each.name, level=each.level) for each in self.seats
        ]
        self.screen.tell(self.say("who-plays", players=", ".join(who)), names=self.names)

    def show_board(self, seat: int) -> None:
        """The table as a seat sees it."""
        self.screen.show(self.picture.board(*self.scene(seat)))

    def reading(self, kind: str, name: str) -> str:
        """Return the description of a thing in the content."""
        return self.picture.reading(self.game, kind, name, self.texts.say, self.texts.card, self.screen.width)

    def show_knowledge(self, seat: int) -> None:
        """Print what a seat can know of decks and hands."""
        self.screen.show(self.picture.knowledge(*self.scene(seat)))

    def scene(self, seat: int) -> tuple[Game[Any], View, Say, Card, list[str], int]:
        """Return the arguments from which a picture is drawn."""
        view = self.table.view(seat)
        return self.game, view, self.texts.say, self.texts.card, self.names, self.screen.width

    # --- keeping

    def keep(self) -> None:
        """Save the game. If the disk refuses, say so once and go on."""
        try:
            save(self.table, self.path)
        except OSError as error:
            if self.can_save:
                reason = error.strerror or str(error)
                self.screen.tell(self.say("cannot-save", path=str(self.path), reason=reason), "red")
            self.can_save = False
        else:
            self.can_save = True
