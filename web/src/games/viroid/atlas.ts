/** The world as it is drawn: where every dish lies, which place it stands for, and how the lines run between them. */

import { clamp, type Size } from "../../kit/layout";
import type { MapPlace, Point } from "../../kit/map";
import { coasts } from "./art/coasts";
import { reachOf } from "./art/wells";
import type { Table, ViroidCatalogue } from "./declared";
import { project } from "./projection";

/** How large a plate is in its own measure, and its dishes on it. */
export interface Form extends Size {
  /** How far dishes keep from the edge. */
  edge: number;
  /** How much of a dish is its rim. */
  rim: number;
  /** The radius of a dish with so many wells, where the world has so many altogether. */
  radius(wells: number, all: number): number;
  /** How high the name below a dish is, and how wide for each letter; 0 without names. */
  name: Size;
}

/** Wells are as large in every dish, so that dishes grow with their cities; with few of them, all can be larger. */
const WELL = 9.2;
const MANY = 130;
const LARGER = 1.3;
const wellSize = (all: number): number => WELL * Math.min(LARGER, Math.sqrt(MANY / Math.max(1, all)));

export const WIDE: Form = {
  w: 1000,
  h: 436,
  edge: 4,
  rim: 6.5,
  radius: (wells, all) => reachOf(wells) * wellSize(all) + 6.5,
  name: { w: 6.4, h: 13 },
};
/** A screen that stands upright and has room for names. */
export const UPRIGHT: Form = { ...WIDE, w: 820, h: 620 };
export const TALL: Form = { w: 360, h: 290, edge: 2, rim: 3, radius: () => 16.5, name: { w: 0, h: 0 } };

export interface Dish extends MapPlace {
  r: number;
  /** Where the city really is. */
  home: Point;
  continent: string;
  /** The ways into its wells. */
  ways: string[];
}

/** A line as a path. One over the edge has two parts, and what it leads to stands where it leaves. */
export interface Route {
  name: string;
  cities: readonly [string, string];
  path: string;
  /** Where it can be marked. */
  middle: Point;
  exits: { at: Point; to: string }[];
}

export class Atlas {
  readonly dishes: Dish[];
  private readonly byName: Map<string, Dish>;
  private known: { land: Route[]; sea: Route[] } | null = null;

  constructor(
    private readonly catalogue: ViroidCatalogue,
    players: number,
    titles: (city: string) => string,
    readonly form: Form,
  ) {
    const cities = Object.entries(catalogue.cities);
    const all = cities.reduce((sum, [, city]) => sum + (city.wells[String(players)]?.length ?? 0), 0);
    const homes = cities.map(([name, city]) => {
      const home = project([city.longitude, city.latitude], form);
      const ways = city.wells[String(players)] ?? [];
      return { name, x: home[0], y: home[1], r: form.radius(ways.length, all), home, continent: city.continent, ways };
    });
    const widths = homes.map(({ name, r }) => Math.max(r, (titles(name).length * form.name.w) / 2));
    this.dishes = pushedApart(homes, widths, form);
    this.byName = new Map(this.dishes.map((dish) => [dish.name, dish]));
  }

  /** How lines run is worked out when it is asked for: it takes as long as all the rest. */
  get routes(): { land: Route[]; sea: Route[] } {
    this.known ??= { land: this.landRoutes(), sea: this.seaRoutes() };
    return this.known;
  }

  private landRoutes(): Route[] {
    return this.catalogue.land.map(([a = "", b = ""]) => this.route(`${a}-${b}`, [a, b], []));
  }

  private seaRoutes(): Route[] {
    const shores = this.form.name.h ? shoresOf(this.form) : [];
    return Object.entries(this.catalogue.lines).map(([name, { cities, over_edge }]) => {
      const ends = [cities[0] ?? "", cities[1] ?? ""] as const;
      return over_edge ? this.overEdge(name, ends) : this.route(name, ends, shores);
    });
  }

