/** The duration of a scoring on the board, in milliseconds. */

import { settings } from "../../../lib/settings.svelte";
import type { Happening } from "../../board";

/** The time for each player. */
export const EACH = 1500;
/** The time that a sheet stays, and the shorter time if another one follows. */
export const STAYS = 3500;
export const AFTERWARDS = 1000;

/** Return the duration of the last scorings, if they have just happened and animations are on. */
export function countingTime(events: Happening[]): number {
  const players = events.filter((event) => event.do === "sides_counted").length;
  return players && settings.moves ? 2 * (EACH * players + AFTERWARDS) : 0;
}
