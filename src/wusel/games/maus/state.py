"""The table of Maus und Mystik: the room, the figures in it, the track, the pages, and what everybody carries."""

from typing import Final

from wusel.engine.data import Data, Field, Fixed
from wusel.engine.sets import NONE, only
from wusel.engine.state import State
from wusel.games.maus.limits import HEROES

NOTHING: Final = -1
NOWHERE: Final = -1

STILL_PLAYING: Final = 0
WON: Final = 1
OUT_OF_TIME: Final = 2
ALL_CAPTURED: Final = 3
STORY_LOST: Final = 4
END_REASONS: Final = ("", "won", "time", "capture", "story")

# Free actions, each once a turn (MM-FRE1, MM-Q5)
EQUIPPED: Final = 0
TRADED: Final = 1
LEVELLED: Final = 2
NURSED: Final = 3
MOVED_FRIEND: Final = 4


class Variant(Fixed):
    """What was agreed before the game."""

    campaign: int  # whether the next chapter follows
    difficulty: int
    disguise_elites: int  # the disguise works on elites too (MM-STA7)
    against_current: int  # mice may swim against the current (MM-WAT5)
    split_move: int  # movement may go on after the action (MM-Q6)
    every_escape: int  # also after the third capture she is freed at once (MM-Q23)

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("against_current", "campaign", "difficulty", "disguise_elites", "every_escape", "split_move",)

    def __init__(self, campaign: int, difficulty: int, disguise_elites: int, against_current: int, split_move: int,
        every_escape: int) -> None:
        self.campaign = campaign
        self.difficulty = difficulty
        self.disguise_elites = disguise_elites
        self.against_current = against_current
        self.split_move = split_move
        self.every_escape = every_escape

    @classmethod
    def declared(cls) -> list[Field]:
        return [Field("campaign"), Field("difficulty"), Field("disguise_elites"), Field("against_current"),
            Field("split_move"), Field("every_escape")]
    # fmt: on
    # --- made until here


class Mouse(Data):
    """A hero of the party."""

    hero: int
    seat: int  # who leads her
    field: int  # NOWHERE while she is captured or on her way to another room
    wounds: int  # poison wounds among them
    poison: int
    cheese: int
    conditions: int  # the set of them
    abilities: int  # the set of them
    worn: list[int]  # gear and finds she wears
    powers: int  # hers, and those of what she wears
    pack: list[int]  # finds in her bundle, tricks among them
    searched: int  # the rooms in which she has found something
    captures: int  # in this chapter
    ability_used: int  # in this round
    dice: int  # more for her attacks in this round
    shield: int  # more for her defence, until her next turn
    spent: int  # powers used in this room
    roaches: int  # beaten in this encounter
    came_worn: list[int]  # what she wore, had and knew when the chapter began
    came_pack: list[int]
    came_abilities: int

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("abilities", "ability_used", "came_abilities", "came_pack", "came_worn", "captures", "cheese",
        "conditions", "dice", "field", "hero", "pack", "poison", "powers", "roaches", "searched", "seat", "shield",
        "spent", "worn", "wounds",)

    def __init__(self, hero: int, seat: int, field: int, wounds: int, poison: int, cheese: int, conditions: int,
        abilities: int, worn: list[int], powers: int, pack: list[int], searched: int, captures: int, ability_used: int,
        dice: int, shield: int, spent: int, roaches: int, came_worn: list[int], came_pack: list[int],
        came_abilities: int) -> None:
        self.hero = hero
        self.seat = seat
        self.field = field
        self.wounds = wounds
        self.poison = poison
        self.cheese = cheese
        self.conditions = conditions
        self.abilities = abilities
        self.worn = worn
        self.powers = powers
        self.pack = pack
        self.searched = searched
        self.captures = captures
        self.ability_used = ability_used
        self.dice = dice
        self.shield = shield
        self.spent = spent
        self.roaches = roaches
        self.came_worn = came_worn
        self.came_pack = came_pack
        self.came_abilities = came_abilities

    def clone(self) -> "Mouse":
        return Mouse(self.hero, self.seat, self.field, self.wounds, self.poison, self.cheese, self.conditions,
            self.abilities, self.worn[:], self.powers, self.pack[:], self.searched, self.captures, self.ability_used,
            self.dice, self.shield, self.spent, self.roaches, self.came_worn[:], self.came_pack[:], self.came_abilities)

    @classmethod
    def declared(cls) -> list[Field]:
        return [Field("hero"), Field("seat"), Field("field"), Field("wounds"), Field("poison"), Field("cheese"),
            Field("conditions"), Field("abilities"), Field("worn", 1), Field("powers"), Field("pack", 1),
            Field("searched"), Field("captures"), Field("ability_used"), Field("dice"), Field("shield"), Field("spent"),
            Field("roaches"), Field("came_worn", 1), Field("came_pack", 1), Field("came_abilities")]
    # fmt: on
    # --- made until here


