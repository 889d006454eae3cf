/** The board of Viroid and the choices that it offers itself. All others become buttons below it. */

export { default } from "./Board.svelte";
export { default as Ending } from "./parts/FrontPage.svelte";
export { nightfallTime as epilogue } from "./parts/nightfall";
export { suspense } from "./parts/throws";
export { sounds } from "./sounds";
export { isOnBoard as onBoard } from "./targets";
export { where } from "./where";
