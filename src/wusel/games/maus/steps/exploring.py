"""Exploring: into another room, and whoever is met there (MM-EXP, MM-ENC)."""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Flag, Seat, SeatSet
from wusel.engine.sets import NONE, added, has, members, only, removed, set_of
from wusel.engine.step import AskAnyone, Step
from wusel.games.maus import words
from wusel.games.maus.aiming import seen_from
from wusel.games.maus.cards import answering_abilities, pay_for_ability
from wusel.games.maus.chapters import ENTER
from wusel.games.maus.components import ON_PLACING
from wusel.games.maus.content import PAWS, Content
from wusel.games.maus.doors import party_has, room_behind
from wusel.games.maus.figures import full_fields, ground_of, nearest_of, nearest_room, put_foe, steps_from
from wusel.games.maus.gear import weapons_of
from wusel.games.maus.happenings import stand_at
from wusel.games.maus.house import NOWHERE, OPPOSITE, Ground
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import Foe, MausState, Mouse, is_in
from wusel.games.maus.steps.ask_leader import AskLeader
from wusel.games.maus.tale import count_on, happens
from wusel.games.maus.track import drop_cards_of
from wusel.games.maus.words import Area, Encounter, Field, FieldSet, Hero, Page, Room

# Keywords that hold as long as the mice are in the room
WEATHER: Final = only(words.DARK) | only(words.DRAUGHT) | only(words.DUST)

# Small foes that fight hand to hand are placed last (MM-ENC4c)
LAST_RANK: Final = 2


class EnterRoom(Step[MausState]):
    """All mice leave by an exit; the room behind is turned up if it has to be (MM-EXP2..MM-EXP4). Whoever has made
    peace with us and stands beside a mouse comes along (MM-Q45). Until they arrive they stand nowhere."""

    def act(self, s: MausState) -> None:
        content = s.content
        hero, exit_ = words.told_enter_room(s).hero, words.told_enter_room(s).exit
        room = room_behind(s, exit_)
        mice = s.free_mice()
        leave_room(s)
        take_along(s, room, companions(s))
        for mouse in mice:
            mouse.field = NOWHERE
        words.tell_explored(s, hero, exit_, room)
        if not has(s.turned_up, room):
            s.turned_up = added(removed(s.turned_up, content.house.flips[room]), room)
            words.tell_tile_turned(s, room)
        s.room = room
        words.then_arrive(s, hero, exit_, set_of([mouse.hero for mouse in mice]))


def companions(s: MausState) -> int:
    """The figures of peaceful foes next to a mouse; a cat goes where it likes."""
    ground = ground_of(s)
    beside = NONE
    for mouse in s.free_mice():
        beside |= ground.close[mouse.field]
    return set_of([foe.figure for foe in s.foes if foe.calm and foe.foe != words.BOSS_CAT and has(beside, foe.field)])


def take_along(s: MausState, room: Room, guests: int) -> None:
    """Guests go to another room, where no field is theirs yet; other peaceful figures stay where they are (MM-Q45)."""
    coming: list[int] = []
    for foe in s.foes:
        if has(guests, foe.figure):
            coming += [room, foe.foe, NOWHERE]
        else:
            s.behind += [s.room, foe.foe, foe.field]
    s.behind = coming + s.behind
    s.foes = []


def find_again(s: MausState, entry: Field) -> None:
    """Guests come in by the mice, and who stayed behind in this room is still there (MM-Q45)."""
    left = s.behind
    s.behind = []
    for at in range(0, len(left), 3):
        if left[at] == s.room:
            field = left[at + 2] if left[at + 2] != NOWHERE else entry
            put_foe(s, left[at + 1], nearest_room(s, field)[0], calm=1)
        else:
            s.behind += left[at : at + 3]


def leave_room(s: MausState) -> None:
    """What lies and stands in a room stays behind."""
    for foe in range(len(words.FOES)):
        enemies = [other for other in s.foes if other.foe == foe and not other.calm]
        if enemies:
            s.foes = [other for other in s.foes if other.foe != foe or other.calm]
            drop_cards_of(s, foe)
    s.traps = NONE
    s.snares = NONE
    s.weather = NONE
    s.surges = 0
    for mouse in s.mice:
        mouse.spent = NONE


class Arrive(AskLeader):
    """All mice come to the field at the exit (MM-EXP2), or to one next to the turn field (MM-EXP4): one after another,
    from the top of the track, and guests after them (MM-Q37)."""

    def hero(self, s: MausState) -> Hero:
        return words.told_arrive(s).hero

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        ground, exit_ = ground_of(s), words.told_arrive(s).exit
        if exit_ != words.TURN:
            return [words.place_at(ground.exits[OPPOSITE[exit_]])]
        dry = ground.near[ground.exits[words.TURN]] & ~ground.water & ~ground.high
        return [words.place_at(field) for field in members(dry)]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        content, field = s.content, words.chosen_field(choice)
        mice = [card for card in s.track if card < HEROES and has(words.told_arrive(s).mice, card)]
        guests = len([at for at in range(2, len(s.behind), 3) if s.behind[at] == NOWHERE])
        for hero in mice:
            stand_at(s, s.mouse(hero), field)
        find_again(s, field)
        count_guests(s, guests, mice[0])
        first = not has(s.visited, s.room)
        s.visited = added(s.visited, s.room)
        words.then_meet_foes(s, 1 if first else 0)
        if first:
            rules = content.chapters[s.chapter].all_rules
            if any(rules[n].places for n in happens(s, ENTER, words.told_arrive(s).hero, field)):
                begin_encounter(s)