class Foe(Data):
    """A figure of a foe in the room."""

    figure: int
    foe: int
    field: int
    wounds: int
    down: int
    calm: int  # no enemy (MM-Q45)

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("calm", "down", "field", "figure", "foe", "wounds",)

    def __init__(self, figure: int, foe: int, field: int, wounds: int, down: int, calm: int) -> None:
        self.figure = figure
        self.foe = foe
        self.field = field
        self.wounds = wounds
        self.down = down
        self.calm = calm

    def clone(self) -> "Foe":
        return Foe(self.figure, self.foe, self.field, self.wounds, self.down, self.calm)

    @classmethod
    def declared(cls) -> list[Field]:
        return [Field("figure"), Field("foe"), Field("field"), Field("wounds"), Field("down"), Field("calm")]
    # fmt: on
    # --- made until here


class Blow(Data):
    """What cards add to the next attack of this turn."""

    dice: int
    doubled: int
    weaken: int  # dice less for the defender
    pierce: int  # unstarred shields do not block
    sweep: int  # against everybody on the field
    see_all: int  # no line of sight is needed
    follow_up: int  # after a defeat there may be another attack on that field
    every_knife: int

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("dice", "doubled", "every_knife", "follow_up", "pierce", "see_all", "sweep", "weaken",)

    def __init__(self, dice: int, doubled: int, weaken: int, pierce: int, sweep: int, see_all: int, follow_up: int,
        every_knife: int) -> None:
        self.dice = dice
        self.doubled = doubled
        self.weaken = weaken
        self.pierce = pierce
        self.sweep = sweep
        self.see_all = see_all
        self.follow_up = follow_up
        self.every_knife = every_knife

    def clone(self) -> "Blow":
        return Blow(self.dice, self.doubled, self.weaken, self.pierce, self.sweep, self.see_all, self.follow_up,
            self.every_knife)

    @classmethod
    def declared(cls) -> list[Field]:
        return [Field("dice"), Field("doubled"), Field("weaken"), Field("pierce"), Field("sweep"), Field("see_all"),
            Field("follow_up"), Field("every_knife")]
    # fmt: on
    # --- made until here


