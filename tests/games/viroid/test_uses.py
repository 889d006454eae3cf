"""Every strain, symptom and ability is developed by greedy players, and every card and mutation changes something."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from functools import lru_cache

import pytest

from tests.games.uses import MATTERS, OFFERED, TAKEN, Uses, printed
from tests.games.viroid.scene import CONTENT, GAME
from wusel.engine.kinds import NOTHING, Choice, Seat
from wusel.engine.sets import only
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.components import Reading, Strain
from wusel.games.viroid.limits import MOST_DNA, TOP_LEVEL
from wusel.games.viroid.state import NO_STRAIN, Player, ViroidState
from wusel.games.viroid.words import Card, Mutation

SEEDS = range(4)
MIDWAY = 150
TURN = 30
CARDS = {card.name: card for card in CONTENT.cards}
STRAINS = {strain.name: strain for strain in CONTENT.strains}
MUTATIONS = {mutation.name: mutation for mutation in CONTENT.mutations}
DEALT = [name for name, mutation in MUTATIONS.items() if not mutation.price]
BOUGHT = [name for name, mutation in MUTATIONS.items() if mutation.price]
READINGS = {
    f"{name} {reading}": pathogen.readings[reading]
    for name, pathogen in zip(words.PATHOGENS, CONTENT.pathogens, strict=True)
    for reading in (0, 1)
    if reading == 0 or pathogen.three_abilities
}


def without(thing: str) -> AbstractContextManager[None]:
    """Remove the effects of a card, or of a line of a strain or of a pathogen, for a while."""
    if thing in CARDS:
        card = CARDS[thing]
        return printed(card, effects=[], heals=card.heals if card.effects else [])
    if thing in STRAINS:
        return printed(STRAINS[thing], effects=[[] for _ in STRAINS[thing].effects])
    if thing in MUTATIONS:
        none = [0] * len(words.SPREADS)
        return printed(
            MUTATIONS[thing], spread=NOTHING, levels=none, resistances=none, price=0, infection=0, cure=0, dna=0
        )
    name, _, line = thing.rpartition(" ")
    lines: Reading | Strain = READINGS[name] if name in READINGS else STRAINS[name]
    effects = [[] if nth == int(line) else each for nth, each in enumerate(lines.effects)]
    return printed(lines, effects=effects)


def developed(s: ViroidState, seat: Seat, choice: Choice) -> str:
    """Return the line that a choice develops, "cysts_1 0", the strain that it takes, or the mutation that it uses."""
    player = s.players[seat]
    if verb(choice) == words.BUY_STRAIN:
        return CONTENT.names.strain[words.chosen_strain(choice)]
    if verb(choice) == words.HEIGHTEN:
        return CONTENT.names.mutation[player.mutation]
    if verb(choice) == words.DEVELOP:
        slot = words.chosen_slot(choice)
        return f"{CONTENT.names.strain[player.strains[slot]]} {player.developed[slot]}"
    if choice == words.DEVELOP_ABILITY:
        return f"{words.PATHOGENS[s.variant.pathogen]} {s.variant.three_abilities} {player.ability}"
    return ""


def revealed(s: ViroidState, told: list[str]) -> Iterable[str]:
    """Return the current card, and the ones that are revealed now."""
    found = [each.split()[-1] for each in told if each.split()[0] == "card_revealed"]
    return [*found, CONTENT.names.card[s.card]] if s.card >= 0 else found


@lru_cache
def uses() -> Uses[ViroidState]:
    return Uses(GAME, without, developed, revealed)


@lru_cache
def midway(pathogen: str, three: bool, seed: int) -> ViroidState:
    """Return a game of greedy players in which much has happened."""
    return uses().watch(GAME.new({"pathogen": pathogen, "nanites_three": three}, seed), most=MIDWAY)


def seen_of(
    thing: str, prepare: Callable[[ViroidState], None], pathogen: str = "bacterium", three: bool = False
) -> set[str]:
    """Return what is seen of a thing in the following turns, after a table has been prepared for it."""
    for seed in SEEDS:
        if uses().missing(thing):
            s = midway(pathogen, three, seed).clone()
            prepare(s)
            uses().watch(s, most=TURN)
    return uses().seen.get(thing, set())


def rich(s: ViroidState, strain: str = "", line: int = 0) -> Player:
    """Give the active player much DNA and nothing to buy except a line of a strain, or abilities."""
    player = s.players[s.active]
    player.dna = MOST_DNA
    player.levels = [TOP_LEVEL for _ in player.levels]
    extra = CONTENT.mutations[player.mutation].levels
    player.strengths = [TOP_LEVEL + extra[spread] for spread in range(len(extra))]
    mine = words.Strain(CONTENT.names.strain.index(strain or next(iter(STRAINS))))
    others = [number for number, other in enumerate(CONTENT.strains) if other.family != CONTENT.strains[mine].family]
    player.strains = [mine, words.Strain(others[0]), words.Strain(others[-1])]
    player.developed = [len(CONTENT.strains[each].effects) for each in player.strains]
    if strain:
        player.developed[0] = line
    return player


@pytest.mark.parametrize("card", CARDS)
def test_every_card_changes_something(card: str) -> None:
    def on_top(s: ViroidState) -> None:
        number = Card(CONTENT.names.card.index(card))
        for pool in s.deck.pools:
            if number in pool:
                pool.remove(number)
        s.deck.put_on_top(number)

    assert MATTERS in seen_of(card, on_top)


@pytest.mark.parametrize("strain", STRAINS)
def test_greedy_players_develop_every_symptom(strain: str) -> None:
    for line in range(len(STRAINS[strain].effects)):

        def has_strain(s: ViroidState, line: int = line) -> None:
            rich(s, strain, line)

        assert seen_of(f"{strain} {line}", has_strain) == {OFFERED, TAKEN, MATTERS}, line


@pytest.mark.parametrize("strain", STRAINS)
def test_greedy_players_take_every_strain(strain: str) -> None:
    def is_left(s: ViroidState) -> None:
        rich(s).strains[0] = NO_STRAIN
        s.offer_of_strains = only(CONTENT.names.strain.index(strain))

    assert seen_of(strain, is_left) >= {OFFERED, TAKEN}


@pytest.mark.parametrize("name", READINGS)
def test_greedy_players_develop_every_ability(name: str) -> None:
    """The lessons of vibrios have no effects of their own. The rules ask for the level (VI-PA-VIB1)."""
    pathogen, three = name.split()
    for level, effects in enumerate(READINGS[name].effects):

        def has_level(s: ViroidState, level: int = level) -> None:
            rich(s).ability = level

        wanted = {OFFERED, TAKEN, MATTERS} if effects else {OFFERED, TAKEN}
        assert wanted <= seen_of(f"{name} {level}", has_level, pathogen, three == "1"), level


@pytest.mark.parametrize("mutation", DEALT)
def test_every_mutation_that_is_dealt_changes_something(mutation: str) -> None:
    number = CONTENT.names.mutation.index(mutation)
    for seed in range(100):
        s = GAME.new({"start": "expert"}, seed)
        if number in [player.mutation for player in s.players]:
            break
    with without(mutation):
        assert GAME.new({"start": "expert"}, seed).digest() != s.digest()


@pytest.mark.parametrize("mutation", BOUGHT)
def test_greedy_players_use_every_mutation(mutation: str) -> None:
    def has_mutation(s: ViroidState) -> None:
        player = s.players[s.active]
        player.mutation, player.mutation_spent = Mutation(CONTENT.names.mutation.index(mutation)), 0
        rich(s)

    assert seen_of(mutation, has_mutation) == {OFFERED, TAKEN, MATTERS}
