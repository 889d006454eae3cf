/** How long the plate takes to go dark or to light up again. */

import { settings } from "../../../lib/settings.svelte";
import type { BoardTable } from "../../board";
import { viewOf } from "../view";

/** Milliseconds from one dish to the next, and for what is seen when the last one has followed. */
export const EACH = 75;
const AFTERWARDS = 1200;

/** The game has just ended, before one's eyes, and things move. */
export const endsNow = (table: BoardTable): boolean =>
  settings.moves && viewOf(table).result !== null && table.events.length > 0;

export function nightfallTime(table: BoardTable): number {
  return endsNow(table) ? Object.keys(viewOf(table).cities).length * EACH + AFTERWARDS : 0;
}
