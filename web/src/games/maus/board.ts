/** The board of Maus und Mystik, and which choices it offers itself; all others become buttons below it. */

import type { Choice, Table } from "./declared";
import { reading, showing } from "./reading";
import { isOnBoard } from "./targets";

export { default } from "./Board.svelte";

export { default as Ending } from "./parts/ChapterEnding.svelte";
export { sounds } from "./sounds";
export { suspense } from "./stage";
export { where } from "./where";

/** Whoever reads is not asked anything yet, but for what a page itself asks. */
export const meanwhile = (table: Table): string =>
  reading.has(table) && showing.has(table) ? table.texts.say("mm-reading") : "";

export const isShowing = (table: Table): boolean => showing.has(table);

/** Whoever reads a page has no buttons below it. */
export const onBoard = (choice: Choice, table: Table): boolean => isOnBoard(choice, table) || reading.has(table);
