/** The board of Maus und Mystik, and which choices it offers itself; all others become buttons below it. */

import type { BoardModule, BoardTable, Words } from "../board";
import Board from "./Board.svelte";
import type { Choice } from "./declared";
import { reading } from "./reading";
import { isOnBoard } from "./targets";

export default Board satisfies BoardModule["default"];

export { default as Ending } from "./parts/LastPage.svelte";
export { sounds } from "./sounds";
export { suspense } from "./stage";
export { where } from "./where";

/** Whoever reads a page has no buttons below it. */
export const onBoard = (choice: Words, table: BoardTable): boolean => isOnBoard(choice as Choice) || reading.has(table);
