"""What everybody at the table sees: all of it but the order of the decks (MM-H1), and what follows from it."""

from typing import TypedDict

from wusel.engine.kinds import NOTHING, Seat
from wusel.engine.sets import has, members
from wusel.games.maus import words
from wusel.games.maus.aiming import attack_dice, defence_dice, targets
from wusel.games.maus.components import FoeCard
from wusel.games.maus.doors import room_behind
from wusel.games.maus.figures import ground_of
from wusel.games.maus.gear import defence_of, life_of, speed_of, weapons_of
from wusel.games.maus.house import NOWHERE
from wusel.games.maus.hunting import hunt, may_move, prey, target_of
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import END_REASONS, Foe, MausState, Mouse
from wusel.games.maus.walking import most_points, stops, ways_out
from wusel.games.maus.words import Card, Field

FARTHEST_ROLL = 3


class AimView(TypedDict):
    """Whom a mouse could attack from where she stands: with which weapon, and the dice of both sides."""

    item: str
    figure: str
    dice: int
    against: int


class MouseView(TypedDict):
    """A mouse of the party."""

    hero: str
    seat: Seat
    field: str | None  # None while she is captured or on her way to another room (MM-EXP4)
    life: int
    wounds: int
    poison: int
    cheese: int
    attack: int
    defence: int
    speed: int
    lore: int
    conditions: list[str]
    abilities: list[str]
    ability_used: bool
    worn: list[str]
    pack: list[str]
    searched: bool  # has found something in this room
    captures: int
    shield: int  # dice more in defence for the moment
    dice: int  # dice more in attacks for the moment
    achievements: list[str]
    aims: list[AimView]


class FoeView(TypedDict):
    """A foe in the room with the values of the card it acts with next, whom it would attack if nothing changed, and how
    far it could come at most."""

    figure: str
    foe: str
    field: str
    wounds: int
    life: int
    attack: int
    defence: int
    reach: str
    large: bool
    down: bool
    calm: bool
    prey: str | None
    way: list[str]


class CardView(TypedDict):
    """A card on the track."""

    card: str
    hero: str | None
    foe: str | None
    acted: bool
    acting: bool
    wounds: int  # of a main foe with several cards


class StepView(TypedDict):
    """A field the mouse whose turn it is can go to: what it takes, and what happens there."""

    cost: int
    ends: bool
    trap: bool
    water: bool
    enemy: bool


class TurnView(TypedDict):
    """What is left of the turn of a mouse."""

    hero: str
    points: int
    later: int  # points of movements that have not begun
    began: bool
    actions: int
    reach: dict[str, StepView]


class PlayerView(TypedDict):
    """What a player leads."""

    mice: list[str]
    cheese: int
    wounds: int


class MausView(TypedDict):
    """The table as everybody sees it."""

    chapter: str
    campaign: bool
    difficulty: str
    tries: int
    round: int
    room: str
    ground: str
    rooms: list[str]  # whose side lies up
    doors: dict[str, str]  # the room behind each exit that leads on
    visited: list[str]
    mice: list[MouseView]
    foes: list[FoeView]
    track: list[CardView]
    turn: TurnView | None
    wheel: int
    hourglass: int
    end: int
    surges: int  # in this room
    encounter: str | None
    weather: list[str]
    greedy: bool
    traps: list[str]
    snares: list[str]
    finds: int  # left in the search deck
    encounters: int  # left in the deck of encounters
    spent_finds: list[str]
    party: list[str]
    drawn: list[str]
    counts: dict[str, int]
    goal: str
    acts: dict[str, int]  # of this chapter, how often each was done
    dice: list[str]
    ended: str
    players: list[PlayerView]


