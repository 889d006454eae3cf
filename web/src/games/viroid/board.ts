/** The board of Viroid, and which choices it offers itself; all others become buttons below it. */

import type { BoardModule, BoardTable, Words } from "../board";
import Board from "./Board.svelte";
import type { Choice } from "./declared";
import { isOnBoard } from "./targets";
import { question as numbers, viewOf } from "./view";

export default Board satisfies BoardModule["default"];

export { default as Ending } from "./parts/FrontPage.svelte";
export { nightfallTime as epilogue } from "./parts/nightfall";
export { says } from "./says";
export { where } from "./where";

export const onBoard = (choice: Words): boolean => isOnBoard(choice as Choice);

/** The numbers that the question to a player speaks of. */
export const question = (table: BoardTable): Words => numbers(viewOf(table));
