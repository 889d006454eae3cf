"""The HTML page of a report: self-contained, complete, and with the right figures."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from wusel.engine.errors import WuselError
from wusel.games import SHELF, known_game
from wusel.lab.arena.results import ArenaResults
from wusel.lab.intervals import wilson
from wusel.lab.report import write as reporting
from wusel.lab.report.experiment import run_experiment
from wusel.lab.report.formatting import bonferroni_z, points, quantile, rounded, share, stats_of
from wusel.lab.report.request import Request, new_request
from wusel.lab.report.svg import Axis, DotRow, dot_plot, histogram
from wusel.lab.report.write import render, run_ladder, write_report
from wusel.lab.simulate import new_plan, simulate
from wusel.lab.summary import Summary

SECTIONS = ["lengths", "winning", "scores", "branching", "cards", "options", "ladder"]
# Items of mice belong to the mouse, not to the player who leads her.
WITHOUT_CARDS = ("maus",)
EVERY_MODE: list[tuple[str, dict[str, object]]] = [(name, {}) for name in SHELF]
EVERY_MODE += [
    (name, {option.name: value})
    for name in SHELF
    for option in known_game(name).declared
    for value in option.values
    if option.name == "mode" and value != option.default
]


# Games with many options have many settings, so fewer games of each are enough for a page.
MANY_OPTIONS = ("maus",)


def request_for(name: str, options: dict[str, object], games: int = 6, option_games: int = 2) -> Request:
    ladder_games = 4
    if name in MANY_OPTIONS:
        games, option_games, ladder_games = 3, 1, 2
    return new_request(known_game(name), options, "random", 3, games, option_games, ["easy"], ladder_games, "en")


def page_of(request: Request) -> str:
    game = known_game(request.game)
    return render(game, request, run_experiment(game, request, 1), run_ladder(game, request, 1))


class Reader(HTMLParser):
    """A strict HTML parser: every tag is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.rows: dict[str, dict[str, str]] = {}
        self.title = ""
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs)
        assert not {"src", "srcset", "onclick", "onload", "action"} & set(given)
        if "id" in given:
            self.ids.append(given["id"])
        if "href" in given:
            self.links.append(given["href"])
        if tag != "meta":
            self.open.append(f"{tag}.{given.get('class', '')}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("line", "circle", "polygon", "polyline")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().partition(".")[0] == tag

    def handle_data(self, data: str) -> None:
        here = self.open[-1] if self.open else ""
        if here == "h3.":
            self.title = data
            self.rows[data] = {}
        if here in ("span.label", "span.said"):
            self.words.append(data)
        if here == "span.said" and len(self.words) > 1:
            self.rows[self.title].setdefault(self.words[-2], data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


# --- every game


@pytest.mark.parametrize(("name", "options"), EVERY_MODE, ids=str)
def test_every_game_in_every_mode_gets_a_page_with_all_sections(name: str, options: dict[str, object]) -> None:
    request = request_for(name, options)
    page = page_of(request)
    reader = read(page)
    assert [each for each in reader.ids if each in SECTIONS] == SECTIONS
    assert len(set(reader.ids)) == len(reader.ids)
    assert reader.links == [f"#{section}" for section in SECTIONS]
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|<iframe", page)
    assert page.count("<figcaption>") == page.count("<figure")
    assert "<figcaption></figcaption>" not in page
    assert "None" not in page.replace("None of them", "")
    assert "nan" not in re.sub(r"[a-z]*nan[a-z]+|[a-z]+nan", "", page.lower())
    assert ("related to winning, not its cause" in page) != (name in WITHOUT_CARDS)
    together = known_game(name).plays_together(known_game(name).new(request.options, 0))
    assert ("How often a team of these bots wins" in reader.rows) == together
    assert ("Wins by who has the first turn" in reader.rows) != together


@pytest.mark.parametrize(("mode", "workers"), [("standard", 2), ("kamikaze", 1)])
def test_the_same_request_writes_the_same_bytes(mode: str, workers: int, tmp_path: Path) -> None:
    request = request_for("mosquitozzz", {"mode": mode})
    game = known_game("mosquitozzz")
    write_report(game, request, tmp_path / "a.html")
    write_report(game, request, tmp_path / "b.html", workers)
    write_report(game, replace(request, seed=4), tmp_path / "c.html")
    one, two, other = ((tmp_path / name).read_bytes() for name in ("a.html", "b.html", "c.html"))
    assert one == two
    assert one != other


# --- what it says


def test_the_page_agrees_with_simulate() -> None:
    request = request_for("mosquitozzz", {}, games=30, option_games=5)
    reader = read(page_of(request))
    game = known_game("mosquitozzz")
    summary = Summary()
    for rows in simulate(new_plan(game, ["random"] * 3, {}, 3, 30)):
        for row in rows:
            summary.add(row)
    for seat in range(3):
        wins = summary.seats[seat, "random"].wins
        low, high = wilson(wins, 30)
        said = f"{share(wins / 30)} ({100 * low:.0f}–{100 * high:.0f} %)"
        assert reader.rows["Wins by seat"][f"Seat {seat + 1}"] == said
        score = summary.seats[seat, "random"].score.mean()
        assert reader.rows["Mean score by seat"][f"Seat {seat + 1}"].startswith(f"{score:.1f} (")
    mean = summary.length.mean()
    assert mean is not None
    assert reader.rows["Length in choices"]["3 players"] == f"{mean:.1f}"
    four = Summary()
    for rows in simulate(new_plan(game, ["random"] * 4, {"players": 4}, 3, 5)):
        for row in rows:
            four.add(row)
    assert reader.rows["Length in choices"]["4 players"] == f"{four.length.mean():.1f}"
    for reason, games in summary.reasons.items():
        label = {"last_drop": "The last drop of blood is lost.", "deck_empty": "The swarm deck is empty."}[reason]
        if len(summary.reasons) > 1:
            assert reader.rows["How it ends"][label].startswith(share(games / 30))


def test_the_ladder_agrees_with_the_arena() -> None:
    request = request_for("mosquitozzz", {}, games=2, option_games=0)
    game = known_game("mosquitozzz")
    results = run_ladder(game, request, 1)
    assert isinstance(results, ArenaResults)
    reader = read(render(game, request, run_experiment(game, request, 1), results))
    (duel,) = results.duels
    assert (duel.bot, duel.against) == ("easy", "random")
    assert reader.rows["Wins alone against random in all other seats"]["easy"].startswith(share(duel.share))
    assert reader.rows["Ratings"]["random"] == "0"


def test_missing_sections_are_explained() -> None:
    page = page_of(replace(request_for("mosquitozzz", {}, option_games=0), ladder_games=0))
    assert "--option-games 0" in page
    assert "--ladder-games 0" in page
    read(page)


def test_provenance_has_a_command_and_no_date() -> None:
    page = page_of(request_for("mosquitozzz", {"mode": "ambush"}, games=2, option_games=0))
    said = re.search(r"<dt>Command</dt><dd>(.*?)</dd>", page)
    assert said is not None
    assert said[1] == (
        "wusel report mosquitozzz --option players=3 --option mode=ambush --option first=random --option assign=free"
        " --option infect_scope=own --option idle_use=false --bot random --seed 3 --games 2 --option-games 0"
        " --ladder-games 4 --ladder easy --lang en"
    )
    assert "wusel 0." in page
    assert not re.search(r"20\d\d-\d\d|20[23]\d", page)


def test_cards_are_named_in_the_requested_language() -> None:
    request = request_for("mosquitozzz", {}, games=30, option_games=0)
    pages = [page_of(replace(request, language=language)) for language in ("en", "de")]
    assert "Someone takes … from the display" in pages[0]
    assert "Flat Hand" in pages[0]
    assert "Flat Hand" not in pages[1]
    assert "Jemand" in pages[1]


def test_an_interrupted_ladder_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    request = request_for("mosquitozzz", {}, games=2, option_games=0)
    game = known_game("mosquitozzz")
    results = run_ladder(game, request, 1)
    assert results is not None
    monkeypatch.setattr(reporting, "run_contest", lambda *_: replace(results, interrupted=True))
    with pytest.raises(KeyboardInterrupt):
        write_report(game, request, tmp_path / "a.html")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "said"),
    [("a.txt", r"name it like a\.html"), ("nowhere/a.html", "there is no folder"), ("b.html", "is a folder")],
)
def test_a_page_that_cannot_be_written_is_refused(name: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "b.html").mkdir()
    with pytest.raises(WuselError, match=said):
        reporting.check_page(tmp_path / name)


