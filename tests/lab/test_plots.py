"""Figures with matplotlib: texts, formats, errors."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from wusel.engine.errors import WuselError
from wusel.lab.plots import bars, check_plot, lines, new_figure, save_figure, spread, svg_text


def drawn() -> str:
    figure, (upper, lower) = new_figure(["Bars", "Lines"], height=(2.0, 3.0))
    bars(
        upper,
        ["hard", "random"],
        [80.0, -200.0],
        [(60.0, 100.0), (-250.0, -150.0)],
        label_format="{:+.0f}",
        reference=(0, "even"),
    )
    lines(
        lower,
        [0, 1, 2],
        {"red": [0.1, 0.4, 0.5], "green": [0.3, 0.3, 0.5]},
        {"red": [(0, 0.2), (0.3, 0.5), (0.4, 0.6)]},
    )
    return svg_text(figure)


def test_the_texts_of_a_figure() -> None:
    said = " ".join(ElementTree.fromstring(drawn()).itertext())
    for word in ("Bars", "hard", "+80", "−200", "even", "red", "green"):
        assert word in said


def test_figures_are_deterministic() -> None:
    assert drawn() == drawn()


@pytest.mark.parametrize(("name", "begins"), [("a.svg", b"<?xml"), ("a.png", b"\x89PNG"), ("a.PDF", b"%PDF")])
def test_the_format_follows_from_the_suffix(tmp_path: Path, name: str, begins: bytes) -> None:
    figure, (axes,) = new_figure(["One"])
    bars(axes, ["hard"], [1.0])
    save_figure(figure, tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_impossible_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WuselError, match=r"a\.jpeg: a figure can be written to \.svg, \.png, \.pdf"):
        check_plot(tmp_path / "a.jpeg")
    with pytest.raises(WuselError, match=r"there is no folder .*nowhere"):
        check_plot(tmp_path / "nowhere" / "a.svg")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ModuleNotFoundError, match=r"make study|pip install \"wusel\[plots\]\""):
        check_plot(tmp_path / "a.svg")


def test_labels_that_would_overlap_are_spread() -> None:
    assert spread([0.5, 0.1, 0.52, 0.51], 0.1) == pytest.approx([0.5, 0.1, 0.7, 0.6])
