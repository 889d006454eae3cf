"""Made from the fields in state.py by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="assignment"

from typing import TypedDict

from wusel.engine.data import DataField, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.games.maus.content import Content
from wusel.games.maus import state, words


class Variant(state.Variant):
    __slots__ = ("against_current", "campaign", "difficulty", "disguise_elites", "every_escape", "split_move",)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("campaign"), DataField("difficulty"), DataField("disguise_elites"),
            DataField("against_current"), DataField("split_move"), DataField("every_escape")]

def new_variant(*, campaign: int = 0, difficulty: int = 0, disguise_elites: int = 0, against_current: int = 0,
    split_move: int = 0, every_escape: int = 0) -> Variant:
    made = Variant()
    made.campaign = campaign
    made.difficulty = difficulty
    made.disguise_elites = disguise_elites
    made.against_current = against_current
    made.split_move = split_move
    made.every_escape = every_escape
    return made

class Mouse(state.Mouse):
    __slots__ = ("abilities", "ability_used", "came_abilities", "came_pack", "came_worn", "captures", "cheese",
        "conditions", "dice", "field", "hero", "pack", "poison", "powers", "roaches", "searched", "seat", "shield",
        "spent", "worn", "wounds",)

    def clone(self) -> "Mouse":
        copy = Mouse()
        copy.hero = self.hero
        copy.seat = self.seat
        copy.field = self.field
        copy.wounds = self.wounds
        copy.poison = self.poison
        copy.cheese = self.cheese
        copy.conditions = self.conditions
        copy.abilities = self.abilities
        copy.worn = self.worn[:]
        copy.powers = self.powers
        copy.pack = self.pack[:]
        copy.searched = self.searched
        copy.captures = self.captures
        copy.ability_used = self.ability_used
        copy.dice = self.dice
        copy.shield = self.shield
        copy.spent = self.spent
        copy.roaches = self.roaches
        copy.came_worn = self.came_worn[:]
        copy.came_pack = self.came_pack[:]
        copy.came_abilities = self.came_abilities
        return copy

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("hero"), DataField("seat"), DataField("field"), DataField("wounds"), DataField("poison"),
            DataField("cheese"), DataField("conditions"), DataField("abilities"), DataField("worn", 1),
            DataField("powers"), DataField("pack", 1), DataField("searched"), DataField("captures"),
            DataField("ability_used"), DataField("dice"), DataField("shield"), DataField("spent"), DataField("roaches"),
            DataField("came_worn", 1), DataField("came_pack", 1), DataField("came_abilities")]

def new_mouse(*, hero: int = 0, seat: int = 0, field: int = 0, wounds: int = 0, poison: int = 0, cheese: int = 0,
    conditions: int = 0, abilities: int = 0, worn: list[int] | None = None, powers: int = 0,
    pack: list[int] | None = None, searched: int = 0, captures: int = 0, ability_used: int = 0, dice: int = 0,
    shield: int = 0, spent: int = 0, roaches: int = 0, came_worn: list[int] | None = None,
    came_pack: list[int] | None = None, came_abilities: int = 0) -> Mouse:
    made = Mouse()
    made.hero = hero
    made.seat = seat
    made.field = field
    made.wounds = wounds
    made.poison = poison
    made.cheese = cheese
    made.conditions = conditions
    made.abilities = abilities
    made.worn = [] if worn is None else worn
    made.powers = powers
    made.pack = [] if pack is None else pack
    made.searched = searched
    made.captures = captures
    made.ability_used = ability_used
    made.dice = dice
    made.shield = shield
    made.spent = spent
    made.roaches = roaches
    made.came_worn = [] if came_worn is None else came_worn
    made.came_pack = [] if came_pack is None else came_pack
    made.came_abilities = came_abilities
    return made

class SeenMouse(TypedDict):
    hero: int
    seat: int
    field: int
    wounds: int
    poison: int
    cheese: int
    conditions: int
    abilities: int
    worn: list[int]
    powers: int
    pack: list[int]
    searched: int
    captures: int
    ability_used: int
    dice: int
    shield: int
    spent: int
    roaches: int
    came_worn: list[int]
    came_pack: list[int]
    came_abilities: int

def seen_mouse(thing: state.Mouse) -> SeenMouse:
    return {
        "hero": thing.hero,
        "seat": thing.seat,
        "field": thing.field,
        "wounds": thing.wounds,
        "poison": thing.poison,
        "cheese": thing.cheese,
        "conditions": thing.conditions,
        "abilities": thing.abilities,
        "worn": thing.worn[:],
        "powers": thing.powers,
        "pack": thing.pack[:],
        "searched": thing.searched,
        "captures": thing.captures,
        "ability_used": thing.ability_used,
        "dice": thing.dice,
        "shield": thing.shield,
        "spent": thing.spent,
        "roaches": thing.roaches,
        "came_worn": thing.came_worn[:],
        "came_pack": thing.came_pack[:],
        "came_abilities": thing.came_abilities,
    }

class Foe(state.Foe):
    __slots__ = ("calm", "down", "field", "figure", "foe", "wounds",)

    def clone(self) -> "Foe":
        copy = Foe()
        copy.figure = self.figure
        copy.foe = self.foe
        copy.field = self.field
        copy.wounds = self.wounds
        copy.down = self.down
        copy.calm = self.calm
        return copy

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("figure"), DataField("foe"), DataField("field"), DataField("wounds"), DataField("down"),
            DataField("calm")]

def new_foe(*, figure: int = 0, foe: int = 0, field: int = 0, wounds: int = 0, down: int = 0, calm: int = 0) -> Foe:
    made = Foe()
    made.figure = figure
    made.foe = foe
    made.field = field
    made.wounds = wounds
    made.down = down
    made.calm = calm
    return made

class SeenFoe(TypedDict):
    figure: int
    foe: int
    field: int
    wounds: int
    down: int
    calm: int

def seen_foe(thing: state.Foe) -> SeenFoe:
    return {
        "figure": thing.figure,
        "foe": thing.foe,
        "field": thing.field,
        "wounds": thing.wounds,
        "down": thing.down,
        "calm": thing.calm,
    }

class Blow(state.Blow):
    __slots__ = ("dice", "doubled", "every_knife", "follow_up", "pierce", "see_all", "sweep", "weaken",)

    def clone(self) -> "Blow":
        copy = Blow()
        copy.dice = self.dice
        copy.doubled = self.doubled
        copy.weaken = self.weaken
        copy.pierce = self.pierce
        copy.sweep = self.sweep
        copy.see_all = self.see_all
        copy.follow_up = self.follow_up
        copy.every_knife = self.every_knife
        return copy

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("dice"), DataField("doubled"), DataField("weaken"), DataField("pierce"), DataField("sweep"),
            DataField("see_all"), DataField("follow_up"), DataField("every_knife")]

def new_blow(*, dice: int = 0, doubled: int = 0, weaken: int = 0, pierce: int = 0, sweep: int = 0, see_all: int = 0,
    follow_up: int = 0, every_knife: int = 0) -> Blow:
    made = Blow()
    made.dice = dice
    made.doubled = doubled
    made.weaken = weaken
    made.pierce = pierce
    made.sweep = sweep
    made.see_all = see_all
    made.follow_up = follow_up
    made.every_knife = every_knife
    return made

class SeenBlow(TypedDict):
    dice: int
    doubled: int
    weaken: int
    pierce: int
    sweep: int
    see_all: int
    follow_up: int
    every_knife: int

def seen_blow(thing: state.Blow) -> SeenBlow:
    return {
        "dice": thing.dice,
        "doubled": thing.doubled,
        "weaken": thing.weaken,
        "pierce": thing.pierce,
        "sweep": thing.sweep,
        "see_all": thing.see_all,
        "follow_up": thing.follow_up,
        "every_knife": thing.every_knife,
    }

class MausState(state.MausState):
    __slots__ = ("achieved", "acting", "actions", "acts", "began", "behind", "blow", "bought", "bow_is_star",
        "came_counts", "came_party", "card_wounds", "chapter", "content", "counts", "dice", "drawn", "encounter",
        "encounters", "end", "ended", "finds", "fired", "foe_weakened", "foes", "freely", "goal", "greedy", "grounds",
        "hourglass", "inspired", "later", "marked", "mice", "party", "peaceful", "permissions", "points", "room",
        "round", "slots", "snares", "spent_encounters", "spent_finds", "struck", "surge_due", "surges", "target",
        "track", "traps", "tries", "turned_up", "variant", "visited", "warned", "weather", "wheel",)

    def clone(self) -> "MausState":
        copy = MausState()
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
        copy.variant = self.variant
        copy.chapter = self.chapter
        copy.tries = self.tries
        copy.mice = [each.clone() for each in self.mice]
        copy.slots = self.slots[:]
        copy.foes = [each.clone() for each in self.foes]
        copy.track = self.track[:]
        copy.marked = self.marked
        copy.struck = self.struck
        copy.acting = self.acting
        copy.card_wounds = self.card_wounds[:]
        copy.round = self.round
        copy.room = self.room
        copy.turned_up = self.turned_up
        copy.visited = self.visited
        copy.grounds = self.grounds[:]
        copy.traps = self.traps
        copy.snares = self.snares
        copy.behind = self.behind[:]
        copy.wheel = self.wheel
        copy.surge_due = self.surge_due
        copy.surges = self.surges
        copy.hourglass = self.hourglass
        copy.end = self.end
        copy.encounter = self.encounter
        copy.weather = self.weather
        copy.encounters = self.encounters[:]
        copy.finds = self.finds[:]
        copy.spent_encounters = self.spent_encounters[:]
        copy.spent_finds = self.spent_finds[:]
        copy.drawn = self.drawn[:]
        copy.party = self.party[:]
        copy.came_party = self.came_party[:]
        copy.came_counts = self.came_counts[:]
        copy.greedy = self.greedy
        copy.peaceful = self.peaceful
        copy.counts = self.counts[:]
        copy.permissions = self.permissions
        copy.goal = self.goal
        copy.acts = self.acts[:]
        copy.fired = self.fired
        copy.points = self.points
        copy.later = self.later[:]
        copy.began = self.began
        copy.actions = self.actions
        copy.inspired = self.inspired
        copy.bought = self.bought
        copy.freely = self.freely
        copy.blow = self.blow.clone()
        copy.dice = self.dice[:]
        copy.target = self.target
        copy.achieved = self.achieved[:]
        copy.bow_is_star = self.bow_is_star
        copy.foe_weakened = self.foe_weakened
        copy.warned = self.warned
        copy.ended = self.ended
        return copy

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("variant", 0, Variant), DataField("chapter"), DataField("tries"),
            DataField("mice", 1, Mouse), DataField("slots", 1), DataField("foes", 1, Foe), DataField("track", 1),
            DataField("marked"), DataField("struck"), DataField("acting"), DataField("card_wounds", 1),
            DataField("round"), DataField("room"), DataField("turned_up"), DataField("visited"),
            DataField("grounds", 1), DataField("traps"), DataField("snares"), DataField("behind", 1),
            DataField("wheel"), DataField("surge_due"), DataField("surges"), DataField("hourglass"), DataField("end"),
            DataField("encounter"), DataField("weather"), DataField("encounters", 1), DataField("finds", 1),
            DataField("spent_encounters", 1), DataField("spent_finds", 1), DataField("drawn", 1), DataField("party", 1),
            DataField("came_party", 1), DataField("came_counts", 1), DataField("greedy"), DataField("peaceful"),
            DataField("counts", 1), DataField("permissions"), DataField("goal"), DataField("acts", 1),
            DataField("fired"), DataField("points"), DataField("later", 1), DataField("began"), DataField("actions"),
            DataField("inspired"), DataField("bought"), DataField("freely"), DataField("blow", 0, Blow),
            DataField("dice", 1), DataField("target"), DataField("achieved", 1), DataField("bow_is_star"),
            DataField("foe_weakened"), DataField("warned"), DataField("ended")]

def new_maus_state(*, seats: int, chance: int, events: list[Event] | None, content: Content, variant: state.Variant,
    chapter: int = 0, tries: int = 0, mice: list[state.Mouse] | None = None, slots: list[int] | None = None,
    foes: list[state.Foe] | None = None, track: list[int] | None = None, marked: int = 0, struck: int = 0,
    acting: int = 0, card_wounds: list[int] | None = None, round: int = 0, room: int = 0, turned_up: int = 0,
    visited: int = 0, grounds: list[int] | None = None, traps: int = 0, snares: int = 0,
    behind: list[int] | None = None, wheel: int = 0, surge_due: int = 0, surges: int = 0, hourglass: int = 0,
    end: int = 0, encounter: int = 0, weather: int = 0, encounters: list[int] | None = None,
    finds: list[int] | None = None, spent_encounters: list[int] | None = None, spent_finds: list[int] | None = None,
    drawn: list[int] | None = None, party: list[int] | None = None, came_party: list[int] | None = None,
    came_counts: list[int] | None = None, greedy: int = 0, peaceful: int = 0, counts: list[int] | None = None,
    permissions: int = 0, goal: int = 0, acts: list[int] | None = None, fired: int = 0, points: int = 0,
    later: list[int] | None = None, began: int = 0, actions: int = 0, inspired: int = 0, bought: int = 0,
    freely: int = 0, blow: state.Blow, dice: list[int] | None = None, target: int = 0,
    achieved: list[int] | None = None, bow_is_star: int = 0, foe_weakened: int = 0, warned: int = 0,
    ended: int = 0) -> MausState:
    made = MausState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.variant = variant
    made.chapter = chapter
    made.tries = tries
    made.mice = [] if mice is None else mice
    made.slots = [] if slots is None else slots
    made.foes = [] if foes is None else foes
    made.track = [] if track is None else track
    made.marked = marked
    made.struck = struck
    made.acting = acting
    made.card_wounds = [] if card_wounds is None else card_wounds
    made.round = round
    made.room = room
    made.turned_up = turned_up
    made.visited = visited
    made.grounds = [] if grounds is None else grounds
    made.traps = traps
    made.snares = snares
    made.behind = [] if behind is None else behind
    made.wheel = wheel
    made.surge_due = surge_due
    made.surges = surges
    made.hourglass = hourglass
    made.end = end
    made.encounter = encounter
    made.weather = weather
    made.encounters = [] if encounters is None else encounters
    made.finds = [] if finds is None else finds
    made.spent_encounters = [] if spent_encounters is None else spent_encounters
    made.spent_finds = [] if spent_finds is None else spent_finds
    made.drawn = [] if drawn is None else drawn
    made.party = [] if party is None else party
    made.came_party = [] if came_party is None else came_party
    made.came_counts = [] if came_counts is None else came_counts
    made.greedy = greedy
    made.peaceful = peaceful
    made.counts = [] if counts is None else counts
    made.permissions = permissions
    made.goal = goal
    made.acts = [] if acts is None else acts
    made.fired = fired
    made.points = points
    made.later = [] if later is None else later
    made.began = began
    made.actions = actions
    made.inspired = inspired
    made.bought = bought
    made.freely = freely
    made.blow = blow
    made.dice = [] if dice is None else dice
    made.target = target
    made.achieved = [] if achieved is None else achieved
    made.bow_is_star = bow_is_star
    made.foe_weakened = foe_weakened
    made.warned = warned
    made.ended = ended
    return made

class SeenMausState(TypedDict):
    chapter: int
    tries: int
    slots: list[int]
    track: list[int]
    marked: int
    struck: int
    acting: int
    card_wounds: list[int]
    round: int
    room: int
    turned_up: int
    visited: int
    grounds: list[int]
    traps: int
    snares: int
    behind: list[int]
    wheel: int
    surge_due: int
    surges: int
    hourglass: int
    end: int
    encounter: int
    weather: int
    encounters: list[int]
    finds: list[int]
    spent_encounters: list[int]
    spent_finds: list[int]
    drawn: list[int]
    party: list[int]
    came_party: list[int]
    came_counts: list[int]
    greedy: int
    peaceful: int
    counts: list[int]
    permissions: int
    goal: int
    acts: list[int]
    fired: int
    points: int
    later: list[int]
    began: int
    actions: int
    inspired: int
    bought: int
    freely: int
    dice: list[int]
    target: int
    achieved: list[int]
    bow_is_star: int
    foe_weakened: int
    warned: int
    ended: int

def seen_maus_state(thing: state.MausState) -> SeenMausState:
    return {
        "chapter": thing.chapter,
        "tries": thing.tries,
        "slots": thing.slots[:],
        "track": thing.track[:],
        "marked": thing.marked,
        "struck": thing.struck,
        "acting": thing.acting,
        "card_wounds": thing.card_wounds[:],
        "round": thing.round,
        "room": thing.room,
        "turned_up": thing.turned_up,
        "visited": thing.visited,
        "grounds": thing.grounds[:],
        "traps": thing.traps,
        "snares": thing.snares,
        "behind": thing.behind[:],
        "wheel": thing.wheel,
        "surge_due": thing.surge_due,
        "surges": thing.surges,
        "hourglass": thing.hourglass,
        "end": thing.end,
        "encounter": thing.encounter,
        "weather": thing.weather,
        "encounters": thing.encounters[:],
        "finds": thing.finds[:],
        "spent_encounters": thing.spent_encounters[:],
        "spent_finds": thing.spent_finds[:],
        "drawn": thing.drawn[:],
        "party": thing.party[:],
        "came_party": thing.came_party[:],
        "came_counts": thing.came_counts[:],
        "greedy": thing.greedy,
        "peaceful": thing.peaceful,
        "counts": thing.counts[:],
        "permissions": thing.permissions,
        "goal": thing.goal,
        "acts": thing.acts[:],
        "fired": thing.fired,
        "points": thing.points,
        "later": thing.later[:],
        "began": thing.began,
        "actions": thing.actions,
        "inspired": thing.inspired,
        "bought": thing.bought,
        "freely": thing.freely,
        "dice": thing.dice[:],
        "target": thing.target,
        "achieved": thing.achieved[:],
        "bow_is_star": thing.bow_is_star,
        "foe_weakened": thing.foe_weakened,
        "warned": thing.warned,
        "ended": thing.ended,
    }
