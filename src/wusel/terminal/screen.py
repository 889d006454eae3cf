"""The screen and the keyboard: printing, asking, pausing, clearing."""

import contextlib
import os
import re
import sys
import time
from collections.abc import Callable
from io import TextIOWrapper
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.text import Text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # gives the prompt arrow keys and a memory

WIDEST: Final = 100
A_MOMENT: Final = 0.4
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """The screen of a game and its input. `asks` says whether anybody can answer yes or no."""

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
        """A paragraph of plain words; `first` stands before it, names in it stand out."""
        self.tell_in_parts([(text, style)], first, names)

    def tell_in_parts(self, parts: list[tuple[str, str]], first: str = "", names: list[str] | None = None) -> None:
        """A paragraph made of parts, each in its own style."""
        said = Text(" ").join(Text(text, style) for text, style in parts)
        if names:
            said.highlight_regex(rf"\b({'|'.join(map(re.escape, names))})\b", "bold")
        before = first
        for line in said.wrap(self.console, self.width - cell_len(first)):
            line.rstrip()
            self.console.print(Text(before) + line, highlight=False, no_wrap=True)
            before = " " * len(first)

    def line(self, title: str) -> None:
        """A line across the screen that begins something new."""
        rest = max(self.width - cell_len(title) - 4, 0)
        self.show()
        self.show(f"[dim yellow]──[/] [bold yellow]{escape(title)}[/] [dim yellow]{'─' * rest}[/]")

    def command(self, text: str, command: str) -> None:
        """Something to type at the system's prompt, on a line of its own that is never broken."""
        self.tell(text)
        self.console.print(Text(f"  {command}", "cyan"), highlight=False, soft_wrap=True)

    def clear(self) -> None:
        """Nothing of what was shown or typed can be read any more, not even by scrolling back."""
        memory = sys.modules.get("readline")
        if memory is not None:
            memory.clear_history()
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()

    # --- waiting

    def pause(self) -> None:
        """A moment to read, where somebody is reading."""
        if not self.fast:
            time.sleep(A_MOMENT)

    # --- asking

    def ask(self, prompt: str) -> str:
        return self.read(prompt).strip()

    def yes(self, question: str) -> bool:
        """Return True unless the answer is no; without a person at the screen, False."""
        if not self.asks:
            return False
        return not self.ask(f"{question} ").lower().startswith("n")
