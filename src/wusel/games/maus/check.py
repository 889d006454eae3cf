"""The invariants of every state that play can reach (TC-MM-53)."""

from wusel.engine.sets import has
from wusel.games.maus import words
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.limits import HEROES, LAST_PAGE, PACK, PARTY, SMALL_ON_A_FIELD, WHEEL
from wusel.games.maus.rules.figures import ground_of
from wusel.games.maus.rules.gear import PAWS, life_of, pack_size, paws_taken
from wusel.games.maus.rules.track import foe_cards_on, is_beaten, is_to_be_laid, missing_cards
from wusel.games.maus.state import STILL_PLAYING, MausState, Mouse


def faults_of(s: MausState) -> list[str]:
    """Return a description of every fault of the state."""
    found = shape_faults(s)
    if found:
        return found
    for mouse in s.party.mice:
        found += mouse_faults(s, mouse)
    found += foe_faults(s) or crowd_faults(s)
    return found or clock_faults(s) + track_faults(s) + card_faults(s)


def is_played(s: MausState) -> bool:
    """Return whether a chapter is being played. A finished chapter leaves its table untouched until the next one
    begins."""
    return s.chapter.ended == STILL_PLAYING and words.BEGIN_CHAPTER not in s.agenda


def shape_faults(s: MausState) -> list[str]:
    rooms = [s.content.grounds[ground].room for ground in s.house.grounds]
    if rooms != s.content.house.rooms:
        return [f"grounds {s.house.grounds}"]
    party = [s.party.slots.index(place) for place in range(len(s.party.mice)) if place in s.party.slots]
    if len(s.party.mice) > PARTY or [mouse.hero for mouse in s.party.mice] != party:
        return [f"the heroes {[mouse.hero for mouse in s.party.mice]} in places {s.party.slots}"]
    return []


def mouse_faults(s: MausState, mouse: Mouse) -> list[str]:
    name = s.content.names.hero[mouse.hero]
    found: list[str] = []
    if mouse.field != NOWHERE and not has(ground_of(s).fields, mouse.field):
        found.append(f"{name} is on {mouse.field}, where no field is")
    if mouse.poison > mouse.wounds:
        found.append(f"{name} has {mouse.wounds} wounds, {mouse.poison} by poison")
    if is_played(s) and mouse.wounds >= life_of(s.content, mouse):
        found.append(f"{name} has {mouse.wounds} wounds and goes on")
    powers = s.content.heroes[mouse.hero].powers
    for item in mouse.worn:
        powers |= s.content.items[item].powers
    if mouse.powers != powers:
        found.append(f"{name} can do {mouse.powers}, not {powers}")
    if pack_size(s.content, mouse) > PACK or paws_taken(s.content, mouse) > PAWS:
        found.append(f"{name} carries {mouse.pack} and wears {mouse.worn}")
    return found


def foe_faults(s: MausState) -> list[str]:
    figures = [foe.figure for foe in s.room.foes]
    if figures != sorted(set(figures)):
        return [f"figures {figures}"]
    found: list[str] = []
    for foe in s.room.foes:
        if foe.figure not in s.content.pools[foe.foe]:
            found.append(f"figure {foe.figure} cannot be {foe.foe}")
        elif not has(ground_of(s).fields, foe.field):
            found.append(f"figure {foe.figure} is on {foe.field}, where no field is")
    return found


def crowd_faults(s: MausState) -> list[str]:
    """Report every field that holds more figures than it can (MM-EMV2)."""
    ground = ground_of(s)
    found: list[str] = []
    for field in words.each_field(ground.fields & ~ground.special):
        large = len([foe for foe in s.room.foes if foe.field == field and s.content.large[foe.foe]])
        small = len([foe for foe in s.room.foes if foe.field == field]) - large + s.mice_on(field)
        if large > 1 or small > SMALL_ON_A_FIELD:
            found.append(f"{small} small and {large} large figures on {words.FIELDS[field]}")
    return found


def clock_faults(s: MausState) -> list[str]:
    chapter = s.chapter
    if chapter.wheel >= WHEEL:
        return [f"{chapter.wheel} cheese on the wheel"]
    if s.room.surge_due and is_played(s) and words.AFTER_BLOW not in s.agenda:
        return [f"{s.room.surge_due} surges that nobody brings"]
    if not 1 <= chapter.hourglass <= chapter.end <= LAST_PAGE or (
        s.round and is_played(s) and chapter.hourglass == chapter.end
    ):
        return [f"page {chapter.hourglass} of {chapter.end}"]
    return []


def track_faults(s: MausState) -> list[str]:
    """Report missing and surplus cards on the track: one for each mouse and one for each kind of foe that fights
    (TC-MM-53)."""
    if len(set(s.track)) != len(s.track):
        return [f"the track {s.track}"]
    if not s.round or not is_played(s):
        return []
    heroes = sorted(card for card in s.track if card < HEROES)
    if heroes != sorted(mouse.hero for mouse in s.party.mice):
        return [f"heroes {heroes} on the track"]
    fighting = {foe.foe for foe in s.room.foes if not foe.calm}
    idle = [card for card in foe_cards_on(s) if s.content.foe_cards[card].foe not in fighting]
    beaten = [card for card in foe_cards_on(s) if is_beaten(s, card)]
    missing = [] if is_to_be_laid(s) else missing_cards(s)
    return [f"cards {idle} without foes, {beaten} beaten, {missing} missing"] if idle or beaten or missing else []


def card_faults(s: MausState) -> list[str]:
    """Report finds that exist twice or are lost."""
    held = [item for mouse in s.party.mice for item in mouse.worn + mouse.pack] + s.party.items + s.decks.drawn
    there = sorted(item for item in held + s.decks.finds + s.decks.spent_finds if s.content.items[item].copies)
    in_hand = words.TAKE_FIND in s.agenda
    if s.round and is_played(s) and not in_hand and there != s.content.deck:
        return [f"{len(there)} finds instead of {len(s.content.deck)}"]
    return []
