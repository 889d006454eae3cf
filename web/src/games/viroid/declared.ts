// Made from the game's declarations by `python -m wusel.server.wire.typescript`; not to be edited.

import type { TableView } from "../../wire";
import type { BoardTable } from "../board";

/** A city. `wells` has the holder of each field: the seat of an infected ("0".."3"), "healthy" or "dead". */
export interface CityView {
  airport_blocked: boolean;
  extinct: boolean;
  measures: Record<string, number>;
  quarantine: boolean;
  wells: string[];
}

/** A block of the deck: the number of cards of each letter left in it (M for Massive Research). */
export interface BlockView {
  cards: number;
  letters: Record<string, number>;
}

/**
 * The access to a city for the seat that is asked for one: the ways, the means and the cost, or else the rules that bar
 * it.
 */
export interface EntryView {
  cost: number;
  means: string[];
  stops: string[];
  ways: string[];
}

/** A strain on a slot of a player's board. */
export interface StrainView {
  developed: number;
  strain: string;
}

/** One player's pathogen, with values derived from its state. */
export interface PlayerView {
  ability: number;
  bearable: string[];
  chance_of_death: number;
  cities: string[];
  cubes: number;
  dna: number;
  infected: number;
  infection: number;
  levels: Record<string, number>;
  mortality: number;
  mutation: string;
  mutation_spent: boolean;
  out: boolean;
  prices: Record<string, number>;
  resistances: Record<string, number>;
  severity: number;
  spreads: Record<string, number>;
  strains: (StrainView | null)[];
  strengths: Record<string, number>;
  within_reach: string[];
}

/**
 * The table as all players see it. They know which cards are in each block of the deck, but not in which order (VI-H2).
 */
export interface ViroidView extends TableView {
  active: number;
  blocked_lines: string[];
  card: string | null;
  cities: Record<string, CityView>;
  corpses: Record<string, number>;
  cure: number;
  deck: BlockView[];
  dice: number[];
  entries: Record<string, EntryView>;
  infection_left: number;
  markers: Record<string, number>;
  necrosis: boolean;
  pathogen: string;
  phase: number;
  players: PlayerView[];
  prices: Record<string, number>;
  research: number;
  spent: string[];
  strains: string[];
  strengths_left: Record<string, number>;
  three_abilities: boolean;
  turn: number;
  uninfected: string[];
}

/** An event card. */
export interface Card {
  dna: number;
  effects: Record<string, number | string>[];
  heals: string[];
  kind: string;
  letter: string;
  sentence: Record<string, string>;
  title: Record<string, string>;
}

/** A city as printed, without the covers for two or three players. */
export interface City {
  airport: boolean;
  continent: string;
  harbour: boolean;
  latitude: number;
  longitude: number;
  needs: Record<string, number>;
  title: Record<string, string>;
  /** The ways into its fields, by number of players. */
  wells: Record<string, string[]>;
}

/** A sea line; `over_edge` if it leaves the map on one side and comes back on the other. */
export interface Line {
  cities: string[];
  over_edge: boolean;
}

/** An individual mutation. */
export interface Mutation {
  cure: number;
  dna: number;
  infection: number;
  price: number;
  resistances: Record<string, number>;
  spread: string | null;
  title: Record<string, string>;
}

/** A symptom of a strain, or a further ability of a pathogen, with its price and its effects. */
export interface Symptom {
  effects: Record<string, number | string>[];
  price: number;
  title: Record<string, string>;
}

/** A kind of pathogen. */
export interface Pathogen {
  abilities: Symptom[];
  infection: number;
  mortality: number;
  severity: number;
  three_abilities: Symptom[];
  title: Record<string, string>;
}

/** A player's start. */
export interface Start {
  dna: number;
  family: string;
  levels: Record<string, number>;
  mutation: string;
  spreads: Record<string, number>;
}

/** A strain card. */
export interface Strain {
  family: string;
  symptoms: Symptom[];
  title: Record<string, string>;
}

/** All content in use. */
export interface ViroidCatalogue {
  cards: Record<string, Card>;
  cities: Record<string, City>;
  /** The corpses by number of players and continent. */
  corpses: Record<string, Record<string, number>>;
  cure_start: Record<string, number>;
  families: Record<string, Record<string, string>>;
  land: string[][];
  /** The ends of the scales: resistance, infection, mortality, severity, dna. */
  limits: Record<string, number>;
  lines: Record<string, Line>;
  /** The supply of each measure, and of `blocks` for sea lines and airports. */
  markers: Record<string, number>;
  mutations: Record<string, Mutation>;
  pathogens: Record<string, Pathogen>;
  /** The prices of spreads and resistances by level, and of `slots` for strains. */
  prices: Record<string, number[]>;
  start_cards: Record<string, Start>;
  strains: Record<string, Strain>;
  /** The last field of the track; the research marker begins at 0. */
  track: number;
}

