"""The table of Maus und Mystik: the room, the figures in it, the track, the pages, and what everybody carries."""

from typing import Final

from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.kinds import Flag, Hidden, Maybe, Seat, Stack
from wusel.engine.sets import NONE
from wusel.engine.state import State
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.limits import HEROES
from wusel.games.maus.words import (
    AbilitySet,
    Card,
    CardSet,
    Condition,
    ConditionSet,
    Difficulty,
    Encounter,
    Ending,
    Face,
    Field,
    FieldSet,
    Figure,
    FoeSet,
    FreeActionSet,
    Hero,
    HeroSet,
    Item,
    KeywordSet,
    LineSet,
    N,
    Page,
    PerAchievement,
    PerAct,
    PerChapter,
    PerCount,
    PerCrowd,
    PerFew,
    PerFoeCard,
    PerHero,
    PermissionSet,
    PerRoom,
    PerSlot,
    PerTurn,
    PowerSet,
    RoomSet,
    Slot,
)

STILL_PLAYING: Final = 0
WON: Final = 1
OUT_OF_TIME: Final = 2
ALL_CAPTURED: Final = 3
STORY_LOST: Final = 4
END_REASONS: Final = ("", "won", "time", "capture", "story")


class Variant(Fixed):
    """What was agreed before the game."""

    __slots__ = MADE
    campaign: Flag  # whether chapters follow one another
    evenings: N  # after so many chapters, lost ones included, the book is closed; after none of them if it is 0
    onward: Flag  # the story may go on after a loss, at its price (MM-S4)
    difficulty: Difficulty
    disguise_elites: Flag  # the disguise works on elites too (MM-STA7)
    against_current: Flag  # mice may swim against the current (MM-WAT5)
    split_move: Flag  # movement may go on after the action (MM-Q6)
    every_escape: Flag  # also after the third capture she is freed at once (MM-Q23)


class Mouse(Data):
    """A hero of the party."""

    __slots__ = MADE
    hero: Hero
    seat: Seat  # who leads her
    field: Maybe[Field]  # NOWHERE while she is captured or on her way to another room (MM-EXP4)
    wounds: N  # poison wounds among them
    poison: N
    cheese: N
    conditions: ConditionSet
    abilities: AbilitySet
    worn: list[Item]  # gear and finds she wears
    powers: Hidden[PowerSet]  # hers, and those of what she wears
    pack: list[Item]  # finds in her bundle, tricks among them
    searched: Hidden[RoomSet]  # in which she has found something
    captures: N  # in this chapter
    ability_used: Flag  # in this round
    dice: N  # more for her attacks in this round
    shield: N  # more for her defence, until her next turn
    spent: Hidden[PowerSet]  # used in this room
    roaches: Hidden[N]  # beaten in this encounter
    came_worn: Hidden[list[Item]]  # what she wore, had and knew when the chapter began
    came_pack: Hidden[list[Item]]
    came_abilities: Hidden[AbilitySet]


class Foe(Data):
    """A figure of a foe in the room."""

    __slots__ = MADE
    figure: Figure
    foe: words.Foe
    field: Field
    wounds: N
    down: Flag
    calm: Flag  # no enemy (MM-Q45)


class Blow(Data):
    """What cards add to the next attack of this turn."""

    __slots__ = MADE
    dice: N
    doubled: Flag
    weaken: N  # dice less for the defender
    pierce: Flag  # unstarred shields do not block
    sweep: Flag  # against everybody on the field
    see_all: Flag  # no line of sight is needed
    follow_up: Flag  # after a defeat there may be another attack on that field
    every_knife: Flag


class Party(Data):
    """The mice, and what they have in common."""

    __slots__ = MADE
    mice: PerSlot[Mouse]
    slots: Hidden[PerHero[Maybe[Slot]]]  # her place in `mice`, NOTHING if she stays at home
    items: Hidden[list[Item]]
    came_items: Hidden[list[Item]]  # those there were when the chapter began


class House(Data):
    """The tiles, and what happens in the rooms that the mice are not in."""

    __slots__ = MADE
    room: words.Room  # that the mice are in
    turned_up: Hidden[RoomSet]  # whose side of the tile lies up
    visited: RoomSet
    grounds: Hidden[PerRoom[words.Ground]]  # how it is now
    behind: Hidden[list[int]]  # peaceful figures elsewhere: see guests.py


class Room(Data):
    """What lies and stands in the room that the mice are in."""

    __slots__ = MADE
    foes: PerCrowd[Foe]  # by figure
    traps: FieldSet
    snares: FieldSet  # traps that work on foes
    surges: N
    surge_due: Hidden[N]  # for how many full wheels nobody has come yet (MM-CHW2)
    weather: KeywordSet  # of the last encounter, that hold in this room


class Decks(Data):
    """Cards that nobody has, and those that have been drawn."""

    __slots__ = MADE
    encounter: Maybe[Encounter]  # the open card
    encounters: Stack[Encounter]  # that nobody has seen: there is no order that anybody could know (MM-H1)
    finds: Stack[Item]  # likewise
    spent_encounters: Hidden[list[Encounter]]
    spent_finds: list[Item]
    drawn: list[Item]  # of which one may be kept


