"""How the table is laid out (VI-S1..VI-S19, VI-X1..VI-X4)."""

from typing import Final

from wusel.engine.decks import Deck, stacked
from wusel.engine.errors import BadOption
from wusel.engine.events import Event
from wusel.engine.options import GameOption, Value
from wusel.engine.sets import NONE, first, removed
from wusel.games.viroid import made, words
from wusel.games.viroid.components import StartCard
from wusel.games.viroid.content import Content
from wusel.games.viroid.happenings import sink_cure
from wusel.games.viroid.limits import CUBES, MOST_DNA, MOST_INFECTION, MOST_RESISTANCE, PER_LEVEL, SLOTS
from wusel.games.viroid.state import HEALTHY, NOTHING, Player, ViroidState

DIFFICULTIES: Final = ("easy", "normal", "demanding")
CARDS: Final = {2: (4, 14), 3: (6, 18), 4: (8, 24)}
EXPERT_DNA: Final = 55
LETTERS: Final = "ABCDM"
A, B, C, D, MASSIVE = range(5)


def declared_options() -> list[GameOption]:
    """How the game can be played; the defaults are the rulings of the rules."""
    return [
        GameOption("pathogen", [*words.PATHOGENS]),
        GameOption("difficulty", [*DIFFICULTIES]),
        GameOption("start", ["cards", "expert"]),
        GameOption("first", ["random", 1, 2, 3, 4]),
        GameOption("must_use_extended", [True, False]),
        GameOption("nanites_three", [False, True]),
    ]


def lay_out(content: Content, options: dict[str, Value], chance: int, events: list[Event] | None) -> ViroidState:
    """The world healthy, everybody with a pathogen, and the start player to settle first."""
    seats = int(options["players"])
    world = content.worlds[seats]
    variant = made.new_variant(
        pathogen=words.PATHOGENS.index(str(options["pathogen"])),
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
        deck=new_deck(content, seats, str(options["difficulty"])),
        card=NOTHING,
        fields=[HEALTHY] * len(world.ways),
        free=world.entries[:],
        present=[NONE] * seats,
        corpses=content.corpses[seats][:],
        cure=content.cure_start[seats],
        measures=[NONE] * 4,
        markers=content.markers[:],
        offer_of_strains=first(len(content.strains)),
        used=[0] * 7,
    )
    s.active = first_player(s, options["first"])
    s.players = [new_player(content, variant.pathogen) for _ in range(seats)]
    s.agenda.append(words.START_TURN)
    if variant.expert:
        begin_freely(s)
    else:
        begin_with_cards(s)
    return s


def first_player(s: ViroidState, whose: Value) -> int:
    """Chance decides who was ill last, unless somebody says so (VI-S13)."""
    if whose == "random":
        return s.draw(s.seats)
    if int(whose) > s.seats:
        seats = ", ".join(str(seat + 1) for seat in range(s.seats))
        raise BadOption(f"first={whose} is not possible with {s.seats} players; it can be: random, {seats}")
    return int(whose) - 1


# --- the deck


def new_deck(content: Content, seats: int, difficulty: str) -> Deck:
    """Four letters on top of each other, A first, with Massive Research shuffled into parts of them (VI-S3..VI-S10)."""
    quiet, many = CARDS[seats]
    easy, demanding = difficulty == "easy", difficulty == "demanding"
    blocks = [[A] * quiet]
    blocks += halves(B, many) if demanding else [[B] * many + [MASSIVE]]
    blocks += [[C] * many + [MASSIVE]] if easy else halves(C, many)
    blocks.append([D] * many + [MASSIVE])
    return stacked(blocks, [content.by_letter[letter] for letter in LETTERS])


