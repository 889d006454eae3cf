/** The drawings of Maus und Mystik, by folder and name. A thing on one square is drawn in a box of 100 by 100. A wide
 * one is 200 wide, a tall one 200 high, and a big one both. */

import { drawingsIn } from "../../../kit/drawings";

const drawings = drawingsIn(
  import.meta.glob<string>(["./*/*.svg", "!./figures/*"], { query: "?raw", import: "default", eager: true }),
);

export const isDrawn = (name: string): boolean => drawings.has(name);

/** Return the elements of a drawing, or "" if there is none. */
export const drawing = (name: string): string => drawings.get(name) ?? "";
