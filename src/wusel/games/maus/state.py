"""The table of Maus und Mystik: the room with its figures, the track, the pages, and everyone's belongings."""

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
    """The options chosen before the game."""

    __slots__ = MADE
    campaign: Flag  # chapters follow one another
    evenings: N  # the number of chapters, lost ones included, after which the book is closed; 0: no limit
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
    seat: Seat  # the player who leads her
    field: Maybe[Field]  # NOWHERE while she is captured or on her way to another room (MM-EXP4)
    wounds: N  # poison wounds among them
    poison: N
    cheese: N
    conditions: ConditionSet
    abilities: AbilitySet
    worn: list[Item]  # gear and finds she wears
    powers: Hidden[PowerSet]  # her own powers and those of the items she wears
    pack: list[Item]  # finds in her bundle, tricks among them
    searched: Hidden[RoomSet]  # the rooms in which she has found something
    captures: N  # in this chapter
    ability_used: Flag  # in this round
    dice: N  # additional dice for her attacks in this round
    shield: N  # additional dice for her defence until her next turn
    spent: Hidden[PowerSet]  # the powers used in this room
    roaches: Hidden[N]  # the roaches she has beaten in this encounter
    came_worn: Hidden[list[Item]]  # her worn items, bundle and abilities at the start of the chapter
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
    """Bonuses from cards for the next attack of this turn."""

    __slots__ = MADE
    dice: N
    doubled: Flag
    weaken: N  # dice less for the defender
    pierce: Flag  # unstarred shields do not block
    sweep: Flag  # the attack hits every enemy on the field
    see_all: Flag  # no line of sight is needed
    follow_up: Flag  # after a defeat, another attack on that field is possible
    every_knife: Flag


class Party(Data):
    """The mice and their common belongings."""

    __slots__ = MADE
    mice: PerSlot[Mouse]
    slots: Hidden[PerHero[Maybe[Slot]]]  # the index of each hero in `mice`, NOTHING for heroes outside the party
    items: Hidden[list[Item]]
    came_items: Hidden[list[Item]]  # the items at the start of the chapter


class House(Data):
    """The tiles, and the figures in rooms without mice."""

    __slots__ = MADE
    room: words.Room  # the room that the mice are in
    turned_up: Hidden[RoomSet]  # the rooms on the visible sides of the tiles
    visited: RoomSet
    grounds: Hidden[PerRoom[words.Ground]]  # the current drawing of each room
    behind: Hidden[list[int]]  # peaceful figures elsewhere: see guests.py


class Room(Data):
    """The contents of the room that the mice are in."""

    __slots__ = MADE
    foes: PerCrowd[Foe]  # by figure
    traps: FieldSet
    snares: FieldSet  # traps that work on foes
    surges: N
    surge_due: Hidden[N]  # full wheels whose reinforcements have not come yet (MM-CHW2)
    weather: KeywordSet  # keywords of the last encounter that apply in this room


class Decks(Data):
    """The decks, the open card and the drawn cards."""

    __slots__ = MADE
    encounter: Maybe[Encounter]  # the open card
    encounters: Stack[Encounter]  # unseen cards; the deck has no order, because no player could know it (MM-H1)
    finds: Stack[Item]  # unseen cards, also without an order
    spent_encounters: Hidden[list[Encounter]]
    spent_finds: list[Item]
    drawn: list[Item]  # the cards of which a mouse may keep one


