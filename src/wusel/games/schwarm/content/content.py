"""The content of the game: board, tiles and cards, read from files and checked against the rules."""

from pathlib import Path
from typing import Final, NoReturn

from wusel.engine.content.content import Printed
from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts, load_parts
from wusel.engine.declared import Declared
from wusel.engine.kinds import Choice, Deed
from wusel.engine.vocabulary import deed, verb
from wusel.games.schwarm import words
from wusel.games.schwarm.content.cards import NO_COLOUR, TAKEN_OUT, CardType
from wusel.games.schwarm.content.sea import FOUR, Cell, Sea
from wusel.games.schwarm.content.tiles import NAMES
from wusel.games.schwarm.content.waters import Waters
from wusel.games.schwarm.words import Action, Card, Colour, Land, PerAction, PerCard, PerColour, PerShape

OWN: Final = Path(__file__).parent
DECLARED: Final = OWN.parent / "words.toml"
TILES_FACE_DOWN: Final = 59
GOLDEN_TILES: Final = 4
LEAST_LAND: Final = 15
LONGEST_SIDE: Final = 26
POINTS: Final = {"straight": 2, "curve": 2, "tee": 1, "cross": 0}
MOST_COPIES: Final = 13
NO_CARD: Final = CardType("", NO_COLOUR, [])


