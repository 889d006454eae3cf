/** The table of Mosquitozzz as a seat sees it, the way the server tells it. */

import type { BoardTable } from "../board";

export interface PlayerView {
  blood: number;
  infected: boolean;
  laid: string | null;
  /** Only one's own. */
  hand: string[] | null;
  hand_size: number;
  draw_size: number;
  discard: string[];
  /** What hand and draw pile hold together. */
  unseen: string[];
  /** What must be in the hand. */
  holds: string[];
  maybe_red: number;
}

export interface View {
  seat: number;
  turn: number;
  step: string;
  active: number;
  asked: number[];
  owing: number[];
  swarm: string[];
  staying: string[];
  left: number;
  stage: "blue" | "green" | "flat_hand";
  swarm_deck: string[];
  experience: string[];
  display: string[];
  removed: string[];
  bank: number;
  players: PlayerView[];
}

export const viewOf = (table: BoardTable): View => table.look.view as unknown as View;

export const FULL_BLOOD = 10;

const FIGHT = ["defend", "apply_ointment", "take_medicine", "cast_net", "choose_staying"];

/** Whether mosquitos are attacking, so that some of them may already be repelled. */
export const isFight = (view: View): boolean => FIGHT.includes(view.step);

/** The seat at the near edge of the table: your own; a spectator sits behind the first player. */
export const nearSeat = (view: View): number => Math.max(view.seat, 0);

/** The others, clockwise from the near seat. */
export function farSeats(view: View): number[] {
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => (nearSeat(view) + 1 + i) % n);
}
