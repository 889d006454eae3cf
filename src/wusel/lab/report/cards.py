"""The section on cards and other things with an effect: who has them, who takes them when they can, and who wins."""

from wusel.lab.report.formatting import list_of, percent_at, points, points_at, rounded, share, strict_z
from wusel.lab.report.game_statistics import Notes, Thing
from wusel.lab.report.page import Section, figure, figures, paragraph, table
from wusel.lab.report.shares import Shares
from wusel.lab.report.svg import Axis, Row, dot_plot
from wusel.texts.texts import Texts

SHOWN = 12
COMMON = 20
BLANK = "…"
SOMEONE = {"en": "someone", "de": "jemand"}

Found = dict[Thing, Shares]


def things(texts: Texts, notes: Notes, together: bool) -> Section:
    """What happened with which cards, and which of them were chosen when they could be; each against winning."""
    won, lost = ("games won", "games lost") if together else ("winners", "others")
    instead = "games won take another course anyway" if together else "whoever is ahead anyway can afford it"
    happened = [happened_figure(texts, found, notes.games, won, lost) for found in by_word(notes.happened)]
    chosen = [chosen_figure(texts, found, notes.games, won, lost) for found in by_word(notes.chosen)]
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


def by_word(found: Found) -> list[Found]:
    """The things of each word by themselves; a word that says the same as an earlier one is left out."""
    words: dict[tuple[str, str], Found] = {}
    for thing, shares in found.items():
        if shares.hits():
            words.setdefault(thing[:2], {})[thing] = shares
    told: list[Found] = []
    for things in words.values():
        if len(things) > 1 and not any(same(things, earlier) for earlier in told):
            told.append(things)
    return told


def same(one: Found, two: Found) -> bool:
    """Whether two words tell the same of the same things, such as cards that are all played as they are taken."""
    sums = [{name: shares.sums for (_, _, name), shares in found.items()} for found in (one, two)]
    return sums[0] == sums[1]


# --- who has what


def happened_figure(texts: Texts, found: Found, games: int, won: str, lost: str) -> str:
    common = {thing: shares for thing, shares in found.items() if shares.is_common(COMMON)}
    word, kind, _ = next(iter(found))
    title = sentence(texts, "event", word)
    rows, said = ranked(texts, common, games, won)
    drawn = dot_plot(rows, Axis([0, *spans(rows)], points_at), (0, "same")) if rows else ""
    cells = [
        [
            texts.thing(kind, thing[2]),
            rounded(shares.hits() / games) if shares.hits() >= games else f"{shares.hits() / games:.2f}",
            share(shares.winners()),
            share(shares.others()),
            points(shares.difference(games)[0]) if shares.is_common(COMMON) else "too rare",
        ]
        for thing, shares in sorted(found.items(), key=lambda each: -each[1].hits())
    ]
    head = ["", "times a game", f"share, {won}", f"share, {lost}", "difference, points"]
    return figure(title, drawn, said).replace("</figure>", f"{table(head, cells)}</figure>")


def ranked(texts: Texts, common: Found, games: int, won: str) -> tuple[list[Row], str]:
    """Things from the one winners have most of to the one they have least of, the middle left out if they are many."""
    z = strict_z(len(common))
    order = sorted(common, key=lambda thing: (-common[thing].difference(games)[0], thing))
    shown = order if len(order) <= SHOWN else order[: SHOWN // 2] + order[-SHOWN // 2 :]
    rows = []
    more: list[str] = []
    less: list[str] = []
    for thing in order:
        shares = common[thing]
        gain, low, high = shares.difference(games)
        sure = shares.difference(games, z)
        tone = "up" if sure[1] > 0 else "down" if sure[2] < 0 else "quiet"
        name = texts.thing(*thing[1:])
        if tone != "quiet":
            (more if tone == "up" else less).append(name)
        if thing in shown:
            said = f"{share(shares.winners())} : {share(shares.others())}"
            rows.append(Row(name, gain, (low, high), said, tone))
    if not rows:
        return rows, "All of them are too rare to say anything about winning."
    rest = f" The {len(order) - SHOWN} in between are in the table." if len(order) > len(shown) else ""
    if not more and not less:
        return rows, f"None of them is clearly more or less frequent {phrase(won)}.{rest}"
    parts = [f"clearly more frequent: {list_of(more)}"] if more else []
    parts += [f"clearly less frequent: {list_of(less[::-1])}"] if less else []
    return rows, f"{phrase(won).capitalize()} {'; '.join(parts)}.{rest}"


def spans(rows: list[Row]) -> list[float]:
    return [end for row in rows for end in (*(row.ends or ()), row.value) if end is not None]


# --- who takes what


def chosen_figure(texts: Texts, found: Found, games: int, won: str, lost: str) -> str:
    common = {thing: shares for thing, shares in found.items() if shares.is_common(COMMON)}
    if not common:
        return ""
    z = strict_z(len(common))
    order = sorted(common, key=lambda thing: (-common[thing].hits() / common[thing].tries(), thing))
    shown = order if len(order) <= SHOWN else order[: SHOWN // 2] + order[-SHOWN // 2 :]
    rows, clear = [], []
    for thing in order:
        shares = common[thing]
        gain, low, high = shares.difference(games, z)
        tone = "up" if low > 0 else "down" if high < 0 else "quiet"
        name = texts.thing(*thing[1:])
        if tone != "quiet":
            clear.append(f"{name} ({points(gain)} points)")
        if thing in shown:
            said = f"{share(shares.winners())} : {share(shares.others())}"
            _, low, high = shares.difference(games)
            ends = (shares.others() + low, shares.others() + high)
            rows.append(Row(name, shares.winners(), ends, said, tone, None, shares.others()))
    most, least = (
        f"{texts.thing(*thing[1:])} ({share(common[thing].hits() / common[thing].tries())})"
        for thing in (order[0], order[-1])
    )
    taken = f"Where it is possible, {most} is chosen most readily and {least} least."
    apart = f"{won.capitalize()} against {lost}: clear differences for {list_of(clear)}." if clear else ""
    none = "" if clear else f"Nothing is chosen clearly more or less often {phrase(won)} than {phrase(lost)}."
    axis = Axis([0, 1], percent_at)
    return figure(sentence(texts, "choice", next(iter(found))[0]), dot_plot(rows, axis), taken, apart, none)


def sentence(texts: Texts, what: str, word: str) -> str:
    """What is said when it happens or is chosen, with blanks for who and what."""
    vocabulary = texts.game.events if what == "event" else texts.game.choices
    someone = SOMEONE.get(texts.language, BLANK)
    blanks = {arg.name: someone if arg.kind == "seat" else BLANK for arg in vocabulary.by_name[word].args}
    said = texts.say(f"{what}-{word}", **blanks).rstrip(".")
    return said[:1].upper() + said[1:]
