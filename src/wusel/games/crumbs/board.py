"""The table as a picture for the terminal: a line for each player, and what is still to be found."""
# ruff: noqa: ARG001  # the pictures of all games are asked alike

from wusel.engine.view import View
from wusel.engine.vocabulary import Said
from wusel.games.crumbs.game import Crumbs
from wusel.games.picture_text import Card, Piece, Say, heading, row
from wusel.games.view_reading import number_in, seats_in


def board(game: Crumbs, view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """The whole table, no line wider than the screen."""
    lines = [heading(say("board-goal", goal=number_in(view, "goal")))]
    for seat, crumbs in enumerate(seats_in(view, "crumbs")):
        pieces = [Piece(say("board-crumbs", n=crumbs), "bold")]
        if seat == view["turn"]:
            pieces.append(Piece(f"{say('board-gathered')}: {number_in(view, 'gathered')}", "yellow"))
        lines += row(players[seat], pieces, width)
    return "\n".join(lines + row(say("board-pile"), left(view, card), width))


def left(view: View, card: Card) -> list[Piece]:
    """The finds in the pile, copies counted."""
    pile = view["pile"]
    assert isinstance(pile, dict)
    return [Piece(f"{card(name)} ×{copies}") for name, copies in pile.items() if copies]


def knowledge(game: Crumbs, view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """What each find does."""
    lines: list[str] = []
    for name, find in game.catalogue()["finds"].items():
        said = [say(f"effect-{effect['do']}", **named(effect)) for effect in find["effects"]]
        lines += row(card(name), [Piece(sentence) for sentence in said], width)
    return "\n".join(lines)


def named(effect: Said) -> Said:
    """The arguments of an effect."""
    return {name: value for name, value in effect.items() if name != "do"}


def legend(say: Say, width: int) -> str:
    return ""


def mark(game: Crumbs, view: View, said: Said, card: Card) -> str:
    """What somebody has who can be robbed."""
    return Piece(str(seats_in(view, "crumbs")[int(said["victim"])])).markup() if said["do"] == "rob" else ""


def might_expect(view: View, card: Card) -> list[tuple[Said, str]]:
    return []
