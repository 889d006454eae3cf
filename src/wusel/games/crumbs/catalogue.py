"""What a client needs to draw this game: the finds in use."""

from typing import TypedDict

from wusel.engine.vocabulary import Choices
from wusel.games.crumbs.content import Content


class Find(TypedDict):
    """What is printed on a find."""

    copies: int
    effects: list[dict[str, int | str]]
    """In words; `effect-<do>` in the locale files is the sentence for each."""


class CrumbsCatalogue(TypedDict):
    """Crumbs with the finds in use."""

    finds: dict[str, Find]


def catalogue_of(content: Content, vocabulary: Choices) -> CrumbsCatalogue:
    finds: dict[str, Find] = {}
    for find, name in enumerate(content.names):
        effects = [vocabulary.to_json(effect) for effect in content.effects[find]]
        finds[name] = {"copies": content.pile.count(find), "effects": effects}
    return {"finds": finds}
