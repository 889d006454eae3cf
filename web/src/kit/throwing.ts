/** The timing of thrown dice and discs. They come to rest one after another, with a pause before the last one. */

import { settings } from "../lib/settings.svelte";

/** The time that one die falls, the delay between dice, the limit for all delays together, and the pause before the
 * last die, in milliseconds. */
export const FALLS = 460;
const EACH = 170;
const ALL = 1500;
const BREATH = 380;

/** Return when one of several dice begins to fall. All fall at once if the player turned the sequence off. */
export function fallsAt(place: number, of: number): number {
  if (!settings.oneByOne) return 0;
  const breath = of > 1 && place === of - 1 ? BREATH : 0;
  return Math.round(place * Math.min(EACH, ALL / of) + breath);
}

/** Return when the last of `of` dice has landed. */
export const landed = (of: number): number => (of ? fallsAt(of - 1, of) + FALLS : 0);

/** The positions of pips in opposite pairs, as columns and rows from the centre. */
const CORNERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 0],
  [1, 0],
] as const;

/** Return the positions of the pips of a number. */
export const pips = (value: number): (readonly [number, number])[] => [
  ...(value % 2 ? [[0, 0] as const] : []),
  ...CORNERS.slice(0, value - (value % 2)),
];