class Chapter(Data):
    """The chapter that is told: its time, its goal, and what has happened in it."""

    __slots__ = MADE
    number: Hidden[words.Chapter]
    hourglass: N
    end: N
    wheel: N
    goal: Page  # that says it
    lines: LineSet  # that were said on pages of this chapter
    acts: Hidden[PerAct[N]]  # how often each was done
    fired: Hidden[int]  # rules of the chapter that have happened, as bits
    counts: Hidden[PerCount[N]]
    came_counts: Hidden[PerCount[N]]  # what was counted when it began
    permissions: Hidden[PermissionSet]
    greedy: Flag
    peaceful: Hidden[FoeSet]  # that come as friends
    achieved: Hidden[PerAchievement[Maybe[Hero]]]
    foe_weakened: Hidden[N]  # dice less for the defence of foes, by the story
    warned: Hidden[N]  # dice more for mice against what strikes them next, by the story
    ended: Hidden[Ending]


class Turn(Data):
    """What is left of the turn of a mouse, and what has happened in that of foes."""

    __slots__ = MADE
    acting: Hidden[Maybe[Card]]  # whose it is
    points: Hidden[N]  # of movement left
    later: Hidden[PerFew[N]]  # points of movements that have not begun
    began: Hidden[Flag]  # whether the movement at hand has begun
    actions: Hidden[N]  # left
    bought: Hidden[Flag]  # another action
    freely: Hidden[FreeActionSet]
    blow: Blow
    target: Hidden[Maybe[Hero]]  # whom a card was aimed at
    bow_is_star: Hidden[Flag]  # in the next search
    struck: Hidden[HeroSet]  # that foes have attacked


class MausState(State):
    """Everything on the table. Fields are numbered as squares, a1 to f6, and the same in every room."""

    __slots__ = MADE
    content: Content
    variant: Variant
    endings: Hidden[PerChapter[Ending]]  # how each was told last, 0 if it was not
    losses: Hidden[PerChapter[N]]  # how often each was lost
    party: Party
    house: House
    room: Room
    decks: Decks
    chapter: Chapter
    round: N
    inspired: Hidden[Flag]  # mice may buy another action in this round
    track: Hidden[PerTurn[Card]]  # initiative cards from the top
    marked: Hidden[CardSet]  # that have acted in this round
    card_wounds: Hidden[PerFoeCard[N]]  # of main foes with several cards
    turn: Turn
    dice: list[Face]

    # --- questions

    def told(self) -> int:
        """How many chapters have been told to their end, lost ones as often as they were lost."""
        return sum(self.losses) + self.endings.count(WON)

    def mouse(self, hero: Card) -> Mouse:
        """The mouse whose card it is."""
        party = self.party
        return party.mice[party.slots[hero]]

    def mice_down_the_track(self) -> list[Mouse]:
        """Those that are not captured, from the top of the track."""
        found: list[Mouse] = []
        mice, slots = self.party.mice, self.party.slots
        for card in self.track:
            if card < HEROES:
                mouse = mice[slots[card]]
                if mouse.field != NOWHERE:
                    found.append(mouse)
        return found

    def foe_of(self, figure: Figure) -> Foe | None:
        """The foe with a figure, None if it is not in the room."""
        for foe in self.room.foes:
            if foe.figure == figure:
                return foe
        return None

    def free_mice(self) -> list[Mouse]:
        """Those that are not captured."""
        return [mouse for mouse in self.party.mice if mouse.field != NOWHERE]

    def enemies(self) -> list[Foe]:
        """The foes that fight (MM-Q45)."""
        return [foe for foe in self.room.foes if not foe.calm]

    def is_quiet(self) -> bool:
        """Whether no enemy is in the room."""
        return all(foe.calm for foe in self.room.foes)

    def mice_on(self, field: Field) -> int:
        n = 0
        for mouse in self.party.mice:
            if mouse.field == field:
                n += 1
        return n

    def enemies_on(self, field: Field) -> int:
        n = 0
        for foe in self.room.foes:
            if foe.field == field and not foe.calm:
                n += 1
        return n

    def fields_of_enemies(self) -> FieldSet:
        fields = NONE
        for foe in self.room.foes:
            if not foe.calm:
                fields |= 1 << foe.field
        return fields

    def speaker(self) -> Seat:
        """Who decides for all: the player of the first mouse on the track that is free (MM-ENT1)."""
        for card in self.track:
            if card < HEROES:
                mouse = self.party.mice[self.party.slots[card]]
                if mouse.field != NOWHERE:
                    return mouse.seat
        return self.party.mice[0].seat


def is_in(mouse: Mouse, condition: Condition) -> bool:
    """Whether a condition lies on a mouse (MM-NEG0)."""
    return mouse.conditions >> condition & 1 == 1
