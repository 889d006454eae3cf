/** The atlas of the world: the position of each dish, its city, and the routes between them. */

import { clamp, fitted, type Size } from "../../kit/layout";
import type { MapPlace, Point } from "../../kit/map";
import { coasts } from "./art/coasts";
import { reachOf } from "./art/wells";
import type { Table, ViroidCatalogue } from "./declared";
import { project } from "./projection";

/** The size of a plate in its own units, and of its dishes. */
export interface Form extends Size {
  /** The minimum distance of a dish from the edge. */
  edge: number;
  /** The width of the rim of a dish. */
  rim: number;
  /** Return the radius of a dish with `wells` wells, in a world that has `all` wells. */
  radius(wells: number, all: number): number;
  /** The font size of the names below the dishes: 12 pixels on the screen. */
  letters: number;
}

/** The radius of a well, the same in all dishes, so that dishes grow with their cities. In a world with few wells all
 * of them are larger. */
const WELL = 9.2;
const MANY = 130;
const LARGER = 1.3;
const wellSize = (all: number): number => WELL * Math.min(LARGER, Math.sqrt(MANY / Math.max(1, all)));

const LEAST_PIXELS = 12;
/** The area of a plate in its own units, so that dishes have the same space on plates of all proportions. */
const AREA = 436_000;
/** Round up to a step, so that a resized window does not need a new atlas for each pixel. */
const stepped = (value: number, step: number): number => Math.ceil(value / step) * step;

/** Return the form of a plate that leaves room for everything else. */
export function wideForm(room: Size): Form {
  const shape = stepped(room.h / room.w, 0.01);
  const w = Math.round(Math.sqrt(AREA / shape));
  const h = Math.round(w * shape);
  const radius = (wells: number, all: number): number => reachOf(wells) * wellSize(all) + 6.5;
  return { w, h, edge: 4, rim: 6.5, radius, letters: letters({ w, h }, room, 11.4) };
}

/** Return the form of a plate on a phone, with dishes as small as a finger allows. */
export function tallForm(room: Size): Form {
  const size = { w: 360, h: stepped((360 * room.h) / room.w, 10) };
  return { ...size, edge: 2, rim: 3, radius: () => 16.5, letters: letters(size, room, 0) };
}

const letters = (size: Size, room: Size, least: number): number =>
  Math.max(least, stepped((LEAST_PIXELS * size.w) / fitted(size, { x: 0, y: 0, ...room }).w, 0.25));

/** The form for pictures, which have no names. */
export const WIDE = wideForm({ w: 1000, h: 436 });

export interface Dish extends MapPlace {
  r: number;
  /** The real position of the city. */
  home: Point;
  continent: string;
  /** The ways into its wells. */
  ways: string[];
}

/** A route as a path. A route over the edge has two parts, each with its destination at the edge. */
export interface Route {
  name: string;
  cities: readonly [string, string];
  path: string;
  /** The point for a mark. */
  middle: Point;
  exits: { at: Point; to: string }[];
}

export class Atlas {
  readonly dishes: Dish[];
  /** True if there is room for the names of all cities. */
  readonly isNamed: boolean;
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
    const named = pushedApart(
      homes,
      homes.map(({ name }) => ({ w: (titles(name).length * LETTER + 0.4) * form.letters, h: LINE * form.letters })),
      form,
    );
    this.isNamed = named.overlap < UNSEEN;
    const nameless = homes.map(() => ({ w: 0, h: 0 }));
    this.dishes = this.isNamed ? named.dishes : pushedApart(homes, nameless, form).dishes;
    this.byName = new Map(this.dishes.map((dish) => [dish.name, dish]));
  }

  /** The routes, computed on demand, because they take as long as the rest of the atlas. */
  get routes(): { land: Route[]; sea: Route[] } {
    this.known ??= { land: this.landRoutes(), sea: this.seaRoutes() };
    return this.known;
  }

  private landRoutes(): Route[] {
    return this.catalogue.land.map(([a = "", b = ""]) => this.route(`${a}-${b}`, [a, b], []));
  }

  private seaRoutes(): Route[] {
    const shores = shoresOf(this.form);
    return Object.entries(this.catalogue.lines).map(([name, { cities, over_edge }]) => {
      const ends = [cities[0] ?? "", cities[1] ?? ""] as const;
      return over_edge ? this.overEdge(name, ends) : this.route(name, ends, shores);
    });
  }

  dish(name: string): Dish {
    return this.byName.get(name) as Dish;
  }

  /** Return half the distance from a dish to its nearest neighbour. */
  reach({ name, x, y }: Dish): number {
    const far = this.dishes.filter((other) => other.name !== name).map((other) => Math.hypot(other.x - x, other.y - y));
    return Math.min(...far) / 2;
  }

  /** Return the bounds of a continent's dishes. */
  around(continent: string): Bounds {
    const dishes = this.dishes.filter((each) => each.continent === continent);
    const corners = dishes.flatMap(({ x, y, r }): Point[] => [
      [x - r, y - r],
      [x + r, y + r],
    ]);
    return boundsOf(corners);
  }

  /** Return the continent of the dish nearest to a point. */
  continentAt([x, y]: Point): string {
    const far = (dish: Dish): number => Math.hypot(dish.x - x, dish.y - y);
    return this.dishes.reduce((best, each) => (far(each) < far(best) ? each : best)).continent;
  }

  /** Return a route with at most one bend that avoids other dishes, and land if it is a sea route. */
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

  /** Return the cost of a line, including its bend. The computation stops at `least`, the cost of a better line. */
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
    const y = Math.max(west.y + west.r, east.y + east.r) + LINE * this.form.letters;
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