# --- figures and words


def test_texts_are_escaped() -> None:
    drawn = dot_plot([DotRow("<b>&", 1.0, (0.0, 2.0), '"x"')], Axis([0, 2]))
    assert "<b>" not in drawn
    assert "&lt;b&gt;&amp;" in drawn


def test_positions_of_dots() -> None:
    axis = Axis([10, 20])
    drawn = dot_plot([DotRow("one", 15.0, (10.0, 20.0), "15")], axis, (12.5, "here"))
    assert 'cx="50.0%"' in drawn
    low, high = (round(axis.position(end), 2) for end in (10, 20))
    assert f'x1="{low}%" x2="{high}%"' in drawn
    assert 0 < low < 5
    assert axis.ticks() == [10, 15, 20]
    assert Axis([1, 250], log=True).ticks() == [1, 2, 5, 10, 20, 50, 100, 200]
    assert Axis([3, 3]).shows(3)


def test_a_histogram_counts_all_games() -> None:
    counts = {value: 1 + value % 3 for value in range(40, 240)}
    drawn = histogram(counts, 139.5, "mean")
    shares = [float(each) for each in re.findall(r": ([\d.]+)%", drawn)]
    assert 5 < len(shares) <= 32
    assert sum(shares) == pytest.approx(100, abs=1)
    assert re.findall(r"<title>(.*?):", histogram({2: 1, 3: 5, 5: 2}, 3.4, "mean")) == ["2", "3", "4", "5"]
    tall = [float(each) for each in re.findall(r'height="([\d.]+)"><title', histogram({2: 1, 3: 5, 5: 2}, 3.4, "mean"))]
    assert [each / tall[1] for each in tall] == pytest.approx([0.2, 1, 0, 0.4], abs=0.01)


def test_statistics_of_counters() -> None:
    counts = {3: 2, 5: 1, 9: 1}
    sums = stats_of(counts)
    assert (sums.count, sums.mean(), sums.least, sums.most) == (4, 5.0, 3, 9)
    assert [quantile(counts, part) for part in (0.05, 0.5, 0.75, 0.76, 1)] == [3, 3, 5, 9, 9]


def test_number_formats() -> None:
    assert [rounded(value) for value in (12.34, -0.04, -3.25, 1234.5)] == ["12.3", "0.0", "−3.2", "1,234"]
    assert [points(value) for value in (0.012, -0.0004, -0.5)] == ["+1.2", "+0.0", "−50.0"]
    assert [share(value) for value in (0, 0.034, 0.25, 1)] == ["0 %", "3.4 %", "25 %", "100 %"]


def test_bonferroni_correction() -> None:
    assert bonferroni_z(1) == pytest.approx(1.96, abs=0.001)
    assert bonferroni_z(10) == pytest.approx(2.807, abs=0.001)