def view_of(s: MausState) -> MausView:
    chapter = s.content.chapters[s.chapter]
    rooms = [room.name for room in s.content.rooms]
    items = [item.name for item in s.content.items]
    return {
        "chapter": chapter.name,
        "campaign": bool(s.variant.campaign),
        "difficulty": words.DIFFICULTIES[s.variant.difficulty],
        "tries": s.tries,
        "round": s.round,
        "room": rooms[s.room],
        "ground": s.content.grounds[s.grounds[s.room]].name,
        "rooms": [rooms[room] for room in members(s.turned_up)],
        "doors": doors_of(s),
        "visited": [rooms[room] for room in members(s.visited)],
        "mice": [mouse_view(s, mouse) for mouse in s.mice],
        "foes": [foe_view(s, foe) for foe in s.foes],
        "track": [card_view(s, card) for card in s.track],
        "turn": turn_view(s),
        "wheel": s.wheel,
        "hourglass": s.hourglass,
        "end": s.end,
        "surges": s.surges,
        "encounter": s.content.encounters[s.encounter].name if s.encounter != NOTHING else None,
        "weather": [words.KEYWORDS[keyword] for keyword in members(s.weather)],
        "greedy": bool(s.greedy),
        "traps": [words.FIELDS[field] for field in members(s.traps)],
        "snares": [words.FIELDS[field] for field in members(s.snares)],
        "finds": len(s.finds),
        "encounters": len(s.encounters),
        "spent_finds": [items[item] for item in s.spent_finds],
        "party": [items[item] for item in s.party],
        "drawn": [items[item] for item in s.drawn],
        "counts": {count.name: s.counts[n] for n, count in enumerate(s.content.counts) if s.counts[n]},
        "goal": s.content.pages[s.goal].name,
        "acts": {s.content.acts[act].name: s.acts[act] for act in chapter.acts},
        "dice": [words.FACES[face] for face in s.dice],
        "ended": END_REASONS[s.ended],
        "players": [player_view(s, seat) for seat in range(s.seats)],
    }


def doors_of(s: MausState) -> dict[str, str]:
    """Where the exits of this room lead, whatever it takes to get through (MM-EXP2..MM-EXP4)."""
    exits = ground_of(s).exits
    behind = {words.EXITS[exit_]: room_behind(s, exit_) for exit_ in range(len(exits)) if exits[exit_] != NOWHERE}
    return {name: s.content.rooms[room].name for name, room in behind.items() if room != NOWHERE}


def player_view(s: MausState, seat: Seat) -> PlayerView:
    mice = [mouse for mouse in s.mice if mouse.seat == seat]
    return {
        "mice": [s.content.heroes[mouse.hero].name for mouse in mice],
        "cheese": sum([mouse.cheese for mouse in mice]),
        "wounds": sum([mouse.wounds for mouse in mice]),
    }


def mouse_view(s: MausState, mouse: Mouse) -> MouseView:
    hero = s.content.heroes[mouse.hero]
    marks = [words.ACHIEVEMENTS[n] for n in range(len(s.achieved)) if s.achieved[n] == mouse.hero]
    return {
        "hero": hero.name,
        "seat": mouse.seat,
        "field": words.FIELDS[mouse.field] if mouse.field != NOWHERE else None,
        "life": life_of(s.content, mouse),
        "wounds": mouse.wounds,
        "poison": mouse.poison,
        "cheese": mouse.cheese,
        "attack": hero.attack,
        "defence": defence_of(s.content, mouse),
        "speed": speed_of(s.content, mouse),
        "lore": hero.lore,
        "conditions": [words.CONDITIONS[condition] for condition in members(mouse.conditions)],
        "abilities": [s.content.abilities[ability].name for ability in members(mouse.abilities)],
        "ability_used": bool(mouse.ability_used),
        "worn": [s.content.items[item].name for item in mouse.worn],
        "pack": [s.content.items[item].name for item in mouse.pack],
        "searched": has(mouse.searched, s.room),
        "captures": mouse.captures,
        "shield": mouse.shield,
        "dice": mouse.dice,
        "achievements": marks,
        "aims": aims_of(s, mouse),
    }


