"""How the table is laid out (VI-S1..VI-S19, VI-X1..VI-X4)."""

from typing import Final

from wusel.engine.decks import Deck, stacked
from wusel.engine.errors import BadOption
from wusel.engine.events import Event
from wusel.engine.options import GameOption, Value
from wusel.engine.sets import NONE, first, removed
from wusel.games.viroid import words
from wusel.games.viroid.components import StartCard
from wusel.games.viroid.content import Content
from wusel.games.viroid.happenings import sink_cure
from wusel.games.viroid.limits import CUBES, MOST_DNA, MOST_INFECTION, MOST_RESISTANCE, PER_LEVEL, SLOTS
from wusel.games.viroid.state import HEALTHY, NOTHING, STILL_PLAYING, Player, Variant, ViroidState

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
    variant = Variant(
        pathogen=words.PATHOGENS.index(str(options["pathogen"])),
        expert=int(options["start"] == "expert"),
        must_use_extended=int(options["must_use_extended"]),
        three_abilities=int(options["nanites_three"]),
    )
    s = ViroidState(
        seats=seats, chance=chance, agenda=[], chosen=[0] * seats, asked=0, owing=0, shown=0,
        variant=variant, players=[], active=0, turn=0, was_out=0,
        deck=new_deck(content, seats, str(options["difficulty"])), spent=[], card=NOTHING, dice=[],
        fields=[HEALTHY] * len(world.ways), free=world.entries[:], present=[NONE] * seats, dead=NONE, extinct=NONE,
        reached=NONE, corpses=content.corpses[seats][:], research=0, cure=content.cure_start[seats],
        measures=[NONE] * 4, doubled=[], blocked_lines=NONE, blocked_airports=NONE, markers=content.markers[:],
        necrosis=0, offer_of_strains=first(len(content.strains)), infection_left=0, used=[0] * 7, inland=0,
        ended=STILL_PLAYING,
    )  # fmt: skip
    s.events = events
    s.active = first_player(s, options["first"])
    s.players = [new_player(content, variant.pathogen) for _ in range(seats)]
    s.agenda.append(words.START_TURN)
    if variant.expert:
        begin_freely(s, content)
    else:
        begin_with_cards(s, content)
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
    return Player(
        dna=0, infection=kind.infection, severity=kind.severity, mortality=kind.mortality, resistances=[0] * 3,
        levels=[0] * 3, strengths=[0] * 7, mutation=0, mutation_spent=0, strains=[NOTHING] * SLOTS,
        developed=[0] * SLOTS, ability=0, cubes=CUBES,
    )  # fmt: skip


def begin_with_cards(s: ViroidState, content: Content) -> None:
    """Everybody is dealt a start card and settles in its city, the start player first (VI-S14, VI-S15, VI-S19)."""
    flightless = s.variant.pathogen == words.FUNGUS
    cards = [i for i, card in enumerate(content.start_cards) if not (flightless and is_bird(content, card.mutation))]
    dealt = [s.pick(cards) for _ in range(s.seats)]
    turns = s.in_turn()
    if s.variant.pathogen != words.VIBRIO:
        for place in range(s.seats - 1, -1, -1):
            words.then_settle_in(s, turns[place], content.start_cards[dealt[place]].city, chosen=0)
    strains: list[int] = []
    for place in range(s.seats):
        card = content.start_cards[dealt[place]]
        s.tell(words.START_DEALT, turns[place], card.city)
        strains.append(equip(s, content, turns[place], card))
    for place in range(s.seats - 1, -1, -1):
        words.then_grow(s, turns[place], strains[place], line=0, nth=0)


def is_bird(content: Content, mutation: int) -> bool:
    """Nothing for a fungus (VI-PA-PIL1, VI-Q20)."""
    return content.mutations[mutation].spread == words.BIRD


def equip(s: ViroidState, content: Content, seat: int, card: StartCard) -> int:
    """What a start card gives, with a random strain of its family, whose first symptom is free (VI-S14..VI-S16)."""
    player = s.players[seat]
    for spread in range(len(card.spreads)):
        player.strengths[spread] += card.spreads[spread]
    for resistance in range(len(card.levels)):
        player.levels[resistance] = card.levels[resistance]
        player.resistances[resistance] = PER_LEVEL * card.levels[resistance]
    player.dna = card.dna
    family = [i for i, strain in enumerate(content.strains) if strain.family == card.family]
    strain = s.pick(family)
    player.strains[0] = strain
    player.developed[0] = 1
    s.offer_of_strains = removed(s.offer_of_strains, strain)
    s.tell(words.STRAIN_TAKEN, seat, strain, 0)
    mutate(s, content, seat, card.mutation)
    player.dna = min(player.dna, MOST_DNA)
    return strain


def mutate(s: ViroidState, content: Content, seat: int, number: int) -> None:
    """An individual mutation (VI-M1, VI-M2, VI-M4..VI-M6)."""
    player, mutation = s.players[seat], content.mutations[number]
    player.mutation = number
    s.tell(words.MUTATION_DEALT, seat, number)
    if mutation.spread >= 0:
        player.strengths[mutation.spread] += 1
    for resistance in range(len(mutation.resistances)):
        raised = player.resistances[resistance] + mutation.resistances[resistance]
        player.resistances[resistance] = min(raised, MOST_RESISTANCE)
    player.infection = min(player.infection + mutation.infection, MOST_INFECTION)
    for _ in range(mutation.cure):
        sink_cure(s, content.track)
    player.dna += mutation.dna


def begin_freely(s: ViroidState, content: Content) -> None:
    """A random mutation and 55 DNA for everybody; all develop, then all settle (VI-X1, VI-X3, VI-X4)."""
    flightless = s.variant.pathogen == words.FUNGUS
    pool = [i for i in range(len(content.mutations)) if not (flightless and is_bird(content, i))]
    turns = s.in_turn()
    for seat in turns:
        s.players[seat].dna = EXPERT_DNA
        mutate(s, content, seat, s.pick(pool))
    if s.variant.pathogen != words.VIBRIO:
        for seat in reversed(turns):
            words.then_settle(s, seat)
    for seat in reversed(turns):
        words.then_develop_freely(s, seat)
