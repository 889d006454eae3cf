"""The table as a picture for the terminal: the cities of the world, the tracks, and all players' pathogens."""

from typing import Final

from wusel.engine.view import View
from wusel.engine.vocabulary import Said
from wusel.games.picture_text import Card, Piece, Say, cells, clipped, each_counted, heading, label_width, listed, row
from wusel.games.view_reading import listed_in, named_in, names_in, number_in, players_in, seats_in
from wusel.games.viroid import plate, printed
from wusel.games.viroid.game import Viroid
from wusel.games.viroid.plate import BLOCKED, BORNE, DEAD, HEALTHY, STYLES
from wusel.games.viroid.printed import EFFECT_SIGNS, signs_of, strain_called, strain_lines
from wusel.games.viroid.words import RESISTANCES

AT_IT: Final = "▶"
RESEARCH: Final = "▶"
CURE: Final = "✚"
MASSIVE: Final = "M"
FEW: Final = 6


# --- the entry points of the terminal


def board(game: Viroid, view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """Return the whole table, with no line wider than the screen."""
    lines = [heading(turn_and_phase(view, say))]
    lines += plate.Plate(game.content, view, say, card, own(view), spoken_of(view)).lines(width)
    lines += ["", research_line(game, view, say, width)]
    lines += row(say("board-to_win"), missing(view, say, card), width)
    lines += row(say("board-deck"), blocks(view), width)
    lines += counter_measures(view, say, card, width)
    lines += player_lines(game, view, say, card, players, width)
    lines += printed.card_lines(game, view, say, card, width)
    dice = " ".join(names_in(view, "dice"))
    return "\n".join(lines + row(say("board-dice"), [Piece(dice, "bold")], width) if dice else lines)


def knowledge(game: Viroid, view: View, say: Say, card: Card, players: list[str], width: int) -> str:
    """Return what is left in deck and supply, the cities named so far, the ways between cities, and the effects of all
    strains (VI-H1, VI-H2)."""
    spent = [printed.card_called(game, name) for name in names_in(view, "spent")]
    named = sorted([card(city) for drawn in spent for city in printed.healed_by(game, drawn)])
    lines = row(say("board-deck"), blocks(view), width)
    lines += row(say("board-spent"), [Piece(card(name)) for name in names_in(view, "spent")], width)
    lines += row(say("board-named"), [Piece(city + copies) for city, copies in each_counted(named)], width)
    lines += row(say("board-markers"), supply(view, say), width)
    for seat, player in enumerate(players_in(view)):
        lines += ["", Piece(clipped(f"{seat + 1} {players[seat]}", width), f"bold {STYLES[seat]}").markup()]
        for strain in listed_in(player, "strains"):
            if strain:
                lines += strain_lines(game, str(strain["strain"]), number_in(strain, "developed"), say, card, width)
    lines += ["", heading(say("board-strains"))]
    for name in names_in(view, "strains"):
        lines += strain_lines(game, name, 0, say, card, width)
    return "\n".join([*lines, "", heading(say("board-ways")), *printed.way_lines(game, card, width)])


def legend(say: Say, width: int) -> str:
    """Return the meanings of the symbols."""
    letter = say("spread-blood")[0]
    signs = [
        (letter.lower() + HEALTHY, "board-healthy"), (f"{letter.upper()}1", "board-infected_by"),
        (letter.lower() + DEAD, "board-dead"), (plate.AIRPORT, "board-airport"), (BLOCKED, "board-blocked_airport"),
        (plate.HARBOUR, "board-harbour"), (plate.QUARANTINE, "board-quarantine"), (plate.MEASURE, "board-guarded"),
        ("052", "board-needs"), (BORNE, "board-borne"), (plate.TO_CHOOSE, "board-to_choose"), (CURE, "board-cure"),
        (EFFECT_SIGNS["infectious"], "board-infection_sign"), (EFFECT_SIGNS["severe"], "value-severity"),
        (EFFECT_SIGNS["deadly"], "value-mortality"), (EFFECT_SIGNS["necrosis"], "board-necrosis"),
        (EFFECT_SIGNS["outbreak"], "board-outbreak"), (EFFECT_SIGNS["research_up"], "board-thrown_back"),
    ]  # fmt: skip
    signs += [(EFFECT_SIGNS[resistance], f"resistance-{resistance}") for resistance in RESISTANCES]
    return "\n".join(listed([Piece(f"{sign} {say(key)}") for sign, key in signs], width))


def mark(game: Viroid, view: View, said: Said, card: Card) -> str:  # noqa: ARG001  # the pictures of all games are asked alike
    """Return the facts about a choice at a glance: the needs and infected of a city, the price and effects of a
    purchase."""
    do = said["do"]
    if "city" in said:
        return city_mark(game, view, str(said["city"])).markup()
    if do == "develop":
        return Piece(symptom_mark(game, view, said), "bold").markup()
    if do == "buy_strain":
        strain = strain_called(game, str(said["strain"]))
        signs = [
            f"{signs_of(game, effects)}{price}" for effects, price in zip(strain.effects, strain.prices, strict=True)
        ]
        return Piece(" ".join([price_mark(view, said), *signs]).lstrip()).markup()
    return Piece(price_mark(view, said), "bold").markup()


def reading(game: Viroid, kind: str, name: str, say: Say, card: Card, width: int) -> str:
    """Return the effects of a strain."""
    return "\n".join(strain_lines(game, name, 0, say, card, width)) if kind == "strain" else ""


def might_expect(view: View, card: Card) -> list[tuple[Said, str]]:
    """Return choices that a player might think of, allowed or not: every city while infecting, every strain while
    mutating."""
    if view["step"] == "infect":
        return [({"do": "enter", "city": name}, card(name)) for name in named_in(view, "cities")]
    if view["step"] == "mutate":
        return [({"do": "buy_strain", "strain": name}, card(name)) for name in names_in(view, "strains")]
    return []


# --- the tracks


def turn_and_phase(view: View, say: Say) -> str:
    """Return the current turn, and its phase while a player is asked."""
    turn = say("board-turn", n=number_in(view, "turn"))
    phase = say(f"board-phase_{number_in(view, 'phase')}")
    return f"{turn}: {phase}" if view["turn"] and view["step"] else turn


def research_line(game: Viroid, view: View, say: Say, width: int) -> str:
    """Return the thermometer: research comes from the left, the cure waits on the right. It shrinks on a narrow
    screen."""
    research, cure, last = number_in(view, "research"), number_in(view, "cure"), game.content.track
    words = say("board-apart", n=cure - research)
    room = min(last + 1, width - label_width(width) - cells(words) - 2)
    ahead = research * (room - 1) // last
    end = max(cure * (room - 1) // last, ahead + (cure > research))
    track = "━" * ahead + RESEARCH + HEALTHY * (end - ahead - 1) + CURE * (end > ahead) + HEALTHY * (room - 1 - end)
    line = row(say("board-research"), [Piece(track, "bold"), Piece(words)], width)
    return line[0]


def missing(view: View, say: Say, card: Card) -> list[Piece]:
    """Return the number of missing corpses and of cities without infected, with their names if they are few (VI-E1)."""
    dead = sum([int(str(n)) for n in named_in(view, "corpses").values()])
    healthy = names_in(view, "uninfected")
    found = [Piece(say("board-missing_dead", n=dead)), Piece(say("board-missing_cities", n=len(healthy)))]
    return found + [Piece(card(name), "bold") for name in healthy if len(healthy) <= FEW]


def blocks(view: View) -> list[Piece]:
    """Return the deck block by block, the next one first: the number of cards of a letter, and any Massive Research."""
    found: list[Piece] = []
    for block in listed_in(view, "deck"):
        letters = named_in(block, "letters")
        massive = MASSIVE in letters
        said = "+".join([name if name == MASSIVE else f"{name}{n}" for name, n in letters.items()])
        found.append(Piece(said, "bold" if massive else ""))
    return found


def counter_measures(view: View, say: Say, card: Card, width: int) -> list[str]:
    """Return mankind's counter-measures: markers in cities, and blocked lines and airports."""
    measures: list[Piece] = []
    blocked = [Piece(card(line)) for line in names_in(view, "blocked_lines")]
    for name in named_in(view, "cities"):
        city = named_in(named_in(view, "cities"), name)
        for measure, n in named_in(city, "measures").items():
            copies = f" ×{n}" if n != 1 else ""
            measures.append(Piece(f"{card(name)}: {say(f'measure-{measure}')}{copies}"))
        if city["airport_blocked"]:
            blocked.append(Piece(f"{BLOCKED} {card(name)}"))
    lines = row(say("board-measures"), measures, width) if measures else []
    return lines + (row(say("board-blocked"), blocked, width) if blocked else [])


# --- the players


def player_lines(game: Viroid, view: View, say: Say, card: Card, players: list[str], width: int) -> list[str]:
    """Return all players' values, resistances, spreads, strains and mutations."""
    lines: list[str] = []
    for seat, player in enumerate(players_in(view)):
        at_it = AT_IT if seat in seats_in(view, "asked") else " "
        values = [Piece(f"DNA {number_in(player, 'dna')}", f"bold {STYLES[seat]}")]
        if player["out"]:
            values.append(Piece(say("board-out"), "bold"))
        values += [Piece(say(f"board-{value}", n=number_in(player, value))) for value in ("infection", "severity")]
        values.append(Piece(say("board-mortality", n=number_in(player, "mortality"))))
        resistances = named_in(player, "resistances")
        values.append(Piece(" ".join([f"{say(f'resistance-{name}')} {n}" for name, n in resistances.items()])))
        where = len(names_in(player, "cities"))
        values.append(Piece(say("board-infected", n=number_in(player, "infected"), cities=where)))
        values += spreads(view, player, say, seat)
        values += developed(game, player, say, card)
        lines += row(f"{at_it}{seat + 1} {players[seat]}", values, width)
    return lines


def spreads(view: View, player: View, say: Say, seat: int) -> list[Piece]:
    """Return the levels of all spreads, including the mutation; during infection, also the levels that are left."""
    left = named_in(view, "strengths_left") if seat == number_in(view, "active") else {}
    found: list[Piece] = []
    for name, level in named_in(player, "strengths").items():
        if level:
            said = f"{left[name]}/{level}" if left else str(level)
            found.append(Piece(f"{say(f'spread-{name}')} {said}", "green3"))
    return found


def developed(game: Viroid, player: View, say: Say, card: Card) -> list[Piece]:
    """Return the strains with the number of their symptoms, the further abilities, and the mutation."""
    found: list[Piece] = []
    for strain in listed_in(player, "strains"):
        if strain:
            name = str(strain["strain"])
            symptoms = len(strain_called(game, name).prices)
            found.append(Piece(f"{card(name)} {strain['developed']}/{symptoms}", "tan"))
    if player["ability"]:
        found.append(Piece(say("board-abilities", n=number_in(player, "ability")), "tan"))
    return [*found, Piece(card(str(player["mutation"])), "dim" if player["mutation_spent"] else "tan")]


# --- the supply


def supply(view: View, say: Say) -> list[Piece]:
    """Return the markers left in mankind's supply."""
    found: list[Piece] = []
    for kind, n in named_in(view, "markers").items():
        name = say("board-blocks") if kind == "blocks" else say(f"measure-{kind}")
        found.append(Piece(f"{name} {n}"))
    return found


# --- marks behind choices


def city_mark(game: Viroid, view: View, name: str) -> Piece:
    """Return a city's needs and the contents of its wells, and its cost if that is more than one infection point."""
    world = game.content.worlds[len(players_in(view))]
    city = world.names.index(name)
    figures = "".join([str(needs[city]) for needs in world.needs])
    nobody = {"healthy": HEALTHY, "dead": DEAD}
    wells = names_in(named_in(named_in(view, "cities"), name), "wells")
    shown = "".join([nobody[well] if well in nobody else str(int(well) + 1) for well in wells])
    entry = named_in(view, "entries").get(name)
    cost = number_in(entry, "cost") if isinstance(entry, dict) else 1
    return Piece(f"{figures} {shown}" + (f" {EFFECT_SIGNS['infectious']}{cost}" if cost > 1 else ""), "bold")


def symptom_mark(game: Viroid, view: View, said: Said) -> str:
    """Return the price and the signs of the next symptom on a slot."""
    strain = listed_in(players_in(view)[seats_in(view, "asked")[0]], "strains")[int(said["slot"])]
    effects = strain_called(game, str(strain["strain"])).effects[number_in(strain, "developed")]
    return f"{price_mark(view, said)} {signs_of(game, effects)}".lstrip()


def price_mark(view: View, said: Said) -> str:
    """Return the price of a choice; empty if it is free."""
    key = " ".join([str(value) for name, value in said.items() if name != "strain"])
    price = named_in(players_in(view)[seats_in(view, "asked")[0]], "prices").get(key)
    return f"−{price}" if price else ""


# --- reading a view


def own(view: View) -> View:
    """Return the viewer's own pathogen; for a spectator, that of the active player."""
    seat = number_in(view, "seat")
    return players_in(view)[seat if seat >= 0 else number_in(view, "active")]


def spoken_of(view: View) -> list[str]:
    """Return the cities that can be chosen now, or that the question is about."""
    about = named_in(view, "about")
    if "cities" in about:
        return names_in(about, "cities")
    return [str(about["city"])] if "city" in about else []