class MausState(State):
    """Everything on the table. Fields are numbered as squares, a1 to f6, and the same in every room."""

    variant: Variant
    chapter: int
    tries: int  # at this chapter
    mice: list[Mouse]
    slots: list[int]  # for each hero her place in `mice`, NOTHING if she stays at home
    foes: list[Foe]  # by figure
    track: list[int]  # initiative cards from the top
    marked: int  # the cards that have acted in this round
    struck: int  # the mice that were attacked in this turn of foes
    acting: int  # the card whose turn it is, or NOTHING
    card_wounds: list[int]  # of main foes with several cards, by card
    round: int
    room: int
    turned_up: int  # the rooms whose side of the tile lies up
    visited: int  # rooms
    grounds: list[int]  # for each room how it is now
    traps: int  # fields of this room with a trap
    snares: int  # those that work on foes
    behind: list[int]  # peaceful figures elsewhere: room, foe and field of each, NOWHERE on their way (MM-Q45)
    wheel: int
    surge_due: int  # for how many full wheels nobody has come yet (MM-CHW2)
    surges: int  # in this room
    hourglass: int
    end: int
    encounter: int  # the open card, or NOTHING
    weather: int  # keywords of the last encounter that hold in this room
    encounters: list[int]  # cards that nobody has seen, sorted: there is no order that anybody could know (MM-H1)
    finds: list[int]  # likewise
    spent_encounters: list[int]
    spent_finds: list[int]
    drawn: list[int]  # finds of which one may be kept
    party: list[int]  # common items
    came_party: list[int]  # those there were when the chapter began
    came_counts: list[int]  # and what was counted then
    greedy: int
    peaceful: int  # kinds of foes that come as friends
    counts: list[int]
    permissions: int
    goal: int  # the page that says it
    acts: list[int]  # how often each act was done
    fired: int  # rules of the chapter that have happened
    points: int  # of movement left
    later: list[int]  # points of movements that have not begun
    began: int  # whether the movement at hand has begun
    actions: int  # left in this turn
    inspired: int  # mice may buy another action in this round
    bought: int  # another action in this turn
    freely: int  # free actions of this turn
    blow: Blow
    dice: list[int]
    target: int  # the mouse whom a card was aimed at, or NOTHING
    achieved: list[int]  # for each achievement its hero, or NOTHING
    bow_is_star: int  # in the next search of this turn
    foe_weakened: int  # dice less for the defence of foes, by the story
    warned: int  # dice more for mice against what strikes them next, by the story
    ended: int

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("achieved", "acting", "actions", "acts", "began", "behind", "blow", "bought", "bow_is_star",
        "came_counts", "came_party", "card_wounds", "chapter", "counts", "dice", "drawn", "encounter", "encounters",
        "end", "ended", "finds", "fired", "foe_weakened", "foes", "freely", "goal", "greedy", "grounds", "hourglass",
        "inspired", "later", "marked", "mice", "party", "peaceful", "permissions", "points", "room", "round", "slots",
        "snares", "spent_encounters", "spent_finds", "struck", "surge_due", "surges", "target", "track", "traps",
        "tries", "turned_up", "variant", "visited", "warned", "weather", "wheel",)

    def __init__(self, seats: int, chance: int, agenda: list[int], chosen: list[int], asked: int, owing: int,
        shown: int, variant: Variant, chapter: int, tries: int, mice: list[Mouse], slots: list[int], foes: list[Foe],
        track: list[int], marked: int, struck: int, acting: int, card_wounds: list[int], round: int, room: int,
        turned_up: int, visited: int, grounds: list[int], traps: int, snares: int, behind: list[int], wheel: int,
        surge_due: int, surges: int, hourglass: int, end: int, encounter: int, weather: int, encounters: list[int],
        finds: list[int], spent_encounters: list[int], spent_finds: list[int], drawn: list[int], party: list[int],
        came_party: list[int], came_counts: list[int], greedy: int, peaceful: int, counts: list[int], permissions: int,
        goal: int, acts: list[int], fired: int, points: int, later: list[int], began: int, actions: int, inspired: int,
        bought: int, freely: int, blow: Blow, dice: list[int], target: int, achieved: list[int], bow_is_star: int,
        foe_weakened: int, warned: int, ended: int) -> None:
        super().__init__(seats, chance, agenda, chosen, asked, owing, shown)
        self.variant = variant
        self.chapter = chapter
        self.tries = tries
        self.mice = mice
        self.slots = slots
        self.foes = foes
        self.track = track
        self.marked = marked
        self.struck = struck
        self.acting = acting
        self.card_wounds = card_wounds
        self.round = round
        self.room = room
        self.turned_up = turned_up
        self.visited = visited
        self.grounds = grounds
        self.traps = traps
        self.snares = snares
        self.behind = behind
        self.wheel = wheel
        self.surge_due = surge_due
        self.surges = surges
        self.hourglass = hourglass
        self.end = end
        self.encounter = encounter
        self.weather = weather
        self.encounters = encounters
        self.finds = finds
        self.spent_encounters = spent_encounters
        self.spent_finds = spent_finds
        self.drawn = drawn
        self.party = party
        self.came_party = came_party
        self.came_counts = came_counts
        self.greedy = greedy
        self.peaceful = peaceful
        self.counts = counts
        self.permissions = permissions
        self.goal = goal
        self.acts = acts
        self.fired = fired
        self.points = points
        self.later = later
        self.began = began
        self.actions = actions
        self.inspired = inspired
        self.bought = bought
        self.freely = freely
        self.blow = blow
        self.dice = dice
        self.target = target
        self.achieved = achieved
        self.bow_is_star = bow_is_star
        self.foe_weakened = foe_weakened
        self.warned = warned
        self.ended = ended

    def clone(self) -> "MausState":
        copy = MausState(self.seats, self.chance, self.agenda[:], self.chosen[:], self.asked, self.owing, self.shown,
            self.variant, self.chapter, self.tries, [each.clone() for each in self.mice], self.slots[:],
            [each.clone() for each in self.foes], self.track[:], self.marked, self.struck, self.acting,
            self.card_wounds[:], self.round, self.room, self.turned_up, self.visited, self.grounds[:], self.traps,
            self.snares, self.behind[:], self.wheel, self.surge_due, self.surges, self.hourglass, self.end,
            self.encounter, self.weather, self.encounters[:], self.finds[:], self.spent_encounters[:],
            self.spent_finds[:], self.drawn[:], self.party[:], self.came_party[:], self.came_counts[:], self.greedy,
            self.peaceful, self.counts[:], self.permissions, self.goal, self.acts[:], self.fired, self.points,
            self.later[:], self.began, self.actions, self.inspired, self.bought, self.freely, self.blow.clone(),
            self.dice[:], self.target, self.achieved[:], self.bow_is_star, self.foe_weakened, self.warned, self.ended)
        copy.frame = self.frame
        return copy

    @classmethod
    def declared(cls) -> list[Field]:
        return [*super().declared(), Field("variant", 0, Variant), Field("chapter"), Field("tries"),
            Field("mice", 1, Mouse), Field("slots", 1), Field("foes", 1, Foe), Field("track", 1), Field("marked"),
            Field("struck"), Field("acting"), Field("card_wounds", 1), Field("round"), Field("room"),
            Field("turned_up"), Field("visited"), Field("grounds", 1), Field("traps"), Field("snares"),
            Field("behind", 1), Field("wheel"), Field("surge_due"), Field("surges"), Field("hourglass"), Field("end"),
            Field("encounter"), Field("weather"), Field("encounters", 1), Field("finds", 1),
            Field("spent_encounters", 1), Field("spent_finds", 1), Field("drawn", 1), Field("party", 1),
            Field("came_party", 1), Field("came_counts", 1), Field("greedy"), Field("peaceful"), Field("counts", 1),
            Field("permissions"), Field("goal"), Field("acts", 1), Field("fired"), Field("points"), Field("later", 1),
            Field("began"), Field("actions"), Field("inspired"), Field("bought"), Field("freely"),
            Field("blow", 0, Blow), Field("dice", 1), Field("target"), Field("achieved", 1), Field("bow_is_star"),
            Field("foe_weakened"), Field("warned"), Field("ended")]
    # fmt: on
    # --- made until here

    # --- questions

    def mouse(self, hero: int) -> Mouse:
        return self.mice[self.slots[hero]]

    def foe_of(self, figure: int) -> Foe | None:
        """The foe with a figure, None if it is not in the room."""
        for foe in self.foes:
            if foe.figure == figure:
                return foe
        return None

    def free_mice(self) -> list[Mouse]:
        """Those that are not captured."""
        return [mouse for mouse in self.mice if mouse.field != NOWHERE]

    def enemies(self) -> list[Foe]:
        """The foes that fight (MM-Q45)."""
        return [foe for foe in self.foes if not foe.calm]

    def is_quiet(self) -> bool:
        """Whether no enemy is in the room."""
        return all(foe.calm for foe in self.foes)

    def place_of(self, hero: int) -> int:
        """How far down the track a hero's card lies."""
        return self.track.index(hero)

    def mice_on(self, field: int) -> int:
        n = 0
        for mouse in self.mice:
            if mouse.field == field:
                n += 1
        return n

    def enemies_on(self, field: int) -> int:
        n = 0
        for foe in self.foes:
            if foe.field == field and not foe.calm:
                n += 1
        return n

    def fields_of_mice(self) -> int:
        """The fields on which mice stand."""
        fields = NONE
        for mouse in self.mice:
            if mouse.field != NOWHERE:
                fields |= only(mouse.field)
        return fields

    def fields_of_enemies(self) -> int:
        fields = NONE
        for foe in self.foes:
            if not foe.calm:
                fields |= 1 << foe.field
        return fields

    def speaker(self) -> int:
        """Who decides for all: the player of the first mouse on the track that is free (MM-ENT1)."""
        for card in self.track:
            if card < HEROES:
                mouse = self.mouse(card)
                if mouse.field != NOWHERE:
                    return mouse.seat
        return self.mice[0].seat


def is_in(mouse: Mouse, condition: int) -> bool:
    """Whether a condition lies on a mouse (MM-NEG0)."""
    return mouse.conditions >> condition & 1 == 1


def no_blow() -> Blow:
    return Blow(0, 0, 0, 0, 0, 0, 0, 0)


def forget_blow(s: MausState) -> None:
    """What cards had added to an attack is over."""
    blow = s.blow
    added = blow.dice or blow.weaken or blow.doubled or blow.pierce or blow.sweep or blow.see_all or blow.follow_up
    if added or blow.every_knife:
        s.blow = no_blow()
