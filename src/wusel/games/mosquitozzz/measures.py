"""Measures of a state that players see and name: blood, defence and the swarm."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.measures import LATE, LESS, MORE, NOW, SOON, Measure
from wusel.games.mosquitozzz.content import Content
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.words import Card

HAND_SYMBOLS: Final = 2  # the approximate number of mosquitos that a flat hand squashes


class OwnBlood(Measure[MosquitoState]):
    """The drops of the seat that chose."""

    def read(self, s: MosquitoState, seat: Seat) -> float:
        return float(s.players[seat].blood)


class RivalsBlood(Measure[MosquitoState]):
    """The drops of the richest other player, because the most blood at the end wins (MZ-E3)."""

    def read(self, s: MosquitoState, seat: Seat) -> float:
        most = 0
        for other in s.everybody():
            if other != seat:
                most = max(most, s.players[other].blood)
        return float(most)


class WeakestBlood(Measure[MosquitoState]):
    """The drops of the weakest player, because friends lose together with the first who runs out (MZ-K2)."""

    def read(self, s: MosquitoState, seat: Seat) -> float:
        return float(min([player.blood for player in s.players]))


class AllBlood(Measure[MosquitoState]):
    """The drops of all friends."""

    def read(self, s: MosquitoState, seat: Seat) -> float:
        return float(sum([player.blood for player in s.players]))


class Defence(Measure[MosquitoState]):
    """The number of mosquitos that the own hand can repel."""

    def read(self, s: MosquitoState, seat: Seat) -> float:
        return float(sum([repels(s.content, card) for card in s.players[seat].hand]))


class DefenceInDeck(Measure[MosquitoState]):
    """The number of mosquitos that all own cards can repel."""

    def read(self, s: MosquitoState, seat: Seat) -> float:
        player = s.players[seat]
        return float(sum([repels(s.content, card) for card in player.hand + player.draw + player.discard]))


class Swarm(Measure[MosquitoState]):
    """The mosquitos that wait for the player with the lamp."""

    def read(self, s: MosquitoState, seat: Seat) -> float:
        return float(s.mosquitos_in_swarm())


class Infected(Measure[MosquitoState]):
    """The share of games, in per cent, in which the seat is infected."""

    def read(self, s: MosquitoState, seat: Seat) -> float:
        return 100.0 if s.players[seat].infected else 0.0


def repels(content: Content, card: Card) -> int:
    kind = content.cards[card]
    return kind.symbols + HAND_SYMBOLS * kind.flat_hands


ALWAYS: Final[list[Measure[MosquitoState]]] = [
    OwnBlood("blood_now", "drops", NOW, MORE, 0.5, "blood"),
    OwnBlood("blood_soon", "drops", SOON, MORE, 0.25, "blood"),
    Defence("defence", "mosquitos", NOW, MORE, 1.0),
    DefenceInDeck("deck", "mosquitos", LATE, MORE, 0.5),
    Infected("infected", "games", SOON, LESS, 5.0),
]
AGAINST_EACH_OTHER: Final[list[Measure[MosquitoState]]] = [
    *ALWAYS,
    OwnBlood("blood_late", "drops", LATE, MORE, 0.25, "blood"),
    RivalsBlood("rival_soon", "drops", SOON, LESS, 0.25, "rival"),
    RivalsBlood("rival_late", "drops", LATE, LESS, 0.25, "rival"),
]
TOGETHER: Final[list[Measure[MosquitoState]]] = [
    *ALWAYS,
    Swarm("swarm", "mosquitos", SOON, LESS, 0.5),
    AllBlood("all_blood", "drops", SOON, MORE, 0.25),
    WeakestBlood("weakest_soon", "drops", SOON, MORE, 0.25, "weakest"),
    WeakestBlood("weakest_late", "drops", LATE, MORE, 0.25, "weakest"),
]