def count_guests(s: MausState, guests: int, hero: Hero) -> None:
    """A chapter may want to know how many have come along (MM-Q45)."""
    count = s.content.chapters[s.chapter].guests
    if count != NOTHING:
        s.counts[count] = 0
        count_on(s, count, guests, hero)


class MeetFoes(Step[MausState]):
    """A room of the chapter that is entered for the first time: an encounter card, unless the chapter has its own foes
    there (MM-ENC0..MM-ENC3); then initiative and a new round (MM-Q15)."""

    def act(self, s: MausState) -> None:
        chapter = s.content.chapters[s.chapter]
        if not words.told_meet_foes(s):
            return
        if has(chapter.draws, s.room) and s.is_quiet():
            new_encounter(s)
        elif not s.is_quiet() or not s.track:
            words.then_lay_track(s, anew=1, ambush=0)


def begin_encounter(s: MausState) -> None:
    """A card, or enemies that the chapter has in a room: whom mice beat from now on, they beat in this encounter
    (MM-ACH2)."""
    for mouse in s.mice:
        mouse.roaches = 0


def new_encounter(s: MausState) -> None:
    """The open card is discarded and a new one revealed: who comes is a matter of the page (MM-ENC2, MM-ENC3)."""
    if s.encounter != NOTHING:
        s.spent_encounters.append(s.encounter)
        s.encounter = NOTHING
    if not s.encounters:
        s.encounters = sorted(s.spent_encounters)
        s.spent_encounters = []
    s.encounter = s.pick(s.encounters)
    card = s.content.encounters[s.encounter]
    row = row_of(s.hourglass)
    words.tell_encounter_drawn(s, s.encounter, row)
    begin_encounter(s)
    s.weather = card.keywords & WEATHER
    s.greedy = 1 if has(card.keywords, words.GREEDY) else 0
    if has(card.keywords, words.MOUSE_TRAP):
        s.traps = ground_of(s).red_x
        for field in members(s.traps):
            words.tell_trap_set(s, field)
    words.then_lay_track(s, anew=1, ambush=1 if has(card.keywords, words.AMBUSH) else 0)
    words.then_disguise(s, s.encounter)


def row_of(page: Page) -> int:
    """Pages 1 and 2, 3 and 4, 5 and later (MM-Q29)."""
    return 0 if page <= 2 else 1 if page <= 4 else 2


def who_is_met(s: MausState, encounter: Encounter) -> list[tuple[int, int]]:
    """Whom a card brings: by the page, and more of them where it is harder (MM-ENC3, MM-S3)."""
    return s.content.encounters[encounter].met[s.variant.difficulty][row_of(s.hourglass)]


class Disguise(AskLeader):
    """Dressed up, mice may pass by rats: they are left out, and the disguise goes back among the finds (MM-STA7)."""

    def hero(self, s: MausState) -> Hero:
        return HEROES

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        row = who_is_met(s, words.told_disguise(s))
        if party_has(s, s.content.disguises) and any(can_be_fooled(s, foe) for foe, _ in row):
            return [words.LEAVE_OUT, words.LET_COME]
        return [words.LET_COME]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        row = who_is_met(s, words.told_disguise(s))
        if choice == words.LEAVE_OUT:
            row = [(foe, n) for foe, n in row if not can_be_fooled(s, foe)]
            item = next(item for item in s.party if has(s.content.disguises, item))
            s.party.remove(item)
            s.finds = sorted([*s.finds, item])
            words.tell_left_out(s)
        for foe, n in reversed(in_order_of_placing(s.content, row)):
            words.then_place_foes(s, foe, n, PAWS, 1 if has(s.peaceful, foe) else 0)


def can_be_fooled(s: MausState, foe: words.Foe) -> bool:
    return foe == words.RAT or (foe == words.RAT_ELITE and bool(s.variant.disguise_elites))


