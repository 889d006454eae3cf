/** The joints of networks, as they are drawn: in two halves that meet at an edge. */

import type { Chart } from "../chart";
import type { PlayerView } from "../declared";

/** A half of a joint: from the middle of a field to its edge, or of a station's land to the shore. */
export interface Link {
  seat: number;
  at: string;
  direction: string;
}

/** The half of every joint of a player, and the land's half where one leads ashore: nobody else draws that. */
export function linksOf({ joints }: PlayerView, seat: number, chart: Chart): Link[] {
  return joints.flatMap(({ field, direction }) => {
    const half: Link = { seat, at: field, direction };
    const next = chart.beside(field, direction);
    return next?.land ? [half, { seat, at: next.name, direction: chart.directionTo(next.name, field) ?? "" }] : [half];
  });
}
