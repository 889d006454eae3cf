"""Made from the fields in state.py by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="arg-type, assignment"

from typing import TypedDict

from wusel.engine.data import DataField, Listener, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.engine.effects import Effect
from wusel.engine.kinds import Deed, Seat
from wusel.engine.kinds import Flag, Hidden, Maybe, Seat, Stack
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.words import AbilitySet, Card, CardSet, ConditionSet, Difficulty, Encounter, Ending, Face, Field, FieldSet, Figure, FoeSet, FreeActionSet, Hero, HeroSet, Item, KeywordSet, LineSet, N, Page, PerAchievement, PerAct, PerChapter, PerCount, PerCrowd, PerFew, PerFoeCard, PerHero, PermissionSet, PerRoom, PerSlot, PerTurn, PowerSet, RoomSet, Slot
from wusel.games.maus import state, words


class Variant(state.Variant):
    __slots__ = ("against_current", "campaign", "difficulty", "disguise_elites", "evenings", "every_escape", "onward",
        "split_move",)

    def read_out(self, to: Listener) -> None:
        to.number(self.campaign)
        to.number(self.evenings)
        to.number(self.onward)
        to.number(self.difficulty)
        to.number(self.disguise_elites)
        to.number(self.against_current)
        to.number(self.split_move)
        to.number(self.every_escape)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("campaign", 0, None, "", FLAG), DataField("evenings", 0, None, "n"),
            DataField("onward", 0, None, "", FLAG), DataField("difficulty", 0, None, "difficulty", ONE_OF),
            DataField("disguise_elites", 0, None, "", FLAG), DataField("against_current", 0, None, "", FLAG),
            DataField("split_move", 0, None, "", FLAG), DataField("every_escape", 0, None, "", FLAG)]

def new_variant(*, campaign: Flag = 0, evenings: N = 0, onward: Flag = 0, difficulty: Difficulty,
    disguise_elites: Flag = 0, against_current: Flag = 0, split_move: Flag = 0, every_escape: Flag = 0) -> Variant:
    made = Variant()
    made.campaign = campaign
    made.evenings = evenings
    made.onward = onward
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

    def read_out(self, to: Listener) -> None:
        to.number(self.hero)
        to.number(self.seat)
        to.number(self.field)
        to.number(self.wounds)
        to.number(self.poison)
        to.number(self.cheese)
        to.number(self.conditions)
        to.number(self.abilities)
        to.numbers(self.worn)
        to.number(self.powers)
        to.numbers(self.pack)
        to.number(self.searched)
        to.number(self.captures)
        to.number(self.ability_used)
        to.number(self.dice)
        to.number(self.shield)
        to.number(self.spent)
        to.number(self.roaches)
        to.numbers(self.came_worn)
        to.numbers(self.came_pack)
        to.number(self.came_abilities)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("hero", 0, None, "hero", ONE_OF), DataField("seat", 0, None, "seat", ONE_OF),
            DataField("field", 0, None, "field", MAYBE), DataField("wounds", 0, None, "n"),
            DataField("poison", 0, None, "n"), DataField("cheese", 0, None, "n"),
            DataField("conditions", 0, None, "condition", SET), DataField("abilities", 0, None, "ability", SET),
            DataField("worn", 1, None, "item", ONE_OF), DataField("powers", 0, None, "power", SET),
            DataField("pack", 1, None, "item", ONE_OF), DataField("searched", 0, None, "room", SET),
            DataField("captures", 0, None, "n"), DataField("ability_used", 0, None, "", FLAG),
            DataField("dice", 0, None, "n"), DataField("shield", 0, None, "n"),
            DataField("spent", 0, None, "power", SET), DataField("roaches", 0, None, "n"),
            DataField("came_worn", 1, None, "item", ONE_OF), DataField("came_pack", 1, None, "item", ONE_OF),
            DataField("came_abilities", 0, None, "ability", SET)]

def new_mouse(*, hero: Hero, seat: Seat, field: Maybe[Field] = -1, wounds: N = 0, poison: N = 0, cheese: N = 0,
    conditions: ConditionSet = 0, abilities: AbilitySet = 0, worn: list[Item] | None = None,
    powers: Hidden[PowerSet] = 0, pack: list[Item] | None = None, searched: Hidden[RoomSet] = 0, captures: N = 0,
    ability_used: Flag = 0, dice: N = 0, shield: N = 0, spent: Hidden[PowerSet] = 0, roaches: Hidden[N] = 0,
    came_worn: Hidden[list[Item]] | None = None, came_pack: Hidden[list[Item]] | None = None,
    came_abilities: Hidden[AbilitySet] = 0) -> Mouse:
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
    hero: str
    seat: int
    field: str | None
    wounds: int
    poison: int
    cheese: int
    conditions: list[str]
    abilities: list[str]
    worn: list[str]
    pack: list[str]
    captures: int
    ability_used: bool
    dice: int
    shield: int

def seen_mouse(thing: state.Mouse, names: words.Names) -> SeenMouse:
    return {
        "hero": names.hero[thing.hero],
        "seat": thing.seat,
        "field": words.FIELDS[thing.field] if thing.field >= 0 else None,
        "wounds": thing.wounds,
        "poison": thing.poison,
        "cheese": thing.cheese,
        "conditions": [words.CONDITIONS[each] for each in members(thing.conditions)],
        "abilities": [names.ability[each] for each in members(thing.abilities)],
        "worn": [names.item[each] for each in thing.worn],
        "pack": [names.item[each] for each in thing.pack],
        "captures": thing.captures,
        "ability_used": thing.ability_used == 1,
        "dice": thing.dice,
        "shield": thing.shield,
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

    def read_out(self, to: Listener) -> None:
        to.number(self.figure)
        to.number(self.foe)
        to.number(self.field)
        to.number(self.wounds)
        to.number(self.down)
        to.number(self.calm)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("figure", 0, None, "figure", ONE_OF), DataField("foe", 0, None, "foe", ONE_OF),
            DataField("field", 0, None, "field", ONE_OF), DataField("wounds", 0, None, "n"),
            DataField("down", 0, None, "", FLAG), DataField("calm", 0, None, "", FLAG)]

def new_foe(*, figure: Figure, foe: words.Foe, field: Field, wounds: N = 0, down: Flag = 0, calm: Flag = 0) -> Foe:
    made = Foe()
    made.figure = figure
    made.foe = foe
    made.field = field
    made.wounds = wounds
    made.down = down
    made.calm = calm
    return made

class SeenFoe(TypedDict):
    figure: str
    foe: str
    field: str
    wounds: int
    down: bool
    calm: bool

def seen_foe(thing: state.Foe, names: words.Names) -> SeenFoe:
    return {
        "figure": names.figure[thing.figure],
        "foe": words.FOES[thing.foe],
        "field": words.FIELDS[thing.field],
        "wounds": thing.wounds,
        "down": thing.down == 1,
        "calm": thing.calm == 1,
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

    def read_out(self, to: Listener) -> None:
        to.number(self.dice)
        to.number(self.doubled)
        to.number(self.weaken)
        to.number(self.pierce)
        to.number(self.sweep)
        to.number(self.see_all)
        to.number(self.follow_up)
        to.number(self.every_knife)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("dice", 0, None, "n"), DataField("doubled", 0, None, "", FLAG),
            DataField("weaken", 0, None, "n"), DataField("pierce", 0, None, "", FLAG),
            DataField("sweep", 0, None, "", FLAG), DataField("see_all", 0, None, "", FLAG),
            DataField("follow_up", 0, None, "", FLAG), DataField("every_knife", 0, None, "", FLAG)]

def new_blow(*, dice: N = 0, doubled: Flag = 0, weaken: N = 0, pierce: Flag = 0, sweep: Flag = 0, see_all: Flag = 0,
    follow_up: Flag = 0, every_knife: Flag = 0) -> Blow:
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
    doubled: bool
    weaken: int
    pierce: bool
    sweep: bool
    see_all: bool
    follow_up: bool
    every_knife: bool

def seen_blow(thing: state.Blow) -> SeenBlow:
    return {
        "dice": thing.dice,
        "doubled": thing.doubled == 1,
        "weaken": thing.weaken,
        "pierce": thing.pierce == 1,
        "sweep": thing.sweep == 1,
        "see_all": thing.see_all == 1,
        "follow_up": thing.follow_up == 1,
        "every_knife": thing.every_knife == 1,
    }

class Party(state.Party):
    __slots__ = ("came_items", "items", "mice", "slots",)

    def clone(self) -> "Party":
        copy = Party()
        copy.mice = [each.clone() for each in self.mice]
        copy.slots = self.slots[:]
        copy.items = self.items[:]
        copy.came_items = self.came_items[:]
        return copy

    def read_out(self, to: Listener) -> None:
        to.things(self.mice)
        to.numbers(self.slots)
        to.numbers(self.items)
        to.numbers(self.came_items)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("mice", 1, Mouse, "", NUMBER, "slot"), DataField("slots", 1, None, "slot", MAYBE, "hero"),
            DataField("items", 1, None, "item", ONE_OF), DataField("came_items", 1, None, "item", ONE_OF)]

def new_party(*, mice: PerSlot[state.Mouse] | None = None, slots: Hidden[PerHero[Maybe[Slot]]],
    items: Hidden[list[Item]] | None = None, came_items: Hidden[list[Item]] | None = None) -> Party:
    made = Party()
    made.mice = [] if mice is None else mice
    made.slots = slots
    made.items = [] if items is None else items
    made.came_items = [] if came_items is None else came_items
    return made

class House(state.House):
    __slots__ = ("behind", "grounds", "room", "turned_up", "visited",)

    def clone(self) -> "House":
        copy = House()
        copy.room = self.room
        copy.turned_up = self.turned_up
        copy.visited = self.visited
        copy.grounds = self.grounds[:]
        copy.behind = self.behind[:]
        return copy

    def read_out(self, to: Listener) -> None:
        to.number(self.room)
        to.number(self.turned_up)
        to.number(self.visited)
        to.numbers(self.grounds)
        to.numbers(self.behind)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("room", 0, None, "room", ONE_OF), DataField("turned_up", 0, None, "room", SET),
            DataField("visited", 0, None, "room", SET), DataField("grounds", 1, None, "ground", ONE_OF, "room"),
            DataField("behind", 1)]

def new_house(*, room: words.Room, turned_up: Hidden[RoomSet] = 0, visited: RoomSet = 0,
    grounds: Hidden[PerRoom[words.Ground]], behind: Hidden[list[int]] | None = None) -> House:
    made = House()
    made.room = room
    made.turned_up = turned_up
    made.visited = visited
    made.grounds = grounds
    made.behind = [] if behind is None else behind
    return made

class SeenHouse(TypedDict):
    room: str
    visited: list[str]

def seen_house(thing: state.House, names: words.Names) -> SeenHouse:
    return {
        "room": names.room[thing.room],
        "visited": [names.room[each] for each in members(thing.visited)],
    }

class Room(state.Room):
    __slots__ = ("foes", "snares", "surge_due", "surges", "traps", "weather",)

    def clone(self) -> "Room":
        copy = Room()
        copy.foes = [each.clone() for each in self.foes]
        copy.traps = self.traps
        copy.snares = self.snares
        copy.surges = self.surges
        copy.surge_due = self.surge_due
        copy.weather = self.weather
        return copy

    def read_out(self, to: Listener) -> None:
        to.things(self.foes)
        to.number(self.traps)
        to.number(self.snares)
        to.number(self.surges)
        to.number(self.surge_due)
        to.number(self.weather)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("foes", 1, Foe, "", NUMBER, "crowd"), DataField("traps", 0, None, "field", SET),
            DataField("snares", 0, None, "field", SET), DataField("surges", 0, None, "n"),
            DataField("surge_due", 0, None, "n"), DataField("weather", 0, None, "keyword", SET)]

def new_room(*, foes: PerCrowd[state.Foe] | None = None, traps: FieldSet = 0, snares: FieldSet = 0, surges: N = 0,
    surge_due: Hidden[N] = 0, weather: KeywordSet = 0) -> Room:
    made = Room()
    made.foes = [] if foes is None else foes
    made.traps = traps
    made.snares = snares
    made.surges = surges
    made.surge_due = surge_due
    made.weather = weather
    return made

class SeenRoom(TypedDict):
    traps: list[str]
    snares: list[str]
    surges: int
    weather: list[str]

def seen_room(thing: state.Room) -> SeenRoom:
    return {
        "traps": [words.FIELDS[each] for each in members(thing.traps)],
        "snares": [words.FIELDS[each] for each in members(thing.snares)],
        "surges": thing.surges,
        "weather": [words.KEYWORDS[each] for each in members(thing.weather)],
    }

class Decks(state.Decks):
    __slots__ = ("drawn", "encounter", "encounters", "finds", "spent_encounters", "spent_finds",)

    def clone(self) -> "Decks":
        copy = Decks()
        copy.encounter = self.encounter
        copy.encounters = self.encounters[:]
        copy.finds = self.finds[:]
        copy.spent_encounters = self.spent_encounters[:]
        copy.spent_finds = self.spent_finds[:]
        copy.drawn = self.drawn[:]
        return copy

    def read_out(self, to: Listener) -> None:
        to.number(self.encounter)
        to.numbers(self.encounters)
        to.numbers(self.finds)
        to.numbers(self.spent_encounters)
        to.numbers(self.spent_finds)
        to.numbers(self.drawn)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("encounter", 0, None, "encounter", MAYBE),
            DataField("encounters", 1, None, "encounter", PILE), DataField("finds", 1, None, "item", PILE),
            DataField("spent_encounters", 1, None, "encounter", ONE_OF),
            DataField("spent_finds", 1, None, "item", ONE_OF), DataField("drawn", 1, None, "item", ONE_OF)]

def new_decks(*, encounter: Maybe[Encounter] = -1, encounters: Stack[Encounter] | None = None,
    finds: Stack[Item] | None = None, spent_encounters: Hidden[list[Encounter]] | None = None,
    spent_finds: list[Item] | None = None, drawn: list[Item] | None = None) -> Decks:
    made = Decks()
    made.encounter = encounter
    made.encounters = [] if encounters is None else encounters
    made.finds = [] if finds is None else finds
    made.spent_encounters = [] if spent_encounters is None else spent_encounters
    made.spent_finds = [] if spent_finds is None else spent_finds
    made.drawn = [] if drawn is None else drawn
    return made

class SeenDecks(TypedDict):
    encounter: str | None
    encounters: int
    finds: int
    spent_finds: list[str]
    drawn: list[str]

def seen_decks(thing: state.Decks, names: words.Names) -> SeenDecks:
    return {
        "encounter": names.encounter[thing.encounter] if thing.encounter >= 0 else None,
        "encounters": len(thing.encounters),
        "finds": len(thing.finds),
        "spent_finds": [names.item[each] for each in thing.spent_finds],
        "drawn": [names.item[each] for each in thing.drawn],
    }

class Chapter(state.Chapter):
    __slots__ = ("achieved", "acts", "came_counts", "counts", "end", "ended", "fired", "foe_weakened", "goal", "greedy",
        "hourglass", "lines", "number", "peaceful", "permissions", "warned", "wheel",)

    def clone(self) -> "Chapter":
        copy = Chapter()
        copy.number = self.number
        copy.hourglass = self.hourglass
        copy.end = self.end
        copy.wheel = self.wheel
        copy.goal = self.goal
        copy.lines = self.lines
        copy.acts = self.acts[:]
        copy.fired = self.fired
        copy.counts = self.counts[:]
        copy.came_counts = self.came_counts[:]
        copy.permissions = self.permissions
        copy.greedy = self.greedy
        copy.peaceful = self.peaceful
        copy.achieved = self.achieved[:]
        copy.foe_weakened = self.foe_weakened
        copy.warned = self.warned
        copy.ended = self.ended
        return copy

    def read_out(self, to: Listener) -> None:
        to.number(self.number)
        to.number(self.hourglass)
        to.number(self.end)
        to.number(self.wheel)
        to.number(self.goal)
        to.number(self.lines)
        to.numbers(self.acts)
        to.number(self.fired)
        to.numbers(self.counts)
        to.numbers(self.came_counts)
        to.number(self.permissions)
        to.number(self.greedy)
        to.number(self.peaceful)
        to.numbers(self.achieved)
        to.number(self.foe_weakened)
        to.number(self.warned)
        to.number(self.ended)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("number", 0, None, "chapter", ONE_OF), DataField("hourglass", 0, None, "n"),
            DataField("end", 0, None, "n"), DataField("wheel", 0, None, "n"),
            DataField("goal", 0, None, "page", ONE_OF), DataField("lines", 0, None, "line", SET),
            DataField("acts", 1, None, "n", NUMBER, "act"), DataField("fired"),
            DataField("counts", 1, None, "n", NUMBER, "count"), DataField("came_counts", 1, None, "n", NUMBER, "count"),
            DataField("permissions", 0, None, "permission", SET), DataField("greedy", 0, None, "", FLAG),
            DataField("peaceful", 0, None, "foe", SET), DataField("achieved", 1, None, "hero", MAYBE, "achievement"),
            DataField("foe_weakened", 0, None, "n"), DataField("warned", 0, None, "n"),
            DataField("ended", 0, None, "ending")]

def new_chapter(*, number: Hidden[words.Chapter], hourglass: N = 0, end: N = 0, wheel: N = 0, goal: Page,
    lines: LineSet = 0, acts: Hidden[PerAct[N]], fired: Hidden[int] = 0, counts: Hidden[PerCount[N]],
    came_counts: Hidden[PerCount[N]], permissions: Hidden[PermissionSet] = 0, greedy: Flag = 0,
    peaceful: Hidden[FoeSet] = 0, achieved: Hidden[PerAchievement[Maybe[Hero]]], foe_weakened: Hidden[N] = 0,
    warned: Hidden[N] = 0, ended: Hidden[Ending] = 0) -> Chapter:
    made = Chapter()
    made.number = number
    made.hourglass = hourglass
    made.end = end
    made.wheel = wheel
    made.goal = goal
    made.lines = lines
    made.acts = acts
    made.fired = fired
    made.counts = counts
    made.came_counts = came_counts
    made.permissions = permissions
    made.greedy = greedy
    made.peaceful = peaceful
    made.achieved = achieved
    made.foe_weakened = foe_weakened
    made.warned = warned
    made.ended = ended
    return made

class SeenChapter(TypedDict):
    hourglass: int
    end: int
    wheel: int
    goal: str
    lines: list[str]
    greedy: bool

def seen_chapter(thing: state.Chapter, names: words.Names) -> SeenChapter:
    return {
        "hourglass": thing.hourglass,
        "end": thing.end,
        "wheel": thing.wheel,
        "goal": names.page[thing.goal],
        "lines": [names.line[each] for each in members(thing.lines)],
        "greedy": thing.greedy == 1,
    }

class Turn(state.Turn):
    __slots__ = ("acting", "actions", "began", "blow", "bought", "bow_is_star", "freely", "later", "points", "struck",
        "target",)

    def clone(self) -> "Turn":
        copy = Turn()
        copy.acting = self.acting
        copy.points = self.points
        copy.later = self.later[:]
        copy.began = self.began
        copy.actions = self.actions
        copy.bought = self.bought
        copy.freely = self.freely
        copy.blow = self.blow.clone()
        copy.target = self.target
        copy.bow_is_star = self.bow_is_star
        copy.struck = self.struck
        return copy

    def read_out(self, to: Listener) -> None:
        to.number(self.acting)
        to.number(self.points)
        to.numbers(self.later)
        to.number(self.began)
        to.number(self.actions)
        to.number(self.bought)
        to.number(self.freely)
        to.thing(self.blow)
        to.number(self.target)
        to.number(self.bow_is_star)
        to.number(self.struck)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("acting", 0, None, "card", MAYBE), DataField("points", 0, None, "n"),
            DataField("later", 1, None, "n", NUMBER, "few"), DataField("began", 0, None, "", FLAG),
            DataField("actions", 0, None, "n"), DataField("bought", 0, None, "", FLAG),
            DataField("freely", 0, None, "free_action", SET), DataField("blow", 0, Blow),
            DataField("target", 0, None, "hero", MAYBE), DataField("bow_is_star", 0, None, "", FLAG),
            DataField("struck", 0, None, "hero", SET)]

def new_turn(*, acting: Hidden[Maybe[Card]] = -1, points: Hidden[N] = 0, later: Hidden[PerFew[N]] | None = None,
    began: Hidden[Flag] = 0, actions: Hidden[N] = 0, bought: Hidden[Flag] = 0, freely: Hidden[FreeActionSet] = 0,
    blow: state.Blow, target: Hidden[Maybe[Hero]] = -1, bow_is_star: Hidden[Flag] = 0,
    struck: Hidden[HeroSet] = 0) -> Turn:
    made = Turn()
    made.acting = acting
    made.points = points
    made.later = [] if later is None else later
    made.began = began
    made.actions = actions
    made.bought = bought
    made.freely = freely
    made.blow = blow
    made.target = target
    made.bow_is_star = bow_is_star
    made.struck = struck
    return made

class MausState(state.MausState):
    __slots__ = ("card_wounds", "chapter", "content", "decks", "dice", "endings", "house", "inspired", "losses",
        "marked", "party", "room", "round", "track", "turn", "variant",)

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
        copy.endings = self.endings[:]
        copy.losses = self.losses[:]
        copy.party = self.party.clone()
        copy.house = self.house.clone()
        copy.room = self.room.clone()
        copy.decks = self.decks.clone()
        copy.chapter = self.chapter.clone()
        copy.round = self.round
        copy.inspired = self.inspired
        copy.track = self.track[:]
        copy.marked = self.marked
        copy.card_wounds = self.card_wounds[:]
        copy.turn = self.turn.clone()
        copy.dice = self.dice[:]
        return copy

    def read_out(self, to: Listener) -> None:
        to.thing(self.variant)
        to.numbers(self.endings)
        to.numbers(self.losses)
        to.thing(self.party)
        to.thing(self.house)
        to.thing(self.room)
        to.thing(self.decks)
        to.thing(self.chapter)
        to.number(self.round)
        to.number(self.inspired)
        to.numbers(self.track)
        to.number(self.marked)
        to.numbers(self.card_wounds)
        to.thing(self.turn)
        to.numbers(self.dice)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("variant", 0, Variant),
            DataField("endings", 1, None, "ending", NUMBER, "chapter"),
            DataField("losses", 1, None, "n", NUMBER, "chapter"), DataField("party", 0, Party),
            DataField("house", 0, House), DataField("room", 0, Room), DataField("decks", 0, Decks),
            DataField("chapter", 0, Chapter), DataField("round", 0, None, "n"),
            DataField("inspired", 0, None, "", FLAG), DataField("track", 1, None, "card", ONE_OF, "turn"),
            DataField("marked", 0, None, "card", SET), DataField("card_wounds", 1, None, "n", NUMBER, "foe_card"),
            DataField("turn", 0, Turn), DataField("dice", 1, None, "face", ONE_OF)]

def new_maus_state(*, seats: int, chance: int, events: list[Event] | None, content: Content, variant: state.Variant,
    endings: Hidden[PerChapter[Ending]], losses: Hidden[PerChapter[N]], party: state.Party, house: state.House,
    room: state.Room, decks: state.Decks, chapter: state.Chapter, round: N = 0, inspired: Hidden[Flag] = 0,
    track: Hidden[PerTurn[Card]] | None = None, marked: Hidden[CardSet] = 0, card_wounds: Hidden[PerFoeCard[N]],
    turn: state.Turn, dice: list[Face] | None = None) -> MausState:
    made = MausState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.variant = variant
    made.endings = endings
    made.losses = losses
    made.party = party
    made.house = house
    made.room = room
    made.decks = decks
    made.chapter = chapter
    made.round = round
    made.inspired = inspired
    made.track = [] if track is None else track
    made.marked = marked
    made.card_wounds = card_wounds
    made.turn = turn
    made.dice = [] if dice is None else dice
    return made

class SeenMausState(TypedDict):
    round: int
    dice: list[str]

def seen_maus_state(thing: state.MausState) -> SeenMausState:
    return {
        "round": thing.round,
        "dice": [words.FACES[each] for each in thing.dice],
    }

class DoubleDice(Effect[state.MausState]):
    def happen(self, s: state.MausState, seat: Seat, effect: Deed) -> None:
        s.turn.blow.doubled = 1

class Pierce(Effect[state.MausState]):
    def happen(self, s: state.MausState, seat: Seat, effect: Deed) -> None:
        s.turn.blow.pierce = 1

class Sweep(Effect[state.MausState]):
    def happen(self, s: state.MausState, seat: Seat, effect: Deed) -> None:
        s.turn.blow.sweep = 1

class SeeAll(Effect[state.MausState]):
    def happen(self, s: state.MausState, seat: Seat, effect: Deed) -> None:
        s.turn.blow.see_all = 1

class FollowUp(Effect[state.MausState]):
    def happen(self, s: state.MausState, seat: Seat, effect: Deed) -> None:
        s.turn.blow.follow_up = 1

class EveryKnife(Effect[state.MausState]):
    def happen(self, s: state.MausState, seat: Seat, effect: Deed) -> None:
        s.turn.blow.every_knife = 1

class BowIsStar(Effect[state.MausState]):
    def happen(self, s: state.MausState, seat: Seat, effect: Deed) -> None:
        s.turn.bow_is_star = 1

class Inspire(Effect[state.MausState]):
    def happen(self, s: state.MausState, seat: Seat, effect: Deed) -> None:
        s.inspired = 1
