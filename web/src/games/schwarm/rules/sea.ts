/** The sea and its coasts: what lies where and next to what. Made from the drawn board in sea.json. */

import drawn from "./sea.json";

export type Direction = "north" | "east" | "south" | "west";
export const DIRECTIONS: readonly Direction[] = ["north", "east", "south", "west"];

/** Rows down and columns right for each of the eight ways a tsunami may go. */
export const BEARINGS: Record<string, readonly [number, number]> = {
  north: [-1, 0],
  north_east: [-1, 1],
  east: [0, 1],
  south_east: [1, 1],
  south: [1, 0],
  south_west: [1, -1],
  west: [0, -1],
  north_west: [-1, -1],
};

export interface Place {
  name: string;
  row: number;
  col: number;
  /** What a station here scores at the end; 0 on water. */
  value: number;
  land: boolean;
  /** A first station may stand here. */
  start: boolean;
  side: Direction | null;
}

const grid = drawn.grid.map((row) => row.split(" "));
export const ROWS = grid.length;
export const COLUMNS = grid[0]?.length ?? 0;
export const TILE_POINTS: Record<string, number> = drawn.points;
export const JOKER_RANGE: Record<string, number> = drawn.joker;
export const PER_AMOEBA = drawn.perAmoeba;

function sideOf(row: number, col: number): Direction {
  const edges: [number, Direction][] = [
    [row, "north"],
    [COLUMNS - 1 - col, "east"],
    [ROWS - 1 - row, "south"],
    [col, "west"],
  ];
  return edges.reduce((nearest, edge) => (edge[0] < nearest[0] ? edge : nearest))[1];
}

function placeOf(mark: string, row: number, col: number): Place {
  const land = mark !== "~" && mark !== "Q";
  const side = land ? sideOf(row, col) : null;
  const along = 1 + (side === "north" || side === "south" ? col : row);
  const name = side ? `${side}${along}` : `${String.fromCharCode(97 + col)}${row + 1}`;
  return { name, row, col, land, side, value: land ? Number.parseInt(mark, 10) : 0, start: mark.endsWith("*") };
}

export const places: Place[] = grid.flatMap((line, row) =>
  line.flatMap((mark, col) => (mark === "." ? [] : [placeOf(mark, row, col)])),
);
/** Cells of the grid that are no field: a good spot for the card last played. */
export const gaps = grid.flatMap((line, row) => line.flatMap((mark, col) => (mark === "." ? [{ row, col }] : [])));

const byName = new Map(places.map((place) => [place.name, place]));
const byCell = new Map(places.map((place) => [`${place.row},${place.col}`, place]));

export const place = (name: string): Place => byName.get(name) as Place;
export const placeAt = (row: number, col: number): Place | undefined => byCell.get(`${row},${col}`);

/** Water fields in reading order, as the game numbers them. */
export const fields = places.filter((each) => !each.land).map((each) => each.name);
const queenRow = grid.findIndex((line) => line.includes("Q"));
const queenColumn = grid[queenRow]?.indexOf("Q") ?? 0;
export const QUEEN = placeAt(queenRow, queenColumn)?.name ?? "";

/** Land fields clockwise, from the western end of the northern coast on. */
export const ring = clockwise();

function clockwise(): string[] {
  const bearing = (at: Place): number => Math.atan2(at.col - queenColumn, queenRow - at.row);
  const lands = places.filter((each) => each.land);
  const first = lands[0] as Place;
  lands.sort((a, b) => bearing(a) - bearing(b));
  const start = lands.indexOf(first);
  return [...lands.slice(start), ...lands.slice(0, start)].map((each) => each.name);
}

/** What lies beside a place in a direction; nothing beyond the edge. */
export function beside(name: string, direction: string): Place | undefined {
  const from = place(name);
  const [down, right] = BEARINGS[direction] ?? [0, 0];
  return from && placeAt(from.row + down, from.col + right);
}

export const opposite = (direction: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 4] as Direction;

/** The way from one place to the next, if they touch. */
export function directionTo(from: string, to: string): Direction | undefined {
  return DIRECTIONS.find((direction) => beside(from, direction)?.name === to);
}

/** The water fields that touch a land field, and the direction from there onto it. */
export function shores(land: string): [string, Direction][] {
  return DIRECTIONS.flatMap((direction) => {
    const water = beside(land, direction);
    return water && !water.land ? [[water.name, opposite(direction)] as [string, Direction]] : [];
  });
}

/** Land next to land, also across a corner. */
export function landNear(land: string): string[] {
  const at = place(land);
  return ring.filter((name) => {
    const other = place(name);
    return name !== land && Math.abs(other.row - at.row) <= 1 && Math.abs(other.col - at.col) <= 1;
  });
}

/** What a tsunami passes on its way: water, then land, or null when it has left the board. */
export function ray(field: string, bearing: string): (string | null)[] {
  const passed: (string | null)[] = [];
  let at: Place | undefined = place(field);
  while (at && (!at.land || !passed.length)) {
    at = beside(at.name, bearing);
    passed.push(at?.name ?? null);
    if (at?.land) break;
  }
  return passed;
}
