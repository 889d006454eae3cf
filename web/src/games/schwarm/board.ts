/** The board of Der Schwarm, and which choices it offers itself; all others become buttons below it. */

import type { BoardModule, BoardTable, Words } from "../board";
import Board from "./Board.svelte";
import type { Choice } from "./declared";
import { countingTime } from "./parts/counting";
import { isOnBoard, sightOf } from "./targets";

export default Board satisfies BoardModule["default"];

export { highlights } from "./highlights";
export { default as Ending } from "./parts/Surfacing.svelte";
export { sounds } from "./sounds";
export { where } from "./where";

export const onBoard = (choice: Words, table: BoardTable): boolean => isOnBoard(choice as Choice, sightOf(table));

/** The last scorings are counted before the result is told. */
export const epilogue = (table: BoardTable): number => countingTime(table.events);