def aims_of(s: MausState, mouse: Mouse) -> list[AimView]:
    if mouse.field == NOWHERE:
        return []
    names = s.content.kinds["figure"]
    return [
        {
            "item": s.content.items[item].name,
            "figure": names[foe.figure],
            "dice": attack_dice(s, mouse, item, foe),
            "against": defence_dice(s, foe, mouse.hero, item),
        }
        for item in weapons_of(s.content, mouse)
        for foe in targets(s, mouse, s.content.items[item].reach)
    ]


def foe_view(s: MausState, foe: Foe) -> FoeView:
    values = s.content.foe_cards[card_to_come(s, foe)]
    target, way = intent_of(s, foe, values)
    return {
        "figure": s.content.kinds["figure"][foe.figure],
        "foe": words.FOES[foe.foe],
        "field": words.FIELDS[foe.field],
        "wounds": foe.wounds,
        "life": values.life,
        "attack": values.attack,
        "defence": values.defence,
        "reach": words.REACHS[values.reach],
        "large": s.content.large[foe.foe],
        "down": bool(foe.down),
        "calm": bool(foe.calm),
        "prey": target,
        "way": way,
    }


def card_to_come(s: MausState, foe: Foe) -> int:
    """The card with which a foe acts next: of several the topmost that has not acted."""
    cards = [card for card in s.track if card in s.content.cards_of[foe.foe]] or s.content.cards_of[foe.foe]
    return next((card for card in cards if not has(s.marked, card)), cards[0])


def intent_of(s: MausState, foe: Foe, values: FoeCard) -> tuple[str | None, list[str]]:
    """Whom it would attack if its turn came now and its die took it as far as can be, and the fields on its way there.
    Where a cat goes nobody can say."""
    if foe.calm or not s.free_mice() or has(values.powers, words.CHASES) or has(values.powers, words.POUNCES):
        return None, []
    ground = ground_of(s)
    way: list[Field] = []
    mice = prey(s)
    if not foe.down and may_move(s, ground, foe.field, values.reach, mice):
        way = hunt(s, ground, foe.field, values.reach, FARTHEST_ROLL, mice)
    target = target_of(s, ground, way[-1] if way else foe.field, values.reach, mice)
    return s.content.heroes[target.hero].name if target else None, [words.FIELDS[field] for field in way]


def card_view(s: MausState, card: Card) -> CardView:
    is_hero = card < HEROES
    return {
        "card": s.content.kinds["card"][card],
        "hero": s.content.heroes[card].name if is_hero else None,
        "foe": None if is_hero else words.FOES[s.content.foe_cards[card].foe],
        "acted": has(s.marked, card) and card != s.acting,
        "acting": card == s.acting,
        "wounds": 0 if is_hero else s.card_wounds[s.content.foe_cards[card].number],
    }


def turn_view(s: MausState) -> TurnView | None:
    """The turn of a mouse, if it is one's turn."""
    if s.acting == NOTHING or s.acting >= HEROES or s.ended or s.slots[s.acting] == NOTHING:
        return None
    mouse = s.mouse(s.acting)
    return {
        "hero": s.content.heroes[mouse.hero].name,
        "points": s.points,
        "later": sum(s.later),
        "began": bool(s.began),
        "actions": s.actions,
        "reach": reach_of(s, mouse),
    }


def reach_of(s: MausState, mouse: Mouse) -> dict[str, StepView]:
    """The fields she could go to, as far as her points take her."""
    if mouse.field == NOWHERE or most_points(s) <= 0:
        return {}
    ground = ground_of(s)
    layers, ends = ways_out(s, mouse, ground), stops(s, mouse, ground)
    return {
        words.FIELDS[field]: {
            "cost": cost,
            "ends": has(ends, field),
            "trap": has(s.traps, field),
            "water": has(ground.water, field),
            "enemy": s.enemies_on(field) > 0,
        }
        for cost in range(1, len(layers))
        for field in members(layers[cost])
    }
