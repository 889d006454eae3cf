"""Exploring: the way into another room, and the foes that the mice meet there (MM-EXP, MM-ENC)."""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Flag, Seat, SeatSet
from wusel.engine.sets import NONE, added, has, only, removed, set_of
from wusel.engine.step import Step
from wusel.games.maus import words
from wusel.games.maus.content.chapters import ENTER
from wusel.games.maus.content.components import ON_PLACING
from wusel.games.maus.content.content import PAWS, Content
from wusel.games.maus.content.house import NOWHERE, OPPOSITE, Ground
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.aiming import seen_from
from wusel.games.maus.rules.cards import answering_abilities, pay_for_ability
from wusel.games.maus.rules.doors import party_has, room_behind
from wusel.games.maus.rules.figures import (
    fields_of_area,
    figures_in_box,
    full_fields,
    ground_of,
    nearest_of,
    nearest_room,
    put_foe,
)
from wusel.games.maus.rules.gear import weapons_of
from wusel.games.maus.rules.guests import Guest, guests_elsewhere, leave_elsewhere, on_their_way
from wusel.games.maus.rules.happenings import stand_at
from wusel.games.maus.rules.hunting import fields_of
from wusel.games.maus.rules.track import drop_cards_of
from wusel.games.maus.rules.triggers import count_on, happens
from wusel.games.maus.state import Foe, MausState, Mouse, is_in
from wusel.games.maus.steps.ask_leader import AskLeader, AskWhoCanAnswer
from wusel.games.maus.words import Area, Encounter, Field, FieldSet, Hero, Item, Room

# Keywords that last while the mice are in the room
WEATHER: Final = only(words.DARK) | only(words.DRAUGHT) | only(words.DUST)

# Small melee foes are placed last (MM-ENC4c)
LAST_RANK: Final = 2


class EnterRoom(Step[MausState]):
    """All mice leave by an exit, and the room behind it is turned up if necessary (MM-EXP2..MM-EXP4). Peaceful figures
    next to a mouse come along (MM-Q45). Until the mice arrive, they are on no field."""

    def act(self, s: MausState) -> None:
        told = words.told_enter_room(s)
        room = room_behind(s, told.exit)
        mice = s.free_mice()
        leave_room(s)
        take_along(s, room)
        for mouse in mice:
            mouse.field = NOWHERE
        words.tell_explored(s, told.hero, told.exit, room)
        if not has(s.house.turned_up, room):
            s.house.turned_up = added(removed(s.house.turned_up, s.content.house.flips[room]), room)
            words.tell_tile_turned(s, room)
        s.house.room = room
        words.then_arrive(s, told.hero, told.exit, set_of([mouse.hero for mouse in mice]))


def take_along(s: MausState, room: Room) -> None:
    """Move the peaceful figures next to a mouse along to another room, where they have no field yet. All others stay
    where they are, and so does a cat (MM-Q45)."""
    mice = fields_of(s.free_mice())
    beside = mice | ground_of(s).beside.of(mice)
    along = [foe for foe in s.room.foes if foe.calm and foe.foe != words.BOSS_CAT and has(beside, foe.field)]
    coming = [Guest(room, foe.foe, NOWHERE) for foe in along]
    staying = [Guest(s.house.room, foe.foe, foe.field) for foe in s.room.foes if foe not in along]
    leave_elsewhere(s, coming + guests_elsewhere(s) + staying)
    s.room.foes = []


def find_again(s: MausState, entry: Field) -> None:
    """Place the guests of this room: new ones near the mice, earlier ones on the fields where they stayed (MM-Q45)."""
    guests = guests_elsewhere(s)
    leave_elsewhere(s, [guest for guest in guests if guest.room != s.house.room])
    for guest in guests:
        if guest.room == s.house.room:
            field = guest.field if guest.field != NOWHERE else entry
            put_foe(s, guest.foe, nearest_room(s, field), calm=1)


def leave_room(s: MausState) -> None:
    """Remove the enemies, the traps and the weather of the room as the mice leave."""
    room = s.room
    enemies = s.enemies()
    room.foes = [foe for foe in room.foes if foe.calm]
    for kind in sorted({foe.foe for foe in enemies}):
        drop_cards_of(s, kind)
    room.traps = NONE
    room.snares = NONE
    room.weather = NONE
    room.surges = 0
    for mouse in s.party.mice:
        mouse.spent = NONE


