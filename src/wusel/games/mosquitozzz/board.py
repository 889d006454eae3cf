"""A text picture of the table for the terminal, with colour marks such as [red]...[/red].

Colour is never the only sign: every card colour also has its own symbol.
"""

from typing import Final

from wusel.engine.view import View
from wusel.engine.vocabulary import Said
from wusel.games.mosquitozzz.cards import COLOURS
from wusel.games.mosquitozzz.game import Mosquitozzz
from wusel.games.mosquitozzz.state import FULL_BLOOD
from wusel.games.picture_text import (
    ROOMY,
    Card,
    Piece,
    Say,
    cells,
    clipped,
    each_counted,
    escaped,
    heading,
    label_width,
    listed,
    padded,
    row,
)
from wusel.games.view_reading import names_in, number_in, players_in, seats_in

SYMBOLS: Final = {"red": "▲", "orange": "◆", "green": "●", "blue": "■"}
STYLES: Final = {"red": "bright_red", "orange": "dark_orange", "green": "green3", "blue": "dodger_blue1"}
LAMP: Final = "☼"
DROP: Final = "♥"
NO_DROP: Final = "·"
SICK: Final = "☣"
ALIVE: Final = "ж"
SQUASHED: Final = "×"
GROUP: Final = 5


# --- the functions that the terminal calls