class Content(Printed):
    """The content of a game.

    `tiles` counts the face-down tiles by shape, and `points` has the score of each shape. `cards` has the printed
    contents by card number, and `jokers` a joker's action by number. `light`, `blue` and `green` are all cards of a
    colour.
    """

    def __init__(self, parts: Parts) -> None:
        self.vocabulary = Declared(DECLARED, {"field": {}, "land": {}, "card": {}, "tile": {}}).effects
        self.tiles: PerShape[int] = [0] * len(words.SHAPES)
        self.points: PerShape[int] = [0] * len(words.SHAPES)
        self.sea = read_board(parts.table("board"))
        self.waters = Waters(self.sea)
        for entry in parts.tables("tile"):
            self.read_tile(entry)
        self.printed: dict[Card, CardType] = {}
        self.piles: PerColour[list[Card]] = [[] for _ in words.COLOURS]
        for entry in parts.tables("card"):
            self.read_card(entry)
        self.jokers: PerAction[CardType] = [NO_CARD] * (len(self.vocabulary.words) + 1)
        self.read_joker(parts.table("joker"))
        self.as_joker = [words.joker(Action(action)) for action, kind in enumerate(self.jokers) if kind.effects]
        damage = parts.table("damage")
        self.per_amoeba = damage.number("points_per_amoeba", 1, 100)
        damage.called("damage")
        parts.done()
        self.cards: PerCard[CardType] = [
            self.printed.get(Card(number), NO_CARD) for number in range(max(self.printed, default=0) + 1)
        ]
        for pile in self.piles:
            pile.sort()
        self.light, self.blue, self.green = self.piles
        kinds: dict[str, dict[int, str]] = {
            "card": {card: self.cards[card].name for card in sorted(self.printed)},
            "field": dict(enumerate(self.sea.field_names)),
            "land": dict(enumerate(self.sea.land_names)),
            "tile": NAMES,
        }
        super().__init__(kinds, parts)
        self.names = words.Names(kinds)
        self.check_tiles(parts)
        self.check_cards(parts)

    def played_by(self, choice: Choice) -> CardType:
        """Return the played card, or the joker as one of the actions."""
        if verb(choice) == words.JOKER:
            return self.jokers[words.chosen_action(choice)]
        return self.cards[words.chosen_card(choice)]

    # --- tiles

    def read_tile(self, entry: Entry) -> None:
        shape = entry.one_of("shape", words.SHAPES)
        self.tiles[words.SHAPES.index(shape)] = entry.number("copies", 0, TILES_FACE_DOWN)
        self.points[words.SHAPES.index(shape)] = points = entry.number("points", 0, 9)
        if points != POINTS.get(shape, points):
            entry.refuse(f"a {shape} scores {POINTS[shape]} (SW-F8)", "points")
        entry.called(f"tile: {shape}")

    def check_tiles(self, parts: Parts) -> None:
        parts.demand(TILES_FACE_DOWN, sum(self.tiles[:-1]), "tiles", "tile", "SW-C3")
        parts.demand(GOLDEN_TILES, self.tiles[-1], "golden tiles", "tile", "SW-C4")

    # --- cards

    def read_card(self, entry: Entry) -> None:
        self.bring_card_up_to_date(entry)
        colour = Colour(entry.number_of("colour", words.COLOURS))
        effects = entry.effects("effects", self.vocabulary)
        copies = entry.number("copies", 1, MOST_COPIES)
        if not effects:
            entry.refuse("a card has at least one effect", "effects")
            return
        said = f"{words.COLOURS[colour]} {self.said_of(effects)}"
        name = said.replace(" ", "_")
        if entry.has("title"):
            entry.title(name)
        entry.called(f"card: {said}")
        kind = CardType(name, colour, effects)
        number = Card(kind.least_number())
        while number in self.printed:
            number = Card(number + 1)
        self.printed[number] = kind
        self.piles[colour] += [number] * copies

    def read_joker(self, entry: Entry) -> None:
        self.bring_joker_up_to_date(entry)
        for place, effect in enumerate(entry.effects("effects", self.vocabulary)):
            if deed(effect) == words.SHIP_AND_RESEARCHER or self.jokers[deed(effect)].effects:
                entry.refuse("a joker is every action once, and never the double one (SW-J1)", "effects", place)
            self.jokers[deed(effect)] = CardType("joker", NO_COLOUR, [effect])
        entry.called("joker")

    def bring_card_up_to_date(self, entry: Entry) -> None:
        """Update an entry from before cards had effects: an `action`, and the `range` of a danger."""
        if "action" in entry.values:
            word = self.vocabulary.by_name[entry.one_of("action", self.vocabulary.by_name)]
            args = {arg.name: entry.value(arg.name) for arg in word.args}
            entry.values = {**entry.values, "effects": [{"do": word.name, **args}]}

    def bring_joker_up_to_date(self, entry: Entry) -> None:
        """Update an entry from before jokers had effects: the range of each danger. The double card came last."""
        if "whale" in entry.values:
            single = self.vocabulary.words[: words.SHIP_AND_RESEARCHER - 1]
            args = [{arg.name: entry.value(word.name) for arg in word.args} for word in single]
            effects = [{"do": word.name, **said} for word, said in zip(single, args, strict=True)]
            entry.values = {**entry.values, "effects": effects}

    def said_of(self, effects: list[Deed]) -> str:
        """Return a short form of effects: "ship", "whale 3"."""
        said = [self.vocabulary.to_json(effect).values() for effect in effects]
        return " and ".join(" ".join(str(part) for part in parts) for parts in said)

    def check_cards(self, parts: Parts) -> None:
        """Check the number of cards of every colour, the cards to remove for fewer players, and the actions of the
        joker (SW-C5..C7, SW-S4, SW-J1)."""
        box = load_content() if parts.text else self
        for colour, wanted, here in zip(words.COLOURS, box.piles, self.piles, strict=True):
            parts.demand(len(wanted), len(here), f"{colour} cards", "card", "SW-C5")
        for effect, least in TAKEN_OUT[2].items():
            if sum(self.cards[card].has(effect) for card in self.light) < least:
                name = self.vocabulary.by_number[effect].name
                parts.refuse(f"too few light {name} cards to take three out (SW-C7)", "card")
        everything = [self.cards[card] for pile in self.piles for card in pile]
        if [kind.colour for kind in everything if kind.has(words.SHIP_AND_RESEARCHER)] != [words.BLUE]:
            parts.refuse("the double card exists once and is blue (SW-C6)", "card")
        if [self.cards[card].does for card in self.green] != [1 << words.STATION]:
            parts.refuse("the green card is a station (SW-C5)", "card")
        for effect in {deed(effect) for kind in everything for effect in kind.effects} - {words.SHIP_AND_RESEARCHER}:
            if not self.jokers[effect].effects:
                parts.refuse(f"a joker is {self.vocabulary.by_number[effect].name}, too (SW-J1)", "joker")


