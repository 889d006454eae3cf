// Made from the game's declarations by `python -m wusel.server.wire.typescript`; not to be edited.

import type { TableView } from "../../wire";
import type { BoardTable } from "../board";

/** A chapter that has been played to its end. */
export interface ToldView {
  ending: string;
  losses: number;
}

/** The dice of both sides of a blow, and the chance in per cent that it wounds. */
export interface OddsView {
  against: number;
  chance: number;
  dice: number;
}

/**
 * A foe in the room, with the values of the card with which it acts next. It also has the odds of its blows, its target
 * if nothing changes, and its longest way there.
 */
export interface FoeView {
  attack: number;
  calm: boolean;
  defence: number;
  down: boolean;
  field: string;
  figure: string;
  foe: string;
  large: boolean;
  life: number;
  odds: Record<string, OddsView>;
  prey: string | null;
  reach: string;
  way: string[];
  wounds: number;
}

/** A target that a mouse could attack from her field, and the weapon. */
export interface AimView {
  against: number;
  chance: number;
  dice: number;
  figure: string;
  item: string;
}

/** A mouse of the party. */
export interface MouseView {
  abilities: string[];
  ability_used: boolean;
  achievements: string[];
  aims: AimView[];
  attack: number;
  captures: number;
  cheese: number;
  conditions: string[];
  defence: number;
  dice: number;
  field: string | null;
  hero: string;
  life: number;
  lore: number;
  pack: string[];
  poison: number;
  searched: boolean;
  seat: number;
  shield: number;
  speed: number;
  worn: string[];
  wounds: number;
}

/** The mice of a player, with their cheese and wounds. */
export interface PlayerView {
  cheese: number;
  mice: string[];
  wounds: number;
}

/** A card on the track. */
export interface CardView {
  acted: boolean;
  acting: boolean;
  card: string;
  foe: string | null;
  hero: string | null;
  wounds: number;
}

/** A field that the mouse whose turn it is can reach: its cost, and what happens there. */
export interface StepView {
  cost: number;
  ends: boolean;
  enemy: boolean;
  trap: boolean;
  water: boolean;
}

/** The rest of a mouse's turn. */
export interface TurnView {
  actions: number;
  began: boolean;
  hero: string;
  later: number;
  points: number;
  reach: Record<string, StepView>;
}

/** The public view of the table. */
export interface MausView extends TableView {
  acts: Record<string, number>;
  book: Record<string, ToldView>;
  campaign: boolean;
  chapter: string;
  counts: Record<string, number>;
  dice: string[];
  difficulty: string;
  doors: Record<string, string>;
  drawn: string[];
  encounter: string | null;
  encounters: number;
  end: number;
  ended: string;
  finds: number;
  foes: FoeView[];
  goal: string;
  greedy: boolean;
  ground: string;
  hourglass: number;
  lines: string[];
  mice: MouseView[];
  party: string[];
  players: PlayerView[];
  room: string;
  rooms: string[];
  round: number;
  snares: string[];
  spent_finds: string[];
  surges: number;
  track: CardView[];
  traps: string[];
  tries: number;
  turn: TurnView | null;
  visited: string[];
  weather: string[];
  wheel: number;
}

/** An ability card. */
export interface Ability {
  classes: string[];
  /** The cost by hero, for the heroes who may have the card. */
  costs: Record<string, number>;
  effects: Record<string, number | string>[];
  sentence: Record<string, string>;
  title: Record<string, string>;
  when: string;
}

/** Something that mice can do in a chapter. */
export interface Act {
  beside: boolean;
  cheese: number;
  effects: Record<string, number | string>[];
  fields: string[];
  free: boolean;
  less: string | null;
  pages: number;
  pooled: boolean;
  quest: boolean;
  roll: string;
  room: string | null;
  sentence: Record<string, string>;
  title: Record<string, string>;
}

/** A chapter of the campaign. */
export interface Chapter {
  acts: string[];
  line: Record<string, string>;
  number: number;
  /** The pages at the start of the chapter. The last of them states the goal. */
  opening: string[];
  picture:
    | "attic"
    | "basket"
    | "boards"
    | "boat"
    | "candle"
    | "cat"
    | "chain"
    | "clock"
    | "flue"
    | "gutter"
    | "jetty"
    | "key"
    | "lamp"
    | "mill"
    | "moth"
    | "night"
    | "pantry"
    | "rat"
    | "scarf"
    | "sluice"
    | "taproom"
    | "threads"
    | "window";
  question: Record<string, string>;
  rooms: string[];
  /** The chapter's own reinforcements, by room. */
  surges: Record<string, Record<string, number | string>[]>;
  title: Record<string, string>;
}