def board(game: Mosquitozzz, view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """Return the picture of the table for one seat, with no line wider than the screen."""
    lines = row(say("zone-swarm"), faces(game, names_in(view, "swarm"), card), width)
    if view["staying"]:
        lines += row(say("board-staying"), faces(game, names_in(view, "staying"), card), width)
    lines += [crowd_line(game, view, say, width), ""]
    lines += [*player_lines(game, view, say, card, players, width), ""]
    decks = [f"{say(f'zone-{zone}')} {len(names_in(view, zone))}" for zone in ("swarm_deck", "experience")]
    decks.append(f"{say('zone-bank')} {DROP}{number_in(view, 'bank')}")
    lines += row(say("board-decks"), [Piece(each, "dim") for each in decks], width)
    lines += row(say("board-display"), faces(game, names_in(view, "display"), card), width)
    hand = own_hand(view)
    if hand is not None:
        lines += row(say("board-your_hand"), faces(game, hand, card), width)
    return "\n".join(lines)


def knowledge(game: Mosquitozzz, view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """Return the public knowledge of decks and hands: their contents, but not the order (MZ-H1..H5)."""
    lines: list[str] = []
    for zone in ("swarm_deck", "experience", "removed"):
        lines += [heading(say(f"zone-{zone}")), *listed(faces(game, names_in(view, zone), card), width)]
    for seat, player in enumerate(players_in(view)):
        lines += ["", heading(players[seat])]
        if seat == number_in(view, "seat"):
            lines += row(say("board-draw"), faces(game, own_draw_pile(player), card), width)
        else:
            lines += row(say("board-surely"), faces(game, names_in(player, "holds"), card), width)
            lines += row(say("board-unseen"), faces(game, names_in(player, "unseen"), card), width)
        lines += row(say("board-discard"), faces(game, names_in(player, "discard"), card), width)
    return "\n".join(lines)


def legend(say: Say, width: int) -> str:
    """Return a legend of the symbols."""
    found = [Piece(f"{SYMBOLS[kind]} {say(f'colour-{kind}')}", STYLES[kind]) for kind in COLOURS]
    found += [Piece(f"{LAMP} {say('lamp')}", "yellow"), Piece(f"{DROP} {say('blood')}", "red")]
    found += [Piece(f"{SICK} {say('infected')}", "dark_orange"), Piece(f"! {say('board-leaves')}")]
    return "\n".join(listed(found, width))


def mark(game: Mosquitozzz, view: View, said: Said, card: Card) -> str:  # noqa: ARG001  # the pictures of all games are asked alike
    """Return a short note about a choice: the face of its card, or the blood of its player."""
    if "card" in said:
        return face(game, str(said["card"]), tag(game, str(said["card"]))).markup()
    if "seat" not in said:
        return ""
    player = players_in(view)[int(said["seat"])]
    if said["do"] == "use_laid":
        laid = str(player["laid"])
        return face(game, laid, tag(game, laid)).markup()
    sick = f" {SICK}" if player["infected"] else ""
    return Piece(f"{DROP}{number_in(player, 'blood')}{sick}", "red").markup()


def might_expect(view: View, card: Card) -> list[tuple[Said, str]]:
    """Return the choices that a player might expect, allowed or not, with their titles. In the defence these are all
    cards in hand or laid (MZ-B1)."""
    found: list[tuple[Said, str]] = []
    if view["step"] != "defend":
        return found
    for seat, player in enumerate(players_in(view)):
        if player["laid"]:
            found.append(({"do": "use_laid", "seat": seat}, card(str(player["laid"]))))
    hand = sorted(set(own_hand(view) or []))
    found += [({"do": "use", "card": name}, card(name)) for name in hand]
    return found


# --- the swarm


def crowd_line(game: Mosquitozzz, view: View, say: Say, width: int) -> str:
    """Return the mosquitos as a small crowd, the repelled ones flat. Without a fight the crowd is waiting."""
    total = sum(game.content.kind(name).strength for name in names_in(view, "swarm") + names_in(view, "staying"))
    fighting = view["fighting"]
    left = number_in(view, "left") if fighting else total
    words = say("board-left", left=left, all=total) if fighting else say("board-waiting", n=total)
    room = (width - label_width(width) - cells(words) - 3) * GROUP // (GROUP + 1)
    alive = grouped(ALIVE * min(left, room), 0)
    flat = grouped(SQUASHED * min(total - left, max(room - left, 0)), left)
    more = "…" if total > room else ""
    crowd = Piece(alive, "bright_red").markup() + Piece(flat + more, "dim").markup()
    return " " * label_width(width) + crowd + ("  " if total else "") + escaped(words)


def grouped(crowd: str, before: int) -> str:
    """Return a crowd in groups of five, so that it can be counted. `before` mosquitos come before it."""
    found = ""
    for place, each in enumerate(crowd, before):
        found += f" {each}" if place and place % GROUP == 0 else each
    return found


# --- the players


def player_lines(game: Mosquitozzz, view: View, say: Say, card: Card, players: list[str], width: int) -> list[str]:
    """Return everyone's lamp, blood and piles, and the cards in front of them."""
    names = label_width(width) - 3
    zones = ["hand", "draw", "discard"] if width >= ROOMY else ["hand"]
    heads = [say(f"board-{zone}") for zone in zones]
    head = " " * (names + FULL_BLOOD + 6) + "".join(f"  {each}" for each in heads)
    lines = [Piece(head, "dim").markup()]
    for seat, player in enumerate(players_in(view)):
        lit = seat == number_in(view, "active")
        name = padded(clipped(players[seat], names), names)
        line = Piece(f"{LAMP if lit else ' '} {name} ", "bold yellow" if lit else "bold").markup()
        blood = number_in(player, "blood")
        line += Piece(DROP * blood, "red").markup() + Piece(NO_DROP * (FULL_BLOOD - blood), "dim").markup()
        line += f" {blood:>2}"
        sizes = [number_in(player, "hand_size"), number_in(player, "draw_size"), len(names_in(player, "discard"))]
        for place, each in enumerate(heads):
            line += f"  {sizes[place]:>{cells(each)}}"
        room = width - cells(head) - 2
        lines.append(line + in_front(game, view, say, card, seat, room))
    return lines


def in_front(game: Mosquitozzz, view: View, say: Say, card: Card, seat: int, room: int) -> str:
    """Return a player's laid card and infection. A card that is still face down shows its back."""
    player = players_in(view)[seat]
    found: list[Piece] = []
    if player["infected"]:
        found.append(Piece(f"{SICK} {say('infected')}", "dark_orange"))
    laid = player["laid"]
    if laid:
        found.append(face(game, str(laid), f"{tag(game, str(laid))} {card(str(laid))}"))
    elif view["step"] == "lay_cards" and seat in seats_in(view, "asked") and seat not in seats_in(view, "owing"):
        found.append(Piece(say("board-face_down"), "dim"))
    line = ""
    for piece in found:
        if room < 6:
            break
        shown = Piece(clipped(piece.text, room), piece.style)
        room -= cells(shown.text) + 2
        line += "  " + shown.markup()
    return line


# --- cards


def faces(game: Mosquitozzz, names: list[str], card: Card) -> list[Piece]:
    counted = each_counted(names)
    return [face(game, name, f"{tag(game, name)} {card(name)}{copies}") for name, copies in counted]


def face(game: Mosquitozzz, name: str, text: str) -> Piece:
    return Piece(text, STYLES[game.content.kind(name).colour])


def tag(game: Mosquitozzz, name: str) -> str:
    """Return the symbol and strength of a card, with an exclamation mark if it leaves the game after use (MZ-B2)."""
    kind = game.content.kind(name)
    plus = "+" if kind.colour == "blue" and kind.amount else ""
    leaves = "!" if kind.leaves and kind.colour != "orange" else ""
    return f"{SYMBOLS[kind.colour]}{plus}{kind.amount or ''}{leaves}"


# --- reading a view


def own_hand(view: View) -> list[str] | None:
    """Return the hand of the view's seat, None for a spectator."""
    seat = number_in(view, "seat")
    return names_in(players_in(view)[seat], "hand") if seat >= 0 else None


def own_draw_pile(player: View) -> list[str]:
    """Return the known contents of your draw pile: all cards that you have not seen and do not hold."""
    found = names_in(player, "unseen")
    for name in names_in(player, "hand"):
        found.remove(name)
    return found