def halves(letter: int, many: int) -> list[list[int]]:
    """Two equal parts, each with a card of Massive Research (VI-S8, VI-S9)."""
    return [[letter] * (many // 2) + [MASSIVE]] * 2


# --- pathogens


def new_player(content: Content, pathogen: int) -> Player:
    """The board of a pathogen with what it can do from the start (VI-S11, VI-S17, VI-Q39)."""
    kind = content.pathogens[pathogen]
    return made.new_player(
        infection=kind.infection, severity=kind.severity, mortality=kind.mortality, resistances=[0] * 3,
        levels=[0] * 3, strengths=[0] * 7, strains=[NOTHING] * SLOTS,
        developed=[0] * SLOTS, cubes=CUBES,
    )  # fmt: skip


def begin_with_cards(s: ViroidState) -> None:
    """Everybody is dealt a start card and settles in its city, the start player first (VI-S14, VI-S15, VI-S19)."""
    flightless = s.variant.pathogen == words.FUNGUS
    cards = [
        i for i, card in enumerate(s.content.start_cards) if not (flightless and is_bird(s.content, card.mutation))
    ]
    dealt = [s.pick(cards) for _ in range(s.seats)]
    turns = s.in_turn()
    if s.variant.pathogen != words.VIBRIO:
        for place in range(s.seats - 1, -1, -1):
            words.then_settle_in(s, turns[place], s.content.start_cards[dealt[place]].city, chosen=0)
    strains: list[int] = []
    for place in range(s.seats):
        card = s.content.start_cards[dealt[place]]
        words.tell_start_dealt(s, turns[place], card.city)
        strains.append(equip(s, turns[place], card))
    for place in range(s.seats - 1, -1, -1):
        words.then_grow(s, turns[place], strains[place], line=0, nth=0)


def is_bird(content: Content, mutation: int) -> bool:
    """Nothing for a fungus (VI-PA-PIL1, VI-Q20)."""
    return content.mutations[mutation].spread == words.BIRD


def equip(s: ViroidState, seat: int, card: StartCard) -> int:
    """What a start card gives, with a random strain of its family, whose first symptom is free (VI-S14..VI-S16)."""
    player = s.players[seat]
    for spread in range(len(card.spreads)):
        player.strengths[spread] += card.spreads[spread]
    for resistance in range(len(card.levels)):
        player.levels[resistance] = card.levels[resistance]
        player.resistances[resistance] = PER_LEVEL * card.levels[resistance]
    player.dna = card.dna
    family = [i for i, strain in enumerate(s.content.strains) if strain.family == card.family]
    strain = s.pick(family)
    player.strains[0] = strain
    player.developed[0] = 1
    s.offer_of_strains = removed(s.offer_of_strains, strain)
    words.tell_strain_taken(s, seat, strain, 0)
    mutate(s, seat, card.mutation)
    player.dna = min(player.dna, MOST_DNA)
    return strain


def mutate(s: ViroidState, seat: int, number: int) -> None:
    """An individual mutation (VI-M1, VI-M2, VI-M4..VI-M6)."""
    player, mutation = s.players[seat], s.content.mutations[number]
    player.mutation = number
    words.tell_mutation_dealt(s, seat, number)
    if mutation.spread >= 0:
        player.strengths[mutation.spread] += 1
    for resistance in range(len(mutation.resistances)):
        raised = player.resistances[resistance] + mutation.resistances[resistance]
        player.resistances[resistance] = min(raised, MOST_RESISTANCE)
    player.infection = min(player.infection + mutation.infection, MOST_INFECTION)
    for _ in range(mutation.cure):
        sink_cure(s, s.content.track)
    player.dna += mutation.dna


def begin_freely(s: ViroidState) -> None:
    """A random mutation and 55 DNA for everybody; all develop, then all settle (VI-X1, VI-X3, VI-X4)."""
    flightless = s.variant.pathogen == words.FUNGUS
    pool = [i for i in range(len(s.content.mutations)) if not (flightless and is_bird(s.content, i))]
    turns = s.in_turn()
    for seat in turns:
        s.players[seat].dna = EXPERT_DNA
        mutate(s, seat, s.pick(pool))
    if s.variant.pathogen != words.VIBRIO:
        for seat in reversed(turns):
            words.then_settle(s, seat)
    for seat in reversed(turns):
        words.then_develop_freely(s, seat)