class Arrive(AskLeader):
    """The mice enter the field at the exit (MM-EXP2), or one next to the turn field (MM-EXP4). They enter one after
    another from the top of the track, then the guests follow (MM-Q37)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        ground, exit_ = ground_of(s), words.told_arrive(s).exit
        if exit_ != words.TURN:
            return [words.place_at(ground.exits[OPPOSITE[exit_]])]
        dry = ground.near[ground.exits[words.TURN]] & ~ground.water & ~ground.high
        return [words.place_at(field) for field in words.each_field(dry)]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        told, field = words.told_arrive(s), words.chosen_field(choice)
        mice = [s.mouse(card) for card in s.track if card < HEROES and has(told.mice, card)]
        guests = on_their_way(s)
        for mouse in mice:
            stand_at(s, mouse, field)
        find_again(s, field)
        count_guests(s, guests, mice[0].hero)
        first = not has(s.house.visited, s.house.room)
        s.house.visited = added(s.house.visited, s.house.room)
        words.then_meet_foes(s, 1 if first else 0)
        if first and any(rule.places for rule in happens(s, ENTER, told.hero, field)):
            begin_encounter(s)


def count_guests(s: MausState, guests: int, hero: Hero) -> None:
    """Set the count of guests that have come along, if the chapter has one (MM-Q45)."""
    count = s.content.chapters[s.chapter.number].guests
    if count != NOTHING:
        s.chapter.counts[count] = 0
        count_on(s, count, guests, hero)


class MeetFoes(Step[MausState]):
    """In a room that they enter for the first time, the mice draw an encounter card, unless the chapter has its own
    foes there (MM-ENC0..MM-ENC3). Then come initiative and a new round (MM-Q15)."""

    def act(self, s: MausState) -> None:
        if not words.told_meet_foes(s):
            return
        if has(s.content.chapters[s.chapter.number].draws, s.house.room) and s.is_quiet():
            new_encounter(s)
        elif not s.is_quiet() or not s.track:
            words.then_lay_track(s, anew=1, ambush=0)


def begin_encounter(s: MausState) -> None:
    """Begin an encounter, by a card or with foes of the chapter, and count beaten cockroaches from zero (MM-ACH2)."""
    for mouse in s.party.mice:
        mouse.roaches = 0


def new_encounter(s: MausState) -> None:
    """Discard the open encounter card and reveal a new one. The page decides which foes come (MM-ENC2, MM-ENC3)."""
    decks = s.decks
    if decks.encounter != NOTHING:
        decks.spent_encounters.append(decks.encounter)
    if not decks.encounters:
        decks.encounters = sorted(decks.spent_encounters)
        decks.spent_encounters = []
    decks.encounter = s.pick(decks.encounters)
    card = s.content.encounters[decks.encounter]
    row = row_of(s.chapter.hourglass)
    words.tell_encounter_drawn(s, decks.encounter, row)
    begin_encounter(s)
    s.room.weather = card.keywords & WEATHER
    s.chapter.greedy = 1 if has(card.keywords, words.GREEDY) else 0
    if has(card.keywords, words.MOUSE_TRAP):
        s.room.traps = ground_of(s).red_x
        for field in words.each_field(s.room.traps):
            words.tell_trap_set(s, field)
    words.then_lay_track(s, anew=1, ambush=1 if has(card.keywords, words.AMBUSH) else 0)
    words.then_disguise(s, decks.encounter)


def row_of(page: int) -> int:
    """Return the row of a card for a page: pages 1 and 2, 3 and 4, 5 and later (MM-Q29)."""
    return 0 if page <= 2 else 1 if page <= 4 else 2


def who_is_met(s: MausState, encounter: Encounter) -> list[tuple[words.Foe, int]]:
    """Return the foes that a card brings on this page, with more of them at a harder difficulty (MM-ENC3, MM-S3)."""
    return s.content.encounters[encounter].met[s.variant.difficulty][row_of(s.chapter.hourglass)]


class Disguise(AskLeader):
    """Mice in disguise may pass by rats. The rats are left out, and the disguise goes back into the search deck
    (MM-STA7)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        row = who_is_met(s, words.told_disguise(s))
        if party_has(s, s.content.disguises) and any(can_be_fooled(s, foe) for foe, _ in row):
            return [words.LEAVE_OUT, words.LET_COME]
        return [words.LET_COME]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        row = who_is_met(s, words.told_disguise(s))
        if choice == words.LEAVE_OUT:
            row = [(foe, n) for foe, n in row if not can_be_fooled(s, foe)]
            item = next(item for item in s.party.items if has(s.content.disguises, item))
            s.party.items.remove(item)
            s.decks.finds = sorted([*s.decks.finds, item])
            words.tell_left_out(s)
        row = sorted(row, key=lambda pair: rank_of(s.content, pair[0]))
        for foe, n in reversed(row):
            words.then_place_foes(s, foe, n, PAWS, 1 if has(s.chapter.peaceful, foe) else 0)


def can_be_fooled(s: MausState, foe: words.Foe) -> bool:
    return foe == words.RAT or (foe == words.RAT_ELITE and bool(s.variant.disguise_elites))


