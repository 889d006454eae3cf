"""The HTML of a report: a self-contained page with sections, figures and tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from wusel.lab.report.style import STYLE


@dataclass(frozen=True)
class Section:
    """A section of the page; `id` is its anchor."""

    id: str
    title: str
    body: str


@dataclass(frozen=True)
class Tile:
    """A key figure at the top of the page, with its label."""

    figure: str
    what: str


def figure(title: str, chart: str, *sentences: str, wide: bool = False) -> str:
    """A chart with its title and caption."""
    text = " ".join(escape(sentence) for sentence in sentences if sentence)
    kind = ' class="wide"' if wide else ""
    return f"<figure{kind}><h3>{escape(title)}</h3>{chart}<figcaption>{text}</figcaption></figure>"


def paragraph(*sentences: str) -> str:
    text = " ".join(escape(sentence) for sentence in sentences if sentence)
    return f"<p>{text}</p>" if text else ""


def figures(*charts: str) -> str:
    """Several figures side by side where there is room."""
    return f'<div class="figures">{"".join(charts)}</div>' if any(charts) else ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """All figures behind a drawing, for interested readers. The first column names the row."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        "<details><summary>All figures</summary>"
        f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div></details>'
    )


def page(
    title: str,
    language: str,
    about: str,
    asked: str,
    tiles: Sequence[Tile],
    sections: Sequence[Section],
    provenance: Sequence[tuple[str, str]],
) -> str:
    """The whole page. Texts of the game are in the requested language, the rest in English."""
    links = "".join(f'<a href="#{section.id}">{escape(section.title)}</a>' for section in sections)
    shown = "".join(f"<div><dt>{escape(tile.what)}</dt><dd>{escape(tile.figure)}</dd></div>" for tile in tiles)
    parts = "".join(
        f'<section id="{section.id}"><h2>{escape(section.title)}</h2>{section.body}</section>' for section in sections
    )
    origin = "".join(f"<dt>{escape(what)}</dt><dd>{escape(text)}</dd>" for what, text in provenance)
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}: report</title>
<style>
{STYLE.strip()}
</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
<p class="about" lang="{language}">{escape(about)}</p>
<p class="asked">{escape(asked)}</p>
<dl class="tiles">{shown}</dl>
<nav>{links}</nav>
</header>
<main>
{parts}
</main>
<footer id="provenance"><h2>How this page was made</h2><dl>{origin}</dl></footer>
</body>
</html>
"""