/** A number of foes of one kind. */
export interface Crowd {
  foe: string;
  n: number;
}

/** An encounter card: its foes by page, and its reinforcements. */
export interface Encounter {
  keywords: string[];
  rows: Crowd[][];
  sentence: Record<string, string>;
  surge: Crowd[];
  title: Record<string, string>;
}

/** A side of the die. */
export interface Face {
  number: number;
  star: boolean;
}

/** An initiative card of a foe (MM-K3). */
export interface Foe {
  attack: number;
  defence: number;
  foe: string;
  large: boolean;
  life: number;
  powers: string[];
  reach: string;
  title: Record<string, string>;
}

/** A drawing of a room: 36 marks in reading order (see house.py), and the fields visible from each field. */
export interface Ground {
  marks: string;
  room: string;
  sees: Record<string, string[]>;
}

/** A mouse that can be played. */
export interface Hero {
  attack: number;
  classes: string[];
  defence: number;
  gear: string[];
  life: number;
  lore: number;
  powers: string[];
  sentence: Record<string, string>;
  speed: number;
  title: Record<string, string>;
}

/** A find, a piece of gear or a thing of the story. */
export interface Item {
  classes: string[];
  defence: number;
  dice: number;
  effects: Record<string, number | string>[];
  part: string;
  powers: string[];
  reach: string | null;
  sentence: Record<string, string>;
  sort: string;
  title: Record<string, string>;
  when: string;
}

/** An option on a page that asks, with a hint at its effect, in the words of the story. */
export interface PageChoice {
  effects: Record<string, number | string>[];
  hint: Record<string, string>;
  title: Record<string, string>;
}

/** A line that a page adds if its hero is present and its conditions are met. */
export interface Line {
  hero: string | null;
  name: string;
  text: Record<string, string>;
}

/** A page of the story. */
export interface Page {
  aim: Record<string, string>;
  choices: PageChoice[];
  lines: Line[];
  picture:
    | "attic"
    | "basket"
    | "boards"
    | "boat"
    | "candle"
    | "cat"
    | "chain"
    | "clock"
    | "flue"
    | "gutter"
    | "jetty"
    | "key"
    | "lamp"
    | "mill"
    | "moth"
    | "night"
    | "pantry"
    | "rat"
    | "scarf"
    | "sluice"
    | "taproom"
    | "threads"
    | "window";
  takes: Record<string, number>;
  text: Record<string, string>;
  title: Record<string, string>;
}

/** One side of a tile. */
export interface Room {
  cogs: string[];
  /** The colour of each exit. */
  exits: Record<string, string>;
  hooks: string[];
  sentence: Record<string, string>;
  side: string;
  tile: number;
  title: Record<string, string>;
}

/** All printed components. */
export interface MausCatalogue {
  abilities: Record<string, Ability>;
  acts: Record<string, Act>;
  chapters: Record<string, Chapter>;
  counts: Record<string, Record<string, string>>;
  encounters: Record<string, Encounter>;
  faces: Record<string, Face>;
  foe_cards: Record<string, Foe>;
  grounds: Record<string, Ground>;
  heroes: Record<string, Hero>;
  items: Record<string, Item>;
  /** Counts that continue through the whole story. */
  kept: string[];
  last_page: number;
  level_up: number;
  /** True if the chapters are the game's own. Only these have their own drawings in the book. */
  own_story: boolean;
  pack: number;
  pages: Record<string, Page>;
  /** The layout of the tiles by number; -1 where there is no tile. */
  plan: number[][];
  rooms: Record<string, Room>;
  wheel: number;
}

