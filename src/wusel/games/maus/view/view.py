"""The public view of the table: everything except the order of the decks (MM-H1), and values derived from it."""

from typing import TypedDict

from wusel.engine.kinds import NOTHING, Seat
from wusel.engine.sets import has
from wusel.games.maus import made, words
from wusel.games.maus.content.components import FoeCard
from wusel.games.maus.content.house import NO_ROOM, NOWHERE
from wusel.games.maus.limits import HEROES
from wusel.games.maus.rules.aiming import attack_dice, defence_dice, targets
from wusel.games.maus.rules.doors import room_behind
from wusel.games.maus.rules.figures import ground_of
from wusel.games.maus.rules.gear import defence_of, life_of, speed_of, weapons_of
from wusel.games.maus.rules.hunting import FARTHEST_ROLL, hunt, may_move, prey, target_of
from wusel.games.maus.rules.walking import most_points, stops, ways_out
from wusel.games.maus.state import END_REASONS, Foe, MausState, Mouse
from wusel.games.maus.view.chances import chance_of_attack, chance_of_foe, dice_against_foe
from wusel.games.maus.words import Card, Exit, Field


class OddsView(TypedDict):
    """The dice of both sides of a blow, and the chance in per cent that it wounds."""

    dice: int
    against: int
    chance: int


class AimView(OddsView):
    """A target that a mouse could attack from her field, and the weapon."""

    item: str
    figure: str


class MouseView(made.SeenMouse):
    """A mouse of the party."""

    life: int
    attack: int
    defence: int
    speed: int
    lore: int
    searched: bool  # she has found something in this room
    achievements: list[str]
    aims: list[AimView]


class FoeView(made.SeenFoe):
    """A foe in the room, with the values of the card with which it acts next. It also has the odds of its blows, its
    target if nothing changes, and its longest way there."""

    life: int
    attack: int
    defence: int
    reach: str
    large: bool
    prey: str | None
    odds: dict[str, OddsView]  # against each mouse
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
    """A field that the mouse whose turn it is can reach: its cost, and what happens there."""

    cost: int
    ends: bool
    trap: bool
    water: bool
    enemy: bool


class TurnView(TypedDict):
    """The rest of a mouse's turn."""

    hero: str
    points: int
    later: int  # the points of movements that have not begun
    began: bool
    actions: int
    reach: dict[str, StepView]


class PlayerView(TypedDict):
    """The mice of a player, with their cheese and wounds."""

    mice: list[str]
    cheese: int
    wounds: int


class ToldView(TypedDict):
    """A chapter that has been played to its end."""

    ending: str  # its last ending
    losses: int


class MausView(made.SeenMausState, made.SeenHouse, made.SeenRoom, made.SeenDecks, made.SeenChapter):
    """The public view of the table."""

    campaign: bool
    chapter: str
    tries: int  # at this chapter
    book: dict[str, ToldView]  # the chapters that have been played to their end
    difficulty: str
    ground: str
    rooms: list[str]  # the rooms on the visible sides of the tiles
    doors: dict[str, str]  # the room behind each exit that leads somewhere
    party: list[str]  # the items in the common inventory
    mice: list[MouseView]
    foes: list[FoeView]
    track: list[CardView]
    turn: TurnView | None
    counts: dict[str, int]
    acts: dict[str, int]  # the number of times each act of this chapter was done
    ended: str
    players: list[PlayerView]


def told_view(s: MausState, chapter: int) -> ToldView:
    return {"ending": END_REASONS[s.endings[chapter]], "losses": s.losses[chapter]}


def view_of(s: MausState) -> MausView:
    names = s.content.names
    return {
        **made.seen_maus_state(s),
        **made.seen_house(s.house, names),
        **made.seen_room(s.room),
        **made.seen_decks(s.decks, names),
        **made.seen_chapter(s.chapter, names),
        "campaign": bool(s.variant.campaign),
        "chapter": names.chapter[s.chapter.number],
        "tries": s.losses[s.chapter.number] + 1,
        "book": {name: told_view(s, number) for number, name in enumerate(names.chapter) if s.endings[number]},
        "difficulty": words.DIFFICULTIES[s.variant.difficulty],
        "ground": names.ground[s.house.grounds[s.house.room]],
        "rooms": [names.room[room] for room in words.each_room(s.house.turned_up)],
        "doors": doors_of(s),
        "party": [names.item[item] for item in s.party.items],
        "mice": [mouse_view(s, mouse) for mouse in s.party.mice],
        "foes": [foe_view(s, foe) for foe in s.room.foes],
        "track": [card_view(s, card) for card in s.track],
        "turn": turn_view(s),
        "counts": {name: n for name, n in zip(names.count, s.chapter.counts, strict=True) if n},
        "acts": {names.act[act]: s.chapter.acts[act] for act in s.content.chapters[s.chapter.number].acts},
        "ended": END_REASONS[s.chapter.ended],
        "players": [player_view(s, seat) for seat in s.everybody()],
    }


def doors_of(s: MausState) -> dict[str, str]:
    """Return the room behind each exit of this room, even if the exit is locked (MM-EXP2..MM-EXP4)."""
    found: dict[str, str] = {}
    for exit_, field in enumerate(ground_of(s).exits):
        room = room_behind(s, Exit(exit_)) if field != NOWHERE else NO_ROOM
        if room != NO_ROOM:
            found[words.EXITS[exit_]] = s.content.names.room[room]
    return found


