"""What must hold of every state that play can reach (TC-MM-53)."""

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, members
from wusel.games.maus import words
from wusel.games.maus.content import Content
from wusel.games.maus.gear import life_of, pack_size, paws_taken
from wusel.games.maus.house import NOWHERE
from wusel.games.maus.limits import HEROES, LAST_PAGE, PACK, PARTY, SMALL_ON_A_FIELD, WHEEL
from wusel.games.maus.state import END_REASONS, STILL_PLAYING, MausState, Mouse
from wusel.games.maus.track import is_beaten, is_to_be_laid, missing_cards
from wusel.games.maus.words import Room


def faults_of(s: MausState) -> list[str]:
    """Everything that cannot be right, in words."""
    found = shape_faults(s)
    if found:
        return found
    for mouse in s.mice:
        found += mouse_faults(s, mouse)
    found += foe_faults(s) or crowd_faults(s)
    return found or clock_faults(s) + track_faults(s) + card_faults(s)


def shape_faults(s: MausState) -> list[str]:
    if not 0 <= s.chapter < len(s.content.chapters) or not 0 <= s.room < len(s.content.rooms):
        return [f"chapter {s.chapter}, room {s.room}"]
    if len(s.grounds) != len(s.content.rooms) or any(
        not is_ground_of(s.content, g, r) for r, g in enumerate(s.grounds)
    ):
        return [f"grounds {s.grounds}"]
    if len(s.mice) > PARTY or [mouse.hero for mouse in s.mice] != party_of(s):
        return [f"the heroes {[mouse.hero for mouse in s.mice]} in places {s.slots}"]
    if not NOTHING <= s.encounter < len(s.content.encounters) or not 0 <= s.goal < len(s.content.pages):
        return [f"encounter {s.encounter}, goal {s.goal}"]
    if any(not 0 <= item < len(s.content.items) for item in s.party + s.finds + s.spent_finds + s.drawn):
        return ["items that nobody knows"]
    sizes = [len(s.card_wounds), len(s.counts), len(s.acts), len(s.achieved), s.ended < len(END_REASONS)]
    wanted = [len(words.FOE_CARDS), len(s.content.counts), len(s.content.acts), len(words.ACHIEVEMENTS), True]
    return [] if sizes == wanted else [f"{sizes} instead of {wanted}"]


def is_ground_of(content: Content, ground: words.Ground, room: Room) -> bool:
    return 0 <= ground < len(content.grounds) and content.grounds[ground].room == room


def party_of(s: MausState) -> list[int]:
    """The heroes by their places in the party."""
    return [s.slots.index(place) for place in range(len(s.mice)) if place in s.slots]


def mouse_faults(s: MausState, mouse: Mouse) -> list[str]:
    name = s.content.heroes[mouse.hero].name
    found: list[str] = []
    ground = s.content.grounds[s.grounds[s.room]]
    if not 0 <= mouse.seat < s.seats:
        found.append(f"{name} is led by {mouse.seat}")
    if mouse.field != NOWHERE and not has(ground.fields, mouse.field):
        found.append(f"{name} is on {mouse.field}, where no field is")
    if not 0 <= mouse.poison <= mouse.wounds or mouse.cheese < 0:
        found.append(f"{name} has {mouse.wounds} wounds, {mouse.poison} by poison, and {mouse.cheese} cheese")
    if s.ended == STILL_PLAYING and mouse.wounds >= life_of(s.content, mouse):
        found.append(f"{name} has {mouse.wounds} wounds and goes on")
    if any(not 0 <= item < len(s.content.items) for item in mouse.worn + mouse.pack):
        return [*found, f"{name} has items that nobody knows"]
    powers = s.content.heroes[mouse.hero].powers
    for item in mouse.worn:
        powers |= s.content.items[item].powers
    if mouse.powers != powers:
        found.append(f"{name} can do {mouse.powers}, not {powers}")
    if pack_size(s.content, mouse) > PACK or paws_taken(s.content, mouse) > 2:
        found.append(f"{name} carries {mouse.pack} and wears {mouse.worn}")
    if any(ability >= len(s.content.abilities) for ability in members(mouse.abilities)):
        found.append(f"{name} knows {mouse.abilities}")
    return found


def foe_faults(s: MausState) -> list[str]:
    ground = s.content.grounds[s.grounds[s.room]]
    figures = [foe.figure for foe in s.foes]
    if figures != sorted(set(figures)):
        return [f"figures {figures}"]
    found: list[str] = []
    for foe in s.foes:
        if not 0 <= foe.foe < len(words.FOES) or foe.figure not in s.content.pools[foe.foe]:
            found.append(f"figure {foe.figure} cannot be {foe.foe}")
        elif not has(ground.fields, foe.field):
            found.append(f"figure {foe.figure} is on {foe.field}, where no field is")
    return found


def crowd_faults(s: MausState) -> list[str]:
    """No field holds more than it can (MM-EMV2)."""
    ground = s.content.grounds[s.grounds[s.room]]
    found: list[str] = []
    for field in members(ground.fields & ~ground.special):
        large = len([foe for foe in s.foes if foe.field == field and s.content.large[foe.foe]])
        small = len([foe for foe in s.foes if foe.field == field]) - large + s.mice_on(field)
        if large > 1 or small > SMALL_ON_A_FIELD:
            found.append(f"{small} small and {large} large figures on {words.FIELDS[field]}")
    return found


def clock_faults(s: MausState) -> list[str]:
    if not 0 <= s.wheel < WHEEL:
        return [f"{s.wheel} cheese on the wheel"]
    if s.surge_due and s.ended == STILL_PLAYING and words.AFTER_BLOW not in s.agenda:
        return [f"{s.surge_due} surges that nobody brings"]
    if not 1 <= s.hourglass <= s.end <= LAST_PAGE or (s.ended == STILL_PLAYING and s.round and s.hourglass == s.end):
        return [f"page {s.hourglass} of {s.end}"]
    return []


def track_faults(s: MausState) -> list[str]:
    """Every mouse has her card, and every kind of foe that fights its own (TC-MM-53)."""
    if len(set(s.track)) != len(s.track) or any(not 0 <= card < HEROES + len(words.FOE_CARDS) for card in s.track):
        return [f"the track {s.track}"]
    if not s.round or s.ended != STILL_PLAYING:
        return []
    heroes = sorted(card for card in s.track if card < HEROES)
    if heroes != sorted(mouse.hero for mouse in s.mice):
        return [f"heroes {heroes} on the track"]
    fighting = {foe.foe for foe in s.foes if not foe.calm}
    idle = [card for card in s.track if card >= HEROES and s.content.foe_cards[card].foe not in fighting]
    beaten = [card for card in s.track if card >= HEROES and is_beaten(s, card)]
    missing = [] if is_to_be_laid(s) else missing_cards(s)
    return [f"cards {idle} without foes, {beaten} beaten, {missing} missing"] if idle or beaten or missing else []


def card_faults(s: MausState) -> list[str]:
    """No find is there twice, and none is lost."""
    held = [item for mouse in s.mice for item in mouse.worn + mouse.pack] + s.party + s.drawn
    there = sorted(item for item in held + s.finds + s.spent_finds if s.content.items[item].copies)
    if s.round and s.ended == STILL_PLAYING and not in_hand(s) and there != sorted(s.content.deck):
        return [f"{len(there)} finds instead of {len(s.content.deck)}"]
    return []


def in_hand(s: MausState) -> bool:
    """Whether a find lies before a mouse who has not decided yet."""
    return words.TAKE_FIND in s.agenda
