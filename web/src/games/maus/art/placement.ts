/** The arrangement of things on the squares of a map. */

import { type Edge, SQUARE, type Square, WALL, WIDTH, wobble } from "../room";
import type { Standing } from "./rooms";

export interface Placed {
  thing: string;
  x: number;
  y: number;
  /** The number of squares that it covers in each direction. */
  across: number;
  down: number;
}

/** Cover squares with things, the largest first if they fit. */
export function covered(squares: Square[], { one, wide, tall, big }: Standing): Placed[] {
  const left = new Set(squares.map(({ column, row }) => `${column} ${row}`));
  const placed: Placed[] = [];
  const take = (column: number, row: number, across: number, down: number): boolean => {
    const wanted = Array.from(
      { length: across * down },
      (_, n) => `${column + (n % across)} ${row + Math.floor(n / across)}`,
    );
    if (!wanted.every((each) => left.has(each))) return false;
    for (const each of wanted) left.delete(each);
    return true;
  };
  const sizes = [
    [big, 2, 2],
    [wide, 2, 1],
    [tall, 1, 2],
    [one, 1, 1],
  ] as const;
  for (const { column, row } of squares) {
    const size = sizes.find(([things, across, down]) => things?.length && take(column, row, across, down));
    if (!size) continue;
    const [things = [], across, down] = size;
    const turn = placed.filter((each) => each.across === across && each.down === down).length;
    const thing = things[turn % things.length] as string;
    placed.push({ thing, x: column * SQUARE, y: row * SQUARE, across, down });
  }
  return placed;
}

/** Return the outline of a set of squares, without inner lines. */
export function outline(squares: Square[]): string {
  const all = new Set(squares.map(({ column, row }) => `${column} ${row}`));
  return squares
    .flatMap(({ column, row }) => {
      const [x, y] = [column * SQUARE, row * SQUARE];
      return [
        all.has(`${column} ${row - 1}`) ? "" : `M${x} ${y}h${SQUARE}`,
        all.has(`${column} ${row + 1}`) ? "" : `M${x} ${y + SQUARE}h${SQUARE}`,
        all.has(`${column - 1} ${row}`) ? "" : `M${x} ${y}v${SQUARE}`,
        all.has(`${column + 1} ${row}`) ? "" : `M${x + SQUARE} ${y}v${SQUARE}`,
      ];
    })
    .join("");
}

export const filled = (squares: Square[]): string =>
  squares.map(({ column, row }) => `M${column * SQUARE} ${row * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z`).join("");

/** Return the lines between squares, except between two black ones. */
export function gridOf(squares: Square[]): [number, number, number, number][] {
  return squares.flatMap(({ column, row, black }, n) => {
    const [x, y] = [column * SQUARE, row * SQUARE];
    const right = column + 1 < WIDTH ? squares[n + 1] : undefined;
    const below = squares[n + WIDTH];
    return [
      ...(right && !(black && right.black) ? [[x + SQUARE, y, x + SQUARE, y + SQUARE]] : []),
      ...(below && !(black && below.black) ? [[x, y + SQUARE, x + SQUARE, y + SQUARE]] : []),
    ] as [number, number, number, number][];
  });
}

/** Draw four waves on a square. */
export const rippled = ({ column, row }: Square): string =>
  [22, 44, 66, 88]
    .map((dy, n) => [column * SQUARE + 6 + Math.round(wobble(column + n) * 6), row * SQUARE + dy])
    .map(([x, y]) => `M${x} ${y}q11 -8 22 0t22 0t22 0t22 0`)
    .join("");

/** Return the rotation in degrees that makes stairs lead down in a direction, instead of towards the viewer. */
export const turned = ([dx, dy]: readonly [number, number]): number => (Math.atan2(dy, dx) * 180) / Math.PI - 90;

export interface Flight {
  x: number;
  y: number;
  turn: number;
  size: number;
}

/** Return whether a line is the yellow one above a step. */
function isAbove({ x, y }: Square, { kind, from, to, down: [dx, dy] }: Edge): boolean {
  const [lowX, lowY] = [(from[0] + to[0] + dx * SQUARE) / 2, (from[1] + to[1] + dy * SQUARE) / 2];
  return kind === "yellow" && Math.hypot(lowX - x, lowY - y) < SQUARE / 8;
}

/** Return the stairs of all steps, each turned towards its high ground. Stairs across a corner are smaller. */
export const flightsOf = (squares: Square[], edges: Edge[]): Flight[] =>
  squares
    .filter((each) => each.step)
    .map((each) => {
      const [dx, dy] = edges.find((edge) => isAbove(each, edge))?.down ?? [0, 1];
      return { x: each.x - WALL, y: each.y - WALL, turn: turned([dx, dy]), size: dx && dy ? 0.7 : 0.9 };
    });
