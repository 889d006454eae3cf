"""The measures of Viroid that players can see and name: missing cities and corpses, the cure, their own infected."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.measures import LATE, LESS, MORE, NOW, SOON, Measure
from wusel.engine.sets import count
from wusel.games.viroid.limits import CUBES
from wusel.games.viroid.scoring import uninfected
from wusel.games.viroid.state import ViroidState

PIPS: Final = 6


class HealthyCities(Measure[ViroidState]):
    """Cities that must still be infected (VI-E1)."""

    def read(self, s: ViroidState, seat: Seat) -> float:
        return float(count(uninfected(s)))


class MissingCorpses(Measure[ViroidState]):
    """Corpses that are still missing on all continents (VI-E1)."""

    def read(self, s: ViroidState, seat: Seat) -> float:
        return float(sum(s.corpses))


class Cure(Measure[ViroidState]):
    """The distance of research from the cure in fields (VI-E3)."""

    def read(self, s: ViroidState, seat: Seat) -> float:
        return float(s.cure - s.research)


class OwnInfected(Measure[ViroidState]):
    """Own infected on the board: without any, a player is eliminated (VI-F7)."""

    def read(self, s: ViroidState, seat: Seat) -> float:
        return float(CUBES - s.players[seat].cubes)


class AllInfected(Measure[ViroidState]):
    """The infected of all players."""

    def read(self, s: ViroidState, seat: Seat) -> float:
        return float(sum([CUBES - player.cubes for player in s.players]))


class Dna(Measure[ViroidState]):
    """The DNA that a player has left."""

    def read(self, s: ViroidState, seat: Seat) -> float:
        return float(s.players[seat].dna)


class Toll(Measure[ViroidState]):
    """The average number of deaths by the own dice in a turn."""

    def read(self, s: ViroidState, seat: Seat) -> float:
        player = s.players[seat]
        return player.severity * player.mortality / PIPS


MEASURES: Final[list[Measure[ViroidState]]] = [
    Dna("dna", "dna", NOW, MORE, 1.0),
    HealthyCities("cities_soon", "cities", SOON, LESS, 0.3, "cities"),
    HealthyCities("cities_late", "cities", LATE, LESS, 0.3, "cities"),
    MissingCorpses("corpses_soon", "corpses", SOON, LESS, 0.3, "corpses"),
    MissingCorpses("corpses_late", "corpses", LATE, LESS, 0.3, "corpses"),
    Cure("cure", "fields", LATE, MORE, 0.2),
    OwnInfected("own_infected", "infected", SOON, MORE, 0.4, "infected"),
    AllInfected("infected", "infected", LATE, MORE, 0.5),
    Toll("toll", "corpses", LATE, MORE, 0.1),
]
