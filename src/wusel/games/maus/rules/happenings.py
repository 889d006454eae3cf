"""What can happen to mice, foes and the clock, whoever brings it about."""

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
"""What keeps off a condition."""

# --- the end of a chapter


def finish(s: MausState, reason: int) -> None:
    """The chapter is over, and whatever was still to come does not (MM-E1)."""
    if s.chapter.ended == STILL_PLAYING:
        s.chapter.ended = reason
        s.agenda.clear()
        s.then(words.END_CHAPTER)


# --- time


def turn_pages(s: MausState, n: int) -> None:
    """The hourglass goes on; at the end marker the chapter is lost (MM-HOU1, MM-Q18)."""
    chapter = s.chapter
    chapter.hourglass = min(chapter.hourglass + n, chapter.end)
    words.tell_hourglass_turned(s, chapter.hourglass)
    if chapter.hourglass >= chapter.end:
        finish(s, OUT_OF_TIME)


def add_pages(s: MausState, n: int) -> None:
    """The end marker goes on: more time (MM-HOU2)."""
    s.chapter.end = min(s.chapter.end + n, LAST_PAGE)
    words.tell_end_moved(s, s.chapter.end)


def fill_wheel(s: MausState, n: int) -> None:
    """Cheese on the wheel; when it is full it is emptied at once, and foes come when all is done (MM-CHW2, MM-Q2)."""
    chapter = s.chapter
    if n:
        chapter.wheel += n
        words.tell_wheel_filled(s, chapter.wheel)
        if chapter.wheel >= WHEEL:
            chapter.wheel = 0
            s.room.surge_due += 1


def bring_surge(s: MausState, idle: int) -> None:
    """A full wheel brings one surge: whoever brings it takes it off what is due (MM-CHW2). `idle` is one at the end of
    a quiet round (MM-RND2)."""
    while s.room.surge_due:
        s.room.surge_due -= 1
        words.then_surge_comes(s, idle)


def take_from_wheel(s: MausState, n: int) -> None:
    """Cheese leaves the wheel, as much as there is."""
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
    """What a mouse's attack or defence dice bring her (MM-CHS1), and Dreikäsehoch (MM-ACH1, MM-Q24)."""
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
    """The first mouse gets the marker; three of the five give more time (MM-HOU2)."""
    if s.chapter.achieved[achievement] != NOTHING:
        return
    s.chapter.achieved[achievement] = mouse.hero
    words.tell_achieved(s, mouse.hero, achievement)
    if achievement in (words.THREE_CHEESES, words.ROACH_TERROR, words.ESCAPE_ARTIST):
        add_pages(s, 1)


# --- mice


def hurt_mouse(s: MausState, mouse: Mouse, n: int, poison: bool) -> None:
    """Wounds, and capture when they reach her life (MM-EAT5, MM-CAP1). Poison is a mark on the wound (MM-NEG5)."""
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
    """She is taken off the board and loses what she does not carry in her bundle; time goes on (MM-CAP1..MM-CAP5)."""
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
    """The Entwischer is freed at once when she is captured for the third time (MM-ACH4, MM-Q23)."""
    if s.chapter.achieved[words.ESCAPE_ARTIST] != mouse.hero:
        return False
    return mouse.captures == ESCAPES + 1 or (bool(s.variant.every_escape) and mouse.captures > ESCAPES)


def lose_worn_finds(s: MausState, mouse: Mouse) -> None:
    """Finds that she wore are gone; starting gear, the bundle and what a chapter gave are safe (MM-CAP3, MM-S4)."""
    finds = [item for item in mouse.worn if s.content.items[item].copies]
    for item in finds:
        discard(s, item)
        words.tell_item_dropped(s, mouse.hero, item)
    dress(s.content, mouse, [item for item in mouse.worn if item not in finds])


def discard(s: MausState, item: Item) -> None:
    """A find goes to the discards; one that was no find leaves the game."""
    if s.content.items[item].copies:
        s.decks.spent_finds.append(item)


def heal(s: MausState, mouse: Mouse, n: int) -> None:
    """Normal wounds are healed; poison wounds are not (MM-NEG5, MM-K8)."""
    n = min(n, mouse.wounds - mouse.poison)
    if n > 0:
        mouse.wounds -= n
        words.tell_healed(s, mouse.hero, n)


