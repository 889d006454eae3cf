/** How long the plate takes to go dark or to light up again. */

import { settings } from "../../../lib/settings.svelte";
import type { Table } from "../declared";

/** Milliseconds from one dish to the next, and for what is seen when the last one has followed. */
export const EACH = 75;
const AFTERWARDS = 1200;

/** The game has just ended, before one's eyes, and things move. */
export const endsNow = (table: Table): boolean =>
  settings.moves && table.look.view.result !== null && table.events.length > 0;

export function nightfallTime(table: Table): number {
  return endsNow(table) ? Object.keys(table.look.view.cities).length * EACH + AFTERWARDS : 0;
}
