"""Finds: cards from the search deck, wearing and trading (MM-STA3, MM-FRE2..MM-FRE4)."""

from wusel.engine.kinds import NOTHING, Choice, Maybe, Seat
from wusel.engine.step import Step
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.limits import MOST_SWAPS, PACK
from wusel.games.maus.rules.gear import (
    can_wear,
    different,
    dress,
    fits_in_pack,
    is_for_her,
    is_for_sale,
    pack_size,
    paws_for,
)
from wusel.games.maus.rules.happenings import discard, gain_cheese
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.steps.ask_leader import AskActing, AskLeader
from wusel.games.maus.words import Hero, Item

# --- finding


class DrawFind(Step[MausState]):
    """The mouse draws a card from the search deck. An event happens, a party item goes to the party, and any other card
    is hers to keep or sell (MM-STA3, MM-STA6). When the deck is empty, the discards are shuffled (MM-STA5)."""

    def act(self, s: MausState) -> None:
        item = draw_find(s)
        if item != NOTHING:
            come_upon(s, words.told_draw_find(s), item)


def draw_find(s: MausState) -> Maybe[Item]:
    """Draw and return the next find, NOTHING if there is none left."""
    decks = s.decks
    if not decks.finds:
        decks.finds = sorted(decks.spent_finds)
        decks.spent_finds = []
    return s.pick(decks.finds) if decks.finds else Item(NOTHING)


def come_upon(s: MausState, hero: Hero, item: Item) -> None:
    """Let a mouse find an item: an event happens, a party item goes to the party, and her player chooses about any
    other."""
    card = s.content.items[item]
    words.tell_found(s, hero, item)
    if card.sort == words.EVENT:
        discard(s, item)
        if card.script != NOTHING:
            words.then_carry_out(s, card.script, 0, hero)
    elif card.sort == words.PARTY_ITEM:
        s.party.items.append(item)
        words.tell_find_kept(s, hero, item)
    else:
        words.then_take_find(s, hero, item)


class TakeFind(AskLeader):
    """The mouse keeps a find in her bundle or sells it for one cheese. If the bundle is full, she may drop another card
    for nothing (MM-STA3), but not her starting gear."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        told = words.told_take_find(s)
        mouse = s.mouse(told.hero)
        if mouse.field == NOWHERE:
            return []
        if fits_in_pack(s.content, mouse, told.item):
            return [words.KEEP_FIND, words.SELL_FIND]
        staying = (words.TRICK, words.GEAR)
        carried = [other for other in different(mouse.pack) if s.content.items[other].sort not in staying]
        return [words.SELL_FIND] + [words.replace(other) for other in carried]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        told = words.told_take_find(s)
        mouse, item = s.mouse(told.hero), told.item
        if choice == words.SELL_FIND:
            discard(s, item)
            words.tell_find_sold(s, mouse.hero, item)
            gain_cheese(s, mouse, 1)
            return
        if verb(choice) == words.REPLACE:
            mouse.pack.remove(words.chosen_item(choice))
            discard(s, words.chosen_item(choice))
            words.tell_item_dropped(s, mouse.hero, words.chosen_item(choice))
        put_in_pack(mouse, item)
        words.tell_find_kept(s, mouse.hero, item)

    def act(self, s: MausState) -> None:
        discard(s, words.told_take_find(s).item)


def put_in_pack(mouse: Mouse, item: Item) -> None:
    mouse.pack.append(item)
    mouse.pack.sort()


class ChooseFind(AskLeader):
    """The mouse keeps one of several finds; the others are discarded."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        return [words.pick_find(item) for item in different(s.decks.drawn)]

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        item = words.chosen_item(choice)
        s.decks.drawn.remove(item)
        for other in s.decks.drawn:
            discard(s, other)
        s.decks.drawn = []
        come_upon(s, words.told_choose_find(s), item)


# --- wearing


