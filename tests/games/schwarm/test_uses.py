"""Greedy players use every card, joker, ability and tile and let every danger loose, and each changes something."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import lru_cache

import pytest

from tests.games.schwarm.scene import CONTENT, GAME, NAMES
from tests.games.uses import MATTERS, Uses, printed
from wusel.engine.kinds import Choice, Seat
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.content.tiles import SHAPE_OF
from wusel.games.schwarm.state import NO_ABILITY, SchwarmState

GAMES = 3
FEW_BUOYS = 3
"""With so few, players have to move one again and again."""
CARDS = {kind.name: kind for kind in CONTENT.printed.values()}
JOKERS = {f"joker {GAME.effects.word(kind.effects[0]).name}": kind for kind in CONTENT.jokers if kind.effects}
DECISIONS = ("ship_first", "researcher_first", "anchor", "end_exploring", "leave_queen", "move_whale", "rest")
"""Choices that only decide what comes next."""
MOVES = [word.name for word in GAME.choices.words if word.name not in DECISIONS]


def played(_s: SchwarmState, _seat: Seat, choice: Choice) -> str:
    """Return the card that a choice plays, or the joker as one of the actions."""
    if verb(choice) == words.JOKER:
        return f"joker {GAME.effects.words[words.chosen_action(choice) - 1].name}"
    return NAMES.card[words.chosen_card(choice)] if verb(choice) == words.PLAY else ""


def without(thing: str) -> AbstractContextManager[None]:
    return printed(CARDS[thing] if thing in CARDS else JOKERS[thing], effects=[])


def moved(_s: SchwarmState, _seat: Seat, choice: Choice) -> str:
    """Return the word that a choice begins with."""
    return GAME.choices.word(choice).name


def laid(_s: SchwarmState, _seat: Seat, choice: Choice) -> str:
    """Return the shape of the tile that a choice lays."""
    return words.SHAPES[SHAPE_OF[words.chosen_tile(choice)]] if verb(choice) == words.LAY else ""


def chosen_ability(_s: SchwarmState, _seat: Seat, choice: Choice) -> str:
    return words.ABILITIES[words.chosen_ability(choice)] if verb(choice) == words.CHOOSE_ABILITY else ""


class TableUses(Uses[SchwarmState]):
    """Records moves. A move matters if it changes something on the table."""

    def matters(self, thing: str, before: SchwarmState, seat: Seat, choice: Choice, after: SchwarmState) -> bool:
        return on_table(before) != on_table(after)


class AbilityUses(Uses[SchwarmState]):
    """Records abilities. An ability matters if another one, or none, leads to a different result."""

    def matters(self, thing: str, before: SchwarmState, seat: Seat, choice: Choice, after: SchwarmState) -> bool:
        other, ability = before.clone(), words.ABILITIES.index(thing)
        if verb(choice) == words.CHOOSE_ABILITY:
            choice = words.choose_ability(next(each for each in before.abilities if each != ability))
        for player in other.players:
            player.ability = NO_ABILITY if player.ability == ability else player.ability
        self.game.apply(other, seat, choice)
        return [*on_table(other), other.agenda] != [*on_table(after), after.agenda]


def on_table(s: SchwarmState) -> list[object]:
    """Return everything on the board and in front of the players, without abilities and the agenda."""
    pieces = [
        (player.points, player.stations, player.staff, player.ships, player.buoys, player.doubles, player.tiles)
        for player in s.players
    ]
    cards = [(player.cards, player.order, player.joker) for player in s.players]
    return [pieces, cards, s.row, s.tops, s.golden, s.whales, s.tsunamis, s.crab]


def abilities_held(s: SchwarmState, _told: list[str]) -> list[str]:
    return [words.ABILITIES[player.ability] for player in s.players if player.ability != NO_ABILITY]


@lru_cache
def uses(kind: type[Uses[SchwarmState]], named: Callable[[SchwarmState, Seat, Choice], str]) -> Uses[SchwarmState]:
    """Watch some games of greedy players, with enough buoys and with few."""
    found = kind(GAME, without, named, abilities_held if kind is AbilityUses else lambda _s, _told: [])
    for seed in range(GAMES):
        for players in (2, 3, 4):
            s = GAME.new({"players": players}, seed)
            found.watch(s, seed)
            for player in s.players:
                player.buoys_left = FEW_BUOYS
            found.watch(s, seed)
    return found


@pytest.mark.parametrize("card", [*CARDS, *JOKERS])
def test_greedy_players_play_every_card_and_the_joker_as_every_action(card: str) -> None:
    assert uses(Uses, played).missing(card) == set()


@pytest.mark.parametrize("move", MOVES)
def test_greedy_players_make_every_move(move: str) -> None:
    assert uses(TableUses, moved).missing(move) == set()


@pytest.mark.parametrize("decision", DECISIONS)
def test_greedy_players_take_every_decision(decision: str) -> None:
    assert uses(TableUses, moved).missing(decision) <= {MATTERS}


@pytest.mark.parametrize("shape", words.SHAPES)
def test_greedy_players_lay_tiles_of_every_shape(shape: str) -> None:
    assert uses(TableUses, laid).missing(shape) == set()


@pytest.mark.parametrize("ability", words.ABILITIES)
def test_greedy_players_use_every_ability(ability: str) -> None:
    assert uses(AbilityUses, chosen_ability).missing(ability) == set()
