/** The board of Mosquitozzz: a terrace at night, one lamp, and the swarm at the edge of its light. */

import type { BoardModule, Words } from "../board";
import Board from "./Board.svelte";
import { isByThing } from "./targets";

export default Board satisfies BoardModule["default"];
export { highlights } from "./parts/announcements";
export { default as Ending } from "./parts/Dawn.svelte";
export { suspense } from "./parts/throws";
export { shortcuts } from "./shortcuts";
export { sounds } from "./sounds";
export { where } from "./where";
export const onBoard = (choice: Words): boolean => isByThing(choice);
