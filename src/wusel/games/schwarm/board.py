"""A text picture of the table for the terminal: the chart of the sea, the players beside it, and the row of cards
below."""

from typing import Final

from wusel.engine.view import View
from wusel.engine.vocabulary import Said
from wusel.games.picture_text import (
    Card,
    Piece,
    Say,
    cells,
    clipped,
    each_counted,
    flowed,
    heading,
    listed,
    padded,
    row,
)
from wusel.games.schwarm.game import Schwarm
from wusel.games.schwarm.view.chart import (
    BUOYS,
    CRAB,
    FACE_DOWN,
    GLYPHS,
    QUEEN,
    SHIPS,
    STYLES,
    TSUNAMI,
    WATER,
    WHALE,
    Chart,
)
from wusel.games.schwarm.words import PIECES
from wusel.games.view_reading import listed_in, named_in, names_in, number_in, players_in, seats_in

STATION: Final = "⌂"
RESEARCHER: Final = "♙"
AT_IT: Final = "▶"
LEAST_BESIDE: Final = 34
SHAPE_GLYPHS: Final = {"straight": "│", "curve": "└", "tee": "├", "cross": "┼", "golden": "╬"}
ACQUIRING: Final = ("acquire", "pick_ability")


# --- the functions that the terminal calls


def board(game: Schwarm, view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """Return the picture of the table for one seat, with no line wider than the screen."""
    chart = Chart(game.content.sea, view, str(named_in(view, "about").get("field", "")))
    beside = width - chart.width - 1
    lines = [heading(say("board-round", n=number_in(view, "round"), rounds=number_in(view, "rounds")))]
    if beside >= LEAST_BESIDE:
        lines += side_by_side(chart, player_lines(view, say, card, players, beside))
    else:
        lines += [*chart.lines(), "", *player_lines(view, say, card, players, width)]
    if chart.crowded():
        lines += row(say("board-crowded"), chart.crowded(), width)
    return "\n".join(lines + offer_lines(view, say, card, width))


def knowledge(
    game: Schwarm,
    view: View,
    say: Say,
    card: Card,
    players: list[str],
    width: int,
) -> str:
    """Return the shapes of the face-down tiles, the cards in each pile, and everyone's networks (SW-H1..H3)."""
    lands = game.content.sea.land_titles
    lines = row(say("board-tiles"), shapes(named_in(view, "unseen"), say), width)
    for pile in ("light", "blue_pile", "blue_spent"):
        lines += row(say(f"board-{pile}"), titles(names_in(view, pile), card), width)
    for seat, player in enumerate(players_in(view)):
        lines += ["", Piece(f"{SHIPS[seat]} {clipped(players[seat], width - 2)}", f"bold {STYLES[seat]}").markup()]
        for network in listed_in(player, "networks"):
            found = [Piece(lands[name]) for name in names_in(network, "stations")]
            found += [Piece(name) for name in names_in(network, "fields")]
            lines += row(say("board-points", n=number_in(network, "points")), found, width)
    return "\n".join(lines)


def legend(say: Say, width: int) -> str:
    """Return a legend of the symbols."""
    signs = [
        ("".join(SHIPS), "piece-ships"), ("".join(BUOYS), "piece-buoys"), (STATION, "piece-stations"),
        (RESEARCHER, "piece-researchers"), (QUEEN, "board-queen"), (WHALE, "action-whale"),
        (TSUNAMI, "action-tsunami"), (CRAB, "action-crab"), (FACE_DOWN, "board-face_down"), (WATER, "board-water"),
        ("[5]", "board-land"),
    ]  # fmt: skip
    signs += [(glyph, f"shape-{shape}") for shape, glyph in SHAPE_GLYPHS.items()]
    return "\n".join(listed([Piece(f"{sign} {say(key)}") for sign, key in signs], width))


def mark(game: Schwarm, view: View, said: Said, card: Card) -> str:  # noqa: ARG001  # the pictures of all games are asked alike
    """Return a short note about a choice: the tile or the land."""
    do = said["do"]
    if do in ("found", "build"):
        sea = game.content.sea
        return Piece(f"[{sea.values[sea.land_names.index(str(said['land']))]}]", "tan").markup()
    if do == "lay":
        return Piece(GLYPHS[str(said["tile"])], "bold").markup()
    if do == "explore":
        below = named_in(view, "tiles").get(str(said["field"]))
        return Piece(GLYPHS[str(below)]).markup() if below else ""
    if do == "sail" and said["field"] in names_in(view, "face_down"):
        return Piece(FACE_DOWN).markup()
    return ""


def might_expect(view: View, card: Card) -> list[tuple[Said, str]]:
    """Return the choices that a player might expect, allowed or not, with their titles: every card in the row and in
    the order stack, and the joker (SW-P1.6, SW-Q4, SW-J1)."""
    found: list[tuple[Said, str]] = []
    if view["step"] == "acquire":
        found += [({"do": "take", "place": place}, card(name)) for place, name in enumerate(names_in(view, "row"))]
        for number in seats_in(view, "order_cards"):
            said: Said = {"do": "take_order", "number": number}
            found.append((said, card(f"order_{number}")))
    elif view["step"] == "play_card":
        found.append(({"do": "joker", "action": "ship"}, card("joker")))
    return found


# --- the players


def player_lines(view: View, say: Say, card: Card, players: list[str], width: int) -> list[str]:
    """Return everyone's place in the order, points, supply, tiles, cards and ability."""
    lines: list[str] = []
    order = seats_in(view, "order")
    for seat, player in enumerate(players_in(view)):
        at_it = AT_IT if seat in seats_in(view, "asked") else " "
        points = say("board-points", n=number_in(player, "points"))
        start = f"{at_it}{order.index(seat) + 1} {SHIPS[seat]} "
        room = width - cells(start) - cells(points) - 2
        name = padded(clipped(players[seat], room), room)
        lines.append(Piece(start + name, f"bold {STYLES[seat]}").markup() + "  " + Piece(points, "bold").markup())
        scores = say("board-scores", now=number_in(player, "round_points"), end=number_in(player, "final_points"))
        lines += ["  " + line for line in flowed([Piece(scores, "dim"), *supply(seat, player)], width - 2)]
        lines += ["  " + line for line in flowed(in_front(player, say, card), width - 2)]
    return lines


def supply(seat: int, player: View) -> list[Piece]:
    """Return the pieces that a player has left, and the tiles collected."""
    left = named_in(player, "left")
    signs = dict(zip(PIECES, (STATION, RESEARCHER, BUOYS[seat], SHIPS[seat]), strict=True))
    found = [Piece(" ".join([f"{signs[piece]}{left[piece]}" for piece in PIECES]))]
    held = [f"{SHAPE_GLYPHS[shape]}{n}" for shape, n in named_in(player, "tiles").items() if n]
    return [*found, Piece(" ".join(held), "bold")] if held else found


def in_front(player: View, say: Say, card: Card) -> list[Piece]:
    """Return the ability, the order card, the joker and the action cards, or only the number of hidden cards."""
    found: list[Piece] = []
    if player["ability"]:
        found.append(Piece(say(f"ability-{player['ability']}"), "green3"))
    if player["order_card"]:
        found.append(Piece(card(f"order_{player['order_card']}"), "green3"))
    if player["joker"]:
        found.append(Piece(card("joker"), "bold"))
    if player["cards"] is None:
        return [*found, Piece(say("board-cards", n=number_in(player, "card_count")), "dim")]
    return found + titles(names_in(player, "cards"), card)


def side_by_side(chart: Chart, beside: list[str]) -> list[str]:
    """Return lines with the chart on the left and the other lines on the right."""
    left = chart.lines()
    found = []
    for place in range(max(len(left), len(beside))):
        line = left[place] if place < len(left) else " " * chart.width
        found.append(f"{line} {beside[place]}" if place < len(beside) else line)
    return found


# --- cards and tiles


def offer_lines(view: View, say: Say, card: Card, width: int) -> list[str]:
    """Return the row with its prices, the order cards behind it and the remaining abilities, while players acquire
    cards."""
    if view["step"] not in ACQUIRING:
        return []
    names = names_in(view, "row")
    offered = [Piece(f"{price}:{card(name)}") for price, name in enumerate(names)]
    order = [Piece(f"{len(names)}:{card(f'order_{number}')}") for number in names_in(view, "order_cards")]
    abilities = [Piece(say(f"ability-{name}")) for name in names_in(view, "abilities")]
    return row(say("board-row"), offered + order, width) + row(say("board-abilities"), abilities, width)


def titles(names: list[str], card: Card) -> list[Piece]:
    return [Piece(card(name) + copies) for name, copies in each_counted(names)]


def shapes(counts: dict[str, object], say: Say) -> list[Piece]:
    return [Piece(f"{SHAPE_GLYPHS[shape]} {say(f'shape-{shape}')} ×{n}") for shape, n in counts.items() if n]
