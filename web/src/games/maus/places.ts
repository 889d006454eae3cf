/** The places of figures on their squares: one in the middle, several side by side, and many in two rows. */

import type { Box } from "../../kit/layout";
import { SIDE, SQUARE, type Square } from "./room";
import type { Actor } from "./stage";

export interface Standing {
  actor: Actor;
  /** The box in hundredths of the room. */
  box: Box;
  /** The layer. Figures further down are nearer. */
  z: number;
}

/** The base of the stand (x, y) and the width of a figure, as fractions of a square. */
const ALONE = [[0.5, 0.94, 0.8]];
const PAIR = [
  [0.28, 0.94, 0.58],
  [0.72, 0.94, 0.58],
];
const CROWD = [
  [0.27, 0.54, 0.46],
  [0.73, 0.54, 0.46],
  [0.27, 0.98, 0.46],
  [0.73, 0.98, 0.46],
  [0.5, 0.76, 0.46],
  [0.5, 0.32, 0.46],
];
/** A large figure stands behind the others. */
const LARGE = [0.5, 0.93, 1.08];
const BEHIND = [0.5, 0.74, 0.86];
const TALL = 1.2;

function spotOf({ figure, foe }: Actor, crowd: Actor[], isLarge: (foe: string) => boolean): number[] {
  const isGiant = ({ foe: each }: Actor): boolean => each !== null && isLarge(each);
  if (foe !== null && isLarge(foe)) return crowd.length > 1 ? BEHIND : LARGE;
  const small = crowd.filter((each) => !isGiant(each));
  const place = small.findIndex((each) => each.figure === figure);
  if (small.length < crowd.length)
    return [...CROWD.slice(2, 4), ...CROWD.slice(0, 2), ...CROWD.slice(4)][place % CROWD.length] as number[];
  const spots = small.length > 2 ? CROWD : small.length > 1 ? PAIR : ALONE;
  return spots[place % spots.length] as number[];
}

export function standings(actors: Actor[], squares: Square[], isLarge: (foe: string) => boolean): Standing[] {
  return actors.flatMap((actor) => {
    const square = squares.find((each) => each.name === actor.field);
    if (!square) return [];
    const crowd = actors.filter(({ field }) => field === actor.field);
    const [across, down, wide] = spotOf(actor, crowd, isLarge) as [number, number, number];
    const w = SQUARE * wide;
    const x = square.x + (across - 0.5) * SQUARE - w / 2;
    const y = square.y + (down - 0.5) * SQUARE - w * TALL;
    const part = 100 / SIDE;
    return [
      {
        actor,
        box: { x: x * part, y: y * part, w: w * part, h: w * TALL * part },
        z: square.row * 10 + Math.round(down * 8),
      },
    ];
  });
}
