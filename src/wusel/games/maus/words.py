"""Made from words.toml by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# Here, and nowhere else, bare numbers become things of a kind.
# mypy: disable-error-code="arg-type, assignment, return-value"

from typing import Final, NewType, TypeAlias, TypeVar

from wusel.engine.content.content import Kinds, listed
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.kinds import Choice, Deed, Seat, SeatSet
from wusel.engine.sets import members
from wusel.engine.state import State
from wusel.engine.vocabulary import lacks

T = TypeVar("T")

MADE_FROM: Final = "495d06a42c9baa1f"

# --- kinds

Card = NewType("Card", int)
CardSet: TypeAlias = int
PerCard: TypeAlias = list[T]
def each_card(group: CardSet) -> list[Card]: return members(group)
Figure = NewType("Figure", int)
FigureSet: TypeAlias = int
PerFigure: TypeAlias = list[T]
def each_figure(group: FigureSet) -> list[Figure]: return members(group)
Item = NewType("Item", int)
ItemSet: TypeAlias = int
PerItem: TypeAlias = list[T]
def each_item(group: ItemSet) -> list[Item]: return members(group)
Ability = NewType("Ability", int)
AbilitySet: TypeAlias = int
PerAbility: TypeAlias = list[T]
def each_ability(group: AbilitySet) -> list[Ability]: return members(group)
Encounter = NewType("Encounter", int)
EncounterSet: TypeAlias = int
PerEncounter: TypeAlias = list[T]
def each_encounter(group: EncounterSet) -> list[Encounter]: return members(group)
Room = NewType("Room", int)
RoomSet: TypeAlias = int
PerRoom: TypeAlias = list[T]
def each_room(group: RoomSet) -> list[Room]: return members(group)
Ground = NewType("Ground", int)
GroundSet: TypeAlias = int
PerGround: TypeAlias = list[T]
def each_ground(group: GroundSet) -> list[Ground]: return members(group)
Area = NewType("Area", int)
AreaSet: TypeAlias = int
PerArea: TypeAlias = list[T]
def each_area(group: AreaSet) -> list[Area]: return members(group)
Chapter = NewType("Chapter", int)
ChapterSet: TypeAlias = int
PerChapter: TypeAlias = list[T]
def each_chapter(group: ChapterSet) -> list[Chapter]: return members(group)
Act = NewType("Act", int)
ActSet: TypeAlias = int
PerAct: TypeAlias = list[T]
def each_act(group: ActSet) -> list[Act]: return members(group)
Page = NewType("Page", int)
PageSet: TypeAlias = int
PerPage: TypeAlias = list[T]
def each_page(group: PageSet) -> list[Page]: return members(group)
Line = NewType("Line", int)
LineSet: TypeAlias = int
PerLine: TypeAlias = list[T]
def each_line(group: LineSet) -> list[Line]: return members(group)
Count = NewType("Count", int)
CountSet: TypeAlias = int
PerCount: TypeAlias = list[T]
def each_count(group: CountSet) -> list[Count]: return members(group)
Script = NewType("Script", int)
ScriptSet: TypeAlias = int
PerScript: TypeAlias = list[T]
def each_script(group: ScriptSet) -> list[Script]: return members(group)
Difficulty = NewType("Difficulty", int)
DifficultySet: TypeAlias = int
PerDifficulty: TypeAlias = list[T]
def each_difficulty(group: DifficultySet) -> list[Difficulty]: return members(group)
Ending: TypeAlias = int
PerEnding: TypeAlias = list[T]
Slot: TypeAlias = int
PerSlot: TypeAlias = list[T]
Crowd: TypeAlias = int
PerCrowd: TypeAlias = list[T]
Turn: TypeAlias = int
PerTurn: TypeAlias = list[T]
Face = NewType("Face", int)
FaceSet: TypeAlias = int
PerFace: TypeAlias = list[T]
def each_face(group: FaceSet) -> list[Face]: return members(group)
Foe = NewType("Foe", int)
FoeSet: TypeAlias = int
PerFoe: TypeAlias = list[T]
def each_foe(group: FoeSet) -> list[Foe]: return members(group)
FoeCard = NewType("FoeCard", int)
FoeCardSet: TypeAlias = int
PerFoeCard: TypeAlias = list[T]
def each_foe_card(group: FoeCardSet) -> list[FoeCard]: return members(group)
Exit = NewType("Exit", int)
ExitSet: TypeAlias = int
PerExit: TypeAlias = list[T]
def each_exit(group: ExitSet) -> list[Exit]: return members(group)
Condition = NewType("Condition", int)
ConditionSet: TypeAlias = int
PerCondition: TypeAlias = list[T]
def each_condition(group: ConditionSet) -> list[Condition]: return members(group)
Achievement = NewType("Achievement", int)
AchievementSet: TypeAlias = int
PerAchievement: TypeAlias = list[T]
def each_achievement(group: AchievementSet) -> list[Achievement]: return members(group)
Class = NewType("Class", int)
ClassSet: TypeAlias = int
PerClass: TypeAlias = list[T]
def each_class(group: ClassSet) -> list[Class]: return members(group)
Purpose = NewType("Purpose", int)
PurposeSet: TypeAlias = int
PerPurpose: TypeAlias = list[T]
def each_purpose(group: PurposeSet) -> list[Purpose]: return members(group)
Reach = NewType("Reach", int)
ReachSet: TypeAlias = int
PerReach: TypeAlias = list[T]
def each_reach(group: ReachSet) -> list[Reach]: return members(group)
Part = NewType("Part", int)
PartSet: TypeAlias = int
PerPart: TypeAlias = list[T]
def each_part(group: PartSet) -> list[Part]: return members(group)
Sort = NewType("Sort", int)
SortSet: TypeAlias = int
PerSort: TypeAlias = list[T]
def each_sort(group: SortSet) -> list[Sort]: return members(group)
Keyword = NewType("Keyword", int)
KeywordSet: TypeAlias = int
PerKeyword: TypeAlias = list[T]
def each_keyword(group: KeywordSet) -> list[Keyword]: return members(group)
Who = NewType("Who", int)
WhoSet: TypeAlias = int
PerWho: TypeAlias = list[T]
def each_who(group: WhoSet) -> list[Who]: return members(group)
Permission = NewType("Permission", int)
PermissionSet: TypeAlias = int
PerPermission: TypeAlias = list[T]
def each_permission(group: PermissionSet) -> list[Permission]: return members(group)
FreeAction = NewType("FreeAction", int)
FreeActionSet: TypeAlias = int
PerFreeAction: TypeAlias = list[T]
def each_free_action(group: FreeActionSet) -> list[FreeAction]: return members(group)
When = NewType("When", int)
WhenSet: TypeAlias = int
PerWhen: TypeAlias = list[T]
def each_when(group: WhenSet) -> list[When]: return members(group)
Moment = NewType("Moment", int)
MomentSet: TypeAlias = int
PerMoment: TypeAlias = list[T]
def each_moment(group: MomentSet) -> list[Moment]: return members(group)
Field = NewType("Field", int)
FieldSet: TypeAlias = int
PerField: TypeAlias = list[T]
def each_field(group: FieldSet) -> list[Field]: return members(group)
N: TypeAlias = int
PerN: TypeAlias = list[T]
Few: TypeAlias = int
PerFew: TypeAlias = list[T]
FoePower = NewType("FoePower", int)
FoePowerSet: TypeAlias = int
PerFoePower: TypeAlias = list[T]
def each_foe_power(group: FoePowerSet) -> list[FoePower]: return members(group)
Power = NewType("Power", int)
PowerSet: TypeAlias = int
PerPower: TypeAlias = list[T]
def each_power(group: PowerSet) -> list[Power]: return members(group)
Hero = NewType("Hero", Card)
HeroSet: TypeAlias = int
PerHero: TypeAlias = list[T]
def each_hero(group: HeroSet) -> list[Hero]: return members(group)

# --- difficulty: what it can be

EASY: Final[Difficulty] = 0
NORMAL: Final[Difficulty] = 1
HARD: Final[Difficulty] = 2
DIFFICULTIES: Final[tuple[str, ...]] = ("easy", "normal", "hard")

# --- face: what it can be

CHEESE: Final[Face] = 0
SWORD_STAR: Final[Face] = 1
SHIELD: Final[Face] = 2
SHIELD_STAR: Final[Face] = 3
BOW: Final[Face] = 4
BOW_STAR: Final[Face] = 5
FACES: Final[tuple[str, ...]] = ("cheese", "sword_star", "shield", "shield_star", "bow", "bow_star")

# --- foe: what it can be

ROACH: Final[Foe] = 0
RAT: Final[Foe] = 1
RAT_ELITE: Final[Foe] = 2
SPIDER: Final[Foe] = 3
CENTIPEDE: Final[Foe] = 4
BOSS_CAPTAIN: Final[Foe] = 5
BOSS_CENTIPEDE: Final[Foe] = 6
BOSS_CAT: Final[Foe] = 7
BOSS_SORCERESS: Final[Foe] = 8
FOES: Final[tuple[str, ...]] = (
    "roach", "rat", "rat_elite", "spider", "centipede", "boss_captain", "boss_centipede", "boss_cat", "boss_sorceress",
)

# --- foe_card: what it can be

ROACHES: Final[FoeCard] = 0
RATS: Final[FoeCard] = 1
ELITES: Final[FoeCard] = 2
SPIDERS: Final[FoeCard] = 3
CENTIPEDES: Final[FoeCard] = 4
CAPTAIN: Final[FoeCard] = 5
GREAT_CENTIPEDE: Final[FoeCard] = 6
CAT_CHASES: Final[FoeCard] = 7
CAT_POUNCES: Final[FoeCard] = 8
SORCERESS_CALLS: Final[FoeCard] = 9
SORCERESS_CHARMS: Final[FoeCard] = 10
SORCERESS_STINGS: Final[FoeCard] = 11
SORCERESS_WEBS: Final[FoeCard] = 12
FOE_CARDS: Final[tuple[str, ...]] = (
    "roaches", "rats", "elites", "spiders", "centipedes", "captain", "great_centipede", "cat_chases", "cat_pounces",
    "sorceress_calls", "sorceress_charms", "sorceress_stings", "sorceress_webs",
)

# --- exit: what it can be

NORTH: Final[Exit] = 0
EAST: Final[Exit] = 1
SOUTH: Final[Exit] = 2
WEST: Final[Exit] = 3
TURN: Final[Exit] = 4
EXITS: Final[tuple[str, ...]] = ("north", "east", "south", "west", "turn")

# --- condition: what it can be

STUNNED: Final[Condition] = 0
WEBBED: Final[Condition] = 1
KNOCKED_DOWN: Final[Condition] = 2
BEWITCHED: Final[Condition] = 3
UNSEEN: Final[Condition] = 4
CONDITIONS: Final[tuple[str, ...]] = ("stunned", "webbed", "knocked_down", "bewitched", "unseen")

# --- achievement: what it can be

THREE_CHEESES: Final[Achievement] = 0
ROACH_TERROR: Final[Achievement] = 1
POISON_MASTER: Final[Achievement] = 2
ESCAPE_ARTIST: Final[Achievement] = 3
CAT_TAMER: Final[Achievement] = 4
ACHIEVEMENTS: Final[tuple[str, ...]] = ("three_cheeses", "roach_terror", "poison_master", "escape_artist", "cat_tamer")

# --- class: what it can be

WARRIOR: Final[Class] = 0
LEADER: Final[Class] = 1
MYSTIC: Final[Class] = 2
SCAMP: Final[Class] = 3
TINKERER: Final[Class] = 4
ARCHER: Final[Class] = 5
HEALER: Final[Class] = 6
CLASS: Final[tuple[str, ...]] = ("warrior", "leader", "mystic", "scamp", "tinkerer", "archer", "healer")

# --- purpose: what it can be

FOR_ATTACK: Final[Purpose] = 0
FOR_DEFENCE: Final[Purpose] = 1
FOR_SEARCH: Final[Purpose] = 2
FOR_MOVING: Final[Purpose] = 3
FOR_FREEDOM: Final[Purpose] = 4
FOR_TRAP: Final[Purpose] = 5
FOR_SWIMMING: Final[Purpose] = 6
FOR_ACT: Final[Purpose] = 7
PURPOSES: Final[tuple[str, ...]] = (
    "for_attack", "for_defence", "for_search", "for_moving", "for_freedom", "for_trap", "for_swimming", "for_act",
)

# --- reach: what it can be

MELEE: Final[Reach] = 0
RANGED: Final[Reach] = 1
REACHS: Final[tuple[str, ...]] = ("melee", "ranged")

# --- part: what it can be

PAW: Final[Part] = 0
TWO_PAWS: Final[Part] = 1
BODY: Final[Part] = 2
HEAD: Final[Part] = 3
NECK: Final[Part] = 4
TAIL: Final[Part] = 5
NO_PART: Final[Part] = 6
PARTS: Final[tuple[str, ...]] = ("paw", "two_paws", "body", "head", "neck", "tail", "no_part")

# --- sort: what it can be

WEAPON: Final[Sort] = 0
ARMOUR: Final[Sort] = 1
ACCESSORY: Final[Sort] = 2
ONE_USE: Final[Sort] = 3
TRICK: Final[Sort] = 4
EVENT: Final[Sort] = 5
PARTY_ITEM: Final[Sort] = 6
GEAR: Final[Sort] = 7
SORTS: Final[tuple[str, ...]] = ("weapon", "armour", "accessory", "one_use", "trick", "event", "party_item", "gear")

# --- keyword: what it can be

MOUSE_TRAP: Final[Keyword] = 0
AMBUSH: Final[Keyword] = 1
GREEDY: Final[Keyword] = 2
DARK: Final[Keyword] = 3
DRAUGHT: Final[Keyword] = 4
DUST: Final[Keyword] = 5
KEYWORDS: Final[tuple[str, ...]] = ("mouse_trap", "ambush", "greedy", "dark", "draught", "dust")

# --- who: what it can be

ME: Final[Who] = 0
HERE: Final[Who] = 1
NEAR: Final[Who] = 2
ROOM: Final[Who] = 3
ONE_HERE: Final[Who] = 4
ONE_NEAR: Final[Who] = 5
ONE_ELSE: Final[Who] = 6
TARGET: Final[Who] = 7
WHOS: Final[tuple[str, ...]] = ("me", "here", "near", "room", "one_here", "one_near", "one_else", "target")

# --- permission: what it can be

EXPLORE_PAST_CAT: Final[Permission] = 0
CROSS_RED_LINES: Final[Permission] = 1
NO_WATER: Final[Permission] = 2
NO_TRAPS: Final[Permission] = 3
SURE_SEARCH: Final[Permission] = 4
PERMISSIONS: Final[tuple[str, ...]] = ("explore_past_cat", "cross_red_lines", "no_water", "no_traps", "sure_search")

# --- free_action: what it can be

EQUIPPED: Final[FreeAction] = 0
TRADED: Final[FreeAction] = 1
LEVELLED: Final[FreeAction] = 2
NURSED: Final[FreeAction] = 3
MOVED_FRIEND: Final[FreeAction] = 4
FREE_ACTIONS: Final[tuple[str, ...]] = ("equipped", "traded", "levelled", "nursed", "moved_friend")
WHENS: Final[tuple[str, ...]] = ("never", "turn", "action", "hit", "roll", "found", "placed", "start")
MOMENTS: Final[tuple[str, ...]] = (
    "start", "enter", "surge", "round_end", "turn_end", "step", "defeat", "hurt", "capture", "count", "cheese",
    "scurry", "fail", "end", "lost_by_time", "lost_by_capture",
)
FIELDS: Final[tuple[str, ...]] = (
    "a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4",
    "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5", "a6", "b6", "c6", "d6", "e6", "f6",
)

# --- foe_power: what it can be

STEALS: Final[FoePower] = 0
AGGRESSIVE: Final[FoePower] = 1
VENOMOUS: Final[FoePower] = 2
STUNS: Final[FoePower] = 3
FIRES_AGAIN: Final[FoePower] = 4
CONSTRICTS: Final[FoePower] = 5
CARAPACE: Final[FoePower] = 6
CHASES: Final[FoePower] = 7
POUNCES: Final[FoePower] = 8
CALLS: Final[FoePower] = 9
CHARMS: Final[FoePower] = 10
WEBS: Final[FoePower] = 11
NO_CHEESE: Final[FoePower] = 12
FOE_POWERS: Final[tuple[str, ...]] = (
    "steals", "aggressive", "venomous", "stuns", "fires_again", "constricts", "carapace", "chases", "pounces", "calls",
    "charms", "webs", "no_cheese",
)

# --- power: what it can be

DEFEAT_MOVES_FRIEND: Final[Power] = 0
STAR_HITS: Final[Power] = 1
PILFERS: Final[Power] = 2
TWO_STARS_FELL: Final[Power] = 3
NURSES: Final[Power] = 4
HEEDS_TRAPS: Final[Power] = 5
MELEE_ON_OWN_FIELD: Final[Power] = 6
SURPRISES_LATER: Final[Power] = 7
SWINGS_WIDE: Final[Power] = 8
KEEPS_CHEESE: Final[Power] = 9
BEATS_LARGE: Final[Power] = 10
IS_KNIFE: Final[Power] = 11
FELLS: Final[Power] = 12
POISONS_NOT: Final[Power] = 13
STARS_BLOCK_TWICE: Final[Power] = 14
STINGS_BACK: Final[Power] = 15
CLIMBS: Final[Power] = 16
FLOATS: Final[Power] = 17
STANDS_FIRM: Final[Power] = 18
SHARP_NOSE: Final[Power] = 19
CLEAR_HEAD: Final[Power] = 20
SLIPS_WEBS: Final[Power] = 21
THICK_SKULL: Final[Power] = 22
QUICK: Final[Power] = 23
DISGUISES: Final[Power] = 24
HOOKS: Final[Power] = 25
LIGHTS: Final[Power] = 26
MIRROR: Final[Power] = 27
POWERS: Final[tuple[str, ...]] = (
    "defeat_moves_friend", "star_hits", "pilfers", "two_stars_fell", "nurses", "heeds_traps", "melee_on_own_field",
    "surprises_later", "swings_wide", "keeps_cheese", "beats_large", "is_knife", "fells", "poisons_not",
    "stars_block_twice", "stings_back", "climbs", "floats", "stands_firm", "sharp_nose", "clear_head", "slips_webs",
    "thick_skull", "quick", "disguises", "hooks", "lights", "mirror",
)

class Names:
    """The names of the things in the content, by their numbers."""
    __slots__ = ("ability", "act", "area", "card", "chapter", "count", "encounter", "figure", "ground", "hero", "item",
        "line", "page", "room", "script",)
    def __init__(self, kinds: Kinds) -> None:
        self.card = listed(kinds["card"])
        self.hero = listed(kinds["hero"])
        self.figure = listed(kinds["figure"])
        self.item = listed(kinds["item"])
        self.ability = listed(kinds["ability"])
        self.encounter = listed(kinds["encounter"])
        self.room = listed(kinds["room"])
        self.ground = listed(kinds["ground"])
        self.area = listed(kinds["area"])
        self.chapter = listed(kinds["chapter"])
        self.act = listed(kinds["act"])
        self.page = listed(kinds["page"])
        self.line = listed(kinds["line"])
        self.count = listed(kinds["count"])
        self.script = listed(kinds["script"])

# --- choices

CHOOSE_HERO: Final = 1
CHOOSE_ABILITY: Final = 2
KEEP_ITEM: Final = 3
KEEP_ABILITY: Final = 4
KEEP_NOTHING: Final = 5
TRY_AGAIN: Final[Choice] = 6
GO_ON_ANYWAY: Final[Choice] = 7
GIVE_UP: Final[Choice] = 8
GO: Final = 9
STAND_UP: Final[Choice] = 10
CLIMB_OUT: Final = 11
SCURRY: Final[Choice] = 12
ATTACK: Final = 13
SEARCH: Final[Choice] = 14
DO_ACT: Final = 15
RECOVER: Final[Choice] = 16
EXPLORE: Final = 17
NURSE: Final = 18
EQUIP: Final[Choice] = 19
WEAR: Final = 20
STOW: Final = 21
TRADE: Final = 22
GIVE: Final = 23
ASK_FOR: Final = 24
GIVE_CHEESE: Final[Choice] = 25
ASK_FOR_CHEESE: Final[Choice] = 26
DONE: Final[Choice] = 27
LEVEL_UP: Final = 28
USE_ABILITY: Final = 29
USE_ITEM: Final = 30
LET_IT_BE: Final[Choice] = 31
ACT_AGAIN: Final[Choice] = 32
END_TURN: Final[Choice] = 33
KEEP_FIND: Final[Choice] = 34
SELL_FIND: Final[Choice] = 35
REPLACE: Final = 36
PICK_FIND: Final = 37
AIM_AT_MOUSE: Final = 38
AIM_AT_FOE: Final = 39
AIM_AT_FIELD: Final = 40
PLACE_AT: Final = 41
ACT_FIRST: Final = 42
WOUND_CARD: Final = 43
PICK: Final = 44
LEAVE_OUT: Final[Choice] = 45
LET_COME: Final[Choice] = 46
def choose_hero(hero: Hero) -> Choice: return CHOOSE_HERO | hero << 6
def choose_ability(hero: Hero, ability: Ability) -> Choice: return CHOOSE_ABILITY | hero << 6 | ability << 18
def keep_item(hero: Hero, item: Item) -> Choice: return KEEP_ITEM | hero << 6 | item << 18
def keep_ability(hero: Hero, ability: Ability) -> Choice: return KEEP_ABILITY | hero << 6 | ability << 18
def keep_nothing(hero: Hero) -> Choice: return KEEP_NOTHING | hero << 6
def go(field: Field) -> Choice: return GO | field << 6
def climb_out(field: Field) -> Choice: return CLIMB_OUT | field << 6
def attack(item: Item, figure: Figure) -> Choice: return ATTACK | item << 6 | figure << 18
def do_act(act: Act) -> Choice: return DO_ACT | act << 6
def explore(exit: Exit) -> Choice: return EXPLORE | exit << 6
def nurse(hero: Hero) -> Choice: return NURSE | hero << 6
def wear(item: Item) -> Choice: return WEAR | item << 6
def stow(item: Item) -> Choice: return STOW | item << 6
def trade(hero: Hero) -> Choice: return TRADE | hero << 6
def give(item: Item) -> Choice: return GIVE | item << 6
def ask_for(item: Item) -> Choice: return ASK_FOR | item << 6
def level_up(ability: Ability) -> Choice: return LEVEL_UP | ability << 6
def use_ability(hero: Hero, ability: Ability) -> Choice: return USE_ABILITY | hero << 6 | ability << 18
def use_item(hero: Hero, item: Item) -> Choice: return USE_ITEM | hero << 6 | item << 18
def replace(item: Item) -> Choice: return REPLACE | item << 6
def pick_find(item: Item) -> Choice: return PICK_FIND | item << 6
def aim_at_mouse(hero: Hero) -> Choice: return AIM_AT_MOUSE | hero << 6
def aim_at_foe(figure: Figure) -> Choice: return AIM_AT_FOE | figure << 6
def aim_at_field(field: Field) -> Choice: return AIM_AT_FIELD | field << 6
def place_at(field: Field) -> Choice: return PLACE_AT | field << 6
def act_first(figure: Figure) -> Choice: return ACT_FIRST | figure << 6
def wound_card(card: Card) -> Choice: return WOUND_CARD | card << 6
def pick(option: Few) -> Choice: return PICK | option << 6
CHOSEN_HERO: Final = 0x406044003e
def chosen_hero(choice: Choice) -> Hero: return choice >> 6 & 4095 if CHOSEN_HERO >> (choice & 63) & 1 else lacks("hero")
CHOSEN_ABILITY: Final = [
    -1, -1, 18, -1, 18, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6,
    18, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
]
def chosen_ability(choice: Choice) -> Ability: return choice >> CHOSEN_ABILITY[choice & 63] & 4095
CHOSEN_ITEM: Final = [
    -1, -1, -1, 18, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -1, -1, -1, -1, -1, -1, 6, 6, -1, 6, 6, -1, -1, -1, -1, -1,
    18, -1, -1, -1, -1, -1, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1,
]
def chosen_item(choice: Choice) -> Item: return choice >> CHOSEN_ITEM[choice & 63] & 4095
CHOSEN_FIELD: Final = 0x30000000a00
def chosen_field(choice: Choice) -> Field: return choice >> 6 & 4095 if CHOSEN_FIELD >> (choice & 63) & 1 else lacks("field")
CHOSEN_FIGURE: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 18, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -1, -1, 6, -1, -1, -1, -1,
]
def chosen_figure(choice: Choice) -> Figure: return choice >> CHOSEN_FIGURE[choice & 63] & 4095
CHOSEN_ACT: Final = 0x8000
def chosen_act(choice: Choice) -> Act: return choice >> 6 & 4095 if CHOSEN_ACT >> (choice & 63) & 1 else lacks("act")
CHOSEN_EXIT: Final = 0x20000
def chosen_exit(choice: Choice) -> Exit: return choice >> 6 & 4095 if CHOSEN_EXIT >> (choice & 63) & 1 else lacks("exit")
CHOSEN_CARD: Final = 0x80000000000
def chosen_card(choice: Choice) -> Card: return choice >> 6 & 4095 if CHOSEN_CARD >> (choice & 63) & 1 else lacks("card")
CHOSEN_OPTION: Final = 0x100000000000
def chosen_option(choice: Choice) -> Few: return choice >> 6 & 4095 if CHOSEN_OPTION >> (choice & 63) & 1 else lacks("option")
MOVE_WORDS: Final = 1 << GO | 1 << STAND_UP | 1 << CLIMB_OUT
ACT_WORDS: Final = 1 << ATTACK | 1 << SEARCH | 1 << DO_ACT | 1 << EXPLORE | 1 << SCURRY | 1 << RECOVER | 1 << ACT_AGAIN
FREE_WORDS: Final = 1 << USE_ABILITY | 1 << USE_ITEM | 1 << TRADE | 1 << EQUIP | 1 << LEVEL_UP | 1 << NURSE
DECLINING_WORDS: Final = 1 << LET_IT_BE | 1 << KEEP_NOTHING | 1 << LET_COME | 1 << GIVE_UP
SWAP_WORDS: Final = 1 << WEAR | 1 << STOW | 1 << GIVE | 1 << ASK_FOR | 1 << GIVE_CHEESE | 1 << ASK_FOR_CHEESE

# --- events

CHAPTER_BEGINS: Final = 1
HERO_JOINS: Final = 2
ABILITY_LEARNED: Final = 3
PAGE_TURNED: Final = 4
LINE_SAID: Final = 5
PICKED: Final = 6
TRACK_LAID: Final = 7
CARD_ADDED: Final = 8
CARD_REMOVED: Final = 9
AMBUSHED: Final = 10
SWAPPED: Final = 11
LIFTED: Final = 12
ROUND_BEGINS: Final = 13
TURN_BEGINS: Final = 14
TURN_SKIPPED: Final = 15
FOES_BEGIN: Final = 16
WALKED: Final = 17
ENTERED_AT: Final = 18
STOOD_UP: Final = 19
SCURRIED: Final = 20
SWAM: Final = 21
DRIFTED: Final = 22
SWIM_FAILED: Final = 23
TRAP_SET: Final = 24
TRAP_HELD: Final = 25
TRAP_SNAPPED: Final = 26
ATTACKED: Final = 27
FOE_ATTACKED: Final = 28
FRIEND_ATTACKED: Final = 29
DEFENDED: Final = 30
FOE_DEFENDED: Final = 31
MISSED: Final = 32
FRIEND_MISSED: Final = 33
WARDED_OFF: Final = 34
FOE_MISSED: Final = 35
FOE_WARDED_OFF: Final = 36
HURT: Final = 37
POISONED: Final = 38
HEALED: Final = 39
ANTIDOTE_GIVEN: Final = 40
AFFLICTED: Final = 41
FREED_OF: Final = 42
PROTECTED: Final = 43
ENCOURAGED: Final = 44
RECOVERY_FAILED: Final = 45
FOE_HURT: Final = 46
FOE_CARD_HURT: Final = 47
FOE_FELLED: Final = 48
FOE_STOOD_UP: Final = 49
FOE_DEFEATED: Final = 50
FOE_PLACED: Final = 51
FOE_MOVED: Final = 52
FOE_ROLLED: Final = 53
FOE_LEFT: Final = 54
FOE_CALMED: Final = 55
FOE_ROUSED: Final = 56
NO_FIGURE_LEFT: Final = 57
ROACHES_GREEDY: Final = 58
CAPTURED: Final = 59
FREED: Final = 60
CHEESE_GAINED: Final = 61
CHEESE_PAID: Final = 62
CHEESE_STOLEN: Final = 63
WHEEL_FILLED: Final = 64
WHEEL_EMPTIED: Final = 65
SURGE: Final = 66
HOURGLASS_TURNED: Final = 67
END_MOVED: Final = 68
ACHIEVED: Final = 69
ROLLED_AGAIN: Final = 70
RESISTED: Final = 71
FOUND_BY_LIGHT: Final = 72
SEARCHED: Final = 73
FOUND: Final = 74
FIND_KEPT: Final = 75
FIND_SOLD: Final = 76
ITEM_DROPPED: Final = 77
ITEM_USED: Final = 78
ITEM_WORN: Final = 79
ITEM_STOWED: Final = 80
ITEM_GIVEN: Final = 81
CHEESE_GIVEN: Final = 82
ABILITY_USED: Final = 83
ACT_TRIED: Final = 84
ACT_DONE: Final = 85
ACT_FAILED: Final = 86
EXPLORED: Final = 87
TILE_TURNED: Final = 88
ENCOUNTER_DRAWN: Final = 89
ENCOUNTER_SPENT: Final = 90
LEFT_OUT: Final = 91
GROUND_CHANGED: Final = 92
COUNTED: Final = 93
GOAL_CHANGED: Final = 94
CHAPTER_WON: Final = 95
CHAPTER_LOST_BY_TIME: Final = 96
CHAPTER_LOST_BY_CAPTURE: Final = 97
CHAPTER_LOST_BY_STORY: Final = 98
KEPT: Final = 99
KEPT_ABILITY: Final = 100
def tell_chapter_begins(s: State, chapter: Chapter, room: Room, end: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CHAPTER_BEGINS, chapter, room, end]))
def tell_hero_joins(s: State, seat: Seat, hero: Hero, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [HERO_JOINS, seat, hero]))
def tell_ability_learned(s: State, hero: Hero, ability: Ability, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ABILITY_LEARNED, hero, ability]))
def tell_page_turned(s: State, page: Page, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [PAGE_TURNED, page]))
def tell_line_said(s: State, line: Line, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LINE_SAID, line]))
def tell_picked(s: State, seat: Seat, page: Page, option: Few, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [PICKED, seat, page, option]))
def tell_track_laid(s: State, cards: list[Card], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TRACK_LAID, *cards]))
def tell_card_added(s: State, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CARD_ADDED, card]))
def tell_card_removed(s: State, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CARD_REMOVED, card]))
def tell_ambushed(s: State, card: Card, face: Face, place: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [AMBUSHED, card, face, place]))
def tell_swapped(s: State, card: Card, other: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SWAPPED, card, other]))
def tell_lifted(s: State, card: Card, place: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LIFTED, card, place]))
def tell_round_begins(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ROUND_BEGINS, n]))
def tell_turn_begins(s: State, hero: Hero, face: Face, points: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TURN_BEGINS, hero, face, points]))
def tell_turn_skipped(s: State, hero: Hero, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TURN_SKIPPED, hero]))
def tell_foes_begin(s: State, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOES_BEGIN, card]))
def tell_walked(s: State, hero: Hero, path: list[Field], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WALKED, hero, *path]))
def tell_entered_at(s: State, hero: Hero, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ENTERED_AT, hero, field]))
def tell_stood_up(s: State, hero: Hero, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [STOOD_UP, hero]))
def tell_scurried(s: State, hero: Hero, face: Face, points: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SCURRIED, hero, face, points]))
def tell_swam(s: State, hero: Hero, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SWAM, hero, field]))
def tell_drifted(s: State, hero: Hero, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DRIFTED, hero, field]))
def tell_swim_failed(s: State, hero: Hero, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SWIM_FAILED, hero]))
def tell_trap_set(s: State, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TRAP_SET, field]))
def tell_trap_held(s: State, hero: Hero, field: Field, faces: list[Face], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TRAP_HELD, hero, field, *faces]))
def tell_trap_snapped(s: State, hero: Hero, field: Field, faces: list[Face], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TRAP_SNAPPED, hero, field, *faces]))
def tell_attacked(s: State, hero: Hero, item: Item, foe: Foe, figure: Figure, faces: list[Face],
    seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ATTACKED, hero, item, foe, figure, *faces]))
def tell_foe_attacked(s: State, foe: Foe, figure: Figure, hero: Hero, faces: list[Face],
    seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_ATTACKED, foe, figure, hero, *faces]))
def tell_friend_attacked(s: State, hero: Hero, victim: Hero, faces: list[Face], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FRIEND_ATTACKED, hero, victim, *faces]))
def tell_defended(s: State, hero: Hero, faces: list[Face], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DEFENDED, hero, *faces]))
def tell_foe_defended(s: State, foe: Foe, figure: Figure, faces: list[Face], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_DEFENDED, foe, figure, *faces]))
def tell_missed(s: State, hero: Hero, foe: Foe, figure: Figure, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [MISSED, hero, foe, figure]))
def tell_friend_missed(s: State, hero: Hero, victim: Hero, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FRIEND_MISSED, hero, victim]))
def tell_warded_off(s: State, hero: Hero, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WARDED_OFF, hero]))
def tell_foe_missed(s: State, foe: Foe, figure: Figure, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_MISSED, foe, figure]))
def tell_foe_warded_off(s: State, foe: Foe, figure: Figure, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_WARDED_OFF, foe, figure]))
def tell_hurt(s: State, hero: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [HURT, hero, n]))
def tell_poisoned(s: State, hero: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [POISONED, hero, n]))
def tell_healed(s: State, hero: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [HEALED, hero, n]))
def tell_antidote_given(s: State, hero: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ANTIDOTE_GIVEN, hero, n]))
def tell_afflicted(s: State, hero: Hero, condition: Condition, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [AFFLICTED, hero, condition]))
def tell_freed_of(s: State, hero: Hero, condition: Condition, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FREED_OF, hero, condition]))
def tell_protected(s: State, hero: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [PROTECTED, hero, n]))
def tell_encouraged(s: State, hero: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ENCOURAGED, hero, n]))
def tell_recovery_failed(s: State, hero: Hero, face: Face, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RECOVERY_FAILED, hero, face]))
def tell_foe_hurt(s: State, foe: Foe, figure: Figure, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_HURT, foe, figure, n]))
def tell_foe_card_hurt(s: State, card: Card, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_CARD_HURT, card, n]))
def tell_foe_felled(s: State, foe: Foe, figure: Figure, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_FELLED, foe, figure]))
def tell_foe_stood_up(s: State, foe: Foe, figure: Figure, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_STOOD_UP, foe, figure]))
def tell_foe_defeated(s: State, foe: Foe, figure: Figure, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_DEFEATED, foe, figure]))
def tell_foe_placed(s: State, foe: Foe, figure: Figure, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_PLACED, foe, figure, field]))
def tell_foe_moved(s: State, foe: Foe, figure: Figure, face: Face, path: list[Field],
    seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_MOVED, foe, figure, face, *path]))
def tell_foe_rolled(s: State, foe: Foe, figure: Figure, faces: list[Face], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_ROLLED, foe, figure, *faces]))
def tell_foe_left(s: State, foe: Foe, figure: Figure, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_LEFT, foe, figure]))
def tell_foe_calmed(s: State, foe: Foe, figure: Figure, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_CALMED, foe, figure]))
def tell_foe_roused(s: State, foe: Foe, figure: Figure, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOE_ROUSED, foe, figure]))
def tell_no_figure_left(s: State, foe: Foe, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [NO_FIGURE_LEFT, foe]))
def tell_roaches_greedy(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ROACHES_GREEDY]))
def tell_captured(s: State, hero: Hero, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CAPTURED, hero]))
def tell_freed(s: State, hero: Hero, field: Field, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FREED, hero, field]))
def tell_cheese_gained(s: State, hero: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CHEESE_GAINED, hero, n]))
def tell_cheese_paid(s: State, hero: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CHEESE_PAID, hero, n]))
def tell_cheese_stolen(s: State, hero: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CHEESE_STOLEN, hero, n]))
def tell_wheel_filled(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WHEEL_FILLED, n]))
def tell_wheel_emptied(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WHEEL_EMPTIED, n]))
def tell_surge(s: State, room: Room, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SURGE, room]))
def tell_hourglass_turned(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [HOURGLASS_TURNED, n]))
def tell_end_moved(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [END_MOVED, n]))
def tell_achieved(s: State, hero: Hero, achievement: Achievement, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ACHIEVED, hero, achievement]))
def tell_rolled_again(s: State, hero: Hero, faces: list[Face], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ROLLED_AGAIN, hero, *faces]))
def tell_resisted(s: State, hero: Hero, face: Face, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RESISTED, hero, face]))
def tell_found_by_light(s: State, hero: Hero, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOUND_BY_LIGHT, hero]))
def tell_searched(s: State, hero: Hero, face: Face, success: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SEARCHED, hero, face, success]))
def tell_found(s: State, hero: Hero, item: Item, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOUND, hero, item]))
def tell_find_kept(s: State, hero: Hero, item: Item, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FIND_KEPT, hero, item]))
def tell_find_sold(s: State, hero: Hero, item: Item, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FIND_SOLD, hero, item]))
def tell_item_dropped(s: State, hero: Hero, item: Item, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ITEM_DROPPED, hero, item]))
def tell_item_used(s: State, hero: Hero, item: Item, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ITEM_USED, hero, item]))
def tell_item_worn(s: State, hero: Hero, item: Item, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ITEM_WORN, hero, item]))
def tell_item_stowed(s: State, hero: Hero, item: Item, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ITEM_STOWED, hero, item]))
def tell_item_given(s: State, hero: Hero, other: Hero, item: Item, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ITEM_GIVEN, hero, other, item]))
def tell_cheese_given(s: State, hero: Hero, other: Hero, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CHEESE_GIVEN, hero, other, n]))
def tell_ability_used(s: State, hero: Hero, ability: Ability, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ABILITY_USED, hero, ability]))
def tell_act_tried(s: State, hero: Hero, act: Act, faces: list[Face], seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ACT_TRIED, hero, act, *faces]))
def tell_act_done(s: State, hero: Hero, act: Act, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ACT_DONE, hero, act]))
def tell_act_failed(s: State, hero: Hero, act: Act, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ACT_FAILED, hero, act]))
def tell_explored(s: State, hero: Hero, exit: Exit, room: Room, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [EXPLORED, hero, exit, room]))
def tell_tile_turned(s: State, room: Room, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TILE_TURNED, room]))
def tell_encounter_drawn(s: State, encounter: Encounter, row: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ENCOUNTER_DRAWN, encounter, row]))
def tell_encounter_spent(s: State, encounter: Encounter, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ENCOUNTER_SPENT, encounter]))
def tell_left_out(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LEFT_OUT]))
def tell_ground_changed(s: State, ground: Ground, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [GROUND_CHANGED, ground]))
def tell_counted(s: State, count: Count, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [COUNTED, count, n]))
def tell_goal_changed(s: State, page: Page, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [GOAL_CHANGED, page]))
def tell_chapter_won(s: State, chapter: Chapter, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CHAPTER_WON, chapter]))
def tell_chapter_lost_by_time(s: State, chapter: Chapter, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CHAPTER_LOST_BY_TIME, chapter]))
def tell_chapter_lost_by_capture(s: State, chapter: Chapter, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CHAPTER_LOST_BY_CAPTURE, chapter]))
def tell_chapter_lost_by_story(s: State, chapter: Chapter, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CHAPTER_LOST_BY_STORY, chapter]))
def tell_kept(s: State, hero: Hero, item: Item, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [KEPT, hero, item]))
def tell_kept_ability(s: State, hero: Hero, ability: Ability, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [KEPT_ABILITY, hero, ability]))

# --- effects

TELL: Final = 1
AIM: Final = 2
WIN: Final[Deed] = 3
LOSE: Final[Deed] = 4
COUNT: Final = 5
CLEAR: Final = 6
PERMIT: Final = 7
CHANGE: Final = 8
TURN_PAGES: Final = 9
MORE_PAGES: Final = 10
FILL_WHEEL: Final = 11
TAKE_FROM_WHEEL: Final = 12
PLACE: Final = 13
PLACE_CALM: Final = 14
LEAVE: Final = 15
CALM: Final = 16
CALM_CARDS: Final = 17
ROUSE: Final = 18
MAKE_GREEDY: Final[Deed] = 19
FELL_NEAR: Final = 20
SEND_LAST: Final = 21
DAUNT: Final = 22
TAKE_CARD: Final = 23
STRIKE_AREA: Final = 24
WARN: Final = 25
FELL_AREA: Final = 26
AFFLICT_AREA: Final = 27
WOUND: Final = 28
POISON: Final = 29
HEAL: Final = 30
CURE: Final = 31
AFFLICT: Final = 32
RELIEVE: Final = 33
GAIN_CHEESE: Final = 34
LOSE_CHEESE: Final = 35
CARRY_TO: Final = 36
FIND: Final = 37
LOSE_ITEM: Final = 38
LEARN: Final = 39
DRAW: Final = 40
MOVE_ON: Final = 41
MOVE_UP: Final = 42
AIM_WELL: Final = 43
DOUBLE_DICE: Final[Deed] = 44
WEAKEN: Final = 45
PIERCE: Final[Deed] = 46
SWEEP: Final[Deed] = 47
SEE_ALL: Final[Deed] = 48
FOLLOW_UP: Final[Deed] = 49
EVERY_KNIFE: Final[Deed] = 50
PROTECT: Final = 51
ENCOURAGE: Final = 52
ROLL_AGAIN: Final[Deed] = 53
WARD_OFF: Final = 54
STEP_BETWEEN: Final = 55
SHOOT: Final[Deed] = 56
STRIKE: Final = 57
ORDER_ATTACK: Final[Deed] = 58
SECOND_ACTION: Final[Deed] = 59
INSPIRE: Final[Deed] = 60
SET_TRAP: Final[Deed] = 61
BOW_IS_STAR: Final[Deed] = 62
def tell(page: Page) -> Deed: return TELL | page << 8
def aim(page: Page) -> Deed: return AIM | page << 8
def count(count: Count, n: Few) -> Deed: return COUNT | count << 8 | n << 20
def clear(count: Count) -> Deed: return CLEAR | count << 8
def permit(permission: Permission) -> Deed: return PERMIT | permission << 8
def change(ground: Ground) -> Deed: return CHANGE | ground << 8
def turn_pages(n: Few) -> Deed: return TURN_PAGES | n << 8
def more_pages(n: Few) -> Deed: return MORE_PAGES | n << 8
def fill_wheel(n: Few) -> Deed: return FILL_WHEEL | n << 8
def take_from_wheel(n: Few) -> Deed: return TAKE_FROM_WHEEL | n << 8
def place(foe: Foe, n: Few, area: Area) -> Deed: return PLACE | foe << 8 | n << 20 | area << 32
def place_calm(foe: Foe, n: Few, area: Area) -> Deed: return PLACE_CALM | foe << 8 | n << 20 | area << 32
def leave(foe: Foe) -> Deed: return LEAVE | foe << 8
def calm(foe: Foe) -> Deed: return CALM | foe << 8
def calm_cards(foe: Foe) -> Deed: return CALM_CARDS | foe << 8
def rouse(foe: Foe) -> Deed: return ROUSE | foe << 8
def fell_near(n: Few) -> Deed: return FELL_NEAR | n << 8
def send_last(n: Few) -> Deed: return SEND_LAST | n << 8
def daunt(n: Few) -> Deed: return DAUNT | n << 8
def take_card(foe: Foe) -> Deed: return TAKE_CARD | foe << 8
def strike_area(area: Area) -> Deed: return STRIKE_AREA | area << 8
def warn(n: Few) -> Deed: return WARN | n << 8
def fell_area(area: Area) -> Deed: return FELL_AREA | area << 8
def afflict_area(area: Area, condition: Condition) -> Deed: return AFFLICT_AREA | area << 8 | condition << 20
def wound(who: Who, n: Few) -> Deed: return WOUND | who << 8 | n << 20
def poison(who: Who, n: Few) -> Deed: return POISON | who << 8 | n << 20
def heal(who: Who, n: Few) -> Deed: return HEAL | who << 8 | n << 20
def cure(who: Who, n: Few) -> Deed: return CURE | who << 8 | n << 20
def afflict(who: Who, condition: Condition) -> Deed: return AFFLICT | who << 8 | condition << 20
def relieve(who: Who, condition: Condition) -> Deed: return RELIEVE | who << 8 | condition << 20
def gain_cheese(who: Who, n: Few) -> Deed: return GAIN_CHEESE | who << 8 | n << 20
def lose_cheese(who: Who, n: Few) -> Deed: return LOSE_CHEESE | who << 8 | n << 20
def carry_to(area: Area) -> Deed: return CARRY_TO | area << 8
def find(item: Item) -> Deed: return FIND | item << 8
def lose_item(item: Item) -> Deed: return LOSE_ITEM | item << 8
def learn(who: Who) -> Deed: return LEARN | who << 8
def draw(n: Few) -> Deed: return DRAW | n << 8
def move_on(who: Who, n: Few) -> Deed: return MOVE_ON | who << 8 | n << 20
def move_up(n: Few) -> Deed: return MOVE_UP | n << 8
def aim_well(n: Few) -> Deed: return AIM_WELL | n << 8
def weaken(n: Few) -> Deed: return WEAKEN | n << 8
def protect(who: Who, n: Few) -> Deed: return PROTECT | who << 8 | n << 20
def encourage(who: Who, n: Few) -> Deed: return ENCOURAGE | who << 8 | n << 20
def ward_off(n: Few) -> Deed: return WARD_OFF | n << 8
def step_between(n: Few) -> Deed: return STEP_BETWEEN | n << 8
def strike(dice: Few, n: Few) -> Deed: return STRIKE | dice << 8 | n << 20
EFFECT_PAGE: Final = [
    -1, 8, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1,
]
def effect_page(effect: Deed) -> Page: return effect >> EFFECT_PAGE[effect & 255] & 4095
EFFECT_COUNT: Final = [
    -1, -1, -1, -1, -1, 8, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1,
]
def effect_count(effect: Deed) -> Count: return effect >> EFFECT_COUNT[effect & 255] & 4095
EFFECT_N: Final = [
    -1, -1, -1, -1, -1, 20, -1, -1, -1, 8, 8, 8, 8, 20, 20, -1, -1, -1, -1, -1, 8, 8, 8, -1, -1, 8, -1, -1, 20, 20, 20,
    20, -1, -1, 20, 20, -1, -1, -1, -1, 8, 20, 8, 8, -1, 8, -1, -1, -1, -1, -1, 20, 20, -1, 8, 8, -1, 20, -1, -1, -1,
    -1, -1,
]
def effect_n(effect: Deed) -> Few: return effect >> EFFECT_N[effect & 255] & 4095
EFFECT_PERMISSION: Final = [
    -1, -1, -1, -1, -1, -1, -1, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1,
]
def effect_permission(effect: Deed) -> Permission: return effect >> EFFECT_PERMISSION[effect & 255] & 4095
EFFECT_GROUND: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1,
]
def effect_ground(effect: Deed) -> Ground: return effect >> EFFECT_GROUND[effect & 255] & 4095
EFFECT_FOE: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, 8, 8, 8, 8, 8, -1, -1, -1, -1, 8, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1,
]
def effect_foe(effect: Deed) -> Foe: return effect >> EFFECT_FOE[effect & 255] & 4095
EFFECT_AREA: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 32, 32, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, -1, 8, 8, -1, -1,
    -1, -1, -1, -1, -1, -1, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1,
]
def effect_area(effect: Deed) -> Area: return effect >> EFFECT_AREA[effect & 255] & 4095
EFFECT_CONDITION: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 20, -1,
    -1, -1, -1, 20, 20, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1,
]
def effect_condition(effect: Deed) -> Condition: return effect >> EFFECT_CONDITION[effect & 255] & 4095
EFFECT_WHO: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8,
    8, 8, 8, 8, 8, 8, 8, -1, -1, -1, 8, -1, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, 8, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1,
]
def effect_who(effect: Deed) -> Who: return effect >> EFFECT_WHO[effect & 255] & 4095
EFFECT_ITEM: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 8, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1,
]
def effect_item(effect: Deed) -> Item: return effect >> EFFECT_ITEM[effect & 255] & 4095
EFFECT_DICE: Final = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8,
    -1, -1, -1, -1, -1,
]
def effect_dice(effect: Deed) -> Few: return effect >> EFFECT_DICE[effect & 255] & 4095

# --- steps, as numbers below zero

CHOOSE_PARTY: Final = -1
CHOOSE_FIRST_ABILITY: Final = -2
BEGIN_CHAPTER: Final = -3
KEEP_SOMETHING: Final = -4
KEEP_SOME_ABILITY: Final = -5
END_CHAPTER: Final = -6
NEXT_CHAPTER: Final = -7
GO_ON_AFTER_LOSS: Final = -8
NEXT_CARD: Final = -9
END_OF_MICE: Final = -10
SURGE_COMES: Final = -11
DISCARD_ENCOUNTER: Final = -12
LAY_TRACK: Final = -13
FREE_CAPTURED: Final = -14
TAKE_TURN: Final = -15
WEAR_AND_STOW: Final = -16
BARTER: Final = -17
FINISH_TURN: Final = -18
ANSWER_ROLL: Final = -19
COUNT_STARS: Final = -20
DRAW_FIND: Final = -21
TAKE_FIND: Final = -22
CHOOSE_FIND: Final = -23
MOUSE_ATTACKS: Final = -24
COUNT_HITS: Final = -25
FOE_DEFENDS: Final = -26
CHOOSE_CARD: Final = -27
FOE_FALLS: Final = -28
AFTER_BLOW: Final = -29
NEXT_KNIFE: Final = -30
STRIKE_ON: Final = -31
MOVE_FRIEND: Final = -32
MOVE_ONE_FIELD: Final = -33
FOES_TURN: Final = -34
FOE_STRIKES: Final = -35
CAT_SPRINGS: Final = -36
ANSWER_HITS: Final = -37
MOUSE_DEFENDS: Final = -38
COUNT_BLOCKS: Final = -39
FOES_END: Final = -40
BEWITCHED_TURN: Final = -41
FRIEND_DEFENDS: Final = -42
ENTER_ROOM: Final = -43
ARRIVE: Final = -44
MEET_FOES: Final = -45
DISGUISE: Final = -46
PLACE_FOES: Final = -47
ANSWER_PLACING: Final = -48
APPLY_RULE: Final = -49
CARRY_OUT: Final = -50
CHOOSE_MOUSE: Final = -51
CHOOSE_FOE: Final = -52
CHOOSE_FIELD: Final = -53
ORDER: Final = -54
OBEY: Final = -55
LEARN_SOMETHING: Final = -56
TURN_PAGE: Final = -57
BE_STRUCK: Final = -58
RESIST: Final = -59
def then_choose_first_ability(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(CHOOSE_FIRST_ABILITY)
def told_choose_first_ability(s: State) -> Hero: return s.frame[0]
def then_keep_something(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(KEEP_SOMETHING)
def told_keep_something(s: State) -> Hero: return s.frame[0]
def then_keep_some_ability(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(KEEP_SOME_ABILITY)
def told_keep_some_ability(s: State) -> Hero: return s.frame[0]
def then_surge_comes(s: State, idle: N) -> None:
    s.agenda.append(idle)
    s.agenda.append(SURGE_COMES)
def told_surge_comes(s: State) -> N: return s.frame[0]
def then_discard_encounter(s: State, encounter: Encounter) -> None:
    s.agenda.append(encounter)
    s.agenda.append(DISCARD_ENCOUNTER)
def told_discard_encounter(s: State) -> Encounter: return s.frame[0]
def then_lay_track(s: State, anew: N, ambush: N) -> None:
    s.agenda.append(anew)
    s.agenda.append(ambush)
    s.agenda.append(LAY_TRACK)
class LayTrackTold:
    __slots__ = ("ambush", "anew",)
    anew: N
    ambush: N
    def again(self, s: State) -> None:
        s.agenda.append(self.anew)
        s.agenda.append(self.ambush)
        s.agenda.append(LAY_TRACK)
def told_lay_track(s: State) -> LayTrackTold:
    told, frame = LayTrackTold(), s.frame
    told.anew = frame[0]
    told.ambush = frame[1]
    return told
def then_free_captured(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(FREE_CAPTURED)
def told_free_captured(s: State) -> Hero: return s.frame[0]
def then_wear_and_stow(s: State, moves: N) -> None:
    s.agenda.append(moves)
    s.agenda.append(WEAR_AND_STOW)
def told_wear_and_stow(s: State) -> N: return s.frame[0]
def then_barter(s: State, hero: Hero, moves: N) -> None:
    s.agenda.append(hero)
    s.agenda.append(moves)
    s.agenda.append(BARTER)
class BarterTold:
    __slots__ = ("hero", "moves",)
    hero: Hero
    moves: N
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.moves)
        s.agenda.append(BARTER)
def told_barter(s: State) -> BarterTold:
    told, frame = BarterTold(), s.frame
    told.hero = frame[0]
    told.moves = frame[1]
    return told
def then_answer_roll(s: State, hero: Hero, purpose: Purpose) -> None:
    s.agenda.append(hero)
    s.agenda.append(purpose)
    s.agenda.append(ANSWER_ROLL)
class AnswerRollTold:
    __slots__ = ("hero", "purpose",)
    hero: Hero
    purpose: Purpose
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.purpose)
        s.agenda.append(ANSWER_ROLL)
def told_answer_roll(s: State) -> AnswerRollTold:
    told, frame = AnswerRollTold(), s.frame
    told.hero = frame[0]
    told.purpose = frame[1]
    return told
def then_count_stars(s: State, hero: Hero, purpose: Purpose, act: Act, field: Field) -> None:
    s.agenda.append(hero)
    s.agenda.append(purpose)
    s.agenda.append(act)
    s.agenda.append(field)
    s.agenda.append(COUNT_STARS)
class CountStarsTold:
    __slots__ = ("act", "field", "hero", "purpose",)
    hero: Hero
    purpose: Purpose
    act: Act
    field: Field
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.purpose)
        s.agenda.append(self.act)
        s.agenda.append(self.field)
        s.agenda.append(COUNT_STARS)
def told_count_stars(s: State) -> CountStarsTold:
    told, frame = CountStarsTold(), s.frame
    told.hero = frame[0]
    told.purpose = frame[1]
    told.act = frame[2]
    told.field = frame[3]
    return told
def then_draw_find(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(DRAW_FIND)
def told_draw_find(s: State) -> Hero: return s.frame[0]
def then_take_find(s: State, hero: Hero, item: Item) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(TAKE_FIND)
class TakeFindTold:
    __slots__ = ("hero", "item",)
    hero: Hero
    item: Item
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.item)
        s.agenda.append(TAKE_FIND)
def told_take_find(s: State) -> TakeFindTold:
    told, frame = TakeFindTold(), s.frame
    told.hero = frame[0]
    told.item = frame[1]
    return told
def then_choose_find(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(CHOOSE_FIND)
def told_choose_find(s: State) -> Hero: return s.frame[0]
def then_mouse_attacks(s: State, hero: Hero, item: Item, figure: Figure) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(figure)
    s.agenda.append(MOUSE_ATTACKS)
class MouseAttacksTold:
    __slots__ = ("figure", "hero", "item",)
    hero: Hero
    item: Item
    figure: Figure
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.item)
        s.agenda.append(self.figure)
        s.agenda.append(MOUSE_ATTACKS)
def told_mouse_attacks(s: State) -> MouseAttacksTold:
    told, frame = MouseAttacksTold(), s.frame
    told.hero = frame[0]
    told.item = frame[1]
    told.figure = frame[2]
    return told
def then_count_hits(s: State, hero: Hero, item: Item, figure: Figure) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(figure)
    s.agenda.append(COUNT_HITS)
class CountHitsTold:
    __slots__ = ("figure", "hero", "item",)
    hero: Hero
    item: Item
    figure: Figure
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.item)
        s.agenda.append(self.figure)
        s.agenda.append(COUNT_HITS)
def told_count_hits(s: State) -> CountHitsTold:
    told, frame = CountHitsTold(), s.frame
    told.hero = frame[0]
    told.item = frame[1]
    told.figure = frame[2]
    return told
def then_foe_defends(s: State, hero: Hero, item: Item, figure: Figure, hits: N) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(figure)
    s.agenda.append(hits)
    s.agenda.append(FOE_DEFENDS)
class FoeDefendsTold:
    __slots__ = ("figure", "hero", "hits", "item",)
    hero: Hero
    item: Item
    figure: Figure
    hits: N
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.item)
        s.agenda.append(self.figure)
        s.agenda.append(self.hits)
        s.agenda.append(FOE_DEFENDS)
def told_foe_defends(s: State) -> FoeDefendsTold:
    told, frame = FoeDefendsTold(), s.frame
    told.hero = frame[0]
    told.item = frame[1]
    told.figure = frame[2]
    told.hits = frame[3]
    return told
def then_choose_card(s: State, figure: Figure, hero: Hero, wounds: N) -> None:
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(wounds)
    s.agenda.append(CHOOSE_CARD)
class ChooseCardTold:
    __slots__ = ("figure", "hero", "wounds",)
    figure: Figure
    hero: Hero
    wounds: N
    def again(self, s: State) -> None:
        s.agenda.append(self.figure)
        s.agenda.append(self.hero)
        s.agenda.append(self.wounds)
        s.agenda.append(CHOOSE_CARD)
def told_choose_card(s: State) -> ChooseCardTold:
    told, frame = ChooseCardTold(), s.frame
    told.figure = frame[0]
    told.hero = frame[1]
    told.wounds = frame[2]
    return told
def then_foe_falls(s: State, figure: Figure, hero: Hero) -> None:
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(FOE_FALLS)
class FoeFallsTold:
    __slots__ = ("figure", "hero",)
    figure: Figure
    hero: Hero
    def again(self, s: State) -> None:
        s.agenda.append(self.figure)
        s.agenda.append(self.hero)
        s.agenda.append(FOE_FALLS)
def told_foe_falls(s: State) -> FoeFallsTold:
    told, frame = FoeFallsTold(), s.frame
    told.figure = frame[0]
    told.hero = frame[1]
    return told
def then_after_blow(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(AFTER_BLOW)
def told_after_blow(s: State) -> Hero: return s.frame[0]
def then_next_knife(s: State, hero: Hero, item: Item) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(NEXT_KNIFE)
class NextKnifeTold:
    __slots__ = ("hero", "item",)
    hero: Hero
    item: Item
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.item)
        s.agenda.append(NEXT_KNIFE)
def told_next_knife(s: State) -> NextKnifeTold:
    told, frame = NextKnifeTold(), s.frame
    told.hero = frame[0]
    told.item = frame[1]
    return told
def then_strike_on(s: State, hero: Hero, field: Field) -> None:
    s.agenda.append(hero)
    s.agenda.append(field)
    s.agenda.append(STRIKE_ON)
class StrikeOnTold:
    __slots__ = ("field", "hero",)
    hero: Hero
    field: Field
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.field)
        s.agenda.append(STRIKE_ON)
def told_strike_on(s: State) -> StrikeOnTold:
    told, frame = StrikeOnTold(), s.frame
    told.hero = frame[0]
    told.field = frame[1]
    return told
def then_move_friend(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(MOVE_FRIEND)
def told_move_friend(s: State) -> Hero: return s.frame[0]
def then_move_one_field(s: State, hero: Hero, n: N) -> None:
    s.agenda.append(hero)
    s.agenda.append(n)
    s.agenda.append(MOVE_ONE_FIELD)
class MoveOneFieldTold:
    __slots__ = ("hero", "n",)
    hero: Hero
    n: N
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.n)
        s.agenda.append(MOVE_ONE_FIELD)
def told_move_one_field(s: State) -> MoveOneFieldTold:
    told, frame = MoveOneFieldTold(), s.frame
    told.hero = frame[0]
    told.n = frame[1]
    return told
def then_foes_turn(s: State, card: Card, done: FigureSet) -> None:
    s.agenda.append(card)
    s.agenda.append(done)
    s.agenda.append(FOES_TURN)
class FoesTurnTold:
    __slots__ = ("card", "done",)
    card: Card
    done: FigureSet
    def again(self, s: State) -> None:
        s.agenda.append(self.card)
        s.agenda.append(self.done)
        s.agenda.append(FOES_TURN)
def told_foes_turn(s: State) -> FoesTurnTold:
    told, frame = FoesTurnTold(), s.frame
    told.card = frame[0]
    told.done = frame[1]
    return told
def then_foe_strikes(s: State, card: Card, figure: Figure) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(FOE_STRIKES)
class FoeStrikesTold:
    __slots__ = ("card", "figure",)
    card: Card
    figure: Figure
    def again(self, s: State) -> None:
        s.agenda.append(self.card)
        s.agenda.append(self.figure)
        s.agenda.append(FOE_STRIKES)
def told_foe_strikes(s: State) -> FoeStrikesTold:
    told, frame = FoeStrikesTold(), s.frame
    told.card = frame[0]
    told.figure = frame[1]
    return told
def then_cat_springs(s: State, card: Card, figure: Figure) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(CAT_SPRINGS)
class CatSpringsTold:
    __slots__ = ("card", "figure",)
    card: Card
    figure: Figure
    def again(self, s: State) -> None:
        s.agenda.append(self.card)
        s.agenda.append(self.figure)
        s.agenda.append(CAT_SPRINGS)
def told_cat_springs(s: State) -> CatSpringsTold:
    told, frame = CatSpringsTold(), s.frame
    told.card = frame[0]
    told.figure = frame[1]
    return told
def then_answer_hits(s: State, card: Card, figure: Figure, hero: Hero, hits: N, more: N, warded: N) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(hits)
    s.agenda.append(more)
    s.agenda.append(warded)
    s.agenda.append(ANSWER_HITS)
class AnswerHitsTold:
    __slots__ = ("card", "figure", "hero", "hits", "more", "warded",)
    card: Card
    figure: Figure
    hero: Hero
    hits: N
    more: N
    warded: N
    def again(self, s: State) -> None:
        s.agenda.append(self.card)
        s.agenda.append(self.figure)
        s.agenda.append(self.hero)
        s.agenda.append(self.hits)
        s.agenda.append(self.more)
        s.agenda.append(self.warded)
        s.agenda.append(ANSWER_HITS)
def told_answer_hits(s: State) -> AnswerHitsTold:
    told, frame = AnswerHitsTold(), s.frame
    told.card = frame[0]
    told.figure = frame[1]
    told.hero = frame[2]
    told.hits = frame[3]
    told.more = frame[4]
    told.warded = frame[5]
    return told
def then_mouse_defends(s: State, card: Card, figure: Figure, hero: Hero, hits: N, more: N, warded: N) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(hits)
    s.agenda.append(more)
    s.agenda.append(warded)
    s.agenda.append(MOUSE_DEFENDS)
class MouseDefendsTold:
    __slots__ = ("card", "figure", "hero", "hits", "more", "warded",)
    card: Card
    figure: Figure
    hero: Hero
    hits: N
    more: N
    warded: N
    def again(self, s: State) -> None:
        s.agenda.append(self.card)
        s.agenda.append(self.figure)
        s.agenda.append(self.hero)
        s.agenda.append(self.hits)
        s.agenda.append(self.more)
        s.agenda.append(self.warded)
        s.agenda.append(MOUSE_DEFENDS)
def told_mouse_defends(s: State) -> MouseDefendsTold:
    told, frame = MouseDefendsTold(), s.frame
    told.card = frame[0]
    told.figure = frame[1]
    told.hero = frame[2]
    told.hits = frame[3]
    told.more = frame[4]
    told.warded = frame[5]
    return told
def then_count_blocks(s: State, card: Card, figure: Figure, hero: Hero, hits: N, warded: N) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(hits)
    s.agenda.append(warded)
    s.agenda.append(COUNT_BLOCKS)
class CountBlocksTold:
    __slots__ = ("card", "figure", "hero", "hits", "warded",)
    card: Card
    figure: Figure
    hero: Hero
    hits: N
    warded: N
    def again(self, s: State) -> None:
        s.agenda.append(self.card)
        s.agenda.append(self.figure)
        s.agenda.append(self.hero)
        s.agenda.append(self.hits)
        s.agenda.append(self.warded)
        s.agenda.append(COUNT_BLOCKS)
def told_count_blocks(s: State) -> CountBlocksTold:
    told, frame = CountBlocksTold(), s.frame
    told.card = frame[0]
    told.figure = frame[1]
    told.hero = frame[2]
    told.hits = frame[3]
    told.warded = frame[4]
    return told
def then_foes_end(s: State, card: Card) -> None:
    s.agenda.append(card)
    s.agenda.append(FOES_END)
def told_foes_end(s: State) -> Card: return s.frame[0]
def then_bewitched_turn(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(BEWITCHED_TURN)
def told_bewitched_turn(s: State) -> Hero: return s.frame[0]
def then_friend_defends(s: State, hero: Hero, victim: Hero, hits: N) -> None:
    s.agenda.append(hero)
    s.agenda.append(victim)
    s.agenda.append(hits)
    s.agenda.append(FRIEND_DEFENDS)
class FriendDefendsTold:
    __slots__ = ("hero", "hits", "victim",)
    hero: Hero
    victim: Hero
    hits: N
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.victim)
        s.agenda.append(self.hits)
        s.agenda.append(FRIEND_DEFENDS)
def told_friend_defends(s: State) -> FriendDefendsTold:
    told, frame = FriendDefendsTold(), s.frame
    told.hero = frame[0]
    told.victim = frame[1]
    told.hits = frame[2]
    return told
def then_enter_room(s: State, hero: Hero, exit: Exit) -> None:
    s.agenda.append(hero)
    s.agenda.append(exit)
    s.agenda.append(ENTER_ROOM)
class EnterRoomTold:
    __slots__ = ("exit", "hero",)
    hero: Hero
    exit: Exit
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.exit)
        s.agenda.append(ENTER_ROOM)
def told_enter_room(s: State) -> EnterRoomTold:
    told, frame = EnterRoomTold(), s.frame
    told.hero = frame[0]
    told.exit = frame[1]
    return told
def then_arrive(s: State, hero: Hero, exit: Exit, mice: HeroSet) -> None:
    s.agenda.append(hero)
    s.agenda.append(exit)
    s.agenda.append(mice)
    s.agenda.append(ARRIVE)
class ArriveTold:
    __slots__ = ("exit", "hero", "mice",)
    hero: Hero
    exit: Exit
    mice: HeroSet
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.exit)
        s.agenda.append(self.mice)
        s.agenda.append(ARRIVE)
def told_arrive(s: State) -> ArriveTold:
    told, frame = ArriveTold(), s.frame
    told.hero = frame[0]
    told.exit = frame[1]
    told.mice = frame[2]
    return told
def then_meet_foes(s: State, first: N) -> None:
    s.agenda.append(first)
    s.agenda.append(MEET_FOES)
def told_meet_foes(s: State) -> N: return s.frame[0]
def then_disguise(s: State, encounter: Encounter) -> None:
    s.agenda.append(encounter)
    s.agenda.append(DISGUISE)
def told_disguise(s: State) -> Encounter: return s.frame[0]
def then_place_foes(s: State, foe: Foe, left: N, area: Area, calm: N) -> None:
    s.agenda.append(foe)
    s.agenda.append(left)
    s.agenda.append(area)
    s.agenda.append(calm)
    s.agenda.append(PLACE_FOES)
class PlaceFoesTold:
    __slots__ = ("area", "calm", "foe", "left",)
    foe: Foe
    left: N
    area: Area
    calm: N
    def again(self, s: State) -> None:
        s.agenda.append(self.foe)
        s.agenda.append(self.left)
        s.agenda.append(self.area)
        s.agenda.append(self.calm)
        s.agenda.append(PLACE_FOES)
def told_place_foes(s: State) -> PlaceFoesTold:
    told, frame = PlaceFoesTold(), s.frame
    told.foe = frame[0]
    told.left = frame[1]
    told.area = frame[2]
    told.calm = frame[3]
    return told
def then_answer_placing(s: State, figure: Figure) -> None:
    s.agenda.append(figure)
    s.agenda.append(ANSWER_PLACING)
def told_answer_placing(s: State) -> Figure: return s.frame[0]
def then_apply_rule(s: State, rule: N, hero: Hero) -> None:
    s.agenda.append(rule)
    s.agenda.append(hero)
    s.agenda.append(APPLY_RULE)
class ApplyRuleTold:
    __slots__ = ("hero", "rule",)
    rule: N
    hero: Hero
    def again(self, s: State) -> None:
        s.agenda.append(self.rule)
        s.agenda.append(self.hero)
        s.agenda.append(APPLY_RULE)
def told_apply_rule(s: State) -> ApplyRuleTold:
    told, frame = ApplyRuleTold(), s.frame
    told.rule = frame[0]
    told.hero = frame[1]
    return told
def then_carry_out(s: State, script: Script, nth: N, hero: Hero) -> None:
    s.agenda.append(script)
    s.agenda.append(nth)
    s.agenda.append(hero)
    s.agenda.append(CARRY_OUT)
class CarryOutTold:
    __slots__ = ("hero", "nth", "script",)
    script: Script
    nth: N
    hero: Hero
    def again(self, s: State) -> None:
        s.agenda.append(self.script)
        s.agenda.append(self.nth)
        s.agenda.append(self.hero)
        s.agenda.append(CARRY_OUT)
def told_carry_out(s: State) -> CarryOutTold:
    told, frame = CarryOutTold(), s.frame
    told.script = frame[0]
    told.nth = frame[1]
    told.hero = frame[2]
    return told
def then_choose_mouse(s: State, script: Script, nth: N, hero: Hero) -> None:
    s.agenda.append(script)
    s.agenda.append(nth)
    s.agenda.append(hero)
    s.agenda.append(CHOOSE_MOUSE)
class ChooseMouseTold:
    __slots__ = ("hero", "nth", "script",)
    script: Script
    nth: N
    hero: Hero
    def again(self, s: State) -> None:
        s.agenda.append(self.script)
        s.agenda.append(self.nth)
        s.agenda.append(self.hero)
        s.agenda.append(CHOOSE_MOUSE)
def told_choose_mouse(s: State) -> ChooseMouseTold:
    told, frame = ChooseMouseTold(), s.frame
    told.script = frame[0]
    told.nth = frame[1]
    told.hero = frame[2]
    return told
def then_choose_foe(s: State, hero: Hero, dice: N, left: N, done: FigureSet) -> None:
    s.agenda.append(hero)
    s.agenda.append(dice)
    s.agenda.append(left)
    s.agenda.append(done)
    s.agenda.append(CHOOSE_FOE)
class ChooseFoeTold:
    __slots__ = ("dice", "done", "hero", "left",)
    hero: Hero
    dice: N
    left: N
    done: FigureSet
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.dice)
        s.agenda.append(self.left)
        s.agenda.append(self.done)
        s.agenda.append(CHOOSE_FOE)
def told_choose_foe(s: State) -> ChooseFoeTold:
    told, frame = ChooseFoeTold(), s.frame
    told.hero = frame[0]
    told.dice = frame[1]
    told.left = frame[2]
    told.done = frame[3]
    return told
def then_choose_field(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(CHOOSE_FIELD)
def told_choose_field(s: State) -> Hero: return s.frame[0]
def then_order(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(ORDER)
def told_order(s: State) -> Hero: return s.frame[0]
def then_obey(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(OBEY)
def told_obey(s: State) -> Hero: return s.frame[0]
def then_learn_something(s: State, hero: Hero) -> None:
    s.agenda.append(hero)
    s.agenda.append(LEARN_SOMETHING)
def told_learn_something(s: State) -> Hero: return s.frame[0]
def then_turn_page(s: State, page: Page, hero: Hero) -> None:
    s.agenda.append(page)
    s.agenda.append(hero)
    s.agenda.append(TURN_PAGE)
class TurnPageTold:
    __slots__ = ("hero", "page",)
    page: Page
    hero: Hero
    def again(self, s: State) -> None:
        s.agenda.append(self.page)
        s.agenda.append(self.hero)
        s.agenda.append(TURN_PAGE)
def told_turn_page(s: State) -> TurnPageTold:
    told, frame = TurnPageTold(), s.frame
    told.page = frame[0]
    told.hero = frame[1]
    return told
def then_be_struck(s: State, hero: Hero, more: N) -> None:
    s.agenda.append(hero)
    s.agenda.append(more)
    s.agenda.append(BE_STRUCK)
class BeStruckTold:
    __slots__ = ("hero", "more",)
    hero: Hero
    more: N
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.more)
        s.agenda.append(BE_STRUCK)
def told_be_struck(s: State) -> BeStruckTold:
    told, frame = BeStruckTold(), s.frame
    told.hero = frame[0]
    told.more = frame[1]
    return told
def then_resist(s: State, hero: Hero, condition: Condition) -> None:
    s.agenda.append(hero)
    s.agenda.append(condition)
    s.agenda.append(RESIST)
class ResistTold:
    __slots__ = ("condition", "hero",)
    hero: Hero
    condition: Condition
    def again(self, s: State) -> None:
        s.agenda.append(self.hero)
        s.agenda.append(self.condition)
        s.agenda.append(RESIST)
def told_resist(s: State) -> ResistTold:
    told, frame = ResistTold(), s.frame
    told.hero = frame[0]
    told.condition = frame[1]
    return told
