"""Chapters that would never end, each in its own way. Other people could write such chapters."""

from tests.games.maus.standin import CHAPTER

COUNTS = """
[counts.{name}]
title = {{ en = "Ring", de = "Ring" }}
source = "reconstructed"
"""

RULE = """
[[chapters.chapter_01.rules]]
on = "{on}"
{more}
effects = [{effects}]
"""

PAGE = """
[pages.{name}]
title = {{ en = "Round", de = "Rund" }}
text = {{ en = "And round.", de = "Und rund." }}
choices = [{{ title = {{ en = "On", de = "Weiter" }}, effects = [{{ do = "tell", page = "{to}" }}] }}]
source = "reconstructed"
"""


def chapter_with(*parts: str) -> str:
    """Return the small chapter with more rules, pages and counts. Rules come before the first page."""
    rules = "".join(part for part in parts if "[[chapters" in part)
    others = "".join(part for part in parts if "[[chapters" not in part)
    head, pages, tail = CHAPTER.partition("[pages.page_goal]")
    return head + rules + "\n" + pages + tail + others


def rule(on: str, more: str, *effects: str) -> str:
    return RULE.format(on=on, more=more, effects=", ".join(f"{{ {effect} }}" for effect in effects))


def count(name: str) -> str:
    return COUNTS.format(name=name)


RAISE = 'do = "count", count = "{}", n = 1'
CLEAR = 'do = "clear", count = "{}"'

# A rule that clears and raises the count that it waits for.
RING = chapter_with(
    count("ring"),
    rule("turn_end", "", RAISE.format("ring")),
    rule("count", 'count = "ring"', CLEAR.format("ring"), RAISE.format("ring")),
)

# Two rules that set each other off.
TWO_RINGS = chapter_with(
    count("ring"),
    count("rang"),
    rule("turn_end", "", RAISE.format("ring")),
    rule("count", 'count = "ring"', CLEAR.format("rang"), RAISE.format("rang")),
    rule("count", 'count = "rang"', CLEAR.format("ring"), RAISE.format("ring")),
)

# A rule that causes itself about twice each time, so that the agenda grows.
TREE = chapter_with(
    count("ring"),
    rule("turn_end", "", RAISE.format("ring")),
    rule("count", 'count = "ring"', *[CLEAR.format("ring"), RAISE.format("ring")] * 2),
)

# Pages with a single choice each, which lead to each other.
PAGES = chapter_with(
    rule("turn_end", "", 'do = "tell", page = "page_round"'),
    PAGE.format(name="page_round", to="page_again"),
    PAGE.format(name="page_again", to="page_round"),
)

# A surge that fills the wheel: it ends with the last page.
SURGES = chapter_with(
    rule("turn_end", "", 'do = "fill_wheel", n = 6'),
    rule("surge", "", 'do = "more_pages", n = 3', 'do = "fill_wheel", n = 6'),
)

KEYS = [f"key_{n}" for n in range(10)]

# A circle that starts only if the first of ten counts is high. There are too many starts to check before play.
HIDDEN = chapter_with(
    *[count(key) for key in KEYS],
    rule("start", "", RAISE.format(KEYS[0])),
    rule("turn_end", "", RAISE.format(KEYS[-1])),
    *[
        rule("count", f'count = "{key}"\nleast = 1\nfirst = true', 'do = "gain_cheese", who = "room", n = 1')
        for key in KEYS
    ],
    rule(
        "count",
        f'count = "{KEYS[-1]}"\nneeds = {{ count = "{KEYS[0]}", least = 1 }}',
        CLEAR.format(KEYS[-1]),
        RAISE.format(KEYS[-1]),
    ),
)

# The same, but it ends. Each end of a turn is nearly as much work as a choice may cause.
HEAVY = chapter_with(
    *[count(key) for key in KEYS],
    rule("start", "", RAISE.format(KEYS[0])),
    rule("turn_end", "", CLEAR.format(KEYS[-1]), RAISE.format(KEYS[-1])),
    *[rule("count", f'count = "{key}"\nfirst = true', 'do = "gain_cheese", who = "room", n = 1') for key in KEYS],
    rule(
        "count",
        f'count = "{KEYS[-1]}"\nmost = 300\nneeds = {{ count = "{KEYS[0]}", least = 1 }}',
        RAISE.format(KEYS[-1]),
    ),
)
