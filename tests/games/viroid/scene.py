"""Sets a scene of Viroid in a line or two: pathogens, infected, corpses, markers, the phase that begins, cards and dice
to come.

A player's board is a line of words, each with a number behind a colon (else 1):
- levels of spreads, "small_animal bird:2", to which the mutation adds its own;
- values, "dna:29 infection:2 severity:4 mortality:1 ability:1 cold:3": unless a scene says otherwise, no player has
  DNA, dice or abilities, all have one infection point, and every city can be borne;
- levels of resistances, "drug:6 drug_level:2": no player has bought any unless the scene says so;
- strains with the number of their developed symptoms, "cysts_1:1", on the slots from the left. A player without a
  strain gets one with a free first symptom, and so is always asked in phase 3, unless "bare";
- the mutation, "once" or "extra_bird", and whether it is "spent".

Cubes stand on fields, "london small_animal, paris blood*2", or in a city, "london", on its first healthy field. Cards
to come are named, or made up for the scene: "harden all cold, heals london paris, dna 10", "M: heals london". Some
cards without effects follow them.
"""

from collections.abc import Iterator
from random import Random

from tests.games.scene import AnyScene, in_words
from wusel.engine.chance import seeded
from wusel.engine.events import Event
from wusel.engine.kinds import NOTHING, Deed, Seat
from wusel.engine.options import settle_options
from wusel.engine.sets import NONE, added, has, members, removed
from wusel.engine.table import Checkpoint, Table
from wusel.engine.written_state import kind_faults
from wusel.games.viroid import made, words
from wusel.games.viroid.content import Content
from wusel.games.viroid.game import Viroid, new_game
from wusel.games.viroid.happenings import marker_set
from wusel.games.viroid.limits import CUBES, MOST_RESISTANCE, SLOTS
from wusel.games.viroid.shop import is_necrotic
from wusel.games.viroid.state import DEAD, HEALTHY, NO_STRAIN, ViroidState
from wusel.games.viroid.steps.phase_2 import start_infection
from wusel.games.viroid.view import HOLDERS, PlayerView
from wusel.games.viroid.words import City, Marker, Measure, Mutation, Strain
from wusel.games.viroid.world import Field, World

GAME = new_game()
CONTENT: Content = GAME.content
RED, BLUE, GREEN, YELLOW = (Seat(seat) for seat in range(4))
QUIET = ("dna 0",) * 4
FIRST_STRAINS = ("insomnia_1", "insomnia_2", "cramps_1", "cramps_2")
NEUTRAL = "far_cure"
AGENDAS = {
    0: [words.START_TURN],
    1: [words.REVEAL],
    2: [words.ROLL, words.MUTATE],
    3: [words.ROLL, words.MUTATE],
    4: [words.ROLL],
}
# Events that only say that nothing happens, or that announce something
REMARKS = (
    "event_only", "kept", "nothing_grew", "declined", "no_points", "points_lapsed", "ways_used_up",
    "nothing_affordable", "dice_taken", "judged", "no_dice",
)  # fmt: skip
Given = dict[Seat, str]
Symptoms = tuple[tuple[str, str], ...]


def items(text: str) -> list[str]:
    """Return the entries of a list in words, in which `this*3` stands for three."""
    found = []
    for item in text.split(","):
        name, _, times = item.strip().partition("*")
        found += [name] * int(times or 1) if name else []
    return found


def numbered(text: str) -> list[tuple[str, int]]:
    """Return words with their numbers: "bird:2 cold" is bird 2, cold 1."""
    pairs = [word.partition(":") for word in text.split()]
    return [(name, int(number or 1)) for name, _, number in pairs]


# --- cards and strains made up for a scene


class Press:
    """A game with its own texts on some strains and cards. Scenes share it while it has cards left to print on."""

    def __init__(self, symptoms: Symptoms) -> None:
        self.game = new_game()
        self.left = {letter: list(cards) for letter, cards in zip(words.LETTERS, CONTENT.by_letter, strict=True)}
        self.printed: dict[tuple[str, int], int] = {}
        for strain in self.game.content.strains:
            if strain.name in FIRST_STRAINS:
                strain.prices = [0, *strain.prices[1:]]
        for name, text in symptoms:
            print_strain(self.game, name, text)

    def has_room_for(self, texts: list[str]) -> bool:
        missing = [letter_of(text) for text, nth in copies(texts) if (text, nth) not in self.printed]
        return all(missing.count(letter) <= len(self.left[letter]) for letter in missing)

    def cards(self, texts: list[str]) -> list[int]:
        """Return the numbers of cards with these texts."""
        for text, nth in copies(texts):
            if (text, nth) not in self.printed:
                card = self.left[letter_of(text)].pop(0)
                self.printed[text, nth] = card
                print_card(self.game, card, text)
        return [self.printed[copy] for copy in copies(texts)]


