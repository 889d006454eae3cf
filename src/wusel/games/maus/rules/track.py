"""The initiative track: the order in which cards act (MM-INI, MM-RND3)."""

from wusel.engine.kinds import NOTHING, Maybe
from wusel.engine.sets import only, removed
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.dice import DIE, NUMBERS
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import MausState
from wusel.games.maus.words import Card


def next_up(s: MausState) -> Maybe[Card]:
    """Return the topmost card that has not acted in this round, NOTHING if all have (MM-RND3)."""
    marked = s.marked
    for card in s.track:
        if not marked >> card & 1:
            return card
    return Card(NOTHING)


def foe_cards_on(s: MausState) -> list[Card]:
    return [card for card in s.track if card >= HEROES]


def card_that_counts(s: MausState, foe: words.Foe) -> Maybe[Card]:
    """Return the card of a foe that is compared with others on the track (MM-Q46). It is the one on which the foe acts
    next in this round, or the lowest if it has acted on all. NOTHING stands for a foe without a card there."""
    found = Card(NOTHING)
    for card in s.track:
        if card in s.content.cards_of[foe]:
            found = card
            if not s.marked >> card & 1:
                break
    return found


def missing_cards(s: MausState) -> list[Card]:
    """Return the cards of enemies in the room that are not on the track (MM-INI4); of main foes only unbeaten ones."""
    fighting = [card for foe in s.room.foes if not foe.calm for card in s.content.cards_of[foe.foe]]
    return sorted({card for card in fighting if card not in s.track and not is_beaten(s, card)})


def is_to_be_laid(s: MausState) -> bool:
    """Return whether foes are still to come, and their cards after them (MM-INI1)."""
    return any(step in s.agenda for step in (words.LAY_TRACK, words.MEET_FOES, words.PLACE_FOES))


def is_beaten(s: MausState, card: Card) -> bool:
    """Return whether a card of a main foe has been beaten (MM-WND4)."""
    values = s.content.foe_cards[card]
    return s.card_wounds[values.number] >= values.life


def set_initiative(s: MausState, anew: bool, ambush: bool) -> None:
    """Lay new cards on the track (MM-INI1..MM-INI5). With `anew` all cards are shuffled; otherwise the new ones are
    appended, even if no foe is left on the track (MM-Q3). Main foes with several cards come last, and the upper card
    rolls for an ambush."""
    new, known = missing_cards(s), foe_cards_on(s)
    single = [card for card in new if not is_main(s.content, card)]
    several = [card for card in new if is_main(s.content, card)]
    if anew:
        several = [card for card in known if is_main(s.content, card)] + several
        others = [card for card in known if not is_main(s.content, card)] + single
        s.track = shuffled(s, [*[mouse.hero for mouse in s.party.mice], *others]) + shuffled(s, several)
        words.tell_track_laid(s, s.track)
    else:
        for card in shuffled(s, single) + shuffled(s, several):
            s.track.append(card)
            words.tell_card_added(s, card)
    waiting = [card for card in s.track if card in single] if ambush else []
    for card in waiting + [card for card in s.track if card in several][:1]:
        lie_in_wait(s, card)


def is_main(content: Content, card: Card) -> bool:
    """Return whether a card is one of several of its foe (MM-INI5)."""
    return len(content.cards_of[content.foe_cards[card].foe]) > 1


def shuffled(s: MausState, cards: list[Card]) -> list[Card]:
    rest = sorted(cards)
    found: list[Card] = []
    while rest:
        found.append(s.pick(rest))
    return found


def lie_in_wait(s: MausState, card: Card) -> None:
    """Move a foe's card up by the number on its die (MM-ENC6, MM-Q4)."""
    face = DIE.throw(s)
    place = move_up(s, card, NUMBERS[face])
    words.tell_ambushed(s, card, face, place)


def move_up(s: MausState, card: Card, n: int) -> int:
    """Move a card up, at most to the top, and return its new place. A card that passes the acting card acts from the
    next round on (MM-RND3, MM-Q34)."""
    before = s.track.index(card)
    place = max(0, before - n)
    s.track.insert(place, s.track.pop(before))
    if s.turn.acting != NOTHING and s.turn.acting in s.track and place <= s.track.index(s.turn.acting) <= before:
        s.marked |= only(card)
    return place


def swap_up(s: MausState, card: Card) -> None:
    """Swap the card of an aggressive foe with the card above it (MM-SPE4)."""
    place = s.track.index(card)
    if place > 0:
        other = s.track.pop(place - 1)
        s.track.insert(place, other)
        words.tell_swapped(s, card, other)


def drop_card(s: MausState, card: Card) -> None:
    """Remove a card from the track (MM-WND3)."""
    if card in s.track:
        s.track.remove(card)
        s.marked = removed(s.marked, card)
        words.tell_card_removed(s, card)


def drop_cards_of(s: MausState, foe: words.Foe) -> None:
    """Remove all cards of a foe from the track if no enemy of this kind is left (MM-WND3)."""
    for other in s.room.foes:
        if other.foe == foe and not other.calm:
            return
    for card in s.content.cards_of[foe]:
        drop_card(s, card)
