/** How dice and discs are thrown: they spin and come to rest one after the other, with a breath before the last one. */

import { settings } from "../lib/settings.svelte";

/** How long one falls and spins, how much later the next one follows, and how long all hold their breath for the last, in
 * milliseconds. Many follow each other faster. */
export const FALLS = 460;
const EACH = 170;
const ALL = 1500;
const BREATH = 380;

/** When one of several begins to fall: all at once where nobody wants to see them one by one. */
export function fallsAt(place: number, of: number): number {
  if (!settings.oneByOne) return 0;
  const breath = of > 1 && place === of - 1 ? BREATH : 0;
  return Math.round(place * Math.min(EACH, ALL / of) + breath);
}

/** When the last of so many lies. */
export const landed = (of: number): number => (of ? fallsAt(of - 1, of) + FALLS : 0);

/** One corner of a die and its opposite, and so on: columns and rows from the middle. */
const CORNERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 0],
  [1, 0],
] as const;

/** Where the pips of a number are. */
export const pips = (value: number): (readonly [number, number])[] => [
  ...(value % 2 ? [[0, 0] as const] : []),
  ...CORNERS.slice(0, value - (value % 2)),
];
