"""Changes to mice, foes and the clock that several steps and effects share."""

from typing import Final

from wusel.engine.dice import showing
from wusel.engine.kinds import NOTHING
from wusel.engine.sets import added, has, removed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import CAPTURE, DEFEAT, HURT
from wusel.games.maus.content.dice import CHEESES
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.limits import CHEESE_FOR_A_MARKER, ESCAPES, LAST_PAGE, ROACHES_FOR_TERROR, WHEEL
from wusel.games.maus.rules.figures import NOBODY, nearest_room
from wusel.games.maus.rules.gear import dress, life_of
from wusel.games.maus.rules.track import drop_card, drop_cards_of, is_beaten
from wusel.games.maus.rules.triggers import happens
from wusel.games.maus.state import ALL_CAPTURED, OUT_OF_TIME, STILL_PLAYING, Foe, MausState, Mouse, is_in
from wusel.games.maus.words import Achievement, Card, Condition, Face, Field, Hero, Item

PROOF: Final = {
    words.STUNNED: words.THICK_SKULL,
    words.WEBBED: words.SLIPS_WEBS,
    words.KNOCKED_DOWN: words.STANDS_FIRM,
    words.BEWITCHED: words.CLEAR_HEAD,
}
"""The power that protects a mouse from each condition."""

# --- the end of a chapter


def finish(s: MausState, reason: int) -> None:
    """End the chapter and drop all pending steps (MM-E1)."""
    if s.chapter.ended == STILL_PLAYING:
        s.chapter.ended = reason
        s.agenda.clear()
        s.then(words.END_CHAPTER)


# --- time


def turn_pages(s: MausState, n: int) -> None:
    """Move the hourglass on; at the end marker the chapter is lost (MM-HOU1, MM-Q18)."""
    chapter = s.chapter
    chapter.hourglass = min(chapter.hourglass + n, chapter.end)
    words.tell_hourglass_turned(s, chapter.hourglass)
    if chapter.hourglass >= chapter.end:
        finish(s, OUT_OF_TIME)


def add_pages(s: MausState, n: int) -> None:
    """Move the end marker on, which gives the mice more time (MM-HOU2)."""
    s.chapter.end = min(s.chapter.end + n, LAST_PAGE)
    words.tell_end_moved(s, s.chapter.end)


def fill_wheel(s: MausState, n: int) -> None:
    """Put cheese on the wheel. A full wheel is emptied at once, and its reinforcements come later, when all is done
    (MM-CHW2, MM-Q2)."""
    chapter = s.chapter
    if n:
        chapter.wheel += n
        words.tell_wheel_filled(s, chapter.wheel)
        if chapter.wheel >= WHEEL:
            chapter.wheel = 0
            s.room.surge_due += 1


def bring_surge(s: MausState, idle: int) -> None:
    """Schedule one surge for each full wheel (MM-CHW2). `idle` is 1 at the end of a round without enemies (MM-RND2)."""
    while s.room.surge_due:
        s.room.surge_due -= 1
        words.then_surge_comes(s, idle)


def take_from_wheel(s: MausState, n: int) -> None:
    """Take cheese from the wheel, at most as much as it holds."""
    taken = min(n, s.chapter.wheel)
    if taken:
        s.chapter.wheel -= taken
        words.tell_wheel_emptied(s, s.chapter.wheel)


# --- cheese and achievements


def gain_cheese(s: MausState, mouse: Mouse, n: int) -> None:
    if n and mouse.field != NOWHERE:
        mouse.cheese += n
        words.tell_cheese_gained(s, mouse.hero, n)


def pay_cheese(s: MausState, mouse: Mouse, n: int) -> None:
    if n:
        mouse.cheese -= n
        words.tell_cheese_paid(s, mouse.hero, n)


def cheese_rolled(s: MausState, mouse: Mouse, pool: list[Face], defending: bool) -> None:
    """Give a mouse the cheese on her attack or defence dice (MM-CHS1), and apply Dreikäsehoch (MM-ACH1, MM-Q24)."""
    n = showing(pool, CHEESES)
    if not n:
        return
    gain_cheese(s, mouse, n)
    if defending and s.chapter.achieved[words.THREE_CHEESES] == mouse.hero:
        for other in s.party.mice:
            gain_cheese(s, other, 1)
    if n >= CHEESE_FOR_A_MARKER:
        achieve(s, mouse, words.THREE_CHEESES)


def achieve(s: MausState, mouse: Mouse, achievement: Achievement) -> None:
    """Give an achievement to the first mouse that earns it. Three of the five give more time (MM-HOU2)."""
    if s.chapter.achieved[achievement] != NOTHING:
        return
    s.chapter.achieved[achievement] = mouse.hero
    words.tell_achieved(s, mouse.hero, achievement)
    if achievement in (words.THREE_CHEESES, words.ROACH_TERROR, words.ESCAPE_ARTIST):
        add_pages(s, 1)


