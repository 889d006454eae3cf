"""Rendering of a state: the terminal's board as text or as an RGB array."""

from io import BytesIO
from typing import Any, Final
from warnings import catch_warnings, simplefilter

import numpy as np
from numpy.typing import NDArray
from rich.text import Text

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.pictures.picture import picture_of
from wusel.support.extras import needed_by
from wusel.texts.texts import Texts

RenderFrame = str | NDArray[np.uint8] | None
ANSI: Final = "ansi"
PIXELS: Final = "rgb_array"
MODES: Final = [ANSI, PIXELS]
FONTS: Final = ["DejaVu Sans Mono", "DejaVu Sans"]
WIDTH: Final = 100
POINTS: Final = 9
DOTS_PER_INCH: Final = 72
LINE: Final = 1.25
CHARACTER: Final = 0.62


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise WuselError(f"render_mode={mode!r} is not possible; it can be: {', '.join(MODES)}")


def render_state(game: Game[Any], s: State, seat: int, mode: str | None) -> RenderFrame:
    """Render the state from the point of view of a seat; -1 is a spectator."""
    if mode is None:
        return None
    texts = Texts(game, "en")
    names = [f"seat {place}" for place in range(s.seats)]
    markup = picture_of(game).board(game, game.view(s, seat), texts.say, texts.card, names, WIDTH)
    text = "\n".join(Text.from_markup(line, emoji=False).plain for line in markup.split("\n"))
    return text if mode == ANSI else pixels(text)


def pixels(text: str) -> NDArray[np.uint8]:
    """An RGB array of a text in a monospaced font, black on white."""
    with needed_by(PIXELS, "plots"):
        from matplotlib.figure import Figure  # noqa: PLC0415  # optional dependency
    lines = text.split("\n")
    inches = POINTS / DOTS_PER_INCH
    figure = Figure((inches * CHARACTER * (WIDTH + 2), inches * LINE * (len(lines) + 1)), DOTS_PER_INCH)
    figure.text(0.01, 1 - 0.5 / (len(lines) + 1), text, family=FONTS, size=POINTS, va="top", parse_math=False)
    drawing = BytesIO()
    with catch_warnings():
        simplefilter("ignore")  # glyphs that no font has are drawn as empty boxes
        figure.savefig(drawing, format="rgba")
    size = (int(figure.bbox.height), int(figure.bbox.width), 4)
    return np.frombuffer(drawing.getvalue(), np.uint8).reshape(size)[:, :, :3].copy()
