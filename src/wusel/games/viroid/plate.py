"""The world as text: the cities of each continent with their wells, in as many columns as fit."""

from typing import Final

from wusel.engine.view import View
from wusel.games.picture_text import Card, Piece, Say, cells, clipped, heading, padded
from wusel.games.view_reading import named_in, names_in, players_in
from wusel.games.viroid.content import Content
from wusel.games.viroid.words import CONTINENTS, RESISTANCES, SPREADS, City, Way

STYLES: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_magenta")
AIRPORT: Final = "✈"
BLOCKED: Final = "×"
HARBOUR: Final = "≈"
HEALTHY: Final = "·"
DEAD: Final = "†"
QUARANTINE: Final = "Q"
MEASURE: Final = "!"
BORNE: Final = "✓"
TO_CHOOSE: Final = "›"
SIGNS: Final = len("›✈≈")
FIGURES: Final = len(" Q052✓ ")
WELL: Final = 3
GAP: Final = 2


class Plate:
    """The cities in a view. `own` is the pathogen that the needs are compared with; `asked` are the cities that can be
    chosen or that the question is about."""

    def __init__(self, content: Content, view: View, say: Say, card: Card, own: View, asked: list[str]) -> None:
        self.world = content.worlds[len(players_in(view))]
        self.cities = named_in(view, "cities")
        self.corpses = named_in(view, "corpses")
        self.say = say
        self.card = card
        self.borne = names_in(own, "bearable")
        self.asked = asked
        self.letters = [say(f"spread-{spread}")[0] for spread in SPREADS]
        self.most_wells = max(len(names_in(self.city(name), "wells")) for name in self.world.names)
        self.longest = max(cells(card(name)) for name in self.world.names)

    def city(self, name: str) -> View:
        return named_in(self.cities, name)

    def lines(self, width: int) -> list[str]:
        """Return a heading for each continent with its missing corpses, and its cities below, column by column."""
        wells = WELL * self.most_wells - 1
        column = min(SIGNS + self.longest + FIGURES + wells, width)
        columns = max(1, (width + GAP) // (column + GAP))
        found: list[str] = []
        for number, continent in enumerate(CONTINENTS):
            missing = Piece(f"  {DEAD}{self.corpses[continent]}", "bold" if self.corpses[continent] else "dim")
            found.append(heading(self.say(f"continent-{continent}")) + missing.markup())
            here = [city for city in self.world.cities if self.world.continents[city] == number]
            rows = -(-len(here) // columns)
            for row in range(rows):
                shown = [self.cell(city, column, wells) for city in here[row::rows]]
                found.append((" " * GAP).join(shown).rstrip())
        return found

    def cell(self, city: City, width: int, wells: int) -> str:
        """Return one city: its connections, its name, its needs, and its wells."""
        name = self.world.names[city]
        room = width - SIGNS - FIGURES - wells
        title = padded(clipped(self.card(name), room), room)
        style = "reverse" if name in self.asked else "dim" if self.city(name)["extinct"] else ""
        shown = Piece(self.signs(city), "dim").markup() + Piece(title, style).markup()
        return f"{shown} {self.state(name)}{self.needs(city)} {self.wells(city, wells)}"

    def signs(self, city: City) -> str:
        """Return signs for a city that can be chosen now, for its airport, and for its harbour."""
        name = self.world.names[city]
        choose = TO_CHOOSE if name in self.asked else " "
        airport = BLOCKED if self.city(name)["airport_blocked"] else AIRPORT
        harbour = HARBOUR if self.world.harbours >> city & 1 else " "
        return choose + (airport if self.world.airports >> city & 1 else " ") + harbour

    def state(self, name: str) -> str:
        """Return the sign for extinct, in quarantine, or guarded by a measure."""
        city = self.city(name)
        if city["extinct"]:
            return Piece(DEAD, "dim").markup()
        if city["quarantine"]:
            return Piece(QUARANTINE, "bold yellow").markup()
        return Piece(MEASURE, "bold").markup() if city["measures"] else " "

    def needs(self, city: City) -> str:
        """Return the city's needs for cold, drugs and heat, with a tick if the own resistances meet them."""
        figures = "".join(str(self.world.needs[resistance][city]) for resistance in range(len(RESISTANCES)))
        borne = self.world.names[city] in self.borne
        return Piece(figures + (BORNE if borne else " "), "green3" if borne else "dim").markup()

    def wells(self, city: City, width: int) -> str:
        """Return the letter of each way in, and the holder of its field: an owner's number, a healthy person, or a
        corpse."""
        holders = names_in(self.city(self.world.names[city]), "wells")
        wells = zip(self.world.ways_into(city), holders, strict=True)
        found = [self.well(way, holder).markup() for way, holder in wells]
        return " ".join(found) + " " * (width - WELL * len(found) + 1)

    def well(self, way: Way, holder: str) -> Piece:
        letter = self.letters[way]
        if holder == "healthy":
            return Piece(letter.lower() + HEALTHY)
        if holder == "dead":
            return Piece(letter.lower() + DEAD, "dim")
        return Piece(f"{letter.upper()}{int(holder) + 1}", f"bold {STYLES[int(holder)]}")
