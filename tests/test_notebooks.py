"""The notebooks run as written, from the first cell to the last."""

import json
from pathlib import Path

import matplotlib as mpl
import pytest

NOTEBOOKS = sorted((Path(__file__).parents[1] / "examples" / "notebooks").glob("*.ipynb"))
SMALLER = {"GAMES = 600": "GAMES = 20", "ROUNDS = 300": "ROUNDS = 40", "GAMES = 128": "GAMES = 16"}
"""Small numbers that show that the notebook works. Its results need the larger numbers."""


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) == 2


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    mpl.use("agg")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    codes = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert any(large in codes[0] for large in SMALLER)
    names: dict[str, object] = {}
    for number, code in enumerate(codes):
        for large, small in SMALLER.items():
            code = code.replace(large, small)  # noqa: PLW2901  # the same, but smaller
        exec(compile(code, f"{path.name}, cell {number}", "exec"), names)
