/** The board of Mosquitozzz: a terrace at night, one lamp, and the swarm at the edge of its light. */

import type { BoardModule, BoardTable, Words } from "../board";
import Board from "./Board.svelte";
import { isByThing } from "./targets";
import { viewOf } from "./view";

export default Board satisfies BoardModule["default"];
export { where } from "./where";
export const onBoard = (choice: Words): boolean => isByThing(choice);

/** The number that the question to a player speaks of: the mosquitos not yet repelled. */
export const question = (table: BoardTable): Record<string, number> => ({
  n: viewOf(table).left,
});
