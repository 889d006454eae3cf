/** The time that the plate takes to go dark or to light up again. */

import { settings } from "../../../lib/settings.svelte";
import type { Table } from "../declared";

/** The time from one dish to the next, and the pause after the last one, in milliseconds. */
export const EACH = 75;
const AFTERWARDS = 1200;

/** Return whether the game has just ended on this page, with animations on. */
export const endsNow = (table: Table): boolean =>
  settings.moves && table.look.view.result !== null && table.events.length > 0;

export function nightfallTime(table: Table): number {
  return endsNow(table) ? Object.keys(table.look.view.cities).length * EACH + AFTERWARDS : 0;
}
