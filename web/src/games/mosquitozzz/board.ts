/** A board for any game: it shows the view as it is, and leaves all choices to the buttons. */

import type { BoardModule } from "../board";
import Board from "../generic/Board.svelte";

export default Board satisfies BoardModule["default"];
export const onBoard = (): boolean => false;
