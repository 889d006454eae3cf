"""The CSS of a report: light and dark, for phones, desktops and print."""
# ruff: noqa: E501  # a rule of the style is easier to read in one line

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: #f6f3ec;
  --card: #fffdf8;
  --ink: #1d2730;
  --muted: #5d6770;
  --line: #e3dccf;
  --grid: #ece6da;
  --blue: #2f6f9f;
  --pale: #bcd3e4;
  --red: #c2553b;
  --green: #3f7d46;
  --accent: #b3590f;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #101820;
    --card: #1a2530;
    --ink: #f1ece2;
    --muted: #a5b0ba;
    --line: #33424f;
    --grid: #273542;
    --blue: #7db8e0;
    --pale: #35556d;
    --red: #f0907a;
    --green: #86cf90;
    --accent: #ffb84d;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto;
  max-width: 76rem;
  padding: 1.5rem 1rem 3rem;
  background: var(--ground);
  color: var(--ink);
  font: 1rem / 1.5 "Inter", "Segoe UI", system-ui, -apple-system, "Helvetica Neue", sans-serif;
  overflow-wrap: break-word;
}
h1 { margin: 0; font-size: clamp(1.8rem, 5vw, 2.8rem); line-height: 1.1; letter-spacing: -0.02em; }
h2 { margin: 0 0 0.5rem; font-size: 1.4rem; letter-spacing: -0.01em; }
h3 { margin: 0 0 0.7rem; font-size: 1rem; }
h4.group { margin: 0.6rem 0 0.1rem; font-size: 0.8rem; color: var(--muted); font-weight: 600; }
p { max-width: 46rem; margin: 0 0 1rem; }
a { color: var(--blue); }
.about { margin: 0.6rem 0; color: var(--muted); }
.asked { margin: 0 0 1.2rem; font-weight: 600; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 0.75rem; margin: 0 0 1.2rem; }
.tiles div, figure, footer { background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.tiles div { padding: 0.7rem 0.9rem; display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.tiles dd { margin: 0; font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums; letter-spacing: -0.01em; }
.tiles dt { color: var(--muted); font-size: 0.85rem; line-height: 1.3; }
nav { display: flex; flex-wrap: wrap; gap: 0.3rem 1.1rem; font-size: 0.95rem; }
nav a { padding: 0.25rem 0; text-underline-offset: 0.2em; }
section { margin-top: 2.6rem; scroll-margin-top: 1rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 1rem; align-items: start; }
.figures + h3 { margin-top: 1.8rem; font-size: 1.1rem; }
.figures + p { margin-top: 1rem; }
figure { margin: 0; padding: 1rem 1.1rem; min-width: 0; }
figure.wide, figure:last-child:nth-child(odd) { grid-column: 1 / -1; }
figcaption { margin-top: 0.7rem; color: var(--muted); font-size: 0.92rem; max-width: 46rem; }
svg { display: block; overflow: visible; }
.dots { display: grid; grid-template-columns: fit-content(38%) minmax(0, 1fr) max-content; column-gap: 0.9rem; }
.dots .group { grid-column: 1 / -1; }
.row { display: contents; }
.row svg { height: 100%; min-height: 1.5rem; }
.row.axis svg { height: 1.15rem; min-height: 0; }
.row .label, .row .said { align-self: center; line-height: 1.2; padding: 0.1rem 0; }
.row .label { font-size: 0.9rem; }
.row .said { font-size: 0.85rem; text-align: right; color: var(--muted); font-variant-numeric: tabular-nums; }
.row.base .label { font-weight: 650; }
.dot { fill: var(--blue); }
.up .dot { fill: var(--green); }
.down .dot { fill: var(--red); }
.clear .dot { fill: var(--accent); }
.quiet .dot { fill: var(--muted); }
.base .dot { fill: var(--ink); }
.ghost { fill: var(--card); stroke: var(--muted); stroke-width: 1.5; }
.thin { stroke: var(--blue); stroke-width: 2; }
.up .thin { stroke: var(--green); }
.down .thin { stroke: var(--red); }
.clear .thin { stroke: var(--accent); }
.quiet .thin { stroke: var(--muted); }
.base .thin { stroke: var(--ink); }
.spread .thin { stroke: var(--pale); stroke-width: 2; }
.thick { stroke: var(--pale); stroke-width: 10; }
.grid { stroke: var(--grid); stroke-width: 1; }
.base line.grid { stroke: var(--grid); }
line.base { stroke: var(--line); stroke-width: 1; }
line.reference { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 3 3; opacity: 0.7; }
text { font-size: 12px; fill: var(--muted); font-variant-numeric: tabular-nums; }
text.reference { fill: var(--ink); }
.bar { fill: var(--blue); opacity: 0.85; }
.area { fill: var(--pale); opacity: 0.75; }
.line { fill: none; stroke: var(--blue); stroke-width: 2; vector-effect: non-scaling-stroke; }
details { margin-top: 0.7rem; font-size: 0.9rem; }
summary { cursor: pointer; color: var(--blue); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin-top: 0.5rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); white-space: nowrap; font-weight: 400; }
thead th { color: var(--muted); font-size: 0.85rem; white-space: normal; vertical-align: bottom; }
th:first-child { text-align: left; padding-left: 0; }
footer { margin-top: 3rem; padding: 1rem 1.1rem; font-size: 0.92rem; }
footer h2 { font-size: 1.1rem; }
footer dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.2rem; margin: 0; }
footer dt { color: var(--muted); }
footer dd { margin: 0; }
@media (max-width: 40rem) {
  body { padding: 1rem 0.75rem 2rem; }
  figure { padding: 0.9rem 0.8rem; }
  .dots { display: block; }
  .row { display: grid; grid-template-columns: 1fr auto; column-gap: 0.9rem; padding: 0.1rem 0; }
  .row svg { grid-column: 1 / -1; grid-row: 2; }
  .row .label { grid-column: 1; }
  .row .said { grid-column: 2; }
  .tiles { grid-template-columns: 1fr 1fr; }
  footer dl { grid-template-columns: 1fr; }
  footer dt { margin-top: 0.4rem; }
}
@media print {
  :root { color-scheme: light; --ground: #fff; --card: #fff; }
  body { font-size: 10pt; max-width: none; padding: 0; }
  nav, details { display: none; }
  figure, .tiles div { break-inside: avoid; }
  section { margin-top: 1.4rem; }
}
"""
