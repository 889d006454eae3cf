/** The board of Maus und Mystik and the choices that it offers itself. All others become buttons below it. */

import type { Choice, Table } from "./declared";
import { reading, showing } from "./reading";
import { isOnBoard } from "./targets";

export { default } from "./Board.svelte";

export { default as Ending } from "./parts/ChapterEnding.svelte";
export { sounds } from "./sounds";
export { suspense } from "./stage";
export { where } from "./where";

/** Return the text that replaces the question while a page is open. A page's own question is asked on the page. */
export const meanwhile = (table: Table): string =>
  reading.has(table) && showing.has(table) ? table.texts.say("mm-reading") : "";

export const isShowing = (table: Table): boolean => showing.has(table);

/** Return whether the board offers a choice. While a page is open there are no buttons below the board. */
export const onBoard = (choice: Choice, table: Table): boolean => isOnBoard(choice, table) || reading.has(table);
