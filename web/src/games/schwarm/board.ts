/** The board of Der Schwarm, and which choices it offers itself; all others become buttons below it. */

import type { Table } from "./declared";
import { countingTime } from "./parts/counting";

export { default } from "./Board.svelte";
export { default as Ending } from "./parts/Ending.svelte";
export { sounds } from "./sounds";
export { isOnBoard as onBoard } from "./targets";
export { where } from "./where";

export const moments = true;

/** The last scorings are counted before the result is told. */
export const epilogue = (table: Table): number => countingTime(table.events);
