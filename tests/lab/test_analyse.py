"""The command `wusel analyse`: tables, charts and JSON."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import ok, refused
from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.bots.review import Story, Turn, Verdict
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.lab.analyse.analysis import Analysis, analyse
from wusel.lab.analyse.phrases import PHRASES, Phrases
from wusel.lab.analyse.win_chances import BLOCKS, area_chart, chances_figure, resampled, turn_marks, without_gaps
from wusel.lab.plots import svg_text
from wusel.texts.texts import Texts

SHORT = ("--iterations", "5")


def played(mode: str = "standard") -> Table[Any]:
    game = find_game("mosquitozzz")
    table = Table(game, {"players": 3, "mode": mode}, 11, ["you:Anna", "bot:greedy:Otto", "Ida"])
    while table.owing():
        seat = table.owing()[0]
        table.choose(seat, ask(new_bot("random"), game, table.state, seat, len(table.choices)))
    return table


TABLE = played()
TOTAL = len(TABLE.choices)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.wusel"
    save(TABLE, path)
    return str(path)


# --- the command


def test_all_decisions_the_chart_and_the_turning_points(file: str) -> None:
    said = ok("analyse", file, *SHORT, "--lang", "en")
    lines = said.splitlines()
    for n, (seat, choice) in list(enumerate(TABLE.choices))[:: TOTAL // 5]:
        who, what = ("Anna", "Otto", "Ida")[seat], Texts(TABLE.game, "en").choice(choice, ["Anna", "Otto", "Ida"])
        assert any(re.search(rf"\b{n}\s+{who}\s+{re.escape(what)}", line) for line in lines), n
    assert "The chances to win, as everybody had to see their own" in said
    for name in ("Anna", "Otto", "Ida"):
        assert any(line.startswith(name) and set(line) & set(BLOCKS[1:]) for line in lines), "a chart for everybody"
    assert "Turning points" in said


def test_german(file: str) -> None:
    said = ok("analyse", file, *SHORT, "--lang", "de")
    assert "Die Siegchancen, wie alle ihre eigenen sehen mussten" in said
    assert "Wendepunkte" in said


def test_one_moment_in_depth(file: str) -> None:
    n = next(n for n in range(TOTAL) if len(TABLE.game.options(TABLE.at(n), TABLE.choices[n][0])) > 2)
    said = ok("analyse", file, "--at", str(n), "--iterations", "40", "--lang", "en")
    assert f"Moment {n} of {TOTAL}" in said
    assert "Expected result" in said
    assert "chosen" in said
    assert "95 %" in said
    assert "Nobody has chosen here yet" in ok("analyse", file, "--at", str(TOTAL), *SHORT, "--lang", "en")


def test_json_is_complete_and_deterministic(file: str) -> None:
    said = ok("analyse", file, *SHORT, "--json")
    found = json.loads(said)
    assert found["choices"] == TOTAL
    assert [moment["moment"] for moment in found["moments"]] == list(range(TOTAL + 1))
    for moment, (seat, choice) in zip(found["moments"], TABLE.choices, strict=False):
        assert (moment["seat"], moment["choice"]) == (seat, TABLE.game.choices.to_json(choice))
        assert moment["chances"][seat] == moment["expected"], "one number for one thing"
    assert "seat" not in found["moments"][-1]
    assert ok("analyse", file, *SHORT, "--json") == said
    assert ok("analyse", file, *SHORT, "--json", "--workers", "2") == said


def test_the_chart_is_written_to_a_file(file: str, tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    ok("analyse", file, "--at", "3", *SHORT, "--plot", str(plot), "--lang", "en")
    text = plot.read_text(encoding="utf-8")
    for words in ("Anna", "Otto", "Ida", "choices made", "as everybody had to see their own"):
        assert words in text


def test_impossible_arguments_are_refused_at_once(file: str, tmp_path: Path) -> None:
    assert f"moments 0 to {TOTAL}" in refused("analyse", file, "--at", str(TOTAL + 1))
    assert "cannot be read" in refused("analyse", str(tmp_path / "none.wusel"))
    assert ".svg" in refused("analyse", file, "--plot", str(tmp_path / "curve.txt"))


def test_partial_results_after_an_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(table: Table[Any], n: int, *_: object) -> Verdict:
        if n == 1:
            raise KeyboardInterrupt
        seat, choice = table.choices[n]
        return Verdict(seat, choice, choice, 0.5, 0.5, 0.0, 0.0, [0.5, 0.5], [])

    monkeypatch.setattr("wusel.lab.analyse.analysis.verdict_at", stop)
    found = analyse(TABLE)
    assert (len(found.moments), found.finished) == (1, False)


# --- phrases


def test_both_languages_have_the_same_phrases() -> None:
    assert PHRASES["en"].keys() == PHRASES["de"].keys()
    for key, sentence in PHRASES["en"].items():
        fields = re.findall(r"{\w+}", sentence)
        assert sorted(fields) == sorted(re.findall(r"{\w+}", PHRASES["de"][key])), key


@pytest.mark.parametrize(
    ("language", "missed", "fell"),
    [
        (
            "en",
            "Anna: better Flat Hand instead of Flat Hand (60 % to win, not 20 %) (±2)",
            "it went badly: from 60 % to 20 % to win (±2)",
        ),
        (
            "de",
            "Anna: besser Flache Hand statt Flache Hand (60 % Siegchance, nicht 20 %) (±2)",
            "lief es schlecht: von 60 % auf 20 % Siegchance (±2)",
        ),
    ],
)
def test_a_turning_point_is_a_sentence(language: str, missed: str, fell: str) -> None:
    phrases = Phrases(Texts(TABLE.game, language), TABLE)
    seat, choice = TABLE.choices[0]
    verdict = Verdict(seat, choice, choice, 0.2, 0.6, 0.01, 0.02, [0.2, 0.8], [])
    assert missed in phrases.turn(Turn(0, verdict, missed=True, before=0.6, after=0.2, error=0.01))
    assert fell in phrases.turn(Turn(0, verdict, missed=False, before=0.6, after=0.2, error=0.01))


def test_cards_are_named_as_the_seat_saw_them() -> None:
    table = Table(find_game("schwarm"), {"players": 2}, 3)
    while table.game.asking(table.state) != "acquire":
        table.choose(table.owing()[0], table.legal(table.owing()[0])[0])
    n, phrases = len(table.choices), Phrases(Texts(table.game, "en"), table)
    row = table.view(-1)["row"]
    for _ in range(2):
        table.choose(table.owing()[0], table.game.choices.from_json({"do": "take", "place": 1}))
    assert isinstance(row, list)
    names = [phrases.texts.card(row[place]) for place in (1, 2)]
    assert [phrases.choice(table.choices[n + later][1], n + later) for later in (0, 1)] == [
        f"Take {name} for 1 point" for name in names
    ]


# --- the curve


def test_the_height_of_the_area_chart() -> None:
    assert area_chart([0.0, 0.5, 1.0, 0.001], rows=2) == ["  █ ", " ██▁"]
    assert area_chart([1 / 8, 2 / 8, 7 / 8], rows=1) == ["▁▂▇"]


def test_resampled_columns_are_means() -> None:
    assert resampled([0.0, 1.0, 0.5, 0.5], 2) == [0.5, 0.5]
    assert resampled([0.0, 1.0], 4) == [0.0, 0.0, 1.0, 1.0]


def test_turning_points_are_marked_by_number() -> None:
    story = Story(3, together=False)
    choice = TABLE.choices[0][1]
    expected = [0.9 if n in (5, 6) else 0.2 for n in range(10)]
    moments = [
        story.go_on(n, Verdict(0, choice, choice, each, each, 0, 0.01, [each, 1 - each], []))
        for n, each in enumerate(expected)
    ]
    found = Analysis(TABLE, -1, moments, finished=True)
    assert [turn.n for turn in found.turns] == [4, 6]
    assert turn_marks(found, 10) == "    ① ②   "
    assert turn_marks(found, 3) == " ①②"


def test_a_series_begins_with_its_first_value() -> None:
    assert without_gaps([None, None, 0.3, 0.4]) == [0.3, 0.3, 0.3, 0.4]
    assert without_gaps([None]) == [0.0]


def test_a_team_has_one_series() -> None:
    table = played("kamikaze")
    found = analyse(table, iterations=4)
    figure = svg_text(chances_figure(found, Phrases(Texts(table.game, "en"), table)))
    assert "together" in figure
    assert "Otto" not in figure
