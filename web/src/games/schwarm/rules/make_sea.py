"""Writes sea.json, what the browser must know of the board that no view tells: the drawn sea and a few figures.

Run it in the project's folder after the board has changed:
    python web/src/games/schwarm/rules/make_sea.py > web/src/games/schwarm/rules/sea.json
"""

import json

from wusel.games.schwarm.content import load_content
from wusel.games.schwarm.tiles import SHAPES
from wusel.games.schwarm.words import ACTIONS


def sea() -> dict[str, object]:
    """The grid as it is drawn, what a laid tile scores, how far a joker moves a danger, and what damage costs."""
    content = load_content()
    return {
        "grid": [" ".join(row) for row in content.sea.grid],
        "points": dict(zip(SHAPES, content.points, strict=True)),
        "joker": {action: how_far for action, how_far in zip(ACTIONS, content.joker, strict=True) if how_far},
        "perAmoeba": content.per_amoeba,
    }


if __name__ == "__main__":
    print(json.dumps(sea(), indent=2))  # noqa: T201  # that is what it is for
