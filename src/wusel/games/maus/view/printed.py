"""The printed texts of pages, cards and heroes, as sentences or as short signs."""

from collections.abc import Iterable
from typing import Final, TypeVar

from wusel.engine.content.cards import Named
from wusel.engine.game import Game
from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.sets import members
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import SURGE, ActCard
from wusel.games.maus.content.components import NEVER, Foes, ItemCard, names_of
from wusel.games.maus.content.content import Content
from wusel.games.maus.state import MausState
from wusel.games.maus.words import ClassSet, PowerSet
from wusel.games.picture_text import Card, Piece, Say

LIFE: Final = "♥"
ATTACK: Final = "⚔"
DEFENCE: Final = "⛨"
LORE: Final = "★"
SPEED: Final = "»"
CHEESE: Final = "◔"
POISON: Final = "☠"
LIKE_THEIR_FIGURES: Final = ("spider", "centipede")
TITLED: Final = ("item", "page", "count", "ground")
EVERYWHERE: Final = ("paws", "all", "special")

T = TypeVar("T", bound=Named)


def called(things: Iterable[T], name: str) -> T:
    """Return the thing with this name."""
    return next(thing for thing in things if thing.name == name)


# --- full texts


def written_on(game: Game[MausState], kind: str, name: str, say: Say, card: Card) -> list[str]:
    """Return the text of a page, a find, an ability, a foe or an act, paragraph by paragraph. The effects of an act are
    not included. Other kinds have no text."""
    content, language = game.content, say("board-language")
    said: list[str] = []
    if kind == "page":
        said = called(content.pages, name).text[language].split("\n")
    elif kind == "item":
        item = called(content.items, name)
        said = [item.sentence[language], item_values(item, say), powers_text(item.powers, say)]
        said += [effect_text(game, effect, say, card) for effect in item.effects]
    elif kind == "ability":
        ability = called(content.abilities, name)
        costs = sorted({ability.costs[hero] for hero in members(ability.heroes)})
        price = " / ".join([say("board-cheese", n=cost) for cost in costs])
        said = [ability.sentence[language], price]
        said += [effect_text(game, effect, say, card) for effect in ability.effects]
    elif kind == "foe_card":
        foe = called(content.foe_cards.values(), name)
        values = f"{LIFE}{foe.life} {ATTACK}{foe.attack} {DEFENCE}{foe.defence}"
        said = [f"{values}, {say(f'reach-{words.REACHS[foe.reach]}')}"]
        said += [say(f"foe_power-{power}") for power in names_of(foe.powers, words.FOE_POWERS)]
    elif kind == "act":
        act = called(content.acts, name)
        price = say("board-cheese", n=act.cheese) if act.cheese else ""
        said = [act.sentence[language], place_of(content, act, say, card), price]
    return [each for each in said if each]


def place_of(content: Content, act: ActCard, say: Say, card: Card) -> str:
    """Return the room in which an act can be done."""
    return card(content.rooms[act.room].name) if act.room != NOTHING else say("board-anywhere")


def item_values(item: ItemCard, say: Say) -> str:
    """Return the sort of an item, its body part, its reach, its dice and the classes that may use it."""
    found = [say(f"sort-{words.SORTS[item.sort]}")]
    if item.part != words.NO_PART:
        found.append(say(f"part-{words.PARTS[item.part]}"))
    if item.reach != NOTHING:
        found.append(say(f"reach-{words.REACHS[item.reach]}"))
    found += [sign for sign in [item_signs(item), classes(item.classes, say)] if sign]
    return ", ".join(found)


def item_signs(item: ItemCard) -> str:
    """Return the additional dice in attack and defence."""
    attack = f"{ATTACK}+{item.dice}" if item.dice else ""
    return f"{attack} {DEFENCE}+{item.defence}".lstrip() if item.defence else attack


def classes(group: ClassSet, say: Say) -> str:
    return " / ".join([say(f"class-{name}") for name in names_of(group, words.CLASS)])


def powers_text(group: PowerSet, say: Say) -> str:
    return " ".join([say(f"power-{name}") for name in names_of(group, words.POWERS)])


def effect_text(game: Game[MausState], effect: Deed, say: Say, card: Card) -> str:
    """Return an effect as a sentence."""
    args: dict[str, str | int] = {}
    for arg, value in game.effects.args(effect):
        name = arg.names.get(value, "")
        if arg.kind == "foe":
            args[arg.name] = foe_title(name, say, card)
        elif arg.kind in TITLED or (arg.kind == "area" and name not in EVERYWHERE):
            args[arg.name] = card(name)
        else:
            args[arg.name] = say(f"{arg.kind}-{name}") if name else value
    return say(f"effect-{game.effects.word(effect).name}", **args)


# --- short signs


def item_mark(content: Content, name: str) -> str:
    """Return the dice of a find, or its number of uses."""
    item = called(content.items, name)
    once = "1×" if item.when != NEVER else ""
    return item_signs(item) or once


def foe_title(foe: str, say: Say, card: Card) -> str:
    return card(foe) if foe in LIKE_THEIR_FIGURES else say(f"foe-{foe}")


def surge_pieces(content: Content, chapter: str, room: str, encounter: object, say: Say, card: Card) -> list[Piece]:
    """Return the foes that come when the wheel is full. The chapter's own rules for the room go first, then the card
    drawn there (MM-REI2)."""
    rules = called(content.chapters, chapter).rules[SURGE]
    rules = [rule for rule in rules if rule.room == NOTHING or content.rooms[rule.room].name == room]
    effects = [effect for rule in rules for effect in rule.effects if deed(effect) == words.PLACE]
    crowds: Foes = [(words.effect_foe(effect), words.effect_n(effect)) for effect in effects]
    if not rules and encounter:
        crowds = called(content.encounters, str(encounter)).surge
    return [Piece(f"{n} × {foe_title(words.FOES[foe], say, card)}") for foe, n in crowds]
