/** Where figures stand on their squares: one in the middle, several side by side, in two rows if there are many. */

import type { Box } from "../../kit/layout";
import { SIDE, SQUARE, type Square } from "./room";
import type { Actor } from "./stage";

export interface Standing {
  actor: Actor;
  /** In parts of the room, in hundredths. */
  box: Box;
  /** Whoever stands further down is nearer. */
  z: number;
}

/** Middle of the stand and width of a figure, in parts of a square. */
const ALONE = [[0.5, 0.93, 0.74]];
const PAIR = [
  [0.29, 0.93, 0.54],
  [0.71, 0.93, 0.54],
];
const CROWD = [
  [0.27, 0.54, 0.44],
  [0.73, 0.54, 0.44],
  [0.27, 0.98, 0.44],
  [0.73, 0.98, 0.44],
  [0.5, 0.76, 0.44],
  [0.5, 0.32, 0.44],
];
const LARGE = 1.08;
const TALL = 1.2;

export function standings(actors: Actor[], squares: Square[], isLarge: (foe: string) => boolean): Standing[] {
  const crowds = new Map<string, string[]>();
  for (const { field, figure } of actors) crowds.set(field, [...(crowds.get(field) ?? []), figure]);
  return actors.flatMap((actor) => {
    const square = squares.find((each) => each.name === actor.field);
    if (!square) return [];
    const crowd = crowds.get(actor.field) as string[];
    const spots = crowd.length > 2 ? CROWD : crowd.length > 1 ? PAIR : ALONE;
    const [across, down, wide] = spots[crowd.indexOf(actor.figure) % spots.length] as [number, number, number];
    const large = actor.foe !== null && isLarge(actor.foe);
    const w = SQUARE * (large ? (crowd.length > 1 ? 0.8 : LARGE) : wide);
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
