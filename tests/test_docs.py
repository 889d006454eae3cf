"""The Python in README and docs runs as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCKS = [
    (page.name, number, code)
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S), 1)
]


def test_there_are_examples() -> None:
    assert len(BLOCKS) >= 5


@pytest.mark.parametrize(("page", "number", "code"), BLOCKS, ids=[f"{page}-{n}" for page, n, _ in BLOCKS])
def test_the_example_runs(page: str, number: int, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, f"{page}, example {number}", "exec"), {})
    assert capsys.readouterr().err == ""