def player_view(s: MausState, seat: Seat) -> PlayerView:
    mice = [mouse for mouse in s.party.mice if mouse.seat == seat]
    return {
        "mice": [s.content.names.hero[mouse.hero] for mouse in mice],
        "cheese": sum([mouse.cheese for mouse in mice]),
        "wounds": sum([mouse.wounds for mouse in mice]),
    }


def mouse_view(s: MausState, mouse: Mouse) -> MouseView:
    hero = s.content.heroes[mouse.hero]
    return {
        **made.seen_mouse(mouse, s.content.names),
        "life": life_of(s.content, mouse),
        "attack": hero.attack,
        "defence": defence_of(s.content, mouse),
        "speed": speed_of(s.content, mouse),
        "lore": hero.lore,
        "searched": has(mouse.searched, s.house.room),
        "achievements": [words.ACHIEVEMENTS[n] for n, winner in enumerate(s.chapter.achieved) if winner == mouse.hero],
        "aims": aims_of(s, mouse),
    }


def aims_of(s: MausState, mouse: Mouse) -> list[AimView]:
    if mouse.field == NOWHERE:
        return []
    names = s.content.names
    return [
        {
            "item": names.item[item],
            "figure": names.figure[foe.figure],
            "dice": attack_dice(s, mouse, item, foe),
            "against": defence_dice(s, foe, mouse.hero, item),
            "chance": chance_of_attack(s, mouse, item, foe),
        }
        for item in weapons_of(s.content, mouse)
        for foe in targets(s, mouse, s.content.items[item].reach)
    ]


def foe_view(s: MausState, foe: Foe) -> FoeView:
    values = s.content.foe_cards[card_to_come(s, foe)]
    target, way = intent_of(s, foe, values)
    return {
        **made.seen_foe(foe, s.content.names),
        "life": values.life,
        "attack": values.attack,
        "defence": values.defence,
        "reach": words.REACHS[values.reach],
        "large": s.content.large[foe.foe],
        "prey": s.content.names.hero[target.hero] if target else None,
        "odds": {s.content.names.hero[mouse.hero]: odds_of(s, values, mouse) for mouse in s.free_mice()},
        "way": way,
    }


def odds_of(s: MausState, values: FoeCard, mouse: Mouse) -> OddsView:
    against = dice_against_foe(s, values, mouse)
    return {"dice": values.attack, "against": against, "chance": chance_of_foe(values, mouse, against)}


def card_to_come(s: MausState, foe: Foe) -> Card:
    """Return the card with which a foe acts next: the topmost of its cards that has not acted."""
    cards = [card for card in s.track if card in s.content.cards_of[foe.foe]] or s.content.cards_of[foe.foe]
    return next((card for card in cards if not has(s.marked, card)), cards[0])


def intent_of(s: MausState, foe: Foe, values: FoeCard) -> tuple[Mouse | None, list[str]]:
    """Return a foe's target if it acted now with the highest roll, and the fields on its way. The moves of a cat cannot
    be predicted."""
    if foe.calm or not s.free_mice() or has(values.powers, words.CHASES) or has(values.powers, words.POUNCES):
        return None, []
    ground = ground_of(s)
    way: list[Field] = []
    mice = prey(s)
    if not foe.down and may_move(s, ground, foe.field, values.reach, mice):
        way = hunt(s, ground, foe.field, values.reach, FARTHEST_ROLL, mice)
    target = target_of(s, ground, way[-1] if way else foe.field, values.reach, mice)
    return target, [words.FIELDS[field] for field in way]


def card_view(s: MausState, card: Card) -> CardView:
    name = s.content.names.card[card]
    values = s.content.foe_cards.get(card)
    return {
        "card": name,
        "hero": name if values is None else None,
        "foe": None if values is None else words.FOES[values.foe],
        "acted": has(s.marked, card) and card != s.turn.acting,
        "acting": card == s.turn.acting,
        "wounds": 0 if values is None else s.card_wounds[values.number],
    }


def turn_view(s: MausState) -> TurnView | None:
    """Return the turn of the acting mouse, None if no mouse acts."""
    turn = s.turn
    if turn.acting == NOTHING or turn.acting >= HEROES or s.chapter.ended or s.party.slots[turn.acting] == NOTHING:
        return None
    mouse = s.mouse(turn.acting)
    return {
        "hero": s.content.names.hero[mouse.hero],
        "points": turn.points,
        "later": sum(turn.later),
        "began": bool(turn.began),
        "actions": turn.actions,
        "reach": reach_of(s, mouse),
    }


def reach_of(s: MausState, mouse: Mouse) -> dict[str, StepView]:
    """Return the fields that her movement points let her reach."""
    if mouse.field == NOWHERE or most_points(s) <= 0:
        return {}
    ground = ground_of(s)
    layers, ends = ways_out(s, mouse, ground), stops(s, mouse, ground)
    return {
        words.FIELDS[field]: {
            "cost": cost,
            "ends": has(ends, field),
            "trap": has(s.room.traps, field),
            "water": has(ground.water, field),
            "enemy": s.enemies_on(field) > 0,
        }
        for cost in range(1, len(layers))
        for field in words.each_field(layers[cost])
    }
