/** How things are laid out over the squares of a map. */

import { SQUARE, type Square, WIDTH } from "../../room";
import type { Standing } from "./scenes";

export interface Placed {
  thing: string;
  x: number;
  y: number;
  /** How many squares it covers each way. */
  across: number;
  down: number;
}

/** Things that cover squares, the largest first wherever they fit. */
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

/** The outline of some squares, without the lines between them. */
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

/** The lines between squares, except within what is black. */
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
