/** The view of this game as the server sends it: everything a seat may know. */

import type { BoardTable, Words } from "../board";

export type Shape = "straight" | "curve" | "tee" | "cross" | "golden";
export type Piece = "stations" | "researchers" | "buoys" | "ships";
export const PIECES: readonly Piece[] = ["stations", "researchers", "buoys", "ships"];

export interface NetworkView {
  fields: string[];
  stations: string[];
  pieces: Record<Piece, number>;
  points: number;
}

export interface PlayerView {
  points: number;
  /** Land fields with the researchers on each. */
  stations: Record<string, number>;
  ships: string[];
  /** One entry for every buoy, so a field may be named twice. */
  buoys: string[];
  left: Record<Piece, number>;
  tiles: Record<Shape, number>;
  /** null if they are hidden from us. */
  cards: string[] | null;
  card_count: number;
  joker: boolean;
  order_card: number;
  ability: string | null;
  networks: NetworkView[];
  round_points: number;
  final_points: number;
}

export interface SchwarmView {
  seat: number;
  round: number;
  rounds: number;
  step: string;
  argument: number;
  asked: number[];
  order: number[];
  row: string[];
  order_cards: number[];
  abilities: string[];
  tiles: Record<string, string>;
  face_down: string[];
  unseen: Record<Shape, number>;
  golden: number;
  whales: string[];
  tsunamis: string[];
  crab: string | null;
  /** Where the whale has been in this move. */
  path: string[];
  players: PlayerView[];
}

export const viewOf = (table: BoardTable): SchwarmView => table.look.view as unknown as SchwarmView;

const STEPS = 7;
const COUNTED = ["sail_ships", "whale_swims", "tsunami_surges", "crab_crawls"];

/** Fields that ships or a danger may still go. */
export const stepsLeft = (view: SchwarmView): number => (COUNTED.includes(view.step) ? view.argument & STEPS : 0);

export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, each) => sum + each, 0);

/** The number that the question speaks of: steps or tiles left. */
export function question(view: SchwarmView): Words {
  if (COUNTED.includes(view.step)) return { n: stepsLeft(view) };
  const asked = view.players[view.asked[0] ?? -1];
  if (view.step !== "send_researchers" || !asked) return {};
  return { n: Math.max(0, Math.min(total(asked.stations) - view.argument, total(asked.tiles))) };
}

/** Cards are being taken, not played. */
export const drafting = (view: SchwarmView): boolean =>
  view.row.length > 0 || view.step === "acquire" || view.step === "pick_ability" || view.round === 0;
