/** The arrangement of wells in a dish, in radii of a well from its centre. */

import type { Point } from "../../../kit/map";

const ring = (n: number, far: number, turn = 0): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * Math.PI * 2 + turn;
    return [Math.sin(angle) * far, -Math.cos(angle) * far] as const;
  });

const LAID_OUT: Record<number, Point[]> = {
  1: [[0, 0]],
  2: ring(2, 1, -Math.PI / 2),
  3: ring(3, 1.16),
  4: ring(4, 1.42, -Math.PI / 4),
  5: ring(5, 1.71),
  6: ring(6, 2.01, -Math.PI / 6),
};

export const wellsOf = (n: number): Point[] => LAID_OUT[n] ?? ring(n, n / 3);

/** Return the radius of a dish with `n` wells, in radii of a well. */
export const reachOf = (n: number): number => 1 + Math.max(...wellsOf(n).map(([x, y]) => Math.hypot(x, y)));

/** Return an arc around the centre, from one angle to another in degrees, clockwise from the top. */
export function arc(r: number, from: number, to: number): string {
  const at = (angle: number): string => {
    const turn = (angle * Math.PI) / 180;
    return `${(Math.sin(turn) * r).toFixed(2)} ${(-Math.cos(turn) * r).toFixed(2)}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}
