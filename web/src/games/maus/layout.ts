/** How the room is shared out: an open book, the room on its left page and everything else on the right one; where there
 * is more height than width one below the other, and where it is low beside each other. The grid in Board.svelte has the
 * sizes. */

export type Form = "wide" | "tall" | "low";

const WIDE = 720;
/** A screen that is lower than this, and at least so wide. */
const LOW = 440;
const LOW_WIDTH = 440;

export function formOf(w: number, h: number): Form {
  if (h < LOW && w >= LOW_WIDTH) return "low";
  return w >= WIDE && w > h && h >= LOW ? "wide" : "tall";
}
