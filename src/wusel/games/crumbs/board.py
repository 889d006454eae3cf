"""The table as a picture for the terminal: a line for each player, and what is still to be found."""
# ruff: noqa: ARG001  # the pictures of all games are asked alike

from wusel.engine.view import View
from wusel.engine.vocabulary import Said
from wusel.games.crumbs.game import Crumbs
from wusel.games.picture_text import Card, Piece, Say, heading, row
from wusel.games.view_reading import names_in, number_in, seats_in


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
    pile = names_in(view, "pile")
    return [Piece(f"{card(name)} ×{pile.count(name)}") for name in dict.fromkeys(pile)]


def knowledge(game: Crumbs, view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """What each find does."""
    lines: list[str] = []
    for name, effects in zip(game.content.names.find, game.content.effects, strict=True):
        said = [say(f"effect-{effect['do']}", **named(effect)) for effect in map(game.effects.to_json, effects)]
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


def is_minor(event: str) -> bool:
    """Whether an event is a small matter in the story."""
    return event == "treated"


def is_finale(event: str) -> bool:
    return False


def might_expect(view: View, card: Card) -> list[tuple[Said, str]]:
    return []
