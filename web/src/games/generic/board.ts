/** A board for any game: it shows the view as plain data and leaves all choices to the buttons. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";

export default Board satisfies BoardModule["default"];
export const onBoard = (): boolean => false;
