/** The irregular outlines of the coasts. They are computed once, because filters would be drawn with every frame. */

import type { Chart } from "../chart";

type Point = [number, number];

const STEP = 13;
/** Waves along an outline: the length and the amplitude of each. */
const SWELL: readonly Point[] = [
  [340, 3.4],
  [150, 3],
  [66, 2.4],
  [38, 1.3],
];

/** Return the coast of one side as a path, inset within its fields. */
function coast({ places }: Chart, side: string, seed: number, inset: number): string {
  const lands = places.filter((each) => each.coast === side);
  const [rows, cols] = [lands.map((each) => each.row), lands.map((each) => each.col)];
  const [top, left] = [Math.min(...rows) * 100 + inset, Math.min(...cols) * 100 + inset];
  const [bottom, right] = [(Math.max(...rows) + 1) * 100 - inset, (Math.max(...cols) + 1) * 100 - inset];
  return smooth(uneven(rounded(left, top, right, bottom), seed));
}

export const coasts = (chart: Chart, inset: number): string[] =>
  chart.directions.map((side, i) => coast(chart, side, i, inset));

/** Return points around a box with round corners, each with its outward direction. */
function rounded(left: number, top: number, right: number, bottom: number): [Point, Point][] {
  const r = Math.min(36, (right - left) / 2, (bottom - top) / 2);
  const corners: Point[] = [
    [right - r, top + r],
    [right - r, bottom - r],
    [left + r, bottom - r],
    [left + r, top + r],
  ];
  return corners.flatMap(([x, y], i) => {
    const bend = Math.max(2, Math.round((r * Math.PI) / 2 / STEP));
    const arc = Array.from({ length: bend + 1 }, (_, n): [Point, Point] => {
      const angle = (i - 1 + n / bend) * (Math.PI / 2);
      const out: Point = [Math.cos(angle), Math.sin(angle)];
      return [[x + out[0] * r, y + out[1] * r], out];
    });
    const [nextX, nextY] = corners[(i + 1) % 4] as Point;
    const [end, out] = arc.at(-1) as [Point, Point];
    const far = Math.hypot(nextX - x, nextY - y);
    const along = Array.from({ length: Math.max(0, Math.round(far / STEP) - 1) }, (_, n): [Point, Point] => {
      const part = ((n + 1) * STEP) / far;
      return [[end[0] + (nextX - x) * part, end[1] + (nextY - y) * part], out];
    });
    return [...arc, ...along];
  });
}

function uneven(points: [Point, Point][], seed: number): Point[] {
  const around = points.length * STEP;
  return points.map(([[x, y], [outX, outY]], n) => {
    const swing = SWELL.reduce((sum, [long, far], k) => {
      const turns = Math.round(around / long);
      return sum + Math.sin((n / points.length) * turns * Math.PI * 2 + seed * 1.7 + k * 2.3) * far;
    }, 0);
    return [x + outX * swing, y + outY * swing];
  });
}

/** Return a smooth closed line through points. */
function smooth(points: Point[]): string {
  const half = (a: Point, b: Point): string => `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const last = points.at(-1) as Point;
  const bends = points.map(
    (point, n) =>
      `Q${point.map((v) => v.toFixed(1)).join(" ")} ${half(point, points[(n + 1) % points.length] as Point)}`,
  );
  return `M${half(last, points[0] as Point)}${bends.join("")}Z`;
}
