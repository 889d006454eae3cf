/** The board of Maus und Mystik, and which choices it offers itself; all others become buttons below it. */

import type { Choice, Table } from "./declared";
import { reading } from "./reading";
import { isOnBoard } from "./targets";

export { default } from "./Board.svelte";

export { default as Ending } from "./parts/LastPage.svelte";
export { sounds } from "./sounds";
export { suspense } from "./stage";
export { where } from "./where";

/** Whoever reads a page has no buttons below it. */
export const onBoard = (choice: Choice, table: Table): boolean => isOnBoard(choice, table) || reading.has(table);
