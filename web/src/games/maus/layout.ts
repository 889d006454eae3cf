/** The layout of the board: an open book with the room on the left page and everything else on the right. The pages are
 * one below the other on a tall screen, and side by side on a low one. The sizes are in the grid in Board.svelte. */

export type Form = "wide" | "tall" | "low";

const WIDE = 720;
/** The limits of a low screen: its maximum height and its minimum width. */
const LOW = 440;
const LOW_WIDTH = 440;

export function formOf(w: number, h: number): Form {
  if (h < LOW && w >= LOW_WIDTH) return "low";
  return w >= WIDE && w > h && h >= LOW ? "wide" : "tall";
}
