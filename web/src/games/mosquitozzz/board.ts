/** The board of Mosquitozzz: a terrace at night, one lamp, and the swarm at the edge of its light. */

export { default } from "./Board.svelte";
export { default as Ending } from "./parts/Ending.svelte";
export { suspense } from "./parts/throws";
export { shortcuts } from "./shortcuts";
export { sounds } from "./sounds";
export { isByThing as onBoard, where } from "./targets";

export const moments = true;
