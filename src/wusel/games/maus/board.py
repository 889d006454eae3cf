"""A text picture of the table for the terminal: the room with its figures, the track, the wheel, the pages and the
mice."""

from textwrap import wrap
from typing import Final

from wusel.engine.game import Game
from wusel.engine.view import View
from wusel.engine.vocabulary import Said
from wusel.games.maus import words
from wusel.games.maus.content.chapters import ActCard
from wusel.games.maus.content.components import names_of
from wusel.games.maus.limits import WHEEL
from wusel.games.maus.state import MausState
from wusel.games.maus.view.floor import ENDS, ENEMY, PEACEFUL, SIGNS, SNARE, STYLES, TO_GO, TRAP, Floor, tag
from wusel.games.maus.view.printed import (
    ATTACK,
    CHEESE,
    DEFENCE,
    LIFE,
    LORE,
    POISON,
    SPEED,
    called,
    foe_title,
    item_mark,
    place_of,
    surge_pieces,
    written_on,
)
from wusel.games.picture_text import Card, Piece, Say, escaped, heading, label_width, listed, row
from wusel.games.view_reading import listed_in, named_in, names_in, number_in

AT_IT: Final = "▶"
MARGIN: Final = "   "
FULL: Final = "●"
EMPTY: Final = "○"
HOURGLASS: Final = "⧗"
TURNED: Final = "·"
END: Final = "■"
LIES: Final = "_"
PREY: Final = "→"


# --- the functions that the terminal calls


