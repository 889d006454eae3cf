"""The set-up of the table (VI-S1..VI-S19, VI-X1..VI-X4)."""

from typing import Final

from wusel.engine.decks import Deck, stacked
from wusel.engine.events import Event
from wusel.engine.kinds import Seat
from wusel.engine.options import GameOption, Value, first_seat
from wusel.engine.sets import NONE, first, removed
from wusel.games.viroid import made, words
from wusel.games.viroid.components import StartCard
from wusel.games.viroid.content import Content
from wusel.games.viroid.happenings import sink_cure
from wusel.games.viroid.limits import CUBES, EVERY_RESISTANCE, MOST_DNA, PER_LEVEL, SLOTS
from wusel.games.viroid.state import HEALTHY, NO_STRAIN, Player, ViroidState
from wusel.games.viroid.values import change_infection, change_resistance
from wusel.games.viroid.words import Letter, Mutation, Pathogen, Strain, each_mutation

CARDS: Final = {2: (4, 14), 3: (6, 18), 4: (8, 24)}
EXPERT_DNA: Final = 55
OPTIONS: Final = [
    GameOption("pathogen", [*words.PATHOGENS]),
    GameOption("difficulty", ["easy", "normal", "demanding"]),
    GameOption("start", ["cards", "expert"]),
    GameOption("first", ["random", 1, 2, 3, 4]),
    GameOption("must_use_extended", [True, False]),
    GameOption("nanites_three", [False, True]),
]
"""The options of the game; their defaults are the rulings of the rules."""


def lay_out(content: Content, options: dict[str, Value], chance: int, events: list[Event] | None) -> ViroidState:
    """Return a healthy world in which each player has a pathogen and the start player is to settle first. The start
    player is random unless the option names one (VI-S13)."""
    seats = int(options["players"])
    world = content.worlds[seats]
    variant = made.new_variant(
        pathogen=Pathogen(words.PATHOGENS.index(str(options["pathogen"]))),
        expert=int(options["start"] == "expert"),
        must_use_extended=int(options["must_use_extended"]),
        three_abilities=int(options["nanites_three"]),
    )
    s = made.new_viroid_state(
        seats=seats,
        chance=chance,
        events=events,
        content=content,
        variant=variant,
        players=[new_player(content, variant.pathogen) for _ in range(seats)],
        active=Seat(0),
        deck=new_deck(content, seats, str(options["difficulty"])),
        fields=[HEALTHY] * len(world.ways),
        free=world.entries[:],
        present=[NONE] * seats,
        corpses=content.corpses[seats][:],
        cure=content.cure_start[seats],
        measures=[NONE] * len(words.MEASURES),
        markers=content.markers[:],
        offer_of_strains=first(len(content.strains)),
        used=[0] * len(words.SPREADS),
        ended=words.STILL_PLAYING,
    )
    s.active = first_seat(s, options)
    s.agenda.append(words.START_TURN)
    if variant.expert:
        begin_freely(s)
    else:
        begin_with_cards(s)
    return s


# --- the deck


def new_deck(content: Content, seats: int, difficulty: str) -> Deck:
    """Return a deck of four letters on top of each other, A first, with Massive Research shuffled into parts of them
    (VI-S3..VI-S10)."""
    quiet, many = CARDS[seats]
    easy, demanding = difficulty == "easy", difficulty == "demanding"
    blocks = [[words.A] * quiet]
    blocks += halves(words.B, many) if demanding else [[words.B] * many + [words.M]]
    blocks += [[words.C] * many + [words.M]] if easy else halves(words.C, many)
    blocks.append([words.D] * many + [words.M])
    return stacked([[*block] for block in blocks], content.by_letter)


def halves(letter: Letter, many: int) -> list[list[Letter]]:
    """Return two equal parts, each with a card of Massive Research (VI-S8, VI-S9)."""
    return [[letter] * (many // 2) + [words.M]] * 2


# --- pathogens


def new_player(content: Content, pathogen: Pathogen) -> Player:
    """Return the board of a pathogen with its start abilities (VI-S11, VI-S17, VI-Q39)."""
    kind = content.pathogens[pathogen]
    return made.new_player(
        infection=kind.infection, severity=kind.severity, mortality=kind.mortality, resistances=[0] * 3,
        levels=[0] * 3, strengths=[0] * len(words.SPREADS), mutation=Mutation(0), strains=[NO_STRAIN] * SLOTS,
        developed=[0] * SLOTS, cubes=CUBES,
    )  # fmt: skip


def begin_with_cards(s: ViroidState) -> None:
    """Deal each player a start card, and let all settle in its city, the start player first (VI-S14, VI-S15,
    VI-S19)."""
    cards = [i for i, card in enumerate(s.content.start_cards) if fits(s, card.mutation)]
    dealt = [(seat, s.content.start_cards[s.pick(cards)]) for seat in s.in_turn()]
    if s.variant.pathogen != words.VIBRIO:
        for seat, card in reversed(dealt):
            words.then_settle_in(s, seat, card.city, chosen=0)
    equipped: list[tuple[Seat, Strain]] = []
    for seat, card in dealt:
        words.tell_start_dealt(s, seat, card.city)
        equipped.append((seat, equip(s, seat, card)))
    for seat, strain in reversed(equipped):
        words.then_grow(s, seat, strain, line=0, nth=0)


def fits(s: ViroidState, mutation: Mutation) -> bool:
    """Return whether a mutation suits the pathogen: a fungus cannot have the bird (VI-PA-PIL1, VI-Q20)."""
    return s.variant.pathogen != words.FUNGUS or s.content.mutations[mutation].spread != words.BIRD


def equip(s: ViroidState, seat: Seat, card: StartCard) -> Strain:
    """Give a player everything on a start card, and a random strain of its family, whose first symptom is free
    (VI-S14..VI-S16)."""
    player = s.players[seat]
    player.strengths = card.spreads[:]
    player.levels = card.levels[:]
    player.resistances = [PER_LEVEL * level for level in card.levels]
    player.dna = card.dna
    strain = s.pick(card.strains[:])
    player.strains[0] = strain
    player.developed[0] = 1
    s.offer_of_strains = removed(s.offer_of_strains, strain)
    words.tell_strain_taken(s, seat, strain, 0)
    mutate(s, seat, card.mutation)
    player.dna = min(player.dna, MOST_DNA)
    return strain


def mutate(s: ViroidState, seat: Seat, number: Mutation) -> None:
    """Give a player an individual mutation (VI-M1, VI-M2, VI-M4..VI-M6)."""
    player, mutation = s.players[seat], s.content.mutations[number]
    player.mutation = number
    words.tell_mutation_dealt(s, seat, number)
    if mutation.spread >= 0:
        player.strengths[mutation.spread] += 1
    for resistance in EVERY_RESISTANCE:
        if mutation.resistances[resistance]:
            change_resistance(player, resistance, mutation.resistances[resistance])
    change_infection(player, mutation.infection)
    for _ in range(mutation.cure):
        sink_cure(s)
    player.dna += mutation.dna


def begin_freely(s: ViroidState) -> None:
    """Give each player a random mutation and 55 DNA; all develop, then all settle (VI-X1, VI-X3, VI-X4)."""
    pool = [mutation for mutation in each_mutation(first(len(s.content.mutations))) if fits(s, mutation)]
    turns = s.in_turn()
    for seat in turns:
        s.players[seat].dna = EXPERT_DNA
        mutate(s, seat, s.pick(pool))
    if s.variant.pathogen != words.VIBRIO:
        for seat in reversed(turns):
            words.then_settle(s, seat)
    for seat in reversed(turns):
        words.then_develop_freely(s, seat)