def load_content(path: Path | None = None, text: str = "") -> Content:
    """Return the game's own content, with the parts that a file or a save replaces."""
    parts = load_parts(OWN, path, text)
    with parts.all_faults():
        return Content(parts)


# --- the board


def read_board(entry: Entry) -> Sea:
    grid = [row.split() for row in entry.rows("grid")]
    entry.called("board")
    for number, row in enumerate(grid):
        check_row(entry, row, len(grid[0]), number)
    check_grid(entry, grid)
    sea = Sea(grid)
    check_sea(entry, sea)
    return sea


def check_row(entry: Entry, row: list[str], width: int, number: int) -> None:
    if len(row) != width:
        refuse_row(entry, number, f"has {len(row)} cells, the first row {width}")
    for column, mark in enumerate(row):
        value = mark.removesuffix("*")
        if mark not in ("~", "Q", ".") and not (value.isdecimal() and len(value) <= 2):
            refuse_row(entry, number, f"column {column + 1}: {mark!r} is neither ~, Q, . nor a land value up to 99")


def check_grid(entry: Entry, grid: list[list[str]]) -> None:
    """Check that the grid has one queen, a field for every tile and for her, and enough land (SW-C1, SW-S1)."""
    if max(len(grid), len(grid[0])) > LONGEST_SIDE:
        entry.stop(f"a board has at most {LONGEST_SIDE} rows and columns, which letters can name", "grid")
    marks = [mark for row in grid for mark in row]
    queens = marks.count("Q")
    if queens != 1:
        entry.stop(f"there are {queens} queens on the board, not one (SW-C1)", "grid")
    water = marks.count("~") + 1
    if water != TILES_FACE_DOWN + 1:
        entry.stop(f"{water} water fields, not {TILES_FACE_DOWN} and the queen's (SW-S1)", "grid")
    lands = len(marks) - water - marks.count(".")
    if lands < LEAST_LAND:
        entry.stop(f"{lands} land fields are too few, {LEAST_LAND} are needed (SW-K1)", "grid")


def check_sea(entry: Entry, sea: Sea) -> None:
    """Check that the four coasts do not touch, that each has a start field, and that none touches the queen's field
    (SW-C1, SW-Q3)."""
    for land in sea.lands:
        check_land(entry, sea, land)
    for side in FOUR:
        name = words.DIRECTIONS[side]
        coast = [land for land in sea.lands if sea.sides[land] == side]
        if not coast:
            entry.stop(f"there is no land in the {name} (SW-C1)", "grid")
        ends = [land for land in coast if len(sea.land_near[land]) == 1]
        if len(ends) != 2:
            entry.stop(f"{len(ends)} land fields in the {name} have one neighbour, not two (SW-V1.3)", "grid")
        starts = [land for land in sea.starts if land in coast]
        if len(starts) != 1:
            entry.stop(f"{len(starts)} start fields in the {name}, not one (SW-S7)", "grid")


def check_land(entry: Entry, sea: Sea, land: Land) -> None:
    """Check that a land field has one or two neighbours, which are next to it on the ring, and water to sail from
    (SW-V1.3, SW-Q32)."""
    name, near = sea.land_names[land], sea.land_near[land]
    if len(near) not in (1, 2):
        refuse_cell(entry, sea.land_cells[land], f"{name} has {len(near)} land neighbours (SW-V1.3)")
    if any(sea.distance(land, other) != 1 for other in near) or sea.land_names.count(name) > 1:
        refuse_cell(entry, sea.land_cells[land], f"{name} lies in no line with its neighbours (SW-Q3)")
    if not sea.shores[land]:
        refuse_cell(entry, sea.land_cells[land], f"{name} touches no water (SW-Q32)")
    if any(shore.field == sea.queen for shore in sea.shores[land]):
        refuse_cell(entry, sea.land_cells[land], f"{name} touches the queen's field (SW-Q32)")


def refuse_row(entry: Entry, number: int, reason: str) -> NoReturn:
    entry.stop(f"row {number + 1} of the board {reason}", "grid", number)


def refuse_cell(entry: Entry, cell: Cell, reason: str) -> NoReturn:
    refuse_row(entry, cell[0], f"column {cell[1] + 1}: {reason}")
