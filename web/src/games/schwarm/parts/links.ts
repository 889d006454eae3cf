/** The joints of networks, drawn as two halves that meet at an edge. */

import type { Chart } from "../chart";
import type { PlayerView } from "../declared";

/** A half of a joint: from the centre of a field to its edge, or from a station on land to the shore. */
export interface Link {
  seat: number;
  at: string;
  direction: string;
}

/** Return a player's half of each joint, and the land's half of joints that lead ashore, because no player draws that
 * one. */
export function linksOf({ joints }: PlayerView, seat: number, chart: Chart): Link[] {
  return joints.flatMap(({ field, direction }) => {
    const half: Link = { seat, at: field, direction };
    const next = chart.beside(field, direction);
    return next?.land ? [half, { seat, at: next.name, direction: chart.directionTo(next.name, field) ?? "" }] : [half];
  });
}