PRESSES: dict[Symptoms, list[Press]] = {}


def press_for(texts: list[str], symptoms: Symptoms) -> Press:
    """Return a press with room for these cards."""
    here = PRESSES.setdefault(symptoms, [])
    if not here or not here[-1].has_room_for(texts):
        here.append(Press(symptoms))
    return here[-1]


def copies(texts: list[str]) -> list[tuple[str, int]]:
    """Return texts with the number of their earlier occurrences."""
    return [(text, texts[:place].count(text)) for place, text in enumerate(texts)]


def letter_of(text: str) -> str:
    letter, colon, _ = text.partition(":")
    return letter if colon else "D"


def print_card(game: Viroid, number: int, text: str) -> None:
    card = game.content.cards[number]
    card.effects, card.heals, card.dna = [], [], 0
    for part in items(text.rpartition(":")[2]):
        word, *rest = part.split()
        if word == "heals":
            card.heals = [game.content.worlds[4].names.index(city) for city in rest]
        elif word == "dna":
            card.dna = int(rest[0])
        else:
            card.effects.append(effect(game, part))


def print_strain(game: Viroid, name: str, text: str) -> None:
    """Print symptoms on a strain, separated by "/", each for 3 DNA: "infectious / harden you cold, severe"."""
    strain = next(strain for strain in game.content.strains if strain.name == name)
    strain.effects = [[effect(game, said) for said in items(line)] for line in text.split("/")]
    strain.prices = [3] * len(strain.effects)
    necrotic = [line for line, effects in enumerate(strain.effects) if words.NECROSIS in effects]
    strain.necrosis = necrotic[0] if necrotic else NOTHING


def effect(game: Viroid, said: str) -> Deed:
    """Return an effect given in words: "harden all cold", "corpse", "take_measure hygiene paris"."""
    word, *args = said.split()
    asked: dict[str, object] = {"do": word}
    for arg, value in zip(game.effects.by_name[word].args, args, strict=True):
        asked[arg.name] = int(value) if value.isdigit() else value
    return Deed(game.effects.from_json(asked))


# --- whole games


def laid_out(seed: int = 1, events: list[Event] | None = None, **options: object) -> ViroidState:
    """Return a new game before its first question. Unless a test says otherwise, two players play and red begins."""
    return GAME.set_up(settle_options(GAME.declared, {"first": 1, **options}), seeded(seed), events)


def random_game(options: dict[str, object], seed: int) -> Iterator[ViroidState]:
    """Play a whole game of random choices. Yield its state before the first one and after every one."""
    luck = Random(seed)
    s = GAME.new(options, seed)
    yield s
    while s.owing:
        seat = s.owing.bit_length() - 1
        GAME.apply(s, seat, luck.choice(GAME.options(s, seat)))
        yield s


# --- scenes


