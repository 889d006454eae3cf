/** The world as it is drawn: where every dish lies, which place it stands for, and how the lines run between them. */

import { clamp, fitted, type Size } from "../../kit/layout";
import type { MapPlace, Point } from "../../kit/map";
import { coasts } from "./art/coasts";
import { reachOf } from "./art/wells";
import type { Table, ViroidCatalogue } from "./declared";
import { project } from "./projection";

/** The size of a plate in its own units, and of its dishes. */
export interface Form extends Size {
  /** The least distance of a dish from the edge. */
  edge: number;
  /** The width of the rim of a dish. */
  rim: number;
  /** The radius of a dish with `wells` wells, in a world that has `all` wells. */
  radius(wells: number, all: number): number;
  /** The font size of the names below the dishes: 12 pixels on the screen. */
  letters: number;
}

/** Wells are equally large in every dish, so that dishes grow with their cities; few wells can all be larger. */
const WELL = 9.2;
const MANY = 130;
const LARGER = 1.3;
const wellSize = (all: number): number => WELL * Math.min(LARGER, Math.sqrt(MANY / Math.max(1, all)));

const LEAST_PIXELS = 12;
/** The area of a plate in its own units: plates of any proportions have as much room for their dishes. */
const AREA = 436_000;
/** Forms differ by steps, so that a window that is resized does not need a new atlas for each pixel. */
const stepped = (value: number, step: number): number => Math.ceil(value / step) * step;

/** The form of a plate beside which everything else is seen as well. */
export function wideForm(room: Size): Form {
  const shape = stepped(room.h / room.w, 0.01);
  const w = Math.round(Math.sqrt(AREA / shape));
  const h = Math.round(w * shape);
  const radius = (wells: number, all: number): number => reachOf(wells) * wellSize(all) + 6.5;
  return { w, h, edge: 4, rim: 6.5, radius, letters: letters({ w, h }, room, 11.4) };
}

/** The form of a plate on a phone, where dishes are as small as a finger allows. */
export function tallForm(room: Size): Form {
  const size = { w: 360, h: stepped((360 * room.h) / room.w, 10) };
  return { ...size, edge: 2, rim: 3, radius: () => 16.5, letters: letters(size, room, 0) };
}

const letters = (size: Size, room: Size, least: number): number =>
  Math.max(least, stepped((LEAST_PIXELS * size.w) / fitted(size, room).w, 0.25));

/** The form for pictures, which have no names. */
export const WIDE = wideForm({ w: 1000, h: 436 });

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
  /** Whether there is room for the names of all cities. */
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

  /** How lines run is worked out when it is asked for: it takes as long as all the rest. */
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

/** The least distance of dishes and names from each other. */
const AIR = 1;
/** The overlap that is left when nothing more is moved, and the most that nobody sees. */
const SETTLED = 0.4;
const UNSEEN = 1.5;
const ROUNDS = 150;
const SETTLING = 100;
const HOMESICK = 0.05;
/** The width of a letter and the height of a line, as parts of the font size. */
const LETTER = 0.53;
const LINE = 1.05;
/** Half the side of the box that stands for a dish beside a name, as a part of its radius. */
const BOXED = 0.8;

/** Move dishes with the names below them apart, as near as possible to where their cities are. Return them and the
 * largest overlap that is left. */
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
    dishes.forEach((dish, n) => keepInside(dish, names[n]!, form));
  }
  return { dishes, overlap };
}

function keepInside(dish: Dish, name: Size, { w, h, edge }: Form): void {
  const half = Math.max(dish.r, name.w / 2);
  dish.x = clamp(edge + half, dish.x, w - edge - half);
  dish.y = clamp(edge + dish.r, dish.y, h - edge - dish.r - name.h);
}

/** Move every two that overlap apart, and return the largest overlap. */
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

/** Two that overlap make way by half each. Names and what is beside them are boxes, which part on the shorter way. */
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

/** What can overlap besides two dishes: half the widths and heights of both, and how much lower the second is than its
 * dish is beside the other dish. */
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

/** The atlas of a table, drawn once for its content, its players and the shape of the screen. */
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
