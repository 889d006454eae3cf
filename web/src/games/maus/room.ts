/** The geometry of a room: 36 squares, a1 to f6, each with a mark, and the lines between them. */

import type { Box } from "../../kit/layout";
import type { MapPlace, Point } from "../../kit/map";
import type { Ground, Room, Table } from "./declared";

export const WIDTH = 6;
/** The units of the drawing: the side of a square, and the thickness of the wall around all squares, which contains the
 * doors. */
export const SQUARE = 100;
export const WALL = 30;
export const SIDE = WIDTH * SQUARE + 2 * WALL;

const BLACK = "#";
const HIGH = "hP";
const PAWS = "pP";
const STEP = "y";
const FLOWS: Record<string, Point> = { ">": [1, 0], v: [0, 1], "<": [-1, 0], "^": [0, -1], "~": [0, 0] };
const DOORS = { N: "north", E: "east", S: "south", W: "west", t: "turn" } as const;

export interface Square extends MapPlace {
  column: number;
  row: number;
  black: boolean;
  high: boolean;
  paw: boolean;
  step: boolean;
  cross: boolean;
  special: boolean;
  /** True if the square has no special features. */
  isPlain: boolean;
  /** The direction of the current; [0, 0] in still water, null on dry ground. */
  flow: Point | null;
  /** The exit that is reached from here; empty if there is none. */
  exit: string;
}

/** A line between two squares. Mice cannot cross red lines; climbing a yellow one costs more. */
export interface Edge {
  kind: "red" | "yellow";
  from: Point;
  to: Point;
  /** The downward direction of a yellow line. */
  down: Point;
}

/** Return the box of a square, in hundredths of the room. */
export const boxOf = ({ x, y }: Square): Box => ({
  x: ((x - SQUARE / 2) / SIDE) * 100,
  y: ((y - SQUARE / 2) / SIDE) * 100,
  w: (SQUARE / SIDE) * 100,
  h: (SQUARE / SIDE) * 100,
});

export const COLUMNS = [..."abcdef"];
export const nameAt = (column: number, row: number): string => `${COLUMNS[column]}${row + 1}`;

export function squaresOf({ marks }: Ground): Square[] {
  return [...marks].map((mark, n) => {
    const [column, row] = [n % WIDTH, Math.floor(n / WIDTH)];
    return {
      name: nameAt(column, row),
      column,
      row,
      x: WALL + (column + 0.5) * SQUARE,
      y: WALL + (row + 0.5) * SQUARE,
      black: mark === BLACK,
      high: HIGH.includes(mark),
      paw: PAWS.includes(mark),
      step: mark === STEP,
      cross: mark === "x",
      special: mark === "s",
      isPlain: mark === ".",
      flow: FLOWS[mark] ?? null,
      exit: DOORS[mark as keyof typeof DOORS] ?? "",
    };
  });
}

/** Return the squares of the current room. */
export function squaresAt({ look, game }: Table): Square[] {
  const ground = game.catalogue.grounds[look.view.ground];
  return ground ? squaresOf(ground) : [];
}

const SIDES = [FLOWS[">"], FLOWS.v, FLOWS["<"], FLOWS["^"]] as Point[];
const CORNERS: Point[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/** Return the lines around high ground: yellow towards a step, red elsewhere. A step that only touches it at a corner
 * has a short yellow line across that corner. */
export function edgesOf(squares: Square[]): Edge[] {
  const at = (column: number, row: number): Square | undefined =>
    column >= 0 && column < WIDTH ? squares[row * WIDTH + column] : undefined;
  const beside = ({ column, row }: Square, [dx, dy]: Point): Square | undefined => at(column + dx, row + dy);
  const around = squares
    .filter((each) => each.high)
    .flatMap((each) =>
      SIDES.flatMap((down) => {
        const next = beside(each, down);
        return next && !next.black && !next.high ? [sideLine(each, next, down)] : [];
      }),
    );
  const across = squares
    .filter((each) => each.step && !SIDES.some((side) => beside(each, side)?.high))
    .flatMap((each) => CORNERS.flatMap((up) => (beside(each, up)?.high ? [cornerLine(each, up)] : [])));
  return [...around, ...across];
}

function sideLine(high: Square, low: Square, down: Point): Edge {
  const [dx, dy] = down;
  const half = SQUARE / 2;
  const [x, y] = [high.x + dx * half, high.y + dy * half];
  const from: Point = [x - Math.abs(dy) * half, y - Math.abs(dx) * half];
  const to: Point = [x + Math.abs(dy) * half, y + Math.abs(dx) * half];
  return { kind: low.step ? "yellow" : "red", from, to, down };
}

const SHORT = 16;

function cornerLine({ x, y }: Square, [dx, dy]: Point): Edge {
  const half = SQUARE / 2;
  const [cornerX, cornerY] = [x + dx * half, y + dy * half];
  const from: Point = [cornerX - dy * SHORT, cornerY + dx * SHORT];
  const to: Point = [cornerX + dy * SHORT, cornerY - dx * SHORT];
  return { kind: "yellow", from, to, down: [-dx, -dy] };
}

/** Return the field at an exit, or "" if the room has none. */
export const fieldAt = (squares: Square[], exit: string): string =>
  squares.find((each) => each.exit === exit)?.name ?? "";

export interface Door {
  exit: string;
  field: string;
  colour: string;
  hook: boolean;
  cog: boolean;
  x: number;
  y: number;
  /** The rotation in degrees of an arrow that points east. */
  turn: number;
}

const TURNS: Record<string, number> = { north: -90, east: 0, south: 90, west: 180 };

/** Return the doors of a room. The turn field has none, because its exit leads through the floor. */
export function doorsOf(squares: Square[], room: Room | undefined): Door[] {
  return squares.flatMap(({ exit, name, column, row, x, y }) => {
    const turn = TURNS[exit];
    if (turn === undefined || !room?.exits[exit]) return [];
    const spots: Record<string, Point> = {
      north: [x, WALL + row * SQUARE],
      east: [WALL + (column + 1) * SQUARE, y],
      south: [x, WALL + (row + 1) * SQUARE],
      west: [WALL + column * SQUARE, y],
    };
    const [doorX, doorY] = spots[exit] as Point;
    const hook = room.hooks.includes(exit);
    const cog = room.cogs.includes(exit);
    return [{ exit, field: name, colour: room.exits[exit] as string, hook, cog, x: doorX, y: doorY, turn }];
  });
}

/** Return a pseudo-random number between -1 and 1 for a seed, for hand-drawn irregularity. */
export function wobble(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
}

/** Return a hand-drawn line between two points. */
export function inked([x1, y1]: Point, [x2, y2]: Point, seed: number, by = 2.2): string {
  const along = (part: number, n: number): string => {
    const x = x1 + (x2 - x1) * part + wobble(seed + n) * by;
    const y = y1 + (y2 - y1) * part + wobble(seed + n + 50) * by;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${along(0, 1)}Q${along(0.3, 2)} ${along(0.5, 3)}T${along(1, 4)}`;
}
