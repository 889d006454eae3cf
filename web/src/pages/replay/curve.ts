/** Where the lines of the curve run. */

import type { Reviewed } from "../../wire";

export interface Strand {
  /** The seat, or -1 for all who play together. */
  seat: number;
  name: string;
  path: string;
}

const SHOWN = 1000;

/** A chance on the drawing: 1 is at the top. */
const height = (chance: number): number => Math.round((1 - chance) * SHOWN) / SHOWN;

/** A chance that may be off by so much was guessed in passing, on a machine that was too busy. */
const GUESSED = 0.25;

/** The path of one seat's chances, in moments across and from 1 (top, won) to 0 (bottom, lost); it breaks off at gaps, and
 * goes on over what was only guessed. */
export function pathOf(moments: (Reviewed | undefined)[], seat: number): string {
  let path = "";
  let pen = "M";
  for (const [n, moment] of moments.entries()) {
    const chance = moment?.odds.chances[seat];
    if (typeof chance !== "number") {
      pen = "M";
      continue;
    }
    if ((moment?.odds.errors[seat] ?? 0) >= GUESSED) continue;
    path += `${pen}${n} ${height(chance)}`;
    pen = "L";
  }
  return path;
}

/** A line for everybody, or one for all who play together. */
export function strandsOf(
  moments: (Reviewed | undefined)[],
  names: string[],
  together: boolean,
  all: string,
): Strand[] {
  if (together) return [{ seat: -1, name: all, path: pathOf(moments, 0) }];
  return names.map((name, seat) => ({ seat, name, path: pathOf(moments, seat) }));
}

/** The same places, as close to where they were as possible, but so far apart that nothing overlaps, and within bounds. */
export function apart(places: number[], gap: number, width: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -gap) + gap));
  for (let i = moved.length - 1, most = width; i >= 0; i -= 1, most = moved[i + 1]! - gap) {
    moved[i] = Math.min(moved[i]!, most);
  }
  return moved;
}