class WearAndStow(AskActing):
    """The mouse exchanges cards between body and bundle. A direct swap needs no space (MM-FRE3, MM-FRE4)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        content, mouse = s.content, s.mouse(s.turn.acting)
        found: list[Choice] = []
        if words.told_wear_and_stow(s) < MOST_SWAPS:
            found += [words.wear(item) for item in different(mouse.pack) if can_put_on(content, mouse, item)]
            found += [words.stow(item) for item in different(mouse.worn) if fits_in_pack(content, mouse, item)]
        found.append(words.DONE)
        return found

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice == words.DONE:
            return
        mouse = s.mouse(s.turn.acting)
        words.then_wear_and_stow(s, words.told_wear_and_stow(s) + 1)
        if verb(choice) == words.WEAR:
            put_on(s, mouse, words.chosen_item(choice))
        else:
            take_off(s, mouse, words.chosen_item(choice))


def in_the_way(content: Content, mouse: Mouse, item: Item) -> list[Item]:
    """Return the items that she would have to take off for an item, because they are on the same part of her body."""
    part = content.items[item].part
    if can_wear(content, mouse, item):
        return []
    if paws_for(part):
        held = [other for other in mouse.worn if paws_for(content.items[other].part)]
        return held if paws_for(part) == 2 or len(held) == 1 else held[:1]
    return [other for other in mouse.worn if content.items[other].part == part]


def can_put_on(content: Content, mouse: Mouse, item: Item) -> bool:
    """Return whether she may wear an item, and the bundle has space for the items that it replaces."""
    if not is_for_her(content, mouse, item):
        return False
    size = pack_size(content, mouse)
    return size < PACK or size - 1 + len(in_the_way(content, mouse, item)) <= PACK


def put_on(s: MausState, mouse: Mouse, item: Item) -> None:
    replaced = in_the_way(s.content, mouse, item)
    mouse.pack.remove(item)
    for other in replaced:
        take_off(s, mouse, other)
    dress(s.content, mouse, [*mouse.worn, item])
    words.tell_item_worn(s, mouse.hero, item)


def take_off(s: MausState, mouse: Mouse, item: Item) -> None:
    left = mouse.worn[:]
    left.remove(item)
    dress(s.content, mouse, left)
    put_in_pack(mouse, item)
    words.tell_item_stowed(s, mouse.hero, item)


# --- trading


class Barter(AskActing):
    """Two mice trade cards and cheese, as many as they like, if there is space (MM-FRE2, MM-Q38)."""

    def options(self, s: MausState, seat: Seat) -> list[Choice]:
        told = words.told_barter(s)
        content, mouse, other = s.content, s.mouse(s.turn.acting), s.mouse(told.hero)
        found: list[Choice] = []
        if told.moves < MOST_SWAPS:
            found += [words.give(item) for item in wares(content, mouse, other)]
            found += [words.ask_for(item) for item in wares(content, other, mouse)]
            if mouse.cheese:
                found.append(words.GIVE_CHEESE)
            if other.cheese:
                found.append(words.ASK_FOR_CHEESE)
        found.append(words.DONE)
        return found

    def take(self, s: MausState, seat: Seat, choice: Choice) -> None:
        if choice == words.DONE:
            return
        told = words.told_barter(s)
        giver, taker, word = s.mouse(s.turn.acting), s.mouse(told.hero), verb(choice)
        told.moves += 1
        told.again(s)
        if word in (words.ASK_FOR, words.ASK_FOR_CHEESE):
            giver, taker = taker, giver
        if word in (words.GIVE, words.ASK_FOR):
            item = words.chosen_item(choice)
            giver.pack.remove(item)
            put_in_pack(taker, item)
            words.tell_item_given(s, giver.hero, taker.hero, item)
        else:
            giver.cheese -= 1
            taker.cheese += 1
            words.tell_cheese_given(s, giver.hero, taker.hero, 1)


def wares(content: Content, giver: Mouse, taker: Mouse) -> list[Item]:
    """Return the cards that one mouse can give to another."""
    return [item for item in different(giver.pack) if is_for_sale(content, item) and fits_in_pack(content, taker, item)]
