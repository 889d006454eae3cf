"""Made from the fields in state.py by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="arg-type, assignment"

from typing import TypedDict

from wusel.engine.data import DataField, Listener, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.engine.decks import Deck
from wusel.engine.kinds import Flag, Hidden, Maybe, PerSeat, Seat
from wusel.games.viroid.content import Content
from wusel.games.viroid.words import Ability, Bought, Card, CitySet, Cubes, Ending, Holder, Infection, LineSet, Mortality, Mutation, N, Pathogen, PerContinent, PerMarker, PerMeasure, PerResistance, PerSpread, PerWay, Pips, Resisting, Severity, Strain, StrainSet, Strength
from wusel.games.viroid import state, words


class Variant(state.Variant):
    __slots__ = ("expert", "must_use_extended", "pathogen", "three_abilities",)

    def read_out(self, to: Listener) -> None:
        to.number(self.pathogen)
        to.number(self.expert)
        to.number(self.must_use_extended)
        to.number(self.three_abilities)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("pathogen", 0, None, "pathogen", ONE_OF), DataField("expert", 0, None, "", FLAG),
            DataField("must_use_extended", 0, None, "", FLAG), DataField("three_abilities", 0, None, "", FLAG)]

def new_variant(*, pathogen: Pathogen, expert: Flag = 0, must_use_extended: Flag = 0,
    three_abilities: Flag = 0) -> Variant:
    made = Variant()
    made.pathogen = pathogen
    made.expert = expert
    made.must_use_extended = must_use_extended
    made.three_abilities = three_abilities
    return made

class Player(state.Player):
    __slots__ = ("ability", "cubes", "developed", "dna", "infection", "levels", "mortality", "mutation",
        "mutation_spent", "resistances", "severity", "strains", "strengths",)

    def clone(self) -> "Player":
        copy = Player()
        copy.dna = self.dna
        copy.infection = self.infection
        copy.severity = self.severity
        copy.mortality = self.mortality
        copy.resistances = self.resistances[:]
        copy.levels = self.levels[:]
        copy.strengths = self.strengths[:]
        copy.mutation = self.mutation
        copy.mutation_spent = self.mutation_spent
        copy.strains = self.strains[:]
        copy.developed = self.developed[:]
        copy.ability = self.ability
        copy.cubes = self.cubes
        return copy

    def read_out(self, to: Listener) -> None:
        to.number(self.dna)
        to.number(self.infection)
        to.number(self.severity)
        to.number(self.mortality)
        to.numbers(self.resistances)
        to.numbers(self.levels)
        to.numbers(self.strengths)
        to.number(self.mutation)
        to.number(self.mutation_spent)
        to.numbers(self.strains)
        to.numbers(self.developed)
        to.number(self.ability)
        to.number(self.cubes)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("dna", 0, None, "n"), DataField("infection", 0, None, "infection"),
            DataField("severity", 0, None, "severity"), DataField("mortality", 0, None, "mortality"),
            DataField("resistances", 1, None, "resisting", NUMBER, "resistance"),
            DataField("levels", 1, None, "bought", NUMBER, "resistance"),
            DataField("strengths", 1, None, "strength", NUMBER, "spread"),
            DataField("mutation", 0, None, "mutation", ONE_OF), DataField("mutation_spent", 0, None, "", FLAG),
            DataField("strains", 1, None, "strain", MAYBE), DataField("developed", 1, None, "n"),
            DataField("ability", 0, None, "ability"), DataField("cubes", 0, None, "cubes")]

def new_player(*, dna: N = 0, infection: Infection = 0, severity: Severity = 0, mortality: Mortality = 0,
    resistances: PerResistance[Resisting], levels: PerResistance[Bought], strengths: PerSpread[Strength],
    mutation: Mutation, mutation_spent: Flag = 0, strains: Hidden[list[Maybe[Strain]]] | None = None,
    developed: Hidden[list[N]] | None = None, ability: Ability = 0, cubes: Cubes = 0) -> Player:
    made = Player()
    made.dna = dna
    made.infection = infection
    made.severity = severity
    made.mortality = mortality
    made.resistances = resistances
    made.levels = levels
    made.strengths = strengths
    made.mutation = mutation
    made.mutation_spent = mutation_spent
    made.strains = [] if strains is None else strains
    made.developed = [] if developed is None else developed
    made.ability = ability
    made.cubes = cubes
    return made

class SeenPlayer(TypedDict):
    dna: int
    infection: int
    severity: int
    mortality: int
    resistances: dict[str, int]
    levels: dict[str, int]
    strengths: dict[str, int]
    mutation: str
    mutation_spent: bool
    ability: int
    cubes: int

def seen_player(thing: state.Player, names: words.Names) -> SeenPlayer:
    return {
        "dna": thing.dna,
        "infection": thing.infection,
        "severity": thing.severity,
        "mortality": thing.mortality,
        "resistances": {words.RESISTANCES[place]: n for place, n in enumerate(thing.resistances)},
        "levels": {words.RESISTANCES[place]: n for place, n in enumerate(thing.levels)},
        "strengths": {words.SPREADS[place]: n for place, n in enumerate(thing.strengths)},
        "mutation": names.mutation[thing.mutation],
        "mutation_spent": thing.mutation_spent == 1,
        "ability": thing.ability,
        "cubes": thing.cubes,
    }

class ViroidState(state.ViroidState):
    __slots__ = ("active", "blocked_airports", "blocked_lines", "card", "content", "corpses", "cure", "dead", "deck",
        "dice", "doubled", "ended", "extinct", "fields", "free", "infection_left", "inland", "markers", "measures",
        "necrosis", "offer_of_strains", "players", "present", "reached", "research", "spent", "turn", "used", "variant",
        "was_out", "world",)

    def clone(self) -> "ViroidState":
        copy = ViroidState()
        copy.seats = self.seats
        copy.chance = self.chance
        copy.agenda = self.agenda[:]
        copy.chosen = self.chosen[:]
        copy.asked = self.asked
        copy.owing = self.owing
        copy.shown = self.shown
        copy.script = None
        copy.events = None
        copy.offer = None
        copy.frame = self.frame
        copy.content = self.content
        copy.world = self.world
        copy.variant = self.variant
        copy.players = [each.clone() for each in self.players]
        copy.active = self.active
        copy.turn = self.turn
        copy.was_out = self.was_out
        copy.deck = self.deck.clone()
        copy.spent = self.spent[:]
        copy.card = self.card
        copy.dice = self.dice[:]
        copy.fields = self.fields[:]
        copy.free = self.free[:]
        copy.present = self.present[:]
        copy.dead = self.dead
        copy.extinct = self.extinct
        copy.reached = self.reached
        copy.corpses = self.corpses[:]
        copy.research = self.research
        copy.cure = self.cure
        copy.measures = self.measures[:]
        copy.doubled = self.doubled[:]
        copy.blocked_lines = self.blocked_lines
        copy.blocked_airports = self.blocked_airports
        copy.markers = self.markers[:]
        copy.necrosis = self.necrosis
        copy.offer_of_strains = self.offer_of_strains
        copy.infection_left = self.infection_left
        copy.used = self.used[:]
        copy.inland = self.inland
        copy.ended = self.ended
        return copy

    def read_out(self, to: Listener) -> None:
        to.thing(self.variant)
        to.things(self.players)
        to.number(self.active)
        to.number(self.turn)
        to.number(self.was_out)
        to.thing(self.deck)
        to.numbers(self.spent)
        to.number(self.card)
        to.numbers(self.dice)
        to.numbers(self.fields)
        to.numbers(self.free)
        to.numbers(self.present)
        to.number(self.dead)
        to.number(self.extinct)
        to.number(self.reached)
        to.numbers(self.corpses)
        to.number(self.research)
        to.number(self.cure)
        to.numbers(self.measures)
        to.numbers(self.doubled)
        to.number(self.blocked_lines)
        to.number(self.blocked_airports)
        to.numbers(self.markers)
        to.number(self.necrosis)
        to.number(self.offer_of_strains)
        to.number(self.infection_left)
        to.numbers(self.used)
        to.number(self.inland)
        to.number(self.ended)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("variant", 0, Variant),
            DataField("players", 1, Player, "", NUMBER, "seat"), DataField("active", 0, None, "seat", ONE_OF),
            DataField("turn", 0, None, "n"), DataField("was_out", 0, None, "", FLAG), DataField("deck", 0, Deck),
            DataField("spent", 1, None, "card", ONE_OF), DataField("card", 0, None, "card", MAYBE),
            DataField("dice", 1, None, "pips"), DataField("fields", 1, None, "holder"),
            DataField("free", 1, None, "city", SET, "way"), DataField("present", 1, None, "city", SET, "seat"),
            DataField("dead", 0, None, "city", SET), DataField("extinct", 0, None, "city", SET),
            DataField("reached", 0, None, "city", SET), DataField("corpses", 1, None, "n", NUMBER, "continent"),
            DataField("research", 0, None, "n"), DataField("cure", 0, None, "n"),
            DataField("measures", 1, None, "city", SET, "measure"), DataField("doubled", 1),
            DataField("blocked_lines", 0, None, "line", SET), DataField("blocked_airports", 0, None, "city", SET),
            DataField("markers", 1, None, "n", NUMBER, "marker"), DataField("necrosis", 0, None, "", FLAG),
            DataField("offer_of_strains", 0, None, "strain", SET), DataField("infection_left", 0, None, "n"),
            DataField("used", 1, None, "n", NUMBER, "spread"), DataField("inland", 0, None, "n"),
            DataField("ended", 0, None, "ending", ONE_OF)]

def new_viroid_state(*, seats: int, chance: int, events: list[Event] | None, content: Content, variant: state.Variant,
    players: PerSeat[state.Player], active: Seat, turn: N = 0, was_out: Hidden[Flag] = 0, deck: Deck,
    spent: list[Card] | None = None, card: Maybe[Card] = -1, dice: list[Pips] | None = None,
    fields: Hidden[list[Holder]] | None = None, free: Hidden[PerWay[CitySet]], present: Hidden[PerSeat[CitySet]],
    dead: Hidden[CitySet] = 0, extinct: Hidden[CitySet] = 0, reached: Hidden[CitySet] = 0, corpses: PerContinent[N],
    research: N = 0, cure: N = 0, measures: Hidden[PerMeasure[CitySet]], doubled: Hidden[list[int]] | None = None,
    blocked_lines: LineSet = 0, blocked_airports: Hidden[CitySet] = 0, markers: PerMarker[N], necrosis: Flag = 0,
    offer_of_strains: Hidden[StrainSet] = 0, infection_left: Hidden[N] = 0, used: Hidden[PerSpread[N]],
    inland: Hidden[N] = 0, ended: Hidden[Ending]) -> ViroidState:
    made = ViroidState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.variant = variant
    made.players = players
    made.active = active
    made.turn = turn
    made.was_out = was_out
    made.deck = deck
    made.spent = [] if spent is None else spent
    made.card = card
    made.dice = [] if dice is None else dice
    made.fields = [] if fields is None else fields
    made.free = free
    made.present = present
    made.dead = dead
    made.extinct = extinct
    made.reached = reached
    made.corpses = corpses
    made.research = research
    made.cure = cure
    made.measures = measures
    made.doubled = [] if doubled is None else doubled
    made.blocked_lines = blocked_lines
    made.blocked_airports = blocked_airports
    made.markers = markers
    made.necrosis = necrosis
    made.offer_of_strains = offer_of_strains
    made.infection_left = infection_left
    made.used = used
    made.inland = inland
    made.ended = ended
    return made

class SeenViroidState(TypedDict):
    active: int
    turn: int
    spent: list[str]
    card: str | None
    dice: list[int]
    corpses: dict[str, int]
    research: int
    cure: int
    blocked_lines: list[str]
    markers: dict[str, int]
    necrosis: bool

def seen_viroid_state(thing: state.ViroidState, names: words.Names) -> SeenViroidState:
    return {
        "active": thing.active,
        "turn": thing.turn,
        "spent": [names.card[each] for each in thing.spent],
        "card": names.card[thing.card] if thing.card >= 0 else None,
        "dice": thing.dice[:],
        "corpses": {words.CONTINENTS[place]: n for place, n in enumerate(thing.corpses)},
        "research": thing.research,
        "cure": thing.cure,
        "blocked_lines": [names.line[each] for each in members(thing.blocked_lines)],
        "markers": {words.MARKERS[place]: n for place, n in enumerate(thing.markers)},
        "necrosis": thing.necrosis == 1,
    }
