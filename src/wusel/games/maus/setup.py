"""A chapter is laid out: options, party, gear, decks, tiles (MM-S)."""

from wusel.engine.events import Event
from wusel.engine.options import GameOption, Value
from wusel.engine.sets import NONE, added, only
from wusel.games.maus import words
from wusel.games.maus.chapters import DIFFICULTIES
from wusel.games.maus.content import Content
from wusel.games.maus.gear import dress
from wusel.games.maus.limits import HEROES, PARTY
from wusel.games.maus.state import NOTHING, NOWHERE, STILL_PLAYING, MausState, Mouse, Variant, no_blow

CHAPTER = "chapter"
CAMPAIGN = "campaign"
GOES_ON = "goes_on"
STORY = "story"
CHOSEN = "chosen"
DRAWN = "drawn"


def declared_options(content: Content) -> list[GameOption]:
    """How a game can be set up (MM-S3): which chapter, or all of them; how much time; who goes; and rulings."""
    numbers = [chapter.number for chapter in content.chapters]
    return [
        GameOption(CHAPTER, [CAMPAIGN, *numbers], numbers[0]),
        GameOption("difficulty", list(DIFFICULTIES), "normal"),
        GameOption("party", [STORY, CHOSEN, DRAWN]),
        GameOption("disguise_elites", [True, False]),
        GameOption("against_current", [True, False]),
        GameOption("split_move", [False, True]),
        GameOption("every_escape", [False, True]),
        GameOption(GOES_ON, [False, True]),
    ]


def lay_out(content: Content, options: dict[str, Value], chance: int, events: list[Event] | None) -> MausState:
    """The table before the first chapter, with a party or with heroes still to be chosen."""
    s = bare_table(content, options, chance)
    s.events = events
    numbers = [chapter.number for chapter in content.chapters]
    s.chapter = 0 if options[CHAPTER] == CAMPAIGN else numbers.index(int(options[CHAPTER]))
    s.then(words.BEGIN_CHAPTER)
    if options["party"] == CHOSEN:
        for _ in range(PARTY):
            s.then(words.CHOOSE_PARTY)
        return s
    heroes = list(range(HEROES))
    party = content.chapters[s.chapter].heroes if options["party"] == STORY else [s.pick(heroes) for _ in range(PARTY)]
    for place, hero in enumerate(party):
        join(s, content, hero, place % s.seats)
        learn(s, hero, content.heroes[hero].first_ability)
    return s


def bare_table(content: Content, options: dict[str, Value], chance: int) -> MausState:
    players = int(options["players"])
    variant = Variant(
        campaign=int(options[CHAPTER] == CAMPAIGN or bool(options[GOES_ON])),
        difficulty=DIFFICULTIES.index(str(options["difficulty"])),
        disguise_elites=int(options["disguise_elites"]),
        against_current=int(options["against_current"]),
        split_move=int(options["split_move"]),
        every_escape=int(options["every_escape"]),
    )
    return MausState(
        players, chance, [], [0] * players, 0, 0, 0, variant=variant, chapter=0, tries=1, mice=[], slots=[NOTHING] *
        HEROES, foes=[], track=[], marked=NONE, struck=NONE, acting=NOTHING, card_wounds=[0] * len(words.FOE_CARDS),
        round=0, room=0, turned_up=NONE, visited=NONE, grounds=list(range(len(content.rooms))), traps=NONE,
        snares=NONE, behind=[], wheel=0, surge_due=0, surges=0, hourglass=1, end=1, encounter=NOTHING, weather=NONE,
        encounters=[], finds=[], spent_encounters=[], spent_finds=[], drawn=[], party=[], came_party=[],
        came_counts=[0] * len(content.counts), greedy=0, peaceful=NONE, counts=[count.start for count in
        content.counts], permissions=NONE, goal=0, acts=[0] * len(content.acts), fired=NONE, points=0, later=[],
        began=0, actions=0, inspired=0, bought=0, freely=NONE, blow=no_blow(), dice=[], target=NOTHING,
        achieved=[NOTHING] * len(words.ACHIEVEMENTS), bow_is_star=0, foe_weakened=0, warned=0, ended=STILL_PLAYING,
    )  # fmt: skip


def join(s: MausState, content: Content, hero: int, seat: int) -> None:
    """A hero joins the party, with her gear (MM-S1)."""
    s.slots[hero] = len(s.mice)
    newcomer = Mouse(
        hero=hero, seat=seat, field=NOWHERE, wounds=0, poison=0, cheese=0, conditions=NONE, abilities=NONE,
        worn=[], powers=NONE, pack=[], searched=NONE, captures=0, ability_used=0, dice=0, shield=0,
        spent=NONE, roaches=0, came_worn=[], came_pack=[], came_abilities=NONE,
    )  # fmt: skip
    dress(content, newcomer, content.heroes[hero].gear[:])
    s.mice.append(newcomer)
    s.tell(words.HERO_JOINS, seat, hero)


def learn(s: MausState, hero: int, ability: int) -> None:
    mouse = s.mouse(hero)
    mouse.abilities = added(mouse.abilities, ability)
    s.tell(words.ABILITY_LEARNED, hero, ability)


def lay_chapter(s: MausState, content: Content) -> None:
    """The tiles, the decks, the page track and the mice of a chapter (MM-S1); what mice have and what is kept stays."""
    chapter = content.chapters[s.chapter]
    s.turned_up = chapter.shown
    s.room = chapter.rooms[0]
    s.visited = only(s.room)
    s.grounds = list(range(len(content.rooms)))
    for number, count in enumerate(content.counts):
        if not count.kept:
            s.counts[number] = count.start
    s.acts = [0] * len(content.acts)
    s.goal = chapter.goal
    s.hourglass = 1
    s.end = chapter.end[s.variant.difficulty]
    s.encounters = [n for n, card in enumerate(content.encounters) if chapter.hard_cards or not card.hard]
    s.finds = finds_left(s, content)
    s.spent_encounters = []
    s.spent_finds = []
    s.drawn = []
    s.encounter = NOTHING
    s.ended = STILL_PLAYING
    clear_table(s)


def remember(s: MausState) -> None:
    """What everybody had when the chapter began: for another try."""
    s.came_party = s.party[:]
    s.came_counts = s.counts[:]
    for mouse in s.mice:
        mouse.came_worn = mouse.worn[:]
        mouse.came_pack = mouse.pack[:]
        mouse.came_abilities = mouse.abilities


def clear_table(s: MausState) -> None:
    """Nothing of an earlier chapter is left on the table."""
    s.foes = []
    s.track = []
    s.marked = NONE
    s.struck = NONE
    s.acting = NOTHING
    s.card_wounds = [0] * len(words.FOE_CARDS)
    s.round = 0
    s.traps = NONE
    s.snares = NONE
    s.behind = []
    s.wheel = 0
    s.surge_due = 0
    s.surges = 0
    s.weather = NONE
    s.greedy = 0
    s.peaceful = NONE
    s.permissions = NONE
    s.fired = NONE
    s.foe_weakened = 0
    s.warned = 0
    s.inspired = 0
    s.achieved = [NOTHING] * len(words.ACHIEVEMENTS)
    for mouse in s.mice:
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


def finds_left(s: MausState, content: Content) -> list[int]:
    """The search deck: all finds but those that somebody has."""
    deck = content.deck[:]
    for item in s.party + [item for mouse in s.mice for item in mouse.worn + mouse.pack]:
        if item in deck:
            deck.remove(item)
    return deck