# --- mice


def hurt_mouse(s: MausState, mouse: Mouse, n: int, poison: bool) -> None:
    """Wound a mouse, and capture her when the wounds reach her life (MM-EAT5, MM-CAP1). A poison wound is a wound with
    a mark (MM-NEG5)."""
    if not n or mouse.field == NOWHERE or s.chapter.ended != STILL_PLAYING:
        return
    if poison and s.chapter.achieved[words.POISON_MASTER] != mouse.hero and not has(mouse.powers, words.POISONS_NOT):
        mouse.poison += n
        words.tell_poisoned(s, mouse.hero, n)
    else:
        words.tell_hurt(s, mouse.hero, n)
    mouse.wounds += n
    if mouse.wounds >= life_of(s.content, mouse):
        capture(s, mouse)


def capture(s: MausState, mouse: Mouse) -> None:
    """Take a captured mouse off the board, with her cheese, markers and worn finds, and move the hourglass on
    (MM-CAP1..MM-CAP5)."""
    words.tell_captured(s, mouse.hero)
    poisoned = mouse.poison > 0
    field = mouse.field
    mouse.captures += 1
    mouse.field = NOWHERE
    mouse.cheese = 0
    mouse.wounds = 0
    mouse.poison = 0
    mouse.conditions = 0
    mouse.shield = 0
    if poisoned:
        achieve(s, mouse, words.POISON_MASTER)
    if mouse.captures >= ESCAPES:
        achieve(s, mouse, words.ESCAPE_ARTIST)
    escapes = escapes_at_once(s, mouse)
    if not escapes:
        lose_worn_finds(s, mouse)
    if not s.free_mice():
        finish(s, ALL_CAPTURED)
        return
    turn_pages(s, 1)
    if s.chapter.ended != STILL_PLAYING:
        return
    if escapes:
        words.then_free_captured(s, mouse.hero)
    happens(s, CAPTURE, mouse.hero, field)


def escapes_at_once(s: MausState, mouse: Mouse) -> bool:
    """Return whether the Entwischer is freed at once: on her third capture, or as an option also on later ones
    (MM-ACH4, MM-Q23)."""
    if s.chapter.achieved[words.ESCAPE_ARTIST] != mouse.hero:
        return False
    return mouse.captures == ESCAPES + 1 or (bool(s.variant.every_escape) and mouse.captures > ESCAPES)


def lose_worn_finds(s: MausState, mouse: Mouse) -> None:
    """Discard the finds that a mouse wears. Starting gear, bundle and items of the story are safe (MM-CAP3, MM-S4)."""
    finds = [item for item in mouse.worn if s.content.items[item].copies]
    for item in finds:
        discard(s, item)
        words.tell_item_dropped(s, mouse.hero, item)
    dress(s.content, mouse, [item for item in mouse.worn if item not in finds])


def discard(s: MausState, item: Item) -> None:
    """Put a find on the discard pile. Any other item leaves the game."""
    if s.content.items[item].copies:
        s.decks.spent_finds.append(item)


def heal(s: MausState, mouse: Mouse, n: int) -> None:
    """Heal normal wounds, but no poison wounds (MM-NEG5, MM-K8)."""
    n = min(n, mouse.wounds - mouse.poison)
    if n > 0:
        mouse.wounds -= n
        words.tell_healed(s, mouse.hero, n)


def give_antidote(s: MausState, mouse: Mouse, n: int) -> int:
    """Remove poison wounds and return their number (MM-NEG5)."""
    n = min(n, mouse.poison)
    if n > 0:
        mouse.poison -= n
        mouse.wounds -= n
        words.tell_antidote_given(s, mouse.hero, n)
    return n


def afflict(s: MausState, mouse: Mouse, condition: Condition) -> None:
    """Put a condition marker on a mouse, unless she has it or something protects her from it (MM-NEG0)."""
    if mouse.field == NOWHERE or is_in(mouse, condition) or is_proof(mouse, condition):
        return
    mouse.conditions = added(mouse.conditions, condition)
    words.tell_afflicted(s, mouse.hero, condition)


def is_proof(mouse: Mouse, condition: Condition) -> bool:
    return condition in PROOF and has(mouse.powers, PROOF[condition])


def relieve(s: MausState, mouse: Mouse, condition: Condition) -> None:
    """Take a condition marker off a mouse."""
    if is_in(mouse, condition):
        mouse.conditions = removed(mouse.conditions, condition)
        words.tell_freed_of(s, mouse.hero, condition)