def give_antidote(s: MausState, mouse: Mouse, n: int) -> int:
    """Poison wounds are removed (MM-NEG5); how many."""
    n = min(n, mouse.poison)
    if n > 0:
        mouse.poison -= n
        mouse.wounds -= n
        words.tell_antidote_given(s, mouse.hero, n)
    return n


def afflict(s: MausState, mouse: Mouse, condition: Condition) -> None:
    """A marker comes to a mouse, unless she has it or something keeps it off (MM-NEG0)."""
    if mouse.field == NOWHERE or is_in(mouse, condition) or is_proof(mouse, condition):
        return
    mouse.conditions = added(mouse.conditions, condition)
    words.tell_afflicted(s, mouse.hero, condition)


def is_proof(mouse: Mouse, condition: Condition) -> bool:
    return condition in PROOF and has(mouse.powers, PROOF[condition])


def relieve(s: MausState, mouse: Mouse, condition: Condition) -> None:
    """A marker is taken off."""
    if is_in(mouse, condition):
        mouse.conditions = removed(mouse.conditions, condition)
        words.tell_freed_of(s, mouse.hero, condition)


def stand_at(s: MausState, mouse: Mouse, field: Field) -> None:
    """Put her on a field, or the nearest one with room. Where she was before there is room again."""
    mouse.field = NOWHERE
    mouse.field = nearest_room(s, field)
    words.tell_entered_at(s, mouse.hero, mouse.field)


# --- foes


def fell(s: MausState, foe: Foe) -> None:
    """A small figure falls over (MM-NEG3)."""
    if not foe.down and not s.content.large[foe.foe]:
        foe.down = 1
        words.tell_foe_felled(s, foe.foe, foe.figure)


def hurt_foe(s: MausState, foe: Foe, n: int, hero: Hero) -> None:
    """Wounds of a foe; what is too much does not go to others (MM-WND1..MM-WND5). `hero` is who did it, or NOBODY."""
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
    """The cards of a foe that are not beaten yet."""
    cards = s.content.cards_of[foe.foe]
    if len(cards) == 1:
        return cards
    return [card for card in cards if not is_beaten(s, card)]


def has_fallen(s: MausState, foe: Foe) -> bool:
    """Whether it has as many wounds as lives, or no card left (MM-WND2, MM-WND4)."""
    cards = s.content.cards_of[foe.foe]
    if len(cards) > 1:
        return not left_of(s, foe)
    return foe.wounds >= s.content.foe_cards[cards[0]].life


def hurt_card(s: MausState, foe: Foe, card: Card, n: int, hero: Hero) -> None:
    """One card of a main foe takes the wounds; when it is beaten it is removed, and with the last one the foe is
    (MM-WND4, MM-WND5)."""
    s.card_wounds[s.content.foe_cards[card].number] += n
    words.tell_foe_card_hurt(s, card, n)
    if is_beaten(s, card):
        drop_card(s, card)
        if not left_of(s, foe):
            words.then_foe_falls(s, foe.figure, hero)
            happens(s, DEFEAT, hero, foe.field, foe)


def defeat(s: MausState, foe: Foe, hero: Hero) -> None:
    """A figure is removed, with the last of its kind its card (MM-WND1, MM-WND3), and whoever did it is praised."""
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
    """A foe leaves without having been beaten."""
    words.tell_foe_left(s, foe.foe, foe.figure)
    s.room.foes.remove(foe)
    drop_cards_of(s, foe.foe)


def are_greedy(s: MausState) -> bool:
    """Cockroaches are greedy, unless the Kakerlakenschreck is in the room (MM-SPE3, MM-ACH2)."""
    hero = s.chapter.achieved[words.ROACH_TERROR]
    return bool(s.chapter.greedy) and (hero == NOTHING or s.mouse(hero).field == NOWHERE)


def steal(s: MausState, mouse: Mouse, n: int) -> int:
    """A cockroach takes cheese instead of wounding; how many wounds are left (MM-SPE2, MM-SPE3)."""
    stolen = min(n, mouse.cheese)
    if stolen:
        mouse.cheese -= stolen
        words.tell_cheese_stolen(s, mouse.hero, stolen)
        if are_greedy(s):
            fill_wheel(s, stolen)
    return n - stolen
