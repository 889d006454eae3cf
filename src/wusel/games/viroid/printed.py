"""The text on cards and strains, and the ways between cities: as sentences, and as signs if there is little room."""

from textwrap import wrap
from typing import Final

from wusel.engine.kinds import Deed
from wusel.engine.view import View
from wusel.games.picture_text import Card, Piece, Say, clipped, label_width, listed, row
from wusel.games.viroid import components
from wusel.games.viroid.content import Content
from wusel.games.viroid.game import Viroid
from wusel.games.viroid.plate import BORNE, HARBOUR
from wusel.games.viroid.words import each_city

TITLED: Final = ("city", "line")
EFFECT_SIGNS: Final = {
    "infectious": "☣", "severe": "⚅", "deadly": "☠", "necrosis": "⚰", "outbreak": "⇶", "fly": "⇶", "cure_down": "✚",
    "research_up": "▲", "cold": "❄", "drug": "⚕", "heat": "☀",
}  # fmt: skip


# --- the things


def card_called(game: Viroid, name: str) -> components.Card:
    content: Content = game.content
    return content.cards[content.names.card.index(name)]


def healed_by(game: Viroid, card: components.Card) -> list[str]:
    """Return the cities in which a card heals."""
    return [game.content.names.city[city] for city in card.heals]


def strain_called(game: Viroid, name: str) -> components.Strain:
    content: Content = game.content
    return content.strains[content.names.strain.index(name)]


# --- effects


def effect_text(game: Viroid, effect: Deed, say: Say, card: Card) -> str:
    """Return an effect as a sentence."""
    args: dict[str, str | int] = {}
    for arg, value in game.effects.args(effect):
        if not arg.names:
            args[arg.name] = value
        elif arg.kind in TITLED:
            args[arg.name] = card(arg.names[value])
        else:
            args[arg.name] = say(f"{arg.kind}-{arg.names[value]}")
    return say(f"effect-{game.effects.word(effect).name}", **args)


def signs_of(game: Viroid, effects: list[Deed]) -> str:
    """Return the effects of a symptom as signs."""
    found = ""
    for effect in effects:
        said = game.effects.to_json(effect)
        found += EFFECT_SIGNS.get(str(said.get("resistance", said["do"])), "*")
    return found


# --- lines


def card_lines(game: Viroid, view: View, say: Say, card: Card, width: int) -> list[str]:
    """Return the card that is being carried out: its sentence, its effects, the cities it heals, and its DNA."""
    if not view["card"]:
        return []
    drawn = card_called(game, str(view["card"]))
    said = [effect_text(game, effect, say, card) for effect in drawn.effects]
    if drawn.heals:
        said.append(say("board-heals", cities=", ".join([card(name) for name in healed_by(game, drawn)])))
    if drawn.dna:
        said.append(f"+{drawn.dna} DNA")
    room = width - label_width(width)
    found = [Piece(card(drawn.name), "bold")]
    found += [Piece(line, "italic") for line in wrap(drawn.sentence[say("board-language")], room)]
    return row(say("board-card"), found + [Piece(line) for each in said for line in wrap(each, room)], width)


def strain_lines(game: Viroid, name: str, grown: int, say: Say, card: Card, width: int) -> list[str]:
    """Return a strain with its symptoms: a tick for each that is developed, the price of each other one."""
    found = [Piece(clipped(card(name), width), "tan").markup()]
    strain = strain_called(game, name)
    for place, effects in enumerate(strain.effects):
        sign = BORNE if place < grown else str(strain.prices[place])
        said = [effect_text(game, effect, say, card) for effect in effects]
        does = [Piece(line) for each in said for line in wrap(each, width - 2)]
        found += listed([Piece(f"{sign:>2} {card(f'{name} {place + 1}')}", "bold"), *does], width)
    return found


def way_lines(game: Viroid, card: Card, width: int) -> list[str]:
    """Return the cities connected with each city by land and by sea."""
    world = game.content.worlds[max(game.content.worlds)]
    found: list[str] = []
    for city in world.cities:
        near = [Piece(card(world.names[other])) for other in each_city(world.land[city])]
        far = [Piece(f"{HARBOUR} {card(world.names[world.far_end(line, city)])}") for line in world.piers[city]]
        found += row(card(world.names[city]), near + far, width)
    return found