def in_order_of_placing(content: Content, row: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Small ranged ones, large ones, small ones (MM-ENC4)."""
    return sorted(row, key=lambda pair: rank_of(content, pair[0]))


def rank_of(content: Content, foe: words.Foe) -> int:
    if content.large[foe]:
        return 1
    return 0 if content.is_ranged[foe] else LAST_RANK


class PlaceFoes(AskLeader):
    """Foes come, one after the other, to the fields with paw prints; where several are as good the players say which
    (MM-ENC4). There are no more than the box holds (MM-REI5)."""

    def hero(self, s: MausState) -> Hero:
        return HEROES

    def asks(self, s: MausState) -> SeatSet:
        return only(s.speaker()) if words.told_place_foes(s).left else 0

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        foe, area, calm = words.told_place_foes(s).foe, words.told_place_foes(s).area, words.told_place_foes(s).calm
        return [words.place_at(field) for field in landing_fields(s, foe, area, calm)]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        foe, left = words.told_place_foes(s).foe, words.told_place_foes(s).left
        area, calm = words.told_place_foes(s).area, words.told_place_foes(s).calm
        figure = put_foe(s, foe, words.chosen_field(choice), calm)
        if figure == NOTHING:
            return
        if left > 1:
            words.then_place_foes(s, foe, left - 1, area, calm)
        if not calm:
            words.then_answer_placing(s, figure)


def landing_fields(s: MausState, foe: words.Foe, area: Area, calm: Flag) -> list[int]:
    """Where a foe can be placed; if all the fields meant are full, the nearest free ones."""
    ground = ground_of(s)
    meant = s.content.area_fields[s.grounds[s.room]][area]
    free = ground.fields & ~full_fields(s, ground)
    if s.content.large[foe]:
        free &= ~fields_with_large(s)
    if not meant & free:
        return nearest_of(ground, meant or ground.fields, free)
    if area != PAWS:
        return emptiest(s, meant & free, calm)[:1]
    if s.content.large[foe]:
        return nearest_of(ground, s.fields_of_mice(), meant & free)
    if s.content.is_ranged[foe]:
        return members(meant & free & ground.high) or farthest(s, ground, members(meant & free))
    remaining = meant & free & ~fields_of_other_sorts(s, calm)
    return emptiest(s, remaining or meant & free, calm)


def fields_of_other_sorts(s: MausState, calm: Flag) -> int:
    """Where those stand who came before the small ones that fight hand to hand (MM-ENC4)."""
    fields = NONE
    for foe in s.foes:
        if foe.calm == calm and rank_of(s.content, foe.foe) < LAST_RANK:
            fields |= only(foe.field)
    return fields


def fields_with_large(s: MausState) -> int:
    fields = NONE
    for foe in s.foes:
        if s.content.large[foe.foe]:
            fields |= only(foe.field)
    return fields


def farthest(s: MausState, ground: Ground, fields: list[Field]) -> list[int]:
    """The fields farthest from the mice (MM-ENC4a)."""
    mice = s.fields_of_mice()
    steps = [steps_from(ground, mice, field) for field in fields]
    return [fields[i] for i in range(len(fields)) if steps[i] == max(steps)]


def emptiest(s: MausState, among: FieldSet, calm: Flag) -> list[int]:
    """The fields with the fewest enemies, or peaceful figures among themselves: they spread evenly (MM-ENC4c)."""
    fields = members(among)
    crowd = [len([foe for foe in s.foes if foe.field == field and foe.calm == calm]) for field in fields]
    return [fields[i] for i in range(len(fields)) if crowd[i] == min(crowd)]


class AnswerPlacing(AskAnyone[MausState]):
    """Somebody with a quick bow shoots at a foe that has just come."""

    def asks(self, s: MausState) -> SeatSet:
        seats = NONE
        foe = s.foe_of(words.told_answer_placing(s))
        if foe is not None:
            for mouse in s.mice:
                if quick_shots(s, mouse, foe):
                    seats |= only(mouse.seat)
        return seats

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        found: list[int] = []
        foe = s.foe_of(words.told_answer_placing(s))
        if foe is not None:
            for mouse in s.mice:
                if mouse.seat == seat:
                    shots = quick_shots(s, mouse, foe)
                    found += [words.use_ability(mouse.hero, ability) for ability in shots]
        return [*found, words.LET_IT_BE]

    def is_pass(self, s: MausState, choice: Choice) -> bool:
        return choice == words.LET_IT_BE

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        mouse = s.mouse(words.chosen_hero(choice))
        pay_for_ability(s, mouse, words.chosen_ability(choice))
        bow = bows_of(s.content, mouse)[0]
        words.then_mouse_attacks(s, mouse.hero, bow, words.told_answer_placing(s))


def bows_of(content: Content, mouse: Mouse) -> list[int]:
    return [item for item in weapons_of(content, mouse) if content.items[item].reach == words.RANGED]


def quick_shots(s: MausState, mouse: Mouse, foe: Foe) -> list[int]:
    """The abilities with which a mouse could shoot at once at somebody she sees."""
    if mouse.field == NOWHERE or is_in(mouse, words.STUNNED) or not bows_of(s.content, mouse):
        return []
    if not has(seen_from(s, ground_of(s), mouse.field), foe.field):
        return []
    return answering_abilities(s.content, mouse, ON_PLACING)
