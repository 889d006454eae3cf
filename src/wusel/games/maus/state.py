"""The table of Maus und Mystik: the room, the figures in it, the track, the pages, and what everybody carries."""

from typing import Final

from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.sets import NONE, only
from wusel.engine.state import State
from wusel.games.maus.content import Content
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

    __slots__ = MADE
    campaign: int  # whether the next chapter follows
    difficulty: int
    disguise_elites: int  # the disguise works on elites too (MM-STA7)
    against_current: int  # mice may swim against the current (MM-WAT5)
    split_move: int  # movement may go on after the action (MM-Q6)
    every_escape: int  # also after the third capture she is freed at once (MM-Q23)


class Mouse(Data):
    """A hero of the party."""

    __slots__ = MADE
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


class Foe(Data):
    """A figure of a foe in the room."""

    __slots__ = MADE
    figure: int
    foe: int
    field: int
    wounds: int
    down: int
    calm: int  # no enemy (MM-Q45)


class Blow(Data):
    """What cards add to the next attack of this turn."""

    __slots__ = MADE
    dice: int
    doubled: int
    weaken: int  # dice less for the defender
    pierce: int  # unstarred shields do not block
    sweep: int  # against everybody on the field
    see_all: int  # no line of sight is needed
    follow_up: int  # after a defeat there may be another attack on that field
    every_knife: int


class MausState(State):
    """Everything on the table. Fields are numbered as squares, a1 to f6, and the same in every room."""

    __slots__ = MADE
    content: Content
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