def stand_at(s: MausState, mouse: Mouse, field: Field) -> None:
    """Put a mouse on a field, or on the nearest one with space. Her own place counts as free."""
    mouse.field = NOWHERE
    mouse.field = nearest_room(s, field)
    words.tell_entered_at(s, mouse.hero, mouse.field)


# --- foes


def fell(s: MausState, foe: Foe) -> None:
    """Knock a small foe down (MM-NEG3)."""
    if not foe.down and not s.content.large[foe.foe]:
        foe.down = 1
        words.tell_foe_felled(s, foe.foe, foe.figure)


def hurt_foe(s: MausState, foe: Foe, n: int, hero: Hero) -> None:
    """Wound a foe; surplus wounds do not pass to others (MM-WND1..MM-WND5). `hero` is the mouse that did it, if any."""
    if not n:
        return
    cards = left_of(s, foe)
    if len(s.content.cards_of[foe.foe]) > 1:
        if len(cards) > 1:
            words.then_choose_card(s, foe.figure, hero, n)
        else:
            hurt_card(s, foe, cards[0], n, hero)
        return
    foe.wounds += n
    words.tell_foe_hurt(s, foe.foe, foe.figure, n)
    if has_fallen(s, foe):
        words.then_foe_falls(s, foe.figure, hero)
        happens(s, DEFEAT, hero, foe.field, foe)
    happens(s, HURT, hero, foe.field, foe)


def left_of(s: MausState, foe: Foe) -> list[Card]:
    """Return the cards of a foe that are not beaten yet."""
    cards = s.content.cards_of[foe.foe]
    if len(cards) == 1:
        return cards
    return [card for card in cards if not is_beaten(s, card)]


def has_fallen(s: MausState, foe: Foe) -> bool:
    """Return whether a foe has as many wounds as life, or no card left (MM-WND2, MM-WND4)."""
    cards = s.content.cards_of[foe.foe]
    if len(cards) > 1:
        return not left_of(s, foe)
    return foe.wounds >= s.content.foe_cards[cards[0]].life


def hurt_card(s: MausState, foe: Foe, card: Card, n: int, hero: Hero) -> None:
    """Wound one card of a main foe. A beaten card is removed, and the foe falls with its last (MM-WND4, MM-WND5)."""
    s.card_wounds[s.content.foe_cards[card].number] += n
    words.tell_foe_card_hurt(s, card, n)
    if is_beaten(s, card):
        drop_card(s, card)
        if not left_of(s, foe):
            words.then_foe_falls(s, foe.figure, hero)
            happens(s, DEFEAT, hero, foe.field, foe)


def defeat(s: MausState, foe: Foe, hero: Hero) -> None:
    """Remove a defeated figure, and its card with the last of its kind (MM-WND1, MM-WND3). The mouse that did it gets
    her reward."""
    words.tell_foe_defeated(s, foe.foe, foe.figure)
    s.room.foes.remove(foe)
    drop_cards_of(s, foe.foe)
    if hero == NOBODY:
        return
    mouse = s.mouse(hero)
    if foe.foe == words.ROACH:
        mouse.roaches += 1
        if mouse.roaches >= ROACHES_FOR_TERROR:
            achieve(s, mouse, words.ROACH_TERROR)
    if foe.foe == words.BOSS_CAT:
        achieve(s, mouse, words.CAT_TAMER)
    if foe.foe in (words.RAT, words.RAT_ELITE) and has(mouse.powers, words.PILFERS):
        take_from_wheel(s, 1)
        gain_cheese(s, mouse, 1)


def send_away(s: MausState, foe: Foe) -> None:
    """Remove a foe that leaves undefeated."""
    words.tell_foe_left(s, foe.foe, foe.figure)
    s.room.foes.remove(foe)
    drop_cards_of(s, foe.foe)


def are_greedy(s: MausState) -> bool:
    """Return whether cockroaches are greedy. They are not while the Kakerlakenschreck is in the room (MM-SPE3,
    MM-ACH2)."""
    hero = s.chapter.achieved[words.ROACH_TERROR]
    return bool(s.chapter.greedy) and (hero == NOTHING or s.mouse(hero).field == NOWHERE)


def steal(s: MausState, mouse: Mouse, n: int) -> int:
    """Let a cockroach take cheese instead of wounding, and return the wounds that are left (MM-SPE2, MM-SPE3)."""
    stolen = min(n, mouse.cheese)
    if stolen:
        mouse.cheese -= stolen
        words.tell_cheese_stolen(s, mouse.hero, stolen)
        if are_greedy(s):
            fill_wheel(s, stolen)
    return n - stolen
