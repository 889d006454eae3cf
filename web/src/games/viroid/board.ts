/** The board of Viroid, and which choices it offers itself; all others become buttons below it. */

import type { BoardModule, Words } from "../board";
import Board from "./Board.svelte";
import type { Choice } from "./declared";
import { isOnBoard } from "./targets";

export default Board satisfies BoardModule["default"];

export { default as Ending } from "./parts/FrontPage.svelte";
export { nightfallTime as epilogue } from "./parts/nightfall";
export { suspense } from "./parts/throws";
export { sounds } from "./sounds";
export { where } from "./where";

export const onBoard = (choice: Words): boolean => isOnBoard(choice as Choice);
