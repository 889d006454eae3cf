/** The board of Maus und Mystik, and which choices it offers itself; all others become buttons below it. */

import type { BoardModule, Words } from "../board";
import Board from "./Board.svelte";
import type { Choice } from "./declared";
import { isOnBoard } from "./targets";

export default Board satisfies BoardModule["default"];

export { default as Ending } from "./parts/LastPage.svelte";
export { sounds } from "./sounds";
export { suspense } from "./stage";
export { where } from "./where";

export const onBoard = (choice: Words): boolean => isOnBoard(choice as Choice);