  dish(name: string): Dish {
    return this.byName.get(name) as Dish;
  }

  /** How far it is from the middle of a dish to the middle between it and the nearest other one. */
  reach({ name, x, y }: Dish): number {
    const far = this.dishes.filter((other) => other.name !== name).map((other) => Math.hypot(other.x - x, other.y - y));
    return Math.min(...far) / 2;
  }

  /** The room that the dishes of a continent take. */
  around(continent: string): Bounds {
    const dishes = this.dishes.filter((each) => each.continent === continent);
    const corners = dishes.flatMap(({ x, y, r }): Point[] => [
      [x - r, y - r],
      [x + r, y + r],
    ]);
    return boundsOf(corners);
  }

  /** The continent that somebody means who points there. */
  continentAt([x, y]: Point): string {
    const far = (dish: Dish): number => Math.hypot(dish.x - x, dish.y - y);
    return this.dishes.reduce((best, each) => (far(each) < far(best) ? each : best)).continent;
  }

  /** A line that keeps clear of dishes that it does not lead to, and a sea line of the land as well, as far as a single
   * bend can. */
  private route(name: string, cities: readonly [string, string], shores: readonly Shore[]): Route {
    const [from, to] = [this.dish(cities[0]), this.dish(cities[1])];
    const others = this.dishes.filter((each) => each !== from && each !== to);
    let best = bentLine([from.x, from.y], [to.x, to.y], 0);
    let least = this.cost(best, 0, Number.POSITIVE_INFINITY, others, shores);
    for (const bend of BENDS) {
      const line = bentLine([from.x, from.y], [to.x, to.y], bend);
      const cost = this.cost(line, Math.abs(bend) * 60, least, others, shores);
      if (cost < least) [best, least] = [line, cost];
    }
    const [start, control, end] = [best.start, best.control, best.end].map(rounded);
    return { name, cities, path: `M${start}Q${control} ${end}`, middle: along(best, 0.5), exits: [] };
  }

  /** What a line costs, with so much for its bend; once it is no better than another one, nobody looks any further. */
  private cost(line: Bent, bend: number, least: number, others: Dish[], shores: readonly Shore[]): number {
    let cost = bend;
    for (let n = 1; n < SAMPLES && cost < least; n++) {
      const point = along(line, n / SAMPLES);
      const [x, y] = point;
      for (const other of others) {
        const into = other.r + 5 - Math.hypot(x - other.x, y - other.y);
        if (into > 0) cost += into * into;
      }
      if (x < 0 || y < 0 || x > this.form.w || y > this.form.h) cost += 400;
      if (shores.some((each) => isAshore(point, each))) cost += 14;
    }
    return cost;
  }

  private overEdge(name: string, cities: readonly [string, string]): Route {
    const ends = [this.dish(cities[0]), this.dish(cities[1])].sort((a, b) => a.x - b.x) as [Dish, Dish];
    const [west, east] = ends;
    const y = Math.max(west.y + west.r, east.y + east.r) + this.form.name.h;
    const exits: Route["exits"] = [
      { at: [this.form.w, y], to: west.name },
      { at: [0, y], to: east.name },
    ];
    const path = `M${rounded([east.x, east.y])}L${this.form.w} ${y.toFixed(1)}M0 ${y.toFixed(1)}L${rounded([west.x, west.y])}`;
    return { name, cities, path, middle: [(east.x + east.r + this.form.w) / 2, (east.y + y) / 2], exits };
  }
}

const SAMPLES = 18;
const BENDS = [0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.46, -0.46, 0.62, -0.62];

interface Bent {
  start: Point;
  control: Point;
  end: Point;
}

const rounded = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line with one bend, as a part of its length to the side. */
function bentLine(start: Point, end: Point, bend: number): Bent {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  return { start, end, control: [(start[0] + end[0]) / 2 - dy * bend, (start[1] + end[1]) / 2 + dx * bend] };
}

