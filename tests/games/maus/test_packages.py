"""The layers of the game's packages agree with its page."""

import re
from pathlib import Path

from tests.games.maus.scene import GAME

PAGE = Path(__file__).parents[3] / "docs" / "maus.md"


def test_a_package_imports_only_from_those_above_it_on_the_page() -> None:
    order = re.findall(r"^\| `(\w+)/` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(order) == sorted(file.parent.name for file in GAME.home.glob("*/__init__.py"))
    for place, package in enumerate(order):
        for file in (GAME.home / package).glob("*.py"):
            imports = re.findall(r"^from wusel\.games\.maus(?:\.| import )(\w+)", file.read_text("utf-8"), re.M)
            assert not set(imports) & set(order[place + 1 :]), file
