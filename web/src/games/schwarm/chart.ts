/** The chart of the board: the cell of each place and its neighbours, from the catalogue. */

import type { Box, Size } from "../../kit/layout";
import type { MapPlace, Point } from "../../kit/map";
import type { Land, SchwarmCatalogue, Table } from "./declared";

/** A place in a cell of 100 by 100. A place on water has no coast and no value. */
export interface Place extends MapPlace, Pick<Land, "row" | "value" | "start" | "coast"> {
  col: number;
  land: boolean;
}

const WATER = { land: false, value: 0, start: false, coast: "" };

export class Chart {
  readonly rows: number;
  readonly columns: number;
  /** The names of rows and columns. */
  readonly names: Pick<SchwarmCatalogue, "rows" | "columns">;
  /** The places in reading order. */
  readonly places: Place[];
  readonly queen: Place;
  /** North, east, south and west. */
  readonly directions: string[];
  private readonly bearings: Record<string, number[]>;

  constructor({ rows, columns, fields, lands, queen, bearings }: SchwarmCatalogue) {
    this.rows = rows.length;
    this.columns = columns.length;
    this.names = { rows, columns };
    this.bearings = bearings;
    this.directions = Object.keys(bearings).filter((name) => bearings[name]?.includes(0));
    const all = [...fields.map((field) => ({ ...WATER, ...field })), ...lands.map((land) => ({ ...land, land: true }))];
    this.places = all
      .map(({ column: col, ...place }) => ({ ...place, col, x: col * 100 + 50, y: place.row * 100 + 50 }))
      .sort((a, b) => a.row - b.row || a.col - b.col);
    this.queen = this.place(queen);
  }

  place(name: string): Place {
    return this.places.find((each) => each.name === name) as Place;
  }

  /** Return the cell of a place on a board of this size. */
  cell({ row, col }: { row: number; col: number }, size: Size): Box {
    const [w, h] = [size.w / this.columns, size.h / this.rows];
    return { x: col * w, y: row * h, w, h };
  }

  /** Return the centres of places. */
  points(names: string[]): Point[] {
    return names.map((name) => {
      const { x, y } = this.place(name);
      return [x, y];
    });
  }

  at(row: number, col: number): Place | undefined {
    return this.places.find((each) => each.row === row && each.col === col);
  }

  /** The first cell without a field, which the last played card uses; else the last cell. */
  get gap(): { row: number; col: number } {
    const cells = Array.from({ length: this.rows * this.columns }, (_, i) => ({
      row: Math.floor(i / this.columns),
      col: i % this.columns,
    }));
    return cells.find(({ row, col }) => !this.at(row, col)) ?? { row: this.rows - 1, col: this.columns - 1 };
  }

  /** Return the neighbour of a place, or undefined beyond the edge. */
  beside(name: string, direction: string): Place | undefined {
    return this.line(name, direction, 1)[0];
  }

  /** Return the places in a line, at most up to the edge. */
  line(name: string, bearing: string, most: number): Place[] {
    const { row, col } = this.place(name);
    const [down = 0, right = 0] = this.bearings[bearing] ?? [];
    const found: Place[] = [];
    for (let n = 1; n <= most; n++) {
      const next = this.at(row + down * n, col + right * n);
      if (!next) break;
      found.push(next);
    }
    return found;
  }

  /** Return the bearing and the distance from one place to another, if they are in a line. */
  straight(from: string, to: string): { direction: string; fields: number } | undefined {
    const [start, end] = [this.place(from), this.place(to)];
    const [down, right] = [end.row - start.row, end.col - start.col];
    const fields = Math.max(Math.abs(down), Math.abs(right));
    const direction = Object.keys(this.bearings).find((name) => {
      const [rows = 0, columns = 0] = this.bearings[name] ?? [];
      return rows * fields === down && columns * fields === right;
    });
    return direction && fields ? { direction, fields } : undefined;
  }

  /** Return the direction from one place to an adjacent one. */
  directionTo(from: string, to: string): string | undefined {
    return this.directions.find((direction) => this.beside(from, direction)?.name === to);
  }
}

const charts = new WeakMap<SchwarmCatalogue, Chart>();

/** Return the chart of a table, cached for its content. */
export function chartOf(table: Table): Chart {
  const catalogue = table.game.catalogue;
  const chart = charts.get(catalogue) ?? new Chart(catalogue);
  charts.set(catalogue, chart);
  return chart;
}