def board(game: Game[MausState], view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """Return the picture of the whole table, with no line wider than the screen."""
    lines = [heading(where_and_when(view, say, card)), *Floor(game.content, view, card).lines(width), ""]
    lines += row(say("board-track"), track(view, card), width)
    lines += row(say("board-wheel"), [Piece(wheel(view), "bold yellow")], width)
    surge = surge_pieces(game.content, str(view["chapter"]), str(view["room"]), view["encounter"], say, card)
    lines += row(say("board-surge"), surge or [Piece(say("board-nobody"), "dim")], width)
    lines += row(say("board-pages"), pages(view, say), width)
    lines += told(say("board-goal"), written_on(game, "page", str(view["goal"]), say, card), width)
    lines += further_lines(view, say, card, width)
    lines += foe_lines(view, say, card, width)
    for mouse in listed_in(view, "mice"):
        lines += mouse_lines(view, mouse, say, card, players, width)
    return "\n".join(lines)


def knowledge(game: Game[MausState], view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """Return the decks, the visited rooms, the acts of this chapter, and the powers of all figures."""
    decks = [Piece(say(f"board-{deck}", n=number_in(view, deck))) for deck in ("finds", "encounters")]
    lines = row(say("board-decks"), decks, width)
    lines += row(say("board-spent"), [Piece(card(name)) for name in names_in(view, "spent_finds")], width)
    lines += row(say("board-been"), [Piece(card(name)) for name in names_in(view, "visited")], width)
    lines += ["", heading(say("board-acts")), *act_lines(game, view, say, card, width)]
    lines += ["", heading(say("board-mice"))]
    for mouse in listed_in(view, "mice"):
        powers = called(game.content.heroes, str(mouse["hero"])).powers
        said = [say(f"power-{name}") for name in names_of(powers, words.POWERS)]
        said += [say(f"condition-{name}-text") for name in names_in(mouse, "conditions")]
        said += [say(f"achievement-{name}-text") for name in names_in(mouse, "achievements")]
        lines += told(name_of(mouse, card, players), said, width)
    return "\n".join([*lines, "", heading(say("board-foes")), *power_lines(game, view, say, card, width)])


def legend(say: Say, width: int) -> str:
    """Return a legend of the symbols."""
    signs = [
        (SIGNS[">"], "water"), (SIGNS["h"], "high"), (SIGNS["y"], "step"), (SIGNS["p"], "paw"), (SIGNS["x"], "red_x"),
        (SIGNS["s"], "special"), (SIGNS["t"], "turn"), (SIGNS["N"], "exit"), (TRAP, "trap"), (SNARE, "snare"),
        (f"{TO_GO}2", "reach"), (ENDS, "ends"), (LIFE, "life"), (POISON, "poison"), (CHEESE, "piece"),
        (ATTACK, "attack"), (DEFENCE, "defence"), (LORE, "lore"), (SPEED, "speed"), (LIES, "lies"), (PREY, "prey"),
    ]  # fmt: skip
    return "\n".join(listed([Piece(f"{sign} {say(f'board-{key}')}") for sign, key in signs], width))


def mark(game: Game[MausState], view: View, said: Said, card: Card) -> str:
    """Return a short note about a choice: its cost, its dice or its destination."""
    do = said["do"]
    if do == "go":
        return Piece(step_mark(view, str(said["field"])), "bold").markup()
    if do == "attack":
        return Piece(aim_mark(view, said), "bold").markup()
    if do == "explore":
        return Piece(room_mark(view, str(said["exit"]), card), "bold").markup()
    if do == "do_act":
        return Piece(act_mark(called(game.content.acts, str(said["act"]))), "bold").markup()
    if "ability" in said and "hero" in said:
        return Piece(ability_mark(game, said), "bold").markup()
    if "item" in said:
        return Piece(item_mark(game.content, str(said["item"])), "bold").markup()
    if "figure" in said:
        return Piece(figure_mark(view, str(said["figure"]))).markup()
    return ""


def reading(game: Game[MausState], kind: str, name: str, say: Say, card: Card, width: int) -> str:
    """Return the text of a page, a find, an ability or a foe, or of an act that a mouse can do."""
    said = written_on(game, kind, name, say, card)
    lines = [line for each in said for line in wrap(each, width - 2 * len(MARGIN))]
    shown = [Piece(card(name), "bold"), *[Piece(line, "italic" if kind == "page" else "") for line in lines]]
    return "\n".join([MARGIN + piece.markup() for piece in shown]) if said else ""


# --- chapter, track, wheel and pages


def where_and_when(view: View, say: Say, card: Card) -> str:
    """Return the chapter, the current side or drawing of the room, and the round."""
    parts = [card(str(view["chapter"])), card(str(view["ground"]))]
    return " · ".join([*parts, say("board-round", n=number_in(view, "round"))] if view["round"] else parts)


def track(view: View, card: Card) -> list[Piece]:
    """Return the cards of the track from the top. Cards that have acted are dim."""
    found: list[Piece] = []
    for each in listed_in(view, "track"):
        wounds = f" −{each['wounds']}" if each["wounds"] else ""
        style = "bold" if each["acting"] else "dim" if each["acted"] else "" if each["hero"] else ENEMY
        found.append(Piece((AT_IT if each["acting"] else "") + card(str(each["card"])) + wounds, style))
    return found


def wheel(view: View) -> str:
    cheese = min(number_in(view, "wheel"), WHEEL)
    return FULL * cheese + EMPTY * (WHEEL - cheese)


def pages(view: View, say: Say) -> list[Piece]:
    """Return the hourglass on its way to the end marker."""
    now, end = number_in(view, "hourglass"), number_in(view, "end")
    line = "".join([HOURGLASS if page == now else END if page == end else TURNED for page in range(1, end + 1)])
    return [Piece(line, "bold"), Piece(say("board-page", n=now, end=end))]


def told(label: str, said: list[str], width: int) -> list[str]:
    """Return a label with sentences beside it, each starting on its own line."""
    indent = label_width(width)
    first, *others = [line for each in said for line in wrap(each, width - indent)] or [""]
    return row(label, [Piece(first)] if first else [], width) + [" " * indent + escaped(line) for line in others]


def further_lines(view: View, say: Say, card: Card, width: int) -> list[str]:
    """Return the lines that are only sometimes present: weather, party items, counts, drawn finds and dice."""
    weather = [Piece(say(f"keyword-{keyword}")) for keyword in names_in(view, "weather")]
    if view["greedy"] and "greedy" not in names_in(view, "weather"):
        weather.append(Piece(say("keyword-greedy")))
    rows = {
        "weather": weather,
        "party": [Piece(card(name), "tan") for name in names_in(view, "party")],
        "counts": [Piece(f"{card(name)} {n}") for name, n in named_in(view, "counts").items()],
        "drawn": [Piece(card(name), "bold") for name in names_in(view, "drawn")],
        "dice": [Piece(say(f"face-{face}"), "bold") for face in names_in(view, "dice")],
    }
    return [line for key, pieces in rows.items() if pieces for line in row(say(f"board-{key}"), pieces, width)]


# --- foes and mice


def foe_lines(view: View, say: Say, card: Card, width: int) -> list[str]:
    """Return the foes by kind with their values, and the field and the prey of each figure."""
    foes = listed_in(view, "foes")
    lines: list[str] = []
    for kind in [foe for foe in words.FOES if any(each["foe"] == foe for each in foes)]:
        same = [foe for foe in foes if foe["foe"] == kind]
        first = same[0]
        values = f"{ATTACK}{first['attack']} {DEFENCE}{first['defence']} {LIFE}{first['life']}"
        pieces = [Piece(values, "dim")]
        for foe in same:
            hurt = f" {LIFE}{number_in(foe, 'life') - number_in(foe, 'wounds')}" if foe["wounds"] else ""
            prey = f" {PREY} {card(str(foe['prey']))}" if foe["prey"] else ""
            lies = LIES if foe["down"] else ""
            said = f"{tag(card(str(foe['figure'])))} {foe['field']}{lies}{hurt}{prey}"
            pieces.append(Piece(said, PEACEFUL if foe["calm"] else ENEMY))
        lines += row(foe_title(kind, say, card), pieces, width)
    return lines


def mouse_lines(view: View, mouse: View, say: Say, card: Card, players: list[str], width: int) -> list[str]:
    """Return a mouse with her field, life, cheese, values, conditions, worn items, bundle and abilities."""
    seat = number_in(mouse, "seat")
    turn = view["turn"]
    acts = isinstance(turn, dict) and turn["hero"] == mouse["hero"]
    where, life = where_she_is(view, mouse, say), number_in(mouse, "life")
    pieces = [Piece(f"{where} {LIFE}{life - number_in(mouse, 'wounds')}/{life}", f"bold {STYLES[seat]}")]
    if mouse["poison"]:
        pieces.append(Piece(f"{POISON}{mouse['poison']}", "bold green3"))
    pieces.append(Piece(f"{CHEESE}{mouse['cheese']}", "yellow"))
    attack, defence = number_in(mouse, "attack") + number_in(mouse, "dice"), number_in(mouse, "defence")
    values = f"{ATTACK}{attack} {DEFENCE}{defence + number_in(mouse, 'shield')}"
    pieces.append(Piece(f"{values} {LORE}{mouse['lore']} {SPEED}{mouse['speed']}"))
    if acts and isinstance(turn, dict):
        left = number_in(turn, "points") + number_in(turn, "later")
        pieces += [Piece(say("board-points", n=left)), Piece(say("board-actions", n=number_in(turn, "actions")))]
    pieces += [Piece(say(f"condition-{name}"), "bold red") for name in names_in(mouse, "conditions")]
    pieces += [Piece(say(f"achievement-{name}"), "bold") for name in names_in(mouse, "achievements")]
    pieces += [Piece(card(name), "tan") for name in names_in(mouse, "worn")]
    pieces += [Piece(f"({card(name)})", "tan") for name in names_in(mouse, "pack")]
    used = "dim italic" if mouse["ability_used"] else "italic"
    pieces += [Piece(card(name), used) for name in names_in(mouse, "abilities")]
    return row((AT_IT if acts else " ") + name_of(mouse, card, players), pieces, width)


def where_she_is(view: View, mouse: View, say: Say) -> str:
    """Return her field. A mouse without a field is captured or on her way to another room."""
    if mouse["field"]:
        return str(mouse["field"])
    coming = named_in(view, "about").get("mice")
    is_coming = isinstance(coming, list) and mouse["hero"] in coming
    return say("board-away") if is_coming else say("board-captured")


def name_of(mouse: View, card: Card, players: list[str]) -> str:
    """Return the name of a mouse, with her player's name if several people play."""
    who = f" {players[number_in(mouse, 'seat')]}" if len(players) > 1 else ""
    return card(str(mouse["hero"])) + who


# --- reference


def act_lines(game: Game[MausState], view: View, say: Say, card: Card, width: int) -> list[str]:
    """Return the acts of this chapter that mice can still do, with their rooms and costs."""
    lines: list[str] = []
    for act in game.content.acts:
        done = named_in(view, "acts").get(act.name)
        if done is None or (act.times and int(str(done)) >= act.times):
            continue
        quest = f" ({say('board-quest')})" if act.quest else ""
        said = [f"{card(act.name)}{quest} {act_mark(act)}".rstrip(), act.sentence[say("board-language")]]
        lines += told(place_of(game.content, act, say, card), said, width)
    return lines


def power_lines(game: Game[MausState], view: View, say: Say, card: Card, width: int) -> list[str]:
    """Return the special powers of the foes in the room, and the effects of the current weather."""
    lines: list[str] = []
    here = {str(foe["foe"]) for foe in listed_in(view, "foes")}
    for values in game.content.foe_cards.values():
        if words.FOES[values.foe] in here:
            said = [say(f"foe_power-{name}") for name in names_of(values.powers, words.FOE_POWERS)]
            lines += told(card(values.name), said, width)
    for keyword in names_in(view, "weather"):
        lines += told(say(f"keyword-{keyword}"), [say(f"keyword-{keyword}-text")], width)
    return lines or listed([Piece(say("board-calm_room"))], width)


# --- notes behind choices


def step_mark(view: View, field: str) -> str:
    """Return the cost of a way and the dangers at its end."""
    turn = named_in(view, "turn")
    reach = named_in(turn, "reach")
    if field not in reach:
        return ""
    step = named_in(reach, field)
    water = SIGNS["~"] if step["water"] else ""
    return f"{TO_GO}{step['cost']}{ENDS if step['ends'] else ''} {water}{TRAP if step['trap'] else ''}".rstrip()


def aim_mark(view: View, said: Said) -> str:
    """Return the dice of both sides and the field of the target."""
    for mouse in listed_in(view, "mice"):
        for aim in listed_in(mouse, "aims"):
            if aim["item"] == said["item"] and aim["figure"] == said["figure"] and is_acting(view, mouse):
                return f"{ATTACK}{aim['dice']} : {DEFENCE}{aim['against']}  {figure_mark(view, str(said['figure']))}"
    return figure_mark(view, str(said["figure"]))


def is_acting(view: View, mouse: View) -> bool:
    """Return whether the question is about this mouse or, if it names no mouse, whether it is her turn."""
    turn = view["turn"]
    hero = named_in(view, "about").get("hero", turn["hero"] if isinstance(turn, dict) else "")
    return mouse["hero"] == hero


def figure_mark(view: View, figure: str) -> str:
    """Return the field of a figure and the life it has left."""
    for foe in listed_in(view, "foes"):
        if foe["figure"] == figure:
            return f"{foe['field']} {LIFE}{number_in(foe, 'life') - number_in(foe, 'wounds')}"
    return ""


def room_mark(view: View, exit_: str, card: Card) -> str:
    """Return the room behind an exit."""
    return f"{PREY} {card(str(named_in(view, 'doors')[exit_]))}"


def act_mark(act: ActCard) -> str:
    """Return the cost of an act and the roll it takes."""
    price = f"−{act.cheese}{CHEESE}" if act.cheese else ""
    needs = {"none": "", "star": LORE, "stars": LORE * 2, "hits": ATTACK * 2}[act.roll]
    time = f"−{act.pages}{HOURGLASS}" if act.pages else ""
    return " ".join([part for part in (price, time, needs) if part])


def ability_mark(game: Game[MausState], said: Said) -> str:
    """Return the cost of an ability for her."""
    ability = called(game.content.abilities, str(said["ability"]))
    return f"−{ability.costs[game.content.names.hero.index(str(said['hero']))]}{CHEESE}"
