/** How long a scoring is counted on the board, in milliseconds. */

import { settings } from "../../../lib/settings.svelte";
import type { Happening } from "../../board";

/** For every player. */
export const EACH = 1500;
/** How long a sheet then stays to be read, and how long if another one follows. */
export const STAYS = 3500;
export const AFTERWARDS = 1000;

/** How long the last scorings take, if they have just happened and things move at all. */
export function countingTime(events: Happening[]): number {
  const players = events.filter((event) => event.do === "sides_counted").length;
  return players && settings.moves ? 2 * (EACH * players + AFTERWARDS) : 0;
}