class Chapter(Data):
    """The current chapter: its time, its goal and its events."""

    __slots__ = MADE
    number: Hidden[words.Chapter]
    hourglass: N
    end: N
    wheel: N
    goal: Page  # the page that states the goal
    lines: LineSet  # the lines that pages of this chapter have shown
    acts: Hidden[PerAct[N]]  # the number of times each act was done
    fired: Hidden[int]  # the rules of the chapter that have fired, as bits
    counts: Hidden[PerCount[N]]
    came_counts: Hidden[PerCount[N]]  # the counts at the start of the chapter
    permissions: Hidden[PermissionSet]
    greedy: Flag
    peaceful: Hidden[FoeSet]  # the kinds of foes that come as friends
    achieved: Hidden[PerAchievement[Maybe[Hero]]]
    foe_weakened: Hidden[N]  # dice that the story takes from the defence of foes
    warned: Hidden[N]  # additional dice that the story gives mice against the next attack
    ended: Hidden[Ending]


class Turn(Data):
    """The rest of a mouse's turn, and the events of a foe's turn."""

    __slots__ = MADE
    acting: Hidden[Maybe[Card]]  # the card whose turn it is
    points: Hidden[N]  # movement points left
    later: Hidden[PerFew[N]]  # the points of movements that have not begun
    began: Hidden[Flag]  # the current movement has begun
    actions: Hidden[N]  # actions left
    bought: Hidden[Flag]  # another action was bought
    freely: Hidden[FreeActionSet]
    blow: Blow
    target: Hidden[Maybe[Hero]]  # the mouse that a card was aimed at
    bow_is_star: Hidden[Flag]  # a bow counts as a star in the next search
    struck: Hidden[HeroSet]  # the mice that foes have attacked


class MausState(State):
    """Everything on the table. Fields are the squares a1 to f6, with the same numbers in every room."""

    __slots__ = MADE
    content: Content
    variant: Variant
    endings: Hidden[PerChapter[Ending]]  # the last ending of each chapter, 0 if it was not finished yet
    losses: Hidden[PerChapter[N]]  # the number of losses of each chapter
    party: Party
    house: House
    room: Room
    decks: Decks
    chapter: Chapter
    round: N
    inspired: Hidden[Flag]  # mice may buy another action in this round
    track: Hidden[PerTurn[Card]]  # initiative cards from the top
    marked: Hidden[CardSet]  # the cards that have acted in this round
    card_wounds: Hidden[PerFoeCard[N]]  # of main foes with several cards
    turn: Turn
    dice: list[Face]

    # --- questions

    def told(self) -> int:
        """Return the number of finished chapters. A lost chapter counts once for each loss."""
        return sum(self.losses) + self.endings.count(WON)

    def mouse(self, hero: Card) -> Mouse:
        """Return the mouse of an initiative card."""
        party = self.party
        return party.mice[party.slots[hero]]

    def mice_down_the_track(self) -> list[Mouse]:
        """Return the mice that are not captured, from the top of the track."""
        found: list[Mouse] = []
        mice, slots = self.party.mice, self.party.slots
        for card in self.track:
            if card < HEROES:
                mouse = mice[slots[card]]
                if mouse.field != NOWHERE:
                    found.append(mouse)
        return found

    def foe_of(self, figure: Figure) -> Foe | None:
        """Return the foe with a figure, None if it is not in the room."""
        for foe in self.room.foes:
            if foe.figure == figure:
                return foe
        return None

    def free_mice(self) -> list[Mouse]:
        """Return the mice that are not captured."""
        return [mouse for mouse in self.party.mice if mouse.field != NOWHERE]

    def enemies(self) -> list[Foe]:
        """Return the foes that fight (MM-Q45)."""
        return [foe for foe in self.room.foes if not foe.calm]

    def is_quiet(self) -> bool:
        """Return whether the room is free of enemies."""
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
        """Return the seat that decides for all: the player of the first free mouse on the track (MM-ENT1)."""
        for card in self.track:
            if card < HEROES:
                mouse = self.party.mice[self.party.slots[card]]
                if mouse.field != NOWHERE:
                    return mouse.seat
        return self.party.mice[0].seat


def is_in(mouse: Mouse, condition: Condition) -> bool:
    """Return whether a mouse has a condition (MM-NEG0)."""
    return mouse.conditions >> condition & 1 == 1