export type Step =
  | "choose_party"
  | "choose_first_ability"
  | "begin_chapter"
  | "keep_something"
  | "keep_some_ability"
  | "end_chapter"
  | "next_chapter"
  | "go_on_after_loss"
  | "next_card"
  | "end_of_mice"
  | "surge_comes"
  | "discard_encounter"
  | "lay_track"
  | "free_captured"
  | "take_turn"
  | "wear_and_stow"
  | "barter"
  | "finish_turn"
  | "answer_roll"
  | "count_stars"
  | "draw_find"
  | "take_find"
  | "choose_find"
  | "mouse_attacks"
  | "count_hits"
  | "foe_defends"
  | "choose_card"
  | "foe_falls"
  | "after_blow"
  | "next_knife"
  | "strike_on"
  | "move_friend"
  | "move_one_field"
  | "foes_turn"
  | "foe_strikes"
  | "cat_springs"
  | "answer_hits"
  | "mouse_defends"
  | "count_blocks"
  | "foes_end"
  | "bewitched_turn"
  | "friend_defends"
  | "enter_room"
  | "arrive"
  | "meet_foes"
  | "disguise"
  | "place_foes"
  | "answer_placing"
  | "apply_rule"
  | "carry_out"
  | "choose_mouse"
  | "choose_foe"
  | "choose_field"
  | "order"
  | "obey"
  | "learn_something"
  | "turn_page"
  | "be_struck"
  | "resist";

export type Choice =
  | { do: "choose_hero"; hero: string }
  | { do: "choose_ability"; hero: string; ability: string }
  | { do: "keep_item"; hero: string; item: string }
  | { do: "keep_ability"; hero: string; ability: string }
  | { do: "keep_nothing"; hero: string }
  | { do: "try_again" }
  | { do: "go_on_anyway" }
  | { do: "give_up" }
  | { do: "go"; field: string }
  | { do: "stand_up" }
  | { do: "climb_out"; field: string }
  | { do: "scurry" }
  | { do: "attack"; item: string; figure: string }
  | { do: "search" }
  | { do: "do_act"; act: string }
  | { do: "recover" }
  | { do: "explore"; exit: string }
  | { do: "nurse"; hero: string }
  | { do: "equip" }
  | { do: "wear"; item: string }
  | { do: "stow"; item: string }
  | { do: "trade"; hero: string }
  | { do: "give"; item: string }
  | { do: "ask_for"; item: string }
  | { do: "give_cheese" }
  | { do: "ask_for_cheese" }
  | { do: "done" }
  | { do: "level_up"; ability: string }
  | { do: "use_ability"; hero: string; ability: string }
  | { do: "use_item"; hero: string; item: string }
  | { do: "let_it_be" }
  | { do: "act_again" }
  | { do: "end_turn" }
  | { do: "keep_find" }
  | { do: "sell_find" }
  | { do: "replace"; item: string }
  | { do: "pick_find"; item: string }
  | { do: "aim_at_mouse"; hero: string }
  | { do: "aim_at_foe"; figure: string }
  | { do: "aim_at_field"; field: string }
  | { do: "place_at"; field: string }
  | { do: "act_first"; figure: string }
  | { do: "wound_card"; card: string }
  | { do: "pick"; option: number }
  | { do: "leave_out" }
  | { do: "let_come" };

