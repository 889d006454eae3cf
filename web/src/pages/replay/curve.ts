/** The lines of the curve. */

import type { Reviewed } from "../../wire";

export interface Strand {
  /** The seat, or -1 for a team of all players. */
  seat: number;
  name: string;
  path: string;
}

const SHOWN = 1000;

/** Return the y coordinate of a chance; a chance of 1 is at the top. */
const height = (chance: number): number => Math.round((1 - chance) * SHOWN) / SHOWN;

/** The standard error from which a chance counts as a rough estimate and is not drawn. */
const GUESSED = 0.25;

/** Return the path of one seat's chances: x counts moments, and y goes from won (top) to lost (bottom). The path breaks
 * at gaps and continues across rough estimates. */
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

/** Return one line for each player, or a single line for a team of all players. */
export function strandsOf(
  moments: (Reviewed | undefined)[],
  names: string[],
  together: boolean,
  all: string,
): Strand[] {
  if (together) return [{ seat: -1, name: all, path: pathOf(moments, 0) }];
  return names.map((name, seat) => ({ seat, name, path: pathOf(moments, seat) }));
}

/** Move positions apart so that they do not overlap and stay within bounds, as close to the originals as possible. */
export function apart(places: number[], gap: number, width: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -gap) + gap));
  for (let i = moved.length - 1, most = width; i >= 0; i -= 1, most = moved[i + 1]! - gap) {
    moved[i] = Math.min(moved[i]!, most);
  }
  return moved;
}
