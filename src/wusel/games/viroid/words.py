"""Made from words.toml by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# Here, and nowhere else, bare numbers become things of a kind.
# mypy: disable-error-code="arg-type, assignment, return-value"

from typing import Final, NewType, TypeAlias, TypeVar

from wusel.engine.content.content import Kinds, listed
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.kinds import Choice, Deed, Seat, SeatSet
from wusel.engine.sets import members
from wusel.engine.state import State
from wusel.engine.vocabulary import lacks

T = TypeVar("T")

MADE_FROM: Final = "690a95c71d1b6d84"

# --- kinds

Spread = NewType("Spread", int)
SpreadSet: TypeAlias = int
PerSpread: TypeAlias = list[T]
def each_spread(group: SpreadSet) -> list[Spread]: return members(group)
Means = NewType("Means", int)
MeansSet: TypeAlias = int
PerMeans: TypeAlias = list[T]
def each_means(group: MeansSet) -> list[Means]: return members(group)
Resistance = NewType("Resistance", int)
ResistanceSet: TypeAlias = int
PerResistance: TypeAlias = list[T]
def each_resistance(group: ResistanceSet) -> list[Resistance]: return members(group)
Marker = NewType("Marker", int)
MarkerSet: TypeAlias = int
PerMarker: TypeAlias = list[T]
def each_marker(group: MarkerSet) -> list[Marker]: return members(group)
Continent = NewType("Continent", int)
ContinentSet: TypeAlias = int
PerContinent: TypeAlias = list[T]
def each_continent(group: ContinentSet) -> list[Continent]: return members(group)
Value = NewType("Value", int)
ValueSet: TypeAlias = int
PerValue: TypeAlias = list[T]
def each_value(group: ValueSet) -> list[Value]: return members(group)
Letter = NewType("Letter", int)
LetterSet: TypeAlias = int
PerLetter: TypeAlias = list[T]
def each_letter(group: LetterSet) -> list[Letter]: return members(group)
Pathogen = NewType("Pathogen", int)
PathogenSet: TypeAlias = int
PerPathogen: TypeAlias = list[T]
def each_pathogen(group: PathogenSet) -> list[Pathogen]: return members(group)
Who = NewType("Who", int)
WhoSet: TypeAlias = int
PerWho: TypeAlias = list[T]
def each_who(group: WhoSet) -> list[Who]: return members(group)
Lapse = NewType("Lapse", int)
LapseSet: TypeAlias = int
PerLapse: TypeAlias = list[T]
def each_lapse(group: LapseSet) -> list[Lapse]: return members(group)
Ending = NewType("Ending", int)
EndingSet: TypeAlias = int
PerEnding: TypeAlias = list[T]
def each_ending(group: EndingSet) -> list[Ending]: return members(group)
City = NewType("City", int)
CitySet: TypeAlias = int
PerCity: TypeAlias = list[T]
def each_city(group: CitySet) -> list[City]: return members(group)
Line = NewType("Line", int)
LineSet: TypeAlias = int
PerLine: TypeAlias = list[T]
def each_line(group: LineSet) -> list[Line]: return members(group)
Strain = NewType("Strain", int)
StrainSet: TypeAlias = int
PerStrain: TypeAlias = list[T]
def each_strain(group: StrainSet) -> list[Strain]: return members(group)
Mutation = NewType("Mutation", int)
MutationSet: TypeAlias = int
PerMutation: TypeAlias = list[T]
def each_mutation(group: MutationSet) -> list[Mutation]: return members(group)
Card = NewType("Card", int)
CardSet: TypeAlias = int
PerCard: TypeAlias = list[T]
def each_card(group: CardSet) -> list[Card]: return members(group)
Slot: TypeAlias = int
PerSlot: TypeAlias = list[T]
Pips: TypeAlias = int
PerPips: TypeAlias = list[T]
Level: TypeAlias = int
PerLevel: TypeAlias = list[T]
Dna: TypeAlias = int
PerDna: TypeAlias = list[T]
N: TypeAlias = int
PerN: TypeAlias = list[T]
Infection: TypeAlias = int
PerInfection: TypeAlias = list[T]
Severity: TypeAlias = int
PerSeverity: TypeAlias = list[T]
Mortality: TypeAlias = int
PerMortality: TypeAlias = list[T]
Resisting: TypeAlias = int
PerResisting: TypeAlias = list[T]
Bought: TypeAlias = int
PerBought: TypeAlias = list[T]
Strength: TypeAlias = int
PerStrength: TypeAlias = list[T]
Ability: TypeAlias = int
PerAbility: TypeAlias = list[T]
Cubes: TypeAlias = int
PerCubes: TypeAlias = list[T]
Holder: TypeAlias = int
PerHolder: TypeAlias = list[T]
Way = NewType("Way", Spread)
WaySet: TypeAlias = int
PerWay: TypeAlias = list[T]
def each_way(group: WaySet) -> list[Way]: return members(group)
Measure = NewType("Measure", Marker)
MeasureSet: TypeAlias = int
PerMeasure: TypeAlias = list[T]
def each_measure(group: MeasureSet) -> list[Measure]: return members(group)

# --- spread: what it can be

SMALL_ANIMAL: Final[Spread] = 0
LIVESTOCK: Final[Spread] = 1
INSECT: Final[Spread] = 2
BLOOD: Final[Spread] = 3
BIRD: Final[Spread] = 4
PLANE: Final[Spread] = 5
SHIP: Final[Spread] = 6
SPREADS: Final[tuple[str, ...]] = ("small_animal", "livestock", "insect", "blood", "bird", "plane", "ship")
WAYS: Final[tuple[str, ...]] = ("small_animal", "livestock", "insect", "blood")

# --- means: what it can be

NEAR: Final[Means] = 0
BY_BIRD: Final[Means] = 1
BY_PLANE: Final[Means] = 2
BY_SHIP: Final[Means] = 3
MEANS: Final[tuple[str, ...]] = ("near", "by_bird", "by_plane", "by_ship")

# --- resistance: what it can be

COLD: Final[Resistance] = 0
DRUG: Final[Resistance] = 1
HEAT: Final[Resistance] = 2
RESISTANCES: Final[tuple[str, ...]] = ("cold", "drug", "heat")

# --- marker: what it can be

PEST_CONTROL: Final[Marker] = 0
CULLING: Final[Marker] = 1
BIRD_WATCH: Final[Marker] = 2
HYGIENE: Final[Marker] = 3
BLOCKS: Final[Marker] = 4
MARKERS: Final[tuple[str, ...]] = ("pest_control", "culling", "bird_watch", "hygiene", "blocks")
MEASURES: Final[tuple[str, ...]] = ("pest_control", "culling", "bird_watch", "hygiene")

# --- continent: what it can be

AMERICA: Final[Continent] = 0
EUROPE: Final[Continent] = 1
AFRICA: Final[Continent] = 2
ASIA: Final[Continent] = 3
CONTINENTS: Final[tuple[str, ...]] = ("america", "europe", "africa", "asia")

# --- value: what it can be

SEVERITY: Final[Value] = 0
MORTALITY: Final[Value] = 1
VALUES: Final[tuple[str, ...]] = ("severity", "mortality")

# --- letter: what it can be

A: Final[Letter] = 0
B: Final[Letter] = 1
C: Final[Letter] = 2
D: Final[Letter] = 3
M: Final[Letter] = 4
LETTERS: Final[tuple[str, ...]] = ("A", "B", "C", "D", "M")

# --- pathogen: what it can be

BACTERIUM: Final[Pathogen] = 0
NANITES: Final[Pathogen] = 1
FUNGUS: Final[Pathogen] = 2
VIBRIO: Final[Pathogen] = 3
VIRUS: Final[Pathogen] = 4
PATHOGENS: Final[tuple[str, ...]] = ("bacterium", "nanites", "fungus", "vibrio", "virus")

# --- who: what it can be

YOU: Final[Who] = 0
ALL: Final[Who] = 1
WHOS: Final[tuple[str, ...]] = ("you", "all")

# --- lapse: what it can be

NO_CUBE: Final[Lapse] = 0
NOBODY_NEAR: Final[Lapse] = 1
UNBEARABLE: Final[Lapse] = 2
NO_FIELD: Final[Lapse] = 3
LOCKED: Final[Lapse] = 4
TOO_DEAR: Final[Lapse] = 5
LAPSES: Final[tuple[str, ...]] = ("no_cube", "nobody_near", "unbearable", "no_field", "locked", "too_dear")

# --- ending: what it can be

STILL_PLAYING: Final[Ending] = 0
WORLD_ENDS: Final[Ending] = 1
CURE_FOUND: Final[Ending] = 2
DECK_EMPTY: Final[Ending] = 3
ELIMINATION: Final[Ending] = 4
ENDINGS: Final[tuple[str, ...]] = ("still_playing", "world_ends", "cure_found", "deck_empty", "elimination")

class Names:
    """The names of the things in the content, by their numbers."""
    __slots__ = ("card", "city", "line", "mutation", "strain",)
    def __init__(self, kinds: Kinds) -> None:
        self.city = listed(kinds["city"])
        self.line = listed(kinds["line"])
        self.strain = listed(kinds["strain"])
        self.mutation = listed(kinds["mutation"])
        self.card = listed(kinds["card"])

# --- choices

IMPROVE: Final = 1
RESIST: Final = 2
BUY_STRAIN: Final = 3
DEVELOP: Final = 4
DEVELOP_ABILITY: Final[Choice] = 5
DISCARD_STRAIN: Final = 6
HEIGHTEN: Final = 7
FINISH: Final[Choice] = 8
GIVE: Final = 9
KEEP: Final[Choice] = 10
ENTER: Final = 11
CHOOSE_WAY: Final = 12
TRAVEL: Final = 13
STOP: Final[Choice] = 14
DECLINE: Final[Choice] = 15
CURE: Final = 16
STRIKE: Final = 17
BURY: Final = 18
UNEARTH: Final = 19
LIFT: Final = 20
OPEN_LINE: Final = 21
OPEN_AIRPORT: Final = 22
TOUGHEN: Final = 23
SOFTEN: Final = 24
RELEASE: Final = 25
PROTECT: Final = 26
PAY: Final[Choice] = 27
KILL: Final = 28
def improve(spread: Spread) -> Choice: return IMPROVE | spread << 6
def resist(resistance: Resistance) -> Choice: return RESIST | resistance << 6
def buy_strain(strain: Strain) -> Choice: return BUY_STRAIN | strain << 6
def develop(slot: Slot) -> Choice: return DEVELOP | slot << 6
def discard_strain(slot: Slot) -> Choice: return DISCARD_STRAIN | slot << 6
def heighten(value: Value) -> Choice: return HEIGHTEN | value << 6
def give(to: Seat, dna: Dna) -> Choice: return GIVE | to << 6 | dna << 18
def enter(city: City) -> Choice: return ENTER | city << 6
def choose_way(way: Way) -> Choice: return CHOOSE_WAY | way << 6
def travel(means: Means) -> Choice: return TRAVEL | means << 6
def cure(owner: Seat, way: Way) -> Choice: return CURE | owner << 6 | way << 18
def strike(city: City) -> Choice: return STRIKE | city << 6
def bury(owner: Seat, way: Way) -> Choice: return BURY | owner << 6 | way << 18
def unearth(city: City) -> Choice: return UNEARTH | city << 6
def lift(measure: Measure, city: City) -> Choice: return LIFT | measure << 6 | city << 18
def open_line(line: Line) -> Choice: return OPEN_LINE | line << 6
def open_airport(city: City) -> Choice: return OPEN_AIRPORT | city << 6
def toughen(resistance: Resistance) -> Choice: return TOUGHEN | resistance << 6
def soften(resistance: Resistance) -> Choice: return SOFTEN | resistance << 6
def release(city: City) -> Choice: return RELEASE | city << 6
def protect(city: City) -> Choice: return PROTECT | city << 6
def kill(city: City) -> Choice: return KILL | city << 6
CHOSEN_SPREAD: Final = 0x2
def chosen_spread(choice: Choice) -> Spread: return choice >> 6 & 4095 if CHOSEN_SPREAD >> (choice & 63) & 1 else lacks("spread")
CHOSEN_RESISTANCE: Final = 0x1800004
def chosen_resistance(choice: Choice) -> Resistance: return choice >> 6 & 4095 if CHOSEN_RESISTANCE >> (choice & 63) & 1 else lacks("resistance")
CHOSEN_STRAIN: Final = 0x8
def chosen_strain(choice: Choice) -> Strain: return choice >> 6 & 4095 if CHOSEN_STRAIN >> (choice & 63) & 1 else lacks("strain")
CHOSEN_SLOT: Final = 0x50
def chosen_slot(choice: Choice) -> Slot: return choice >> 6 & 4095 if CHOSEN_SLOT >> (choice & 63) & 1 else lacks("slot")
CHOSEN_VALUE: Final = 0x80
def chosen_value(choice: Choice) -> Value: return choice >> 6 & 4095 if CHOSEN_VALUE >> (choice & 63) & 1 else lacks("value")
CHOSEN_TO: Final = 0x200
def chosen_to(choice: Choice) -> Seat: return choice >> 6 & 4095 if CHOSEN_TO >> (choice & 63) & 1 else lacks("to")
CHOSEN_DNA: Final = 0x200
def chosen_dna(choice: Choice) -> Dna: return choice >> 18 & 4095 if CHOSEN_DNA >> (choice & 63) & 1 else lacks("dna")
CHOSEN_CITY: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -1, -1, -1, -1, -1, 6, -1, 6, 18, -1, 6, -1, -1, 6, 6, -1, 6,
]
def chosen_city(choice: Choice) -> City: return choice >> CHOSEN_CITY[choice & 63] & 4095
CHOSEN_WAY: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -1, -1, -1, 18, -1, 18, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
]
def chosen_way(choice: Choice) -> Way: return choice >> CHOSEN_WAY[choice & 63] & 4095
CHOSEN_MEANS: Final = 0x2000
def chosen_means(choice: Choice) -> Means: return choice >> 6 & 4095 if CHOSEN_MEANS >> (choice & 63) & 1 else lacks("means")
CHOSEN_OWNER: Final = 0x50000
def chosen_owner(choice: Choice) -> Seat: return choice >> 6 & 4095 if CHOSEN_OWNER >> (choice & 63) & 1 else lacks("owner")
CHOSEN_MEASURE: Final = 0x100000
def chosen_measure(choice: Choice) -> Measure: return choice >> 6 & 4095 if CHOSEN_MEASURE >> (choice & 63) & 1 else lacks("measure")
CHOSEN_LINE: Final = 0x200000
def chosen_line(choice: Choice) -> Line: return choice >> 6 & 4095 if CHOSEN_LINE >> (choice & 63) & 1 else lacks("line")
DECLINING_WORDS: Final = 1 << KEEP | 1 << STOP | 1 << DECLINE
SHOP_WORDS: Final = 1 << IMPROVE | 1 << RESIST | 1 << BUY_STRAIN | 1 << DEVELOP | 1 << DEVELOP_ABILITY | 1 << DISCARD_STRAIN | 1 << HEIGHTEN

# --- events

START_DEALT: Final = 1
MUTATION_DEALT: Final = 2
STRAIN_TAKEN: Final = 3
DEVELOPED: Final = 4
ABILITY_DEVELOPED: Final = 5
STRAIN_DISCARDED: Final = 6
IMPROVED: Final = 7
RESISTANCE_BOUGHT: Final = 8
HEIGHTENED: Final = 9
SETTLED: Final = 10
TURN_BEGINS: Final = 11
EVENT_ONLY: Final = 12
GIVEN: Final = 13
KEPT: Final = 14
VIRUS_ROLLED: Final = 15
NOTHING_GREW: Final = 16
CARD_REVEALED: Final = 17
NO_CARD_LEFT: Final = 18
RESISTANCE_CHANGED: Final = 19
SEVERITY_CHANGED: Final = 20
MORTALITY_CHANGED: Final = 21
INFECTION_CHANGED: Final = 22
DNA_GAINED: Final = 23
DNA_LOST: Final = 24
NECROSIS_BEGAN: Final = 25
NECROSIS_ENDED: Final = 26
CURE_SANK: Final = 27
CURE_ROSE: Final = 28
RESEARCH_ROSE: Final = 29
RESEARCH_SANK: Final = 30
RESEARCH_SUCCESS: Final = 31
INFECTED: Final = 32
BROKE_OUT: Final = 33
LAPSED: Final = 34
DECLINED: Final = 35
NO_POINTS: Final = 36
POINTS_LAPSED: Final = 37
WAYS_USED_UP: Final = 38
NOTHING_AFFORDABLE: Final = 39
HEALED: Final = 40
NOBODY_TO_HEAL: Final = 41
CORPSE_LAID: Final = 42
STRUCK: Final = 43
CORPSE_REMOVED: Final = 44
RECOVERED: Final = 45
PAID_OFF: Final = 46
MEASURE_TAKEN: Final = 47
MEASURE_LIFTED: Final = 48
LINE_BLOCKED: Final = 49
LINE_OPENED: Final = 50
AIRPORT_BLOCKED: Final = 51
AIRPORT_OPENED: Final = 52
NO_MARKER_LEFT: Final = 53
DICE_TAKEN: Final = 54
ROLLED: Final = 55
JUDGED: Final = 56
NO_DICE: Final = 57
DIED: Final = 58
EXTINCT: Final = 59
CONTINENT_EMPTIED: Final = 60
ELIMINATED: Final = 61
WON: Final = 62
LOST_BY_CURE: Final = 63
LOST_BY_DECK: Final = 64
LOST_BY_ELIMINATION: Final = 65
def tell_start_dealt(s: State, seat: Seat, city: City, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [START_DEALT, seat, city]))
def tell_mutation_dealt(s: State, seat: Seat, mutation: Mutation, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [MUTATION_DEALT, seat, mutation]))
def tell_strain_taken(s: State, seat: Seat, strain: Strain, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [STRAIN_TAKEN, seat, strain, n]))
def tell_developed(s: State, seat: Seat, strain: Strain, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DEVELOPED, seat, strain, n]))
def tell_ability_developed(s: State, seat: Seat, level: Level, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ABILITY_DEVELOPED, seat, level]))
def tell_strain_discarded(s: State, seat: Seat, strain: Strain, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [STRAIN_DISCARDED, seat, strain]))
def tell_improved(s: State, seat: Seat, spread: Spread, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [IMPROVED, seat, spread, n]))
def tell_resistance_bought(s: State, seat: Seat, resistance: Resistance, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RESISTANCE_BOUGHT, seat, resistance, n]))
def tell_heightened(s: State, seat: Seat, value: Value, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [HEIGHTENED, seat, value]))
def tell_settled(s: State, seat: Seat, city: City, way: Way, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SETTLED, seat, city, way]))
def tell_turn_begins(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TURN_BEGINS, seat]))
def tell_event_only(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [EVENT_ONLY, seat]))
def tell_given(s: State, seat: Seat, to: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [GIVEN, seat, to, n]))
def tell_kept(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [KEPT, seat]))
def tell_virus_rolled(s: State, seat: Seat, pips: Pips, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [VIRUS_ROLLED, seat, pips]))
def tell_nothing_grew(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NOTHING_GREW, seat]))
def tell_card_revealed(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CARD_REVEALED, seat, card]))
def tell_no_card_left(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NO_CARD_LEFT, seat]))
def tell_resistance_changed(s: State, seat: Seat, resistance: Resistance, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RESISTANCE_CHANGED, seat, resistance, n]))
def tell_severity_changed(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SEVERITY_CHANGED, seat, n]))
def tell_mortality_changed(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [MORTALITY_CHANGED, seat, n]))
def tell_infection_changed(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [INFECTION_CHANGED, seat, n]))
def tell_dna_gained(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DNA_GAINED, seat, n]))
def tell_dna_lost(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DNA_LOST, seat, n]))
def tell_necrosis_began(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NECROSIS_BEGAN, seat]))
def tell_necrosis_ended(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NECROSIS_ENDED]))
def tell_cure_sank(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CURE_SANK, n]))
def tell_cure_rose(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CURE_ROSE, n]))
def tell_research_rose(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RESEARCH_ROSE, n]))
def tell_research_sank(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RESEARCH_SANK, n]))
def tell_research_success(s: State, city: City, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RESEARCH_SUCCESS, city]))
def tell_infected(s: State, seat: Seat, city: City, way: Way, means: Means, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [INFECTED, seat, city, way, means]))
def tell_broke_out(s: State, seat: Seat, city: City, way: Way, means: Means, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [BROKE_OUT, seat, city, way, means]))
def tell_lapsed(s: State, seat: Seat, spread: Spread, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LAPSED, seat, spread]))
def tell_declined(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DECLINED, seat]))
def tell_no_points(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NO_POINTS, seat]))
def tell_points_lapsed(s: State, seat: Seat, n: N, lapse: Lapse, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [POINTS_LAPSED, seat, n, lapse]))
def tell_ways_used_up(s: State, seat: Seat, n: N, ways: list[Way], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WAYS_USED_UP, seat, n, *ways]))
def tell_nothing_affordable(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NOTHING_AFFORDABLE, seat, n]))
def tell_healed(s: State, seat: Seat, owner: Seat, city: City, way: Way, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [HEALED, seat, owner, city, way]))
def tell_nobody_to_heal(s: State, city: City, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NOBODY_TO_HEAL, city]))
def tell_corpse_laid(s: State, city: City, way: Way, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CORPSE_LAID, city, way]))
def tell_struck(s: State, owner: Seat, city: City, way: Way, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [STRUCK, owner, city, way]))
def tell_corpse_removed(s: State, city: City, way: Way, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CORPSE_REMOVED, city, way]))
def tell_recovered(s: State, owner: Seat, city: City, way: Way, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RECOVERED, owner, city, way]))
def tell_paid_off(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [PAID_OFF, seat, n]))
def tell_measure_taken(s: State, measure: Measure, city: City, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [MEASURE_TAKEN, measure, city]))
def tell_measure_lifted(s: State, measure: Measure, city: City, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [MEASURE_LIFTED, measure, city]))
def tell_line_blocked(s: State, line: Line, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LINE_BLOCKED, line]))
def tell_line_opened(s: State, line: Line, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LINE_OPENED, line]))
def tell_airport_blocked(s: State, city: City, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [AIRPORT_BLOCKED, city]))
def tell_airport_opened(s: State, city: City, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [AIRPORT_OPENED, city]))
def tell_no_marker_left(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NO_MARKER_LEFT]))
def tell_dice_taken(s: State, seat: Seat, severity: Severity, mortality: Mortality, chance: N,
    seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DICE_TAKEN, seat, severity, mortality, chance]))
def tell_rolled(s: State, seat: Seat, faces: list[Pips], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ROLLED, seat, *faces]))
def tell_judged(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [JUDGED, seat, n]))
def tell_no_dice(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NO_DICE, seat]))
def tell_died(s: State, seat: Seat, city: City, way: Way, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DIED, seat, city, way]))
def tell_extinct(s: State, city: City, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [EXTINCT, city]))
def tell_continent_emptied(s: State, continent: Continent, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CONTINENT_EMPTIED, continent]))
def tell_eliminated(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ELIMINATED, seat]))
def tell_won(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WON]))
def tell_lost_by_cure(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LOST_BY_CURE]))
def tell_lost_by_deck(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LOST_BY_DECK]))
def tell_lost_by_elimination(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LOST_BY_ELIMINATION]))

# --- effects

HARDEN: Final = 1
WEAKEN: Final = 2
OUTBREAK: Final = 3
GAIN: Final = 4
LOSE: Final = 5
HALVE: Final = 6
ADAPT: Final = 7
WANE: Final = 8
WITHDRAW: Final = 9
BRIBE: Final = 10
INFECTIOUS: Final[Deed] = 11
SEVERE: Final[Deed] = 12
DEADLY: Final[Deed] = 13
NECROSIS: Final[Deed] = 14
FLY: Final = 15
SPROUT: Final[Deed] = 16
CURE_DOWN: Final[Deed] = 17
CURE_UP: Final[Deed] = 18
RESEARCH_UP: Final[Deed] = 19
RESEARCH_DOWN: Final[Deed] = 20
CORPSE: Final[Deed] = 21
UNCORPSE: Final[Deed] = 22
TAKE_MEASURE: Final = 23
GUARD: Final = 24
BLOCK_LINE: Final = 25
BLOCK_AIRPORT: Final = 26
LIFT_MEASURE: Final[Deed] = 27
def harden(who: Who, resistance: Resistance) -> Deed: return HARDEN | who << 8 | resistance << 20
def weaken(who: Who, resistance: Resistance) -> Deed: return WEAKEN | who << 8 | resistance << 20
def outbreak(who: Who, spread: Spread) -> Deed: return OUTBREAK | who << 8 | spread << 20
def gain(who: Who, dna: Dna) -> Deed: return GAIN | who << 8 | dna << 20
def lose(who: Who, dna: Dna) -> Deed: return LOSE | who << 8 | dna << 20
def halve(who: Who) -> Deed: return HALVE | who << 8
def adapt(who: Who) -> Deed: return ADAPT | who << 8
def wane(who: Who) -> Deed: return WANE | who << 8
def withdraw(who: Who) -> Deed: return WITHDRAW | who << 8
def bribe(dna: Dna) -> Deed: return BRIBE | dna << 8
def fly(way: Way) -> Deed: return FLY | way << 8
def take_measure(measure: Measure, city: City) -> Deed: return TAKE_MEASURE | measure << 8 | city << 20
def guard(measure: Measure) -> Deed: return GUARD | measure << 8
def block_line(line: Line) -> Deed: return BLOCK_LINE | line << 8
def block_airport(city: City) -> Deed: return BLOCK_AIRPORT | city << 8
EFFECT_WHO: Final = 0x3fe
def effect_who(effect: Deed) -> Who: return effect >> 8 & 4095 if EFFECT_WHO >> (effect & 255) & 1 else lacks("who")
EFFECT_RESISTANCE: Final = 0x6
def effect_resistance(effect: Deed) -> Resistance: return effect >> 20 & 4095 if EFFECT_RESISTANCE >> (effect & 255) & 1 else lacks("resistance")
EFFECT_SPREAD: Final = 0x8
def effect_spread(effect: Deed) -> Spread: return effect >> 20 & 4095 if EFFECT_SPREAD >> (effect & 255) & 1 else lacks("spread")
EFFECT_DNA: Final = [
    -1, -1, -1, -1, 20, 20, -1, -1, -1, -1, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
]
def effect_dna(effect: Deed) -> Dna: return effect >> EFFECT_DNA[effect & 255] & 4095
EFFECT_WAY: Final = 0x8000
def effect_way(effect: Deed) -> Way: return effect >> 8 & 4095 if EFFECT_WAY >> (effect & 255) & 1 else lacks("way")
EFFECT_MEASURE: Final = 0x1800000
def effect_measure(effect: Deed) -> Measure: return effect >> 8 & 4095 if EFFECT_MEASURE >> (effect & 255) & 1 else lacks("measure")
EFFECT_CITY: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 20, -1, -1, 8, -1,
]
def effect_city(effect: Deed) -> City: return effect >> EFFECT_CITY[effect & 255] & 4095
EFFECT_LINE: Final = 0x2000000
def effect_line(effect: Deed) -> Line: return effect >> 8 & 4095 if EFFECT_LINE >> (effect & 255) & 1 else lacks("line")

# --- steps, as numbers below zero

DEVELOP_FREELY: Final = -1
SETTLE: Final = -2
SETTLE_IN: Final = -3
START_TURN: Final = -4
GIVE_DNA: Final = -5
ROLL_VIRUS: Final = -6
FREE_GROWTH: Final = -7
REVEAL: Final = -8
CARRY_OUT: Final = -9
HEAL: Final = -10
CHOOSE_HEALED: Final = -11
INFECT: Final = -12
INFECT_BY: Final = -13
INFECT_OVER: Final = -14
MUTATE: Final = -15
GROW: Final = -16
GROW_ABILITY: Final = -17
ROLL: Final = -18
KILL_AT_HARBOUR: Final = -19
CHOOSE_DEAD: Final = -20
DIE_IN: Final = -21
END_TURN: Final = -22
BREAK_OUT: Final = -23
BREAK_OUT_TO: Final = -24
BREAK_OUT_BY: Final = -25
FLY_OUT: Final = -26
FLY_TO: Final = -27
LAY_CORPSE: Final = -28
LAY_CORPSE_IN: Final = -29
REMOVE_CORPSE: Final = -30
REMOVE_CORPSE_IN: Final = -31
LIFT_MARKER: Final = -32
ADAPT_TO: Final = -33
GIVE_WAY: Final = -34
LET_GO: Final = -35
LET_GO_IN: Final = -36
BUY_OFF: Final = -37
STAND_GUARD: Final = -38
def then_develop_freely(s: State, seat: Seat) -> None:
    s.agenda.append(seat)
    s.agenda.append(DEVELOP_FREELY)
def told_develop_freely(s: State) -> Seat: return s.frame[0]
def then_settle(s: State, seat: Seat) -> None:
    s.agenda.append(seat)
    s.agenda.append(SETTLE)
def told_settle(s: State) -> Seat: return s.frame[0]
def then_settle_in(s: State, seat: Seat, city: City, chosen: N) -> None:
    s.agenda.append(seat)
    s.agenda.append(city)
    s.agenda.append(chosen)
    s.agenda.append(SETTLE_IN)
class SettleInTold:
    __slots__ = ("chosen", "city", "seat",)
    seat: Seat
    city: City
    chosen: N
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.city)
        s.agenda.append(self.chosen)
        s.agenda.append(SETTLE_IN)
def told_settle_in(s: State) -> SettleInTold:
    told, frame = SettleInTold(), s.frame
    told.seat = frame[0]
    told.city = frame[1]
    told.chosen = frame[2]
    return told
def then_free_growth(s: State, seat: Seat, strain_too: N) -> None:
    s.agenda.append(seat)
    s.agenda.append(strain_too)
    s.agenda.append(FREE_GROWTH)
class FreeGrowthTold:
    __slots__ = ("seat", "strain_too",)
    seat: Seat
    strain_too: N
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.strain_too)
        s.agenda.append(FREE_GROWTH)
def told_free_growth(s: State) -> FreeGrowthTold:
    told, frame = FreeGrowthTold(), s.frame
    told.seat = frame[0]
    told.strain_too = frame[1]
    return told
def then_carry_out(s: State, card: Card, nth: N) -> None:
    s.agenda.append(card)
    s.agenda.append(nth)
    s.agenda.append(CARRY_OUT)
class CarryOutTold:
    __slots__ = ("card", "nth",)
    card: Card
    nth: N
    def again(self, s: State) -> None:
        s.agenda.append(self.card)
        s.agenda.append(self.nth)
        s.agenda.append(CARRY_OUT)
def told_carry_out(s: State) -> CarryOutTold:
    told, frame = CarryOutTold(), s.frame
    told.card = frame[0]
    told.nth = frame[1]
    return told
def then_heal(s: State, card: Card, nth: N) -> None:
    s.agenda.append(card)
    s.agenda.append(nth)
    s.agenda.append(HEAL)
class HealTold:
    __slots__ = ("card", "nth",)
    card: Card
    nth: N
    def again(self, s: State) -> None:
        s.agenda.append(self.card)
        s.agenda.append(self.nth)
        s.agenda.append(HEAL)
def told_heal(s: State) -> HealTold:
    told, frame = HealTold(), s.frame
    told.card = frame[0]
    told.nth = frame[1]
    return told
def then_choose_healed(s: State, card: Card, city: City) -> None:
    s.agenda.append(card)
    s.agenda.append(city)
    s.agenda.append(CHOOSE_HEALED)
class ChooseHealedTold:
    __slots__ = ("card", "city",)
    card: Card
    city: City
    def again(self, s: State) -> None:
        s.agenda.append(self.card)
        s.agenda.append(self.city)
        s.agenda.append(CHOOSE_HEALED)
def told_choose_healed(s: State) -> ChooseHealedTold:
    told, frame = ChooseHealedTold(), s.frame
    told.card = frame[0]
    told.city = frame[1]
    return told
def then_infect(s: State, cities: CitySet) -> None:
    s.agenda.append(cities)
    s.agenda.append(INFECT)
def told_infect(s: State) -> CitySet: return s.frame[0]
def then_infect_by(s: State, city: City) -> None:
    s.agenda.append(city)
    s.agenda.append(INFECT_BY)
def told_infect_by(s: State) -> City: return s.frame[0]
def then_infect_over(s: State, city: City, way: Way) -> None:
    s.agenda.append(city)
    s.agenda.append(way)
    s.agenda.append(INFECT_OVER)
class InfectOverTold:
    __slots__ = ("city", "way",)
    city: City
    way: Way
    def again(self, s: State) -> None:
        s.agenda.append(self.city)
        s.agenda.append(self.way)
        s.agenda.append(INFECT_OVER)
def told_infect_over(s: State) -> InfectOverTold:
    told, frame = InfectOverTold(), s.frame
    told.city = frame[0]
    told.way = frame[1]
    return told
def then_grow(s: State, seat: Seat, strain: Strain, line: N, nth: N) -> None:
    s.agenda.append(seat)
    s.agenda.append(strain)
    s.agenda.append(line)
    s.agenda.append(nth)
    s.agenda.append(GROW)
class GrowTold:
    __slots__ = ("line", "nth", "seat", "strain",)
    seat: Seat
    strain: Strain
    line: N
    nth: N
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.strain)
        s.agenda.append(self.line)
        s.agenda.append(self.nth)
        s.agenda.append(GROW)
def told_grow(s: State) -> GrowTold:
    told, frame = GrowTold(), s.frame
    told.seat = frame[0]
    told.strain = frame[1]
    told.line = frame[2]
    told.nth = frame[3]
    return told
def then_grow_ability(s: State, seat: Seat, level: Level, nth: N) -> None:
    s.agenda.append(seat)
    s.agenda.append(level)
    s.agenda.append(nth)
    s.agenda.append(GROW_ABILITY)
class GrowAbilityTold:
    __slots__ = ("level", "nth", "seat",)
    seat: Seat
    level: Level
    nth: N
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.level)
        s.agenda.append(self.nth)
        s.agenda.append(GROW_ABILITY)
def told_grow_ability(s: State) -> GrowAbilityTold:
    told, frame = GrowAbilityTold(), s.frame
    told.seat = frame[0]
    told.level = frame[1]
    told.nth = frame[2]
    return told
def then_kill_at_harbour(s: State, left: N) -> None:
    s.agenda.append(left)
    s.agenda.append(KILL_AT_HARBOUR)
def told_kill_at_harbour(s: State) -> N: return s.frame[0]
def then_choose_dead(s: State, left: N, struck: CitySet) -> None:
    s.agenda.append(left)
    s.agenda.append(struck)
    s.agenda.append(CHOOSE_DEAD)
class ChooseDeadTold:
    __slots__ = ("left", "struck",)
    left: N
    struck: CitySet
    def again(self, s: State) -> None:
        s.agenda.append(self.left)
        s.agenda.append(self.struck)
        s.agenda.append(CHOOSE_DEAD)
def told_choose_dead(s: State) -> ChooseDeadTold:
    told, frame = ChooseDeadTold(), s.frame
    told.left = frame[0]
    told.struck = frame[1]
    return told
def then_die_in(s: State, city: City) -> None:
    s.agenda.append(city)
    s.agenda.append(DIE_IN)
def told_die_in(s: State) -> City: return s.frame[0]
def then_break_out(s: State, seat: Seat, spread: Spread) -> None:
    s.agenda.append(seat)
    s.agenda.append(spread)
    s.agenda.append(BREAK_OUT)
class BreakOutTold:
    __slots__ = ("seat", "spread",)
    seat: Seat
    spread: Spread
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.spread)
        s.agenda.append(BREAK_OUT)
def told_break_out(s: State) -> BreakOutTold:
    told, frame = BreakOutTold(), s.frame
    told.seat = frame[0]
    told.spread = frame[1]
    return told
def then_break_out_to(s: State, seat: Seat, spread: Spread, cities: CitySet) -> None:
    s.agenda.append(seat)
    s.agenda.append(spread)
    s.agenda.append(cities)
    s.agenda.append(BREAK_OUT_TO)
class BreakOutToTold:
    __slots__ = ("cities", "seat", "spread",)
    seat: Seat
    spread: Spread
    cities: CitySet
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.spread)
        s.agenda.append(self.cities)
        s.agenda.append(BREAK_OUT_TO)
def told_break_out_to(s: State) -> BreakOutToTold:
    told, frame = BreakOutToTold(), s.frame
    told.seat = frame[0]
    told.spread = frame[1]
    told.cities = frame[2]
    return told
def then_break_out_by(s: State, seat: Seat, spread: Spread, city: City) -> None:
    s.agenda.append(seat)
    s.agenda.append(spread)
    s.agenda.append(city)
    s.agenda.append(BREAK_OUT_BY)
class BreakOutByTold:
    __slots__ = ("city", "seat", "spread",)
    seat: Seat
    spread: Spread
    city: City
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.spread)
        s.agenda.append(self.city)
        s.agenda.append(BREAK_OUT_BY)
def told_break_out_by(s: State) -> BreakOutByTold:
    told, frame = BreakOutByTold(), s.frame
    told.seat = frame[0]
    told.spread = frame[1]
    told.city = frame[2]
    return told
def then_fly_out(s: State, seat: Seat, way: Way) -> None:
    s.agenda.append(seat)
    s.agenda.append(way)
    s.agenda.append(FLY_OUT)
class FlyOutTold:
    __slots__ = ("seat", "way",)
    seat: Seat
    way: Way
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.way)
        s.agenda.append(FLY_OUT)
def told_fly_out(s: State) -> FlyOutTold:
    told, frame = FlyOutTold(), s.frame
    told.seat = frame[0]
    told.way = frame[1]
    return told
def then_fly_to(s: State, seat: Seat, way: Way, cities: CitySet) -> None:
    s.agenda.append(seat)
    s.agenda.append(way)
    s.agenda.append(cities)
    s.agenda.append(FLY_TO)
class FlyToTold:
    __slots__ = ("cities", "seat", "way",)
    seat: Seat
    way: Way
    cities: CitySet
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.way)
        s.agenda.append(self.cities)
        s.agenda.append(FLY_TO)
def told_fly_to(s: State) -> FlyToTold:
    told, frame = FlyToTold(), s.frame
    told.seat = frame[0]
    told.way = frame[1]
    told.cities = frame[2]
    return told
def then_lay_corpse_in(s: State, city: City) -> None:
    s.agenda.append(city)
    s.agenda.append(LAY_CORPSE_IN)
def told_lay_corpse_in(s: State) -> City: return s.frame[0]
def then_remove_corpse_in(s: State, city: City) -> None:
    s.agenda.append(city)
    s.agenda.append(REMOVE_CORPSE_IN)
def told_remove_corpse_in(s: State) -> City: return s.frame[0]
def then_adapt_to(s: State, seat: Seat) -> None:
    s.agenda.append(seat)
    s.agenda.append(ADAPT_TO)
def told_adapt_to(s: State) -> Seat: return s.frame[0]
def then_give_way(s: State, seat: Seat) -> None:
    s.agenda.append(seat)
    s.agenda.append(GIVE_WAY)
def told_give_way(s: State) -> Seat: return s.frame[0]
def then_let_go(s: State, seat: Seat) -> None:
    s.agenda.append(seat)
    s.agenda.append(LET_GO)
def told_let_go(s: State) -> Seat: return s.frame[0]
def then_let_go_in(s: State, seat: Seat, city: City) -> None:
    s.agenda.append(seat)
    s.agenda.append(city)
    s.agenda.append(LET_GO_IN)
class LetGoInTold:
    __slots__ = ("city", "seat",)
    seat: Seat
    city: City
    def again(self, s: State) -> None:
        s.agenda.append(self.seat)
        s.agenda.append(self.city)
        s.agenda.append(LET_GO_IN)
def told_let_go_in(s: State) -> LetGoInTold:
    told, frame = LetGoInTold(), s.frame
    told.seat = frame[0]
    told.city = frame[1]
    return told
def then_buy_off(s: State, dna: Dna) -> None:
    s.agenda.append(dna)
    s.agenda.append(BUY_OFF)
def told_buy_off(s: State) -> Dna: return s.frame[0]
def then_stand_guard(s: State, measure: Measure, cities: CitySet) -> None:
    s.agenda.append(measure)
    s.agenda.append(cities)
    s.agenda.append(STAND_GUARD)
class StandGuardTold:
    __slots__ = ("cities", "measure",)
    measure: Measure
    cities: CitySet
    def again(self, s: State) -> None:
        s.agenda.append(self.measure)
        s.agenda.append(self.cities)
        s.agenda.append(STAND_GUARD)
def told_stand_guard(s: State) -> StandGuardTold:
    told, frame = StandGuardTold(), s.frame
    told.measure = frame[0]
    told.cities = frame[1]
    return told
