"""Made from the fields in state.py by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="assignment"

from typing import TypedDict

from wusel.engine.data import Field as DataField, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.engine.decks import Deck
from wusel.games.viroid.content import Content
from wusel.games.viroid import state, words


class Variant(state.Variant):
    __slots__ = ("expert", "must_use_extended", "pathogen", "three_abilities",)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("pathogen"), DataField("expert"), DataField("must_use_extended"),
            DataField("three_abilities")]

def new_variant(*, pathogen: int = 0, expert: int = 0, must_use_extended: int = 0, three_abilities: int = 0) -> Variant:
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

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("dna"), DataField("infection"), DataField("severity"), DataField("mortality"),
            DataField("resistances", 1), DataField("levels", 1), DataField("strengths", 1), DataField("mutation"),
            DataField("mutation_spent"), DataField("strains", 1), DataField("developed", 1), DataField("ability"),
            DataField("cubes")]

def new_player(*, dna: int = 0, infection: int = 0, severity: int = 0, mortality: int = 0,
    resistances: list[int] | None = None, levels: list[int] | None = None, strengths: list[int] | None = None,
    mutation: int = 0, mutation_spent: int = 0, strains: list[int] | None = None, developed: list[int] | None = None,
    ability: int = 0, cubes: int = 0) -> Player:
    made = Player()
    made.dna = dna
    made.infection = infection
    made.severity = severity
    made.mortality = mortality
    made.resistances = [] if resistances is None else resistances
    made.levels = [] if levels is None else levels
    made.strengths = [] if strengths is None else strengths
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
    resistances: list[int]
    levels: list[int]
    strengths: list[int]
    mutation: int
    mutation_spent: int
    strains: list[int]
    developed: list[int]
    ability: int
    cubes: int

def seen_player(thing: state.Player) -> SeenPlayer:
    return {
        "dna": thing.dna,
        "infection": thing.infection,
        "severity": thing.severity,
        "mortality": thing.mortality,
        "resistances": thing.resistances[:],
        "levels": thing.levels[:],
        "strengths": thing.strengths[:],
        "mutation": thing.mutation,
        "mutation_spent": thing.mutation_spent,
        "strains": thing.strains[:],
        "developed": thing.developed[:],
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

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("variant", 0, Variant), DataField("players", 1, Player),
            DataField("active"), DataField("turn"), DataField("was_out"), DataField("deck", 0, Deck),
            DataField("spent", 1), DataField("card"), DataField("dice", 1), DataField("fields", 1),
            DataField("free", 1), DataField("present", 1), DataField("dead"), DataField("extinct"),
            DataField("reached"), DataField("corpses", 1), DataField("research"), DataField("cure"),
            DataField("measures", 1), DataField("doubled", 1), DataField("blocked_lines"),
            DataField("blocked_airports"), DataField("markers", 1), DataField("necrosis"),
            DataField("offer_of_strains"), DataField("infection_left"), DataField("used", 1), DataField("inland"),
            DataField("ended")]

def new_viroid_state(*, seats: int, chance: int, events: list[Event] | None, content: Content, variant: state.Variant,
    players: list[state.Player] | None = None, active: int = 0, turn: int = 0, was_out: int = 0, deck: Deck,
    spent: list[int] | None = None, card: int = 0, dice: list[int] | None = None, fields: list[int] | None = None,
    free: list[int] | None = None, present: list[int] | None = None, dead: int = 0, extinct: int = 0, reached: int = 0,
    corpses: list[int] | None = None, research: int = 0, cure: int = 0, measures: list[int] | None = None,
    doubled: list[int] | None = None, blocked_lines: int = 0, blocked_airports: int = 0,
    markers: list[int] | None = None, necrosis: int = 0, offer_of_strains: int = 0, infection_left: int = 0,
    used: list[int] | None = None, inland: int = 0, ended: int = 0) -> ViroidState:
    made = ViroidState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.variant = variant
    made.players = [] if players is None else players
    made.active = active
    made.turn = turn
    made.was_out = was_out
    made.deck = deck
    made.spent = [] if spent is None else spent
    made.card = card
    made.dice = [] if dice is None else dice
    made.fields = [] if fields is None else fields
    made.free = [] if free is None else free
    made.present = [] if present is None else present
    made.dead = dead
    made.extinct = extinct
    made.reached = reached
    made.corpses = [] if corpses is None else corpses
    made.research = research
    made.cure = cure
    made.measures = [] if measures is None else measures
    made.doubled = [] if doubled is None else doubled
    made.blocked_lines = blocked_lines
    made.blocked_airports = blocked_airports
    made.markers = [] if markers is None else markers
    made.necrosis = necrosis
    made.offer_of_strains = offer_of_strains
    made.infection_left = infection_left
    made.used = [] if used is None else used
    made.inland = inland
    made.ended = ended
    return made

class SeenViroidState(TypedDict):
    active: int
    turn: int
    was_out: int
    spent: list[int]
    card: int
    dice: list[int]
    fields: list[int]
    free: list[int]
    present: list[int]
    dead: int
    extinct: int
    reached: int
    corpses: list[int]
    research: int
    cure: int
    measures: list[int]
    doubled: list[int]
    blocked_lines: int
    blocked_airports: int
    markers: list[int]
    necrosis: int
    offer_of_strains: int
    infection_left: int
    used: list[int]
    inland: int
    ended: int

def seen_viroid_state(thing: state.ViroidState) -> SeenViroidState:
    return {
        "active": thing.active,
        "turn": thing.turn,
        "was_out": thing.was_out,
        "spent": thing.spent[:],
        "card": thing.card,
        "dice": thing.dice[:],
        "fields": thing.fields[:],
        "free": thing.free[:],
        "present": thing.present[:],
        "dead": thing.dead,
        "extinct": thing.extinct,
        "reached": thing.reached,
        "corpses": thing.corpses[:],
        "research": thing.research,
        "cure": thing.cure,
        "measures": thing.measures[:],
        "doubled": thing.doubled[:],
        "blocked_lines": thing.blocked_lines,
        "blocked_airports": thing.blocked_airports,
        "markers": thing.markers[:],
        "necrosis": thing.necrosis,
        "offer_of_strains": thing.offer_of_strains,
        "infection_left": thing.infection_left,
        "used": thing.used[:],
        "inland": thing.inland,
        "ended": thing.ended,
    }
