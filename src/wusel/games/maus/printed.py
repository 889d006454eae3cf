"""What is written on pages, cards and heroes: as sentences, and as signs where there is little room."""

from typing import Final

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import members
from wusel.engine.vocabulary import deed
from wusel.games.maus import components, words
from wusel.games.maus.chapters import SURGE
from wusel.games.maus.components import NEVER
from wusel.games.maus.content import Content
from wusel.games.maus.game import Maus
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


# --- whole


def written_on(game: Maus, kind: str, name: str, say: Say, card: Card) -> list[str]:
    """What is written on a page, a find, an ability or a foe, paragraph by paragraph, and what a mouse can do but not
    what comes of it; nothing on anything else."""
    content, language = game.content, say("board-language")
    said: list[str] = []
    if kind == "page":
        page = next(each for each in content.pages if each.name == name)
        said = page.text[language].split("\n")
    elif kind == "item":
        item = item_called(content, name)
        said = [item.sentence[language], item_values(item, say), powers_text(item.powers, say)]
        said += script_text(game, item.script, say, card)
    elif kind == "ability":
        ability = next(each for each in content.abilities if each.name == name)
        costs = sorted({ability.costs[hero] for hero in members(ability.heroes)})
        price = " / ".join([say("board-cheese", n=cost) for cost in costs])
        said = [ability.sentence[language], price, *script_text(game, ability.script, say, card)]
    elif kind == "foe_card":
        foe = next(each for each in content.foe_cards.values() if each.name == name)
        values = f"{LIFE}{foe.life} {ATTACK}{foe.attack} {DEFENCE}{foe.defence}"
        said = [f"{values}, {say(f'reach-{words.REACHS[foe.reach]}')}"]
        said += [say(f"foe_power-{words.FOE_POWERS[power]}") for power in members(foe.powers)]
    elif kind == "act":
        act = next(each for each in content.acts if each.name == name)
        where = card(content.rooms[act.room].name) if act.room != NOTHING else say("board-anywhere")
        said = [act.sentence[language], where, say("board-cheese", n=act.cheese) if act.cheese else ""]
    return [each for each in said if each]


def item_values(item: components.Item, say: Say) -> str:
    """What sort of thing it is, who may have it, where it is worn, and its dice."""
    found = [say(f"sort-{words.SORTS[item.sort]}")]
    if item.part != words.NO_PART:
        found.append(say(f"part-{words.PARTS[item.part]}"))
    if item.reach != NOTHING:
        found.append(say(f"reach-{words.REACHS[item.reach]}"))
    found += [sign for sign in [item_signs(item), classes(item.classes, say)] if sign]
    return ", ".join(found)


def item_signs(item: components.Item) -> str:
    """Dice more in attack and defence."""
    attack = f"{ATTACK}+{item.dice}" if item.dice else ""
    return f"{attack} {DEFENCE}+{item.defence}".lstrip() if item.defence else attack


def classes(group: int, say: Say) -> str:
    return " / ".join([say(f"class-{words.CLASS[number]}") for number in members(group)])


def powers_text(group: int, say: Say) -> str:
    return " ".join([say(f"power-{words.POWERS[power]}") for power in members(group)])


def script_text(game: Maus, script: int, say: Say, card: Card) -> list[str]:
    return [effect_text(game, effect, say, card) for effect in game.content.scripts[script]] if script >= 0 else []


def effect_text(game: Maus, effect: int, say: Say, card: Card) -> str:
    """What an effect does, as a sentence."""
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


# --- in short


def item_called(content: Content, name: str) -> components.Item:
    return next(item for item in content.items if item.name == name)


def item_mark(content: Content, name: str) -> str:
    """The dice of a find, or how often it serves."""
    item = item_called(content, name)
    once = "1×" if item.when != NEVER else ""
    return item_signs(item) or once


def foe_title(foe: str, say: Say, card: Card) -> str:
    return card(foe) if foe in LIKE_THEIR_FIGURES else say(f"foe-{foe}")


def surge_pieces(content: Content, chapter: str, room: str, encounter: object, say: Say, card: Card) -> list[Piece]:
    """Who comes when the wheel is full: by the chapter's own rules for the room, else by the card that was drawn there
    (MM-REI2)."""
    crowds: list[tuple[int, int]] = []
    told = next(each for each in content.chapters if each.name == chapter)
    rules = [rule for rule in told.rules[SURGE] if rule.room == NOTHING or content.rooms[rule.room].name == room]
    for rule in rules:
        effects = content.scripts[rule.script] if rule.script != NOTHING else []
        placed = [effect for effect in effects if deed(effect) == words.PLACE]
        crowds += [(words.effect_foe(effect), words.effect_n(effect)) for effect in placed]
    if not rules and encounter:
        crowds = next(drawn for drawn in content.encounters if drawn.name == encounter).surge
    return [Piece(f"{n} × {foe_title(words.FOES[foe], say, card)}") for foe, n in crowds]
