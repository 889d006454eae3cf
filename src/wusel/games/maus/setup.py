"""Set-up of a chapter: options, party, gear, decks and tiles (MM-S)."""

from typing import Final

from wusel.engine.events import Event
from wusel.engine.kinds import NOTHING, Seat
from wusel.engine.options import GameOption, Value
from wusel.engine.sets import NONE, added, first, only
from wusel.games.maus import made, state, words
from wusel.games.maus.content.content import Content
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.limits import HEROES, PARTY
from wusel.games.maus.rules.gear import dress
from wusel.games.maus.state import STILL_PLAYING, MausState
from wusel.games.maus.words import (
    Ability,
    Card,
    Chapter,
    Difficulty,
    Encounter,
    Hero,
    Item,
    N,
    Page,
    PerCount,
    PerRoom,
    Room,
)

CHAPTER = "chapter"
CAMPAIGN = "campaign"
EVENINGS = "evenings"
ONWARD = "onward"
MOST_EVENINGS: Final = 99
STORY = "story"
CHOSEN = "chosen"
DRAWN = "drawn"
NO_END: Final = 0
NO_HERO: Final = Hero(Card(NOTHING))


def declared_options(content: Content) -> list[GameOption]:
    """Return the set-up options (MM-S3): the chapter or the whole story, the difficulty, the party, and rulings."""
    numbers = [chapter.number for chapter in content.chapters]
    return [
        GameOption(CHAPTER, [CAMPAIGN, *numbers], numbers[0]),
        GameOption("difficulty", list(words.DIFFICULTIES), "normal"),
        GameOption("party", [STORY, CHOSEN, DRAWN]),
        GameOption("disguise_elites", [True, False]),
        GameOption("against_current", [True, False]),
        GameOption("split_move", [False, True]),
        GameOption("every_escape", [False, True]),
        GameOption(ONWARD, [False, True]),
        GameOption(EVENINGS, [1, 2, 3], most=MOST_EVENINGS),
    ]


def lay_out(content: Content, options: dict[str, Value], chance: int, events: list[Event] | None) -> MausState:
    """Return the table before the first chapter, with its party or with heroes still to be chosen."""
    s = bare_table(content, options, chance)
    s.events = events
    numbers = [chapter.number for chapter in content.chapters]
    s.chapter.number = Chapter(0 if options[CHAPTER] == CAMPAIGN else numbers.index(int(options[CHAPTER])))
    s.then(words.BEGIN_CHAPTER)
    if options["party"] == CHOSEN:
        for _ in range(PARTY):
            s.then(words.CHOOSE_PARTY)
        return s
    heroes = words.each_hero(first(HEROES))
    party = (
        content.chapters[s.chapter.number].heroes
        if options["party"] == STORY
        else [s.pick(heroes) for _ in range(PARTY)]
    )
    for place, hero in enumerate(party):
        join(s, hero, Seat(place % s.seats))
        learn(s, hero, content.heroes[hero].first_ability)
    return s


def bare_table(content: Content, options: dict[str, Value], chance: int) -> MausState:
    players = int(options["players"])
    is_whole = options[CHAPTER] == CAMPAIGN
    variant = made.new_variant(
        campaign=int(is_whole or int(options[EVENINGS]) > 1),
        evenings=NO_END if is_whole else int(options[EVENINGS]),
        onward=int(options[ONWARD]),
        difficulty=Difficulty(words.DIFFICULTIES.index(str(options["difficulty"]))),
        disguise_elites=int(options["disguise_elites"]),
        against_current=int(options["against_current"]),
        split_move=int(options["split_move"]),
        every_escape=int(options["every_escape"]),
    )
    return made.new_maus_state(
        seats=players,
        chance=chance,
        events=None,
        content=content,
        variant=variant,
        endings=[STILL_PLAYING] * len(content.chapters),
        losses=[0] * len(content.chapters),
        party=made.new_party(slots=[NOTHING] * HEROES),
        house=made.new_house(room=Room(0), grounds=grounds_at_first(content)),
        room=made.new_room(),
        decks=made.new_decks(),
        chapter=new_chapter(content, Chapter(0), [count.start for count in content.counts], Page(0), end=1),
        card_wounds=[0] * len(words.FOE_CARDS),
        turn=new_turn(),
    )


