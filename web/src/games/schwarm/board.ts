/** The board of Der Schwarm and the choices that it offers itself. All others become buttons below it. */

import type { Table } from "./declared";
import { countingTime } from "./parts/counting";

export { default } from "./Board.svelte";
export { default as Ending } from "./parts/Ending.svelte";
export { sounds } from "./sounds";
export { isOnBoard as onBoard } from "./targets";
export { where } from "./where";

export const moments = true;

/** Return the time for counting the last scorings, before the result appears. */
export const epilogue = (table: Table): number => countingTime(table.events);
