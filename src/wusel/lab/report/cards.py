"""The cards section: how cards and other items with an effect relate to winning."""

from wusel.lab.report.formatting import bonferroni_z, list_of, points, points_tick, rounded, share
from wusel.lab.report.game_statistics import GameStatistics, Item
from wusel.lab.report.page import Section, figure, figures, paragraph, table
from wusel.lab.report.shares import Shares
from wusel.lab.report.svg import SHARE_AXIS, Axis, DotRow, dot_plot
from wusel.texts.texts import Texts

MOST_SHOWN = 12
MIN_COUNT = 20
BLANK = "…"
SOMEONE = {"en": "someone", "de": "jemand"}

ItemShares = dict[Item, Shares]


def cards(texts: Texts, stats: GameStatistics, together: bool) -> Section:
    """The shares of items in events and in choices, of winners and others."""
    won, lost = ("games won", "games lost") if together else ("winners", "others")
    instead = "games won take another course anyway" if together else "whoever is ahead anyway can afford it"
    happened = [event_figure(texts, found, stats.games, won, lost) for found in by_word(stats.event_items)]
    chosen = [chosen_figure(texts, found, stats.games, won, lost) for found in by_word(stats.chosen)]
    if not any(happened + chosen):
        return Section("cards", "Cards and winning", paragraph("This game tells of no cards that somebody has."))
    body = paragraph(
        f"What is shown is related to winning, not its cause: a card may be frequent {phrase(won)} because it helps, or"
        f" because {instead}.",
        "Of all the cards somebody had, each has a share: that way it does not matter how many they had in all.",
        f"The dot is by how many percentage points that share is larger {phrase(won)} than {phrase(lost)}; both shares"
        " stand beside it.",
        "Coloured dots differ by more than chance would explain, all comparisons of a figure considered.",
    )
    body += figures(*happened)
    if any(chosen):
        body += "<h3>Chosen when it could be</h3>" + paragraph(
            "This allows for how often a card can be had: of the questions in which it could be chosen and something"
            f" else as well, in how many it was. The full dot stands for {won}, the hollow one for {lost};"
            " the line is the interval of what lies between them."
        )
        body += figures(*chosen)
    return Section("cards", "Cards and winning", body)


def phrase(who: str) -> str:
    return f"in {who}" if who.startswith("games") else f"with {who}"


def by_word(found: ItemShares) -> list[ItemShares]:
    """The items grouped by word, without words whose counts equal those of an earlier one."""
    words: dict[tuple[str, str], ItemShares] = {}
    for item, shares in found.items():
        if shares.hits():
            words.setdefault(item[:2], {})[item] = shares
    groups: list[ItemShares] = []
    for items in words.values():
        if len(items) > 1 and not any(same(items, earlier) for earlier in groups):
            groups.append(items)
    return groups


def same(one: ItemShares, two: ItemShares) -> bool:
    """Return whether two words have the same counts, such as for cards that are always played when they are taken."""
    sums = [{name: shares.sums for (_, _, name), shares in found.items()} for found in (one, two)]
    return sums[0] == sums[1]


# --- items in events


def event_figure(texts: Texts, found: ItemShares, games: int, won: str, lost: str) -> str:
    """A dot plot of the difference in shares between winners and others, and a table of all items."""
    word, kind, _ = next(iter(found))
    rows, caption = difference_rows(texts, common_items(found), games, won)
    chart = dot_plot(rows, Axis([0, *row_ends(rows)], points_tick), (0, "same")) if rows else ""
    cells = [
        [
            texts.thing(kind, item[2]),
            rounded(shares.hits() / games) if shares.hits() >= games else f"{shares.hits() / games:.2f}",
            share(shares.winners()),
            share(shares.others()),
            points(shares.difference(games)[0]) if shares.is_common(MIN_COUNT) else "too rare",
        ]
        for item, shares in sorted(found.items(), key=lambda each: -each[1].hits())
    ]
    head = ["", "times a game", f"share, {won}", f"share, {lost}", "difference, points"]
    return figure(sentence(texts, "event", word), chart, caption).replace("</figure>", f"{table(head, cells)}</figure>")