def new_chapter(content: Content, number: Chapter, counts: PerCount[N], goal: Page, end: N) -> state.Chapter:
    """Return a chapter in which nothing has happened yet."""
    return made.new_chapter(
        number=number,
        hourglass=1,
        end=end,
        goal=goal,
        acts=[0] * len(content.acts),
        counts=counts,
        came_counts=counts[:],
        achieved=[NO_HERO] * len(words.ACHIEVEMENTS),
    )


def new_turn() -> state.Turn:
    """Return the turn before any card acts."""
    return made.new_turn(blow=made.new_blow())


def grounds_at_first(content: Content) -> PerRoom[words.Ground]:
    """Return every room as it is drawn on its tile."""
    return words.each_ground(first(len(content.rooms)))


def join(s: MausState, hero: Hero, seat: Seat) -> None:
    """Add a hero with her gear to the party (MM-S1)."""
    s.party.slots[hero] = len(s.party.mice)
    newcomer = made.new_mouse(hero=hero, seat=seat)
    dress(s.content, newcomer, s.content.heroes[hero].gear[:])
    s.party.mice.append(newcomer)
    words.tell_hero_joins(s, seat, hero)


def deal_mice(s: MausState) -> None:
    """Share the mice of the party among the seats, in turn (MM-S3)."""
    for place, mouse in enumerate(s.party.mice):
        mouse.seat = Seat(place % s.seats)


def learn(s: MausState, hero: Hero, ability: Ability) -> None:
    mouse = s.mouse(hero)
    mouse.abilities = added(mouse.abilities, ability)
    words.tell_ability_learned(s, hero, ability)


def lay_chapter(s: MausState) -> None:
    """Lay out the tiles, the decks and the page track of a chapter (MM-S1). The mice keep their belongings, and counts
    that are kept stay."""
    chapter = s.content.chapters[s.chapter.number]
    kept = [count.kept for count in s.content.counts]
    counts = [n if kept[number] else s.content.counts[number].start for number, n in enumerate(s.chapter.counts)]
    encounters = [Encounter(n) for n, card in enumerate(s.content.encounters) if chapter.hard_cards or not card.hard]
    room = chapter.rooms[0]
    grounds = grounds_at_first(s.content)
    s.house = made.new_house(room=room, turned_up=chapter.shown, visited=only(room), grounds=grounds)
    s.room = made.new_room()
    s.decks = made.new_decks(encounters=encounters, finds=finds_left(s))
    s.chapter = new_chapter(s.content, s.chapter.number, counts, chapter.goal, end=chapter.end[s.variant.difficulty])
    s.turn = new_turn()
    clear_table(s)


def remember(s: MausState) -> None:
    """Store the party's belongings at the start of the chapter, for another try."""
    s.party.came_items = s.party.items[:]
    s.chapter.came_counts = s.chapter.counts[:]
    for mouse in s.party.mice:
        mouse.came_worn = mouse.worn[:]
        mouse.came_pack = mouse.pack[:]
        mouse.came_abilities = mouse.abilities


def clear_table(s: MausState) -> None:
    """Remove everything that an earlier chapter left on the table."""
    s.track = []
    s.marked = NONE
    s.card_wounds = [0] * len(words.FOE_CARDS)
    s.round = 0
    s.inspired = 0
    for mouse in s.party.mice:
        mouse.field = NOWHERE
        mouse.wounds = 0
        mouse.poison = 0
        mouse.conditions = NONE
        mouse.searched = NONE
        mouse.captures = 0
        mouse.ability_used = 0
        mouse.dice = 0
        mouse.shield = 0
        mouse.spent = NONE
        mouse.roaches = 0


def finds_left(s: MausState) -> list[Item]:
    """Return the search deck: all finds that no mouse has."""
    deck = s.content.deck[:]
    for item in s.party.items + [item for mouse in s.party.mice for item in mouse.worn + mouse.pack]:
        if item in deck:
            deck.remove(item)
    return deck