export type Step =
  | "develop_freely"
  | "settle"
  | "settle_in"
  | "start_turn"
  | "give_dna"
  | "roll_virus"
  | "free_growth"
  | "reveal"
  | "carry_out"
  | "heal"
  | "choose_healed"
  | "infect"
  | "infect_by"
  | "infect_over"
  | "mutate"
  | "grow"
  | "grow_ability"
  | "roll"
  | "kill_at_harbour"
  | "choose_dead"
  | "die_in"
  | "end_turn"
  | "break_out"
  | "break_out_to"
  | "break_out_by"
  | "fly_out"
  | "fly_to"
  | "lay_corpse"
  | "lay_corpse_in"
  | "remove_corpse"
  | "remove_corpse_in"
  | "lift_marker"
  | "adapt_to"
  | "give_way"
  | "let_go"
  | "let_go_in"
  | "buy_off"
  | "stand_guard";

export type Choice =
  | { do: "improve"; spread: string }
  | { do: "resist"; resistance: string }
  | { do: "buy_strain"; strain: string }
  | { do: "develop"; slot: number }
  | { do: "develop_ability" }
  | { do: "discard_strain"; slot: number }
  | { do: "heighten"; value: string }
  | { do: "finish" }
  | { do: "give"; to: number; dna: number }
  | { do: "keep" }
  | { do: "enter"; city: string }
  | { do: "choose_way"; way: string }
  | { do: "travel"; means: string }
  | { do: "stop" }
  | { do: "decline" }
  | { do: "cure"; owner: number; way: string }
  | { do: "strike"; city: string }
  | { do: "bury"; owner: number; way: string }
  | { do: "unearth"; city: string }
  | { do: "lift"; measure: string; city: string }
  | { do: "open_line"; line: string }
  | { do: "open_airport"; city: string }
  | { do: "toughen"; resistance: string }
  | { do: "soften"; resistance: string }
  | { do: "release"; city: string }
  | { do: "protect"; city: string }
  | { do: "pay" }
  | { do: "kill"; city: string };

export type Event =
  | { do: "start_dealt"; seat: number; city: string }
  | { do: "mutation_dealt"; seat: number; mutation: string }
  | { do: "strain_taken"; seat: number; strain: string; n: number }
  | { do: "developed"; seat: number; strain: string; n: number }
  | { do: "ability_developed"; seat: number; level: number }
  | { do: "strain_discarded"; seat: number; strain: string }
  | { do: "improved"; seat: number; spread: string; n: number }
  | { do: "resistance_bought"; seat: number; resistance: string; n: number }
  | { do: "heightened"; seat: number; value: string }
  | { do: "settled"; seat: number; city: string; way: string }
  | { do: "turn_begins"; seat: number }
  | { do: "event_only"; seat: number }
  | { do: "given"; seat: number; to: number; n: number }
  | { do: "kept"; seat: number }
  | { do: "virus_rolled"; seat: number; pips: number }
  | { do: "nothing_grew"; seat: number }
  | { do: "card_revealed"; seat: number; card: string }
  | { do: "no_card_left"; seat: number }
  | { do: "resistance_changed"; seat: number; resistance: string; n: number }
  | { do: "severity_changed"; seat: number; n: number }
  | { do: "mortality_changed"; seat: number; n: number }
  | { do: "infection_changed"; seat: number; n: number }
  | { do: "dna_gained"; seat: number; n: number }
  | { do: "dna_lost"; seat: number; n: number }
  | { do: "necrosis_began"; seat: number }
  | { do: "necrosis_ended" }
  | { do: "cure_sank"; n: number }
  | { do: "cure_rose"; n: number }
  | { do: "research_rose"; n: number }
  | { do: "research_sank"; n: number }
  | { do: "research_success"; city: string }
  | { do: "infected"; seat: number; city: string; way: string; means: string }
  | { do: "broke_out"; seat: number; city: string; way: string; means: string }
  | { do: "lapsed"; seat: number; spread: string }
  | { do: "declined"; seat: number }
  | { do: "no_points"; seat: number }
  | { do: "points_lapsed"; seat: number; n: number; lapse: string }
  | { do: "ways_used_up"; seat: number; n: number; ways: string[] }
  | { do: "nothing_affordable"; seat: number; n: number }
  | { do: "healed"; seat: number; owner: number; city: string; way: string }
  | { do: "nobody_to_heal"; city: string }
  | { do: "corpse_laid"; city: string; way: string }
  | { do: "struck"; owner: number; city: string; way: string }
  | { do: "corpse_removed"; city: string; way: string }
  | { do: "recovered"; owner: number; city: string; way: string }
  | { do: "paid_off"; seat: number; n: number }
  | { do: "measure_taken"; measure: string; city: string }
  | { do: "measure_lifted"; measure: string; city: string }
  | { do: "line_blocked"; line: string }
  | { do: "line_opened"; line: string }
  | { do: "airport_blocked"; city: string }
  | { do: "airport_opened"; city: string }
  | { do: "no_marker_left" }
  | { do: "dice_taken"; seat: number; severity: number; mortality: number; chance: number }
  | { do: "rolled"; seat: number; faces: number[] }
  | { do: "judged"; seat: number; n: number }
  | { do: "no_dice"; seat: number }
  | { do: "died"; seat: number; city: string; way: string }
  | { do: "extinct"; city: string }
  | { do: "continent_emptied"; continent: string }
  | { do: "eliminated"; seat: number }
  | { do: "won" }
  | { do: "lost_by_cure" }
  | { do: "lost_by_deck" }
  | { do: "lost_by_elimination" };

export type Table = BoardTable<ViroidView, ViroidCatalogue, Choice, Event>;
