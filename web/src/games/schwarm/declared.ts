// Made from the game's declarations by `python -m wusel.server.wire.typescript`; not to be edited.

import type { TableView } from "../../wire";
import type { BoardTable } from "../board";

/** A field from which a network continues in a direction, to another field or onto land. */
export interface JointView {
  direction: string;
  field: string;
}

/** The pieces of a network, and its points if it were scored now. */
export interface NetworkView {
  fields: string[];
  pieces: Record<string, number>;
  points: number;
  stations: string[];
}

/** One player's pieces, cards and networks, and the points that scorings would give now. */
export interface PlayerView {
  ability: string | null;
  buoys: string[];
  card_count: number;
  cards: string[] | null;
  final_points: number;
  joints: JointView[];
  joker: boolean;
  left: Record<string, number>;
  networks: NetworkView[];
  order_card: number;
  points: number;
  round_points: number;
  ships: string[];
  stations: Record<string, number>;
  tiles: Record<string, number>;
  to_take: number;
}

/**
 * The shortest way to a field that a ship or the whale can still reach, and the points that others would lose on it.
 */
export interface RouteView {
  harm: number;
  way: string[];
}

/**
 * The table from one seat. Everyone knows the places of the face-down tiles and their shapes together, and the contents
 * of the blue pile (SW-H1..H4).
 */
export interface SchwarmView extends TableView {
  abilities: string[];
  blue_pile: string[];
  blue_spent: string[];
  covered: Record<string, number>;
  crab: string | null;
  face_down: string[];
  golden: number;
  light: string[];
  order: number[];
  order_cards: number[];
  players: PlayerView[];
  round: number;
  rounds: number;
  routes: RouteView[];
  row: string[];
  tiles: Record<string, string>;
  tsunamis: string[];
  turn: number;
  unseen: Record<string, number>;
  whales: string[];
}

/** The printed contents of an action card. */
export interface Card {
  colour: string;
  copies: number;
  /** Its effects, in the words of [effects]. */
  effects: Record<string, number | string>[];
}

/** A water field. */
export interface Field {
  column: number;
  name: string;
  row: number;
}

/** A land field. */
export interface Land {
  coast: string;
  column: number;
  name: string;
  row: number;
  /** True if a first station may stand here. */
  start: boolean;
  /** The points for a station here at the end. */
  value: number;
}

/** Tiles of one shape. */
export interface Shape {
  copies: number;
  /** The points for laying one. */
  points: number;
  /** The tiles of this shape in each rotation, clockwise. */
  tiles: string[];
}

/** The board, tiles and cards of Der Schwarm in use. */
export interface SchwarmCatalogue {
  abilities: string[];
  /** Rows down and columns right for each of the eight directions of a tsunami. */
  bearings: Record<string, number[]>;
  cards: Record<string, Card>;
  columns: string[];
  /** The maximum number of whales, and of tsunamis. */
  danger_figures: number;
  fast_ship_steps: number;
  /** In the game's order, which is reading order. */
  fields: Field[];
  /** The actions that a joker can be, in the words of [effects]. */
  joker: Record<string, number | string>[];
  /** Clockwise from the western end of the northern coast. */
  lands: Land[];
  /** The open edges of each tile, as letters. */
  openings: Record<string, string>;
  /** The number of pieces of each kind that a player has. */
  pieces: Record<string, number>;
  /** The number of the victim's points that adds one point of damage. */
  points_per_amoeba: number;
  queen: string;
  /** The number of action cards that each player takes in a round, by the number of players. */
  quotas: Record<string, number>;
  /** The number of rounds, by the number of players. */
  rounds: Record<string, number>;
  /** The names of the board's rows. A field or land field is named by its column and row. */
  rows: string[];
  shapes: Record<string, Shape>;
  ship_steps: number;
  /** The bonus by the number of coasts that a network joins. */
  side_bonus: number[];
  /** The maximum number of researchers on a station. */
  staff_limit: number;
  start_points: number;
}

export type Step =
  | "first_station"
  | "new_round"
  | "acquire"
  | "pick_ability"
  | "set_order"
  | "play_card"
  | "next_player"
  | "double_card"
  | "build_station"
  | "sail_ships"
  | "send_researchers"
  | "free_buoy"
  | "lay_tile"
  | "meet_queen"
  | "queen_buoy"
  | "wake_whale"
  | "whale_swims"
  | "raise_tsunami"
  | "tsunami_surges"
  | "wake_crab"
  | "crab_crawls"
  | "score_round"
  | "score_game";

export type Choice =
  | { do: "found"; land: string }
  | { do: "take"; place: number }
  | { do: "take_order"; number: number }
  | { do: "choose_ability"; ability: string }
  | { do: "play"; card: string }
  | { do: "joker"; action: string }
  | { do: "ship_first" }
  | { do: "researcher_first" }
  | { do: "build"; land: string }
  | { do: "staff"; land: string }
  | { do: "deploy"; field: string }
  | { do: "sail"; field: string; direction: string }
  | { do: "anchor" }
  | { do: "explore"; field: string }
  | { do: "end_exploring" }
  | { do: "lay"; tile: string }
  | { do: "move_buoy"; field: string }
  | { do: "leave_queen" }
  | { do: "new_whale" }
  | { do: "move_whale"; field: string }
  | { do: "swim"; direction: string }
  | { do: "rest" }
  | { do: "new_tsunami" }
  | { do: "move_tsunami"; field: string }
  | { do: "surge"; direction: string; fields: number }
  | { do: "new_crab"; land: string }
  | { do: "crawl"; fields: number };

export type Event =
  | { do: "round_begins"; n: number }
  | { do: "founded"; seat: number; land: string }
  | { do: "card_taken"; seat: number; card: string; n: number }
  | { do: "order_taken"; seat: number; number: number; n: number }
  | { do: "ability_taken"; seat: number; ability: string }
  | { do: "waits"; seat: number }
  | { do: "order_set"; seat: number; number: number }
  | { do: "card_played"; seat: number; card: string }
  | { do: "joker_played"; seat: number; action: string }
  | { do: "no_effect"; seat: number }
  | { do: "built"; seat: number; land: string; n: number }
  | { do: "staffed"; seat: number; land: string }
  | { do: "deployed"; seat: number; field: string }
  | { do: "sailed"; seat: number; field: string }
  | { do: "tile_taken"; seat: number; shape: string; field: string }
  | { do: "tile_laid"; seat: number; tile: string; field: string }
  | { do: "tile_covered"; seat: number; field: string }
  | { do: "buoy_moved"; seat: number; field: string }
  | { do: "queen_joined"; seat: number }
  | { do: "queen_lost"; seat: number }
  | { do: "danger_placed"; seat: number; action: string }
  | { do: "swam"; seat: number; field: string }
  | { do: "surged"; seat: number; field: string }
  | { do: "surged_ashore"; seat: number; land: string }
  | { do: "surged_away"; seat: number }
  | { do: "crab_placed"; seat: number; land: string }
  | { do: "crawled"; seat: number; land: string }
  | { do: "damage"; seat: number; other: number; n: number }
  | { do: "network_counted"; seat: number; piece: string; n: number }
  | { do: "round_scored"; seat: number; n: number }
  | { do: "station_counted"; seat: number; land: string; n: number }
  | { do: "sides_counted"; seat: number; sides: number; n: number }
  | { do: "won"; seat: number };

export type Table = BoardTable<SchwarmView, SchwarmCatalogue, Choice, Event>;
