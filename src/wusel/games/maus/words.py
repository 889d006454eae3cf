"""Made from words.toml by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa: E704

from typing import Final

from wusel.engine.state import State

MADE_FROM: Final = "c12232b1ffd745a8"

# --- face: what it can be

CHEESE: Final = 0
SWORD_STAR: Final = 1
SHIELD: Final = 2
SHIELD_STAR: Final = 3
BOW: Final = 4
BOW_STAR: Final = 5
FACES: Final = ("cheese", "sword_star", "shield", "shield_star", "bow", "bow_star")

# --- foe: what it can be

ROACH: Final = 0
RAT: Final = 1
RAT_ELITE: Final = 2
SPIDER: Final = 3
CENTIPEDE: Final = 4
BOSS_CAPTAIN: Final = 5
BOSS_CENTIPEDE: Final = 6
BOSS_CAT: Final = 7
BOSS_SORCERESS: Final = 8
FOES: Final = (
    "roach", "rat", "rat_elite", "spider", "centipede", "boss_captain", "boss_centipede", "boss_cat", "boss_sorceress",
)

# --- foe_card: what it can be

ROACHES: Final = 0
RATS: Final = 1
ELITES: Final = 2
SPIDERS: Final = 3
CENTIPEDES: Final = 4
CAPTAIN: Final = 5
GREAT_CENTIPEDE: Final = 6
CAT_CHASES: Final = 7
CAT_POUNCES: Final = 8
SORCERESS_CALLS: Final = 9
SORCERESS_CHARMS: Final = 10
SORCERESS_STINGS: Final = 11
SORCERESS_WEBS: Final = 12
FOE_CARDS: Final = (
    "roaches", "rats", "elites", "spiders", "centipedes", "captain", "great_centipede", "cat_chases", "cat_pounces",
    "sorceress_calls", "sorceress_charms", "sorceress_stings", "sorceress_webs",
)

# --- exit: what it can be

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
TURN: Final = 4
EXITS: Final = ("north", "east", "south", "west", "turn")

# --- condition: what it can be

STUNNED: Final = 0
WEBBED: Final = 1
KNOCKED_DOWN: Final = 2
BEWITCHED: Final = 3
UNSEEN: Final = 4
CONDITIONS: Final = ("stunned", "webbed", "knocked_down", "bewitched", "unseen")

# --- achievement: what it can be

THREE_CHEESES: Final = 0
ROACH_TERROR: Final = 1
POISON_MASTER: Final = 2
ESCAPE_ARTIST: Final = 3
CAT_TAMER: Final = 4
ACHIEVEMENTS: Final = ("three_cheeses", "roach_terror", "poison_master", "escape_artist", "cat_tamer")

# --- class: what it can be

WARRIOR: Final = 0
LEADER: Final = 1
MYSTIC: Final = 2
SCAMP: Final = 3
TINKERER: Final = 4
ARCHER: Final = 5
HEALER: Final = 6
CLASS: Final = ("warrior", "leader", "mystic", "scamp", "tinkerer", "archer", "healer")

# --- purpose: what it can be

FOR_ATTACK: Final = 0
FOR_DEFENCE: Final = 1
FOR_SEARCH: Final = 2
FOR_MOVING: Final = 3
FOR_FREEDOM: Final = 4
FOR_TRAP: Final = 5
FOR_SWIMMING: Final = 6
FOR_ACT: Final = 7
PURPOSES: Final = (
    "for_attack", "for_defence", "for_search", "for_moving", "for_freedom", "for_trap", "for_swimming", "for_act",
)

# --- reach: what it can be

MELEE: Final = 0
RANGED: Final = 1
REACHS: Final = ("melee", "ranged")

# --- part: what it can be

PAW: Final = 0
TWO_PAWS: Final = 1
BODY: Final = 2
HEAD: Final = 3
NECK: Final = 4
TAIL: Final = 5
NO_PART: Final = 6
PARTS: Final = ("paw", "two_paws", "body", "head", "neck", "tail", "no_part")

# --- sort: what it can be

WEAPON: Final = 0
ARMOUR: Final = 1
ACCESSORY: Final = 2
ONE_USE: Final = 3
TRICK: Final = 4
EVENT: Final = 5
PARTY_ITEM: Final = 6
GEAR: Final = 7
SORTS: Final = ("weapon", "armour", "accessory", "one_use", "trick", "event", "party_item", "gear")

# --- keyword: what it can be

MOUSE_TRAP: Final = 0
AMBUSH: Final = 1
GREEDY: Final = 2
DARK: Final = 3
DRAUGHT: Final = 4
DUST: Final = 5
KEYWORDS: Final = ("mouse_trap", "ambush", "greedy", "dark", "draught", "dust")

# --- who: what it can be

ME: Final = 0
HERE: Final = 1
NEAR: Final = 2
ROOM: Final = 3
ONE_HERE: Final = 4
ONE_NEAR: Final = 5
ONE_ELSE: Final = 6
TARGET: Final = 7
WHOS: Final = ("me", "here", "near", "room", "one_here", "one_near", "one_else", "target")

# --- permission: what it can be

EXPLORE_PAST_CAT: Final = 0
CROSS_RED_LINES: Final = 1
NO_WATER: Final = 2
NO_TRAPS: Final = 3
SURE_SEARCH: Final = 4
PERMISSIONS: Final = ("explore_past_cat", "cross_red_lines", "no_water", "no_traps", "sure_search")
FIELDS: Final = (
    "a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4",
    "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5", "a6", "b6", "c6", "d6", "e6", "f6",
)

# --- foe_power: what it can be

STEALS: Final = 0
AGGRESSIVE: Final = 1
VENOMOUS: Final = 2
STUNS: Final = 3
FIRES_AGAIN: Final = 4
CONSTRICTS: Final = 5
CARAPACE: Final = 6
CHASES: Final = 7
POUNCES: Final = 8
CALLS: Final = 9
CHARMS: Final = 10
WEBS: Final = 11
NO_CHEESE: Final = 12
FOE_POWERS: Final = (
    "steals", "aggressive", "venomous", "stuns", "fires_again", "constricts", "carapace", "chases", "pounces", "calls",
    "charms", "webs", "no_cheese",
)

# --- power: what it can be

DEFEAT_MOVES_FRIEND: Final = 0
STAR_HITS: Final = 1
PILFERS: Final = 2
TWO_STARS_FELL: Final = 3
NURSES: Final = 4
HEEDS_TRAPS: Final = 5
MELEE_ON_OWN_FIELD: Final = 6
SURPRISES_LATER: Final = 7
SWINGS_WIDE: Final = 8
KEEPS_CHEESE: Final = 9
BEATS_LARGE: Final = 10
IS_KNIFE: Final = 11
FELLS: Final = 12
POISONS_NOT: Final = 13
STARS_BLOCK_TWICE: Final = 14
STINGS_BACK: Final = 15
CLIMBS: Final = 16
FLOATS: Final = 17
STANDS_FIRM: Final = 18
SHARP_NOSE: Final = 19
CLEAR_HEAD: Final = 20
SLIPS_WEBS: Final = 21
THICK_SKULL: Final = 22
QUICK: Final = 23
DISGUISES: Final = 24
HOOKS: Final = 25
LIGHTS: Final = 26
MIRROR: Final = 27
POWERS: Final = (
    "defeat_moves_friend", "star_hits", "pilfers", "two_stars_fell", "nurses", "heeds_traps", "melee_on_own_field",
    "surprises_later", "swings_wide", "keeps_cheese", "beats_large", "is_knife", "fells", "poisons_not",
    "stars_block_twice", "stings_back", "climbs", "floats", "stands_firm", "sharp_nose", "clear_head", "slips_webs",
    "thick_skull", "quick", "disguises", "hooks", "lights", "mirror",
)

# --- choices

CHOOSE_HERO: Final = 1
CHOOSE_ABILITY: Final = 2
KEEP_ITEM: Final = 3
KEEP_ABILITY: Final = 4
KEEP_NOTHING: Final = 5
TRY_AGAIN: Final = 6
GIVE_UP: Final = 7
GO: Final = 8
STAND_UP: Final = 9
CLIMB_OUT: Final = 10
SCURRY: Final = 11
ATTACK: Final = 12
SEARCH: Final = 13
DO_ACT: Final = 14
RECOVER: Final = 15
EXPLORE: Final = 16
NURSE: Final = 17
EQUIP: Final = 18
WEAR: Final = 19
STOW: Final = 20
TRADE: Final = 21
GIVE: Final = 22
ASK_FOR: Final = 23
GIVE_CHEESE: Final = 24
ASK_FOR_CHEESE: Final = 25
DONE: Final = 26
LEVEL_UP: Final = 27
USE_ABILITY: Final = 28
USE_ITEM: Final = 29
LET_IT_BE: Final = 30
ACT_AGAIN: Final = 31
END_TURN: Final = 32
KEEP_FIND: Final = 33
SELL_FIND: Final = 34
REPLACE: Final = 35
PICK_FIND: Final = 36
AIM_AT_MOUSE: Final = 37
AIM_AT_FOE: Final = 38
AIM_AT_FIELD: Final = 39
PLACE_AT: Final = 40
ACT_FIRST: Final = 41
WOUND_CARD: Final = 42
PICK: Final = 43
LEAVE_OUT: Final = 44
LET_COME: Final = 45
def choose_hero(hero: int) -> int: return CHOOSE_HERO | hero << 6
def choose_hero_hero(choice: int) -> int: return choice >> 6
def choose_ability(hero: int, ability: int) -> int: return CHOOSE_ABILITY | hero << 6 | ability << 18
def choose_ability_hero(choice: int) -> int: return choice >> 6 & 4095
def choose_ability_ability(choice: int) -> int: return choice >> 18 & 4095
def keep_item(hero: int, item: int) -> int: return KEEP_ITEM | hero << 6 | item << 18
def keep_item_hero(choice: int) -> int: return choice >> 6 & 4095
def keep_item_item(choice: int) -> int: return choice >> 18 & 4095
def keep_ability(hero: int, ability: int) -> int: return KEEP_ABILITY | hero << 6 | ability << 18
def keep_ability_hero(choice: int) -> int: return choice >> 6 & 4095
def keep_ability_ability(choice: int) -> int: return choice >> 18 & 4095
def keep_nothing(hero: int) -> int: return KEEP_NOTHING | hero << 6
def keep_nothing_hero(choice: int) -> int: return choice >> 6
def go(field: int) -> int: return GO | field << 6
def go_field(choice: int) -> int: return choice >> 6
def climb_out(field: int) -> int: return CLIMB_OUT | field << 6
def climb_out_field(choice: int) -> int: return choice >> 6
def attack(item: int, figure: int) -> int: return ATTACK | item << 6 | figure << 18
def attack_item(choice: int) -> int: return choice >> 6 & 4095
def attack_figure(choice: int) -> int: return choice >> 18 & 4095
def do_act(act: int) -> int: return DO_ACT | act << 6
def do_act_act(choice: int) -> int: return choice >> 6
def explore(exit: int) -> int: return EXPLORE | exit << 6
def explore_exit(choice: int) -> int: return choice >> 6
def nurse(hero: int) -> int: return NURSE | hero << 6
def nurse_hero(choice: int) -> int: return choice >> 6
def wear(item: int) -> int: return WEAR | item << 6
def wear_item(choice: int) -> int: return choice >> 6
def stow(item: int) -> int: return STOW | item << 6
def stow_item(choice: int) -> int: return choice >> 6
def trade(hero: int) -> int: return TRADE | hero << 6
def trade_hero(choice: int) -> int: return choice >> 6
def give(item: int) -> int: return GIVE | item << 6
def give_item(choice: int) -> int: return choice >> 6
def ask_for(item: int) -> int: return ASK_FOR | item << 6
def ask_for_item(choice: int) -> int: return choice >> 6
def level_up(ability: int) -> int: return LEVEL_UP | ability << 6
def level_up_ability(choice: int) -> int: return choice >> 6
def use_ability(hero: int, ability: int) -> int: return USE_ABILITY | hero << 6 | ability << 18
def use_ability_hero(choice: int) -> int: return choice >> 6 & 4095
def use_ability_ability(choice: int) -> int: return choice >> 18 & 4095
def use_item(hero: int, item: int) -> int: return USE_ITEM | hero << 6 | item << 18
def use_item_hero(choice: int) -> int: return choice >> 6 & 4095
def use_item_item(choice: int) -> int: return choice >> 18 & 4095
def replace(item: int) -> int: return REPLACE | item << 6
def replace_item(choice: int) -> int: return choice >> 6
def pick_find(item: int) -> int: return PICK_FIND | item << 6
def pick_find_item(choice: int) -> int: return choice >> 6
def aim_at_mouse(hero: int) -> int: return AIM_AT_MOUSE | hero << 6
def aim_at_mouse_hero(choice: int) -> int: return choice >> 6
def aim_at_foe(figure: int) -> int: return AIM_AT_FOE | figure << 6
def aim_at_foe_figure(choice: int) -> int: return choice >> 6
def aim_at_field(field: int) -> int: return AIM_AT_FIELD | field << 6
def aim_at_field_field(choice: int) -> int: return choice >> 6
def place_at(field: int) -> int: return PLACE_AT | field << 6
def place_at_field(choice: int) -> int: return choice >> 6
def act_first(figure: int) -> int: return ACT_FIRST | figure << 6
def act_first_figure(choice: int) -> int: return choice >> 6
def wound_card(card: int) -> int: return WOUND_CARD | card << 6
def wound_card_card(choice: int) -> int: return choice >> 6
def pick(option: int) -> int: return PICK | option << 6
def pick_option(choice: int) -> int: return choice >> 6
MOVE_WORDS: Final = (GO, STAND_UP, CLIMB_OUT)
ACT_WORDS: Final = (ATTACK, SEARCH, DO_ACT, EXPLORE, SCURRY, RECOVER, ACT_AGAIN)
FREE_WORDS: Final = (USE_ABILITY, USE_ITEM, TRADE, EQUIP, LEVEL_UP, NURSE)
SWAP_WORDS: Final = (WEAR, STOW, GIVE, ASK_FOR, GIVE_CHEESE, ASK_FOR_CHEESE)

# --- events

CHAPTER_BEGINS: Final = 1
HERO_JOINS: Final = 2
ABILITY_LEARNED: Final = 3
PAGE_TURNED: Final = 4
PICKED: Final = 5
TRACK_LAID: Final = 6
CARD_ADDED: Final = 7
CARD_REMOVED: Final = 8
AMBUSHED: Final = 9
SWAPPED: Final = 10
LIFTED: Final = 11
ROUND_BEGINS: Final = 12
TURN_BEGINS: Final = 13
TURN_SKIPPED: Final = 14
FOES_BEGIN: Final = 15
WALKED: Final = 16
ENTERED_AT: Final = 17
STOOD_UP: Final = 18
SCURRIED: Final = 19
SWAM: Final = 20
DRIFTED: Final = 21
SWIM_FAILED: Final = 22
TRAP_SET: Final = 23
TRAP_HELD: Final = 24
TRAP_SNAPPED: Final = 25
ATTACKED: Final = 26
FOE_ATTACKED: Final = 27
FRIEND_ATTACKED: Final = 28
DEFENDED: Final = 29
FOE_DEFENDED: Final = 30
HURT: Final = 31
POISONED: Final = 32
HEALED: Final = 33
ANTIDOTE_GIVEN: Final = 34
AFFLICTED: Final = 35
FREED_OF: Final = 36
PROTECTED: Final = 37
RECOVERY_FAILED: Final = 38
FOE_HURT: Final = 39
FOE_CARD_HURT: Final = 40
FOE_FELLED: Final = 41
FOE_STOOD_UP: Final = 42
FOE_DEFEATED: Final = 43
FOE_PLACED: Final = 44
FOE_MOVED: Final = 45
FOE_ROLLED: Final = 46
FOE_LEFT: Final = 47
FOE_CALMED: Final = 48
FOE_ROUSED: Final = 49
NO_FIGURE_LEFT: Final = 50
ROACHES_GREEDY: Final = 51
CAPTURED: Final = 52
FREED: Final = 53
CHEESE_GAINED: Final = 54
CHEESE_PAID: Final = 55
CHEESE_STOLEN: Final = 56
WHEEL_FILLED: Final = 57
WHEEL_EMPTIED: Final = 58
SURGE: Final = 59
HOURGLASS_TURNED: Final = 60
END_MOVED: Final = 61
ACHIEVED: Final = 62
ROLLED_AGAIN: Final = 63
RESISTED: Final = 64
FOUND_BY_LIGHT: Final = 65
SEARCHED: Final = 66
FOUND: Final = 67
FIND_KEPT: Final = 68
FIND_SOLD: Final = 69
ITEM_DROPPED: Final = 70
ITEM_USED: Final = 71
ITEM_WORN: Final = 72
ITEM_STOWED: Final = 73
ITEM_GIVEN: Final = 74
CHEESE_GIVEN: Final = 75
ABILITY_USED: Final = 76
ACT_TRIED: Final = 77
ACT_DONE: Final = 78
ACT_FAILED: Final = 79
EXPLORED: Final = 80
TILE_TURNED: Final = 81
ENCOUNTER_DRAWN: Final = 82
ENCOUNTER_SPENT: Final = 83
LEFT_OUT: Final = 84
GROUND_CHANGED: Final = 85
COUNTED: Final = 86
GOAL_CHANGED: Final = 87
CHAPTER_WON: Final = 88
CHAPTER_LOST_BY_TIME: Final = 89
CHAPTER_LOST_BY_CAPTURE: Final = 90
CHAPTER_LOST_BY_STORY: Final = 91
KEPT: Final = 92
KEPT_ABILITY: Final = 93

# --- effects

TELL: Final = 1
AIM: Final = 2
WIN: Final = 3
LOSE: Final = 4
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
MAKE_GREEDY: Final = 19
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
DOUBLE_DICE: Final = 44
WEAKEN: Final = 45
PIERCE: Final = 46
SWEEP: Final = 47
SEE_ALL: Final = 48
FOLLOW_UP: Final = 49
EVERY_KNIFE: Final = 50
PROTECT: Final = 51
ENCOURAGE: Final = 52
ROLL_AGAIN: Final = 53
WARD_OFF: Final = 54
STEP_BETWEEN: Final = 55
SHOOT: Final = 56
STRIKE: Final = 57
ORDER_ATTACK: Final = 58
SECOND_ACTION: Final = 59
INSPIRE: Final = 60
SET_TRAP: Final = 61
BOW_IS_STAR: Final = 62
def tell(page: int) -> int: return TELL | page << 6
def tell_page(effect: int) -> int: return effect >> 6
def aim(page: int) -> int: return AIM | page << 6
def aim_page(effect: int) -> int: return effect >> 6
def count(count: int, n: int) -> int: return COUNT | count << 6 | n << 18
def count_count(effect: int) -> int: return effect >> 6 & 4095
def count_n(effect: int) -> int: return effect >> 18 & 4095
def clear(count: int) -> int: return CLEAR | count << 6
def clear_count(effect: int) -> int: return effect >> 6
def permit(permission: int) -> int: return PERMIT | permission << 6
def permit_permission(effect: int) -> int: return effect >> 6
def change(ground: int) -> int: return CHANGE | ground << 6
def change_ground(effect: int) -> int: return effect >> 6
def turn_pages(n: int) -> int: return TURN_PAGES | n << 6
def turn_pages_n(effect: int) -> int: return effect >> 6
def more_pages(n: int) -> int: return MORE_PAGES | n << 6
def more_pages_n(effect: int) -> int: return effect >> 6
def fill_wheel(n: int) -> int: return FILL_WHEEL | n << 6
def fill_wheel_n(effect: int) -> int: return effect >> 6
def take_from_wheel(n: int) -> int: return TAKE_FROM_WHEEL | n << 6
def take_from_wheel_n(effect: int) -> int: return effect >> 6
def place(foe: int, n: int, area: int) -> int: return PLACE | foe << 6 | n << 18 | area << 30
def place_foe(effect: int) -> int: return effect >> 6 & 4095
def place_n(effect: int) -> int: return effect >> 18 & 4095
def place_area(effect: int) -> int: return effect >> 30 & 4095
def place_calm(foe: int, n: int, area: int) -> int: return PLACE_CALM | foe << 6 | n << 18 | area << 30
def place_calm_foe(effect: int) -> int: return effect >> 6 & 4095
def place_calm_n(effect: int) -> int: return effect >> 18 & 4095
def place_calm_area(effect: int) -> int: return effect >> 30 & 4095
def leave(foe: int) -> int: return LEAVE | foe << 6
def leave_foe(effect: int) -> int: return effect >> 6
def calm(foe: int) -> int: return CALM | foe << 6
def calm_foe(effect: int) -> int: return effect >> 6
def calm_cards(foe: int) -> int: return CALM_CARDS | foe << 6
def calm_cards_foe(effect: int) -> int: return effect >> 6
def rouse(foe: int) -> int: return ROUSE | foe << 6
def rouse_foe(effect: int) -> int: return effect >> 6
def fell_near(n: int) -> int: return FELL_NEAR | n << 6
def fell_near_n(effect: int) -> int: return effect >> 6
def send_last(n: int) -> int: return SEND_LAST | n << 6
def send_last_n(effect: int) -> int: return effect >> 6
def daunt(n: int) -> int: return DAUNT | n << 6
def daunt_n(effect: int) -> int: return effect >> 6
def take_card(foe: int) -> int: return TAKE_CARD | foe << 6
def take_card_foe(effect: int) -> int: return effect >> 6
def strike_area(area: int) -> int: return STRIKE_AREA | area << 6
def strike_area_area(effect: int) -> int: return effect >> 6
def warn(n: int) -> int: return WARN | n << 6
def warn_n(effect: int) -> int: return effect >> 6
def fell_area(area: int) -> int: return FELL_AREA | area << 6
def fell_area_area(effect: int) -> int: return effect >> 6
def afflict_area(area: int, condition: int) -> int: return AFFLICT_AREA | area << 6 | condition << 18
def afflict_area_area(effect: int) -> int: return effect >> 6 & 4095
def afflict_area_condition(effect: int) -> int: return effect >> 18 & 4095
def wound(who: int, n: int) -> int: return WOUND | who << 6 | n << 18
def wound_who(effect: int) -> int: return effect >> 6 & 4095
def wound_n(effect: int) -> int: return effect >> 18 & 4095
def poison(who: int, n: int) -> int: return POISON | who << 6 | n << 18
def poison_who(effect: int) -> int: return effect >> 6 & 4095
def poison_n(effect: int) -> int: return effect >> 18 & 4095
def heal(who: int, n: int) -> int: return HEAL | who << 6 | n << 18
def heal_who(effect: int) -> int: return effect >> 6 & 4095
def heal_n(effect: int) -> int: return effect >> 18 & 4095
def cure(who: int, n: int) -> int: return CURE | who << 6 | n << 18
def cure_who(effect: int) -> int: return effect >> 6 & 4095
def cure_n(effect: int) -> int: return effect >> 18 & 4095
def afflict(who: int, condition: int) -> int: return AFFLICT | who << 6 | condition << 18
def afflict_who(effect: int) -> int: return effect >> 6 & 4095
def afflict_condition(effect: int) -> int: return effect >> 18 & 4095
def relieve(who: int, condition: int) -> int: return RELIEVE | who << 6 | condition << 18
def relieve_who(effect: int) -> int: return effect >> 6 & 4095
def relieve_condition(effect: int) -> int: return effect >> 18 & 4095
def gain_cheese(who: int, n: int) -> int: return GAIN_CHEESE | who << 6 | n << 18
def gain_cheese_who(effect: int) -> int: return effect >> 6 & 4095
def gain_cheese_n(effect: int) -> int: return effect >> 18 & 4095
def lose_cheese(who: int, n: int) -> int: return LOSE_CHEESE | who << 6 | n << 18
def lose_cheese_who(effect: int) -> int: return effect >> 6 & 4095
def lose_cheese_n(effect: int) -> int: return effect >> 18 & 4095
def carry_to(area: int) -> int: return CARRY_TO | area << 6
def carry_to_area(effect: int) -> int: return effect >> 6
def find(item: int) -> int: return FIND | item << 6
def find_item(effect: int) -> int: return effect >> 6
def lose_item(item: int) -> int: return LOSE_ITEM | item << 6
def lose_item_item(effect: int) -> int: return effect >> 6
def learn(who: int) -> int: return LEARN | who << 6
def learn_who(effect: int) -> int: return effect >> 6
def draw(n: int) -> int: return DRAW | n << 6
def draw_n(effect: int) -> int: return effect >> 6
def move_on(who: int, n: int) -> int: return MOVE_ON | who << 6 | n << 18
def move_on_who(effect: int) -> int: return effect >> 6 & 4095
def move_on_n(effect: int) -> int: return effect >> 18 & 4095
def move_up(n: int) -> int: return MOVE_UP | n << 6
def move_up_n(effect: int) -> int: return effect >> 6
def aim_well(n: int) -> int: return AIM_WELL | n << 6
def aim_well_n(effect: int) -> int: return effect >> 6
def weaken(n: int) -> int: return WEAKEN | n << 6
def weaken_n(effect: int) -> int: return effect >> 6
def protect(who: int, n: int) -> int: return PROTECT | who << 6 | n << 18
def protect_who(effect: int) -> int: return effect >> 6 & 4095
def protect_n(effect: int) -> int: return effect >> 18 & 4095
def encourage(who: int, n: int) -> int: return ENCOURAGE | who << 6 | n << 18
def encourage_who(effect: int) -> int: return effect >> 6 & 4095
def encourage_n(effect: int) -> int: return effect >> 18 & 4095
def ward_off(n: int) -> int: return WARD_OFF | n << 6
def ward_off_n(effect: int) -> int: return effect >> 6
def step_between(n: int) -> int: return STEP_BETWEEN | n << 6
def step_between_n(effect: int) -> int: return effect >> 6
def strike(dice: int, n: int) -> int: return STRIKE | dice << 6 | n << 18
def strike_dice(effect: int) -> int: return effect >> 6 & 4095
def strike_n(effect: int) -> int: return effect >> 18 & 4095

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
def then_choose_first_ability(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(CHOOSE_FIRST_ABILITY)
def choose_first_ability_hero(s: State) -> int: return s.frame[0]
def then_keep_something(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(KEEP_SOMETHING)
def keep_something_hero(s: State) -> int: return s.frame[0]
def then_keep_some_ability(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(KEEP_SOME_ABILITY)
def keep_some_ability_hero(s: State) -> int: return s.frame[0]
def then_surge_comes(s: State, idle: int) -> None:
    s.agenda.append(idle)
    s.agenda.append(SURGE_COMES)
def surge_comes_idle(s: State) -> int: return s.frame[0]
def then_discard_encounter(s: State, encounter: int) -> None:
    s.agenda.append(encounter)
    s.agenda.append(DISCARD_ENCOUNTER)
def discard_encounter_encounter(s: State) -> int: return s.frame[0]
def then_lay_track(s: State, anew: int, ambush: int) -> None:
    s.agenda.append(anew)
    s.agenda.append(ambush)
    s.agenda.append(LAY_TRACK)
def lay_track_anew(s: State) -> int: return s.frame[0]
def lay_track_ambush(s: State) -> int: return s.frame[1]
def then_free_captured(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(FREE_CAPTURED)
def free_captured_hero(s: State) -> int: return s.frame[0]
def then_wear_and_stow(s: State, moves: int) -> None:
    s.agenda.append(moves)
    s.agenda.append(WEAR_AND_STOW)
def wear_and_stow_moves(s: State) -> int: return s.frame[0]
def then_barter(s: State, hero: int, moves: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(moves)
    s.agenda.append(BARTER)
def barter_hero(s: State) -> int: return s.frame[0]
def barter_moves(s: State) -> int: return s.frame[1]
def then_answer_roll(s: State, hero: int, purpose: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(purpose)
    s.agenda.append(ANSWER_ROLL)
def answer_roll_hero(s: State) -> int: return s.frame[0]
def answer_roll_purpose(s: State) -> int: return s.frame[1]
def then_count_stars(s: State, hero: int, purpose: int, act: int, field: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(purpose)
    s.agenda.append(act)
    s.agenda.append(field)
    s.agenda.append(COUNT_STARS)
def count_stars_hero(s: State) -> int: return s.frame[0]
def count_stars_purpose(s: State) -> int: return s.frame[1]
def count_stars_act(s: State) -> int: return s.frame[2]
def count_stars_field(s: State) -> int: return s.frame[3]
def then_draw_find(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(DRAW_FIND)
def draw_find_hero(s: State) -> int: return s.frame[0]
def then_take_find(s: State, hero: int, item: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(TAKE_FIND)
def take_find_hero(s: State) -> int: return s.frame[0]
def take_find_item(s: State) -> int: return s.frame[1]
def then_choose_find(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(CHOOSE_FIND)
def choose_find_hero(s: State) -> int: return s.frame[0]
def then_mouse_attacks(s: State, hero: int, item: int, figure: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(figure)
    s.agenda.append(MOUSE_ATTACKS)
def mouse_attacks_hero(s: State) -> int: return s.frame[0]
def mouse_attacks_item(s: State) -> int: return s.frame[1]
def mouse_attacks_figure(s: State) -> int: return s.frame[2]
def then_count_hits(s: State, hero: int, item: int, figure: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(figure)
    s.agenda.append(COUNT_HITS)
def count_hits_hero(s: State) -> int: return s.frame[0]
def count_hits_item(s: State) -> int: return s.frame[1]
def count_hits_figure(s: State) -> int: return s.frame[2]
def then_foe_defends(s: State, hero: int, item: int, figure: int, hits: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(figure)
    s.agenda.append(hits)
    s.agenda.append(FOE_DEFENDS)
def foe_defends_hero(s: State) -> int: return s.frame[0]
def foe_defends_item(s: State) -> int: return s.frame[1]
def foe_defends_figure(s: State) -> int: return s.frame[2]
def foe_defends_hits(s: State) -> int: return s.frame[3]
def then_choose_card(s: State, figure: int, hero: int, wounds: int) -> None:
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(wounds)
    s.agenda.append(CHOOSE_CARD)
def choose_card_figure(s: State) -> int: return s.frame[0]
def choose_card_hero(s: State) -> int: return s.frame[1]
def choose_card_wounds(s: State) -> int: return s.frame[2]
def then_foe_falls(s: State, figure: int, hero: int) -> None:
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(FOE_FALLS)
def foe_falls_figure(s: State) -> int: return s.frame[0]
def foe_falls_hero(s: State) -> int: return s.frame[1]
def then_after_blow(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(AFTER_BLOW)
def after_blow_hero(s: State) -> int: return s.frame[0]
def then_next_knife(s: State, hero: int, item: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(item)
    s.agenda.append(NEXT_KNIFE)
def next_knife_hero(s: State) -> int: return s.frame[0]
def next_knife_item(s: State) -> int: return s.frame[1]
def then_strike_on(s: State, hero: int, field: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(field)
    s.agenda.append(STRIKE_ON)
def strike_on_hero(s: State) -> int: return s.frame[0]
def strike_on_field(s: State) -> int: return s.frame[1]
def then_move_friend(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(MOVE_FRIEND)
def move_friend_hero(s: State) -> int: return s.frame[0]
def then_move_one_field(s: State, hero: int, n: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(n)
    s.agenda.append(MOVE_ONE_FIELD)
def move_one_field_hero(s: State) -> int: return s.frame[0]
def move_one_field_n(s: State) -> int: return s.frame[1]
def then_foes_turn(s: State, card: int, done: int) -> None:
    s.agenda.append(card)
    s.agenda.append(done)
    s.agenda.append(FOES_TURN)
def foes_turn_card(s: State) -> int: return s.frame[0]
def foes_turn_done(s: State) -> int: return s.frame[1]
def then_foe_strikes(s: State, card: int, figure: int) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(FOE_STRIKES)
def foe_strikes_card(s: State) -> int: return s.frame[0]
def foe_strikes_figure(s: State) -> int: return s.frame[1]
def then_cat_springs(s: State, card: int, figure: int) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(CAT_SPRINGS)
def cat_springs_card(s: State) -> int: return s.frame[0]
def cat_springs_figure(s: State) -> int: return s.frame[1]
def then_answer_hits(s: State, card: int, figure: int, hero: int, hits: int, more: int, warded: int) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(hits)
    s.agenda.append(more)
    s.agenda.append(warded)
    s.agenda.append(ANSWER_HITS)
def answer_hits_card(s: State) -> int: return s.frame[0]
def answer_hits_figure(s: State) -> int: return s.frame[1]
def answer_hits_hero(s: State) -> int: return s.frame[2]
def answer_hits_hits(s: State) -> int: return s.frame[3]
def answer_hits_more(s: State) -> int: return s.frame[4]
def answer_hits_warded(s: State) -> int: return s.frame[5]
def then_mouse_defends(s: State, card: int, figure: int, hero: int, hits: int, more: int, warded: int) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(hits)
    s.agenda.append(more)
    s.agenda.append(warded)
    s.agenda.append(MOUSE_DEFENDS)
def mouse_defends_card(s: State) -> int: return s.frame[0]
def mouse_defends_figure(s: State) -> int: return s.frame[1]
def mouse_defends_hero(s: State) -> int: return s.frame[2]
def mouse_defends_hits(s: State) -> int: return s.frame[3]
def mouse_defends_more(s: State) -> int: return s.frame[4]
def mouse_defends_warded(s: State) -> int: return s.frame[5]
def then_count_blocks(s: State, card: int, figure: int, hero: int, hits: int, warded: int) -> None:
    s.agenda.append(card)
    s.agenda.append(figure)
    s.agenda.append(hero)
    s.agenda.append(hits)
    s.agenda.append(warded)
    s.agenda.append(COUNT_BLOCKS)
def count_blocks_card(s: State) -> int: return s.frame[0]
def count_blocks_figure(s: State) -> int: return s.frame[1]
def count_blocks_hero(s: State) -> int: return s.frame[2]
def count_blocks_hits(s: State) -> int: return s.frame[3]
def count_blocks_warded(s: State) -> int: return s.frame[4]
def then_foes_end(s: State, card: int) -> None:
    s.agenda.append(card)
    s.agenda.append(FOES_END)
def foes_end_card(s: State) -> int: return s.frame[0]
def then_bewitched_turn(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(BEWITCHED_TURN)
def bewitched_turn_hero(s: State) -> int: return s.frame[0]
def then_friend_defends(s: State, hero: int, victim: int, hits: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(victim)
    s.agenda.append(hits)
    s.agenda.append(FRIEND_DEFENDS)
def friend_defends_hero(s: State) -> int: return s.frame[0]
def friend_defends_victim(s: State) -> int: return s.frame[1]
def friend_defends_hits(s: State) -> int: return s.frame[2]
def then_enter_room(s: State, hero: int, exit: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(exit)
    s.agenda.append(ENTER_ROOM)
def enter_room_hero(s: State) -> int: return s.frame[0]
def enter_room_exit(s: State) -> int: return s.frame[1]
def then_arrive(s: State, hero: int, exit: int, mice: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(exit)
    s.agenda.append(mice)
    s.agenda.append(ARRIVE)
def arrive_hero(s: State) -> int: return s.frame[0]
def arrive_exit(s: State) -> int: return s.frame[1]
def arrive_mice(s: State) -> int: return s.frame[2]
def then_meet_foes(s: State, first: int) -> None:
    s.agenda.append(first)
    s.agenda.append(MEET_FOES)
def meet_foes_first(s: State) -> int: return s.frame[0]
def then_disguise(s: State, encounter: int) -> None:
    s.agenda.append(encounter)
    s.agenda.append(DISGUISE)
def disguise_encounter(s: State) -> int: return s.frame[0]
def then_place_foes(s: State, foe: int, left: int, area: int, calm: int) -> None:
    s.agenda.append(foe)
    s.agenda.append(left)
    s.agenda.append(area)
    s.agenda.append(calm)
    s.agenda.append(PLACE_FOES)
def place_foes_foe(s: State) -> int: return s.frame[0]
def place_foes_left(s: State) -> int: return s.frame[1]
def place_foes_area(s: State) -> int: return s.frame[2]
def place_foes_calm(s: State) -> int: return s.frame[3]
def then_answer_placing(s: State, figure: int) -> None:
    s.agenda.append(figure)
    s.agenda.append(ANSWER_PLACING)
def answer_placing_figure(s: State) -> int: return s.frame[0]
def then_apply_rule(s: State, rule: int, hero: int) -> None:
    s.agenda.append(rule)
    s.agenda.append(hero)
    s.agenda.append(APPLY_RULE)
def apply_rule_rule(s: State) -> int: return s.frame[0]
def apply_rule_hero(s: State) -> int: return s.frame[1]
def then_carry_out(s: State, script: int, nth: int, hero: int) -> None:
    s.agenda.append(script)
    s.agenda.append(nth)
    s.agenda.append(hero)
    s.agenda.append(CARRY_OUT)
def carry_out_script(s: State) -> int: return s.frame[0]
def carry_out_nth(s: State) -> int: return s.frame[1]
def carry_out_hero(s: State) -> int: return s.frame[2]
def then_choose_mouse(s: State, script: int, nth: int, hero: int) -> None:
    s.agenda.append(script)
    s.agenda.append(nth)
    s.agenda.append(hero)
    s.agenda.append(CHOOSE_MOUSE)
def choose_mouse_script(s: State) -> int: return s.frame[0]
def choose_mouse_nth(s: State) -> int: return s.frame[1]
def choose_mouse_hero(s: State) -> int: return s.frame[2]
def then_choose_foe(s: State, hero: int, dice: int, left: int, done: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(dice)
    s.agenda.append(left)
    s.agenda.append(done)
    s.agenda.append(CHOOSE_FOE)
def choose_foe_hero(s: State) -> int: return s.frame[0]
def choose_foe_dice(s: State) -> int: return s.frame[1]
def choose_foe_left(s: State) -> int: return s.frame[2]
def choose_foe_done(s: State) -> int: return s.frame[3]
def then_choose_field(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(CHOOSE_FIELD)
def choose_field_hero(s: State) -> int: return s.frame[0]
def then_order(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(ORDER)
def order_hero(s: State) -> int: return s.frame[0]
def then_obey(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(OBEY)
def obey_hero(s: State) -> int: return s.frame[0]
def then_learn_something(s: State, hero: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(LEARN_SOMETHING)
def learn_something_hero(s: State) -> int: return s.frame[0]
def then_turn_page(s: State, page: int, hero: int) -> None:
    s.agenda.append(page)
    s.agenda.append(hero)
    s.agenda.append(TURN_PAGE)
def turn_page_page(s: State) -> int: return s.frame[0]
def turn_page_hero(s: State) -> int: return s.frame[1]
def then_be_struck(s: State, hero: int, more: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(more)
    s.agenda.append(BE_STRUCK)
def be_struck_hero(s: State) -> int: return s.frame[0]
def be_struck_more(s: State) -> int: return s.frame[1]
def then_resist(s: State, hero: int, condition: int) -> None:
    s.agenda.append(hero)
    s.agenda.append(condition)
    s.agenda.append(RESIST)
def resist_hero(s: State) -> int: return s.frame[0]
def resist_condition(s: State) -> int: return s.frame[1]