function along({ start, control, end }: Bent, part: number): Point {
  const rest = 1 - part;
  const at = (n: 0 | 1): number => rest * rest * start[n] + 2 * rest * part * control[n] + part * part * end[n];
  return [at(0), at(1)];
}

/** How far some points reach. */
export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boundsOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Land as an outline, and how far it reaches: most points are not even near. */
export interface Shore extends Bounds {
  points: readonly Point[];
}

export const shoreOf = (points: readonly Point[]): Shore => ({ points, ...boundsOf(points) });

/** Whether a point lies ashore. */
export function isAshore([x, y]: Point, { points, left, right, top, bottom }: Shore): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  let isIn = false;
  for (let n = 0; n < points.length; n++) {
    const [a, b] = [points[n] as Point, points[n ? n - 1 : points.length - 1] as Point];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) isIn = !isIn;
  }
  return isIn;
}

const shoresOf = (size: Size): Shore[] =>
  Object.values(coasts)
    .flat()
    .map((outline) => shoreOf(outline.map((point) => project(point, size))));

/** How far dishes keep from each other. */
const AIR = 2;
const ROUNDS = 300;
const SETTLING = 100;
const HOMESICK = 0.04;

/** Dishes where their cities are, and where these are crowded as near as there is room, names included. */
export function pushedApart(homes: Dish[], widths: number[], { w, h, edge, name }: Form): Dish[] {
  const dishes = homes.map((each) => ({ ...each }));
  for (let round = 0; round < ROUNDS + SETTLING; round++) {
    for (const dish of round < ROUNDS ? dishes : []) {
      dish.x += (dish.home[0] - dish.x) * HOMESICK;
      dish.y += (dish.home[1] - dish.y) * HOMESICK;
    }
    for (let i = 0; i < dishes.length; i++) {
      const one = dishes[i] as Dish;
      for (let k = i + 1; k < dishes.length; k++) {
        const other = dishes[k] as Dish;
        const wide = (widths[i] as number) + (widths[k] as number) + AIR;
        if (Math.abs(other.x - one.x) < wide) part(one, other, wide, name.h); // most are far from each other
      }
    }
    for (const [i, dish] of dishes.entries()) {
      const half = widths[i] ?? dish.r;
      dish.x = clamp(edge + half, dish.x, w - edge - half);
      dish.y = clamp(edge + dish.r, dish.y, h - edge - dish.r - name.h);
    }
  }
  return dishes;
}

/** Two that overlap make way by half each, on the shorter way. A name lies below its dish. */
function part(one: Dish, other: Dish, wide: number, nameHeight: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const isNamed = nameHeight > 0;
  if (!isNamed) {
    const far = Math.hypot(dx, dy) || 1;
    const into = one.r + other.r + AIR - far;
    if (into > 0) shift(one, other, ((dx || 0.5) / far) * into, ((dy || 0.5) / far) * into);
    return;
  }
  const across = wide - Math.abs(dx);
  const down = one.r + other.r + nameHeight + AIR - Math.abs(dy);
  if (across <= 0 || down <= 0) return;
  if (across < down) shift(one, other, dx < 0 ? -across : across, 0);
  else shift(one, other, 0, dy < 0 ? -down : down);
}

function shift(one: Dish, other: Dish, x: number, y: number): void {
  one.x -= x / 2;
  one.y -= y / 2;
  other.x += x / 2;
  other.y += y / 2;
}

const atlases = new WeakMap<ViroidCatalogue, Map<string, Atlas>>();

/** The atlas of a table, drawn once for its content, its players and the shape of the screen. */
export function atlasOf(table: Table, form: Form): Atlas {
  const catalogue = table.game.catalogue;
  const players = table.look.view.players.length;
  const known = atlases.get(catalogue) ?? new Map<string, Atlas>();
  atlases.set(catalogue, known);
  const key = `${players} ${form.w}`;
  const atlas = known.get(key) ?? new Atlas(catalogue, players, (city) => table.texts.thing("city", city), form);
  known.set(key, atlas);
  return atlas;
}