export type Event =
  | { do: "chapter_begins"; chapter: string; room: string; end: number }
  | { do: "hero_joins"; seat: number; hero: string }
  | { do: "ability_learned"; hero: string; ability: string }
  | { do: "page_turned"; page: string }
  | { do: "line_said"; line: string }
  | { do: "picked"; seat: number; page: string; option: number }
  | { do: "track_laid"; cards: string[] }
  | { do: "card_added"; card: string }
  | { do: "card_removed"; card: string }
  | { do: "ambushed"; card: string; face: string; place: number }
  | { do: "swapped"; card: string; other: string }
  | { do: "lifted"; card: string; place: number }
  | { do: "round_begins"; n: number }
  | { do: "turn_begins"; hero: string; face: string; points: number }
  | { do: "turn_skipped"; hero: string }
  | { do: "foes_begin"; card: string }
  | { do: "walked"; hero: string; path: string[] }
  | { do: "entered_at"; hero: string; field: string }
  | { do: "stood_up"; hero: string }
  | { do: "scurried"; hero: string; face: string; points: number }
  | { do: "swam"; hero: string; field: string }
  | { do: "drifted"; hero: string; field: string }
  | { do: "swim_failed"; hero: string }
  | { do: "trap_set"; field: string }
  | { do: "trap_held"; hero: string; field: string; faces: string[] }
  | { do: "trap_snapped"; hero: string; field: string; faces: string[] }
  | { do: "attacked"; hero: string; item: string; foe: string; figure: string; faces: string[] }
  | { do: "foe_attacked"; foe: string; figure: string; hero: string; faces: string[] }
  | { do: "friend_attacked"; hero: string; victim: string; faces: string[] }
  | { do: "defended"; hero: string; faces: string[] }
  | { do: "foe_defended"; foe: string; figure: string; faces: string[] }
  | { do: "missed"; hero: string; foe: string; figure: string }
  | { do: "friend_missed"; hero: string; victim: string }
  | { do: "warded_off"; hero: string }
  | { do: "foe_missed"; foe: string; figure: string }
  | { do: "foe_warded_off"; foe: string; figure: string }
  | { do: "hurt"; hero: string; n: number }
  | { do: "poisoned"; hero: string; n: number }
  | { do: "healed"; hero: string; n: number }
  | { do: "antidote_given"; hero: string; n: number }
  | { do: "afflicted"; hero: string; condition: string }
  | { do: "freed_of"; hero: string; condition: string }
  | { do: "protected"; hero: string; n: number }
  | { do: "encouraged"; hero: string; n: number }
  | { do: "recovery_failed"; hero: string; face: string }
  | { do: "foe_hurt"; foe: string; figure: string; n: number }
  | { do: "foe_card_hurt"; card: string; n: number }
  | { do: "foe_felled"; foe: string; figure: string }
  | { do: "foe_stood_up"; foe: string; figure: string }
  | { do: "foe_defeated"; foe: string; figure: string }
  | { do: "foe_placed"; foe: string; figure: string; field: string }
  | { do: "foe_moved"; foe: string; figure: string; face: string; path: string[] }
  | { do: "foe_rolled"; foe: string; figure: string; faces: string[] }
  | { do: "foe_left"; foe: string; figure: string }
  | { do: "foe_calmed"; foe: string; figure: string }
  | { do: "foe_roused"; foe: string; figure: string }
  | { do: "no_figure_left"; foe: string }
  | { do: "roaches_greedy" }
  | { do: "captured"; hero: string }
  | { do: "freed"; hero: string; field: string }
  | { do: "cheese_gained"; hero: string; n: number }
  | { do: "cheese_paid"; hero: string; n: number }
  | { do: "cheese_stolen"; hero: string; n: number }
  | { do: "wheel_filled"; n: number }
  | { do: "wheel_emptied"; n: number }
  | { do: "surge"; room: string }
  | { do: "hourglass_turned"; n: number }
  | { do: "end_moved"; n: number }
  | { do: "achieved"; hero: string; achievement: string }
  | { do: "rolled_again"; hero: string; faces: string[] }
  | { do: "resisted"; hero: string; face: string }
  | { do: "found_by_light"; hero: string }
  | { do: "searched"; hero: string; face: string; success: number }
  | { do: "found"; hero: string; item: string }
  | { do: "find_kept"; hero: string; item: string }
  | { do: "find_sold"; hero: string; item: string }
  | { do: "item_dropped"; hero: string; item: string }
  | { do: "item_used"; hero: string; item: string }
  | { do: "item_worn"; hero: string; item: string }
  | { do: "item_stowed"; hero: string; item: string }
  | { do: "item_given"; hero: string; other: string; item: string }
  | { do: "cheese_given"; hero: string; other: string; n: number }
  | { do: "ability_used"; hero: string; ability: string }
  | { do: "act_tried"; hero: string; act: string; faces: string[] }
  | { do: "act_done"; hero: string; act: string }
  | { do: "act_failed"; hero: string; act: string }
  | { do: "explored"; hero: string; exit: string; room: string }
  | { do: "tile_turned"; room: string }
  | { do: "encounter_drawn"; encounter: string; row: number }
  | { do: "encounter_spent"; encounter: string }
  | { do: "left_out" }
  | { do: "ground_changed"; ground: string }
  | { do: "counted"; count: string; n: number }
  | { do: "goal_changed"; page: string }
  | { do: "chapter_won"; chapter: string }
  | { do: "chapter_lost_by_time"; chapter: string }
  | { do: "chapter_lost_by_capture"; chapter: string }
  | { do: "chapter_lost_by_story"; chapter: string }
  | { do: "kept"; hero: string; item: string }
  | { do: "kept_ability"; hero: string; ability: string };

export type Table = BoardTable<MausView, MausCatalogue, Choice, Event>;
