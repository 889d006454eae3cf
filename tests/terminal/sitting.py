"""A person at a terminal who types the answers of a test."""

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

from rich.console import Console

from wusel.terminal.play import play
from wusel.terminal.screen import Screen

Answer = Callable[[str], str]
YES_OR_NO = ("[Y/n]", "[J/n]")


class Sitting:
    """A screen of 80 columns and the answers to come. When they run out, Ctrl-D is pressed.

    Questions for yes or no take their own answers, in which "n" is the default. After all `answers`, `always` is typed
    as often as needed. "last" stands for the number of the last choice.
    """

    def __init__(
        self, *answers: str, always: str = "", yes: tuple[str, ...] = (), asks: bool = True, width: int = 80
    ) -> None:
        self.answers = list(answers)
        self.always = always
        self.yes = list(yes)
        self.file = StringIO()
        self.prompts: list[str] = []
        self.screen = Screen(Console(file=self.file, width=width), self.type, asks)

    def type(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.file.write(f"{prompt}\n")
        if prompt.strip().endswith(YES_OR_NO):
            return self.yes.pop(0) if self.yes else "n"
        if self.answers:
            return self.answers.pop(0)
        if self.always == "last":
            return re.findall(r"\d+", prompt)[-1] if re.match(r"\d", prompt) else ""
        if self.always:
            return self.always
        raise EOFError

    @property
    def text(self) -> str:
        return self.file.getvalue()

    @property
    def words(self) -> str:
        """Return the text without line breaks, for sentences that were wrapped."""
        return " ".join(self.text.split())

    def play(
        self,
        *seats: str,
        seed: int | None = 5,
        language: str = "en",
        resume: Path | None = None,
        content: Path | None = None,
        game: str = "mosquitozzz",
        **options: object,
    ) -> "Sitting":
        who = list(seats or ("you:Mo", "random", "random"))
        play(game, who, options, seed, language, resume, content, self.screen)
        return self