def common_items(found: ItemShares) -> ItemShares:
    return {item: shares for item, shares in found.items() if shares.is_common(MIN_COUNT)}


def shown_items(order: list[Item]) -> list[Item]:
    """The first and the last items of a long list."""
    return order if len(order) <= MOST_SHOWN else order[: MOST_SHOWN // 2] + order[-MOST_SHOWN // 2 :]


def significance(shares: Shares, games: int, comparisons: int) -> str:
    """The CSS class for a difference: "up" or "down" if it is significant."""
    _, low, high = shares.difference(games, bonferroni_z(comparisons))
    return "up" if low > 0 else "down" if high < 0 else "quiet"


def both_shares(shares: Shares) -> str:
    return f"{share(shares.winners())} : {share(shares.others())}"


def difference_rows(texts: Texts, common: ItemShares, games: int, won: str) -> tuple[list[DotRow], str]:
    """Rows by difference, without the middle of a long list, and the caption."""
    order = sorted(common, key=lambda item: (-common[item].difference(games)[0], item))
    styles = {item: significance(common[item], games, len(common)) for item in order}
    more, less = ([texts.thing(*item[1:]) for item in order if styles[item] == style] for style in ("up", "down"))
    rows = []
    for item in shown_items(order):
        gain, low, high = common[item].difference(games)
        rows.append(DotRow(texts.thing(*item[1:]), gain, (low, high), both_shares(common[item]), styles[item]))
    if not rows:
        return rows, "All of them are too rare to say anything about winning."
    rest = f" The {len(order) - MOST_SHOWN} in between are in the table." if len(order) > len(rows) else ""
    if not more and not less:
        return rows, f"None of them is clearly more or less frequent {phrase(won)}.{rest}"
    parts = [f"clearly more frequent: {list_of(more)}"] if more else []
    parts += [f"clearly less frequent: {list_of(less[::-1])}"] if less else []
    return rows, f"{phrase(won).capitalize()} {'; '.join(parts)}.{rest}"


def row_ends(rows: list[DotRow]) -> list[float]:
    return [end for row in rows for end in (*(row.interval or ()), row.value) if end is not None]


# --- chosen items


def chosen_figure(texts: Texts, found: ItemShares, games: int, won: str, lost: str) -> str:
    """A dot plot of how often items are chosen when they are offered, by winners and by others."""
    common = common_items(found)
    if not common:
        return ""
    rates = {item: shares.hits() / shares.tries() for item, shares in common.items()}
    order = sorted(common, key=lambda item: (-rates[item], item))
    styles = {item: significance(common[item], games, len(common)) for item in order}
    clear = [
        f"{texts.thing(*item[1:])} ({points(common[item].difference(games)[0])} points)"
        for item in order
        if styles[item] != "quiet"
    ]
    rows = []
    for item in shown_items(order):
        shares = common[item]
        _, low, high = shares.difference(games)
        interval = (shares.others() + low, shares.others() + high)
        name, text = texts.thing(*item[1:]), both_shares(shares)
        rows.append(DotRow(name, shares.winners(), interval, text, styles[item], None, shares.others()))
    most, least = (f"{texts.thing(*item[1:])} ({share(rates[item])})" for item in (order[0], order[-1]))
    taken = f"Where it is possible, {most} is chosen most readily and {least} least."
    apart = f"{won.capitalize()} against {lost}: clear differences for {list_of(clear)}." if clear else ""
    none = "" if clear else f"Nothing is chosen clearly more or less often {phrase(won)} than {phrase(lost)}."
    chart = dot_plot(rows, SHARE_AXIS)
    return figure(sentence(texts, "choice", next(iter(found))[0]), chart, taken, apart, none)


def sentence(texts: Texts, what: str, word: str) -> str:
    """The text of an event or a choice, with blanks for its arguments."""
    vocabulary = texts.game.events if what == "event" else texts.game.choices
    someone = SOMEONE.get(texts.language, BLANK)
    blanks = {arg.name: someone if arg.kind == "seat" else BLANK for arg in vocabulary.by_name[word].args}
    text = texts.say(f"{what}-{word}", **blanks).rstrip(".")
    return text[:1].upper() + text[1:]