def rank_of(content: Content, foe: words.Foe) -> int:
    """Return the order in which a foe is placed: small ranged foes, large ones, small melee ones (MM-ENC4)."""
    if content.large[foe]:
        return 1
    return 0 if content.is_ranged[foe] else LAST_RANK


class PlaceFoes(AskLeader):
    """Foes enter one after another on the fields of an area, usually those with paw prints. If several fields are
    equally good, the players choose (MM-ENC4). No more foes come than the box holds (MM-REI5)."""

    def asks(self, s: MausState) -> SeatSet:
        return super().asks(s) if words.told_place_foes(s).left else 0

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        told = words.told_place_foes(s)
        return [words.place_at(field) for field in landing_fields(s, told.foe, told.area, told.calm)]

    def is_moot(self, s: MausState, offered: list[Choice]) -> bool:
        """Return whether each of the fields gets one of the foes, so that the order does not matter. Large foes have a
        field each, small melee foes spread over the area (MM-ENC4b, MM-ENC4c)."""
        told = words.told_place_foes(s)
        meant = fields_of_area(s, told.area)
        spread = has(meant, words.chosen_field(offered[0])) and not s.content.is_ranged[told.foe]
        return (spread or s.content.large[told.foe]) and len(offered) <= min(told.left, figures_in_box(s, told.foe))

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        told = words.told_place_foes(s)
        figure = put_foe(s, told.foe, words.chosen_field(choice), told.calm)
        if figure == NOTHING:
            return
        told.left -= 1
        if told.left:
            told.again(s)
        if not told.calm:
            words.then_answer_placing(s, figure)


def landing_fields(s: MausState, foe: words.Foe, area: Area, calm: Flag) -> list[Field]:
    """Return the fields on which a foe can be placed; if the area is full, the nearest free ones."""
    ground = ground_of(s)
    meant = fields_of_area(s, area)
    free = ground.fields & ~full_fields(s, ground)
    if s.content.large[foe]:
        free &= ~set_of([other.field for other in s.room.foes if s.content.large[other.foe]])
    if not meant & free:
        return nearest_of(ground, meant or ground.fields, free)
    if area != PAWS:
        return emptiest(s, meant & free, calm)[:1]
    if s.content.large[foe]:
        return nearest_of(ground, fields_of(s.free_mice()), meant & free)
    if s.content.is_ranged[foe]:
        return words.each_field(meant & free & ground.high) or farthest(s, ground, words.each_field(meant & free))
    before = set_of(
        [each.field for each in s.room.foes if each.calm == calm and rank_of(s.content, each.foe) < LAST_RANK]
    )
    return emptiest(s, meant & free & ~before or meant & free, calm)


def farthest(s: MausState, ground: Ground, fields: list[Field]) -> list[Field]:
    """Return the fields farthest from the mice (MM-ENC4a)."""
    mice = s.free_mice()
    steps = [min([ground.foe.distance(mouse.field, field) for mouse in mice], default=0) for field in fields]
    return [fields[i] for i in range(len(fields)) if steps[i] == max(steps)]


def emptiest(s: MausState, among: FieldSet, calm: Flag) -> list[Field]:
    """Return the fields with the fewest enemies, so that they spread evenly (MM-ENC4c). For peaceful figures, only
    peaceful figures count."""
    fields = words.each_field(among)
    crowd = [len([foe for foe in s.room.foes if foe.field == field and foe.calm == calm]) for field in fields]
    return [fields[i] for i in range(len(fields)) if crowd[i] == min(crowd)]


class AnswerPlacing(AskWhoCanAnswer):
    """A mouse with a quick bow may shoot at a foe that has just come."""

    def answers(self, s: MausState, mouse: Mouse) -> list[Choice]:
        able = answering_abilities(s.content, mouse, ON_PLACING)
        foe = s.foe_of(words.told_answer_placing(s)) if able else None
        if foe is None or not can_shoot_at(s, mouse, foe):
            return []
        return [words.use_ability(mouse.hero, ability) for ability in able]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        mouse = s.mouse(words.chosen_hero(choice))
        pay_for_ability(s, mouse, words.chosen_ability(choice))
        words.then_mouse_attacks(s, mouse.hero, bows_of(s.content, mouse)[0], words.told_answer_placing(s))


def bows_of(content: Content, mouse: Mouse) -> list[Item]:
    return [item for item in weapons_of(content, mouse) if content.items[item].reach == words.RANGED]


def can_shoot_at(s: MausState, mouse: Mouse, foe: Foe) -> bool:
    """Return whether a mouse can shoot: she is not stunned, has a bow and sees the foe."""
    if mouse.field == NOWHERE or is_in(mouse, words.STUNNED) or not bows_of(s.content, mouse):
        return False
    return has(seen_from(s, ground_of(s), mouse.field), foe.field)