class Scene(AnyScene[ViroidState]):
    """A table in the middle of a game: a phase of `seat` begins."""

    def __init__(
        self,
        players: int = 2,
        *,
        seat: Seat = RED,
        phase: int = 2,
        come: tuple[str, ...] = (),
        dice: str = "",
        boards: Given | None = None,
        infected: Given | None = None,
        dead: str = "",
        extinct: str = "",
        measures: str = "",
        blocked: str = "",
        corpses: str = "",
        research: int = 0,
        cure: int = 20,
        deck: bool = True,
        symptoms: dict[str, str] | None = None,
        **options: object,
    ) -> None:
        """`come` are the next event cards and `dice` the next pips. Without `deck` no further cards come. `measures`
        are written as "hygiene paris*2", and `blocked` as sea lines and airports, "new_york-london, tokyo". `corpses`
        gives the missing ones, "europe:1 asia:0". `symptoms` are printed on strains."""
        come += QUIET if deck else ()
        made_up = [text for text in come if text not in GAME.content.kinds["card"].values()]
        press = press_for(made_up, tuple((symptoms or {}).items()))
        game = press.game
        table: Table[ViroidState] = Table(game, {"players": players, "first": 1, **options}, 1)
        super().__init__(game, table)
        self.game: Viroid = game
        self.world: World = game.content.worlds[players]
        s = table.state
        s.active = seat
        s.research, s.cure = research, cure
        self.clear(s)
        for who in s.everybody():
            self.develop(s, who, (boards or {}).get(who, ""))
        s.necrosis = int(is_necrotic(s))
        self.place_cubes(s, infected or {}, dead, extinct)
        self.place_markers(s, measures, blocked)
        for continent, left in numbered(corpses):
            s.corpses[words.CONTINENTS.index(continent)] = left
        self.stack(s, come, press.cards(made_up), deck)
        s.agenda = AGENDAS[phase][:]
        s.turn = 1
        s.was_out = int(s.is_gone(seat))
        if phase == 2:
            start_infection(s)
        s.offer = None
        s.script = [int(pips) - 1 for pips in dice.split()]
        self.begin(s)

    @classmethod
    def opening(cls, players: int = 2, seed: int = 1, **options: object) -> "Scene":
        """Return a new game as it is laid out, at its first question."""
        scene = cls.__new__(cls)
        AnyScene.__init__(scene, GAME, Table(GAME, {"players": players, "first": 1, **options}, seed))
        scene.game = GAME
        scene.world = GAME.content.worlds[players]
        scene.happened = scene.table.opening
        scene.check()
        return scene

    @classmethod
    def dealt(cls, deal: Given, players: int = 2, **options: object) -> "Scene":
        """Return an opening in which these players are dealt these start cities, or in the expert start these
        mutations."""
        wanted = {f"{kind}_dealt {seat} {what}" for seat, what in deal.items() for kind in ("start", "mutation")}
        for seed in range(2000):
            events: list[Event] = []
            laid_out(seed, events, players=players, **options)
            if len(wanted & {in_words(GAME.events.to_json(event.what)) for event in events}) == len(deal):
                return cls.opening(players, seed, **options)
        raise AssertionError(f"nobody is ever dealt {deal}")

    @property
    def told(self) -> list[str]:
        """Return the events of the last choices without remarks."""
        return [said for said in super().told if said.split()[0] not in REMARKS]

    @property
    def remarks(self) -> list[str]:
        return [said for said in super().told if said.split()[0] in REMARKS]

    # --- setting

    def clear(self, s: ViroidState) -> None:
        s.fields = [HEALTHY] * len(s.fields)
        s.reached = NONE
        for player in s.players:
            player.cubes = CUBES
        s.free, s.present = self.world.entries[:], [NONE] * s.seats
        s.dead = s.extinct = NONE
        s.offer_of_strains = (1 << len(self.game.content.strains)) - 1

    def develop(self, s: ViroidState, seat: Seat, text: str) -> None:
        """Set up a player's board."""
        content: Content = self.game.content
        mutations = [mutation.name for mutation in content.mutations]
        player = made.new_player(
            infection=1, severity=0, mortality=0, resistances=[MOST_RESISTANCE] * 3, levels=[0] * 3,
            strengths=[0] * len(words.SPREADS), mutation=Mutation(mutations.index(NEUTRAL)),
            strains=[NO_STRAIN] * SLOTS, developed=[0] * SLOTS, ability=0, cubes=CUBES,
        )  # fmt: skip
        strains = [*content.kinds["strain"].values()]
        if not any(name in ("bare", *strains) for name, _ in numbered(text)):
            text += f" {FIRST_STRAINS[seat]}:0"
        for name, number in numbered(text):
            if name in words.SPREADS:
                player.strengths[words.SPREADS.index(name)] += number
            elif name in words.RESISTANCES:
                player.resistances[words.RESISTANCES.index(name)] = number
            elif name.removesuffix("_level") in words.RESISTANCES:
                player.levels[words.RESISTANCES.index(name.removesuffix("_level"))] = number
            elif name in mutations:
                player.mutation = Mutation(mutations.index(name))
            elif name in strains:
                slot = player.strains.index(NO_STRAIN)
                strain = Strain(strains.index(name))
                player.strains[slot], player.developed[slot] = strain, number
                s.offer_of_strains = removed(s.offer_of_strains, strain)
            elif name == "spent":
                player.mutation_spent = 1
            elif name != "bare":
                assert name in ("dna", "infection", "severity", "mortality", "ability"), name
                setattr(player, name, number)
        spread = content.mutations[player.mutation].spread
        if spread >= 0:
            player.strengths[spread] += 1
        s.players[seat] = player

    def place_cubes(self, s: ViroidState, infected: Given, dead: str, extinct: str) -> None:
        for seat, text in infected.items():
            for place in items(text):
                s.put(self.field(s, place), seat)
                s.reached = added(s.reached, self.city(place.split()[0]))
        for place in items(dead):
            s.put(self.field(s, place), DEAD)
        for name in extinct.split():
            for field in self.world.fields[self.city(name)]:
                s.put(field, DEAD)

    def place_markers(self, s: ViroidState, measures: str, blocked: str) -> None:
        for marker in items(measures):
            measure, city = marker.split()
            marker_set(s, Measure(Marker(words.MEASURES.index(measure))), self.city(city))
        for name in items(blocked):
            s.markers[words.BLOCKS] -= 1
            if name in CONTENT.names.line:
                s.blocked_lines = added(s.blocked_lines, CONTENT.names.line.index(name))
            else:
                s.blocked_airports = added(s.blocked_airports, self.city(name))

    def stack(self, s: ViroidState, come: tuple[str, ...], made_up: list[int], deck: bool) -> None:
        """Put the cards to come on top of the deck."""
        if not deck:
            s.deck.blocks = [[] for _ in s.deck.blocks]
        names = [card.name for card in self.game.content.cards]
        printed = iter(made_up)
        cards = [names.index(text) if text in names else next(printed) for text in come]
        for card in reversed(cards):
            next(pool for pool in s.deck.pools if card in pool).remove(card)
            s.deck.put_on_top(card)

    def begin(self, s: ViroidState) -> None:
        """Let the rules act up to the first question."""
        events: list[Event] = []
        s.events = events
        self.game.settle(s)
        s.events = None
        self.happened = events
        self.table.checkpoints = [Checkpoint(0, 0, s.clone())]
        self.check()

    def city(self, name: str) -> City:
        return City(self.world.names.index(name))

    def field(self, s: ViroidState, place: str) -> Field:
        """Return a healthy field of a city, with a way in if one is named."""
        name, *way = place.split()
        for field in self.world.fields[self.city(name)]:
            if s.fields[field] == HEALTHY and way in ([], [words.WAYS[self.world.ways[field]]]):
                return field
        raise AssertionError(f"there is no healthy field {place}")

    # --- acting

    def do(self, seat: int, *said: str) -> "Scene":
        super().do(seat, *said)
        self.check()
        return self

    def check(self) -> None:
        """Check that neither a scene nor a choice leads to an impossible state."""
        assert kind_faults(self.game, self.s) + self.game.faults(self.s) == []

    # --- looking

    def wells(self, city: str) -> list[str]:
        """Return the fields of a city and their figures: "small_animal 0", "blood healthy", "blood dead"."""
        fields = self.world.fields[self.city(city)]
        holders = [(words.WAYS[self.world.ways[field]], self.s.fields[field]) for field in fields]
        return [f"{way} {HOLDERS.get(holder, str(holder))}" for way, holder in holders]

    def cities(self, seat: int) -> list[str]:
        """Return the cities that a player has infected."""
        return [self.world.names[city] for city in members(self.s.present[seat])]

    def board(self, seat: int) -> PlayerView:
        return self.game.look(self.s)["players"][seat]

    def dna(self, seat: Seat = RED) -> int:
        return self.s.players[seat].dna

    def has_marker(self, measure: str, city: str) -> bool:
        return has(self.s.measures[words.MEASURES.index(measure)], self.city(city))

    def corpses(self, continent: str) -> int:
        """Return the number of corpses still missing on a continent."""
        return self.s.corpses[words.CONTINENTS.index(continent)]

    @property
    def reason(self) -> str:
        """Return the reason why the game is over, empty if it is not."""
        ended = self.table.result()
        return ended.reason if ended else ""