/** Return a line with one bend, as a fraction of its length to the side. */
function bentLine(start: Point, end: Point, bend: number): Bent {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  return { start, end, control: [(start[0] + end[0]) / 2 - dy * bend, (start[1] + end[1]) / 2 + dx * bend] };
}

function along({ start, control, end }: Bent, part: number): Point {
  const rest = 1 - part;
  const at = (n: 0 | 1): number => rest * rest * start[n] + 2 * rest * part * control[n] + part * part * end[n];
  return [at(0), at(1)];
}

/** The bounding box of some points. */
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

/** Land as an outline with its bounding box, which quickly excludes most points. */
export interface Shore extends Bounds {
  points: readonly Point[];
}

export const shoreOf = (points: readonly Point[]): Shore => ({ points, ...boundsOf(points) });

/** Return whether a point is on land. */
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

/** The minimum distance between dishes and names. */
const AIR = 1;
/** The overlap at which movement stops, and the largest one that is not visible. */
const SETTLED = 0.4;
const UNSEEN = 1.5;
const ROUNDS = 150;
const SETTLING = 100;
const HOMESICK = 0.05;
/** The width of a letter and the height of a line, relative to the font size. */
const LETTER = 0.53;
const LINE = 1.05;
/** Half the side of the box that stands for a dish beside a name, relative to its radius. */
const BOXED = 0.8;

/** Move dishes with their names apart, as close as possible to their cities. Return them and the largest remaining
 * overlap. */
export function pushedApart(homes: Dish[], names: Size[], form: Form): { dishes: Dish[]; overlap: number } {
  const dishes = homes.map((each) => ({ ...each }));
  let overlap = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS + SETTLING && overlap > SETTLED; round++) {
    const pull = HOMESICK * Math.max(0, 1 - round / ROUNDS);
    for (const dish of dishes) {
      dish.x += (dish.home[0] - dish.x) * pull;
      dish.y += (dish.home[1] - dish.y) * pull;
    }
    const moved = partAll(dishes, names);
    if (round >= ROUNDS) overlap = moved;
    for (const [n, dish] of dishes.entries()) keepInside(dish, names[n]!, form);
  }
  return { dishes, overlap };
}

function keepInside(dish: Dish, name: Size, { w, h, edge }: Form): void {
  const half = Math.max(dish.r, name.w / 2);
  dish.x = clamp(edge + half, dish.x, w - edge - half);
  dish.y = clamp(edge + dish.r, dish.y, h - edge - dish.r - name.h);
}

/** Move all overlapping pairs apart, and return the largest overlap. */
function partAll(dishes: Dish[], names: Size[]): number {
  let most = 0;
  for (let i = 0; i < dishes.length; i++) {
    for (let k = i + 1; k < dishes.length; k++) {
      const [one, other, name, otherName] = [dishes[i]!, dishes[k]!, names[i]!, names[k]!];
      const far = Math.max(one.r, name.w / 2) + Math.max(other.r, otherName.w / 2) + AIR;
      if (Math.abs(other.x - one.x) < far) most = Math.max(most, part(one, other, name, otherName));
    }
  }
  return most;
}

/** Move two overlapping dishes apart by half the overlap each. Names and the things beside them are boxes, which move
 * apart in the shorter direction. */
function part(one: Dish, other: Dish, name: Size, otherName: Size): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy) || 1;
  let overlap = Math.max(0, one.r + other.r + AIR - far);
  let [x, y] = [((dx || 0.5) / far) * overlap, (dy / far) * overlap];
  const [side, down] = [dx < 0 ? -1 : 1, dy < 0 ? -1 : 1];
  for (const [wide, high, below] of name.h ? boxes(one, other, name, otherName) : []) {
    const [across, upright] = [wide + AIR - Math.abs(dx), high + AIR - Math.abs(dy + below)];
    if (across <= 0 || upright <= 0) continue;
    const way = high + AIR - (dy + below) * down;
    overlap = Math.max(overlap, Math.min(across, upright));
    if (across < way) x = side * Math.max(across, x * side);
    else y = down * Math.max(way, y * down);
  }
  shift(one, other, x, y);
  return overlap;
}

/** Return possible overlaps apart from the two dishes: half the widths and heights of both boxes, and their vertical
 * offset relative to the dishes. */
function boxes(one: Dish, other: Dish, name: Size, otherName: Size): [number, number, number][] {
  const [low, otherLow] = [one.r + name.h / 2, other.r + otherName.h / 2];
  return [
    [name.w / 2 + other.r * BOXED, name.h / 2 + other.r * BOXED, -low],
    [otherName.w / 2 + one.r * BOXED, otherName.h / 2 + one.r * BOXED, otherLow],
    [(name.w + otherName.w) / 2, (name.h + otherName.h) / 2, otherLow - low],
  ];
}

function shift(one: Dish, other: Dish, x: number, y: number): void {
  one.x -= x / 2;
  one.y -= y / 2;
  other.x += x / 2;
  other.y += y / 2;
}

const atlases = new WeakMap<ViroidCatalogue, Map<string, Atlas>>();

/** Return the atlas of a table, cached for its content, its players and the form. */
export function atlasOf(table: Table, form: Form): Atlas {
  const catalogue = table.game.catalogue;
  const players = table.look.view.players.length;
  const known = atlases.get(catalogue) ?? new Map<string, Atlas>();
  atlases.set(catalogue, known);
  const key = `${players} ${form.w} ${form.h} ${form.letters}`;
  const atlas = known.get(key) ?? new Atlas(catalogue, players, (city) => table.texts.thing("city", city), form);
  known.set(key, atlas);
  return atlas;
}
