"""The screen and the keyboard: printing, asking, pausing, clearing."""

import contextlib
import os
import sys
import textwrap
import time
from collections.abc import Callable
from io import TextIOWrapper
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # gives the prompt arrow keys and a memory

WIDEST: Final = 100
MOVE: Final = 0.4
SENTENCE: Final = 0.1
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """Where a game is shown and answered. `asks` is whether somebody is there to answer yes or no."""

    def __init__(
        self,
        console: Console | None = None,
        read: Callable[[str], str] = input,
        asks: bool | None = None,
    ) -> None:
        if console is None and isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        self.console = console or Console()
        self.read = read
        self.asks = sys.stdin.isatty() if asks is None else asks
        self.fast = not self.console.is_terminal or os.environ.get("WUSEL_FAST") == "1"

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    # --- showing

    def show(self, markup: str = "") -> None:
        """Text with colour marks, as it stands."""
        for line in markup.split("\n"):
            self.console.print(Text.from_markup(line, emoji=False), highlight=False, no_wrap=True, crop=True)

    def tell(self, text: str, style: str = "", first: str = "", names: list[str] | None = None) -> None:
        """A paragraph of plain words; names in it stand out."""
        lines = textwrap.wrap(text, self.width, initial_indent=first, subsequent_indent=" " * len(first))
        for line in lines:
            said = Text(line, style=style)
            if names:
                said.highlight_words(names, "bold")
            self.console.print(said, highlight=False)

    def line(self, title: str) -> None:
        """A line across the screen that begins something new."""
        self.console.print()
        self.console.rule(f"[bold yellow]{escape(title)}[/]", style="yellow dim", align="left")

    def clear(self) -> None:
        """Nothing of what was shown can be read any more, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()

    # --- waiting

    def pause(self, seconds: float = MOVE) -> None:
        if not self.fast:
            time.sleep(seconds)

    # --- asking

    def ask(self, prompt: str) -> str:
        return self.read(prompt).strip()

    def yes(self, question: str) -> bool:
        """Yes unless somebody says no; where nobody can be asked, no."""
        if not self.asks:
            return False
        return not self.ask(f"{question} ").lower().startswith("n")
